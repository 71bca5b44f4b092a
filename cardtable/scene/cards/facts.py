"""A box of short facts side by side: what a deal is worth, who leads, how many are left."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from cardtable.scene.focus import Focusable, Kind
from cardtable.scene.item import PaintedItem
from cardtable.scene.paint import colour, falling, pen, rounded
from cardtable.scene.palette import GLASS, GLASS_ALPHA, IVORY
from cardtable.scene.stage import Stage
from cardtable.scene.typography import Role, width
from cardtable.scene.widgets.words import draw_text

HEIGHT: Final = 44.0
PAD: Final = 14.0


class Facts(PaintedItem, Focusable):
    """The box, with its upper left corner at the item's position."""

    focus_kind = Kind.TEXT
    focus_key = "facts"

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.facts: tuple[str, ...] = ()
        self._lay()

    @property
    def width(self) -> float:
        """Its width in u."""
        return self._box.width()

    def say(self, *facts: str) -> None:
        """Tell these; none hides the box."""
        if facts != self.facts:
            self.facts = facts
            self._lay()

    def rerender(self) -> None:
        """Lay out again: words may have changed their size."""
        self._lay()

    def retranslate(self) -> None:
        """Nothing: whoever gave the words gives them again."""

    def focus_name(self) -> str:
        """Return the facts."""
        return ", ".join(self.facts)

    def focus_outline(self) -> QPainterPath:
        """Return the box."""
        return rounded(self._box, 10)

    def _lay(self) -> None:
        face = self.stage.face(Role.SMALL_STRONG)
        self._widths = [width(fact, face) + 2 * PAD for fact in self.facts]
        self._box = QRectF(0, 0, sum(self._widths), HEIGHT)
        self.setVisible(bool(self.facts))
        self.set_bounds(self._box.adjusted(-2, -2, 2, 6))
        self.touch()

    def draw(self, painter: QPainter) -> None:
        """Draw the box."""
        form = rounded(self._box, 10)
        painter.fillPath(form.translated(0, 2), colour("#000000", 0.2))
        top, bottom = GLASS
        painter.fillPath(form, falling(self._box, (0, colour(top, GLASS_ALPHA)), (1, colour(bottom, GLASS_ALPHA))))
        painter.strokePath(form, pen(colour(IVORY, 0.16), 1))
        face, x = self.stage.face(Role.SMALL_STRONG), 0.0
        base = HEIGHT / 2 + face.pixelSize() * 0.36
        for n, (fact, wide) in enumerate(zip(self.facts, self._widths, strict=True)):
            if n:
                painter.fillRect(QRectF(x, 9, 1, HEIGHT - 18), colour(IVORY, 0.22))
            draw_text(painter, x + PAD, base, fact, face, IVORY)
            x += wide
