"""Mouse and touch on the table: a spot is where one can point, a press is one gesture from down to up.

A press that stays within the platform's drag distance is a click.  One that goes further becomes a drag
if the spot's ``dragged`` hands out an object for it, and is a click no more.  Losing the mouse, Escape, or
``stage.cancel_gesture()`` ends a press without a click and a drag with ``cancelled``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Protocol, TypeVar

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QPainter, QPainterPath
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsSceneHoverEvent,
    QGraphicsSceneMouseEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from cardtable.scene.focus import Focusable, Kind

if TYPE_CHECKING:
    from cardtable.scene.stage import Stage


class Drag(Protocol):
    """What a drag does; positions are in the stage, in u.  Exactly one of the last two is called, once."""

    def moved(self, at: QPointF) -> None:
        """The pointer is at *at*."""

    def dropped(self, at: QPointF) -> None:
        """The button was let go at *at*."""

    def cancelled(self) -> None:
        """Nothing shall come of it: put things back."""


class Press:
    """One gesture with the left button on one spot."""

    def __init__(self, spot: Spot, at: QPointF, screen: QPoint) -> None:
        self.spot = spot
        self._at, self._screen = QPointF(at), QPoint(screen)
        self._drag: Drag | None = None
        self._over = False
        self._far = False

    def move(self, at: QPointF, screen: QPoint) -> None:
        """Follow the pointer."""
        if self._over:
            return
        distance = (screen - self._screen).manhattanLength()
        if not self._far and distance >= QGuiApplication.styleHints().startDragDistance():
            self._far = True
            if self.spot.dragged is not None:
                self._drag = self.spot.dragged(self._at)
        if self._drag is not None and not self._over:
            self._drag.moved(at)

    def release(self, at: QPointF) -> None:
        """End the gesture: a drop, a click, or nothing if a click has strayed off its spot."""
        if self._over:
            return
        self._over = True
        if self._drag is not None:
            self._drag.dropped(at)
        elif self.spot.contains_point(at) and self.spot.enabled and self.spot.clicked is not None:
            self.spot.clicked()

    def cancel(self) -> None:
        """End the gesture without effect."""
        if self._over:
            return
        self._over = True
        if self._drag is not None:
            self._drag.cancelled()


class Spot(QGraphicsItem, Focusable):
    """An invisible area that can be pointed at, clicked, dragged from and reached by keyboard.

    *name* and *help* are asked each time they are heard.  ``hovered(True)`` also tells that the
    keyboard focus has come.  A spot without ``clicked`` cannot be reached by keyboard.
    """

    focus_kind = Kind.PLACE

    def __init__(
        self,
        stage: Stage,
        key: str,
        outline: QPainterPath,
        name: Callable[[], str],
        *,
        clicked: Callable[[], None] | None = None,
        hovered: Callable[[bool], None] | None = None,
        dragged: Callable[[QPointF], Drag | None] | None = None,
        help: Callable[[], str] | None = None,
        order: int = 0,
        parent: QGraphicsItem | None = None,
    ) -> None:
        super().__init__(parent)
        self.stage = stage
        self.focus_key, self.focus_order = key, order
        self.name, self.help = name, help
        self.clicked, self.hovered, self.dragged = clicked, hovered, dragged
        self._outline = QPainterPath(outline)
        self._enabled = True
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.setAcceptHoverEvents(True)
        if parent is None:
            stage.addItem(self)
        self._point()

    @property
    def enabled(self) -> bool:
        """Whether it can be clicked, dragged and reached now.  Pointing at it is always told."""
        return self._enabled

    @enabled.setter
    def enabled(self, enabled: bool) -> None:
        if enabled != self._enabled:
            self._enabled = enabled
            self._point()

    def set_outline(self, outline: QPainterPath) -> None:
        """Become another area."""
        self.prepareGeometryChange()
        self._outline = QPainterPath(outline)

    def contains_point(self, at: QPointF) -> bool:
        """Return whether a point of the stage lies on the spot."""
        return self._outline.contains(self.mapFromScene(at))

    def boundingRect(self) -> QRectF:
        """Return the box around the area."""
        return self._outline.boundingRect()

    def shape(self) -> QPainterPath:
        """Return the area."""
        return self._outline

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Show nothing."""

    # -- keyboard ----------------------------------------------------------------------------

    def focus_name(self) -> str:
        """Return its name."""
        return self.name()

    def focus_help(self) -> str:
        """Return what clicking it does."""
        return self.help() if self.help is not None else ""

    def focus_outline(self) -> QPainterPath:
        """Return the area."""
        return self._outline

    def focus_enabled(self) -> bool:
        """Return whether it can be clicked."""
        return self._enabled and self.clicked is not None

    def focus_changed(self, focused: bool) -> None:
        """Treat the focus like the pointer."""
        if self.hovered is not None:
            self.hovered(focused)

    def activate(self) -> None:
        """Do what a click does."""
        if self._enabled and self.clicked is not None:
            self.clicked()

    # -- mouse -------------------------------------------------------------------------------

    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """The pointer has come."""
        if self.hovered is not None:
            self.hovered(True)

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """The pointer has gone."""
        if self.hovered is not None:
            self.hovered(False)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Begin a gesture, if anything can come of it."""
        if event.button() is not Qt.MouseButton.LeftButton or not self._enabled:
            event.ignore()
            return
        event.accept()
        self.stage.begin_gesture(Press(self, event.scenePos(), event.screenPos()))

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Take the second press of a double click as a press like any other."""
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Go on with the gesture."""
        if self.stage.gesture is not None:
            self.stage.gesture.move(event.scenePos(), event.screenPos())

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """End the gesture."""
        if event.button() is Qt.MouseButton.LeftButton and (press := self.stage.gesture) is not None:
            self.stage.gesture = None
            press.release(event.scenePos())

    def sceneEvent(self, event: QEvent) -> bool:
        """Give up the gesture when the mouse is taken away."""
        if event.type() == QEvent.Type.UngrabMouse and self.stage.gesture is not None:
            self.stage.cancel_gesture(self)
        return super().sceneEvent(event)

    def _point(self) -> None:
        active = self._enabled and (self.clicked is not None or self.dragged is not None)
        self.setCursor(Qt.CursorShape.PointingHandCursor if active else Qt.CursorShape.ArrowCursor)


S = TypeVar("S", bound=Spot)


def nearest(spots: Iterable[S], at: QPointF, reach: float) -> S | None:
    """Return the spot at *at*, or else the one whose box is nearest, up to *reach* u away: drops are generous."""
    best: tuple[float, S] | None = None
    for spot in spots:
        if spot.contains_point(at):
            return spot
        box = spot.mapRectToScene(spot.boundingRect())
        dx = max(box.left() - at.x(), 0.0, at.x() - box.right())
        dy = max(box.top() - at.y(), 0.0, at.y() - box.bottom())
        distance = (dx * dx + dy * dy) ** 0.5
        if distance <= reach and (best is None or distance < best[0]):
            best = (distance, spot)
    return best[1] if best else None
