"""A hand on a stage, with everything at hand to choose from it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent

from cardtable.core.events import Piece
from cardtable.scene.cards.ground import Ground
from cardtable.scene.cards.hand import Hand
from cardtable.scene.cards.hand_card import HandCard
from cardtable.scene.cards.selecting import HandSpot
from cardtable.scene.decks.french import FRENCH
from cardtable.scene.stage import Stage
from tests.helpers.pilot import Pilot

RANKS = "3456789TJQKA2"
PIECES = tuple(Piece(name) for name in ("As", "Kh", "Kd", "Kc", "9s", "9h", "7d", "5c", "4c", "3s"))


def by_rank(pieces: Sequence[Piece]) -> list[list[Piece]]:
    return [sorted(pieces, key=lambda piece: -RANKS.index(piece[0]))]


def by_suit(pieces: Sequence[Piece]) -> list[list[Piece]]:
    return [[piece for piece in pieces if piece[1] == suit] for suit in "shdc"]


class Table:
    """A hand on a stage, and what it told."""

    def __init__(self, stage: Stage, pilot: Pilot) -> None:
        self.stage, self.pilot = stage, pilot
        self.hand = Hand(stage, FRENCH, by_rank)
        self.spot = HandSpot(self.hand, lambda: "hand", lambda one, other: one[0] == other[0])
        self.ground = Ground(stage, self.hand.lower_all)
        self.changes = 0
        self.drops: list[QPointF] = []
        self.taken = False
        self.carried: list[bool] = []
        self.hand.arrange(QRectF(60, 540, 1160, 153), 153)
        self.hand.become(PIECES)
        self.hand.changed = self._changed
        self.hand.dropped = self._dropped
        self.hand.carried = self.carried.append
        stage.keys = self._key

    def _changed(self) -> None:
        self.changes += 1

    def _dropped(self, at: QPointF) -> bool:
        self.drops.append(at)
        return self.taken

    def _key(self, event: QKeyEvent) -> bool:
        return event.key() == Qt.Key.Key_Escape and self.hand.lower_all()

    def chosen(self) -> tuple[str, ...]:
        return self.hand.chosen

    def card(self, piece: str) -> HandCard:
        return next(card for card in self.hand.cards if card.piece == piece)

    def at(self, piece: str, dy: float = 0.0) -> QPointF:
        card = self.card(piece)
        return card.rest + QPointF(-card.wide / 2 + 12, dy)

    def wait(self) -> None:
        for _ in range(400):
            if not self.stage.timeline.running:
                return
            self.stage.timeline.advance(20)
