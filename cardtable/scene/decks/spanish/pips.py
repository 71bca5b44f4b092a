"""Number cards: upright signs that never cross; large indices leave one pale sign behind them."""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

from PySide6.QtGui import QPainter

from cardtable.scene.decks.spanish.plan import MIDDLE, WIDE
from cardtable.scene.decks.spanish.signs import paint_sign
from cardtable.scene.paint import saved

PALE: Final = 0.30  # opacity of the sign behind large indices
_LARGE: Final = {"O": 118.0, "C": 138.0, "E": 190.0, "B": 180.0}

Spots: TypeAlias = tuple[tuple[float, float], ...]


class Layout(NamedTuple):
    """Where the signs of a card stand, how high they are and how far they are stretched."""

    spots: Spots
    size: float
    wide: float = 1.0


def _rows(half: float, *rows: tuple[float, int]) -> Spots:
    """Return spots row by row, each of two around the middle, *half* apart from it, or of one."""
    spots: list[tuple[float, float]] = []
    for y, count in rows:
        spots += [(WIDE / 2, y)] if count == 1 else [(WIDE / 2 - half, y), (WIDE / 2 + half, y)]
    return tuple(spots)


def _seven(half: float, top: float, step: float) -> Spots:
    return _rows(half, *((top + step * n, count) for n, count in enumerate((2, 1, 2, 2))))


_LAYOUTS: Final[dict[str, dict[str, Layout]]] = {
    "O": {
        "2": Layout(_rows(0, (94, 1), (216, 1)), 94),
        "3": Layout(_rows(0, (72, 1), (155, 1), (238, 1)), 74),
        "4": Layout(_rows(33, (106, 2), (206, 2)), 56),
        "5": Layout(_rows(29, (84, 2), (155, 1), (226, 2)), 51),
        "6": Layout(_rows(29, (84, 2), (155, 2), (226, 2)), 51),
        "7": Layout(_seven(29.5, 59, 64), 50),
    },
    "C": {
        "2": Layout(_rows(0, (92, 1), (218, 1)), 110),
        "3": Layout(_rows(38, (94, 1), (206, 2)), 92),
        "4": Layout(_rows(31, (102, 2), (210, 2)), 76),
        "5": Layout(_rows(29.5, (80, 2), (155, 1), (230, 2)), 72),
        "6": Layout(_rows(28.5, (78, 2), (155, 2), (232, 2)), 69),
        "7": Layout(_seven(29.5, 62, 62), 58),
    },
    "E": {
        "2": Layout(_rows(40.5, (158, 2)), 164),
        "3": Layout(_rows(38, (88, 1), (217, 2)), 122),
        "4": Layout(_rows(31, (93, 2), (217, 2)), 112),
        "5": Layout(_rows(29.5, (76, 2), (155, 1), (234, 2)), 79, 1.25),
        "6": Layout(_rows(29.5, (74, 2), (155, 2), (236, 2)), 77, 1.25),
        "7": Layout(_seven(29.5, 59, 63.5), 58, 1.5),
    },
    "B": {
        "2": Layout(_rows(36, (158, 2)), 172),
        "3": Layout(_rows(38, (88, 1), (217, 2)), 122),
        "4": Layout(_rows(31, (95, 2), (215, 2)), 108),
        "5": Layout(_rows(30, (77, 2), (155, 1), (233, 2)), 80, 1.22),
        "6": Layout(_rows(29.5, (76, 2), (155, 2), (234, 2)), 71, 1.25),
        "7": Layout(_seven(29.5, 59, 63.5), 57, 1.4),
    },
}


def paint_pips(painter: QPainter, rank: str, suit: str, large: bool) -> None:
    """Paint the signs of a number card."""
    if large:
        paint_pale_sign(painter, suit)
        return
    layout = _LAYOUTS[suit][rank]
    for x, y in layout.spots:
        paint_sign(painter, suit, x, y, layout.size, layout.wide)


def paint_pale_sign(painter: QPainter, suit: str) -> None:
    """Paint one pale sign, out of the way of a large index."""
    with saved(painter):
        painter.setOpacity(painter.opacity() * PALE)
        paint_sign(painter, suit, MIDDLE[0] + 24, MIDDLE[1] + 8, _LARGE[suit])
