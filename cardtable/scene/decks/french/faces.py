"""Heads of the court, around the middle of the face: chin at 27, hairline at -20, 17 to each side.

The face is split in light and shade along the nose.  Hair, beard and glance are each suit's own.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtGui import QColor, QPainter, QTransform

from cardtable.scene.decks.curves import curve
from cardtable.scene.decks.french.drawing import Dyes, Shape, Shapes, Sign, ink, paint_shapes

HAIR: Final = {"s": "#2B2421", "h": "#9E4A22", "d": "#CF9440", "c": "#5C3B25"}

_HEAD: Final[Shapes] = (
    Shape("M-8,12 H8 V40 H-8 Z", "tan", 1.1),
    Shape("M-8,19 Q1,33 8,21 V27 Q0,36 -8,28 Z", "dusk", 0),
    Shape("M-17,-20 H17 V5 C17,18 8,27 0,27 C-8,27 -17,18 -17,5 Z", "skin", 0),
    Shape("M1,-20 H17 V5 C17,18 8,27 0,27 C3,19 4.4,11 3,7.5 C1.4,2 1,-8 1,-20 Z", "tan", 0),
    Shape("M-17,-20 H17 V5 C17,18 8,27 0,27 C-8,27 -17,18 -17,5 Z", "", 1.3),
)
_BLUSH: Final[Shapes] = (Shape("O-10.6,8.6,3.7,3.1", "cheek", 0), Shape("O10.8,8.6,3.4,3", "cheek", 0))
_MOUTH: Final[Shapes] = (
    Shape("M-2.4,-5 C-2,2 -4.6,5 -4.2,7.6 Q-2,9.8 1.6,8.6", "", 1.2),
    Shape("M-6,15.6 Q-3,13 0,14.4 Q3,13 6,15.6 Q0,20.4 -6,15.6 Z", "lip", 0),
    Shape("M-6.2,15.6 Q0,17 6.2,15.6", "", 0.8),
)
_EYES: Final[Shapes] = (
    Shape("M-13.2,0 Q-8.2,-5 -3.2,0 Q-8.2,3.6 -13.2,0 Z M3.2,0 Q8.2,-5 13.2,0 Q8.2,3.6 3.2,0 Z", "white", 0.7),
)
_LIDS: Final = Shape("M-13.8,0.4 Q-8.2,-5.4 -2.8,0.2 M2.8,0.2 Q8.2,-5.4 13.8,0.4", "", 1.35)
_GLANCE: Final = {"s": 1.1, "h": -0.6, "d": 0.5, "c": -1.2}  # which way they look

_BROWS: Final = {
    "K": Shape("M-2.6,-6.4 Q-8.4,-11.4 -14,-6.8 M2.6,-6.4 Q8.4,-11.4 14,-6.8", "", 2.3, "hair"),
    "Q": Shape("M-3,-7 Q-8.2,-11.4 -13.6,-7.4 M3,-7 Q8.2,-11.4 13.6,-7.4", "", 1.4, "hair"),
    "J": Shape("M-3,-6.4 L-13.4,-7.8 M3,-6.4 L13.4,-7.8", "", 2, "hair"),
}

_BEHIND: Final[dict[str, Shapes]] = {
    "Qs": (
        Shape("M-22,-18 C-34,6 -27,32 -32,58 H32 C27,32 34,6 22,-18 Z", "hair", 1.3),
        Shape(
            "M-23,-2 C-28,16 -23,34 -26,50 M-19.4,8 C-22,22 -18,36 -20,50 M23,-2 C28,16 23,34 26,50", "", 1.2, "gleam"
        ),
    ),
    "Qh": (
        Shape(
            "M-20,-22 C-41,-14 -36,12 -27,19 C-37,27 -31,43 -21,42 C-25,50 -17,56 -11,53 H11 C17,56 25,50 21,42 "
            "C31,43 37,27 27,19 C36,12 41,-14 20,-22 Z",
            "hair",
            1.3,
        ),
        Shape(
            "M-25,-10 C-32,-2 -30,10 -24,14 M-27,24 C-31,30 -27,37 -22,36 M25,-10 C32,-2 30,10 24,14 "
            "M27,24 C31,30 27,37 22,36",
            "",
            1.2,
            "gleam",
        ),
    ),
    "Qd": (Shape("M-20,-22 C-27,-10 -28,8 -24,26 H24 C28,8 27,-10 20,-22 Z", "hair", 1.3),),
    "Qc": (
        Shape(
            "M-18,-24 C-38,-16 -27,-1 -33,9 C-39,22 -27,24 -32,36 C-35,46 -28,54 -20,54 H20 C28,54 35,46 32,36 "
            "C27,24 39,22 33,9 C27,-1 38,-16 18,-24 Z",
            "hair",
            1.3,
        ),
        Shape(
            "M-25,-8 C-24,2 -30,10 -26,18 C-24,26 -28,34 -24,44 M25,-8 C24,2 30,10 26,18 C24,26 28,34 24,44",
            "",
            1.2,
            "gleam",
        ),
    ),
}
_BRAIDS: Final[Shapes] = (
    Shape("O-26,28,7,6 O26,28,7,6", "hair", 1.2),
    Shape("O-29,38,6.4,5.6 O29,38,6.4,5.6", "hair", 1.2),
    Shape("O-31,47,5.6,5 O31,47,5.6,5", "hair", 1.2),
    Shape(
        "M-31,25 Q-26,30 -21,25 M21,25 Q26,30 31,25 M-33.6,36 Q-29,40 -24.6,36 M24.6,36 Q29,40 33.6,36",
        "",
        1,
        "gleam",
    ),
    Shape("R-35,51,8,3.6,1.6 R27,51,8,3.6,1.6", "red", 0.9),
)
_LOCKS: Final[dict[str, str]] = {  # what falls in front of the left shoulder; the right one is its mirror image
    "s": "M-22,0 C-28,16 -27,36 -31,60 H-15 C-17,42 -19,26 -16,9",
    "h": "M-27,17 C-38,27 -32,43 -21,42 C-26,51 -17,58 -11,53 C-7,46 -15,42 -14,33 C-13,27 -17,22 -16,12",
    "c": "M-31,12 C-39,23 -27,25 -32,36 C-36,48 -28,58 -19,55 C-12,52 -20,44 -15,36 C-12,29 -19,24 -16,10",
}
_STRANDS: Final[dict[str, str]] = {
    "s": "M-20,14 C-23,28 -22,42 -24,58",
    "h": "M-24,24 C-30,30 -26,37 -20,36 M-20,45 C-18,50 -14,50 -12,48",
    "c": "M-23,14 C-27,24 -21,28 -25,38 C-27,46 -23,50 -19,50",
}
_BEHIND_JACK: Final[Shapes] = (
    Shape(
        "M-20,-22 C-27,-4 -26,10 -28,19 Q-20,26 -12,19 H12 Q20,26 28,19 C26,10 27,-4 20,-22 Z",
        "hair",
        1.3,
    ),
    Shape("M-22.6,-4 C-23.6,6 -23.4,12 -24,18 M22.6,-4 C23.6,6 23.4,12 24,18", "", 1.1, "gleam"),
)
_BEHIND_KING: Final[Shapes] = (
    Shape(
        "M-20,-20 C-27,-4 -22,6 -28,14 C-33,23 -24,30 -16,24 H16 C24,30 33,23 28,14 C22,6 27,-4 20,-20 Z",
        "hair",
        1.3,
    ),
    Shape("M-22,-4 C-21,6 -26,12 -26,19 M22,-4 C21,6 26,12 26,19", "", 1.1, "gleam"),
)

_FRINGE_QUEEN: Final[Shapes] = (
    Shape(
        "M-19,-3 C-20,-16 -14,-26 0,-26 C14,-26 20,-16 19,-3 C15,-13 8,-17 0,-20 C-8,-17 -15,-13 -19,-3 Z",
        "hair",
        1.1,
    ),
    Shape("M-16,-11 Q-9,-19 0,-23 M16,-11 Q9,-19 0,-23", "", 1, "gleam"),
    Shape("O-18.6,13.4,2.5,2.9 O18.6,13.4,2.5,2.9", "gold", 0.9),
)
_FRINGE_JACK: Final[dict[str, Shapes]] = {
    "s": (Shape("M-19,3 V-14 Q0,-26 19,-14 V3 Q17,-9 12,-11 H-12 Q-17,-9 -19,3 Z", "hair", 1.1),),
    "h": (Shape("M-19,3 V-14 Q0,-26 19,-14 V3 Q18,-8 9,-12 Q0,-6 -8,-12 Q-16,-9 -19,3 Z", "hair", 1.1),),
    "d": (Shape("M-19,3 V-14 Q0,-26 19,-14 V3 Q16,-10 2,-16 Q-8,-8 -14,-8 Q-18,-6 -19,3 Z", "hair", 1.1),),
    "c": (
        Shape(
            "M-19,3 V-14 Q0,-26 19,-14 V3 C19,-4 15,-5 14,-9 C10,-6 8,-8 6,-11 C3,-7 -1,-7 -3,-11 "
            "C-6,-7 -10,-7 -12,-10 C-15,-7 -18,-5 -19,3 Z",
            "hair",
            1.1,
        ),
    ),
}
_BEARD: Final[dict[str, str]] = {  # below the cheeks: from the right ear round the chin to the left one
    "s": "C18,24 11,36 0,50 C-11,36 -18,24 -18,4",
    "h": "C19,24 15,40 0,41 C-15,40 -19,24 -18,4",
    "d": "C18,16 18,20 17,24 L12,28 L10,38 L4,35 L0,43 L-4,35 L-10,38 L-12,28 L-17,24 C-18,20 -18,16 -18,4",
    "c": "C20,22 17,34 13,48 C8,44 4,38 0,31 C-4,38 -8,44 -13,48 C-17,34 -20,22 -18,4",
}


def paint_behind(painter: QPainter, rank: str, suit: str, dyes: Dyes) -> None:
    """Paint the hair that falls behind the shoulders."""
    shapes = {"K": _BEHIND_KING, "J": _BEHIND_JACK}.get(rank) or _BEHIND["Q" + suit]
    paint_shapes(painter, shapes, dyes, suit)


def paint_locks(painter: QPainter, suit: str, dyes: Dyes) -> None:
    """Paint the hair that falls in front of a queen's shoulders."""
    if suit == "d":
        paint_shapes(painter, _BRAIDS, dyes, suit)
        return
    for way in (1, -1):
        for text, fill, line in ((_LOCKS[suit], "hair", "ink"), (_STRANDS[suit], "", "gleam")):
            path = QTransform.fromScale(way, 1).map(curve(text))
            ink(painter, path, dyes[fill] if fill else None, 1.2, dyes[line])


