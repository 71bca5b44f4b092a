"""The players: legal, repeatable, blind to what is hidden, and sensible where anybody can tell what is sensible."""

from __future__ import annotations

from collections import Counter

import pytest

from cardtable.ai.player import LADDER, Budget, Level
from cardtable.core.events import Seat
from cardtable.core.rng import Rng
from cardtable.games.quan_dui import reasons
from cardtable.games.quan_dui.ai import AI, Easy
from cardtable.games.quan_dui.cards import DECK, KINDS, kind_of
from cardtable.games.quan_dui.equity import Stakes, chance
from cardtable.games.quan_dui.fast import BIT, NOBODY, NUMBER, Outcome
from cardtable.games.quan_dui.rules import RULES, Declare, Discard, Draw, Dui, Pass, Phase, Take, Win
from cardtable.games.quan_dui.sight import see
from tests.helpers.thinking import Thinking
from tests.unit.quan_dui.positions import LOOSE, MIXED, PAIRED, table

FEW = Budget(nodes=60)
SKILLED = (Level.MEDIUM, Level.HARD)
THINKING = Thinking(RULES, AI, FEW, seats=4)
decide, moments = THINKING.decide, THINKING.moments


# -- all players ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize(("level", "hands"), [(Level.EASY, 12), (Level.MEDIUM, 12), (Level.HARD, 3)])
def test_every_decision_of_a_hand_is_legal_and_has_a_reason(level: Level, hands: int, seats: int) -> None:
    for _, decision in moments(level, range(hands), seats):
        reason = decision.reason
        assert reason is not None
        assert reason.key in reasons.KEYS
        assert all(arg in DECK or arg in KINDS or int(arg) >= 0 for arg in reason.args)


@pytest.mark.parametrize("level", LADDER)
def test_nobody_peeks(level: Level) -> None:
    for seed in range(4):
        played = [state for state, _ in moments(Level.MEDIUM, [seed])]
        assert all(THINKING.blind(state, level, seed) for state in played[1::4])


@pytest.mark.parametrize("level", LADDER)
def test_what_others_have_sealed_does_not_matter(level: Level) -> None:
    hands = ["*", f"{LOOSE} DH", f"{PAIRED} BS", "*"]
    state = table(hands)
    assert set(RULES.to_act(state)) >= {1, 2}
    sealed = RULES.apply(state, Seat(2), Win("DH")).state
    assert decide(state, level, seat=1) == decide(sealed, level, seat=1)


@pytest.mark.parametrize("level", LADDER)
@pytest.mark.parametrize("seed", range(5))
def test_whoever_can_win_does(level: Level, seed: int) -> None:
    state = table(["*", "*", f"{PAIRED} BS", "*"])
    decision = decide(state, level, seed, seat=2)
    assert decision.action == Win("DH")
    assert decision.reason is not None
    assert decision.reason.key == reasons.WINS


@pytest.mark.parametrize("level", LADDER)
def test_who_has_eight_dui_declares(level: Level) -> None:
    state = table([f"{PAIRED} DH DH", "*", "*", "*"], "discard", turn=0)
    assert decide(state, level).action == Declare()


@pytest.mark.parametrize("level", LADDER)
def test_who_needs_one_tento_declares(level: Level) -> None:
    state = table([f"{PAIRED} DH BS", "*", "*", "*"], "discard", turn=0, standing=[7, 3, 3, 3])
    decision = decide(state, level)
    assert decision.action == Declare()
    assert decision.reason == reasons.message(reasons.DECLARES_MATCH)


@pytest.mark.parametrize("level", SKILLED)
def test_far_from_eight_dui_a_hand_is_declared(level: Level) -> None:
    state = table([f"{MIXED} DH BS", "*", "*", "*"], "discard", turn=0)
    assert decide(state, level).action == Declare()


@pytest.mark.parametrize("level", SKILLED)
def test_what_pairs_a_single_is_claimed(level: Level) -> None:
    out_of_turn = table(["*", "*", f"{LOOSE} DH", "*"])  # ones: the DH is alone
    assert decide(out_of_turn, level, seat=2).action == Dui("DH")
    in_turn = table(["*", f"{LOOSE} BS", "*", "*"])
    assert decide(in_turn, level, seat=1).action == Take("DH")


@pytest.mark.parametrize("level", SKILLED)
def test_of_two_claims_the_next_player_makes_the_stronger(level: Level) -> None:
    state = table(["*", f"{LOOSE} DH", "*", "*"])
    assert decide(state, level, seat=1).action == Dui("DH")


def test_a_dui_that_breaks_another_pair_is_not_claimed() -> None:
    state = table(["*", "*", "b2 b3 b4 b5 b6 b7 b8 w2 w3 w4 s5 s5 s6 DH BS", "*"])
    assert decide(state, Level.MEDIUM, seat=2).action == Pass()


