"""The properties of the rules page, over random games; ``devtools soak quan_dui`` does many more."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from cardtable.core.events import Seat
from cardtable.core.rules import Step
from cardtable.devtools.properties import PropertyError, examiners
from cardtable.devtools.quan_dui_properties import rotate
from cardtable.devtools.soak import play
from cardtable.games.quan_dui import rules as qd
from cardtable.games.quan_dui.state import put
from tests.unit.quan_dui.positions import random_hand

GAMES = 20


def test_every_property_holds() -> None:
    reasons: Counter[str] = Counter()
    for seats in sorted(qd.RULES.players):
        for seed in range(GAMES // 5):
            session = play(qd.RULES, seed, examiners("quan_dui"), seats)
            result = qd.RULES.result(session.state)
            assert result is not None
            assert len(result.points) == seats
            reasons[result.reason] += 1
    assert {"eight-pairs", "stock-out"} <= set(reasons)


class Exposes(qd.QuanDui):
    """Who lays a Dui out of turn draws, too."""

    def _apply(self, state: qd.State, seat: Seat, action: qd.Action) -> Step[qd.State]:
        step = super()._apply(state, seat, action)
        after = step.state
        if len(after.exposed[after.turn]) <= len(state.exposed[after.turn]) or not after.stock:
            return step
        hands = put(after.hands, after.turn, (*after.hands[after.turn], after.stock[-1]))
        sizes, stock = tuple(map(len, hands)), after.stock[:-1]
        return Step(replace(after, hands=hands, sizes=sizes, stock=stock, stock_left=len(stock)), step.events)


class AsksAll(qd.QuanDui):
    """Everybody is asked about every discard."""

    def _apply(self, state: qd.State, seat: Seat, action: qd.Action) -> Step[qd.State]:
        step = super()._apply(state, seat, action)
        after = step.state
        if not isinstance(action, qd.Discard) or after.phase is not qd.Phase.CLAIMS:
            return step
        return Step(replace(after, asked=tuple(other != after.discarder for other in range(after.seats))), step.events)


class FirstSeatFavoured(qd.QuanDui):
    """After a claim the first seat is next."""

    def _apply(self, state: qd.State, seat: Seat, action: qd.Action) -> Step[qd.State]:
        step = super()._apply(state, seat, action)
        if not isinstance(action, qd.Declare) and step.state.phase is qd.Phase.OVER:
            return Step(replace(step.state, turn=Seat(0)), step.events)
        return step


def soak_a_little(rules: qd.QuanDui) -> None:
    """Watch the game's own properties in some games."""
    for seed in range(3 * GAMES):
        play(rules, seed, examiners("quan_dui")[1:])


@pytest.mark.parametrize("bug", [Exposes, AsksAll, FirstSeatFavoured])
def test_the_soak_finds_planted_bugs(bug: type[qd.QuanDui]) -> None:
    with pytest.raises(PropertyError):
        soak_a_little(bug())


def test_a_turn_of_the_table_for_every_seat_leads_back() -> None:
    for state in random_hand(4, 3):
        assert rotate(rotate(rotate(state))) == state
