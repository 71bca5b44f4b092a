"""What is believed of the others comes from what all saw, agrees with the truth, and is worth discards."""

from __future__ import annotations

from collections.abc import Iterator
from math import log

import pytest

from cardtable.ai.player import Level
from cardtable.core.events import Seat
from cardtable.core.rng import Rng
from cardtable.core.rules import Setup
from cardtable.games.quan_dui.ai import AI
from cardtable.games.quan_dui.beliefs import ALONE, Beliefs, by_value, mask_of
from cardtable.games.quan_dui.cards import KINDS, kind_of
from cardtable.games.quan_dui.fast import NUMBER, VALUE, counted, numbers
from cardtable.games.quan_dui.judge import Judge
from cardtable.games.quan_dui.rules import RULES, Discard, Phase, State
from cardtable.games.quan_dui.sight import Secrets, see
from cardtable.games.quan_dui.worlds import proved


def discarding(seats: int, seeds: range) -> Iterator[State]:
    """Yield the states in which somebody discards, in hands of medium players."""
    player = AI.player(Level.MEDIUM)
    for seed in seeds:
        state = RULES.deal(Setup(seed, seats, Seat(seed % seats))).state
        while RULES.to_act(state):
            if state.phase is Phase.DISCARD:
                yield state
            seat = RULES.to_act(state)[0]
            legal = list(RULES.legal_actions(state, seat))
            state = RULES.apply(state, seat, player.choose(RULES.view(state, seat), legal, Rng(seed)).action).state


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_what_is_secret_is_followed_act_by_act(seats: int) -> None:
    for state in discarding(seats, range(12)):
        secrets = Secrets(seats)
        for seat, deed, card in state.acts:
            secrets.tell(seat, deed, -1 if card is None else NUMBER[kind_of(card)])
        lying = numbers([card for rows in (state.exposed, state.discards) for row in rows for card in row])
        shown = [sum(counts[kind] for counts in proved(state)) for kind in KINDS]
        up = counted(lying)
        assert secrets.unseen == [4 - up[n] - shown[n] for n in range(len(KINDS))]
        assert list(see(RULES.view(state, state.turn)).secret) == by_value(secrets.unseen)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_no_hand_is_believed_impossible(seats: int) -> None:
    """Also not that of the dealer, who began with a card more."""
    surprise, count = 0.0, 0
    for state in discarding(seats, range(8)):
        beliefs = Beliefs(see(RULES.view(state, state.turn)))
        for seat, belief in beliefs.of.items():
            odd = mask_of(numbers(state.hands[seat]))
            assert sum(belief) == pytest.approx(1)
            assert sum(p for mask, p in enumerate(belief) if not ALONE[mask] & 1) < 1e-6  # fifteen cards
            assert belief[odd] > 1e-9
            surprise, count = surprise - log(belief[odd]), count + 1
    assert surprise / count < 4.8  # 5.5, if all hands were as likely


def test_others_are_believed_to_keep_ones() -> None:
    ones, states = 0.0, 0
    for state in discarding(4, range(10)):
        offers = Beliefs(see(RULES.view(state, state.turn))).offers
        assert min(offers) >= 0
        assert 2 < sum(offers) < 3.01  # one each, if nobody has won before
        ones, states = ones + offers[0], states + 1
    assert 0 < ones / states < 3 / 18  # half as often as any other value, though there are twice as many


def test_beliefs_decide_between_what_is_alone() -> None:
    differ = 0
    for state in discarding(4, range(6)):
        view, legal = RULES.view(state, state.turn), list(RULES.legal_actions(state, state.turn))
        sight = see(view)
        if not sight.odd:
            continue
        believing = Judge(sight, legal, Beliefs(sight)).best()
        counting = Judge(sight, legal).best()
        assert isinstance(believing, Discard)
        assert sight.odd >> VALUE[NUMBER[kind_of(believing.card)]] & 1
        differ += believing != counting
    assert differ > 10
