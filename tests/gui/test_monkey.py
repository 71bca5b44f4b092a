"""Someone with no patience at all: random keys, clicks, drags, commands and settings, in any order.

After each of them the program must be alive, its record must replay, and the scene must hold what the
rules say as soon as nothing moves; unexpected log lines and Qt warnings fail by themselves.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable.core import transcript
from cardtable.core.events import Seat
from cardtable.core.rng import Rng
from cardtable.games import CATALOGUE, load_rules
from cardtable.ui import settings as keys
from cardtable.ui.game_page import GamePage
from tests.helpers.desk import Desk

KEYS = (
    Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Tab, Qt.Key.Key_Return,
    Qt.Key.Key_Space, Qt.Key.Key_Escape, Qt.Key.Key_Z, Qt.Key.Key_X, Qt.Key.Key_3, Qt.Key.Key_J, Qt.Key.Key_Home,
)  # fmt: skip
COMMANDS = ("undo", "redo", "hint", "why", "skip", "pause", "repeat", "review", "log", "copy_code")
SIZES = ((1024, 600), (1280, 720), (1000, 900), (1600, 700))


@pytest.mark.parametrize("game_id", sorted(CATALOGUE))
@pytest.mark.parametrize("seed", range(2))
def test_nothing_breaks(
    game_id: str, seed: int, tmp_path: Path, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    desk = Desk(tmp_path, qtbot)
    window, settings, rng = desk.window, desk.services.settings, Rng(seed)
    settings.set(keys.AI_PACE, "instant")
    settings.set(keys.ANIMATION, "fast")
    window.play(game_id)
    page = window.game
    assert isinstance(page, GamePage)

    def press() -> None:
        QTest.keyClick(page.view, KEYS[rng.below(len(KEYS))])

    def click() -> None:
        port = page.view.viewport()
        at = QPoint(rng.below(port.width()), rng.below(port.height()))
        QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=at)
        if rng.below(3) == 0:
            QTest.mouseMove(port, at + QPoint(rng.below(200) - 100, rng.below(60) - 30))
        QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=at)

    def choose() -> None:
        choices = page.choices()
        if page.sheet is not None:
            choices.pop()  # home: it would end this test
        if choices:
            choices[rng.below(len(choices))].perform()

    def command() -> None:
        window.commands[COMMANDS[rng.below(len(COMMANDS))]].trigger()

    def switch() -> None:
        settings.set(keys.LANGUAGE, ("pt_BR", "en")[rng.below(2)])

    def hurry() -> None:
        settings.set(keys.ANIMATION, ("off", "fast", "normal", "slow")[rng.below(4)])

    def resize() -> None:
        window.resize(*SIZES[rng.below(len(SIZES))])

    def wait() -> None:
        qtbot.wait(rng.below(120))

    acts: tuple[Callable[[], None], ...] = (
        press,
        press,
        click,
        click,
        choose,
        choose,
        choose,
        command,
        switch,
        hurry,
        wait,
        wait,
        resize,
    )
    for _ in range(120):
        acts[rng.below(len(acts))]()
        qtbot.wait(1)
        record = transcript.parse(page.transcript())
        assert not record.replay(load_rules(game_id)).drifted
    settings.set(keys.ANIMATION, "off")
    window.commands["pause"].setChecked(False)
    page.review.leave()
    qtbot.waitUntil(lambda: not page.stage.timeline.busy, timeout=10_000)
    assert page.runner is not None
    assert page.deal is not None
    rules = load_rules(game_id)
    shown = {place: Counter(lying) for place, lying in page.runner.table.placed().items() if lying}
    meant = rules.layout(rules.view(page.deal.session.state, Seat(0)))
    assert shown == {place: Counter(lying) for place, lying in meant.items() if lying}
    assert [line for line in caplog.records if line.levelno >= logging.WARNING] == []
