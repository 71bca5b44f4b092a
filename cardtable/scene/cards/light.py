"""Pools of light on the felt: whose turn it is can be seen from across the room."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from cardtable.scene.item import PaintedItem
from cardtable.scene.paint import colour, radial, saved
from cardtable.scene.stage import Stage

TONES: Final = ((0.0, 1.0), (0.35, 0.62), (0.7, 0.2), (1.0, 0.0))  # share of the way to the rim, of the strength


def paint_pool(painter: QPainter, area: QRectF, shade: str, strength: float) -> None:
    """Paint an elliptic pool of light that fills *area*, strongest in the middle."""
    light = radial(0, 0, 1, *((at, colour(shade, strength * share)) for at, share in TONES))
    with saved(painter):
        painter.translate(area.center())
        painter.scale(area.width() / 2, area.height() / 2)
        painter.fillRect(QRectF(-1, -1, 2, 2), light)


class Light(PaintedItem):
    """A pool of light that comes and goes; what never goes is painted on the felt itself."""

    def __init__(self, stage: Stage, shade: str, strength: float) -> None:
        super().__init__(stage)
        self._shade, self._strength = shade, strength
        self._area = QRectF()
        self.setZValue(-10.0)

    def arrange(self, area: QRectF, seen: QRectF) -> None:
        """Fill *area*; only what lies in *seen* is painted."""
        if area != self._area:
            self._area = QRectF(area)
            self.touch()
        self.set_bounds(area.intersected(seen))

    def art_key(self) -> Hashable:
        """Return what the picture depends on."""
        area = self._area
        place = (area.left(), area.top(), area.width(), area.height())
        return ("light", self._shade, self._strength, *(round(value, 2) for value in place))

    def draw(self, painter: QPainter) -> None:
        """Draw the light."""
        paint_pool(painter, self._area, self._shade, self._strength)
