"""Files that macOS hands over: by an event to the application, where other systems name them on the command line."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtGui import QFileOpenEvent


class FileEvents(QObject):
    """An event filter for the application object, which passes the path of a double-clicked file on."""

    def __init__(self, parent: QObject, opened: Callable[[str], object]) -> None:
        super().__init__(parent)
        self._opened = opened

    def install(self) -> None:
        """Listen from now on."""
        application = QCoreApplication.instance()
        assert application is not None
        application.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take what opens a file, and nothing else."""
        if not isinstance(event, QFileOpenEvent):
            return False
        self._opened(event.file())
        return True
