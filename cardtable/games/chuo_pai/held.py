"""What the raised cards are, or what is asked for: one line over the buttons, with a link to the rule if it refuses."""

from __future__ import annotations

import enum
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QAction, QPainter, QPainterPath

from cardtable.scene.cards.words import CARD_WORDS
from cardtable.scene.focus import Focusable, Kind
from cardtable.scene.item import PaintedItem
from cardtable.scene.paint import capsule, colour, disc, falling, pen, rounded
from cardtable.scene.palette import GLASS, GOLD, IVORY, TERRACOTTA, TERRACOTTA_TEXT
from cardtable.scene.stage import Stage
from cardtable.scene.timeline import Cue, Motion, arrive
from cardtable.scene.typography import Role, width, wrap
from cardtable.scene.widgets.chip import ChipItem, Style
from cardtable.scene.widgets.icons import Icon, draw_icon
from cardtable.scene.widgets.words import draw_text

PAD: Final = 18.0
SIGN: Final = 28.0
LEAST: Final = 36.0
RISE: Final = 8.0
FLASH_MS: Final = 180.0
OBJECTION: Final = ("#2A1912", "#1C100B")  # the ground of what refuses


class Tone(enum.Enum):
    """How it is said."""

    PLAIN = enum.auto()
    GOOD = enum.auto()
    BAD = enum.auto()
    REFUSED = enum.auto()  # it was tried


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the line says; *rule* is the paragraph that its link leads to."""

    text: str = ""
    tone: Tone = Tone.PLAIN
    rule: str = ""


class Held(PaintedItem, Focusable):
    """The line: around the middle of its box, its foot on the box's; one with many words has two lines."""

    focus_kind = Kind.TEXT
    focus_key = "held"

    def __init__(self, stage: Stage, follow: Callable[[str], object]) -> None:
        """*follow* opens a rule."""
        super().__init__(stage)
        self.said = Verdict()
        self._place, self._box, self._lines = QRectF(), QRectF(), [""]
        self._action = QAction(stage)
        self._action.setObjectName("held-rule")
        self._action.triggered.connect(lambda: follow(self.said.rule))
        self.link = ChipItem(stage, self._action, style=Style.LINK, height=30, parent=self)
        self.link.resized = self._lay
        self.setZValue(58.0)
        self.setVisible(False)

    def arrange(self, place: QRectF) -> None:
        """Stand in a box of the stage, from its foot up."""
        self._place = QRectF(place)
        self._lay()

    def say(self, said: Verdict) -> None:
        """Say something, or nothing."""
        if said != self.said:
            self.said = said
            self.setVisible(bool(said.text))
            self._name_link()
            self._lay()

    def flash(self) -> None:
        """Come anew, so that it is noticed even if it says what it said before."""
        here = self.pos()
        motion = Motion(self, here, here + QPointF(0, RISE), easing=arrive, opacity=(0.3, 1.0))
        self.stage.timeline.play([Cue(FLASH_MS, [motion])])

    def rerender(self) -> None:
        """Lay out again: words may have changed their size."""
        self._lay()

    def retranslate(self) -> None:
        """Name the link again; whoever gave the words gives them again."""
        self._name_link()

    def area(self) -> QRectF:
        """Return what it covers, in the stage; an empty one while nothing is said."""
        return self._box.translated(self.pos()) if self.isVisible() else QRectF()

    def focus_name(self) -> str:
        """Return the words."""
        return self.said.text

    def focus_outline(self) -> QPainterPath:
        """Return the line's outline."""
        return rounded(self._box, 16)

    def _name_link(self) -> None:
        self._action.setVisible(bool(self.said.rule))  # the chip follows its action whenever it is drawn anew
        if self.said.rule:
            self._action.setText(CARD_WORDS.rule(self.said.rule))

    def _lay(self) -> None:
        face = self.stage.face(Role.BODY, 16)
        sign = 0.0 if self.said.tone is Tone.PLAIN else SIGN
        link = self.link.width + 6 if self.said.rule else 0.0
        room = self._place.width() - 2 * PAD - sign - link
        self._lines = wrap(self.said.text, face, max(120.0, room))
        wide = max(width(line, face) for line in self._lines) + 2 * PAD + sign + link
        high = max(LEAST, face.pixelSize() * (1.28 * len(self._lines) + 0.85))
        self._box = QRectF(-wide / 2, -high, wide, high)
        self.setPos(self._place.center().x(), self._place.bottom())
        self.link.setPos(wide / 2 - PAD - self.link.width + 4, -high / 2 - 15)
        self.set_bounds(self._box.adjusted(-4, -4, 4, 6))
        self.touch()

    def draw(self, painter: QPainter) -> None:
        """Draw ground, sign and words."""
        said, box = self.said, self._box
        form = capsule(box) if len(self._lines) == 1 else rounded(box, 16)
        painter.fillPath(form.translated(0.5, 2.5), colour("#000000", 0.26))
        top, bottom = OBJECTION if said.tone is Tone.REFUSED else GLASS
        painter.fillPath(form, falling(box, (0, colour(top, 0.88)), (1, colour(bottom, 0.9))))
        edge = {Tone.PLAIN: colour(IVORY, 0.28), Tone.GOOD: colour(GOLD)}.get(said.tone, colour(TERRACOTTA))
        painter.strokePath(form, pen(edge, 1.2 if said.tone is Tone.PLAIN else 2.0))
        face, x = self.stage.face(Role.BODY, 16), box.left() + PAD
        if said.tone is not Tone.PLAIN:
            self._draw_sign(painter, QPointF(x + 8, box.center().y()))
            x += SIGN
        step = face.pixelSize() * 1.28
        first = box.center().y() - step * (len(self._lines) - 1) / 2 + face.pixelSize() * 0.36
        for n, line in enumerate(self._lines):
            draw_text(painter, x, first + n * step, line, face, IVORY)

    def _draw_sign(self, painter: QPainter, at: QPointF) -> None:
        match self.said.tone:
            case Tone.GOOD:
                draw_icon(painter, Icon.CHECK, at, colour(GOLD), 19)
            case Tone.BAD:
                draw_icon(painter, Icon.INFO, at, colour(TERRACOTTA_TEXT), 19)
            case Tone.REFUSED:
                painter.fillPath(disc(at.x(), at.y(), 12), colour(TERRACOTTA))
                draw_icon(painter, Icon.CROSS, at, IVORY, 16)
