"""What lies behind the words of a plate or bar: painted once for all of the same kind, so that words change cheaply."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem

from cardtable.scene.item import PaintedItem


class Backdrop(PaintedItem):
    """A picture behind *owner*, in its coordinates; *key* names it with all that it depends on."""

    def __init__(self, owner: PaintedItem, key: Callable[[], Hashable], paint: Callable[[QPainter], None]) -> None:
        super().__init__(owner.stage, owner)
        self._name, self._paint = key, paint
        self._shown: Hashable = None
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent)

    def follow(self, bounds: QRectF) -> None:
        """Cover *bounds*, and be drawn anew if what it depends on has changed."""
        self.set_bounds(bounds)
        if (name := self._name()) != self._shown:
            self._shown = name
            self.touch()

    def art_key(self) -> Hashable:
        """Return the name of the picture."""
        return self._name()

    def draw(self, painter: QPainter) -> None:
        """Draw it."""
        self._paint(painter)
