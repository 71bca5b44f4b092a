"""The switch under the panel: how the hand is sorted."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QAction, QPainter

from cardtable.games.conquian.sorting import ORDERS
from cardtable.games.conquian.words import WORDS
from cardtable.scene.item import PaintedItem
from cardtable.scene.paint import colour, falling, pen, rounded
from cardtable.scene.palette import GLASS, GLASS_ALPHA, IVORY
from cardtable.scene.stage import Stage
from cardtable.scene.typography import Role, width
from cardtable.scene.widgets.chip import ChipItem, Style
from cardtable.scene.widgets.words import draw_text

PAD: Final = 14.0


class OrderBarWords(QObject):
    """What the chips are heard as besides their names."""

    def in_use(self, title: str) -> str:
        """Return that the hand is sorted like this; *title* stands before all ways to sort it."""
        return self.tr("{title}, in use").format(title=title)


ORDER_WORDS: Final = OrderBarWords()


class OrderBar(PaintedItem):
    """One chip per order on a plate, the chosen one lit; its upper left corner is the item's position."""

    def __init__(self, stage: Stage, chosen: Callable[[str], None]) -> None:
        super().__init__(stage)
        self.order = next(iter(ORDERS))
        self._box = QRectF(0, 0, 254, 36)
        self.chips: dict[str, ChipItem] = {}
        for order in ORDERS:
            action = QAction(stage)
            action.setObjectName(f"order-{order}")
            action.triggered.connect(partial(self._choose, chosen, order))
            self.chips[order] = ChipItem(stage, action, style=Style.BARE, height=30, parent=self)
        self.setZValue(20.0)
        self.retranslate()

    @staticmethod
    def _choose(chosen: Callable[[str], None], order: str, checked: bool = False) -> None:
        chosen(order)

    def show_order(self, order: str) -> None:
        """Light the chosen order."""
        if order != self.order:
            self.order = order
            self._name()
            self.touch()

    def arrange(self, box: QRectF) -> None:
        """Stand in a box of the stage."""
        self.setPos(box.topLeft())
        self._box = QRectF(0, 0, box.width(), box.height())
        self._lay()

    def rerender(self) -> None:
        """Lay out again: words may have changed their size."""
        self._lay()

    def retranslate(self) -> None:
        """Name the chips."""
        for order, chip in self.chips.items():
            chip.action.setText(WORDS.sort(order))
        self._name()
        self._lay()

    def _name(self) -> None:
        """Let each chip say what it is about, as the title may have no room, and whether it is the chosen one."""
        title = WORDS.order()
        for order, chip in self.chips.items():
            chip.action.setToolTip(ORDER_WORDS.in_use(title) if order == self.order else title)

    def _lay(self) -> None:
        face = self.stage.face(Role.SMALL)
        left = PAD + width(WORDS.order(), face) + 8
        words = sum(chip.width for chip in self.chips.values())
        if left + words > self._box.width() - 3:
            left = 4.0  # the chips say it themselves
        self._titled = left > PAD
        gap = max(0.0, (self._box.width() - 4 - left - words) / len(self.chips))
        x = left + gap / 2
        for chip in self.chips.values():
            chip.height = self._box.height() - 6
            chip.sync()
            chip.setPos(x, 3)
            x += chip.width + gap
        self.set_bounds(self._box.adjusted(-2, -2, 2, 6))
        self.touch()

    def draw(self, painter: QPainter) -> None:
        """Draw the plate and the light under the chosen order."""
        box, form = self._box, rounded(self._box, 10)
        painter.fillPath(form.translated(0, 2), colour("#000000", 0.2))
        top, bottom = GLASS
        painter.fillPath(form, falling(box, (0, colour(top, GLASS_ALPHA)), (1, colour(bottom, GLASS_ALPHA))))
        painter.strokePath(form, pen(colour(IVORY, 0.16), 1))
        if self._titled:
            face = self.stage.face(Role.SMALL)
            draw_text(
                painter, PAD, box.height() / 2 + face.pixelSize() * 0.36, WORDS.order(), face, colour(IVORY, 0.82)
            )
        chip = self.chips[self.order]
        lit = QRectF(chip.pos().x(), chip.pos().y(), chip.width, chip.height)
        painter.fillPath(rounded(lit, 8), colour(IVORY, 0.2))
        painter.strokePath(rounded(lit, 8), pen(colour(IVORY, 0.35), 1))
