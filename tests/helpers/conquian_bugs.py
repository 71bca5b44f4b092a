"""Bugs planted in Conquian: a sealed swap, payments, forcing, melds that are regrouped."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from cardtable.core.events import Moved, Seat
from cardtable.core.rng import Rng
from cardtable.core.rules import DealResult, Illegal, Step
from cardtable.games.conquian import rules as cq
from tests.helpers.bugs import breaks, unless, untold
from tests.helpers.laws import (
    check_and_list_agree,
    deals_end_with_a_result,
    nothing_is_lost,
    positions_round_trip,
    silence_is_kept,
    simultaneous_actions_commute,
    table_follows_events,
    views_are_honest,
)

ZONES = {place: place.zone for row in cq.GROUPS for place in row}


@breaks(silence_is_kept)
class SealedCardLeaked(cq.Conquian):
    """The receiver knows the card as soon as it is sealed."""

    def view(self, state: cq.State, seat: Seat) -> cq.View:
        return replace(super().view(state, seat), received=state.given[(seat + 2) % 3])


@breaks(table_follows_events)
class SwapSeenByAll(cq.Conquian):
    """Everybody sees what is swapped, and forgets it."""

    def _apply(self, state: cq.State, seat: Seat, action: cq.Action) -> Step[cq.State]:
        step = super()._apply(state, seat, action)
        told = (replace(e, seen_by=None) if isinstance(e, Moved) and e.source in cq.SWAPS else e for e in step.events)
        return Step(step.state, tuple(told))


@breaks(simultaneous_actions_commute)
class SwapKeepsItsOrder(cq.Conquian):
    """Who seals last answers first."""

    def _apply(self, state: cq.State, seat: Seat, action: cq.Action) -> Step[cq.State]:
        return super()._apply(replace(state, first=seat) if isinstance(action, cq.Give) else state, seat, action)


@breaks(views_are_honest)
class GiftForgotten(cq.Conquian):
    """A guessed world may put the card one gave into another hand."""

    def determinize(self, view: cq.View, rng: Rng) -> cq.State:
        blind = tuple(cards if seat == view.seat else () for seat, cards in enumerate(view.known))
        return super().determinize(replace(view, known=blind), rng)


@breaks(views_are_honest)
class GiverForgotten(cq.Conquian):
    """A guessed world does not know who gave the card that one received."""

    def determinize(self, view: cq.View, rng: Rng) -> cq.State:
        return super().determinize(replace(view, received=None), rng)


@breaks(table_follows_events)
class RegroupingUntold(cq.Conquian):
    """Cards that change from meld to meld do so in silence."""

    def _apply(self, state: cq.State, seat: Seat, action: cq.Action) -> Step[cq.State]:
        return untold(super()._apply(state, seat, action), lambda e: e.source in ZONES)


@breaks(table_follows_events)
class DeadCardStays(cq.Conquian):
    """What all have passed is not taken away."""

    def _apply(self, state: cq.State, seat: Seat, action: cq.Action) -> Step[cq.State]:
        return untold(super()._apply(state, seat, action), lambda e: e.target == cq.DISCARD)


@breaks(check_and_list_agree)
class PayerMayUse(cq.Conquian):
    """Who paid a card may take it back."""

    def check(self, state: cq.State, seat: Seat, action: cq.Action) -> Illegal | None:
        return super().check(replace(state, payer=None), seat, action)


@breaks(check_and_list_agree)
class MeldsLeftShort(cq.Conquian):
    """A card may leave a meld of three."""

    def check(self, state: cq.State, seat: Seat, action: cq.Action) -> Illegal | None:
        return unless(super().check(state, seat, action), "meld-left-short", "melded-stays")


@breaks(check_and_list_agree)
class AnybodyForced(cq.Conquian):
    """A player is forced whose melds the card does not extend."""

    def check(self, state: cq.State, seat: Seat, action: cq.Action) -> Illegal | None:
        return unless(super().check(state, seat, action), "force-no-fit", "force-as-it-lies")


@breaks(check_and_list_agree)
class MeldsUnlisted(cq.Conquian):
    """Free melds are allowed beside a card that can be used, and not listed."""

    def legal_actions(self, state: cq.State, seat: Seat) -> Iterator[cq.Action]:
        actions = list(super().legal_actions(state, seat))
        useful = any(isinstance(action, cq.Use) for action in actions)
        yield from (action for action in actions if not (useful and isinstance(action, cq.Lay)))


@breaks(nothing_is_lost)
class PaymentLost(cq.Conquian):
    """A payment takes the place of the table card, and what nobody wanted of it is gone."""

    def _apply(self, state: cq.State, seat: Seat, action: cq.Action) -> Step[cq.State]:
        step = super()._apply(state, seat, action)
        if state.payer is not None and step.state.dead != state.dead:
            return Step(replace(step.state, dead=step.state.dead[:-1]), step.events)
        return step


@breaks(positions_round_trip)
class PayerUnwritten(cq.Conquian):
    """A position does not remember who paid the table card."""

    def position(self, record: Mapping[str, Any]) -> cq.State:
        return super().position({**record, "payer": None})


@breaks(deals_end_with_a_result)
class DrawWithoutWinners(cq.Conquian):
    """A draw leaves nobody with the best result."""

    def result(self, state: cq.State) -> DealResult | None:
        result = super().result(state)
        return replace(result, winners=()) if result is not None and result.drawn else result
