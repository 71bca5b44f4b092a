"""The four French suits: their signs, and their colours on the card.

With four colours, no two suits fall together for any common kind of colour blindness;
their brightness differs too.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QColor, QPainterPath, QTransform

from cardtable.scene.decks.curves import curve

SUITS: Final = "shdc"
INK: Final = "#1E1B18"
RED: Final = "#B9291F"
TWO_COLOURS: Final = {"s": INK, "h": RED, "d": RED, "c": INK}
FOUR_COLOURS: Final = {"s": INK, "h": RED, "d": "#1C45B4", "c": "#138A6A"}

_SIGNS: Final = {  # in a box 100 wide and high around the origin
    "s": "M0,-49 C12,-28 46,-8 46,17 C46,32 35,40 24,40 C14,40 7,35 3,27 C4,38 8,44 17,50 L-17,50 "
    "C-8,44 -4,38 -3,27 C-7,35 -14,40 -24,40 C-35,40 -46,32 -46,17 C-46,-8 -12,-28 0,-49 Z",
    "h": "M0,47 C-12,26 -47,6 -47,-20 C-47,-37 -35,-46 -24,-46 C-12,-46 -3,-38 0,-25 "
    "C3,-38 12,-46 24,-46 C35,-46 47,-37 47,-20 C47,6 12,26 0,47 Z",
    "d": "M0,-50 C8,-31 22,-13 39,0 C22,13 8,31 0,50 C-8,31 -22,13 -39,0 C-22,-13 -8,-31 0,-50 Z",
    "c": "M18,50 C11,44.6 7.2,33.4 6.6,22.9 C13.2,32.4 26,35.3 36.1,29.6 C46.2,23.9 50.3,11.5 45.6,0.9 "
    "C40.9,-9.7 28.9,-15 17.9,-11.3 C25,-20.6 23.8,-33.7 15.2,-41.6 C6.6,-49.5 -6.6,-49.5 -15.2,-41.6 "
    "C-23.8,-33.7 -25,-20.6 -17.9,-11.3 C-28.9,-15 -40.9,-9.7 -45.6,0.9 C-50.3,11.5 -46.2,23.9 -36.1,29.6 "
    "C-26,35.3 -13.2,32.4 -6.6,22.9 C-7.2,33.4 -11,44.6 -18,50 Z",
}


def sign(suit: str) -> QPainterPath:
    """Return a suit's sign, 100 units high around the origin; it is shared, so do not change it."""
    return curve(_SIGNS[suit])


def sign_at(suit: str, x: float, y: float, size: float, turned: bool = False) -> QPainterPath:
    """Return a suit's sign *size* high around (x, y), upside down if *turned*."""
    scale = size / 100
    way = -scale if turned else scale
    return QTransform(way, 0, 0, way, x, y).map(sign(suit))


def suit_colour(suit: str, four_colours: bool = False) -> QColor:
    """Return the colour in which a suit is printed."""
    return QColor((FOUR_COLOURS if four_colours else TWO_COLOURS)[suit])
