"""The thinking process's client, imported when it is first needed: the window's first picture comes before it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from cardtable.ai.player import Decision, Question
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

    def ask(self, question: Question, answer: Callable[[Decision[Any]], None], failed: Callable[[str], None]) -> object:
        """Choose in the background; call *answer* once, or *failed* with a message key."""
        return self.worker.ask(question, answer, failed)

    def review(
        self, question: Question, answer: Callable[[list[Decision[Any]]], None], failed: Callable[[str], None]
    ) -> object:
        """Judge in the background what is worth doing, the best first; call *answer* or *failed* once."""
        return self.worker.review(question, answer, failed)

    def cancel(self, ticket: object) -> None:
        """Drop a request."""
        self.worker.cancel(ticket)
