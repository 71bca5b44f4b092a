"""The game on the home page: its name, its few words, its colours and its picture."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QSizeF
from PySide6.QtGui import QPainter


@dataclass(frozen=True, slots=True)
class ChuoPaiTile:
    """What the home page asks of a game."""

    name: str = "Chuo Pai"
    origin: str = "China"
    players: str = "3"
    minutes: int = 10
    base: str = "#0C2A4A"
    accent: str = "#F0CC85"

    def tagline(self) -> str:
        """Return one line about the game, in the present language."""
        return QCoreApplication.translate("chuo_pai", "Whoever can beat must")

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """Fill *size* u from the origin with the picture."""
        from cardtable.games.chuo_pai.tile_art import paint_picture  # only the home page needs it

        paint_picture(painter, size)


TILE = ChuoPaiTile()
