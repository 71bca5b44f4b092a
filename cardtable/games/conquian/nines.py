"""How near eight cards are to nine melded ones: the *plans*, every way to end that is not too far away.

A plan parts nine cards into melds, all that lie already among them.  A meld of a plan can be had only if three of its
cards, which make a meld themselves, want no more than one: the card on offer needs two others to lie with, then the
rest is added one by one.  What is missing may come from the stock or from another player's payment.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

from cardtable.games.conquian.cards import Packed
from cardtable.games.conquian.fast import CUT, ROW, WIDTH, bits, rows
from cardtable.games.conquian.melds import FEWEST, KINDS, Kind

FAR: Final = 3  # cards that may be missing of a plan

Plan: TypeAlias = tuple[Packed, int]  # its nine cards, and how many are missing
Near: TypeAlias = tuple[Packed, int]  # the same of one meld
_COLUMN: Final = sum(1 << WIDTH * suit for suit in range(4))  # the cards of the first rank


@lru_cache(4 * (ROW + 1))
def _near_runs(suit: int, row: int) -> tuple[Near, ...]:
    there = row << WIDTH * suit
    whole = ROW << WIDTH * suit
    return _near([meld for meld in KINDS if not meld & ~whole], there)


@lru_cache(WIDTH << 4)
def _near_sets(there: Packed, rank: int) -> tuple[Near, ...]:
    return _near([meld for meld, kind in KINDS.items() if kind is Kind.SET and meld >> rank & _COLUMN], there)


def _near(melds: list[Packed], there: Packed) -> tuple[Near, ...]:
    """Return those of the melds that can be had, of no more cards than a plan."""
    cores = [meld for meld in melds if meld.bit_count() == FEWEST and (meld & there).bit_count() >= FEWEST - 1]
    return tuple(
        (meld, missing)
        for meld in melds
        if meld.bit_count() <= CUT and (missing := (meld & ~there).bit_count()) <= FAR
        if any(core & meld == core for core in cores)
    )


def near_melds(own: Packed, hand: Packed, live: Packed) -> list[Near]:
    """Return the melds that could be had with the cards that are there and those in play."""
    there = own | hand
    a, b, c, d = mine = rows(there)
    found: list[Near] = []
    for suit, row in enumerate(mine):
        if row & row >> 1 or row & row >> 2:
            found += _near_runs(suit, row)
    for rank in bits((a | b) & (c | d) | a & b | c & d):
        found += _near_sets(there & _COLUMN * rank, rank.bit_length() - 1)
    possible = there | live
    return [near for near in found if not near[0] & ~possible]


def plans(own: Packed, hand: Packed, live: Packed) -> list[Plan]:
    """Return the plans of a seat, each once."""
    sizes: list[list[Near]] = [[] for _ in range(CUT + 1)]
    for near in near_melds(own, hand, live):
        sizes[near[0].bit_count()].append(near)
    found = {meld: missing for meld, missing in sizes[CUT] if not own & ~meld}
    for few in (FEWEST, FEWEST + 1):
        for one, missing in sizes[few]:
            for other, more in sizes[CUT - few]:
                if not one & other and missing + more <= FAR and not own & ~(one | other):
                    found[one | other] = missing + more
    threes = sizes[FEWEST]
    for n, (one, missing) in enumerate(threes):
        for m in range(n):
            other, more = threes[m]
            lack = missing + more
            if one & other or lack > FAR:
                continue
            both = one | other
            left = own & ~both
            if left.bit_count() > FEWEST:
                continue
            for third, last in threes[:m]:
                if not both & third and lack + last <= FAR and not left & ~third:
                    found[both | third] = lack + last
    return list(found.items())
