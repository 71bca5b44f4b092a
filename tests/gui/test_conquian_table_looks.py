"""The table of Conquian as it looks: order of the hand, decks, languages, sizes, the dead cards, the result."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt, QTranslator
from pytestqt.qtbot import QtBot

from cardtable.core.match import Match
from cardtable.core.rules import DealResult
from cardtable.games.conquian.cards import in_order
from cardtable.games.conquian.naming import NAMING
from cardtable.games.conquian.rules import RULES, Lay, Pass, State
from cardtable.scene.widgets.sheet import ResultSheet
from tests.helpers.conquian_room import RIGHT, Room, answer, watched
from tests.helpers.room import ME

MINE = "5O 6O 2C 11E 12B"
SIZES = ((1280, 720), (1024, 600), (1920, 1080), (1280, 960), (2560, 1080))


@pytest.fixture(autouse=True)
def spanish_names() -> Iterator[None]:
    """What cards are called follows the last table's deck."""
    yield
    NAMING.faces = "spanish"


def usual() -> State:
    return answer(MINE, "7O", ("7C 7E 7B", "10O 11O 12O", "1B 2B 3B 4B"))


def hand(room: Room) -> list[str]:
    return [str(piece) for piece in room.table.scene.hand.pieces]


# -- the order of the hand -----------------------------------------------------------------------------------------


def test_the_hand_is_sorted_by_suit_and_by_rank(qtbot: QtBot) -> None:
    room = watched(qtbot, answer("10O 7O 2C 11E 2B 1E 3B 10E", "12B"))
    assert hand(room) == ["7O", "10O", "2C", "1E", "10E", "11E", "2B", "3B"]
    kept: list[tuple[str, str]] = []
    room.table.prefer = lambda key, value: kept.append((key, value))
    room.pilot.click(room.pilot.find("chip:order-rank"))
    assert hand(room) == ["1E", "2C", "2B", "3B", "7O", "10O", "10E", "11E"]
    room.pilot.click(room.pilot.find("chip:order-suit"))
    assert hand(room) == ["7O", "10O", "2C", "1E", "10E", "11E", "2B", "3B"]
    assert kept == [("order", "rank"), ("order", "suit")]


def test_a_card_is_dragged_to_another_place_and_stays_there(qtbot: QtBot) -> None:
    room = watched(qtbot, usual())
    kept: list[tuple[str, str]] = []
    room.table.prefer = lambda key, value: kept.append((key, value))
    room.pilot.drag(room.at("12B"), room.at("5O") - QPointF(10, 0))
    assert hand(room) == ["12B", "5O", "6O", "2C", "11E"]
    assert kept == [("order", "hand")]
    assert not room.table.scene.hand.chosen
    room.pilot.key(Qt.Key.Key_Space)  # a turn later
    assert room.offered == [Pass()]
    assert hand(room) == ["12B", "5O", "6O", "2C", "11E"]
    room.table.reset(RULES.view(room.state, ME))  # an undo lays everything anew
    assert hand(room) == ["12B", "5O", "6O", "2C", "11E"]


def test_a_card_is_moved_with_the_keyboard(qtbot: QtBot) -> None:
    room = watched(qtbot, usual())
    room.pilot.key(Qt.Key.Key_Right)
    room.pilot.key(Qt.Key.Key_Right, modifier=Qt.KeyboardModifier.ShiftModifier)
    assert hand(room) == ["6O", "5O", "2C", "11E", "12B"]
    room.pilot.key(Qt.Key.Key_Left, modifier=Qt.KeyboardModifier.ShiftModifier)
    assert hand(room) == MINE.split()


def test_a_move_within_the_hand_that_is_taken_back_changes_nothing(qtbot: QtBot) -> None:
    room = watched(qtbot, usual())
    room.pilot.carry(room.at("12B"), room.at("5O") - QPointF(10, 0))
    assert hand(room)[0] == "12B"
    room.pilot.key(Qt.Key.Key_Escape)
    assert hand(room) == MINE.split()
    assert room.table.preferred["order"] == "suit"


