"""What the court hold, and the hand that holds it, around the grip of the fist."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtGui import QPainter

from cardtable.scene.decks.french.drawing import Dyes, Shape, Shapes, Sign, paint_shapes

_FIST: Final[Shapes] = (
    Shape("M-16,22 L-11,7.4 C-5,11 4,10.4 9,6.4 L16,20 L15,30 H-16 Z", "white", 1.2),
    Shape("M-14.6,17.6 C-6,21.6 6,20.6 14,15.8", "", 1.8, "gold"),
    Shape(
        "M-7,-5 C-8,-9 -2,-9.6 2,-8.4 L6,-7.4 C8.6,-6.8 8.6,-3.7 6.4,-3.2 C8.8,-2.8 8.8,0.2 6.4,0.6 "
        "C8.6,1 8.4,4 6,4.3 C7.6,5 7,7.9 4.6,8 L-3,9.6 C-7.6,9 -9,3 -7,-5 Z",
        "skin",
        1.1,
    ),
    Shape("M-0.6,-3.2 H6.4 M-0.6,0.6 H6.4 M-0.6,4.3 H6", "", 0.8),
    Shape("M-6.6,-4.4 C-5.4,-8.6 -1,-8.2 -0.4,-4.6", "", 0.9),
)
_PALM: Final[Shapes] = (
    Shape("M-16,24 L-11,9 C-5,12 4,12 9,9 L15,22 L14,30 H-16 Z", "white", 1.2),
    Shape("M-14.6,19 C-6,22.6 6,22.4 13.6,18", "", 1.8, "gold"),
    Shape(
        "M-14,-2 C-12,-4.6 -9.4,-3.6 -8.6,-1 C-4,3 4,3 8,-1 C9,-4 12.6,-4.6 13.4,-1.6 C12.6,5 7,11.4 1,11.6 "
        "C-6,11.8 -12.6,6 -14,-2 Z",
        "skin",
        1.1,
    ),
    Shape("M-3,7.6 C-1,9 3,8.8 5,7", "", 0.8),
)


def _staff(top: float) -> Shapes:
    """Return a wooden staff through the fist up to *top*."""
    line = f"M0,34 V{top}"
    return Shape(line, "", 4.8), Shape(line, "", 2.9, "wood"), Shape(f"M-0.7,30 V{top}", "", 0.8, "gleam")


def _stalk(top: float) -> Shapes:
    """Return a flower's stalk with one leaf, up to *top*."""
    line = f"M0,30 C-2,6 2.6,-8 0,{top}"
    return (
        Shape(line, "", 3.8),
        Shape(line, "", 2.2, "leaf"),
        Shape("M0.6,-12 C4,-23 12,-25 15,-20 C12,-13 6,-11 0.6,-12 Z", "leaf", 1),
        Shape("M2.6,-13.6 L12,-19.4", "", 0.7),
    )


def _petals(count: int, y: float, text: str) -> str:
    """Return *count* copies of a petal given upright, turned around (0, y); only lines of quadratic pieces."""
    points = [float(n) for n in text.split()]
    parts = []
    for k in range(count):
        angle = math.tau * k / count
        turned = [
            (x * math.cos(angle) - h * math.sin(angle), y + x * math.sin(angle) + h * math.cos(angle))
            for x, h in zip(points[::2], points[1::2], strict=True)
        ]
        pieces = " ".join(f"{px:.2f},{py:.2f}" for px, py in turned)
        parts.append(f"M0,{y} Q{pieces} Z")
    return " ".join(parts)


