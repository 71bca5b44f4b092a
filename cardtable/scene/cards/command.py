"""Commands of a card table's own, for buttons, chips and keys."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QAction, QKeySequence

from cardtable.scene.stage import Stage


def command(stage: Stage, name: str, performed: Callable[[], object], key: QKeySequence | None = None) -> QAction:
    """Return an action; *key* is shown on its button, but when it is pressed, it is the table that hears it."""
    action = QAction(stage)
    action.setObjectName(name)
    if key is not None:
        action.setShortcut(key)
    action.triggered.connect(lambda: performed())
    return action
