"""A window over a profile of its own, with a stand-in for the page of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from cardtable.ai.player import Decision, Question
from cardtable.controllers.saves import SaveStore
from cardtable.scene.pixmaps import PixmapStore
from cardtable.ui.deal import Loss
from cardtable.ui.evenings import Evenings
from cardtable.ui.game_port import TextChoice
from cardtable.ui.language import Language
from cardtable.ui.main_window import MainWindow
from cardtable.ui.paths import Paths
from cardtable.ui.services import Services
from cardtable.ui.settings import Settings
from cardtable.ui.statistics import Statistics


class IdleThinker:
    """Never answers."""

    def start(self) -> None:
        """Be ready."""

    def stop(self) -> None:
        """Be done."""

    def ask(self, question: Question, answer: Callable[[Decision[Any]], None], failed: Callable[[str], None]) -> object:
        """Take a question."""
        return object()

    def review(
        self, question: Question, answer: Callable[[list[Decision[Any]]], None], failed: Callable[[str], None]
    ) -> object:
        """Take a question."""
        return object()

    def cancel(self, ticket: object) -> None:
        """Forget it."""


class FakePage(QWidget):
    """Notes what the window asks of a game page."""

    notice = Signal(str, str)
    said = Signal(str)
    log_changed = Signal()
    choices_changed = Signal()
    rule_asked = Signal(str)
    new_asked = Signal()
    home_asked = Signal()
    shown = Signal()

    def __init__(self, services: Services, actions: Mapping[str, QAction], game_id: str) -> None:
        super().__init__()
        self.game_id = game_id
        self.calls: list[str] = []
        self.running = False
        self.can_resume = False
        self.performed = 0

    def widget(self) -> QWidget:
        """Return itself."""
        return self

    def start(self, code: str = "") -> None:
        """Note it."""
        self.calls.append(f"start {code}".strip())

    def resume(self, record: str = "") -> bool:
        """Note it."""
        self.calls.append("resume")
        return self.can_resume

    def leave(self) -> None:
        """Note it."""
        self.calls.append("leave")

    def in_progress(self) -> bool:
        """Return what the test says."""
        return self.running

    def loss(self) -> Loss:
        """Return that it would be a game."""
        return Loss.GAME if self.running else Loss.NOTHING

    def match_open(self) -> bool:
        """Return that there is none."""
        return False

    def over(self) -> bool:
        """Return that it is not."""
        return False

    def deal_code(self) -> str:
        """Return some code."""
        return "OQ1-TEST"

    def transcript(self) -> str:
        """Return some record."""
        return "Cardtable transcript 1\n"

    def log_lines(self) -> list[str]:
        """Return two lines."""
        return ["first", "second"]

    def choices(self) -> list[TextChoice]:
        """Return two choices."""
        return [TextChoice("left", lambda: None), TextChoice("right", self._perform)]

    def settings_changed(self, key: str) -> None:
        """Note it."""
        self.calls.append(f"setting {key}")

    def retranslate(self) -> None:
        """Note it."""
        self.calls.append("retranslate")

    def _perform(self) -> None:
        self.performed += 1


def make_services(profile: Path, language: str = "en") -> Services:
    """Return services that keep everything under *profile*."""
    paths = Paths.under(profile)
    spoken = Language()
    spoken.set(language)
    saves = SaveStore(paths.saves)
    return Services(
        Settings(paths.settings_file),
        paths,
        saves,
        Statistics(paths.statistics_file, owned=lambda: saves.owned),
        IdleThinker(),
        spoken,
        PixmapStore(),
        Evenings(paths.evenings_file, owned=lambda: saves.owned),
    )


def make_window(profile: Path, language: str = "en") -> MainWindow:
    """Return a window with stand-in game pages."""
    return MainWindow(make_services(profile, language), FakePage)


def game_page(window: MainWindow) -> FakePage:
    """Return the stand-in that is shown."""
    assert isinstance(window.game, FakePage)
    return window.game
