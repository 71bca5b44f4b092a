"""Bugs planted in Ô ăn quan."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from cardtable.core.events import Seat
from cardtable.core.rules import DealResult, Illegal, Layout, Step
from cardtable.games.o_an_quan import rules as oaq
from tests.helpers.bugs import breaks, unless, untold
from tests.helpers.laws import (
    check_and_list_agree,
    deals_end_with_a_result,
    notation_round_trips,
    nothing_is_lost,
    positions_round_trip,
    table_follows_events,
)


class SowingBug(oaq.OAnQuan):
    """Base of the slips that change the state after an action."""

    def _apply(self, state: oaq.State, seat: Seat, action: oaq.Sow) -> Step[oaq.State]:
        step = super()._apply(state, seat, action)
        return Step(self.spoil(state, step.state), step.events)

    @abstractmethod
    def spoil(self, before: oaq.State, after: oaq.State) -> oaq.State:
        """Return the wrong state."""


@breaks(nothing_is_lost)
class LostStone(SowingBug):
    """A stone falls off the board, if the first square has two."""

    def spoil(self, before: oaq.State, after: oaq.State) -> oaq.State:
        first, *rest = after.board
        return replace(after, board=(first - (first > 1), *rest))


@breaks(nothing_is_lost)
class CapturedTwice(SowingBug):
    """What is captured is counted twice."""

    def spoil(self, before: oaq.State, after: oaq.State) -> oaq.State:
        won = after.stores[0].stones - before.stores[0].stones
        kept = after.stores[0]._replace(stones=after.stores[0].stones + max(0, won))
        return replace(after, stores=(kept, after.stores[1]))


@breaks(nothing_is_lost)
class MandarinReturns(SowingBug):
    """A captured mandarin is still on the board."""

    def spoil(self, before: oaq.State, after: oaq.State) -> oaq.State:
        return replace(after, mandarins=before.mandarins)


@breaks(table_follows_events)
class CaptureWithoutEvent(oaq.OAnQuan):
    """Nobody is told of a capture."""

    def _apply(self, state: oaq.State, seat: Seat, action: oaq.Sow) -> Step[oaq.State]:
        return untold(super()._apply(state, seat, action), lambda e: e.target == oaq.store(seat))


@breaks(check_and_list_agree)
class EmptySquareUnchecked(oaq.OAnQuan):
    """One may sow from an empty square."""

    def check(self, state: oaq.State, seat: Seat, action: oaq.Sow) -> Illegal | None:
        return unless(super().check(state, seat, action), "empty-square")


@breaks(check_and_list_agree)
class OtherRowUnchecked(oaq.OAnQuan):
    """One may sow from the other player's row."""

    def check(self, state: oaq.State, seat: Seat, action: oaq.Sow) -> Illegal | None:
        return unless(super().check(state, seat, action), "not-your-square")


@breaks(check_and_list_agree)
class TurnUnchecked(oaq.OAnQuan):
    """One may sow when it is not one's turn."""

    def check(self, state: oaq.State, seat: Seat, action: oaq.Sow) -> Illegal | None:
        return super().check(replace(state, turn=seat), seat, action)


@breaks(positions_round_trip)
class RepetitionForgotten(oaq.OAnQuan):
    """A position does not remember what has been there (R15)."""

    def position(self, record: Mapping[str, Any]) -> oaq.State:
        return super().position({**record, "history": []})


@breaks(notation_round_trips)
class DirectionLost(oaq.OAnQuan):
    """Every sowing is written as one to the right."""

    def encode(self, action: oaq.Sow) -> str:
        return super().encode(action).replace("<", ">")


@breaks(deals_end_with_a_result)
class DebtUnsettled(oaq.OAnQuan):
    """The points leave out the debts that the lines spell out."""

    def result(self, state: oaq.State) -> DealResult | None:
        result = super().result(state)
        if result is None:
            return None
        points = tuple(p + debt for p, debt in zip(result.points, state.debt, strict=True))
        return replace(result, points=points)


@breaks(nothing_is_lost)
class BankForgotten(oaq.OAnQuan):
    """The layout does not show the stones of the bank."""

    def layout(self, view: oaq.View) -> Layout:
        return {place: pieces for place, pieces in super().layout(view).items() if place != oaq.BANK}
