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
    "M50,50 C16,42 13,10 32,7 C42,5.5 48,13 50,22 C52,13 58,5.5 68,7 C87,10 84,42 50,50 Z "
    "M50,50 C25,55 18,73 34,79 C46,83 56,74 60,94 M50,50 C75,55 82,73 66,79 C54,83 44,74 40,94"
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
            painter.strokePath(curve(_KNOT), pen(ink, 12.5))
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
