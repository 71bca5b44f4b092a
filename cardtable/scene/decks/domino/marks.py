"""The marks of the families, told by shape before colour, and the blue fleuron of every fourth copy."""

from __future__ import annotations

from functools import cache
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from cardtable.scene.decks.curves import curve
from cardtable.scene.decks.domino.dyes import FLEURON, TINTS
from cardtable.scene.decks.domino.plan import Place
from cardtable.scene.paint import colour, disc, pen, placed, saved

_MARKS: Final = {  # in a box of 100, of about equal weight
    "long": "M50,0 L94,50 L50,100 L6,50 Z",
    "yao": "O50,50,44,44",
    "black": "R10,10,80,80,7",
    "red": "M50,4 L98,90 H2 Z",
}
_LEAF: Final = "M0,1 C-3.4,-2 -3,-6.4 0,-9.4 C3,-6.4 3.4,-2 0,1 Z"
_STEM: Final = "M0,0 C0.2,2.6 1.6,4.4 3.4,4.8"


def paint_mark(painter: QPainter, family: str, box: QRectF, shade: str = "") -> None:
    """Paint a family's mark in the middle of *box*, as large as fits; in its colour for light grounds, or in *shade*.

    :raises KeyError: if there is no such family.
    """
    side = min(box.width(), box.height())
    corner = box.center().x() - side / 2, box.center().y() - side / 2
    painter.fillPath(placed(curve(_MARKS[family]), *corner, 0, side / 100), colour(shade or TINTS[family].deep))


def paint_fleuron(painter: QPainter, place: Place, shade: str = FLEURON, vein: str = "#DCE8F8") -> None:
    """Paint three leaves on a bent stem; *place* is where they meet, and how high they are."""
    x, y, size = place
    with saved(painter):
        painter.translate(x, y)
        painter.scale(size / 10, size / 10)
        painter.fillPath(_leaves(), colour(shade))
        for turn in (-62, 0, 62):
            painter.strokePath(placed(curve("M0,-1 V-6.4"), 0, 0, turn), pen(vein, 0.6))
        painter.strokePath(curve(_STEM), pen(shade, 1.3))


@cache
def _leaves() -> QPainterPath:
    leaves = disc(0, 1, 1.2)
    for turn in (-62, 0, 62):
        leaves = leaves.united(placed(curve(_LEAF), 0, 0, turn))
    return leaves
