"""The properties of the soak hold in random games, and find bugs that are planted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest

from cardtable.core.events import Seat
from cardtable.core.rng import Rng
from cardtable.core.rules import Illegal, Step
from cardtable.devtools.properties import PropertyError, examiners
from cardtable.devtools.soak import play
from cardtable.games.chuo_pai import rules as cp
from cardtable.games.chuo_pai.cards import in_order

GAMES = 20


def test_every_property_holds() -> None:
    reasons: Counter[str] = Counter()
    for seed in range(GAMES):
        session = play(cp.RULES, seed, examiners("chuo_pai"))
        result = cp.RULES.result(session.state)
        assert result is not None
        reasons[result.reason] += 1
    assert set(reasons) == {"most-points", "shared-win"}


class PassesForgotten(cp.ChuoPai):
    """A guessed world has no past."""

    def determinize(self, view: cp.View, rng: Rng) -> cp.State:
        blind = replace(view, rounds=(), acts=(), gone=(*view.gone, *view.seen()), bonus=((),) * 3)
        world = super().determinize(blind, rng)
        return cp.State(
            view.leader, view.free, view.bonus, view.earlier, view.gone, view.rounds, view.acts, view.sizes, world.hands
        )


class MayHoldBack(cp.ChuoPai):
    """Whoever can beat may pass instead."""

    def legal_actions(self, state: cp.State, seat: Seat) -> Iterator[cp.Action]:
        yield from super().legal_actions(state, seat)
        if state.acts and seat == state.turn:
            yield cp.Pass()

    def check(self, state: cp.State, seat: Seat, action: cp.Action) -> Illegal | None:
        reason = super().check(state, seat, action)
        return None if reason is not None and reason.key == "must-beat" else reason


class BeatenCardsScore(cp.ChuoPai):
    """A beaten card comes to the score pile of the first seat."""

    def _apply(self, state: cp.State, seat: Seat, action: cp.Action) -> Step[cp.State]:
        step = super()._apply(state, seat, action)
        if not (gone := step.state.out()) or step.state.acts:
            return step
        pile = (*step.state.earlier[0], gone[-1])
        return Step(replace(step.state, earlier=(pile, *step.state.earlier[1:])), step.events)


class FirstCardKept(cp.ChuoPai):
    """A play leaves its first card in the hand."""

    def _apply(self, state: cp.State, seat: Seat, action: cp.Action) -> Step[cp.State]:
        step = super()._apply(state, seat, action)
        if isinstance(action, cp.Pass):
            return step
        hand = in_order((*step.state.hands[seat], action.cards[0]))
        hands = (*step.state.hands[:seat], hand, *step.state.hands[seat + 1 :])
        return Step(replace(step.state, hands=hands), step.events)


def soak_a_little(rules: cp.ChuoPai) -> None:
    """Watch the game's own properties in some games."""
    for seed in range(GAMES):
        play(rules, seed, examiners("chuo_pai")[1:])


def soak(rules: cp.ChuoPai) -> None:
    """Play games under the eyes of the game's own examiners."""
    for seed in range(GAMES):
        play(rules, seed, examiners("chuo_pai")[1:])


@pytest.mark.parametrize("bug", [MayHoldBack, BeatenCardsScore, FirstCardKept])
def test_the_soak_finds_planted_bugs(bug: type[cp.ChuoPai]) -> None:
    with pytest.raises(PropertyError):
        soak_a_little(bug())


def test_the_soak_finds_guesses_that_a_pass_contradicts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardtable.devtools.chuo_pai_properties.RULES", PassesForgotten())
    with pytest.raises(PropertyError, match="remembered"):
        soak_a_little(cp.RULES)
