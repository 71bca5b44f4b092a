"""The game in words: it tells exactly what has been seen of the deal on the table, whatever is done, at any speed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable.ai.player import Decision, Question
from cardtable.app import make_game_page
from cardtable.controllers.director import Mode
from cardtable.core.events import Event, Seat, redact
from cardtable.core.rng import Rng
from cardtable.games import CATALOGUE
from cardtable.ui import settings as keys
from cardtable.ui.game_page import GamePage
from cardtable.ui.main_window import MainWindow
from cardtable.ui.text_panel import TABLE
from tests.helpers.desk import NearThinker
from tests.helpers.ui import make_services

games = pytest.mark.parametrize("game_id", sorted(CATALOGUE))
SPEEDS = ("off", "fast", "normal", "slow")
REST = 20_000.0  # ms, longer than any step takes


class ChanceThinker(NearThinker):
    """Opponents that do anything, at once."""

    def ask(self, question: Question, answer: Callable[[Decision[Any]], None], failed: Callable[[str], None]) -> object:
        """Pick as soon as the event loop turns."""
        legal: Sequence[Any] = question.legal
        return self._soon(lambda: answer(Decision(legal[question.seed % len(legal)])))


class Reader:
    """A window whose text panel is read line by line, and held against the record."""

    def __init__(self, profile: Path, qtbot: QtBot, game_id: str, speed: str = "off") -> None:
        self.qtbot, self.game_id = qtbot, game_id
        services = replace(make_services(profile), thinker=ChanceThinker())
        self.settings = services.settings
        self.settings.set(keys.AI_PACE, "instant")
        self.settings.set(keys.ANIMATION, speed)
        self.window = MainWindow(services, make_game_page)
        qtbot.addWidget(self.window)
        self.window.resize(1280, 720)
        with qtbot.waitExposed(self.window):
            self.window.show()

    @property
    def page(self) -> GamePage:
        assert isinstance(self.window.game, GamePage)
        return self.window.game

    @property
    def director(self) -> Any:
        assert self.page._laid is not None
        return self.page._laid.director

    def run(self, command: str) -> None:
        self.window.commands[command].trigger()

    def lines(self) -> list[str]:
        """Return what stands in the panel."""
        log = self.window.side.panel._log
        return [log.item(n).text() for n in range(log.count())]

    def record(self, ply: int) -> list[str]:
        """Return everything up to action number *ply* in words, as the rules tell it."""
        session = self.director.session
        events: list[Event] = list(session.opening)
        for state, (seat, action) in zip(session.states[:ply], session.actions, strict=False):
            events += session.rules.apply(state, seat, action).events
        words, seats = CATALOGUE[self.game_id].part("messages", "MESSAGES"), self.page.runner.table.seats  # type: ignore[union-attr]
        said = (words.event(redact(event, Seat(0)), seats) for event in events)
        return [line for line in said if line]

    def check(self) -> None:
        """Hold the panel, if it is open, against the record of what is on the table."""
        if not self.window.commands["log"].isChecked():
            return
        director, lines = self.director, self.lines()
        ply = director.review_ply if director.mode is Mode.REVIEW else len(director.session.actions)
        told = self.record(ply)
        if self.page.sheet is not None:
            told.append(self.page.sheet.focus_name())
        if not self.page.stage.timeline.busy:
            assert lines == told
            return
        assert lines == told[: len(lines)]
        assert len(lines) >= (len(self.record(ply - 1)) if ply else 0)

    def move_on(self, ms: float) -> None:
        """Let animations go on, and whoever thinks answer."""
        self.page.stage.timeline.advance(ms)
        self.qtbot.wait(7)

    def my_turn(self) -> None:
        """Let time pass until the person has something to do."""
        for _ in range(400):
            if self.page.choices():
                return
            self.move_on(REST)
        raise AssertionError("nothing can be done")


@games
@pytest.mark.parametrize("speed", SPEEDS)
def test_the_panel_tells_what_has_been_seen_each_once(game_id: str, speed: str, tmp_path: Path, qtbot: QtBot) -> None:
    reader, rng = Reader(tmp_path, qtbot, game_id, speed), Rng(len(speed) * 31 + len(game_id))
    reader.run("log")
    reader.window.play(game_id)
    reader.check()

    def act() -> None:
        choices = reader.page.choices()
        if reader.page.sheet is not None:
            choices.pop()  # home
        if choices:
            choices[rng.below(len(choices))].perform()

    def look_back() -> None:
        reader.run("review")
        if reader.page.review.bar.isVisible():
            for _ in range(1 + rng.below(4)):
                reader.check()
                ply = reader.director.review_ply
                reader.page.review.show(ply + 1 if rng.below(2) else rng.below(20))
                if rng.below(2):
                    reader.move_on(rng.below(900))
            reader.check()
            (reader.page.review.leave if rng.below(3) else reader.page.review.play_on)()

    def come_back() -> None:
        reader.window.show_home()
        reader.window.play(game_id)

    acts: tuple[tuple[int, Callable[[], object]], ...] = (
        (30, act),
        (24, lambda: reader.move_on(rng.below(600))),
        (14, lambda: reader.move_on(REST)),
        (9, lambda: reader.run("undo")),
        (6, lambda: reader.run("redo")),
        (2, lambda: reader.run("repeat")),
        (2, lambda: reader.page.start()),
        (3, lambda: reader.run("skip")),
        (6, lambda: reader.run("log")),
        (3, lambda: reader.settings.set(keys.LANGUAGE, ("pt_BR", "en")[rng.below(2)])),
        (2, look_back),
        (1, come_back),
        (2, lambda: reader.settings.set(keys.ANIMATION, (speed, "off")[rng.below(2)])),
    )
    wheel = [perform for weight, perform in acts for _ in range(weight)]
    for _ in range(50):
        wheel[rng.below(len(wheel))]()
        reader.check()
    reader.settings.set(keys.ANIMATION, "off")
    if not reader.window.commands["log"].isChecked():
        reader.run("log")
    reader.my_turn()
    reader.check()


@games
def test_a_deal_started_in_words_tells_its_opening_once(game_id: str, tmp_path: Path, qtbot: QtBot) -> None:
    reader = Reader(tmp_path, qtbot, game_id, "normal")
    reader.run("log")
    reader.window.start_from_home(game_id)
    reader.move_on(REST)
    reader.check()


@games
def test_the_panel_offers_what_the_sheet_does_and_at_home_what_is_saved(
    game_id: str, tmp_path: Path, qtbot: QtBot
) -> None:
    reader = Reader(tmp_path, qtbot, game_id)
    assert reader.window.services.saves.acquire()
    reader.run("log")

    def offered() -> list[str]:
        shown = reader.window.side.panel._list
        return [shown.item(n).text() for n in range(shown.count())]

    reader.window.play(game_id)
    reader.my_turn()
    reader.page.choices()[0].perform()
    reader.my_turn()
    reader.run("home")
    qtbot.waitUntil(lambda: any("Continue" in line for line in offered()))
    reader.window.play(game_id)
    for _ in range(2000):
        reader.my_turn()
        if reader.page.sheet is not None:
            break
        reader.page.choices()[0].perform()
    assert offered()[0] == reader.window.commands["new"].iconText()
    reader.run("home")
    qtbot.waitUntil(lambda: not any("Continue" in line for line in offered()))


def test_a_panel_opened_in_mid_animation_does_not_tell_the_end(tmp_path: Path, qtbot: QtBot) -> None:
    reader = Reader(tmp_path, qtbot, "o_an_quan", "slow")
    reader.window.play("o_an_quan")
    reader.my_turn()
    reader.page.choices()[0].perform()
    reader.run("log")
    early = reader.lines()
    assert reader.page.stage.timeline.busy
    assert len(early) < len(reader.record(1))
    reader.check()
    reader.page.stage.timeline.skip()
    reader.check()


def test_a_panel_opened_in_mid_animation_takes_the_first_choice_that_comes(tmp_path: Path, qtbot: QtBot) -> None:
    reader = Reader(tmp_path, qtbot, "o_an_quan", "slow")
    reader.window.play("o_an_quan")
    reader.my_turn()
    reader.page.choices()[0].perform()
    reader.run("log")
    focus = reader.window.focusWidget()
    assert focus is not None
    assert focus.accessibleDescription() == "Nothing at the moment"
    played = len(reader.director.session.actions)
    QTest.keyClick(focus, Qt.Key.Key_Return)
    assert len(reader.director.session.actions) == played
    reader.my_turn()
    assert focus.accessibleDescription() == ""
    played = len(reader.director.session.actions)
    QTest.keyClick(focus, Qt.Key.Key_Return)
    assert len(reader.director.session.actions) == played + 1


@pytest.mark.parametrize("text", ["normal", "large", "larger"])
@pytest.mark.parametrize("size", [(800, 600), (1024, 600), (1280, 720), (1920, 1080)])
def test_the_table_keeps_the_room_it_needs_beside_or_over_the_panel(
    text: str, size: tuple[int, int], tmp_path: Path, qtbot: QtBot
) -> None:
    reader = Reader(tmp_path, qtbot, "conquian")
    reader.run("log")
    reader.window.play("conquian")
    reader.my_turn()
    reader.settings.set(keys.TEXT_SIZE, text)
    reader.window.resize(*size)
    qtbot.wait(1)
    table, panel = reader.page.size(), reader.window.side.panel
    assert table.width() >= TABLE.width()
    assert table.height() >= TABLE.height()
    log = panel._log
    assert log.visualItemRect(log.item(log.count() - 1)).bottom() <= log.viewport().height()  # its end in sight
    for part in (log, panel._list):
        assert part.viewport().height() >= 3 * part.fontMetrics().height()