def test_laid_and_paid_cards_leave_the_order_of_the_others(qtbot: QtBot) -> None:
    room = watched(qtbot, answer("5O 6O 1E 2E 3E", "12C", ("4O 4C 4E", "", "")))
    room.pilot.drag(room.at("6O"), room.at("3E") + QPointF(60, 0))
    assert hand(room) == ["5O", "1E", "2E", "3E", "6O"]
    lay = next(option for option in room.table.chooser.answering.lays)  # type: ignore[union-attr]  # the person acts
    assert isinstance(lay.action, Lay)
    room.pilot.key("b")
    assert hand(room) == ["5O", "6O"]


# -- decks and words -----------------------------------------------------------------------------------------------


def test_french_faces_have_french_names(qtbot: QtBot) -> None:
    room = watched(qtbot, usual())
    before = room.table.scene.table.cards[0].deck
    room.table.take_preferences({"faces": "french"})
    scene = room.table.scene
    assert scene.table.cards[0].deck is not before
    assert scene.hand.cards[0].deck is scene.deck
    assert scene.melds[RIGHT].tags[0].text == "Force: 7-J-Q-K"
    assert "diamonds" in scene.table_label.focus_name()
    room.pilot.click(room.pilot.find("meld:1:0"))
    assert len(room.offered) == 1


class Marking(QTranslator):
    """Marks every text, so that none is left in the former language."""

    def translate(self, context: str, source: str, comment: str | None = None, n: int = -1) -> str:
        """Return the text with a mark."""
        return f"¿{source}"

    def isEmpty(self) -> bool:
        return False


def test_the_language_changes_live(qtbot: QtBot) -> None:
    room = watched(qtbot, usual())
    translator = Marking()
    QCoreApplication.installTranslator(translator)
    room.table.retranslate()
    room.stage.retranslate()
    for item in room.stage.focus.readable():
        name = item.focus_name()
        foreign = not name or "¿" in name or item.focus_key in ("header", "chip:menu", "chip:copy_code")
        assert foreign or item.focus_key.startswith(("chip:undo", "chip:skip", "chip:log", "chip:hint")), name
    QCoreApplication.removeTranslator(translator)
    room.table.retranslate()
    room.stage.retranslate()
    assert not [item for item in room.stage.focus.readable() if "¿" in item.focus_name()]


# -- places --------------------------------------------------------------------------------------------------------

FULL = {
    "hands": ["1O 5O 6O 11E 6C", "12C 12B", "2E 3E"],
    "melds": ["7C 7E 7B", "10O 11O 12O | 4C 4E 4B", "1B 2B 3B | 10C 10E 10B"],
}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", ["eight", "usual", "full"])
def test_nothing_lies_on_anything_else(qtbot: QtBot, size: tuple[int, int], name: str) -> None:
    state = {
        "eight": answer("4O 5O 6O 10C 11C 1E 2E 3E", "12C"),
        "usual": usual(),
        "full": RULES.position({"phase": "answer", "turn": 0, "table": "7O", "stock": "2O 3O 4O 5B", **FULL}),
    }[name]
    room = watched(qtbot, state, size)
    scene, chooser = room.table.scene, room.table.chooser
    plan, stage = scene.plan, room.stage.sceneRect()
    boxes = {"bar": plan.bar, "panel": plan.panel, "order": plan.order, "table": scene.table.box()}
    boxes["stock"] = QRectF(scene.stock.top().x() - 45, scene.stock.top().y() - 70, 90, 140)
    boxes["dead"] = scene.dead.row.box()
    for seat, plate in scene.plates.items():
        boxes[f"plate {seat}"] = plate.mapRectToScene(plate.box())
    for seat, melds in scene.melds.items():
        for n, group in enumerate(melds.groups):
            if group:
                boxes[f"meld {seat} {n}"] = melds.box(n)
    for n, chip in enumerate([*chooser.chips.chips, *chooser.chips.tail]):
        if chip.isVisible():
            boxes[f"chip {n}"] = chip.mapRectToScene(chip.box())
    for card in scene.hand.cards:
        boxes[f"card {card.piece}"] = card.box().translated(card.rest)
    boxes["track"] = scene.track.mapRectToScene(scene.track.box())
    for (one, first), (other, second) in combinations(boxes.items(), 2):
        if one.startswith("card") and other.startswith("card"):
            continue  # large cards may overlap; their indices do not
        common = first.adjusted(1, 1, -1, -1).intersected(second.adjusted(1, 1, -1, -1))
        assert common.isEmpty(), (one, other, common)
    inside = stage.adjusted(12, 12, -12, -12)
    assert all(inside.contains(box) for box in boxes.values())


