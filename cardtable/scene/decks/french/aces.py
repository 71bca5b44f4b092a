"""Aces: one sign in a sunburst; the ace of spades fills it and carries the most ornament."""

from __future__ import annotations

import math
from functools import cache
from typing import Final

from PySide6.QtGui import QColor, QPainter, QPainterPath

from cardtable.scene.decks.curves import curve
from cardtable.scene.decks.french.drawing import COMMON, ink
from cardtable.scene.decks.french.pips import LARGE_SIGN, paint_faint_sign
from cardtable.scene.decks.french.plan import MIDDLE
from cardtable.scene.decks.suits import sign_at
from cardtable.scene.paint import colour, disc, pen, polyline, saved, star

GOLD: Final = COMMON["gold"]
PAPER: Final = COMMON["white"]
_INNER_SPADE: Final = (  # the outline of the spade, drawn in, without its foot
    "M0,-42 C11,-22 40.6,-5 40.6,17 C40.6,29 33,34.6 24.4,34.6 C14,34.6 6.6,29 0,18 "
    "C-6.6,29 -14,34.6 -24.4,34.6 C-33,34.6 -40.6,29 -40.6,17 C-40.6,-5 -11,-22 0,-42 Z"
)
_SCROLLS: Final = (  # of the right half
    "M3,27 C12,33 27,31 30,23 C33,15 26,10 21,13.4 C17,16.4 19.6,21.6 23.6,19.6 "
    "M6,-9 C13,-5 20,0 22,6 M4,-24 C7,-18 12,-13 17,-8 M0,-36 C1,-31 3,-27 6,-23"
)


def paint_ace(painter: QPainter, suit: str, shade: QColor, large: bool) -> None:
    """Paint the picture of an ace; beside a large index there is no room for the sunburst."""
    if large:
        paint_faint_sign(painter, suit, shade)
        painter.strokePath(sign_at(suit, *MIDDLE, LARGE_SIGN), pen(GOLD, 1.6))
        return
    with saved(painter):
        painter.translate(*MIDDLE)
        if suit == "s":
            _paint_burst(painter, 52.5)
            _paint_spade(painter, shade)
        else:
            _paint_burst(painter, 46)
            _paint_sign(painter, suit, shade, 66)


def _paint_burst(painter: QPainter, radius: float) -> None:
    painter.strokePath(disc(0, 0, radius), pen(GOLD, 1.6))
    painter.strokePath(disc(0, 0, radius - 3), pen(colour(GOLD, 0.55), 0.8))
    painter.strokePath(_rays(radius), pen(GOLD, 1.7))


@cache
def _rays(radius: float) -> QPainterPath:
    path = QPainterPath()
    for k in range(40):
        angle, reach = math.tau * k / 40, 4.0 if k % 2 else 7.5
        x, y = math.cos(angle), math.sin(angle)
        path.addPath(polyline(*((r * x, r * y) for r in (radius + 3.4, radius + 3.4 + reach))))
    return path


def _paint_sign(painter: QPainter, suit: str, shade: QColor, size: float) -> None:
    painter.fillPath(sign_at(suit, 0, 0, size), shade)
    painter.fillPath(sign_at(suit, 0, 0, size * 0.79), GOLD)
    painter.fillPath(sign_at(suit, 0, 0, size * 0.71), shade)
    painter.fillPath(sign_at(suit, 0, size * 0.02, size * 0.30), PAPER)


def _paint_spade(painter: QPainter, shade: QColor) -> None:
    size = 92.0
    painter.fillPath(sign_at("s", 0, -1, size), shade)
    with saved(painter):
        painter.scale(size / 100, size / 100)
        painter.strokePath(curve(_INNER_SPADE), pen(GOLD, 1.5))
        for way in (1, -1):
            with saved(painter):
                painter.scale(way, 1)
                painter.strokePath(curve(_SCROLLS), pen(GOLD, 1.7))
                painter.fillPath(curve("O30.5,6,1.9,1.9 O22.5,-5,1.6,1.6 O14,-17,1.4,1.4"), PAPER)
        painter.fillPath(disc(0, 8, 14.6), PAPER)
        painter.strokePath(disc(0, 8, 12.4), pen(GOLD, 1.2))
        painter.translate(0, 8)
        ink(painter, star(8, 10.4, 4.8), shade, 0)
        ink(painter, star(8, 6, 2.6, math.pi / 8), GOLD, 0)
        painter.fillPath(disc(0, 0, 1.5), PAPER)
