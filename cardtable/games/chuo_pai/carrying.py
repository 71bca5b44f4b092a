"""The drag of chosen cards onto the table; one that begins on a stack of which nothing is chosen chooses from it."""

from __future__ import annotations

from PySide6.QtCore import QPointF

from cardtable.games.chuo_pai.stack_hand import StackHand
from cardtable.scene.cards.hand import Hand
from cardtable.scene.cards.hand_card import HandCard

OVER = 10.0  # u above the hand, from which cards are over the table


class Carry:
    """The raised cards follow the pointer."""

    def __init__(self, hand: Hand, card: HandCard, start: QPointF) -> None:
        assert isinstance(hand, StackHand)
        self._hand, self._start, self._before = hand, QPointF(start), hand.chosen
        if not any(other.raised for other in hand.stack(card)):
            hand.toggle(card)

    def moved(self, at: QPointF) -> None:
        """Follow the pointer."""
        self._hand.carry(at - self._start)

    def dropped(self, at: QPointF) -> None:
        """Play what was dropped on the table; what is refused glides back and stays chosen."""
        over = at.y() < self._hand.room.top() - OVER
        if over and self._hand.dropped(at):
            self._hand.hold(False)
        else:
            self._hand.carry(None)

    def cancelled(self) -> None:
        """Put everything back as it was."""
        self._hand.carry(None)
        self._hand.choose(self._before)
