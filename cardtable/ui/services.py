"""What the pages are given instead of globals."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from cardtable.controllers.players import Thinker
    from cardtable.controllers.saves import SaveStore
    from cardtable.scene.pixmaps import PixmapStore
    from cardtable.ui.evenings import Evenings
    from cardtable.ui.language import Language
    from cardtable.ui.paths import Paths
    from cardtable.ui.settings import Settings
    from cardtable.ui.statistics import Statistics

    class BackgroundThinker(Thinker, Protocol):
        """A thinker with a process of its own."""

        def start(self) -> None:
            """Be ready before the first question."""

        def stop(self) -> None:
            """End it for good."""


@dataclass(frozen=True, slots=True)
class Services:
    """Made once by the composition root and passed down."""

    settings: Settings
    paths: Paths
    saves: SaveStore
    statistics: Statistics
    thinker: BackgroundThinker
    language: Language
    pictures: PixmapStore  # of every stage; large backgrounds are kept on disk
    evenings: Evenings
