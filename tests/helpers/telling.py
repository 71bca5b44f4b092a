"""What the tests of every game ask of its sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest

from cardtable.ai.player import Message
from cardtable.core.events import Announced, Event, Seat
from cardtable.core.rules import Illegal, Rules
from cardtable.scene.table import SeatInfo
from tests.helpers.room import against

People = Sequence[SeatInfo]

UNKNOWN = ("", "nothing")


def all_ai(count: int) -> tuple[SeatInfo, ...]:
    """Return so many programs, and nobody else."""
    return tuple(SeatInfo(Seat(seat), False, "easy") for seat in range(count))


def told(rules: Rules[Any, Any, Any], messages: Any, state: Any, *people: People) -> Iterator[tuple[Event, str | None]]:
    """Yield what may happen next in a position, and how each of *people* are told; of many actions only some."""
    for seat in rules.to_act(state):
        legal = list(rules.legal_actions(state, seat))
        for action in legal[:: 1 + len(legal) // 3]:
            for event in rules.apply(state, seat, action).events:
                for seats in people:
                    yield event, messages.event(event, seats)


def assert_sentence(text: str) -> None:
    """A whole sentence, with nothing left to fill in."""
    assert text[0].isupper()
    assert text.endswith(".")
    assert "{" not in text


def assert_phrase(text: str, longest: int) -> None:
    """Short, and no sentence."""
    assert 0 < len(text) <= longest
    assert not text.endswith(".")


def assert_unknown(messages: Any, unknown: str, *more: Callable[[], object]) -> None:
    """An unknown key is a bug for a game's sentences, and for whatever else it has to name."""
    common: list[Callable[[], object]] = [
        lambda: messages.event(Announced(Seat(0), unknown), against(2)),
        lambda: messages.illegal(Illegal(unknown)),
        lambda: messages.hint(Message(unknown)),
        lambda: messages.option(unknown),
        lambda: messages.option_help(unknown),
        lambda: messages.option_value(unknown, unknown),
    ]
    for ask in (*common, *more):
        with pytest.raises(KeyError):
            ask()
