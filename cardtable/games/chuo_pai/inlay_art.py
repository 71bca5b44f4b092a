"""The inlay of the table: nested lozenges of fine lines, woven into the felt around the middle."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from cardtable.scene.paint import colour, pen, polyline
from cardtable.scene.palette import IVORY

WIDE: Final = 318.0  # half the width of the lozenges
HIGH: Final = 186.0
RIMS: Final = ((1.0, 0.075, 1.5), (0.955, 0.05, 1.2), (0.60, 0.05, 1.2))  # share of the size, opacity, width


def paint_inlay(painter: QPainter, middle: QPointF) -> None:
    """Paint the lozenges around *middle*, in units; part of the felt, so they are faint."""
    x, y = middle.x(), middle.y()
    for share, opacity, width in RIMS:
        wide, high = WIDE * share, HIGH * share
        form = polyline((x - wide, y), (x, y - high), (x + wide, y), (x, y + high), closed=True)
        painter.strokePath(form, pen(colour(IVORY, opacity), width))
