"""The game on the home page: its name, its few words, its colours and its picture."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QSizeF
from PySide6.QtGui import QPainter


@dataclass(frozen=True, slots=True)
class QuanDuiTile:
    """What the home page asks of a game."""

    name: str = "Quan Dui"
    origin: str = "China"
    players: str = "2–6"
    minutes: int = 25  # a whole match
    base: str = "#2A1636"
    accent: str = "#F3B765"

    def tagline(self) -> str:
        """Return one line about the game, in the present language."""
        return QCoreApplication.translate("quan_dui", "Eight pairs, eight Tentos")

    def paint(self, painter: QPainter, size: QSizeF) -> None:
        """Fill *size* u from the origin with the picture."""
        from cardtable.games.quan_dui.tile_art import paint_picture  # only the home page needs it

        paint_picture(painter, size)


TILE = QuanDuiTile()
