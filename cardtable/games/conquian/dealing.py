"""How the cards of Conquian are dealt, one by one from the stock, and how the swapped ones change hands at once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

from cardtable.core.events import Event, Moved, Place, Seat
from cardtable.games.conquian.rules import HANDS, STOCK, SWAPS, View
from cardtable.games.conquian.scene import ME, ConquianScene
from cardtable.games.conquian.state import SEATS
from cardtable.scene.cards.caption import Words
from cardtable.scene.cards.card import CardItem, remove
from cardtable.scene.cards.dealing import to_hand, to_plate
from cardtable.scene.cards.round_dealing import RoundDealing
from cardtable.scene.cards.seat_plate import BACK
from cardtable.scene.timeline import Cue, Motion

STEP_MS: Final = 46.0  # from one card of the deal to the next
FLIGHT_MS: Final = 320.0
SEAL_MS: Final = 320.0
SWAP_MS: Final = 620.0
ARC: Final = 46.0


class Dealing(RoundDealing):
    """Cards on their way to the players.  *changed* is called whenever words have to be said anew."""

    def __init__(self, scene: ConquianScene, changed: Callable[[], None]) -> None:
        super().__init__(scene, len(SEATS), STEP_MS, changed, FLIGHT_MS)
        self.scene = scene

    def reset(self) -> None:
        """Forget whatever was on its way."""
        super().reset()
        self.scene.dealt = True

    def begin(self) -> None:
        """All cards lie in the stock."""
        scene = self.scene
        self.reset()
        count = sum(len(pieces) for pieces in scene.lying.layout().values())
        scene.lying.become({STOCK: (None,) * count})
        scene.hand.become(())
        for melds in scene.melds.values():
            melds.become([(), (), ()])
        for row in (scene.table, *scene.sealed.values()):
            row.become(())
        scene.dead.become(())
        scene.hush()
        scene.show_stock()
        scene.stock_label.say(Words())
        self.under_way, scene.dealt = True, False
        self._changed()

    # -- the deal ----------------------------------------------------------------------------

    def hands(self, event: Moved, view: View) -> Cue:
        """Return how a seat gets its cards, while the others get theirs."""
        return self.round(event, Seat(event.target.index), view.first)

    def _grown(self) -> None:
        self.scene.make_room()

    def _dealt(self, seat: Seat) -> None:
        if seat == ME:
            self.under_way, self.scene.dealt = False, True
        super()._dealt(seat)

    # -- the swap ----------------------------------------------------------------------------

    def seal(self, event: Moved) -> Cue:
        """Return how a card is laid face down before its owner."""
        return Cue(
            SEAL_MS,
            partial(self._fly_sealed, event, Seat(event.source.index)),
            at_start=partial(self._sealed, event),
        )

    def _sealed(self, event: Moved) -> None:
        """One more has chosen; which card it is, only its owner knows."""
        scene = self.scene
        scene.lying.move(event)
        if scene.view is not None:
            sealed = list(scene.view.sealed)
            sealed[event.source.index] = True
            scene.view = replace(scene.view, sealed=tuple(sealed))

    def _fly_sealed(self, event: Moved, seat: Seat) -> list[Motion]:
        scene, row = self.scene, self.scene.sealed[seat]
        if seat == ME:
            pieces = [piece for piece in event.pieces if piece is not None]
            scale = scene.hand.height / row.spot.height
            starts = [(at, scale) for _, at in scene.hand.give(pieces)]
            scene.make_room()
        else:
            starts = [(scene.plates[seat].hand_at(), BACK / row.spot.height)]
        self._changed()
        return row.come((None,), starts, arc=20.0)

    def swap(self, event: Moved) -> Cue:
        """Return how a sealed card goes to the right neighbour, at the same time as the two others."""
        giver, taker = Seat(event.source.index), Seat(event.target.index)
        return Cue(
            SWAP_MS,
            partial(self._fly_swapped, event, giver, taker),
            at_start=partial(self.scene.lying.move, event),
            at_end=partial(self._swapped, taker),
            overlap_ms=SWAP_MS if giver != ME else 0.0,
        )

    def _fly_swapped(self, event: Moved, giver: Seat, taker: Seat) -> list[Motion]:
        scene, row = self.scene, self.scene.sealed[giver]
        start, height = row.spot.middle, row.spot.height
        row.become(())
        if taker == ME:
            pieces = [piece for piece in event.pieces if piece is not None]
            scale = height / scene.hand.height
            self._new = scene.hand.take(pieces, start, scale)
            scene.make_room()
            for card in self._new:
                card.face(False)
            return [replace(to_hand(scene.hand, card, start, scale), arc=ARC, pose=card.turn) for card in self._new]
        flying = CardItem(scene.stage, scene.deck, None, height, scene.look)
        self._flying[taker] = [flying]
        return [replace(to_plate(flying, scene.plates[taker].hand_at(), start), arc=ARC)]

    def _swapped(self, taker: Seat) -> None:
        remove(self._flying.pop(taker, []))
        if taker == ME:
            self._land()
        self._changed()


def is_deal(event: Event) -> bool:
    """Return whether an event is the first of a deal."""
    return isinstance(event, Moved) and event.source == STOCK and event.target == HANDS[0]


def is_swap(source: Place, target: Place) -> bool:
    """Return whether a movement gives a sealed card to somebody."""
    return source in SWAPS and target in HANDS
