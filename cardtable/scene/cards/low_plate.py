"""A low plate: name and cards in one line, and below it what a game has to say; gold around the person who may act."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter

from cardtable.scene.cards import seat_plate
from cardtable.scene.cards.seat_plate import SeatContent, SeatPlate
from cardtable.scene.decks.deck import Deck
from cardtable.scene.paint import capsule, colour, falling, pen, rounded
from cardtable.scene.palette import GOLD, GOLD_CHIP, INK_GOLD, IVORY, IVORY_SOFT
from cardtable.scene.soft import glow
from cardtable.scene.stage import Stage
from cardtable.scene.typography import Role, width
from cardtable.scene.widgets.words import RIGHT, draw_text, fit

TEXT_X: Final = 71.0
EDGE: Final = 14.0  # u from the words to the right end
HANGS: Final = 7.0  # u of a tag that lie beyond the lower edge, or within the upper one


@dataclass(frozen=True, slots=True)
class LowContent(SeatContent):
    """All a low plate says."""

    mine: bool = False  # gold: the person may act


class LowPlate(SeatPlate):
    """Gold around the person who may act, ivory around whoever else is waited for.  *key* names its ground."""

    def __init__(self, stage: Stage, seat: int, deck: Deck, avatar: Callable[[QPainter], None], key: str) -> None:
        self.seat, self._kind = seat, key
        super().__init__(stage, str(seat), deck, avatar)

    def hand_at(self) -> QPointF:
        """Return where the player's cards are, in the stage."""
        return self.mapToScene(QPointF(self.size.width() - 44, self.size.height() * 0.36))

    def _show_backs(self) -> None:
        """The plate is too low for them: the number says it."""

    def _face_at(self) -> QPointF:
        return QPointF(35, self.size.height() / 2)

    def _face_key(self) -> Hashable:
        return (f"{self._kind} face", self.seat, self.size.height())

    def _ground_key(self) -> Hashable:
        said = self.content
        return (f"{self._kind} plate", self.size.width(), self.size.height(), bool(said.turn), _mine(said))

    def _draw_ground(self, painter: QPainter) -> None:
        if _mine(self.content):
            glow(painter, rounded(self.box(), seat_plate.RADIUS), colour(GOLD), 8, 4, 0.5)
        super()._draw_ground(painter)
        if _mine(self.content):
            box = self.box().adjusted(0.8, 0.8, -0.8, -0.8)
            painter.strokePath(rounded(box, seat_plate.RADIUS - 0.8), pen(colour(GOLD), 2.4))

    def faces(self) -> tuple[QFont, QFont]:
        """Return the letters of the name and of what is counted: where room is short, the number gives way first."""
        said, room = self.content, self.size.width() - EDGE - TEXT_X - 8
        rest = room - width(said.name, self.stage.face(Role.NAME, 17))
        counted = fit(self.stage, said.counted, Role.SMALL, max(rest, room / 2))
        return fit(self.stage, said.name, Role.NAME, room - width(said.counted, counted), 17), counted

    def _draw_words(self, painter: QPainter) -> None:
        said, right = self.content, self.size.width() - EDGE
        base = self.size.height() * 0.41
        name, counted = self.faces()
        draw_text(painter, TEXT_X, base, said.name, name, IVORY)
        draw_text(painter, right, base, said.counted, counted, colour(IVORY, IVORY_SOFT), RIGHT)
        self._draw_below(painter, right)

    def _draw_below(self, painter: QPainter, right: float) -> None:
        """Draw what the game says, up to *right*: what was done last."""
        said, high = self.content, self.size.height()
        last = fit(self.stage, said.last, Role.SMALL, right - TEXT_X)
        draw_text(painter, TEXT_X, high * 0.76, said.last, last, colour(IVORY, 0.9))

    def _tab_top(self, high: float) -> float:
        """Return where a tab begins: above the name, which stands high, but on the table."""
        return max(HANGS + 2 - high, 2 - self.y())

    def _draw_tab(self, painter: QPainter) -> None:
        if not _mine(self.content):
            super()._draw_tab(painter)
            return
        text, face = self.content.turn, self.stage.face(Role.BADGE)
        high = max(seat_plate.TAB, face.pixelSize() * 1.6)
        wide = width(text, face) + 26
        tab = QRectF(self.size.width() - wide - 14, self._tab_top(high), wide, high)
        painter.fillPath(capsule(tab).translated(1, 2.5), colour("#000000", 0.35))
        top, bottom = GOLD_CHIP
        painter.fillPath(capsule(tab), falling(tab, (0, top), (1, bottom)))
        draw_text(painter, tab.center().x(), tab.center().y() + face.pixelSize() * 0.36, text, face, INK_GOLD, 0.5)


def _mine(content: SeatContent) -> bool:
    return isinstance(content, LowContent) and content.mine and bool(content.turn)
