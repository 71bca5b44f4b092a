"""Shadows, glows, noise, wood and the table's surface."""

from __future__ import annotations

import time
from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QColor, QImage

from cardtable.scene.paint import blank, disc, painting, rounded
from cardtable.scene.pixmaps import paint_image
from cardtable.scene.soft import blurred, glow, halo, hollow, inner_shadow, shadow
from cardtable.scene.surface import BLUE, DEEP_BLUE, GREEN, RAIL, TEAL, Look, paint_surface
from cardtable.scene.texture import GRAIN_HEIGHT, GRAIN_WIDTH, grain_tile, noise, noise_tile, wood

pytestmark = pytest.mark.usefixtures("qapp")


def ink(image: QImage) -> float:
    """Return the sum of all opacities, 1 for a full pixel."""
    straight = image.convertToFormat(QImage.Format.Format_ARGB32)  # kept: the view on its pixels does not
    return sum(bytes(straight.constBits())[3::4]) / 255


def _average(image: QImage) -> QColor:
    opaque = image.convertToFormat(QImage.Format.Format_RGB32)
    data = bytes(opaque.constBits())
    count = len(data) // 4
    return QColor(sum(data[2::4]) // count, sum(data[1::4]) // count, sum(data[0::4]) // count)


def test_blur_keeps_the_ink_and_spreads_it() -> None:
    image = blank(60, 60)
    with painting(image) as painter:
        painter.fillRect(QRectF(20, 20, 20, 20), QColor("black"))
    soft = blurred(image, 3.0)
    assert ink(soft) == pytest.approx(400, rel=0.04)
    assert 0 < soft.pixelColor(15, 30).alpha() < 128
    assert soft.pixelColor(30, 30).alpha() > 240
    assert soft.pixelColor(1, 1).alpha() == 0


@pytest.mark.parametrize("scale", [0.8, 1.0, 2.0])
@pytest.mark.parametrize("radius", [2.0, 9.0, 34.0])
def test_a_halo_covers_its_shape_and_fades_within_its_rect(radius: float, scale: float) -> None:
    path = rounded(QRectF(0, 0, 300, 120), 20)
    soft = halo(path, "black", radius, scale)
    assert soft.rect.contains(path.boundingRect())
    edge = max(soft.image.pixelColor(0, y).alpha() for y in range(soft.image.height()))
    assert edge <= 2
    # however wide the blur, the work stays small
    assert soft.image.width() * soft.image.height() <= (360 * scale) * (180 * scale)


def test_a_shadow_falls_where_it_is_sent() -> None:
    image = blank(120, 120)
    with painting(image) as painter:
        shadow(painter, disc(50, 50, 20), "black", 6, 15, 20, 1.0)
    assert image.pixelColor(65, 70).alpha() > 220
    assert image.pixelColor(30, 35).alpha() < 40


def test_a_glow_is_strongest_on_the_outline() -> None:
    image = blank(120, 120)
    with painting(image) as painter:
        glow(painter, rounded(QRectF(30, 30, 60, 60), 8), "#ffcc44", 5, 4)
    assert image.pixelColor(30, 60).alpha() > 2 * image.pixelColor(60, 60).alpha()
    assert image.pixelColor(30, 60).alpha() > 2 * image.pixelColor(10, 60).alpha()


def test_an_inner_shadow_stays_inside_and_lies_towards_the_lamp() -> None:
    image = blank(120, 120)
    with painting(image) as painter:
        inner_shadow(painter, rounded(QRectF(20, 20, 80, 80), 10), "black", 6, 5, 7)
    assert image.pixelColor(10, 60).alpha() == 0
    assert image.pixelColor(22, 60).alpha() > 150
    assert image.pixelColor(97, 60).alpha() < 60


def test_a_hollow_is_empty_in_its_middle() -> None:
    soft = hollow(rounded(QRectF(0, 0, 200, 200), 10), "black", 6, 0, 0, 1.0)
    assert soft.image.pixelColor(soft.image.width() // 2, soft.image.height() // 2).alpha() == 0


def test_noise_is_balanced_and_stable() -> None:
    tile = noise_tile(15.0, 8)
    assert noise_tile(15.0, 8) is tile
    on_grey = QImage(tile.size(), QImage.Format.Format_RGB32)
    on_grey.fill(QColor(128, 128, 128))
    with painting(on_grey) as painter:
        painter.drawImage(0, 0, tile)
    assert _average(on_grey).red() == pytest.approx(128, abs=2)


def test_noise_stays_in_its_clip() -> None:
    image = blank(100, 100)
    with painting(image, 1.0) as painter:
        noise(painter, QRectF(0, 0, 100, 100), 60, clip=disc(50, 50, 20))
    assert image.pixelColor(5, 5).alpha() == 0
    assert ink(image) > 10


def test_the_grain_tile_meets_itself() -> None:
    tile = grain_tile(1.0)
    assert (tile.width(), tile.height()) == (GRAIN_WIDTH, GRAIN_HEIGHT)

    def step(x1: int, x2: int) -> int:
        return sum(abs(tile.pixelColor(x1, y).alpha() - tile.pixelColor(x2, y).alpha()) for y in range(tile.height()))

    inside = max(step(x, x + 1) for x in range(100, 140))
    assert step(tile.width() - 1, 0) < 2 * inside


def test_wood_fills_its_path_only() -> None:
    image = blank(200, 80)
    with painting(image) as painter:
        wood(painter, rounded(QRectF(20, 20, 160, 40), 8), ("#C08A56", "#976337", "#6B4223"))
    assert image.pixelColor(100, 40).alpha() == 255
    assert image.pixelColor(100, 10).alpha() == 0


# -- surface ----------------------------------------------------------------------------------------------------------

SIZE = QSizeF(320, 180)
AREA = QRectF(0, 0, 320, 180)


def surface(look: Look | None = None, rail: float = 0.0, ratio: float = 1.0) -> QImage:
    return paint_image(AREA, ratio, lambda painter: paint_surface(painter, SIZE, GREEN, look, rail))


def test_the_lamp_is_at_the_upper_left() -> None:
    image = surface()
    assert image.pixelColor(100, 50).lightness() > image.pixelColor(315, 175).lightness() + 25
    assert image.pixelColor(100, 50).lightness() > image.pixelColor(5, 175).lightness()


def test_the_neutral_look_changes_nothing() -> None:
    assert surface(Look(50, 50, 50)) == surface()


@pytest.mark.parametrize("ratio", [0.8, 1.0, 1.5, 3.0])
def test_the_surface_is_opaque_to_its_edges(ratio: float) -> None:
    image = surface(rail=RAIL, ratio=ratio)
    w, h = image.width() - 1, image.height() - 1
    assert {image.pixelColor(x, y).alpha() for x in (0, w // 2, w) for y in (0, h // 2, h)} == {255}


def test_the_rail_frames_the_felt() -> None:
    plain, framed = surface(), surface(rail=RAIL)
    assert framed.pixelColor(160, 3).hslHue() < 60  # brown
    assert plain.pixelColor(160, 3).hslHue() > 100  # green
    assert framed.pixelColor(160, 150).hslHue() > 100


def spread(image: QImage) -> float:
    small = image.scaled(32, 18)
    lights = [small.pixelColor(x, y).lightnessF() for x in range(32) for y in range(18)]
    return max(lights) - min(lights)


def test_contrast_widens_and_narrows_the_light() -> None:
    flat, neutral, deep = (spread(surface(Look(contrast=c, grain=0))) for c in (0, 50, 100))
    assert flat < neutral < deep


def roughness(image: QImage) -> int:
    return sum(
        abs(image.pixelColor(x, 90).lightness() - image.pixelColor(x + 1, 90).lightness()) for x in range(100, 200)
    )


def test_grain_goes_from_none_to_strong() -> None:
    none, neutral, strong = (roughness(surface(Look(grain=g))) for g in (0, 50, 100))
    assert none < neutral < strong
    assert none < 20


def test_temperature_moves_between_blue_and_red_at_equal_light() -> None:
    cold, neutral, warm = (_average(surface(Look(temperature=t))) for t in (0, 50, 100))
    assert cold.blue() - cold.red() > neutral.blue() - neutral.red() > warm.blue() - warm.red()
    assert cold.lightness() == pytest.approx(warm.lightness(), abs=14)


def test_every_felt_has_its_own_hue() -> None:
    hues = sorted(QColor(felt.cloth).hslHue() for felt in (GREEN, TEAL, BLUE, DEEP_BLUE))
    assert all(b - a >= 15 for a, b in pairwise(hues))
    assert QColor(BLUE.lit).lightness() > QColor(BLUE.edge).lightness()


def test_a_surface_is_cheap_enough_to_follow_a_slider() -> None:
    size = QSizeF(1280, 720)
    paint_image(QRectF(0, 0, 1280, 720), 1.0, lambda painter: paint_surface(painter, size))
    started = time.process_time()
    paint_image(QRectF(0, 0, 1280, 720), 1.0, lambda painter: paint_surface(painter, size, GREEN, Look(70, 20, 30)))
    assert time.process_time() - started < 0.15  # about 0.01 on an idle machine
