"""What the sentences of the card games share: which events are told, and to whom they happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from cardtable.core.events import Announced, Ended, Event, Moved, Piece
from cardtable.scene.people import PEOPLE

if TYPE_CHECKING:
    from cardtable.scene.table import SeatInfo


class EventWords(Protocol):
    """A game's words for what happens; an unknown key is a bug and raises KeyError."""

    def announced(self, event: Announced, who: str, seats: Sequence[SeatInfo]) -> str | None:
        """Return what a player did; ``who`` is the name of that player."""

    def held(self, event: Moved, cards: Sequence[Piece], who: str, seats: Sequence[SeatInfo]) -> str | None:
        """Return which cards, all of them seen, came into a hand or are shown in it; ``who`` holds it."""

    def ended(self, points: Sequence[int], reason: str, seats: Sequence[SeatInfo]) -> str:
        """Return who won, and how."""


def sentence(words: EventWords, event: Event, seats: Sequence[SeatInfo]) -> str | None:
    """Return the sentence for an event, or ``None`` if it is only seen."""
    match event:
        case Announced():
            return words.announced(event, PEOPLE.name(seats[event.seat]), seats)
        case Moved(target=target, pieces=pieces) if target.zone == "hand":
            cards = [piece for piece in pieces if piece is not None]
            return words.held(event, cards, PEOPLE.name(seats[target.index]), seats) if cards else None
        case Ended(points, reason):
            return words.ended(points, reason, seats)
    return None
