"""The menu behind the ☰ chip; on macOS the same commands fill the system's menu bar."""

from __future__ import annotations

import sys
from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow, QMenu

translate = QCoreApplication.translate

GAME = ("continue", "new", "repeat", "", "undo", "redo", "hint", "why", "", "pause", "skip", "review")
CODE = ("open", "copy_code")
VIEW = ("log", "full_screen")
PROGRAM = ("rules", "options", "statistics")
HELP = ("report", "about")
LEAVE = ("home", "quit")


class Menus:
    """Builds the popup once it is asked for, and keeps its titles in the present language."""

    def __init__(self, window: QMainWindow, actions: Mapping[str, QAction]) -> None:
        self._window, self._actions = window, actions
        self._titled: list[tuple[QMenu, str]] = []
        self._popup: QMenu | None = None
        if sys.platform == "darwin":
            bar = window.menuBar()
            for key, parts in (("game", (GAME, CODE, LEAVE)), ("view", (VIEW, PROGRAM)), ("help", (HELP,))):
                menu = bar.addMenu("")
                self._titled.append((menu, key))
                self._fill(menu, *parts)

    def popup(self) -> QMenu:
        """Return the popup menu."""
        if self._popup is None:
            menu = QMenu(self._window)
            self._fill(menu, GAME[:3], GAME[4:8], GAME[9:], PROGRAM, VIEW)
            more = menu.addMenu("")
            self._titled.append((more, "more"))
            self._fill(more, CODE, HELP)
            menu.addSeparator()
            self._fill(menu, LEAVE)
            self._popup = menu
            self.retranslate()
        return self._popup

    def retranslate(self) -> None:
        """Name the menus."""
        names = {
            "game": translate("Menu", "Game"),
            "view": translate("Menu", "View"),
            "help": translate("Menu", "Help"),
            "more": translate("Menu", "Code, help"),
        }
        for menu, key in self._titled:
            menu.setTitle(names[key])

    def _fill(self, menu: QMenu, *parts: tuple[str, ...]) -> None:
        for number, part in enumerate(parts):
            if number:
                menu.addSeparator()
            for key in part:
                if key:
                    menu.addAction(self._actions[key])
                else:
                    menu.addSeparator()
