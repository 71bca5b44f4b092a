"""Carries actions one way: player -> session -> events -> table -> next player.

The director is the only object that submits to a session.  It is free of Qt:
the table and the players are ports, and time is theirs.  Every open request
carries a one-shot token, so answers that come late, twice, or after an undo
cannot act.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import chain, islice
from typing import Generic, Protocol, TypeVar

from cardtable.core.events import Event, Seat, redact
from cardtable.core.rules import A, DealResult, Illegal, S, V
from cardtable.core.session import Session

A_contra = TypeVar("A_contra", contravariant=True)
V_contra = TypeVar("V_contra", contravariant=True)


class Mode(enum.Enum):
    """What the director is waiting for."""

    SHOWING = enum.auto()  # the table is moving
    CHOOSING = enum.auto()  # one or more seats owe an action
    OVER = enum.auto()
    REVIEW = enum.auto()  # an earlier position is on the table; nothing can be played
    CLOSED = enum.auto()


class TablePort(Protocol[V_contra, A_contra]):
    """The scene, as the director sees it."""

    def reset(self, view: V_contra, past: Sequence[Event]) -> None:
        """Show a position at once, to which the redacted events *past* have led; whatever was moving is dropped."""

    def recall(self, events: Sequence[Event]) -> None:
        """Mark the redacted events that led to the position just shown, without moving anything."""

    def show(self, events: Sequence[Event], view: V_contra, shown: Callable[[], None]) -> None:
        """Play redacted events that lead to *view*, then call *shown* once."""

    def invite(self, seat: Seat, view: V_contra, legal: Sequence[A_contra]) -> None:
        """Let a person act for *seat*."""

    def withdraw(self) -> None:
        """Take no more input."""

    def thinking(self, seat: Seat | None) -> None:
        """Mark who is being waited for, if it is not a person."""

    def ended(self, view: V_contra, result: DealResult) -> None:
        """The deal is over and everything has been shown."""


class Answer(Protocol[A_contra]):
    """Takes a player's choice and, if it has one, the reason for it."""

    def __call__(self, action: A_contra, reason: object | None = None, /) -> None: ...


class PlayerPort(Protocol[V_contra, A]):
    """Anyone who answers for a seat; *answer* may be called late, or never."""

    def ask(self, view: V_contra, legal: Sequence[A], answer: Answer[A]) -> None:
        """Think about *view* and answer with one of *legal*."""

    def cancel(self) -> None:
        """Stop thinking; an answer that comes all the same is ignored."""


