"""Where the window comes back: always somewhere it can be seen and grasped."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from cardtable.ui import settings as keys
from cardtable.ui.settings import Settings

SMALLEST: Final = QSize(800, 500)
USUAL: Final = QSize(1280, 720)


def restore_place(window: QWidget, settings: Settings) -> None:
    """Put a window where it was kept, as far as that can be seen today."""
    window.setGeometry(usable_place(settings.get(keys.WINDOW), screens(), on_wayland()))
    if settings.get(keys.MAXIMIZED):
        window.setWindowState(Qt.WindowState.WindowMaximized)


def keep_place(window: QWidget, settings: Settings) -> None:
    """Remember where a window is; its usual place while it fills the screen."""
    settings.set(keys.MAXIMIZED, window.isMaximized())
    if not window.isMaximized() and not window.isFullScreen():
        place = window.geometry()
        size = (place.width(), place.height())
        settings.set(keys.WINDOW, size if on_wayland() else (*size, place.x(), place.y()))


def on_wayland() -> bool:
    """Return whether the system forbids programs to know or choose their place."""
    return QGuiApplication.platformName().startswith("wayland")


def screens() -> list[QRect]:
    """Return the usable parts of all screens, the main one first."""
    main = QGuiApplication.primaryScreen()
    ordered = sorted(QGuiApplication.screens(), key=lambda screen: screen != main)
    return [screen.availableGeometry() for screen in ordered]


def usable_place(kept: tuple[int, ...], rooms: list[QRect], size_only: bool = False) -> QRect:
    """Return a window rectangle that can be seen and grasped on one of *rooms* (the first is the main one)."""
    size = QSize(*kept[:2]) if kept else USUAL
    place = QRect(QPoint(*kept[2:4]), size) if len(kept) == 4 and not size_only else QRect()
    title = place.adjusted(60, 0, -60, 0)
    title.setHeight(40)
    home = next((screen for screen in rooms if screen.intersects(title)), rooms[0])
    room = home.size() - QSize(0, 40)  # the frame's title, whose height is not known yet
    size = size.expandedTo(SMALLEST).boundedTo(room)
    result = QRect(place.topLeft(), size)
    if not place.isValid() or not any(screen.intersects(title) for screen in rooms):
        result.moveCenter(home.center())
    result.moveLeft(max(home.left(), min(result.left(), home.right() - size.width() + 1)))
    result.moveTop(max(home.top(), min(result.top(), home.bottom() - size.height() + 1)))
    return result
