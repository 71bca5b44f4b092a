"""Bugs planted in Quan Dui: sealed claims, who is asked, cards that all have seen, exposed Dui, pairs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from cardtable.core.events import Moved, Seat
from cardtable.core.rng import Rng
from cardtable.core.rules import DealResult, Illegal, Setup, Step
from cardtable.games.quan_dui import rules as qd
from cardtable.games.quan_dui.state import put
from tests.helpers.bugs import breaks, unless, untold
from tests.helpers.laws import (
    check_and_list_agree,
    deal_codes_name_the_deal,
    deals_end_with_a_result,
    notation_round_trips,
    nothing_is_lost,
    positions_round_trip,
    silence_is_kept,
    simultaneous_actions_commute,
    table_follows_events,
    views_are_honest,
    worlds_can_be_played_out,
)


@breaks(views_are_honest)
class AskedInPublic(qd.QuanDui):
    """Everybody knows who is asked about a discard."""

    def awaited(self, state: qd.State, seat: Seat) -> tuple[Seat, ...]:
        return self.to_act(state)


@breaks(silence_is_kept)
class AnswersLeaked(qd.QuanDui):
    """The next player's sealed answer can be seen."""

    def view(self, state: qd.State, seat: Seat) -> qd.View:
        return replace(super().view(state, seat), answer=state.answers[seat] or state.answers[state.turn])


@breaks(table_follows_events)
class LeakedDraw(qd.QuanDui):
    """All know which card was drawn."""

    def view(self, state: qd.State, seat: Seat) -> qd.View:
        view = super().view(state, seat)
        if state.drawn is None or seat == state.turn:
            return view
        return replace(view, known=put(view.known, state.turn, (*view.known[state.turn], state.drawn)))


@breaks(table_follows_events)
class DrawSeenByAll(qd.QuanDui):
    """The drawn card is shown on its way, and forgotten."""

    def _apply(self, state: qd.State, seat: Seat, action: qd.Action) -> Step[qd.State]:
        step = super()._apply(state, seat, action)
        told = (replace(e, seen_by=None) if isinstance(e, Moved) and e.source == qd.STOCK else e for e in step.events)
        return Step(step.state, tuple(told))


@breaks(simultaneous_actions_commute)
class FirstComeFirstServed(qd.QuanDui):
    """Who answers last gets what several claim."""

    def _apply(self, state: qd.State, seat: Seat, action: qd.Action) -> Step[qd.State]:
        step = super()._apply(state, seat, action)
        if isinstance(action, qd.Dui) and step.state.phase is qd.Phase.DISCARD and step.state.turn != seat:
            return super()._apply(replace(state, answers=(None,) * state.seats, asked=_only(state, seat)), seat, action)
        return step


@breaks(views_are_honest)
class TakenCardForgotten(qd.QuanDui):
    """A guessed world may put a card that all saw taken into another hand."""

    def determinize(self, view: qd.View, rng: Rng) -> qd.State:
        blind = tuple(cards if seat == view.seat else () for seat, cards in enumerate(view.known))
        return super().determinize(replace(view, known=blind), rng)


@breaks(worlds_can_be_played_out)
class WindowWithoutAnybody(qd.QuanDui):
    """In a guessed world nobody has to answer a discard any more."""

    def determinize(self, view: qd.View, rng: Rng) -> qd.State:
        state = super().determinize(view, rng)
        return replace(state, asked=_only(state, view.seat)) if view.answer is not None else state


@breaks(table_follows_events)
class DuiLaidUntold(qd.QuanDui):
    """The own card of an exposed Dui comes to lie there in silence."""

    def _apply(self, state: qd.State, seat: Seat, action: qd.Action) -> Step[qd.State]:
        return untold(super()._apply(state, seat, action), lambda e: e.source in qd.HANDS and e.target in qd.EXPOSED)


@breaks(table_follows_events)
class TheOtherCopy(qd.QuanDui):
    """Another copy is told to leave the hand than the one that does."""

    def _apply(self, state: qd.State, seat: Seat, action: qd.Action) -> Step[qd.State]:
        step = super()._apply(state, seat, action)
        if isinstance(action, qd.Discard):
            first, *others = step.events
            assert isinstance(first, Moved)
            return Step(step.state, (replace(first, pieces=(action.card,)), *others))
        return step


@breaks(check_and_list_agree)
class TakenAndReturned(qd.QuanDui):
    """What was just taken may be discarded."""

    def check(self, state: qd.State, seat: Seat, action: qd.Action) -> Illegal | None:
        return super().check(replace(state, taken=None), seat, action)


@breaks(check_and_list_agree)
class AnyCardForDui(qd.QuanDui):
    """A Dui may be claimed without an identical card."""

    def check(self, state: qd.State, seat: Seat, action: qd.Action) -> Illegal | None:
        return unless(super().check(state, seat, action), "no-identical")


@breaks(check_and_list_agree)
class EightDuiPlayedOn(qd.QuanDui):
    """With eight Dui a discard is listed."""

    def legal_actions(self, state: qd.State, seat: Seat) -> Iterator[qd.Action]:
        actions = list(super().legal_actions(state, seat))
        yield from actions
        if actions == [qd.Declare()] and state.hands[seat]:
            yield qd.Discard(state.hands[seat][0])


@breaks(nothing_is_lost)
class DiscardLost(qd.QuanDui):
    """What is taken from the discards is gone."""

    def _apply(self, state: qd.State, seat: Seat, action: qd.Action) -> Step[qd.State]:
        step = super()._apply(state, seat, action)
        after = step.state
        if after.taken is None or after.taken not in after.hands[after.turn]:
            return step
        hand = tuple(card for card in after.hands[after.turn] if card != after.taken)
        hands = put(after.hands, after.turn, hand)
        return Step(replace(after, hands=hands, sizes=tuple(map(len, hands))), step.events)


@breaks(positions_round_trip)
class TakenUnwritten(qd.QuanDui):
    """A position does not remember what was taken."""

    def position(self, record: Mapping[str, Any]) -> qd.State:
        return super().position({**record, "taken": None})


@breaks(notation_round_trips)
class ClaimsAlike(qd.QuanDui):
    """All claims are written alike."""

    def encode(self, action: qd.Action) -> str:
        return "claim" if isinstance(action, qd.Take | qd.Dui | qd.Win) else super().encode(action)


@breaks(deals_end_with_a_result)
class DrawWithoutWinners(qd.QuanDui):
    """A draw leaves nobody with the best result."""

    def result(self, state: qd.State) -> DealResult | None:
        result = super().result(state)
        return replace(result, winners=()) if result is not None and result.drawn else result


@breaks(deal_codes_name_the_deal)
class AnotherPack(qd.QuanDui):
    """The same code leads to another deal each time."""

    count = 0

    def deal(self, setup: Setup) -> Step[qd.State]:
        AnotherPack.count += 1
        return super().deal(replace(setup, seed=setup.seed + AnotherPack.count))


def _only(state: qd.State, seat: Seat) -> tuple[bool, ...]:
    return tuple(other == seat for other in range(state.seats))
