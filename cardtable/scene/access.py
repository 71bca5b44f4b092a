"""The table for people who hear it.

Graphics View shows nothing to assistive technology.  So every event of the game is spoken as an
announcement, and each thing that can be heard or used on the stage is mirrored by an invisible widget
over it: a button that a screen reader can find, focus and press, or a line of text.  All of it comes
into being only while an assistive technology is running; nothing is spent otherwise.
"""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QFocusEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QGraphicsItem, QGraphicsView, QLabel, QPushButton, QWidget

from cardtable.scene.focus import Focusable, FocusRing, Kind
from cardtable.scene.stage import Stage


def announce(source: QWidget, text: str, urgent: bool = False) -> None:
    """Let a screen reader say *text*, at once if it is *urgent*; costs nothing when none is running."""
    if not text or not QAccessible.isActive():
        return
    event = QAccessibleAnnouncementEvent(source, text)
    if urgent:
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
    QAccessible.updateAccessibility(event)


class _Button(QPushButton):
    """Stands for an item that acts.  Keys go on to the view, so they work as if it had the focus itself."""

    def __init__(self, view: QGraphicsView, focus: FocusRing) -> None:
        super().__init__(view.viewport())
        self._view, self._focus = view, focus
        self.item: Focusable | None = None
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.clicked.connect(self._press)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Show nothing."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the key to the view."""
        event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Move the ring along."""
        if self.item is not None and self._focus.current is not self.item:
            self._focus.set(self.item)

    def focusNextPrevChild(self, next: bool) -> bool:
        """Walk as the view walks."""
        return self._view.focusNextPrevChild(next)

    def _press(self) -> None:
        if self.item is not None:
            self.item.activate()


class _Words(QLabel):
    """Stands for an item that only says something."""

    def __init__(self, view: QGraphicsView) -> None:
        super().__init__(view.viewport())
        self.item: Focusable | None = None

    def paintEvent(self, event: QPaintEvent) -> None:
        """Show nothing."""


class Mirror:
    """Keeps the invisible widgets of one view in step with its stage."""

    def __init__(self, view: QGraphicsView, stage: Stage) -> None:
        self._view, self._focus = view, stage.focus
        self._buttons: list[_Button] = []
        self._words: list[_Words] = []
        stage.freshened.connect(self.sync)
        stage.focus.moved.connect(self.sync)

    def sync(self) -> None:
        """Mirror what the stage shows now, if anybody listens."""
        if not QAccessible.isActive():
            return
        view, focus = self._view, self._focus
        heard = focus.readable()
        acting = [item for item in heard if item.focus_kind is not Kind.TEXT and item.focus_enabled()]
        saying = [item for item in heard if item.focus_kind is Kind.TEXT]
        while len(self._buttons) < len(acting):
            self._buttons.append(_Button(view, focus))
        while len(self._words) < len(saying):
            self._words.append(_Words(view))
        pairs: list[tuple[_Button | _Words, Focusable | None]] = []
        pairs += zip(self._buttons, [*acting, *[None] * (len(self._buttons) - len(acting))], strict=True)
        pairs += zip(self._words, [*saying, *[None] * (len(self._words) - len(saying))], strict=True)
        for widget, item in pairs:
            self._show(widget, item)
        current = focus.current
        inside = view.hasFocus() or any(button.hasFocus() for button in self._buttons)
        for button in self._buttons:
            if inside and current is not None and button.item is current and not button.hasFocus():
                button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show(self, widget: _Button | _Words, item: Focusable | None) -> None:
        widget.item = item
        if item is None:
            widget.setVisible(False)
            return
        assert isinstance(item, QGraphicsItem)
        box = item.mapRectToScene(item.focus_outline().boundingRect())
        place: QRect = self._view.mapFromScene(box).boundingRect()
        if widget.geometry() != place:
            widget.setGeometry(place)
        for value, setter, getter in (
            (item.focus_name(), widget.setAccessibleName, widget.accessibleName),
            (item.focus_help(), widget.setAccessibleDescription, widget.accessibleDescription),
        ):
            if getter() != value:
                setter(value)
        widget.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        widget.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        widget.setVisible(True)
