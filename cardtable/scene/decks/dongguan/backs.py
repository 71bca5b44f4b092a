"""The backs of the Dongguan deck, each the same upside down: linked coins, waves, and a lattice of ice."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from cardtable.scene.decks.curves import curve
from cardtable.scene.decks.dongguan.plan import HIGH, MIDDLE, WIDE
from cardtable.scene.paint import colour, disc, pen, placed, rounded, saved, slanted

MARGIN: Final = 2.4  # of plain paper
FIELD: Final = QRectF(MARGIN, MARGIN, WIDE - 2 * MARGIN, HIGH - 2 * MARGIN)
PITCH: Final = 9.0  # of the linked coins
WAVE: Final = 5.0  # radius
LATTICE: Final = 8.2  # side of its triangles
CASH: Final = "#E7B876"
SILVER: Final = "#CFE0EE"
FRET: Final = "#DDC58A"


def paint_back(painter: QPainter, name: str) -> None:
    """Paint a back on a blank card.

    :raises KeyError: if there is no such back.
    """
    _PAINTERS[name](painter)


def _field(painter: QPainter, light: str, middle: str, dark: str) -> QPainterPath:
    form = rounded(FIELD, 3)
    painter.fillPath(form, slanted(FIELD, (0, light), (0.5, middle), (1, dark)))
    return rounded(FIELD.adjusted(2.8, 2.8, -2.8, -2.8), 1.6)


def _border(painter: QPainter, shade: str, rim: str) -> None:
    painter.strokePath(rounded(FIELD.adjusted(1.9, 1.9, -1.9, -1.9), 1.9), pen(colour(shade, 0.9), 0.8))
    painter.strokePath(rounded(FIELD.adjusted(0.2, 0.2, -0.2, -0.2), 3), pen(rim, 0.5))


def _paint_medallion(painter: QPainter, shade: str, ground: str) -> None:
    """Paint a coin with its four signs, itself the same upside down."""
    x, y = MIDDLE
    painter.fillPath(disc(x, y, 15.4), colour(ground))
    painter.strokePath(disc(x, y, 15.4), pen(shade, 0.9))
    painter.strokePath(disc(x, y, 13.7), pen(shade, 0.45))
    coin = disc(x, y, 10.6)
    coin.addRoundedRect(QRectF(x - 3.3, y - 3.3, 6.6, 6.6), 0.4, 0.4)
    painter.fillPath(coin, colour(shade))
    painter.strokePath(disc(x, y, 9.2), pen(ground, 0.6))
    for turn in range(4):
        painter.strokePath(
            placed(curve("M-1.8,-6.8 H1.8 M0,-7.9 V-5.2 M-1.4,-5.2 H1.4"), x, y, 90 * turn), pen(ground, 0.8)
        )


def _paint_cash(painter: QPainter) -> None:
    inner = _field(painter, "#8A2B23", "#741F1A", "#5A1511")
    with saved(painter, inner):
        gold, hole = pen(colour("#D9A45A", 0.55), 0.62), colour("#D9A45A", 0.85)
        for row in range(-14, 15):
            for column in range(-6, 7):
                if (row + column) % 2 == 0:
                    x, y = MIDDLE[0] + column * PITCH / 2, MIDDLE[1] + row * PITCH / 2
                    painter.strokePath(disc(x, y, PITCH / 2), gold)
                    painter.fillRect(QRectF(x - 1, y - 1, 2, 2), hole)
    _border(painter, CASH, "#3F0D0A")
    _paint_medallion(painter, CASH, "#5E1712")


def _paint_waves(painter: QPainter) -> None:
    """Paint fans of waves that rise towards both ends from the middle."""
    inner = _field(painter, "#2F6A86", "#215270", "#153A55")
    for turned in (False, True):
        with saved(painter, inner):
            if turned:
                painter.translate(WIDE, HIGH)
                painter.rotate(180)
            painter.setClipRect(QRectF(0, 0, WIDE, HIGH / 2), Qt.ClipOperation.IntersectClip)
            for row in range(13):
                y = 4 + row * WAVE
                for column in range(7):
                    x = MIDDLE[0] + (column - 3) * 2 * WAVE + (WAVE if row % 2 else 0)
                    painter.fillPath(disc(x, y + WAVE, WAVE), colour("#1C4A68"))
                    for ring, width in ((WAVE, 0.7), (WAVE * 0.68, 0.5), (WAVE * 0.36, 0.5)):
                        painter.strokePath(disc(x, y + WAVE, ring), pen(colour(SILVER, 0.62), width))
    _border(painter, SILVER, "#0E2A3F")
    _paint_medallion(painter, SILVER, "#153A55")


def _paint_lattice(painter: QPainter) -> None:
    """Paint a lattice of hexagons and triangles, as of a window."""
    inner = _field(painter, "#2F5D4C", "#214A3B", "#14352A")
    with saved(painter, inner):
        step, bar = LATTICE * math.sqrt(3) / 2, pen(colour(FRET, 0.55), 0.7)
        for turn in (30, 90, 150):
            for n in range(-8, 8):
                painter.strokePath(placed(curve(f"M-64,{(n + 0.5) * step:.3f} H64"), *MIDDLE, turn), bar)
    _border(painter, FRET, "#0C241C")
    _paint_medallion(painter, FRET, "#14352A")


_PAINTERS: Final[dict[str, Callable[[QPainter], None]]] = {
    "cash": _paint_cash,
    "waves": _paint_waves,
    "lattice": _paint_lattice,
}
BACKS: Final = tuple(_PAINTERS)
