"""What all cards of the deck share: aged paper, two black bands with a line in the suit's colour, and the frame."""

from __future__ import annotations

import math
import random
from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from cardtable.scene.decks.dongguan.dyes import INK, TINTS
from cardtable.scene.decks.dongguan.plan import CORNER, HIGH, INSET, PANEL, WIDE, Plan
from cardtable.scene.paint import colour, pen, rounded, saved, slanted

AGED: Final = ("#FBF3DF", "#F6EBD0", "#EAD9B2")
RIM: Final = "#8A6430"
FIBRES: Final = 46
FIBRE: Final = "#7A5A2C"
THICK: Final = 0.55  # the sheet's side, left open below
FRAME: Final = QRectF(INSET, INSET, WIDE - 2 * INSET, HIGH - 2 * INSET)
RADIUS: Final = 3.0


def paint_paper(painter: QPainter, kind: str) -> None:
    """Paint browned paper with fibres, where they lie by *kind*."""
    sheet = rounded(QRectF(0.2, 0.2, WIDE - 0.4, HIGH - 0.4 - THICK), CORNER)
    painter.fillPath(sheet, slanted(QRectF(0, 0, WIDE, HIGH), *zip((0, 0.55, 1), AGED, strict=True)))
    with saved(painter, sheet):
        for width, share in ((7.0, 0.05), (4.0, 0.07), (1.6, 0.10)):
            painter.strokePath(sheet, pen(colour(RIM, share), width))
        for fibre, width, share in _fibres(kind):
            painter.strokePath(fibre, pen(colour(FIBRE, share), width))


def _fibres(kind: str) -> list[tuple[QPainterPath, float, float]]:
    chance = random.Random(kind)
    fibres = []
    for _ in range(FIBRES):
        x, y, turn = chance.uniform(2, WIDE - 2), chance.uniform(14, HIGH - 14), chance.uniform(0, 2 * math.pi)
        reach = chance.uniform(0.6, 2.6)
        path = QPainterPath(QPointF(x, y))
        path.lineTo(x + reach * math.cos(turn), y + reach * math.sin(turn))
        fibres.append((path, chance.uniform(0.15, 0.35), chance.uniform(0.06, 0.16)))
    return fibres


def paint_bands(painter: QPainter, suit: str, plan: Plan) -> None:
    """Paint the bands, their lines in the suit's colour, and the black frame."""
    for high, turned in ((plan.head, False), (plan.foot, True)):
        with saved(painter):
            if turned:
                painter.translate(WIDE, HIGH)
                painter.rotate(180)
            painter.fillPath(_band(high), colour(INK))
            painter.strokePath(_gleam(), _flat(colour("#FFF3D6", 0.13), 0.5))
            below = INSET + high
            painter.fillRect(QRectF(INSET, below, FRAME.width(), 1.7), colour(TINTS[suit].deep))
            thin = QPainterPath(QPointF(INSET, below + 2.3))
            thin.lineTo(WIDE - INSET, below + 2.3)
            painter.strokePath(thin, _flat(colour(INK), 0.7))
    painter.strokePath(rounded(FRAME, RADIUS), pen(INK, 1.25))


def paint_panel(painter: QPainter) -> None:
    """Paint the fine frame of the picture, on the usual card."""
    path = QPainterPath()
    path.addRect(PANEL)
    painter.strokePath(path, _flat(colour(INK), 0.55))


@cache
def _band(high: float) -> QPainterPath:
    cut = QPainterPath()
    cut.addRect(QRectF(0, 0, WIDE, INSET + high))
    return rounded(FRAME, RADIUS).intersected(cut)


@cache
def _gleam() -> QPainterPath:
    path = QPainterPath(QPointF(4.6, 3.3))
    path.lineTo(WIDE - 4.6, 3.3)
    return path


def _flat(shade: QColor, width: float) -> QPen:
    stroke = pen(shade, width)
    stroke.setCapStyle(Qt.PenCapStyle.FlatCap)
    stroke.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    return stroke
