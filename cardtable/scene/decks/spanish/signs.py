"""The four suits: coins, cups, swords and clubs, in full for the card and simplified for small places.

:func:`paint_suit` is what chips and captions want: it picks the one that suits the size.
"""

from __future__ import annotations

import math
from functools import cache
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from cardtable.scene.decks.curves import curve
from cardtable.scene.decks.french.drawing import Shape, Shapes, ink, paint_shapes
from cardtable.scene.decks.spanish.dyes import SIGN
from cardtable.scene.paint import disc, linear, pen, placed, radial, saved

SMALL: Final = 40.0  # u; below this height details only blur
PLAIN: Final = 72.0  # units; the lines of higher signs grow more slowly than they
_PETAL: Final = "M0,-5.5 C-10,-11 -9.6,-23 0,-30 C9.6,-23 10,-11 0,-5.5 Z"
_BLADE: Final = "M0,-66 C4,-60 9,-54 9,-46 L7.6,25 H-7.6 L-9,-46 C-9,-54 -4,-60 0,-66 Z"
_CLUB: Final = (
    "M-6.6,63 C-7.6,42 -10,22 -13,5 C-22,4 -24.6,-9 -15.4,-13 C-16.4,-26 -19,-36 -18,-47 C-17,-60 -8,-66 1,-66 "
    "C12,-66 20,-58 19,-45 C18.6,-38 17.6,-32 16.4,-27.6 C27,-26 27.6,-13 15.4,-11 C14,6 10.6,17 10,26 "
    "C17.4,28 16.4,38 9,38.6 C8,48 7.6,56 6.6,63 C3,66.4 -3,66.4 -6.6,63 Z"
)

