"""The twelve figures: half a body above a slanting sash, and the same again turned around."""

from __future__ import annotations

import math
from functools import cache, partial
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPainterPath

from cardtable.scene.decks.french.crowns import CROWNS
from cardtable.scene.decks.french.drawing import BLACK_DYES, RED_DYES, Dyes, ink, paint_shapes
from cardtable.scene.decks.french.emblems import paint_emblem
from cardtable.scene.decks.french.faces import hair_dye, paint_behind, paint_face, paint_locks
from cardtable.scene.decks.french.index import paint_twice
from cardtable.scene.decks.french.plan import HIGH, MIDDLE, WIDE, Plan
from cardtable.scene.decks.french.robes import paint_robe
from cardtable.scene.decks.suits import sign_at
from cardtable.scene.paint import colour, disc, pen, polyline, saved, star

EDGE: Final = 13.0  # of the panel, from the edge of the card
SLOPE: Final = -math.tan(math.radians(17))  # of the sash
HEAD_X: Final = 104.0
HEAD_Y: Final = {"K": 73.0, "Q": 71.0, "J": 72.0}
GRIP: Final = (47.0, 21.0)  # from the middle of the face
GROUND: Final = {"s": "#F1EBD9", "h": "#F9EBCB", "d": "#F9EBCB", "c": "#F1EBD9"}
RAYS: Final = {"s": "#E4DBC0", "h": "#F3DCA9", "d": "#F3DCA9", "c": "#E4DBC0"}


def dyes_of(suit: str) -> Dyes:
    """Return the dyes of a suit's figures."""
    return {**(RED_DYES if suit in "hd" else BLACK_DYES), "hair": hair_dye(suit)}


def paint_court(painter: QPainter, rank: str, suit: str, plan: Plan) -> None:
    """Paint a figure in its panel, without index."""
    panel, dyes = corner_panel(plan), dyes_of(suit)
    ink(painter, panel, colour(GROUND[suit]), 0)
    paint_twice(painter, partial(_paint_half, rank=rank, suit=suit, dyes=dyes, plan=plan))
    with saved(painter, panel):
        _paint_sash(painter, rank, suit, dyes)
    ink(painter, panel, None, 1.5)


def corner_panel(plan: Plan) -> QPainterPath:
    """Return the panel of a figure: a rectangle without the two corners where the index stands."""
    return _panel(*plan.notch)


@cache
def _panel(across: float, down: float, inset: float = 0.0) -> QPainterPath:
    left, top = EDGE + inset, EDGE + inset
    right, bottom = WIDE - left, HIGH - top
    x, y, r = across + inset, down + inset, 5 - inset * 0.6
    path = QPainterPath(QPointF(x, top))
    path.lineTo(right - r, top)
    path.quadTo(right, top, right, top + r)
    path.lineTo(right, HIGH - y)
    path.lineTo(WIDE - x, HIGH - y)
    path.lineTo(WIDE - x, bottom)
    path.lineTo(left + r, bottom)
    path.quadTo(left, bottom, left, bottom - r)
    path.lineTo(left, y)
    path.lineTo(x, y)
    path.closeSubpath()
    return path


@cache
def _upper_half(plan: Plan) -> QPainterPath:
    """Return the part of the panel above the middle line of the sash."""
    across, down = plan.notch

    def sash(x: float) -> float:
        return HIGH / 2 + SLOPE * (x - WIDE / 2)

    right = WIDE - EDGE
    return polyline(
        (across, EDGE),
        (right, EDGE),
        (right, sash(right)),
        (EDGE, sash(EDGE)),
        (EDGE, down),
        (across, down),
        closed=True,
    )


@cache
def _rays() -> tuple[QPainterPath, ...]:
    """Return the rays around a head, as far as the panel shows them."""
    rays = []
    for k in range(-8, 9):
        low, high = (math.radians(-90 + k * 15 + side) for side in (-3.4, 3.4))
        corners = ((r * math.cos(a), r * math.sin(a)) for r, a in ((40, low), (118, low), (118, high), (40, high)))
        rays.append(polyline(*corners, closed=True))
    return tuple(rays)


def _paint_half(painter: QPainter, rank: str, suit: str, dyes: Dyes, plan: Plan) -> None:
    shift = (plan.notch[0] - 51) * 0.72  # a larger index pushes the figure aside
    with saved(painter, _upper_half(plan)):
        with saved(painter):
            painter.translate(HEAD_X + shift, HEAD_Y[rank])
            for ray in _rays():
                painter.fillPath(ray, colour(RAYS[suit]))
            painter.fillPath(disc(0, 0, 40), colour(RAYS[suit]))
            painter.strokePath(disc(0, 0, 40), pen(colour("#C99A3C", 0.75), 1))
        ink(painter, _panel(*plan.notch, 3), None, 0.9, colour("#B98A34", 0.7))
        painter.translate(HEAD_X + shift, HEAD_Y[rank])
        paint_behind(painter, rank, suit, dyes)
        paint_robe(painter, rank, suit, dyes)
        if rank == "Q":
            paint_locks(painter, suit, dyes)
        paint_face(painter, rank, suit, dyes)
        paint_shapes(painter, CROWNS[rank + suit], dyes, suit)
        painter.translate(GRIP[0] - shift * 0.9, GRIP[1])
        paint_emblem(painter, rank, suit, dyes)


def _paint_sash(painter: QPainter, rank: str, suit: str, dyes: Dyes) -> None:
    with saved(painter):
        painter.translate(*MIDDLE)
        painter.rotate(math.degrees(math.atan(SLOPE)))
        band = polyline((-110, -6.6), (110, -6.6), (110, 6.6), (-110, 6.6), closed=True)
        ink(painter, band, dyes["gold"], 1.3)
        lines = polyline((-110, -4.5), (110, -4.5))
        lines.addPath(polyline((-110, 4.5), (110, 4.5)))
        ink(painter, lines, None, 0.9, dyes["bright"])
        studs, beads = QPainterPath(), QPainterPath()
        for k in range(1, 7):
            for way in (-1, 1):
                studs.addPath(sign_at(suit, way * (9 + 12.5 * k), 0, 7, turned=way > 0))
                beads.addPath(disc(way * (2.8 + 12.5 * k), 0, 1.1))
        ink(painter, studs, dyes["main"], 0)
        ink(painter, beads, dyes["ink"], 0)
        points = {"K": 8, "Q": 6, "J": 4}[rank]
        ink(painter, disc(0, 0, 11), dyes["main"], 1.3)
        ink(painter, star(points, 8.8, 4.2), dyes["bright"], 0.8)
        ink(painter, disc(0, 0, 2.4), dyes["second"], 0.7)
