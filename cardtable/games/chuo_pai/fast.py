"""Chuo Pai for search: hands as bits, a whole deal played on in a tenth of a millisecond.

A hand has four planes of 21 bits; the bit of an identity is set in plane *k* if the hand has more than *k* cards of it.
So "three or more" is one bit, to ask whether a hand can beat a set is one ``&``, and to take cards from a hand is to
move the column of their identity down.  In a plane the lowest rank comes last: the highest bit is the lowest card.

A set is the number of its bit: identity and size in one.  A special combination is a number from :data:`SPECIAL` on:
kind and size; which cards it is made of is a second question, see :class:`Specials`.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Final, TypeAlias

from cardtable.games.chuo_pai.cards import FAMILY, IDENTITIES, RANK, TABLE, Identity, Packed
from cardtable.games.chuo_pai.plays import MOST_EQUAL, SPECIALS, Combination

Planes: TypeAlias = int
Move: TypeAlias = int

NONE: Final[Move] = -1
NEXT: Final = (1, 2, 0)  # who sits to the left of each
KINDS: Final = len(IDENTITIES)
PLANE: Final = (1 << KINDS) - 1
ORDER: Final = tuple(sorted(IDENTITIES, key=lambda card: (-RANK[card], len(TABLE[FAMILY[card]]))))
PLACE: Final = {card: n for n, card in enumerate(ORDER)}


def column(card: Identity, number: int) -> Planes:
    """Return so many cards of an identity."""
    return sum(1 << KINDS * k + PLACE[card] for k in range(number))


SETS: Final = MOST_EQUAL * KINDS
COLUMN: Final = tuple(column(ORDER[n % KINDS], MOST_EQUAL) for n in range(SETS))
DOWN: Final = tuple(KINDS * (n // KINDS + 1) for n in range(SETS))  # how far a column moves when a set is taken
ABOVE: Final = tuple(  # the sets that beat each
    sum(
        1 << n // KINDS * KINDS + PLACE[card]
        for card in IDENTITIES
        if FAMILY[card] is FAMILY[ORDER[n % KINDS]] and RANK[card] > RANK[ORDER[n % KINDS]]
    )
    for n in range(SETS)
)
SPECIAL: Final = SETS
SPAN: Final = 16  # numbers for each kind of special combination, one for each size
SIZES: Final = (*(n // KINDS + 1 for n in range(SETS)), *(n for _ in SPECIALS for n in range(SPAN)))
GROUP: Final = tuple(  # the cards that make each kind
    sum(column(card, MOST_EQUAL) for card in (special.court, *special.others)) for special in SPECIALS
)
COURTS: Final[Planes] = sum(column(special.court, 1) for special in SPECIALS)

_HALF: Final = 11  # bits of a plane that are looked up at once
_FIRST, _REST = (1 << _HALF) - 1, (1 << KINDS - _HALF) - 1


def _unbeaten(plane: int) -> int:
    return sum(1 << n for n in range(KINDS) if not ABOVE[n] & plane)


_KEEP: Final = tuple(_unbeaten(plane) for plane in range(_FIRST + 1))  # what the first half of a plane does not beat
_KEEP_REST: Final = tuple(_unbeaten(plane << _HALF) for plane in range(_REST + 1))
_CHUNK: Final = 3  # identities of a packed hand that are converted at once
_CONVERTED: Final = tuple(
    tuple(
        sum(column(card, min(MOST_EQUAL, bits >> 4 * n & 15)) for n, card in enumerate(IDENTITIES[at : at + _CHUNK]))
        for bits in range(1 << 4 * _CHUNK)
    )
    for at in range(0, KINDS, _CHUNK)
)


def planes(packed: Packed) -> Planes:
    """Return a packed hand as planes."""
    found, mask = 0, (1 << 4 * _CHUNK) - 1
    for table in _CONVERTED:
        found |= table[packed & mask]
        packed >>= 4 * _CHUNK
    return found


def move_of(play: Combination) -> Move:
    """Return a play as a number."""
    if play.special:
        return SPECIAL + SPAN * (len(SPECIALS) - play.rank) + play.size
    return (play.size - 1) * KINDS + PLACE[play.name]


class Specials:
    """What special combinations cards make, for one of the two compositions.

    Cards of a kind are asked for as the part of a hand that belongs to its :data:`GROUP`.
    """

    def __init__(self, free: bool) -> None:
        self.most: list[dict[Planes, int]] = []  # of each kind, how many cards the largest combination has
        self.changes: list[list[dict[Planes, tuple[Planes, ...]]]] = []
        """Of each kind and size, which bits it changes in a hand: what breaks the fewest sets comes first."""
        for special in SPECIALS:
            cards = (special.court, *special.others)
            most: dict[Planes, int] = {}
            changes: list[dict[Planes, tuple[Planes, ...]]] = [{} for _ in range(SPAN)]
            for held in product(range(MOST_EQUAL + 1), repeat=len(cards)):
                ways = _ways(held, free)
                key = _columns(cards, held)
                most[key] = max(ways, default=0)
                for size, rests in ways.items():
                    changes[size][key] = tuple(key ^ _columns(cards, rest) for rest in rests)
            self.most.append(most)
            self.changes.append(changes)


def _columns(cards: Sequence[Identity], numbers: Sequence[int]) -> Planes:
    return sum(column(card, number) for card, number in zip(cards, numbers, strict=True))


def _ways(held: Sequence[int], free: bool) -> dict[int, list[tuple[int, ...]]]:
    """Return for each size of a special combination what may stay of the cards, the best first."""
    found: dict[int, list[tuple[int, int, tuple[int, ...]]]] = {}
    for used in product(*(range(number + 1) for number in held)):
        courts, others = used[0], sum(used[1:])
        if courts and others and (free or courts == others):
            broken = sum(0 < some < number for some, number in zip(used, held, strict=True))
            rest = tuple(number - some for some, number in zip(used, held, strict=True))
            found.setdefault(courts + others, []).append((broken, courts, rest))
    return {size: [rest for *_, rest in sorted(ways)] for size, ways in found.items()}


COMPOSITIONS: Final = (Specials(False), Specials(True))  # equal, free


def taken(hand: Planes, move: Move, specials: Specials) -> Planes:
    """Return what is left of a hand after a play, a special combination made of what breaks the fewest sets."""
    if move < SPECIAL:
        cards = hand & COLUMN[move]
        return hand ^ cards ^ cards >> DOWN[move]
    kind, size = divmod(move - SPECIAL, SPAN)
    return hand ^ specials.changes[kind][size][hand & GROUP[kind]][0]


def lead(hand: Planes, others: Planes, specials: Specials) -> Move:
    """Return the biggest play that nothing made of *others* beats; if there is none, the lowest lone card."""
    big = kind = 0
    if hand & COURTS:
        top = 0  # size up to which others can beat special combinations of this kind
        for n, most in enumerate(specials.most):
            group = GROUP[n]
            if (size := most[hand & group]) > top and size > big:
                big, kind = size, n
            if (size := most[others & group]) > top:
                top = size
    size = MOST_EQUAL
    for shift in _SHIFTS:
        if big > size:
            break
        if own := hand >> shift & PLANE:
            against = others >> shift
            if sure := own & _KEEP[against & _FIRST] & _KEEP_REST[against >> _HALF & _REST]:
                return shift + sure.bit_length() - 1
        size -= 1
    if big:
        return SPECIAL + SPAN * kind + big
    own = hand & PLANE
    return (own & ~(hand >> KINDS) or own).bit_length() - 1


_SHIFTS: Final = tuple(range((MOST_EQUAL - 1) * KINDS, -1, -KINDS))


def follow(hand: Planes, move: Move, specials: Specials) -> Move:
    """Return the lowest play that beats another, of those that break no set if there are any, or :data:`NONE`."""
    if move < SPECIAL:
        if found := hand & ABOVE[move]:
            return (found & ~(hand >> KINDS) or found).bit_length() - 1
    elif hand & COURTS:
        kind, size = divmod(move - SPECIAL, SPAN)
        for n in range(kind - 1, -1, -1):
            if hand & GROUP[n] in specials.changes[n][size]:
                return SPECIAL + SPAN * n + size
    return NONE


def close(
    hands: list[Planes], points: list[int], best: int, move: Move, waiting: Sequence[int], specials: Specials
) -> int:
    """Let others follow in a round in which *move* of *best* is the highest, and return who leads the next one.

    :data:`NONE`: the deal is over.
    """
    for seat in waiting:
        if (found := follow(hands[seat], move, specials)) != NONE:
            hands[seat] = taken(hands[seat], found, specials)
            best, move = seat, found
    points[best] += SIZES[move]
    return leader(hands, best)


def leader(hands: Sequence[Planes], winner: int) -> int:
    """Return who leads after a round, or :data:`NONE` if the deal is over."""
    one, other = NEXT[winner], NEXT[NEXT[winner]]
    if hands[winner]:
        return winner if hands[one] or hands[other] else NONE
    return one if hands[one] and hands[other] else NONE


def play_on(hands: list[Planes], points: list[int], seat: int, specials: Specials) -> None:
    """Play a deal on from a lead to its end; what was hands and points is changed.

    Everybody leads as if the others' cards were known: what is sure is sure.
    """
    while seat != NONE:
        hand, one, other = hands[seat], NEXT[seat], NEXT[NEXT[seat]]
        move = lead(hand, hands[one] | hands[other], specials)
        if move >= SPECIAL:
            hands[seat] = taken(hand, move, specials)
            seat = close(hands, points, seat, move, (one, other), specials)
            continue
        cards = hand & COLUMN[move]  # the rest is what `taken`, `follow` and `close` do, for sets, without calls
        hands[seat] = hand ^ cards ^ cards >> DOWN[move]
        for rival in (one, other):
            hand = hands[rival]
            if found := hand & ABOVE[move]:
                move = (found & ~(hand >> KINDS) or found).bit_length() - 1
                cards = hand & COLUMN[move]
                hands[rival] = hand ^ cards ^ cards >> DOWN[move]
                seat = rival
        points[seat] += SIZES[move]
        one, other = NEXT[seat], NEXT[NEXT[seat]]
        if not hands[seat]:
            seat = one if hands[one] and hands[other] else NONE
        elif not hands[one] and not hands[other]:
            return
