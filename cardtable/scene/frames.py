"""How long a frame may draw new pictures while something moves: what has an older picture waits for the next frame.

A play that lands changes plates, bar, buttons and counter at one stroke, each a millisecond of vectors.  Drawn in
one frame they would be a hitch in the motion; drawn over three, nobody sees that the last came 40 ms later.  At
rest everything is drawn at once.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer
from shiboken6 import isValid

if TYPE_CHECKING:
    from cardtable.scene.item import PaintedItem

BUDGET_MS: Final = 1.0  # of new pictures in a frame: what can wait and would go beyond it does, unless it is the first


class Frames(QObject):
    """Keeps the time of the present frame, and the items that have to be shown again in the next one."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._moving = False
        self._spent = 0.0
        self._late: list[PaintedItem] = []
        self._timer = QTimer(self, singleShot=True, interval=0)
        self._timer.timeout.connect(self._catch_up)

    def begin(self, moving: bool) -> None:
        """A frame begins; only while something moves does its length count."""
        self._moving, self._spent = moving, 0.0

    def full(self, item: PaintedItem) -> bool:
        """Return whether an item should wait if it can; its last picture tells what the next will take."""
        return self._moving and self._spent > 0 and self._spent + item.took_ms > BUDGET_MS

    def draw(self, item: PaintedItem) -> None:
        """Let an item make its picture, on the frame's account."""
        began = time.perf_counter()
        item.make_picture()
        item.took_ms = (time.perf_counter() - began) * 1000
        self._spent += item.took_ms

    def put_off(self, item: PaintedItem) -> None:
        """Show an item again as soon as this frame is over."""
        self._late.append(item)
        self._timer.start()

    def _catch_up(self) -> None:
        late, self._late = self._late, []
        for item in late:
            if isValid(item):
                item.update()
