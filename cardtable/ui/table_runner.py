"""A game's table as the director's port: plays events on the timeline, keeps the log, checks the scene."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal

from cardtable.core.events import Event, Seat
from cardtable.core.rules import DealResult, Layout, Rules
from cardtable.scene.table import GameTable

log = logging.getLogger(__name__)


class TableRunner(QObject):
    """Implements :class:`cardtable.controllers.director.TablePort` over a :class:`GameTable`."""

    said = Signal(str)  # one more sentence of the log
    retold = Signal()  # the log is another one
    choices_changed = Signal()
    over = Signal(object, object)  # view, DealResult: everything has been shown

    def __init__(self, table: GameTable[Any, Any], rules: Rules[Any, Any, Any], words: Any, parent: QObject) -> None:
        """*words* is the game's ``MESSAGES``."""
        super().__init__(parent)
        self.table, self._rules, self._words = table, rules, words
        self._seen: list[Event] = []  # of the deal on the table, up to what is being shown

    # -- TablePort -----------------------------------------------------------------------------

    def reset(self, view: Any, past: Sequence[Event]) -> None:
        """Show a position at once; the log tells what has led to it."""
        self.table.stage.timeline.drop()
        self._seen = list(past)
        self.table.reset(view)
        self._check(view)
        self.retold.emit()

    def recall(self, events: Sequence[Event]) -> None:
        """Mark what happened last."""
        self.table.recall(events)

    def show(self, events: Sequence[Event], view: Any, shown: Callable[[], None]) -> None:
        """Play redacted events; the scene must then hold what *view* says."""

        def done() -> None:
            self._check(view)
            shown()

        self.table.show(events, view, done, self._tell)

    def invite(self, seat: Seat, view: Any, legal: Sequence[Any]) -> None:
        """Let a person act."""
        self.table.invite(seat, view, legal)
        self.choices_changed.emit()

    def withdraw(self) -> None:
        """Take no input; a hint stays until its question is answered."""
        self.table.withdraw()
        self.choices_changed.emit()

    def thinking(self, seat: Seat | None) -> None:
        """Mark who is being waited for."""
        self.table.thinking(seat)

    def ended(self, view: Any, result: DealResult) -> None:
        """Everything has been shown: time for the result."""
        self.over.emit(view, result)

    # -- words ---------------------------------------------------------------------------------

    def log_lines(self) -> list[str]:
        """Return what has been seen of the deal on the table, in the present language."""
        return [line for event in self._seen if (line := self._sentence(event))]

    def _tell(self, event: Event) -> None:
        self._seen.append(event)
        if line := self._sentence(event):
            self.table.stage.announce(line)
            self.said.emit(line)

    def _sentence(self, event: Event) -> str:
        return self._words.event(event, self.table.seats) or ""

    # -- the law -------------------------------------------------------------------------------

    def _check(self, view: Any) -> None:
        """Compare scene and rules; a difference is a bug, which is reported and mended on the spot."""
        if _lying(self.table.placed()) == _lying(self._rules.layout(view)):
            return
        self.table.reset(view)
        log.error("the table of %s did not show its position; it was laid anew", self._rules.game_id)


def _lying(layout: Layout) -> dict[object, Counter[object]]:
    """Return what lies where, order aside."""
    return {place: Counter(pieces) for place, pieces in layout.items() if pieces}
