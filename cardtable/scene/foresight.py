"""Pictures that will be wanted soon, painted one by one while nothing moves, so that no first time is slower."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer

from cardtable.scene.item import Art

if TYPE_CHECKING:
    from cardtable.scene.stage import Stage

PAUSE_MS: Final = 12  # between two pictures, for whatever the player wants meanwhile


class Foresight(QObject):
    """Asks *wanted* when the stage has first been shown and whenever its ratio changes; it rests in between."""

    def __init__(self, stage: Stage, wanted: Callable[[], Iterable[Art]]) -> None:
        super().__init__(stage)
        self._stage, self._wanted = stage, wanted
        self._arts: Iterator[Art] = iter(())
        self._shown = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(PAUSE_MS)
        self._timer.timeout.connect(self._paint_one)
        stage.shown.connect(self._begin)
        stage.ratio_changed.connect(self._begin_again)
        stage.timeline.busy_changed.connect(self._go_on)

    def _begin(self) -> None:
        self._shown = True
        self._begin_again()

    def _begin_again(self) -> None:
        if self._shown:
            self._arts = iter(tuple(self._wanted()))
            self._go_on(self._stage.timeline.busy)

    def _go_on(self, busy: bool) -> None:
        if busy:
            self._timer.stop()
        else:
            self._timer.start()

    def _paint_one(self) -> None:
        art = next(self._arts, None)
        if art is not None:
            self._stage.store.get(art.key, art.rect, self._stage.ratio, art.paint, art.lasting)
            self._timer.start()
