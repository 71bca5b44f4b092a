"""Dialogs of the program: sheets that lie on the table inside the window.

A sheet is a ``QDialog`` for assistive technology, but a plain child of the window for the system:
it needs no window manager, cannot be lost behind the window, and looks the same everywhere.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QRect, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLayout, QVBoxLayout, QWidget

from cardtable.ui import theme
from cardtable.ui.paper import PaperFrame
from cardtable.ui.parts import button, label
from cardtable.ui.settings import Settings

translate = QCoreApplication.translate


class Sheet(QDialog):
    """Covers *window* with a veil and shows one paper in its middle, or as a drawer at its right edge."""

    closed = Signal()

    def __init__(self, window: QWidget, settings: Settings, size: tuple[float, float], drawer: bool = False) -> None:
        """*size* is the wanted width and height in units; a height of 0 follows the contents."""
        super().__init__(window)
        self._window = window
        self.setWindowFlags(Qt.WindowType.Widget)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.settings, self._wanted, self._drawer = settings, size, drawer
        self.one = 1.0
        self._before = window.focusWidget()
        self.paper = PaperFrame(self)
        self.title = label("title")
        self.close_button = button(self.reject, "close")
        self.close_button.setText("✕")
        top = QHBoxLayout()
        top.addWidget(self.title, 1)
        top.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        self.body = QVBoxLayout()
        self.buttons = QHBoxLayout()
        self.column = QVBoxLayout(self.paper)
        self.column.addLayout(top)
        self.column.addLayout(self.body, 1)
        self.column.addLayout(self.buttons)
        self.finished.connect(self._leave)
        window.installEventFilter(self)

    def open_over(self) -> None:
        """Show the sheet and take the focus."""
        self.retranslate()
        self.dress()
        self.setAccessibleName(self.windowTitle())
        self.show()
        self.refit()  # only a shown widget knows the sizes of its style
        self.raise_()
        if (first := self.first_focus()) is not None:
            first.setFocus(Qt.FocusReason.TabFocusReason)

    def first_focus(self) -> QWidget | None:
        """Return what has the focus first; the close button comes last."""
        return next((w for w in self._stops() if w is not self.close_button), self.close_button)

    def retranslate(self) -> None:
        """Make every text anew; a subclass extends this."""
        self.close_button.setAccessibleName(translate("Sheet", "Close"))
        self.close_button.setToolTip(translate("Sheet", "Close (Esc)"))

    def dress(self) -> None:
        """Take appearance, text size and window size as they are now."""
        self.one = theme.unit(self.settings, self._window.size())
        colours = theme.tones(self.settings)
        self.setStyleSheet(theme.style_sheet(colours, self.one))
        self.setPalette(theme.palette(colours))
        self.paper.dress(colours, self.one)
        edge = round(38 * self.one)
        self.column.setContentsMargins(edge, round(30 * self.one), edge, round(34 * self.one))
        self.column.setSpacing(round(15 * self.one))
        self.body.setSpacing(round(9 * self.one))
        self.buttons.setSpacing(round(12 * self.one))
        self.setGeometry(self._window.rect())
        self.refit()

    def _place(self) -> None:
        margin = round(16 * self.one)
        room = self.rect().adjusted(margin, margin, -margin, -margin)
        width = min(round(self._wanted[0] * self.one), room.width())
        if self._drawer:
            self.paper.setGeometry(QRect(room.right() - width + 1, room.top(), width, room.height()))
            return
        needed = self._wanted[1] * self.one or self.column.totalHeightForWidth(width)
        height = min(round(needed), room.height())
        frame = QRect(0, 0, width, height)
        frame.moveCenter(self.rect().center())
        self.paper.setGeometry(frame)

    def refit(self) -> None:
        """Take new sizes after the contents or their style changed: layouts within layouts remember the old ones."""
        for layout in self.findChildren(QLayout):
            layout.invalidate()
            if (owner := layout.parentWidget()) is not None:
                owner.updateGeometry()
        self._place()

    # -- events --------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self._drawer:
            painter.fillRect(self.rect(), QColor(4, 12, 9, 128))
        painter.setPen(Qt.PenStyle.NoPen)
        shadow = self.paper.geometry().translated(round(8 * self.one), round(14 * self.one))
        steps = 12
        for k in range(steps):
            grow = round((steps - k) * 2.4 * self.one)
            painter.setBrush(QColor(2, 6, 4, 9))
            painter.drawRoundedRect(shadow.adjusted(-grow, -grow, grow, grow), 18 + grow, 18 + grow)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        if watched is self._window and event.type() is QEvent.Type.Resize and self.isVisible():
            self.dress()
        return False

    def event(self, event: QEvent) -> bool:
        # While a sheet is open, single letters and the game's keys belong to it.
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            passed_on = (Qt.Key.Key_Q, Qt.Key.Key_F11)
            if event.key() not in passed_on:
                event.accept()
                return True
        return super().event(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Keep Tab inside the sheet."""
        stops = self._stops()
        if not stops:
            return False
        current = self.focusWidget()
        at = stops.index(current) if current in stops else -1
        stops[(at + (1 if forward else -1)) % len(stops)].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def _stops(self) -> list[QWidget]:
        """Return what Tab visits, in the order of the focus chain, the close button last."""
        found: list[QWidget] = []
        widget = self.nextInFocusChain()
        while widget is not self and widget is not None:
            tabbed = widget.focusPolicy().value & Qt.FocusPolicy.TabFocus.value
            if self.isAncestorOf(widget) and tabbed and widget.isVisible() and widget.isEnabled():
                found.append(widget)
            widget = widget.nextInFocusChain()
        found.sort(key=lambda w: w is self.close_button)
        return found

    def _leave(self) -> None:
        self.hide()
        if self._before is not None and self._before.isVisible():
            self._before.setFocus(Qt.FocusReason.OtherFocusReason)
        self.closed.emit()
        self.deleteLater()
