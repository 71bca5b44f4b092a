"""The game in words: a log that can be read line by line, and a list of everything one can do.

This is a full way to play, by keyboard and screen reader, beside the picture or instead of it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from cardtable.ui import theme
from cardtable.ui.game_port import TextChoice
from cardtable.ui.paper import PaperFrame
from cardtable.ui.parts import button, label
from cardtable.ui.settings import Settings

translate = QCoreApplication.translate

FELT: Final = "#0F2A20"
MANY: Final = 40  # choices, above which those of a group share one line
TABLE: Final = QSize(800, 444)  # pixels that a table needs: in less, its words outgrow their places
WIDE: Final = 346  # units, beside the page
HIGH: Final = 190  # units, under it, if the table can spare them
LEAST: Final = 120  # pixels, under it: two lines of the largest text
LIMITLESS: Final = 16_777_215  # pixels: what Qt takes for no limit


def _close_set(one: float) -> str:
    """Return how lines stand closer together, where few are to be seen."""
    head, line, close = (max(1, round(units * one)) for units in (11, 2, 16))
    return f"""
QLabel#heading {{ font-size: {head}px; }}
QListWidget {{ padding: 0; }}
QListWidget::item {{ padding: {line}px {5 * line}px; }}
QPushButton#close {{ padding: 0 {2 * line}px; font-size: {close}px; }}
"""


class _Wrapped(QStyledItemDelegate):
    """Wraps a line for its height where it wraps for painting: Qt forgets the style's padding and the scroll bar."""

    def __init__(self, lines: QListWidget) -> None:
        super().__init__(lines)
        self._lines = lines

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        lines, narrow = self._lines, QStyleOptionViewItem(option)
        self.initStyleOption(narrow, index)
        width = lines.maximumViewportSize().width() - lines.verticalScrollBar().sizeHint().width()
        narrow.rect = QRect(0, 0, width, lines.height())
        text = lines.style().subElementRect(QStyle.SubElement.SE_ItemViewItemText, narrow, lines)
        narrow.rect = QRect(0, 0, text.width(), lines.height())
        return QSize(0, super().sizeHint(narrow, index).height())  # as wide as the list


