"""Nobody peeks: a decision depends on what the seat knows, and on nothing else.

For each position the hidden pieces are dealt anew (a random world that fits the view): the view is the
same, so the decision must be.  Games without hidden pieces pass it by construction; others are caught here.
"""

from __future__ import annotations

import inspect
import pickle
from typing import Any

import pytest

from cardtable.ai.player import LADDER, Budget, Level
from cardtable.core.rng import Rng, derive
from cardtable.core.rules import Setup
from cardtable.games import CATALOGUE, load_rules

WORLDS = 3
POSITIONS = 4
BUDGET = Budget(nodes=400)


@pytest.mark.parametrize("level", LADDER)
@pytest.mark.parametrize("game_id", CATALOGUE)
def test_hidden_pieces_change_no_decision(game_id: str, level: Level) -> None:
    rules, ai = load_rules(game_id), CATALOGUE[game_id].part("ai", "AI")
    for seed in range(POSITIONS):
        state = _position(rules, seed)
        for seat in rules.to_act(state):
            view = rules.view(state, seat)
            chosen = _choose(rules, ai, level, state, seat)
            for n in range(WORLDS):
                world = rules.determinize(view, Rng(derive(seed, 9, n)))
                assert rules.view(world, seat) == view
                assert _choose(rules, ai, level, world, seat) == chosen


@pytest.mark.parametrize("level", LADDER)
@pytest.mark.parametrize("game_id", CATALOGUE)
def test_players_have_no_memory_and_touch_nothing(game_id: str, level: Level) -> None:
    rules, ai = load_rules(game_id), CATALOGUE[game_id].part("ai", "AI")
    player = ai.player(level)
    first, other = _position(rules, 1), _position(rules, 2)
    before = pickle.dumps(first)
    chosen = _choose(rules, ai, level, first, rules.to_act(first)[0])
    for state in (other, first):
        seat = rules.to_act(state)[0]
        legal = list(rules.legal_actions(state, seat))
        decision = player.choose(rules.view(state, seat), legal, Rng(5), BUDGET)
        assert decision.action in legal
    assert decision == chosen
    assert pickle.dumps(first) == before


@pytest.mark.parametrize("game_id", CATALOGUE)
def test_a_player_is_asked_with_a_view_only(game_id: str) -> None:
    for level in Level:
        player = CATALOGUE[game_id].part("ai", "AI").player(level)
        assert list(inspect.signature(player.choose).parameters) == ["view", "legal", "rng", "budget"]


def _choose(rules: Any, ai: Any, level: Level, state: Any, seat: Any) -> Any:
    legal = list(rules.legal_actions(state, seat))
    return ai.player(level).choose(rules.view(state, seat), legal, Rng(5), BUDGET)


def _position(rules: Any, seed: int) -> Any:
    """Return a state some random actions into a deal, in which somebody has a choice."""
    rng = Rng(derive(seed, 3))
    state = rules.deal(Setup(seed, rules.players[0])).state
    for _ in range(3 * seed):
        seat = rules.to_act(state)[0]
        legal = list(rules.legal_actions(state, seat))
        after = rules.apply(state, seat, legal[rng.below(len(legal))]).state
        if not rules.to_act(after):
            break
        state = after
    return state
