"""What pytest has to know before any test is collected."""

from __future__ import annotations

import os

import pytest

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
