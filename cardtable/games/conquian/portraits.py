"""The players' faces, within a circle of the given radius around the origin.

Each seat keeps its face and its clothes: the person below is bareheaded, the right neighbour wears a flower in her
hair and an embroidered blouse, the left one a broad hat and a striped blanket.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Final

from PySide6.QtGui import QColor, QPainter, QPainterPath

from cardtable.scene.avatars import medallion
from cardtable.scene.decks.curves import curve
from cardtable.scene.decks.french.court import dyes_of
from cardtable.scene.decks.french.drawing import Dyes, Shape, Shapes, paint_shapes
from cardtable.scene.decks.french.faces import paint_behind, paint_face, paint_locks
from cardtable.scene.paint import disc, pen, placed

Glyph = Callable[[QPainter], None]

FACES: Final = (("J", "c"), ("Q", "h"), ("K", "c"))  # of seats 0, 1, 2: whose heads they are
LIGHT: Final = ("#EBDDB6", "#C9B482")
RAYS: Final = "#D6C28E"
RIM: Final = "#E9C57C"
REACH: Final = (51.0, 53.0, 56.0)  # units of the head's drawing to the edge of the circle
MIDDLE: Final = (6.0, 3.0, -1.0)  # what lies at the centre of the circle

_DYES: Final[Dyes] = {
    "straw": QColor("#E3BA63"),
    "shaded": QColor("#C4923F"),
    "weave": QColor("#A9772C"),
    "wool": QColor("#54735C"),
    "teal": QColor("#2C6A78"),
    "deep": QColor("#1F4F5E"),
    "linen": QColor("#F6EAD0"),
    "rose": QColor("#D9603F"),
}
_SHIRT: Final[Shapes] = (
    Shape("M-80,110 V76 C-70,48 -42,36 -17,29 H17 C42,36 70,48 80,76 V110 Z", "teal", 1.4),
    Shape("M-18,28 L0,58 L18,28 Q0,37 -18,28 Z", "linen", 1.2),
    Shape("M-19,27 L-6,56 L0,60 L6,56 L19,27 L28,33 L14,62 L0,72 L-14,62 L-28,33 Z", "deep", 1.2),
    Shape("M0,72 V104", "", 1.2),
)
_BLOUSE: Final[Shapes] = (
    Shape("M-80,110 V78 C-70,52 -46,42 -24,36 Q0,62 24,36 C46,42 70,52 80,78 V110 Z", "linen", 1.4),
    Shape("M-24,36 Q0,62 24,36 L31,39 Q0,76 -31,39 Z", "red", 1.2),
    Shape("O-19.5,45.5,2.6,2.6 O-8,54,2.6,2.6 O5,55.4,2.6,2.6 O17,47.6,2.6,2.6", "bright", 0.7),
    Shape("M-58,58 Q-48,70 -50,92 M58,58 Q48,70 50,92", "", 1, "weave"),
)
_BLANKET: Final[Shapes] = (
    Shape("M-84,112 V76 C-72,48 -44,36 -17,29 H17 C44,36 72,48 84,76 V112 Z", "wool", 1.4),
    Shape("M-46,40 L-62,112 H-50 L-34,35 Z M46,40 L62,112 H50 L34,35 Z", "red", 0),
    Shape("M-30,34 L-42,112 H-36 L-25,32 Z M30,34 L42,112 H36 L25,32 Z", "bright", 0),
    Shape("M-18,28 L0,66 L18,28 Q0,38 -18,28 Z", "linen", 1.2),
    Shape("M-84,112 V76 C-72,48 -44,36 -17,29 L0,66 L17,29 C44,36 72,48 84,76 V112", "", 1.4),
)
_SHORT: Final[Shapes] = (
    Shape(
        "M-20,4 C-25,-18 -16,-30 0,-30 C16,-30 25,-18 20,4 C18,-5 15,-6 14,-9 C10,-6 8,-8 6,-11 "
        "C3,-7 -1,-7 -3,-11 C-6,-7 -10,-7 -12,-10 C-15,-7 -18,-5 -20,4 Z",
        "hair",
        1.2,
    ),
    Shape("M-16,-15 Q-9,-24 0,-25 M16,-15 Q11,-22 6,-24", "", 1, "gleam"),
)
_PETAL: Final = "M0,-1 C-5,-4 -5,-10 0,-11 C5,-10 5,-4 0,-1 Z"
_HAT: Final[Shapes] = (
    Shape("M-50,-14 C-40,-27 40,-27 50,-14 C36,-5 -36,-5 -50,-14 Z", "shaded", 1.5),
    Shape("M-24,-16 C-23,-34 -17,-48 0,-48 C17,-48 23,-34 24,-16 C12,-11 -12,-11 -24,-16 Z", "straw", 1.5),
    Shape("M-24.2,-18 C-12,-13 12,-13 24.2,-18 L23.4,-25 C12,-20 -12,-20 -23.4,-25 Z", "red", 1.1),
    Shape("M-9,-45 Q-12,-34 -12,-24 M0,-48 V-23 M9,-45 Q12,-34 12,-24 M-19,-36 Q0,-31 19,-36", "", 0.9, "weave"),
    Shape("M-50,-14 C-36,-5 36,-5 50,-14 C36,-8.5 -36,-8.5 -50,-14 Z", "straw", 1.3),
)


@cache
def portrait(seat: int, radius: float) -> Glyph:
    """Return the face of whoever sits there."""
    return partial(paint_player, radius=radius, seat=seat)


def paint_player(painter: QPainter, radius: float, seat: int) -> None:
    """Paint the player of a seat."""
    rank, suit = FACES[seat]
    dyes = {**dyes_of(suit), **_DYES}
    with medallion(painter, radius, *LIGHT):
        painter.scale(1 / REACH[seat], 1 / REACH[seat])
        painter.translate(0, -MIDDLE[seat])
        painter.fillPath(_rays(), QColor(RAYS))
        paint_behind(painter, rank, suit, dyes)
        paint_shapes(painter, (_SHIRT, _BLOUSE, _BLANKET)[seat], dyes, suit)
        if rank == "Q":
            paint_locks(painter, suit, dyes)
        paint_face(painter, rank, suit, dyes)
        if seat == 1:
            _paint_flower(painter, dyes)
        else:
            paint_shapes(painter, _SHORT if seat == 0 else _HAT, dyes, suit)
    painter.strokePath(disc(0, 0, radius), pen(RIM, max(1.4, radius * 0.07)))


def _paint_flower(painter: QPainter, dyes: Dyes) -> None:
    flower = QPainterPath()
    for k in range(5):
        flower.addPath(placed(curve(_PETAL), 0, 0, 72 * k))
    at = placed(flower, 17, -21, 10)
    painter.fillPath(at, dyes["rose"])
    painter.strokePath(at, pen(dyes["ink"], 1))
    heart = disc(17, -21, 3.2)
    painter.fillPath(heart, dyes["bright"])
    painter.strokePath(heart, pen(dyes["ink"], 0.8))


@cache
def _rays() -> QPainterPath:
    path = QPainterPath()
    for k in range(24):
        path.addPath(placed(curve("M-2,-34 L-5,-96 L5,-96 L2,-34 Z"), 0, 0, 15 * k))
    return path
