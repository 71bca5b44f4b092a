"""Vector words: colours, paths and painter states."""

from __future__ import annotations

import contextlib
import math

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath

from cardtable.scene import paint

pytestmark = pytest.mark.usefixtures("qapp")


def test_colour_multiplies_opacity() -> None:
    assert paint.colour("#102030", 0.5).alphaF() == pytest.approx(0.5, abs=0.01)
    assert paint.colour(QColor(1, 2, 3, 128), 0.5).alpha() == pytest.approx(64, abs=1)


@pytest.mark.parametrize(("share", "expected"), [(0, "#204060"), (1, "#a08060"), (0.5, "#606060")])
def test_mix_goes_from_the_first_to_the_second(share: float, expected: str) -> None:
    assert paint.mix("#204060", "#a08060", share).name() == expected


def test_star_has_its_points_on_the_outer_circle() -> None:
    bounds = paint.star(4, 10, 4).boundingRect()
    assert bounds.top() == pytest.approx(-10)
    assert bounds.width() == pytest.approx(20)


def test_smooth_passes_through_its_points() -> None:
    corners = [(10.0, 0.0), (0.0, 10.0), (-10.0, 0.0), (0.0, -10.0)]
    path = paint.smooth(corners)
    ends = [(path.elementAt(i).x, path.elementAt(i).y) for i in range(0, path.elementCount(), 3)]
    assert ends == [*corners, corners[0]]


def test_triangle_points_where_it_says() -> None:
    right, left = paint.triangle(0, 0, 20, True), paint.triangle(0, 0, 20, False)
    assert right.contains(QPointF(12, 0))
    assert not right.contains(QPointF(-12, 0))
    assert left.contains(QPointF(-12, 0))


def test_placed_scales_turns_and_moves() -> None:
    bounds = paint.placed(paint.polyline((0, 0), (10, 0), (10, 4), closed=True), 100, 50, 90, 2).boundingRect()
    assert bounds.left() == pytest.approx(92)
    assert bounds.bottom() == pytest.approx(70)


def test_lettering_aligns_on_its_point() -> None:
    face = QFont("Inter")
    face.setPixelSize(20)
    start, middle, end = (paint.lettering("1234", face, 100, 0, align).boundingRect() for align in (0.0, 0.5, 1.0))
    assert start.left() > 99
    assert middle.center().x() == pytest.approx(100, abs=3)
    assert end.right() < 101


def test_saved_restores_even_after_an_error() -> None:
    image = paint.blank(10, 10)
    painter = QPainter(image)
    painter.setOpacity(0.5)
    with contextlib.suppress(ZeroDivisionError), paint.saved(painter):
        painter.setOpacity(0.1)
        raise ZeroDivisionError
    assert painter.opacity() == pytest.approx(0.5, abs=0.01)
    painter.end()


def test_saved_clips_only_inside() -> None:
    image = paint.blank(20, 10)
    clip = QPainterPath()
    clip.addRect(QRectF(0, 0, 10, 10))
    with paint.painting(image) as painter:
        with paint.saved(painter, clip):
            painter.fillRect(QRectF(0, 0, 20, 10), QColor("red"))
        assert image.pixelColor(15, 5).alpha() == 0
        painter.fillRect(QRectF(10, 0, 10, 10), QColor("blue"))
    assert image.pixelColor(5, 5) == QColor("red")
    assert image.pixelColor(15, 5) == QColor("blue")


@pytest.mark.parametrize("scale", [0.8, 1.0, 2.5])
def test_device_scale_counts_every_transform(scale: float) -> None:
    image = paint.blank(10, 10)
    image.setDevicePixelRatio(2)
    painter = QPainter(image)
    painter.scale(scale, scale)
    painter.rotate(30)
    assert paint.device_scale(painter) == pytest.approx(2 * scale)
    painter.end()


@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0])
def test_stamp_pixels_copies_pixel_by_pixel(ratio: float) -> None:
    stamp = paint.blank(3, 3)
    stamp.setPixelColor(1, 1, QColor("red"))
    image = paint.blank(12, 12)
    image.setDevicePixelRatio(ratio)
    painter = QPainter(image)
    painter.setRenderHints(paint.HINTS)
    painter.translate(0.37, 0.61)
    painter.scale(1.7, 1.7)
    before = painter.worldTransform()
    paint.stamp_pixels(painter, stamp, 5, 7)
    assert painter.worldTransform() == before
    painter.end()
    assert image.pixelColor(6, 8) == QColor("red")
    assert sum(image.pixelColor(x, y).alpha() > 0 for x in range(12) for y in range(12)) == 1


def test_disc_can_be_flat() -> None:
    bounds = paint.disc(1, 2, 10, 5).boundingRect()
    assert bounds.width() == pytest.approx(20)
    assert bounds.height() == pytest.approx(10)
    assert math.isclose(bounds.center().y(), 2, abs_tol=1e-9)
