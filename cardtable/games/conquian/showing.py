"""How each event of Conquian is seen: answers, uses, payments, dead cards, the last hands; and :mod:`.dealing`."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF

from cardtable.core.events import Announced, Moved, Piece, Seat
from cardtable.games.conquian.dealing import Dealing, is_swap
from cardtable.games.conquian.phrases import PHRASES
from cardtable.games.conquian.rules import DISCARD, GROUPS, HANDS, STOCK, SWAPS, TABLE, View
from cardtable.games.conquian.scene import ME, ConquianScene
from cardtable.games.conquian.state import Deed
from cardtable.games.conquian.words import WORDS
from cardtable.scene.cards.seat_plate import BACK
from cardtable.scene.cards.showing import EventShowing
from cardtable.scene.timeline import Cue, Motion, arrive, glide

TURN_MS: Final = 420.0
PAY_MS: Final = 420.0
LAY_MS: Final = 460.0
DEAD_MS: Final = 300.0
PAUSE_MS: Final = 300.0  # for a word to be noticed
SOFT_MS: Final = 180.0
REVEAL_MS: Final = 420.0
RECEIVED_MS: Final = 1_100.0
ARC: Final = 24.0
LAID: Final = ("use", "take", "lay", "regroup")


class Showing(EventShowing[View]):
    """Turns events into cues over a scene.  *changed* is called whenever words have to be said anew."""

    scene: ConquianScene

    def __init__(self, scene: ConquianScene, changed: Callable[[], None]) -> None:
        super().__init__(scene, changed)
        self.dealing = Dealing(scene, changed)

    def _moved(self, event: Moved, view: View) -> list[Cue]:
        return [self._seen(event, view)]

    def _seen(self, event: Moved, view: View) -> Cue:
        source, target = event.source, event.target
        if source == STOCK and target in HANDS:
            return self.dealing.hands(event, view)
        if target in SWAPS:
            return self.dealing.seal(event)
        if is_swap(source, target):
            return self.dealing.swap(event)
        if source == STOCK:
            return self._turn_up(event, view)
        if target == DISCARD:
            return self._die(event)
        if target == TABLE:
            return self._pay(event, Seat(source.index), view)
        if source == target:
            return self._reveal(event, Seat(source.index))
        return Cue(0, at_start=partial(self.scene.lying.move, event))  # the words that follow let the cards fly

    # -- the card on offer -------------------------------------------------------------------

    def _turn_up(self, event: Moved, view: View) -> Cue:
        return Cue(
            TURN_MS,
            partial(self._fly_turned, event),
            at_start=partial(self._before_turn, event, view),
            at_end=self._lies,
        )

    def _before_turn(self, event: Moved, view: View) -> None:
        self.scene.hush()
        self.scene.lying.move(event)
        self.scene.show_stock()
        self._advance(view)

    def _fly_turned(self, event: Moved) -> list[Motion]:
        scene = self.scene
        start = (scene.stock.top(), scene.stock.height / scene.table.spot.height)
        return scene.table.come(event.pieces, [start], turning=True, arc=ARC)

    def _lies(self) -> None:
        self.scene.table.lie()
        self._changed()

    def _die(self, event: Moved) -> Cue:
        return Cue(
            DEAD_MS, partial(self._fly_dead), at_start=partial(self.scene.lying.move, event), at_end=self.scene.dead.lie
        )

    def _fly_dead(self) -> list[Motion]:
        scene, spot = self.scene, self.scene.table.spot
        scene.table.become(())
        scene.refresh()
        return scene.dead.add(scene.lying.known(DISCARD), spot.middle, spot.height / scene.dead.row.spot.height)

    def _pay(self, event: Moved, seat: Seat, view: View) -> Cue:
        return Cue(
            PAY_MS,
            partial(self._fly_paid, event, seat),
            at_start=partial(self._before_pay, event, seat, view),
            at_end=self._lies,
        )

    def _before_pay(self, event: Moved, seat: Seat, view: View) -> None:
        self.scene.hush()
        self.scene.lying.move(event)
        self._advance(view)
        if seat != ME:
            self._say(seat, WORDS.said(Deed.PAY))

    def _fly_paid(self, event: Moved, seat: Seat) -> list[Motion]:
        scene = self.scene
        height = scene.table.spot.height
        cards = [piece for piece in event.pieces if piece is not None]
        if seat == ME:
            starts = [(at, scene.hand.height / height) for _, at in scene.hand.give(cards)]
            scene.make_room()
            return scene.table.come(cards, starts, arc=ARC, easing=arrive)
        start = (scene.plates[seat].hand_at(), BACK / height)
        return scene.table.come(cards, [start], turning=True, arc=ARC)

    # -- words -------------------------------------------------------------------------------

    def _announced(self, event: Announced, view: View) -> list[Cue]:
        scene, seat = self.scene, event.seat
        match event.key:
            case "pass":
                return [Cue(PAUSE_MS, at_start=partial(self._answers, seat, Deed.PASS, view))]
            case "force":
                return [Cue(PAUSE_MS * 2, at_start=partial(self._answers, seat, Deed.FORCE, view))]
            case "dead" | "turned" | "sealed" | "pay":
                return []
            case "swapped":
                return [Cue(RECEIVED_MS, at_start=partial(self._received, view), at_end=partial(scene.hand.advise, ()))]
            case "cut":
                return scene.banner.cues(*WORDS.cut(scene.seats[seat]), scene.plan.banner)
            case key if key in LAID:
                return self._laid(event, view)
        return []

    def _received(self, view: View) -> None:
        """Show and say which card has come in the swap."""
        self._advance(view)
        if view.received is not None:
            self._say(ME, PHRASES.received(view.received))
            self.scene.hand.advise((view.received,))

    def _answers(self, seat: Seat, deed: Deed, view: View) -> None:
        self._say(seat, WORDS.said(deed))
        if view.table is None or self.scene.lying.known(TABLE) == (view.table,):
            self._advance(view)  # a card that is dead by this pass is still seen on offer

    def _say(self, seat: Seat, text: str) -> None:
        self.scene.bubbles[seat].say(text)

    # -- melds -------------------------------------------------------------------------------

    def _laid(self, event: Announced, view: View) -> list[Cue]:
        """Let all cards of a laying fly at once: from the table, from other melds and from the hand."""
        seat = event.seat
        deed = Deed.LAY if event.key in ("lay", "regroup") else Deed(event.key)
        return [
            Cue(SOFT_MS if seat != ME else 0.0, at_start=partial(self._say, seat, WORDS.said(deed))),
            Cue(
                LAY_MS,
                partial(self._fly_laid, seat),
                at_start=partial(self._advance, view),
                at_end=partial(self._melds_lie, seat),
            ),
            Cue(PAUSE_MS if seat != ME else 0.0, at_end=partial(self._say, seat, "")),
        ]

    def _fly_laid(self, seat: Seat) -> list[Motion]:
        scene, melds = self.scene, self.scene.melds[seat]
        groups = [scene.lying.known(place) for place in GROUPS[seat]]
        new = [piece for group in groups for piece in group if piece not in melds.cards]
        starts: dict[Piece, tuple[QPointF, float]] = {}
        for piece in new:
            if piece in scene.table.pieces:
                starts[piece] = (scene.table.spot.middle, scene.table.spot.height)
                scene.table.become(())
        own = [piece for piece in new if piece not in starts]
        if seat == ME:
            starts |= {piece: (at, scene.hand.height) for piece, at in scene.hand.give(own)}
        else:
            starts |= dict.fromkeys(own, (scene.plates[seat].hand_at(), BACK))
        motions = melds.follow(groups, starts)
        if seat == ME:
            scene.make_room()
        self._changed()
        return motions

    def _melds_lie(self, seat: Seat) -> None:
        self.scene.melds[seat].lie()
        self.scene.place_own_label()
        self._changed()

    # -- the end -----------------------------------------------------------------------------

    def _ended(self, view: View) -> list[Cue]:
        return [Cue(PAUSE_MS, at_start=self.scene.hush)]

    def _reveal(self, event: Moved, seat: Seat) -> Cue:
        """Show what somebody had left, face up beside the plate."""
        return Cue(
            REVEAL_MS if seat != ME else 0.0,
            partial(self._fly_left, seat),
            at_start=partial(self.scene.lying.move, event),
            at_end=partial(self._left_lies, seat),
            overlap_ms=REVEAL_MS * 0.5 if seat != ME else 0.0,
        )

    def _fly_left(self, seat: Seat) -> list[Motion]:
        if seat == ME:
            return []
        scene, row = self.scene, self.scene.left[seat]
        cards = scene.left_of(seat)
        start = (scene.plates[seat].hand_at(), BACK / row.spot.height)
        return row.come(cards, [start] * len(cards), turning=True, easing=glide)

    def _left_lies(self, seat: Seat) -> None:
        if seat != ME:
            self.scene.left[seat].lie()
