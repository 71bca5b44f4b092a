"""How each event of Dou Dizhu is seen: dealing, bids, the bottom, plays and passes, bombs, the hands at the end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF

from cardtable.core.events import Announced, Ended, Event, Moved, Piece, Place, Seat
from cardtable.games.dou_dizhu.rules import BOTTOM, HANDS, PLAYED, STOCK, View
from cardtable.games.dou_dizhu.scene import ME, OTHERS, DouDizhuScene, falling
from cardtable.games.dou_dizhu.words import WORDS
from cardtable.scene.cards.card import CardItem, remove
from cardtable.scene.cards.hand import HandCard
from cardtable.scene.cards.hand import Z as HAND_Z
from cardtable.scene.cards.seat_plate import BACK
from cardtable.scene.decks.french import FRENCH
from cardtable.scene.timeline import Cue, Motion, glide

DEAL_STEP_MS: Final = 38.0  # from one card of the deal to the next
FLIGHT_MS: Final = 300.0
SWEEP_MS: Final = 170.0
PLAY_MS: Final = 380.0
PAUSE_MS: Final = 260.0  # for a word to be noticed
LOOK_MS: Final = 900.0  # for the bottom to be seen before it is taken
REVEAL_MS: Final = 420.0
Z_DEALT: Final = 1_000.0


class Showing:
    """Turns events into cues over a scene.  *changed* is called whenever words have to be said anew."""

    def __init__(self, scene: DouDizhuScene, changed: Callable[[], None]) -> None:
        self.scene, self._changed = scene, changed
        self.dealing = False
        self._flying: dict[Seat, list[CardItem]] = {}
        self._new: list[HandCard] = []  # cards on their way into the hand

    def reset(self) -> None:
        """Forget whatever was on its way."""
        self.dealing = False
        for cards in self._flying.values():
            remove(cards)
        self._flying.clear()
        self._new = []

    def cues(self, event: Event, view: View) -> list[Cue]:
        """Return how one event is seen; *view* is the position after the whole step."""
        match event:
            case Moved():
                return self._moved(event, view)
            case Announced():
                return self._announced(event, view)
            case Ended():
                return [Cue(PAUSE_MS, at_start=self.scene.tricks.end)]
        return []

    def _moved(self, event: Moved, view: View) -> list[Cue]:
        source, target = event.source, event.target
        if source == STOCK and target in HANDS:
            return [self._deal(event, Seat(target.index))]
        if source == STOCK:
            return [self._deal_bottom(event)]
        if target == STOCK:
            return [Cue(FLIGHT_MS, overlap_ms=FLIGHT_MS, at_start=partial(self._gather, event))]
        if source == BOTTOM:
            return self._take_bottom(event, view)
        if target == PLAYED:
            seat = Seat(source.index)
            return [
                Cue(
                    SWEEP_MS,
                    partial(self.scene.tricks.sweep, seat),
                    at_start=partial(self.scene.lying.move, event),
                    at_end=partial(self.scene.tricks.swept, seat),
                )
            ]
        if source == target:
            return [self._reveal(event, Seat(source.index))]
        return [self._play(event, Seat(source.index), view)]

    # -- dealing -----------------------------------------------------------------------------

    def begin_deal(self) -> None:
        """All cards lie in the middle, face down."""
        scene = self.scene
        self.reset()
        self.dealing = True
        known = scene.lying.layout()
        count = sum(len(pieces) for pieces in known.values())
        scene.lying.become({STOCK: (None,) * count})
        scene.hand.become(())
        scene.tricks.clear()
        for bubble in scene.bubbles.values():
            bubble.say("")
        scene.show_stock()
        scene.bottom.become(())
        self._changed()

    def _deal(self, event: Moved, seat: Seat) -> Cue:
        count = len(event.pieces)
        length = DEAL_STEP_MS * 3 * count + FLIGHT_MS
        turn = (seat - self._opener()) % 3
        return Cue(
            length,
            lambda: [self._leaving(motion) for motion in self._fly(event, seat, turn)],
            at_start=partial(self._hand_out, event),
            at_end=partial(self._dealt, seat),
            overlap_ms=length if seat != ME else 0.0,  # all three at once; seat 0 is told of first
        )

    def _opener(self) -> Seat:
        return self.scene.view.opener if self.scene.view is not None else ME

    def _leaving(self, motion: Motion) -> Motion:
        """Let the stock become thinner when a card sets out."""
        turn, stock, waiting = motion.pose, self.scene.stock, [True]

        def pose(way: float) -> None:
            if waiting:
                waiting.clear()
                stock.show(stock.count - 1)
            if turn is not None:
                turn(way)

        return replace(motion, pose=pose)

    def _hand_out(self, event: Moved) -> None:
        self.scene.lying.move(event)

    def _fly(self, event: Moved, seat: Seat, turn: int) -> list[Motion]:
        """Let a seat's cards go round from the stock, one after the other with those of the other seats."""
        scene = self.scene
        start = scene.stock.top()
        delays = [DEAL_STEP_MS * (3 * n + turn) for n in range(len(event.pieces))]
        if seat == ME:
            pieces = [piece for piece in event.pieces if piece is not None]
            scale = scene.stock.height / scene.hand.height
            self._new = scene.hand.take(pieces, start, scale)
            by_piece = {card.piece: card for card in self._new}
            motions = []
            for n, (piece, delay) in enumerate(zip(pieces, delays, strict=True)):
                mine = by_piece[piece]
                mine.face(False)
                mine.setZValue(Z_DEALT - n)
                motions.append(
                    Motion(
                        mine,
                        mine.rest,
                        start,
                        easing=glide,
                        delay_ms=delay,
                        duration_ms=FLIGHT_MS,
                        scale=(scale, 1.0),
                        z=Z_DEALT + n,
                        z_end=HAND_Z + scene.hand.cards.index(mine),
                        pose=mine.turn,
                    )
                )
            return motions
        end = scene.plates[seat].hand_at()
        height = scene.stock.height
        cards = [CardItem(scene.stage, FRENCH, None, height, scene.hand.look) for _ in event.pieces]
        self._flying[seat] = cards
        motions = []
        for n, (card, delay) in enumerate(zip(cards, delays, strict=True)):
            card.setPos(start)
            card.setZValue(Z_DEALT - n)
            motions.append(
                Motion(
                    card,
                    end,
                    start,
                    easing=glide,
                    delay_ms=delay,
                    duration_ms=FLIGHT_MS,
                    scale=(1.0, BACK / height),
                    opacity=(1.0, 0.4),
                    z=Z_DEALT + n,
                    pose=partial(_vanish, card),
                )
            )
        return motions

    def _dealt(self, seat: Seat) -> None:
        remove(self._flying.pop(seat, []))
        if seat == ME:
            self.scene.hand.land(self._new)
            self._new = []
        self.scene.show_stock()
        self._changed()

    def _deal_bottom(self, event: Moved) -> Cue:
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
        self.dealing = False
        self.scene.bottom.lie()
        self.scene.show_bottom()
        self._changed()

    def _gather(self, event: Moved) -> None:
        """Cards go back to the stock: the next deal is a fresh one."""
        scene = self.scene
        count = sum(len(pieces) for pieces in scene.lying.layout().values())
        scene.lying.become({STOCK: (None,) * count})
        scene.hand.become(())
        scene.bottom.become(())
        scene.show_stock()
        self.dealing = True
        self._changed()

    # -- the auction -------------------------------------------------------------------------

    def _announced(self, event: Announced, view: View) -> list[Cue]:
        scene, seat = self.scene, event.seat
        match event.key, event.args:
            case "bid", (points,):
                return [Cue(PAUSE_MS, at_start=partial(self._say, seat, WORDS.said_bid(int(points))))]
            case "pass-bid", ():
                return [Cue(PAUSE_MS, at_start=partial(self._say, seat, WORDS.said_pass()))]
            case "pass", ():
                return [Cue(PAUSE_MS, at_start=partial(self._passes, seat, view))]
            case "redeal", (number,):
                return scene.banner.cues(*WORDS.again(int(number)), scene.plan.banner)
            case "landlord", (base,):
                lines = WORDS.landlord(scene.seats[seat], int(base))
                become = Cue(0, at_start=partial(self._crown, seat))
                return [become, *scene.banner.cues(*lines, scene.plan.banner)]
            case "multiplier", (multiplier,):
                kind = "rocket" if len(view.acts[-1].cards) == 2 else "bomb"
                return self._doubled(kind, int(multiplier))
            case ("spring" | "anti-spring") as kind, (multiplier,):
                return self._doubled(kind, int(multiplier))
        return []

    def _say(self, seat: Seat, text: str) -> None:
        self.scene.bubbles[seat].say(text)

    def _passes(self, seat: Seat, view: View) -> None:
        self._say(seat, WORDS.said_pass())
        self._advance(view)
        if view.to_beat is None:
            self.scene.tricks.free()
        else:
            self.scene.tricks.speak()

    def _crown(self, landlord: Seat) -> None:
        """There is a landlord now: plates and bar show the roles; the bottom is still face down."""
        self.scene.landlord = landlord
        self._changed()

    def _advance(self, view: View) -> None:
        """From here on the new position is what plates, bar and counter tell."""
        self.scene.view = view
        self._changed()

    def _doubled(self, kind: str, multiplier: int) -> list[Cue]:
        return self.scene.banner.cues(*WORDS.doubled(kind, multiplier), self.scene.plan.banner)

    def _take_bottom(self, event: Moved, view: View) -> list[Cue]:
        """Turn the bottom over for all to see; then the landlord takes it."""
        seat = Seat(event.target.index)
        cards = falling(piece for piece in event.pieces if piece is not None)
        return [
            Cue(FLIGHT_MS, partial(self._turn_bottom, cards), at_end=partial(self._advance, view)),
            Cue(LOOK_MS),
            Cue(
                PLAY_MS,
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

    # -- plays -------------------------------------------------------------------------------

    def _play(self, event: Moved, seat: Seat, view: View) -> Cue:
        return Cue(
            PLAY_MS,
            partial(self._fly_play, event, seat),
            at_start=partial(self._before_play, event, seat, view),
            at_end=self.scene.tricks.landed,
            overlap_ms=SWEEP_MS * 0.6,
        )

    def _before_play(self, event: Moved, seat: Seat, view: View) -> None:
        scene = self.scene
        scene.lying.move(event)
        if not scene.tricks.to_beat:  # a new round: what was said in the last one is over
            for bubble in scene.bubbles.values():
                bubble.say("")
        self._say(seat, "")
        self._advance(view)

    def _fly_play(self, event: Moved, seat: Seat) -> list[Motion]:
        scene = self.scene
        cards = [piece for piece in event.pieces if piece is not None]
        height = scene.plan.centre.height
        if seat == ME:
            scale = scene.hand.height / height
            starts = {piece: (at, scale) for piece, at in scene.hand.give(cards)}
        else:
            at = scene.plates[seat].hand_at()
            starts = dict.fromkeys(cards, (at, BACK / height))
        return scene.tricks.lay(seat, cards, starts)

    # -- the end -----------------------------------------------------------------------------

    def _reveal(self, event: Moved, seat: Seat) -> Cue:
        """Show what somebody had left, face up beside the plate."""
        return Cue(
            REVEAL_MS if seat in OTHERS else 0.0,
            partial(self._fly_left, event, seat),
            at_start=partial(self._show_hand, event),
            at_end=partial(self._left_lies, seat),
            overlap_ms=REVEAL_MS * 0.5 if seat in OTHERS else 0.0,
        )

    def _show_hand(self, event: Moved) -> None:
        for bubble in self.scene.bubbles.values():
            bubble.say("")
        self.scene.lying.move(event)

    def _fly_left(self, event: Moved, seat: Seat) -> list[Motion]:
        if seat not in OTHERS:
            return []
        scene = self.scene
        row, at = scene.left[seat], scene.plates[seat].hand_at()
        cards = falling(piece for piece in event.pieces if piece is not None)
        scale = BACK / row.spot.height
        starts: list[tuple[QPointF, float]] = [(at, scale)] * len(cards)
        return row.come(cards, starts, turning=True)

    def _left_lies(self, seat: Seat) -> None:
        if seat in OTHERS:
            self.scene.left[seat].lie()


def _vanish(card: CardItem, way: float) -> None:
    """A card that has reached its player is one of his."""
    if way >= 1.0:
        card.setVisible(False)


def is_deal(event: Event) -> bool:
    """Return whether an event is the first of a deal."""
    return isinstance(event, Moved) and event.source == STOCK and event.target == Place("hand", 0)
