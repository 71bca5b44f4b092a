"""The path of one sowing: lift, drop, relay, capture, and why it stops (R4 to R9).

The twelve squares are numbered along the ring, counter-clockwise on the screen::

          T1  T2  T3  T4  T5              10   9   8   7   6
      ML                      MR      11                       5
          B1  B2  B3  B4  B5               0   1   2   3   4

Left and right are meant on the screen, for both players (R3): on the bottom
row *right* is forward along the ring, on the top row it is backward.
Everything here is arithmetic on tuples; seats, stores and turns are elsewhere.
"""

from __future__ import annotations

import enum
from collections.abc import Iterator
from typing import NamedTuple

SQUARES = ("B1", "B2", "B3", "B4", "B5", "MR", "T5", "T4", "T3", "T2", "T1", "ML")
RIGHT_MANDARIN, LEFT_MANDARIN = 5, 11
ROWS = (range(5), range(10, 5, -1))  # per seat, from left to right on the screen
WORTH = 10  # points of a mandarin; a stone is one point
ADULT = 5  # a mandarin with so many stones beside it is no longer young (R9)


class Direction(enum.Enum):
    """A way along a row, as seen on the screen by both players (R3)."""

    LEFT = "<"
    RIGHT = ">"


class Stop(enum.StrEnum):
    """Why a turn ended (R8); the values are message ids."""

    MANDARIN_AHEAD = "mandarin-ahead"
    TWO_EMPTY = "two-empty"
    AFTER_CAPTURE = "after-capture"
    YOUNG_MANDARIN = "young-mandarin"


class Mandarins(NamedTuple):
    """Which of the two mandarins still sit on the board."""

    left: bool
    right: bool

    def at(self, square: int) -> bool:
        """Say whether a mandarin sits on *square*."""
        return (square == LEFT_MANDARIN and self.left) or (square == RIGHT_MANDARIN and self.right)


class Lift(NamedTuple):
    """All stones of *square* were taken up, and sown one by one on the squares after it."""

    square: int
    stones: int


class Capture(NamedTuple):
    """Everything on *square* went to the store of the player who sowed."""

    square: int
    stones: int
    mandarin: bool

    @property
    def points(self) -> int:
        """What the capture is worth."""
        return self.stones + WORTH * self.mandarin


class Trace(NamedTuple):
    """One whole sowing, and the board it leaves."""

    step: int  # +1 or -1 along the ring
    lifts: tuple[Lift, ...]  # the chosen square first, then every relay (R5)
    captures: tuple[Capture, ...]
    stop: Stop
    last: int  # the square of the last stone dropped
    board: tuple[int, ...]
    mandarins: Mandarins

    def drops(self, lift: Lift) -> Iterator[int]:
        """Yield the squares that receive the stones of *lift*, in order (R4)."""
        return ((lift.square + self.step * n) % 12 for n in range(1, lift.stones + 1))

    @property
    def path(self) -> tuple[int, ...]:
        """Every square that receives a stone, in order."""
        return tuple(square for lift in self.lifts for square in self.drops(lift))

    @property
    def points(self) -> int:
        """What all captures together are worth."""
        return sum(capture.points for capture in self.captures)


def ring_step(square: int, direction: Direction) -> int:
    """Return +1 (counter-clockwise) or -1 for a screen direction chosen on *square*'s row."""
    return 1 if (direction is Direction.RIGHT) == (square < RIGHT_MANDARIN) else -1


def trace(
    board: tuple[int, ...], mandarins: Mandarins, square: int, direction: Direction, protected: bool = False
) -> Trace:
    """Sow from a non-empty villager *square*; *protected* says that young mandarins are safe this turn (R9)."""
    step = ring_step(square, direction)
    stones, left, right = list(board), mandarins.left, mandarins.right
    lifts: list[Lift] = []
    at = square
    while True:
        n = stones[at]
        lifts.append(Lift(at, n))
        stones[at] = 0
        for _ in range(n):
            at = (at + step) % 12
            stones[at] += 1
        last, at = at, (at + step) % 12
        if at in (RIGHT_MANDARIN, LEFT_MANDARIN) or not stones[at]:
            break
    captures: list[Capture] = []
    while True:
        if stones[at] or (at == LEFT_MANDARIN and left) or (at == RIGHT_MANDARIN and right):
            stop = Stop.AFTER_CAPTURE if captures else Stop.MANDARIN_AHEAD  # R8a, R8c
            break
        prey = (at + step) % 12
        n = stones[prey]
        mandarin = (prey == LEFT_MANDARIN and left) or (prey == RIGHT_MANDARIN and right)
        if not n and not mandarin:
            stop = Stop.TWO_EMPTY  # R8b
            break
        if protected and mandarin and n < ADULT:
            stop = Stop.YOUNG_MANDARIN  # R8d, R9
            break
        captures.append(Capture(prey, n, mandarin))  # R6, R7
        stones[prey] = 0
        if prey == LEFT_MANDARIN:
            left = False
        elif prey == RIGHT_MANDARIN:
            right = False
        at = (prey + step) % 12
    return Trace(step, tuple(lifts), tuple(captures), stop, last, tuple(stones), Mandarins(left, right))
