"""The index in the black bands: digit and suit's sign, an honour's letters, and the marks of the tradition."""

from __future__ import annotations

from functools import cache
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from cardtable.scene.decks.dongguan.dyes import DIGIT, NOTCH, TINTS
from cardtable.scene.decks.dongguan.glyphs import Box, glyph, lettering
from cardtable.scene.decks.dongguan.plan import HIGH, WIDE, Plan
from cardtable.scene.decks.dongguan.suits import paint_suit
from cardtable.scene.paint import colour, pen, polyline, saved

BOLD: Final = 0.034  # of a digit's height, added to its strokes
MARK: Final = 0.35  # half of a mark's width, in pitches
_SPOTS: Final = {  # on a grid of three by three
    1: (4,),
    2: (3, 5),
    3: (3, 4, 5),
    4: (0, 2, 6, 8),
    5: (0, 2, 4, 6, 8),
    6: (0, 1, 2, 6, 7, 8),
    7: (0, 1, 2, 4, 6, 7, 8),
    8: (0, 1, 2, 3, 5, 6, 7, 8),
    9: tuple(range(9)),
}


def paint_index(painter: QPainter, kind: str, suit: str, value: int, plan: Plan) -> None:
    """Paint what stands in the bands; an honour is known by its letters."""
    for turned in (False, True):
        if turned and not (plan.twice or plan.digit is None):
            return
        with saved(painter):
            if turned:
                painter.translate(WIDE, HIGH)
                painter.rotate(180)
            if suit == "h":
                _paint_honour(painter, kind, plan)
            else:
                _paint_number(painter, suit, value, plan)


def _paint_number(painter: QPainter, suit: str, value: int, plan: Plan) -> None:
    if plan.digit and plan.sign:
        _paint_digit(painter, str(value), plan.digit)
        paint_suit(painter, suit, QRectF(*plan.sign))
    if plan.marks:
        painter.fillPath(_marks(value, plan.marks), colour(NOTCH))


def _paint_digit(painter: QPainter, digit: str, box: Box) -> None:
    """Paint a digit, its thin strokes thickened: they have to be read from afar."""
    outline = glyph(digit, box)
    painter.fillPath(outline, colour(DIGIT))
    painter.strokePath(outline, pen(DIGIT, BOLD * box[3]))


def _paint_honour(painter: QPainter, kind: str, plan: Plan) -> None:
    if plan.one and plan.letters and plan.badge:
        _paint_digit(painter, "1", plan.one)
        painter.fillPath(lettering(kind, plan.letters), colour(TINTS["h"].bright))
        paint_suit(painter, "h", QRectF(*plan.badge))
    elif plan.marks:
        left, top, pitch = plan.marks
        paint_suit(painter, "h", QRectF(left, top, 2 * pitch, 2 * pitch))


@cache
def _marks(value: int, place: tuple[float, float, float]) -> QPainterPath:
    left, top, pitch = place
    half = pitch * MARK
    path = QPainterPath()
    for spot in _SPOTS[value]:
        x, y = left + spot % 3 * pitch, top + spot // 3 * pitch
        path.addPath(polyline((x, y - half), (x + half, y), (x, y + half), (x - half, y), closed=True))
    return path
