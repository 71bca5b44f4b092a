"""The three sliders of the look of tables: contrast, grain, warmth; half-way is neutral, and all count at once."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QSlider, QStyle, QStyleOptionSlider, QWidget

from cardtable.scene.surface import NEUTRAL
from cardtable.ui import settings as keys
from cardtable.ui.parts import button, label
from cardtable.ui.settings import Setting, Settings

translate = QCoreApplication.translate

FILL: Final = "#C18A2E"
TICK: Final = 3.0  # pixels, wide, where neutral is
CATCH: Final = 2  # steps around neutral that a dragged slider is drawn to it


class _Slider(QSlider):
    """A slider that is filled from half-way, where nothing changes the table, to where it stands.

    It leaves the wheel to the page: who scrolls past it means to change nothing.
    """

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what the style does, and what it cannot: the part between neutral and the handle."""
        super().paintEvent(event)
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        groove, handle = (
            QRectF(self.style().subControlRect(QStyle.ComplexControl.CC_Slider, option, part, self))
            for part in (QStyle.SubControl.SC_SliderGroove, QStyle.SubControl.SC_SliderHandle)
        )
        middle, high, free = groove.center(), groove.height(), handle.width() / 2
        away = handle.center().x() - middle.x()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(FILL))
        if abs(away) > free:
            painter.drawRect(QRectF(middle.x(), groove.top(), away - math.copysign(free - 1, away), high).normalized())
        if abs(away) > free + TICK:
            painter.drawRoundedRect(QRectF(middle.x() - TICK / 2, middle.y() - high, TICK, 2 * high), 1, 1)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Let the page scroll."""
        event.ignore()


class LookSliders(QWidget):
    """Three lines with a caption, a slider and its number, and a button that makes the table neutral."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        self._lines: list[tuple[QLabel, QSlider, QLabel, Setting[int], Callable[[], str]]] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(0, 2)
        self._grid.setColumnStretch(1, 3)
        self._line(keys.CONTRAST, lambda: translate("Options", "Contrast"))
        self._line(keys.GRAIN, lambda: translate("Options", "Grain"))
        self._line(keys.TEMPERATURE, lambda: translate("Options", "Warmth of the light"))
        self._neutral: QPushButton = button(self._reset)
        self._grid.addWidget(self._neutral, len(self._lines), 0, 1, 3, Qt.AlignmentFlag.AlignLeft)
        settings.changed.connect(self.refresh)
        self.refresh()

    def retranslate(self) -> None:
        """Make every text anew."""
        for caption, slider, _, _, text in self._lines:
            caption.setText(text())
            slider.setAccessibleName(text())
        self._neutral.setText(translate("Options", "Neutral table"))

    def space(self, pixels: int) -> None:
        """Keep the lines so far apart."""
        self._grid.setVerticalSpacing(pixels)
        self._grid.setHorizontalSpacing(2 * pixels)

    def refresh(self, key: str = "") -> None:
        """Show what is set."""
        for _, slider, number, setting, _ in self._lines:
            slider.blockSignals(True)
            slider.setValue(self._settings.get(setting))
            slider.blockSignals(False)
            number.setText(str(self._settings.get(setting)))

    def _line(self, setting: Setting[int], text: Callable[[], str]) -> None:
        caption, slider, number = label(wrap=False), _Slider(Qt.Orientation.Horizontal), label(wrap=False)
        slider.setRange(0, 100)
        slider.setPageStep(10)
        slider.valueChanged.connect(lambda value: self._slid(setting, value, slider))
        number.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        number.setMinimumWidth(number.fontMetrics().horizontalAdvance("1000"))
        for column, widget in enumerate((caption, slider, number)):
            self._grid.addWidget(widget, len(self._lines), column)
        self._lines.append((caption, slider, number, setting, text))

    def _slid(self, setting: Setting[int], value: int, slider: QSlider) -> None:
        if abs(value - NEUTRAL) <= CATCH and slider.isSliderDown():
            value = NEUTRAL  # it is easy to hit
        self._settings.set(setting, value)

    def _reset(self) -> None:
        for _, _, _, setting, _ in self._lines:
            self._settings.set(setting, setting.default)
