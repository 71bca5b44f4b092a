"""What the others hold alone, from what they discarded, took and let go by, and random worlds that agree with it.

All that matters of a hand is which values it holds an odd number of times, so what is believed of a seat is how
likely each such mask is.  It starts with all equally likely, the seat's past then multiplies each mask with how
likely a sensible player with it would have done what the seat did, and cards that nobody saw mix the masks.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, reduce
from math import exp
from operator import xor
from random import Random
from typing import Final, NamedTuple, TypeAlias

from cardtable.games.quan_dui.fast import BIT, COPIES, OF_VALUE, VALUE, KindNo, Mask, Seat, ValueNo
from cardtable.games.quan_dui.sight import Lot, Moment, Sight

Belief: TypeAlias = list[float]  # by mask; not normed

MASKS: Final = range(1 << len(COPIES))
ALONE: Final = tuple(mask.bit_count() for mask in MASKS)
HOLDING: Final = tuple(tuple(mask for mask in MASKS if mask >> value & 1) for value in range(len(COPIES)))
FLIPPED: Final = tuple(tuple(mask ^ 1 << value for mask in MASKS) for value in range(len(COPIES)))
HANDS: Final = 24  # tried for each seat of a world
HELD: Final = 1.3  # cards of a value in a hand that holds it alone, on the average
# how likely somebody does what a sensible player would not
BREAKS: Final = 0.01  # discards a card that was not alone
REFUSES: Final = 0.03  # does not take what pairs a card that is alone
LETS_WIN: Final = 0.01  # does not claim to win
CURIOUS: Final = 0.02  # takes what pairs nothing that is alone
# how somebody chooses
COUNTS: Final = 1.0  # a partner more makes a discard less likely by this power of e, for who counts
ANYHOW: Final = 0.3  # how many do not count
CLAIMS: Final = 0.4  # claims a Dui, where all the unseen cards of the value are identical
HARDLY: Final = 1e-9  # a hand that should not be
NEVER: Final = 1e-12
# what changes a hand by one card
CHANGES: Final = frozenset({Lot.GAVE, Lot.DREW, Lot.TOOK, Lot.LAID})


class World(NamedTuple):
    """Hands and stock, as they may be; the last card of the stock is drawn next."""

    hands: list[list[KindNo]]
    stock: list[KindNo]


def mask_of(cards: Sequence[KindNo]) -> Mask:
    """Return the values that some cards hold alone."""
    return reduce(xor, map(BIT.__getitem__, cards), 0)


def believe(past: Sequence[Moment]) -> Belief:
    """Return how likely each mask is after this past, the newest first, of a hand that has fifteen cards now."""
    turns = sum(moment.lot in CHANGES for moment in past)
    belief = [float((alone + turns) & 1) for alone in ALONE]  # who dealt began with sixteen
    for lot, kind, unseen in reversed(past):
        bit = BIT[kind] if kind >= 0 else 0
        match lot:
            case Lot.GAVE:
                belief = _turned(_gave(belief, VALUE[kind], by_value(unseen)), kind)
            case Lot.DREW:
                belief = _drawn([p * _refuses(mask, bit, REFUSES) for mask, p in enumerate(belief)], by_value(unseen))
            case Lot.LET_BY:
                share = (unseen[kind] + 1) / (by_value(unseen)[VALUE[kind]] + 1)
                belief = [p * _refuses(mask, bit, 1 - CLAIMS * share) for mask, p in enumerate(belief)]
            case Lot.ASKED:
                belief = [p if mask & bit else p * CURIOUS for mask, p in enumerate(belief)]
            case Lot.TOOK | Lot.LAID:
                belief = _turned([p if mask & bit else p * CURIOUS for mask, p in enumerate(belief)], kind)
    return belief


def by_value(unseen: Sequence[int]) -> list[int]:
    """Return how many cards of each value there are."""
    return [sum(unseen[kind] for kind in kinds) for kinds in OF_VALUE]


def _appeal(left: Sequence[int]) -> tuple[list[float], list[float]]:
    """Return for each value how gladly it is discarded, and for each mask the sum of those that are alone."""
    glad = [exp(-COUNTS * n) for n in left]
    sums = [0.0]
    for each in glad:
        sums += [total + each for total in sums]
    return glad, sums


def _gave(belief: Belief, value: ValueNo, left: Sequence[int]) -> Belief:
    """Return a belief after a value has been discarded of which so many cards were left, before the card is gone."""
    glad, sums = _appeal(left)
    own = (1 - ANYHOW) * glad[value]
    return [
        p * (own / sums[mask] + ANYHOW / ALONE[mask] if mask >> value & 1 else BREAKS / len(COPIES))
        for mask, p in enumerate(belief)
    ]


def _refuses(mask: Mask, bit: int, useful: float) -> float:
    if not mask & bit:
        return 1.0
    return LETS_WIN if mask == bit else useful


def _turned(belief: Belief, kind: KindNo) -> Belief:
    return [belief[mask] for mask in FLIPPED[VALUE[kind]]]


def _drawn(belief: Belief, unseen: Sequence[int]) -> Belief:
    drawn = [value for value in range(len(COPIES)) if unseen[value]] or range(len(COPIES))
    columns = [[(unseen[value] or 1) * belief[mask] for mask in FLIPPED[value]] for value in drawn]
    return list(map(sum, zip(*columns, strict=True)))


class Beliefs:
    """What one seat believes of the others."""

    def __init__(self, sight: Sight) -> None:
        """Believe what the acts tell who sees this."""
        self._partners = unseen = [sight.partners(value) for value in range(len(COPIES))]
        self._sight = sight
        self.told: dict[Seat, Belief] = {}  # by the acts alone
        self.of: dict[Seat, Belief] = {}  # and by how many cards of each value are unseen
        for seat in sight.others:
            told = believe(sight.past[seat])
            total = sum(told)
            told = self.told[seat] = [p / total for p in told]
            certain = sight.certain[seat]
            hidden, odd = sight.sizes[seat] - len(certain), mask_of(certain)
            even = 1 - 2 * hidden / max(1, len(sight.hidden))
            parities = [(1 - even**n) / 2 for n in unseen]
            likely = [1.0]
            for p in parities:
                likely += [q * p for q in likely]
                half = len(likely) // 2
                likely[:half] = [q * (1 - p) for q in likely[:half]]
            belief = [p * likely[mask ^ odd] + NEVER for mask, p in enumerate(told)]
            total = sum(belief)
            self.of[seat] = [p / total for p in belief]

    def alone(self, seat: Seat, value: ValueNo) -> float:
        """Return how likely a seat holds a value alone."""
        belief = self.of[seat]
        return sum(belief[mask] for mask in HOLDING[value])

    def completes(self, value: ValueNo) -> float:
        """Return how likely a card of a value completes one of the others."""
        nobody = 1.0
        for belief in self.of.values():
            nobody *= 1 - belief[1 << value]
        return 1 - nobody

    @cached_property
    def offers(self) -> list[float]:
        """How many cards of each value the others will discard in their next turns, on the average."""
        glad, sums = _appeal(self._sight.secret)
        total = sum(self._partners) or 1
        offers = [0.0] * len(COPIES)
        for belief in self.of.values():
            drawn = [p / total for p in _drawn(belief, self._partners)]
            counting = [p * (1 - ANYHOW) / (sums[mask] or 1) for mask, p in enumerate(drawn)]
            anyhow = [p * ANYHOW / (ALONE[mask] or 1) for mask, p in enumerate(drawn)]
            for value, each in enumerate(glad):
                offers[value] += each * sum(counting[mask] for mask in HOLDING[value])
                offers[value] += sum(anyhow[mask] for mask in HOLDING[value])
        return offers

    def lays(self, kind: KindNo) -> float:
        """Return about how likely somebody else than the next player claims a Dui of a kind out of turn."""
        sight, value = self._sight, VALUE[kind]
        alike = sight.unseen[kind] / (sum(sight.unseen[other] for other in OF_VALUE[value]) or 1)
        nobody = 1.0
        for seat in sight.others[1:]:
            nobody *= 1 - (self.alone(seat, value) - self.of[seat][1 << value]) * min(1.0, HELD * alike)
        return 1 - nobody


class Worlds:
    """Draws worlds for one decision."""

    def __init__(self, sight: Sight, beliefs: Beliefs, seed: int) -> None:
        """Make those likelier that agree with the beliefs."""
        self._sight, self._told, self._random = sight, beliefs.told, Random(seed)

    def draw(self) -> World:
        """Return a world."""
        sight, random = self._sight, self._random
        pool = sorted(sight.hidden, key=lambda _: random.random())  # much faster than to shuffle
        hands = [list(cards) for cards in sight.certain]
        hands[sight.seat] = list(sight.hand)
        others = sight.others
        random.shuffle(others)
        for seat in others:
            pool = self._complete(seat, hands[seat], pool)
        return World(hands, pool)

    def _complete(self, seat: Seat, hand: list[KindNo], pool: list[KindNo]) -> list[KindNo]:
        """Complete a hand from the pool, which is shuffled; return what is left of it."""
        random, belief = self._random, self._told[seat]
        need, odd, size = self._sight.sizes[seat] - len(hand), mask_of(hand), len(pool)
        if not need:
            return pool
        around = pool + pool[:need]
        starts = [int(random.random() * size) for _ in range(HANDS)]
        weights = [belief[odd ^ mask_of(around[at : at + need])] + HARDLY for at in starts]
        (at,) = random.choices(starts, weights)
        hand += around[at : at + need]
        return pool[:at] + pool[at + need :] if at + need <= size else pool[at + need - size : at]
