"""The mark of a family on a disc of ivory; for special combinations, the marks of two families."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from cardtable.games.chuo_pai.cards import Family
from cardtable.scene.decks.domino import paint_mark
from cardtable.scene.paint import colour, disc
from cardtable.scene.palette import IVORY


def paint_family(painter: QPainter, family: str, at: QPointF, radius: float) -> None:
    """Paint a family's mark in its colour, so that it is told by shape on any ground."""
    painter.fillPath(disc(at.x(), at.y(), radius), colour(IVORY))
    marks = ((Family.LONG, -0.42), (Family.RED, 0.42)) if family == Family.SPECIAL else ((family, 0.0),)
    side = radius * (1.2 if len(marks) == 1 else 0.8)
    for mark, way in marks:
        paint_mark(painter, mark, QRectF(at.x() + way * radius - side / 2, at.y() - side / 2, side, side))
