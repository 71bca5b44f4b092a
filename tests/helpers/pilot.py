"""Plays like a person: real mouse and key events on a table's view, and patience until everything is still."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsItem
from pytestqt.qtbot import QtBot

from cardtable.scene.focus import Focusable
from cardtable.scene.view import TableView

Target = QGraphicsItem | QPointF


class Pilot:
    """A hand on the mouse and the keyboard of one view.  Targets are items, or points of the stage in u."""

    def __init__(self, view: TableView, qtbot: QtBot) -> None:
        self.view, self.qtbot = view, qtbot

    # -- where -------------------------------------------------------------------------------

    def where(self, target: Target) -> QPoint:
        """Return the middle of a target in pixels of the viewport."""
        if isinstance(target, QPointF):
            return self.view.mapFromScene(target)
        outline = target.focus_outline() if isinstance(target, Focusable) else target.shape()
        return self.view.mapFromScene(target.mapToScene(outline.boundingRect().center()))

    def find(self, key: str) -> QGraphicsItem:
        """Return the visible item with a focus key.

        :raises LookupError: if there is none.
        """
        for item in self.view.stage.focus.readable():
            if item.focus_key == key and isinstance(item, QGraphicsItem):
                return item
        raise LookupError(key)

    # -- mouse -------------------------------------------------------------------------------

    def hover(self, target: Target) -> None:
        """Move the pointer there with no button down."""
        self._move(self.where(target), Qt.MouseButton.NoButton)

    def press(self, target: Target) -> None:
        """Put the left button down there."""
        self.hover(target)
        self._button(QEvent.Type.MouseButtonPress, target)

    def release(self, target: Target) -> None:
        """Let the left button go there."""
        self._button(QEvent.Type.MouseButtonRelease, target)

    def click(self, target: Target) -> None:
        """Press and release."""
        self.press(target)
        self.release(target)

    def double_click(self, target: Target) -> None:
        """Click twice as fast as the platform's double click: press, release, double click, release."""
        self.click(target)
        self._button(QEvent.Type.MouseButtonDblClick, target)
        self.release(target)

    def carry(self, source: Target, target: Target, steps: int = 6) -> None:
        """Press at *source* and move to *target* without letting go."""
        first, last = self.where(source), self.where(target)
        self.press(source)
        for n in range(1, steps + 1):
            self._move(first + (last - first) * n / steps, Qt.MouseButton.LeftButton)

    def drag(self, source: Target, target: Target, steps: int = 6) -> None:
        """Drag from *source* and drop on *target*."""
        self.carry(source, target, steps)
        self.release(target)

    def right_click(self, target: Target) -> None:
        """Press and release the right button."""
        for kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease):
            self._button(kind, target, Qt.MouseButton.RightButton)

    def _move(self, at: QPoint, buttons: Qt.MouseButton) -> None:
        self._send(QEvent.Type.MouseMove, at, Qt.MouseButton.NoButton, buttons)

    def _button(self, kind: QEvent.Type, target: Target, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
        down = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseButtonRelease else button
        self._send(kind, self.where(target), button, down)

    def _send(self, kind: QEvent.Type, at: QPoint, button: Qt.MouseButton, down: Qt.MouseButton) -> None:
        viewport = self.view.viewport()
        place = QPointF(viewport.mapToGlobal(at))
        event = QMouseEvent(kind, QPointF(at), place, button, down, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(viewport, event)

    # -- keyboard ----------------------------------------------------------------------------

    def key(self, *keys: Qt.Key | str, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Type keys, one after the other, at whatever has the keyboard in the view."""
        for key in keys:
            focused = QApplication.focusWidget()
            inside = focused is not None and self.view.isAncestorOf(focused)
            target = focused if inside and focused is not None else self.view
            if isinstance(key, str):
                QTest.keyClicks(target, key, modifier)
            else:
                QTest.keyClick(target, key, modifier)

    def go_to(self, key: str) -> None:
        """Walk with Tab to the item with a focus key.

        :raises LookupError: if Tab does not lead there.
        """
        focus = self.view.stage.focus
        for _ in range(2 * len(focus.items()) + 2):
            if focus.current is not None and focus.current.focus_key == key:
                return
            if not focus.step(1):
                focus.set(focus.items()[0])
        raise LookupError(key)

    # -- patience ----------------------------------------------------------------------------

    def wait_still(self, timeout: int = 10_000) -> None:
        """Wait until nothing moves and everything has caught up."""
        self.qtbot.waitUntil(lambda: not self.view.stage.timeline.busy, timeout=timeout)
        QApplication.processEvents()
