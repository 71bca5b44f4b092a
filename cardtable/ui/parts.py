"""The few widgets that sheets are built of; their looks come from the style sheet by object name."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton


def label(role: str = "", wrap: bool = True) -> QLabel:
    """Return a label in a role: title, heading, faded, note, alert, figure, or plain."""
    made = QLabel()
    made.setObjectName(role)
    made.setWordWrap(wrap)
    return made


def button(pressed: Callable[[], object], role: str = "") -> QPushButton:
    """Return a button in a role: primary, close, or plain."""
    made = QPushButton()
    made.setObjectName(role)
    made.setAutoDefault(role != "close")
    made.clicked.connect(lambda: pressed())
    return made


def hairline() -> QFrame:
    """Return a thin line between two parts."""
    made = QFrame()
    made.setObjectName("rule")
    return made


class Segments(QFrame):
    """One choice out of a few, all in sight; arrow keys move it, and a choice counts at once."""

    chosen = Signal(str)

    def __init__(self, values: Sequence[str]) -> None:
        super().__init__()
        self.setObjectName("segments")
        self.values = tuple(values)
        self.value = ""
        self._buttons: dict[str, QPushButton] = {}
        row = QHBoxLayout(self)
        row.setContentsMargins(3, 3, 3, 3)
        row.setSpacing(2)
        for value in self.values:
            made = QPushButton(self)
            made.setCheckable(True)
            made.setAutoDefault(False)
            made.setProperty("segment", True)
            made.clicked.connect(lambda _=False, v=value: self._choose(v))
            self._buttons[value] = made
            row.addWidget(made)

    def name(self, title: str, names: Mapping[str, str]) -> None:
        """Say what is chosen and what each value is called."""
        self.setAccessibleName(title)
        for value, made in self._buttons.items():
            made.setText(names[value])
            made.setAccessibleName(f"{title}: {names[value]}")

    def show_value(self, value: str) -> None:
        """Mark *value* without telling anyone; only the marked one is a Tab stop."""
        self.value = value
        for of, made in self._buttons.items():
            made.setChecked(of == value)
            made.setFocusPolicy(Qt.FocusPolicy.StrongFocus if of == value else Qt.FocusPolicy.ClickFocus)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(
            Qt.Key(event.key()), 0
        )
        if not step:
            super().keyPressEvent(event)
            return
        at = self.values.index(self.value) if self.value in self.values else 0
        value = self.values[(at + step) % len(self.values)]
        self._choose(value)
        self._buttons[value].setFocus(Qt.FocusReason.TabFocusReason)

    def _choose(self, value: str) -> None:
        changed = value != self.value
        self.show_value(value)
        if changed:
            self.chosen.emit(value)
