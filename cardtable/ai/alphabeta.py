"""Alpha-beta for two seats that see everything and whose points add up.

*Additive* means: what is still to be won from a position does not depend on what was won before.
So a table of positions needs no scores, and a bound found by one path serves every other path.
The game comes as a :class:`Model`: packed positions (any hashable), their moves with the points each
gains at once, and an estimate where the search must stop.

Values are whole units (``Model`` says how many make a point) of what the seat to move still gains
more than the other one.  Searched: iterative deepening with an aspiration window, principal
variations, one table per side whose entries keep the moves (best first, so an entry is also the
move ordering), and cut-offs by the table before any move is searched.

Exactness: a subtree that met no estimate is stored as ``SOLVED``, valid at every depth.  Only
repetition depends on the path: a position met for the third time, counting the game's own past, ends
the line (:meth:`Model.repeated`), and whatever touched such an end by a path is not stored as solved.
What remains approximate is the usual reuse of a value by another path, and it can matter only in lines
that go round the same circle twice.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Mapping
from typing import Generic, NamedTuple, Protocol, Self, TypeAlias, TypeVar

from cardtable.ai.player import Budget

N = TypeVar("N")
Side: TypeAlias = int  # 0 or 1
Moves: TypeAlias = "list[tuple[int, int, N | None]]"  # units gained at once, move number, position after (None: over)

INFINITE = 1 << 20  # more units than any game is worth
SOLVED = 1 << 10  # a depth no search reaches
DEEPEST = 64  # turns; only lines that go in circles are so long
OCCURRENCES = 3  # of a position that end the game
ASPIRATION = 3  # points to either side of the expected value
CLOCK_PERIOD = 64  # calls between two looks at the clock: about a millisecond


class Model(Protocol[N]):
    """A game, made fast for search.  Positions are those in which a seat really has a choice."""

    unit: int
    looked: int  # positions that :meth:`horizon` looked at so far

    def expand(self, node: N, side: Side) -> Moves[N]:
        """Return every move, the most promising first; a move that ends the game gains the final account too."""
        ...

    def horizon(self, node: N, side: Side, alpha: int, beta: int) -> int:
        """Estimate *node* by its moves (depth 1); a value of *beta* or more is a lower bound."""
        ...

    def repeated(self, node: N, side: Side) -> int:
        """Return the final account if the game ends here because the position came back."""
        ...


class Found(NamedTuple):
    """The outcome of a search: units for the side to move, exact if *solved*."""

    move: int
    value: int
    depth: int
    nodes: int
    solved: bool


class Rated(NamedTuple):
    """(value, move) of every move, the best first, at a depth that was searched completely."""

    moves: list[tuple[int, int]]
    depth: int
    nodes: int
    solved: bool


class _Exhausted(Exception):
    """The budget is spent."""


class Search(Generic[N]):
    """One search tree, to be used in a ``with`` statement.

    Make a new one per decision: then nothing but the position and the budget decides.  Inside the
    statement Python's cyclic collector rests, for a search makes a great many small objects and no
    cycles: a third faster.
    """

    def __init__(self, model: Model[N], past: Mapping[tuple[N, Side], int], budget: Budget) -> None:
        """*past* counts the occurrences of positions in the game so far, the present one included."""
        self._model = model
        self._start = model.looked
        deadline = time.perf_counter() + budget.seconds if budget.seconds is not None else None
        self._tables: _Tables[N] = ({}, {})
        self._search, self._tally = _searcher(model, self._tables, past, deadline, budget.nodes)
        self._collected = False

    def __enter__(self) -> Self:
        self._collected = gc.isenabled()
        gc.disable()
        return self

    def __exit__(self, *_: object) -> None:
        for table in self._tables:
            table.clear()  # the search refers to itself: it would stay until the collector comes
        if self._collected:
            gc.enable()

    @property
    def nodes(self) -> int:
        """Positions visited so far, those at the horizon included."""
        return self._tally()[0] + self._model.looked - self._start

    def best(
        self, node: N, side: Side, order: Callable[[Moves[N]], Moves[N]] = list, max_depth: int = DEEPEST
    ) -> Found:
        """Deepen until the budget is spent, the value is exact, or *max_depth* turns are searched.

        *order* arranges the moves for the first iteration; among equals the first stays the best.
        """
        moves = order(self._model.expand(node, side))
        found = Found(moves[0][1], 0, 0, 0, False)
        expected = None
        for depth in range(1, max_depth + 1):
            soft = self._tally()[1]
            try:
                value = self._iterate(moves, node, side, depth, expected)
            except _Exhausted:
                # the moves finished before the bell are sorted in: if one beat the old best, it is first now
                return found._replace(move=moves[0][1], nodes=self.nodes)
            expected = value
            solved = self._tally()[1] == soft
            found = Found(moves[0][1], value, depth, self.nodes, solved)
            if solved:
                break
        return found

    def rate(self, node: N, side: Side, max_depth: int = DEEPEST) -> Rated:
        """Deepen like :meth:`best`, but find the value of every move, and so less deep."""
        moves = self._model.expand(node, side)
        rated = Rated([(gain, move) for gain, move, _ in moves], 0, 0, False)
        for depth in range(1, max_depth + 1):
            soft = self._tally()[1]
            try:
                values = [self._value(gain, child, side, depth, -INFINITE, INFINITE) for gain, _, child in moves]
            except _Exhausted:
                break
            pairs = [(value, move) for value, (_, move, _) in zip(values, moves, strict=True)]
            solved = self._tally()[1] == soft
            rated = Rated(sorted(pairs, key=lambda pair: -pair[0]), depth, self.nodes, solved)
            if solved:
                break
        return rated

    def _iterate(self, moves: Moves[N], node: N, side: Side, depth: int, expected: int | None) -> int:
        """Search *moves* to *depth*, bring the best to the front as soon as it is known, and return its value."""
        width = ASPIRATION * self._model.unit
        low, high = (-INFINITE, INFINITE) if expected is None else (expected - width, expected + width)
        while True:
            value = self._widest(moves, side, depth, low, high)
            width *= 4
            if value <= low:
                low = max(-INFINITE, value - width)
            elif value >= high:
                high = min(INFINITE, value + width)
            else:
                return value

    def _widest(self, moves: Moves[N], side: Side, depth: int, low: int, high: int) -> int:
        best, alpha = -INFINITE, low
        for i in range(len(moves)):
            gain, _, child = moves[i]
            if i and child is not None:
                value = self._value(gain, child, side, depth, alpha, alpha + 1)
                if alpha < value < high:
                    value = self._value(gain, child, side, depth, value - 1, high)
            else:
                value = self._value(gain, child, side, depth, alpha, high)
            if value > best:
                best = value
                if value > alpha:
                    alpha = value
                    moves.insert(0, moves.pop(i))
                    if value >= high:
                        break
        return best

    def _value(self, gain: int, child: N | None, side: Side, depth: int, alpha: int, beta: int) -> int:
        if child is None:
            return gain
        return gain - self._search(child, 1 - side, depth - 1, gain - beta, gain - alpha)


class _Entry(Generic[N]):
    """What is known of one position with one side to move."""

    __slots__ = ("depth", "high", "low", "moves", "times")

    def __init__(self, moves: Moves[N], times: int) -> None:
        self.depth, self.low, self.high = 0, -INFINITE, INFINITE  # the bounds hold for that depth
        self.moves = moves  # the best known first
        self.times = times  # how often it is there: in the game's past, and on the path searched now


_Tables: TypeAlias = "tuple[dict[N, _Entry[N]], dict[N, _Entry[N]]]"  # per side to move


def _searcher(
    model: Model[N],
    tables: _Tables[N],
    past: Mapping[tuple[N, Side], int],
    deadline: float | None,
    limit: int | None,
) -> tuple[Callable[[N, Side, int, int, int], int], Callable[[], tuple[int, int]]]:
    """Return the recursive search, and a count of its calls and of the estimates met.

    A closure, because local names are the fastest variables Python has.
    """
    expand, horizon, clock, started = model.expand, model.horizon, time.perf_counter, model.looked
    calls = estimates = 0

    def search(node: N, side: Side, depth: int, alpha: int, beta: int) -> int:
        nonlocal calls, estimates
        if depth < 1:
            estimates += 1
            return 0
        if depth == 1:
            estimates += 1
            return horizon(node, side, alpha, beta)
        calls += 1
        if not calls % CLOCK_PERIOD and (
            (deadline is not None and clock() >= deadline)
            or (limit is not None and calls + model.looked - started >= limit)
        ):
            raise _Exhausted
        entry = tables[side].get(node)
        if entry is None:
            entry = tables[side][node] = _Entry(expand(node, side), past.get((node, side), 0))
        if entry.times >= OCCURRENCES - 1:
            estimates += 1
            return model.repeated(node, side)
        before, exact = estimates, entry.depth == SOLVED
        if entry.depth >= depth:
            low, high = entry.low, entry.high
            if low >= beta or low == high:
                estimates += not exact
                return low
            if high <= alpha:
                estimates += not exact
                return high
            if low > alpha:
                alpha = low
                estimates += not exact
            if high < beta:
                beta = high
                estimates += not exact
        else:
            low, high = -INFINITE, INFINITE
        other, left, moves = 1 - side, depth - 1, entry.moves
        floor = alpha
        if left > 1:
            known = tables[other].get
            for gain, _, child in moves:
                reply = known(child) if child is not None else None
                if (
                    reply is not None
                    and reply.depth >= left
                    and gain - reply.high >= beta
                    and reply.times < OCCURRENCES - 1
                ):
                    estimates += reply.depth < SOLVED
                    return gain - reply.high
        else:
            estimates += 1
        entry.times += 1
        best, first = -INFINITE, 0
        for i, (gain, _, child) in enumerate(moves):
            if child is None:
                value = gain
            elif left == 1:
                value = gain - horizon(child, other, gain - beta, gain - alpha)
            elif i:
                value = gain - search(child, other, left, gain - alpha - 1, gain - alpha)
                if alpha < value < beta:
                    value = gain - search(child, other, left, gain - beta, gain - value)
            else:
                value = gain - search(child, other, left, gain - beta, gain - alpha)
            if value > best:
                best = value
                if value > alpha:
                    alpha, first = value, i
                    if value >= beta:
                        break
        entry.times -= 1
        if first and not entry.times:  # else it is on the path already, and the caller is walking through these moves
            moves.insert(0, moves.pop(first))
        if estimates != before:
            entry.depth = depth
        else:
            entry.depth = SOLVED
            if not exact:  # the bounds of before are not as good as what was found now
                low, high = -INFINITE, INFINITE
        entry.low = best if best > floor else low
        entry.high = best if best < beta else high
        return best

    return search, lambda: (calls, estimates)
