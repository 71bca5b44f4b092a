"""The players: legal, repeatable, blind to what is hidden, and sensible."""

from __future__ import annotations

from collections import Counter

import pytest

from cardtable.ai.player import LADDER, Budget, Level
from cardtable.core.events import Seat
from cardtable.core.rng import Rng
from cardtable.core.rules import Setup
from cardtable.games.conquian import reasons
from cardtable.games.conquian.ai import AI, Easy
from cardtable.games.conquian.cards import DECK
from cardtable.games.conquian.rules import RULES, Action, Force, Give, Lay, Pass, Pay, State, Use
from cardtable.games.conquian.state import CUT
from tests.helpers.thinking import Thinking
from tests.unit.conquian.positions import answering

FEW = Budget(nodes=90)
SKILLED = (Level.MEDIUM, Level.HARD)
THINKING = Thinking(RULES, AI, FEW)
decide, moments = THINKING.decide, THINKING.moments


def melded(action: Action) -> int:
    """Return how many cards lie after a use."""
    return sum(map(len, action.melds)) if isinstance(action, Use | Lay) else 0


# -- all players ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "games"), [(Level.EASY, 30), (Level.MEDIUM, 30), (Level.HARD, 6)])
def test_every_decision_of_a_game_is_legal_and_has_a_reason(level: Level, games: int) -> None:
    for _, decision in moments(level, range(games)):
        reason = decision.reason
        assert reason is not None
        assert reason.key in reasons.KEYS
        assert all(arg in DECK or int(arg) >= 0 for arg in reason.args)


@pytest.mark.parametrize("level", LADDER)
def test_nobody_peeks(level: Level) -> None:
    for seed in range(3):
        played = [state for state, decision in moments(Level.MEDIUM, [seed])]
        chosen = [state for state in played if len(list(RULES.legal_actions(state, RULES.to_act(state)[0]))) > 1]
        assert all(THINKING.blind(state, level, seed) for state in (played[0], played[2], *chosen[3::3]))


@pytest.mark.parametrize("level", LADDER)
def test_who_has_sealed_already_does_not_matter(level: Level) -> None:
    state = RULES.deal(Setup(4, 3)).state
    sealed = RULES.apply(state, Seat(1), Give(state.hands[1][0])).state
    assert decide(state, level, seat=Seat(0)) == decide(sealed, level, seat=Seat(0))


@pytest.mark.parametrize("level", LADDER)
def test_a_single_choice_costs_nothing(level: Level) -> None:
    state = answering(["1O 3C 5E 7B 11O 2B 4C 6C", "*", "*"], table="12C")
    decision = decide(state, level)
    assert (decision.nodes, decision.action) == (0, Pass())
    assert decision.reason == reasons.message(reasons.NOTHING_FITS, "12C")


@pytest.mark.parametrize("level", LADDER)
@pytest.mark.parametrize("seed", range(5))
def test_whoever_can_cut_does(level: Level, seed: int) -> None:
    state = answering(["5C 6C", "*", "*"], ["1O 2O 3O 4O 5O 6O", "", ""], table="7C")
    assert melded(decide(state, level, seed).action) == CUT
    held_back = answering(["1O 2O 3O 5C 5E 5B 11E 12E", "*", "*"], table="10E")
    assert melded(decide(held_back, level, seed).action) == CUT
    assert decide(held_back, level, seed).reason == reasons.message(reasons.CUTS, "10E")


@pytest.mark.parametrize("level", LADDER)
def test_with_the_last_card_all_that_can_lie_is_laid(level: Level) -> None:
    state = answering(["1O 2O 3O 5C 7E 10B 11E 12C", "*", "*"], table="6B", stock="")
    assert decide(state, level).action == Lay((("1O", "2O", "3O"),))  # type: ignore[arg-type]  # pieces are texts
    state = RULES.apply(state, Seat(0), decide(state, level).action).state
    assert decide(state, level).action == Pass()


# -- how they play -------------------------------------------------------------------------------


HELD = ["1O 2O 3O 7C 7E 10B 12B 4E", "*", "*"]  # a complete run, and a pair of sevens


@pytest.mark.parametrize("level", SKILLED)
def test_complete_melds_are_held_back(level: Level) -> None:
    action = decide(answering(HELD, table="7B"), level).action
    assert action == Use((("7C", "7E", "7B"),))  # type: ignore[arg-type]
    assert decide(answering(HELD, table="6O"), level).action == Pass()


def test_greedy_players_lay_at_once() -> None:
    state = answering(HELD, table="6O")
    assert decide(state, Level.EASY).action == Lay((("1O", "2O", "3O"),))  # type: ignore[arg-type]
    legal = list(RULES.legal_actions(answering(HELD, table="7B"), Seat(0)))
    chosen = Easy(slips=False).choose(RULES.view(answering(HELD, table="7B"), Seat(0)), legal, Rng(1))
    assert melded(chosen.action) == 6


