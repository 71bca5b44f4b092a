"""Chuo Pai in the real window: deals to their end, undo, save, options, keys, and the look of the table."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable.games import CATALOGUE, Game
from cardtable.games.chuo_pai.table import ChuoPaiTable
from cardtable.scene.surface import Look
from cardtable.ui import settings as keys
from cardtable.ui.look_sheet import LookSheet
from cardtable.ui.parts import Segments
from tests.helpers.chuo_pai_room import Simple
from tests.helpers.evening import Evening

GAME = "chuo_pai"
LUCK = 1


class ChuoPaiEvening(Evening[ChuoPaiTable]):
    game_id, kind, simple = GAME, ChuoPaiTable, Simple


@pytest.fixture
def evening(tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> ChuoPaiEvening:
    monkeypatch.setitem(CATALOGUE, GAME, Game(GAME, "CP"))
    luck = Random(LUCK)  # the same deals and the same opponents every time
    monkeypatch.setattr("secrets.randbelow", luck.randrange)
    monkeypatch.setattr("secrets.randbits", luck.getrandbits)
    return ChuoPaiEvening(tmp_path, qtbot)


def test_deals_are_played_to_their_end(evening: ChuoPaiEvening) -> None:
    evening.play()
    for number in (1, 2):
        content = evening.finish()
        assert len(content.columns) == 3
        best = max(column.total for column in content.columns)
        assert [column.winner for column in content.columns] == [column.total == best for column in content.columns]
        assert evening.services.statistics.tally(GAME).played == number
        evening.window.commands["new"].trigger()
        evening.my_turn()
    assert evening.deal.code.startswith("CP")


def test_a_deal_in_progress_is_taken_up(evening: ChuoPaiEvening) -> None:
    evening.play()
    evening.act()
    evening.my_turn()
    code, done = evening.deal.code, len(evening.deal.session.actions)
    evening.window.show_home()
    evening.window.play(GAME)
    evening.my_turn()
    assert evening.deal.code == code
    assert len(evening.deal.session.actions) >= done


def test_undo_goes_back_to_the_last_choice(evening: ChuoPaiEvening) -> None:
    evening.play()
    hands = evening.table.scene.hand.pieces
    evening.act()
    evening.my_turn()
    assert evening.table.scene.hand.pieces != hands
    evening.window.commands["undo"].trigger()
    evening.my_turn()
    assert evening.table.scene.hand.pieces == hands
    assert "practice" in evening.table.scene.heading.sub


def test_the_options_show_every_preference(evening: ChuoPaiEvening) -> None:
    evening.play()
    evening.window.show_options()
    shown = [segments.values for segments in evening.window.findChildren(Segments)]
    assert ("equal", "free") in shown
    for option in ChuoPaiTable.preferences:
        assert option.values in shown


def test_the_look_of_the_table_opens_from_its_chip(evening: ChuoPaiEvening) -> None:
    evening.play()
    chip = next(chip for chip in evening.table._chips.chips if chip.action.objectName() == "look")
    chip.activate()
    assert any(sheet.isVisible() for sheet in evening.window.findChildren(LookSheet))
    evening.services.settings.set(keys.CONTRAST, 80)
    assert evening.page.stage.look == Look(contrast=80)


def test_digits_choose_and_enter_plays(evening: ChuoPaiEvening) -> None:
    evening.play()
    while evening.deal.session.state.acts:
        evening.act()
        evening.my_turn()
    view = evening.page.view
    view.setFocus()
    identity = str(evening.table.scene.hand.pieces[0])[:3]
    before = len(evening.deal.session.actions)
    for key in (identity[0], identity[2]):
        QTest.keyClicks(view, key)
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert len(evening.deal.session.actions) > before
