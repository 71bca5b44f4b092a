"""What a sensible player does at a glance, quick enough to play thousands of deals on.

A seat is as well off as its plans are near: each counts by the chance that what it misses comes in time.  A card on
offer is used if that leaves the seat better off, with as few cards as it needs: complete melds wait in the hand, where
nothing can be forced on them.  The card that is missed least is paid.  Where no plan is near, cards that go together
count, see :class:`Worths`.
"""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from cardtable.games.conquian.arrange import Arrangement
from cardtable.games.conquian.cards import EVERYTHING, Packed
from cardtable.games.conquian.fast import CUT, Deal, Seat, bits, extending, forced_ways, lean, rows, ways
from cardtable.games.conquian.nines import FAR, Plan, plans
from cardtable.games.conquian.ninth import might_be


class Weights(NamedTuple):
    """How a player judges."""

    chance: float = 0.45  # that a card comes to the seat that needs it, if it comes at all
    paid: float = 2.0  # payments that will be on offer besides the stock
    exposed: float = 0.9  # what remains of a position that gives away a card which another seat's melds take
    complete: float = 2.6  # a meld of three, in cards that would fit
    melded: float = 1.6  # a card that lies
    adds: float = 1.6  # a hand card that extends a meld of one's own


class Outlook(NamedTuple):
    """How likely a seat is to win, from how near its plans are; fitted to some thousand games at a glance."""

    chance: float = 0.52  # what the chance of a card that is missing is worth here
    hope: float = 0.005  # without a plan
    power: float = 0.67
    draw: float = -1.8
    drawn_late: float = -0.14  # for every card in the stock


OUTLOOK: Final = Outlook()
WEIGHTS: Final = Weights()
SIZE: Final = 8  # cards of a hand in the swap
FORCED: Final = 3  # cards in the hand of somebody on whom a card is forced, at least


class Worths(dict[Packed, float]):
    """The worth of each hand asked for, by the melds of three it is near, while certain cards are in play."""

    def __init__(self, live: Packed, weights: Weights) -> None:
        """Judge with *live* as the cards that may still come."""
        super().__init__()
        self._live, self._complete = rows(live), weights.complete

    def __missing__(self, hand: Packed) -> float:
        mine = rows(hand)
        complete = near = 0
        for row, live in zip(mine, self._live, strict=True):
            up, down, wanted = row >> 1, row << 1, live & ~row
            pairs = row & up
            complete += (pairs & up >> 1).bit_count()
            near += (up & down & wanted).bit_count() + (pairs << 2 & wanted).bit_count()
            near += (pairs >> 1 & wanted).bit_count()
        (a, b, c, d), (la, lb, lc, ld) = mine, self._live
        la, lb, lc, ld = la & ~a, lb & ~b, lc & ~c, ld & ~d
        ab, cd = a & b, c & d
        complete += (ab & (c | d)).bit_count() + (cd & (a | b)).bit_count()
        for pair, one, other in (
            (ab, lc, ld), (a & c, lb, ld), (a & d, lb, lc), (b & c, la, ld), (b & d, la, lc), (cd, la, lb),
        ):  # fmt: skip
            if pair:
                near += (pair & one).bit_count() + (pair & other).bit_count()
        worth = self[hand] = self._complete * complete + near
        return worth


