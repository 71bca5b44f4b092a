"""A sheet of paper, or a board of dark wood, with the double brass frame that all our pages share."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QWidget

from cardtable.ui.theme import PAPER, Tones


class PaperFrame(QFrame):
    """Paints the sheet; what lies on it is laid out by its owner inside ``margin``."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tones: Tones = PAPER
        self.one = 1.0

    def dress(self, tones: Tones, one: float) -> None:
        """Take colours and unit (pixels)."""
        self.tones, self.one = tones, one
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_paper(painter, QRectF(self.rect()), self.tones, self.one)


def paint_paper(painter: QPainter, whole: QRectF, tones: Tones, one: float) -> None:
    """Paint a sheet with its thickness and frame into *whole*."""
    thick = 5 * one
    sheet = whole.adjusted(0, 0, -1, -thick)
    radius = 18 * one
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(tones.bottom).darker(125))
    painter.drawRoundedRect(sheet.translated(0, thick - 1), radius, radius)
    light = QLinearGradient(sheet.topLeft(), sheet.bottomRight())
    for at, name in ((0.0, tones.top), (0.5, tones.middle), (1.0, tones.bottom)):
        light.setColorAt(at, QColor(name))
    painter.setBrush(light)
    painter.drawRoundedRect(sheet, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    brass = QColor(tones.brass)
    for inset, alpha, width in ((15.0, 150, 1.4), (20.0, 90, 1.0)):
        brass.setAlpha(alpha)
        painter.setPen(QPen(brass, width * one))
        edge = inset * one
        painter.drawRoundedRect(sheet.adjusted(edge, edge, -edge, -edge), 5 * one, 5 * one)
    corner = 17.5 * one
    inner = sheet.adjusted(corner, corner, -corner, -corner)
    for point in (inner.topLeft(), inner.topRight(), inner.bottomLeft(), inner.bottomRight()):
        _rosette(painter, point, 9.5 * one, tones)


def _rosette(painter: QPainter, centre: QPointF, radius: float, tones: Tones) -> None:
    """Paint the little sun that holds a corner of the frame."""
    brass = QColor(tones.brass)
    painter.setBrush(QColor(tones.top))
    painter.setPen(QPen(brass, radius * 0.13))
    painter.drawEllipse(centre, radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(brass)
    star = QPainterPath()
    for k in range(16):
        reach = radius * (0.78 if k % 2 == 0 else 0.30)
        angle = math.pi * k / 8
        point = centre + QPointF(math.sin(angle) * reach, -math.cos(angle) * reach)
        if k == 0:
            star.moveTo(point)
        else:
            star.lineTo(point)
    star.closeSubpath()
    painter.drawPath(star)
