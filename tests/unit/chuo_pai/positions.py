"""Short ways to set up and play deals in the tests of Chuo Pai."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from cardtable.core.events import Announced, Event, Seat
from cardtable.core.rng import Rng
from cardtable.core.rules import Setup
from cardtable.games.chuo_pai.rules import RULES, State

SEATS = (Seat(0), Seat(1), Seat(2))
COMPOSITIONS = (False, True)  # special combinations: equal, free


def options(free: bool) -> tuple[tuple[str, str], ...]:
    """Return the option of a composition."""
    return (("specials", "free" if free else "equal"),)


def start(leader: int = 0, seed: int = 1, free: bool = False) -> State:
    """Return a fresh deal."""
    return RULES.deal(Setup(seed, 3, Seat(leader), options(free))).state


def table(hands: Sequence[str], leader: int = 0, free: bool = False, **more: Any) -> State:
    """Return a position of a few cards."""
    return RULES.position({"leader": leader, "specials": "free" if free else "equal", "hands": list(hands), **more})


def play(state: State, *texts: str) -> tuple[State, list[Event]]:
    """Let whoever's turn it is do these, one after the other; return all that happened."""
    events: list[Event] = []
    for text in texts:
        step = RULES.apply(state, state.turn, RULES.decode(text))
        state, events = step.state, [*events, *step.events]
    return state, events


def legal(state: State, seat: int | None = None) -> list[str]:
    """Return what a seat may do, as identities; without one who acts."""
    actions = RULES.legal_actions(state, state.turn if seat is None else Seat(seat))
    return [" ".join(getattr(action, "identities", ("pass",))) for action in actions]


def said(events: Sequence[Event], *keys: str) -> list[tuple[str, ...]]:
    """Return (seat, key, arguments) of what was announced, of these keys if any are named."""
    told = [event for event in events if isinstance(event, Announced)]
    return [(str(e.seat), e.key, *e.args) for e in told if not keys or e.key in keys]


def random_deal(seed: int, free: bool = False) -> Iterator[State]:
    """Yield the states of a random deal."""
    rng, state = Rng(seed), start(seed % 3, seed, free)
    yield state
    while to_act := RULES.to_act(state):
        actions = list(RULES.legal_actions(state, to_act[0]))
        state = RULES.apply(state, to_act[0], actions[rng.below(len(actions))]).state
        yield state
