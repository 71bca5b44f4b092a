"""The players' faces, within a circle of the given radius around the origin, dressed for their part.

Each seat keeps its face for the whole deal; the landlord wears crown and ermine, peasants a straw
hat and a plain coat, and before the auction everybody is bareheaded.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from PySide6.QtGui import QColor, QPainter, QPainterPath

from cardtable.scene.avatars import medallion
from cardtable.scene.decks.curves import curve
from cardtable.scene.decks.french.court import dyes_of
from cardtable.scene.decks.french.crowns import CROWNS
from cardtable.scene.decks.french.drawing import Dyes, Shape, Shapes, paint_shapes
from cardtable.scene.decks.french.faces import paint_behind, paint_face, paint_locks
from cardtable.scene.decks.french.robes import paint_robe
from cardtable.scene.paint import placed, saved

FACES: Final = (("J", "c"), ("Q", "h"), ("K", "c"))  # of seats 0, 1, 2: whose heads they are
ROLES: Final = ("", "landlord", "peasant")
LIGHT: Final = ("#EBDDB6", "#C9B482")
RAYS: Final = "#D6C28E"
REACH: Final = {"": 51.0, "landlord": 57.0, "peasant": 55.0}  # units of the head's drawing to the edge of the circle
MIDDLE: Final = {"": 6.0, "landlord": -7.0, "peasant": 0.0}  # what lies at the centre of the circle

_COAT: Final[Shapes] = (
    Shape("M-80,110 V76 C-70,48 -42,36 -17,29 H17 C42,36 70,48 80,76 V110 Z", "coat", 1.4),
    Shape("M-18,28 L0,60 L18,28 Q0,37 -18,28 Z", "white", 1.2),
    Shape("M-19,27 L-4,58 L0,62 L4,58 L19,27 L27,33 L6,72 H-6 L-27,33 Z", "collar", 1.2),
    Shape("M0,66 V100", "", 1.2),
)
_BARE: Final[dict[str, Shapes]] = {  # hair under the hats that they do not wear
    "J": (
        Shape(
            "M-20,4 C-25,-18 -16,-30 0,-30 C16,-30 25,-18 20,4 C18,-5 15,-6 14,-9 C10,-6 8,-8 6,-11 "
            "C3,-7 -1,-7 -3,-11 C-6,-7 -10,-7 -12,-10 C-15,-7 -18,-5 -20,4 Z",
            "hair",
            1.2,
        ),
        Shape("M-16,-15 Q-9,-24 0,-25 M16,-15 Q11,-22 6,-24", "", 1, "gleam"),
    ),
    "Q": (),
    "K": (
        Shape(
            "M-19,0 C-22,-16 -16,-28 0,-28 C16,-28 22,-16 19,0 C17,-9 12,-13 5,-13 Q-2,-19 -12,-12 Q-17,-9 -19,0 Z",
            "hair",
            1.2,
        ),
        Shape("M-14,-15 Q-8,-22 0,-23 M14,-15 Q9,-21 4,-23", "", 1, "gleam"),
    ),
}
_HAT: Final[Shapes] = (
    Shape("M-47,-10 C-31,-27 -12,-47 0,-52 C12,-47 31,-27 47,-10 Q0,-29 -47,-10 Z", "straw", 1.5),
    Shape("M-1,-50 L-30,-20 M-0.6,-50 L-15,-24 M0,-51 V-25 M0.6,-50 L15,-24 M1,-50 L30,-20", "", 1, "weave"),
    Shape("M-37,-17.4 Q0,-37 37,-17.4 M-23,-31 Q0,-42 23,-31", "", 1, "weave"),
    Shape("M-30,-23.6 Q0,-38.6 30,-23.6", "", 3.2, "red"),
)
_EXTRA: Final[Dyes] = {
    "coat": QColor("#55755C"),
    "collar": QColor("#3D5A47"),
    "straw": QColor("#E3BA63"),
    "weave": QColor("#A9772C"),
}
_PLAIN: Final[tuple[Dyes, ...]] = (  # coats before the auction, so that seats differ by more than the face
    {"coat": QColor("#2F5E7C"), "collar": QColor("#214A66")},
    {"coat": QColor("#B5523A"), "collar": QColor("#8A3826")},
    {"coat": QColor("#7A6A4E"), "collar": QColor("#5B4E38")},
)


def paint_player(painter: QPainter, radius: float, seat: int, role: str = "") -> None:
    """Paint the player of a seat; *role* is one of :data:`ROLES`."""
    rank, suit = FACES[seat]
    dyes = {**dyes_of(suit), **_EXTRA}
    if not role:
        dyes.update(_PLAIN[seat])
    with medallion(painter, radius, *LIGHT):
        painter.scale(1 / REACH[role], 1 / REACH[role])
        painter.translate(0, -MIDDLE[role])
        painter.fillPath(_rays(), QColor(RAYS))
        paint_behind(painter, rank, suit, dyes)
        if role == "landlord":
            paint_robe(painter, "K", suit, dyes)
        else:
            paint_shapes(painter, _COAT, dyes, suit)
        if rank == "Q":
            paint_locks(painter, suit, dyes)
        paint_face(painter, rank, suit, dyes)
        if role == "landlord":
            paint_shapes(painter, CROWNS["Qh" if rank == "Q" else "Ks"], dyes, "s" if rank != "Q" else suit)
        elif role == "peasant":
            paint_shapes(painter, _HAT, dyes, suit)
        else:
            paint_shapes(painter, _BARE[rank], dyes, suit)


@cache
def _rays() -> QPainterPath:
    path = QPainterPath()
    for k in range(24):
        path.addPath(placed(curve("M-2,-34 L-5,-96 L5,-96 L2,-34 Z"), 0, 0, 15 * k))
    return path


# -- signs of the parts ------------------------------------------------------------------------------------------------

_CROWN: Final = "M-10,6 L-12,-7 L-5,-1 L0,-11 L5,-1 L12,-7 L10,6 Z M-10,8.4 H10 V11.4 H-10 Z"
_STRAW: Final = "M-13,6 L-1,-9 Q0,-10 1,-9 L13,6 Q0,0 -13,6 Z M-7,7.6 Q0,4.6 7,7.6 Q4,12 0,12 Q-4,12 -7,7.6 Z"


def role_sign(role: str, size: float) -> QPainterPath:
    """Return crown or hat as a small sign, *size* wide around the origin."""
    return placed(curve(_CROWN if role == "landlord" else _STRAW), 0, 0, scale=size / 26)


def paint_role(painter: QPainter, role: str, size: float, shade: QColor | str) -> None:
    """Paint the sign of a role around the origin."""
    with saved(painter):
        painter.fillPath(role_sign(role, size), QColor(shade))
