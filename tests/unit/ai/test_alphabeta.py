"""The generic search against plain minimax, on a made-up game with gains, ends and circles."""

from __future__ import annotations

import gc

import pytest

from cardtable.ai.alphabeta import OCCURRENCES, Moves, Search
from cardtable.ai.player import Budget
from cardtable.core.rng import Rng, derive

NODES = 40
Path = dict[tuple[int, int], int]


class Maze:
    """Numbered rooms with random doors; a door gains points for who goes through, some doors end the game."""

    unit = 1

    def __init__(self, seed: int, circles: bool) -> None:
        self.looked = 0
        self.doors: dict[tuple[int, int], Moves[int]] = {}
        rng = Rng(seed)
        for room in range(NODES):
            for side in (0, 1):
                self.doors[room, side] = [
                    (rng.below(9) - 3, move, self.target(rng, 0 if circles else room + 1))
                    for move in range(1 + rng.below(4))
                ]

    def target(self, rng: Rng, first: int) -> int | None:
        return None if first == NODES or not rng.below(6) else first + rng.below(NODES - first)

    def expand(self, node: int, side: int) -> Moves[int]:
        return list(self.doors[node, side])

    def horizon(self, node: int, side: int, alpha: int, beta: int) -> int:
        self.looked += 1
        return max(gain for gain, _, _ in self.expand(node, side))

    def repeated(self, node: int, side: int) -> int:
        return derive(node, side) % 7 - 3


class Tree(Maze):
    """No room has two ways in, so a position is never met at two depths and the table cannot see further."""

    def __init__(self, seed: int) -> None:
        self.seed, self.looked = seed, 0

    def expand(self, node: int, side: int) -> Moves[int]:
        rng = Rng(derive(self.seed, node))
        return [
            (rng.below(9) - 3, move, 4 * node + move + 1 if rng.below(6) else None) for move in range(1 + rng.below(4))
        ]


def minimax(maze: Maze, node: int, side: int, depth: int) -> int:
    """Return the value without any cleverness."""
    if depth == 0:
        return 0
    if depth == 1:
        return maze.horizon(node, side, 0, 0)
    return max(
        gain - (0 if child is None else minimax(maze, child, 1 - side, depth - 1))
        for gain, _, child in maze.expand(node, side)
    )


def to_the_end(maze: Maze, node: int, side: int, path: Path) -> int:
    """Return the exact value, with the third occurrence of a position as an end."""
    times = path.get((node, side), 0)
    if times >= OCCURRENCES - 1:
        return maze.repeated(node, side)
    path = {**path, (node, side): times + 1}
    return max(
        gain - (0 if child is None else to_the_end(maze, child, 1 - side, path))
        for gain, _, child in maze.doors[node, side]
    )


@pytest.mark.parametrize("seed", range(40))
def test_the_value_is_the_minimax_value(seed: int) -> None:
    tree = Tree(seed)
    for depth in range(2, 8):
        with Search(tree, {}, Budget()) as search:
            found = search.best(1, 0, max_depth=depth)
        with Search(tree, {}, Budget()) as search:
            rated = search.rate(1, 0, depth)
        values = {
            move: gain - (0 if child is None else minimax(tree, child, 1, depth - 1))
            for gain, move, child in tree.expand(1, 0)
        }
        assert {move: value for value, move in rated.moves} == values
        assert found.value == rated.moves[0][0] == values[found.move] == minimax(tree, 1, 0, depth)


@pytest.mark.parametrize("seed", range(60))
def test_what_is_called_solved_is_exact(seed: int) -> None:
    maze = Maze(seed, circles=False)
    with Search(maze, {}, Budget()) as search:
        found = search.best(0, 0)
    assert found.solved
    assert found.value == to_the_end(maze, 0, 0, {})


def test_the_past_ends_a_line() -> None:
    maze = Maze(0, circles=True)
    maze.doors[0, 0] = [(1, 0, 1), (0, 1, 2)]
    maze.doors[1, 1] = [(5, 0, None)]
    maze.doors[2, 1] = [(-2, 0, None)]
    maze.repeated = lambda node, side: -9  # type: ignore[method-assign]
    with Search(maze, {(0, 0): 1}, Budget()) as search:
        assert search.best(0, 0).move == 1
    with Search(maze, {(0, 0): 1, (1, 1): OCCURRENCES - 1}, Budget()) as search:
        found = search.best(0, 0)
    assert (found.move, found.value) == (0, 10)


def test_circles_end() -> None:
    for seed in range(20):
        with Search(Maze(seed, circles=True), {}, Budget(nodes=20_000)) as search:
            found = search.best(0, 0)
        assert found.nodes < 22_000
        assert found.move < 4


@pytest.mark.parametrize("limit", [1, 64, 500, 3000])
def test_the_budget_in_nodes_is_kept_and_repeats(limit: int) -> None:
    found = []
    for _ in range(2):
        with Search(Maze(3, circles=True), {}, Budget(nodes=limit)) as search:
            found.append(search.best(0, 0))
    assert found[0] == found[1]
    assert found[0].nodes <= limit + 1000


def test_the_budget_in_seconds_is_kept() -> None:
    with Search(Maze(3, circles=True), {}, Budget(seconds=0.0)) as search:
        assert search.best(0, 0).nodes < 2000


def test_the_collector_comes_back() -> None:
    assert gc.isenabled()
    with Search(Maze(1, circles=False), {}, Budget()):
        assert not gc.isenabled()
    assert gc.isenabled()
