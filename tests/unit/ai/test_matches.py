"""The arena judges games with a target by whole matches, from every seat, with equal deals for all."""

from __future__ import annotations

import pytest

from cardtable.ai.arena import Contender, Outcome, play_deal
from cardtable.ai.player import Budget, Level
from cardtable.games.quan_dui.ai import AI
from cardtable.games.quan_dui.rules import RULES, TARGET


def match(a: Level, b: Level, seed: int) -> Outcome:
    few = Budget(nodes=10)
    return play_deal(RULES, AI, (Contender(a, few), Contender(b, few)), seed)


def test_a_match_is_played_from_every_seat() -> None:
    outcome = match(Level.MEDIUM, Level.EASY, 1)
    assert len(outcome.shares) == len(outcome.actions) == RULES.players[0]
    assert set(outcome.shares) <= {0.0, 1.0}  # one wins a match
    assert all((margin > 0) == (won == 1) for margin, won in zip(outcome.margins, outcome.shares, strict=True))
    assert all(abs(margin) <= TARGET + 1 for margin in outcome.margins)
    assert len(outcome.reasons) >= TARGET // 2 * RULES.players[0]


def test_equals_play_equal_matches() -> None:
    """Whoever sits where, the same match comes out, so that exactly one seat wins it."""
    outcome = match(Level.MEDIUM, Level.MEDIUM, 2)
    assert sum(outcome.shares) == 1
    assert len(set(outcome.actions)) == 1


def test_equal_seeds_repeat() -> None:
    one, two = match(Level.MEDIUM, Level.EASY, 3), match(Level.MEDIUM, Level.EASY, 3)
    assert (one.shares, one.margins, one.actions) == (two.shares, two.margins, two.actions)


@pytest.mark.parametrize(
    ("better", "worse", "matches", "least"), [(Level.EASY, Level.RANDOM, 1, 0.9), (Level.MEDIUM, Level.EASY, 8, 0.4)]
)
def test_the_ladder(better: Level, worse: Level, matches: int, least: float) -> None:
    """Par is a quarter; hundreds of matches say more, the arena's command plays them."""
    outcomes = [match(better, worse, seed) for seed in range(matches)]
    assert sum(sum(outcome.shares) for outcome in outcomes) / matches / RULES.players[0] > least
