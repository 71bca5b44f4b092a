"""The inlay of the table: two fine rings woven into the felt around the contested middle."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from cardtable.scene.paint import colour, disc, pen
from cardtable.scene.palette import IVORY

WIDE: Final = 285.0  # half the width of the rings
HIGH: Final = 150.0
RIMS: Final = ((1.0, 0.075, 1.6), (0.955, 0.05, 1.2))  # share of the size, opacity, width


def paint_inlay(painter: QPainter, middle: QPointF) -> None:
    """Paint the rings around *middle*, in units; part of the felt, so it is faint."""
    for share, opacity, width in RIMS:
        form = disc(middle.x(), middle.y(), WIDE * share, HIGH * share)
        painter.strokePath(form, pen(colour(IVORY, opacity), width))
