"""What the table of Ô ăn quan shows and says: previews, refusals, lights, hints, marks of the last turn, places."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtWidgets import QGraphicsItem
from pytestqt.qtbot import QtBot

from cardtable.ai.player import Message
from cardtable.core.events import Announced, Seat
from cardtable.core.rules import DealResult, Setup
from cardtable.games.o_an_quan.geometry import is_end
from cardtable.games.o_an_quan.heap import heap
from cardtable.games.o_an_quan.message import Line
from cardtable.games.o_an_quan.plan import plan
from cardtable.games.o_an_quan.preview import preview
from cardtable.games.o_an_quan.rules import RULES, Direction, Mandarins, Sow, State, Stop, Store, square, trace
from cardtable.games.o_an_quan.stones import SEEDS
from cardtable.games.o_an_quan.words import WORDS
from cardtable.scene.timeline import Speed
from cardtable.scene.typography import width
from cardtable.scene.widgets.plate import PlateState
from tests.helpers.o_an_quan_room import AGAINST_AI, Room, games, sample
from tests.helpers.ui import make_window

LEFT, RIGHT = Direction.LEFT, Direction.RIGHT
START = RULES.deal(Setup(1, 2)).state
PICTURE = State(  # the position of the mock-up: B1 to the right captures 11 and 3
    (2, 2, 6, 3, 0, 0, 1, 0, 11, 0, 3, 6),
    Mandarins(True, False),
    (Store(1, 9), Store(0, 7)),
    (2, 0),
    Seat(0),
    14,
    False,
)
SHAPES = [(1280, 720), (1280, 750), (1280, 960), (1280, 1600), (1720, 720), (2560, 720), (1400, 900)]


# -- previews ---------------------------------------------------------------------------------------------------------


def test_previews_end_where_the_turn_ends() -> None:
    board = plan(QSizeF(1280, 720)).board
    for position in sample(99, 500):
        for action in RULES.legal_actions(position, position.turn):
            done = trace(position.board, position.mandarins, action.square, action.direction, position.protected)
            path = preview(board, action, done)
            after = RULES.apply(position, position.turn, action)
            captures = [e for e in after.events if isinstance(e, Announced) and e.key == "capture"]
            assert path.total == sum(int(event.args[3]) for event in captures)
            assert path.last == (done.captures[-1].square if done.captures else done.last)
            assert len(path.pearls) == len(done.path)
            assert len(path.rings) == len(done.lifts) - 1
            assert [prey for prey, _, _ in path.prey] == [capture.square for capture in done.captures]
            assert board.square_path(path.last).contains(path.end)
            for (prey, point, _), hop in zip(path.prey, path.hops, strict=True):
                assert board.square_path(prey).contains(point)
                assert (hop.currentPosition() - point).manhattanLength() < 1


def test_the_path_runs_over_the_squares_of_the_turn() -> None:
    """Each pearl of a single lap lies on the drawn line, in the square that gets the stone."""
    board = plan(QSizeF(1280, 720)).board
    for action in RULES.legal_actions(PICTURE, Seat(0)):
        done = trace(PICTURE.board, PICTURE.mandarins, action.square, action.direction)
        path = preview(board, action, done)
        for i, pearl in zip(done.path, path.pearls, strict=True):
            assert board.square_path(i).contains(pearl)
            assert path.track.intersects(QRectF(pearl - QPointF(2, 2), QSizeF(4, 4)))


def test_hover_and_focus_show_the_path_and_its_points(qtbot: QtBot) -> None:
    room = Room(qtbot, AGAINST_AI)
    room.play_from(PICTURE)
    room.pilot.click(room.pilot.find("square:0"))
    item, message = room.table.scene.preview, room.table._message
    assert not item.isVisible()
    assert [line.text for line in message.lines] == ["Left captures 11 + 1", "Right captures 11 + 3"]
    room.pilot.hover(room.table.chooser.arrows[RIGHT])
    assert item.isVisible()
    assert message.lines[0].text == "Right captures 11 + 3"
    assert {i for i, light in enumerate(room.table.scene.lights) if "prey" in light.signs} == {8, 10}
    room.pilot.hover(room.table.chooser.arrows[LEFT])
    assert item.preview is not None
    assert item.preview.total == 12
    room.pilot.hover(QPointF(640, 700))
    assert not item.isVisible()
    room.stage.focus.set(room.table.chooser.arrows[RIGHT])
    assert item.isVisible()
    room.view.grab()


def test_every_kind_of_end_can_be_drawn(qtbot: QtBot) -> None:
    """All previews of a few games are painted; a painter that fails would raise."""
    room = Room(qtbot)
    stops = set()
    for states in games(4, 2):
        for state in states[:-1:3]:
            room.play_from(state)
            for action, done in list(room.table.chooser.legal.items()):
                room.table.chooser.choose(action.square)
                room.table.chooser.show(action.direction)
                room.view.grab()
                stops.add(done.stop)
    assert {Stop.MANDARIN_AHEAD, Stop.TWO_EMPTY, Stop.AFTER_CAPTURE} <= stops


# -- what may be done, and what not -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("clicked", "words"),
    [
        (8, "That square belongs to the other player."),
        (4, "That square is empty: there is nothing to sow."),
        (5, "You cannot start from a mandarin square."),
        (11, "You cannot start from a mandarin square."),
    ],
)
def test_refusals_say_why_and_lead_to_the_rule(qtbot: QtBot, clicked: int, words: str) -> None:
    room = Room(qtbot, AGAINST_AI)
    room.play_from(PICTURE)
    toast = room.table._toast
    room.pilot.click(room.table.scene.plan.board.centre(clicked) + QPointF(0, 30))
    assert toast.isVisible()
    assert toast.focus_name() == words
    room.pilot.click(toast.link)
    assert room.rules_asked == ["R3"]
    assert not toast.isVisible()
    assert room.state is PICTURE


def test_a_click_while_the_other_one_thinks_is_answered(qtbot: QtBot) -> None:
    room = Room(qtbot, AGAINST_AI)
    room.play_from(START)
    room.table.withdraw()
    room.director.mode = room.director.mode.SHOWING
    room.pilot.click(room.table.chooser.squares[0])
    assert room.table._toast.focus_name() == "One moment: the last turn is still being shown."
    assert room.state is START
    assert room.table._toast.isVisible()
    room.play_from(START)  # and that moment is over
    assert not room.table._toast.isVisible()


def test_escape_and_a_second_click_let_go(qtbot: QtBot) -> None:
    room = Room(qtbot)
    room.play_from(START)
    spot = room.pilot.find("square:2")
    room.pilot.click(spot)
    assert room.table.chooser.chosen == 2
    room.pilot.key(Qt.Key.Key_Escape)
    assert room.table.chooser.chosen is None
    room.pilot.click(spot)
    room.pilot.click(spot)
    assert room.table.chooser.chosen is None
    assert not room.offered


@pytest.mark.parametrize("speed", [Speed.OFF, Speed.NORMAL])
def test_a_cancelled_drag_glides_back(qtbot: QtBot, speed: Speed) -> None:
    room = Room(qtbot, speed=speed)
    room.play_from(START)
    here = room.table.scene.plan.board.centre(1)
    stones = [room.table.scene.stones.items[n] for n in room.table.scene.stones.pebbles.stones(square(1))]
    room.pilot.carry(here, here + QPointF(80, 0))
    assert all(item.pos().x() > item.rest.at.x() + 40 for item in stones)
    assert room.table.chooser.shown is RIGHT
    room.pilot.key(Qt.Key.Key_Escape)
    room.wait()
    room.pilot.release(here + QPointF(80, 0))
    assert all(item.pos() == item.rest.at for item in stones)
    room.pilot.drag(here, here + QPointF(3, 70))  # neither left nor right
    room.wait()
    assert all(item.pos() == item.rest.at for item in stones)
    assert not room.offered


def test_two_people_act_on_their_own_rows(qtbot: QtBot) -> None:
    """The upper row gets its lights and arrows when player 2 acts; directions are those of the screen."""
    room = Room(qtbot)
    room.play_from(START)
    lights = room.table.scene.lights
    assert [i for i, light in enumerate(lights) if "lit" in light.signs] == [0, 1, 2, 3, 4]
    room.pilot.key(Qt.Key.Key_Right, "x")
    assert [i for i, light in enumerate(lights) if "lit" in light.signs] == [
        i for i in range(6, 11) if room.state.board[i]
    ]
    plates = room.table._plates
    assert [plate.state for plate in plates] == [PlateState.RESTING, PlateState.INVITED]
    room.pilot.click(room.pilot.find("square:9"))
    arrows = room.table.chooser.arrows
    assert arrows[LEFT].pos().x() < arrows[RIGHT].pos().x()
    assert arrows[LEFT].pos().y() < room.table.scene.plan.board.middle
    room.pilot.key(Qt.Key.Key_Right)
    assert room.table.chooser.chosen == 8  # the next one to the right on the screen


# -- marks ------------------------------------------------------------------------------------------------------------


def test_the_last_turn_stays_marked(qtbot: QtBot) -> None:
    room = Room(qtbot)
    room.play_from(START)
    done = trace(START.board, START.mandarins, 0, RIGHT)
    assert room.table._take(Sow(0, RIGHT))
    scene = room.table.scene
    assert scene.badges[0].ring == "start"
    passed = {*done.path, *(lift.square for lift in done.lifts), *(capture.square for capture in done.captures)}
    assert {i for i, badge in enumerate(scene.badges) if badge.ring} == passed
    assert scene.trail.direction is RIGHT
    assert room.table._plates[0].content.sub.startswith("Sowed right")
    shown = [(badge.ring, badge.count) for badge in scene.badges]
    room.director.start()  # as after resuming a saved game
    assert [(badge.ring, badge.count) for badge in scene.badges] == shown
    assert room.table._plates[0].content.sub.startswith("Sowed right")
    room.director.undo()
    assert not any(badge.ring for badge in scene.badges)


def test_numbers_and_scores_follow(qtbot: QtBot) -> None:
    room = Room(qtbot)
    for states in games(31, 2):
        room.play_from(states[0])
        for action_state in states[1:]:
            action = next(
                a
                for a in RULES.legal_actions(room.state, room.state.turn)
                if RULES.apply(room.state, room.state.turn, a).state == action_state
            )
            assert room.table._take(action)
            state, scene = room.state, room.table.scene
            assert tuple(badge.count for badge in scene.badges) == state.board
            assert [badge.count for badge in scene.tray_badges] == [kept.stones for kept in state.stores]
            for seat, plate in enumerate(room.table._plates):
                points = _points(state, seat)
                assert plate.content.score == str(points).replace("-", "−")
                assert bool(plate.content.badge) == bool(state.debt[seat])


def test_the_hint_is_marked_and_explained(qtbot: QtBot) -> None:
    room = Room(qtbot, AGAINST_AI)
    room.play_from(PICTURE)
    room.table.show_hint(Sow(0, RIGHT), Message("captures", ("14",)))
    card = room.table._card
    assert card.isVisible()
    assert "hint" in room.table.scene.lights[0].signs
    assert room.table.chooser.arrows[RIGHT].hinted
    assert room.table.scene.preview.isVisible()
    room.pilot.key(Qt.Key.Key_Left)  # another square: the hint has been read
    assert not card.isVisible()
    assert not any("hint" in light.signs for light in room.table.scene.lights)
    room.table.arrange()
    room.table.retranslate()
    assert not card.isVisible()  # nor does another size or language bring it back
    room.table.show_hint(Sow(0, RIGHT), None)
    room.view.grab()
    room.table.clear_hint()
    assert not card.isVisible()


@pytest.mark.parametrize("floor", [11.5, 17.0])
@pytest.mark.parametrize("size", [(800, 600), (1024, 600), (1280, 720), (1920, 1080)])
def test_the_hint_leaves_what_must_be_pressed_in_sight(qtbot: QtBot, size: tuple[int, int], floor: float) -> None:
    room = Room(qtbot, AGAINST_AI, size=size)
    room.stage.set_text_floor(floor)
    room.play_from(PICTURE)
    for action in room.table.chooser.legal:
        room.table.show_hint(action, Message("captures", ("14",)))
        card = room.table._card.area()
        assert not card.intersects(room.table.scene.plan.board.square_rect(action.square))
        for arrow in room.table.chooser.arrows.values():
            assert not card.intersects(arrow.area().adjusted(6, 6, -6, -6))  # without its glow


def test_the_result_spells_out_the_sum(qtbot: QtBot) -> None:
    """The seed's own example: 10 + 23 + 4 − 2 = 35."""
    room = Room(qtbot, AGAINST_AI)
    end = State(
        (1, 0, 2, 1, 0, 0, 1, 0, 2, 0, 0, 0),
        Mandarins(False, False),
        (Store(1, 23), Store(1, 20)),
        (2, 0),
        Seat(0),
        24,
        False,
        ended="mandarins-gone",
    )
    result = RULES.result(end)
    assert isinstance(result, DealResult)
    content = room.table.result(end, result)
    assert content.title == "Draw"
    assert [row.points for row in content.columns[0].rows] == [10, 23, 4, -2]
    assert [row.points for row in content.columns[1].rows] == [10, 20, 3, 2]
    assert [column.total for column in content.columns] == [35, 35]
    assert content.columns[0].rows[3].label == "You owe the AI"
    assert content.columns[1].rows[3].label == "Due from you"
    assert content.sub.endswith("you began")


