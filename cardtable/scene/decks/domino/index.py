"""The two digits of a card, one above the other, in the inks of its pips."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from cardtable.scene.decks.domino.dyes import BLACK_INK, RED_INK
from cardtable.scene.decks.domino.pips import halves
from cardtable.scene.decks.domino.plan import HEAVEN, RED, Place
from cardtable.scene.decks.numerals import numeral
from cardtable.scene.paint import colour, saved


def paint_index(painter: QPainter, identity: str, place: Place, pitch: float) -> None:
    """Paint the digits; those of Heaven are red at the left, black at the right."""
    x, top, high = place
    for value, y in zip(halves(identity), (top, top + pitch), strict=True):
        digit = _digit(value, high).translated(x, y)
        painter.fillPath(digit, colour(RED_INK if value in RED else BLACK_INK))
        if identity == HEAVEN:
            left = QPainterPath()
            left.addRect(QRectF(x - high, y - 1, high, high + 2))
            with saved(painter, left):
                painter.fillPath(digit, colour(RED_INK))


@cache
def _digit(value: str, high: float) -> QPainterPath:
    return numeral(value, high, high)
