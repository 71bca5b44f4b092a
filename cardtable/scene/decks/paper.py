"""The sheet a card is printed on: ivory, a hint of thickness, one soft shadow under it.

The lamp stands at the upper left.  A second, tight shadow parts a card from the one it overlaps.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPainterPath

from cardtable.scene.paint import colour, device_scale, pen, rounded, slanted
from cardtable.scene.soft import Soft, halo

IVORY: Final = ("#FDF9EE", "#F7F1E3", "#ECE2CB")
EDGE: Final = "#CBBF9F"
SIDE: Final = "#B3A688"  # the thickness, seen at the lower edge
SHADOW: Final = "#0A0F0C"

HEIGHT: Final = 153.0  # u, the height for which shadows are described
SOFT: Final = (9.0, 3.0, 5.0, 0.46)  # radius, dx, dy, opacity
TIGHT: Final = (3.2, -0.8, 0.6, 0.30)
RAISED: Final = (15.0, 5.0, 11.0, 0.46)
REACH: Final = 2.6 / 1.8  # how far a blur is seen, in radii


def paint_sheet(painter: QPainter, size: QSizeF, corner: float) -> None:
    """Paint a blank card from the origin, its thickness inside the lower edge."""
    whole = QRectF(QPointF(0, 0), size)
    painter.fillPath(rounded(whole, corner), colour(SIDE))
    top = whole.adjusted(0, 0, 0, -1.6)
    painter.fillPath(rounded(top, corner), slanted(whole, *zip((0, 0.55, 1), IVORY, strict=True)))
    painter.strokePath(rounded(top.adjusted(1.7, 1.7, -1.7, -1.7), corner - 1.5), pen(colour("#FFFFFF", 0.55), 1))
    painter.strokePath(rounded(top.adjusted(0.6, 0.6, -0.6, -0.6), corner - 0.6), pen(EDGE, 1.2))


def shadow_rect(box: QRectF, height: float, raised: bool = False) -> QRectF:
    """Return what a card and its shadow cover."""
    radius, dx, dy, _ = RAISED if raised else SOFT
    scale = height / HEIGHT
    reach = radius * REACH
    sides = (dx - reach, dy - reach, dx + reach, dy + reach)
    left, top, right, bottom = (side * scale for side in sides)
    return box.adjusted(min(left, -1) - 1, min(top, -1) - 1, right + 1, bottom + 1)


def paint_shadow(painter: QPainter, outline: QPainterPath, height: float, raised: bool = False) -> None:
    """Paint what a card of this outline throws on the table."""
    scale = height / HEIGHT
    box = outline.boundingRect()
    size = (round(box.width(), 3), round(box.height(), 3))
    for radius, dx, dy, opacity in (RAISED,) if raised else (SOFT, TIGHT):
        cast = _cast(*size, round(radius * scale, 3), round(device_scale(painter), 4))
        cast.draw(painter, box.center().x() + dx * scale, box.center().y() + dy * scale, opacity)


@lru_cache(maxsize=32)
def _cast(width: float, height: float, radius: float, scale: float) -> Soft:
    """Return the blurred silhouette of a card around the origin; every card of a size shares it."""
    box = QRectF(-width / 2, -height / 2, width, height)
    return halo(rounded(box, height * 0.05), SHADOW, radius, scale)
