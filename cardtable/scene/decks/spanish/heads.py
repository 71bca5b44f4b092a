"""The twelve heads: hair, faces and beards like those of the French court, hats and crowns of their own.

Everything lies around the middle of the face: chin at 27, hairline at -20, 17 to each side.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtGui import QColor, QPainter

from cardtable.scene.decks.french.drawing import Dyes, Shape, Shapes, paint_shapes
from cardtable.scene.decks.french.faces import paint_behind, paint_face
from cardtable.scene.paint import saved


class Head(NamedTuple):
    """Which of the French cuts of hair and beard somebody wears, in which colour."""

    rank: str
    suit: str
    hair: str


HEADS: Final[dict[str, Head]] = {
    "10O": Head("J", "d", "#CF9440"),
    "10C": Head("J", "h", "#A24E22"),
    "10E": Head("J", "s", "#2B2421"),
    "10B": Head("J", "c", "#6A4328"),
    "11O": Head("J", "c", "#4A2E1E"),
    "11C": Head("J", "s", "#231D1B"),
    "11E": Head("J", "h", "#B0642C"),
    "11B": Head("J", "d", "#8C5A30"),
    "12O": Head("K", "d", "#C98A36"),
    "12C": Head("K", "h", "#93411F"),
    "12E": Head("K", "s", "#2B2421"),
    "12B": Head("K", "c", "#A9A59B"),
}
_MOUSTACHE: Final = Shape(
    "M0,11 C-4,8.6 -10,12 -16,6.6 C-15,15.4 -6,17 0,13.6 C6,17 15,15.4 16,6.6 C10,12 4,8.6 0,11 Z", "hair", 0.9
)
_BEARDS: Final[dict[str, Shapes]] = {  # of the riders
    "11O": (_MOUSTACHE,),
    "11C": (_MOUSTACHE, Shape("M-5,20 Q0,22.6 5,20 Q4,30 0,37 Q-4,30 -5,20 Z", "hair", 1)),
    "11B": (
        Shape(
            "M-18,1 C-17,10 -12,12 -8,11.4 Q0,8.6 8,11.4 C12,12 17,10 18,1 C20,21 11,32 0,33 C-11,32 -20,21 -18,1 Z",
            "hair",
            1.2,
        ),
        Shape("M-6,16 Q-3,13.6 0,14.8 Q3,13.6 6,16 Q0,20.4 -6,16 Z", "lip", 0.7),
        Shape("M-11,20 C-10,25 -8,27 -6,29 M11,20 C10,25 8,27 6,29 M0,24 V30", "", 1, "gleam"),
    ),
}
_BRIM: Final = "M-25.6,-13.6 Q0,-27.6 25.6,-13.6 L25,-21 Q0,-35 -25,-21 Z"
_BAND: Final[Shapes] = (
    Shape("R-22.6,-25,45.2,9.4,2.4", "trim", 1.3),
    Shape("O-15,-20.3,1.9,1.9 O-7.5,-20.3,1.9,1.9 O7.5,-20.3,1.9,1.9 O15,-20.3,1.9,1.9", "white", 0.6),
    Shape("O0,-20.3,3,3", "red", 0.8),
)

HATS: Final[dict[str, Shapes]] = {
    # -- sotas
    "10O": (  # a tall hat with turned-up brim and a plume
        Shape("M10,-34 C12,-58 30,-66 42,-55 C35,-54 30,-48 27,-39 C25,-33 21,-29 17,-28 Z", "white", 1.2),
        Shape("M14,-34 C17,-47 26,-54 35,-54", "", 0.9),
        Shape("M-19,-20 C-24,-46 -10,-54 4,-52 C18,-50 22,-36 20,-20 Z", "red", 1.4),
        Shape("M-13,-30 C-14,-40 -8,-46 0,-47", "", 1.5, "gleam"),
        Shape("M-20,-28 Q0,-37 20.6,-28 V-22 H-20 Z", "gold", 1.1),
        Shape(
            "M-31,-25 C-20,-12 -10,-20 0,-21 C10,-20 20,-12 31,-25 C30,-13 16,-11 0,-15 C-16,-11 -30,-13 -31,-25 Z",
            "trim",
            1.3,
        ),
        Shape("O17,-29,4,4", "gold", 1),
    ),
    "10C": (  # a flat cap with a white plume
        Shape("M10,-32 C10,-54 26,-62 40,-53 C33,-52 28,-46 26,-38 C25,-33 22,-28 18,-26 Z", "white", 1.2),
        Shape("M14,-32 C16,-44 24,-51 33,-52", "", 0.9),
        Shape("M-28,-19 C-36,-34 -18,-43 2,-42 C22,-41 37,-33 28,-19 Q0,-31 -28,-19 Z", "second", 1.4),
        Shape("M-24,-27 C-21,-34 -10,-38 0,-38", "", 1.5, "gleam"),
        Shape("M-26,-14 Q0,-28 26,-14 L26.6,-19.6 Q0,-33 -26.6,-19.6 Z", "gold", 1.2),
        Shape("O15,-29,4,4", "red", 1),
    ),
    "10E": (  # a slashed beret with a red feather
        Shape("M-4,-38 C-12,-60 4,-70 20,-64 C12,-60 10,-50 12,-38 Z", "red", 1.2),
        Shape("M3,-38 C0,-52 6,-60 13,-62", "", 0.9),
        Shape("M-27,-17 C-34,-34 -16,-44 4,-42 C26,-40 35,-28 27,-17 Q0,-29 -27,-17 Z", "main", 1.4),
        Shape(
            "M-20,-30 l5,8 l3,-1.4 l-4,-9 Z M-8,-36 l2,10 l4,-0.6 l-1,-10.4 Z M6,-38 v11 l4,0.8 l1,-10.8 Z "
            "M18,-34 l-3,9.6 l3.6,1.6 l4.4,-8 Z",
            "white",
            0.8,
        ),
        Shape("M-26,-13.6 Q0,-27 26,-13.6 L26.4,-18.6 Q0,-32 -26.4,-18.6 Z", "second", 1.1),
    ),
    "10B": (  # a hunter's cap, its brim a beak, with a feather
        Shape("M-14,-32 C-26,-46 -25,-60 -15,-68 C-15,-56 -8,-46 0,-38 Z", "red", 1.2),
        Shape("M-9,-36 C-17,-46 -19,-54 -17,-62", "", 0.9),
        Shape("M-23,-18 C-24,-38 -8,-48 10,-47 C18,-46 23,-34 24,-18 Q0,-30 -23,-18 Z", "main", 1.4),
        Shape("M-16,-30 C-13,-39 -4,-43 5,-43", "", 1.5, "gleam"),
        Shape("M-27,-12 C-12,-24 12,-26 36,-31 C30,-22 28,-16 26,-13 Q2,-24 -27,-12 Z", "second", 1.3),
    ),
    # -- caballos
    "11O": (  # a broad hat with a plume
        Shape("M8,-38 C14,-58 34,-62 44,-50 C35,-50 27,-43 22,-32 Z", "second", 1.2),
        Shape("M14,-38 C20,-50 29,-54 37,-52", "", 0.9),
        Shape("M-20,-24 C-22,-50 22,-50 20,-24 Z", "trim", 1.4),
        Shape("M-14,-30 C-12,-39 -6,-42 2,-42", "", 1.5, "gleam"),
        Shape("M-20,-26 Q0,-36 20,-26 L20.4,-20 Q0,-30 -20.4,-20 Z", "gold", 1.1),
        Shape(
            "M-39,-15 C-26,-25 -14,-28 0,-28 C14,-28 26,-25 39,-15 C27,-13 22,-13 18,-14 Q0,-21 -18,-14 C-22,-13 "
            "-27,-13 -39,-15 Z",
            "trim",
            1.4,
        ),
    ),
    "11C": (  # a turban with a jewel
        Shape("M0,-44 C-5,-56 1,-64 9,-66 C7,-58 10,-52 6,-42 Z", "white", 1.1),
        Shape("M-26,-15 C-36,-28 -26,-44 -6,-45 C18,-48 36,-34 27,-15 Q0,-29 -26,-15 Z", "white", 1.4),
        Shape("M-30,-25 C-14,-24 6,-30 18,-43 L24,-39 C14,-26 -8,-17 -29,-18 Z", "second", 1.1),
        Shape(
            "M-21,-38 C-12,-36 -4,-38 2,-45 L9,-45.4 C2,-34 -12,-30 -26,-32 Z M3,-22 C14,-26 24,-32 29,-33 "
            "L30.4,-26 C24,-24 20,-21 17,-20 Z",
            "second",
            1.1,
        ),
        Shape("O4,-40,4.4,5.2", "gold", 1.1),
        Shape("O4,-40,1.8,2.2", "red", 0),
    ),
    "11E": (  # a morion
        Shape("M-18,-35 C-14,-58 14,-60 20,-36 Q2,-52 -18,-35 Z", "red", 1.2),
        Shape("M-23,-17 C-24,-50 24,-50 23,-17 Q0,-28 -23,-17 Z", "steel", 1.4),
        Shape("M4,-41.6 C20,-40 23,-28 23,-17 Q16,-22 10,-23.4 C11,-32 9,-38 4,-41.6 Z", "iron", 0),
        Shape("M-16,-26 C-15,-34 -10,-38 -4,-39", "", 1.8, "white"),
        Shape(
            "M-40,-25 C-28,-15 -14,-26 0,-26 C14,-26 28,-15 40,-25 C32,-9 14,-15 0,-18 C-14,-15 -32,-9 -40,-25 Z",
            "steel",
            1.4,
        ),
        Shape("O-13,-24,1.5,1.5 O-5,-27.6,1.5,1.5 O5,-27.6,1.5,1.5 O13,-24,1.5,1.5", "gold", 0.5),
    ),
    "11B": (  # a hood with its long tip, and two leaves
        Shape(
            "M-23,-13 C-30,-34 -10,-48 8,-45 C22,-43 38,-46 42,-34 C45,-25 40,-20 37,-24 C38,-32 28,-33 22,-30 "
            "C24,-24 24,-18 23,-13 Q0,-27 -23,-13 Z",
            "second",
            1.4,
        ),
        Shape("M-17,-27 C-15,-36 -6,-41 3,-41", "", 1.5, "gleam"),
        Shape("M-25,-11 Q0,-26 25,-11 L24.6,-17.6 Q0,-33 -24.6,-17.6 Z", "main", 1.2),
        Shape(
            "M-10,-27 C-22,-31 -27,-41 -25,-50 C-15,-47 -8,-38 -8,-27 Z M-9,-28 C-12,-40 -6,-50 2,-54 C6,-45 "
            "2,-34 -6,-27 Z",
            "leaf",
            1.1,
        ),
        Shape("M-10,-28 L-21,-44 M-7,-29 L0,-47", "", 0.8),
    ),
    # -- reyes
    "12O": (  # a crown of rays
        Shape(
            "M-21,-18 L-29,-38 L-17,-32 L-15,-49 L-6,-36 L0,-56 L6,-36 L15,-49 L17,-32 L29,-38 L21,-18 Z", "gold", 1.4
        ),
        Shape("M-17,-29 L-16,-40 M0,-28 V-47 M17,-29 L16,-40", "", 1.3, "bright"),
        Shape("O-29.6,-39,2.9,2.9 O-15.4,-51,3.1,3.1 O0,-57.6,3.6,3.6 O15.4,-51,3.1,3.1 O29.6,-39,2.9,2.9", "red", 1),
        Shape("O0,-34,5.6,5.6", "red", 1),
        Shape("O0,-34,2.6,2.6", "bright", 0),
        *_BAND,
    ),
    "12C": (  # a closed crown over a blue cap
        Shape("M-20,-18 C-35,-42 -13,-54 0,-47 C13,-54 35,-42 20,-18 Z", "second", 1.4),
        Shape("M-20,-19 C-31,-38 -14,-51 0,-46 C14,-51 31,-38 20,-19 M0,-20 V-46", "", 6.4),
        Shape("M-20,-19 C-31,-38 -14,-51 0,-46 C14,-51 31,-38 20,-19 M0,-20 V-46", "", 4, "gold"),
        Shape(
            "O-24,-32,1.4,1.4 O-18,-42,1.4,1.4 O24,-32,1.4,1.4 O18,-42,1.4,1.4 O0,-30,1.4,1.4 O0,-38,1.4,1.4",
            "white",
            0,
        ),
        Shape("O0,-51,4.8,4.8", "gold", 1.2),
        Shape("M0,-66 V-56 M-4,-62 H4", "", 4),
        Shape("M0,-66 V-56 M-4,-62 H4", "", 2, "gold"),
        *_BAND,
    ),
    "12E": (  # a tall crown of three points
        Shape("M-21,-18 L-27,-46 L-13,-33 L0,-60 L13,-33 L27,-46 L21,-18 Z", "gold", 1.4),
        Shape("M-14,-33 L-11,-26 M14,-33 L11,-26 M-22.6,-37 L-19,-26 M0,-51 V-44", "", 1.3, "bright"),
        Shape("M0,-44 L4.6,-36 L0,-28 L-4.6,-36 Z", "main", 1),
        Shape("O-27,-47.6,3.6,3.6 O0,-61.6,3.8,3.8 O27,-47.6,3.6,3.6", "main", 1),
        Shape("R-22.6,-25,45.2,9.4,2.4", "red", 1.3),
        Shape("O-15,-20.3,1.9,1.9 O-7.5,-20.3,1.9,1.9 O7.5,-20.3,1.9,1.9 O15,-20.3,1.9,1.9", "white", 0.6),
        Shape("O0,-20.3,3,3", "gold", 0.8),
    ),
    "12B": (  # a crown of leaves
        Shape(
            "M-21,-20 C-32,-26 -35,-38 -32,-47 C-22,-43 -16,-34 -15,-24 Z M21,-20 C32,-26 35,-38 32,-47 C22,-43 "
            "16,-34 15,-24 Z",
            "leaf",
            1.2,
        ),
        Shape(
            "M-8,-26 C-21,-32 -23,-45 -18,-55 C-8,-49 -3,-38 -3,-26 Z M8,-26 C21,-32 23,-45 18,-55 C8,-49 3,-38 "
            "3,-26 Z",
            "gold",
            1.3,
        ),
        Shape("M0,-24 C-10,-36 -8,-50 0,-60 C8,-50 10,-36 0,-24 Z", "leaf", 1.3),
        Shape("M0,-28 V-50 M-16,-48 L-7,-30 M16,-48 L7,-30 M-29,-41 L-19,-27 M29,-41 L19,-27", "", 1),
        Shape("O-25,-51,2.6,2.6 O25,-51,2.6,2.6 O-8.6,-58,2.4,2.4 O8.6,-58,2.4,2.4", "red", 0.9),
        Shape("R-22.6,-25,45.2,9.4,2.4", "gold", 1.3),
        Shape("O-15,-20.3,2.2,2.2 O-7.5,-20.3,2.2,2.2 O7.5,-20.3,2.2,2.2 O15,-20.3,2.2,2.2", "main", 0.6),
        Shape("O0,-20.3,3,3", "red", 0.8),
    ),
}


def paint_head(painter: QPainter, card: str, at: tuple[float, float], scale: float, dyes: Dyes) -> None:
    """Paint the head of a figure, the middle of its face at *at*."""
    head = HEADS[card]
    dyes = {**dyes, "hair": QColor(head.hair)}
    with saved(painter):
        painter.translate(*at)
        painter.scale(scale, scale)
        paint_behind(painter, head.rank, head.suit, dyes)
        paint_face(painter, head.rank, head.suit, dyes)
        paint_shapes(painter, (*_BEARDS.get(card, ()), *HATS[card]), dyes, "")
