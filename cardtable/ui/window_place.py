"""Where the window comes back: always somewhere it can be seen and grasped."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QGuiApplication

SMALLEST: Final = QSize(800, 500)
USUAL: Final = QSize(1280, 720)


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
