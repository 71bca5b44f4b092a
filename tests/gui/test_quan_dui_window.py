"""Quan Dui in the real window: a match of several hands, what the buttons are called, options, the save."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable.games import CATALOGUE, Game
from cardtable.games.quan_dui.table import QuanDuiTable
from cardtable.ui.parts import Segments
from tests.helpers.evening import Evening
from tests.helpers.quan_dui_room import Simple

GAME = "quan_dui"
LUCK = 1


class QuanDuiEvening(Evening[QuanDuiTable]):
    game_id, kind, simple = GAME, QuanDuiTable, Simple

    def points(self) -> tuple[int, ...]:
        match = self.services.evenings.match(GAME)
        return match.points if match is not None else ()

    @property
    def new(self) -> str:
        return self.window.commands["new"].iconText()


@pytest.fixture
def evening(tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> QuanDuiEvening:
    monkeypatch.setitem(CATALOGUE, GAME, Game(GAME, "QD"))
    luck = Random(LUCK)  # the same deals and the same opponents every time: what is asked for comes about
    monkeypatch.setattr("secrets.randbelow", luck.randrange)
    monkeypatch.setattr("secrets.randbits", luck.getrandbits)
    return QuanDuiEvening(tmp_path, qtbot)


def test_a_match_goes_from_hand_to_hand_to_its_end(evening: QuanDuiEvening) -> None:
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
        assert evening.deal.session.setup.standing == totals
    assert max(evening.points()) >= 8
    assert evening.services.statistics.tally(GAME).played == 1
    assert evening.page.sheet is not None
    assert evening.page.sheet.content.caption == "End of the match"
    evening.window.commands["new"].trigger()
    evening.my_turn()
    assert evening.table.scene.heading.sub.startswith("Hand 1 ")
    assert set(evening.table.scene.points) == {0}


def test_a_hand_in_progress_is_taken_up_with_its_match(evening: QuanDuiEvening) -> None:
    evening.window.play(GAME)
    evening.finish()
    points = evening.points()
    evening.window.commands["new"].trigger()
    evening.my_turn()
    assert evening.page.sheet is None
    evening.act()
    evening.window.show_home()
    evening.window.play(GAME)
    evening.my_turn()
    assert evening.page.sheet is None
    assert evening.table.scene.heading.sub.startswith("Hand 2 ")
    assert evening.table.scene.points == points


def test_new_match_is_asked_for_while_a_hand_is_played(evening: QuanDuiEvening) -> None:
    evening.window.play(GAME)
    evening.my_turn()
    evening.act()
    evening.my_turn()
    assert evening.page.sheet is None
    before = evening.page.deal
    evening.window.commands["new"].trigger()
    questions = [child for child in evening.window.children() if type(child).__name__ == "Question"]
    assert questions
    assert evening.page.deal is before
    questions[0].reject()  # type: ignore[attr-defined]  # a sheet


def test_who_starts_is_not_asked_where_the_winner_deals(evening: QuanDuiEvening) -> None:
    evening.window.play(GAME)
    evening.window.show_options()
    shown = [segments.values for segments in evening.window.findChildren(Segments)]
    assert ("2", "3", "4", "5", "6") in shown
    assert not any("alternate" in values for values in shown)
    for option in QuanDuiTable.preferences:
        assert option.values in shown


def test_other_players_are_agreed_to_before_they_end_a_match(evening: QuanDuiEvening) -> None:
    evening.window.play(GAME)
    evening.finish()
    assert evening.new == "Next hand"
    wanted = replace(evening.services.settings.game(GAME), seats=3)
    evening.window.change_deal(GAME, wanted)
    questions = [child for child in evening.window.children() if type(child).__name__ == "Question"]
    assert questions
    assert evening.services.settings.game(GAME).seats == 0
    questions[0].accept()  # type: ignore[attr-defined]  # a sheet
    evening.qtbot.waitUntil(lambda: evening.deal.session.setup.seats == 3)
    evening.my_turn()
    assert len(evening.table.scene.plates) == 3
    assert evening.deal.session.setup.standing == (0, 0, 0)


def test_other_players_chosen_at_home_end_a_match_only_if_that_is_agreed_to(evening: QuanDuiEvening) -> None:
    window = evening.window
    window.play(GAME)
    evening.finish()
    window.show_home()
    wanted = replace(evening.services.settings.game(GAME), seats=3)
    window.change_deal(GAME, wanted)
    (question,) = (child for child in window.children() if type(child).__name__ == "Question")
    question.reject()  # type: ignore[attr-defined]  # a sheet
    assert evening.services.settings.game(GAME).seats == 0
    match = evening.services.evenings.match(GAME)
    assert match is not None
    assert len(match.results) == 1
    window.change_deal(GAME, wanted)
    questions = [child for child in window.children() if type(child).__name__ == "Question"]
    questions[-1].accept()  # type: ignore[attr-defined]  # a sheet
    assert evening.services.evenings.match(GAME) is None
    assert len(evening.deal.session.setup.standing) == 3


def test_p_takes_a_discard_and_never_pauses(evening: QuanDuiEvening) -> None:
    window = evening.window
    pause = window.commands["pause"]
    window.play(GAME)
    assert [sequence.toString() for sequence in pause.shortcuts()] == ["Ctrl+P"]
    for _ in range(200):
        evening.my_turn()
        if evening.page.sheet is not None:
            window.commands["new"].trigger()
            continue
        if evening.table.chooser.take.isVisible() and evening.table.chooser.take.action.isEnabled():
            break
        evening.act()
    before = len(evening.deal.session.actions)
    evening.page.view.setFocus()
    QTest.keyClick(evening.page.view, Qt.Key.Key_P)
    assert not pause.isChecked()
    assert len(evening.deal.session.actions) > before
    QTest.keyClick(evening.page.view, Qt.Key.Key_P)  # too early, or nothing to take: it says so
    assert not pause.isChecked()
    window.show_home()
    assert [sequence.toString() for sequence in pause.shortcuts()] == ["P", "Ctrl+P"]


def test_undo_makes_a_match_practice(evening: QuanDuiEvening) -> None:
    evening.window.play(GAME)
    evening.my_turn()
    evening.act()
    evening.my_turn()
    assert evening.page.sheet is None
    assert evening.window.commands["undo"].isEnabled()
    assert "counts" in evening.table.scene.heading.sub
    evening.window.commands["undo"].trigger()
    evening.my_turn()
    assert "practice" in evening.table.scene.heading.sub
    evening.finish()
    assert evening.new == "Next hand"
    evening.window.commands["new"].trigger()
    evening.my_turn()
    assert "practice" in evening.table.scene.heading.sub
