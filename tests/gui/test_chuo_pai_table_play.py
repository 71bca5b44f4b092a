"""Every way to act at the table of Chuo Pai ends in the same action; deals by mouse alone and by keys alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.core.events import Seat
from cardtable.games.chuo_pai.held import Tone
from cardtable.games.chuo_pai.rules import RULES, Action, Pass, Play, State
from cardtable.scene.timeline import Speed
from tests.helpers.chuo_pai_room import Room, Simple
from tests.helpers.room import ME
from tests.unit.chuo_pai.positions import table

Way = Callable[[Room, Action], None]

LEAD = table(["6-6 6-6 3-6 4-5 2-6 2-6 2-6 3-5", "2-2 5-5", "5-6 4-6"])
SETS = table(["3-6 3-6 2-6 2-6 2-6 3-5 1-1", "2-2 5-5", "2-5 2-5 4-6"], leader=2, acts=["2: 2-5 2-5"])
SPECIAL = table(["6-6 6-6 3-6 4-5 1-1 2-6 3-5", "2-2 5-5", "4-4 3-4 4-6"], leader=2, acts=["2: 4-4 3-4"])
NOTHING = table(["2-2 2-3 1-4", "2-2 5-5", "6-6 4-6"], leader=2, acts=["2: 6-6"])
ONE = table(["1-1 2-3 1-4", "2-2 5-5", "4-4 4-6"], leader=2, acts=["2: 4-4"])
POSITIONS = {"lead": LEAD, "sets": SETS, "special": SPECIAL, "nothing": NOTHING, "one": ONE}


def watched(qtbot: QtBot, state: State, size: tuple[int, int] = (1280, 720), speed: Speed = Speed.OFF) -> Room:
    """Return a room in a position in which nobody but the person acts, and is asked whatever there is."""
    room = Room.watched(qtbot, state, size, speed)
    room.ask_always()
    room.play_from(state)
    return room


def tone(room: Room) -> Tone:
    """Return how the line over the buttons speaks."""
    return room.table.chooser.held.said.tone


def choose_by_mouse(room: Room, action: Play) -> None:
    """Click stacks until exactly the cards of a play are raised."""
    for identity, count in Counter(action.identities).items():
        for _ in range(5):
            if sum(str(piece).startswith(identity) for piece in room.chosen()) == count:
                break
            room.pilot.click(room.front(identity))


def by_mouse(room: Room, action: Action) -> None:
    match action:
        case Pass():
            room.pilot.click(room.table.chooser.pass_button)
        case Play():
            choose_by_mouse(room, action)
            room.pilot.click(room.table.chooser.play_button)


def by_keys(room: Room, action: Action) -> None:
    match action:
        case Pass():
            room.pilot.key(Qt.Key.Key_Space)
        case Play():
            for identity in action.identities:
                room.pilot.key(identity[0], identity[2])
            room.pilot.key(Qt.Key.Key_Return)


def by_arrows(room: Room, action: Action) -> None:
    assert isinstance(action, Play)
    for identity, count in Counter(action.identities).items():
        for _ in range(25):
            room.pilot.key(Qt.Key.Key_Right)
            cursor = room.table.scene.hand.cursor
            if cursor is not None and str(cursor.piece).startswith(identity):
                break
        for _ in range(count):
            room.pilot.key(Qt.Key.Key_Up)
    room.pilot.key(Qt.Key.Key_Return)


def by_drag(room: Room, action: Action) -> None:
    assert isinstance(action, Play)
    choose_by_mouse(room, action)
    room.pilot.drag(room.at_front(action.identities[0]), room.table.scene.plan.centre.middle)


def by_list(room: Room, action: Action) -> None:
    room.table.choices()[room.legal().index(action)].perform()


@pytest.mark.parametrize("way", [by_mouse, by_keys, by_list])
@pytest.mark.parametrize("name", list(POSITIONS))
def test_every_action_can_be_taken(qtbot: QtBot, name: str, way: Way) -> None:
    state = POSITIONS[name]
    watched(qtbot, state).do_all(state, way)


@pytest.mark.parametrize("way", [by_arrows, by_drag])
@pytest.mark.parametrize("name", ["lead", "sets", "special"])
def test_cards_are_played_otherwise(qtbot: QtBot, name: str, way: Way) -> None:
    room = watched(qtbot, POSITIONS[name])
    for n, action in list(enumerate(room.legal()))[::2]:
        room.play_from(POSITIONS[name])
        way(room, action)
        assert room.offered == [action], n
        assert room.settled()


def test_exactly_the_chosen_cards_leave_the_hand(qtbot: QtBot) -> None:
    room = watched(qtbot, LEAD)
    room.pilot.click(room.front("2-6"))
    room.pilot.click(room.front("2-6"))
    chosen = room.chosen()
    room.pilot.key(Qt.Key.Key_Return)
    assert room.state.acts[0].cards == chosen
    assert not set(chosen) & set(room.table.scene.hand.pieces)


# -- choosing --------------------------------------------------------------------------------


def test_a_click_chooses_one_more_copy_and_after_the_last_none(qtbot: QtBot) -> None:
    room = watched(qtbot, LEAD)
    for count in (1, 2, 3, 0, 1):
        room.pilot.click(room.front("2-6"))
        assert len(room.chosen()) == count


def test_a_double_click_chooses_the_whole_stack(qtbot: QtBot) -> None:
    room = watched(qtbot, LEAD)
    room.pilot.double_click(room.front("2-6"))
    assert len(room.chosen()) == 3


def test_a_click_chooses_what_is_asked_for_and_nothing_else(qtbot: QtBot) -> None:
    room = watched(qtbot, SETS)
    room.pilot.click(room.front("2-6"))
    assert [str(piece)[:3] for piece in room.chosen()] == ["2-6", "2-6"]
    room.pilot.click(room.front("3-6"))
    assert [str(piece)[:3] for piece in room.chosen()] == ["3-6", "3-6"]
    room.pilot.double_click(room.front("2-6"))
    assert [str(piece)[:3] for piece in room.chosen()] == ["2-6", "2-6"]
    room.pilot.click(room.front("2-6"))
    assert not room.chosen()


def test_what_beats_the_table_stands_out_and_the_rest_is_dimmed(qtbot: QtBot) -> None:
    room = watched(qtbot, SETS)
    hand = room.table.scene.hand
    assert {str(card.piece)[:3] for card in hand.cards if card.usable} == {"3-6", "2-6"}
    assert hand.answers
    room.play_from(LEAD)
    assert not any(card.usable for card in hand.cards)
    assert not hand.answers


def test_a_drag_from_a_stack_takes_what_is_asked_for(qtbot: QtBot) -> None:
    room = watched(qtbot, SETS)
    room.pilot.drag(room.at_front("2-6"), room.table.scene.plan.centre.middle)
    assert room.offered == [Play([*["2-6", "2-6"]])]  # type: ignore[list-item]  # identities will do


def test_a_drag_that_is_refused_or_given_up_returns(qtbot: QtBot) -> None:
    room = watched(qtbot, SETS)
    before = room.table.scene.hand.pieces
    room.pilot.drag(room.at_front("1-1"), room.table.scene.plan.centre.middle)
    assert not room.offered
    assert tone(room) is Tone.REFUSED
    assert room.table.scene.hand.pieces == before
    room.table.scene.hand.lower_all()
    room.pilot.carry(room.at_front("2-6"), room.table.scene.plan.centre.middle)
    assert room.table.scene.slots.hot
    room.pilot.key(Qt.Key.Key_Escape)
    assert not room.offered
    assert not room.chosen()
    assert all(card.pos() == card.rest for card in room.table.scene.hand.cards)


def test_backspace_and_escape_lower(qtbot: QtBot) -> None:
    room = watched(qtbot, LEAD)
    room.pilot.key("2", "6", "2", "6")
    assert len(room.chosen()) == 2
    room.pilot.key(Qt.Key.Key_Backspace)
    assert len(room.chosen()) == 1
    room.pilot.key(Qt.Key.Key_Escape)
    assert not room.chosen()


def test_space_chooses_where_one_cannot_pass(qtbot: QtBot) -> None:
    room = watched(qtbot, LEAD)
    room.pilot.key(Qt.Key.Key_Right, Qt.Key.Key_Space, Qt.Key.Key_Space)
    assert [str(piece)[:3] for piece in room.chosen()] == ["6-6", "6-6"]
    assert not room.offered


# -- what cannot be done ---------------------------------------------------------------------


def test_a_selection_that_cannot_be_played_says_why(qtbot: QtBot) -> None:
    room = watched(qtbot, SETS)
    held = room.table.chooser.held
    for identity, word in (("1-1", "black family"), ("3-5", "2 card")):
        room.table.scene.hand.lower_all()
        room.pilot.click(room.front(identity))
        assert word in held.said.text
        assert held.said.rule == "R9"
        assert not room.table.chooser.play_button.action.isEnabled()
    held.link.activate()
    assert room.rules_asked == ["R9"]


def test_a_special_combination_that_is_begun_is_no_mistake(qtbot: QtBot) -> None:
    room = watched(qtbot, SPECIAL)
    held, button = room.table.chooser.held, room.table.chooser.play_button
    room.pilot.click(room.front("6-6"))
    assert (held.said.text, held.said.tone) == ("1 more card(s) to beat Man–Seven of 2 card(s).", Tone.PLAIN)
    assert button.action.text() == "Play"
    lit = {str(card.piece)[:3] for card in room.table.scene.hand.cards if card.usable}
    assert lit == {"3-6", "4-5"}  # no eights: they go with Earth
    room.pilot.key(Qt.Key.Key_Return)
    assert tone(room) is Tone.REFUSED
    assert "1 more card" in held.said.text
    room.pilot.click(room.front("4-5"))
    assert tone(room) is Tone.GOOD
    room.pilot.click(room.front("3-5"))
    assert tone(room) is Tone.BAD


def test_a_link_to_a_rule_goes_with_its_reason(qtbot: QtBot) -> None:
    room = watched(qtbot, SETS)
    held = room.table.chooser.held
    room.pilot.click(room.front("1-1"))
    assert held.link.isVisible()
    room.table.scene.hand.lower_all()
    room.view.resize(1024, 600)
    room.view.settle()
    assert held.isVisible()
    assert not held.link.isVisible()


def test_who_can_beat_cannot_pass(qtbot: QtBot) -> None:
    room = watched(qtbot, SETS)
    assert "beat" in room.table.chooser.held.said.text
    room.pilot.click(room.table.chooser.pass_button)
    assert not room.offered
    held = room.table.chooser.held
    assert tone(room) is Tone.REFUSED
    assert not room.table._toast.isVisible()  # it would lie over the line
    held.link.activate()
    assert room.rules_asked == ["R9"]
    room.pilot.click(room.front("3-6"))
    assert tone(room) is Tone.GOOD


def test_who_leads_cannot_pass(qtbot: QtBot) -> None:
    room = watched(qtbot, LEAD)
    room.pilot.key(Qt.Key.Key_Space)
    assert not room.offered
    assert room.table.chooser.held.said.rule == "R5"


def test_a_choice_may_be_prepared_while_others_play(qtbot: QtBot) -> None:
    state = table(["6-6 2-6 2-6", "2-2 5-5", "2-5 4-6"], leader=1, acts=["1: 2-2"])
    room = watched(qtbot, state)
    room.pilot.click(room.front("6-6"))
    assert room.chosen()
    assert not room.table.chooser.play_button.action.isEnabled()
    room.pilot.key(Qt.Key.Key_Return)
    assert not room.offered


# -- what happens by itself ------------------------------------------------------------------


@pytest.mark.parametrize("name", ["nothing", "one"])
def test_what_leaves_no_choice_happens_by_itself(qtbot: QtBot, name: str) -> None:
    room = Room.watched(qtbot, POSITIONS[name], speed=Speed.NORMAL)
    (action,) = room.legal()
    assert room.table.chooser.automatic
    assert room.table.chooser.held.said.text
    assert not room.offered
    room.wait()
    qtbot.waitUntil(lambda: room.offered == [action])
    room.stage.timeline.advance(60)
    assert room.table.scene.bubbles[ME].text
    room.wait()
    assert room.settled()


def test_enter_does_not_wait_for_it(qtbot: QtBot) -> None:
    room = Room.watched(qtbot, NOTHING, speed=Speed.NORMAL)
    room.pilot.key(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: room.offered == [Pass()])


def test_what_would_happen_by_itself_is_forgotten_with_an_undo(qtbot: QtBot) -> None:
    room = Room.watched(qtbot, NOTHING, speed=Speed.NORMAL)
    room.table.withdraw()
    room.stage.timeline.advance(3_000)
    QApplication.processEvents()
    assert not room.offered


# -- whole deals -----------------------------------------------------------------------------


@pytest.mark.parametrize("way", [by_mouse, by_keys])
def test_a_deal_can_be_played(qtbot: QtBot, way: Way) -> None:
    room = Room(qtbot)
    room.ask_always()
    for seed, leader in ((11, 0), (12, 1)):
        room.deal(seed, Seat(leader))
        room.play_out(way, Simple(3))
        content = room.table.result(RULES.view(room.state, ME), room.over[-1])
        assert [column.total for column in content.columns] == list(room.over[-1].points)
        assert sum(column.winner for column in content.columns) == len(room.over[-1].winners)


def test_a_deal_can_be_played_at_normal_speed(qtbot: QtBot) -> None:
    room = Room(qtbot, speed=Speed.NORMAL)
    room.deal(4, opening=True)
    room.play_out(by_mouse, Simple(3))


def test_clicks_while_cards_are_dealt_only_skip(qtbot: QtBot) -> None:
    room = Room(qtbot, speed=Speed.NORMAL)
    room.deal(4, opener=Seat(1), opening=True)
    assert room.table._showing.dealing.under_way
    room.pilot.click(QPointF(640, 240))
    assert not room.offered
    assert not room.table._showing.dealing.under_way
    assert room.settled()
