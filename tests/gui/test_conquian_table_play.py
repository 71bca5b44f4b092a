"""Every way to act at the table of Conquian ends in the same action, and the scene in the same place as the rules."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.core.rules import Setup
from cardtable.games.conquian.options import options
from cardtable.games.conquian.rules import RULES, Action, Force, Give, Lay, Pass, Pay, State, Use
from cardtable.scene.focus import Kind
from cardtable.scene.timeline import Speed
from tests.helpers.conquian_room import LEFT, RIGHT, Room, Simple, watched
from tests.helpers.room import ME

Way = Callable[[Room, Action], None]

ANSWER = {
    "phase": "answer", "turn": 0, "first": 2, "table": "7O",
    "hands": ["5O 6O 2C 11E 12B", "1O 3C 4C 5C 12E", "2E 3E 5E 6E"],
    "melds": ["7C 7E 7B", "10O 11O 12O", "1B 2B 3B 4B"],
    "stock": "2O 3O 4O 6C 5B 10C 11C 12C 1C", "acts": ["2: pass 7O"],
}  # fmt: skip
LAYING = {
    "phase": "answer", "turn": 0, "first": 0, "table": "12C",
    "hands": ["4O 5O 6O 10C 11C 1E 2E 3E", "1O 2O 3O 4C 5C 6C 7C 1B", "2B 3B 4B 5B 6B 7B 4E 5E"],
    "stock": "6E 7E 10E 11E",
}  # fmt: skip
CUTTING = {
    "phase": "answer", "turn": 0, "first": 0, "table": "7O",
    "hands": ["5O 6O", "1O 2C 3C 4C 5C 6C 1E 2E", "2B 3B 4B 5B 6B 7B 4E 5E"],
    "melds": ["10C 10E 10B | 11C 11E 11B", "", ""], "stock": "6E 7E",
}  # fmt: skip
PAYING = {
    "phase": "pay", "turn": 0, "first": 0,
    "hands": ["2C 4E 11E 12B 1O 3B", "4O 3C 4C 5C 6C 12E 1E 2E", "2B 4B 5B 6B 7B 3E 5E 6E"],
    "melds": ["5O 6O 7O", "", ""], "stock": "10O 11O 12O",
}  # fmt: skip
FORCED = {
    "phase": "forced", "turn": 0, "first": 2, "table": "7O",
    "hands": ["2C 11E", "1O 3C 4C 5C 6C 12E 1E 2E", "2B 4B 5B 6B 3E 5E 6E 1B"],
    "melds": ["7C 7E 7B | 4O 5O 6O", "", ""], "stock": "10O 11O 12O", "acts": ["2: force 7O on 0"],
}  # fmt: skip
SWAP = RULES.deal(Setup(5, 3, LEFT)).state


def at(record: dict[str, Any]) -> State:
    return RULES.position(record)


def offers(room: Room) -> list[Action]:
    """Return what the person can do with a few clicks: all but arrangements that only the tray makes."""
    view = RULES.view(room.state, ME)
    legal = room.legal()
    worth = {option.action for option in options(view, legal)}
    return [action for action in legal if not isinstance(action, Use | Lay) or action in worth]


def hand_cards(room: Room, action: Action) -> list[str]:
    match action:
        case Give(card) | Pay(card):
            return [card]
        case Use(melds) | Lay(melds):
            return list(room.state.from_hand(ME, melds))
    return []


def chip_of(room: Room, action: Action) -> str:
    """Return the key of the chip that does it, once its hand cards are raised."""
    match action:
        case Give() | Pay():
            return "chip:give"
        case Pass():
            return "chip:pass"
        case Force():
            return "chip:force"
    shown = [option.action for option in room.table.chooser.chips.shown]
    return f"chip:option-{shown.index(action)}"


def raise_by(room: Room, action: Action, tap: Callable[[QPointF], None]) -> None:
    for card in hand_cards(room, action):
        tap(room.at(card))


def by_mouse(room: Room, action: Action) -> None:
    raise_by(room, action, room.pilot.click)
    room.pilot.click(room.pilot.find(chip_of(room, action)))
    settle_force(room, action)


def settle_force(room: Room, action: Action) -> None:
    """Answer whom, and confirm a ninth card."""
    for _ in range(2):
        if not room.table.chooser.question.open:
            return
        targets = room.table.chooser.answering
        assert targets is not None
        assert isinstance(action, Force)
        names = list(targets.targets)
        several = len(names) > 1 and not room.state.wins_if_forced(action.target)
        room.pilot.click(room.pilot.find(f"chip:answer-{names.index(action.target) if several else 0}"))


def by_finger(room: Room, action: Action) -> None:
    raise_by(room, action, room.tap)
    chip = room.pilot.find(chip_of(room, action))
    room.tap(chip.mapToScene(chip.boundingRect().center()))


def by_digits(room: Room, action: Action) -> None:
    for card in hand_cards(room, action):
        room.pilot.key(str(room.table.scene.hand.pieces.index(card) + 1))
    finish_by_key(room, action)


def finish_by_key(room: Room, action: Action) -> None:
    match action:
        case Pass():
            room.pilot.key(Qt.Key.Key_Space)
        case Force():
            room.pilot.key("f")
        case Give() | Pay():
            room.pilot.key(Qt.Key.Key_Return)
        case _:
            room.pilot.go_to(chip_of(room, action))
            room.pilot.key(Qt.Key.Key_Return)


def by_cursor(room: Room, action: Action) -> None:
    """Walk along the hand with the arrows, raise with Up, walk to the button with Tab."""
    wanted = set(hand_cards(room, action))
    hand = room.table.scene.hand
    if wanted:
        stop = next(card for card in hand.cards if card.focus_kind is Kind.PLACE)
        room.pilot.go_to(stop.focus_key)
        for _ in hand.cards:
            card = hand.cursor
            assert card is not None
            if card.piece in wanted:
                room.pilot.key(Qt.Key.Key_Up)
            room.pilot.key(Qt.Key.Key_Right)
    room.pilot.go_to(chip_of(room, action))
    room.pilot.key(Qt.Key.Key_Return)


def by_list(room: Room, action: Action) -> None:
    room.table.choices()[room.legal().index(action)].perform()


WAYS: dict[str, Way] = {
    "mouse": by_mouse,
    "finger": by_finger,
    "digits": by_digits,
    "cursor": by_cursor,
    "list": by_list,
}
POSITIONS = {
    "answer": at(ANSWER), "laying": at(LAYING), "cutting": at(CUTTING), "paying": at(PAYING), "forced": at(FORCED),
    "swap": SWAP,
}  # fmt: skip


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", POSITIONS)
def test_everything_can_be_done_in_every_way(qtbot: QtBot, name: str, way: str) -> None:
    # a finger reaches no farther than the screen, which is small where there is none
    room = watched(qtbot, POSITIONS[name], size=(780, 440) if way == "finger" else (1280, 720))
    wanted = offers(room)
    assert wanted
    for action in wanted:
        room.play_from(POSITIONS[name])
        WAYS[way](room, action)
        assert room.offered == [action], (name, way, action)
        assert not room.refused
        assert room.settled()


# -- melds and the table card --------------------------------------------------------------------------------------


def test_a_click_on_an_own_meld_adds_the_table_card(qtbot: QtBot) -> None:
    room = watched(qtbot, at(ANSWER))
    assert room.table.scene.melds[ME].marked == ("gold", "", "")
    room.pilot.click(room.pilot.find("meld:0:0"))
    assert room.offered == [Use((("7O", "7C", "7E", "7B"),))]  # type: ignore[arg-type]  # pieces are strings


def test_a_click_on_a_framed_meld_of_another_forces(qtbot: QtBot) -> None:
    room = watched(qtbot, at(ANSWER))
    assert room.table.scene.melds[RIGHT].marked == ("jade", "", "")
    assert room.table.scene.melds[LEFT].marked == ("", "", "")
    assert room.table.scene.melds[RIGHT].tags[0].text == "Force: 7-10-11-12"
    room.pilot.click(room.pilot.find("meld:1:0"))
    assert room.offered == [Force(RIGHT)]


@pytest.mark.parametrize("speed", [Speed.OFF, Speed.NORMAL])
def test_the_table_card_is_dragged_to_melds_and_hand_cards(qtbot: QtBot, speed: Speed) -> None:
    room = watched(qtbot, at(ANSWER), speed=speed)
    scene = room.table.scene
    drops: list[tuple[QPointF, Action]] = [
        (scene.melds[ME].box(0).center(), Use((("7O", "7C", "7E", "7B"),))),  # type: ignore[arg-type]
        (scene.melds[RIGHT].box(0).center(), Force(RIGHT)),
    ]
    for point, action in drops:
        room.play_from(at(ANSWER))
        room.wait()
        room.pilot.drag(scene.table.spot.middle, point)
        assert room.offered == [action]
    room.play_from(at(ANSWER))
    room.wait()
    room.pilot.drag(scene.table.spot.middle, room.at("6O"))
    assert room.offered == [Use((("5O", "6O", "7O"), ("7C", "7E", "7B")))]  # type: ignore[arg-type]


def test_the_table_card_that_fits_in_two_ways_is_asked_about(qtbot: QtBot) -> None:
    record = {
        **ANSWER,
        "hands": ["5O 6O 10O 11E 12B 7C 7E 2C", "1O 3C 4C 5C 12E 1E 10C 10E", "2E 3E 5E 6E"],
        "melds": ["", "", "1B 2B 3B 4B"],
    }
    record["stock"] = "2O 3O 4O 6C 5B"
    room = watched(qtbot, at(record))
    room.pilot.drag(room.table.scene.table.spot.middle, room.at("6O"))
    question = room.table.chooser.question
    assert question.open
    assert not room.offered
    answers = [item.focus_key for item in room.stage.focus.items()]
    assert len(answers) >= 3  # runs of three and four, and to leave it
    room.pilot.key(Qt.Key.Key_Escape)
    assert not question.open
    assert not room.offered
    room.pilot.drag(room.table.scene.table.spot.middle, room.at("6O"))
    room.pilot.key("1")
    assert len(room.offered) == 1


def lying(room: Room) -> list[tuple[str | None, float, bool]]:
    """Return the hand as it lies; the card under the pointer may stand out a little."""
    return [(card.piece, card.pos().x(), card.raised) for card in room.table.scene.hand.cards]


def test_a_drop_that_means_nothing_returns(qtbot: QtBot) -> None:
    room = watched(qtbot, at(ANSWER))
    scene = room.table.scene
    middle = scene.table.spot.middle
    room.pilot.drag(middle, scene.plan.stock)
    assert not room.offered
    assert scene.table.cards[0].pos() == middle
    before = lying(room)
    room.pilot.drag(room.at("12B"), middle)
    assert not room.offered
    assert lying(room) == before
    assert not scene.hand.chosen
    room.pilot.carry(room.at("12B"), room.at("5O"))
    room.pilot.key(Qt.Key.Key_Escape)
    assert lying(room) == before


def test_hand_cards_are_dragged_on_the_table(qtbot: QtBot) -> None:
    room = watched(qtbot, at(PAYING))
    room.pilot.drag(room.at("4E"), room.table.scene.plan.table.middle)
    assert room.offered == [Pay("4E")]  # type: ignore[arg-type]
    room = watched(qtbot, at(ANSWER))
    for card in ("5O", "6O"):
        room.pilot.click(room.at(card))
    room.pilot.drag(room.at("5O"), room.table.scene.table.spot.middle)
    assert room.offered == [Use((("5O", "6O", "7O"), ("7C", "7E", "7B")))]  # type: ignore[arg-type]


def test_a_double_click_gives_and_pays(qtbot: QtBot) -> None:
    room = watched(qtbot, at(PAYING))
    room.pilot.double_click(room.at("11E"))
    assert room.offered == [Pay("11E")]  # type: ignore[arg-type]
    room = watched(qtbot, SWAP)
    card = room.table.scene.hand.pieces[2]
    room.pilot.double_click(room.at(card))
    assert room.offered == [Give(card)]


# -- whole games ---------------------------------------------------------------------------------------------------


def play(room: Room, way: Way, seed: int) -> None:
    brain = Simple(seed)
    for _ in range(400):
        QApplication.processEvents()
        room.wait()
        QApplication.processEvents()
        if room.over:
            break
        if not room.mine() or not room.table.chooser.invited:
            continue
        wanted = offers(room)
        lays = [action for action in wanted if isinstance(action, Lay)]
        action = lays[0] if lays and Random(seed).random() < 0.5 else brain.pick(RULES.view(room.state, ME), wanted)
        count = len(room.offered)
        way(room, action)
        assert room.offered[count : count + 1] == [action]
        assert not room.refused
        room.wait()
    assert room.over
    assert room.settled()


@pytest.mark.parametrize("speed", [Speed.OFF, Speed.NORMAL])
@pytest.mark.parametrize("way", ["mouse", "digits", "cursor"])
def test_a_whole_game(qtbot: QtBot, way: str, speed: Speed) -> None:
    room = Room(qtbot, speed=speed)
    room.deal(11, opening=True)
    play(room, WAYS[way], 3)
