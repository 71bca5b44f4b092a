"""The felt itself, for clicks that meant nothing else."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneMouseEvent, QStyleOptionGraphicsItem, QWidget

from cardtable.scene.stage import Stage


class Ground(QGraphicsItem):
    """Lies under everything; *dismissed* is called for a click with the right button anywhere on the table."""

    def __init__(self, stage: Stage, dismissed: Callable[[], object]) -> None:
        super().__init__()
        self.stage, self._dismissed = stage, dismissed
        self._size = stage.size
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.setAcceptedMouseButtons(Qt.MouseButton.RightButton)
        self.setZValue(-100.0)
        stage.addItem(self)

    def arrange(self) -> None:
        """Cover the stage in its present size."""
        self.prepareGeometryChange()
        self._size = self.stage.size

    def boundingRect(self) -> QRectF:
        """Return the whole stage."""
        return QRectF(QPointF(0, 0), self._size)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Show nothing."""

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Pass the click on."""
        event.accept()
        self._dismissed()

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Take the second press of a double click as a press like any other."""
        self.mousePressEvent(event)
