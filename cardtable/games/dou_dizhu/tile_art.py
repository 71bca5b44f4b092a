"""The picture of the game for the home page: both twos and both jokers fanned out under red lanterns.

A tall picture holds the fan alone; a wide one adds more lanterns and a
banner with the game's name in its own script, 斗地主, written in strokes of our own.
"""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter, QPainterPath

from cardtable.core.events import Piece
from cardtable.scene.decks.curves import curve
from cardtable.scene.decks.french import FRENCH
from cardtable.scene.paint import colour, disc, linear, pen, placed, polyline, radial, rounded, saved
from cardtable.scene.soft import glow, shadow
from cardtable.scene.texture import noise

RED: Final = ("#DA523B", "#B1301F", "#65130C")
GOLD: Final = "#FFD98A"
SILK: Final = ("#FFE3A0", "#F2743A", "#9C1A11")
BRASS: Final = ("#FFE8AC", "#A8701F")
HEXAGON: Final = 18.0  # radius in units
HAND_TALL: Final = (("2s", -24.0), ("2h", -8.0), ("X", 8.0), ("D", 24.0))
HAND_WIDE: Final = (("2c", -34.0), ("2s", -20.0), ("2h", -6.5), ("X", 7.5), ("D", 22.0))
NAME: Final = (  # each in a box of 100
    "M26,12 C32,16 37,21 41,27 M16,36 C23,40 29,45 33,51 M6,68 C32,66 62,62 94,58 M66,4 C67,30 67,64 66,98",
    "M6,38 H42 M24,12 C25,36 25,58 24,80 M2,86 C16,84 30,80 44,73 M46,48 C60,43 76,38 90,32 C91,46 90,56 86,68 "
    "C83,69 79,67 75,62 M68,6 C69,28 69,50 68,76 M52,26 C53,46 52,64 52,78 C53,90 62,92 74,92 C86,92 94,90 96,84 "
    "C97,78 97,72 95,66",
    "M44,2 C50,6 54,11 57,17 M18,30 C38,30 60,29 82,27 M24,58 C42,58 58,57 76,55 M50,30 C51,50 51,72 50,92 "
    "M6,94 C34,94 64,92 94,90",
)


def paint_picture(painter: QPainter, size: QSizeF) -> None:
    """Fill *size* units from the origin with the scene."""
    width, height = size.width(), size.height()
    wide = width > height * 1.1
    area = QRectF(0, 0, width, height)
    reach = max(width, height)
    painter.fillRect(area, radial(width * 0.38, height * 0.2, reach, *zip((0, 0.5, 1), RED, strict=True)))
    scale = height / 336
    with saved(painter):
        painter.scale(scale, scale)
        _paint_lattice(painter, width / scale, height / scale)
    middle = (width * (0.47 if wide else 0.5), height * 0.60)
    dark = radial(*middle, height * 0.52, (0, colour("#55100A", 0.72)), (1, colour("#55100A", 0)))
    painter.fillRect(area, dark)
    noise(painter, area, 7, seed=23)
    if wide:
        _paint_wide(painter, width, height)
    else:
        for x, cord, share in ((0.26, 8, 0.92), (0.77, 26, 0.72)):
            paint_lantern(painter, width * x, cord * scale, share * scale)
        _paint_fan(painter, HAND_TALL, width * 0.5, height * 0.89, height * 0.385, width * 0.42)


def _paint_wide(painter: QPainter, width: float, height: float) -> None:
    unit = height / 430
    for x, cord, share in ((0.25, 8, 1.0), (0.39, 44, 0.78), (0.55, 2, 1.12), (0.69, 48, 0.72)):
        paint_lantern(painter, width * x, cord * unit, share * unit)
    _paint_banner(painter, width * 0.10, 26 * unit, unit)
    _paint_fan(painter, HAND_WIDE, width * 0.42, height * 1.13, height * 0.48, height * 0.52)


