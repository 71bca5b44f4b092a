"""How hands are dealt: round and round from the stock in the middle, one card to each player after the other."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final, Protocol

from cardtable.core.events import Moved, Seat
from cardtable.scene.cards.card import CardItem, remove
from cardtable.scene.cards.dealing import leaving, to_plate, turning_to_hand
from cardtable.scene.cards.hand import Hand
from cardtable.scene.cards.hand_card import HandCard
from cardtable.scene.cards.lying import Lying
from cardtable.scene.cards.pile import Pile
from cardtable.scene.cards.seat_plate import SeatPlate
from cardtable.scene.stage import Stage
from cardtable.scene.timeline import Cue, Motion

FLIGHT_MS: Final = 300.0
ME: Final = Seat(0)


class DealtScene(Protocol):
    """A table on which cards are dealt."""

    @property
    def stage(self) -> Stage:
        """The stage."""

    @property
    def lying(self) -> Lying:
        """The scene model."""

    @property
    def hand(self) -> Hand:
        """The person's cards."""

    @property
    def stock(self) -> Pile:
        """The cards that are not yet dealt."""

    @property
    def plates(self) -> Mapping[Seat, SeatPlate]:
        """The plates of the players."""

    def show_stock(self) -> None:
        """Show the cards that are not yet dealt."""


class RoundDealing:
    """Cards on their way to the players.  *changed* is called whenever words have to be said anew."""

    def __init__(
        self, table: DealtScene, players: int, step_ms: float, changed: Callable[[], None], flight_ms: float = FLIGHT_MS
    ) -> None:
        """*step_ms*: from one card of the deal to the next; *flight_ms*: from the stock to its player."""
        self._table, self._players, self._changed = table, players, changed
        self._step, self._flight = step_ms, flight_ms
        self.under_way = False
        self._flying: dict[Seat, list[CardItem]] = {}
        self._new: list[HandCard] = []  # cards on their way into the hand

    def reset(self) -> None:
        """Forget whatever was on its way."""
        self.under_way = False
        for cards in self._flying.values():
            remove(cards)
        self._flying.clear()
        self._new = []

    def round(self, event: Moved, seat: Seat, first: Seat) -> Cue:
        """Return how a seat gets its cards, while the others get theirs; *first* gets the first one."""
        length = self._step * self._players * len(event.pieces) + self._flight
        return Cue(
            length,
            partial(self._fly, event, seat, (seat - first) % self._players),
            at_start=partial(self._table.lying.move, event),
            at_end=partial(self._dealt, seat),
            overlap_ms=length if seat != ME else 0.0,  # all at once; seat 0 is told of first
        )

    def _fly(self, event: Moved, seat: Seat, turn: int) -> list[Motion]:
        """Let a seat's cards set out one after the other, between those of the other seats."""
        table, stock = self._table, self._table.stock
        start = stock.top()
        if seat == ME:
            pieces = [piece for piece in event.pieces if piece is not None]
            self._new = table.hand.take(pieces, start, stock.height / table.hand.height)
            self._grown()
            motions = turning_to_hand(table.hand, self._new, pieces, start)
        else:
            look, deck = table.hand.look, table.hand.deck
            self._flying[seat] = cards = [CardItem(table.stage, deck, None, stock.height, look) for _ in event.pieces]
            end = table.plates[seat].hand_at()
            motions = [to_plate(card, end, start, n) for n, card in enumerate(cards)]
        return [
            leaving(stock, motion, self._step * (self._players * n + turn), self._flight)
            for n, motion in enumerate(motions)
        ]

    def _dealt(self, seat: Seat) -> None:
        remove(self._flying.pop(seat, []))
        if seat == ME:
            self._land()
        self._table.show_stock()
        self._changed()

    def _grown(self) -> None:
        """The hand has more cards: it may need other room."""

    def _land(self) -> None:
        self._table.hand.land(self._new)
        self._new = []
