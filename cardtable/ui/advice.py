"""Hints: what the strongest judgement thinks of a position, one way after the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from cardtable.ai.player import Decision, Question
from cardtable.controllers.director import Director
from cardtable.controllers.players import Thinker
from cardtable.core.events import Seat
from cardtable.scene.table import GameTable

HINTS = 4  # a player who asks again and again is shown so many ways, then the first again


class _Asked(NamedTuple):
    """When a person asked: for *seat*, at *state* after *ply* actions."""

    seat: Seat
    ply: int
    state: object


class Advice:
    """Asks once for a position and shows the next way each time; what comes too late is not shown.

    What others do while the person is still to choose (sealed answers) changes nothing in what was asked: the hint
    stays, or comes a moment later.
    """

    def __init__(self, thinker: Thinker, game_id: str, failed: Callable[[str], object]) -> None:
        self._thinker, self._game_id, self._failed = thinker, game_id, failed
        self._ticket: object | None = None
        self._asked: _Asked | None = None
        self._found: list[Decision[Any]] = []  # the best first
        self._at: int | None = None  # which of them is shown; ``None``: none yet
        self._table: GameTable[Any, Any] | None = None  # where it is shown

    @property
    def pending(self) -> bool:
        """Return whether the position is being judged."""
        return self._ticket is not None

    def ask(self, director: Director[Any, Any, Any], table: GameTable[Any, Any]) -> None:
        """Have the position judged, and show what is best; asked again, show what comes next, round and round."""
        seat = director.human_to_act()
        if seat is None:
            return
        if self._found and self._stands(director):
            self._show(table, 0 if self._at is None else (self._at + 1) % len(self._found))
            return
        self.drop()
        session = director.session
        self._asked = _Asked(seat, len(session.actions), session.state)

        def answer(found: list[Decision[Any]]) -> None:
            self._ticket = None
            self._found = found[:HINTS]
            self.follow(director, table)

        def failed(key: str) -> None:
            self._ticket = None
            self._failed(key)

        rules, state = session.rules, session.state
        question = Question(self._game_id, rules.view(state, seat), tuple(rules.legal_actions(state, seat)))
        self._ticket = self._thinker.review(question, answer, failed)

    def follow(self, director: Director[Any, Any, Any], table: GameTable[Any, Any]) -> None:
        """Show what has been found as soon as the person may choose; take it away when its question is answered."""
        if not self._stands(director):
            self.drop()
        elif self._found and self._at is None and director.human_to_act() is not None:
            self._show(table, 0)

    def drop(self) -> None:
        """Forget the question and its answers; what is shown goes."""
        if self._table is not None:
            self._table.clear_hint()
        self._asked, self._found, self._at, self._table = None, [], None, None
        if self._ticket is not None:
            self._thinker.cancel(self._ticket)
            self._ticket = None

    def _stands(self, director: Director[Any, Any, Any]) -> bool:
        """Return whether the person still owes the very answer that was asked about."""
        session, asked = director.session, self._asked
        if asked is None or len(session.actions) < asked.ply or session.states[asked.ply] is not asked.state:
            return False
        since = session.actions[asked.ply :]
        return all(seat != asked.seat for seat, _ in since) and all(
            asked.seat in session.rules.to_act(state) for state in session.states[asked.ply :]
        )

    def _show(self, table: GameTable[Any, Any], at: int) -> None:
        self._at, self._table = at, table
        table.hint_place = (at + 1, len(self._found))
        table.show_hint(self._found[at].action, self._found[at].reason)
