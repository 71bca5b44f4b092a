"""How events are seen at a card table: what each game adds to the sorts of events that all share."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Generic

from cardtable.core.events import Announced, Ended, Event, Moved
from cardtable.core.rules import V
from cardtable.scene.cards.parts import CardScene
from cardtable.scene.timeline import Cue


class EventShowing(ABC, Generic[V]):
    """Turns events into cues over a scene.  *changed* is called whenever words have to be said anew."""

    scene: CardScene[V]

    def __init__(self, scene: CardScene[V], changed: Callable[[], None]) -> None:
        self.scene, self._changed = scene, changed

    def cues(self, event: Event, view: V) -> list[Cue]:
        """Return how one event is seen; *view* is the position after the whole step."""
        match event:
            case Moved():
                return self._moved(event, view)
            case Announced():
                return self._announced(event, view)
            case Ended():
                return self._ended(view)
        return []

    @abstractmethod
    def _moved(self, event: Moved, view: V) -> list[Cue]: ...

    @abstractmethod
    def _announced(self, event: Announced, view: V) -> list[Cue]: ...

    @abstractmethod
    def _ended(self, view: V) -> list[Cue]: ...

    def _advance(self, view: V) -> None:
        """From here on the new position is what words, plates and buttons tell."""
        self.scene.view = view
        self._changed()
