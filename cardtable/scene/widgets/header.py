"""The header of a table: menu, game, deal code, and boxes that tell the state of the match."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QAction, QPainter, QPainterPath

from cardtable.scene.focus import Focusable, Kind
from cardtable.scene.item import PaintedItem
from cardtable.scene.paint import colour, falling, pen, rounded
from cardtable.scene.palette import GLASS, GLASS_ALPHA, GOLD_LIGHT, IVORY, IVORY_SOFT
from cardtable.scene.typography import Role, width
from cardtable.scene.widgets.chip import ChipItem, Style
from cardtable.scene.widgets.icons import Icon, draw_icon
from cardtable.scene.widgets.words import draw_text, fit

if TYPE_CHECKING:
    from cardtable.scene.stage import Stage

HEIGHT: Final = 44.0
GAP: Final = 12.0
PAD: Final = 14.0
TAG: Final = 9.0  # u between the game and its tag


@dataclass(frozen=True, slots=True)
class HeaderContent:
    """What the header says: the game, a tag beside it, a second line, the deal code, and short facts ("Base 3 × 1")."""

    title: str
    sub: str = ""
    code: str = ""
    facts: tuple[str, ...] = ()
    tag: str = ""


class Header(PaintedItem, Focusable):
    """A row with its upper left corner at the item's position; *copy* copies the deal code."""

    focus_kind = Kind.TEXT
    focus_key = "header"

    def __init__(self, stage: Stage, menu: QAction, copy: QAction | None = None) -> None:
        super().__init__(stage)
        self.content = HeaderContent("")
        self.menu = ChipItem(stage, menu, Icon.MENU, label=False, parent=self)
        self.copy = ChipItem(stage, copy, style=Style.LINK, height=HEIGHT, parent=self) if copy is not None else None
        if self.copy is not None:
            self.copy.resized = self._lay
        self._boxes: list[tuple[QRectF, tuple[str, ...]]] = []
        self._wide, self._room = 0.0, math.inf
        self._lay()

    @property
    def width(self) -> float:
        """Its width in u."""
        return self._wide

    def limit(self, wide: float) -> None:
        """Keep the second line within *wide* u from the left end: it is written smaller where it would be longer."""
        room = max(1.0, wide - self.menu.width - PAD)
        if room != self._room:
            self._room = room
            self._lay()

    def show_content(self, content: HeaderContent) -> None:
        """Say something else."""
        if content != self.content:
            self.content = content
            self._lay()

    def rerender(self) -> None:
        """Lay out again: words may have changed their size."""
        self._lay()

    def focus_name(self) -> str:
        """Return the whole header in words."""
        said = self.content
        return ", ".join(part for part in (said.title, said.sub, said.tag, said.code, *said.facts) if part)

    def focus_outline(self) -> QPainterPath:
        """Return the row's outline."""
        return rounded(QRectF(0, 0, self._wide, HEIGHT), 10)

    def _lay(self) -> None:
        said, face = self.content, self.stage.face
        x = self.menu.width + PAD
        self._tag_at = width(said.title, face(Role.NAME, 16)) + TAG
        title = self._tag_at + width(said.tag, face(Role.SMALL)) if said.tag else self._tag_at - TAG
        self._sub = fit(self.stage, said.sub, Role.SMALL, self._room)
        x += max(title, width(said.sub, self._sub)) + GAP
        self._boxes = []
        if said.code:
            wide = PAD + 24 + width(said.code, face(Role.SMALL)) + PAD
            if self.copy is not None:
                self.copy.setPos(x + wide + PAD, 0)
                wide += self.copy.width + 2 * PAD
            self._boxes.append((QRectF(x, 0, wide, HEIGHT), (said.code,)))
            x += wide + GAP
        if self.copy is not None:
            self.copy.setVisible(bool(said.code))
        if said.facts:
            wide = sum(width(fact, face(Role.SMALL_STRONG)) + 2 * PAD for fact in said.facts)
            self._boxes.append((QRectF(x, 0, wide, HEIGHT), said.facts))
            x += wide + GAP
        self._wide = x - GAP
        self.set_bounds(QRectF(-2, -2, self._wide + 4, HEIGHT + 6))
        self.touch()

    def draw(self, painter: QPainter) -> None:
        """Draw the words and their boxes."""
        said, face = self.content, self.stage.face
        x = self.menu.width + PAD
        draw_text(painter, x, 18 if said.sub else 28, said.title, face(Role.NAME, 16), IVORY)
        draw_text(painter, x + self._tag_at, 18 if said.sub else 28, said.tag, face(Role.SMALL), GOLD_LIGHT)
        draw_text(painter, x, 38, said.sub, self._sub, colour(IVORY, IVORY_SOFT))
        for box, words in self._boxes:
            form = rounded(box, 10)
            painter.fillPath(form.translated(0, 2), colour("#000000", 0.2))
            top, bottom = GLASS
            painter.fillPath(form, falling(box, (0, colour(top, GLASS_ALPHA)), (1, colour(bottom, GLASS_ALPHA))))
            painter.strokePath(form, pen(colour(IVORY, 0.16), 1))
            if words == (said.code,):
                draw_icon(painter, Icon.COPY, QPointF(box.left() + PAD + 8, box.center().y()), colour(IVORY, 0.8), 17)
                draw_text(painter, box.left() + PAD + 24, box.center().y() + 5, said.code, face(Role.SMALL), IVORY)
                if self.copy is not None:
                    line = self.copy.pos().x() - PAD
                    painter.fillRect(QRectF(line, 9, 1, HEIGHT - 18), colour(IVORY, 0.22))
                continue
            self._draw_facts(painter, box, words)

    def _draw_facts(self, painter: QPainter, box: QRectF, facts: Sequence[str]) -> None:
        x, face = box.left(), self.stage.face(Role.SMALL_STRONG)
        for n, fact in enumerate(facts):
            if n:
                painter.fillRect(QRectF(x, 9, 1, HEIGHT - 18), colour(IVORY, 0.22))
            x += 2 * PAD + draw_text(painter, x + PAD, box.center().y() + 5, fact, face, IVORY)
