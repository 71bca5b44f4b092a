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
    """Paints into the stage's store what *wanted* names; once begun, again whenever the stage's ratio changes."""

    def __init__(self, stage: Stage, wanted: Callable[[], Iterable[Art]]) -> None:
        super().__init__(stage)
        self._stage, self._wanted = stage, wanted
        self._arts: Iterator[Art] = iter(())
        self._begun = False
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._paint_one)
        stage.ratio_changed.connect(self._begin_again)
        stage.timeline.busy_changed.connect(self._go_on)

    def begin(self, wait_ms: int = PAUSE_MS) -> None:
        """Start over with what is wanted after a while; call it when that may be something else."""
        self._begun = True
        self._arts = self._ask()
        if not self._stage.timeline.busy:
            self._timer.start(wait_ms)

    def _ask(self) -> Iterator[Art]:
        yield from tuple(self._wanted())  # not before the first is painted: everything has its new place by then

    def _begin_again(self) -> None:
        if self._begun:
            self.begin()

    def _go_on(self, busy: bool) -> None:
        if busy:
            self._timer.stop()
        else:
            self._timer.start(PAUSE_MS)

    def _paint_one(self) -> None:
        art = next(self._arts, None)
        if art is not None:
            self._stage.store.get(art.key, art.rect, self._stage.ratio, art.paint, art.lasting)
            self._timer.start(PAUSE_MS)
