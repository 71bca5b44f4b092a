"""H2: no player ever forces a ninth card on anybody, whatever happened before; judged by the whole truth."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest

from cardtable.ai.player import LADDER, Budget, Level
from cardtable.core.events import Seat
from cardtable.core.rng import Rng
from cardtable.core.rules import Setup
from cardtable.games.conquian import fast
from cardtable.games.conquian.ai import AI
from cardtable.games.conquian.cards import EVERYTHING, Packed, pack, parse
from cardtable.games.conquian.fast import Deal, play_on
from cardtable.games.conquian.ninth import might_be
from cardtable.games.conquian.policy import Glance
from cardtable.games.conquian.rules import RULES, Force, Phase, State, Use
from cardtable.games.conquian.sight import see
from cardtable.games.conquian.state import CUT
from tests.unit.conquian.positions import answering, random_deal
from tests.unit.conquian.test_fast import deal_of

FEW = Budget(nodes=30)
DEALS = 500


def forcing(deals: int) -> Iterator[State]:
    """Yield states of random deals in which a card can be forced: some who could have cut have let it go by."""
    for seed in range(deals):
        for state in random_deal(seed):
            if state.phase is Phase.ANSWER and state.targets(state.turn):
                yield state


def cuts(state: State, target: Seat) -> bool:
    """Say whether a player on whom the card is forced now could win at once."""
    after = RULES.apply(state, state.turn, Force(target)).state
    legal = RULES.legal_actions(after, after.turn)
    return any(isinstance(action, Use) and sum(map(len, action.melds)) == CUT for action in legal)


def test_whoever_may_be_forced_could_not_cut() -> None:
    states = may = tempting = 0
    for state in forcing(2 * DEALS):
        sight = see(RULES.view(state, state.turn))
        for target in state.targets(state.turn):
            states += 1
            can = cuts(state, target)
            may += sight.may_force(target)
            tempting += can and sight.declined(target)
            assert not (can and sight.may_force(target))
    assert states > 2000
    assert may > 200
    assert tempting > 10


def test_the_question_is_whether_any_hand_could_cut() -> None:
    """Every hand that fits the view is tried, where they are few enough."""
    compared = could = 0
    for state in forcing(DEALS // 2):
        sight = see(RULES.view(state, state.turn))
        for target in state.targets(state.turn):
            melds, sure = sight.melds[target], sight.known[target]
            more = sight.sizes[target] - sure.bit_count()
            if more > 3:
                continue
            hands = (sure | sum(cards) for cards in combinations(fast.bits(sight.unseen), more))
            found = (way for hand in hands for way in fast.forced_ways(sight.card, melds, hand))
            expected = any(sum(way).bit_count() == CUT for way in found)
            assert sight.may_win(target) == expected
            compared += 1
            could += expected
    assert compared > 100
    assert 0 < could < compared


@pytest.mark.parametrize(("level", "deals"), [(Level.EASY, DEALS), (Level.MEDIUM, DEALS), (Level.HARD, 60)])
def test_whatever_happened_before_nobody_is_forced_to_nine(level: Level, deals: int) -> None:
    forced = 0
    for n, state in enumerate(forcing(deals)):
        view, legal = RULES.view(state, state.turn), list(RULES.legal_actions(state, state.turn))
        action = AI.player(level).choose(view, legal, Rng(n), FEW).action
        if isinstance(action, Force):
            forced += 1
            assert not cuts(state, action.target)
    assert forced or level is not Level.MEDIUM


def test_no_hint_forces_to_nine() -> None:
    hinted = 0
    for state in forcing(60):
        view, legal = RULES.view(state, state.turn), list(RULES.legal_actions(state, state.turn))
        for hint in AI.review(view, legal, FEW):
            if isinstance(hint.action, Force):
                hinted += 1
                assert not cuts(state, hint.action.target)
    assert hinted


@pytest.mark.parametrize(("level", "games"), [(Level.EASY, 30), (Level.MEDIUM, 120), (Level.HARD, 12)])
def test_no_card_that_is_forced_in_a_game_wins(level: Level, games: int) -> None:
    forced = 0
    for seed in range(games):
        state = RULES.deal(Setup(seed, 3, Seat(seed % 3))).state
        while RULES.to_act(state):
            seat = RULES.to_act(state)[0]
            legal = list(RULES.legal_actions(state, seat))
            action = AI.player(level).choose(RULES.view(state, seat), legal, Rng(seed), FEW).action
            if isinstance(action, Force):
                forced += 1
                assert not cuts(state, action.target)
            state = RULES.apply(state, seat, action).state
    assert forced or level is not Level.MEDIUM


class Forcing(Glance):
    """Players at a glance who say what follows a card that they force."""

    def __init__(self) -> None:
        super().__init__(EVERYTHING)
        self.forced: list[bool] = []  # whether it could have been used to cut

    def force(self, deal: Deal, seat: int, target: int) -> bool:
        forces = super().force(deal, seat, target)
        if forces:
            ways = fast.forced_ways(deal.card, deal.melds[target], deal.hands[target])
            self.forced.append(any(sum(way).bit_count() == CUT for way in ways))
        return forces


def test_where_games_are_played_on_nobody_is_forced_to_nine() -> None:
    policy = Forcing()
    for state in forcing(DEALS):
        play_on(deal_of(state), policy)
    assert len(policy.forced) > 100
    assert not any(policy.forced)


@pytest.mark.parametrize("level", LADDER)
@pytest.mark.parametrize("first", [0, 1, 2])
def test_eight_melded_cards_are_left_alone(level: Level, first: int) -> None:
    """So are seven and six, if what is left may well lie too, and who paid the card that he could have cut with."""
    hidden = ("5O 6O 7O | 1C 2C 3C 4C 5C", ""), ("5O 6O 7O | 1C 2C 3C 4C", "3O"), ("5O 6O 7O | 1C 2C 3C", "10C 11O")
    for melds, hand in (*hidden, ("5O 6O 7O", "1C 2C 3C 4C 5C")):
        for payer in (None, 2):
            state = answering(
                ["*", "*", hand], ["", "", melds], table="4O", turn=first and 1, first=first and 1 - (payer == 2),
                payer=payer,
            )  # fmt: skip
            view, legal = RULES.view(state, state.turn), list(RULES.legal_actions(state, state.turn))
            assert not isinstance(AI.player(level).choose(view, legal, Rng(1), FEW).action, Force)


def test_who_may_win_with_a_card() -> None:
    def may_win(hand: str, melds: str, dead: str = "") -> bool:
        state = answering(["1E 3C 5E 7C 11E 2C 5B 10B", "*", hand], ["", "", melds], table="4O", dead=dead)
        return see(RULES.view(state, Seat(0))).may_win(Seat(2))

    assert may_win("", "5O 6O 7O 10O 11O | 1B 2B 3B")
    assert may_win("12E", "5O 6O 7O 10O | 1B 2B 3B")  # it might be one of 3O, 11O, 4B
    assert not may_win("12E", "5O 6O 7O 10O | 1B 2B 3B", dead="3O 11O 4B")
    assert may_win("2E 3E 6B 11B 12E", "5O 6O 7O")  # it might be five neighbours
    assert may_win("2E 3E 6B 11B 12E", "4C 4E 4B")
    assert not may_win("2E 3E 6B 11B 12E", "4C 4E 4B", dead="7O")  # of which there are none hidden here


def test_a_card_that_is_known_to_lie_nowhere_proves_it() -> None:
    def cards(names: str) -> Packed:
        return pack(parse(names))

    meld, unseen = cards("5O 6O 7O"), EVERYTHING & ~cards("4O 5O 6O 7O 12E")
    assert might_be(cards("4O"), (meld,), 0, unseen)
    assert might_be(cards("4O"), (meld,), cards("12E"), unseen)
    assert not might_be(cards("4O"), (meld,), cards("12E"), unseen & ~cards("11E 12O 12C"))
