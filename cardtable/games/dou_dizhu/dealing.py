"""How the cards of Dou Dizhu are dealt: round and round from the stock, then the bottom, which the landlord takes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from cardtable.core.events import Event, Moved, Piece, Place, Seat
from cardtable.games.dou_dizhu.rules import STOCK
from cardtable.games.dou_dizhu.scene import ME, DouDizhuScene, falling
from cardtable.games.dou_dizhu.state import SEATS
from cardtable.scene.cards.card import CardItem, remove
from cardtable.scene.cards.dealing import Z_DEALT
from cardtable.scene.cards.round_dealing import FLIGHT_MS, RoundDealing
from cardtable.scene.cards.seat_plate import BACK
from cardtable.scene.decks.french import FRENCH
from cardtable.scene.timeline import Cue, Motion, glide

STEP_MS: Final = 38.0  # from one card of the deal to the next
LOOK_MS: Final = 900.0  # for the bottom to be seen before it is taken
TAKE_MS: Final = 380.0


class Dealing(RoundDealing):
    """Cards on their way to the players.  *changed* is called whenever words have to be said anew."""

    def __init__(self, scene: DouDizhuScene, changed: Callable[[], None]) -> None:
        super().__init__(scene, len(SEATS), STEP_MS, changed)
        self.scene = scene

    def begin(self) -> None:
        """All cards lie in the middle, face down."""
        scene = self.scene
        self.reset()
        scene.tricks.clear()
        for bubble in scene.bubbles.values():
            bubble.say("")
        self.gather()

    def hands(self, event: Moved, seat: Seat) -> Cue:
        """Return how a seat gets its cards, while the others get theirs."""
        return self.round(event, seat, self.scene.view.opener if self.scene.view is not None else ME)

    def _hand_out(self, event: Moved) -> None:
        self.scene.lying.move(event)

    def bottom(self, event: Moved) -> Cue:
        """Return how the last cards come to lie in the middle."""
        return Cue(
            FLIGHT_MS,
            partial(self._fly_bottom, event),
            at_start=partial(self._hand_out, event),
            at_end=self._bottom_lies,
            overlap_ms=FLIGHT_MS * 0.6,
        )

    def _fly_bottom(self, event: Moved) -> list[Motion]:
        scene = self.scene
        scene.show_stock()
        scene.bottom.spot = spot = scene.bottom_spot()
        starts = [(scene.stock.top(), scene.stock.height / spot.height)] * len(event.pieces)
        return scene.bottom.come(event.pieces, starts)

    def _bottom_lies(self) -> None:
        self.under_way = False
        self.scene.bottom.lie()
        self.scene.show_bottom()
        self._changed()

    def gather(self) -> None:
        """Take all cards back to the stock, to be dealt."""
        scene = self.scene
        count = sum(len(pieces) for pieces in scene.lying.layout().values())
        scene.lying.become({STOCK: (None,) * count})
        scene.hand.become(())
        scene.bottom.become(())
        scene.show_stock()
        self.under_way = True
        self._changed()

    def take_bottom(self, event: Moved, shown: Callable[[], None]) -> list[Cue]:
        """Return how the bottom is turned over for all to see, *shown* is called, and the landlord takes it."""
        seat = Seat(event.target.index)
        cards = falling(piece for piece in event.pieces if piece is not None)
        return [
            Cue(FLIGHT_MS, partial(self._turn_bottom, cards), at_end=shown),
            Cue(LOOK_MS),
            Cue(
                TAKE_MS,
                partial(self._fly_to_landlord, cards, seat),
                at_start=partial(self._hand_out, event),
                at_end=partial(self._bottom_taken, seat),
            ),
        ]

    def _turn_bottom(self, cards: tuple[Piece, ...]) -> list[Motion]:
        row = self.scene.bottom
        row.become(cards)
        for card in row.cards:
            card.face(False)
        return [Motion(card, pose=card.turn) for card in row.cards]

    def _fly_to_landlord(self, cards: tuple[Piece, ...], seat: Seat) -> list[Motion]:
        scene = self.scene
        for bubble in scene.bubbles.values():
            bubble.say("")
        row = scene.bottom
        row.become(cards)
        starts, height = row.rests(), row.spot.height
        stays = row.move(scene.bottom_spot())  # to be seen on top; what the landlord gets is another picture of it
        if seat == ME:
            scale = height / scene.hand.height
            self._new = scene.hand.take(cards, starts[0], scale)
            from_row = dict(zip(cards, starts, strict=True))
            return [
                *stays,
                *(
                    Motion(card, card.rest, from_row[card.piece], easing=glide, scale=(scale, 1.0), z=Z_DEALT)
                    for card in self._new
                    if card.piece is not None
                ),
            ]
        end = scene.plates[seat].hand_at()
        flying = [CardItem(scene.stage, FRENCH, card, height, scene.hand.look) for card in cards]
        self._flying[seat] = flying
        for card, start in zip(flying, starts, strict=True):
            card.setPos(start)
            card.setZValue(Z_DEALT)
        gone = [Motion(card, end, easing=glide, scale=(1.0, BACK / height), opacity=(1.0, 0.3)) for card in flying]
        return [*stays, *gone]

    def _bottom_taken(self, seat: Seat) -> None:
        remove(self._flying.pop(seat, []))
        self.scene.hand.land(self._new)
        self._new = []
        self.scene.place_bottom()
        self._changed()


def is_deal(event: Event) -> bool:
    """Return whether an event is the first of a deal."""
    return isinstance(event, Moved) and event.source == STOCK and event.target == Place("hand", 0)
