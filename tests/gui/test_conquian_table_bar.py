"""What the bar of Conquian says: why a button is dark, what raised cards are, whom one waits for."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.games.conquian.dealing import Dealing
from cardtable.games.conquian.rules import RULES, Give, Pass, Use
from cardtable.scene.focus import Kind
from cardtable.scene.timeline import Speed
from tests.helpers.conquian_room import LEFT, RIGHT, Room, answer, second, status, watched
from tests.helpers.room import ME

REST = ("1O 3C 4C 5C 6C 12E 1E 2E", "2B 4B 5B 6B 3E 5E 6E 1B")


def off(room: Room) -> set[str]:
    bars = room.table.chooser.bars
    buttons = {"pass": bars.pass_, "force": bars.force, "lay": bars.lay, "cut": bars.cut, "give": bars.give}
    return {name for name, action in buttons.items() if not action.isEnabled()}


def title(room: Room) -> str:
    return room.table.chooser.bars.content.title


# -- reasons -------------------------------------------------------------------------------------------------------


def test_dark_buttons_say_why_not(qtbot: QtBot) -> None:
    room = watched(qtbot, answer("5O 6O 2C 11E 12B", "7O", ("7C 7E 7B", "", "")))
    assert off(room) >= {"force", "lay", "cut"}
    assert second(room, "force") == "fits nobody’s meld"
    assert second(room, "lay") == "no meld ready"
    assert second(room, "cut") == "reaches only 6 of 9"
    assert second(room, "pass_") == ""


@pytest.mark.parametrize(
    ("button", "said"),
    [
        ("force", "extends nobody’s meld"),
        ("lay", "no meld that is ready"),
        ("cut", "you need nine melded cards"),
    ],
)
def test_a_dark_button_explains_itself_when_it_is_pressed(qtbot: QtBot, button: str, said: str) -> None:
    room = watched(qtbot, answer("5O 6O 2C 11E 12B", "7O", ("7C 7E 7B", "", "")))
    room.pilot.click(room.pilot.find(f"chip:{button}"))
    assert not room.offered
    assert said in room.pilot.find("toast").focus_name()  # type: ignore[attr-defined]  # found by its focus


def test_lit_buttons_say_what_they_would_do(qtbot: QtBot) -> None:
    room = watched(qtbot, answer("5O 6O 1E 2E 3E", "7O", ("4O 4C 4E", "10O 11O 12O", "")))
    assert second(room, "force") == "Iara: 7-10-11-12"
    assert second(room, "lay") == "1-2-3 of swords"
    room = watched(qtbot, answer("5O 6O", "7O", ("10C 10E 10B | 11C 11E 11B", "", "")))
    assert second(room, "cut") == "5-6-7 of coins"


def test_who_pays_may_only_force_or_pass(qtbot: QtBot) -> None:
    state = answer("5O 6O 1E 2E 3E", "7O", ("4O 4C 4E", "10O 11O 12O", ""), payer=0, first=1, turn=0)
    room = watched(qtbot, state)
    assert title(room) == "Force or pass"
    assert second(room, "lay") == "you paid it"
    assert {"lay", "cut"} <= off(room)
    assert not room.table.chooser.chips.shown
    room.pilot.click(room.pilot.find("chip:lay"))
    assert not room.offered


EIGHT = "1O 3O 2E 11E 12B 4C 4E 7B"
THREE = "1O 2O 3O 11E 12B 4C 4E 7B"
RUNS = "1C 1E 1B | 4O 5O 6O 7O"


@pytest.mark.parametrize(
    ("mine", "table", "melds", "asked", "follows"),
    [
        ("5O 6O 2C 11E 12B", "7O", ("7C 7E 7B", "10O 11O 12O", ""), "Use, force or pass", "you pay a card"),
        ("5O 6O 2C 11E 12B", "7O", ("7C 7E 7B", "", ""), "Use or pass", "you pay a card"),
        (THREE, "10O", ("", RUNS, ""), "Lay, force or pass", "Nothing is paid"),
        (THREE, "10B", ("", "", ""), "Lay or pass", "Nothing is paid"),
        (EIGHT, "10O", ("", RUNS, ""), "Force or pass", "pays one"),
        (EIGHT, "7O", ("", "10O 11O 12O | 6C 7C 10C 11C 12C", ""), "Force or pass", "somebody’s ninth"),
        ("11E", "12B", ("4O 4C 4E 4B | 5O 6O 7O", "", ""), "Re-arrange or pass", "could lie otherwise"),
        ("", "12O", ("4C 5C 6C 7C | 6O 7O 10O 11O", "", ""), "Use or pass", "You can cut now"),
        ("", "12O", ("4C 5C 6C 7C | 1O 1C 1E 1B", "7O 10O 11O", ""), "Force or pass", "Eight melded"),
    ],
)
def test_only_what_can_be_done_is_asked(
    qtbot: QtBot, mine: str, table: str, melds: tuple[str, str, str], asked: str, follows: str
) -> None:
    room = watched(qtbot, answer(mine, table, melds))
    assert title(room) == asked
    assert follows in status(room)


@pytest.mark.parametrize(
    ("mine", "melds", "follows"),
    [
        ("", "7C 7E 7B | 2O 3O 4O 5O 6O", "it is your ninth card, and you win"),
        ("2C 11E", "7C 7E 7B | 4O 5O 6O", "Choose the meld; then you pay"),
        ("2C 10O", "7C 7E 7B | 4O 5O 6O", "hand cards may go with it"),
    ],
)
def test_who_is_forced_hears_what_follows(qtbot: QtBot, mine: str, melds: str, follows: str) -> None:
    state = answer(mine, "7O", (melds, "", ""), phase="forced", first=2, acts=["2: force 7O on 0"])
    room = watched(qtbot, state)
    assert follows in status(room)


def test_melds_that_take_nothing_are_heard_too(qtbot: QtBot) -> None:
    room = watched(qtbot, answer("5O 6O 1E 2E 3E", "7O", ("4O 4C 4E", "10O 11O 12O", "")))
    kinds = {item.focus_key: item.focus_kind for item in room.stage.focus.readable()}
    assert kinds["meld:1:0"] is Kind.PLACE
    assert kinds["meld:0:0"] is Kind.TEXT


def test_who_is_forced_can_only_take(qtbot: QtBot) -> None:
    record = {
        "phase": "forced", "turn": 0, "first": 2, "table": "7O",
        "hands": ["2C 11E", *REST], "melds": ["7C 7E 7B | 4O 5O 6O", "", ""], "acts": ["2: force 7O on 0"],
    }  # fmt: skip
    room = watched(qtbot, RULES.position({**record, "stock": "10O 11O"}))
    assert title(room) == "Tião forces you: take the 7 of coins"
    assert {"pass", "force", "lay"} <= off(room)
    assert second(room, "pass_") == second(room, "force") == second(room, "lay") == "you were forced"
    assert room.table.scene.melds[ME].marked == ("gold", "gold", "")
    room.pilot.key(Qt.Key.Key_Space)
    assert not room.offered
    room.pilot.click(room.pilot.find("meld:0:1"))
    assert isinstance(room.offered[0], Use)


def test_nothing_can_be_pressed_while_another_is_to_answer(qtbot: QtBot) -> None:
    room = watched(qtbot, answer("5O 6O 2C 11E 12B", "7O", ("7C 7E 7B", "", ""), turn=1, first=1))
    assert off(room) >= {"pass", "force", "lay", "cut"}
    assert {second(room, name) for name in ("pass_", "force", "lay", "cut")} == {"not your turn"}
    assert title(room) == "Not your turn yet"
    room.pilot.key(Qt.Key.Key_Space)
    assert not room.offered


# -- raised cards --------------------------------------------------------------------------------------------------


def test_the_bar_says_what_raised_cards_are(qtbot: QtBot) -> None:
    room = watched(qtbot, answer("5O 6O 2C 11E 12B", "7O", ("7C 7E 7B", "", "")))
    for card in ("5O", "6O"):
        room.pilot.click(room.at(card))
    assert title(room) == "5-6-7 of coins"
    assert "6/9" in status(room)
    room.pilot.key("3")
    assert title(room) == "This is not a meld"
    assert "neither" in status(room).lower()
    room.pilot.key(Qt.Key.Key_Return)
    assert not room.offered
    room.pilot.key(Qt.Key.Key_Backspace)
    room.pilot.key(Qt.Key.Key_Return)
    assert room.offered == [Use((("5O", "6O", "7O"), ("7C", "7E", "7B")))]  # type: ignore[arg-type]  # pieces


def test_usable_cards_stand_out(qtbot: QtBot) -> None:
    room = watched(qtbot, answer("5O 6O 2C 11E 12B", "7O", ("7C 7E 7B", "", "")))
    assert {card.piece for card in room.table.scene.hand.cards if card.usable} == {"5O", "6O"}


def test_cards_stay_chosen_while_others_seal_theirs(qtbot: QtBot) -> None:
    """Whenever a program seals its card, the person is asked again: the selection is no business of that."""
    room = Room(qtbot, opponents=lambda seed: Slow())
    room.deal(5)
    card = room.table.scene.hand.pieces[3]
    room.pilot.click(room.at(card))
    for seat in (RIGHT, LEFT):
        slow = room.opponents[seat]
        slow.answer(next(iter(RULES.legal_actions(room.state, seat))))
        assert room.state.sealed[seat]
        assert room.table.scene.hand.chosen == (card,)
        assert room.mine()
    other = room.table.scene.hand.pieces[5]
    room.pilot.click(room.at(other))
    assert room.table.scene.hand.chosen == (other,)  # only one card is given
    room.pilot.key(Qt.Key.Key_Return)
    assert room.offered == [Give(other)]


class Slow:
    """Answers when it is told to."""

    def ask(self, view: Any, legal: Any, answer: Any) -> None:
        self.answer = answer

    def cancel(self) -> None:
        pass


def test_the_three_cards_of_the_swap_travel_at_once(qtbot: QtBot) -> None:
    room = Room(qtbot, opponents=lambda seed: Slow(), speed=Speed.NORMAL)
    room.deal(5)
    for seat in (RIGHT, LEFT):
        room.opponents[seat].answer(next(iter(RULES.legal_actions(room.state, seat))))
        room.wait()
    room.pilot.double_click(room.at(room.table.scene.hand.pieces[0]))
    dealing: Dealing = room.table._showing.dealing
    seen = 0
    while room.stage.timeline.running:
        room.stage.timeline.advance(20)
        seen = max(seen, len(dealing._flying) + len(dealing._new))
    assert seen == 3
    assert room.settled()


# -- automatic passes ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("speed", [Speed.OFF, Speed.NORMAL])
def test_who_can_only_pass_passes_after_a_moment(qtbot: QtBot, speed: Speed) -> None:
    room = watched(qtbot, answer("5O 6C 2C 11E 12B 1E 3B 10E", "7O"), speed=speed)
    assert not room.offered
    assert room.table.chooser.automatic
    assert title(room) == "Nothing to do with the 7 of coins"
    if speed is Speed.NORMAL:
        room.stage.timeline.advance(300)
        QApplication.processEvents()
        assert not room.offered
    room.wait()
    QApplication.processEvents()
    assert room.offered == [Pass()]
    assert room.table.scene.bubbles[ME].text == "Pass"


def test_an_automatic_pass_is_undone_with_the_choice_before_it(qtbot: QtBot) -> None:
    room = watched(qtbot, answer("5O 6C 2C 11E 12B 1E 3B 10E", "7O"))
    QApplication.processEvents()
    assert not room.director.can_undo()


def test_a_table_that_is_laid_anew_forgets_the_pass(qtbot: QtBot) -> None:
    room = watched(qtbot, answer("5O 6C 2C 11E 12B 1E 3B 10E", "7O"), speed=Speed.NORMAL)
    room.table.withdraw()
    room.wait()
    QApplication.processEvents()
    assert not room.offered


# -- waiting -------------------------------------------------------------------------------------------------------

OTHERS: dict[str, dict[str, Any]] = {
    "answer": {
        "phase": "answer", "turn": 1, "first": 1, "table": "12C",
        "hands": ["2B 3B 4B 5B 6B 7B 4E 5E", "4O 5O 6O 10C 11C 1E 2E 3E", "1O 2O 3O 4C 5C 6C 7C 1B"],
        "stock": "6E 7E 10E 11E",
    },
    "pay": {
        "phase": "pay", "turn": 1, "first": 1,
        "hands": ["2B 4B 5B 6B 7B 3E 5E 6E", "2C 4E 11E 12B 1O 3B", "4O 3C 4C 5C 6C 12E 1E 2E"],
        "melds": ["", "5O 6O 7O", ""], "stock": "10O 11O 12O",
    },
    "forced": {
        "phase": "forced", "turn": 1, "first": 0, "table": "7O",
        "hands": ["2B 4B 5B 6B 3E 5E 6E 1B", "2C 11E", "1O 3C 4C 5C 6C 12E 1E 2E"],
        "melds": ["", "7C 7E 7B | 4O 5O 6O", ""], "stock": "10O 11O 12O", "acts": ["0: force 7O on 1"],
    },
}  # fmt: skip


@pytest.mark.parametrize(
    ("phase", "said", "word"),
    [("answer", "answer", "To answer"), ("pay", "pay", "To pay"), ("forced", "take the card", "Forced")],
)
def test_what_is_waited_for_is_said(qtbot: QtBot, phase: str, said: str, word: str) -> None:
    """The bar once said that somebody was to answer who had to pay."""
    room = watched(qtbot, RULES.position(OTHERS[phase]))
    scene = room.table.scene
    assert status(room) == f"{scene.name(RIGHT)} is to {said}"
    assert scene.plates[RIGHT].content.turn == word
