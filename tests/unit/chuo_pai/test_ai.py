"""The players: legal, repeatable, blind to what is hidden, and sensible where anybody can tell what is sensible."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator, Sequence

import pytest

from cardtable.ai.player import LADDER, Budget, Decision, Level
from cardtable.core.rng import Rng
from cardtable.games.chuo_pai import reasons
from cardtable.games.chuo_pai.ai import AI, MOST, shortlist
from cardtable.games.chuo_pai.cards import IDENTITIES
from cardtable.games.chuo_pai.endgame import worth
from cardtable.games.chuo_pai.judge import Judge
from cardtable.games.chuo_pai.plays import SPECIALS
from cardtable.games.chuo_pai.policy import glance
from cardtable.games.chuo_pai.rules import RULES, Action, Pass, Play, State
from cardtable.games.chuo_pai.worlds import Worlds
from tests.helpers.thinking import Thinking
from tests.unit.chuo_pai.positions import COMPOSITIONS, options, play, random_deal, start, table
from tests.unit.chuo_pai.test_ai_fast import calculated

FEW = Budget(nodes=150)
SKILLED = (Level.MEDIUM, Level.HARD)
THINKING = Thinking(RULES, AI, FEW)
decide = THINKING.decide
NAMES = {*IDENTITIES, *(special.name for special in SPECIALS)}


def played(state: State, level: Level, seed: int = 1) -> str:
    """Return what is played, as identities; nothing for a pass."""
    return " ".join(getattr(decide(state, level, seed).action, "identities", ()))


def why(state: State, level: Level = Level.MEDIUM) -> tuple[str, tuple[str, ...]]:
    """Return key and arguments of the reason."""
    reason = decide(state, level).reason
    assert reason is not None
    return reason.key, reason.args


def moments(level: Level, seeds: Sequence[int], free: bool = False) -> Iterator[tuple[State, Decision[Action]]]:
    """Return every state of some whole deals, and what was decided in it."""
    return THINKING.moments(level, seeds, options=options(free))


# -- all players ------------------------------------------------------------------------------------


@pytest.mark.parametrize("free", COMPOSITIONS)
@pytest.mark.parametrize(("level", "deals"), [(Level.EASY, 4), (Level.MEDIUM, 4), (Level.HARD, 1)])
def test_every_decision_of_a_deal_is_legal_and_has_a_reason(level: Level, deals: int, free: bool) -> None:
    for _, decision in moments(level, range(deals), free):
        reason = decision.reason
        assert reason is not None
        assert reason.key in reasons.KEYS
        assert all(arg in NAMES or int(arg) >= 0 for arg in reason.args)


@pytest.mark.parametrize("level", LADDER)
def test_nobody_peeks(level: Level) -> None:
    checked = 0
    for seed in range(2):
        for state in [state for state, _ in moments(Level.MEDIUM, [seed], bool(seed))][::4]:
            if len(list(RULES.legal_actions(state, state.turn))) == 1:
                continue
            assert THINKING.blind(state, level, seed, worlds=2)
            checked += 1
    assert checked > 10


@pytest.mark.parametrize("level", LADDER)
def test_a_single_choice_costs_nothing(level: Level) -> None:
    passing = table(["2-2", "5-6 3-3", "1-2 4-4"], acts=["0: 2-2", "1: 3-3"])
    decision = decide(passing, level)
    assert isinstance(decision.action, Play)
    assert (decision.nodes, decision.reason) == (0, reasons.only(passes=False))
    nothing = table(["3-3 4-4", "5-6 2-2", "1-2 4-4"], acts=["0: 3-3"])
    decision = decide(nothing, level)
    assert decision.action == Pass()
    assert (decision.nodes, decision.reason) == (0, reasons.only(passes=True))


@pytest.mark.parametrize("free", COMPOSITIONS)
def test_hard_is_repeatable_and_keeps_to_its_budget(free: bool) -> None:
    for state, _ in list(moments(Level.MEDIUM, [3], free))[::5]:
        one, two = decide(state, Level.HARD), decide(state, Level.HARD)
        assert one == two
        assert one.nodes <= 150 + MOST


def test_hard_keeps_to_its_time() -> None:
    for state in (start(seed=4), start(seed=4, free=True)):
        view, legal = RULES.view(state, state.turn), list(RULES.legal_actions(state, state.turn))
        begun = time.process_time()
        decision = AI.player(Level.HARD).choose(view, legal, Rng(1), Budget(seconds=0.05))
        assert decision.nodes >= 1
        assert time.process_time() - begun < 0.5


@pytest.mark.parametrize("free", COMPOSITIONS)
def test_review_gives_several_ways_best_first(free: bool) -> None:
    compared = 0
    for state, _ in list(moments(Level.MEDIUM, [5], free))[::3]:
        legal = list(RULES.legal_actions(state, state.turn))
        found = AI.review(RULES.view(state, state.turn), legal, FEW)
        assert all(decision.action in legal and decision.reason is not None for decision in found)
        assert len({decision.action for decision in found}) == len(found) >= min(3, len(legal))
        assert found[0] == decide(state, Level.HARD, seed=0)
        compared += len(found) > 1
    assert compared > 5


def test_the_shortlist_begins_with_the_glance_and_is_not_endless() -> None:
    longest = 0
    for seed in range(6):
        for state in list(random_deal(seed, free=True))[:40]:
            if (judge := Judge(RULES.view(state, state.turn))).options:
                options = shortlist(judge)
                longest = max(longest, len(judge.options))
                assert options[0] == glance(judge)
                assert len(options) == len(set(options)) == min(MOST, len(judge.options))
                assert set(options) <= set(judge.options)
    assert longest > MOST


@pytest.mark.parametrize("free", COMPOSITIONS)
def test_sure_is_what_no_world_beats(free: bool) -> None:
    checked = Counter[bool]()
    for state in list(random_deal(7, free))[::9]:
        if state.over:
            continue
        judge = Judge(RULES.view(state, state.turn))
        for option in judge.options:
            sure = not any(judge.worlds.may_beat(seat, option) for seat in state.waiting[1:])
            assert (option in judge.sure) == sure
            checked[sure] += 1
    assert min(checked.values()) > 5


# -- what is sensible -------------------------------------------------------------------------------


def test_medium_cashes_what_is_sure_the_biggest_first() -> None:
    state = table(["6-6 6-6 1-5 2-2 2-3", "1-1 1-1 5-6 4-6 3-4", "4-4 4-4 5-6 4-6 3-4"])
    assert played(state, Level.MEDIUM) == "6-6 6-6"
    assert why(state) == (reasons.SURE_LEAD, ("2",))


def test_medium_leads_the_lowest_lone_card_if_nothing_is_sure() -> None:
    state = table(["2-2 2-2 3-3 1-6 2-3 3-4", "6-6 1-1 3-6 2-6 4-5 1-5", "6-6 1-3 3-6 2-5 3-4 1-6"])
    assert played(state, Level.MEDIUM) == "2-3"
    key, (name,) = why(state)
    assert (key, name) == (reasons.LONE_LOW, played(state, Level.MEDIUM))


def test_medium_breaks_a_set_for_a_lead_if_no_card_is_alone() -> None:
    state = table(["2-2 2-2 5-5 5-5", "6-6 1-1 4-4 4-4", "6-6 1-1 1-3 1-3"])
    assert played(state, Level.MEDIUM) == "2-2"
    assert why(state) == (reasons.LOW, ("2-2",))


def test_medium_beats_as_cheaply_as_no_set_is_broken() -> None:
    state = table(["2-2 5-6", "5-5 5-5 3-3 4-4", "6-6 1-1 1-6"], acts=["0: 2-2"])
    assert played(state, Level.MEDIUM) == "3-3"
    assert why(state) == (reasons.CHEAPEST, ("3-3",))
    broken = table(["2-2 5-6", "5-5 5-5 3-3 3-3", "6-6 1-1 1-6"], acts=["0: 2-2"])
    assert played(broken, Level.MEDIUM) == "5-5"
    assert why(broken) == (reasons.CHEAPEST_BREAKS, ("5-5",))


def test_a_pass_makes_plays_sure() -> None:
    """After two passes nobody can have the pairs that are unseen."""
    state = table(["4-4 4-4 3-3 3-3 2-3", "6-6 1-1 5-6 5-6", "6-6 1-1 4-6 4-6"])
    assert played(state, Level.MEDIUM) == "2-3"
    led, _ = play(state, "3-3 3-3", "pass", "pass")
    assert played(led, Level.MEDIUM) == "4-4 4-4"


@pytest.mark.parametrize("level", LADDER)
def test_last_to_act_everybody_takes_the_round(level: Level) -> None:
    state = table(["2-2 5-6", "5-5 1-6", "1-1 6-6 3-3 4-6"], acts=["0: 2-2", "1: 5-5"])
    assert played(state, level) in ("1-1", "6-6", "3-3")
    assert why(state)[0] in (reasons.WINS_LAST_KEPT, reasons.DECIDES)


def test_easy_does_not_always_look() -> None:
    state = table(["6-6 6-6 1-5 2-2 2-3", "1-1 1-1 5-6 4-6 3-4", "4-4 4-4 5-6 4-6 3-4"])
    chosen = Counter(played(state, Level.EASY, seed) for seed in range(80))
    assert chosen["6-6 6-6"] > 8
    assert chosen["2-2"] + chosen["2-3"] > 20


@pytest.mark.parametrize("free", COMPOSITIONS)
def test_hard_finds_the_best_of_an_end(free: bool) -> None:
    """Where the passes leave one world it calculates, and no other play does better."""
    solved = 0
    for seed in range(14):
        for state in random_deal(seed, free):
            if state.over or not 0 < sum(state.sizes) <= 12 or len(list(RULES.legal_actions(state, state.turn))) == 1:
                continue
            view, legal = RULES.view(state, state.turn), list(RULES.legal_actions(state, state.turn))
            if Worlds(view).number > 1:
                continue
            found = AI.review(view, legal, FEW)
            assert all(decision.solved for decision in found)
            best = {
                action: worth(calculated(RULES.apply(state, state.turn, action).state), state.turn) for action in legal
            }
            assert best[found[0].action] == max(best.values()) == found[0].value
            solved += 1
    assert solved > 4
