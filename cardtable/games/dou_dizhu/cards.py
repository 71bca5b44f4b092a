"""The 54 cards: thirteen ranks in four suits, and two jokers (R1, R2).

A rank is an index, 0 for a three up to 14 for the red joker, or its letter in
``3456789TJQKA2XD``.  A card is its rank and suit, ``3s``, or the letter of a joker;
a letter without suit, ``3``, stands for any card of its rank where a hand is known.
A hand whose suits do not matter is one whole number, *packed*: four bits a rank, the
lowest rank in the lowest bits, and as many of them set, from the lowest, as there are
cards of the rank.  So a hand contains another if that has no bit which it has not.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final, TypeAlias

from cardtable.core.events import Piece

Cards: TypeAlias = tuple[Piece, ...]
Packed: TypeAlias = int

RANKS: Final = "3456789TJQKA2XD"  # rising (R2); X is the black joker, D the red one
JOKERS: Final = RANKS[-2:]
SUITS: Final = "shdc"
ACE, TWO, BLACK_JOKER, RED_JOKER = 11, 12, 13, 14
COPIES: Final = (4,) * 13 + (1, 1)  # cards of each rank
EVERYTHING: Final = (1 << 60) - 1  # four of every rank, packed; jokers too, whatever there is
BLACK, RED = Piece("X"), Piece("D")
DECK: Final[Cards] = (*(Piece(rank + suit) for rank in RANKS[:BLACK_JOKER] for suit in SUITS), BLACK, RED)

_RANK: Final = {letter: rank for rank, letter in enumerate(RANKS)}
_ORDER: Final = {card: n for n, card in enumerate(rank + suit for rank in RANKS for suit in ("", *SUITS))}
_CARD: Final = re.compile(r"[3-9TJQKA2][shdc]?|[XD]")


def rank_of(card: str) -> int:
    """Return the rank of a card, or of a letter."""
    return _RANK[card[0]]


def ranks_of(cards: Iterable[str]) -> str:
    """Return the letters of some cards, the lowest first."""
    return "".join(sorted((card[0] for card in cards), key=_RANK.__getitem__))


def in_order(cards: Iterable[Piece]) -> Cards:
    """Return cards sorted, the lowest first."""
    return tuple(sorted(cards, key=_ORDER.__getitem__))


def pack(cards: Iterable[str]) -> Packed:
    """Return cards, or a string of letters, as one number."""
    packed = 0
    for card in cards:
        bit = 1 << 4 * _RANK[card[0]]
        while packed & bit:
            bit <<= 1
        packed |= bit
    return packed


def parse(text: str) -> Cards:
    """Read cards with or without suits: ``3s 3h 4``, ``334``.

    :raises ValueError: if something else is in the text.
    """
    found = tuple(map(Piece, _CARD.findall(text)))
    if "".join(found) != "".join(text.split()):
        raise ValueError(f"not cards: {text!r}")
    return found


def missing(hand: Iterable[Piece], wanted: Iterable[Piece]) -> str:
    """Return the letters of which *hand* has fewer than are wanted, once for each card that lacks."""
    have = [card[0] for card in hand]
    lacking = []
    for letter in ranks_of(wanted):
        if letter in have:
            have.remove(letter)
        else:
            lacking.append(letter)
    return "".join(lacking)


def pick(hand: Iterable[Piece], wanted: Iterable[Piece]) -> tuple[Cards, Cards]:
    """Return what is taken from a hand and what stays: the very cards, or others of their rank (R2).

    :raises ValueError: if the hand has not as many of a rank.
    """
    left, taken, others = list(hand), [], []
    for card in wanted:
        if card in left:
            left.remove(card)
            taken.append(card)
        else:
            others.append(card)
    for card in others:
        match = next((held for held in left if held[0] == card[0]), None)
        if match is None:
            raise ValueError(f"not in hand: {card}")
        left.remove(match)
        taken.append(match)
    return in_order(taken), tuple(left)
