"""What a seat may do, packed for search, and which action of the rules that is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from cardtable.games.conquian.arrange import Arrangement
from cardtable.games.conquian.cards import Packed, pack
from cardtable.games.conquian.sight import packed
from cardtable.games.conquian.state import Action, Deed, Force, Give, Lay, Pass, Pay, Use

GIVE: Final = "give"
Move: TypeAlias = tuple[str, Packed | Arrangement]  # a deed, or GIVE; with a card, melds, or the seat that is forced

PASS: Final[Move] = (Deed.PASS, 0)


def by_move(legal: Sequence[Action]) -> dict[Move, Action]:
    """Return legal actions by the move that each one is."""
    return {_move(action): action for action in legal}


def _move(action: Action) -> Move:
    match action:
        case Give(card):
            return GIVE, pack((card,))
        case Pay(card):
            return Deed.PAY, pack((card,))
        case Use(melds):
            return Deed.USE, packed(melds)
        case Lay(melds):
            return Deed.LAY, packed(melds)
        case Force(target):
            return Deed.FORCE, target
        case Pass():
            return PASS
