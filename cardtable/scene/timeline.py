"""All motion of the table, driven by one timer that runs only while something moves.

A *motion* moves one item; a *cue* is a group of motions with callbacks around it; a *run* is
what one ``play`` call shows, cue after cue.  Callbacks change the scene's model, so skipping
and playing end in the same place: every callback of a run is called exactly once, in order.
"""

from __future__ import annotations

import enum
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from PySide6.QtCore import QElapsedTimer, QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtWidgets import QGraphicsItem

Easing: TypeAlias = Callable[[float], float]
FRAME_MS: Final = 16


class Speed(enum.Enum):
    """How fast cues are played; the value multiplies their durations."""

    OFF = 0.0
    FAST = 0.36
    NORMAL = 1.0
    SLOW = 1.7


def linear(t: float) -> float:
    """Even motion."""
    return t


def glide(t: float) -> float:
    """Start softly, brake long: a thing that is carried."""
    smooth = t * t * (3 - 2 * t)
    return smooth + (1 - (1 - t) ** 3 - smooth) * t


def arrive(t: float) -> float:
    """Leave at full speed and brake: what a hand gives to a card."""
    return 1 - (1 - t) ** 3


def leave(t: float) -> float:
    """Start slowly: a lift."""
    return t * t


def fall(t: float) -> float:
    """Fall under its own weight and give one small bounce."""
    if t < 0.78:
        return (t / 0.78) ** 2
    u = (t - 0.78) / 0.22
    return 1 - 0.05 * 4 * u * (1 - u)


def settle(t: float) -> float:
    """Brake, pass the mark by a hair and come back."""
    u = t - 1
    return 1 + 2.1 * u**3 + 1.1 * u**2


@dataclass(slots=True)
class Motion:
    """How one item changes during a cue.  ``None`` leaves a property alone.

    Positions are in the coordinates of the item's parent.  *start* ``None``: from where the item is
    when the motion begins.  *arc*: height of the bow in u, upwards.  *swell*: how much larger the item
    is in mid-flight (.06 = 6 %), as if it came nearer to the eye.  *z*: stacking while moving;
    the item gets *z_end*, or its former value, at the end.  *duration_ms* ``None``: the cue's.
    *pose*: called with the way that is done, 0 to 1, each time the item is shown, and with 1 at the end:
    for whatever else changes on the way, like a card that turns over.
    """

    item: QGraphicsItem
    end: QPointF | None = None
    start: QPointF | None = None
    arc: float = 0.0
    easing: Easing = arrive
    delay_ms: float = 0.0
    duration_ms: float | None = None
    scale: tuple[float, float] | None = None
    swell: float = 0.0
    rotation: tuple[float, float] | None = None
    opacity: tuple[float, float] | None = None
    z: float | None = None
    z_end: float | None = None
    pose: Callable[[float], None] | None = None


@dataclass(slots=True)
class Cue:
    """A step of a run.

    *motions* may be a function: it is called when the cue starts, after everything before it,
    so that it can look at the scene as it is then; *duration_ms* must cover it.
    *overlap_ms*: start that long before the previous cue ends.  Callbacks must not block.
    """

    duration_ms: float
    motions: Sequence[Motion] | Callable[[], Sequence[Motion]] = ()
    at_start: Callable[[], None] | None = None
    at_end: Callable[[], None] | None = None
    overlap_ms: float = 0.0

    def length(self) -> float:
        """Return the cue's length in ms, late motions included."""
        if callable(self.motions):
            return self.duration_ms
        return max([self.duration_ms, *(m.delay_ms + (m.duration_ms or 0.0) for m in self.motions)])


