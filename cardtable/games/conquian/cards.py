"""The 40 cards: 1 to 7 and 10 to 12 in four suits (R1).

A card is its rank and the letter of its suit: ``7O``, ``12B``.  Suits are oros, copas,
espadas and bastos; 10 is the sota (or jack), 11 the caballo (queen), 12 the rey (king).
Nothing lies between 7 and 10.  A set of cards is one whole number, *packed*: a bit a card,
suit by suit and rank by rank, so that neighbours of a suit are neighbouring bits.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, TypeAlias

from cardtable.core.events import Piece

Cards: TypeAlias = tuple[Piece, ...]
Packed: TypeAlias = int

RANKS: Final = ("1", "2", "3", "4", "5", "6", "7", "10", "11", "12")
SUITS: Final = "OCEB"
DECK: Final[Cards] = tuple(Piece(rank + suit) for suit in SUITS for rank in RANKS)
EVERYTHING: Final[Packed] = (1 << len(DECK)) - 1

PLACE: Final = {card: n for n, card in enumerate(DECK)}  # the number of each card's bit
_BIT: Final = {card: 1 << n for card, n in PLACE.items()}


def rank_of(card: str) -> str:
    """Return the rank of a card."""
    return card[:-1]


def suit_of(card: str) -> str:
    """Return the letter of a card's suit."""
    return card[-1]


def in_order(cards: Iterable[Piece]) -> Cards:
    """Return cards sorted: suit by suit, each from the 1 up."""
    return tuple(sorted(cards, key=PLACE.__getitem__))


def pack(cards: Iterable[Piece]) -> Packed:
    """Return cards as one number."""
    packed = 0
    for card in cards:
        packed |= _BIT[card]
    return packed


def unpack(packed: Packed) -> Cards:
    """Return the cards of a number, sorted."""
    return tuple(DECK[n] for n in bits(packed))


def bits(packed: Packed) -> Iterator[int]:
    """Yield the numbers of the bits that are set, the lowest first."""
    while packed:
        low = packed & -packed
        yield low.bit_length() - 1
        packed ^= low


def parse(text: str) -> Cards:
    """Read cards: ``5O 6O 12B``; their order is kept.

    :raises ValueError: if something else is in the text.
    """
    cards = tuple(map(Piece, text.split()))
    for card in cards:
        if card not in _BIT:
            raise ValueError(f"no card: {card!r}")
    return cards


def without(hand: Iterable[Piece], gone: Iterable[Piece]) -> Cards:
    """Return a hand after some of its cards have left."""
    left = frozenset(gone)
    return tuple(card for card in hand if card not in left)