def test_who_counts_partners_keeps_ones() -> None:
    state = table([f"{PAIRED} DH w3", "*", "*", "*"], "discard", turn=0)
    decision = decide(state, Level.MEDIUM)
    assert isinstance(decision.action, Discard)
    assert kind_of(decision.action.card) == "w3"
    assert decision.reason is not None
    assert decision.reason.key == reasons.WAITS


def test_hard_waits_for_what_others_discard_and_not_for_what_they_keep() -> None:
    state = table([f"{PAIRED} DH w3", "*", "*", "*"], "discard", turn=0)  # all keep ones, of which most are left
    decision = decide(state, Level.HARD)
    assert isinstance(decision.action, Discard)
    assert kind_of(decision.action.card) == "DH"
    assert decision.reason is not None
    assert decision.reason == reasons.message(reasons.HOARDED, decision.action.card)


def test_easy_overlooks_claims_now_and_then() -> None:
    state = table(["*", f"{LOOSE} BS", "*", "*"])
    actions = Counter(decide(state, Level.EASY, seed, seat=1).action for seed in range(60))
    assert 5 < actions[Draw()] < 40
    legal = list(RULES.legal_actions(state, Seat(1)))
    view = RULES.view(state, Seat(1))
    assert all(Easy(slips=False).choose(view, legal, Rng(n)).action == Take("DH") for n in range(20))


@pytest.mark.parametrize("level", LADDER)
def test_what_was_overlooked_is_said_of_that_alone(level: Level) -> None:
    keys = Counter[str]()
    for state, decision in moments(level, range(12 if level is Level.EASY else 3)):
        assert decision.reason is not None
        key, action = decision.reason.key, decision.action
        keys[key] += 1
        seat = RULES.to_act(state)[0]
        sight = see(RULES.view(state, seat))
        if isinstance(action, Discard) and len(list(RULES.legal_actions(state, seat))) > 1:
            alone = sight.odd & BIT[NUMBER[kind_of(action.card)]]
            assert not (alone and key in (reasons.BREAKS, reasons.MISLAYS))
            assert alone or key not in (reasons.ALONE, reasons.DEAD, reasons.FEWEST, reasons.ONES)
        if isinstance(action, Draw | Pass) and key != reasons.ONLY:
            assert bool(sight.odd & BIT[sight.offer]) == (key == reasons.OVERLOOKS)
    slips = keys[reasons.OVERLOOKS], keys[reasons.MISLAYS]
    assert min(slips) > 5 if level is Level.EASY else slips == (0, 0)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_hard_is_repeatable_and_keeps_to_its_budget(seats: int) -> None:
    for state, _ in list(moments(Level.MEDIUM, [3], seats))[::3]:
        one, two = decide(state, Level.HARD), decide(state, Level.HARD)
        assert one == two
        assert one.nodes <= FEW.nodes + 10  # type: ignore[operator]  # it has nodes


def test_review_gives_what_is_sensible_best_first() -> None:
    compared = 0
    for state, _ in moments(Level.MEDIUM, range(3)):
        seat = RULES.to_act(state)[0]
        legal = list(RULES.legal_actions(state, seat))
        found = AI.review(RULES.view(state, seat), legal, FEW)
        assert found
        assert all(decision.action in legal and decision.reason is not None for decision in found)
        assert len({decision.action for decision in found}) == len(found)
        hard = AI.player(Level.HARD).choose(RULES.view(state, seat), legal, Rng(0), FEW)
        assert found[0].action == hard.action
        compared += len(found) > 1
    assert compared > 5


def test_reasons_are_many() -> None:
    keys = Counter(d.reason.key for level in SKILLED for _, d in moments(level, range(8)) if d.reason is not None)
    assert len(keys) >= 8


# -- the match -----------------------------------------------------------------------------------


def test_chances_in_a_match() -> None:
    assert chance((0, 0, 0, 0), Seat(2)) == pytest.approx(1 / 4)
    assert chance((7, 7), Seat(0)) == pytest.approx(1 / 2)
    assert chance((7, 6), Seat(0)) == pytest.approx(3 / 4)
    assert chance((8, 6, 2), Seat(0)) == 1
    assert sum(chance((3, 6, 2, 5, 7, 0), Seat(seat)) for seat in range(6)) == pytest.approx(1)


def test_stakes_follow_the_match() -> None:
    early, late = Stakes((0, 0), Seat(0)), Stakes((6, 7), Seat(0))
    assert early[Outcome(0, 1)] == late[Outcome(0, 1)] == 1
    assert late[Outcome(1, 1)] == 0
    assert late.chance(1) == pytest.approx(1 / 2)
    assert late[Outcome(0, 2)] == pytest.approx(2)  # the match instead of half of it
    assert early[Outcome(NOBODY, 0)] < early[Outcome(0, 1)] < early[Outcome(0, 2)] < 2


def test_all_phases_were_met() -> None:
    phases = {state.phase for state, _ in moments(Level.MEDIUM, range(2))}
    assert phases == {Phase.DISCARD, Phase.CLAIMS}
