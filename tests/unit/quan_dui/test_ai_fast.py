"""The packed model is the rules' twin: what its players do is legal and comes to the same."""

from __future__ import annotations

import pytest

from cardtable.core.events import Seat
from cardtable.core.rules import Setup
from cardtable.games.quan_dui.cards import KINDS, find, kind_of
from cardtable.games.quan_dui.claims import claims
from cardtable.games.quan_dui.fast import COPIES, NOBODY, VALUE, Deal, Outcome, answer, counted, numbers
from cardtable.games.quan_dui.pairing import parity
from cardtable.games.quan_dui.rules import RULES, Declare, Discard, Draw, Pass, Phase, State
from cardtable.games.quan_dui.state import CLAIM


def packed(state: State) -> Deal:
    """Return the twin of a fresh deal."""
    return Deal(map(numbers, state.hands), [0] * state.seats, numbers(state.stock), COPIES)


def alike(state: State, deal: Deal) -> bool:
    """Say whether both are the same hand."""
    lying = numbers([card for rows in (state.exposed, state.discards) for row in rows for card in row])
    live = [n - sum(VALUE[kind] == value for kind in lying) for value, n in enumerate(COPIES)]
    return (
        deal.counts == [counted(numbers(hand)) for hand in state.hands]
        and [mask << 1 for mask in deal.odd] == [parity(hand) for hand in state.hands]
        and deal.dui == [state.exposed_dui(Seat(seat)) for seat in range(state.seats)]
        and deal.stock == numbers(state.stock)
        and deal.live == live
    )


def answered(state: State) -> State:
    """Let all claim what pairs a card that is alone."""
    assert state.offer is not None
    kind = kind_of(state.offer)
    while state.phase is Phase.CLAIMS:
        seat = RULES.to_act(state)[0]
        hand = state.hands[seat]
        found = claims(state, seat, hand) if parity(hand) & parity((kind,)) else ()
        nothing = Draw() if seat == state.turn and state.stock else Pass()
        state = RULES.apply(state, seat, CLAIM[found[0]](kind) if found else nothing).state
    return state


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_hands_come_to_the_same(seats: int) -> None:
    for seed in range(40):
        state = RULES.deal(Setup(seed, seats, Seat(seed % seats))).state
        deal = packed(state)
        while True:
            assert alike(state, deal)
            seat = state.turn
            if not deal.odd[seat]:
                end = Outcome(seat, deal.worth(seat))
                state = RULES.apply(state, seat, Declare()).state
                break
            kind = deal.discard(seat)
            card = find(state.hands[seat], KINDS[kind])
            assert card is not None
            state = answered(RULES.apply(state, seat, Discard(card)).state)
            deal.give(seat, kind)
            found = answer(deal, seat, kind)
            if isinstance(found, Outcome):
                end = found
                break
            assert found == state.turn
        result = RULES.result(state)
        assert result is not None
        assert max(result.points) == end.tentos
        assert end.winner == NOBODY or result.winners == (end.winner,)
