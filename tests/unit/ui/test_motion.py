"""The system's wish for less movement counts unless the player says otherwise."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from cardtable.ui import motion
from cardtable.ui import settings as keys
from cardtable.ui.settings import Settings


def test_the_player_has_the_last_word(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.json")
    told: list[str] = []
    settings.changed.connect(told.append)
    assert not settings.reduced_motion()
    settings.learn_motion(True)
    assert settings.reduced_motion()
    assert told == [keys.REDUCED_MOTION.key]
    settings.set(keys.REDUCED_MOTION, "off")
    assert not settings.reduced_motion()
    settings.learn_motion(False)
    settings.set(keys.REDUCED_MOTION, "on")
    assert settings.reduced_motion()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows is asked directly, not by a command")
@pytest.mark.parametrize(("said", "less"), [("false", True), ("true", False)])
def test_the_command_is_understood(said: str, less: bool, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    command = (sys.executable, ["-c", f"print({said!r})"], "false")
    monkeypatch.setitem(motion._COMMANDS, sys.platform, command)
    answers: list[bool] = []
    parent = QObject()
    motion.ask_system(answers.append, parent)
    qtbot.waitUntil(lambda: answers == [less])


@pytest.mark.skipif(sys.platform == "win32", reason="Windows is asked directly, not by a command")
def test_a_missing_command_says_nothing(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(motion._COMMANDS, sys.platform, ("/no/such/program", [], "false"))
    answers: list[bool] = []
    parent = QObject()
    motion.ask_system(answers.append, parent)
    qtbot.waitUntil(lambda: not parent.children())
    assert answers == []


def test_kde_keeps_it_in_a_file(tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_CURRENT_DESKTOP", "KDE")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    (tmp_path / "kdeglobals").write_text("[KDE]\nAnimationDurationFactor=0\n", encoding="utf-8")
    answers: list[bool] = []
    motion.ask_system(answers.append, QObject())
    assert answers == [True]
