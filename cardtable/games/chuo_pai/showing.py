"""How each event of Chuo Pai is seen: opening bonuses, plays and passes, the end of a round, the rest at the end."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF

from cardtable.core.events import Announced, Moved, Piece, Seat
from cardtable.games.chuo_pai.dealing import Dealing
from cardtable.games.chuo_pai.phrases import PHRASES
from cardtable.games.chuo_pai.rules import HANDS, OUT, PILES, STOCK, TRICKS, View
from cardtable.games.chuo_pai.scene import ME, ChuoPaiScene
from cardtable.scene.cards.seat_plate import BACK
from cardtable.scene.cards.showing import EventShowing
from cardtable.scene.timeline import Cue, Motion

PLAY_MS: Final = 380.0
PASS_MS: Final = 240.0  # for a word to be noticed
ROUND_MS: Final = 620.0  # for the winner of a round to be noticed
WIN_MS: Final = 440.0
SWEEP_MS: Final = 240.0
BONUS_MS: Final = 1_500.0  # for an opening bonus to be read
REVEAL_MS: Final = 400.0


class Showing(EventShowing[View]):
    """Turns events into cues over a scene.  *changed* is called whenever words have to be said anew."""

    scene: ChuoPaiScene

    def __init__(self, scene: ChuoPaiScene, changed: Callable[[], None]) -> None:
        super().__init__(scene, changed)
        self.dealing = Dealing(scene, changed)

    def _moved(self, event: Moved, view: View) -> list[Cue]:
        source, target = event.source, event.target
        if source == STOCK:
            return [self.dealing.round(event, Seat(target.index), view.leader)]
        if target in TRICKS:
            return [self._play(event, Seat(source.index), view)]
        if source in HANDS and target in PILES:
            return self._bonus(event, Seat(source.index))
        if target in PILES:
            return [self._win(event, Seat(source.index))]
        if target == OUT:
            return [self._sweep(event, Seat(source.index))]
        return [self._reveal(event, Seat(source.index))]

    # -- words -------------------------------------------------------------------------------

    def _announced(self, event: Announced, view: View) -> list[Cue]:
        scene, seat = self.scene, event.seat
        match event.key, event.args:
            case "bonus", (points,):
                return [Cue(0, at_start=partial(self._name_bonus, int(points)))]
            case "first-leader", ():
                return [
                    *scene.banner.cues(*PHRASES.first(scene.seats[seat]), scene.plan.centre.middle),
                    self._led_by(seat),
                ]
            case "pass", ():
                return [Cue(PASS_MS, at_start=partial(self._passes, seat, view))]
            case "round", (_, points):
                return [Cue(ROUND_MS, at_start=partial(self._wins, int(points)))]
            case "leads-instead", _:
                return [self._led_by(seat, PHRASES.leads_instead())]
        return []

    def _name_bonus(self, points: int) -> None:
        self.scene.trick.bonus = points

    def _led_by(self, seat: Seat, says: str = "") -> Cue:
        return Cue(PASS_MS if says else 0.0, at_start=partial(self._leads, seat, says))

    def _leads(self, seat: Seat, says: str) -> None:
        scene = self.scene
        scene.trick.leader = seat
        scene.trick.speak()
        if says:
            scene.bubbles[seat].say(says)
        self._changed()

    def _passes(self, seat: Seat, view: View) -> None:
        scene = self.scene
        scene.trick.passed.add(seat)
        scene.bubbles[seat].say(PHRASES.passes())
        self._advance(view)

    def _wins(self, points: int) -> None:
        self.scene.trick.won = points
        self.scene.trick.speak()
        self._changed()

    # -- plays -------------------------------------------------------------------------------

    def _play(self, event: Moved, seat: Seat, view: View) -> Cue:
        return Cue(
            PLAY_MS,
            partial(self._fly_play, event, seat),
            at_start=partial(self._before_play, event, seat, view),
            at_end=self._landed,
        )

    def _before_play(self, event: Moved, seat: Seat, view: View) -> None:
        scene = self.scene
        begins = not scene.trick.order
        if begins:
            scene.trick.begin()
        for speaker, bubble in scene.bubbles.items():
            if (begins and speaker != seat) or (speaker == seat != ME):  # the person may say that it is the only play
                bubble.say("")
        scene.lying.move(event)
        self._advance(view)

    def _fly_play(self, event: Moved, seat: Seat) -> list[Motion]:
        cards = [piece for piece in event.pieces if piece is not None]
        return self.scene.trick.lay(seat, cards, self._starts(seat, cards))

    def _starts(self, seat: Seat, cards: list[Piece]) -> dict[Piece, tuple[QPointF, float]]:
        scene = self.scene
        height = scene.plan.lying(len(cards)).height
        if seat == ME:
            scale = scene.hand.height / height
            return {piece: (at, scale) for piece, at in scene.hand.give(cards)}
        return dict.fromkeys(cards, (scene.plates[seat].hand_at(), BACK / height))

    def _landed(self) -> None:
        self.scene.trick.landed()
        self._changed()

    # -- score piles -------------------------------------------------------------------------

    def _bonus(self, event: Moved, seat: Seat) -> list[Cue]:
        """Lay an opening bonus open in the middle, for all to see, and put it on its pile."""
        return [
            Cue(PLAY_MS, partial(self._fly_play, event, seat), at_end=self._landed),
            Cue(BONUS_MS),
            self._win(event, seat),
        ]

    def _win(self, event: Moved, seat: Seat) -> Cue:
        return Cue(
            WIN_MS,
            partial(self._fly_win, seat),
            at_start=partial(self.scene.lying.move, event),
            at_end=partial(self._won, seat),
        )

    def _fly_win(self, seat: Seat) -> list[Motion]:
        end, height = self.scene.piles[seat].end()
        return self.scene.trick.take(seat, end, height)

    def _won(self, seat: Seat) -> None:
        scene = self.scene
        scene.trick.swept(seat)
        scene.trick.won = scene.trick.bonus = 0
        scene.show_pile(seat)
        self._lead_follows()
        self._changed()

    def _lead_follows(self) -> None:
        """Nothing lies on the table: say who leads, as soon as all are gone."""
        view = self.scene.view
        if view is not None and not self.scene.trick.order and not view.over and not view.acts and view.rounds:
            self.scene.trick.leader = view.turn
            self.scene.trick.speak()

    def _sweep(self, event: Moved, seat: Seat) -> Cue:
        return Cue(
            SWEEP_MS,
            partial(self.scene.trick.sweep, seat),
            at_start=partial(self.scene.lying.move, event),
            at_end=partial(self._swept, seat),
            overlap_ms=SWEEP_MS * 0.8,
        )

    def _swept(self, seat: Seat) -> None:
        self.scene.trick.swept(seat)
        self._lead_follows()
        self._changed()

    # -- the end -----------------------------------------------------------------------------

    def _reveal(self, event: Moved, seat: Seat) -> Cue:
        """Show what somebody had left, face up beside the plate."""
        other = seat != ME
        return Cue(
            REVEAL_MS if other else 0.0,
            partial(self._fly_left, event, seat),
            at_start=partial(self.scene.lying.move, event),
            at_end=partial(self._left_lies, seat),
        )

    def _fly_left(self, event: Moved, seat: Seat) -> list[Motion]:
        if seat == ME:
            return []
        scene = self.scene
        row, at = scene.left[seat], scene.plates[seat].hand_at()
        row.spot = scene.left_spot(seat)
        cards = [piece for piece in event.pieces if piece is not None]
        starts: list[tuple[QPointF, float]] = [(at, BACK / row.spot.height)] * len(cards)
        return row.come(cards, starts, turning=True)

    def _left_lies(self, seat: Seat) -> None:
        if seat != ME:
            self.scene.left[seat].lie()

    def _ended(self, view: View) -> list[Cue]:
        return [Cue(PASS_MS, at_start=partial(self._end, view))]

    def _end(self, view: View) -> None:
        scene = self.scene
        scene.trick.leader, scene.trick.over = None, True
        scene.trick.speak()
        scene.hush()
        self._advance(view)
