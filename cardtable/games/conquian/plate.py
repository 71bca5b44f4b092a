"""The plate of an opponent: name, cards in hand, how far from cutting, and what was done last."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from cardtable.games.conquian.cut_panel import draw_slots
from cardtable.games.conquian.words import WORDS
from cardtable.scene.cards.seat_plate import BACK, BACK_STEP, BACKS, SeatContent, SeatPlate
from cardtable.scene.paint import colour
from cardtable.scene.palette import GOLD_TEXT, IVORY
from cardtable.scene.typography import Role, width
from cardtable.scene.widgets.words import RIGHT, draw_text, fit

NAME_X: Final = 86.0
NAME_Y: Final = 0.235  # of the height, like the others
HAND_Y: Final = 0.40
TICKS_Y: Final = 0.69
LAST_Y: Final = 0.885


@dataclass(frozen=True, slots=True)
class PlateContent(SeatContent):
    """All an opponent's plate says."""

    melded: int = 0


class Plate(SeatPlate):
    """A plate with nine slots instead of a role."""

    def hand_at(self) -> QPointF:
        """Return where the player's cards are, in the stage."""
        return self.mapToScene(QPointF(NAME_X + 20, self._count_y()))

    def focus_name(self) -> str:
        """Return everything on the plate in one sentence."""
        said = self.content
        melded = said.melded if isinstance(said, PlateContent) else 0
        parts = (said.name, said.turn, said.counted, WORDS.of_nine(melded), said.last)
        return ", ".join(part for part in parts if part)

    def _face_at(self) -> QPointF:
        return QPointF(45, self.size.height() * 0.335)

    def _count_y(self) -> float:
        return self.size.height() * HAND_Y

    def _face_key(self) -> Hashable:
        return ("conquian face", self.avatar, self.size.height())

    def _draw_words(self, painter: QPainter) -> None:
        said, high, right = self.content, self.size.height(), self.size.width() - 16
        name = fit(self.stage, said.name, Role.NAME, right - NAME_X, 16)
        draw_text(painter, NAME_X, high * NAME_Y, said.name, name, IVORY)
        if said.counted:
            x = NAME_X + self.deck.size(BACK).width() + (BACKS - 1) * BACK_STEP + 10
            face = fit(self.stage, said.counted, Role.SMALL, right - x)
            draw_text(painter, x, self._count_y() + face.pixelSize() * 0.36, said.counted, face, colour(IVORY, 0.92))
        if isinstance(said, PlateContent):
            tally, face = WORDS.of_nine(said.melded), self.stage.face(Role.NAME, 16)
            base = high * TICKS_Y
            draw_text(painter, right, base + face.pixelSize() * 0.36, tally, face, GOLD_TEXT, RIGHT)
            room = QRectF(16, base - 9, right - 16 - width(tally, face) - 14, 18)
            draw_slots(painter, room, said.melded)
        last = fit(self.stage, said.last, Role.SMALL, right - 16)
        draw_text(painter, 16, high * LAST_Y + last.pixelSize() * 0.3, said.last, last, colour(IVORY, 0.88))