class Glance:
    """A policy; it remembers what it has judged, so one serves all deals with the same cards in play."""

    busy: Final = False

    def __init__(self, live: Packed, weights: Weights = WEIGHTS, *, planning: bool = True) -> None:
        """Judge with *live* as the cards that may still come to somebody, the seats' own hands among them.

        Without *planning* only cards that go together count.
        """
        self.live, self.weights, self.planning = live, weights, planning
        self.hands = Worths(live, weights)
        self._plans: dict[tuple[Packed, Packed], list[Plan]] = {}

    def plans(self, own: Packed, hand: Packed) -> list[Plan]:
        """Return the plans of a seat that holds these cards."""
        if not self.planning:
            return []
        key = own, hand
        found = self._plans.get(key)
        if found is None:
            found = self._plans[key] = plans(own, hand, self.live)
        return found

    def loose_worth(self, melds: Arrangement, hand: Packed) -> float:
        """Return what melds and a hand are worth without a plan."""
        weights = self.weights
        worth = self.hands[hand]
        if melds:
            fits = extending(melds)
            worth += weights.melded * sum(melds).bit_count() + (fits & self.live & ~hand).bit_count()
            worth += weights.adds * (fits & hand).bit_count()
        return worth

    def odds(self, deal: Deal, seat: Seat) -> tuple[float, ...]:
        """Return the chance that so many missing cards come in time."""
        others = deal.hands[(seat + 1) % 3] | deal.hands[(seat + 2) % 3]
        return self.chances(len(deal.stock), others.bit_count())

    def chances(self, stock: int, others: int) -> tuple[float, ...]:
        """Return the same from the number of cards in the stock, and in other hands."""
        one = self.weights.chance * (stock + self.weights.paid) / max(1, stock + others)
        return tuple(one**n for n in range(FAR + 1))

    def near(self, own: Packed, hand: Packed, odds: tuple[float, ...], gone: Packed) -> float:
        """Return how near the plans are that want none of the cards that are *gone*."""
        return sum(odds[missing] for nine, missing in self.plans(own, hand) if not nine & gone)

    def payment(
        self, melds: Arrangement, hand: Packed, odds: tuple[float, ...], gone: Packed, wanted: Packed = 0
    ) -> tuple[float, float, Packed]:
        """Return how near plans are at best after a payment, the loose worth if several are equal, and the card.

        Plans that want a card which is *gone* do not count; to pay a *wanted* one costs more.
        """
        chances = [(nine, odds[missing]) for nine, missing in self.plans(sum(melds), hand) if not nine & gone]
        best, equals = -1.0, []
        for card in bits(hand):
            near = 0.0
            for nine, chance in chances:
                if not nine & card:
                    near += chance
            if card & wanted:
                near *= self.weights.exposed
            if near > best:
                best, equals = near, [card]
            elif near == best:
                equals.append(card)
        if len(equals) == 1:
            return best, 0.0, equals[0]
        loose, card = max((self.loose_worth(melds, hand & ~card) - bool(card & wanted), card) for card in equals)
        return best, loose, card

    def choose(
        self, found: tuple[Arrangement, ...], hand: Packed, odds: tuple[float, ...], gone: Packed
    ) -> tuple[float, float, Arrangement]:
        """Return what the best of these ways to lie is worth, its payment included, and the way."""
        best = (-1.0, 0.0, found[0])
        for way in found:
            own = sum(way)
            if own.bit_count() == CUT:
                return CUT, CUT, way
            near, loose, _ = self.payment(way, hand & ~own, odds, gone)
            if (near, loose) > best[:2]:
                best = near, loose, way
        return best

    def gains(
        self, near: float, loose: float, melds: Arrangement, hand: Packed, odds: tuple[float, ...], gone: Packed
    ) -> bool:
        """Say whether a seat is better off so than if it keeps what it has, and the card on offer is gone."""
        now = self.near(sum(melds), hand, odds, gone)
        return near > now or (near == now and (near > 0 or loose >= self.loose_worth(melds, hand)))

    def give(self, hand: Packed) -> Packed:
        """Return the card that is given in the swap."""
        return self.payment((), hand, self.chances(SIZE * 2, SIZE * 2), 0)[2]

    def shares(self, deal: Deal) -> tuple[float, ...]:
        """Return the chance of each seat to win, and that of a draw, when a stock card has just been turned."""
        outlook = OUTLOOK
        parts = []
        for seat in range(3):
            one = outlook.chance * self.odds(deal, seat)[1]
            near = self.near(deal.owns[seat], deal.hands[seat], (1.0, one, one**2, one**3), _gone(deal, seat))
            parts.append((near + outlook.hope) ** outlook.power)
        parts.append(math.exp(outlook.draw + outlook.drawn_late * len(deal.stock)))
        total = sum(parts)
        return tuple(part / total for part in parts)

    def lays(self, deal: Deal, seat: Seat) -> bool:
        """Say whether all is laid now: when the deal may end, and the fewest cards in hand win (R12)."""
        return not deal.stock

    def use(self, deal: Deal, seat: Seat) -> Arrangement | None:
        """Return how the card on offer, which fits, is used, or ``None``."""
        own, hand, card = deal.owns[seat], deal.hands[seat], deal.card
        found = ways(card, own, hand)
        if not deal.stock:
            return max(found, key=lambda way: sum(way).bit_count())
        odds, gone = self.odds(deal, seat), _gone(deal, seat)
        near, loose, way = self.choose(lean(found, card, own), hand, odds, gone)
        return way if self.gains(near, loose, deal.melds[seat], hand, odds, gone | card) else None

    def take(self, deal: Deal, seat: Seat) -> Arrangement:
        """Return how the card is taken when it is forced."""
        found = forced_ways(deal.card, deal.melds[seat], deal.hands[seat])
        if not deal.stock:
            return max(found, key=lambda way: sum(way).bit_count())
        found = lean(found, deal.card, deal.owns[seat])
        if len(found) == 1:
            return found[0]
        return self.choose(found, deal.hands[seat], self.odds(deal, seat), _gone(deal, seat))[2]

    def force(self, deal: Deal, seat: Seat, target: Seat) -> bool:
        """Say whether the card is forced: on who has let it go by, holds enough, and surely cannot cut with it."""
        declined = target == deal.payer or (seat - deal.first) % 3 > (target - deal.first) % 3
        if not (declined and deal.stock and deal.hands[target].bit_count() >= FORCED):
            return False
        unseen = EVERYTHING & ~(deal.dead | deal.card | sum(deal.owns) | deal.hands[seat])
        return not might_be(deal.card, deal.melds[target], 0, unseen)

    def pay(self, deal: Deal, seat: Seat) -> Packed:
        """Return the hand card that is missed least."""
        wanted = deal.extends[(seat + 1) % 3] | deal.extends[(seat + 2) % 3]
        odds, gone = self.odds(deal, seat), _gone(deal, seat)
        return self.payment(deal.melds[seat], deal.hands[seat], odds, gone, wanted)[2]


def _gone(deal: Deal, seat: Seat) -> Packed:
    """Return the cards that are out of play for a seat."""
    return deal.dead | deal.owns[(seat + 1) % 3] | deal.owns[(seat + 2) % 3]
