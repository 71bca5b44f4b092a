"""How the cards of Chuo Pai are dealt: round and round from the stock, the first leader's first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cardtable.core.events import Event, Moved
from cardtable.games.chuo_pai.rules import HANDS, STOCK, View
from cardtable.games.chuo_pai.scene import ME, ChuoPaiScene
from cardtable.games.chuo_pai.state import SEATS
from cardtable.scene.cards.round_dealing import RoundDealing

STEP_MS: Final = 24.0  # from one card of the deal to the next


class Dealing(RoundDealing):
    """Cards on their way to the players.  *changed* is called whenever words have to be said anew."""

    def __init__(self, scene: ChuoPaiScene, changed: Callable[[], None]) -> None:
        super().__init__(scene, len(SEATS), STEP_MS, changed)
        self.scene = scene

    def begin(self, view: View) -> None:
        """All cards lie in the middle, face down."""
        scene = self.scene
        self.reset()
        count = sum(len(pieces) for pieces in scene.lying.layout().values())
        scene.view = view
        scene.lying.become({STOCK: (None,) * count})
        scene.hand.become(())
        scene.trick.clear()
        for seat, pile in scene.piles.items():
            pile.hold(())
            if seat != ME:
                scene.left[seat].become(())
        scene.hush()
        scene.show_stock()
        self.under_way = True
        self._changed()


def is_deal(event: Event) -> bool:
    """Return whether an event is the first of a deal."""
    return isinstance(event, Moved) and event.source == STOCK and event.target == HANDS[ME]
