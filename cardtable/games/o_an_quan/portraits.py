"""Small pictures for plates and the result sheet: who plays, and what an addend is made of.

All are drawn around the origin.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from cardtable.games.o_an_quan.figure_art import paint_farmer
from cardtable.games.o_an_quan.stone_art import paint_mandarin, paint_stone
from cardtable.scene.avatars import paint_program
from cardtable.scene.paint import colour, disc, pen, polyline, rounded, saved
from cardtable.scene.palette import CLAY, JADE_DEEP, TERRACOTTA

Glyph = Callable[[QPainter], None]


def person(seat: int, radius: float) -> Glyph:
    """Return the portrait of a person under a conical hat."""
    return partial(paint_farmer, radius=radius, second=seat % 2 == 1)


def program(radius: float) -> Glyph:
    """Return the portrait of a program: the star of a bronze drum."""
    return partial(paint_program, radius=radius)


def line_glyph(key: str) -> Glyph:
    """Return the picture of an addend, within 13 u around the origin."""
    glyphs: dict[str, Glyph] = {
        "mandarins": partial(paint_mandarin, radius=12.5),
        "store": _paint_pebbles,
        "row": _paint_row,
        "owes": partial(_paint_sign, shade=TERRACOTTA, plus=False),
        "owed": partial(_paint_sign, shade=JADE_DEEP, plus=True),
    }
    return glyphs[key]


def _paint_pebbles(painter: QPainter) -> None:
    for x, y, radius, variant in ((-5, 2, 8.0, 3), (6, 1, 7.5, 8)):
        with saved(painter):
            painter.translate(x, y)
            paint_stone(painter, variant, radius)


def _paint_row(painter: QPainter) -> None:
    for n in range(3):
        x = -13.5 + n * 9.4
        painter.fillPath(rounded(QRectF(x, -7, 8.4, 14), 2.6), colour(CLAY))
        painter.fillPath(disc(x + 4.2, 0, 2.3), colour("#F3E2C2"))


def _paint_sign(painter: QPainter, shade: str, plus: bool) -> None:
    painter.strokePath(disc(0, 0, 10.5), pen(shade, 2))
    painter.strokePath(polyline((-5, 0), (5, 0)), pen(shade, 2.4))
    if plus:
        painter.strokePath(polyline((0, -5), (0, 5)), pen(shade, 2.4))


def ornament(mirrored: bool) -> Glyph:
    """Return the still life beside the title of the result: a mandarin among pebbles."""
    return partial(_paint_ornament, side=-1 if mirrored else 1)


def _paint_ornament(painter: QPainter, side: int) -> None:
    shift = 3 if side > 0 else 0
    back = ((-62, -2, 12.5), (62, 8, 13.5))
    front = ((-44, 40, 14.5), (-12, 52, 12.0), (44, 42, 13.0))
    for n, (x, y, radius) in enumerate(back):
        _stone_at(painter, QPointF(side * x, y), radius, 2 + n + shift)
    paint_mandarin(painter, 43)
    for n, (x, y, radius) in enumerate(front):
        _stone_at(painter, QPointF(side * x, y), radius, 7 + n + shift)


def _stone_at(painter: QPainter, at: QPointF, radius: float, variant: int) -> None:
    with saved(painter):
        painter.translate(at)
        paint_stone(painter, variant, radius)