def _paint_fan(
    painter: QPainter,
    hand: tuple[tuple[str, float], ...],
    x: float,
    y: float,
    card: float,
    reach: float,
) -> None:
    """Lay cards *card* units high on a circle around (x, y); *reach* is the way to their middles."""
    for code, angle in hand:
        turn = math.radians(angle)
        at = (x + reach * math.sin(turn), y - reach * math.cos(turn))
        FRENCH.lay(painter, Piece(code), at, card, angle)


def _paint_lattice(painter: QPainter, width: float, height: float) -> None:
    """Cover the ground with hexagons, a small ring in each."""
    across, down = HEXAGON * 2, HEXAGON * math.sqrt(3)
    for row in range(int(height / down) + 2):
        cells, rings = QPainterPath(), QPainterPath()
        y = row * down
        for column in range(int(width / across) + 2):
            x = column * across + HEXAGON * (row % 2)
            corners = ((math.radians(30 + 60 * k)) for k in range(6))
            cells.addPath(
                polyline(*((x + HEXAGON * math.cos(a), y + HEXAGON * math.sin(a)) for a in corners), closed=True)
            )
            rings.addPath(disc(x, y, 5))
        painter.strokePath(cells, pen(colour(GOLD, 0.20), 1))
        painter.strokePath(rings, pen(colour(GOLD, 0.15), 1))


def paint_lantern(painter: QPainter, x: float, cord: float, scale: float) -> None:
    """Hang a lantern by a cord from the upper edge."""
    painter.strokePath(polyline((x, 0), (x, cord)), pen("#F2C77C", 1.4))
    with saved(painter):
        painter.translate(x, cord)
        painter.scale(scale, scale)
        silk = disc(0, 30, 31, 26)
        glow(painter, silk, "#FFB35A", 17, 9, 0.85)
        painter.fillPath(silk, radial(-5, 26, 40, *zip((0, 0.42, 1), SILK, strict=True), focus=(-7, 22)))
        for share in (0.33, 0.68, 0.96):
            painter.strokePath(disc(0, 30, 31 * share, 26), pen(colour("#7E1710", 0.42), 1.1))
        for y in (1.0, 52.0):
            painter.fillPath(rounded(QRectF(-13, y, 26, 7), 2), linear(-13, 0, 13, 0, *zip((0, 1), BRASS, strict=True)))
        for k in range(-2, 3):
            painter.strokePath(polyline((k * 3, 59), (k * 3.6, 80 - abs(k) * 1.5)), pen("#E9B860", 1.4))
        painter.fillPath(disc(0, 60.5, 3.4), colour("#C22B1C"))


def _paint_banner(painter: QPainter, x: float, y: float, scale: float) -> None:
    """Hang a paper banner with the name, to be read downwards."""
    with saved(painter):
        painter.translate(x, y)
        painter.scale(scale, scale)
        sheet = QRectF(-27, 0, 54, 196)
        shadow(painter, rounded(sheet, 3), "#2A0603", 9, 4, 8, 0.55)
        painter.fillPath(rounded(sheet, 3), linear(-27, 0, 27, 196, (0, "#FBE7B4"), (0.6, "#F0CB85"), (1, "#D9A657")))
        painter.strokePath(rounded(sheet.adjusted(4, 5, -4, -5), 2), pen(colour("#9A2417", 0.75), 1.2))
        for end in (-3.0, 193.0):
            rod = QRectF(-32, end, 64, 7)
            painter.fillPath(rounded(rod, 3.5), linear(0, end, 0, end + 7, (0, "#A0522D"), (1, "#4A1E0F")))
        painter.strokePath(polyline((-20, -3), (0, -26), (20, -3)), pen("#F2C77C", 1.4))
        for n, sign in enumerate(NAME):
            painter.strokePath(placed(curve(sign), -18, 22 + 54 * n, scale=0.36), pen("#7A1710", 3.7))
