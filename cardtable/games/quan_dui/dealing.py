"""How the cards of Quan Dui are dealt: in packets from the stock, six to the dealer and then five round and round."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from cardtable.core.events import Event, Moved, Seat
from cardtable.games.quan_dui.plan import OFFER
from cardtable.games.quan_dui.rules import HANDS, STOCK, View
from cardtable.games.quan_dui.scene import ME, QuanDuiScene
from cardtable.scene.cards.card import CardItem, remove
from cardtable.scene.cards.dealing import Z_DEALT, vanish
from cardtable.scene.cards.hand import Z as HAND_Z
from cardtable.scene.cards.hand_card import HandCard
from cardtable.scene.decks.dongguan import DONGGUAN
from cardtable.scene.timeline import Cue, Motion, glide

FLIGHT_MS: Final = 300.0
STEP_MS: Final = 24.0  # from card to card of a packet
NEXT_MS: Final = 150.0  # from packet to packet
BACK: Final = 36.0  # height of a card that comes to a plate
ARC: Final = 26.0


class Dealing:
    """Cards on their way to the players.  *changed* is called whenever words have to be said anew."""

    def __init__(self, scene: QuanDuiScene, changed: Callable[[], None]) -> None:
        self.scene, self._changed = scene, changed
        self.under_way = False
        self._flying: list[CardItem] = []

    def reset(self) -> None:
        """Forget whatever was on its way."""
        self.under_way = False
        remove(self._flying)
        self._flying = []

    def begin(self, view: View) -> None:
        """All cards lie in the stock."""
        scene = self.scene
        self.reset()
        count = sum(len(pieces) for pieces in scene.lying.layout().values())
        scene.view, scene.dealt, scene.points = view, False, view.standing
        scene.lying.become({STOCK: (None,) * count})
        scene.hand.apart, scene.hand.kept = None, 0
        scene.hand.become(())
        for field in scene.fields.values():
            field.become((), ())
        for row in scene.shown.values():
            row.become(())
        scene.centre.become(None)
        scene.pass_by(False)
        scene.hush()
        scene.show_stock()
        self.under_way = True
        self._changed()

    def packet(self, event: Moved) -> Cue:
        """Return how a seat gets a packet, while the one before is still on its way."""
        seat, count = Seat(event.target.index), len(event.pieces)
        length = FLIGHT_MS + STEP_MS * (count - 1)
        new: list[HandCard] = []
        return Cue(
            length,
            partial(self._fly, event, seat, new),
            at_start=partial(self._leave, event),
            at_end=partial(self._dealt, seat, new),
            overlap_ms=length - NEXT_MS,
        )

    def _leave(self, event: Moved) -> None:
        self.scene.lying.move(event)
        self.scene.show_stock()

    def _fly(self, event: Moved, seat: Seat, new: list[HandCard]) -> list[Motion]:
        scene = self.scene
        start = scene.centre.stock.top()
        if seat != ME:
            return self.to_plate(seat, len(event.pieces))
        pieces = [piece for piece in event.pieces if piece is not None]
        new += scene.hand.take(pieces, start, OFFER / scene.hand.height)
        return [self.to_hand(card, n * STEP_MS) for n, card in enumerate(new)]

    def to_hand(self, card: HandCard, delay_ms: float = 0.0) -> Motion:
        """Return how a card comes from the stock to its place in the hand, turning over."""
        hand, start = self.scene.hand, self.scene.centre.stock.top()
        card.face(False)
        return Motion(
            card, card.rest, start, ARC, glide, delay_ms, FLIGHT_MS, scale=(OFFER / hand.height, 1.0),
            z=Z_DEALT, z_end=HAND_Z + hand.cards.index(card), pose=card.turn,
        )  # fmt: skip

    def to_plate(self, seat: Seat, count: int) -> list[Motion]:
        """Return how cards come from the stock to another player, face down."""
        scene, start = self.scene, self.scene.centre.stock.top()
        end = scene.plates[seat].hand_at()
        motions = []
        for n in range(count):
            card = CardItem(scene.stage, DONGGUAN, None, OFFER, scene.look)
            card.setPos(start)
            card.setZValue(Z_DEALT - n)
            self._flying.append(card)
            motions.append(
                Motion(
                    card, end, start, ARC, glide, n * STEP_MS, FLIGHT_MS, scale=(1.0, BACK / OFFER),
                    opacity=(1.0, 0.3), z=Z_DEALT, pose=partial(vanish, card),
                )
            )  # fmt: skip
        return motions

    def _dealt(self, seat: Seat, new: list[HandCard]) -> None:
        if seat == ME:
            self.scene.hand.land(new)
        self._changed()

    def done(self) -> None:
        """All cards have been dealt."""
        self.reset()
        self.scene.dealt = True
        self._changed()


def is_deal(event: Event, view: View) -> bool:
    """Return whether an event is the first of a deal."""
    return isinstance(event, Moved) and event.source == STOCK and event.target in HANDS and not view.begun