def test_easy_slips_now_and_then() -> None:
    state = answering(["7C 7E 1O 3C 5E 10B 12O 4B", "*", "*"], table="7B")
    actions = Counter(decide(state, Level.EASY, seed).action for seed in range(60))
    assert 5 < actions[Pass()] < 30
    assert len({decide(state, Level.MEDIUM, seed).action for seed in range(5)}) == 1


def test_easy_says_what_it_did() -> None:
    """A card that fits is let go by because it was not seen, and nothing is said to have been counted."""
    counted = {reasons.KEEPS_HAND, reasons.KEEPS_PLAN, reasons.GIVES_LEAST, reasons.PAYS_LEAST, reasons.PAYS_UNWANTED}
    keys = Counter[str]()
    for state, decision in moments(Level.EASY, range(30)):
        assert decision.reason is not None
        keys[decision.reason.key] += 1
        fits = any(isinstance(action, Use) for action in RULES.legal_actions(state, RULES.to_act(state)[0]))
        assert (decision.reason.key == reasons.OVERLOOKS) == (fits and isinstance(decision.action, Pass))
    assert not counted.intersection(keys)
    assert min(keys[reasons.OVERLOOKS], keys[reasons.SEEMS_LEAST]) > 10


def test_what_has_no_future_is_given_and_paid() -> None:
    hand = "4O 5O 7C 7E 11B 12B 2C"
    paying = RULES.apply(answering([f"{hand} 1E", "*", "*"], table="3O"), Seat(0), RULES.decode("use 3O 4O 5O")).state
    for level in SKILLED:
        assert decide(paying, level).action in (Pay("1E"), Pay("2C"))  # type: ignore[arg-type]


def test_cards_that_are_out_of_play_are_not_waited_for() -> None:
    # two pairs; what would complete the kings is dead
    hand = ["7C 7E 12O 12E 10C", "*", "*"]
    melds = ["1B 2B 3B", "", ""]
    state = answering(hand, melds, table="4B", dead="12C 12B")
    paying = RULES.apply(state, Seat(0), RULES.decode("use 1B 2B 3B 4B")).state
    for level in SKILLED:
        assert decide(paying, level).action in (Pay("12O"), Pay("12E"), Pay("10C"))  # type: ignore[arg-type]
        assert decide(paying, level).reason != reasons.message(reasons.PROMISES)


FORCING = ["6O 7C 10E 11B 1E 3O 2C 12C", "*", "*"], ["", "", "5O 5C 5E"]  # five hidden neighbours there are not


def test_a_card_is_forced_on_who_has_let_it_go_by() -> None:
    assert decide(answering(*FORCING, table="5B", first=1), Level.MEDIUM).action == Force(Seat(2))
    assert decide(answering(*FORCING, table="5B", first=0), Level.MEDIUM).action == Pass()


def test_hard_is_repeatable_and_uses_its_budget() -> None:
    state = answering(HELD, table="7B")
    one, two = decide(state, Level.HARD), decide(state, Level.HARD)
    assert one == two
    assert 0 < one.nodes <= 100


def test_review_gives_what_is_sensible_best_first() -> None:
    state = answering(HELD, table="7B")
    legal = list(RULES.legal_actions(state, Seat(0)))
    found = AI.review(RULES.view(state, Seat(0)), legal, FEW)
    assert len(found) > 1
    assert all(decision.action in legal and decision.reason is not None for decision in found)
    assert len({decision.action for decision in found}) == len(found)
    assert found[0].value == max(decision.value for decision in found)
    assert found[0].action == decide(state, Level.HARD, seed=0).action


# -- reasons -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("state", "key", "args"),
    [
        (answering(HELD, table="7B"), reasons.NEARER, ("7B", "1")),
        (answering(["1O 2O 3O 5C 7E 10B 11E 12C", "*", "*"], table="6B", stock=""), reasons.LAYS_LAST, ("5",)),
        (answering(["7C 7E 5C 10B 11E 12C 1E 2B", "*", "*"], table="7B", stock=""), reasons.TAKES_ALL, ("7B", "5")),
        (answering(*FORCING, table="5B", first=1), reasons.FORCES_FOUR, ("5B", "2")),
        (
            answering(["1E 3C 5E 7C 11E 2C 4C 10B", "*", ""], ["", "", "5O 6O 7O | 1B 2B 3B 4B 5B"], first=1),
            reasons.NO_NINTH,
            ("4O", "2"),
        ),
    ],
)
def test_reasons(state: State, key: str, args: tuple[str, ...]) -> None:
    reason = decide(state, Level.MEDIUM).reason
    assert reason is not None
    assert (reason.key, reason.args) == (key, args)


def test_reasons_are_many() -> None:
    keys = Counter(d.reason.key for level in SKILLED for _, d in moments(level, range(10)) if d.reason is not None)
    assert len(keys) >= 12
