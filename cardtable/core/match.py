"""Several deals in a row: who opens the next one, how it stands, and who has won.

A match lies outside the state of a deal.  It is a value; the deals themselves are kept as
transcripts, each with the points that the seats had before it, so that a match goes on from
any of its deals.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from cardtable.core.events import Seat
from cardtable.core.rules import DealResult, Handover, Options, Rules, Setup


@dataclass(frozen=True, slots=True)
class Match:
    """The finished deals of one evening or one match, the oldest first."""

    seats: int
    first: Seat = Seat(0)  # who opens the first of these deals
    handover: Handover = Handover.ROUND
    target: int | None = None  # points that end the match, None: it goes on as long as people like
    results: tuple[DealResult, ...] = ()
    standing: tuple[int, ...] = ()  # points per seat before these deals; empty: none

    @classmethod
    def of(cls, rules: Rules[Any, Any, Any], setup: Setup) -> Match:
        """Return the match as a deal of it has found it."""
        return cls(setup.seats, setup.dealer, rules.handover, rules.target, standing=setup.standing)

    @property
    def dealer(self) -> Seat:
        """Who opens the next deal; where that is drawn, who was drawn for the first of these."""
        match self.handover:
            case Handover.ROUND:
                return Seat((self.first + len(self.results)) % self.seats)
            case Handover.FIXED | Handover.DRAWN:
                return self.first
            case Handover.WINNER:
                won = (result.winners[0] for result in reversed(self.results) if not result.drawn)
                return next(won, self.first)

    @property
    def points(self) -> tuple[int, ...]:
        """Points of all deals together, per seat."""
        before = self.standing or (0,) * self.seats
        return tuple(before[seat] + sum(result.points[seat] for result in self.results) for seat in range(self.seats))

    @property
    def wins(self) -> tuple[int, ...]:
        """Deals won, per seat; a draw counts for nobody."""
        won = [result.winners for result in self.results if not result.drawn]
        return tuple(sum(seat in winners for winners in won) for seat in range(self.seats))

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who has reached the target with the most points; empty while the match goes on."""
        best = max(self.points)
        if self.target is None or best < self.target:
            return ()
        return tuple(Seat(seat) for seat in range(self.seats) if self.points[seat] == best)

    def after(self, result: DealResult) -> Match:
        """Return the match with one more finished deal."""
        return replace(self, results=(*self.results, result))

    def setup(self, seed: int, options: Options = ()) -> Setup:
        """Return the next deal; one of a match with a target is told how it stands."""
        standing = () if self.target is None else self.points
        return Setup(seed, self.seats, self.dealer, options, standing)
