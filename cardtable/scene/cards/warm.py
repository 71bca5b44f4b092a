"""Pictures of cards, painted one by one while nothing else is going on, before they are needed in motion."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from PySide6.QtCore import QObject, QTimer

from cardtable.scene.item import Art
from cardtable.scene.stage import Stage

FIRST_MS: Final = 600  # before it begins: the table itself comes first
STEP_MS: Final = 8  # from one picture to the next
LARGEST_RATIO: Final = 2.2  # device pixels per u: beyond it a deck takes more memory than a hitch is worth


class Warmer(QObject):
    """Paints pictures into the stage's store while the timeline rests; its timer stops when all are there."""

    def __init__(self, stage: Stage, wanted: Callable[[], Iterable[Art]]) -> None:
        """*wanted* is asked again whenever the stage's scale, or what it depends on, may have changed."""
        super().__init__(stage)
        self._stage, self._wanted = stage, wanted
        self._left: Iterator[Art] = iter(())
        self._ratio = 0.0
        self._timer = QTimer(self, singleShot=True, interval=STEP_MS)
        self._timer.timeout.connect(self._step)
        stage.timeline.busy_changed.connect(self._pause)

    def begin(self) -> None:
        """Start over with what is wanted now."""
        self._ratio = self._stage.ratio
        self._left = iter(list(self._wanted()) if self._ratio <= LARGEST_RATIO else [])
        if not self._stage.timeline.busy:
            self._timer.start(FIRST_MS)

    def stop(self) -> None:
        """Paint nothing more."""
        self._left = iter(())
        self._timer.stop()

    @property
    def running(self) -> bool:
        """Whether there is more to paint, and nothing in the way."""
        return self._timer.isActive()

    def _pause(self, busy: bool) -> None:
        if busy:
            self._timer.stop()
        else:
            self._timer.start(STEP_MS)

    def _step(self) -> None:
        art = next(self._left, None)
        if art is None or self._stage.ratio != self._ratio:
            return
        self._stage.store.get(art.key, art.rect, self._ratio, art.paint, art.lasting)
        self._timer.start(STEP_MS)
