"""What the table of Conquian asks, and what it advises: warnings, reminders, the tray, hints and their place."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt
from pytestqt.qtbot import QtBot

from cardtable.core.rules import Illegal
from cardtable.games.conquian.rules import RULES, Force, Lay, Pass, Use
from cardtable.scene.timeline import Speed
from cardtable.scene.widgets.chip import ChipItem, Style
from cardtable.scene.widgets.hint import HintCard
from cardtable.scene.widgets.place import hidden
from tests.helpers.conquian_room import LEFT, RIGHT, Room, answer, second, status, watched
from tests.helpers.room import ME

REST = ("1O 3C 4C 5C 6C 12E 1E 2E", "2B 4B 5B 6B 3E 5E 6E 1B")


# -- questions -----------------------------------------------------------------------------------------------------


def test_a_ninth_card_is_warned_of(qtbot: QtBot) -> None:
    state = answer("5C 6C 2C 11E 12B 1E 3B 10E", "7O", ("", "10O 11O 12O | 2O 3O 4O 5O 6O", ""))
    room = watched(qtbot, state)
    assert state.wins_if_forced(RIGHT)
    room.pilot.click(room.pilot.find("chip:force"))
    question = room.table.chooser.question
    assert question.open
    assert "ninth card of Iara" in question.focus_name()
    assert not room.offered
    assert room.stage.focus.current is not None
    assert room.stage.focus.current.focus_name() == "Leave it"  # what destroys nothing has the keyboard
    room.pilot.key(Qt.Key.Key_Return)
    assert not question.open
    assert not room.offered
    room.pilot.click(room.pilot.find("meld:1:0"))
    room.pilot.click(QPointF(640, 60))  # a click elsewhere closes it
    assert not question.open
    assert not room.offered
    room.pilot.key("f")
    room.pilot.key("1")
    assert room.offered == [Force(RIGHT)]


def test_whom_to_force_is_asked(qtbot: QtBot) -> None:
    room = watched(qtbot, answer("5C 6C 2C 11E 12B 1E 3B 10E", "7O", ("", "10O 11O 12O", "4O 5O 6O")))
    assert second(room, "force") == "Iara or Tião"
    room.pilot.key("f")
    room.pilot.key("2")
    assert room.offered == [Force(LEFT)]


def test_the_last_card_reminds_of_melds_in_hand(qtbot: QtBot) -> None:
    room = watched(qtbot, answer("4O 5O 6O 11E 12B 1E 3B 10E", "12C", stock=""))
    assert status(room) == "Last card: lay your melds now"
    room.pilot.key(Qt.Key.Key_Space)
    assert room.table.chooser.question.open
    assert not room.offered
    room.pilot.key("1")
    assert room.offered == [Lay((("4O", "5O", "6O"),))]  # type: ignore[arg-type]
    room.play_from(answer("4O 5O 6O 11E 12B 1E 3B 10E", "12C", stock=""))
    room.pilot.key(Qt.Key.Key_Space)
    room.pilot.key("2")
    assert room.offered == [Pass()]


# -- the tray ------------------------------------------------------------------------------------------------------


def layout(room: Room) -> list[tuple[Any, ...]]:
    scene = room.table.scene
    hand = [(card.piece, card.pos().x(), card.pos().y(), card.raised) for card in scene.hand.cards]
    melds = [(piece, card.pos().x(), card.pos().y()) for piece, card in scene.melds[ME].cards.items()]
    return [*hand, *sorted(melds), *((card.piece, card.pos().x()) for card in scene.table.cards)]


@pytest.mark.parametrize("speed", [Speed.OFF, Speed.NORMAL])
def test_a_cancelled_arrangement_restores_every_card(qtbot: QtBot, speed: Speed) -> None:
    room = watched(qtbot, answer("5O 6O 2C 11E 12B", "7O", ("7C 7E 7B", "", "")), speed=speed)
    room.wait()
    before, placed = layout(room), room.table.placed()
    room.pilot.click(room.pilot.find("chip:rearrange"))
    room.wait()
    tray = room.table.tray
    assert tray.is_open
    room.pilot.key("s")
    room.wait()
    assert tray.verdict is None
    room.pilot.key(Qt.Key.Key_Escape)
    room.wait()
    assert not tray.is_open
    assert layout(room) == before
    assert room.table.placed() == placed
    assert not room.offered


def test_an_arrangement_is_confirmed(qtbot: QtBot) -> None:
    room = watched(qtbot, answer("5O 6O 2C 11E 12B", "7O", ("7C 7E 7B", "", "")))
    room.pilot.key("r")
    room.pilot.key("s")
    room.pilot.key(Qt.Key.Key_Return, modifier=Qt.KeyboardModifier.ControlModifier)
    assert len(room.offered) == 1
    assert isinstance(room.offered[0], Use)
    assert not room.refused
    assert room.settled()


# -- hints ---------------------------------------------------------------------------------------------------------


def test_a_hint_raises_its_cards(qtbot: QtBot) -> None:
    room = watched(qtbot, answer("5O 6O 2C 11E 12B", "7O", ("7C 7E 7B", "", "")))
    action = Use((("5O", "6O", "7O"), ("7C", "7E", "7B")))  # type: ignore[arg-type]
    room.table.show_hint(action, None)
    assert room.table.scene.hand.chosen == ("5O", "6O")
    assert room.pilot.find("hint").isVisible()
    room.pilot.key(Qt.Key.Key_Escape)
    assert not room.table.scene.hand.chosen
    room.table.show_hint(Pass(), None)
    chip = room.pilot.find("chip:pass")
    assert isinstance(chip, ChipItem)
    assert chip.advised
    assert chip.style is Style.FELT
    room.table.clear_hint()
    assert not chip.advised


def test_a_hint_leaves_the_options_to_be_clicked(qtbot: QtBot) -> None:
    room = watched(qtbot, answer("5O 2C 11E 12B 1B", "7O", ("7C 7E 7B", "", "")), (1024, 600))
    room.table.show_hint(Use((("7O", "7C", "7E", "7B"),)), None)  # type: ignore[arg-type]
    hint = room.pilot.find("hint")
    assert isinstance(hint, HintCard)
    areas = room.table.chooser.chips.areas()
    assert areas
    assert hidden(hint.area(), areas) < 0.05 * sum(area.width() * area.height() for area in areas)


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768)])
def test_messages_and_questions_leave_the_hint_and_the_options_in_sight(qtbot: QtBot, size: tuple[int, int]) -> None:
    room = watched(qtbot, answer("5O 2C 11E 12B 1B", "7O", ("7C 7E 7B", "", "")), size)
    room.table.show_hint(Use((("7O", "7C", "7E", "7B"),)), None)  # type: ignore[arg-type]
    hint, toast = room.pilot.find("hint"), room.table._toast
    assert isinstance(hint, HintCard)
    room.table.refuse(Illegal("must-take", ("7O",), "R7"))
    said = toast.mapRectToScene(toast._box)
    assert not said.intersects(hint.area())
    assert hidden(said, room.table.chooser.chips.areas()) == 0
    toast.clear()
    question = room.table.chooser.question
    question.ask(
        "How do you use the 7 of oros?",
        [("Three sevens", None), ("The 5, 6 and 7 of oros", None)],
        room.table.scene.plan.bar,
    )
    assert hidden(hint.area(), [question.area()]) < 0.05 * hint.area().width() * hint.area().height()


def test_a_message_goes_with_the_position_it_was_about(qtbot: QtBot) -> None:
    room = watched(qtbot, answer("5O 2C 11E 12B 1B", "7O", ("7C 7E 7B", "", "")))
    room.table.refuse(Illegal("must-take", ("7O",), "R7"))
    assert room.table._toast.isVisible()
    step = RULES.apply(room.state, ME, Pass())
    room.table.show(step.events, RULES.view(step.state, ME), lambda: None)
    assert not room.table._toast.isVisible()