class _Lines(QListWidget):
    """A list that is performed by Enter, Space or a click."""

    def __init__(self, perform: Callable[[int], object]) -> None:
        super().__init__()
        self._perform = perform
        self.setItemDelegate(_Wrapped(self))
        self.setWordWrap(True)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.itemClicked.connect(lambda item: perform(self.row(item)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if (item := self.currentItem()) is not None:
            self.scrollToItem(item)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self.currentRow() >= 0:
            if not event.isAutoRepeat():
                self._perform(self.currentRow())
            return
        super().keyPressEvent(event)


class TextPanel(QWidget):
    """Stands beside the page, log over choices; or lies under it, flat, with both side by side."""

    def __init__(self, window: QWidget, settings: Settings, closed: Callable[[], object]) -> None:
        super().__init__(window)
        self._window, self._settings = window, settings
        self._paper = PaperFrame()
        self._frame = QVBoxLayout(self)
        self._frame.addWidget(self._paper)
        self._grid = QGridLayout(self._paper)
        self._log_head, self._choice_head = label("heading"), label("heading")
        self._close = button(closed, "close")
        self._close.setText("✕")
        self._log = _Lines(lambda _: None)
        self._log.setObjectName("quiet")
        self._choices: list[TextChoice] = []
        self._lines: list[TextChoice] = []  # as listed: where there are many, some are folded under their group
        self._unfolded = ""
        self._list = _Lines(self._perform)
        self._flat: bool | None = None
        self.hide()

    def show_log(self, lines: Sequence[str]) -> None:
        """Show the whole log, its end in sight."""
        self._log.clear()
        self._log.addItems(list(lines))
        self._to_end()

    def add_line(self, line: str) -> None:
        """Add one line to the log."""
        at_end = self._log.currentRow() in (-1, self._log.count() - 1)
        self._log.addItem(line)
        if at_end:
            self._to_end()

    def show_choices(self, choices: Sequence[TextChoice]) -> None:
        """Show what can be done now; the keyboard stays where it was in the list."""
        self._choices, self._unfolded = list(choices), ""
        self._fill()

    def _fill(self) -> None:
        at = max(0, self._list.currentRow())
        self._lines = self._folded() if len(self._choices) > MANY else self._choices
        self._list.clear()
        self._list.setAccessibleDescription("")
        for line in self._lines:
            self._list.addItem(QListWidgetItem(line.text))
        if self._lines:
            self._list.setCurrentRow(min(at, len(self._lines) - 1))
        else:
            nothing = QListWidgetItem(translate("TextPanel", "Nothing at the moment"))
            nothing.setFlags(Qt.ItemFlag.NoItemFlags)
            self._list.addItem(nothing)
            self._list.setAccessibleDescription(nothing.text())

    def _folded(self) -> list[TextChoice]:
        """Return the choices with all of a group in one line, but for the group that is unfolded."""
        sizes = Counter(choice.group for choice in self._choices)
        lines: list[TextChoice] = []
        for choice in self._choices:
            if sizes[choice.group] < 2 or not choice.group:
                lines.append(choice)
                continue
            if lines and lines[-1].group == choice.group:
                if choice.group == self._unfolded:
                    lines.append(replace(choice, text=f"    {choice.text}"))
                continue
            count = sizes[choice.group]
            head = translate("TextPanel", "{group}: {n} choices").format(group=choice.group, n=count)
            lines.append(TextChoice(head, partial(self._unfold, choice.group), choice.group))
            if choice.group == self._unfolded:
                lines.append(replace(choice, text=f"    {choice.text}"))
        return lines

    def _unfold(self, group: str) -> None:
        """Show what a group holds, or fold it again."""
        self._unfolded = "" if group == self._unfolded else group
        self._fill()

    def take_focus(self) -> None:
        """Give the keyboard to the choices, even while there are none: the first that comes can be taken at once."""
        self._list.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def retranslate(self) -> None:
        """Make every text anew; the window sends log and choices again."""
        self._log_head.setText(translate("TextPanel", "WHAT HAPPENED"))
        self._choice_head.setText(translate("TextPanel", "WHAT YOU CAN DO"))
        self._log.setAccessibleName(translate("TextPanel", "What happened"))
        self._list.setAccessibleName(translate("TextPanel", "What you can do"))
        self._close.setAccessibleName(translate("TextPanel", "Close the text panel"))

    # -- room ----------------------------------------------------------------------------------

    def dress(self) -> bool:
        """Take appearance and sizes as they are now; return whether the panel lies under the page."""
        one = theme.unit(self._settings, self._window.size())
        colours = theme.tones(self._settings)
        wide = round(WIDE * one)
        flat = self._window.width() - wide < TABLE.width()
        if flat is not self._flat:
            self._flat = flat
            self._lay()
        self._paper.setStyleSheet(theme.style_sheet(colours, one) + (_close_set(one) if flat else ""))
        self._paper.dress(colours, one * (0.5 if flat else 1.0))
        edge, margin = (round(units * one) for units in ((12, 3) if flat else (30, 8)))
        self._grid.setContentsMargins(edge, edge, edge, edge)
        self._grid.setSpacing(round((2 if flat else 6) * one))
        self._frame.setContentsMargins(margin, margin, margin, margin)
        self.setMinimumSize(0, 0)
        self.setMaximumSize(LIMITLESS, LIMITLESS)
        if flat:
            self.setFixedHeight(max(LEAST, min(round(HIGH * one), self._window.height() - TABLE.height())))
        else:
            self.setFixedWidth(wide)
        return flat

    def _lay(self) -> None:
        """Lay what happened over what can be done, or beside it."""
        grid, top = self._grid, Qt.AlignmentFlag.AlignTop
        for part in (self._log_head, self._close, self._log, self._choice_head, self._list):
            grid.removeWidget(part)
        if self._flat:
            grid.addWidget(self._log_head, 0, 0)
            grid.addWidget(self._choice_head, 0, 1)
            grid.addWidget(self._log, 1, 0)
            grid.addWidget(self._list, 1, 1)
            grid.addWidget(self._close, 0, 2, 2, 1, top)
        else:
            grid.addWidget(self._log_head, 0, 0)
            grid.addWidget(self._close, 0, 1)
            grid.addWidget(self._log, 1, 0, 1, 2)
            grid.addWidget(self._choice_head, 2, 0, 1, 2)
            grid.addWidget(self._list, 3, 0, 1, 2)
        for row, share in enumerate((0, 1, 0, 0) if self._flat else (0, 3, 0, 2)):
            grid.setRowStretch(row, share)
        for column, share in enumerate((1, 1, 0) if self._flat else (1, 0, 0)):
            grid.setColumnStretch(column, share)

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), QColor(FELT))

    def _perform(self, row_number: int) -> None:
        if 0 <= row_number < len(self._lines):
            self._lines[row_number].perform()

    def _to_end(self) -> None:
        self._log.setCurrentRow(self._log.count() - 1)
        self._log.scrollToBottom()
