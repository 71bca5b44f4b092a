"""Every way to act at the table of Ô ăn quan ends in the same action, and the scene in the same place as the rules."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import QPointF, Qt
from pytestqt.qtbot import QtBot

from cardtable.core.events import Seat
from cardtable.core.rules import Setup
from cardtable.games.o_an_quan.rules import RULES, Direction, Sow
from cardtable.scene.timeline import Speed
from tests.helpers.o_an_quan_room import Room, games, sample

LEFT, RIGHT = Direction.LEFT, Direction.RIGHT
POSITIONS = {Speed.OFF: sample(7, 4), Speed.NORMAL: sample(8, 2)}
KEYS = {LEFT: "z", RIGHT: "x"}


def by_mouse(room: Room, action: Sow) -> None:
    room.pilot.click(room.pilot.find(f"square:{action.square}"))
    room.pilot.click(room.pilot.find(f"arrow:{action.direction.value}"))


def by_drag(room: Room, action: Sow) -> None:
    square = room.table.scene.plan.board.centre(action.square)
    room.pilot.drag(square, square + QPointF(60 if action.direction is RIGHT else -60, 14))


def by_keys(room: Room, action: Sow) -> None:
    for _ in range(6):
        if room.table.chooser.chosen == action.square:
            break
        room.pilot.key(Qt.Key.Key_Right)
    room.pilot.key(KEYS[action.direction])


def by_tab(room: Room, action: Sow) -> None:
    room.pilot.go_to(f"square:{action.square}")
    room.pilot.key(Qt.Key.Key_Return)
    room.pilot.go_to(f"arrow:{action.direction.value}")
    room.pilot.key(Qt.Key.Key_Space)


def by_list(room: Room, action: Sow) -> None:
    legal = list(RULES.legal_actions(room.state, room.state.turn))
    room.table.choices()[legal.index(action)].perform()


@pytest.mark.parametrize("speed", POSITIONS)
@pytest.mark.parametrize("way", [by_mouse, by_drag, by_keys, by_tab, by_list])
def test_every_action(qtbot: QtBot, way: Callable[[Room, Sow], None], speed: Speed) -> None:
    room = Room(qtbot, speed=speed)
    for position in POSITIONS[speed]:
        for action in RULES.legal_actions(position, position.turn):
            room.play_from(position)
            expected = RULES.apply(position, position.turn, action).state
            way(room, action)
            assert room.offered == [action]
            room.wait()
            assert room.state == expected
            assert room.settled()


@pytest.mark.parametrize("size", [(1024, 600), (640, 800)])
def test_large_arrows_work_on_small_windows(qtbot: QtBot, size: tuple[int, int]) -> None:
    room = Room(qtbot, size=size)
    for position in POSITIONS[Speed.NORMAL]:
        for action in RULES.legal_actions(position, position.turn):
            room.play_from(position)
            by_mouse(room, action)
            assert room.offered == [action]


def test_games_are_followed_to_their_end(qtbot: QtBot) -> None:
    room = Room(qtbot)
    for states in games(11, 4):
        room.play_from(states[0])
        rng = Random(3)
        while room.state.ended is None:
            action = rng.choice(list(RULES.legal_actions(room.state, room.state.turn)))
            assert room.table._take(action)
            assert room.settled()


def test_the_scene_keeps_up_whatever_interrupts_it(qtbot: QtBot) -> None:
    """Skips, resizes, resets and changes of speed in the middle of a turn leave the scene where the rules are."""
    room = Room(qtbot, speed=Speed.NORMAL)
    rng = Random(5)
    for states in games(23, 2):
        room.play_from(states[0])
        while room.state.ended is None:
            action = rng.choice(list(RULES.legal_actions(room.state, room.state.turn)))
            assert room.table._take(action)
            for _ in range(rng.randrange(1, 30)):
                room.stage.timeline.advance(30)
            match rng.randrange(5):
                case 0:
                    room.stage.timeline.skip()
                case 1:
                    room.stage.fit(rng.choice((1024, 1280, 1600)), rng.choice((600, 720, 1000)), 1.0)
                case 2:
                    room.director.start()
                case 3:
                    room.stage.retranslate()
                case 4:
                    room.stage.timeline.speed = Speed.OFF
                    room.stage.timeline.speed = Speed.NORMAL
            room.wait()
            assert room.settled()
            for item in room.table.scene.stones.items:
                assert item.pos() == item.rest.at
                assert item.scale() == 1.0
                assert item.lift == 0.0


def test_skip_in_the_middle_ends_the_turn_once(qtbot: QtBot) -> None:
    room = Room(qtbot, speed=Speed.NORMAL)
    room.play_from(RULES.deal(Setup(1, 2)).state)
    by_keys(room, Sow(0, RIGHT))
    for _ in range(12):
        room.stage.timeline.advance(40)
    assert room.table.scene.stones.pebbles.hand
    room.stage.timeline.skip()
    assert room.settled()
    assert room.director.human_to_act() == Seat(1)


def test_nothing_takes_longer_than_six_seconds(qtbot: QtBot) -> None:
    """The longest turn among random games is sped up."""
    room = Room(qtbot, speed=Speed.NORMAL)
    turns = (
        (state, action)
        for states in games(2, 40)
        for state in states[:-1]
        for action in RULES.legal_actions(state, state.turn)
    )
    position, action = max(turns, key=lambda turn: len(RULES.apply(turn[0], turn[0].turn, turn[1]).events))
    room.play_from(position)
    assert room.table._take(action)
    elapsed = 0
    while room.stage.timeline.busy:
        room.stage.timeline.advance(20)
        elapsed += 20
    assert 5000 < elapsed <= 6200


def test_a_turn_cannot_be_taken_twice(qtbot: QtBot) -> None:
    """Clicks and keys while a turn is being shown do nothing."""
    room = Room(qtbot, speed=Speed.NORMAL)
    room.play_from(RULES.deal(Setup(1, 2)).state)
    by_keys(room, Sow(2, LEFT))
    room.pilot.key("x", "z", Qt.Key.Key_Return)
    room.pilot.double_click(room.table.chooser.squares[1])
    room.wait()
    assert len(room.director.session.actions) == 1
