"""Every way to lie on the table: cards that must lie there and cards that may, parted into melds (R7 to R9).

An exact cover over the 194 melds, in packed cards.  To find each way once, the lowest card that
must still lie is given to each meld that can have it; what then remains free makes melds of its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, TypeAlias

from cardtable.games.conquian.cards import Packed, bits
from cardtable.games.conquian.melds import FROM, KINDS, WITH

Arrangement: TypeAlias = tuple[Packed, ...]  # melds, by their lowest cards

REMEMBERED: Final = 1 << 16  # positions; a search asks for the same ones again and again


@lru_cache(REMEMBERED)
def arrangements(must: Packed, may: Packed) -> tuple[Arrangement, ...]:
    """Return every way to lay all of *must* and any of *may*."""
    return tuple(map(_sorted, _cover(must, may)))


@lru_cache(REMEMBERED)
def uses(card: Packed, own: Packed, hand: Packed) -> tuple[Arrangement, ...]:
    """Return every way to lay one card, one's own melded cards, and any of a hand.

    The same as ``arrangements(card | own, hand)``, but quick to see that there is none.
    """
    free = card | own | hand
    return tuple(
        _sorted((meld, *rest))
        for meld in WITH[card.bit_length() - 1]
        if not meld & ~free
        for rest in arrangements(own & ~meld, hand & ~meld)
    )


def tidy(arrangement: Arrangement) -> bool:
    """Say whether no two melds could lie as one.

    A run may lie in two parts, which takes or forces no other card: a search, or a list to choose from, may skip it.
    """
    return not any(a | b in KINDS for n, a in enumerate(arrangement) for b in arrangement[:n])


def _cover(must: Packed, may: Packed) -> Iterator[Arrangement]:
    if not must:
        yield from _melds_of(may)
        return
    free = must | may
    for meld in WITH[(must & -must).bit_length() - 1]:
        if not meld & ~free:
            for rest in _cover(must & ~meld, may & ~meld):
                yield meld, *rest


def _melds_of(may: Packed) -> Iterator[Arrangement]:
    """Yield every set of melds that can be made of these cards, none at all first."""
    yield ()
    for n in bits(may):
        higher = may >> n << n
        for meld in FROM[n]:
            if not meld & ~higher:
                for rest in _melds_of(higher & ~meld):
                    yield meld, *rest


def _sorted(arrangement: Arrangement) -> Arrangement:
    return tuple(sorted(arrangement, key=lambda meld: meld & -meld))
