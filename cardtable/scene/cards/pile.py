"""A pile of cards: a stock face down, or discards with the last one in sight.  Thick piles look thick."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF

from cardtable.core.events import Piece
from cardtable.scene.cards.card import CardItem
from cardtable.scene.decks.deck import Deck, DeckLook
from cardtable.scene.stage import Stage

SHOWN: Final = 5  # cards at most, however many there are
OFFSET: Final = QPointF(-1.1, -1.4)  # u, of each card to the one below it
PER_CARD: Final = 10  # cards that add one to what is shown


class Pile:
    """A pile whose lowest card lies at *at*."""

    def __init__(self, stage: Stage, deck: Deck, height: float, z: float = 30.0, per_card: int = PER_CARD) -> None:
        """*per_card*: how many cards of the pile each one that is shown stands for."""
        self.stage, self.deck, self.height, self.z, self._per_card = stage, deck, height, z, per_card
        self.look = DeckLook()
        self.at = QPointF()
        self.count = 0
        self._top: Piece | None = None
        self._cards: list[CardItem] = []

    def show(self, count: int, top: Piece | None = None) -> None:
        """Hold *count* cards, the uppermost of them *top* or a back."""
        self.count, self._top = count, top
        self._draw()

    def arrange(self, at: QPointF, height: float) -> None:
        """Lie somewhere."""
        self.at, self.height = QPointF(at), height
        self._draw()

    def set_look(self, look: DeckLook, deck: Deck | None = None) -> None:
        """Show the cards in another look, perhaps those of another deck."""
        self.look, self.deck = look, deck or self.deck
        self._draw()

    def top(self) -> QPointF:
        """Return the middle of the uppermost card."""
        return self.at + OFFSET * max(0, self._thickness() - 1)

    def _thickness(self) -> int:
        return min(SHOWN, -(-self.count // self._per_card))

    def _draw(self) -> None:
        thick = self._thickness()
        while len(self._cards) < thick:
            self._cards.append(CardItem(self.stage, self.deck, None, self.height, self.look))
        for n, card in enumerate(self._cards):
            card.setVisible(n < thick)
            if n < thick:
                card.become(self._top if n == thick - 1 else None, self.height, self.look, self.deck)
                card.setPos(self.at + OFFSET * n)
                card.setZValue(self.z + n)
