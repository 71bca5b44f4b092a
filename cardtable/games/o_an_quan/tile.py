"""The game on the home page: its name, its few words, its colours and its picture."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QSizeF
from PySide6.QtGui import QPainter


@dataclass(frozen=True, slots=True)
class OAnQuanTile:
    """What the home page asks of a game."""

    name: str = "Ô ăn quan"
    origin: str = "Việt Nam"
    players: str = "2"
    minutes: int = 10
    base: str = "#3B2313"
    accent: str = "#E9B877"

    def tagline(self) -> str:
        """Return one line about the game, in the present language."""
        return QCoreApplication.translate("o_an_quan", "Capture the mandarin")

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """Fill *size* u from the origin with the picture."""
        from cardtable.games.o_an_quan.tile_art import paint_picture  # only the home page needs it

        paint_picture(painter, size)


TILE = OAnQuanTile()
