"""How many copies lie in a stack, and how many of them are chosen, as a small pill on its foremost card."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from cardtable.scene.decks.numerals import numeral
from cardtable.scene.item import Art
from cardtable.scene.paint import capsule, colour, falling, pen, polyline
from cardtable.scene.palette import GOLD_CHIP, INK_GOLD, IVORY

CARD: Final = 126.0  # height of the card that the measures are for
HIGH: Final = 20.0
FIGURE: Final = 11.5
DARK: Final = "#0C1B24"


def pill_art(copies: int, chosen: int, height: float) -> Art:
    """Return the pill for a card of some height: "×3", in gold "2/3" while some are chosen, or a tick for all."""
    scale = height / CARD
    wide = (HIGH if copies == 1 else 30.0 if not chosen or chosen == copies else 34.0) * scale
    high = HIGH * scale
    box = QRectF(-wide / 2, -high / 2, wide, high)
    paint = partial(_paint, copies, chosen, box, scale)
    return Art(("chuo pai pill", copies, chosen, round(scale, 3)), box.adjusted(-2, -2, 2, 3), paint)


def _paint(copies: int, chosen: int, box: QRectF, scale: float, painter: QPainter) -> None:
    form = capsule(box)
    painter.fillPath(form.translated(0.6, 1.4), colour("#000000", 0.35))
    if chosen:
        painter.fillPath(form, falling(box, (0, GOLD_CHIP[0]), (1, GOLD_CHIP[1])))
        painter.strokePath(form, pen(colour("#FFF3CF", 0.8), 1))
    else:
        painter.fillPath(form, colour(DARK, 0.94))
        painter.strokePath(form, pen(colour(IVORY, 0.5), 1))
    ink = colour(INK_GOLD if chosen else IVORY)
    size, x = FIGURE * scale, box.center().x()
    if copies == 1:
        tick = polyline((x - 4.6 * scale, 0), (x - 1.2 * scale, 3.6 * scale), (x + 5 * scale, -4.2 * scale))
        painter.strokePath(tick, pen(ink, 2.4 * scale))
    elif chosen and chosen < copies:
        _figure(painter, str(chosen), x - 8.5 * scale, size, ink)
        painter.strokePath(polyline((x - 2.4 * scale, 6 * scale), (x + 2.4 * scale, -6 * scale)), pen(ink, 1.6 * scale))
        _figure(painter, str(copies), x + 8.5 * scale, size, ink)
    else:
        at, arm = x - 6.5 * scale, 3 * scale
        if chosen:
            tick = polyline((at - arm, 0), (at - 0.6 * scale, 2.8 * scale), (at + arm + scale, -3.6 * scale))
            painter.strokePath(tick, pen(ink, 2.2 * scale))
        else:
            for way in (1, -1):
                painter.strokePath(polyline((at - arm, -arm * way), (at + arm, arm * way)), pen(ink, 1.9 * scale))
        _figure(painter, str(copies), x + 5.5 * scale, size, ink)


def _figure(painter: QPainter, text: str, x: float, size: float, ink: QColor) -> None:
    painter.fillPath(numeral(text, size, 60).translated(x, -size / 2), ink)
