"""The race of options in random worlds."""

from __future__ import annotations

import time

from cardtable.ai.player import Budget
from cardtable.ai.playouts import ENOUGH, compare
from cardtable.core.rng import Rng


def race(chances: list[int], budget: Budget) -> tuple[list[int], int]:
    """Let options win with these chances in percent; return them as ranked, and how many games were played."""
    rng, games = Rng(1), 0

    def play(world: int, option: int) -> float:
        nonlocal games
        games += 1
        return float(world < chances[option])

    rated = compare(range(len(chances)), lambda: rng.below(100), play, budget)
    assert sum(found.worlds for found in rated) == games
    return [found.option for found in rated], games


def test_the_best_wins_and_the_weak_are_dropped() -> None:
    ranked, games = race([30, 55, 54, 10], Budget(nodes=2000))
    assert ranked[0] == 1
    assert ranked[1] == 2
    assert 2000 <= games < 2004


def test_worlds_are_shared() -> None:
    ranked, _ = race([50, 51], Budget(nodes=2000))  # the second wins whenever the first does
    assert ranked[0] == 1


def test_a_lonely_winner_ends_the_race() -> None:
    assert race([0, 100], Budget(nodes=10_000))[1] < 100


def test_nothing_to_tell_apart_ends_it_too() -> None:
    ranked, games = race([100, 100, 100], Budget(nodes=10_000))
    assert ranked == [0, 1, 2]
    assert games == 3 * ENOUGH
    assert race([0, 0], Budget(nodes=10_000)) == ([0, 1], 2 * ENOUGH)


def test_time_is_up() -> None:
    begun = time.perf_counter()
    race([50, 51], Budget(seconds=0.05))
    assert time.perf_counter() - begun < 1
    assert race([50, 60, 70], Budget(seconds=0))[1] == 3  # one world at least
