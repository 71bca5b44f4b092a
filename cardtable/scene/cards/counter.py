"""A counter of cards: a cell for each kind with how many there are, folded and unfolded by its title."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QPainter

from cardtable.scene.cards.tab_panel import HEAD, TabPanel
from cardtable.scene.decks.numerals import numeral
from cardtable.scene.paint import colour, rounded, saved
from cardtable.scene.palette import IVORY
from cardtable.scene.stage import Stage
from cardtable.scene.typography import Role, width
from cardtable.scene.widgets.words import RIGHT, draw_text

CELL: Final = 23.3
EDGE: Final = 7.0
HEIGHT: Final = 86.0
OPEN: Final = "open"
FIGURE: Final = 14.5  # height of a number
SIGN: Final = 13.0  # half the height of what a kind's sign may cover, at most

Glyph = Callable[[QPainter, float], None]  # paints a kind's sign around the origin, with an opacity


@dataclass(frozen=True, slots=True)
class Cell:
    """One kind: its sign, its name for those who hear it, and how many there are."""

    sign: Glyph
    name: str
    count: int


class Counter(TabPanel):
    """The counter; it takes the room it is given."""

    def __init__(self, stage: Stage, toggled: Callable[[str], None]) -> None:
        """*toggled* hears whether the player has unfolded it: :data:`OPEN`, or ``FOLDED``."""
        self.cells: tuple[Cell, ...] = ()
        self._title = self._note = self._tip = ""
        super().__init__(stage, "counter", (OPEN,), toggled, right=True)
        self.refresh()

    def say(self, title: str, note: str, cells: Sequence[Cell], tip: str = "") -> None:
        """Show a title, a note at the right of it, and the cells; *tip*: what a click on the title does."""
        self._title, self._note, self.cells, self._tip = title, note, tuple(cells), tip
        self.refresh()

    def titles(self) -> dict[str, str]:
        """Return the title."""
        return {OPEN: self._title}

    def tip(self, unfolded: bool) -> str:
        """Return what a click on the title does."""
        return self._tip

    def heard(self) -> str:
        """Return the counts in words."""
        cells = ", ".join(f"{cell.name}: {cell.count}" for cell in self.cells)
        return f"{self._note}. {cells}"

    def draw_open(self, painter: QPainter, area: QRectF) -> None:
        """Draw note and cells."""
        face = self.stage.face(Role.SMALL)
        if width(self._note, face) < area.width() - self.chips[OPEN].width - EDGE - 12:
            draw_text(painter, area.right() - EDGE - 4, HEAD / 2 + 5, self._note, face, colour(IVORY, 0.78), RIGHT)
        for n, cell in enumerate(self.cells):
            self._draw_cell(painter, QRectF(EDGE + n * CELL, HEAD - 1, CELL, area.height() - 5), cell)

    def _draw_cell(self, painter: QPainter, area: QRectF, cell: Cell) -> None:
        if cell.count:
            painter.fillPath(rounded(area.adjusted(1.2, 0, -1.2, 0), 5), colour(IVORY, 0.11))
        strength = 0.95 if cell.count else 0.42
        with saved(painter):
            painter.translate(area.center().x(), area.top() + 13)
            cell.sign(painter, strength)
        at = QPointF(area.center().x(), area.top() + 38)
        if cell.count:
            high = FIGURE
            path = numeral(str(cell.count), high, CELL - 6).translated(at.x(), at.y() - high / 2)
            painter.fillPath(path, QBrush(colour(IVORY)))
        else:
            painter.fillRect(QRectF(at.x() - 4, at.y() - 0.8, 8, 1.6), colour(IVORY, 0.45))
