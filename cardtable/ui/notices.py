"""Short messages that the program owes the player: what went wrong, and what that means for the game."""

from __future__ import annotations

import logging

from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from cardtable.ui import theme
from cardtable.ui.parts import button, label
from cardtable.ui.settings import Settings

translate = QCoreApplication.translate

log = logging.getLogger(__name__)

PASSING_MS = 9000  # how long a message without a remedy stays
STAYING = frozenset(
    {"second-instance", "disk-full", "read-only", "write-failed", "unreadable", "save-damaged", "crash", "no-log"}
)


def notice_text(key: str, detail: str) -> str:
    """Return the sentence of a notice; *detail* is a path, a code or a number, as the key wants."""
    texts = {
        "second-instance": translate(
            "Notices",
            "Cardtable is already open in another window. You can play here, but nothing of it is saved.",
        ),
        "disk-full": translate(
            "Notices", "The disk is full: {detail} could not be written. The game goes on; the last save is untouched."
        ),
        "read-only": translate(
            "Notices", "{detail} cannot be written: no permission. The game goes on, but is not saved."
        ),
        "write-failed": translate(
            "Notices", "{detail} could not be written. The game goes on; the last save is untouched."
        ),
        "unreadable": translate("Notices", "The saved game {detail} cannot be read. It was left as it is."),
        "save-damaged": translate(
            "Notices", "The saved game was damaged and could not be resumed. It is kept as {detail}."
        ),
        "save-drifted": translate(
            "Notices",
            "The saved game was made under other rules and could not be resumed to its end. It is kept as {detail}.",
        ),
        "other-version": translate(
            "Notices", "The saved game was made by another version and could not be resumed. It is kept as {detail}."
        ),
        "cannot-open": translate("Notices", "{detail} is neither a game code nor a saved game."),
        "worker-failed": translate("Notices", "The thinking program stopped and was started again. The game goes on."),
        "crash": translate("Notices", "An unexpected error was written to {detail}. You can try to play on."),
        "no-log": translate("Notices", "The log cannot be written to {detail}."),
        "code-copied": translate("Notices", "Game code copied: {detail}"),
        "report-copied": translate("Notices", "The problem report was copied; paste it wherever you write to us."),
        "path-copied": translate("Notices", "Copied: {detail}"),
        "practice": translate("Notices", "From here on this game is practice and is not counted."),
    }
    if not detail and "{detail}" in texts.get(key, ""):
        return translate("Notices", "The saved game could not be resumed.")
    if key not in texts:
        log.warning("notice without a text: %s", key)
    return texts.get(key, key).replace("{detail}", detail)


class NoticeBar(QFrame):
    """A strip at the top of the window; messages wait for each other, none is lost."""

    def __init__(self, window: QWidget, settings: Settings) -> None:
        super().__init__(window)
        self._window, self._settings = window, settings
        self._waiting: list[tuple[str, str]] = []
        self.setObjectName("notice")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.text = label()
        self.text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.close_button = button(self.dismiss, "close")
        self.close_button.setText("✕")
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.text, 1)
        self._row.addWidget(self.close_button)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.dismiss)
        window.installEventFilter(self)
        self.hide()

    def tell(self, key: str, detail: str = "") -> None:
        """Show a notice, after those that are already waiting; the same one is not shown twice in a row."""
        log.info("notice %s %s", key, detail)
        if (key, detail) in self._waiting:
            return
        self._waiting.append((key, detail))
        if len(self._waiting) == 1 or self._waiting[0][0] not in STAYING:
            del self._waiting[:-1]
            self._show_first()

    def dismiss(self) -> None:
        """Close the notice that is shown."""
        del self._waiting[:1]
        self._show_first()

    def retranslate(self) -> None:
        """Say the shown notice in the present language."""
        self.close_button.setAccessibleName(translate("Notices", "Close this message"))
        if self._waiting:
            self.text.setText(notice_text(*self._waiting[0]))
            self._place()

    def _show_first(self) -> None:
        self._timer.stop()
        if not self._waiting:
            self.hide()
            return
        from cardtable.scene.access import announce  # brings a good part of Qt along: not at the start

        self.retranslate()
        self.show()
        self.raise_()
        lasting = self._waiting[0][0] in STAYING
        announce(self, self.text.text(), urgent=lasting)
        if not lasting:
            self._timer.start(PASSING_MS)

    def _place(self) -> None:
        one = theme.unit(self._settings, self._window.size())
        bad = bool(self._waiting) and self._waiting[0][0] in STAYING
        back, line = ("#6E2A16", "#E08A62") if bad else ("#24160A", "#A9844A")
        self.setStyleSheet(
            f"QFrame#notice {{ background: {back}; border: {max(1, round(1.4 * one))}px solid {line};"
            f" border-radius: {round(12 * one)}px; }}"
            f"* {{ color: #FCF7EA; background: transparent; font-family: '{theme.SANS}';"
            f" font-size: {round(15 * one)}px; font-weight: 500; }}"
            f"QPushButton {{ border: none; padding: {round(4 * one)}px {round(10 * one)}px; }}"
            f"QPushButton:focus {{ border: 2px solid #FFD27A; border-radius: {round(8 * one)}px; }}"
        )
        self._row.setContentsMargins(round(18 * one), round(6 * one), round(8 * one), round(6 * one))
        width = min(self._window.width() - round(32 * one), round(820 * one), self._one_line(one))
        self.resize(width, max(round(44 * one), self._row.totalHeightForWidth(width)))
        self.move((self._window.width() - width) // 2, round(14 * one))

    def _one_line(self, one: float) -> int:
        """Return the width at which the words just fit into a line: what lies beside them stays in sight."""
        self.text.ensurePolished()  # it knows its font then
        self.close_button.ensurePolished()
        words = self.text.fontMetrics().horizontalAdvance(self.text.text()) + round(8 * one)
        margins = self._row.contentsMargins()
        around = margins.left() + margins.right() + max(0, self._row.spacing())
        return words + around + self.close_button.sizeHint().width()

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize and self.isVisible():
            self._place()
        return False
