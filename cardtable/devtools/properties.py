"""What must hold for every single action, fast enough for thousands of games.

The conformance suite of the tests is more thorough; these are the promises of the
protocol that a long soak can afford, and those of a game's own rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from importlib import import_module
from typing import Any, TypeAlias

from cardtable.core.events import Ended, Event, Moved, Seat, redact
from cardtable.core.rules import Layout, Rules

AnyRules: TypeAlias = Rules[Any, Any, Any]

OF_GAME = {  # game id: module of this package with an EXAMINE
    "chuo_pai": "chuo_pai_properties",
    "conquian": "conquian_properties",
    "dou_dizhu": "dou_dizhu_properties",
    "o_an_quan": "o_an_quan_properties",
    "quan_dui": "quan_dui_properties",
}


class PropertyError(Exception):
    """A property does not hold."""


class Table:
    """What somebody sees who is only told the events, from the deal on."""

    def __init__(self, layout: Layout) -> None:
        self.places = {place: list(pieces) for place, pieces in layout.items()}

    def follow(self, events: Iterable[Event]) -> None:
        """Move the pieces."""
        for event in events:
            if isinstance(event, Moved):
                source = self.places.setdefault(event.source, [])
                if event.pieces == (None,) * len(source):
                    source.clear()  # as in core.rules.settle
                else:
                    for piece in event.pieces:
                        source.remove(piece if piece in source else None)
                self.places.setdefault(event.target, []).extend(event.pieces)

    def shows(self, layout: Layout) -> bool:
        """Say whether the same pieces lie at the same places, in any order."""
        for place, pieces in self.places.items():
            wanted = layout.get(place, ())
            if tuple(pieces) != wanted and sorted(pieces, key=str) != sorted(wanted, key=str):
                return False
        return layout.keys() <= self.places.keys()


@dataclass(frozen=True, slots=True)
class Turn:
    """One action: what was before it, what came of it."""

    rules: AnyRules
    seats: int
    before: Any
    seat: Seat
    action: Any
    after: Any
    events: tuple[Event, ...]
    tables: tuple[Table, ...]  # one per seat, the events not yet followed


Examine: TypeAlias = Callable[[Turn], None]


def examiners(game_id: str) -> tuple[Examine, ...]:
    """Return everything to be called with every turn of that game."""
    if game_id not in OF_GAME:
        return (protocol,)
    own: Examine = import_module(f"{__package__}.{OF_GAME[game_id]}").EXAMINE
    return protocol, own


def demand(holds: bool, what: str, found: object = "") -> None:
    """Insist on a property.

    :raises PropertyError: if it does not hold.
    """
    if not holds:
        raise PropertyError(f"{what} {found}".rstrip())


def protocol(turn: Turn) -> None:
    """Insist on what every game promises: an action for who must act, conservation, the law, an end."""
    rules, after = turn.rules, turn.after
    to_act, result = rules.to_act(after), rules.result(after)
    ended = [event for event in turn.events if isinstance(event, Ended)]
    demand((result is None) == bool(to_act) == (not ended), "a result exactly when nobody has to act")
    if result is not None:
        demand(ended == [Ended(result.points, result.reason)], "the end is told as it is", ended)
    for seat in range(turn.seats):
        legal = list(rules.legal_actions(after, Seat(seat)))
        demand(bool(legal) == (seat in to_act), "who must act can act, and nobody else")
        demand(all(rules.check(after, Seat(seat), action) is None for action in legal), "what is listed is legal")
        table = turn.tables[seat]
        table.follow(redact(event, Seat(seat)) for event in turn.events)
        demand(
            table.shows(rules.layout(rules.view(after, Seat(seat)))), "old layout + events = new layout", table.places
        )
        if not rules.hidden:
            return  # all see the same
