"""Bugs planted in Dou Dizhu: hidden hands, a public bottom, plays whose suits do not matter."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from cardtable.core.events import Moved, Seat
from cardtable.core.rng import Rng
from cardtable.core.rules import DealResult, Illegal, Step
from cardtable.games.dou_dizhu import rules as ddz
from cardtable.games.dou_dizhu.cards import parse, pick
from tests.helpers.bugs import breaks, unless, unsaid, untold
from tests.helpers.laws import (
    check_and_list_agree,
    deals_end_with_a_result,
    nothing_is_lost,
    positions_round_trip,
    replay_reproduces_everything,
    silence_is_kept,
    table_follows_events,
    views_are_honest,
)


@breaks(silence_is_kept)
class BottomLeaked(ddz.DouDizhu):
    """The bottom is in every view before it is turned up."""

    def view(self, state: ddz.State, seat: Seat) -> ddz.View:
        return replace(super().view(state, seat), bottom=state.bottom)


@breaks(views_are_honest)
class BottomForgotten(ddz.DouDizhu):
    """A guessed world does not remember what the landlord took."""

    def determinize(self, view: ddz.View, rng: Rng) -> ddz.State:
        blind = tuple(cards if seat == view.seat else () for seat, cards in enumerate(view.known))
        return super().determinize(replace(view, known=blind), rng)


@breaks(table_follows_events)
class BottomTakenInSecret(ddz.DouDizhu):
    """Only the landlord sees the bottom move."""

    def _apply(self, state: ddz.State, seat: Seat, action: ddz.Action) -> Step[ddz.State]:
        step = super()._apply(state, seat, action)
        alone = frozenset({step.state.landlord or Seat(0)})
        told = (
            replace(e, seen_by=alone) if isinstance(e, Moved) and e.source == ddz.BOTTOM and e.seen_by is None else e
            for e in step.events
        )
        return Step(step.state, tuple(told))


@breaks(table_follows_events)
class HandsNotShown(ddz.DouDizhu):
    """Nobody is told the hands that are known at the end."""

    def _apply(self, state: ddz.State, seat: Seat, action: ddz.Action) -> Step[ddz.State]:
        return untold(super()._apply(state, seat, action), lambda e: e.source == e.target)


@breaks(table_follows_events)
class TableNotSwept(ddz.DouDizhu):
    """What a seat played before stays in front of it."""

    def _apply(self, state: ddz.State, seat: Seat, action: ddz.Action) -> Step[ddz.State]:
        return untold(super()._apply(state, seat, action), lambda e: e.target == ddz.PLAYED)


@breaks(check_and_list_agree)
class LeaderMayPass(ddz.DouDizhu):
    """Who has to lead is not made to."""

    def check(self, state: ddz.State, seat: Seat, action: ddz.Action) -> Illegal | None:
        return unless(super().check(state, seat, action), "must-lead")


@breaks(check_and_list_agree)
class AnythingCovers(ddz.DouDizhu):
    """Lower plays of the same type are taken."""

    def check(self, state: ddz.State, seat: Seat, action: ddz.Action) -> Illegal | None:
        return unless(super().check(state, seat, action), "not-higher")


@breaks(check_and_list_agree)
class CardsOutOfNowhere(ddz.DouDizhu):
    """The hand is not asked for the cards."""

    def check(self, state: ddz.State, seat: Seat, action: ddz.Action) -> Illegal | None:
        return unless(super().check(state, seat, action), "not-in-hand")


@breaks(nothing_is_lost)
class KickersLost(ddz.DouDizhu):
    """A played hand loses a card more."""

    def _apply(self, state: ddz.State, seat: Seat, action: ddz.Action) -> Step[ddz.State]:
        step = super()._apply(state, seat, action)
        hands = tuple(hand[1:] if len(hand) > 9 and step.state.acts else hand for hand in step.state.hands)
        return Step(replace(step.state, hands=hands, sizes=tuple(map(len, hands))), step.events)


@breaks(replay_reproduces_everything)
class SuitsUnwritten(ddz.DouDizhu):
    """The notation has no suits, so a replay may take another card of the rank."""

    def encode(self, action: ddz.Action) -> str:
        return " ".join(action.ranks) if isinstance(action, ddz.Play) else super().encode(action)

    def legal_actions(self, state: ddz.State, seat: Seat) -> Iterator[ddz.Action]:
        for action in super().legal_actions(state, seat):
            if isinstance(action, ddz.Play):  # as a person may choose: the last cards of each rank
                yield ddz.Play(pick(state.hands[seat][::-1], parse(action.ranks))[0])
            else:
                yield action


@breaks(positions_round_trip)
class PassesForgotten(ddz.DouDizhu):
    """A position does not remember who has passed."""

    def position(self, record: Mapping[str, Any]) -> ddz.State:
        acts = list(record["acts"])
        while acts and acts[-1].endswith("pass"):
            acts.pop()
        return super().position({**record, "acts": acts})


@breaks(deals_end_with_a_result)
class BombsNotSpelledOut(ddz.DouDizhu):
    """The sum leaves out the bombs that count."""

    def result(self, state: ddz.State) -> DealResult | None:
        return unsaid(super().result(state), "bomb")
