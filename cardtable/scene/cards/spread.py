"""How far apart the cards of a row lie, so that it fits any width.  Pure arithmetic, in u."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

TIGHT_GAP = 0.25  # share of a gap between groups that is left when there is no room


@dataclass(frozen=True, slots=True)
class Spread:
    """A row of cards: the left edge of each, counted from the row's own left edge, and its width."""

    lefts: tuple[float, ...]
    width: float
    step: float  # from one card to the next inside a group


def spread(groups: Sequence[int], wide: float, room: float, step: float, gap: float = 0.0) -> Spread:
    """Lay *groups* of cards that are *wide* u wide side by side.

    :param room: u there are; the row is never wider, unless a single card is.
    :param step: u from card to card where there is room; wider than a card leaves felt between them.
    :param gap: u more between groups; it gives way before the step does.
    """
    sizes = [size for size in groups if size]
    count, breaks = sum(sizes), len(sizes) - 1
    if not count:
        return Spread((), 0.0, step)
    steps = count - 1
    spare = room - wide - steps * step
    if breaks > 0:
        gap = min(gap, max(gap * TIGHT_GAP, spare / breaks))
    if steps:
        step = max(0.0, min(step, (room - wide - breaks * gap) / steps))
        if breaks > 0 and step == 0.0:
            gap = max(0.0, (room - wide) / breaks)
    lefts, x = [], 0.0
    for size in sizes:
        for _ in range(size):
            lefts.append(x)
            x += step
        x += gap
    return Spread(tuple(lefts), lefts[-1] + wide, step)
