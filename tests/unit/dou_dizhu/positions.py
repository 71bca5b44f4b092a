"""Short ways to set up and play deals in the tests of Dou Dizhu."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.core.events import Announced, Event, Seat
from cardtable.core.rules import Setup
from cardtable.games.dou_dizhu.rules import RULES, State


def start(opener: int = 0, seed: int = 1) -> State:
    """Return a fresh deal."""
    return RULES.deal(Setup(seed, 3, Seat(opener))).state


def ending(hands: Sequence[str], landlord: int = 0, acts: Sequence[str] = (), base: int = 3, bottom: str = "") -> State:
    """Return a position of a few cards."""
    return RULES.position(
        {
            "opener": landlord,
            "bids": [3] if base == 3 else [base, 0, 0],
            "hands": list(hands),
            "bottom": bottom,
            "acts": list(acts),
        }
    )


def play(state: State, *texts: str) -> tuple[State, list[Event]]:
    """Let whoever's turn it is do these, one after the other; return all that happened."""
    events: list[Event] = []
    for text in texts:
        step = RULES.apply(state, state.turn, RULES.decode(text))
        state, events = step.state, [*events, *step.events]
    return state, events


def said(events: Sequence[Event], *keys: str) -> list[tuple[str, ...]]:
    """Return (seat, key, arguments) of what was announced, of these keys if any are named."""
    told = [event for event in events if isinstance(event, Announced)]
    return [(str(e.seat), e.key, *e.args) for e in told if not keys or e.key in keys]
