"""What happened, in the past tense: the only thing a table is ever told."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NewType, TypeAlias

Seat = NewType("Seat", int)
Piece = NewType("Piece", str)  # what is printed on the thing: "7c", "stone"
Unseen: TypeAlias = None


@dataclass(frozen=True, slots=True)
class Place:
    """Somewhere a piece can lie: ``Place("hand", 2)``, ``Place("stock")``."""

    zone: str
    index: int = 0


@dataclass(frozen=True, slots=True)
class Moved:
    """Pieces left *source* and lie, in this order, on top of *target*.

    To show hidden pieces is to move them to their own place.  To gather a pack is to move all of a
    place with nobody seeing it: who knew the pieces has lost sight of them.
    """

    pieces: tuple[Piece | Unseen, ...]
    source: Place
    target: Place
    seen_by: frozenset[Seat] | None = None  # None: everyone


@dataclass(frozen=True, slots=True)
class Announced:
    """A seat declared something; *key* is a message id, never display text."""

    seat: Seat
    key: str
    args: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Scored:
    """A seat's points in the deal changed by *points*, for the reason *key*."""

    seat: Seat
    points: int
    key: str


@dataclass(frozen=True, slots=True)
class Ended:
    """The deal is over; *points* per seat, *reason* is a message id."""

    points: tuple[int, ...]
    reason: str


Event: TypeAlias = Moved | Announced | Scored | Ended


def redact(event: Event, seat: Seat) -> Event:
    """Return *event* as *seat* may know it: pieces it must not see become ``None``."""
    if isinstance(event, Moved) and event.seen_by is not None and seat not in event.seen_by:
        return replace(event, pieces=(None,) * len(event.pieces))
    return event
