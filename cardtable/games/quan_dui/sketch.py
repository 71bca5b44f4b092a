"""What the pictures of the rules page are drawn with: money cards on the game's table, pairs, players, Tentos."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import ClassVar, Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from cardtable.core.events import Piece
from cardtable.games.quan_dui.brackets import SHADES, draw_bracket
from cardtable.games.quan_dui.cards import value_of
from cardtable.games.quan_dui.portraits import portrait
from cardtable.games.quan_dui.sorting import pair_name
from cardtable.scene.cards import sketch
from cardtable.scene.decks.deck import Deck
from cardtable.scene.decks.dongguan import DONGGUAN, paint_coin, paint_suit
from cardtable.scene.paint import colour, disc, pen, placed, saved, triangle
from cardtable.scene.palette import GOLD, GOLD_GLOW, IVORY
from cardtable.scene.soft import glow
from cardtable.scene.surface import PINE, Felt
from cardtable.scene.typography import Role, font
from cardtable.scene.widgets.words import CENTRE, draw_text

OVERLAP: Final = 56 / 76  # of a card's width, that its partner leaves in sight
RISE: Final = 12.0  # from a bracket to its cards


class Sketch(sketch.Sketch):
    """A picture while it is drawn; the table lies ready."""

    deck: ClassVar[Deck] = DONGGUAN
    felt: ClassVar[Felt] = PINE
    card: ClassVar[float] = 128.0
    step: ClassVar[float] = 64.0 * OVERLAP

    @classmethod
    def pair_width(cls, height: float | None = None) -> float:
        """Return how wide a pair is."""
        return cls.card_width(height) * (1 + OVERLAP)

    def pair(self, kinds: Sequence[str], left: float, y: float, height: float | None = None) -> float:
        """Lay two cards under the bracket of their pair, if they are one; return where they end."""
        height = height or self.card
        end = self.cards(kinds, left, y, height, self.card_width(height) * OVERLAP)
        if len(set(map(value_of, kinds))) == 1 and (name := pair_name([*map(Piece, kinds)])):
            draw_bracket(self.painter, name, QRectF(left, y - height / 2, end - left, height), SHADES[name], rise=RISE)
        return end

    def pairs(self, groups: Sequence[Sequence[str]], left: float, y: float, height: float, gap: float) -> float:
        """Lay pairs beside each other; return where the last one ends."""
        end = left - gap
        for group in groups:
            end = self.pair(group, end + gap, y, height)
        return end

    def offered(self, kind: str, left: float, y: float, height: float | None = None) -> float:
        """Lay the newest discard, in the light of the lamp; return where it ends."""
        height = height or self.card
        form = placed(self.deck.outline(height), left + self.card_width(height) / 2, y)
        glow(self.painter, form, GOLD_GLOW, 10, 9, 0.95)
        end = self.cards([kind], left, y, height)
        self.painter.strokePath(form, pen(GOLD, 2.4))
        return end

    def player(self, seat: int, x: float, y: float, radius: float = 34.0) -> None:
        """Show who sits there."""
        with saved(self.painter):
            self.painter.translate(x, y)
            portrait(seat, radius)(self.painter)

    def way(self, middle: QPointF, across: float, down: float, parts: Sequence[tuple[float, float]]) -> None:
        """Draw parts of the way of the turns, against the clock, each in degrees and with a head."""
        span = QRectF(middle.x() - across, middle.y() - down, 2 * across, 2 * down)
        way, heads = QPainterPath(), []
        for start, end in parts:
            way.arcMoveTo(span, start)
            way.arcTo(span, start, end - start)
            angle = math.radians(end)
            tip = QPointF(middle.x() + across * math.cos(angle), middle.y() - down * math.sin(angle))
            lean = math.degrees(math.atan2(-down * math.cos(angle), -across * math.sin(angle)))
            heads.append(placed(triangle(0, 0, 15, True), tip.x(), tip.y(), lean))
        for shade, width in ((colour("#000000", 0.3), 6.0), (colour(IVORY, 0.9), 3.0)):
            self.painter.strokePath(way, pen(shade, width))
        for head in heads:
            self.painter.fillPath(head, colour(IVORY))

    def tentos(self, count: int, left: float, y: float, radius: float = 11.0, of: int = 0) -> float:
        """Lay Tentos in a row, and rings where others are missing; return where they end."""
        step = radius * 2.35
        for n in range(max(count, of)):
            x = left + radius + n * step
            if n < count:
                self.painter.fillPath(disc(x + 1, y + 2, radius), colour("#000000", 0.35))
                paint_coin(self.painter, QRectF(x - radius, y - radius, 2 * radius, 2 * radius))
            else:
                self.painter.strokePath(disc(x, y, radius - 1), pen(colour(IVORY, 0.4), 1.6))
        return left + max(count, of) * step - radius * 0.35

    def suit(self, letter: str, x: float, y: float, side: float) -> None:
        """Show the sign of a suit, of the honours for ``h``."""
        paint_suit(self.painter, letter, QRectF(x - side / 2, y - side / 2, side, side))

    def name(self, text: str, x: float, y: float, size: float = 12.0, role: Role = Role.SMALL) -> None:
        """Write the name of a card or a suit, its base at *y*."""
        draw_text(self.painter, x, y, text, font(role, size=size), colour(IVORY, 0.95), CENTRE)
