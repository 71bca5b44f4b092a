"""How the cards of Chuo Pai are dealt: round and round from the stock, then the opening bonuses are laid open."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF

from cardtable.core.events import Event, Moved, Piece, Seat
from cardtable.games.chuo_pai.rules import HANDS, STOCK, View
from cardtable.games.chuo_pai.scene import ME, ChuoPaiScene
from cardtable.scene.cards.card import CardItem, remove
from cardtable.scene.cards.dealing import leaving, to_plate, turning_to_hand
from cardtable.scene.cards.hand_card import HandCard
from cardtable.scene.timeline import Cue, Motion

STEP_MS: Final = 24.0  # from one card of the deal to the next
FLIGHT_MS: Final = 300.0


class Dealing:
    """Cards on their way to the players.  *changed* is called whenever words have to be said anew."""

    def __init__(self, scene: ChuoPaiScene, changed: Callable[[], None]) -> None:
        self.scene, self._changed = scene, changed
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

    def begin(self, view: View) -> None:
        """All cards lie in the middle, face down."""
        scene = self.scene
        self.reset()
        count = sum(len(pieces) for pieces in scene.lying.layout().values())
        scene.view = view
        scene.lying.become({STOCK: (None,) * count})
        scene.hand.become(())
        scene.trick.clear()
        for seat, pile in scene.piles.items():
            pile.hold(())
            if seat != ME:
                scene.left[seat].become(())
        scene.hush()
        scene.show_stock()
        self.under_way = True
        self._changed()

    def hands(self, event: Moved, seat: Seat, leader: Seat) -> Cue:
        """Return how a seat gets its cards, while the others get theirs."""
        length = STEP_MS * 3 * len(event.pieces) + FLIGHT_MS
        turn = (seat - leader) % 3
        return Cue(
            length,
            partial(self._fly, event, seat, turn),
            at_start=partial(self.scene.lying.move, event),
            at_end=partial(self._dealt, seat),
            overlap_ms=length if seat != ME else 0.0,  # all three at once; seat 0 is told of first
        )

    def _fly(self, event: Moved, seat: Seat, turn: int) -> list[Motion]:
        scene, stock = self.scene, self.scene.stock
        start: QPointF = stock.top()
        if seat == ME:
            pieces: list[Piece] = [piece for piece in event.pieces if piece is not None]
            self._new = scene.hand.take(pieces, start, stock.height / scene.hand.height)
            motions = turning_to_hand(scene.hand, self._new, pieces, start)
        else:
            self._flying[seat] = cards = [scene.card(None, stock.height) for _ in event.pieces]
            end = scene.plates[seat].hand_at()
            motions = [to_plate(card, end, start, n) for n, card in enumerate(cards)]
        return [leaving(stock, motion, STEP_MS * (3 * n + turn), FLIGHT_MS) for n, motion in enumerate(motions)]

    def _dealt(self, seat: Seat) -> None:
        remove(self._flying.pop(seat, []))
        if seat == ME:
            self.scene.hand.land(self._new)
            self._new = []
        self.scene.show_stock()
        self._changed()


def is_deal(event: Event) -> bool:
    """Return whether an event is the first of a deal."""
    return isinstance(event, Moved) and event.source == STOCK and event.target == HANDS[ME]
