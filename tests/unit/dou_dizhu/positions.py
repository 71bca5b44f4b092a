"""Short ways to set up and play deals in the tests of Dou Dizhu."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cardtable.core.events import Event, Seat
from cardtable.core.rules import Setup
from cardtable.games.dou_dizhu.rules import RULES, State
from tests.helpers import acts


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
    return acts.play(RULES, state, *texts)


def random_deal(seed: int) -> Iterator[State]:
    """Return the states of a random deal."""
    return acts.wander(RULES, start(seed % 3, seed), seed)
