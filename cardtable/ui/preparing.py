"""What a click on Play would else wait for, done bit by bit while nobody wants anything."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Final

from PySide6.QtCore import QObject, QTimer

from cardtable.games import CATALOGUE

PAUSE_MS: Final = 10  # between two pieces of it, for whatever the player wants meanwhile
MODULES: Final = ("cardtable.ui.home_page", "cardtable.ui.game_page", "cardtable.scene.widgets.sheet")
PARTS: Final = (("rules", "RULES"), ("messages", "MESSAGES"), ("table", "TABLE"))


def prepare(owner: QObject, game_id: str) -> None:
    """Import what the pages and a game need, as long as *owner* lives."""
    steps = _steps(game_id)

    def step() -> None:
        if next(steps, False):
            QTimer.singleShot(PAUSE_MS, owner, step)

    step()


def _steps(game_id: str) -> Iterator[bool]:
    for module in MODULES:
        import_module(module)
        yield True
    for module, name in PARTS:
        CATALOGUE[game_id].part(module, name)
        yield True
