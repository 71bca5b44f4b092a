"""The picture of the game for the home page: court cards before hills of painted porcelain, and dominoes of bone.

A tall picture holds Heaven above Earth and Man; a wide one a fan of five cards and more of the hills.
"""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPainterPath

from cardtable.core.events import Piece
from cardtable.scene.decks.curves import curve
from cardtable.scene.decks.domino import DOMINO, paint_domino
from cardtable.scene.paint import colour, disc, falling, linear, pen, placed, radial, rounded, saved
from cardtable.scene.soft import shadow
from cardtable.scene.texture import noise

HIGH: Final = 336.0  # the units in which the hills are drawn
SKY: Final = ("#123B70", "#3A72AE", "#9CC3E4", "#F3E6CC")
COBALT: Final = "#1B4A8C"
MIST: Final = "#DCEBF8"
DEEP: Final = "#071B33"
SUN: Final = ("#FFF4D0", "#F8CE74", "#E79A3F")
BONE: Final = ("#FFFDF4", "#EADBB6")
EBONY: Final = ("#5A3A25", "#24140C")

HILLS: Final = (  # from far to near: base, height, length of a wave, start, shades, mist at the foot
    (196.0, 74.0, 92.0, 0.1, ("#7FA9D3", "#B9D3EA"), 0.8),
    (232.0, 84.0, 128.0, 0.62, ("#44709F", "#7FAAD6"), 0.5),
    (280.0, 78.0, 150.0, 0.3, ("#1E4C82", "#4A7FB8"), 0.28),
    (336.0, 70.0, 190.0, 0.8, ("#0D2C54", "#1F4C80"), 0.0),
)
CLOUDS: Final = (
    (0.16, 66.0, 1.0),
    (0.86, 40.0, 0.8),
    (0.92, 148.0, 0.66),
    (0.04, 168.0, 0.6),
)  # share of the width, y, scale

BEHIND: Final = (("1-1a", 0.240, 0.505, -14.0), ("4-4a", 0.770, 0.505, 13.0))
FRONT: Final = ("6-6d", 0.505, 0.482, -1.5)
BONES: Final = (("4-5", 0.315, 0.775, -27.0), ("1-3", 0.655, 0.795, 19.0))
BONES_WIDE: Final = (("4-5", 0.085, 0.80, -19.0), ("1-3", 0.185, 0.85, 24.0))
FAN: Final = (("1-3a", -29.0), ("4-4a", -15.0), ("1-1a", -1.0), ("6-6a", 13.0), ("6-6d", 26.0))

_CLOUD: Final = (  # a scrolled cloud, about 90 wide, its foot at 0
    "M-46,0 C-58,-2 -58,-18 -44,-18 C-44,-32 -24,-36 -18,-24 C-12,-42 16,-44 20,-26 C32,-34 46,-24 42,-12"
    " C54,-12 54,0 44,0 Z"
)
_SCROLLS: Final = (
    "M-44,-18 C-36,-18 -32,-10 -38,-7 C-43,-5 -46,-11 -41,-12 M-18,-24 C-8,-24 -4,-13 -12,-9 C-19,-7 -22,-16 -15,-17"
    " M20,-26 C8,-28 2,-16 11,-12 C18,-10 21,-18 14,-19 M42,-12 C34,-16 27,-8 33,-5 C37,-3 40,-8 36,-9"
)


def paint_picture(painter: QPainter, size: QSizeF) -> None:
    """Fill *size* units from the origin with the scene."""
    width, height = size.width(), size.height()
    wide, scale = width > height * 1.1, height / HIGH
    area = QRectF(0, 0, width, height)
    painter.fillRect(area, falling(area, *zip((0, 0.22, 0.46, 0.62), SKY, strict=True)))
    noise(painter, area, 7, seed=57)
    across = width / scale
    with saved(painter):
        painter.scale(scale, scale)
        _paint_sun(painter, across * (0.24 if wide else 0.5), 96 if wide else 92, 58)
        for share, y, large in CLOUDS[:2]:
            _paint_cloud(painter, across * share, y, large)
        for hill in HILLS:
            _paint_hill(painter, across, *hill)
        for share, y, large in CLOUDS[2:]:
            _paint_cloud(painter, across * share, y, large)
    painter.fillRect(area, falling(area, (0.58, colour(DEEP, 0)), (1, colour(DEEP, 0.7))))
    if wide:
        for identity, x, y, angle in BONES_WIDE:
            _paint_bone(painter, identity, (width * x, height * y), height * 0.2, angle)
        side = 0.43 if width > height * 1.6 else 0.52  # a very wide picture ends under words
        _paint_fan(painter, width * side, height * 1.22, height * 0.56, height * 0.62)
        return
    for card, x, y, angle in (*BEHIND, FRONT):
        DOMINO.lay(painter, Piece(card), (width * x, height * y), height * (0.44 if card == FRONT[0] else 0.39), angle)
    for identity, x, y, angle in BONES:
        _paint_bone(painter, identity, (width * x, height * y), height * 0.23, angle)


