"""The picture of the game for the home page: a board scratched into earth in the shade of leaves.

One scene for every size: a tall picture shows the left end of the board, a wide one nearly
all of it and a straw hat that somebody has laid down beside it.
"""

from __future__ import annotations

import math
import random
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QBrush, QConicalGradient, QPainter, QPainterPath, QPen

from cardtable.games.o_an_quan.stone_art import paint_mandarin, paint_stone
from cardtable.scene.paint import (
    blank,
    colour,
    device_scale,
    disc,
    painting,
    pen,
    placed,
    radial,
    saved,
)
from cardtable.scene.soft import blurred, shadow
from cardtable.scene.texture import noise

EARTH: Final = ("#E3B27A", "#C28A55", "#7E4E2D")
GROOVE: Final = "#5A3013"
RIDGE: Final = "#FFE3B8"
CELL: Final = (132.0, 150.0)  # width and height of a scratched square
END: Final = 150.0  # width of a half-moon
COLUMNS: Final = 5
STONE: Final = 22.0
HAT: Final = ("#FBEBC0", "#E6C587", "#B98B4A")

# stones of the squares, by column and row (0 above, 1 below), as offsets from the square's middle
STONES: Final[dict[tuple[int, int], tuple[tuple[float, float], ...]]] = {
    (0, 0): ((-24, -18), (20, 8), (-14, 30), (30, -36)),
    (0, 1): ((-26, -22), (20, -30), (-4, 20), (38, 18), (-32, 34)),
    (1, 0): ((-10, -12), (26, 22), (-26, 26)),
    (1, 1): ((-30, -8), (8, -30), (22, 14), (-12, 32), (44, -16), (-44, 34)),
    (2, 1): ((-22, -20), (24, -6), (-6, 28)),
    (3, 0): ((-28, -24), (14, -30), (32, 12), (-12, 16), (4, 46)),
    (3, 1): ((-10, 6), (28, 20)),
    (4, 0): ((-16, -10), (20, 18)),
    (4, 1): ((-24, -16), (16, -24), (-4, 22), (36, 20)),
}


@dataclass(frozen=True, slots=True)
class _View:
    """Where the scratched board lies in the picture."""

    x: float
    y: float
    angle: float
    scale: float


def paint_picture(painter: QPainter, size: QSizeF) -> None:
    """Fill *size* units from the origin with the scene."""
    width, height = size.width(), size.height()
    wide = width > height * 1.1
    area = QRectF(0, 0, width, height)
    lamp = radial(width * 0.27, height * 0.15, max(width, height) * 1.02, *zip((0, 0.45, 1), EARTH, strict=True))
    painter.fillRect(area, lamp)
    noise(painter, area, 17, seed=21)
    noise(painter, area, 11, seed=22, size=2)
    _pits_of_earth(painter, area)
    view = (
        _View(width * 0.315, height * 0.56, -9, height / 430) if wide else _View(118, height * 0.583, -14, height / 420)
    )
    transform = painter.worldTransform()
    with saved(painter):
        painter.translate(view.x, view.y)
        painter.rotate(view.angle)
        painter.scale(view.scale, view.scale)
        seen = painter.worldTransform().inverted()[0].mapRect(transform.mapRect(area)).adjusted(-60, -60, 60, 60)
        _scratches(painter, seen)
        _pieces(painter, seen)
    if wide:
        with saved(painter):
            painter.translate(width * 0.80, height * 0.01)
            painter.scale(height / 430, height / 430)
            paint_hat(painter, 108)
    _leaf_shadows(painter, area, height / 336)
    painter.fillRect(
        area,
        radial(
            width * 0.4,
            height * 0.4,
            max(width, height) * 0.8,
            (0, colour("#2A1204", 0)),
            (0.6, colour("#2A1204", 0)),
            (1, colour("#2A1204", 0.38)),
        ),
    )


def _pits_of_earth(painter: QPainter, area: QRectF) -> None:
    """Scatter a few grains of gravel and small dents."""
    rng = random.Random(8)
    for _ in range(round(area.width() * area.height() / 1500)):
        x, y, r = rng.uniform(0, area.width()), rng.uniform(0, area.height()), rng.uniform(0.5, 1.7)
        painter.fillPath(disc(x + r * 0.5, y + r * 0.7, r, r * 0.8), colour("#4A2710", 0.35))
        painter.fillPath(disc(x, y, r, r * 0.8), colour("#F0CE9C" if rng.random() < 0.6 else "#8C5A34", 0.55))


def _line(rng: random.Random, points: list[tuple[float, float]], wobble: float = 1.4) -> QPainterPath:
    """Return a hand-drawn line: every piece strays a little."""
    path = QPainterPath(QPointF(*points[0]))
    for (x0, y0), (x1, y1) in pairwise(points):
        pieces = max(1, round(math.hypot(x1 - x0, y1 - y0) / 46))
        for i in range(1, pieces + 1):
            share, middle = i / pieces, (i - 0.5) / pieces
            path.quadTo(
                x0 + (x1 - x0) * middle + rng.uniform(-wobble, wobble),
                y0 + (y1 - y0) * middle + rng.uniform(-wobble, wobble),
                x0 + (x1 - x0) * share + rng.uniform(-wobble, wobble) * 0.5,
                y0 + (y1 - y0) * share + rng.uniform(-wobble, wobble) * 0.5,
            )
    return path


