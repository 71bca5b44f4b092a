"""While something moves, a frame draws few new pictures, and nothing is shown again that was gone."""

from __future__ import annotations

import time

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.scene.frames import BUDGET_MS
from cardtable.scene.item import PaintedItem
from cardtable.scene.stage import Stage
from cardtable.scene.timeline import Cue, Speed
from cardtable.scene.view import TableView

SIDE = 40


class Slow(PaintedItem):
    """Takes a frame's whole budget to draw its shade."""

    shade = "red"
    drawn = 0

    def draw(self, painter: QPainter) -> None:
        time.sleep(BUDGET_MS * 1.5 / 1000)
        self.drawn += 1
        painter.fillRect(self.boundingRect(), QColor(self.shade))


@pytest.fixture
def items(stage: Stage, view: TableView) -> list[Slow]:
    made = [Slow(stage) for _ in range(4)]
    for n, item in enumerate(made):
        item.set_bounds(QRectF(0, 0, SIDE, SIDE))
        item.setPos(n * 60.0, 0)
    view.grab()
    return made


def become(items: list[Slow], shade: str) -> None:
    for item in items:
        item.shade = shade
        item.touch()


def seen(view: TableView, items: list[Slow]) -> list[str]:
    """Let one frame be painted and return what it shows."""
    image = view.grab().toImage()
    found = []
    for item in items:
        at = view.mapFromScene(item.pos() + item.boundingRect().center()) * image.devicePixelRatio()
        found.append(image.pixelColor(at).name())
    return [{"#ff0000": "red", "#0000ff": "blue", "#000000": ""}[name] for name in found]


def moving(stage: Stage) -> None:
    stage.timeline.speed = Speed.SLOW
    stage.timeline.play([Cue(60_000)])
    assert stage.timeline.running


def test_at_rest_everything_is_drawn_at_once(view: TableView, items: list[Slow]) -> None:
    become(items, "blue")
    assert seen(view, items) == ["blue"] * 4


def test_in_motion_what_can_wait_is_drawn_one_frame_after_the_other(
    stage: Stage, view: TableView, items: list[Slow], qtbot: QtBot
) -> None:
    moving(stage)
    become(items, "blue")
    assert seen(view, items) == ["blue", "red", "red", "red"]
    assert seen(view, items) == ["blue", "blue", "red", "red"]
    qtbot.waitUntil(lambda: [item.drawn for item in items] == [2] * 4)  # by itself, frame by frame
    assert seen(view, items) == ["blue"] * 4


def test_what_has_no_former_picture_does_not_wait(stage: Stage, view: TableView, items: list[Slow]) -> None:
    moving(stage)
    become(items[:1], "blue")
    new = Slow(stage)
    new.setPos(0, 60)
    new.set_bounds(QRectF(0, 0, SIDE, SIDE))
    items[3].set_bounds(QRectF(0, 0, SIDE, SIDE + 2))  # its former picture would stick out, or not cover it
    items[3].shade = "blue"
    assert seen(view, [*items, new]) == ["blue", "red", "red", "blue", "red"]


def test_what_was_gone_comes_back_as_it_is_now(stage: Stage, view: TableView, items: list[Slow]) -> None:
    child = Slow(stage, items[2])
    child.set_bounds(QRectF(0, 0, SIDE, SIDE))
    view.grab()
    moving(stage)
    for item in items[1:]:
        item.setVisible(False)
    for item in items[1:]:
        item.setVisible(True)
    become([*items, child], "blue")
    assert seen(view, items) == ["blue"] * 4
    assert child.drawn == 2


def test_an_item_may_go_while_it_waits(stage: Stage, view: TableView, items: list[Slow]) -> None:
    moving(stage)
    become(items, "blue")
    view.grab()
    stage.removeItem(items.pop())
    QApplication.processEvents()
    assert seen(view, items) == ["blue"] * 3
