"""How each event of Dou Dizhu is seen: bids, plays and passes, bombs, the hands at the end; and :mod:`.dealing`."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF

from cardtable.core.events import Announced, Moved, Seat
from cardtable.games.dou_dizhu.dealing import Dealing
from cardtable.games.dou_dizhu.rules import BOTTOM, HANDS, PLAYED, STOCK, View
from cardtable.games.dou_dizhu.scene import ME, OTHERS, DouDizhuScene, falling
from cardtable.games.dou_dizhu.words import WORDS
from cardtable.scene.cards.round_dealing import FLIGHT_MS
from cardtable.scene.cards.seat_plate import BACK
from cardtable.scene.cards.showing import EventShowing
from cardtable.scene.timeline import Cue, Motion

SWEEP_MS: Final = 170.0
PLAY_MS: Final = 380.0
PAUSE_MS: Final = 260.0  # for a word to be noticed
REVEAL_MS: Final = 420.0


class Showing(EventShowing[View]):
    """Turns events into cues over a scene.  *changed* is called whenever words have to be said anew."""

    scene: DouDizhuScene

    def __init__(self, scene: DouDizhuScene, changed: Callable[[], None]) -> None:
        super().__init__(scene, changed)
        self.dealing = Dealing(scene, changed)

    def _moved(self, event: Moved, view: View) -> list[Cue]:
        source, target = event.source, event.target
        if source == STOCK and target in HANDS:
            return [self.dealing.hands(event, Seat(target.index))]
        if source == STOCK:
            return [self.dealing.bottom(event)]
        if target == STOCK:
            return [Cue(FLIGHT_MS, overlap_ms=FLIGHT_MS, at_start=self.dealing.gather)]
        if source == BOTTOM:
            return self.dealing.take_bottom(event, partial(self._advance, view))
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

    def _ended(self, view: View) -> list[Cue]:
        return [Cue(PAUSE_MS, at_start=self.scene.tricks.end)]

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

    def _doubled(self, kind: str, multiplier: int) -> list[Cue]:
        return self.scene.banner.cues(*WORDS.doubled(kind, multiplier), self.scene.plan.banner)

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
