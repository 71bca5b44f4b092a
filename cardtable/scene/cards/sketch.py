"""What the pictures of a rules page are drawn with: a piece of the table, cards, brackets, arrows, numbers; no words.

A game's own ``Sketch`` names its deck and its felt and adds what only it shows.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final, Generic, TypeVar

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from cardtable.core.events import Piece
from cardtable.scene.decks.deck import Deck
from cardtable.scene.decks.numerals import numeral
from cardtable.scene.paint import HINTS, colour, disc, pen, placed, polyline, rounded, saved, triangle
from cardtable.scene.palette import IVORY, JADE, PAPER, TERRACOTTA
from cardtable.scene.surface import GREEN, Felt, paint_surface

CORNER: Final = 14.0
TABLE: Final = QSizeF(760, 460)  # larger than any picture
LAMP: Final = 0.36
LINE: Final = "#F0C778"
INK: Final = "#2A1D12"
BACK: Final = "back"  # a card face down
WAYS: Final = ((64, 13), (-38, -132), (-192, -246))  # degrees of the three ways around the table, against the clock


class Sketch:
    """A picture while it is drawn; the table lies ready."""

    deck: ClassVar[Deck]
    felt: ClassVar[Felt] = GREEN
    card: ClassVar[float] = 104.0  # height of a card in units
    step: ClassVar[float] = 31.0  # from card to card

    def __init__(self, painter: QPainter, size: QSizeF) -> None:
        self.painter, self.size = painter, size
        area = QRectF(0, 0, size.width(), size.height())
        with saved(painter, rounded(area, CORNER)):
            # a cut-out of the table near the lamp, so that small pictures are lit like large ones
            spare = TABLE - size
            painter.translate(
                -min(max(0.0, TABLE.width() * LAMP - size.width() / 2), spare.width()),
                -min(max(0.0, TABLE.height() * LAMP - size.height() / 2), spare.height()),
            )
            paint_surface(painter, TABLE, self.felt, lamp=QPointF(LAMP, LAMP))
        inner = area.adjusted(5, 5, -5, -5)
        painter.strokePath(rounded(inner, CORNER - 4), pen(colour(LINE, 0.22), 1.1))

    # -- cards -------------------------------------------------------------------------------

    @classmethod
    def card_width(cls, height: float | None = None) -> float:
        """Return the width of a card."""
        return cls.deck.size(cls.card if height is None else height).width()

    @classmethod
    def row_width(cls, count: int, height: float | None = None, step: float | None = None) -> float:
        """Return how wide some cards are that overlap."""
        return cls.card_width(height) + (count - 1) * (cls.step if step is None else step)

    def cards(
        self,
        codes: Sequence[str],
        left: float,
        y: float,
        height: float | None = None,
        step: float | None = None,
        deck: Deck | None = None,
    ) -> float:
        """Lay cards that overlap, their middles at height *y*; return where the last one ends."""
        height, step, deck = height or self.card, step or self.step, deck or self.deck
        wide = deck.size(height).width()
        for n, code in enumerate(codes):
            deck.lay(self.painter, None if code == BACK else Piece(code), (left + wide / 2 + n * step, y), height)
        return left + wide + (len(codes) - 1) * step

    def bracket(self, left: float, right: float, y: float) -> None:
        """Embrace from below what counts."""
        path = polyline((left + 3, y - 7), (left + 3, y), (right - 3, y), (right - 3, y - 7))
        self.painter.strokePath(path, pen(colour("#000000", 0.35), 4.4))
        self.painter.strokePath(path, pen(LINE, 2.4))

    # -- signs -------------------------------------------------------------------------------

    def arrow(self, x: float, y: float, length: float = 26.0, shade: str = IVORY, angle: float = 0.0) -> None:
        """Point from (x, y) to the right, or turned by *angle* degrees."""
        with saved(self.painter):
            self.painter.translate(x, y)
            self.painter.rotate(angle)
            for ink, width in ((colour("#000000", 0.3), 6.4), (colour(shade), 3.2)):
                self.painter.strokePath(polyline((0, 0), (length - 8, 0)), pen(ink, width))
            self.painter.fillPath(triangle(length - 6, 0, 15, True), colour(shade))

    def ring(self, middle: QPointF, across: float, down: float) -> list[QPointF]:
        """Draw the way of the turns, against the clock, for three players; return the middles of its three parts."""
        ring, heads, middles = QPainterPath(), [], []
        span = QRectF(middle.x() - across, middle.y() - down, 2 * across, 2 * down)
        for start, end in WAYS:
            ring.arcMoveTo(span, -start)
            ring.arcTo(span, -start, start - end)
            angle, half = math.radians(end), math.radians((start + end) / 2)
            tip = QPointF(middle.x() + across * math.cos(angle), middle.y() + down * math.sin(angle))
            way = math.degrees(math.atan2(-down * math.cos(angle), across * math.sin(angle)))
            heads.append(placed(triangle(0, 0, 15, True), tip.x(), tip.y(), way))
            middles.append(QPointF(middle.x() + across * math.cos(half), middle.y() + down * math.sin(half)))
        for shade, width in ((colour("#000000", 0.3), 6.0), (colour(IVORY, 0.9), 3.0)):
            self.painter.strokePath(ring, pen(shade, width))
        for head in heads:
            self.painter.fillPath(head, colour(IVORY))
        return middles

    def number(self, text: str, x: float, y: float, height: float, shade: str = IVORY) -> None:
        """Write digits, their middle at (x, y)."""
        self.painter.fillPath(numeral(text, height, 400).translated(x, y - height / 2), colour(shade))

    def sign(self, kind: str, x: float, y: float, size: float = 9.0) -> None:
        """Write a times, a plus or an equals sign around (x, y)."""
        path = QPainterPath()
        if kind == "=":
            for dy in (-size * 0.4, size * 0.4):
                path.addPath(polyline((x - size, y + dy), (x + size, y + dy)))
        else:
            for dx, dy in ((0.7, 0.7), (0.7, -0.7)) if kind == "×" else ((1.0, 0.0), (0.0, 1.0)):
                path.addPath(polyline((x - size * dx, y - size * dy), (x + size * dx, y + size * dy)))
        line = pen(IVORY, 3.6)
        line.setCapStyle(Qt.PenCapStyle.FlatCap)
        self.painter.strokePath(path, line)

    def verdict(self, good: bool, x: float, y: float) -> None:
        """Say right or wrong by a tick or a cross on a disc."""
        self.painter.fillPath(disc(x, y, 13), colour(JADE if good else TERRACOTTA))
        self.painter.strokePath(disc(x, y, 13), pen(colour(IVORY, 0.9), 1.8))
        mark = polyline((x - 5.5, y), (x - 1.4, y + 4.4), (x + 6, y - 5))
        if not good:
            mark = polyline((x - 4.6, y - 4.6), (x + 4.6, y + 4.6))
            mark.addPath(polyline((x - 4.6, y + 4.6), (x + 4.6, y - 4.6)))
        self.painter.strokePath(mark, pen("#FFFFFF", 2.8))

    def bubble(self, text: str, x: float, y: float) -> None:
        """Let the player below (x, y) say a number; a dash passes."""
        box = QRectF(x - 21, y - 19, 42, 34)
        tail = polyline((x - 7, y + 12), (x, y + 26), (x + 8, y + 12), closed=True)
        form = rounded(box, 15).united(tail)
        self.painter.fillPath(form.translated(1.5, 3), colour("#000000", 0.3))
        self.painter.fillPath(form, colour(PAPER[1]))
        if text == "–":
            self.painter.strokePath(polyline((x - 7, y - 2), (x + 7, y - 2)), pen(INK, 3.2))
        else:
            self.number(text, x, y - 2, 19, INK)

    def pill(self, text: str, x: float, y: float) -> None:
        """Count cards on a small dark pill."""
        wide = 22 + 9 * len(text)
        box = QRectF(x - wide / 2, y - 12, wide, 24)
        self.painter.fillPath(rounded(box, 12), colour("#081610", 0.82))
        self.painter.strokePath(rounded(box, 12), pen(colour(IVORY, 0.4), 1))
        self.number(text, x, y, 13)


S = TypeVar("S", bound=Sketch)


@dataclass(frozen=True, slots=True)
class Illustration(Generic[S]):
    """A picture for the page; *size* in the page's units."""

    size: QSizeF
    draw: Callable[[S], None]
    begin: Callable[[QPainter, QSizeF], S]

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Fill *rect* with the picture."""
        painter.setRenderHints(HINTS)
        with saved(painter):
            painter.translate(rect.topLeft())
            painter.scale(rect.width() / self.size.width(), rect.height() / self.size.height())
            self.draw(self.begin(painter, self.size))
