"""A row of chips that keeps its edge while the words grow, shrink or change language."""

from __future__ import annotations

import enum
from collections.abc import Sequence

from PySide6.QtCore import QPointF

from cardtable.scene.widgets.chip import ChipItem


class Align(enum.Enum):
    """Which point of the row stays where it is."""

    LEFT = 0.0
    CENTRE = 0.5
    RIGHT = 1.0


class ChipRow:
    """Lays chips side by side; invisible ones take no room.

    If the row would be wider than its limit, chips with an icon lose their words, the last in
    *keep* last (by default the first chip of the row keeps its words longest).
    """

    def __init__(self, chips: Sequence[ChipItem], align: Align = Align.RIGHT, gap: float = 8.0) -> None:
        self.chips, self.align, self.gap = tuple(chips), align, gap
        self._anchor = QPointF()
        self._limit = float("inf")
        self._worded = [chip for chip in chips if chip.label and chip.icon is not None]
        self._laying = False
        for chip in self.chips:
            chip.resized = self.lay

    def place(self, x: float, y: float, limit: float = float("inf")) -> None:
        """Put the row's edge (or middle) at *x* and its top at *y*, not wider than *limit* u."""
        self._anchor, self._limit = QPointF(x, y), limit
        self.lay()

    @property
    def width(self) -> float:
        """The row's width in u."""
        shown = [chip.width for chip in self.chips if chip.isVisible()]
        return sum(shown) + self.gap * max(0, len(shown) - 1)

    def lay(self) -> None:
        """Place every chip."""
        if self._laying:
            return
        self._laying = True
        for chip in self._worded:
            chip.label = True
        for chip in reversed(self._worded):
            if self.width <= self._limit:
                break
            chip.label = False
        self._laying = False
        x = self._anchor.x() - self.width * self.align.value
        for chip in self.chips:
            if chip.isVisible():
                chip.setPos(x, self._anchor.y())
                x += chip.width + self.gap
