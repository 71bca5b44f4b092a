"""Dou Dizhu packed for search: a hand is one integer, a play is another.

A hand holds three bits per rank, the number of its cards (0 to 4), the 3 lowest; a play holds its cards in the
same 45 bits, and above them the rank that counts, the length of its core, and its kind:

    kind (4 bits) | length (4) | rank (4) | cards (45)

So the hand after a play is ``hand - (play & CARDS)``, and a play beats another of the same kind when
``play >> CLASS`` is equal and ``play >> RANK`` is larger.  Masks have one bit per rank at a distance of three,
which makes the mask of single cards at the same time the cards themselves.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import TypeAlias

Cards: TypeAlias = int
Play: TypeAlias = int
Mask: TypeAlias = int

RANKS = "3456789TJQKA2XD"
TWO, BLACK, RED = 12, 13, 14
BITS = 3
CARDS = (1 << 45) - 1
RANK, LENGTH, KIND = 45, 49, 53
CLASS = LENGTH
PASS: Play = 0

ONES: Mask = sum(1 << BITS * r for r in range(15))
CHAINED: Mask = sum(1 << BITS * r for r in range(TWO))  # ranks that chains may use
JOKERS: Cards = 1 << BITS * BLACK | 1 << BITS * RED
_ONE = {letter: 1 << BITS * r for r, letter in enumerate(RANKS)}
DECK: Cards = 4 * (ONES ^ JOKERS) | JOKERS

(SOLO, PAIR, TRIO, TRIO_SOLO, TRIO_PAIR, CHAIN, PAIRS, PLANE, PLANE_SOLOS, PLANE_PAIRS, FOUR_SOLOS, FOUR_PAIRS,
 BOMB, ROCKET) = range(1, 15)  # fmt: skip
WITH_KICKERS = frozenset((TRIO_SOLO, TRIO_PAIR, PLANE_SOLOS, PLANE_PAIRS, FOUR_SOLOS, FOUR_PAIRS))
SHORTEST = {CHAIN: 5, PAIRS: 3, PLANE: 2}
LONGEST = {PLANE_SOLOS: 5, PLANE_PAIRS: 4}
MOST_CARDS = 20


def pack(cards: Iterable[str]) -> Cards:
    """Return the hand that holds these cards; a card begins with the letter of its rank."""
    return sum(_ONE[card[0]] for card in cards)


def unpack(cards: Cards) -> str:
    """Return the ranks of a hand or a play, in order."""
    return "".join(rank * (cards >> BITS * r & 7) for r, rank in enumerate(RANKS))


def size(cards: Cards) -> int:
    """Return the number of cards."""
    cards &= CARDS
    return (cards & ONES).bit_count() + 2 * (cards >> 1 & ONES).bit_count() + 4 * (cards >> 2 & ONES).bit_count()


def at_least(hand: Cards) -> tuple[Mask, Mask, Mask, Mask]:
    """Return the masks of the ranks of which the hand holds at least 1, 2, 3 and 4."""
    one, two, four = hand, hand >> 1, hand >> 2
    return (one | two | four) & ONES, (two | four) & ONES, (four | (two & one)) & ONES, four & ONES


def kind_of(play: Play) -> int:
    """Return the kind of a play."""
    return play >> KIND


def rank_of(play: Play) -> int:
    """Return the rank that counts: of the solo, pair, trio or four, the lowest of a chain."""
    return play >> RANK & 15


def length_of(play: Play) -> int:
    """Return how many ranks the core of a play has."""
    return play >> LENGTH & 15


def beats(play: Play, other: Play) -> bool:
    """Say whether *play* may be put on *other*."""
    if play >> CLASS == other >> CLASS:
        return play >> RANK > other >> RANK
    kind = play >> KIND
    return kind == ROCKET or (kind == BOMB and other >> KIND < BOMB)


def leads(hand: Cards) -> list[Play]:
    """Return every play of a hand whose seat leads."""
    m1, m2, m3, m4 = at_least(hand)
    found = [*_cores(SOLO, m1), *_cores(PAIR, m2)]
    if m3:
        found += _cores(TRIO, m3)
        found += _trios(TRIO_SOLO, m3, m1)
        found += _trios(TRIO_PAIR, m3, m2)
        found += runs(PLANE, m3)
        for core in runs(PLANE, m3):
            found += _planes(hand, core, PLANE_SOLOS)
            found += _planes(hand, core, PLANE_PAIRS)
    found += runs(CHAIN, m1)
    found += runs(PAIRS, m2)
    if m4:
        found += _fours(hand, m4, FOUR_SOLOS)
        found += _fours(hand, m4, FOUR_PAIRS)
    found += _bombs(m4, hand)
    return found


def answers(hand: Cards, to_beat: Play) -> list[Play]:
    """Return every play that beats *to_beat*, :data:`PASS` not included."""
    kind, above = to_beat >> KIND, -1 << BITS * ((to_beat >> RANK & 15) + 1)
    m1, m2, m3, m4 = at_least(hand)
    if kind == SOLO:
        found = [*_cores(SOLO, m1 & above)]
    elif kind == PAIR:
        found = [*_cores(PAIR, m2 & above)]
    elif kind == TRIO:
        found = [*_cores(TRIO, m3 & above)]
    elif kind <= TRIO_PAIR:
        found = [*_trios(kind, m3 & above, m1 if kind == TRIO_SOLO else m2)]
    elif kind <= PLANE:
        found = [*_same(kind, (m1, m2, m3)[kind - CHAIN] & above, to_beat)]
    elif kind <= PLANE_PAIRS:
        core = play_of(PLANE, 0, to_beat >> LENGTH & 15, 0)
        found = [play for longer in _same(PLANE, m3 & above, core) for play in _planes(hand, longer, kind)]
    elif kind <= FOUR_PAIRS:
        found = _fours(hand, m4 & above, kind)
    elif kind == BOMB:
        m4, found = m4 & above, []
    else:
        return []
    if m4 or hand & JOKERS == JOKERS:
        found += _bombs(m4, hand)
    return found


@lru_cache(1 << 16)
def single_play(cards: Cards) -> Play:
    """Return the only reading of *cards* as a play, :data:`PASS` if they are none."""
    n = size(cards)
    if cards == JOKERS:
        return play_of(ROCKET, BLACK, 1, cards)
    m1 = at_least(cards)[0]
    if m1 and not m1 & (m1 - 1):  # one rank
        return play_of((SOLO, PAIR, TRIO, BOMB)[n - 1], lowest(m1), 1, cards)
    return next((play for play in leads(cards) if play & CARDS == cards), PASS) if n <= MOST_CARDS else PASS


def play_of(kind: int, rank: int, length: int, cards: Cards) -> Play:
    """Return a play."""
    return kind << KIND | length << LENGTH | rank << RANK | cards


def ranks_of(mask: Mask) -> Iterator[int]:
    """Yield the ranks of a mask, the lowest first."""
    while mask:
        bit = mask & -mask
        yield bit.bit_length() // BITS
        mask ^= bit


def lowest(mask: Mask) -> int:
    """Return the lowest rank of a mask."""
    return (mask & -mask).bit_length() // BITS


@cache
def _cores(kind: int, mask: Mask) -> tuple[Play, ...]:
    """Return solos, pairs or trios of every rank in *mask*: at most 2^15 masks for each."""
    return tuple(play_of(kind, r, 1, kind << BITS * r) for r in ranks_of(mask))


@cache
def runs(kind: int, mask: Mask) -> tuple[Play, ...]:
    """Return the chains, pair chains or airplanes of all lengths in *mask*."""
    mask &= CHAINED
    found = []
    cards, length, starts = 0, 0, mask
    while starts:  # starts: the lowest ranks of the runs of at least length + 1
        cards |= 1 << BITS * length
        length += 1
        if length >= SHORTEST[kind] and length * (kind - CHAIN + 1) <= MOST_CARDS:
            found += [play_of(kind, r, length, (kind - CHAIN + 1) * cards << BITS * r) for r in ranks_of(starts)]
        starts &= mask >> BITS * length
    return tuple(found)


@lru_cache(1 << 14)
def _same(kind: int, mask: Mask, to_beat: Play) -> tuple[Play, ...]:
    """Return the runs in *mask* that are as long as *to_beat*."""
    return tuple(play for play in runs(kind, mask) if play >> CLASS == to_beat >> CLASS)


def _bombs(m4: Mask, hand: Cards) -> list[Play]:
    found = [play_of(BOMB, r, 1, 4 << BITS * r) for r in ranks_of(m4)] if m4 else []
    if hand & JOKERS == JOKERS:
        found.append(play_of(ROCKET, BLACK, 1, JOKERS))
    return found


@lru_cache(1 << 14)
def _trios(kind: int, m3: Mask, kickers: Mask) -> tuple[Play, ...]:
    times = kind - TRIO  # one card or two
    found: list[Play] = []
    for r in ranks_of(m3):
        core = play_of(kind, r, 1, 3 << BITS * r)
        found += [core + (times << BITS * k) for k in ranks_of(kickers & ~(1 << BITS * r))]
    return tuple(found)


def _fours(hand: Cards, m4: Mask, kind: int) -> list[Play]:
    found: list[Play] = []
    for r in ranks_of(m4):
        rest = hand & ~(7 << BITS * r)
        core = play_of(kind, r, 1, 4 << BITS * r)
        found += [core + kickers for kickers in (_solos(_capped(rest), 2) if kind == FOUR_SOLOS else _pairs(rest, 2))]
    return found


def _planes(hand: Cards, core: Play, kind: int) -> list[Play]:
    """Return an airplane with all its kickers; H1: no three of a rank that would make the core longer."""
    n, low = core >> LENGTH & 15, core >> RANK & 15
    solos = kind == PLANE_SOLOS
    if n * (4 if solos else 5) > MOST_CARDS:
        return []
    rest = hand & ~(((1 << BITS * n) - 1) << BITS * low)
    base = core + ((kind - PLANE) << KIND)
    if not solos:
        return [base + kickers for kickers in _pairs(rest, n)]
    rest = _capped(rest)
    for neighbour in (low - 1, low + n):
        if 0 <= neighbour < TWO and rest >> BITS * neighbour & 7 == 3:
            rest -= 1 << BITS * neighbour
    return [base + kickers for kickers in _solos(rest, n)]


def _capped(hand: Cards) -> Cards:
    """Return the hand with no more than three cards of a rank: kickers never hold four."""
    fours = hand >> 2 & ONES
    return hand - fours


@lru_cache(1 << 12)
def _solos(rest: Cards, n: int) -> tuple[Cards, ...]:
    """Return every choice of *n* cards, without both jokers."""
    found: list[list[Cards]] = [[0], *([] for _ in range(n))]  # by number of cards
    for r in ranks_of(at_least(rest)[0]):
        held = rest >> BITS * r & 7
        for k in range(n, 0, -1):
            for m in range(1, min(held, k) + 1):
                found[k] += [cards + (m << BITS * r) for cards in found[k - m]]
    return tuple(cards for cards in found[n] if cards & JOKERS != JOKERS)


@lru_cache(1 << 12)
def _pairs(rest: Cards, n: int) -> tuple[Cards, ...]:
    """Return every choice of *n* pairs of different ranks."""
    found: list[list[Cards]] = [[0], *([] for _ in range(n))]
    for r in ranks_of(at_least(rest)[1]):
        for k in range(n, 0, -1):
            found[k] += [cards + (2 << BITS * r) for cards in found[k - 1]]
    return tuple(found[n])
