"""The menu behind the ☰ chip; on macOS the same commands fill the system's menu bar."""

from __future__ import annotations

import sys
from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QPoint, QRect
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow, QMenu

from cardtable.scene.view import TableView
from cardtable.scene.widgets.chip import ChipItem
from cardtable.ui import theme
from cardtable.ui.settings import Settings

translate = QCoreApplication.translate

GAME = ("continue", "new", "repeat", "", "undo", "redo", "hint", "why", "", "pause", "skip", "review")
CODE = ("open", "copy_code")
VIEW = ("log", "full_screen")
PROGRAM = ("rules", "options", "look", "statistics")
HELP = ("report", "about")
LEAVE = ("home", "quit")


class Menus:
    """Builds the popup once it is asked for, and keeps its titles in the present language."""

    def __init__(self, window: QMainWindow, settings: Settings, actions: Mapping[str, QAction]) -> None:
        self._window, self._settings, self._actions = window, settings, actions
        self._titled: list[tuple[QMenu, str]] = []
        self._popup: QMenu | None = None
        if sys.platform == "darwin":
            bar = window.menuBar()
            for key, parts in (("game", (GAME, CODE, LEAVE)), ("view", (VIEW, PROGRAM)), ("help", (HELP,))):
                menu = bar.addMenu("")
                self._titled.append((menu, key))
                self._fill(menu, *parts)

    def open(self) -> None:
        """Open the popup beside its chip."""
        menu, window = self.popup(), self._window
        one = theme.unit(self._settings, window.size())
        menu.setStyleSheet(theme.style_sheet(theme.tones(self._settings), one))
        chip, size = self._chip(), menu.sizeHint()
        x = chip.left() if chip.center().x() < window.width() / 2 else chip.right() - size.width()
        y = chip.bottom() + 6 if chip.center().y() < window.height() / 2 else chip.top() - 6 - size.height()
        menu.popup(window.mapToGlobal(QPoint(x, y)))

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

    def _chip(self) -> QRect:
        """Return where the chip of the menu is, in the window; its upper right corner if it is not in sight."""
        window = self._window
        for view in window.findChildren(TableView):
            for item in view.stage.items() if view.isVisible() else []:
                if isinstance(item, ChipItem) and item.action is self._actions["menu"] and item.isVisible():
                    corners = view.mapFromScene(item.mapToScene(item.box())).boundingRect()
                    return QRect(view.mapTo(window, corners.topLeft()), corners.size())
        return QRect(window.width() - 60, 10, 44, 44)

    def _fill(self, menu: QMenu, *parts: tuple[str, ...]) -> None:
        for number, part in enumerate(parts):
            if number:
                menu.addSeparator()
            for key in part:
                if key:
                    menu.addAction(self._actions[key])
                else:
                    menu.addSeparator()
