"""Small pictures around the game: its players' faces, and what the result sheet shows.

Avatars fill a circle of the given radius around the origin; row pictures stay within 13
units of it, and the ornaments beside the title within 100 x 60.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPen

from cardtable.games.o_an_quan.stone_art import paint_mandarin, paint_stone
from cardtable.scene.avatars import PAPER, face_light, medallion, paint_program
from cardtable.scene.paint import colour, disc, linear, pen, polyline, rounded, saved

CLAY: Final = "#8C5A3C"
DEBT: Final = "#C4552D"
CREDIT: Final = "#1F6F63"


def paint_farmer(painter: QPainter, radius: float, second: bool = False) -> None:
    """Paint a person under a conical hat; the *second* player wears red and a scarf over the hat's cord."""
    coat = ("#B5523A", "#6E2416") if second else ("#2F7A63", "#17453A")
    with medallion(painter, radius, *PAPER):
        if second:  # long hair falls behind the shoulders
            painter.fillPath(disc(0, 0.02, 0.42, 0.50), colour("#2A1A12"))
        painter.fillPath(disc(0, 1.0, 0.74, 0.72), linear(-1, 0, 1, 1, (0, coat[0]), (1, coat[1])))
        collar = polyline((-0.17, 0.30), (0, 0.52), (0.17, 0.30))
        painter.strokePath(collar, pen(colour("#FFF3D6", 0.55), 0.05))
        painter.fillPath(disc(0, 0.17, 0.12, 0.17), colour("#8F5C39"))
        painter.fillPath(disc(0, -0.14, 0.33, 0.36), face_light("#B27A50"))
        if second:
            for side in (-1, 1):
                painter.strokePath(polyline((side * 0.30, -0.14), (side * 0.06, 0.24)), pen("#8E2A1E", 0.05))
        _hat(painter)


def _hat(painter: QPainter) -> None:
    hat = QPainterPath()
    hat.moveTo(-0.76, -0.18)
    hat.lineTo(-0.035, -0.79)
    hat.quadTo(0, -0.82, 0.035, -0.79)
    hat.lineTo(0.76, -0.18)
    hat.quadTo(0, 0.04, -0.76, -0.18)
    painter.fillPath(hat.translated(0.03, 0.07), colour("#3A1F0A", 0.30))
    painter.fillPath(hat, linear(-0.7, -0.7, 0.7, 0, (0, "#F6D795"), (0.5, "#DDA94E"), (1, "#A06E26")))
    with saved(painter, hat):
        for share in (0.30, 0.52, 0.74):
            hoop = QPainterPath()
            y = -0.80 + 0.62 * share
            hoop.moveTo(-0.76 * share, y)
            hoop.quadTo(0, y + 0.24 * share, 0.76 * share, y)
            painter.strokePath(hoop, pen(colour("#6E4A16", 0.35), 0.022))
        for x in (-0.5, -0.25, 0.0, 0.25, 0.5):
            painter.strokePath(polyline((0, -0.82), (x, 0.02)), pen(colour("#FFF1C4", 0.28), 0.02))
    painter.strokePath(hat, pen(colour("#6E4A16", 0.5), 0.025))


def paint_star(painter: QPainter, radius: float) -> None:
    """Paint the program's emblem: the star of the bronze drums."""
    paint_program(painter, radius, 0)


# -- result sheet -----------------------------------------------------------------------------------------------------


def paint_mandarin_icon(painter: QPainter) -> None:
    """Paint a mandarin."""
    paint_mandarin(painter, 12.5)


def paint_stones_icon(painter: QPainter) -> None:
    """Paint two stones."""
    _stone(painter, -5, 2, 8, 0)
    _stone(painter, 6, 1, 7.5, 6)


def paint_row_icon(painter: QPainter) -> None:
    """Paint squares of a row."""
    for k in range(3):
        x = -13.5 + k * 9.4
        painter.fillPath(rounded(QRectF(x, -7, 8.4, 14), 2.6), colour(CLAY))
        painter.fillPath(disc(x + 4.2, 0, 2.3), colour("#F3E2C2"))


def paint_debt_icon(painter: QPainter) -> None:
    """Paint a minus in a ring."""
    painter.strokePath(disc(0, 0, 10.5), QPen(colour(DEBT), 2))
    painter.strokePath(polyline((-5, 0), (5, 0)), pen(DEBT, 2.4))


def paint_credit_icon(painter: QPainter) -> None:
    """Paint a plus in a ring."""
    painter.strokePath(disc(0, 0, 10.5), QPen(colour(CREDIT), 2))
    cross = polyline((-5, 0), (5, 0))
    cross.addPath(polyline((0, -5), (0, 5)))
    painter.strokePath(cross, pen(CREDIT, 2.4))


def paint_title_ornament(painter: QPainter, right: bool = False) -> None:
    """Paint a mandarin among pebbles, for the left or the right of a title."""
    way = 1 if right else -1
    for k, (x, y, radius) in enumerate(((-62, -2, 12.5), (62, 8, 13.5))):
        _stone(painter, way * x, y, radius, (8, 14, 5, 17)[k + 2 * right])
    with saved(painter):
        painter.translate(0, -2)
        paint_mandarin(painter, 43)
    for k, (x, y, radius) in enumerate(((-44, 38, 14.5), (-12, 50, 12), (44, 40, 13))):
        _stone(painter, way * x, y, radius, (3, 12, 7, 9, 22, 2)[k + 3 * right])


def _stone(painter: QPainter, x: float, y: float, radius: float, variant: int) -> None:
    with saved(painter):
        painter.translate(x, y)
        paint_stone(painter, variant, radius)