class Director(Generic[S, V, A]):
    """Runs one deal."""

    def __init__(
        self,
        session: Session[S, V, A],
        table: TablePort[V, A],
        humans: frozenset[Seat],
        others: Mapping[Seat, PlayerPort[V, A]],
        viewer: Seat = Seat(0),
        changed: Callable[[], None] = lambda: None,
    ) -> None:
        """Join a session to a table; *changed* is called after every change of the record, before it is shown."""
        self.session, self.table, self.humans, self.others, self.viewer = session, table, humans, others, viewer
        self.mode = Mode.SHOWING
        self.reasons: dict[int, object] = {}  # why action number n was chosen, where the player said
        self.review_ply = 0
        self.serial = 0  # grows with every change of the position on the table
        self._changed = changed
        self._live: dict[Seat | None, object] = {}  # the one open request per seat; ``None`` is the table
        self._held: dict[Seat, tuple[A, object | None]] = {}  # answers that came while the table was moving

    # -- running -------------------------------------------------------------------------------

    def start(self, opening: bool = False) -> None:
        """Show the position and get going; also how a saved deal is resumed.

        With *opening* the events of the deal are shown first.
        """
        self._interrupt()
        self.serial += 1
        view = self.session.rules.view(self.session.state, self.viewer)
        if opening and self.session.opening:
            self.table.reset(view, ())
            self._show(self.session.opening, view)
        else:
            self._lay(len(self.session.actions))
            self._advance()

    def offer(self, action: A) -> Illegal | None:
        """Take a person's action, or say why not."""
        seat = self.human_to_act()
        if self.mode is not Mode.CHOOSING or seat is None:
            return Illegal("please-wait")
        reason = self.session.rules.check(self.session.state, seat, action)
        if reason is None:
            self._submit(seat, action, None)
        return reason

    def human_to_act(self) -> Seat | None:
        """Return the person who owes an action now."""
        if self.mode is not Mode.CHOOSING:
            return None
        return next((s for s in self.session.rules.to_act(self.session.state) if s in self.humans), None)

    def close(self) -> None:
        """Stop everything for good."""
        self._interrupt()
        self.mode = Mode.CLOSED

    # -- going back ----------------------------------------------------------------------------

    def can_undo(self) -> bool:
        """Return whether a person has an earlier choice to go back to."""
        return self.mode not in (Mode.CLOSED, Mode.REVIEW) and self._last_choice() is not None

    def undo(self) -> bool:
        """Return to the last choice of a person."""
        ply = self._last_choice()
        if ply is None or not self.can_undo():
            return False
        self._rewind(ply)
        return True

    def can_redo(self) -> bool:
        """Return whether an undone action can be played again."""
        return self.mode not in (Mode.CLOSED, Mode.REVIEW) and bool(self.session.undone)

    def redo(self) -> bool:
        """Play again what was undone, up to the next choice of a person."""
        if not self.can_redo():
            return False
        self._interrupt()
        while self.session.undone:
            seat, action = self.session.undone[-1]
            self.session.submit(seat, action)
            ply = len(self.session.actions)
            if any(self._chooses(ply, s) for s in self.session.rules.to_act(self.session.state)):
                break
        self._changed()
        self.start()
        return True

    def _last_choice(self) -> int | None:
        """Return the number of the last action a person chose freely: there was another one."""
        actions = self.session.actions
        return next((n for n in range(len(actions) - 1, -1, -1) if self._chooses(n, actions[n][0])), None)

    def _chooses(self, ply: int, seat: Seat) -> bool:
        """Return whether *seat* is a person who has, or had, something to choose at action number *ply*."""
        if seat not in self.humans:
            return False
        legal = self.session.rules.legal_actions(self.session.states[ply], seat)
        return len(list(islice(legal, 2))) > 1

    def _rewind(self, ply: int) -> None:
        self._interrupt()
        self.session.rewind(ply)
        self.reasons = {n: reason for n, reason in self.reasons.items() if n < ply}
        self._changed()
        self.start()

    # -- looking back --------------------------------------------------------------------------

    def review(self, ply: int) -> None:
        """Show the position before action number *ply*; a step forward by one is animated."""
        if self.mode is Mode.CLOSED:
            return
        ply = max(0, min(ply, len(self.session.actions)))
        forward = self.mode is Mode.REVIEW and ply == self.review_ply + 1
        self._interrupt()
        self.mode, self.review_ply = Mode.REVIEW, ply
        self.serial += 1
        if forward:
            self._lay(ply - 1, recall=False)
            view = self.session.rules.view(self.session.states[ply], self.viewer)
            self.table.show(self._seen(self.session.events[ply - 1]), view, lambda: None)
        else:
            self._lay(ply)

    def leave_review(self) -> None:
        """Return to the position that is being played, or to the result."""
        if self.mode is Mode.REVIEW:
            self.start()

    def play_from_review(self) -> None:
        """Take the reviewed position as the present one; what came after can be redone."""
        if self.mode is Mode.REVIEW:
            if self.review_ply < len(self.session.actions):
                self._rewind(self.review_ply)
            else:
                self.start()

    # -- inside --------------------------------------------------------------------------------

    def _interrupt(self) -> None:
        self._live.clear()  # whatever is still on its way is now too late
        self._held.clear()
        for player in self.others.values():
            player.cancel()
        self.table.withdraw()
        self.table.thinking(None)

    def _lay(self, ply: int, recall: bool = True) -> None:
        """Show the position before action number *ply*, and unless that is taken back at once, what was done last."""
        session = self.session
        view = session.rules.view(session.states[ply], self.viewer)
        self.table.reset(view, self._seen(chain(session.opening, *session.events[:ply])))
        if ply and recall:
            self.table.recall(self._seen(session.events[ply - 1]))

    def _seen(self, events: Iterable[Event]) -> list[Event]:
        """Return events as the viewer sees them."""
        return [redact(event, self.viewer) for event in events]

    def _open(self, who: Seat | None) -> Callable[[], bool]:
        """Return a one-shot test: is this request still the live one?"""
        token = self._live[who] = object()

        def close() -> bool:
            live = self._live.get(who) is token
            if live:
                del self._live[who]
            return live

        return close

    def _submit(self, seat: Seat, action: A, reason: object | None) -> None:
        self.table.withdraw()
        events = self.session.submit(seat, action)
        self.serial += 1
        if reason is not None:
            self.reasons[len(self.session.actions) - 1] = reason
        self._changed()
        self._show(events, self.session.rules.view(self.session.state, self.viewer))

    def _show(self, events: Sequence[Event], view: V) -> None:
        self.mode, still_wanted = Mode.SHOWING, self._open(None)
        self.table.show(self._seen(events), view, lambda: self._advance() if still_wanted() else None)

    def _advance(self) -> None:
        rules, state = self.session.rules, self.session.state
        to_act = rules.to_act(state)
        view = rules.view(state, self.viewer)
        if (result := rules.result(state)) is not None:
            self.mode = Mode.OVER
            self.table.ended(view, result)
            return
        self.mode = Mode.CHOOSING
        for seat in to_act:
            if seat in self._held:
                action, reason = self._held.pop(seat)
                if rules.check(state, seat, action) is None:
                    self._submit(seat, action, reason)
                    return
        people = [seat for seat in to_act if seat in self.humans]
        machines = [seat for seat in to_act if seat in self.others]
        known = [seat for seat in rules.awaited(state, self.viewer) if seat in self.others]
        self.table.thinking(known[0] if known and not people else None)
        for seat in people[:1]:
            self.table.invite(seat, rules.view(state, seat), list(rules.legal_actions(state, seat)))
        serial = self.serial
        for seat in machines:
            if self.serial != serial:
                return  # one has answered at once: what is still open has been asked anew
            if seat not in self._live and self.mode is Mode.CHOOSING:
                self._ask(seat)

    def _ask(self, seat: Seat) -> None:
        rules, state, still_wanted = self.session.rules, self.session.state, self._open(seat)

        def answer(action: A, reason: object | None = None, /) -> None:
            if not still_wanted():
                return
            if self.mode is Mode.CHOOSING and not self._unnoticed(seat, action):
                self.table.thinking(None)
                self._submit(seat, action, reason)
            else:
                self._held[seat] = (action, reason)

        self.others[seat].ask(rules.view(state, seat), list(rules.legal_actions(state, seat)), answer)

    def _unnoticed(self, seat: Seat, action: A) -> bool:
        """Say whether a person who is choosing would see nothing of an action: it waits, and does not disturb him."""
        if self.human_to_act() is None:
            return False
        events = self.session.rules.apply(self.session.state, seat, action).events
        return not events
