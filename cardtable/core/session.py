"""One deal in progress: the setup, the actions, and every state along the way."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Generic

from cardtable.core.events import Event, Seat
from cardtable.core.rules import A, Rules, S, Setup, V


@dataclass(slots=True)
class Session(Generic[S, V, A]):
    """The authoritative record.  Undo forgets; it never computes backwards."""

    rules: Rules[S, V, A]
    setup: Setup
    actions: list[tuple[Seat, A]] = field(default_factory=list, init=False)
    undone: list[tuple[Seat, A]] = field(default_factory=list, init=False)  # next to redo is last
    states: list[S] = field(init=False)
    events: list[tuple[Event, ...]] = field(default_factory=list, init=False)  # of each action
    opening: tuple[Event, ...] = field(init=False)
    practice: bool = field(default=False, init=False)  # hidden cards were seen twice: not counted

    def __post_init__(self) -> None:
        step = self.rules.deal(self.setup)
        self.states, self.opening = [step.state], step.events

    @property
    def state(self) -> S:
        """The current state."""
        return self.states[-1]

    def submit(self, seat: Seat, action: A) -> tuple[Event, ...]:
        """Apply an action and return its events; what had been undone is forgotten unless it is redone.

        :raises IllegalActionError: if the rules refuse it; nothing changes then.
        """
        step = self.rules.apply(self.state, seat, action)
        if self.undone and self.undone[-1] == (seat, action):
            self.undone.pop()
        else:
            self.undone.clear()
        self.actions.append((seat, action))
        self.states.append(step.state)
        self.events.append(step.events)
        return step.events

    def rewind(self, ply: int) -> None:
        """Go back to the position before action number *ply*; the actions after it can be redone."""
        self.undone.extend(reversed(self.actions[ply:]))
        del self.actions[ply:], self.events[ply:], self.states[ply + 1 :]
        self.practice = self.practice or self.rules.hidden
