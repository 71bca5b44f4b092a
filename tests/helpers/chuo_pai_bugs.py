"""Bugs planted in Chuo Pai: the opening bonus, answers that are due, rounds, passes that prove something."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from cardtable.core.events import Piece, Seat
from cardtable.core.rng import Rng
from cardtable.core.rules import DealResult, Illegal, Layout, Setup, Step
from cardtable.games.chuo_pai import rules as cp
from cardtable.games.chuo_pai.cards import pick
from tests.helpers.bugs import breaks, unless, unsaid, untold
from tests.helpers.laws import (
    check_and_list_agree,
    deals_end_with_a_result,
    notation_round_trips,
    nothing_is_lost,
    positions_round_trip,
    replay_reproduces_everything,
    silence_is_kept,
    table_follows_events,
    views_are_honest,
)


@breaks(table_follows_events)
class BonusUntold(cp.ChuoPai):
    """The opening bonus lies on the score piles without having moved there."""

    def deal(self, setup: Setup) -> Step[cp.State]:
        return untold(super().deal(setup), lambda e: e.target in cp.PILES)


@breaks(table_follows_events)
class BeatenCardsStay(cp.ChuoPai):
    """What has been beaten is not taken away."""

    def _apply(self, state: cp.State, seat: Seat, action: cp.Action) -> Step[cp.State]:
        return untold(super()._apply(state, seat, action), lambda e: e.target == cp.OUT)


@breaks(table_follows_events)
class HandsNotShown(cp.ChuoPai):
    """Nobody is told the hand that is known at the end."""

    def _apply(self, state: cp.State, seat: Seat, action: cp.Action) -> Step[cp.State]:
        return untold(super()._apply(state, seat, action), lambda e: e.source == e.target)


@breaks(check_and_list_agree)
class MayHoldBack(cp.ChuoPai):
    """Who can beat is not made to."""

    def check(self, state: cp.State, seat: Seat, action: cp.Action) -> Illegal | None:
        return unless(super().check(state, seat, action), "must-beat")


@breaks(check_and_list_agree)
class TiesBeat(cp.ChuoPai):
    """A play of the same rank is taken."""

    def check(self, state: cp.State, seat: Seat, action: cp.Action) -> Illegal | None:
        return unless(super().check(state, seat, action), "only-ties")


@breaks(check_and_list_agree)
class FamiliesMix(cp.ChuoPai):
    """A play of another family is taken."""

    def check(self, state: cp.State, seat: Seat, action: cp.Action) -> Illegal | None:
        return unless(super().check(state, seat, action), "other-family")


@breaks(check_and_list_agree)
class PairsUnlisted(cp.ChuoPai):
    """The first seat is not told that it may lead pairs."""

    def legal_actions(self, state: cp.State, seat: Seat) -> Iterator[cp.Action]:
        for action in super().legal_actions(state, seat):
            if seat or state.acts or not isinstance(action, cp.Play) or len(action.cards) != 2:
                yield action


@breaks(silence_is_kept)
class NextHandLeaked(cp.ChuoPai):
    """A view has the hand to the left."""

    def view(self, state: cp.State, seat: Seat) -> cp.View:
        left = (seat + 1) % 3
        known = super().view(state, seat).known
        return replace(super().view(state, seat), known=(*known[:left], state.hands[left], *known[left + 1 :]))


@breaks(views_are_honest)
class HandsGoRound(cp.ChuoPai):
    """A guessed world gives every hand to a neighbour."""

    def determinize(self, view: cp.View, rng: Rng) -> cp.State:
        world = super().determinize(view, rng)
        hands = tuple(world.hands[(seat + 1) % 3] for seat in range(3))
        return replace(world, hands=hands, sizes=tuple(map(len, hands)))


@breaks(nothing_is_lost)
class BeatenCardsVanish(cp.ChuoPai):
    """Beaten cards are in no place."""

    def truth(self, state: cp.State) -> Layout:
        return {**super().truth(state), cp.OUT: state.gone}


@breaks(replay_reproduces_everything)
class CopiesUnwritten(cp.ChuoPai):
    """The notation has no copies, so a replay may take another card of the identity."""

    def encode(self, action: cp.Action) -> str:
        return " ".join(action.identities) if isinstance(action, cp.Play) else super().encode(action)

    def legal_actions(self, state: cp.State, seat: Seat) -> Iterator[cp.Action]:
        for action in super().legal_actions(state, seat):
            if isinstance(action, cp.Play):  # as a person may choose: the last copies
                yield cp.Play(pick(state.hands[seat][::-1], map(Piece, action.identities))[0])
            else:
                yield action


@breaks(positions_round_trip)
class PassesForgotten(cp.ChuoPai):
    """A position does not remember who has passed last."""

    def position(self, record: Mapping[str, Any]) -> cp.State:
        acts = list(record["acts"])
        while acts and acts[-1].endswith("pass"):
            acts.pop()
        return super().position({**record, "acts": acts})


@breaks(notation_round_trips)
class TwoCardsWritten(cp.ChuoPai):
    """Of a play only the first two cards are written."""

    def encode(self, action: cp.Action) -> str:
        text = super().encode(action)
        return " ".join(text.split()[:2]) if isinstance(action, cp.Play) else text


@breaks(deals_end_with_a_result)
class BonusNotSpelledOut(cp.ChuoPai):
    """The sum leaves out the opening bonus."""

    def result(self, state: cp.State) -> DealResult | None:
        return unsaid(super().result(state), "bonus")
