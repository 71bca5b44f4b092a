"""What every face carries: the frame with its *pinta*, and the index.

The pinta tells the suit without colour: the frame's upper and lower edges are broken nowhere for
oros, once for copas, twice for espadas, three times for bastos.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from cardtable.scene.decks.numerals import numeral
from cardtable.scene.decks.spanish.dyes import LINE, RANK
from cardtable.scene.decks.spanish.plan import HIGH, INSET, LOWER, NORMAL, WIDE, Plan
from cardtable.scene.decks.spanish.signs import paint_mark
from cardtable.scene.decks.suits import INK
from cardtable.scene.paint import colour, pen

BREAKS: Final = {"O": 0, "C": 1, "E": 2, "B": 3}
GAP: Final = 13.0  # of a break
STEP: Final = 38.0  # from break to break
RADIUS: Final = 8.0
WIDTH: Final = 2.4
TURNED: Final = QTransform(-1, 0, 0, -1, WIDE, HIGH)
MARK_GAP: Final = 6.0  # between rank and sign
_HIGH: Final = {"O": 0.86, "C": 1.12, "E": 1.4, "B": 1.34}  # of the signs, so that they look equally large


def paint_frame(painter: QPainter, suit: str) -> None:
    """Paint the frame's line with the suit's breaks."""
    line = pen(LINE, WIDTH)
    line.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.strokePath(_frame(BREAKS[suit]), line)


@cache
def _frame(breaks: int) -> QPainterPath:
    left, top, right, bottom = INSET, INSET, WIDE - INSET, HIGH - INSET
    path = QPainterPath()
    edges = [left + RADIUS]
    for n in range(breaks):
        middle = WIDE / 2 + (n - (breaks - 1) / 2) * STEP
        edges += [middle - GAP / 2, middle + GAP / 2]
    edges.append(right - RADIUS)
    for start, end in zip(edges[::2], edges[1::2], strict=True):
        for y in (top, bottom):
            path.moveTo(start, y)
            path.lineTo(end, y)
    for x, way in ((left, 1), (right, -1)):
        path.moveTo(x + way * RADIUS, top)
        path.quadTo(x, top, x, top + RADIUS)
        path.lineTo(x, bottom - RADIUS)
        path.quadTo(x, bottom, x + way * RADIUS, bottom)
    return path


def paint_index(painter: QPainter, rank: str, suit: str, plan: Plan, coloured: bool, twice: bool) -> None:
    """Paint the rank over the suit's small sign; *twice*: and the rank again, turned, at the lower right."""
    shade = colour(RANK[suit] if coloured else INK)
    painter.fillPath(_rank(rank, plan.left, plan.top, plan.rank_high, plan.rank_wide), shade)
    if twice:
        painter.fillPath(TURNED.map(_rank(rank, plan.left, plan.top, LOWER, NORMAL.rank_wide)), shade)
    high = mark_height(suit, plan)
    paint_mark(painter, suit, QRectF(plan.axis - high, plan.top + plan.rank_high + MARK_GAP, 2 * high, high))


def mark_height(suit: str, plan: Plan) -> float:
    """Return how high the small sign under a rank is."""
    return plan.mark * _HIGH[suit]


@cache
def _rank(rank: str, left: float, top: float, high: float, wide: float) -> QPainterPath:
    path = numeral(rank, high, wide)
    return path.translated(left - path.boundingRect().left(), top)
