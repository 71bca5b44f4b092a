"""Pips, and dominoes printed on ivory.

1 and 4 are red, the others black; of Heaven, each half has a red and a black column.  Red pips have a
light centre, so that colour is not all that tells them; the single pip of 1 is larger.
"""

from __future__ import annotations

from functools import cache
from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from cardtable.scene.decks.domino.dyes import BLACK_INK, BORDER, DOT, RED_INK
from cardtable.scene.decks.domino.plan import HEAVEN, RED
from cardtable.scene.paint import colour, disc, mix, pen, polyline, rounded, saved, slanted

Way: TypeAlias = Literal["lying", "turned", "upright"]

SPOTS: Final = {  # in a half with sides of 1
    "1": ((0.5, 0.5),),
    "2": ((0.5, 0.25), (0.5, 0.75)),
    "3": ((0.24, 0.24), (0.5, 0.5), (0.76, 0.76)),
    "4": ((0.27, 0.27), (0.73, 0.27), (0.27, 0.73), (0.73, 0.73)),
    "5": ((0.24, 0.24), (0.76, 0.24), (0.5, 0.5), (0.24, 0.76), (0.76, 0.76)),
    "6": ((0.29, 0.2), (0.29, 0.5), (0.29, 0.8), (0.71, 0.2), (0.71, 0.5), (0.71, 0.8)),
}
RADIUS: Final = 0.126
SINGLE: Final = 1.42  # how much larger the pip of 1 is
CENTRE: Final = 0.28  # of a red pip
RIM: Final = 0.035  # left of a box for the domino's shadow, in sides of a half


def paint_domino(painter: QPainter, identity: str, box: QRectF, way: Way = "lying") -> None:
    """Paint a domino in the middle of *box*, as large as fits.

    :param way: ``lying``, the first half at the left; ``turned`` by half a circle; ``upright``, the first half above.

    :raises KeyError: if a half of *identity* has no pips of its own.
    """
    wide, high = (1 + RIM, 2 + RIM) if way == "upright" else (2 + RIM, 1 + RIM)
    half = min(box.width() / wide, box.height() / high)
    with saved(painter):
        painter.translate(box.center().x() - wide * half / 2, box.center().y() - high * half / 2)
        painter.scale(half, half)
        _paint_tile(painter, way == "upright")
        first, second = reversed(halves(identity)) if way == "turned" else halves(identity)
        for value, at in ((first, (0.0, 0.0)), (second, (0.0, 1.0) if way == "upright" else (1.0, 0.0))):
            _paint_half(painter, value, at, identity == HEAVEN, way == "turned")


def halves(identity: str) -> tuple[str, str]:
    """Return the two numbers of an identity."""
    first, second = identity.split("-")
    return first, second


def _paint_tile(painter: QPainter, upright: bool) -> None:
    """Paint a blank domino from the origin, the sides of its halves 1."""
    box = QRectF(0, 0, 1, 2) if upright else QRectF(0, 0, 2, 1)
    painter.fillPath(rounded(box.translated(0.02, RIM), 0.12), colour("#6A5330", 0.45))
    form = rounded(box.adjusted(0.014, 0.014, -0.014, -0.014), 0.115)
    painter.fillPath(form, slanted(box, (0, "#FFFDF6"), (1, "#F3E8CF")))
    painter.strokePath(form, pen(colour(BORDER, 0.78), 0.03))
    joint = polyline((0.16, 1), (0.84, 1)) if upright else polyline((1, 0.16), (1, 0.84))
    painter.strokePath(joint, pen(colour(BORDER, 0.55), 0.036))


def _paint_half(painter: QPainter, value: str, at: tuple[float, float], parted: bool, turned: bool) -> None:
    """Paint the pips of a half, which look the same *turned*; *parted*: one column is red, at the left at first."""
    with saved(painter):
        painter.translate(QPointF(*at))
        if parted:
            _paint_pips(painter, value, (0, 3), not turned)
            _paint_pips(painter, value, (3, 6), turned)
        else:
            _paint_pips(painter, value, (0, 6), value in RED)


def _paint_pips(painter: QPainter, value: str, span: tuple[int, int], red: bool) -> None:
    radius = RADIUS * (SINGLE if value == "1" else 1)
    ink = RED_INK if red else BLACK_INK
    painter.fillPath(_round(value, span, radius * 1.02, radius * 0.10, radius * 0.16), colour("#5A4A30", 0.30))
    painter.fillPath(_round(value, span, radius), mix(ink, "#000000", 0.24))
    painter.fillPath(_round(value, span, radius * 0.91, -radius * 0.05, -radius * 0.07), colour(ink))
    if red:
        painter.fillPath(_round(value, span, radius * CENTRE), colour(DOT))
    else:
        glint = _round(value, span, radius * 0.18, -radius * 0.33, -radius * 0.36)
        painter.fillPath(glint, colour("#FFFFFF", 0.24))


@cache
def _round(value: str, span: tuple[int, int], radius: float, dx: float = 0.0, dy: float = 0.0) -> QPainterPath:
    """Return circles at some spots of a half."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for x, y in SPOTS[value][slice(*span)]:
        path.addPath(disc(x + dx, y + dy, radius))
    return path
