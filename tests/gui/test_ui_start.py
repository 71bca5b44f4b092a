"""The first picture waits for nothing, and nothing keeps running when all is still."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, QTimer
from pytestqt.qtbot import QtBot

from tests.helpers.ui import make_window


def test_the_rest_waits_for_the_first_picture(qtbot: QtBot, tmp_path: Path) -> None:
    window = make_window(tmp_path)
    qtbot.addWidget(window)
    pictures: list[bool] = []
    window.home.painted.connect(lambda: pictures.append(window.isVisible()))
    qtbot.wait(30)
    assert pictures == []
    window.show()
    qtbot.waitUntil(lambda: pictures == [True])
    window.resize(1000, 650)
    qtbot.wait(300)
    assert pictures == [True]


def test_no_timer_runs_while_nothing_moves(qtbot: QtBot, tmp_path: Path) -> None:
    window = make_window(tmp_path)
    qtbot.addWidget(window)
    window.show()
    window.show_options()
    qtbot.wait(300)

    def running(root: QObject) -> list[QTimer]:
        return [timer for timer in root.findChildren(QTimer) if timer.isActive()]

    assert running(window) == []
    assert running(window.home.stage) == []
