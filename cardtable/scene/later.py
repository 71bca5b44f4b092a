"""What happens by itself after a moment, unless something comes between."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QTimer

from cardtable.scene.stage import Stage
from cardtable.scene.timeline import Cue


class Later:
    """One thing at a time: whoever sets out to do another, or calls it off, has forgotten the one before."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._awaited: object = None

    def begin(self, ms: float, do: Callable[[], object]) -> None:
        """Do something after a moment of the timeline, once that has nothing else to run."""
        self._awaited = token = object()
        self._stage.timeline.play([Cue(ms)], partial(QTimer.singleShot, 0, self._stage, partial(self._now, token, do)))

    def forget(self) -> None:
        """Let it not happen."""
        self._awaited = None

    def _now(self, token: object, do: Callable[[], object]) -> None:
        if token is self._awaited:
            self._awaited = None
            do()
