"""The end of a deal, calculated to its last card in one world: everybody plays what is best for oneself.

Best is the greater part of the win, then the greater lead over the better one of the others.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

from cardtable.games.chuo_pai.fast import (
    ABOVE,
    COLUMN,
    COURTS,
    DOWN,
    GROUP,
    NEXT,
    NONE,
    SIZES,
    SPAN,
    SPECIAL,
    Move,
    Planes,
    Specials,
    leader,
)

Points: TypeAlias = tuple[int, ...]
Hands: TypeAlias = tuple[Planes, ...]

MARGIN: Final = 0.0005  # part of the win that a point more than the best other is worth: it only breaks ties


def part(points: Sequence[int], seat: int) -> float:
    """Return what part of the win a seat has."""
    return 1 / points.count(points[seat]) if points[seat] == max(points) else 0.0


def worth(points: Sequence[int], seat: int) -> float:
    """Return what a result is worth to a seat."""
    return part(points, seat) + MARGIN * (points[seat] - max(points[NEXT[seat]], points[NEXT[NEXT[seat]]]))


def leads(hand: Planes, specials: Specials) -> Iterator[tuple[Move, Planes]]:
    """Yield every play of a hand, and what is left after it."""
    bits = hand
    while bits:
        move = bits.bit_length() - 1
        bits ^= 1 << move
        cards = hand & COLUMN[move]
        yield move, hand ^ cards ^ cards >> DOWN[move]
    if hand & COURTS:
        for kind, group in enumerate(GROUP):
            key = hand & group
            for size in range(2, specials.most[kind][key] + 1):
                for change in specials.changes[kind][size].get(key, ()):
                    yield SPECIAL + SPAN * kind + size, hand ^ change


def answers(hand: Planes, move: Move, specials: Specials) -> Iterator[tuple[Move, Planes]]:
    """Yield every play of a hand that beats another, and what is left after it."""
    if move < SPECIAL:
        bits = hand & ABOVE[move]
        while bits:
            found = bits.bit_length() - 1
            bits ^= 1 << found
            cards = hand & COLUMN[found]
            yield found, hand ^ cards ^ cards >> DOWN[found]
    elif hand & COURTS:
        kind, size = divmod(move - SPECIAL, SPAN)
        for n in range(kind):
            for change in specials.changes[n][size].get(hand & GROUP[n], ()):
                yield SPECIAL + SPAN * n + size, hand ^ change


class Endgame:
    """Results of positions; what was calculated once is remembered."""

    def __init__(self, specials: Specials) -> None:
        self._specials = specials
        self._known: dict[tuple[Hands, Points, int], Points] = {}

    def result(self, hands: Hands, points: Points, seat: int) -> Points:
        """Return how a deal ends in which a seat leads now; :data:`NONE`: it has ended."""
        if seat == NONE:
            return points
        key = hands, points, seat
        if (found := self._known.get(key)) is None:
            waiting = tuple(other for other in (NEXT[seat], NEXT[NEXT[seat]]) if hands[other])
            found = self._best(hands, points, seat, leads(hands[seat], self._specials), waiting)
            self._known[key] = found
        return found

    def close(self, hands: Hands, points: Points, best: int, move: Move, waiting: Sequence[int]) -> Points:
        """Return how a deal ends in which *move* of *best* is the highest play, and these have still to act."""
        while waiting:
            seat, *rest = waiting
            if found := tuple(answers(hands[seat], move, self._specials)):
                return self._best(hands, points, seat, iter(found), tuple(rest))
            waiting = rest
        total = (*points[:best], points[best] + SIZES[move], *points[best + 1 :])
        return self.result(hands, total, leader(hands, best))

    def _best(
        self,
        hands: Hands,
        points: Points,
        seat: int,
        plays: Iterator[tuple[Move, Planes]],
        waiting: Sequence[int],
    ) -> Points:
        results = (
            self.close((*hands[:seat], left, *hands[seat + 1 :]), points, seat, move, waiting) for move, left in plays
        )
        return max(results, key=lambda result: worth(result, seat))
