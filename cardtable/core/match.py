"""Several deals in a row: who opens the next one, and how it stands.

A match lies outside the state of a deal.  It is a value; the deals themselves
are kept as transcripts.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from cardtable.core.events import Seat
from cardtable.core.rules import DealResult


@dataclass(frozen=True, slots=True)
class Match:
    """The finished deals of one evening, the oldest first."""

    seats: int
    first: Seat = Seat(0)  # who opens the first deal
    rotate: bool = True  # the opening goes round; otherwise *first* opens every deal
    target: int | None = None  # points that end the match, None: it goes on as long as people like
    results: tuple[DealResult, ...] = ()

    @property
    def dealer(self) -> Seat:
        """Who opens the next deal."""
        return Seat((self.first + self.rotate * len(self.results)) % self.seats)

    @property
    def points(self) -> tuple[int, ...]:
        """Points of all deals together, per seat."""
        return tuple(sum(result.points[seat] for result in self.results) for seat in range(self.seats))

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
