"""How the events of a turn are shown: stones that are lifted, dropped one by one, captured, paid and lent.

Every cue changes the scene's model when it starts and lets people read the result when it ends, so a turn that
is skipped and a turn that is watched leave the same table.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QPointF

from cardtable.core.events import Announced, Event, Moved, Place, Seat
from cardtable.games.o_an_quan.board_scene import BoardScene
from cardtable.games.o_an_quan.rules import REFILL, SQUARES, STONE
from cardtable.games.o_an_quan.signs import FloatItem
from cardtable.games.o_an_quan.sow import ROWS, Capture, Stop
from cardtable.games.o_an_quan.stones import FLY_GAP_MS, Move
from cardtable.games.o_an_quan.words import WORDS, LastTurn
from cardtable.scene.timeline import Cue, Motion, arrive, linear
from cardtable.scene.typography import Role

LIFT_MS: Final = 190.0  # taking up the stones of a square
DROP_MS: Final = 125.0  # one stone: 125 ms at normal speed, 45 at fast
FLY_MS: Final = 440.0  # captured stones on their way to the store
PAY_MS: Final = 120.0  # one stone of a replenishment
READ_MS: Final = 900.0  # time to read a word over the board
STOP_MS: Final = 800.0
RISE: Final = 14.0  # u that words climb while they appear
FADE_MS: Final = 180.0

_INDEX: Final = {name: i for i, name in enumerate(SQUARES)}


class Showing:
    """Makes cues, and remembers what each player did last."""

    def __init__(self, scene: BoardScene, acting: Callable[[Seat], None], changed: Callable[[], None]) -> None:
        """*acting*: a seat begins to sow; *changed*: what stands on the plates may be different."""
        self.scene, self._acting, self._changed = scene, acting, changed
        self.last: dict[Seat, LastTurn] = {}
        self.debts = [0, 0]
        self._sowing = False  # a turn is being shown

    def reset(self, debts: tuple[int, int]) -> None:
        """Forget a turn that was being shown, and what was done before."""
        self.last.clear()
        self.debts = list(debts)
        self._sowing = False

    def cues(self, event: Event) -> list[Cue]:
        """Return how an event is shown."""
        if isinstance(event, Moved):
            return [self._moved(event)]
        if not isinstance(event, Announced):
            return []
        match event.key:
            case "lift":
                return [self._lift(event.seat, _INDEX[event.args[0]])]
            case "capture":
                return [self._captured(_capture(event.args))]
            case "turn-end":
                return [self._turn_end(event.seat, Stop(event.args[0]))]
            case "replenish":
                paid = int(event.args[0])
                text = WORDS.replenished(paid, REFILL - paid)
                return [self._say_over_row(event.seat, text, lambda: self._acting(event.seat))]
            case "exchange":
                return [self._say_over_row(event.seat, WORDS.exchanged())]
            case "borrow":
                return [Cue(0, at_start=lambda: self._borrow(event.seat, int(event.args[0])))]
        return []

    def recall(self, events: Sequence[Event]) -> None:
        """Mark a turn that has been shown before, or by nobody: its way, what it took, why it ended."""
        self.scene.clear_trail()
        for event in events:
            match event:
                case Moved(_, Place("square"), Place("square", target)):
                    self.scene.extend_trail(target)
                case Announced(_, "lift", (name, _)):
                    self.scene.extend_trail(_INDEX[name])
                case Announced(_, "capture", args):
                    self.scene.mark_capture(_capture(args))
                case Announced(seat, "turn-end", (stop,)):
                    self._note(seat, Stop(stop))
        self._changed()

    def _note(self, seat: Seat, stop: Stop) -> None:
        trail = self.scene.trail
        self.last[seat] = LastTurn(trail.direction, tuple(trail.captures), stop)

    # -- pieces ------------------------------------------------------------------------------

    def _moved(self, event: Moved) -> Cue:
        source, target = event.source, event.target
        if source.zone == target.zone == "square":
            return self._drop(target)
        if source.zone == "square":
            duration = FLY_MS + FLY_GAP_MS * len(event.pieces)
        else:
            duration = PAY_MS if len(event.pieces) == 1 and STONE in event.pieces else FLY_MS
        return self._move_cue(duration, lambda: self.scene.stones.fly(event.pieces, source, target), source, target)

    def _lift(self, seat: Seat, i: int) -> Cue:
        def begin() -> Move:
            if not self._sowing:
                self._sowing = True
                self.scene.clear_trail()
                self._acting(seat)
            self.scene.extend_trail(i)
            return self.scene.lift(i)

        return self._move_cue(LIFT_MS, begin)

    def _drop(self, target: Place) -> Cue:
        return self._move_cue(
            DROP_MS, lambda: self.scene.drop(target), landed=lambda: self.scene.extend_trail(target.index)
        )

    def _move_cue(
        self, duration: float, begin: Callable[[], Move], *places: Place, landed: Callable[[], None] | None = None
    ) -> Cue:
        moves: list[Move] = []

        def motions() -> list[Motion]:
            moves.append(begin())
            for place in places[:1]:
                self.scene.show_counts([place])
            return moves[0].motions

        def end() -> None:
            moves[0].land()
            if landed is not None:
                landed()
            self.scene.show_counts()
            if places:
                self._changed()

        return Cue(duration, motions, at_end=end)

    # -- words -------------------------------------------------------------------------------

    def _captured(self, capture: Capture) -> Cue:
        """Say what is on its way to the store, and mark where it came from."""
        light = self.scene.lights[capture.square]

        def begin() -> None:
            light.show(prey=True)
            self.scene.mark_capture(capture)

        return self._words(
            WORDS.captured(capture),
            lambda: self.scene.plan.board.centre(capture.square),
            READ_MS,
            overlap=FLY_MS,
            begin=begin,
            end=lambda: light.show(prey=False),
        )

    def _turn_end(self, seat: Seat, stop: Stop) -> Cue:
        def begin() -> None:
            self._note(seat, stop)
            self._sowing = False
            self._changed()

        def where() -> QPointF:
            trail = self.scene.trail
            square = trail.captures[-1].square if trail.captures else trail.path[-1]
            return self.scene.plan.board.centre(square)

        return self._words(WORDS.stopped(stop), where, STOP_MS, role=Role.SMALL_STRONG, begin=begin)

    def _say_over_row(self, seat: Seat, text: str, begin: Callable[[], None] | None = None) -> Cue:
        middle = ROWS[seat][2]
        return self._words(text, lambda: self.scene.plan.board.centre(middle), READ_MS, begin=begin)

    def _borrow(self, seat: Seat, stones: int) -> None:
        self.debts[seat] += stones
        self._changed()

    def _words(
        self,
        text: str,
        at: Callable[[], QPointF],
        duration: float,
        role: Role = Role.BODY,
        overlap: float = 0.0,
        begin: Callable[[], None] | None = None,
        end: Callable[[], None] | None = None,
    ) -> Cue:
        """Let words rise over a point of the board and go again."""
        items: list[FloatItem] = []

        def motions() -> list[Motion]:
            if begin is not None:
                begin()
            item = FloatItem(self.scene.stage, text, role)
            items.append(item)
            point = self.scene.inside(item, at())
            item.setPos(point)
            start = point + QPointF(0, RISE)
            return [
                Motion(item, point, start, easing=arrive, opacity=(0.0, 1.0), duration_ms=FADE_MS),
                Motion(item, easing=linear, opacity=(1.0, 0.0), delay_ms=duration - FADE_MS, duration_ms=FADE_MS),
            ]

        def over() -> None:
            self.scene.stage.removeItem(items[0])
            if end is not None:
                end()

        return Cue(duration, motions, at_end=over, overlap_ms=overlap)


def _capture(args: Sequence[str]) -> Capture:
    """Read the arguments of the announcement of a capture."""
    name, stones, mandarins, _ = args
    return Capture(_INDEX[name], int(stones), mandarins != "0")
