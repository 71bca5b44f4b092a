"""The inlay of the table: a tile star of sixteen petals around the card that is contested."""

from __future__ import annotations

from functools import cache
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPainterPath

from cardtable.scene.decks.curves import curve
from cardtable.scene.paint import colour, disc, pen, placed
from cardtable.scene.palette import GOLD

REACH: Final = 169.0  # u from the middle to the outermost line, at scale 1
PETALS: Final = 16
PETAL: Final = "M0,-108 C-18.7,-126.7 -18.7,-141 0,-160 C18.7,-141 18.7,-126.7 0,-108 Z"
VEIN: Final = "M0,-118 C-7,-128 -7,-138 0,-148 C7,-138 7,-128 0,-118 Z"
RINGS: Final = ((104.0, 0.17, 1.2), (99.5, 0.09, 1.0), (164.0, 0.17, 1.2), (REACH, 0.10, 1.0))  # radius, opacity, width


def paint_inlay(painter: QPainter, middle: QPointF, scale: float = 1.0) -> None:
    """Paint the star around *middle*, in units; part of the felt, so it is faint."""
    x, y = middle.x(), middle.y()
    painter.fillPath(placed(_petals(PETAL), x, y, scale=scale), colour(GOLD, 0.025))
    painter.strokePath(placed(_petals(PETAL), x, y, scale=scale), pen(colour(GOLD, 0.20), 1.5))
    painter.strokePath(placed(_petals(VEIN), x, y, scale=scale), pen(colour(GOLD, 0.09), 1.0))
    for radius, opacity, width in RINGS:
        painter.strokePath(disc(x, y, radius * scale), pen(colour(GOLD, opacity), width))


@cache
def _petals(text: str) -> QPainterPath:
    path = QPainterPath()
    for k in range(PETALS):
        path.addPath(placed(curve(text), 0, 0, 360 / PETALS * k))
    return path
