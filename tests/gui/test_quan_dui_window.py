"""Quan Dui in the real window: a match of several hands, what the buttons are called, options, the save."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable.ai.player import Decision, Question
from cardtable.core.events import Seat
from cardtable.games import CATALOGUE, Game
from cardtable.games.quan_dui.rules import RULES
from cardtable.games.quan_dui.table import QuanDuiTable
from cardtable.ui import settings as keys
from cardtable.ui.game_page import GamePage
from cardtable.ui.parts import Segments
from tests.helpers.desk import Desk, NearThinker
from tests.helpers.quan_dui_room import Simple

GAME = "quan_dui"


class Thinker(NearThinker):
    """Opponents that take no time."""

    def ask(self, question: Question, answer: Callable[[Decision[Any]], None], failed: Callable[[str], None]) -> object:
        brain = Simple(question.seed)
        return self._soon(lambda: answer(Decision(brain.pick(question.view, question.legal))))


class Evening:
    """A window with Quan Dui on it, without animation."""

    def __init__(self, profile: Path, qtbot: QtBot) -> None:
        self.qtbot = qtbot
        self.desk = Desk(profile, qtbot)
        self.window, self.services = self.desk.window, self.desk.services
        object.__setattr__(self.services, "thinker", Thinker())
        self.services.settings.set(keys.ANIMATION, "off")
        self.services.settings.set(keys.AI_PACE, "instant")

    @property
    def page(self) -> GamePage:
        assert isinstance(self.window.game, GamePage)
        return self.window.game

    @property
    def table(self) -> QuanDuiTable:
        assert self.page.runner is not None
        table = self.page.runner.table
        assert isinstance(table, QuanDuiTable)
        return table

    def my_turn(self) -> None:
        self.qtbot.waitUntil(lambda: bool(self.table.choices()) or self.page.sheet is not None, timeout=10_000)

    def act(self) -> None:
        """Do something sensible."""
        assert self.page.deal is not None
        state = self.page.deal.session.state
        legal = list(RULES.legal_actions(state, Seat(0)))
        action = Simple(5).pick(RULES.view(state, Seat(0)), legal)
        self.table.choices()[legal.index(action)].perform()

    def finish(self) -> None:
        """Play the hand to its end."""
        while self.page.sheet is None:
            self.my_turn()
            if self.page.sheet is None:
                self.act()

    def points(self) -> tuple[int, ...]:
        match = self.services.evenings.match(GAME)
        return match.points if match is not None else ()

    @property
    def new(self) -> str:
        return self.window.commands["new"].iconText()


@pytest.fixture
def evening(tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Evening:
    monkeypatch.setitem(CATALOGUE, GAME, Game(GAME, "QD"))
    return Evening(tmp_path, qtbot)


def test_a_match_goes_from_hand_to_hand_to_its_end(evening: Evening) -> None:
    evening.services.settings.set_game(GAME, replace(evening.services.settings.game(GAME), seats=2))
    evening.window.play(GAME)
    evening.my_turn()
    assert evening.new == "New match"
    for number in range(1, 60):
        assert evening.table.scene.heading.sub.startswith(f"Hand {number} ")
        evening.finish()
        assert evening.page.sheet is not None
        totals = tuple(column.total for column in evening.page.sheet.content.columns)
        assert totals == evening.points()
        if evening.new == "New match":
            break
        assert max(totals) < 8
        assert evening.new == "Next hand"
        evening.window.commands["new"].trigger()
        evening.my_turn()
        assert evening.page.deal is not None
        assert evening.page.deal.session.setup.standing == totals
    assert max(evening.points()) >= 8
    assert evening.services.statistics.tally(GAME).played == 1
    assert evening.page.sheet is not None
    assert evening.page.sheet.content.caption == "End of the match"
    evening.window.commands["new"].trigger()
    evening.my_turn()
    assert evening.table.scene.heading.sub.startswith("Hand 1 ")
    assert set(evening.table.scene.points) == {0}


def test_a_hand_in_progress_is_taken_up_with_its_match(evening: Evening) -> None:
    evening.window.play(GAME)
    evening.finish()
    points = evening.points()
    evening.window.commands["new"].trigger()
    evening.my_turn()
    if evening.page.sheet is None:
        evening.act()
    evening.window.show_home()
    evening.window.play(GAME)
    evening.my_turn()
    if evening.page.sheet is None:
        assert evening.table.scene.heading.sub.startswith("Hand 2 ")
        assert evening.table.scene.points == points


def test_new_match_is_asked_for_while_a_hand_is_played(evening: Evening) -> None:
    evening.window.play(GAME)
    evening.my_turn()
    evening.act()
    evening.my_turn()
    if evening.page.sheet is not None:
        return
    before = evening.page.deal
    evening.window.commands["new"].trigger()
    questions = [child for child in evening.window.children() if type(child).__name__ == "Question"]
    assert questions
    assert evening.page.deal is before
    questions[0].reject()  # type: ignore[attr-defined]  # a sheet


def test_who_starts_is_not_asked_where_the_winner_deals(evening: Evening) -> None:
    evening.window.play(GAME)
    evening.window.show_options()
    shown = [segments.values for segments in evening.window.findChildren(Segments)]
    assert ("2", "3", "4", "5", "6") in shown
    assert not any("alternate" in values for values in shown)
    for option in QuanDuiTable.preferences:
        assert option.values in shown


def test_other_players_are_agreed_to_before_they_end_a_match(evening: Evening) -> None:
    evening.window.play(GAME)
    evening.finish()
    if evening.new == "New match":
        return
    wanted = replace(evening.services.settings.game(GAME), seats=3)
    evening.window.change_deal(GAME, wanted)
    questions = [child for child in evening.window.children() if type(child).__name__ == "Question"]
    assert questions
    assert evening.services.settings.game(GAME).seats == 0
    questions[0].accept()  # type: ignore[attr-defined]  # a sheet
    assert evening.page.deal is not None
    evening.qtbot.waitUntil(lambda: evening.page.deal.session.setup.seats == 3)  # type: ignore[union-attr]
    evening.my_turn()
    assert len(evening.table.scene.plates) == 3
    assert evening.page.deal.session.setup.standing == (0, 0, 0)


def test_p_takes_a_discard_and_pauses_otherwise(evening: Evening) -> None:
    window = evening.window
    window.play(GAME)
    for _ in range(200):
        evening.my_turn()
        if evening.page.sheet is not None:
            window.commands["new"].trigger()
            continue
        if evening.table.chooser.take.isVisible() and evening.table.chooser.take.action.isEnabled():
            break
        evening.act()
    assert evening.page.deal is not None
    before = len(evening.page.deal.session.actions)
    evening.page.view.setFocus()
    QTest.keyClick(evening.page.view, Qt.Key.Key_P)
    assert not window.commands["pause"].isChecked()
    assert len(evening.page.deal.session.actions) > before


def test_undo_makes_a_match_practice(evening: Evening) -> None:
    evening.window.play(GAME)
    evening.my_turn()
    evening.act()
    evening.my_turn()
    if evening.page.sheet is not None or not evening.window.commands["undo"].isEnabled():
        return
    assert "counts" in evening.table.scene.heading.sub
    evening.window.commands["undo"].trigger()
    evening.my_turn()
    assert "practice" in evening.table.scene.heading.sub
    evening.finish()
    if evening.new == "Next hand":
        evening.window.commands["new"].trigger()
        evening.my_turn()
        assert "practice" in evening.table.scene.heading.sub
