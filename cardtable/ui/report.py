"""What somebody who helps has to know: version, system, and the game that was on the table."""

from __future__ import annotations

import sys

from PySide6 import __version__ as pyside
from PySide6.QtGui import QGuiApplication

from cardtable import __version__
from cardtable.ui.services import Services


def system_lines() -> list[str]:
    """Return version and system, one fact a line; English, since it is read by those who mend."""
    import platform  # slow to import, and asked for only when something is amiss

    frozen = " (frozen)" if getattr(sys, "frozen", False) else ""
    return [
        f"Cardtable {__version__}{frozen}",
        f"Python {platform.python_version()}, PySide6 {pyside}",
        f"{platform.platform()}, {QGuiApplication.platformName()}",
    ]


def problem_report(services: Services, transcript: str) -> str:
    """Return a report as plain text."""
    screens = [
        f"screen {s.geometry().width()}×{s.geometry().height()} ratio {s.devicePixelRatio():g}"
        for s in QGuiApplication.screens()
    ]
    lines = [
        *system_lines(),
        *screens,
        f"language {services.language.code}",
        f"log {services.paths.log_file}",
    ]
    if transcript:
        lines += ["", transcript.rstrip()]
    return "\n".join(lines) + "\n"