class _Flight:
    """A motion on its way."""

    def __init__(self, motion: Motion, cue_ms: float) -> None:
        self.motion = motion
        self.length = cue_ms - motion.delay_ms if motion.duration_ms is None else motion.duration_ms
        self._start: QPointF | None = None
        self._z = 0.0

    def show(self, ms: float, still: bool) -> None:
        """Show the item *ms* into its cue; with *still* it waits at its place until the end."""
        motion = self.motion
        if ms < motion.delay_ms:
            return
        if self._start is None:
            self._begin()
        if still:
            return
        t = min(1.0, (ms - motion.delay_ms) / self.length) if self.length > 0 else 1.0
        self._set(motion.easing(t), math.sin(math.pi * t))

    def finish(self) -> None:
        """Put the item where the motion ends."""
        if self._start is None:
            self._begin()
        self._set(1.0, 0.0)
        if self.motion.z is not None:
            self.motion.item.setZValue(self._z if self.motion.z_end is None else self.motion.z_end)

    def _begin(self) -> None:
        motion = self.motion
        self._start = QPointF(motion.item.pos() if motion.start is None else motion.start)
        if motion.z is not None:
            self._z = motion.item.zValue()
            motion.item.setZValue(motion.z)

    def _set(self, way: float, bow: float) -> None:
        motion, item = self.motion, self.motion.item
        if motion.end is not None and self._start is not None:
            x = self._start.x() + (motion.end.x() - self._start.x()) * way
            y = self._start.y() + (motion.end.y() - self._start.y()) * way - motion.arc * bow
            item.setPos(x, y)
        if motion.scale is not None or motion.swell:
            first, last = motion.scale or (1.0, 1.0)
            item.setScale((first + (last - first) * way) * (1 + motion.swell * bow))
        if motion.rotation is not None:
            item.setRotation(motion.rotation[0] + (motion.rotation[1] - motion.rotation[0]) * way)
        if motion.opacity is not None:
            item.setOpacity(min(1.0, motion.opacity[0] + (motion.opacity[1] - motion.opacity[0]) * way))
        if motion.pose is not None:
            motion.pose(way)


class _Run:
    """One ``play`` call: its cues laid out in time, and how far it has come."""

    def __init__(self, cues: Sequence[Cue], done: Callable[[], None] | None, max_ms: float | None, aside: bool) -> None:
        self.done, self.aside = done, aside
        self.at = 0.0  # ms of cue time
        self.elapsed = 0.0  # ms of real time since the last change of speed
        self.left: float | None = max_ms
        self.boost = 0.0
        marks: list[tuple[float, int, Cue]] = []
        end = 0.0
        for n, cue in enumerate(cues):
            start = max(0.0, end - cue.overlap_ms)
            end = start + cue.length()
            marks += [(start, 2 * n, cue), (end, 2 * n + 1, cue)]
        self.total = max((mark[0] for mark in marks), default=0.0)
        self._marks = sorted(marks, key=lambda mark: mark[:2])
        self._next = 0
        self._flying: dict[int, tuple[float, list[_Flight]]] = {}
        self.dropped = False

    def advance(self, to: float, still: bool) -> bool:
        """Go on to *to* ms of cue time; return whether the run is over."""
        self.at = to
        while not self.dropped and self._next < len(self._marks) and self._marks[self._next][0] <= to:
            time, order, cue = self._marks[self._next]
            self._next += 1
            if order % 2 == 0:
                self._begin(order, time, cue)
            else:
                self._end(order - 1, cue)
        if self.dropped:
            return False
        for start, flights in self._flying.values():
            for flight in flights:
                flight.show(to - start, still)
        return self._next >= len(self._marks)

    def _begin(self, order: int, time: float, cue: Cue) -> None:
        if cue.at_start is not None:
            cue.at_start()
        if self.dropped:
            return
        motions = cue.motions() if callable(cue.motions) else cue.motions
        self._flying[order] = (time, [_Flight(motion, cue.duration_ms) for motion in motions])

    def _end(self, order: int, cue: Cue) -> None:
        for flight in self._flying.pop(order)[1]:
            flight.finish()
        if cue.at_end is not None:
            cue.at_end()


