"""The 84 cards: four copies of each of the 21 dominoes, in four families (R2, R10).

An identity is the pips of a domino, the lower first: ``6-6``, ``1-2``.  A card is an identity and a
copy, ``6-6a`` to ``6-6d``; copy ``d`` has the blue fleuron, which means nothing.  An identity
stands for any card of it where a hand is known.  Cards are sorted by family, the highest first.

A hand whose copies do not matter is one whole number, *packed*: a hexadecimal digit for each
identity, its number of cards, the first identity in the lowest digit.  So hands are added and
subtracted like numbers.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from enum import StrEnum
from typing import Final, TypeAlias

from cardtable.core.events import Piece

Identity: TypeAlias = str
Cards: TypeAlias = tuple[Piece, ...]
Packed: TypeAlias = int


class Family(StrEnum):
    """What beats what: nothing beats a play of another family.  The values are message ids."""

    LONG = "long"
    YAO = "yao"
    BLACK = "black"
    RED = "red"
    SPECIAL = "special"  # combinations of two families, see :mod:`.plays`


COPIES: Final = "abcd"
FLEURON: Final = "d"
NAIL, TWO_REDS = "1-2", "2-4"
TABLE: Final[dict[Family, tuple[tuple[Identity, ...], ...]]] = {  # the highest first; what ties stands together
    Family.LONG: (("6-6",), ("1-1",), ("4-4",), ("1-3",), ("3-3",), ("5-5",), ("2-2",)),
    Family.YAO: (("1-5",), ("1-6",), ("4-6",), ("5-6",)),
    Family.BLACK: (("3-6",), ("2-6", "3-5"), ("2-5",), ("2-3",)),
    Family.RED: (("4-5",), ("3-4",), ("1-4",), (NAIL, TWO_REDS)),
}
IDENTITIES: Final = tuple(identity for steps in TABLE.values() for step in steps for identity in step)
INDEX: Final = {identity: n for n, identity in enumerate(IDENTITIES)}
FAMILY: Final = {identity: family for family, steps in TABLE.items() for step in steps for identity in step}
RANK: Final = {  # inside the family, the lowest is 1
    identity: len(steps) - n for steps in TABLE.values() for n, step in enumerate(steps) for identity in step
}
DECK: Final[Cards] = tuple(Piece(identity + copy) for identity in IDENTITIES for copy in COPIES)
EVERYTHING: Final[Packed] = sum(len(COPIES) << 4 * n for n in range(len(IDENTITIES)))

_ORDER: Final = {card: n for n, card in enumerate(identity + copy for identity in IDENTITIES for copy in ("", *COPIES))}
_CARD: Final = re.compile(r"[1-6]-[1-6][a-d]?")


def identity_of(card: str) -> Identity:
    """Return the identity of a card, or of an identity."""
    return card[:3]


def identities_of(cards: Iterable[str]) -> tuple[Identity, ...]:
    """Return the identities of some cards, sorted."""
    return tuple(sorted((card[:3] for card in cards), key=INDEX.__getitem__))


def in_order(cards: Iterable[Piece]) -> Cards:
    """Return cards sorted."""
    return tuple(sorted(cards, key=_ORDER.__getitem__))


def pack(cards: Iterable[str]) -> Packed:
    """Return cards, or identities, as one number; at most fifteen may be of one identity."""
    return sum(1 << 4 * INDEX[card[:3]] for card in cards)


def unpack(packed: Packed) -> Iterator[Identity]:
    """Yield the identities of a number, sorted."""
    for n, identity in enumerate(IDENTITIES):
        yield from (identity,) * (packed >> 4 * n & 15)


def count(packed: Packed, identity: Identity) -> int:
    """Return how many cards of an identity a packed hand has."""
    return packed >> 4 * INDEX[identity] & 15


def parse(text: str) -> Cards:
    """Read cards with or without copies: ``6-6a 1-2``.

    :raises ValueError: if something else is in the text.
    """
    found = tuple(map(Piece, text.split()))
    for card in found:
        if not _CARD.fullmatch(card) or card[:3] not in INDEX:
            raise ValueError(f"no card: {card!r}")
    return found


def missing(hand: Iterable[Piece], wanted: Iterable[Piece]) -> tuple[Identity, ...]:
    """Return the identities of which *hand* has fewer than are wanted, once for each card that lacks."""
    lacking = Counter(map(identity_of, wanted)) - Counter(map(identity_of, hand))
    return identities_of(lacking.elements())


def pick(hand: Iterable[Piece], wanted: Iterable[Piece]) -> tuple[Cards, Cards]:
    """Return what is taken from a hand and what stays: the very cards, or others of their identity (H5).

    :raises ValueError: if the hand has not as many of an identity.
    """
    left, taken, others = list(hand), [], []
    for card in wanted:
        if card in left:
            left.remove(card)
            taken.append(card)
        else:
            others.append(card)
    for card in others:
        match = next((held for held in left if held[:3] == card[:3]), None)
        if match is None:
            raise ValueError(f"not in hand: {card}")
        left.remove(match)
        taken.append(match)
    return in_order(taken), tuple(left)
