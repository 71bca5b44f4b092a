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
FLOOR: Final = (18.5, 274.5, 139.5, 292.0)  # left, top, right, bottom; it leaves the lower rank free
TILES: Final = 7


def paint_figure(painter: QPainter, rank: str, suit: str, plan: Plan) -> None:
    """Paint a figure without index."""
    _paint_floor(painter, suit)
    scale, right, down = plan.figure
    with saved(painter):
        painter.translate(right, down)
        painter.scale(scale, scale)
        FIGURES[rank](painter, suit)


def _paint_floor(painter: QPainter, suit: str) -> None:
    left, top, right, bottom = FLOOR
    floor = polyline((left, top), (right, top), (right, bottom), (left, bottom), closed=True)
    ink(painter, floor, colour("#E9D6A4"), 0)
    ink(painter, _diamonds(0.5), DRESS[suit]["main"], 0.8)
    ink(painter, _diamonds(0.2), colour("#F7EBCB"), 0)
    ink(painter, _corners(), colour("#9A5A36"), 0)
    ink(painter, floor, None, 1.6)


@cache
def _diamonds(half: float) -> QPainterPath:
    left, top, right, bottom = FLOOR
    wide, high = (right - left) / TILES, bottom - top
    path = QPainterPath()
    for n in range(TILES):
        x, y = left + (n + 0.5) * wide, (top + bottom) / 2
        path.addPath(
            polyline(
                (x - half * wide, y), (x, y - half * high), (x + half * wide, y), (x, y + half * high), closed=True
            )
        )
    return path


@cache
def _corners() -> QPainterPath:
    """Return the small triangles where four tiles meet, at the upper and the lower edge."""
    left, top, right, bottom = FLOOR
    wide, part = (right - left) / TILES, 4.6
    path = QPainterPath()
    for n in range(1, TILES):
        x = left + n * wide
        for y, way in ((top, 1), (bottom, -1)):
            path.addPath(polyline((x - part, y), (x + part, y), (x, y + way * part), closed=True))
    return path
