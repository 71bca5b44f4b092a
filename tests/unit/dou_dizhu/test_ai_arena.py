"""The players against each other, side against side, and the tool that finds their numbers."""

from __future__ import annotations

import pytest

from cardtable.ai.arena import Contender, Outcome, play_deal, share, share_as
from cardtable.ai.player import Budget, Level
from cardtable.devtools import dou_dizhu_tuning as tuning
from cardtable.games.dou_dizhu.ai import AI
from cardtable.games.dou_dizhu.rules import RULES
from cardtable.games.dou_dizhu.weights import WEIGHTS

SIDES = ("landlord", "peasants")


def deal(a: Level, b: Level, seed: int, nodes: int = 100) -> Outcome:
    budget = Budget(nodes=nodes)
    return play_deal(RULES, AI, (Contender(a, budget), Contender(b, budget)), seed, by_sides=True)


def test_each_contender_plays_each_side_once() -> None:
    outcome = deal(Level.MEDIUM, Level.MEDIUM, 3)
    assert outcome.sides == SIDES
    assert sum(outcome.shares) == 1  # the same players: what one wins as landlord it loses as peasants
    assert outcome.margins[0] == -outcome.margins[1]
    hard = deal(Level.HARD, Level.EASY, 3)
    assert hard.shares == deal(Level.HARD, Level.EASY, 3).shares


@pytest.mark.parametrize(
    ("better", "worse", "deals", "least"),
    [(Level.EASY, Level.RANDOM, 30, 0.85), (Level.MEDIUM, Level.EASY, 120, 0.62)],
)
def test_the_ladder(better: Level, worse: Level, deals: int, least: float) -> None:
    """Thousands of deals say 98 % and 71 %; the arena's command measures it."""
    outcomes = [deal(better, worse, seed) for seed in range(deals)]
    assert share(outcomes).mean > least
    for side in SIDES:
        assert share_as(outcomes, side).mean > 0.4


def test_weights_and_rows() -> None:
    for weights in WEIGHTS:
        assert tuning.shaped(tuning.flat(weights)) == weights


def test_tuning_moves_every_weight_a_little() -> None:
    (landlord, after, before) = tuning.tune(rounds=1, deals=3, seed=2)
    for new, old in zip((landlord, after, before), WEIGHTS, strict=True):
        moved = [abs(x - y) for x, y in zip(tuning.flat(new), tuning.flat(old), strict=True)]
        assert all(step <= 2 * tuning.STEP for step in moved)


def test_the_fit_finds_what_wins() -> None:
    constant, *slopes = tuning.fit_bids(deals=300, seed=1)
    assert constant < 0
    assert slopes[0] > 0
