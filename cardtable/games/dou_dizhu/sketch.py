"""What the pictures of the rules page are drawn with: the French deck on the game's table, and its players."""

from __future__ import annotations

from typing import ClassVar

from cardtable.games.dou_dizhu.figure_art import paint_player
from cardtable.scene.cards import sketch
from cardtable.scene.decks.deck import Deck
from cardtable.scene.decks.french import FRENCH
from cardtable.scene.paint import saved


class Sketch(sketch.Sketch):
    """A picture while it is drawn; the table lies ready."""

    deck: ClassVar[Deck] = FRENCH

    def player(self, seat: int, role: str, x: float, y: float, radius: float = 34.0) -> None:
        """Show who sits there."""
        with saved(self.painter):
            self.painter.translate(x, y)
            paint_player(self.painter, radius, seat, role)
