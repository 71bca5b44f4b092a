"""The thinking process and its client, with real processes."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from cardtable.ai.player import Budget, Decision, Level, Question
from cardtable.controllers.worker import DEATHS, FAILED, Ticket, Worker, command
from cardtable.core.events import Seat
from cardtable.core.rules import Setup
from cardtable.games import CATALOGUE, load_rules

GAME = next(iter(CATALOGUE))
LONG = Budget(seconds=30)
SHORT = Budget(nodes=2000)
WAIT_MS = 15_000
KILL = getattr(signal, "SIGKILL", signal.SIGTERM)  # Windows knows only one way, and it is as rude


class Desk:
    """Asks about the first position of a deal and keeps what comes back, in order."""

    def __init__(self, worker: Worker) -> None:
        rules = load_rules(GAME)
        state = rules.deal(Setup(1, rules.players[0])).state
        self.worker = worker
        self.view, self.legal = rules.view(state, Seat(0)), tuple(rules.legal_actions(state, Seat(0)))
        self.decisions: list[Decision[Any]] = []
        self.failures: list[str] = []

    def ask(self, budget: Budget = SHORT, level: str = Level.HARD, game: str = GAME) -> Ticket:
        question = Question(game, self.view, self.legal, level, 7, budget)
        return self.worker.ask(question, self.decisions.append, self.failures.append)

    def answered(self, number: int) -> Callable[[], bool]:
        return lambda: len(self.decisions) + len(self.failures) == number


@pytest.fixture
def worker(qtbot: QtBot) -> Iterator[Worker]:
    worker = Worker()
    yield worker
    worker.stop()


@pytest.fixture
def desk(worker: Worker) -> Desk:
    return Desk(worker)


def alive(pid: int) -> bool:
    """Say whether a process of that id is there, a zombie included."""
    if sys.platform == "win32":
        return str(pid) in subprocess.check_output(["tasklist", "/fi", f"pid eq {pid}"], text=True)
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def thinking(qtbot: QtBot, desk: Desk) -> int:
    """Wait until the process runs and has surely read its request; return its id."""
    qtbot.waitUntil(lambda: desk.worker.pid != 0, timeout=WAIT_MS)
    qtbot.wait(300)
    return desk.worker.pid


def test_it_answers_with_a_reason(qtbot: QtBot, desk: Desk) -> None:
    desk.ask()
    qtbot.waitUntil(desk.answered(1), timeout=WAIT_MS)
    [decision] = desk.decisions
    assert decision.action in desk.legal
    assert decision.reason is not None
    assert decision.nodes > 0


def test_equal_seeds_and_budgets_give_equal_decisions(qtbot: QtBot, desk: Desk) -> None:
    desk.ask()
    desk.ask()
    qtbot.waitUntil(desk.answered(2), timeout=WAIT_MS)
    assert desk.decisions[0] == desk.decisions[1]


def test_one_process_serves_all(qtbot: QtBot, desk: Desk) -> None:
    desk.worker.start()
    pid = desk.worker.pid
    for level in CATALOGUE[GAME].part("ai", "AI").levels:
        desk.ask(level=level)
    qtbot.waitUntil(desk.answered(3), timeout=WAIT_MS)
    assert desk.worker.pid == pid
    assert not desk.failures


def test_cancelling_a_thought_kills_it_and_keeps_the_queue(qtbot: QtBot, desk: Desk) -> None:
    ticket = desk.ask(LONG)
    pid = thinking(qtbot, desk)
    desk.ask()
    desk.worker.cancel(ticket)
    qtbot.waitUntil(desk.answered(1), timeout=WAIT_MS)
    assert desk.worker.pid != pid
    assert not alive(pid)
    qtbot.wait(100)
    assert len(desk.decisions) == 1  # the cancelled one stays silent


def test_cancelling_what_waits_disturbs_nobody(qtbot: QtBot, desk: Desk) -> None:
    desk.ask()
    waiting = desk.ask()
    desk.ask(level=Level.EASY)
    desk.worker.cancel(waiting)
    desk.worker.cancel(waiting)
    desk.worker.cancel(None)
    qtbot.waitUntil(desk.answered(2), timeout=WAIT_MS)
    desk.worker.cancel(waiting)
    assert not desk.failures


def test_an_answer_may_ask_again(qtbot: QtBot, desk: Desk) -> None:
    def again(_: Decision[Any]) -> None:
        desk.ask()

    desk.worker.ask(Question(GAME, desk.view, desk.legal, Level.EASY), again, desk.failures.append)
    qtbot.waitUntil(desk.answered(1), timeout=WAIT_MS)
    assert desk.decisions


def test_killed_in_mid_thought_it_is_asked_again(qtbot: QtBot, desk: Desk) -> None:
    desk.ask(Budget(seconds=2))
    pid = thinking(qtbot, desk)
    os.kill(pid, KILL)
    qtbot.waitUntil(desk.answered(1), timeout=WAIT_MS)
    assert desk.decisions
    assert desk.worker.pid != pid
    assert not alive(pid)


def test_killed_again_and_again_it_gives_up_and_serves_the_next(qtbot: QtBot, desk: Desk) -> None:
    desk.ask(LONG)
    for _ in range(DEATHS):
        os.kill(thinking(qtbot, desk), KILL)
        qtbot.wait(50)
    qtbot.waitUntil(desk.answered(1), timeout=WAIT_MS)
    assert desk.failures == [FAILED]
    desk.ask()
    qtbot.waitUntil(desk.answered(2), timeout=WAIT_MS)
    assert len(desk.decisions) == 1


def test_killed_at_rest_it_is_replaced(qtbot: QtBot, desk: Desk) -> None:
    desk.ask()
    qtbot.waitUntil(desk.answered(1), timeout=WAIT_MS)
    pid = desk.worker.pid
    os.kill(pid, KILL)
    qtbot.waitUntil(lambda: desk.worker.pid not in (0, pid), timeout=WAIT_MS)
    desk.ask()
    qtbot.waitUntil(desk.answered(2), timeout=WAIT_MS)
    assert not desk.failures


def test_a_failing_request_fails_alone(qtbot: QtBot, desk: Desk) -> None:
    desk.ask(game="no_such_game")
    desk.ask()
    qtbot.waitUntil(desk.answered(2), timeout=WAIT_MS)
    assert desk.failures == [FAILED]
    assert len(desk.decisions) == 1


@pytest.mark.parametrize("program", [["/no/such/program"], [sys.executable, "-c", "raise SystemExit(1)"]])
def test_a_process_that_never_works_is_reported(qtbot: QtBot, program: list[str]) -> None:
    worker = Worker(command_line=program)
    desk = Desk(worker)
    worker.start()
    desk.ask()
    qtbot.waitUntil(desk.answered(1), timeout=WAIT_MS)
    assert desk.failures == [FAILED]
    worker.stop()


def test_a_silent_process_counts_as_dead(qtbot: QtBot) -> None:
    worker = Worker(command_line=[sys.executable, "-c", "import time; time.sleep(60)"], patience_ms=200)
    desk = Desk(worker)
    desk.ask()
    qtbot.waitUntil(desk.answered(1), timeout=WAIT_MS)
    assert desk.failures == [FAILED]
    worker.stop()


def test_stopping_leaves_no_process(qtbot: QtBot, desk: Desk) -> None:
    worker = desk.worker
    desk.ask(LONG)
    pid = thinking(qtbot, desk)
    worker.stop()
    assert not alive(pid)
    assert worker.pid == 0
    worker.start()
    desk.ask()
    qtbot.wait(100)
    assert worker.pid == 0
    assert not desk.decisions
    assert not desk.failures


def test_an_idle_process_ends_by_itself(qtbot: QtBot, desk: Desk) -> None:
    desk.ask()
    qtbot.waitUntil(desk.answered(1), timeout=WAIT_MS)
    pid = desk.worker.pid
    desk.worker.stop()
    assert not alive(pid)


def test_the_command_line(monkeypatch: pytest.MonkeyPatch) -> None:
    assert command() == [sys.executable, "-m", "cardtable", "--ai-worker"]
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert command() == [sys.executable, "--ai-worker"]


def test_it_starts_from_any_folder(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    worker = Worker()
    desk = Desk(worker)
    desk.ask()
    qtbot.waitUntil(desk.answered(1), timeout=WAIT_MS)
    worker.stop()
    assert desk.decisions
