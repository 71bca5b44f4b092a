"""Number cards: signs of the suit on the classic grid; one pale sign behind large indices."""

from __future__ import annotations

from functools import cache
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath

from cardtable.scene.decks.french.plan import MIDDLE
from cardtable.scene.decks.suits import sign_at
from cardtable.scene.paint import colour

LEFT, CENTRE, RIGHT = 67.0, 90.0, 113.0
TOP: Final = 39.0
DEPTH: Final = 182.0  # from the highest sign to the lowest
LARGE_SIGN: Final = 124.0
FAINT: Final = 0.13

_EDGES: Final = ((LEFT, 0.0), (RIGHT, 0.0), (LEFT, 1.0), (RIGHT, 1.0))
_SIDES: Final = ((LEFT, 0.5), (RIGHT, 0.5))
_THIRDS: Final = ((LEFT, 1 / 3), (RIGHT, 1 / 3), (LEFT, 2 / 3), (RIGHT, 2 / 3))
_GRID: Final[dict[str, tuple[tuple[float, float], ...]]] = {
    "2": ((CENTRE, 0), (CENTRE, 1)),
    "3": ((CENTRE, 0), (CENTRE, 0.5), (CENTRE, 1)),
    "4": _EDGES,
    "5": (*_EDGES, (CENTRE, 0.5)),
    "6": (*_EDGES, *_SIDES),
    "7": (*_EDGES, *_SIDES, (CENTRE, 0.25)),
    "8": (*_EDGES, *_SIDES, (CENTRE, 0.25), (CENTRE, 0.75)),
    "9": (*_EDGES, *_THIRDS, (CENTRE, 0.5)),
    "T": (*_EDGES, *_THIRDS, (CENTRE, 1 / 6), (CENTRE, 5 / 6)),
}
_SIZE: Final = {"2": 36.0, "3": 36.0, "4": 31.0, "5": 31.0, "6": 31.0, "7": 29.0, "8": 29.0, "9": 27.0, "T": 27.0}


def paint_pips(painter: QPainter, rank: str, suit: str, shade: QColor, large: bool) -> None:
    """Paint the signs of a number card."""
    if large:
        paint_faint_sign(painter, suit, shade)
    else:
        painter.fillPath(_signs(rank, suit), QBrush(shade))


def paint_faint_sign(painter: QPainter, suit: str, shade: QColor) -> None:
    """Paint one pale sign behind large indices."""
    painter.fillPath(sign_at(suit, *MIDDLE, LARGE_SIGN), colour(shade, FAINT))


@cache
def _signs(rank: str, suit: str) -> QPainterPath:
    """Return all signs of a card in one path; those of the lower half stand on their heads."""
    whole = QPainterPath()
    whole.setFillRule(Qt.FillRule.WindingFill)
    for x, share in _GRID[rank]:
        whole.addPath(sign_at(suit, x, TOP + share * DEPTH, _SIZE[rank], turned=share > 0.5))
    return whole
