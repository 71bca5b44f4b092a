"""Hints: what the strongest judgement thinks of a position, one way after the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cardtable.ai.player import Decision, Question
from cardtable.controllers.director import Director
from cardtable.controllers.players import Thinker
from cardtable.scene.table import GameTable

HINTS = 4  # a player who asks again and again is shown so many ways, then the first again


class Advice:
    """Asks once for a position and shows the next way each time; what comes too late is not shown."""

    def __init__(self, thinker: Thinker, game_id: str, failed: Callable[[str], object]) -> None:
        self._thinker, self._game_id, self._failed = thinker, game_id, failed
        self._ticket: object | None = None
        self._found: list[Decision[Any]] = []  # the best first
        self._serial = 0  # the position they are for, as the director counts
        self._next = 0

    def ask(self, director: Director[Any, Any, Any], table: GameTable[Any, Any]) -> None:
        """Have the position judged, and show what is best; asked again, show what comes next, round and round."""
        seat, serial = director.human_to_act(), director.serial
        if seat is None:
            return
        if self._serial == serial:
            self._show(table)
            return
        self.drop()
        rules, state = director.session.rules, director.session.state

        def answer(found: list[Decision[Any]]) -> None:
            self._ticket = None
            if director.serial == serial and director.human_to_act() is not None:
                self._found, self._next, self._serial = found[:HINTS], 0, serial
                self._show(table)

        def failed(key: str) -> None:
            self._ticket = None
            self._failed(key)

        question = Question(self._game_id, rules.view(state, seat), tuple(rules.legal_actions(state, seat)))
        self._ticket = self._thinker.review(question, answer, failed)

    def drop(self) -> None:
        """Forget the question and its answers."""
        self._serial = 0
        if self._ticket is not None:
            self._thinker.cancel(self._ticket)
            self._ticket = None

    def _show(self, table: GameTable[Any, Any]) -> None:
        advice = self._found[self._next]
        table.hint_place = (self._next + 1, len(self._found))
        self._next = (self._next + 1) % len(self._found)
        table.show_hint(advice.action, advice.reason)
