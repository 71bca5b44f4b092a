"""The properties of the rules page, over random games; ``devtools soak conquian`` does many more."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from cardtable.core.events import Piece, Seat
from cardtable.core.rules import Step
from cardtable.devtools.conquian_properties import rotate, rotate_action
from cardtable.devtools.properties import PropertyError, examiners
from cardtable.devtools.soak import play
from cardtable.games.conquian import rules as cq
from cardtable.games.conquian.cards import in_order
from tests.unit.conquian.positions import random_deal

GAMES = 25


def test_every_property_holds() -> None:
    reasons: Counter[str] = Counter()
    for seed in range(GAMES):
        session = play(cq.RULES, seed, examiners("conquian"))
        result = cq.RULES.result(session.state)
        assert result is not None
        reasons[result.reason] += 1
    assert set(reasons) == {"cut", "fewest-cards", "draw"}


class TakenBack(cq.Conquian):
    """Who pays takes the melded card of the same rank into the hand."""

    def _apply(self, state: cq.State, seat: Seat, action: cq.Action) -> Step[cq.State]:
        step = super()._apply(state, seat, action)
        after = step.state
        if not isinstance(action, cq.Pay) or len(after.melds[seat][0]) < 4:
            return step
        first, *others = after.melds[seat]
        melds = (*after.melds[:seat], (first[:-1], *others), *after.melds[seat + 1 :])
        hand = in_order((*after.hands[seat], first[-1]))
        hands = (*after.hands[:seat], hand, *after.hands[seat + 1 :])
        return Step(replace(after, melds=melds, hands=hands, sizes=tuple(map(len, hands))), step.events)


class FirstSeatFavoured(cq.Conquian):
    """The first seat answers all payments first."""

    def _apply(self, state: cq.State, seat: Seat, action: cq.Action) -> Step[cq.State]:
        step = super()._apply(state, seat, action)
        if isinstance(action, cq.Pay):
            return Step(replace(step.state, first=Seat(0), turn=Seat(0)), step.events)
        return step


class PaysTwo(cq.Conquian):
    """A payment takes two cards."""

    def _apply(self, state: cq.State, seat: Seat, action: cq.Action) -> Step[cq.State]:
        step = super()._apply(state, seat, action)
        if isinstance(action, cq.Pay) and len(hand := step.state.hands[seat]) > 1:
            hands = (*step.state.hands[:seat], hand[1:], *step.state.hands[seat + 1 :])
            after = replace(step.state, hands=hands, sizes=tuple(map(len, hands)), dead=(*step.state.dead, hand[0]))
            return Step(after, step.events)
        return step


def soak_a_little(rules: cq.Conquian) -> None:
    """Watch the game's own properties in some games."""
    for seed in range(GAMES):
        play(rules, seed, examiners("conquian")[1:])


@pytest.mark.parametrize("bug", [TakenBack, FirstSeatFavoured, PaysTwo])
def test_the_soak_finds_planted_bugs(bug: type[cq.Conquian]) -> None:
    with pytest.raises(PropertyError):
        soak_a_little(bug())


def test_three_turns_of_the_table_lead_back() -> None:
    for state in random_deal(4):
        assert rotate(rotate(rotate(state))) == state
    assert rotate_action(cq.Force(Seat(2))) == cq.Force(Seat(0))
    assert rotate_action(cq.Pay(Piece("1O"))) == cq.Pay(Piece("1O"))
