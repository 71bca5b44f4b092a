"""The seats that are not people: they ask the worker process and keep a pace one can follow."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from PySide6.QtCore import QElapsedTimer, QObject, QTimer

from cardtable.ai.player import Budget, Decision, GameAi, Level, Question
from cardtable.controllers.director import Answer
from cardtable.core.rng import Rng

PACES = {"instant": 0, "fast": 250, "normal": 700, "slow": 1500}  # least time before an AI acts, ms
FALLBACK_NODES = 2000  # a choice in this process, well under a tenth of a second


class Thinker(Protocol):
    """The worker's client, as a player sees it."""

    def ask(self, question: Question, answer: Callable[[Decision[Any]], None], failed: Callable[[str], None]) -> object:
        """Choose in the background; call *answer* once, or *failed* with a message key."""

    def review(
        self, question: Question, answer: Callable[[list[Decision[Any]]], None], failed: Callable[[str], None]
    ) -> object:
        """Judge in the background what is worth doing, the best first; call *answer* or *failed* once."""

    def cancel(self, ticket: object) -> None:
        """Drop a request."""


class AiPlayer:
    """Answers for one seat, no sooner than the pace allows."""

    def __init__(
        self,
        thinker: Thinker,
        game_id: str,
        level: str,
        pace: Callable[[], str],
        load_ai: Callable[[], GameAi[Any, Any]],
        failed: Callable[[str], None],
        parent: QObject,
    ) -> None:
        """*pace* is read at every move, so that a change of the option counts at once; *failed* tells the user."""
        self.level = Level(level)
        self._thinker, self._game_id, self._pace, self._load_ai, self._failed = thinker, game_id, pace, load_ai, failed
        self._ticket: object | None = None
        self._timer = QTimer(parent, singleShot=True)
        self._timer.timeout.connect(self._deliver)
        self._ready: Callable[[], None] | None = None

    def ask(self, view: Any, legal: Sequence[Any], answer: Answer[Any]) -> None:
        """Think about *view*; a single legal action is taken without thinking."""
        self.cancel()
        clock = QElapsedTimer()
        clock.start()

        def deliver(decision: Decision[Any]) -> None:
            self._ticket = None
            self._ready = lambda: answer(decision.action, decision.reason)
            wait = PACES.get(self._pace(), PACES["normal"]) - clock.elapsed()
            self._timer.start(max(0, int(wait)))

        def failed(key: str) -> None:
            self._failed(key)
            # The game goes on: a quick choice in this process instead of a seat that never answers.
            player = self._load_ai().player(self.level)
            deliver(player.choose(view, legal, Rng(secrets.randbits(64)), Budget(nodes=FALLBACK_NODES)))

        if len(legal) == 1:
            deliver(Decision(legal[0]))
        else:
            question = Question(self._game_id, view, tuple(legal), self.level, secrets.randbits(64))
            self._ticket = self._thinker.ask(question, deliver, failed)

    def cancel(self) -> None:
        """Stop thinking and forget what was about to be answered."""
        self._timer.stop()
        self._ready = None
        if self._ticket is not None:
            self._thinker.cancel(self._ticket)
            self._ticket = None

    def _deliver(self) -> None:
        ready, self._ready = self._ready, None
        if ready is not None:
            ready()
