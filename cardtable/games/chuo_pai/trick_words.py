"""What the highest play is: a tab over it that says whose, and two lines below it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from cardtable.games.chuo_pai.family_mark import paint_family
from cardtable.scene.focus import Focusable, Kind
from cardtable.scene.item import PaintedItem
from cardtable.scene.paint import capsule, colour, falling
from cardtable.scene.palette import GOLD_CHIP, INK, INK_GOLD, IVORY, PAPER
from cardtable.scene.stage import Stage
from cardtable.scene.typography import Role, width
from cardtable.scene.widgets.words import CENTRE, LEFT, draw_text, fit

TITLE: Final = 26.0
TAB: Final = 26.0
MARK: Final = 9.0  # radius


@dataclass(frozen=True, slots=True)
class Said:
    """All that is written around the highest play; empty parts are left out."""

    tab: str = ""
    title: str = ""
    below: str = ""
    family: str = ""  # whose mark stands before the last line
    gold: bool = False  # points are won


class TrickWords(PaintedItem, Focusable):
    """The words; the item's position is the stage's corner."""

    focus_kind = Kind.TEXT
    focus_key = "trick"

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.said = Said()
        self._tab, self._words = QPointF(), QRectF()
        self.setZValue(60.0)
        self.setVisible(False)

    def arrange(self, tab: QPointF, words: QRectF) -> None:
        """Stand around the highest play."""
        self._tab, self._words = QPointF(tab), QRectF(words)
        self._lay()

    def say(self, said: Said) -> None:
        """Say something else, or nothing."""
        if said != self.said:
            self.said = said
            self.setVisible(bool(said.tab or said.title))
            self.touch()

    def rerender(self) -> None:
        """Lay out again: words may have changed their size."""
        self._lay()

    def retranslate(self) -> None:
        """Nothing: whoever gave the words gives them again."""

    def focus_name(self) -> str:
        """Return the words."""
        return ", ".join(part for part in (self.said.tab, self.said.title, self.said.below) if part)

    def focus_outline(self) -> QPainterPath:
        """Return what the words cover."""
        path = QPainterPath()
        path.addRect(self._words)
        return path

    def area(self) -> QRectF:
        """Return what the words cover, in the stage; an empty one while there are none."""
        if not self.isVisible():
            return QRectF()
        title, below = self.stage.face(Role.HEADING, TITLE), self.stage.face(Role.BODY, 16)
        wide = max(width(self.said.title, title), width(self.said.below, below) + 2 * MARK + 8)
        area = QRectF(self._words)
        area.setWidth(min(wide, area.width()))
        area.moveCenter(self._words.center())
        return area

    def _lay(self) -> None:
        tab = QRectF(self._tab.x() - 240, self._tab.y() - 30, 480, 60)
        self.set_bounds(tab.united(self._words))
        self.touch()

    def draw(self, painter: QPainter) -> None:
        """Draw tab and lines."""
        said, words = self.said, self._words
        if said.tab:
            self._draw_tab(painter)
        face = fit(self.stage, said.title, Role.HEADING, words.width(), TITLE)
        top = words.top() if said.tab else (self._tab.y() + words.bottom()) / 2 - face.pixelSize()  # nothing lies there
        base = top + face.pixelSize() * 0.95
        draw_text(painter, words.center().x(), base, said.title, face, IVORY, CENTRE)
        if not said.below:
            return
        mark = 2 * MARK + 8 if said.family else 0.0
        face = fit(self.stage, said.below, Role.BODY, words.width() - mark, 16)
        wide = width(said.below, face) + mark
        x, base = words.center().x() - wide / 2, base + face.pixelSize() * 1.62
        if said.family:
            paint_family(painter, said.family, QPointF(x + MARK, base - face.pixelSize() * 0.36), MARK)
        draw_text(painter, x + mark, base, said.below, face, colour(IVORY, 0.94), LEFT)

    def _draw_tab(self, painter: QPainter) -> None:
        said = self.said
        face = fit(self.stage, said.tab, Role.BADGE, 440, 15)
        high = max(TAB, face.pixelSize() * 1.7)
        wide = width(said.tab, face) + 30
        box = QRectF(self._tab.x() - wide / 2, self._tab.y() - high / 2, wide, high)
        painter.fillPath(capsule(box).translated(1, 2.5), colour("#000000", 0.35))
        top, bottom = GOLD_CHIP if said.gold else (PAPER[0], PAPER[2])
        painter.fillPath(capsule(box), falling(box, (0, top), (1, bottom)))
        base = box.center().y() + face.pixelSize() * 0.36
        draw_text(painter, box.center().x(), base, said.tab, face, INK_GOLD if said.gold else INK, CENTRE)