_CUP_SHAPES: Final[Shapes] = (
    Shape("M-21,50 C-21,42 -7,40 -4.6,27 H4.6 C7,40 21,42 21,50 Z", "gold", 0),
    Shape("M1,28 H4.6 C7,40 21,42 21,50 H9 C9,44 3,40 1,28 Z", "amber", 0),
    Shape("M-21,50 C-21,42 -7,40 -4.6,27 H4.6 C7,40 21,42 21,50", "", 2.1),
    Shape("R-25.5,46.5,51,6.5,2.8", "gold", 2),
    Shape("O0,24.5,9.6,5.6", "gold", 1.9),
    Shape("M-5,23 Q0,25.4 5,23", "bright", 1.4, "bright"),
    Shape("M-30,-22 C-30,6 -16,20.5 0,20.5 C16,20.5 30,6 30,-22 Z", "red", 0),
    Shape("M30,-22 C30,6 16,20.5 0,20.5 C12,11 19,-6 18,-22 Z", "wine", 0),
    Shape("M-25,-20 C-25,-3 -19,8 -11,13 C-16,1 -17.6,-10 -16,-20 Z", "rose", 0),
    Shape(
        "M-17,14 C-13,8 -12,4 -12,2 M-6,19 C-4,12 -3.6,7 -3.6,4 M6,19 C4,12 3.6,7 3.6,4 M17,14 C13,8 12,4 12,2",
        "wine",
        1.3,
        "wine",
    ),
    Shape("M-30,-22 C-30,6 -16,20.5 0,20.5 C16,20.5 30,6 30,-22 Z", "", 2.2),
    Shape("M-29.8,-15 Q0,-5 29.8,-15 L28.2,-6.4 Q0,4.4 -28.2,-6.4 Z", "gold", 1.5),
    Shape("O-19,-7.6,2.2,2.2 O-7,-4.9,2.2,2.2 O7,-4.9,2.2,2.2 O19,-7.6,2.2,2.2", "red", 0),
    Shape("R-33,-29,66,9,4.2", "gold", 2.1),
    Shape("M-28,-26 H-4", "", 1.8, "bright"),
    Shape("M-27,-29 C-24,-41 -11,-44 -5,-45 H5 C11,-44 24,-41 27,-29 Z", "gold", 0),
    Shape("M6,-44.6 C12,-43.6 24,-41 27,-29 H14 C14,-37 11,-42 6,-44.6 Z", "amber", 0),
    Shape("M-20,-31 C-18,-37 -13,-40 -9,-41", "", 2, "bright"),
    Shape("M-27,-29 C-24,-41 -11,-44 -5,-45 H5 C11,-44 24,-41 27,-29 Z", "", 2.1),
    Shape("O0,-49,5.4,5.4", "red", 1.9),
    Shape("O-1.6,-50.8,1.5,1.5", "rose", 0),
)
_SWORD_SHAPES: Final[Shapes] = (
    Shape(_BLADE, "steel", 0),
    Shape("M0,-66 C4,-60 9,-54 9,-46 L7.6,25 H0 Z", "iron", 0),
    Shape("M-6,-46 L-5,20", "", 1.5, "white"),
    Shape("M0,-54 V14", "", 2.2, "slate"),
    Shape(_BLADE, "", 2.1),
    Shape("M-4.4,31 H4.4 L5.2,53 H-5.2 Z", "blue", 1.8),
    Shape("M-4.2,38.4 L4.2,34.4 M-4.4,44.4 L4.4,40.4 M-4.8,50.4 L4.8,46.4", "", 1.9, "gold"),
    Shape(
        "M0,23.4 C8,23.4 15,25 20,22.4 C25,19.4 31,22 30.4,28 C30,33.6 23.4,35 20.6,31.4 C14,32.6 8,33.4 0,33.4 "
        "C-8,33.4 -14,32.6 -20.6,31.4 C-23.4,35 -30,33.6 -30.4,28 C-31,22 -25,19.4 -20,22.4 C-15,25 -8,23.4 0,23.4 Z",
        "gold",
        2,
    ),
    Shape("M-19,26 Q-10,27 -7,26.6 M9,26.6 Q14,26.8 19,26", "", 1.4, "bright"),
    Shape("O0,28.3,4.2,4.2", "red", 1.5),
    Shape("O0,59,6.8,6.8", "gold", 2),
    Shape("O-1.8,57,1.9,1.9", "bright", 0),
)
_CLUB_SHAPES: Final[Shapes] = (
    Shape("M-10,23 C-20,15 -29,20 -33,30 C-24,35 -14,32 -9,28 Z", "leaf", 1.6),
    Shape("M-10.6,25.6 Q-20,24 -29,29", "", 1.2, "stem"),
    Shape(_CLUB, "green", 0),
    Shape(
        "M6.6,63 C7.6,56 8,48 9,38.6 C16.4,38 17.4,28 10,26 C10.6,17 14,6 15.4,-11 C27.6,-13 27,-26 16.4,-27.6 "
        "C17.6,-32 18.6,-38 19,-45 C19.6,-53 16.6,-60 11.4,-63 C11,-30 8,6 0,65.4 C2.6,65.6 5,64.8 6.6,63 Z",
        "moss",
        0,
    ),
    Shape("M-12,-56 C-15,-30 -11,-8 -8,20 C-6,0 -8,-30 -7,-58 Z", "lime", 0),
    Shape("M0,-42 C1,-34 -1,-28 1,-22 M4,-2 C3,8 1,12 1,20 M-1,34 V52", "", 1.5, "moss"),
    Shape(_CLUB, "", 2.2),
    Shape("O-15.6,-4.2,5.4,6.8 O18.6,-19.4,5.2,6.6 O11.6,32.2,3.9,4.8 O1,-55,8.6,5.2", "cut", 1.7, "bark"),
    Shape("O-15.6,-4.2,2.2,2.9 O18.6,-19.4,2.1,2.8 O11.6,32.2,1.6,2 O1,-55,3.6,2.1", "", 1.3, "ring"),
)
_TALL: Final = {"C": (_CUP_SHAPES, 111.0), "E": (_SWORD_SHAPES, 135.0), "B": (_CLUB_SHAPES, 135.0)}
_SPREAD: Final = {"C": (0.62, 0.0), "E": (0.48, 0.0), "B": (0.47, 0.03)}  # of the height: width, and how far aside

_MARKS: Final[dict[str, tuple[Shapes, float, float]]] = {  # with the width and height they cover
    "O": (
        (
            Shape("O0,0,50,50", "red", 5),
            Shape("O0,0,37,37", "gold", 3.4, "brown"),
            Shape(
                "M0,-4 C-12,-11 -11,-22 0,-28 C11,-22 12,-11 0,-4 Z M0,4 C-12,11 -11,22 0,28 C11,22 12,11 0,4 Z "
                "M-4,0 C-11,-12 -22,-11 -28,0 C-22,11 -11,12 -4,0 Z M4,0 C11,-12 22,-11 28,0 C22,11 11,12 4,0 Z",
                "red",
                0,
            ),
        ),
        105,
        105,
    ),
    "C": (
        (
            Shape("M-26,52 C-26,42 -8,40 -6,24 H6 C8,40 26,42 26,52 Z", "gold", 4.4),
            Shape("M-37,-22 C-37,10 -20,26 0,26 C20,26 37,10 37,-22 Z", "red", 4.6),
            Shape("M-27,-14 C-25,2 -20,10 -13,14", "", 5, "rose"),
            Shape("M-30,-24 C-28,-40 -12,-43 -6,-44 H6 C12,-43 28,-40 30,-24 Z", "gold", 4.4),
            Shape("R-40,-28,80,13,5", "gold", 4.2),
            Shape("O0,-49,7,7", "red", 3.6),
        ),
        84,
        113,
    ),
    "E": (
        (
            Shape("M0,-66 L13,-46 L11,26 H-11 L-13,-46 Z", "steel", 0),
            Shape("M0,-66 L13,-46 L11,26 H0 Z", "iron", 0),
            Shape("M0,-66 L13,-46 L11,26 H-11 L-13,-46 Z", "", 4.6, "ink"),
            Shape("R-6.5,34,13,22,2", "blue", 4.2),
            Shape("R-33,21,66,14,6", "gold", 4.4),
            Shape("O0,58,9,9", "gold", 4.2),
        ),
        71,
        137,
    ),
    "B": (
        (
            Shape(
                "M-9,64 C-10,40 -13,22 -16,8 C-30,6 -31,-12 -19,-15 C-22,-30 -24,-38 -23,-48 C-21,-62 -10,-67 1,-67 "
                "C14,-67 25,-59 24,-45 C24,-38 22,-33 21,-29 C33,-26 34,-10 19,-9 C18,6 12,44 9,64 C4,68 -4,68 -9,64 Z",
                "green",
                4.8,
            ),
            Shape("M12,-50 C12,-20 8,20 2,56", "", 8, "moss"),
            Shape("M-13,-46 C-14,-26 -10,-4 -8,14", "", 5, "lime"),
            Shape("O-19,-4,6.5,7.5 O22,-19,6.5,7.5 O1,-53,10,6.5", "cut", 3.4, "bark"),
        ),
        66,
        138,
    ),
}


