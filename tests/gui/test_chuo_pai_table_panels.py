"""The panels of Chuo Pai: the counter, the rounds played, the table of ranks; they fold, and turn pages."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.games.chuo_pai.cards import DECK, IDENTITIES, identity_of
from cardtable.games.chuo_pai.rules import RULES
from cardtable.games.chuo_pai.side_panel import unseen
from tests.helpers.chuo_pai_room import FOLLOW, LARGEST, Room, watched
from tests.helpers.room import ME
from tests.unit.chuo_pai.positions import table


def test_the_counter_counts_what_nobody_has_seen(qtbot: QtBot) -> None:
    room = Room(qtbot)
    room.ask_always()
    room.deal(2, ME)
    view = RULES.view(room.state, ME)
    panel = room.table.scene.panel
    seen = [*view.seen(), *view.hand]
    assert panel.counts == {name: 4 - sum(identity_of(card) == name for card in seen) for name in IDENTITIES}
    assert sum(panel.counts.values()) == len(DECK) - len(seen)
    assert panel.focus_name().startswith(f"Unseen: {len(DECK) - len(seen)}. Heaven: ")
    assert unseen(DECK) == dict.fromkeys(IDENTITIES, 0)


def test_the_history_tells_who_played_what(qtbot: QtBot) -> None:
    room = Room(qtbot)
    room.table.take_preferences({"panel": "rounds", "lone": "asked"})
    room.deal(2, ME)
    panel = room.table.scene.panel
    assert "No round is finished yet." in panel.focus_name()
    while len(room.state.rounds) < 3:
        qtbot.waitUntil(room.mine)
        room.table._take(room.legal()[0])
    QApplication.processEvents()
    qtbot.waitUntil(lambda: room.mine() or bool(room.over))
    assert "Round 1: You: " in panel.focus_name()
    assert len(panel.rounds) == len(room.state.rounds)


def test_the_pages_of_a_long_history_can_be_turned(qtbot: QtBot) -> None:
    room = Room(qtbot)
    room.table.take_preferences({"panel": "rounds", "lone": "asked"})
    room.deal(2, ME)
    while len(room.state.rounds) < 9:
        qtbot.waitUntil(room.mine)
        room.table._take(room.legal()[-1])
        QApplication.processEvents()
    qtbot.waitUntil(lambda: room.mine() or bool(room.over))
    panel = room.table.scene.panel
    assert "Round 1:" not in panel.focus_name()
    room.pilot.click(room.pilot.find("chip:older"))
    assert "Round 1:" in panel.focus_name()
    assert f"Round {len(room.state.rounds)}:" not in panel.focus_name()
    room.pilot.go_to("chip:newer")
    room.pilot.key(Qt.Key.Key_Return)
    assert f"Round {len(room.state.rounds)}:" in panel.focus_name()


def test_panels_fold_and_that_is_remembered(qtbot: QtBot) -> None:
    room = watched(qtbot, FOLLOW)
    kept: dict[str, str] = {}
    room.table.prefer = kept.__setitem__
    scene = room.table.scene
    room.pilot.click(scene.ranks.chips["open"])
    assert kept == {"ranks": "folded"}
    assert not scene.ranks.unfolded
    room.pilot.click(scene.panel.chips["rounds"])
    assert kept["panel"] == "rounds"
    room.pilot.click(scene.panel.chips["rounds"])
    assert kept["panel"] == "folded"
    assert scene.panel.box().height() < 40
    assert scene.panel.box().right() == pytest.approx(scene.plan.panel.width())
    room.pilot.go_to("chip:unseen")
    room.pilot.key(Qt.Key.Key_Return)
    assert kept["panel"] == "unseen"
    assert not room.offered


def test_the_table_of_ranks_lights_what_is_asked_for(qtbot: QtBot) -> None:
    room = watched(qtbot, LARGEST)
    assert room.table.scene.ranks.asked == "special"
    heard = room.table.scene.ranks.focus_name()
    assert "Black: Black Nine > Flat Eight = Bent Eight > Black Seven > Black Five" in heard
    assert "Special: Heaven–Nine > Earth–Eight > Man–Seven > Harmony–Five" in heard
    room.play_from(table(["6-6 1-1", "2-2 5-5", "5-6 4-6"]))
    assert room.table.scene.ranks.asked == ""
