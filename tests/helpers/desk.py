"""The real window with real game pages; the opponents think here, briefly, instead of in their own process."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from cardtable.ai.player import Budget, Decision, Level, Question
from cardtable.app import make_game_page
from cardtable.core.rng import Rng
from cardtable.games import CATALOGUE
from cardtable.ui.main_window import MainWindow
from tests.helpers.ui import IdleThinker, make_services

THOUGHT = Budget(nodes=300)


class NearThinker(IdleThinker):
    """Answers a moment later, unless the question has been dropped."""

    def __init__(self) -> None:
        self.open: set[object] = set()

    def ask(self, question: Question, answer: Callable[[Decision[Any]], None], failed: Callable[[str], None]) -> object:
        """Think as soon as the event loop turns."""
        player = CATALOGUE[question.game_id].part("ai", "AI").player(Level(question.level or Level.HARD))
        rng = Rng(question.seed)
        return self._soon(lambda: answer(player.choose(question.view, question.legal, rng, THOUGHT)))

    def review(
        self, question: Question, answer: Callable[[list[Decision[Any]]], None], failed: Callable[[str], None]
    ) -> object:
        """Judge as soon as the event loop turns."""
        ai = CATALOGUE[question.game_id].part("ai", "AI")
        return self._soon(lambda: answer(ai.review(question.view, question.legal, THOUGHT)))

    def _soon(self, think: Callable[[], None]) -> object:
        ticket = object()
        self.open.add(ticket)

        def turn() -> None:
            if ticket in self.open:
                self.open.discard(ticket)
                think()

        QTimer.singleShot(5, turn)
        return ticket

    def cancel(self, ticket: object) -> None:
        """Forget a question."""
        self.open.discard(ticket)


class Desk:
    """A shown window over a profile of its own."""

    def __init__(self, profile: Path, qtbot: QtBot, language: str = "en", size: tuple[int, int] = (1280, 720)) -> None:
        self.services = replace(make_services(profile, language), thinker=NearThinker())
        self.services.saves.acquire()
        self.window = MainWindow(self.services, make_game_page)
        qtbot.addWidget(self.window)
        self.window.resize(*size)
        with qtbot.waitExposed(self.window):
            self.window.show()
