"""What a meld is (R2), and why something is none.

A *set* has three or four cards of one rank; a *run* three or more neighbours of one suit, where
10 follows 7 and nothing follows 12.  There are no more than 194 melds, so they are listed.
"""

from __future__ import annotations

import enum
from collections.abc import Iterable, Iterator
from itertools import combinations, pairwise
from typing import Final, TypeAlias

from cardtable.core.events import Piece
from cardtable.core.rules import Illegal
from cardtable.games.conquian.cards import (
    DECK,
    PLACE,
    RANKS,
    SUITS,
    Cards,
    Packed,
    in_order,
    pack,
    parse,
    rank_of,
    suit_of,
)

Meld: TypeAlias = Cards  # sorted
Melds: TypeAlias = tuple[Meld, ...]  # of one seat

FEWEST: Final = 3  # cards of a meld
MOST: Final = 3  # melds that nine cards can make
_HIGH, _LOW = RANKS[-1], RANKS[0]


class Kind(enum.StrEnum):
    """The two kinds of meld."""

    SET = "set"
    RUN = "run"


def _every_meld() -> Iterator[tuple[Packed, Kind]]:
    for rank in RANKS:
        cards = [Piece(rank + suit) for suit in SUITS]
        for size in (3, 4):
            yield from ((pack(chosen), Kind.SET) for chosen in combinations(cards, size))
    for suit in SUITS:
        row = [Piece(rank + suit) for rank in RANKS]
        for low, high in combinations(range(len(RANKS) + 1), 2):
            if high - low >= FEWEST:
                yield pack(row[low:high]), Kind.RUN


KINDS: Final[dict[Packed, Kind]] = dict(_every_meld())  # every meld there is
MELD: Final[dict[Packed, Meld]] = {packed: tuple(card for card in DECK if pack((card,)) & packed) for packed in KINDS}
WITH: Final = tuple(tuple(packed for packed in KINDS if packed >> n & 1) for n in range(len(DECK)))  # this card
FROM: Final = tuple(tuple(p for p in KINDS if p & -p == 1 << n) for n in range(len(DECK)))  # this card as the first


def kind_of(cards: Iterable[str]) -> Kind | None:
    """Return which meld the cards are, in any order; ``None`` if they are none, or no cards of this deck."""
    given = [Piece(card) for card in cards]
    if not PLACE.keys() >= set(given) or len(set(given)) < len(given):
        return None
    return KINDS.get(pack(given))


def extends(card: Piece, meld: Meld) -> bool:
    """Say whether a card can be added to a meld as that lies (R11)."""
    return card not in meld and pack((*meld, card)) in KINDS


def fault(cards: Cards) -> Illegal | None:
    """Return why the cards, which are different cards of the deck, are no meld; ``None`` if they are one.

    ``too-few`` (how many); ``mixed``: neither one rank nor one suit; ``no-turnaround``: a run that goes on
    from 12 to 1; ``gap`` (two cards that are not neighbours).
    """
    if pack(cards) in KINDS:
        return None
    if len(cards) < FEWEST:
        return Illegal("too-few", (str(len(cards)),), "R2")
    if len({suit_of(card) for card in cards}) > 1:
        return Illegal("mixed", rule="R2")
    row = in_order(cards)
    gaps = [(low, high) for low, high in pairwise(row) if PLACE[high] - PLACE[low] > 1]
    if len(gaps) == 1 and (rank_of(row[0]), rank_of(row[-1])) == (_LOW, _HIGH):
        return Illegal("no-turnaround", (row[-1], row[0]), "R2")
    return Illegal("gap", gaps[0], "R2")


def arranged(groups: Iterable[Iterable[Piece]]) -> Melds:
    """Return groups in their own order: cards sorted, groups by their first card; empty groups are dropped."""
    return tuple(sorted((in_order(group) for group in groups if group), key=lambda group: PLACE[group[0]]))


def parse_groups(text: str) -> Melds:
    """Read groups: ``5O 6O 7O | 12C 12E 12B``; no text is no group.

    :raises ValueError: if something else is in the text.
    """
    groups = tuple(parse(part) for part in text.split("|")) if text.strip() else ()
    if not all(groups):
        raise ValueError(f"an empty group: {text!r}")
    return groups


def write_groups(melds: Melds) -> str:
    """Return groups as a text."""
    return " | ".join(" ".join(meld) for meld in melds)
