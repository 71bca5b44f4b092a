"""What the pictures of the rules page are drawn with: domino cards on the game's table, families, ranks, piles."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import ClassVar, Final

from PySide6.QtCore import QPointF, QRectF

from cardtable.games.chuo_pai.cards import Identity
from cardtable.games.chuo_pai.family_mark import paint_family
from cardtable.games.chuo_pai.portraits import portrait
from cardtable.games.chuo_pai.words import WORDS
from cardtable.scene.cards import sketch
from cardtable.scene.decks.deck import Deck
from cardtable.scene.decks.domino import DOMINO
from cardtable.scene.paint import colour, disc, pen, placed, polyline, rounded, saved
from cardtable.scene.palette import IVORY
from cardtable.scene.soft import glow
from cardtable.scene.surface import LAKE, Felt
from cardtable.scene.typography import Role, font, wrap
from cardtable.scene.widgets.words import CENTRE, draw_text

TIE: Final = "#F0C778"
VEIL: Final = 0.42
LEADING: Final = 1.16  # from line to line of a name


class Sketch(sketch.Sketch):
    """A picture while it is drawn; the table lies ready."""

    deck: ClassVar[Deck] = DOMINO
    felt: ClassVar[Felt] = LAKE
    card: ClassVar[float] = 112.0
    step: ClassVar[float] = 26.0

    # -- plays -------------------------------------------------------------------------------

    def play(self, text: str, left: float, y: float, height: float | None = None, beaten: bool = False) -> float:
        """Lay the cards of a play, those of one identity close together; return where they end."""
        height = height or self.card
        lefts = self._lefts(text, height)
        for kind, at in zip(text.split(), lefts, strict=True):
            self.cards([kind], left + at, y, height)
            if beaten:
                form = placed(self.deck.outline(height), left + at + self.card_width(height) / 2, y)
                self.painter.fillPath(form, colour(self.felt.shade, VEIL))
        return left + lefts[-1] + self.card_width(height)

    @classmethod
    def play_width(cls, text: str, height: float | None = None) -> float:
        """Return how wide a play lies."""
        height = height or cls.card
        return cls._lefts(text, height)[-1] + cls.card_width(height)

    @classmethod
    def _lefts(cls, text: str, height: float) -> list[float]:
        """Return where the cards of a play begin."""
        lefts = [0.0]
        for one, other in pairwise(text.split()):
            lefts.append(lefts[-1] + (cls.step * height / cls.card if one == other else cls.card_width(height) + 4))
        return lefts

    def lit(self, left: float, end: float, y: float, height: float | None = None) -> None:
        """Frame the highest play."""
        height = height or self.card
        form = rounded(QRectF(left - 7, y - height / 2 - 7, end - left + 14, height + 14), 11)
        glow(self.painter, form, sketch.LINE, 9, 6, 0.5)
        self.painter.fillPath(form, colour(self.felt.cloth))
        self.painter.strokePath(form, pen(sketch.LINE, 2.2))

    # -- signs -------------------------------------------------------------------------------

    def higher(self, x: float, y: float, size: float = 8.0) -> None:
        """Write "is higher than" around (x, y)."""
        path = polyline((x - size * 0.5, y - size * 0.8), (x + size * 0.5, y), (x - size * 0.5, y + size * 0.8))
        self.painter.strokePath(path, pen(IVORY, 2.8))

    def ties(self, x: float, y: float, size: float = 7.0) -> None:
        """Write "is as high as" around (x, y)."""
        for dy in (-size * 0.42, size * 0.42):
            self.painter.strokePath(polyline((x - size, y + dy), (x + size, y + dy)), pen(TIE, 2.8))

    def mark(self, family: str, x: float, y: float, radius: float = 15.0) -> None:
        """Show the mark of a family on a disc of ivory."""
        self.painter.fillPath(disc(x + 0.8, y + 1.6, radius), colour("#000000", 0.35))
        paint_family(self.painter, family, QPointF(x, y), radius)

    def text(self, text: str, x: float, y: float, size: float = 13.0, role: Role = Role.SMALL) -> None:
        """Write the name of something, its first base at *y*."""
        draw_text(self.painter, x, y, text, font(role, size=size), colour(IVORY, 0.95), CENTRE)

    def name(self, identity: Identity, x: float, y: float, room: float, size: float = 12.0) -> None:
        """Write a card's name, in two lines if it is wide, its first base at *y*."""
        face = font(Role.SMALL_STRONG, size=size)
        for n, line in enumerate(wrap(WORDS.card(identity), face, room)):
            draw_text(self.painter, x, y + n * size * LEADING, line, face, colour(IVORY, 0.95), CENTRE)

    def player(self, seat: int, x: float, y: float, radius: float = 34.0) -> None:
        """Show who sits there."""
        with saved(self.painter):
            self.painter.translate(x, y)
            portrait(seat, radius)(self.painter)

    def pile(self, count: int, x: float, y: float, kinds: Sequence[Identity], height: float = 76.0) -> float:
        """Show a score pile, its number beside it; return where it ends."""
        end = self.cards(kinds, x, y, height, 15)
        self.number(str(count), end + 30, y, 30, sketch.LINE)
        return end + 52

    def way_round(self, middle: QPointF, across: float, down: float) -> None:
        """Draw the way of the turns, clockwise, for three players."""
        with saved(self.painter):
            self.painter.translate(2 * middle.x(), 0)
            self.painter.scale(-1, 1)
            self.ring(middle, across, down)
