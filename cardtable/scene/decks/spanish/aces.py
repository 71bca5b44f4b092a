"""Aces: one great sign each, with ornament. A sun, a cup and a sword in wreaths, a club in leaf."""

from __future__ import annotations

import math
from functools import cache
from typing import Final

from PySide6.QtGui import QPainter, QPainterPath, QTransform

from cardtable.scene.decks.curves import curve
from cardtable.scene.decks.french.drawing import Shape, Shapes, ink, paint_shapes
from cardtable.scene.decks.spanish.dyes import SIGN
from cardtable.scene.decks.spanish.plan import MIDDLE
from cardtable.scene.decks.spanish.signs import paint_sign
from cardtable.scene.paint import disc, pen, placed, radial, saved

_LEAF: Final = "M0,0 C-9,-7 -8.4,-20 0,-27 C8.4,-20 9,-7 0,0 Z"
_VEIN: Final = "M0,-2 V-21"
_BROAD: Final = "M0,0 C-14,-8 -17,-30 0,-48 C17,-30 14,-8 0,0 Z"
_FLAME: Final = "M-7,2 C-9,-8 3,-12 -2,-22 C-3,-25 -1,-28 2,-30 C1,-24 8,-18 6,-9 C5,-5 7,-2 7,2 Z"
_RAY: Final = "M-7.6,2 L0,-26 L7.6,2 Z"

_FACE: Final[Shapes] = (  # of the sun, within 40
    Shape("M3,-36 C4,-14 3,2 5,9 C6,14 2,15 0,15 C9,20 10,29 0,36 C22,36 36,20 36,0 C36,-20 22,-36 3,-36 Z", "dusk", 0),
    Shape("O-21,9,6.4,5.4 O21,9,6.4,5.4", "cheek", 0),
    Shape("M-24,-4 Q-15,-14 -6,-4 Q-15,3 -24,-4 Z M24,-4 Q15,-14 6,-4 Q15,3 24,-4 Z", "white", 1.3),
    Shape("O-14.4,-5.4,3.4,3.4 O14.4,-5.4,3.4,3.4", "brown", 0),
    Shape("M-25,-3.6 Q-15,-15 -5,-4 M25,-3.6 Q15,-15 5,-4", "", 2.2),
    Shape("M-26,-13 Q-15,-23 -4,-12 M26,-13 Q15,-23 4,-12", "", 2.2, "brown"),
    Shape("M-4,-12 C-3,0 -6,6 -5.6,10 Q-2,14.4 4.6,11.6", "", 1.8, "brown"),
    Shape("M-11,21 Q-5,17 0,19.4 Q5,17 11,21 Q0,29.6 -11,21 Z", "red", 1.1),
    Shape("M-13,20.6 Q0,24 13,20.6", "", 1.3),
)
_SPRIGS: Final = (  # along the right branch of a wreath: where, and which way the leaf looks
    (20, 92, 96),
    (34, 84, 30),
    (40, 83, 112),
    (51, 70, 14),
    (57, 65, 96),
    (62, 50, 2),
    (67, 43, 82),
    (66, 27, -8),
    (70, 20, 70),
    (66, 4, -18),
    (67, -4, 52),
)
_RIBBON: Final[Shapes] = (
    Shape("M-4,92 C-16,92 -26,104 -40,102 L-34,110 L-38,118 C-24,118 -12,108 -3,98 Z", "red", 1.4),
    Shape("M4,92 C16,92 26,104 40,102 L34,110 L38,118 C24,118 12,108 3,98 Z", "red", 1.4),
    Shape("M-4,92 C-12,94 -18,100 -24,102 M4,92 C12,94 18,100 24,102", "", 1.1, "wine"),
    Shape(
        "M-15,86 C-20,92 -15,101 -4,96 V90 C-8,86 -12,84 -15,86 Z M15,86 C20,92 15,101 4,96 V90 C8,86 12,84 15,86 Z",
        "red",
        1.3,
    ),
    Shape("R-5,88.4,10,9.6,3", "rose", 1.2),
)
_BLOSSOM: Final[Shapes] = (
    Shape("O0,-6.4,5,5.4 O6,-2,5.4,5 O3.8,5.2,5,5.2 O-3.8,5.2,5,5.2 O-6,-2,5.4,5", "white", 1.1),
    Shape("O0,0,4,4", "gold", 1.1),
)


_LEAVES: Final = (  # of the club: which side, where, how turned, how large
    (-1, 14, 82, 56, 1.05),
    (-1, 12, 88, 104, 0.8),
    (-1, 22, 22, 76, 0.95),
    (1, 14, 92, 62, 1),
    (1, 20, 30, 58, 1),
    (1, 24, -2, 92, 0.9),
    (1, 30, -70, 62, 0.85),
)


