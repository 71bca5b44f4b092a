"""The game on the home page: its name, its few words, its colours and its picture."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QSizeF
from PySide6.QtGui import QPainter


@dataclass(frozen=True, slots=True)
class ConquianTile:
    """What the home page asks of a game."""

    name: str = "Conquian"
    origin: str = "México"
    players: str = "3"
    minutes: int = 3
    base: str = "#082F38"
    accent: str = "#F2B96A"

    def tagline(self) -> str:
        """Return one line about the game, in the present language."""
        return QCoreApplication.translate("conquian", "Nine cards on the table")

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """Fill *size* u from the origin with the picture."""
        from cardtable.games.conquian.tile_art import paint_picture  # only the home page needs it

        paint_picture(painter, size)


TILE = ConquianTile()
