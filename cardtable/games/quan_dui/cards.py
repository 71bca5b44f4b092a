"""The 120 cards of the Dongguan pack: thirty kinds, four of each (R2).

A kind is a suit and a number, ``b7``, or one of three honours without suit: ``DH``, ``XH``, ``BS``.
Suits are ben, suo and wan; the honours da hong, xiao hong and ba shu.  A card is its kind and the
letter of its copy, ``b7a`` or ``DHc``: nobody can tell copies apart, but each lies in one place.
Most functions take cards and kinds alike.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

from cardtable.core.events import Piece

Cards: TypeAlias = tuple[Piece, ...]
Kind: TypeAlias = str

SUITS: Final = "bsw"
HONOURS: Final[tuple[Kind, ...]] = ("DH", "XH", "BS")
VALUES: Final = range(1, 10)
COPIES: Final = "abcd"
KINDS: Final[tuple[Kind, ...]] = (*(f"{suit}{n}" for suit in SUITS for n in VALUES), *HONOURS)
DECK: Final[Cards] = tuple(Piece(kind + copy) for kind in KINDS for copy in COPIES)

_KIND: Final[dict[str, Kind]] = {name: name[:2] for name in (*DECK, *KINDS)}
_VALUE: Final[dict[str, int]] = {name: 1 if kind in HONOURS else int(kind[1]) for name, kind in _KIND.items()}
_ORDER: Final[dict[str, int]] = {
    name: n for n, name in enumerate(sorted(_KIND, key=lambda name: (_VALUE[name], name[:2] in HONOURS)))
}


def kind_of(card: str) -> Kind:
    """Return the kind of a card.

    :raises KeyError: if it is none.
    """
    return _KIND[card]


def value_of(card: str) -> int:
    """Return what a card counts; an honour counts 1 (R4)."""
    return _VALUE[card]


def copies(value: int) -> int:
    """Return how many cards of the pack have a value."""
    return 24 if value == 1 else 12


def in_order(cards: Iterable[Piece]) -> Cards:
    """Return cards sorted by value, then by kind, then by copy."""
    return tuple(sorted(cards, key=_ORDER.__getitem__))


def parse(text: str) -> Cards:
    """Read cards or kinds, ``b7a DHc w1``; their order is kept.

    :raises ValueError: if something else is in the text.
    """
    cards = tuple(map(Piece, text.split()))
    for card in cards:
        if card not in _KIND:
            raise ValueError(f"no card: {card!r}")
    return cards


def find(cards: Iterable[Piece], wanted: str) -> Piece | None:
    """Return this very card, or else the first of its kind; ``None`` if there is none."""
    alike = [card for card in cards if _KIND[card] == _KIND.get(wanted)]
    return Piece(wanted) if wanted in alike else alike[0] if alike else None


def without(cards: Iterable[Piece], gone: Piece) -> Cards:
    """Return cards after one of them has left."""
    return tuple(card for card in cards if card != gone)
