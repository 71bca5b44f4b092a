"""Whether a card that is forced on a seat might be its ninth, for all that can be known of its hand (H2).

Nothing that the seat did counts as proof: a person may overlook a cut, let the card go by, and win when it is forced.
Only cards tell: those melded, those known to be in the hand, and those that lie elsewhere.
"""

from __future__ import annotations

from functools import lru_cache

from cardtable.games.conquian.arrange import Arrangement
from cardtable.games.conquian.cards import Packed
from cardtable.games.conquian.fast import CUT, EXTENDING, REMEMBERED
from cardtable.games.conquian.melds import KINDS, WITH


@lru_cache(REMEMBERED)
def might_be(card: Packed, melds: Arrangement, sure: Packed, unseen: Packed) -> bool:
    """Say whether a hand with these *sure* cards, else of *unseen* ones, can lie whole with a card that is forced.

    Hand and melds are eight cards; the card has to extend one of the melds as it lies (R11).
    """
    must = card | sum(melds) | sure
    room = CUT - must.bit_count()
    wholes = [meld | card for meld in melds if EXTENDING[meld] & card]
    return any(_lie(whole, must, unseen, room) for whole in wholes)


def _lie(first: Packed, must: Packed, may: Packed, room: int) -> bool:
    """Say whether all of *must* and exactly *room* others can lie, the cards *first*, some of them, in one meld."""
    for meld in WITH[first.bit_length() - 1]:
        more = meld & ~must
        left = room - more.bit_count()
        if first & ~meld or more & ~may or left < 0:
            continue
        rest = must & ~meld
        if _lie(rest & -rest, rest, may & ~more, left) if rest else _fills(may & ~more, left):
            return True
    return False


def _fills(may: Packed, room: int) -> bool:
    """Say whether so many cards make one meld; more than one they cannot be, where some lie already."""
    return not room or any(meld.bit_count() == room and not meld & ~may for meld in KINDS)
