"""Small tiles that make surfaces look like matter: noise for felt and earth, grain for wood.

Both are made once per process without any array library: noise maps uniform random
bytes through a colour table, which Qt expands; wood grain is a few hundred wavy strokes
on one seamless tile that is laid side by side.
"""

from __future__ import annotations

import math
import random
from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPen, QPolygonF, QTransform, qRgba

from cardtable.scene.paint import blank, colour, device_scale, linear, painting, saved

NOISE_SIZE: Final = 256  # pixels
GRAIN_WIDTH: Final = 512.0  # units
GRAIN_HEIGHT: Final = 224.0
GRAIN_STROKES: Final = 260
GRAIN_STEP: Final = 16.0  # units between the points of a stroke


@cache
def noise_tile(amplitude: float, seed: int = 1) -> QImage:
    """Return light and dark dust: opacity is normal with *amplitude* (0..255) as deviation."""
    from statistics import NormalDist  # slow to import, and on later starts the surfaces come from the disk

    table = []
    normal = NormalDist()
    for i in range(256):
        value = normal.inv_cdf((i + 0.5) / 256) * amplitude
        light, alpha = (255 if value > 0 else 0), min(255, round(abs(value)))
        table.append(qRgba(light, light, light, alpha))
    data = random.Random(seed).randbytes(NOISE_SIZE * NOISE_SIZE)
    image = QImage(data, NOISE_SIZE, NOISE_SIZE, NOISE_SIZE, QImage.Format.Format_Indexed8)
    image.setColorTable(table)
    return image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


def noise(
    painter: QPainter,
    rect: QRectF,
    amplitude: float,
    seed: int = 1,
    size: float = 1.0,
    clip: QPainterPath | None = None,
) -> None:
    """Dust *rect* (or *clip*) with grains of *size* device pixels.

    *amplitude* is meant for two device pixels per unit: fewer and larger grains are made
    fainter, so that the surface looks equally rough from afar.
    """
    brush = QBrush(noise_tile(amplitude, seed))
    scale = size / device_scale(painter)
    brush.setTransform(QTransform.fromScale(scale, scale))
    with saved(painter):
        painter.setOpacity(painter.opacity() * min(1.0, device_scale(painter) / 2))
        if clip is not None:
            painter.fillPath(clip, brush)
        else:
            painter.fillRect(rect, brush)


@cache
def grain_tile(scale: float, seed: int = 11) -> QImage:
    """Return the seamless strokes of lengthwise wood at *scale* pixels per unit, on nothing."""
    rng = random.Random(seed)
    image = blank(round(GRAIN_WIDTH * scale), round(GRAIN_HEIGHT * scale))
    columns = round(GRAIN_WIDTH / GRAIN_STEP)
    # whole periods over the width, so that the tile meets itself
    waves = [(k, rng.uniform(0, math.tau), height) for k, height in ((1, 6.5), (2, 3.5), (3, 1.4))]
    bends = [
        sum(height * math.sin(k * math.tau * i / columns + phase) for k, phase, height in waves) for i in range(columns)
    ] * 2
    with painting(image, scale) as painter:
        for _ in range(GRAIN_STROKES):
            y, start = rng.uniform(0, GRAIN_HEIGHT), rng.randrange(columns)
            reach = int(rng.uniform(0.12, 0.9) * columns) + 2
            dark = rng.random() < 0.66
            painter.setPen(
                _grain_pen("#2A1508" if dark else "#E2AE78", rng.uniform(0.04, 0.19), rng.uniform(0.5, 1.9), scale)
            )
            line = QPolygonF([QPointF(i * GRAIN_STEP, y + bends[i]) for i in range(start, start + reach)])
            for dx in (0.0, -GRAIN_WIDTH) if start + reach > columns else (0.0,):
                for dy in _wraps(y):
                    painter.drawPolyline(line.translated(dx, dy))
    return image


def _grain_pen(shade: str, alpha: float, width: float, scale: float) -> QPen:
    """Return a pen; lines of about a pixel are drawn by Qt's hairline code, which is much faster."""
    pixels = width * scale
    if pixels > 1.4:
        return QPen(colour(shade, alpha), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    hairline = QPen(colour(shade, alpha * pixels), 1)
    hairline.setCosmetic(True)
    return hairline


def _wraps(y: float) -> tuple[float, ...]:
    """Return the shifts at which a stroke about height *y* shows on the tile."""
    reach = 14.0  # more than all waves together
    if y < reach:
        return 0.0, GRAIN_HEIGHT
    return (0.0, -GRAIN_HEIGHT) if y > GRAIN_HEIGHT - reach else (0.0,)


def wood(
    painter: QPainter,
    path: QPainterPath,
    shades: tuple[QColor | str, QColor | str, QColor | str],
    grain: float = 1.0,
    seed: int = 11,
    upright: bool = False,
) -> None:
    """Fill *path* with wood from the lit to the dark shade; *grain* scales the strokes' opacity."""
    r = path.boundingRect()
    light, middle, dark = shades
    painter.fillPath(
        path, linear(r.left(), r.top(), r.left() + r.width() * 0.75, r.bottom(), (0, light), (0.5, middle), (1, dark))
    )
    scale = device_scale(painter)
    brush = QBrush(grain_tile(round(scale, 3)))
    map_to_path = QTransform.fromTranslate(r.left() - seed * 61.0, r.top() - seed * 37.0)
    if upright:
        map_to_path.rotate(90)
    brush.setTransform(map_to_path.scale(1 / scale, 1 / scale))
    with saved(painter):
        painter.setOpacity(painter.opacity() * grain)
        painter.fillPath(path, brush)