@pytest.mark.parametrize("melds", ["7C 7E 7B | 12O 12C 12E", "12O 12C 12E | 7C 7E 7B"])
def test_what_a_meld_accepts_is_said_over_that_meld(qtbot: QtBot, melds: str) -> None:
    scene = watched(qtbot, answer("2C 11E", "7O", (melds, "", ""))).table.scene
    accepting = next(n for n, group in enumerate(scene.melds[ME].groups) if "7C" in group)
    note, box = scene.own_note.area(), scene.melds[ME].box(accepting)
    assert note.right() <= box.right() + 5
    assert note.left() > box.left()
    assert not note.intersects(scene.own_label.area())


def test_with_eight_in_hand_every_card_is_whole(qtbot: QtBot) -> None:
    for faces in ("spanish", "french"):
        room = watched(qtbot, answer("4O 5O 6O 10C 11C 1E 2E 3E", "12C"))
        room.table.take_preferences({"faces": faces})
        cards = room.table.scene.hand.cards
        assert cards[0].rest.x() - cards[0].wide / 2 >= 44
        assert cards[-1].rest.x() + cards[-1].wide / 2 <= room.table.scene.plan.panel.left() - 20
        assert all(card.strip > card.wide - 0.01 for card in cards)


# -- the dead cards ------------------------------------------------------------------------------------------------


def test_all_dead_cards_can_be_looked_at(qtbot: QtBot) -> None:
    room = watched(qtbot, usual())
    dead = room.table.scene.dead
    assert dead.pieces == room.state.dead
    assert len(dead.row.cards) == 6
    room.pilot.click(dead.row.box().center())
    assert dead.sheet is not None
    assert dead.sheet.pieces == room.state.dead
    room.pilot.key(Qt.Key.Key_Escape)
    assert dead.sheet is None
    room.pilot.go_to("dead")
    room.pilot.key(Qt.Key.Key_Return)
    assert dead.sheet is not None
    room.pilot.click(QPointF(20, 20))
    assert dead.sheet is None
    assert not room.offered


# -- the result ----------------------------------------------------------------------------------------------------


def ended(qtbot: QtBot, state: State) -> tuple[Room, DealResult]:
    room = watched(qtbot, state)
    result = RULES.result(state)
    assert result is not None
    return room, result


def test_the_result_shows_all_hands_and_the_evening(qtbot: QtBot) -> None:
    record = {
        "phase": "over", "turn": 0,
        "hands": ["", "1O 2C 3C 4C 5C 6C 1E 2E", "2B 3B 4B 5B 6B 7B 4E 5E"],
        "melds": ["10C 10E 10B | 11C 11E 11B | 5O 6O 7O", "", ""], "stock": "6E 7E",
    }  # fmt: skip
    room, result = ended(qtbot, RULES.position(record))
    room.table.match = Match(3).after(result).after(result)
    content = room.table.result(RULES.view(room.state, ME), result)
    assert content.title == "You win"
    assert [column.total for column in content.columns] == [9, 0, 0]
    assert [column.winner for column in content.columns] == [True, False, False]
    assert content.note
    assert all(column.foot is not None for column in content.columns)
    sheet = ResultSheet(room.stage, content, [])
    room.view.grab()
    sheet.dismiss()
    assert in_order(room.table.scene.left[RIGHT].pieces) == in_order(room.state.hands[RIGHT])  # type: ignore[arg-type]


def test_a_draw_has_no_winner(qtbot: QtBot) -> None:
    record = {
        "phase": "over", "turn": 0, "stock": "",
        "hands": ["1O 2C 3C 4C 5C", "1E 2E 6O 7O 10O", "2B 3B 4B 5B 6B 7B 4E 5E"],
        "melds": ["10C 10E 10B", "11C 11E 11B", ""],
    }  # fmt: skip
    room, result = ended(qtbot, RULES.position(record))
    content = room.table.result(RULES.view(room.state, ME), result)
    assert content.title == "Draw"
    assert not any(column.winner for column in content.columns)
