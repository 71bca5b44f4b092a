"""The signs of the suits: a coin, a knot, 萬 for the myriads, and a square with a flower for the honours.

They are for the index, for captions and chips, and stay open at 9 px.
"""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from cardtable.scene.decks.curves import curve
from cardtable.scene.decks.dongguan.dyes import TINTS
from cardtable.scene.decks.dongguan.glyphs import glyph
from cardtable.scene.paint import colour, disc, pen, rounded, saved

SUITS: Final = "bswh"  # ben, suo, wan, honours

_KNOT: Final = (  # in a box of 100
    "M50,40 C14,36 14,6 33,6 C43,6 50,13 50,23 C50,13 57,6 67,6 C86,6 86,36 50,40 Z "
    "M50,40 C22,44 18,64 36,66 C46,67 50,58 50,52 C50,58 54,67 64,66 C82,64 78,44 50,40 M41,66 L30,94 M59,66 L70,94"
)


def paint_suit(painter: QPainter, suit: str, box: QRectF, shade: str = "") -> None:
    """Paint a suit's sign in the middle of *box*, as large as fits; bright, for dark grounds, unless *shade* is given.

    :raises KeyError: if there is no such suit.
    """
    ink = colour(shade or TINTS[suit].bright)
    side = min(box.width(), box.height())
    with saved(painter):
        painter.translate(box.center().x() - side / 2, box.center().y() - side / 2)
        painter.scale(side / 100, side / 100)
        if suit == "b":
            painter.strokePath(disc(50, 50, 43), pen(ink, 13))
            square = QPainterPath()
            square.addRect(QRectF(34, 34, 32, 32))
            square.addRect(QRectF(44.5, 44.5, 11, 11))
            painter.fillPath(square, ink)
        elif suit == "s":
            painter.strokePath(curve(_KNOT), pen(ink, 12))
        elif suit == "w":
            painter.fillPath(glyph("萬", (1.0, 0.0, 98.0, 100.0), stretched=True, plain=True), ink)
        else:
            painter.fillPath(_badge(), ink)


def _badge() -> QPainterPath:
    path = rounded(QRectF(2, 2, 96, 96), 13)
    flower = QPainterPath()
    flower.setFillRule(Qt.FillRule.WindingFill)
    for k in range(5):
        turn = math.radians(72 * k - 90)
        flower.addPath(disc(50 + 22 * math.cos(turn), 50 + 22 * math.sin(turn), 15))
    flower.addPath(disc(50, 50, 16))
    return path.subtracted(flower.simplified()).united(disc(50, 50, 8.5))
