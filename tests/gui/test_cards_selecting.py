"""Choosing from a hand with mouse and finger: click, double click, swipe, and a drag onto the table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable.core.events import Piece
from cardtable.scene.cards.hand_card import RAISE
from cardtable.scene.stage import Stage
from cardtable.scene.timeline import Speed
from tests.helpers.hand_table import PIECES, Table
from tests.helpers.pilot import Pilot


@pytest.fixture
def table(stage: Stage, pilot: Pilot) -> Table:
    return Table(stage, pilot)


# -- choosing by mouse ------------------------------------------------------------------------------------------------


def test_a_click_raises_and_a_second_one_lowers(table: Table) -> None:
    table.pilot.click(table.at("9h"))
    assert table.chosen() == ("9h",)
    card = table.card("9h")
    assert card.pos().y() == pytest.approx(540 + 153 / 2 - RAISE * 153)
    table.pilot.click(table.at("4c"))
    table.pilot.click(table.at("9h"))
    assert table.chosen() == ("4c",)
    assert table.changes == 3


def test_a_double_click_takes_all_of_that_rank(table: Table) -> None:
    table.pilot.double_click(table.at("Kd"))
    assert table.chosen() == ("Kh", "Kd", "Kc")
    table.pilot.double_click(table.at("Kd"))  # the first click of the two lowers it, both together raise all
    assert table.chosen() == ("Kh", "Kd", "Kc")


def test_a_quick_click_on_the_next_card_is_no_double_click(table: Table) -> None:
    pilot = table.pilot
    pilot.click(table.at("9s"))
    pilot._button(QEvent.Type.MouseButtonDblClick, table.at("7d"))
    pilot.release(table.at("7d"))
    assert table.chosen() == ("9s", "7d")


def test_a_swipe_raises_every_card_it_touches(table: Table) -> None:
    table.pilot.drag(table.at("Kh"), table.at("7d"))
    assert table.chosen() == ("Kh", "Kd", "Kc", "9s", "9h", "7d")
    table.pilot.drag(table.at("7d"), table.at("9s"))  # begins on a raised one: lowers
    assert table.chosen() == ("Kh", "Kd", "Kc")


def test_a_quick_swipe_leaves_none_out(table: Table) -> None:
    table.pilot.drag(table.at("3s"), table.at("As"), steps=1)
    assert len(table.hand.chosen) == len(PIECES)


def test_a_swipe_may_turn_back_and_stray(table: Table) -> None:
    pilot = table.pilot
    pilot.press(table.at("Kh"))
    for piece, dy in (("Kd", 0), ("9s", -100), ("9h", 70), ("9s", 0), ("3s", 250)):
        pilot._move(pilot.where(table.at(piece, dy)), Qt.MouseButton.LeftButton)
    pilot.release(table.at("3s", 250))
    assert table.chosen() == ("Kh", "Kd", "Kc", "9s", "9h")
    assert not table.drops


def test_a_swipe_that_leaves_for_the_table_carries(table: Table) -> None:
    table.hand.choose([Piece("Kh"), Piece("Kd")])
    table.pilot.drag(table.at("Kh"), QPointF(1100, 150))  # slanted: it begins as a swipe
    assert table.chosen() == ("Kh", "Kd")
    assert len(table.drops) == 1
    table.hand.lower_all()
    pilot = table.pilot
    pilot.press(table.at("9s"))
    for at in (table.at("9h"), table.at("7d"), QPointF(700, 200)):
        pilot._move(pilot.where(at), Qt.MouseButton.LeftButton)
    pilot.release(QPointF(700, 200))
    assert table.chosen() == ("9s", "9h", "7d")  # what the swipe had raised is carried too
    assert len(table.drops) == 2


def test_escape_takes_a_swipe_back(table: Table) -> None:
    table.hand.choose([Piece("As")])
    table.pilot.carry(table.at("9s"), table.at("4c"))
    assert len(table.hand.chosen) == 6
    table.pilot.key(Qt.Key.Key_Escape)
    assert table.chosen() == ("As",)
    table.pilot.release(table.at("4c"))
    assert table.chosen() == ("As",)
    table.pilot.key(Qt.Key.Key_Escape)  # once more: the choice goes
    assert table.chosen() == ()


@pytest.mark.parametrize("target", ["hand", "felt"])
def test_the_right_button_lowers_all(table: Table, target: str) -> None:
    table.hand.choose(PIECES[:4])
    table.pilot.right_click(table.at("4c") if target == "hand" else QPointF(400, 200))
    assert table.chosen() == ()


def test_the_card_under_the_pointer_stands_out(table: Table) -> None:
    card = table.card("7d")
    low = card.rest.y()
    table.pilot.hover(table.at("7d"))
    assert low - 8 < card.pos().y() < low
    table.pilot.hover(QPointF(600, 200))
    assert card.pos().y() == low


# -- carrying ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("speed", [Speed.OFF, Speed.NORMAL])
def test_a_drag_upwards_carries_the_raised_cards(table: Table, speed: Speed) -> None:
    table.stage.timeline.speed = speed
    table.hand.choose([Piece("Kd"), Piece("Kc")])
    start = table.at("Kh")
    table.pilot.carry(start, start + QPointF(20, -300))
    assert table.chosen() == ("Kh", "Kd", "Kc")  # the one that was grasped comes along
    assert all(card.pos().y() < 400 for card in table.hand.cards if card.raised)
    assert all(card.pos().y() > 550 for card in table.hand.cards if not card.raised)
    table.pilot.release(start + QPointF(20, -300))
    assert len(table.drops) == 1
    table.wait()
    assert all(card.pos() == card.rest for card in table.hand.cards)  # nobody took them
    assert table.chosen() == ("Kh", "Kd", "Kc")
    assert table.carried == [True, False]


def test_cards_that_are_taken_do_not_glide_back(table: Table) -> None:
    table.taken = True
    start = table.at("9s")
    table.pilot.drag(start, QPointF(640, 200))
    assert len(table.drops) == 1
    assert table.card("9s").pos().y() < 400
    (piece, at), *_ = table.hand.give([Piece("9s")])
    assert piece == "9s"
    assert at.y() < 400


def test_a_drop_on_the_hand_is_no_drop(table: Table) -> None:
    start = table.at("9s")
    table.pilot.carry(start, start + QPointF(0, -200))
    table.pilot.drag(start, start + QPointF(0, 30))
    assert not table.drops
    assert all(card.pos() == card.rest for card in table.hand.cards)


def test_escape_takes_a_drag_back(table: Table) -> None:
    start = table.at("9s")
    table.pilot.carry(start, QPointF(640, 200))
    table.pilot.key(Qt.Key.Key_Escape)
    table.pilot.release(QPointF(640, 200))
    assert not table.drops
    assert table.chosen() == ()
    assert all(card.pos() == card.rest for card in table.hand.cards)


# -- choosing by finger -----------------------------------------------------------------------------------------------


class Finger:
    """Touches the table."""

    def __init__(self, table: Table) -> None:
        self._view, self._device = table.pilot.view, QTest.createTouchDevice()

    def draw(self, *points: QPointF) -> None:
        port = self._view.viewport()
        first, *others = [self._view.mapFromScene(point) for point in points]
        QTest.touchEvent(port, self._device).press(0, first, port).commit()
        for at in others:
            QTest.touchEvent(port, self._device).move(0, at, port).commit()
        QTest.touchEvent(port, self._device).release(0, (others or [first])[-1], port).commit()


def test_fingers_do_what_the_mouse_does(table: Table, qtbot: QtBot) -> None:
    table.hand.arrange(QRectF(20, 540, 740, 153), 153)  # the screen of the offscreen platform is small
    finger = Finger(table)
    finger.draw(table.at("9h"))
    assert table.chosen() == ("9h",)
    QTest.qWait(450)  # longer than a double click may take
    finger.draw(table.at("Kd"))
    finger.draw(table.at("Kd"))
    assert table.chosen() == ("Kh", "Kd", "Kc", "9h")
    finger.draw(table.at("As"), table.at("Kh"), table.at("Kc"))
    assert table.chosen() == ("As", "Kh", "Kd", "Kc", "9h")
    finger.draw(table.at("9h"), table.at("9h", -60), QPointF(500, 200))
    assert len(table.drops) == 1
