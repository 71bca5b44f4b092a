"""How each event of Quan Dui is seen: discards and claims, drawing and taking, Dui laid face up, the hands at the end.

After every discard comes the same pause, whether anybody is asked or not.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

from cardtable.core.events import Announced, Moved, Piece, Seat
from cardtable.games.quan_dui.dealing import BACK, FLIGHT_MS, Dealing
from cardtable.games.quan_dui.phrases import PHRASES
from cardtable.games.quan_dui.plan import OFFER
from cardtable.games.quan_dui.rules import DISCARDS, EXPOSED, HANDS, STOCK, View
from cardtable.games.quan_dui.scene import ME, QuanDuiScene, arrived, points_after
from cardtable.games.quan_dui.state import Phase, Purpose
from cardtable.scene.cards.hand_card import HandCard
from cardtable.scene.cards.showing import EventShowing
from cardtable.scene.timeline import Cue, Motion, arrive, glide

DISCARD_MS: Final = 380.0
WINDOW_MS: Final = 650.0  # the pause after every discard
SETTLE_MS: Final = 260.0
TAKE_MS: Final = 420.0
LAY_MS: Final = 480.0
SAID_MS: Final = 520.0  # for a claim to be noticed
PRIORITY_MS: Final = 900.0
REVEAL_MS: Final = 380.0
ARC: Final = 24.0
Z_FLYING: Final = 1_500.0


class Showing(EventShowing[View]):
    """Turns events into cues over a scene.  *changed* is called whenever words have to be said anew."""

    scene: QuanDuiScene

    def __init__(self, scene: QuanDuiScene, changed: Callable[[], None]) -> None:
        super().__init__(scene, changed)
        self.dealing = Dealing(scene, changed)

    def _moved(self, event: Moved, view: View) -> list[Cue]:
        source, target = event.source, event.target
        if source == STOCK:
            return [self.dealing.packet(event)] if self.dealing.under_way else self._draw(event, view)
        if target in DISCARDS:
            return [self._discard(event, Seat(source.index), view)]
        if source == target:
            return [self._reveal(event, Seat(source.index))]
        if source in DISCARDS and target in HANDS:
            return [self._take(event, Seat(target.index), view)]
        if source in DISCARDS:
            return [Cue(0, at_start=partial(self.scene.lying.move, event))]  # it flies with its partner
        return [self._lay(event, Seat(target.index), view)]

    # -- discards ----------------------------------------------------------------------------

    def _discard(self, event: Moved, seat: Seat, view: View) -> Cue:
        return Cue(
            DISCARD_MS,
            partial(self._fly_discard, event, seat),
            at_start=partial(self._before_discard, event, view),
            at_end=partial(self._lies, seat),
        )

    def _before_discard(self, event: Moved, view: View) -> None:
        self.scene.hush()
        self.scene.lying.move(event)
        self._advance(view)

    def _fly_discard(self, event: Moved, seat: Seat) -> list[Motion]:
        scene = self.scene
        (piece,) = event.pieces
        assert piece is not None
        card = scene.centre.take(piece, seat)
        if seat == ME:
            scene.hand.apart = None
            start, height, turning = scene.hand.give([piece])[0][1], scene.hand.height, False
            scene.hand.sort(scene.order)
        else:
            start, height, turning = scene.plates[seat].hand_at(), BACK, True
        card.setPos(start)
        card.face(not turning)
        pose = card.turn if turning else None
        scale = (height / OFFER, 1.0)
        return [
            Motion(card, scene.centre.at, start, ARC, arrive, scale=scale, z=Z_FLYING, z_end=card.zValue(), pose=pose)
        ]

    def _lies(self, seat: Seat) -> None:
        centre = self.scene.centre
        centre.lie()
        if centre.offer is not None:
            field = self.scene.fields[seat]
            centre.lead_from(field.slot(), field.slot_height())
        self._changed()

    def _settle(self) -> Cue:
        """Let the discard that nobody wanted lie before its owner."""
        return Cue(SETTLE_MS, self._fly_home, at_end=self._at_home)

    def _fly_home(self) -> list[Motion]:
        scene, centre = self.scene, self.scene.centre
        card = centre.give()
        if card is None or card.piece is None:
            return []
        field = scene.fields[Seat(centre.owner)]
        motions = field.add(card.piece)
        new = field.discards[-1]
        return [*motions, Motion(card, new.pos(), easing=glide, scale=(1.0, new.height / OFFER), z=Z_FLYING)]

    def _at_home(self) -> None:
        self.scene.centre.landed()
        self.scene.fields[Seat(self.scene.centre.owner)].lie()

    # -- what is drawn, taken, laid ----------------------------------------------------------

    def _draw(self, event: Moved, view: View) -> list[Cue]:
        seat = Seat(event.target.index)
        new: list[HandCard] = []
        fly = Cue(
            FLIGHT_MS,
            partial(self._fly_drawn, event, seat, new),
            at_start=partial(self._before_draw, event, view),
            at_end=partial(self._drawn, new),
        )
        return [self._settle(), fly]

    def _before_draw(self, event: Moved, view: View) -> None:
        self.scene.lying.move(event)
        self.scene.show_stock()
        self.scene.hand.apart = arrived(view)
        self._advance(view)

    def _fly_drawn(self, event: Moved, seat: Seat, new: list[HandCard]) -> list[Motion]:
        scene = self.scene
        if seat != ME:
            return self.dealing.to_plate(seat, 1)
        pieces = [piece for piece in event.pieces if piece is not None]
        new += scene.hand.take(pieces, scene.centre.stock.top(), OFFER / scene.hand.height)
        return [self.dealing.to_hand(card) for card in new]

    def _drawn(self, new: list[HandCard]) -> None:
        self.scene.hand.land(new)
        self.dealing.reset()
        self._changed()

    def _take(self, event: Moved, seat: Seat, view: View) -> Cue:
        new: list[HandCard] = []
        return Cue(
            TAKE_MS,
            partial(self._fly_taken, event, seat, view, new),
            at_start=partial(self.scene.lying.move, event),
            at_end=partial(self._taken, view, new),
        )

    def _fly_taken(self, event: Moved, seat: Seat, view: View, new: list[HandCard]) -> list[Motion]:
        scene = self.scene
        card = scene.centre.give()
        if seat == ME:
            scene.centre.landed()
            scene.hand.apart = arrived(view)
            pieces = [piece for piece in event.pieces if piece is not None]
            scale = OFFER / scene.hand.height
            new += scene.hand.take(pieces, scene.centre.at, scale)
            return [Motion(held, held.rest, easing=glide, arc=ARC, scale=(scale, 1.0), z=Z_FLYING) for held in new]
        if card is None:
            return []
        end = scene.plates[seat].hand_at()
        return [Motion(card, end, easing=glide, arc=ARC, scale=(1.0, BACK / OFFER), opacity=(1.0, 0.4), z=Z_FLYING)]

    def _taken(self, view: View, new: list[HandCard]) -> None:
        self.scene.hand.land(new)
        self.scene.centre.landed()
        if view.phase is not Phase.OVER:
            self._advance(view)

    def _lay(self, event: Moved, seat: Seat, view: View) -> Cue:
        return Cue(
            LAY_MS,
            partial(self._fly_laid, event, seat),
            at_start=partial(self._before_lay, event, view),
            at_end=partial(self._laid, seat),
        )

    def _before_lay(self, event: Moved, view: View) -> None:
        self.scene.lying.move(event)
        self._advance(view)

    def _fly_laid(self, event: Moved, seat: Seat) -> list[Motion]:
        scene = self.scene
        (own,) = event.pieces
        assert own is not None
        pair = scene.lying.known(EXPOSED[seat])[-2:]
        scene.centre.give()
        scene.centre.landed()
        if seat == ME:
            start = (scene.hand.give([own])[0][1], scene.hand.height)
            scene.hand.kept = scene.lying.count(EXPOSED[seat])
            scene.hand.sort(scene.order)
        else:
            start = (scene.plates[seat].hand_at(), BACK)
        return scene.fields[seat].lay(pair, [(scene.centre.at, OFFER), start])

    def _laid(self, seat: Seat) -> None:
        self.scene.fields[seat].lie()
        self._changed()

    # -- words -------------------------------------------------------------------------------

    def _announced(self, event: Announced, view: View) -> list[Cue]:
        scene, seat = self.scene, event.seat
        match event.key, event.args:
            case "dealt", _:
                return [Cue(0, at_start=self.dealing.done)]
            case "discard", _:
                return [Cue(WINDOW_MS)]
            case (("claim-win" | "claim-dui" | "claim-take"), _):
                said = PHRASES.said(Purpose(event.key.removeprefix("claim-")))
                return [Cue(SAID_MS, at_start=partial(scene.bubbles[seat].say, said))]
            case "priority", (_, why):
                text = PHRASES.goes_first(scene.name(seat), why == "nearest")
                return [Cue(PRIORITY_MS, at_start=partial(self._tell, text))]
            case "declare", (tentos,):
                say = Cue(0, at_start=partial(scene.bubbles[seat].say, PHRASES.declares()))
                return [say, *self._winning(seat, int(tentos))]
            case "win", (_, tentos):
                return self._winning(seat, int(tentos))
        return []

    def _tell(self, text: str) -> None:
        """Let the last line beside the middle say something else."""
        words = self.scene.centre.words
        words.say(replace(words.said, last=text))

    def _winning(self, seat: Seat, tentos: int) -> list[Cue]:
        title, below = PHRASES.won(self.scene.seats[seat], tentos)
        return self.scene.banner.cues(title, below, self.scene.plan.offer)

    # -- the end -----------------------------------------------------------------------------

    def _ended(self, view: View) -> list[Cue]:
        return [Cue(0, at_start=partial(self._end, view))]

    def _end(self, view: View) -> None:
        scene = self.scene
        scene.points = points_after(view)
        if scene.centre.offer is not None:
            self._fly_home()
            self._at_home()
        scene.hush()
        self._advance(view)

    def _reveal(self, event: Moved, seat: Seat) -> Cue:
        """Show a hand face up before its player."""
        return Cue(
            REVEAL_MS if seat != ME else 0.0,
            partial(self._fly_shown, seat),
            at_start=partial(self._before_shown, event),
            at_end=partial(self._shown_lies, seat),
            overlap_ms=REVEAL_MS * 0.6 if seat != ME else 0.0,
        )

    def _before_shown(self, event: Moved) -> None:
        self.scene.lying.move(event)
        self.scene.pass_by(True)

    def _fly_shown(self, seat: Seat) -> list[Motion]:
        if seat == ME:
            return []
        scene, row = self.scene, self.scene.shown[seat]
        cards: tuple[Piece, ...] = scene.shown_hand(seat)
        motions = scene.fields[seat].show_hand(len(cards))
        row.spot = scene.fields[seat].hand_spot(len(cards))
        start = (scene.plates[seat].hand_at(), BACK / row.spot.height)
        return [*motions, *row.come(cards, [start] * len(cards), turning=True, easing=glide)]

    def _shown_lies(self, seat: Seat) -> None:
        if seat != ME:
            self.scene.fields[seat].lie()
            self.scene.shown[seat].lie()
