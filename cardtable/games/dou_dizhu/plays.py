"""The plays of Dou Dizhu: what they are made of, which cover which, and which a hand can make (R5, R6).

A play is a core, one rank or a chain of neighbouring ranks with the same number of
cards each, and the kickers that go with it.  By type:

==================  ==============  ================  =========================
type                core            ranks in a chain  kickers
==================  ==============  ================  =========================
solo, pair, trio    1, 2, 3 cards
trio-solo, -pair    3 cards                           a card, a pair
solo-chain          1 card          5 to 12
pair-chain          2 cards         3 to 10
airplane            3 cards         2 to 6
airplane-solos      3 cards         2 to 5            a card for each trio
airplane-pairs      3 cards         2 to 4            a pair for each trio
four-solos, -pairs  4 cards                           two cards, two pairs
bomb                4 cards
rocket              both jokers
==================  ==============  ================  =========================

Chains end with the ace.  Kickers are of other ranks than the core.  Single kickers may
repeat a rank, but are never both jokers, nor four of a rank, nor three of one that
lengthens the chain; pairs are of different ranks.  So every set of ranks has at most
one reading (H1 to H4), and there are 27,471 of them.

The hands here are packed (see :mod:`.cards`).  Tables are made when they are first asked for.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache
from itertools import combinations, combinations_with_replacement
from typing import Final

from cardtable.games.dou_dizhu.cards import ACE, COPIES, EVERYTHING, RANKS, RED_JOKER, Packed, pack, ranks_of

LARGEST: Final = 20  # cards a hand can have


class PlayType(StrEnum):
    """What covers what; the values are message ids.  Four with two is one play of two types that never mix."""

    SOLO = "solo"
    PAIR = "pair"
    TRIO = "trio"
    TRIO_SOLO = "trio-solo"
    TRIO_PAIR = "trio-pair"
    SOLO_CHAIN = "solo-chain"
    PAIR_CHAIN = "pair-chain"
    AIRPLANE = "airplane"
    AIRPLANE_SOLOS = "airplane-solos"
    AIRPLANE_PAIRS = "airplane-pairs"
    FOUR_SOLOS = "four-solos"
    FOUR_PAIRS = "four-pairs"
    BOMB = "bomb"
    ROCKET = "rocket"


@dataclass(frozen=True, slots=True)
class Form:
    """How a type is made: cards of each rank of the core, ranks in a row, kickers and the cards of each."""

    copies: int
    lengths: range = range(1, 2)
    kickers: int = 0  # for each rank of the core
    kicker_copies: int = 0


FORMS: Final = {
    PlayType.SOLO: Form(1),
    PlayType.PAIR: Form(2),
    PlayType.TRIO: Form(3),
    PlayType.TRIO_SOLO: Form(3, kickers=1, kicker_copies=1),
    PlayType.TRIO_PAIR: Form(3, kickers=1, kicker_copies=2),
    PlayType.SOLO_CHAIN: Form(1, range(5, 13)),
    PlayType.PAIR_CHAIN: Form(2, range(3, 11)),
    PlayType.AIRPLANE: Form(3, range(2, 7)),
    PlayType.AIRPLANE_SOLOS: Form(3, range(2, 6), kickers=1, kicker_copies=1),
    PlayType.AIRPLANE_PAIRS: Form(3, range(2, 5), kickers=1, kicker_copies=2),
    PlayType.FOUR_SOLOS: Form(4, kickers=2, kicker_copies=1),
    PlayType.FOUR_PAIRS: Form(4, kickers=2, kicker_copies=2),
    PlayType.BOMB: Form(4),
}  # the rocket has no form: its two cards differ

_BARE: Final = {  # what remains of a play without its kickers
    PlayType.TRIO_SOLO: PlayType.TRIO,
    PlayType.TRIO_PAIR: PlayType.TRIO,
    PlayType.AIRPLANE_SOLOS: PlayType.AIRPLANE,
    PlayType.AIRPLANE_PAIRS: PlayType.AIRPLANE,
    PlayType.FOUR_SOLOS: PlayType.BOMB,
    PlayType.FOUR_PAIRS: PlayType.BOMB,
}


@dataclass(frozen=True, slots=True)
class Reading:
    """The one way in which some ranks are a play."""

    type: PlayType
    rank: int  # of the core, of a chain its highest
    length: int  # ranks in the core
    ranks: str  # all letters, the lowest first
    kickers: str = ""  # their letters
    packed: Packed = field(default=0, repr=False, compare=False)

    @property
    def letter(self) -> str:
        """The letter of the rank that counts."""
        return RANKS[self.rank]

    @property
    def core(self) -> str:
        """The letters of the play without its kickers, the lowest first."""
        if self.type is PlayType.ROCKET:
            return self.ranks
        return "".join(RANKS[rank] * FORMS[self.type].copies for rank in core_ranks(self.rank, self.length))

    @property
    def explosive(self) -> bool:
        """Say whether it doubles the multiplier (R9)."""
        return self.type in (PlayType.BOMB, PlayType.ROCKET)


ROCKET: Final = Reading(PlayType.ROCKET, RED_JOKER, 1, "XD", packed=pack("XD"))


def core_ranks(rank: int, length: int) -> range:
    """Return the ranks of a core, the lowest first."""
    return range(rank - length + 1, rank + 1)


def beats(play: Reading, other: Reading) -> bool:
    """Say whether *play* covers *other* (R6)."""
    if (play.type, play.length) == (other.type, other.length):
        return play.rank > other.rank
    return play.type is PlayType.ROCKET or (play.type is PlayType.BOMB and other.type is not PlayType.ROCKET)


def leads(hand: Packed) -> list[Reading]:
    """Return every play of a hand, in a stable order."""
    lacking = EVERYTHING ^ hand
    found = [play for play in _plain() if not play.packed & lacking]
    for core, carried in _carriers():
        if not core & lacking:
            found += [play for play in carried if not play.packed & lacking]
    return found


def covers(hand: Packed, other: Reading) -> list[Reading]:
    """Return every play of a hand that covers *other*, in a stable order."""
    if other.type is PlayType.ROCKET:
        return []
    lacking, kind = EVERYTHING ^ hand, other.type
    found = [play for play in _above(_BARE.get(kind, kind), other.length, other.rank) if not play.packed & lacking]
    if kind in _BARE:
        families = [kicked(kind, other.length, core.rank) for core in found]
        found = [play for family in families for play in family if not play.packed & lacking]
    bombs = () if kind is PlayType.BOMB else _above(PlayType.BOMB, 1, -1)
    found += [play for play in (*bombs, ROCKET) if not play.packed & lacking]
    return found


def every_play() -> Iterator[Reading]:
    """Yield all 27,471 plays, type by type."""
    for kind, form in FORMS.items():
        for length in form.lengths:
            for rank in _tops(form, length):
                yield from kicked(kind, length, rank)
    yield ROCKET


@cache
def kicked(kind: PlayType, length: int, rank: int) -> tuple[Reading, ...]:
    """Return all plays of one core: a single one if the type has no kickers."""
    form, ranks = FORMS[kind], core_ranks(rank, length)
    core = "".join(RANKS[r] * form.copies for r in ranks)
    packed = pack(core)
    plays = []
    for kickers in _kicker_sets(form, ranks):
        added = "".join(RANKS[r] * form.kicker_copies for r in kickers)
        plays.append(Reading(kind, rank, length, ranks_of(core + added), added, packed | pack(added)))
    return tuple(plays)


def _kicker_sets(form: Form, core: range) -> Iterator[tuple[int, ...]]:
    number = form.kickers * len(core)
    outside = [rank for rank, copies in enumerate(COPIES) if rank not in core and copies >= form.kicker_copies]
    if form.kicker_copies != 1:
        yield from combinations(outside, number)
        return
    longer = (core[0] - 1, core[-1] + 1) if len(core) > 1 else ()
    for kickers in combinations_with_replacement(outside, number):
        most = {rank: kickers.count(rank) for rank in kickers}
        jokers = most.get(RED_JOKER, 0) + most.get(RED_JOKER - 1, 0)
        if jokers < 2 and all(n < 4 and not (n == 3 and rank in longer and rank <= ACE) for rank, n in most.items()):
            yield kickers


def _tops(form: Form, length: int) -> Iterator[int]:
    """Yield the highest ranks that a core of this form and length can have."""
    if length > 1:
        yield from range(length - 1, ACE + 1)
    else:
        yield from (rank for rank, copies in enumerate(COPIES) if copies >= form.copies)


@cache
def _plain() -> tuple[Reading, ...]:
    """Return all plays without kickers."""
    forms = ((kind, form) for kind, form in FORMS.items() if not form.kickers)
    cores = (kicked(kind, n, rank) for kind, form in forms for n in form.lengths for rank in _tops(form, n))
    return (*(play for plays in cores for play in plays), ROCKET)


@cache
def _above(kind: PlayType, length: int, rank: int) -> tuple[Reading, ...]:
    """Return the plays of a type without kickers and of a length that are higher than *rank*."""
    return tuple(play for play in _plain() if (play.type, play.length) == (kind, length) and play.rank > rank)


@cache
def _carriers() -> tuple[tuple[Packed, tuple[Reading, ...]], ...]:
    """Return every core that kickers may go with, in the order of the plain plays, and all that adds them to it."""
    found = []
    for core in _plain():
        kinds = [kind for kind, bare in _BARE.items() if bare is core.type and core.length in FORMS[kind].lengths]
        if kinds:
            carried = tuple(play for kind in kinds for play in kicked(kind, core.length, core.rank))
            found.append((core.packed, carried))
    return tuple(found)
