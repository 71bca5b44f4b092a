"""Random worlds that are likelier the better they explain what the others discarded, claimed and let go by.

Of every other seat some hands are drawn.  From each its past is unrolled: what it discarded goes back, and of what it
drew, nobody else saw which card, any hidden one is taken out.  A hand counts as much as a sensible player would have
done what the seat did, each time with the cards that it would have had.
"""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from cardtable.games.quan_dui.fast import BIT, IN_MASK, KindNo, Mask, Seat
from cardtable.games.quan_dui.sight import Lot, Moment, Sight

HANDS: Final = 8  # drawn for each seat
# how likely somebody does what a sensible player would not
BREAKS: Final = 0.06  # discards a card that was not alone
PLAYS_ON: Final = 0.1  # discards though all is paired
REFUSES: Final = 0.12  # does not take what pairs a card that is alone
LETS_BY: Final = 0.25  # does not claim a Dui that would
LETS_WIN: Final = 0.01  # does not claim to win
CURIOUS: Final = 0.1  # takes what pairs nothing that is alone


class World(NamedTuple):
    """Hands and stock, as they may be; the last card of the stock is drawn next."""

    hands: list[list[KindNo]]
    stock: list[KindNo]


class Worlds:
    """Draws worlds for one decision."""

    def __init__(self, sight: Sight, seed: int) -> None:
        """Believe what the acts tell who sees this."""
        self._sight, self._random = sight, Random(seed)

    def draw(self) -> World:
        """Return a world."""
        sight, random = self._sight, self._random
        pool = list(sight.hidden)
        random.shuffle(pool)
        hands = [list(cards) for cards in sight.certain]
        hands[sight.seat] = list(sight.hand)
        others = sight.others
        random.shuffle(others)
        for seat in others:
            need = sight.sizes[seat] - len(hands[seat])
            pool = self._deal(seat, hands[seat], pool, need)
        return World(hands, pool)

    def _deal(self, seat: Seat, hand: list[KindNo], pool: list[KindNo], need: int) -> list[KindNo]:
        """Complete a hand from the pool; return what is left of it, shuffled."""
        past, random = self._sight.past[seat], self._random
        if not need or not past:
            hand += pool[:need]
            return pool[need:]
        size = len(pool)
        rounds = []
        for _ in range(HANDS):
            at = random.randrange(size)
            if at + need <= size:
                cards, rest = pool[at : at + need], (at, at + need)
            else:
                cards, rest = pool[at:] + pool[: at + need - size], (at, at + need)
            weight = explains(past, cards, hand, random)
            rounds.append((weight, cards, rest))
        weights = [weight for weight, _, _ in rounds]
        (chosen,) = random.choices(rounds, weights)
        _, cards, (begin, end) = chosen
        hand += cards
        left = pool[:begin] + pool[end:] if end <= size else pool[end - size : begin]
        random.shuffle(left)
        return left


def explains(past: tuple[Moment, ...], hidden: list[KindNo], certain: list[KindNo], random: Random) -> float:
    """Return how well a hand explains what a seat did."""
    free = hidden[:]
    kept = certain[:]
    odd: Mask = 0
    for kind in hidden:
        odd ^= BIT[kind]
    for kind in certain:
        odd ^= BIT[kind]
    weight = 1.0
    for lot, kind in past:
        bit = BIT[kind]
        match lot:
            case Lot.GAVE:
                odd ^= bit
                free.append(kind)
                if not odd:
                    weight *= PLAYS_ON
                elif odd & bit:
                    weight /= len(IN_MASK[odd])
                else:
                    weight *= BREAKS
            case Lot.DREW:
                if free:
                    at = int(random.random() * len(free))
                    drawn, free[at] = free[at], free[-1]
                    free.pop()
                    odd ^= BIT[drawn]
                if kind >= 0 and odd & bit:
                    weight *= LETS_WIN if odd == bit else REFUSES
            case Lot.TOOK:
                odd ^= bit
                if kind in kept:
                    kept.remove(kind)
                elif kind in free:
                    free.remove(kind)
                if not odd & bit:
                    weight *= CURIOUS
            case Lot.LAID:
                odd ^= bit
                free.append(kind)
                if not odd & bit:
                    weight *= CURIOUS
            case Lot.ASKED:
                if not odd & bit:
                    weight *= CURIOUS
            case Lot.LET_BY:
                if odd & bit:
                    if odd == bit:
                        weight *= LETS_WIN
                    elif kind in free:
                        weight *= LETS_BY
    return weight


def use_of(world: World, seat: Seat) -> Mask:
    """Return the values that a seat holds alone in a world."""
    odd = 0
    for kind in world.hands[seat]:
        odd ^= BIT[kind]
    return odd
