"""What pytest has to know before any test is collected."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator
from shiboken6 import isValid

from tests.cases.files import left_out

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # no window pops up; set it to see the tests play
pytest.register_assert_rewrite("tests.helpers.laws")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add ``--update``."""
    parser.addoption("--update", action="store_true", help="write the golden playthroughs anew instead of comparing")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Name the files of cases that were not run."""
    for file in left_out():
        terminalreporter.write_line(f"cases not run, the catalogue has no such game: {file}", yellow=True)


@pytest.fixture
def update(request: pytest.FixtureRequest) -> bool:
    """Whether golden files shall be written anew."""
    return bool(request.config.getoption("--update"))


@pytest.fixture(autouse=True)
def no_language_left(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Take back the translations and the locale that a test sets: the next one in this process may count on English."""
    locale, install = QLocale(), QCoreApplication.installTranslator
    installed: list[QTranslator] = []

    def note(translator: QTranslator) -> bool:
        installed.append(translator)
        return install(translator)

    monkeypatch.setattr(QCoreApplication, "installTranslator", note)
    yield
    for translator in installed:
        if isValid(translator):
            QCoreApplication.removeTranslator(translator)
    QLocale.setDefault(locale)
