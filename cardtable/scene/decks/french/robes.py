"""What the court wear, around the middle of the face: shoulders at 24, everything ends behind the sash.

Each suit has its own weave: lattice, scales, zigzag or dots.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from cardtable.scene.decks.curves import curve
from cardtable.scene.decks.french.drawing import Dyes, Shape, Shapes, ink, paint_shapes
from cardtable.scene.paint import colour, pen, polyline, saved, slanted

WEAVES: Final = {"s": "lattice", "h": "scales", "d": "zigzag", "c": "dots"}
_THREADS: Final = {"stripes": 2.4, "dots": 3.6}  # widths
CLOTH: Final = QRectF(-92, 21, 158, 64)
SASH: Final = 60.0  # where it crosses the axis, and how it slants
SLANT: Final = 0.306

_MANTLE: Final = (
    "M-98,95 V50 C-78,39 -48,29 -22,22 L0,66 L-8,95 Z",
    "M72,80 V36 C54,28 38,25 22,22 L0,66 L8,90 Z",
)
_GOWN: Final = ("M-98,95 V55 C-74,44 -42,36 -18,29 H18 C42,35 60,39 72,43 V90 Z",)
_DOUBLET: Final = ("M-98,95 V54 C-70,40 -40,32 -16,26 H16 C40,31 58,37 72,42 V90 Z",)

_KING: Final[Shapes] = (
    Shape("M-21,24 L0,82 L21,24 Z", "second", 1.2),
    Shape("M-21,24 L0,72 M21,24 L0,72", "", 4.4),
    Shape("M-21,24 L0,72 M21,24 L0,72", "", 2.4, "gold"),
    Shape(
        "M-29,20 C-21,31 -10,35 0,36 C10,35 21,31 29,20 L38,27 C29,41 14,47 0,48 C-14,47 -29,41 -38,27 Z",
        "white",
        1.3,
    ),
    Shape(
        "M-28,27 l1.8,6 l-2,-1.4 l-1.8,1.2 Z M-15,34 l1.4,6.4 l-1.9,-1.7 l-1.8,1.4 Z M0,37 l1.8,6.6 l-1.8,-1.8 "
        "l-1.8,1.8 Z M15,34 l2.2,6.1 l-1.8,-1.4 l-1.9,1.7 Z M28,27 l1.9,5.8 l-1.9,-1.2 l-1.9,1.4 Z",
        "ink",
        0,
    ),
)
_QUEEN: Final[Shapes] = (
    Shape("M-18,26 L0,68 L18,26 Q0,35 -18,26 Z", "skin", 1.2),
    Shape("M2,33 Q11,31 18,26 L0,68 Z", "tan", 0),
    Shape("M-19,26 L0,70 L19,26", "", 5.2),
    Shape("M-19,26 L0,70 L19,26", "", 3.2, "gold"),
    Shape("M-98,95 V54 C-86,48 -70,42 -54,37 C-64,48 -70,62 -72,95 Z", "second", 1.2),
    Shape("M-57,39 C-67,50 -73,63 -75,95", "", 1.8, "gold"),
    Shape(
        "O-12.4,31,2,2 O-7.4,34.6,2,2 O-2.4,36.6,2,2 O2.4,36.6,2,2 O7.4,34.6,2,2 O12.4,31,2,2",
        "white",
        0.7,
    ),
    Shape("M0,38 C3.4,42 3,46.4 0,46.4 C-3,46.4 -3.4,42 0,38 Z", "red", 0.8),
)
_JACK: Final[Shapes] = (
    Shape("M-20,25 L0,80 L20,25 C12,32 -12,32 -20,25 Z", "second", 1.2),
    Shape("M-8.6,46 H8.6 M-5.4,52 H5.4 M-11,40 H11", "", 2, "gold"),
    Shape("O-23,26,5.4,4.8 O23,26,5.4,4.8", "white", 1),
    Shape("O-17,31,5.4,4.8 O17,31,5.4,4.8", "white", 1),
    Shape("O-9.4,34.6,5.4,4.8 O9.4,34.6,5.4,4.8", "white", 1),
    Shape("O0,36,5.8,4.8", "white", 1),
    Shape("M-20,20 C-12,30 12,30 20,20 L22,25 C12,34 -12,34 -22,25 Z", "pale", 0.9),
)
_TRIMMINGS: Final = {"K": _KING, "Q": _QUEEN, "J": _JACK}
_CUTS: Final = {"K": _MANTLE, "Q": _GOWN, "J": _DOUBLET}


def paint_robe(painter: QPainter, rank: str, suit: str, dyes: Dyes) -> None:
    """Paint a robe of the suit's weave and its trimmings."""
    # jacks of the softer suits wear stripes
    weave = "stripes" if rank == "J" and suit in "hc" else WEAVES[suit]
    cloth = QPainterPath()
    for text in _CUTS[rank]:
        cloth.addPath(curve(text))
    ink(painter, cloth, dyes["main"], 0)
    with saved(painter, cloth):
        painter.setPen(pen(dyes["gold"], _THREADS.get(weave, 1.5)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for thread in _weave(weave):
            painter.drawPath(thread)
    light = slanted(CLOTH, (0, colour("#FFF4DC", 0.16)), (0.5, colour("#FFF4DC", 0)), (1, colour("#12060A", 0.30)))
    ink(painter, cloth, light, 1.3)
    paint_shapes(painter, _TRIMMINGS[rank], dyes, suit)


@cache
def _weave(kind: str) -> tuple[QPainterPath, ...]:
    """Return the threads of a weave: many short paths, as one long one takes many times longer to draw."""
    weave = {"lattice": _lattice, "scales": _scales, "zigzag": _zigzag, "dots": _dots, "stripes": _stripes}[kind]
    return tuple(thread for thread in weave() if not thread.isEmpty())


def _columns(y: float, step: float, shift: float = 0.0) -> Iterator[float]:
    """Return where the columns of a row stand, as far as the sash leaves them in sight."""
    x = CLOTH.left() + shift
    while x <= min(CLOTH.right(), (SASH - y) / SLANT):
        yield x
        x += step


def _rows(step: float, top: float = CLOTH.top()) -> Iterator[float]:
    return (top + n * step for n in range(int((CLOTH.bottom() - top) / step) + 1))


def _lattice() -> Iterator[QPainterPath]:
    top, depth = CLOTH.top(), CLOTH.height()
    for n in range(-6, int(CLOTH.width() / 11.5) + 7):
        x = CLOTH.left() + n * 11.5
        yield polyline((x, top), (x + depth, top + depth))
        yield polyline((x, top), (x - depth, top + depth))


def _scales() -> Iterator[QPainterPath]:
    for row, y in enumerate(_rows(7)):
        path = QPainterPath()
        for x in _columns(y, 14, -7.0 * (row % 2)):
            path.moveTo(x, y)
            path.cubicTo(x, y + 9.4, x + 14, y + 9.4, x + 14, y)
        yield path


def _zigzag() -> Iterator[QPainterPath]:
    for y in _rows(8.6, CLOTH.top() - 8):
        points = [(x, y + 7 * (n % 2)) for n, x in enumerate(_columns(y, 8))]
        if len(points) > 1:
            yield polyline(*points)


def _dots() -> Iterator[QPainterPath]:
    for row, y in enumerate(_rows(6.5)):
        path = QPainterPath()
        for x in _columns(y, 12, 6.0 * (row % 2)):
            path.moveTo(x, y)
            path.lineTo(x + 0.05, y)
        yield path


def _stripes() -> Iterator[QPainterPath]:
    for x in _columns(CLOTH.top(), 8):
        yield polyline((x, CLOTH.top()), (x, min(CLOTH.bottom(), SASH - SLANT * x)))
