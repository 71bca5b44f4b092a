"""Ben, the coins: round with a square hole and four signs around it; the 1 is a disc of yin and yang."""

from __future__ import annotations

import math
from functools import cache
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from cardtable.scene.decks.dongguan.woodcut import (
    Cut,
    Cuts,
    Group,
    area,
    flat,
    line,
    paint_cuts,
    seal,
    slab,
    spot,
    wood,
)
from cardtable.scene.paint import device_scale, saved

PLAIN: Final = 7.0  # device pixels of radius below which a coin bears no signs
UNIT: Final = 10.0  # radius for which a single coin is drawn
RED: Final = (32, 64)  # the middle one of nine
HOLE: Final = 0.31  # half its side, in radii

_LAYOUTS: Final[dict[int, tuple[float, tuple[tuple[float, float], ...]]]] = {
    2: (15.2, ((32, 45.2), (32, 82.8))),
    3: (11.5, ((17.9, 41.2), (32, 64), (46.1, 86.8))),
    4: (12.0, ((18.2, 46.5), (45.8, 46.5), (18.2, 81.5), (45.8, 81.5))),
    5: (10.7, ((17.6, 41.4), (46.4, 41.4), (32, 64), (17.6, 86.6), (46.4, 86.6))),
    6: (10.8, ((18.8, 40.2), (45.2, 40.2), (18.8, 64), (45.2, 64), (18.8, 87.8), (45.2, 87.8))),
    7: (8.3, ((14.0, 36.8), (32, 42.9), (50, 49), (20.2, 69.2), (43.8, 69.2), (20.2, 90.4), (43.8, 90.4))),
    8: (
        8.1,
        tuple((x, y) for y in (36.4, 54.8, 73.2, 91.6) for x in (19.6, 44.4)),
    ),
    9: (8.0, tuple((x, y) for y in (40.4, 64, 87.6) for x in (13.6, 32, 50.4))),
}
_SIGNS: Final = (  # over the hole, in radii: like seal script, each its own
    "M-0.17,-0.66 H0.17 M0,-0.76 V-0.5 M-0.13,-0.5 H0.13",
    "M-0.15,-0.74 H0.15 M-0.17,-0.6 H0.17 M0,-0.74 V-0.48",
    "M-0.15,-0.72 V-0.5 H0.15 V-0.72 M-0.15,-0.62 H0.15",
    "M0,-0.76 V-0.64 M-0.17,-0.64 H0.17 M-0.08,-0.64 L-0.15,-0.49 M0.08,-0.64 L0.15,-0.49",
)


@cache
def coin(radius: float, red: bool = False, signs: bool = True) -> Cuts:
    """Return a coin around the origin."""
    light, shade = ("coral", "crimson") if red else ("gold", "ochre")
    thin, hole = max(0.75, radius * 0.085), radius * HOLE
    crescent = f"{spot(0, 0, radius * 1.3)} {spot(-radius * 0.2, -radius * 0.24, radius * 1.02)}"
    cuts: list[Cut | Group] = [
        wood(spot(0, 0, radius), light, thin * 1.25, drop=radius / 11),
        Group((area(crescent, shade),), clip=spot(0, 0, radius * 0.97)),
        line(spot(0, 0, radius * 0.84), thin * 0.6),
        area(slab(-hole * 1.32, -hole * 1.32, hole * 2.64, hole * 2.64, hole * 0.2)),
        area(slab(-hole * 0.85, -hole * 0.85, hole * 1.7, hole * 1.7, hole * 0.1), "paper"),
    ]
    if signs:
        cuts += (
            Group((line(strokes, 0.75 * thin / radius),), angle=90.0 * turn, scale=radius)
            for turn, strokes in enumerate(_SIGNS)
        )
    return tuple(cuts)


def paint_coin(painter: QPainter, box: QRectF, red: bool = False) -> None:
    """Paint one coin in the middle of *box*, as large as fits, without signs where they would not be seen."""
    radius = min(box.width(), box.height()) / 2
    with saved(painter):
        painter.translate(box.center())
        painter.scale(radius / UNIT, radius / UNIT)
        paint_cuts(painter, coin(UNIT - 0.8, red, signs=UNIT * device_scale(painter) > PLAIN))


def paint_coins(painter: QPainter, value: int) -> None:
    """Paint the picture of a ben."""
    if value == 1:
        paint_cuts(painter, _DISC)
        return
    radius, spots = _LAYOUTS[value]
    for place in spots:
        red = value == 9 and place == RED
        paint_cuts(painter, (Group(coin(radius, red), at=place),))


def _disc() -> Cuts:
    """Return yin and yang within a ring, heaven's three whole bars above, earth's three broken ones below."""
    middle = (32.0, 64.0)
    ticks = " ".join(
        f"M{16.6 * math.cos(turn):.3f},{16.6 * math.sin(turn):.3f} "
        f"L{18.5 * math.cos(turn):.3f},{18.5 * math.sin(turn):.3f}"
        for turn in (math.radians(15 * k + 7.5) for k in range(24))
    )
    crescent = f"{spot(0, 0, 24)} {spot(-3, -3.6, 20)}"
    radius = 14.6
    dark = (
        f"M0,{-radius} C8.06,{-radius} {radius},-8.06 {radius},0 C{radius},8.06 8.06,{radius} 0,{radius} "
        f"C-4.03,{radius} -7.3,11.33 -7.3,7.3 C-7.3,3.27 -4.03,0 0,0 C4.03,0 7.3,-3.27 7.3,-7.3 "
        f"C7.3,-11.33 4.03,{-radius} 0,{-radius} Z"
    )
    bars = [area(slab(9, y, 46, 1.9, 0.3)) for y in (29.4, 33.4, 37.4)]
    bars += [area(slab(x, y, 15.0, 1.9, 0.3)) for y in (88.7, 92.7, 96.7) for x in (9.0, 40.0)]
    return (
        *bars,
        Group(
            (
                wood(spot(0, 0, 20.4), "gold", 1.4, drop=1.5),
                Group((area(crescent, "ochre"),), clip=spot(0, 0, 20.0)),
                line(ticks, 0.8),
                flat(spot(0, 0, radius), "flesh", 1.2),
                area(dark),
                area(spot(0, -7.3, 2.5)),
                area(spot(0, 7.3, 2.5), "seal"),
            ),
            at=middle,
        ),
        seal(26.0, 87.6, 12.0, "文"),
    )


_DISC: Final = _disc()