def paint_ace(painter: QPainter, suit: str) -> None:
    """Paint the picture of an ace in the middle of the card."""
    with saved(painter):
        painter.translate(*MIDDLE)
        {"O": _paint_sun, "C": _paint_cup, "E": _paint_sword, "B": _paint_club}[suit](painter)


def _paint_sun(painter: QPainter) -> None:
    painter.scale(0.94, 0.94)
    for text, shade, first in ((_RAY, "gold", 0), (_FLAME, "red", 11.25)):
        ink(painter, _ring(text, 57, 16, first), SIGN[shade], 1.3)
    ink(painter, disc(0, 0, 57), SIGN["red"], 1.8)
    ink(painter, disc(0, 0, 53.6), None, 0.9, SIGN["bright"])
    painter.fillPath(_ring("O0,0,2.6,2.6", 48.6, 28, 0), SIGN["bright"])
    painter.fillPath(_ring("O0,0,1.3,1.3", 48.6, 28, 180 / 28), SIGN["bright"])
    painter.setBrush(radial(0, 0, 46, (0, SIGN["bright"]), (0.6, SIGN["gold"]), (1, "#CF9430"), focus=(-12, -14)))
    painter.setPen(pen(SIGN["ink"], 1.6))
    painter.drawPath(disc(0, 0, 43.6))
    ink(painter, disc(0, 0, 40), None, 1.1, SIGN["brown"])
    paint_shapes(painter, _FACE, SIGN, "")


def _paint_wreath(painter: QPainter) -> None:
    for way in (1, -1):
        mirror = QTransform.fromScale(way, 1)
        ink(painter, mirror.map(curve("M2,94 C40,92 70,62 66,-14")), None, 2.6, SIGN["stem"])
        for n, (x, y, angle) in enumerate(_SPRIGS):
            at = QTransform().translate(x, y).rotate(angle) * mirror
            ink(painter, at.map(curve(_LEAF)), SIGN["leaf" if n % 2 else "green"], 1.2)
            ink(painter, at.map(curve(_VEIN)), None, 0.9, SIGN["stem"])
        ink(painter, mirror.map(curve("O55,84,3.6,3.6 O75,56,3.6,3.6 O78,32,3.2,3.2")), SIGN["red"], 1)


def _paint_cup(painter: QPainter) -> None:
    with saved(painter):
        painter.translate(0, 26)
        painter.scale(0.9, 0.9)
        _paint_wreath(painter)
    for way in (1, -1):
        handle = QTransform.fromScale(way, 1).map(curve("M44,-34 C66,-42 72,-10 52,2 C45,6 39,10 33,15"))
        ink(painter, handle, None, 8)
        ink(painter, handle, None, 4.4, SIGN["gold"])
    paint_sign(painter, "C", 0, -6, 168)
    with saved(painter):
        painter.translate(0, 18)
        paint_shapes(painter, _RIBBON, SIGN, "")


def _paint_sword(painter: QPainter) -> None:
    with saved(painter):
        painter.translate(0, 10)
        painter.scale(0.9, 0.9)
        _paint_wreath(painter)
    paint_sign(painter, "E", 0, -1, 250, 1.06)
    with saved(painter):
        painter.translate(0, -20)
        paint_shapes(painter, _RIBBON, SIGN, "")


def _paint_club(painter: QPainter) -> None:
    for way, x, y, angle, scale in _LEAVES:
        at = QTransform().scale(way, 1).translate(x, y).rotate(angle).scale(scale, scale)
        ink(painter, at.map(curve(_BROAD)), SIGN["leaf"], 1.4)
        ink(
            painter,
            at.map(curve("M0,-3 V-40 M0,-14 L8,-21 M0,-14 L-8,-21 M0,-25 L7,-31 M0,-25 L-7,-31")),
            None,
            1.1,
            SIGN["stem"],
        )
    paint_sign(painter, "B", 0, 0, 238, 1.16)
    for x, y, scale in ((-22, 68, 1.15), (-31, 82, 0.85), (25, 84, 0.95)):
        with saved(painter):
            painter.translate(x, y)
            painter.scale(scale, scale)
            paint_shapes(painter, _BLOSSOM, SIGN, "")


@cache
def _ring(text: str, radius: float, count: int, first: float) -> QPainterPath:
    """Return a form *count* times around the origin, its own upper side outwards."""
    path = QPainterPath()
    for k in range(count):
        angle = first + 360 * k / count
        x, y = radius * math.sin(math.radians(angle)), -radius * math.cos(math.radians(angle))
        path.addPath(placed(curve(text), x, y, angle))
    return path