def _scratches(painter: QPainter, seen: QRectF) -> None:
    rng = random.Random(3)
    w, h = CELL
    columns = min(COLUMNS, math.ceil(seen.right() / w))
    right = columns * w
    lines = [
        _line(rng, [(-4, -h), (right + 4, -h)]),
        _line(rng, [(-3, 0), (right + 3, 0)]),
        _line(rng, [(-4, h), (right + 4, h)]),
    ]
    lines += [_line(rng, [(k * w, -h - 3), (k * w, h + 3)]) for k in range(columns + 1)]
    for way, x in ((-1, 0.0), (1, right)) if columns == COLUMNS else ((-1, 0.0),):
        arc = [(x + way * END * math.sin(math.pi * k / 40), -h * math.cos(math.pi * k / 40)) for k in range(41)]
        lines.append(_line(rng, arc, 0.35))
    all_lines = QPainterPath()
    for line in lines:
        all_lines.addPath(line)
    # what was scratched out lies along the lines, on the lit side higher
    painter.strokePath(all_lines.translated(-1.2, -1.6), pen(colour("#3F1F0B", 0.16), 9))
    painter.strokePath(all_lines.translated(2.2, 2.8), pen(colour(RIDGE, 0.55), 4.2))
    painter.strokePath(all_lines, pen(colour(GROOVE, 0.85), 4.6))
    painter.strokePath(all_lines.translated(-0.7, -0.9), pen(colour("#2E1606", 0.55), 2.0))


def _pieces(painter: QPainter, seen: QRectF) -> None:
    w, h = CELL
    variant = 0
    for (column, row), offsets in STONES.items():
        cx, cy = (column + 0.5) * w, (row - 0.5) * h
        for dx, dy in sorted(offsets, key=lambda offset: offset[1]):
            if seen.contains(cx + dx, cy + dy):
                _at(painter, cx + dx, cy + dy, variant * 7 + 2)
            variant += 1
    for dx, dy in ((-80, 74), (-36, 86), (-58, 112)):
        _at(painter, dx, dy, variant * 7 + 2)
        variant += 1
    for x, y in ((-66.0, -26.0), (COLUMNS * w + 66, 8.0)):
        if seen.contains(x, y):
            with saved(painter):
                painter.translate(x, y)
                paint_mandarin(painter, 54)


def _at(painter: QPainter, x: float, y: float, variant: int) -> None:
    with saved(painter):
        painter.translate(x, y)
        paint_stone(painter, variant, STONE)


def paint_hat(painter: QPainter, radius: float) -> None:
    """Paint a conical straw hat seen from above, its tip at the origin."""
    rim = disc(0, 0, radius, radius * 0.96)
    shadow(painter, rim, "#1E0D03", radius * 0.14, radius * 0.10, radius * 0.20, 0.62)
    shadow(painter, rim, "#1E0D03", radius * 0.04, radius * 0.02, radius * 0.05, 0.5)
    light, middle, dark = HAT
    # a cone is lit by direction only: bright towards the lamp, dark behind the tip
    cone = QConicalGradient(QPointF(0, 0), 135)
    for position, shade in ((0, light), (0.22, middle), (0.42, dark), (0.5, "#93683A"), (0.58, dark), (0.78, middle)):
        cone.setColorAt(position, colour(shade))
    cone.setColorAt(1, colour(light))
    painter.fillPath(rim, QBrush(cone))
    rng = random.Random(5)
    with saved(painter, rim):
        fibres_light, fibres_dark = QPainterPath(), QPainterPath()
        for k in range(120):
            angle = math.tau * k / 120 + rng.uniform(-0.02, 0.02)
            path = fibres_light if k % 2 else fibres_dark
            path.moveTo(radius * 0.05 * math.cos(angle), radius * 0.05 * math.sin(angle))
            path.lineTo(radius * math.cos(angle + 0.02), radius * 0.96 * math.sin(angle + 0.02))
        painter.strokePath(fibres_light, QPen(colour("#FFF4D2", 0.20), 0.9))
        painter.strokePath(fibres_dark, QPen(colour("#5A3A10", 0.22), 0.9))
        for k in range(1, 15):
            hoop = disc(0, 0, radius * k / 15, radius * 0.96 * k / 15)
            painter.strokePath(hoop.translated(0.5, 0.8), QPen(colour("#FFF4D2", 0.20), 1.0))
            painter.strokePath(hoop, QPen(colour("#5A3A10", 0.34), 1.1))
    painter.strokePath(disc(0, 0, radius - 1.6, radius * 0.96 - 1.6), QPen(colour("#6E4A16", 0.75), 3.0))
    painter.strokePath(disc(-0.6, -0.8, radius - 2, radius * 0.96 - 2), QPen(colour("#FFF1C4", 0.5), 1.0))
    painter.fillPath(disc(0, 0, radius * 0.045), radial(-1, -1.5, radius * 0.06, (0, "#FFF4D2"), (1, "#9C6F28")))


def _leaf_shadows(painter: QPainter, area: QRectF, scale: float) -> None:
    """Throw the soft shadow of bamboo leaves over the upper left."""
    rng = random.Random(4)
    shrink = device_scale(painter) * 0.35
    image = blank(math.ceil(area.width() * shrink), math.ceil(area.height() * shrink))
    with painting(image, shrink) as small:
        count = round(13 * max(1.0, area.width() / area.height()))
        for _ in range(count):
            x, y = rng.uniform(0.14, 0.98) * area.width(), rng.uniform(-20, 110) * scale
            length = rng.uniform(60, 105) * scale
            leaf = QPainterPath()
            leaf.quadTo(length * 0.4, -length * 0.11, length, 0)
            leaf.quadTo(length * 0.4, length * 0.11, 0, 0)
            small.fillPath(placed(leaf, x, y, rng.uniform(95, 160)), colour("#2A1204"))
    with saved(painter):
        painter.setOpacity(0.40)
        painter.drawImage(area, blurred(image, 1.9 * scale * shrink))
