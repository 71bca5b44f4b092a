"""Melds and ways to lay them once more, as literally as the rules page reads: a twin to compare with.

No bits, no cover: every choice of up to three melds is looked at, and kept if it is one that may lie.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations, pairwise
from typing import TypeAlias

ROW = ("1", "2", "3", "4", "5", "6", "7", "10", "11", "12")
CARDS = tuple(rank + suit for suit in "OCEB" for rank in ROW)

Group: TypeAlias = frozenset[str]
Way: TypeAlias = frozenset[Group]


def is_set(cards: Iterable[str]) -> bool:
    """Three or four cards of one rank, of different suits."""
    given = list(cards)
    ranks, suits = {card[:-1] for card in given}, {card[-1] for card in given}
    return len(given) in (3, 4) and len(ranks) == 1 and len(suits) == len(given)


def is_run(cards: Iterable[str]) -> bool:
    """Three or more consecutive cards of one suit, 7 and 10 neighbours, 1 below 2 only."""
    given = list(cards)
    places = sorted(ROW.index(card[:-1]) for card in given)
    in_row = all(b == a + 1 for a, b in pairwise(places))
    return len(given) >= 3 and len({card[-1] for card in given}) == 1 and in_row


def is_meld(cards: Iterable[str]) -> bool:
    """Either of them."""
    given = list(cards)
    return is_set(given) or is_run(given)


MELDS = [
    frozenset(cards)
    for cards in (
        *(chosen for rank in ROW for size in range(1, 5) for chosen in combinations([rank + s for s in "OCEB"], size)),
        *(chosen for suit in "OCEB" for size in range(1, 11) for chosen in combinations([r + suit for r in ROW], size)),
    )
    if is_meld(cards)
]


def ways(must: Iterable[str], may: Iterable[str]) -> set[Way]:
    """Return every choice of melds that has all of *must* and nothing but *must* and *may*."""
    needed, pool = frozenset(must), frozenset(must) | frozenset(may)
    near = [meld for meld in MELDS if meld <= pool]
    found = set()
    for count in range(4):  # nine cards make three melds at most
        for chosen in combinations(near, count):
            cards = frozenset[str]().union(*chosen)
            if len(cards) == sum(map(len, chosen)) and needed <= cards:
                found.add(frozenset(chosen))
    return found


def taking(melds: Iterable[Iterable[str]], card: str, hand: Iterable[str]) -> set[Way]:
    """Return the ways of a forced player: the card stays with one of the melds that it extends (R11)."""
    before = [frozenset(meld) for meld in melds]
    whole = [meld | {card} for meld in before if is_meld(meld | {card})]
    all_ways = ways({card}.union(*before), hand)
    return {way for way in all_ways if any(extended <= group for extended in whole for group in way)}
