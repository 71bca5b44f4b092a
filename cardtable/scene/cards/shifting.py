"""A hand whose order is the player's own: a card is dragged to another place in it, or onto the table.

How to use it::

    order = OwnOrder(by_suit)                    # an arrangement: until a card is moved it is the given one
    hand = Hand(stage, deck, order)
    HandSpot(hand, name, drag=partial(Shift, order))

The dragged card is chosen while it is carried; if nothing comes of it, it returns, and so does the choice.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QPointF

from cardtable.core.events import Piece
from cardtable.scene.cards.hand import SORT_MS, Arrangement, Hand
from cardtable.scene.cards.hand_card import HandCard

BY_HAND: Final = "hand"  # the player's own order, as a preference
OVER: Final = 26.0  # u above the hand, from which a card is over the table


class OwnOrder:
    """Keeps cards in the order in which the player has put them; new ones come last."""

    def __init__(self, given: Arrangement) -> None:
        self.given = given
        self.moved: Callable[[], None] = lambda: None  # the player has put a card somewhere else
        self._own: list[Piece] | None = None

    @property
    def own(self) -> bool:
        """Whether the order is the player's."""
        return self._own is not None

    def __call__(self, pieces: Sequence[Piece]) -> Sequence[Sequence[Piece]]:
        """Return the cards in order."""
        if self._own is None:
            return self.given(pieces)
        place = {piece: n for n, piece in enumerate(self._own)}
        return [sorted(pieces, key=lambda piece: place.get(piece, len(place)))]

    def follow(self, given: Arrangement) -> None:
        """Take a given order."""
        self.given, self._own = given, None

    def keep(self, pieces: Sequence[Piece]) -> None:
        """Take these, from left to right, as the player's order; it outlives cards that leave and come back."""
        former = [piece for piece in self._own or () if piece not in pieces]
        self._own = [*pieces, *former]


class Shift:
    """The drag of one card, or of all raised ones if it is one of them."""

    def __init__(self, order: OwnOrder, hand: Hand, card: HandCard, start: QPointF) -> None:
        self._order, self._hand, self._card, self._start = order, hand, card, QPointF(start)
        self._chosen, self._pieces = hand.chosen, hand.pieces
        self._given = hand.arrangement
        if not card.raised:
            hand.choose([piece for piece in (card.piece,) if piece is not None])
        self._grip = start - card.rest

    def moved(self, at: QPointF) -> None:
        """Follow the pointer; inside the hand the others make room."""
        if self._card not in self._hand.cards:
            return
        if not self._over(at):
            self._make_room(at)
        self._hand.carry_at(self._card, at - self._grip)

    def dropped(self, at: QPointF) -> None:
        """Lie there, or go back."""
        hand = self._hand
        if self._card not in hand.cards:  # played meanwhile by somebody's leave
            hand.hold(False)
            return
        if self._over(at):
            if hand.dropped(at):
                hand.hold(False)
                return
            self.cancelled()
            return
        self._make_room(at)
        changed = hand.pieces != self._pieces
        hand.carry(None)
        hand.choose(self._chosen)
        if changed:
            self._order.keep(hand.pieces)
            self._order.moved()

    def cancelled(self) -> None:
        """Put everything back as it was."""
        hand = self._hand
        if hand.pieces != self._pieces and set(hand.pieces) == set(self._pieces):
            hand.reorder(self._pieces)
        hand.carry(None)
        hand.choose(self._chosen)

    def _over(self, at: QPointF) -> bool:
        return at.y() < self._hand.room.top() - OVER

    def _make_room(self, at: QPointF) -> None:
        """Let the card's place be where the pointer is."""
        hand, piece = self._hand, self._card.piece
        if piece is None:
            return
        others = [card for card in hand.cards if card is not self._card]
        middle = (at - self._grip).x()
        before = sum(card.rest.x() < middle for card in others)
        order = [card.piece for card in others if card.piece is not None]
        order.insert(before, piece)
        if tuple(order) != hand.pieces:
            hand.reorder(order, SORT_MS)
