"""What is done in a deal, what is said of it, and deals in which anything is done: for the rules of every game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cardtable.core.events import Announced, Event
from cardtable.core.rng import Rng
from cardtable.core.rules import A, Rules, S, V
from tests.helpers.laws import pick


def play(rules: Rules[S, V, A], state: S, *texts: str) -> tuple[S, list[Event]]:
    """Let whoever is asked first do these, one after the other; return all that happened."""
    events: list[Event] = []
    for text in texts:
        step = rules.apply(state, rules.to_act(state)[0], rules.decode(text))
        state, events = step.state, [*events, *step.events]
    return state, events


def said(events: Sequence[Event], *keys: str) -> list[tuple[str, ...]]:
    """Return (seat, key, arguments) of what was announced, of these keys if any are named."""
    told = [event for event in events if isinstance(event, Announced)]
    return [(str(e.seat), e.key, *e.args) for e in told if not keys or e.key in keys]


def wander(rules: Rules[S, V, A], state: S, seed: int) -> Iterator[S]:
    """Yield a state and those that come of it while anybody who is asked does anything."""
    rng = Rng(seed)
    yield state
    while asked := rules.to_act(state):
        seat = asked[rng.below(len(asked))]
        state = rules.apply(state, seat, pick(rules, state, seat, rng)).state
        yield state
