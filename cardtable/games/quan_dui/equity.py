"""What a standing is worth: the chance to win the match if every hand is won by each as likely, for one Tento.

Quan Dui is so rare that it does not matter for what lies ahead.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from cardtable.games.quan_dui.fast import NOBODY, Outcome, Seat
from cardtable.games.quan_dui.rules import TARGET

REMEMBERED: Final = 1 << 16


@lru_cache(REMEMBERED)
def _chance(own: int, others: tuple[int, ...]) -> float:
    """Return the chance of who needs *own* Tentos, where the others, sorted, need these."""
    if own <= 0:
        return 1.0
    if others[0] <= 0:
        return 0.0
    total = _chance(own - 1, others)
    for n, need in enumerate(others):
        total += _chance(own, tuple(sorted((*others[:n], need - 1, *others[n + 1 :]))))
    return total / (1 + len(others))


def chance(standing: Sequence[int], seat: Seat) -> float:
    """Return the chance of a seat to win the match from a standing."""
    needs = [max(0, TARGET - points) for points in standing]
    own = needs.pop(seat)
    return _chance(own, tuple(sorted(needs)))


def after(standing: Sequence[int], seat: Seat, outcome: Outcome) -> float:
    """Return the chance of a seat after a hand has ended like this."""
    if outcome.winner == NOBODY:
        return chance(standing, seat)
    points = list(standing)
    points[outcome.winner] += outcome.tentos
    return chance(points, seat)


class Stakes:
    """What the outcomes of a hand are worth to a seat: 1 what one Tento is worth to it, 0 the worst."""

    def __init__(self, standing: Sequence[int], seat: Seat) -> None:
        """Weigh them as the match stands."""
        seats = range(len(standing))
        outcomes = [Outcome(NOBODY, 0), *(Outcome(winner, n) for winner in seats for n in (1, 2))]
        raw = {outcome: after(standing, seat, outcome) for outcome in outcomes}
        low, one = min(raw.values()), raw[Outcome(seat, 1)]
        self._low, self._one = low, one
        self._worth = {outcome: (value - low) / (one - low) for outcome, value in raw.items()}

    def __getitem__(self, outcome: Outcome) -> float:
        """Return what an outcome is worth."""
        return self._worth[outcome]

    def chance(self, worth: float) -> float:
        """Return how likely a match is won that is worth so much on the average."""
        return min(1.0, max(0.0, self._low + worth * (self._one - self._low)))
