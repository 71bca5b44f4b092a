"""Pools of light on the felt: whose turn it is can be seen from across the room."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from cardtable.scene.item import bake
from cardtable.scene.paint import colour, radial
from cardtable.scene.stage import Stage

RATIO: Final = 0.25  # pixels per u: it is smooth, so it is painted small and shown large


class Light(QGraphicsItem):
    """An elliptic pool of light that fills *area*, strongest in the middle."""

    def __init__(self, stage: Stage, shade: str, strength: float) -> None:
        super().__init__()
        self.area = QRectF()
        self._shade, self._strength = shade, strength
        self._pixmap = QPixmap()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(-10.0)
        stage.addItem(self)

    def arrange(self, area: QRectF) -> None:
        """Lie somewhere."""
        if area == self.area:
            return
        self.prepareGeometryChange()
        self.area = QRectF(area)
        unit = QRectF(-1, -1, 2, 2)
        tones = ((0.0, 1.0), (0.35, 0.62), (0.7, 0.2), (1.0, 0.0))
        light = radial(0, 0, 1, *((at, colour(self._shade, self._strength * share)) for at, share in tones))

        def paint(painter: QPainter) -> None:
            painter.scale(area.width() / 2, area.height() / 2)
            painter.fillRect(unit, light)

        box = QRectF(-area.width() / 2, -area.height() / 2, area.width(), area.height())
        self._pixmap = bake(box, RATIO, paint)
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the area."""
        return self.area

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Show the light."""
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, True)
        painter.drawPixmap(self.area, self._pixmap, QRectF(self._pixmap.rect()))
