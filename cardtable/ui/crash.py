"""What happens after an unexpected error: it is written down, told, and the game goes on if it can."""

from __future__ import annotations

import logging
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Final

from PySide6.QtCore import QtMsgType, qInstallMessageHandler

from cardtable.ui.report import system_lines

LOG_LIMIT: Final = 1_000_000  # bytes; a longer log is put aside at the next start
SAME_TOLD: Final = 3  # an error that repeats with every frame is told no more than this often

log = logging.getLogger(__name__)


def open_log(path: Path) -> bool:
    """Write warnings and news to *path* from now on; ``False`` if it cannot be written."""
    root = logging.getLogger()
    root.setLevel(logging.INFO)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists() and path.stat().st_size > LOG_LIMIT:
            path.replace(path.with_suffix(".old.log"))
        handler: logging.Handler = logging.FileHandler(path, encoding="utf-8")
    except OSError as error:
        root.addHandler(logging.StreamHandler())
        log.warning("log: %s", error)
        return False
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    root.addHandler(handler)
    return True


class CrashKeeper:
    """Replaces ``sys.excepthook``: Qt carries on after an error in a slot, and so do we."""

    def __init__(self, log_file: Path) -> None:
        self.log_file = log_file
        self.tell: Callable[[str, str], object] = lambda key, detail: None  # the window's notices, once there is one
        self.transcript: Callable[[], str] = lambda: ""
        self._seen: dict[str, int] = {}

    def install(self) -> None:
        """Take over errors and Qt's own messages."""
        sys.excepthook = self.caught
        qInstallMessageHandler(_qt_message)

    def caught(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Write an error with version, system and the game's record, and tell where."""
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        text = "".join(traceback.format_exception(kind, error, trace))
        times = self._seen[text] = self._seen.get(text, 0) + 1
        if times > SAME_TOLD:
            return
        log.error("unexpected error\n%s\n%s\n%s", "\n".join(system_lines()), text, self._record())
        if sys.stderr is not None:  # a windowed program on Windows has none
            sys.__excepthook__(kind, error, trace)
        self.tell("crash", str(self.log_file))

    def _record(self) -> str:
        try:
            return self.transcript()
        except (
            Exception
        ) as error:  # whatever broke may have broken the record too; the log must be written all the same
            return f"(no record: {error!r})"


def _qt_message(kind: QtMsgType, context: object, message: str) -> None:
    level = {
        QtMsgType.QtDebugMsg: logging.DEBUG,
        QtMsgType.QtInfoMsg: logging.INFO,
        QtMsgType.QtWarningMsg: logging.WARNING,
    }.get(kind, logging.ERROR)
    logging.getLogger("qt").log(level, "%s", message)
