"""Short ways to set up and play deals in the tests of Chuo Pai."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from cardtable.core.events import Event, Seat
from cardtable.core.rules import Setup
from cardtable.games.chuo_pai.rules import RULES, State
from tests.helpers import acts

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
    return acts.play(RULES, state, *texts)


def legal(state: State, seat: int | None = None) -> list[str]:
    """Return what a seat may do, as identities; without one who acts."""
    actions = RULES.legal_actions(state, state.turn if seat is None else Seat(seat))
    return [" ".join(getattr(action, "identities", ("pass",))) for action in actions]


def random_deal(seed: int, free: bool = False) -> Iterator[State]:
    """Return the states of a random deal."""
    return acts.wander(RULES, start(seed % 3, seed, free), seed)
