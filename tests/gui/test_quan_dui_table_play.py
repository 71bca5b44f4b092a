"""Every way to act at the table of Quan Dui ends in the same action; matches by mouse alone and by keys alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.core.events import Seat
from cardtable.core.match import Match
from cardtable.games.quan_dui.cards import value_of
from cardtable.games.quan_dui.rules import RULES, Action, Declare, Discard, Draw, Dui, Pass, Phase, State, Take, Win
from cardtable.scene.timeline import Speed
from tests.helpers.quan_dui_room import Room, Simple, watched
from tests.helpers.room import ME
from tests.unit.quan_dui.positions import LOOSE, table

Way = Callable[[Room, Action], None]

NEXT = table([f"{LOOSE} w1", "*", "*", "*"], turn=0, discards=["", "", "", "w1"])  # the person would draw
OUT_OF_TURN = table([f"{LOOSE} b1", "*", "*", "*"], turn=3, discards=["", "", "b1", ""])
FOR_ALL = table(["b1 b1 s2 w2 s3 s3 w4 w4 s5 s5 b6 b6 b7 b7 w9", "*", "*", "*"], turn=0, discards=["", "", "", "w9"])
EIGHT = table(["b1 b1 s2 w2 s3 s3 w4 w4 s5 s5 b6 b6 b7 b7 w9 w9", "*", "*"], phase="discard", turn=0)
FULL = table(["b1 b1 s2 s2 s3 s3 w4 w4 s5 s5 b6 b6 b7 b7 w9 w9", "*"], phase="discard", turn=0)


def by_mouse(room: Room, action: Action) -> None:
    chooser, pilot = room.table.chooser, room.pilot
    match action:
        case Win() | Declare():
            pilot.click(chooser.win)
        case Dui():
            pilot.click(chooser.dui)
        case Take():
            pilot.click(chooser.take)
        case Draw() | Pass():
            pilot.click(chooser.nothing)
        case Discard(card):
            if room.table.chooser.chosen is None or room.table.chooser.chosen[:-1] != action.kind:
                pilot.click(room.at(card[:-1]))
            pilot.click(chooser.discard)


def by_keys(room: Room, action: Action) -> None:
    pilot = room.pilot
    match action:
        case Win() | Declare():
            pilot.key("b")
        case Dui():
            pilot.key("d")
        case Take():
            pilot.key("p")
        case Draw() | Pass():
            pilot.key("x")
        case Discard():
            for _ in range(30):
                chosen = room.table.chooser.chosen
                if chosen is not None and chosen[:-1] == action.kind:
                    break
                pilot.key(str(value_of(action.kind)))
            pilot.key(Qt.Key.Key_Return)


def by_drag(room: Room, action: Action) -> None:
    assert isinstance(action, Discard)
    room.pilot.drag(room.at(action.kind), room.table.scene.plan.offer)


def by_double_click(room: Room, action: Action) -> None:
    assert isinstance(action, Discard)
    room.pilot.double_click(room.at(action.kind))


def by_arrows(room: Room, action: Action) -> None:
    assert isinstance(action, Discard)
    for _ in range(20):
        room.pilot.key(Qt.Key.Key_Right)
        cursor = room.table.scene.hand.cursor
        if cursor is not None and str(cursor.piece)[:-1] == action.kind:
            break
    room.pilot.key(Qt.Key.Key_Return)


def by_finger(room: Room, action: Action) -> None:
    assert isinstance(action, Discard)
    room.swipe(room.at(action.kind), room.table.scene.plan.offer)


def by_list(room: Room, action: Action) -> None:
    legal = room.legal()
    room.table.choices()[legal.index(action)].perform()


@pytest.mark.parametrize("way", [by_mouse, by_keys, by_list])
@pytest.mark.parametrize(
    "state", [NEXT, OUT_OF_TURN, FOR_ALL, EIGHT, FULL], ids=["next", "out-of-turn", "all", "eight", "full"]
)
def test_every_action_can_be_taken(qtbot: QtBot, state: State, way: Way) -> None:
    watched(qtbot, state).do_all(state, way)


@pytest.mark.parametrize("way", [by_drag, by_double_click, by_arrows, by_finger])
def test_a_card_is_discarded(qtbot: QtBot, way: Way) -> None:
    small = (760, 428)  # the screen of tests feels no finger beyond 800 pixels
    room = watched(qtbot, EIGHT, small if way is by_finger else (1280, 720))
    for kind in ("w9", "s2", "b1"):
        room.play_from(EIGHT)
        way(room, Discard(kind))  # type: ignore[arg-type]  # a kind stands for any card of it
        assert room.offered == [Discard(kind)]  # type: ignore[arg-type]  # the same
        assert room.settled()


def test_the_chosen_copy_leaves_the_hand(qtbot: QtBot) -> None:
    room = watched(qtbot, EIGHT)
    second = [card for card in room.table.scene.hand.cards if str(card.piece).startswith("w4")][1]
    room.pilot.click(second.rest)
    piece = second.piece
    room.pilot.key(Qt.Key.Key_Return)
    assert room.state.discards[ME] == (piece,)
    assert piece not in room.table.scene.hand.pieces


def test_a_click_on_the_stock_draws(qtbot: QtBot) -> None:
    room = watched(qtbot, NEXT)
    room.pilot.click(room.table.scene.centre.spot)
    assert room.offered == [Draw()]
    room.pilot.click(room.table.scene.centre.spot)
    assert room.offered == [Draw()]


def test_space_draws_passes_and_chooses(qtbot: QtBot) -> None:
    room = watched(qtbot, NEXT)
    room.pilot.key(Qt.Key.Key_Space)
    assert room.offered == [Draw()]
    room = watched(qtbot, OUT_OF_TURN)
    room.pilot.key(Qt.Key.Key_Space)
    assert room.offered == [Pass()]
    room = watched(qtbot, EIGHT)
    room.pilot.key(Qt.Key.Key_Right, Qt.Key.Key_Space)
    assert room.table.chooser.chosen == room.table.scene.hand.pieces[0]
    assert not room.offered


def test_a_card_dropped_on_the_hand_is_not_discarded(qtbot: QtBot) -> None:
    room = watched(qtbot, EIGHT)
    before = room.table.scene.hand.pieces
    room.pilot.drag(room.at("w9"), room.at("b1"))
    assert not room.offered
    after = room.table.scene.hand.pieces
    assert after != before
    assert sorted(after) == sorted(before)
    assert room.table.preferred["order"] == "hand"
    room.pilot.carry(room.at("s5"), room.table.scene.plan.offer)
    assert room.table.scene.centre.target.hot
    room.pilot.key(Qt.Key.Key_Escape)
    assert not room.offered
    assert room.table.scene.hand.pieces == after


def test_the_own_order_survives_drawing_and_discarding(qtbot: QtBot) -> None:
    room = Room(qtbot, seats=4)
    room.deal(7)
    hand = room.table.scene.hand
    room.pilot.drag(room.at(str(hand.pieces[-1])), room.at(str(hand.pieces[0])))
    order = list(hand.pieces)
    simple = Simple(1)
    for _ in range(6):
        qtbot.waitUntil(lambda: room.mine() or bool(room.over))
        if room.over:
            break
        action = simple.pick(RULES.view(room.state, ME), room.legal())
        by_list(room, action)
        kept = [piece for piece in order if piece in hand.pieces]
        assert [piece for piece in hand.pieces if piece in kept] == kept


def test_keys_move_a_card(qtbot: QtBot) -> None:
    room = watched(qtbot, EIGHT)
    hand = room.table.scene.hand
    first, second = hand.pieces[:2]
    room.pilot.key(Qt.Key.Key_Right)
    room.pilot.key(Qt.Key.Key_Right, modifier=Qt.KeyboardModifier.ShiftModifier)
    assert hand.pieces[:2] == (second, first)
    assert room.table.preferred["order"] == "hand"
    room.table._sort.trigger()
    assert hand.pieces[:2] == (first, second)


# -- what cannot be done ---------------------------------------------------------------------


def reasons(room: Room) -> dict[str, str]:
    """Return why each visible button is off, by its name."""
    found = {}
    for button in room.table.chooser.buttons:
        if button.isVisible() and not button.action.isEnabled():
            found[button.action.objectName()] = button.focus_help()
    return found


@pytest.mark.parametrize(
    ("record", "off"),
    [
        pytest.param(
            {"rows": [f"{LOOSE} w1", "*", "*", "*"], "turn": 0, "discards": ["", "", "", "b9"]},
            {"win": "missing", "dui": "no identical card"},
            id="next",
        ),
        pytest.param(
            {"rows": [f"{LOOSE} b1", "*", "*", "*"], "turn": 3, "discards": ["", "", "b1", ""]},
            {"win": "missing", "take": "only the next player"},
            id="out of turn",
        ),
        pytest.param(
            {"rows": ["*", "*", "*", "*"], "turn": 1, "discards": ["b1", "", "", ""]},
            {"win": "your own", "dui": "your own", "take": "your own", "nothing": "your own"},
            id="own discard",
        ),
        pytest.param(
            {"rows": [f"{LOOSE} b1 w1", "*"], "turn": 0, "phase": "discard"},
            {"win": "missing", "discard": "choose"},
            id="own turn",
        ),
        pytest.param(
            {"rows": ["*", "*", "*"], "turn": 1, "phase": "discard", "discards": ["", "", "b1"]},
            {"win": "no discard", "dui": "no discard", "take": "no discard", "nothing": "no discard"},
            id="somebody discards",
        ),
    ],
)  # fmt: skip
def test_a_button_that_is_off_says_why(qtbot: QtBot, record: dict[str, Any], off: dict[str, str]) -> None:
    rows = record.pop("rows")
    room = watched(qtbot, table(rows, **record))
    record["rows"] = rows
    found = reasons(room)
    for name, word in off.items():
        assert word in found[name], (name, found)


def test_eight_dui_can_only_be_declared(qtbot: QtBot) -> None:
    room = watched(qtbot, FULL)
    room.pilot.click(room.at("s2"))
    assert "declare" in reasons(room)["discard"]
    room.pilot.double_click(room.at("s2"))
    assert not room.offered
    assert room.table._toast.isVisible()
    room.pilot.key("b")
    assert room.offered == [Declare()]


def test_what_was_taken_is_not_given_back(qtbot: QtBot) -> None:
    room = watched(qtbot, NEXT)
    room.pilot.click(room.table.chooser.take)
    room.pilot.click(room.at("w1"))
    assert "just taken" in reasons(room)["discard"]
    room.pilot.click(room.table.chooser.discard)
    assert room.offered == [Take("w1")]
    assert room.table._toast.isVisible()


def test_a_refusal_leads_to_its_rule(qtbot: QtBot) -> None:
    room = watched(qtbot, NEXT)
    room.pilot.click(room.table.chooser.win)
    assert room.table._toast.isVisible()
    assert not room.offered
    room.table._toast.link.activate()
    assert room.rules_asked == ["R7"]


def test_keys_explain_too(qtbot: QtBot) -> None:
    state = table(["*", "*", "*"], turn=1, phase="discard", discards=["", "", "b1"])
    room = watched(qtbot, state)
    for key in ("b", "d", "p", "x"):
        room.table._toast.clear()
        room.play_from(state)
        room.pilot.key(key)
        assert room.table._toast.isVisible()
        assert not room.offered


# -- when one is asked, and when not ---------------------------------------------------------


def test_who_does_not_want_to_be_asked_draws_by_himself(qtbot: QtBot) -> None:
    useless = table([f"{LOOSE} w1", "*", "*"], turn=0, discards=["", "", "s2"])
    for asking, drawn in (("always", False), ("pairs", True), ("wins", True)):
        room = Room(qtbot, seats=3, opponents=lambda seed: _Silent())
        room.table.take_preferences({"asking": asking})
        room.play_from(useless)
        QApplication.processEvents()
        assert (room.offered == [Draw()]) is drawn
    room = Room(qtbot, seats=4, opponents=lambda seed: _Silent())
    room.table.take_preferences({"asking": "wins"})
    room.play_from(FOR_ALL)
    QApplication.processEvents()
    assert not room.offered


class _Silent:
    """Asked, and silent."""

    def ask(self, view: object, legal: object, answer: object) -> None:
        pass

    def cancel(self) -> None:
        pass


def test_an_answer_waits_until_the_discard_was_open_for_a_while(qtbot: QtBot) -> None:
    room = watched(qtbot, NEXT, speed=Speed.NORMAL)
    room.pilot.click(room.table.chooser.nothing)
    assert room.table.chooser.sealed
    assert not room.offered
    assert "answered" in reasons(room)["take"]
    room.stage.timeline.advance(2_000)
    qtbot.waitUntil(lambda: room.offered == [Draw()])


def test_an_answer_under_way_is_forgotten_with_an_undo(qtbot: QtBot) -> None:
    room = watched(qtbot, NEXT, speed=Speed.NORMAL)
    room.pilot.click(room.table.chooser.nothing)
    room.table.withdraw()
    room.stage.timeline.advance(2_000)
    QApplication.processEvents()
    assert not room.offered


# -- whole matches ---------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("way", [by_mouse, by_keys])
def test_a_match_can_be_played(qtbot: QtBot, seats: int, way: Way) -> None:
    room = Room(qtbot, seats=seats, seed=seats)
    room.match = Match(seats, Seat(0), RULES.handover, RULES.target, standing=(6,) * seats)
    for n in range(40):
        room.next_hand(100 * seats + n)
        room.play_out(way, Simple(3))
        room.match = room.match.after(room.over[-1])
        if room.match.winners:
            break
    assert room.match.winners
    room.table.match = room.match
    content = room.table.result(RULES.view(room.state, ME), room.over[-1])
    assert max(column.total for column in content.columns) >= 8
    assert sum(column.winner for column in content.columns) == 1


def test_a_hand_can_be_played_at_normal_speed(qtbot: QtBot) -> None:
    room = Room(qtbot, seats=3, speed=Speed.NORMAL)
    room.deal(4, opening=True)
    room.play_out(by_mouse, Simple(3))
    assert room.state.phase is Phase.OVER


def test_clicks_while_others_move_do_nothing(qtbot: QtBot) -> None:
    room = Room(qtbot, seats=4, speed=Speed.NORMAL)
    room.deal(4, opener=Seat(1), opening=True)
    for button in room.table.chooser.buttons:
        if button.isVisible():
            room.pilot.click(button)
    room.pilot.click(QPointF(640, 268))
    assert not room.offered
