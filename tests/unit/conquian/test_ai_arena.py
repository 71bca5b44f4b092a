"""The players against each other, one against two."""

from __future__ import annotations

import pytest

from cardtable.ai.arena import Contender, Outcome, outright, play_deal
from cardtable.ai.player import Budget, Level
from cardtable.devtools import conquian_bench
from cardtable.games.conquian.ai import AI
from cardtable.games.conquian.rules import RULES


def deal(a: Level, b: Level, seed: int, nodes: int = 60) -> Outcome:
    budget = Budget(nodes=nodes)
    return play_deal(RULES, AI, (Contender(a, budget), Contender(b, budget)), seed)


def test_equal_arguments_give_equal_games() -> None:
    one, other = deal(Level.HARD, Level.MEDIUM, 3), deal(Level.HARD, Level.MEDIUM, 3)
    assert (one.shares, one.actions) == (other.shares, other.actions)
    assert len(one.shares) == 3


@pytest.mark.parametrize(
    ("better", "worse", "deals", "least"),
    [(Level.EASY, Level.RANDOM, 30, 0.5), (Level.MEDIUM, Level.EASY, 100, 0.36)],
)
def test_the_ladder(better: Level, worse: Level, deals: int, least: float) -> None:
    """Par is some 30 %; hundreds of deals say 44 % for medium, the arena's command measures it."""
    outcomes = [deal(better, worse, seed) for seed in range(deals)]
    assert outright(outcomes).mean > least


def test_the_bench_measures_strength_against_greedy_players(monkeypatch: pytest.MonkeyPatch) -> None:
    few = ((Level.MEDIUM, None, 2), (Level.HARD, Budget(nodes=20), 2))
    monkeypatch.setattr(conquian_bench, "DEALS", few)
    monkeypatch.setattr(conquian_bench, "GAMES", 10)
    (_, speed), (_, strength) = conquian_bench.sections()
    assert all(line.endswith("/s") for line in speed)
    assert [line.split(":")[0] for line in strength] == ["medium", "hard, 20 nodes"]
