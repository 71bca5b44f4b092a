"""Bugs planted in the game made for tests."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from cardtable.core.events import Announced, Ended, Event, Moved, Place, Seat
from cardtable.core.rng import Rng
from cardtable.core.rules import DealResult, Illegal, Layout, Setup, Step
from tests.helpers import toy
from tests.helpers.bugs import breaks, unless
from tests.helpers.laws import (
    check_and_list_agree,
    deal_codes_name_the_deal,
    deals_end_with_a_result,
    notation_round_trips,
    nothing_is_lost,
    positions_round_trip,
    replay_reproduces_everything,
    silence_is_kept,
    simultaneous_actions_commute,
    states_are_values,
    table_follows_events,
    views_are_honest,
    worlds_can_be_played_out,
)
from tests.helpers.toy import Lanterns


@breaks(table_follows_events)
class LeakedDeal(Lanterns):
    """Everybody sees the cards being dealt."""

    def deal(self, setup: Setup) -> Step[toy.State]:
        step = super().deal(setup)
        return Step(step.state, tuple(replace(e, seen_by=None) for e in step.events if isinstance(e, Moved)))


@breaks(table_follows_events)
class SeenByTooFew(Lanterns):
    """The receiver of a passed card is not shown it."""

    def exchange(self, state: toy.State, events: tuple[Event, ...]) -> Step[toy.State]:
        step = super().exchange(state, events)
        givers = {e: frozenset({Seat(e.source.index)}) for e in step.events if isinstance(e, Moved) and e.seen_by}
        return Step(
            step.state,
            tuple(replace(e, seen_by=givers[e]) if isinstance(e, Moved) and e in givers else e for e in step.events),
        )


@breaks(silence_is_kept)
class LeakedSealedCard(Lanterns):
    """A view tells what the others have sealed."""

    def view(self, state: toy.State, seat: Seat) -> toy.View:
        return replace(super().view(state, seat), extra=state.sealed)


@breaks(silence_is_kept)
class LeakedAnswer(Lanterns):
    """A view tells what the others have answered before all have."""

    def view(self, state: toy.State, seat: Seat) -> toy.View:
        return replace(super().view(state, seat), extra=state.answers)


@breaks(views_are_honest)
class LeakedStock(Lanterns):
    """A view knows the next card."""

    def view(self, state: toy.State, seat: Seat) -> toy.View:
        return replace(super().view(state, seat), extra=state.stock[-1:])


@breaks(table_follows_events)
class ViewForgets(Lanterns):
    """A view does not remember which card was given away."""

    def view(self, state: toy.State, seat: Seat) -> toy.View:
        return replace(super().view(state, seat), given=None)


@breaks(views_are_honest)
class LayoutLies(Lanterns):
    """A layout shows a card in the wrong hand."""

    def layout(self, view: toy.View) -> Layout:
        other = Place("hand", (view.seat + 1) % len(view.sizes))
        layout = dict(super().layout(view))
        layout[other] = (*view.hand[:1], *layout[other][1:]) if layout[other] else ()
        return layout


@breaks(views_are_honest)
class ForgetfulDeterminize(Lanterns):
    """A guessed world deals a card anew that is known to be in a hand."""

    def known(self, view: toy.View, seat: Seat) -> toy.Cards:
        return view.hand if seat == view.seat else ()

    def layout(self, view: toy.View) -> Layout:
        return Lanterns().layout(view)


@breaks(views_are_honest)
class ImpatientDeterminize(Lanterns):
    """A guessed world forgets who has answered already."""

    def determinize(self, view: toy.View, rng: Rng) -> toy.State:
        world = super().determinize(view, rng)
        return replace(world, answers=(None,) * len(world.answers))


@breaks(views_are_honest)
class ImpossibleDeterminize(Lanterns):
    """A guessed world has a card twice."""

    def determinize(self, view: toy.View, rng: Rng) -> toy.State:
        world = super().determinize(view, rng)
        return replace(world, stock=(toy.DECK[0], *world.stock[1:])) if world.stock else world


@breaks(check_and_list_agree)
class UncheckedObligation(Lanterns):
    """Who must claim may pass all the same."""

    def check(self, state: toy.State, seat: Seat, action: toy.Action) -> Illegal | None:
        return unless(super().check(state, seat, action), "must-claim")


@breaks(check_and_list_agree)
class UnlistedAction(Lanterns):
    """The list leaves out the last of the cards one may pass."""

    def legal_actions(self, state: toy.State, seat: Seat) -> Iterator[toy.Action]:
        actions = list(super().legal_actions(state, seat))
        yield from actions[:-1] or actions


@breaks(check_and_list_agree)
class UnstableOrder(Lanterns):
    """The list is in another order each time."""

    def legal_actions(self, state: toy.State, seat: Seat) -> Iterator[toy.Action]:
        actions = list(super().legal_actions(state, seat))
        random.shuffle(actions)
        yield from actions


@breaks(deals_end_with_a_result)
class StuckSeat(Lanterns):
    """Who must claim has no action at all."""

    def legal_actions(self, state: toy.State, seat: Seat) -> Iterator[toy.Action]:
        if len(self.mates(state, seat)) < 2:
            yield from super().legal_actions(state, seat)


@breaks(table_follows_events)
class ForgottenDiscard(Lanterns):
    """No event tells that a card was discarded."""

    def turn_up(self, state: toy.State, events: tuple[Event, ...]) -> Step[toy.State]:
        told = (e for e in events if not isinstance(e, Moved) or e.target != toy.DISCARD)
        return super().turn_up(state, tuple(told))


@breaks(nothing_is_lost)
class LostCard(Lanterns):
    """A discarded card is gone."""

    def turn_up(self, state: toy.State, events: tuple[Event, ...]) -> Step[toy.State]:
        return super().turn_up(replace(state, discard=state.discard[:-1]), events)


@breaks(nothing_is_lost)
class DoubleMeld(Lanterns):
    """Melded cards stay in the hand as well."""

    def resolve(self, state: toy.State, events: tuple[Event, ...]) -> Step[toy.State]:
        step = super().resolve(state, events)
        return Step(replace(step.state, hands=state.hands), step.events)


@breaks(simultaneous_actions_commute)
class FirstComeFirstServed(Lanterns):
    """The last to answer wins, whoever has the turn."""

    def _apply(self, state: toy.State, seat: Seat, action: toy.Action) -> Step[toy.State]:
        last = state.phase is toy.Phase.CLAIM and len(self.to_act(state)) == 1
        return super()._apply(replace(state, turn=seat) if last else state, seat, action)


@breaks(table_follows_events)
class EmptyMovement(Lanterns):
    """A movement of no pieces is told."""

    def turn_up(self, state: toy.State, events: tuple[Event, ...]) -> Step[toy.State]:
        return super().turn_up(state, (*events, Moved((), toy.OFFER, toy.DISCARD)))


@breaks(deals_end_with_a_result)
class MissingEnd(Lanterns):
    """The end of the deal is not told."""

    def turn_up(self, state: toy.State, events: tuple[Event, ...]) -> Step[toy.State]:
        step = super().turn_up(state, events)
        return Step(step.state, tuple(e for e in step.events if not isinstance(e, Ended)))


@breaks(deals_end_with_a_result)
class EarlyResult(Lanterns):
    """There is a result while people still act."""

    def result(self, state: toy.State) -> DealResult | None:
        return super().result(state) or (DealResult((0, 0), "early", (Seat(0),)) if not state.stock else None)


@breaks(deals_end_with_a_result)
class NeverEnds(Lanterns):
    """Discarded cards go under the stock."""

    def turn_up(self, state: toy.State, events: tuple[Event, ...]) -> Step[toy.State]:
        back: tuple[Event, ...] = (Moved(state.discard, toy.DISCARD, toy.STOCK),) if state.discard else ()
        return super().turn_up(replace(state, stock=state.discard + state.stock, discard=()), events + back)


@breaks(notation_round_trips)
class NotationLosesCard(Lanterns):
    """Every swap is written alike."""

    def encode(self, action: toy.Action) -> str:
        return super().encode(action)[:4] if isinstance(action, toy.Swap) else super().encode(action)


@breaks(positions_round_trip)
class PositionLosesSecret(Lanterns):
    """A recorded position has no sealed cards."""

    def record(self, state: toy.State) -> dict[str, Any]:
        return super().record(state) | {"sealed": [None] * len(state.sealed)}


@breaks(states_are_values)
class UnhashableState(Lanterns):
    """A state holds a list."""

    def _apply(self, state: toy.State, seat: Seat, action: toy.Action) -> Step[toy.State]:
        step = super()._apply(state, seat, action)
        mutable: Any = list(step.state.sealed)
        return Step(replace(step.state, sealed=mutable), step.events)


@breaks(states_are_values)
class ChangedPast(Lanterns):
    """An action changes the state that it was applied to."""

    def _apply(self, state: toy.State, seat: Seat, action: toy.Action) -> Step[toy.State]:
        step = super()._apply(state, seat, action)
        object.__setattr__(state, "discard", step.state.discard)
        return step


@breaks(worlds_can_be_played_out)
class FragileWorld(Lanterns):
    """A guessed hand has one card several times, and passes all of them at once."""

    def determinize(self, view: toy.View, rng: Rng) -> toy.State:
        world = super().determinize(view, rng)
        left = (view.seat + 1) % len(view.sizes)
        return replace(world, hands=toy.put(world.hands, left, world.hands[left][:1] * view.sizes[left]))


@breaks(replay_reproduces_everything)
class Unrepeatable(Lanterns):
    """Chance comes from outside the setup."""

    def deal(self, setup: Setup) -> Step[toy.State]:
        return super().deal(replace(setup, seed=random.getrandbits(32)))


@breaks(deal_codes_name_the_deal)
class HiddenChance(Lanterns):
    """A dealt hand depends on something that no setup names."""

    dealt = 0

    def deal(self, setup: Setup) -> Step[toy.State]:
        HiddenChance.dealt += 1
        return super().deal(replace(setup, seed=setup.seed + HiddenChance.dealt))


@breaks(table_follows_events)
class NumbersAsArguments(Lanterns):
    """An announcement carries something else than strings."""

    def turn_up(self, state: toy.State, events: tuple[Event, ...]) -> Step[toy.State]:
        args: Any = (len(state.stock),)
        return super().turn_up(state, (*events, Announced(state.turn, "turned-up", args)))