class Timeline(QObject):
    """Plays runs.  ``busy_changed`` tells when the first one starts and the last one ends."""

    busy_changed = Signal(bool)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._runs: list[_Run] = []
        self._speed = Speed.NORMAL
        self._paused = False
        self._busy = False
        self.reduced_motion = False  # things change place without travelling; the pace stays
        self._clock = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME_MS)
        self._timer.timeout.connect(self._tick)

    @property
    def busy(self) -> bool:
        """Whether a run is under way, paused or not; asides do not count."""
        return any(not run.aside for run in self._runs)

    @property
    def running(self) -> bool:
        """Whether the timer ticks."""
        return self._timer.isActive()

    @property
    def paused(self) -> bool:
        """Whether time stands still."""
        return self._paused

    @property
    def speed(self) -> Speed:
        """How fast cues are played; a change counts from now on, OFF ends what is moving."""
        return self._speed

    @speed.setter
    def speed(self, speed: Speed) -> None:
        if speed is self._speed:
            return
        self._speed = speed
        if speed is Speed.OFF:
            self.skip()
        for run in self._runs:
            self._set_pace(run)

    def play(
        self,
        cues: Sequence[Cue],
        done: Callable[[], None] | None = None,
        max_ms: float | None = None,
        aside: bool = False,
    ) -> None:
        """Show *cues* one after the other, then call *done* once.

        An *aside* is how a message or a sheet appears: it is no part of the game, so it neither
        makes the timeline busy nor is it paused or dropped.
        A run that would take longer than *max_ms* gathers speed so that it ends in time.
        With speed OFF, or nothing to wait for, everything happens before this returns.
        """
        run = _Run(cues, done, max_ms, aside)
        self._runs.append(run)
        if self._speed is Speed.OFF or run.total <= 0:
            self._finish(run)
            return
        self._set_pace(run)
        self._tell()
        run.advance(0.0, self.reduced_motion)
        self._wake()

    def skip(self) -> None:
        """Jump to the end of everything that is under way; each *done* is called once."""
        for run in list(self._runs):
            if run in self._runs:
                self._finish(run)

    def drop(self) -> None:
        """Forget everything that is under way: no further callback, no *done*.  The table resets itself after."""
        for run in self._runs:
            run.dropped = not run.aside
        self._runs = [run for run in self._runs if run.aside]
        self._rest()

    def pause(self) -> None:
        """Let time stand still."""
        self._paused = True
        self._rest()

    def resume(self) -> None:
        """Let time go on."""
        self._paused = False
        self._wake()

    def advance(self, ms: float) -> None:
        """Let *ms* of real time pass: what the timer does, and what tests may do in its place."""
        for run in list(self._runs):
            if run.dropped or (self._paused and not run.aside):
                continue
            rate = (1 + run.boost * (run.elapsed + ms / 2)) / self._speed.value
            run.elapsed += ms
            if run.left is not None:
                run.left = max(1.0, run.left - ms)
            if run.advance(run.at + ms * rate, self.reduced_motion):
                self._finish(run)

    def _set_pace(self, run: _Run) -> None:
        run.elapsed, run.boost = 0.0, 0.0
        if run.left is None or self._speed is Speed.OFF:
            return
        needed = (run.total - run.at) * self._speed.value
        if needed > run.left:  # the rate grows evenly, 1 + boost * t; over the time left it adds up to what is needed
            run.boost = 2 * (needed / run.left - 1) / run.left

    def _finish(self, run: _Run) -> None:
        run.advance(math.inf, self.reduced_motion)
        if run.dropped:
            return
        run.dropped = True
        self._runs.remove(run)
        self._rest()
        if run.done is not None:
            run.done()

    def _tick(self) -> None:
        self.advance(min(50.0, float(self._clock.restart())))  # a stalled machine must not swallow a motion

    def _moves(self) -> bool:
        return any(run.aside or not self._paused for run in self._runs)

    def _wake(self) -> None:
        if self._moves() and not self._timer.isActive():
            self._clock.start()
            self._timer.start()

    def _rest(self) -> None:
        if not self._moves():
            self._timer.stop()
        self._tell()

    def _tell(self) -> None:
        if self._busy != self.busy:
            self._busy = not self._busy
            self.busy_changed.emit(self._busy)
