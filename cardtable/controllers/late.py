"""The thinking process's client, imported when it is first needed: the window's first picture comes before it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from cardtable.ai.player import Budget, Decision
    from cardtable.controllers.worker import Worker


class LateWorker:
    """A :class:`cardtable.controllers.players.Thinker` that becomes a ``Worker`` at the first word said to it."""

    def __init__(self) -> None:
        self._worker: Worker | None = None

    @property
    def worker(self) -> Worker:
        """The client itself."""
        if self._worker is None:
            from cardtable.controllers.worker import Worker

            self._worker = Worker()
        return self._worker

    def start(self) -> None:
        """Start the process, so that the first request need not wait for it."""
        self.worker.start()

    def stop(self) -> None:
        """End the process for good."""
        self.worker.stop()

    def ask(
        self,
        game_id: str,
        level: str,
        view: Any,
        legal: Sequence[Any],
        seed: int,
        budget: Budget | None,
        answer: Callable[[Decision[Any]], None],
        failed: Callable[[str], None],
    ) -> object:
        """Choose in the background; call *answer* once, or *failed* with a message key."""
        return self.worker.ask(game_id, level, view, legal, seed, budget, answer, failed)

    def review(
        self,
        game_id: str,
        view: Any,
        legal: Sequence[Any],
        answer: Callable[[list[Decision[Any]]], None],
        failed: Callable[[str], None],
    ) -> object:
        """Judge in the background what is worth doing, the best first; call *answer* or *failed* once."""
        return self.worker.review(game_id, view, legal, answer, failed)

    def cancel(self, ticket: object) -> None:
        """Drop a request."""
        self.worker.cancel(ticket)
