"""The table, out of focus and in the dark, behind whatever lies above it.  Blurred once, not while it moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneMouseEvent, QStyleOptionGraphicsItem, QWidget

from cardtable.scene.item import blit
from cardtable.scene.paint import blank, colour, radial
from cardtable.scene.soft import blurred

if TYPE_CHECKING:
    from cardtable.scene.stage import Stage

SIGMA: Final = 1.9  # u
DARK: Final = 0.50


class Veil(QGraphicsItem):
    """Covers the stage with a blurred picture of everything below *z*, and keeps the mouse from it."""

    def __init__(self, stage: Stage, z: float) -> None:
        super().__init__()
        self.stage = stage
        self._size = stage.size
        self.setZValue(z)
        self.setAcceptHoverEvents(True)
        self.setAcceptedMouseButtons(Qt.MouseButton.AllButtons)
        stage.addItem(self)
        stage.settled.connect(self.renew)
        self._pixmap = self._picture()

    def dismiss(self) -> None:
        """Take the veil away."""
        self.stage.settled.disconnect(self.renew)
        self.stage.removeItem(self)

    def arrange(self) -> None:
        """Cover the stage in its present size; a new picture follows when the size has come to rest."""
        if self._size != self.stage.size:
            self.prepareGeometryChange()
            self._size = self.stage.size

    def renew(self) -> None:
        """Take a new picture of the table."""
        self.arrange()
        self._pixmap = self._picture()
        self.update()

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Keep the click."""
        event.accept()

    def boundingRect(self) -> QRectF:
        """Return the whole stage."""
        return QRectF(QPointF(0, 0), self._size)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Show the picture."""
        if self._pixmap.size() == (self._size * self.stage.ratio).toSize():
            blit(painter, self._pixmap, QPointF(0, 0))
        else:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(self.boundingRect(), self._pixmap, QRectF(self._pixmap.rect()))

    def _picture(self) -> QPixmap:
        above = [item for item in self.stage.items() if item.parentItem() is None and item.zValue() >= self.zValue()]
        opacities = [item.opacity() for item in above]
        for item in above:
            item.setOpacity(0)
        ratio = min(1.0, self.stage.ratio)  # out of focus, more than a pixel per u would be wasted
        size = (self._size * ratio).toSize()
        shot = blank(size.width(), size.height())
        painter = QPainter(shot)
        self.stage.render(painter, QRectF(shot.rect()), self.stage.sceneRect())
        painter.end()
        for item, opacity in zip(above, opacities, strict=True):
            item.setOpacity(opacity)
        shot = blurred(shot, SIGMA * ratio)
        painter = QPainter(shot)
        painter.scale(ratio, ratio)
        _darken(painter, self.boundingRect())
        painter.end()
        shot.setDevicePixelRatio(ratio)
        return QPixmap.fromImage(shot)


def _darken(painter: QPainter, area: QRectF) -> None:
    """Turn the lamp down over *area*, leaving a pool of light around its middle."""
    painter.fillRect(area, colour("#06120D", DARK))
    middle = area.center()
    painter.fillRect(
        area,
        radial(middle.x(), middle.y() - 30, 700, (0, colour("#FFCE7A", 0.20)), (1, colour("#FFCE7A", 0))),
    )