def _paint_fan(painter: QPainter, x: float, y: float, card: float, reach: float) -> None:
    """Lay cards *card* units high on a circle around (x, y); *reach* is the way to their middles."""
    for code, angle in FAN:
        turn = math.radians(angle)
        DOMINO.lay(painter, Piece(code), (x + reach * math.sin(turn), y - reach * math.cos(turn)), card, angle)


def _paint_sun(painter: QPainter, x: float, y: float, radius: float) -> None:
    painter.fillRect(
        QRectF(x - 4 * radius, y - 4 * radius, 8 * radius, 8 * radius),
        radial(x, y, 3 * radius, (0, colour(SUN[0], 0.7)), (0.34, colour(SUN[0], 0.34)), (1, colour(SUN[0], 0))),
    )
    light = radial(x, y, radius * 1.6, *zip((0, 0.5, 1), SUN, strict=True), focus=(x - radius / 3, y - radius / 2))
    painter.fillPath(disc(x, y, radius), light)
    painter.strokePath(disc(x, y, radius * 0.9), pen(colour(SUN[2], 0.55), 1.2))


def _paint_hill(
    painter: QPainter,
    across: float,
    base: float,
    high: float,
    length: float,
    start: float,
    shades: tuple[str, str],
    mist: float,
) -> None:
    """Paint a range of steep hills, their ridges washed with the brush, mist at their feet."""
    ridge = QPainterPath(QPointF(-10, base))
    brush = QPainterPath()
    x, n = -length * start, 0
    while x < across + length:
        top = base - high * (0.66 + 0.34 * math.sin(n * 2.3 + start * 9))
        ridge.cubicTo(x + length * 0.20, base - high * 0.1, x + length * 0.26, top, x + length * 0.42, top)
        ridge.cubicTo(x + length * 0.60, top, x + length * 0.66, base - high * 0.2, x + length, base - high * 0.08)
        for k in range(4):
            at = x + length * (0.44 + 0.075 * k)
            brush.moveTo(at, top + 5 + 8.0 * k)
            brush.quadTo(at + length * 0.05, top + 18 + 9 * k, at + length * 0.06, top + 34 + 9 * k)
        x, n = x + length, n + 1
    ridge.lineTo(across + 10, base)
    ridge.lineTo(across + 10, HIGH)
    ridge.lineTo(-10, HIGH)
    ridge.closeSubpath()
    painter.fillPath(ridge, linear(0, base - high, 0, base, (0, shades[0]), (1, shades[1])))
    with saved(painter, ridge):
        painter.strokePath(brush, pen(colour(COBALT, 0.28), 2.2))
    painter.strokePath(ridge, pen(colour(COBALT, 0.5), 1.2))
    if mist:
        foot = QRectF(0, base - high * 0.5, across, high * 0.95)
        painter.fillRect(foot, falling(foot, (0, colour(MIST, 0)), (0.55, colour(MIST, mist)), (1, colour(MIST, 0))))


def _paint_cloud(painter: QPainter, x: float, y: float, scale: float) -> None:
    """Paint a scrolled cloud as on blue and white porcelain."""
    form = placed(curve(_CLOUD), x, y, 0, scale)
    painter.fillPath(form, linear(0, y - 40 * scale, 0, y, (0, "#FFFFFF"), (1, "#DCE9F5")))
    painter.strokePath(form, pen(colour(COBALT, 0.85), 1.8))
    painter.strokePath(placed(curve(_SCROLLS), x, y, 0, scale), pen(colour(COBALT, 0.75), 1.6))


def _paint_bone(painter: QPainter, identity: str, at: tuple[float, float], high: float, angle: float) -> None:
    """Paint a domino of bone backed with dark wood, lying with some thickness; *high* is its length."""
    wide, thick = high / 2, high * 0.13
    box = QRectF(-wide / 2, -high / 2, wide, high)
    with saved(painter):
        painter.translate(*at)
        painter.rotate(angle)
        body = rounded(box.united(box.translated(thick * 0.35, thick)), wide * 0.13)
        shadow(painter, body, "#02101F", high * 0.09, high * 0.03, high * 0.08, 0.6)
        for shift, shades in ((1.0, EBONY), (0.48, BONE[::-1])):
            side = rounded(box.translated(thick * 0.35 * shift, thick * shift), wide * 0.13)
            painter.fillPath(side, linear(-wide / 2, 0, wide / 2, high / 2, (0, shades[0]), (1, shades[1])))
        paint_domino(painter, identity, box, "upright")