# -- places -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SHAPES)
def test_nothing_overlaps_at_any_shape(qtbot: QtBot, size: tuple[int, int]) -> None:
    room = Room(qtbot, AGAINST_AI, size=size)
    room.play_from(PICTURE)
    table, stage = room.table, room.stage
    places = table.scene.plan
    chips = [*table._top.chips, *table._low.chips]
    boxes = {
        "board": places.board.rect,
        **{f"plate {n}": QRectF(at, table._plates[n].size) for n, at in enumerate(places.plates)},
        **{f"tray {n}": tray.rect for n, tray in enumerate(places.trays)},
        **{chip.focus_key: chip.mapRectToScene(chip.box()) for chip in chips},
        "status": _ink(table._status),
        "message": _ink(table._message),
    }
    for name, box in boxes.items():
        assert stage.sceneRect().contains(box), name
    for (one, first), (other, second) in combinations(boxes.items(), 2):
        assert not first.intersects(second), f"{one} lies over {other}"


@pytest.mark.parametrize("floor", [11.5, 14.0, 17.0])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 600), (800, 500), (800, 720)])
@pytest.mark.parametrize("code", ["en", "pt_BR"])
def test_large_letters_are_neither_cut_nor_in_the_way(
    qtbot: QtBot, tmp_path: Path, size: tuple[int, int], floor: float, code: str
) -> None:
    window = make_window(tmp_path)  # for its translators
    qtbot.addWidget(window)
    window.services.language.set(code)
    room = Room(qtbot, AGAINST_AI, size=size)
    room.stage.set_text_floor(floor)
    room.play_from(replace(PICTURE, turns=99))
    table = room.table
    tray = max(tray.rect.right() for tray in table.scene.plan.trays)
    assert _ink(table._status).left() >= tray
    table.chooser.choose(0)
    room_for_words = table.scene.plan.column
    for done in table.chooser.legal.values():
        said = WORDS.preview(LEFT, done)
        for line in (Line(said, LEFT), Line(said, LEFT, strong=True), Line(WORDS.preview_end(done.stop))):
            mark = 25 if line.way is not None else 0
            assert width(line.text, table._message._face(line)) + mark <= room_for_words
    window.services.language.set("en")


