"""The view fits the stage to any window, draws for the screen's pixels, and rests when nothing moves."""

from __future__ import annotations

import time

import pytest
from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.scene.item import Art, ArtItem, PaintedItem
from cardtable.scene.stage import HEIGHT, WIDTH, Stage
from cardtable.scene.surface import Look
from cardtable.scene.timeline import Cue, Motion, Speed
from cardtable.scene.typography import FLOOR_PX, Role
from cardtable.scene.view import TableView

SIZES = [(1024, 600), (1280, 720), (1920, 1080), (3840, 2160), (800, 1200), (2560, 600), (320, 180), (1366, 705)]


class Block(PaintedItem):
    """A red block with a thin line, that counts how often it is drawn."""

    drawn = 0

    def draw(self, painter: QPainter) -> None:
        self.drawn += 1
        painter.fillRect(self.boundingRect(), QColor("red"))


def stripes(ratio: float) -> Art:
    """Return an art of columns one device pixel wide at *ratio*: any resampling shows as grey."""

    def paint(painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        for n in range(40):
            painter.fillRect(QRectF(n / ratio, 0, 1 / ratio, 30), QColor("white" if n % 2 else "black"))

    return Art(("stripes", ratio), QRectF(0, 0, 40 / ratio, 30), paint)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_stage_is_whole_in_every_window(view: TableView, width: int, height: int) -> None:
    view.resize(width, height)
    view.settle()
    stage = view.stage
    assert stage.size.width() >= WIDTH - 1e-6
    assert stage.size.height() >= HEIGHT - 1e-6
    assert min(stage.size.width() - WIDTH, stage.size.height() - HEIGHT) == pytest.approx(0, abs=1e-6)
    corner = view.mapFromScene(QPointF(stage.size.width(), stage.size.height()))
    assert abs(corner.x() - width) <= 1
    assert abs(corner.y() - height) <= 1
    assert stage.ratio == pytest.approx(stage.scale * view.devicePixelRatioF())


def test_small_text_keeps_its_floor(view: TableView) -> None:
    for width, height in SIZES:
        view.resize(width, height)
        view.settle()
        for role in Role:
            assert view.stage.face(role).pixelSize() * view.stage.scale >= FLOOR_PX - 1e-6


def test_text_can_be_made_larger(stage: Stage) -> None:
    stage.set_text_floor(18)
    assert stage.face(Role.SMALL).pixelSize() >= 18
    assert stage.face(Role.SCORE).pixelSize() == 48


@pytest.mark.parametrize("width", [1280, 1024, 1600, 1111])
def test_pictures_are_shown_pixel_on_pixel(view: TableView, width: int) -> None:
    view.resize(width, round(width * 0.625))
    view.settle()
    stage = view.stage
    item = ArtItem(stage, stripes(stage.ratio))
    item.setPos(333.37, 200.81)  # between pixels
    grey: set[str] = set()
    image = view.grab().toImage()
    start = view.mapFromScene(item.pos())
    for x in range(start.x() + 3, start.x() + 36):
        grey.add(image.pixelColor(x, start.y() + 8).name())
    assert grey == {"#ffffff", "#000000"}


def test_painted_items_draw_once_per_ratio(view: TableView, qtbot: QtBot) -> None:
    block = Block(view.stage)
    block.set_bounds(QRectF(0, 0, 60, 40))
    view.grab()
    block.setPos(100, 100)
    view.grab()
    assert block.drawn == 1
    block.touch()
    view.grab()
    assert block.drawn == 2
    view.resize(1024, 600)
    assert view.grab().toImage().pixelColor(90, 90).red() > 200
    assert block.drawn == 2  # scaled meanwhile
    qtbot.waitUntil(lambda: view.stage.ratio == pytest.approx(0.8), timeout=2000)
    view.grab()
    assert block.drawn == 3


def test_a_resize_is_seen_at_once_and_sharp_later(view: TableView, qtbot: QtBot) -> None:
    resized: list[QSizeF] = []
    view.stage.resized.connect(lambda: resized.append(QSizeF(view.stage.size)))
    view.resize(1400, 720)
    assert resized[-1].width() == pytest.approx(1400)
    for n in range(5):
        view.resize(1000 - n, 600)
    ratio = view.stage.ratio
    assert ratio == 1.0
    qtbot.waitUntil(lambda: view.stage.ratio != ratio, timeout=2000)
    assert view.stage.ratio == pytest.approx(view.stage.scale)


def test_the_surface_is_drawn_once_and_again_for_another_look(view: TableView) -> None:
    drawn: list[QSizeF] = []

    def felt(painter: QPainter, size: QSizeF) -> None:
        drawn.append(size)
        painter.fillRect(QRectF(QPointF(0, 0), size), QColor("#1F4D3F"))

    view.stage.set_surface("test", felt)
    image = view.grab().toImage()
    assert image.pixelColor(5, 5) == image.pixelColor(1275, 715) == QColor("#1F4D3F")
    view.grab()
    assert len(drawn) == 1
    view.stage.set_look(Look(contrast=90))
    view.grab()
    assert len(drawn) == 2
    view.resize(1500, 720)
    assert view.grab().toImage().pixelColor(1495, 5) == QColor("#1F4D3F")  # stretched meanwhile
    view.settle()
    view.grab()
    assert drawn[-1].width() == pytest.approx(1500)
    view.resize(1366, 705)
    view.settle()
    view.grab()
    count = len(drawn)
    view.settle()
    view.grab()
    assert len(drawn) == count  # nothing has changed


def running_timers(root: QObject) -> list[QTimer]:
    return [timer for timer in root.findChildren(QTimer) if timer.isActive()]


def test_no_timer_runs_at_rest(view: TableView, qtbot: QtBot) -> None:
    stage = view.stage
    stage.timeline.speed = Speed.NORMAL
    block = Block(stage)
    block.set_bounds(QRectF(0, 0, 60, 40))
    stage.timeline.play([Cue(40, [Motion(block, QPointF(300, 300))])])
    assert running_timers(stage)
    qtbot.waitUntil(lambda: not stage.timeline.busy, timeout=2000)
    view.resize(1300, 720)
    qtbot.waitUntil(lambda: not running_timers(view), timeout=2000)
    assert not running_timers(stage)


def test_moving_things_stay_on_the_fast_path(view: TableView) -> None:
    """A guard against a slow path, not a benchmark: ten times what was measured alone (0.4 ms)."""
    stage = view.stage

    def pebble(painter: QPainter) -> None:
        painter.drawEllipse(QPointF(0, 0), 20, 18)

    stones = [ArtItem(stage, Art(("stone", n % 5), QRectF(-32, -32, 70, 70), pebble)) for n in range(70)]
    for n, stone in enumerate(stones):
        stone.setPos(100 + n * 14, 200 + n % 9 * 30)
    view.viewport().repaint()
    times = []
    for step in range(20):
        for stone in stones[:3]:
            stone.setPos(stone.pos() + QPointF(6, step % 2))
        start = time.thread_time()
        QApplication.processEvents()
        times.append(time.thread_time() - start)
    assert sorted(times)[10] < 0.004
    assert all(stone.transformationMode() is Qt.TransformationMode.FastTransformation for stone in stones)


def test_scaled_and_turned_art_is_sampled_smoothly(stage: Stage) -> None:
    item = ArtItem(stage, stripes(1.0))
    item.setRotation(10)
    assert item.transformationMode() is Qt.TransformationMode.SmoothTransformation
    item.setRotation(0)
    item.setScale(1.05)
    assert item.transformationMode() is Qt.TransformationMode.SmoothTransformation
    item.setScale(1)
    assert item.transformationMode() is Qt.TransformationMode.FastTransformation


def test_equal_art_is_one_pixmap(stage: Stage) -> None:
    first, second = ArtItem(stage, stripes(1.0)), ArtItem(stage, stripes(1.0))
    assert QPixmap(first.pixmap()).cacheKey() == QPixmap(second.pixmap()).cacheKey()


def test_an_error_while_drawing_is_told_once_and_survived(view: TableView) -> None:
    class Broken(Block):
        def draw(self, painter: QPainter) -> None:
            raise ValueError("broken")

    broken = Broken(view.stage)
    broken.set_bounds(QRectF(100, 100, 60, 40))
    with pytest.raises(ValueError, match="broken"):
        view.viewport().repaint()
    view.viewport().repaint()
    block = Block(view.stage)
    block.set_bounds(QRectF(0, 0, 60, 40))
    view.grab()
    assert block.drawn == 1


def test_retranslating_reaches_items_and_tables(stage: Stage) -> None:
    told: list[str] = []

    class Words(PaintedItem):
        def retranslate(self) -> None:
            told.append("item")

    Words(stage)
    stage.retranslated.connect(lambda: told.append("table"))
    stage.retranslate()
    QApplication.processEvents()
    assert told == ["item", "table"]
