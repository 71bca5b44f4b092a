"""The window's end of the thinking process: starts it, asks it, and starts it again when it dies.

One request is with the process at a time, the others wait here.  Cancelling the one it thinks about kills
the process; a new one takes its place at once, and nothing that waits is lost.
"""

from __future__ import annotations

import json
import logging
import os
import sys
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QTimer

import cardtable
from cardtable.ai.player import Decision, Question
from cardtable.ai.worker import decision, request

DEATHS = 3  # in a row, before a request is given up
PATIENCE_MS = 20_000  # far above any budget: a process that is silent so long counts as dead
GOODBYE_MS = 300  # for an idle process to end by itself
FAILED = "worker-failed"  # message id

log = logging.getLogger(__name__)


@dataclass(eq=False, slots=True)
class Ticket:
    """A request on its way."""

    number: int
    line: bytes
    answer: Callable[[dict[str, Any]], None]
    failed: Callable[[str], None]


def command() -> list[str]:
    """Return the command line of the thinking process."""
    module = [] if getattr(sys, "frozen", False) else ["-m", "cardtable"]
    return [sys.executable, *module, "--ai-worker"]


class Worker(QObject):
    """A :class:`cardtable.controllers.players.Thinker` in a process of its own."""

    def __init__(
        self, parent: QObject | None = None, command_line: Sequence[str] = (), patience_ms: int = PATIENCE_MS
    ) -> None:
        """*command_line* replaces :func:`command` in tests."""
        super().__init__(parent)
        self._command = list(command_line) or command()
        self._process: QProcess | None = None
        self._waiting: deque[Ticket] = deque()
        self._asked: Ticket | None = None  # what the process thinks about
        self._deaths = 0  # since the last sign of life
        self._stopped = False
        self._numbers = count(1)
        self._patience = QTimer(self, singleShot=True, interval=patience_ms)
        self._patience.timeout.connect(self._lost_patience)

    @property
    def pid(self) -> int:
        """The process's id, 0 if there is none."""
        return self._process.processId() if self._process is not None else 0

    def start(self) -> None:
        """Start the process, so that the first request need not wait for it."""
        if self._process is not None or self._stopped:
            return
        process = self._process = QProcess(self)
        process.setProcessEnvironment(_environment())
        # methods, not closures: a closure would keep us alive until the process object is being destroyed
        process.readyReadStandardOutput.connect(self._read)
        process.readyReadStandardError.connect(self._log_errors)
        process.finished.connect(self._died)
        process.errorOccurred.connect(self._troubled)
        process.start(self._command[0], self._command[1:])

    def ask(self, question: Question, answer: Callable[[Decision[Any]], None], failed: Callable[[str], None]) -> Ticket:
        """Have an action chosen; *answer*, or *failed* with a message id, is called once unless cancelled."""
        return self._queue(question, lambda fields: answer(decision(fields, question.legal)), failed)

    def review(
        self, question: Question, answer: Callable[[list[Decision[Any]]], None], failed: Callable[[str], None]
    ) -> Ticket:
        """Have a position judged as well as can be; *answer* gets what is worth doing, the best first."""

        def read(fields: dict[str, Any]) -> None:
            answer([decision(entry, question.legal) for entry in fields["ranked"]])

        return self._queue(question, read, failed)

    def _queue(
        self, question: Question, answer: Callable[[dict[str, Any]], None], failed: Callable[[str], None]
    ) -> Ticket:
        number = next(self._numbers)
        ticket = Ticket(number, request(number, question), answer, failed)
        self._waiting.append(ticket)
        self._next()
        return ticket

    def cancel(self, ticket: object) -> None:
        """Forget a request; one that was answered or forgotten before is none of our business."""
        if not isinstance(ticket, Ticket):
            return
        if ticket is self._asked:
            self._asked = None
            self._drop_process()
            self.start()
            self._next()
        elif ticket in self._waiting:
            self._waiting.remove(ticket)

    def stop(self) -> None:
        """End the process and forget every request; nothing is called or started any more."""
        self._stopped = True
        self._waiting.clear()
        busy, self._asked = self._asked is not None, None
        process = self._process
        if process is not None and not busy:
            process.closeWriteChannel()
            process.waitForFinished(GOODBYE_MS)
        self._drop_process()
        for process in self.findChildren(QProcess):
            process.waitForFinished()

    def _next(self) -> None:
        """Hand the next request over if the process is free."""
        if self._asked is not None or not self._waiting or self._stopped:
            return
        self.start()
        self._asked = self._waiting.popleft()
        self._hand_over()

    def _hand_over(self) -> None:
        """Write the request, unless the process failed to start: then we are about to hear of it."""
        assert self._process is not None
        assert self._asked is not None
        if self._process.state() is not QProcess.ProcessState.NotRunning:
            self._process.write(self._asked.line)
        self._patience.start()

    def _read(self) -> None:
        process = self._process
        while process is not None and process is self._process and process.canReadLine():
            fields = json.loads(bytes(process.readLine().data()))
            ticket = self._asked
            if ticket is None or fields.get("id") != ticket.number:
                continue  # the greeting
            self._deaths, self._asked = 0, None
            self._patience.stop()
            self._next()  # it thinks on while the answer is played
            if "error" in fields:
                log.error("thinking failed: %s", fields["error"])
                ticket.failed(FAILED)
            else:
                ticket.answer(fields)

    def _log_errors(self) -> None:
        if self._process is not None:
            text = bytes(self._process.readAllStandardError().data()).decode(errors="replace")
            log.warning("the thinking process says: %s", text.strip())

    def _troubled(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:  # the one error after which `finished` does not come
            QTimer.singleShot(0, self._died)  # on Windows we are still inside `start`

    def _lost_patience(self) -> None:
        log.error("the thinking process is silent")
        self._drop_process()
        self._recover()

    def _died(self) -> None:
        process = self._process
        if process is None or process.state() is not QProcess.ProcessState.NotRunning or self._stopped:
            return  # it was replaced, or ends because it shall
        log.warning("the thinking process is gone: %s", process.errorString())
        self._drop_process()
        self._recover()

    def _recover(self) -> None:
        """Take a new process and ask it the same again, but not for ever."""
        self._deaths += 1
        self._patience.stop()
        if self._deaths < DEATHS:
            self.start()
            if self._asked is not None and self._process is not None:
                self._hand_over()
            return
        self._deaths = 0
        ticket, self._asked = self._asked, None
        if ticket is not None:
            ticket.failed(FAILED)
        self._next()

    def _drop_process(self) -> None:
        """Let go of the process; the event loop, or :meth:`stop`, sees to its end."""
        process, self._process = self._process, None
        self._patience.stop()
        if process is None:
            return
        process.readyReadStandardOutput.disconnect(self._read)
        process.readyReadStandardError.disconnect(self._log_errors)
        process.finished.disconnect(self._died)
        process.errorOccurred.disconnect(self._troubled)
        if process.state() is QProcess.ProcessState.NotRunning:
            process.deleteLater()
        else:
            process.finished.connect(process.deleteLater)
            process.kill()


def _environment() -> QProcessEnvironment:
    """Return ours; run from source, the package is found wherever we were started."""
    environment = QProcessEnvironment.systemEnvironment()
    if not getattr(sys, "frozen", False):
        paths = [str(Path(cardtable.__file__).parents[1]), environment.value("PYTHONPATH")]
        environment.insert("PYTHONPATH", os.pathsep.join(filter(None, paths)))
    return environment
