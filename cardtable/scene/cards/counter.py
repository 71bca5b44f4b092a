"""A counter of cards: a cell for each kind with how many there are, folded and unfolded by its title."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QAction, QBrush, QPainter, QPainterPath

from cardtable.scene.decks.numerals import numeral
from cardtable.scene.focus import Focusable, Kind
from cardtable.scene.item import PaintedItem
from cardtable.scene.paint import colour, falling, pen, rounded, saved
from cardtable.scene.palette import GLASS, GLASS_ALPHA, IVORY
from cardtable.scene.stage import Stage
from cardtable.scene.typography import Role, width
from cardtable.scene.widgets.backdrop import Backdrop
from cardtable.scene.widgets.chip import ChipItem, Style
from cardtable.scene.widgets.icons import Icon
from cardtable.scene.widgets.words import RIGHT, draw_text

CELL: Final = 23.3
EDGE: Final = 7.0
HEIGHT: Final = 86.0
HEAD: Final = 30.0
FIGURE: Final = 14.5  # height of a number
SIGN: Final = 13.0  # half the height of what a kind's sign may cover, at most

Glyph = Callable[[QPainter, float], None]  # paints a kind's sign around the origin, with an opacity


@dataclass(frozen=True, slots=True)
class Cell:
    """One kind: its sign, its name for those who hear it, and how many there are."""

    sign: Glyph
    name: str
    count: int


class Counter(PaintedItem, Focusable):
    """The counter, with its upper right corner at the item's position."""

    focus_kind = Kind.TEXT
    focus_key = "counter"

    def __init__(self, stage: Stage, toggled: Callable[[bool], None]) -> None:
        """*toggled* hears whether the player has unfolded it."""
        super().__init__(stage)
        self.cells: tuple[Cell, ...] = ()
        self._title = self._note = ""
        self._open = True
        self._toggled = toggled
        self._action = QAction(stage)
        self._action.setObjectName("counter")
        self._action.triggered.connect(self._toggle)
        self.chip = ChipItem(stage, self._action, Icon.DOWN, Style.BARE, height=HEAD, parent=self)
        self._ground = Backdrop(self, lambda: ("counter", self.box().width(), self._open), self._draw_ground)
        self.setZValue(20.0)
        self._lay()

    @property
    def unfolded(self) -> bool:
        """Whether the cells are to be seen."""
        return self._open

    def unfold(self, on: bool) -> None:
        """Show the cells, or the title alone."""
        self._open = on
        self.chip.icon = Icon.DOWN if on else Icon.RIGHT
        self._lay()

    def say(self, title: str, note: str, cells: Sequence[Cell], tip: str = "") -> None:
        """Show a title, a note at the right of it, and the cells."""
        if (title, note, tuple(cells)) == (self._title, self._note, self.cells) and self._action.toolTip() == tip:
            return
        self._title, self._note, self.cells = title, note, tuple(cells)
        if self._action.text() != title:
            self._action.setText(title)
        self._action.setToolTip(tip)
        self._lay()

    def box(self) -> QRectF:
        """Return what it covers, in its own coordinates."""
        if not self._open:
            return QRectF(-self.chip.width, 0, self.chip.width, HEAD)
        wide = max(len(self.cells) * CELL + 2 * EDGE, self.chip.width + 20)
        return QRectF(-wide, 0, wide, HEIGHT)

    def rerender(self) -> None:
        """Lay out again: words may have changed their size."""
        self._lay()

    def retranslate(self) -> None:
        """Nothing: whoever gave the words gives them again."""

    def focus_name(self) -> str:
        """Return the counts in words, or nothing while it is folded."""
        if not self._open:
            return self._title
        cells = ", ".join(f"{cell.name}: {cell.count}" for cell in self.cells)
        return f"{self._title}. {self._note}. {cells}"

    def focus_outline(self) -> QPainterPath:
        """Return its outline."""
        return rounded(self.box(), 12)

    def _toggle(self) -> None:
        self.unfold(not self._open)
        self._toggled(self._open)

    def _lay(self) -> None:
        box = self.box()
        self.chip.setPos(box.left(), 0)
        self.chip.touch()
        self.set_bounds(box.adjusted(-2, -2, 2, 6))
        self._ground.follow(self.boundingRect())
        self.touch()

    def _draw_ground(self, painter: QPainter) -> None:
        box = self.box()
        form = rounded(box, 12 if self._open else 10)
        painter.fillPath(form.translated(0, 2), colour("#000000", 0.2))
        top, bottom = GLASS
        painter.fillPath(form, falling(box, (0, colour(top, GLASS_ALPHA)), (1, colour(bottom, GLASS_ALPHA))))
        painter.strokePath(form, pen(colour(IVORY, 0.16), 1))

    def draw(self, painter: QPainter) -> None:
        """Draw note and cells."""
        box = self.box()
        if not self._open:
            return
        face = self.stage.face(Role.SMALL)
        if width(self._note, face) < box.width() - self.chip.width - EDGE - 12:
            draw_text(painter, -EDGE - 4, HEAD / 2 + 5, self._note, face, colour(IVORY, 0.78), RIGHT)
        for n, cell in enumerate(self.cells):
            self._draw_cell(painter, QRectF(box.left() + EDGE + n * CELL, HEAD - 1, CELL, HEIGHT - HEAD - 5), cell)

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