def paint_sign(painter: QPainter, suit: str, x: float, y: float, size: float, wide: float = 1.0) -> None:
    """Paint a suit's sign in full, *size* high around (x, y), stretched across by *wide*."""
    with saved(painter):
        painter.translate(x, y)
        if suit == "O":
            painter.scale(size / 102, size / 102)
            _paint_coin(painter)
        else:
            _, high = _TALL[suit]
            painter.scale(size / high * wide, size / high)
            paint_shapes(painter, _tall(suit, min(1.0, round((PLAIN / size) ** 0.5, 1))), SIGN, "")


@cache
def _tall(suit: str, line: float) -> Shapes:
    """Return a tall sign's shapes with all their lines so much thinner."""
    shapes, _ = _TALL[suit]
    return tuple(shape._replace(width=shape.width * line) for shape in shapes)


def paint_mark(painter: QPainter, suit: str, box: QRectF) -> None:
    """Paint a suit's simplified sign, as large as *box* allows, in its middle."""
    shapes, wide, high = _MARKS[suit]
    scale = min(box.width() / wide, box.height() / high)
    with saved(painter):
        painter.translate(box.center())
        painter.scale(scale, scale)
        paint_shapes(painter, shapes, SIGN, "")


def paint_suit(painter: QPainter, suit: str, box: QRectF) -> None:
    """Paint a suit's sign into *box* (u): simplified where it is small, in full where it is large.

    :raises KeyError: if there is no such suit; they are ``O C E B``.
    """
    if suit == "O" or box.height() < SMALL:
        size = min(box.width(), box.height())
        if size < SMALL:
            paint_mark(painter, suit, box)
        else:
            paint_sign(painter, suit, box.center().x(), box.center().y(), size)
        return
    across, aside = _SPREAD[suit]
    size = min(box.height(), box.width() / across)
    paint_sign(painter, suit, box.center().x() + aside * size, box.center().y(), size)


def _paint_coin(painter: QPainter) -> None:
    painter.setBrush(linear(-40, -40, 40, 40, (0, SIGN["red"]), (1, "#9C2A1E")))
    painter.setPen(pen(SIGN["ink"], 2.1))
    painter.drawPath(disc(0, 0, 50))
    painter.fillPath(_beads(), SIGN["bright"])
    painter.setBrush(radial(0, 0, 44, (0, SIGN["bright"]), (0.55, SIGN["gold"]), (1, "#C98D2C"), focus=(-13, -15)))
    painter.setPen(pen(SIGN["ink"], 1.7))
    painter.drawPath(disc(0, 0, 39))
    ink(painter, disc(0, 0, 34), None, 1.5, SIGN["brown"])
    for shade, first in (("white", 45), ("red", 0)):
        ink(painter, _petals(first), SIGN[shade], 1.3, SIGN["brown"])
    ink(painter, disc(0, 0, 8.6), SIGN["bright"], 1.5, SIGN["brown"])
    ink(painter, disc(0, 0, 3.6), SIGN["red"], 0)


@cache
def _beads(count: int = 22, radius: float = 44.5, size: float = 2.5) -> QPainterPath:
    path = QPainterPath()
    for k in range(count):
        angle = math.tau * k / count
        path.addPath(disc(radius * math.cos(angle), radius * math.sin(angle), size))
    return path


@cache
def _petals(first: int) -> QPainterPath:
    path = QPainterPath()
    for k in range(4):
        path.addPath(placed(curve(_PETAL), 0, 0, first + 90 * k))
    return path
