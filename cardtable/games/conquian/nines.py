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
    near = near_melds(own, hand, live)
    sizes: list[list[Near]] = [[] for _ in range(CUT + 1)]
    for found in near:
        sizes[found[0].bit_count()].append(found)
    nines: dict[Packed, int] = {}
    low = own & -own
    for first, lack in near:
        if low & ~first:
            continue  # what lies has to lie in one of the melds: here its lowest card in the first
        size, left = first.bit_count(), own & ~first
        if size == CUT:
            if not left:
                nines[first] = lack
        elif CUT - size >= FEWEST and left.bit_count() <= CUT - size:
            for second, more in sizes[CUT - size]:
                if not (first & second or left & ~second) and lack + more <= FAR:
                    nines[first | second] = lack + more
            if size == FEWEST:
                _three_by_three(nines, first, lack, left, sizes[FEWEST])
    return list(nines.items())


def _three_by_three(nines: dict[Packed, int], first: Packed, lack: int, left: Packed, threes: list[Near]) -> None:
    """Add the plans of three melds of three with this one."""
    fit = [three for three in threes if not three[0] & first and lack + three[1] <= FAR]
    low = left & -left
    for n, (second, more) in enumerate(fit):
        if low & ~second:
            continue
        two, rest = first | second, left & ~second
        lacking = lack + more
        for third, last in fit if left else fit[:n]:
            if not (two & third or rest & ~third) and lacking + last <= FAR:
                nines[two | third] = lacking + last
