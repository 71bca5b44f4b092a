"""The players against each other."""

from __future__ import annotations

import pytest

from cardtable.ai.arena import Contender, Outcome, play_deal, share
from cardtable.ai.player import Budget, Level
from cardtable.games.chuo_pai.ai import AI
from cardtable.games.chuo_pai.rules import RULES
from tests.unit.chuo_pai.positions import options


def deal(a: Level, b: Level, seed: int, nodes: int = 60, free: bool = False) -> Outcome:
    """Play a deal from all three seats, in the first game against two of the other level."""
    budget = Budget(nodes=nodes)
    return play_deal(RULES, AI, (Contender(a, budget), Contender(b, budget)), seed, options(free))


def test_equal_players_win_a_third() -> None:
    outcomes = [deal(Level.MEDIUM, Level.MEDIUM, seed) for seed in range(2)]
    assert all(sum(outcome.shares) == pytest.approx(1) for outcome in outcomes)


def test_equal_arguments_give_equal_games() -> None:
    assert deal(Level.HARD, Level.EASY, 3).shares == deal(Level.HARD, Level.EASY, 3).shares


@pytest.mark.parametrize(
    ("better", "worse", "deals", "least", "free"),
    [
        (Level.EASY, Level.RANDOM, 20, 0.45, False),
        (Level.MEDIUM, Level.RANDOM, 15, 0.6, True),
        (Level.MEDIUM, Level.EASY, 20, 0.36, False),
        (Level.HARD, Level.RANDOM, 6, 0.6, False),
    ],
)
def test_the_ladder(better: Level, worse: Level, deals: int, least: float, free: bool) -> None:
    """A third is par; the arena's command measures how much more it is, and hard against medium."""
    outcomes = [deal(better, worse, seed, free=free) for seed in range(deals)]
    assert share(outcomes).mean > least
