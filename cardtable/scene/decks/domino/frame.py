"""What all cards of the deck share: an ivory sheet, the family's strip, and a dark border."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from cardtable.scene.decks.domino.dyes import BORDER, IVORY, TINTS
from cardtable.scene.decks.domino.plan import CORNER, HIGH, SIDE, STRIP, WIDE
from cardtable.scene.paint import colour, pen, rounded, saved, slanted

SHEET: Final = QRectF(0.15, 0.15, WIDE - 0.3, HIGH - 0.3 - SIDE)


def paint_ivory(painter: QPainter) -> None:
    """Paint the sheet."""
    painter.fillPath(rounded(SHEET, CORNER), slanted(SHEET, *zip((0, 0.6, 1), IVORY, strict=True)))


def paint_border(painter: QPainter, family: str, width: float, strip: float = STRIP) -> None:
    """Paint the strip and the border, *width* wide."""
    form = rounded(SHEET.adjusted(width / 2, width / 2, -width / 2, -width / 2), CORNER - width / 2)
    with saved(painter, form):
        painter.fillRect(QRectF(0, 0, strip, HIGH), colour(TINTS[family].deep))
        painter.fillRect(QRectF(strip, 0, 0.45, HIGH), colour(BORDER, 0.35))
    painter.strokePath(form, pen(BORDER, width))
