"""The window's right side, or its foot where that is too narrow: the game in words, while the player wants it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QBoxLayout, QWidget

from cardtable.ui.game_port import TextChoice
from cardtable.ui.settings import Settings

if TYPE_CHECKING:
    from cardtable.ui.text_panel import TextPanel


class SidePanel:
    """Makes the text panel when it is first wanted; *log* and *choices* say what the page that is shown has for it."""

    def __init__(
        self,
        window: QWidget,
        row: QBoxLayout,
        settings: Settings,
        log: Callable[[], Sequence[str]],
        choices: Callable[[], Sequence[TextChoice]],
        closed: Callable[[], object],
    ) -> None:
        """*row* holds the page and takes the panel; *closed* is called when the panel's own button is used."""
        self._window, self._row, self._settings = window, row, settings
        self._log, self._choices, self._closed = log, choices, closed
        self._panel: TextPanel | None = None
        self._open = False

    @property
    def panel(self) -> TextPanel:
        """The panel itself."""
        if self._panel is None:
            from cardtable.ui.text_panel import TextPanel

            panel = self._panel = TextPanel(self._window, self._settings, self._closed)
            panel.retranslate()
            self._row.addWidget(panel)
        return self._panel

    def open(self) -> None:
        """Show the panel and give it the keyboard."""
        self._open = True
        self.dress()
        self.fill()
        self.panel.show()
        self.take_focus()

    def close(self) -> bool:
        """Hide the panel; return whether it had the keyboard."""
        self._open = False
        had_focus = self.has_focus()
        if self._panel is not None:
            self._panel.hide()
        return had_focus

    def has_focus(self) -> bool:
        """Return whether the keyboard is in the panel."""
        focus = self._window.focusWidget()
        return focus is not None and self._panel is not None and self._panel.isAncestorOf(focus)

    def take_focus(self) -> None:
        """Give the keyboard to the panel, if it has ever been wanted."""
        if self._panel is not None:
            self._panel.take_focus()

    # -- words ---------------------------------------------------------------------------------

    def fill(self) -> None:
        """Show log and choices of the page that is shown now."""
        if self._open:
            self.fill_log()
            self.fill_choices()

    def fill_log(self) -> None:
        """Show the whole log."""
        if self._open:
            self.panel.show_log(self._log())

    def fill_choices(self) -> None:
        """Show what can be done now."""
        if self._open:
            self.panel.show_choices(self._choices())

    def add_line(self, line: str) -> None:
        """Add one line to the log."""
        if self._open:
            self.panel.add_line(line)

    def retranslate(self) -> None:
        """Make every text anew."""
        if self._panel is not None:
            self._panel.retranslate()
        self.fill()

    def dress(self) -> None:
        """Take appearance and sizes as they are now; what is hidden does so when it is shown."""
        if self._open:
            under = self.panel.dress()
            way = QBoxLayout.Direction
            self._row.setDirection(way.TopToBottom if under else way.LeftToRight)
