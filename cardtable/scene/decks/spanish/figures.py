"""The twelve figures on their tiled floor."""

from __future__ import annotations

from functools import cache
from typing import Final

from PySide6.QtGui import QPainter, QPainterPath

from cardtable.scene.decks.french.drawing import ink
from cardtable.scene.decks.spanish.caballo import paint_caballo
from cardtable.scene.decks.spanish.dyes import DRESS
from cardtable.scene.decks.spanish.plan import Plan
from cardtable.scene.decks.spanish.rey import paint_rey
from cardtable.scene.decks.spanish.sota import paint_sota
from cardtable.scene.paint import colour, polyline, saved

FIGURES: Final = {"10": paint_sota, "11": paint_caballo, "12": paint_rey}
LEFT: Final = 18.5  # of the floor
TOP: Final = 274.5
BOTTOM: Final = 292.0


def paint_figure(painter: QPainter, rank: str, suit: str, plan: Plan) -> None:
    """Paint a figure without index."""
    _paint_floor(painter, suit, *plan.floor)
    scale, right, down = plan.figure
    with saved(painter):
        painter.translate(right, down)
        painter.scale(scale, scale)
        FIGURES[rank](painter, suit)


def _paint_floor(painter: QPainter, suit: str, right: float, tiles: int) -> None:
    floor = polyline((LEFT, TOP), (right, TOP), (right, BOTTOM), (LEFT, BOTTOM), closed=True)
    ink(painter, floor, colour("#E9D6A4"), 0)
    ink(painter, _diamonds(right, tiles, 0.5), DRESS[suit]["main"], 0.8)
    ink(painter, _diamonds(right, tiles, 0.2), colour("#F7EBCB"), 0)
    ink(painter, _corners(right, tiles), colour("#9A5A36"), 0)
    ink(painter, floor, None, 1.6)


@cache
def _diamonds(right: float, tiles: int, half: float) -> QPainterPath:
    wide, high = (right - LEFT) / tiles, BOTTOM - TOP
    path = QPainterPath()
    for n in range(tiles):
        x, y = LEFT + (n + 0.5) * wide, (TOP + BOTTOM) / 2
        path.addPath(
            polyline(
                (x - half * wide, y), (x, y - half * high), (x + half * wide, y), (x, y + half * high), closed=True
            )
        )
    return path


@cache
def _corners(right: float, tiles: int) -> QPainterPath:
    """Return the small triangles where four tiles meet, at the upper and the lower edge."""
    wide, part = (right - LEFT) / tiles, 4.6
    path = QPainterPath()
    for n in range(1, tiles):
        x = LEFT + n * wide
        for y, way in ((TOP, 1), (BOTTOM, -1)):
            path.addPath(polyline((x - part, y), (x + part, y), (x, y + way * part), closed=True))
    return path
