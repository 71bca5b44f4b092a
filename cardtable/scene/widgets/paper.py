"""Sheets of paper on the table: thickness, one soft shadow, a brass frame with stars in its corners."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from cardtable.scene.paint import colour, disc, pen, placed, radial, rounded, star
from cardtable.scene.palette import BRASS, PAPER, PAPER_SIDE
from cardtable.scene.soft import shadow

RADIUS = 22.0  # u


def draw_sheet(painter: QPainter, box: QRectF, radius: float = RADIUS, reach: float = 1.0) -> None:
    """Draw an empty sheet with its shadow; *reach* below 1 for small sheets that lie closer to the table."""
    form = rounded(box, radius)
    shadow(painter, form, "#000000", 40 * reach, 10 * reach, 26 * reach, 0.7)
    shadow(painter, form, "#000000", 8 * reach, 2 * reach, 6 * reach, 0.5)
    painter.fillPath(form.translated(0, 5 * reach), colour(PAPER_SIDE))
    lit, middle, edge = PAPER
    light = radial(
        box.left() + box.width() * 0.3, box.top() + 60, max(box.width(), 240) * 0.9, (0, lit), (0.6, middle), (1, edge)
    )
    painter.fillPath(form, light)
    painter.strokePath(rounded(box.adjusted(0.8, 0.8, -0.8, -0.8), radius - 0.5), pen(colour("#FFFFFF", 0.8), 1.4))


def draw_frame(painter: QPainter, box: QRectF) -> None:
    """Draw the double brass line and a star in each corner."""
    painter.strokePath(rounded(box.adjusted(16, 16, -16, -16), 12), pen(colour(BRASS, 0.75), 1.4))
    painter.strokePath(rounded(box.adjusted(21, 21, -21, -21), 8), pen(colour(BRASS, 0.35), 1))
    for x in (box.left() + 19, box.right() - 19):
        for y in (box.top() + 19, box.bottom() - 19):
            painter.fillPath(disc(x, y, 13), colour("#F6EEDC"))
            painter.strokePath(disc(x, y, 11), pen(colour(BRASS, 0.75), 1.3))
            painter.fillPath(placed(star(8, 8.6, 3.4), x, y), colour(BRASS, 0.9))
