"""Whether the system asks programs to move less: found out after the first picture, without waiting.

Windows is asked directly.  macOS and GNOME keep the wish behind a small command; KDE keeps it in a file.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QProcess
from shiboken6 import isValid

_COMMANDS: Final = {  # platform: program, arguments, the answer that means "less"
    "darwin": ("defaults", ["read", "com.apple.universalaccess", "reduceMotion"], "1"),
    "linux": ("gsettings", ["get", "org.gnome.desktop.interface", "enable-animations"], "false"),
}
_SPI_GETCLIENTAREAANIMATION: Final = 0x1042


def ask_system(answer: Callable[[bool], object], parent: QObject) -> None:
    """Call *answer* once if the system can be asked; never, if it cannot."""
    if sys.platform == "win32":
        answer(_windows_wants_less())
    elif _kde_wants_less():
        answer(True)
    elif sys.platform in _COMMANDS:
        program, arguments, less = _COMMANDS[sys.platform]
        process = QProcess(parent)

        def finished() -> None:
            if not isValid(process):  # the program was left before the answer came
                return
            said = bytes(process.readAllStandardOutput().data()).decode(errors="replace").strip()
            process.deleteLater()
            answer(said == less)

        process.finished.connect(finished)
        process.errorOccurred.connect(process.deleteLater)  # no such command: no wish
        process.start(program, arguments)


def _windows_wants_less() -> bool:
    import ctypes

    animated = ctypes.c_int(1)
    system = ctypes.windll.user32  # type: ignore[attr-defined,unused-ignore]  # known on Windows only
    system.SystemParametersInfoW(_SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(animated), 0)
    return not animated.value


def _kde_wants_less() -> bool:
    if "KDE" not in os.environ.get("XDG_CURRENT_DESKTOP", ""):
        return False
    folder = Path(os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config")
    try:
        text = (folder / "kdeglobals").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return False
    still = ("AnimationDurationFactor=0", "AnimationDurationFactor=0.0")
    return any(line.replace(" ", "") in still for line in text.splitlines())
