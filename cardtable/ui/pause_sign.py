"""What shows on the table that the game is paused, and goes on with it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction

from cardtable.scene.stage import Stage
from cardtable.scene.widgets.chip import ChipItem, Style
from cardtable.scene.widgets.icons import Icon

translate = QCoreApplication.translate

HEIGHT: Final = 56.0
Z: Final = 4_400.0  # over everything that may have stopped in mid-air


class PauseSign:
    """A button in the middle of the table, there only while the pause is on."""

    def __init__(self, stage: Stage, actions: Mapping[str, QAction]) -> None:
        self._stage, self._pause = stage, actions["pause"]
        self._resume = QAction(stage)
        self._resume.setObjectName("resume")
        self._resume.triggered.connect(lambda: self._pause.setChecked(False))
        self.chip = ChipItem(stage, self._resume, Icon.PLAY, Style.GOLD, height=HEIGHT)
        self.chip.setZValue(Z)
        stage.resized.connect(self._arrange)
        stage.retranslated.connect(self._name)
        self.show(self._pause.isChecked())

    def show(self, on: bool) -> None:
        """Come or go."""
        self._name()
        self._resume.setVisible(on)
        self._arrange()
        if on:
            self._stage.announce(self._resume.text())

    def _name(self) -> None:
        self._resume.setText(translate("PauseSign", "Paused: go on"))
        self._resume.setToolTip(translate("PauseSign", "Let the animation and the opponents go on"))

    def _arrange(self) -> None:
        size = self._stage.size
        self.chip.setPos(round((size.width() - self.chip.width) / 2), round(size.height() * 0.42 - HEIGHT / 2))
