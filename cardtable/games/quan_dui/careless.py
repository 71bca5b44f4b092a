"""How somebody plays who looks for pairs in the own hand, and not too carefully: the easy player.

Claims that pair something are sometimes overlooked, though never one that wins; what is alone is discarded without
counting, and now and then a card goes that was half of a pair.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardtable.core.rng import Rng
from cardtable.games.quan_dui.fast import BIT, VALUE
from cardtable.games.quan_dui.sight import Sight
from cardtable.games.quan_dui.state import Action, Declare, Discard, Draw, Dui, Pass, Take, Win

OVERLOOKS: Final = 35  # percent of the claims
MISLAYS: Final = 12  # percent of the discards


def choose(sight: Sight, legal: Sequence[Action], numbers: Sequence[int], rng: Rng, slips: bool = True) -> Action:
    """Return an action; *numbers*: the kind of each that is a discard. Without slips it is a simple player's."""
    for action in legal:
        if isinstance(action, Declare | Win):
            return action
    if sight.offer >= 0:
        nothing = next(action for action in legal if isinstance(action, Draw | Pass))
        useful = sight.odd & BIT[sight.offer]
        if not useful or (slips and rng.below(100) < OVERLOOKS):
            return nothing
        return next((action for action in legal if isinstance(action, Dui | Take)), nothing)
    discards = [(action, n) for action, n in zip(legal, numbers, strict=True) if isinstance(action, Discard)]
    alone = [action for action, n in discards if sight.odd >> VALUE[n] & 1 and sight.counts[n] & 1]
    if not alone or (slips and rng.below(100) < MISLAYS):
        alone = [action for action, _ in discards]
    return alone[rng.below(len(alone))]
