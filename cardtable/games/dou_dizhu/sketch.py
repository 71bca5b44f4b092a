"""What the pictures of the rules page are drawn with: a piece of the table, cards, brackets, arrows, numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from cardtable.core.events import Piece
from cardtable.games.dou_dizhu.figure_art import paint_player
from cardtable.scene.decks.french import FRENCH
from cardtable.scene.decks.numerals import numeral
from cardtable.scene.paint import colour, disc, pen, polyline, rounded, saved, triangle
from cardtable.scene.palette import IVORY, JADE, PAPER, TERRACOTTA
from cardtable.scene.surface import paint_surface

CARD: Final = 104.0  # height in units
STEP: Final = 31.0  # from card to card
CORNER: Final = 14.0
TABLE: Final = QSizeF(760, 420)  # larger than any picture
LAMP: Final = 0.36
LINE: Final = "#F0C778"


def card_width(height: float = CARD) -> float:
    """Return the width of a card."""
    return FRENCH.size(height).width()


class Sketch:
    """A picture while it is drawn; the table lies ready."""

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
            paint_surface(painter, TABLE, lamp=QPointF(LAMP, LAMP))
        inner = area.adjusted(5, 5, -5, -5)
        painter.strokePath(rounded(inner, CORNER - 4), pen(colour(LINE, 0.22), 1.1))

    def cards(self, codes: Sequence[str], left: float, y: float, height: float = CARD, step: float = STEP) -> float:
        """Lay cards that overlap, their middles at height *y*; return where the last one ends."""
        wide = card_width(height)
        for n, code in enumerate(codes):
            piece = None if code == "back" else Piece(code)
            FRENCH.lay(self.painter, piece, (left + wide / 2 + n * step, y), height)
        return left + wide + (len(codes) - 1) * step

    def bracket(self, left: float, right: float, y: float) -> None:
        """Embrace from below what counts."""
        path = polyline((left + 3, y - 7), (left + 3, y), (right - 3, y), (right - 3, y - 7))
        self.painter.strokePath(path, pen(colour("#000000", 0.35), 4.4))
        self.painter.strokePath(path, pen(LINE, 2.4))

    def arrow(self, x: float, y: float, length: float = 26.0) -> None:
        """Point to the right from (x, y)."""
        end = x + length
        for shade, width in ((colour("#000000", 0.3), 6.4), (colour(IVORY), 3.2)):
            self.painter.strokePath(polyline((x, y), (end - 8, y)), pen(shade, width))
        self.painter.fillPath(triangle(end - 6, y, 15, True), colour(IVORY))

    def number(self, text: str, x: float, y: float, height: float, shade: str = IVORY) -> None:
        """Write digits, their middle at (x, y)."""
        self.painter.fillPath(numeral(text, height, 400).translated(x, y - height / 2), colour(shade))

    def sign(self, kind: str, x: float, y: float, size: float = 9.0) -> None:
        """Write a times or an equals sign around (x, y)."""
        path = QPainterPath()
        if kind == "×":
            path.addPath(polyline((x - size * 0.7, y - size * 0.7), (x + size * 0.7, y + size * 0.7)))
            path.addPath(polyline((x - size * 0.7, y + size * 0.7), (x + size * 0.7, y - size * 0.7)))
        else:
            for dy in (-size * 0.4, size * 0.4):
                path.addPath(polyline((x - size, y + dy), (x + size, y + dy)))
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

    def player(self, seat: int, role: str, x: float, y: float, radius: float = 34.0) -> None:
        """Show who sits there."""
        with saved(self.painter):
            self.painter.translate(x, y)
            paint_player(self.painter, radius, seat, role)

    def bubble(self, text: str, x: float, y: float) -> None:
        """Let the player below (x, y) bid a number; a dash passes."""
        box = QRectF(x - 21, y - 19, 42, 34)
        tail = polyline((x - 7, y + 12), (x, y + 26), (x + 8, y + 12), closed=True)
        form = rounded(box, 15).united(tail)
        self.painter.fillPath(form.translated(1.5, 3), colour("#000000", 0.3))
        self.painter.fillPath(form, colour(PAPER[1]))
        if text == "–":
            self.painter.strokePath(polyline((x - 7, y - 2), (x + 7, y - 2)), pen("#2A1D12", 3.2))
        else:
            self.number(text, x, y - 2, 19, "#2A1D12")

    def pill(self, text: str, x: float, y: float) -> None:
        """Count cards on a small dark pill."""
        wide = 22 + 9 * len(text)
        box = QRectF(x - wide / 2, y - 12, wide, 24)
        self.painter.fillPath(rounded(box, 12), colour("#081610", 0.82))
        self.painter.strokePath(rounded(box, 12), pen(colour(IVORY, 0.4), 1))
        self.number(text, x, y, 13)
