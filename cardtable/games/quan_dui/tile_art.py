"""The picture of the game for the home page: money cards before a Cantonese lane, under lanterns and a coin of a moon.

A tall picture holds a Dui before a Ka; a wide one a fan of five cards and more of the lane.
"""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPainterPath

from cardtable.core.events import Piece
from cardtable.scene.decks.curves import curve
from cardtable.scene.decks.dongguan import DONGGUAN
from cardtable.scene.paint import capsule, colour, disc, falling, linear, pen, placed, polyline, radial, saved
from cardtable.scene.soft import glow
from cardtable.scene.texture import noise

HIGH: Final = 336.0  # the units in which the lane is drawn
SKY: Final = ("#2B1A4A", "#5E2F63", "#B9564F", "#F0A457")
NIGHT: Final = "#170B22"
MOON: Final = ("#FFF3CE", "#F6CF84", "#E29A4A")
RED: Final = ("#FF8A57", "#E2412F", "#8E1A1E")
GOLD: Final = "#F6C86B"

FAR: Final = ((-30, 92, 60), (78, 74, 44), (170, 100, 66), (292, 80, 50), (390, 104, 70), (512, 86, 54), (614, 96, 62))
NEAR: Final = ((-52, 118, 54), (248, 132, 62), (470, 116, 50), (690, 140, 60))  # left edge, width, height of a gable

BEHIND: Final = (("s1", 0.265, 0.565, -15.0), ("w1", 0.745, 0.560, 14.0))
FRONT: Final = (("XH", 0.405, 0.665, -5.5), ("XH", 0.615, 0.672, 6.0))
FAN: Final = (("w3", -29.0), ("s1", -15.0), ("b9", -1.0), ("XH", 13.0), ("XH", 26.0))

_EAR: Final = (  # a gable like the handle of a wok, 100 wide
    "M0,0 V-40 C0,-52 8,-54 16,-56 C22,-58 22,-66 22,-74 C22,-96 36,-106 50,-106"
    " C64,-106 78,-96 78,-74 C78,-66 78,-58 84,-56 C92,-54 100,-52 100,-40 V0 Z"
)


def paint_picture(painter: QPainter, size: QSizeF) -> None:
    """Fill *size* units from the origin with the scene."""
    width, height = size.width(), size.height()
    wide, scale = width > height * 1.1, height / HIGH
    area = QRectF(0, 0, width, height)
    painter.fillRect(area, falling(area, *zip((0, 0.32, 0.62, 0.86), SKY, strict=True)))
    noise(painter, area, 7, seed=43)
    with saved(painter):
        painter.scale(scale, scale)
        across = width / scale
        _paint_moon(painter, across * (0.30 if wide else 0.70), 84 if wide else 76, 50)
        _paint_lane(painter, across)
    painter.fillRect(area, falling(area, (0.5, colour(NIGHT, 0)), (1, colour(NIGHT, 0.72))))
    with saved(painter):
        painter.scale(scale, scale)
        _paint_lanterns(painter, across, 26 if wide else 34)
    if wide:
        side = 0.43 if width > height * 1.6 else 0.49  # a very wide picture ends under words
        _paint_fan(painter, width * side, height * 1.24, height * 0.56, height * 0.62)
        return
    for kind, x, y, angle in (*BEHIND, *FRONT):
        DONGGUAN.lay(painter, Piece(kind), (width * x, height * y), height * 0.43, angle)


def _paint_fan(painter: QPainter, x: float, y: float, card: float, reach: float) -> None:
    """Lay cards *card* units high on a circle around (x, y); *reach* is the way to their middles."""
    for kind, angle in FAN:
        turn = math.radians(angle)
        DONGGUAN.lay(painter, Piece(kind), (x + reach * math.sin(turn), y - reach * math.cos(turn)), card, angle)