@pytest.mark.parametrize("size", SHAPES)
def test_stones_lie_inside_their_squares(size: tuple[int, int]) -> None:
    scale = min(size[0] / 1280, size[1] / 720)
    board = plan(QSizeF(size[0] / scale, size[1] / scale)).board
    for i in range(12):
        for count in (1, 5, 9, 12, 13, 25, 40):
            for mandarin in (False, True) if is_end(i) else (False,):
                lying = heap(board.region(i, mandarin), count, SEEDS[i])
                assert all(board.square_path(i).contains(QPointF(spot.x, spot.y)) for spot in lying.spots)


def test_stones_stay_where_they_are_until_it_gets_crowded() -> None:
    """Up to seven stones lie in a square of the smallest board without any of them stirring."""
    board = plan(QSizeF(1280, 720)).board
    for i in range(12):
        region = board.region(i, mandarin=is_end(i))
        seven = heap(region, 7, SEEDS[i])
        assert seven.radius == 22
        for count in range(1, 7):
            assert heap(region, count, SEEDS[i]).spots == seven.spots[:count]


def test_a_new_language_reaches_every_text(qtbot: QtBot) -> None:
    room = Room(qtbot, AGAINST_AI)
    room.play_from(PICTURE)
    room.table.chooser.choose(0)
    room.table.chooser.show(RIGHT)
    room.table.show_hint(Sow(0, RIGHT), Message("captures", ("14",)))
    room.stage.retranslate()
    room.table.retranslate()
    assert room.table._message.lines[0].text == "Right captures 11 + 3"
    assert room.table._card.isVisible()
    room.view.grab()


def test_names_that_are_heard(qtbot: QtBot) -> None:
    room = Room(qtbot, AGAINST_AI)
    room.play_from(PICTURE)
    names = {item.focus_key: item.focus_name() for item in room.stage.focus.readable()}
    assert names["square:2"].startswith("Bottom square 3, 6 stone")
    assert names["square:11"].startswith("Left mandarin square, 1 mandarin")
    assert names["square:9"] == "Top square 2, no stones"
    room.pilot.click(room.pilot.find("square:0"))
    arrow = room.table.chooser.arrows[RIGHT]
    assert arrow.focus_name() == "Sow right"
    assert arrow.focus_help() == "Right captures 11 + 3, ends: next square not empty"
    assert [choice.name for choice in room.table.choices()][1].endswith(": sow right – captures 11 + 3")


def _ink(item: QGraphicsItem) -> QRectF:
    """Return where an item's words are, without the room around them."""
    return item.mapRectToScene(item.boundingRect()).adjusted(4, 6, -4, -6)


def _points(state: State, seat: int) -> int:
    row = sum(state.board[6:11] if seat else state.board[:5])
    return state.stores[seat].worth + row - state.debt[seat] + state.debt[1 - seat]
