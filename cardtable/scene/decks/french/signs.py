"""The signs of the jokers: sun and moon in the corner, over a fool's cap; also for counters and chips."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainter, QPainterPath

from cardtable.scene.decks.curves import curve
from cardtable.scene.decks.suits import INK, RED
from cardtable.scene.paint import colour, disc, placed, star

SUN_RAYS: Final = 12
CAP: Final = (  # 100 wide around the origin: two drooping horns, as no crown has them
    "M-23,26 C-25,6 -27,-13 -35,-10 C-40,-8 -41,1 -41,7 C-56,-10 -50,-42 -29,-42 C-14,-42 -4,-28 0,-11 "
    "C4,-28 14,-42 29,-42 C50,-42 56,-10 41,7 C41,1 40,-8 35,-10 C27,-13 25,6 23,26 Z"
)
BAND: Final = "M-26,31 H26 L31,45 L17,39 L9,49 L0,40 L-9,49 L-17,39 L-31,45 Z"
BELLS: Final = "O-42,14,7.4,7.4 O42,14,7.4,7.4"


def sun(x: float, y: float, radius: float) -> QPainterPath:
    """Return the sun's rays and disc, with an open ring between rim and core."""
    path = star(SUN_RAYS, radius, radius * 0.68)
    path.addPath(disc(0, 0, radius * 0.46))
    path.addPath(disc(0, 0, radius * 0.30))
    return placed(path, x, y)


def moon(x: float, y: float, radius: float) -> QPainterPath:
    """Return a crescent, its hollow towards the upper right."""
    whole = disc(0, 0, radius)
    return placed(whole.subtracted(disc(radius * 0.48, -radius * 0.18, radius * 0.80)), x, y)


def cap(x: float, y: float, size: float) -> QPainterPath:
    """Return a fool's cap with its bells."""
    path = QPainterPath()
    for part in (CAP, BAND, BELLS):
        path.addPath(curve(part))
    return placed(path, x, y, scale=size / 100)


def paint_joker_sign(painter: QPainter, red: bool, radius: float, shade: str = "") -> None:
    """Paint sun or moon around the origin, in the card's colour unless *shade* is given."""
    path = sun(0, 0, radius) if red else moon(0, 0, radius * 0.86)
    painter.fillPath(path, colour(shade or (RED if red else INK)))
