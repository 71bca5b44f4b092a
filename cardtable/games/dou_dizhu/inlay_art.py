"""The inlay of the table: one double line around the contested middle, a lattice in each corner."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from cardtable.scene.decks.curves import curve
from cardtable.scene.paint import colour, pen, rounded, saved
from cardtable.scene.palette import GOLD

CORNER: Final = "M0,46 V0 H46 M7,34 V7 H34 M14,26 V14 H26 V22 H20"
INSET: Final = 11.0  # of the lattice, from the line


def paint_inlay(painter: QPainter, rect: QRectF) -> None:
    """Paint the inlay along *rect*, in units; part of the felt, so it is faint."""
    painter.strokePath(rounded(rect, 4), pen(colour(GOLD, 0.22), 1.3))
    painter.strokePath(rounded(rect.adjusted(4.5, 4.5, -4.5, -4.5), 2), pen(colour(GOLD, 0.11), 1))
    line = pen(colour(GOLD, 0.28), 1.5)
    line.setCapStyle(Qt.PenCapStyle.SquareCap)
    line.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    for x, across in ((rect.left() + INSET, 1), (rect.right() - INSET, -1)):
        for y, down in ((rect.top() + INSET, 1), (rect.bottom() - INSET, -1)):
            with saved(painter):
                painter.translate(x, y)
                painter.scale(across, down)
                painter.strokePath(curve(CORNER), line)
