"""The game on the home page: its name, its few words, its colours and its picture."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QSizeF
from PySide6.QtGui import QPainter


@dataclass(frozen=True, slots=True)
class DouDizhuTile:
    """What the home page asks of a game."""

    name: str = "Dou Dizhu"
    origin: str = "China"
    players: str = "3"
    minutes: int = 5
    base: str = "#43100B"
    accent: str = "#F2C77C"

    def tagline(self) -> str:
        """Return one line about the game, in the present language."""
        return QCoreApplication.translate("dou_dizhu", "Against the landlord")

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """Fill *size* u from the origin with the picture."""
        from cardtable.games.dou_dizhu.tile_art import paint_picture  # only the home page needs it

        paint_picture(painter, size)


TILE = DouDizhuTile()
