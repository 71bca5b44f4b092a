"""What the others hold alone, from what they discarded, took and let go by, and random worlds that agree with it.

All that matters of a hand is which values it holds an odd number of times, so what is believed of a seat is how
likely each such mask is.  It starts with all equally likely, the seat's past then multiplies each mask with how
likely a sensible player with it would have done what the seat did, and cards that nobody saw mix the masks.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import xor
from random import Random
from typing import Final, NamedTuple, TypeAlias

from cardtable.games.quan_dui.fast import BIT, COPIES, OF_VALUE, VALUE, KindNo, Mask, Seat, ValueNo
from cardtable.games.quan_dui.sight import Lot, Moment, Sight

Belief: TypeAlias = list[float]  # by mask; not normed

MASKS: Final = range(1 << len(COPIES))
ALONE: Final = tuple(mask.bit_count() for mask in MASKS)
FLIPPED: Final = tuple(tuple(mask ^ 1 << value for mask in MASKS) for value in range(len(COPIES)))
HANDS: Final = 24  # tried for each seat of a world
HELD: Final = 1.3  # cards of a value in a hand that holds it alone, on the average
# how likely somebody does what a sensible player would not
BREAKS: Final = 0.05  # discards a card that was not alone
PLAYS_ON: Final = 0.05  # discards though all is paired
REFUSES: Final = 0.05  # does not take what pairs a card that is alone
LETS_BY: Final = 0.65  # does not claim a Dui that would; mostly because no identical card is there
LETS_WIN: Final = 0.01  # does not claim to win
CURIOUS: Final = 0.05  # takes what pairs nothing that is alone
HARDLY: Final = 1e-9  # a hand that should not be


class World(NamedTuple):
    """Hands and stock, as they may be; the last card of the stock is drawn next."""

    hands: list[list[KindNo]]
    stock: list[KindNo]


def mask_of(cards: Sequence[KindNo]) -> Mask:
    """Return the values that some cards hold alone."""
    return reduce(xor, map(BIT.__getitem__, cards), 0)


def believe(past: Sequence[Moment], unseen: Sequence[int]) -> Belief:
    """Return how likely each mask is after this past, the newest first.

    *unseen*: cards of each value that may have been drawn.
    """
    belief = [float(alone & 1) for alone in ALONE]  # of fifteen cards
    for lot, kind in reversed(past):
        bit = BIT[kind] if kind >= 0 else 0
        match lot:
            case Lot.GAVE:
                belief = _turned([p * _gives(mask, bit) for mask, p in enumerate(belief)], kind)
            case Lot.DREW:
                belief = _drawn([p * _refuses(mask, bit, REFUSES) for mask, p in enumerate(belief)], unseen)
            case Lot.LET_BY:
                belief = [p * _refuses(mask, bit, LETS_BY) for mask, p in enumerate(belief)]
            case Lot.ASKED:
                belief = [p if mask & bit else p * CURIOUS for mask, p in enumerate(belief)]
            case Lot.TOOK | Lot.LAID:
                belief = _turned([p if mask & bit else p * CURIOUS for mask, p in enumerate(belief)], kind)
    return belief


def _gives(mask: Mask, bit: int) -> float:
    if not mask:
        return PLAYS_ON / len(COPIES)
    return 1 / ALONE[mask] if mask & bit else BREAKS / len(COPIES)


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
        unseen = [sight.partners(value) for value in range(len(COPIES))]
        self._sight = sight
        self.told: dict[Seat, Belief] = {}  # by the acts alone
        self.of: dict[Seat, Belief] = {}  # and by how many cards of each value are unseen
        for seat in sight.others:
            told = self.told[seat] = believe(sight.past[seat], unseen)
            certain = sight.certain[seat]
            hidden, odd = sight.sizes[seat] - len(certain), mask_of(certain)
            even = 1 - 2 * hidden / max(1, len(sight.hidden))
            parities = [(1 - even**n) / 2 for n in unseen]
            likely = [1.0]
            for p in parities:
                likely += [q * p for q in likely]
                half = len(likely) // 2
                likely[:half] = [q * (1 - p) for q in likely[:half]]
            belief = [p * likely[mask ^ odd] for mask, p in enumerate(told)]
            total = sum(belief)
            self.of[seat] = [p / total for p in belief]

    def alone(self, seat: Seat, value: ValueNo) -> float:
        """Return how likely a seat holds a value alone."""
        return sum(p for mask, p in enumerate(self.of[seat]) if mask >> value & 1)

    def completes(self, value: ValueNo) -> float:
        """Return how likely a card of a value completes one of the others."""
        nobody = 1.0
        for belief in self.of.values():
            nobody *= 1 - belief[1 << value]
        return 1 - nobody

    def lays(self, kind: KindNo) -> float:
        """Return about how likely somebody else than the next player claims a Dui of a kind out of turn."""
        sight, value = self._sight, VALUE[kind]
        alike = sight.unseen[kind] / (sum(sight.unseen[other] for other in OF_VALUE[value]) or 1)
        nobody = 1.0
        for seat in sight.others[1:]:
            nobody *= 1 - self.alone(seat, value) * min(1.0, HELD * alike)
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
