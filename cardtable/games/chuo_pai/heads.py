"""The families' names over the hand: mark, name, count, and a line as long as the family."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from cardtable.games.chuo_pai.cards import Family
from cardtable.games.chuo_pai.phrases import PHRASES
from cardtable.games.chuo_pai.stack_hand import Block
from cardtable.games.chuo_pai.words import WORDS
from cardtable.scene.decks.domino import paint_mark
from cardtable.scene.focus import Focusable, Kind
from cardtable.scene.item import PaintedItem
from cardtable.scene.paint import colour, disc, pen, polyline
from cardtable.scene.palette import IVORY
from cardtable.scene.stage import Stage
from cardtable.scene.typography import Role, width
from cardtable.scene.widgets.words import draw_text

HIGH: Final = 22.0
DISC: Final = 9.0
SHADES: Final = {  # of the names, on felt
    Family.LONG: "#F2CE7C",
    Family.YAO: "#86DBCE",
    Family.BLACK: "#E8E2D2",
    Family.RED: "#FF9E8C",
}


class Heads(PaintedItem, Focusable):
    """The row of names, with its upper left corner at the item's position."""

    focus_kind = Kind.TEXT
    focus_key = "families"

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.blocks: tuple[Block, ...] = ()
        self.setZValue(90.0)

    def show_blocks(self, blocks: Sequence[Block], wide: float) -> None:
        """Stand over these families."""
        if tuple(blocks) != self.blocks:
            self.blocks = tuple(blocks)
            self.touch()
        self.set_bounds(QRectF(0, 0, wide, HIGH + 4))

    def focus_name(self) -> str:
        """Return the families with their counts."""
        return ", ".join(PHRASES.block(block.family, block.size) for block in self.blocks)

    def focus_outline(self) -> QPainterPath:
        """Return what it covers."""
        path = QPainterPath()
        path.addRect(self.boundingRect())
        return path

    def draw(self, painter: QPainter) -> None:
        """Draw the names; a name that has no room is left out, the mark says it."""
        strong, plain = self.stage.face(Role.SMALL_STRONG), self.stage.face(Role.SMALL)
        limits = [*(block.left - 12 for block in self.blocks[1:]), self.boundingRect().right()]
        for block, limit in zip(self.blocks, limits, strict=False):
            x, y = block.left + DISC, HIGH / 2
            painter.fillPath(disc(x, y, DISC), colour(IVORY))
            paint_mark(painter, block.family, QRectF(x - 5.4, y - 5.4, 10.8, 10.8))
            x += DISC + 6
            base = y + strong.pixelSize() * 0.36
            name, count = WORDS.heading(block.family), str(block.size)
            if x + width(name, strong) + width(count, plain) + 8 <= limit:
                x += draw_text(painter, x, base, name, strong, SHADES[block.family]) + 6
            x += draw_text(painter, x, base, count, plain, colour(IVORY, 0.9)) + 8
            if x < block.right - 6:
                painter.strokePath(polyline((x, y + 1), (block.right, y + 1)), pen(colour(IVORY, 0.26), 1.2))
