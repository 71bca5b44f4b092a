"""What the others may hold: random worlds, those more often in which the hands explain what their owners did.

No hand ever gains a card after the swap, so what a seat has laid or paid since was in its hand at every earlier act.
Who passed a card, had most likely no use for it; what somebody paid, or gave in the swap, he missed least.  One world
is made from another by exchanging cards (Metropolis), which keeps likely ones and gives up unlikely ones.
"""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from cardtable.core.rng import Rng
from cardtable.games.conquian import arrange
from cardtable.games.conquian.arrange import Arrangement
from cardtable.games.conquian.cards import Packed, pack
from cardtable.games.conquian.fast import Seat, bits, fitting
from cardtable.games.conquian.policy import WEIGHTS, Worths
from cardtable.games.conquian.sight import Sight
from cardtable.games.conquian.state import Deed

PASSED: Final = 1.6  # how much less likely, as a logarithm, for every card that was passed though it fitted
MISSED: Final = 0.35  # the same for every card that would have fitted with what was paid or given
FIRST: Final = 80  # exchanges before the first world
NEXT: Final = 14  # between two worlds
_ONE: Final = 1 << 30


class Epoch(NamedTuple):
    """A time in which a seat's cards did not change."""

    since: Packed  # cards that have left the hand since
    melds: Arrangement  # what it had melded then, in whatever way
    passed: Packed  # what it let go by


class Past(NamedTuple):
    """What a seat has shown of its hand."""

    epochs: tuple[Epoch, ...]
    paid: tuple[tuple[Packed, Packed], ...]  # each card it chose to lose, and all that have left the hand since


def past(sight: Sight, seat: Seat) -> Past:
    """Return what another seat has shown by its passes, its payments and the card it gave."""
    since, own, passed = 0, sum(sight.melds[seat]), 0
    offered = pack(act.card for act in sight.acts if act.seat == seat and act.deed is Deed.PAY)
    epochs, paid = [], []
    for act in reversed(sight.acts):
        if act.seat != seat or act.deed is Deed.FORCE:
            continue
        card = pack((act.card,))
        if act.deed is Deed.PASS:
            passed |= card & ~offered
            continue
        if passed:
            epochs.append(Epoch(since, arrange.arrangements(own, 0)[0], passed))
            passed = 0
        if act.deed is Deed.PAY:
            since |= card
            paid.append((card, since))
        else:
            laid = pack(act.cards)
            since |= laid
            own &= ~(laid if act.deed is Deed.LAY else laid | card)
    if passed:
        epochs.append(Epoch(since, arrange.arrangements(own, 0)[0], passed))
    if seat == sight.others[1] and sight.received:
        paid.append((sight.received, since | sight.received))
    return Past(tuple(epochs), tuple(paid))


class Worlds:
    """Draws hands and a stock that fit what a seat knows."""

    def __init__(self, sight: Sight, rng: Rng) -> None:
        """Begin with any world, and go on until it is a likely one."""
        self._rng = rng
        self._others = sight.others
        self._known = [sight.known[seat] for seat in sight.others]
        self._hand, self._seat = sight.hand, sight.seat
        self._pasts = [past(sight, seat) for seat in sight.others]
        self._unlikely: list[dict[Packed, float]] = [{}, {}]
        live = sight.unseen | sight.card | sight.hand | sum(self._known)
        self._worths = Worths(live, WEIGHTS)
        cards = list(bits(sight.unseen))
        rng.shuffle(cards)
        right = sight.sizes[self._others[0]] - self._known[0].bit_count()
        both = right + sight.sizes[self._others[1]] - self._known[1].bit_count()
        self._pools = [cards[:right], cards[right:both], cards[both:]]  # right, left, stock
        self._blind = not cards or not any(past.epochs or past.paid for past in self._pasts)
        self._hands = [self._known[i] | sum(self._pools[i]) for i in (0, 1)]
        self._costs = [self._cost(i, self._hands[i]) for i in (0, 1)]
        if not self._blind:
            self._exchange(FIRST)

    def draw(self) -> tuple[list[Packed], list[Packed]]:
        """Return the three hands, and the stock with what is turned next at its end."""
        if self._blind:
            self._mix()
        else:
            self._exchange(NEXT)
        hands = [0, 0, 0]
        hands[self._seat] = self._hand
        for seat, hand in zip(self._others, self._hands, strict=True):
            hands[seat] = hand
        stock = self._pools[2][:]
        self._rng.shuffle(stock)
        return hands, stock

    def _mix(self) -> None:
        cards = [card for pool in self._pools for card in pool]
        self._rng.shuffle(cards)
        right, left = len(self._pools[0]), len(self._pools[1])
        self._pools = [cards[:right], cards[right : right + left], cards[right + left :]]
        self._hands = [self._known[i] | sum(self._pools[i]) for i in (0, 1)]

    def _exchange(self, times: int) -> None:
        below, pools, hands, costs = self._rng.below, self._pools, self._hands, self._costs
        total = sum(map(len, pools))
        ends = len(pools[0]), len(pools[0]) + len(pools[1])
        for _ in range(times):
            draw = below(total * total)
            (a, i), (b, j) = _locate(draw // total, ends), _locate(draw % total, ends)
            if a == b:
                continue
            if a > b:
                a, i, b, j = b, j, a, i
            one, other = pools[a][i], pools[b][j]
            flip = one | other
            first = hands[a] ^ flip
            cost = self._cost(a, first)
            rise = cost - costs[a]
            second, more = 0, 0.0
            if b < 2:
                second = hands[b] ^ flip
                more = self._cost(b, second)
                rise += more - costs[b]
            if rise > 0 and below(_ONE) >= _ONE * math.exp(-rise):
                continue
            pools[a][i], pools[b][j] = other, one
            hands[a], costs[a] = first, cost
            if b < 2:
                hands[b], costs[b] = second, more

    def _cost(self, i: int, hand: Packed) -> float:
        """Return how unlikely it makes a hand what its owner has done, as a logarithm."""
        found = self._unlikely[i].get(hand)
        if found is None:
            found = 0.0
            for since, melds, passed in self._pasts[i].epochs:
                found += PASSED * (fitting(melds, hand | since) & passed).bit_count()
            worths = self._worths
            for card, since in self._pasts[i].paid:
                had = hand | since
                found += MISSED * (worths[had] - worths[had & ~card])
            self._unlikely[i][hand] = found
        return found


def _locate(n: int, ends: tuple[int, int]) -> tuple[int, int]:
    """Return the pool and the place in it of a card's number."""
    if n < ends[0]:
        return 0, n
    return (1, n - ends[0]) if n < ends[1] else (2, n - ends[1])