_EMBLEMS: Final[dict[str, Shapes]] = {
    # -- kings: sword, sceptre, axe, orb
    "Ks": (
        Shape("M-3.6,-11 V-63 L0,-75 L3.6,-63 V-11 Z", "steel", 1.1),
        Shape("M0,-68 V-12", "", 1, "iron"),
        Shape("M-12,-12.4 C-8,-15.4 8,-15.4 12,-12.4 L11,-9 C6,-11 -6,-11 -11,-9 Z", "gold", 1),
    ),
    "Kh": (
        Shape("M0,34 V-50", "", 5.2),
        Shape("M0,34 V-50", "", 3.2, "gold"),
        Shape("R-4.6,-21,9.2,4.4,1.6 R-4.6,-46,9.2,4.4,1.6", "gold", 0.9),
        Shape("O0,-57,10,10", "gold", 1.2),
        Sign(0, -56.6, 13, "red"),
        Shape("M-4,-66.6 L-5,-73.4 L-1.8,-70.6 L0,-75 L1.8,-70.6 L5,-73.4 L4,-66.6 Z", "gold", 0.9),
    ),
    "Kd": (
        *_staff(-70),
        Shape("M-1.4,-64 C-9,-68 -15,-70 -17,-74 C-22,-62 -22,-50 -17,-38 C-15,-42 -9,-44 -1.4,-47 Z", "steel", 1.1),
        Shape("M-16,-70 C-19,-60 -19,-52 -16,-42", "", 0.9, "iron"),
        Shape("M1.4,-63 L11,-55.6 L1.4,-48 Z", "steel", 1),
        Shape("O0,-72,3.2,3.2", "gold", 1),
        Shape("R-3,-66,6,20,1.4", "gold", 0.9),
    ),
    "Kc": (
        Shape("O-0.4,-15,14,14", "gold", 1.3),
        Shape("M-14,-17 Q-0.4,-11 13.2,-17 M-0.4,-28.6 V-13.6", "", 1.2),
        Shape("M-9.6,-21.6 Q-8,-25.6 -4.4,-26.8", "", 1.6, "bright"),
        Sign(-0.4, -38, 17, "gold", 1),
    ),
    # -- queens: lily, rose, daisy, tulip
    "Qs": (
        *_stalk(-50),
        Shape(
            "M0,-47 C-11,-50 -16,-58 -17,-66 C-10,-66 -3,-60 0,-47 C11,-50 16,-58 17,-66 C10,-66 3,-60 0,-47 Z",
            "white",
            1,
        ),
        Shape("M0,-45 C-8,-54 -6,-66 0,-73 C6,-66 8,-54 0,-45 Z", "lilac", 1),
        Shape("M0,-47 V-58", "", 1.2, "gold"),
    ),
    "Qh": (
        *_stalk(-50),
        Shape("M-7,-50 L-10,-45 L-3,-47 L0,-43 L3,-47 L10,-45 L7,-50 Z", "leaf", 0.9),
        Shape("O0,-58,11.4,11.4", "red", 1.2),
        Shape("M-6.4,-56 C-6.6,-64 3,-66.6 6.4,-61 C8.6,-56 4,-51 -0.4,-53 C-3.6,-55 -2,-59.6 1,-59", "", 1.3, "white"),
        Shape("M-10.6,-55 C-7,-49.6 3,-47 9.6,-52.6", "", 1, "white"),
    ),
    "Qd": (
        *_stalk(-48),
        Shape(_petals(9, -58, "-5.4 -8 0 -13.6 5.4 -8 0 0"), "white", 0.8),
        Shape("O0,-58,4.6,4.6", "gold", 0.9),
    ),
    "Qc": (
        *_stalk(-50),
        Shape(
            "M-11,-70 C-11.6,-60 -8,-47 0,-47 C8,-47 11.6,-60 11,-70 C7,-68 5,-65 4.4,-62 C3,-68 1.4,-71 0,-73 "
            "C-1.4,-71 -3,-68 -4.4,-62 C-5,-65 -7,-68 -11,-70 Z",
            "red",
            1.1,
        ),
        Shape("M-4.4,-62 C-4.4,-57 -3,-53 0,-50 M4.4,-62 C4.4,-57 3,-53 0,-50", "", 0.8),
    ),
    # -- jacks: halberd, leaf, pennon, sun
    "Js": (
        *_staff(-58),
        Shape("M0,-76 L4,-60 H-4 Z", "steel", 1),
        Shape("M2,-56 C16,-60 18,-40 4,-36 L2,-43 Z M-2,-54 L-13,-47.6 L-2,-41 Z", "steel", 1.1),
        Shape("R-3,-60,6,24,1.4", "gold", 0.9),
    ),
    "Jh": (
        *_staff(-44),
        Shape("M0,-76 C13,-65 12,-49 0,-40 C-12,-49 -13,-65 0,-76 Z", "leaf", 1.1),
        Shape("M0,-70 V-42 M0,-62 L5.6,-66 M0,-62 L-5.6,-66 M0,-53 L7,-58 M0,-53 L-7,-58", "", 1.1, "bright"),
    ),
    "Jd": (
        *_staff(-60),
        Shape("M0,-77 L5,-61 L0,-58 L-5,-61 Z", "steel", 1),
        Shape("M-1.6,-55 H-19 L-13,-47.6 L-19,-40 H-1.6 Z", "second", 1),
        Sign(-8, -47.4, 9, "gold", 0),
    ),
    "Jc": (
        *_staff(-50),
        Shape(_petals(12, -60, "-3.6 -9 0 -16.6 3.6 -9 0 0"), "gold", 0.8),
        Shape("O0,-60,8.6,8.6", "gold", 1.1),
        Shape("O0,-60,5,5", "bright", 0.7),
    ),
}


def paint_emblem(painter: QPainter, rank: str, suit: str, dyes: Dyes) -> None:
    """Paint what the figure holds, and its hand."""
    if (rank, suit) == ("K", "c"):  # the orb lies in an open hand
        painter.translate(-2, 0)
        paint_shapes(painter, (*_EMBLEMS["Kc"], *_PALM), dyes, suit)
    else:
        paint_shapes(painter, (*_EMBLEMS[rank + suit], *_FIST), dyes, suit)
