"""An unexpected error is written down with what is needed to mend it, and told."""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cardtable.ui.crash import SAME_TOLD, CrashKeeper, open_log


@pytest.fixture
def log_file(tmp_path: Path) -> Iterator[Path]:
    path = tmp_path / "log" / "cardtable.log"
    root = logging.getLogger()
    before, level = list(root.handlers), root.level
    assert open_log(path)
    yield path
    for handler in [handler for handler in root.handlers if handler not in before]:
        root.removeHandler(handler)
        handler.close()
    root.setLevel(level)


def _fail(keeper: CrashKeeper) -> None:
    try:
        raise RuntimeError("the table fell over")
    except RuntimeError:
        keeper.caught(*sys.exc_info())


def test_error_version_and_record_are_written(log_file: Path, qtbot: QtBot) -> None:
    keeper = CrashKeeper(log_file)
    told: list[tuple[str, str]] = []
    keeper.tell = lambda key, detail: told.append((key, detail))
    keeper.transcript = lambda: "0: B2<"
    _fail(keeper)
    text = log_file.read_text(encoding="utf-8")
    assert "the table fell over" in text
    assert "Cardtable " in text
    assert "0: B2<" in text
    assert told == [("crash", str(log_file))]


def test_a_record_that_fails_too_does_not_hide_the_error(log_file: Path, qtbot: QtBot) -> None:
    keeper = CrashKeeper(log_file)
    keeper.transcript = lambda: str(1 // 0)
    _fail(keeper)
    text = log_file.read_text(encoding="utf-8")
    assert "the table fell over" in text
    assert "ZeroDivisionError" in text


def test_an_error_in_every_frame_does_not_fill_the_disk(log_file: Path, qtbot: QtBot) -> None:
    keeper = CrashKeeper(log_file)
    for _ in range(20):
        _fail(keeper)
    assert log_file.read_text(encoding="utf-8").count("unexpected error") == SAME_TOLD


def test_a_log_that_cannot_be_written_is_no_reason_to_stop(tmp_path: Path) -> None:
    root = logging.getLogger()
    before, level = list(root.handlers), root.level
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert open_log(tmp_path / "file" / "cardtable.log") is False
    for handler in [handler for handler in root.handlers if handler not in before]:
        root.removeHandler(handler)
    root.setLevel(level)
