"""A word across the table for what everybody shall notice: a bomb, a spring, who has become landlord."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from cardtable.scene.item import PaintedItem
from cardtable.scene.paint import capsule, colour, falling, pen
from cardtable.scene.palette import CLAY, INK, PAPER
from cardtable.scene.soft import shadow
from cardtable.scene.stage import Stage
from cardtable.scene.timeline import Cue, Motion, leave, settle
from cardtable.scene.typography import Role, width
from cardtable.scene.widgets.words import CENTRE, draw_text

SHADE: Final = 40.0
COMES_MS: Final = 260.0
STAYS_MS: Final = 620.0
GOES_MS: Final = 200.0


class Banner(PaintedItem):
    """A strip of paper with a title and a second line, around the item's position; hidden at rest."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self._title = self._sub = ""
        self._box = QRectF()
        self.setZValue(3_500.0)
        self.setVisible(False)

    def cues(self, title: str, sub: str, at: QPointF) -> list[Cue]:
        """Return how the words come to *at*, stay for a moment, and go."""
        comes = Motion(self, scale=(0.6, 1.0), opacity=(0.0, 1.0), easing=settle)
        goes = Motion(self, opacity=(1.0, 0.0), easing=leave)
        return [
            Cue(COMES_MS, [comes], at_start=lambda: self._say(title, sub, at)),
            Cue(STAYS_MS),
            Cue(GOES_MS, [goes], at_end=self.clear),
        ]

    def clear(self) -> None:
        """Be gone."""
        self.setVisible(False)

    def retranslate(self) -> None:
        """Words in the former language go."""
        self.clear()

    def _say(self, title: str, sub: str, at: QPointF) -> None:
        self._title, self._sub = title, sub
        self.setPos(at)
        face, small = self.stage.face(Role.TITLE, 40), self.stage.face(Role.BODY, 17)
        wide = max(width(title, face), width(sub, small)) + 110
        self._box = QRectF(-wide / 2, -46, wide, 92)
        self.set_bounds(self._box.adjusted(-SHADE, -SHADE, SHADE, SHADE))
        self.touch()
        self.setVisible(True)

    def draw(self, painter: QPainter) -> None:
        """Draw the strip and its words."""
        form = capsule(self._box)
        shadow(painter, form, "#000000", 18, 4, 12, 0.6)
        lit, middle, edge = PAPER
        painter.fillPath(form, falling(self._box, (0, lit), (0.6, middle), (1, edge)))
        painter.strokePath(capsule(self._box.adjusted(6, 6, -6, -6)), pen(colour(CLAY, 0.4), 1.2))
        face, small = self.stage.face(Role.TITLE, 40), self.stage.face(Role.BODY, 17)
        draw_text(painter, 0, 5 if self._sub else 14, self._title, face, INK, CENTRE)
        draw_text(painter, 0, 31, self._sub, small, CLAY, CENTRE)
