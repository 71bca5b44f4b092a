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
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
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
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.itemClicked.connect(lambda item: perform(self.row(item)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self.currentRow() >= 0:
            if not event.isAutoRepeat():
                self._perform(self.currentRow())
            return
        super().keyPressEvent(event)


class TextPanel(QWidget):
    """Stands at the right side of the window."""

    def __init__(self, window: QWidget, settings: Settings, closed: Callable[[], object]) -> None:
        super().__init__(window)
        self._window, self._settings = window, settings
        self._paper = PaperFrame()
        self._frame = QVBoxLayout(self)
        self._frame.addWidget(self._paper)
        self._column = QVBoxLayout(self._paper)
        self._log_head, self._choice_head = label("heading"), label("heading")
        self._close = button(closed, "close")
        self._close.setText("✕")
        self._log = _Lines(lambda _: None)
        self._log.setObjectName("quiet")
        self._choices: list[TextChoice] = []
        self._lines: list[TextChoice] = []  # as listed: where there are many, some are folded under their group
        self._unfolded = ""
        self._list = _Lines(self._perform)
        top = QHBoxLayout()
        top.addWidget(self._log_head, 1)
        top.addWidget(self._close)
        self._column.addLayout(top)
        self._column.addWidget(self._log, 3)
        self._column.addWidget(self._choice_head)
        self._column.addWidget(self._list, 2)
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
        for line in self._lines:
            self._list.addItem(QListWidgetItem(line.text))
        if self._lines:
            self._list.setCurrentRow(min(at, len(self._lines) - 1))
        else:
            nothing = QListWidgetItem(translate("TextPanel", "Nothing at the moment"))
            nothing.setFlags(Qt.ItemFlag.NoItemFlags)
            self._list.addItem(nothing)

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
        """Give the keyboard to the choices, or to the log while there are none."""
        target = self._list if self._choices else self._log
        target.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def retranslate(self) -> None:
        """Make every text anew; the window sends log and choices again."""
        self._log_head.setText(translate("TextPanel", "WHAT HAPPENED"))
        self._choice_head.setText(translate("TextPanel", "WHAT YOU CAN DO"))
        self._log.setAccessibleName(translate("TextPanel", "What happened"))
        self._list.setAccessibleName(translate("TextPanel", "What you can do"))
        self._close.setAccessibleName(translate("TextPanel", "Close the text panel"))

    def dress(self) -> None:
        """Take appearance and sizes as they are now."""
        one = theme.unit(self._settings, self._window.size())
        colours = theme.tones(self._settings)
        self._paper.setStyleSheet(theme.style_sheet(colours, one))
        self._paper.dress(colours, one)
        edge, margin = round(30 * one), round(8 * one)
        self._column.setContentsMargins(edge, edge, edge, edge)
        self._frame.setContentsMargins(margin, margin, margin, margin)
        self.setFixedWidth(round(346 * one))

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), QColor(FELT))

    def _perform(self, row_number: int) -> None:
        if 0 <= row_number < len(self._lines):
            self._lines[row_number].perform()

    def _to_end(self) -> None:
        self._log.setCurrentRow(self._log.count() - 1)
        self._log.scrollToBottom()
