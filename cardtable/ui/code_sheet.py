"""Where a deal code is typed or pasted; a wrong one is answered with what is wrong with it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from cardtable.core.dealcode import DealCodeError
from cardtable.ui.codes import problem_text, read_code
from cardtable.ui.parts import button, label
from cardtable.ui.settings import Settings
from cardtable.ui.sheet import Sheet

translate = QCoreApplication.translate


class CodeSheet(Sheet):
    """Sends ``found(game_id, code)`` for a good code."""

    found = Signal(str, str)

    def __init__(self, window: QWidget, settings: Settings) -> None:
        super().__init__(window, settings, (600, 0))
        self._explanation = label("faded")
        self.line = QLineEdit()
        self.line.setObjectName("code")
        self.line.setMaxLength(80)
        self.line.textChanged.connect(self._check)
        self.line.returnPressed.connect(self._play)
        self.answer = label("alert")
        for widget in (self._explanation, self.line, self.answer):
            self.body.addWidget(widget)
        self.play_button = button(self._play, "primary")
        self._cancel = button(self.reject)
        self._cancel.setAutoDefault(False)
        self.buttons.addStretch(1)
        self.buttons.addWidget(self._cancel)
        self.buttons.addWidget(self.play_button)
        clipboard = QApplication.clipboard().text().strip()
        if _good(clipboard):
            self.line.setText(clipboard)
            self.line.selectAll()

    def retranslate(self) -> None:
        """Make every text anew."""
        super().retranslate()
        title = translate("CodeSheet", "Open a game code")
        self.title.setText(title)
        self.setWindowTitle(title)
        self._explanation.setText(
            translate("CodeSheet", "A code names one deal for ever. Paste or type it here; capitals do not matter.")
        )
        self.line.setAccessibleName(translate("CodeSheet", "Game code"))
        self._cancel.setText(translate("CodeSheet", "Cancel"))
        self.play_button.setText(translate("CodeSheet", "Play"))
        self._check()

    def _check(self) -> None:
        try:
            read_code(self.line.text())
            problem = ""
        except DealCodeError as error:
            problem = problem_text(error)
        self.answer.setText(problem if self.line.text().strip() else "")
        self.play_button.setEnabled(not problem)
        self.refit()

    def _play(self) -> None:
        if _good(text := self.line.text()):
            game_id, _ = read_code(text)
            self.accept()
            self.found.emit(game_id, text)


def _good(text: str) -> bool:
    try:
        read_code(text)
    except DealCodeError:
        return False
    return True
