"""The corner index: rank over suit, at the upper left and, turned, at the lower right."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtGui import QBrush, QColor, QPainter, QTransform

from cardtable.scene.decks.french.plan import HIGH, WIDE, Plan
from cardtable.scene.decks.numerals import numeral
from cardtable.scene.decks.suits import sign_at
from cardtable.scene.paint import saved

TURNED: Final = QTransform(-1, 0, 0, -1, WIDE, HIGH)


def paint_twice(painter: QPainter, paint: Callable[[QPainter], None]) -> None:
    """Paint upright, and again turned by half around the middle of the card."""
    paint(painter)
    with saved(painter):
        painter.setTransform(TURNED, True)
        paint(painter)


def paint_index(painter: QPainter, rank: str, suit: str, shade: QColor, plan: Plan) -> None:
    """Paint both indices of a card of a suit."""
    text = "10" if rank == "T" else rank
    whole = numeral(text, plan.rank_high, plan.rank_wide).translated(plan.index_x, plan.rank_top)
    whole.addPath(sign_at(suit, plan.index_x, plan.suit_y, plan.suit_size))
    painter.fillPath(whole, QBrush(shade))
    painter.fillPath(TURNED.map(whole), QBrush(shade))
