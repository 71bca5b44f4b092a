"""The plays of Chuo Pai: what they are made of, which beat which, and which a hand can make (R5, R6, R8 to R10).

A play is a set, one to four cards of one identity, or a special combination: a court card
with cards of its total, red and black as one likes.

=============  ============  ==========
special        court card    total
=============  ============  ==========
heaven-nine    6-6           3-6, 4-5
earth-eight    1-1           2-6, 3-5
man-seven      4-4           2-5, 3-4
harmony-five   1-3           2-3, 1-4
=============  ============  ==========

It has as many court cards as others; where combinations are free, at least one of each (H1).
Sets are of the family of their identity, special combinations of one of their own.
A play beats another of its family and size if its rank is higher.

This is the one list of plays: legality, hints and players all ask for it.  Hands are packed
(see :mod:`.cards`), and every play is one object, so a question costs some microseconds.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from typing import Final, NamedTuple

from cardtable.games.chuo_pai.cards import COPIES, FAMILY, IDENTITIES, INDEX, RANK, Family, Identity, Packed, pack

MOST_EQUAL: Final = len(COPIES)  # cards of one identity


class Special(NamedTuple):
    """One kind of special combination; *name* is a message id."""

    name: str
    rank: int
    court: Identity
    total: int
    others: tuple[Identity, Identity]  # black, red


SPECIALS: Final = (
    Special("heaven-nine", 4, "6-6", 9, ("3-6", "4-5")),
    Special("earth-eight", 3, "1-1", 8, ("2-6", "3-5")),  # both are black
    Special("man-seven", 2, "4-4", 7, ("2-5", "3-4")),
    Special("harmony-five", 1, "1-3", 5, ("2-3", "1-4")),
)


@dataclass(frozen=True, slots=True)
class Combination:
    """Cards that can be played together."""

    family: Family
    rank: int  # inside the family, the lowest is 1
    identities: tuple[Identity, ...]  # sorted
    name: str = field(compare=False)  # the identity of a set, the message id of a special combination
    size: int = field(compare=False)
    even: bool = field(compare=False)  # as many court cards as others; any set is
    packed: Packed = field(compare=False, repr=False)

    @property
    def special(self) -> bool:
        """Say whether it is a special combination (R8)."""
        return self.family is Family.SPECIAL


def read(cards: Iterable[str]) -> Combination:
    """Return the play that some cards are, special combinations of any composition included.

    :raises KeyError: if they are none.
    """
    return EVERY[pack(cards)]


def beats(play: Combination, other: Combination) -> bool:
    """Say whether *play* beats *other* (R9)."""
    return play.rank > other.rank and play.size == other.size and play.family is other.family


def leads(hand: Packed, free: bool = False) -> list[Combination]:
    """Return every play of a hand: the sets in the order of the cards, then the special combinations."""
    found: list[Combination] = []
    rest = hand
    for sets in _SETS:
        found += sets[: rest & 15]
        rest >>= 4
    for n, (court, first, second) in enumerate(_SHIFTS):
        if courts := hand >> court & 15:
            a, b = hand >> first & 15, hand >> second & 15
            if a or b:
                found += _specials(n, courts, a, b, free)
    return found


def beating(hand: Packed, other: Combination, free: bool = False) -> list[Combination]:
    """Return every play of a hand that beats *other*, the highest first."""
    size = other.size
    if other.family is not Family.SPECIAL:
        return [play for shift, play in _ABOVE[other.family, other.rank, size] if hand >> shift & 15 >= size]
    found: list[Combination] = []
    for n, (court, first, second) in enumerate(_SHIFTS[: len(SPECIALS) - other.rank]):
        if courts := hand >> court & 15:
            found += _sized(n, courts, hand >> first & 15, hand >> second & 15, free, size)
    return found


def can_beat(hand: Packed, other: Combination, free: bool = False) -> bool:
    """Say whether a hand has any play that beats *other*."""
    return bool(beating(hand, other, free))


def makes(courts: int, others: int, size: int, free: bool) -> bool:
    """Say whether so many court cards and cards of their total make a special combination of a size (R8, H1)."""
    if free:
        return courts > 0 and others > 0 and courts + others >= size
    return size % 2 == 0 and min(courts, others) >= size // 2


def _make_set(identity: Identity, size: int) -> Combination:
    cards = (identity,) * size
    return Combination(FAMILY[identity], RANK[identity], cards, identity, size, True, pack(cards))


def _make_special(special: Special, courts: int, first: int, second: int) -> Combination:
    black, red = special.others
    cards = (special.court,) * courts + (black,) * first + (red,) * second
    even = courts == first + second
    return Combination(Family.SPECIAL, special.rank, cards, special.name, len(cards), even, pack(cards))


_SETS: Final = tuple(tuple(_make_set(identity, n + 1) for n in range(MOST_EQUAL)) for identity in IDENTITIES)
_OF_KIND: Final = tuple(  # of each kind all special combinations, with their numbers of cards
    tuple(
        (courts, first, second, _make_special(special, courts, first, second))
        for courts in range(1, MOST_EQUAL + 1)
        for first in range(MOST_EQUAL, -1, -1)
        for second in range(MOST_EQUAL, -1, -1)
        if first or second
    )
    for special in SPECIALS
)
_SHIFTS: Final = tuple(tuple(4 * INDEX[card] for card in (special.court, *special.others)) for special in SPECIALS)
EVERY: Final[dict[Packed, Combination]] = {  # 84 sets, 56 special combinations of equal numbers, 328 others
    play.packed: play
    for play in (*(play for sets in _SETS for play in sets), *(play for plays in _OF_KIND for *_, play in plays))
}
_ABOVE: Final = {  # of the sets of a family, a rank and a size: those that beat it, and where their cards are counted
    (low.family, low.rank, low.size): tuple(
        (4 * n, sets[low.size - 1]) for n, sets in enumerate(_SETS) if beats(sets[low.size - 1], low)
    )
    for low in (play for sets in _SETS for play in sets)
}


@cache
def _specials(kind: int, courts: int, first: int, second: int, free: bool) -> tuple[Combination, ...]:
    """Return all special combinations of a kind that so many cards make."""
    return tuple(
        play for c, a, b, play in _OF_KIND[kind] if c <= courts and a <= first and b <= second and (free or play.even)
    )


@cache
def _sized(kind: int, courts: int, first: int, second: int, free: bool, size: int) -> tuple[Combination, ...]:
    """Return those of a size."""
    return tuple(play for play in _specials(kind, courts, first, second, free) if play.size == size)