def _paint_moon(painter: QPainter, x: float, y: float, radius: float) -> None:
    """Paint a coin with its square hole as the moon."""
    painter.fillRect(
        QRectF(x - 4 * radius, y - 4 * radius, 8 * radius, 8 * radius),
        radial(x, y, 3.2 * radius, (0, colour(MOON[1], 0.55)), (0.34, colour(MOON[1], 0.30)), (1, colour(MOON[1], 0))),
    )
    half = radius * 0.27
    hole = QPainterPath()
    hole.addRect(QRectF(x - half, y - half, 2 * half, 2 * half))
    coin = disc(x, y, radius).subtracted(hole)
    light = radial(x, y, radius * 1.7, *zip((0, 0.45, 1), MOON, strict=True), focus=(x - radius / 3, y - radius / 2))
    painter.fillPath(coin, light)
    for path, line in ((disc(x, y, radius * 0.87), 1.8), (hole, 2.6), (disc(x, y, radius - 0.8), 1.2)):
        painter.strokePath(path, pen(colour("#B36A2C", 0.75), line))
    sign = curve("M-7,-2 H7 M0,-8 V8 M-5,7 H5")
    for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0)):
        at = (x + dx * radius * 0.57, y + dy * radius * 0.57)
        painter.strokePath(placed(sign, *at, 0, 0.8), pen(colour("#B36A2C", 0.7), 2.2))


def _paint_lane(painter: QPainter, across: float) -> None:
    """Paint two rows of houses whose gables rise like the handles of a wok."""
    shift = (across - 224) / 2 % 620 - 160
    for row, base, shades in ((FAR, 214.0, ("#7A3560", "#4B2050")), (NEAR, 262.0, ("#4A1F4C", "#2A1236"))):
        for left, wide, high in row:
            x = left + shift - 120
            for turn in range(2):
                _paint_house(painter, x + turn * 740, base, wide, high, shades)
        painter.fillRect(
            QRectF(0, base - 1, across, HIGH - base + 1), linear(0, base, 0, HIGH, (0, shades[1]), (1, NIGHT))
        )


def _paint_house(painter: QPainter, x: float, base: float, wide: float, high: float, shades: tuple[str, str]) -> None:
    """Paint a gable with its ridge and a lit window."""
    form, across, up = curve(_EAR), wide / 100, (high + 46) / 106
    with saved(painter):
        painter.translate(x, base)
        painter.scale(across, up)
        painter.fillPath(form, linear(0, -106, 0, 0, (0, shades[0]), (1, shades[1])))
        painter.strokePath(form, pen(colour("#FFC07A", 0.34), 1.6))
        inner = placed(form, 9, -3, 0, 0.82)
        painter.strokePath(inner, pen(colour("#FFC07A", 0.16), 1.2))
        window = QRectF(43, -66, 14, 20)
        painter.fillRect(window, linear(0, -66, 0, -46, (0, "#FFE0A0"), (1, "#F29B45")))
        painter.strokePath(polyline((50, -66), (50, -46)), pen(shades[1], 1.6))
        painter.strokePath(polyline((43, -56), (57, -56)), pen(shades[1], 1.6))


def _paint_lanterns(painter: QPainter, across: float, sag: float) -> None:
    """Hang a string of lanterns from edge to edge, lower in the middle."""
    string = QPainterPath(QPointF(-4, 6))
    string.quadTo(across / 2, 6 + 2 * sag, across + 4, 6)
    painter.strokePath(string, pen(colour(NIGHT, 0.85), 1.8))
    count = max(3, round(across / 74))
    for k in range(count):
        share = (k + 0.5) / count
        y = 6 + 4 * sag * share * (1 - share)
        _paint_lantern(painter, across * share, y, 1.0 if k % 2 == 0 else 0.82)


def _paint_lantern(painter: QPainter, x: float, y: float, scale: float) -> None:
    with saved(painter):
        painter.translate(x, y)
        painter.scale(scale, scale)
        body = disc(0, 25, 19, 15.5)
        glow(painter, body, RED[0], 16, 10, 0.75)
        painter.strokePath(polyline((0, 0), (0, 9)), pen(NIGHT, 1.4))
        painter.fillPath(body, radial(0, 25, 21, (0, "#FFC26B"), (0.4, RED[0]), (0.75, RED[1]), (1, RED[2])))
        for wide in (4.0, 10.0, 15.5):
            painter.strokePath(disc(0, 25, wide, 15.2), pen(colour(RED[2], 0.55), 0.9))
        for top in (8.0, 38.5):
            painter.fillPath(capsule(QRectF(-8, top, 16, 4)), linear(-8, 0, 8, 0, (0, GOLD), (1, "#A9702A")))
        for dx in (-4.0, -1.3, 1.3, 4.0):
            painter.strokePath(polyline((dx, 42.5), (dx * 1.3, 56)), pen(RED[1], 1.5))