def paint_face(painter: QPainter, rank: str, suit: str, dyes: Dyes) -> None:
    """Paint neck, face, beard and fringe."""
    paint_shapes(painter, _face(rank, suit), dyes, suit)


def _face(rank: str, suit: str) -> Iterator[Shape | Sign]:
    yield from _HEAD
    if rank != "K":
        yield from _BLUSH
    yield from _EYES
    glance = _GLANCE[suit]
    yield Shape(f"O{glance - 8.2},-0.9,2.1,2.1 O{glance + 8.2},-0.9,2.1,2.1", "ink", 0)
    yield Shape(f"O{glance - 8.9},-1.7,0.6,0.6 O{glance + 7.5},-1.7,0.6,0.6", "white", 0)
    yield _LIDS
    yield _BROWS[rank]
    if rank == "K":
        yield from _king(suit)
        return
    yield from _MOUTH
    if rank == "Q":
        yield Shape("M-13.8,0.4 L-15.6,-1 M13.8,0.4 L15.6,-1", "", 1)
        yield from _FRINGE_QUEEN
    else:
        yield from _FRINGE_JACK[suit]
        yield Shape("M-15.6,-9 Q-10,-16 -2,-17 M15.6,-9 Q11,-15 6,-17", "", 1, "gleam")


def _king(suit: str) -> Iterator[Shape | Sign]:
    yield _MOUTH[0]
    yield Shape(f"M-18,4 Q-16,10 -10,11.4 H10 Q16,10 18,4 {_BEARD[suit]} Z", "hair", 1.2)
    yield Shape("M-5.4,17.4 Q0,15.4 5.4,17.4 Q0,22 -5.4,17.4 Z", "lip", 0.7)
    yield Shape(
        "M0,11 C-6,8 -14,12 -17.4,19.4 C-11,17.4 -5,17.4 0,14.6 C5,17.4 11,17.4 17.4,19.4 C14,12 6,8 0,11 Z",
        "hair",
        0.9,
    )
    yield Shape("M-8,24 C-8,28 -6,32 -4,35 M0,24 V36 M8,24 C8,28 6,32 4,35", "", 1.1, "gleam")


def hair_dye(suit: str) -> QColor:
    """Return the colour of a suit's hair."""
    return QColor(HAIR[suit])
