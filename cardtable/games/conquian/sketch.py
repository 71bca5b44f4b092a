"""What the pictures of the rules page are drawn with: the Spanish deck on the game's table, and its players."""

from __future__ import annotations

from typing import ClassVar, Final

from PySide6.QtCore import QRectF

from cardtable.games.conquian.portraits import paint_player
from cardtable.scene.cards import sketch
from cardtable.scene.decks.deck import Deck
from cardtable.scene.decks.spanish import SPANISH
from cardtable.scene.paint import colour, pen, placed, rounded, saved
from cardtable.scene.palette import GOLD, GOLD_GLOW, JADE, JADE_TEXT
from cardtable.scene.soft import glow
from cardtable.scene.surface import BLUE, Felt

FRAME: Final = 7.0  # from a meld to the frame around it


class Sketch(sketch.Sketch):
    """A picture while it is drawn; the table lies ready."""

    deck: ClassVar[Deck] = SPANISH
    felt: ClassVar[Felt] = BLUE
    step: ClassVar[float] = 41.0

    def offered(self, code: str, left: float, y: float, height: float | None = None) -> float:
        """Lay the card on offer, in the light of the lamp; return where it ends."""
        height = height or self.card
        outline = placed(self.deck.outline(height), left + self.card_width(height) / 2, y)
        glow(self.painter, outline, GOLD_GLOW, 10, 9, 0.95)
        end = self.cards([code], left, y, height)
        self.painter.strokePath(outline, pen(GOLD, 2.4))
        return end

    def frame(self, left: float, right: float, y: float, height: float) -> None:
        """Frame a meld that can be forced; goes below its cards."""
        box = rounded(QRectF(left, y - height / 2, right - left, height).adjusted(-FRAME, -FRAME, FRAME, FRAME), 11)
        glow(self.painter, box, JADE, 9, 7, 0.8)
        self.painter.fillPath(box, colour(JADE, 0.28))
        self.painter.strokePath(box, pen(JADE_TEXT, 2))

    def player(self, seat: int, x: float, y: float, radius: float = 34.0) -> None:
        """Show who sits there."""
        with saved(self.painter):
            self.painter.translate(x, y)
            paint_player(self.painter, radius, seat)
