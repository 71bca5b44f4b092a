"""Judges at a glance what a seat may do: the medium player, and what the hard one thinks worth trying.

Who judges without planning counts the cards that would fit next; with it, the ways to nine.
"""

from __future__ import annotations

from functools import cached_property

from cardtable.games.conquian import fast
from cardtable.games.conquian.arrange import Arrangement
from cardtable.games.conquian.cards import EVERYTHING, Packed
from cardtable.games.conquian.fast import CUT, Seat
from cardtable.games.conquian.melds import FEWEST, KINDS
from cardtable.games.conquian.moves import GIVE, PASS, Move
from cardtable.games.conquian.nines import plans
from cardtable.games.conquian.policy import FORCED, Glance, Worths
from cardtable.games.conquian.sight import Sight
from cardtable.games.conquian.state import Deed, Phase


class Judge:
    """One decision."""

    def __init__(self, sight: Sight, *, planning: bool = True) -> None:
        """Judge for the seat that sees this; without *planning* only cards that go together count."""
        self.sight = sight
        self.glance = Glance(EVERYTHING & ~(sight.dead | sum(sight.owns)), planning=planning)
        self.odds = self.glance.chances(sight.stock_left, sight.in_other_hands)

    @property
    def worths(self) -> Worths:
        """The worth of hands without a plan."""
        return self.glance.hands

    @cached_property
    def uses(self) -> list[Arrangement]:
        """The ways to use the card on offer, or to take it if it is forced, the best first."""
        sight = self.sight
        if sight.phase is Phase.FORCED:
            found = fast.forced_ways(sight.card, sight.melds[sight.seat], sight.hand)
        elif sight.seat == sight.payer:
            return []
        else:
            found = fast.ways(sight.card, sight.own, sight.hand)
        if sight.stock_left:
            found = fast.lean(found, sight.card, sight.own)
        return sorted(found, key=self._rank, reverse=True)

    def _rank(self, way: Arrangement) -> tuple[float, float]:
        own = sum(way)
        if own.bit_count() == CUT:
            return CUT, 0.0
        if not self.sight.stock_left:
            return own.bit_count(), 0.0
        return self.glance.payment(way, self.sight.hand & ~own, self.odds, self.sight.gone)[:2]

    def payment(self, melds: Arrangement, hand: Packed) -> Packed:
        """Return the hand card that is missed least."""
        sight = self.sight
        wanted = fast.extending((*sight.melds[sight.others[0]], *sight.melds[sight.others[1]]))
        return self.glance.payment(melds, hand, self.odds, sight.gone, wanted)[2]

    def best(self) -> Move:
        """Return what to do."""
        sight = self.sight
        match sight.phase:
            case Phase.SWAP:
                return GIVE, self.glance.give(sight.hand)
            case Phase.PAY:
                return Deed.PAY, self.payment(sight.melds[sight.seat], sight.hand)
            case Phase.FORCED:
                return Deed.USE, self.uses[0]
            case _:
                return self._answer()

    def _answer(self) -> Move:
        sight = self.sight
        if self.uses and (not sight.stock_left or self._gains(self.uses[0])):
            return Deed.USE, self.uses[0]
        if (full := self.last_lay()) is not None:
            return full
        targets = self.targets()
        if targets and sight.stock_left:
            return Deed.FORCE, targets[0]
        return PASS

    def _gains(self, way: Arrangement) -> bool:
        sight = self.sight
        near, loose = self._rank(way)
        melds, gone = sight.melds[sight.seat], sight.gone | sight.card
        return self.glance.gains(near, loose, melds, sight.hand, self.odds, gone)

    def last_lay(self) -> Move | None:
        """Return how to lay all that can lie, if the deal may end and there is something (R12)."""
        sight = self.sight
        if sight.stock_left or sight.seat == sight.payer:
            return None
        way = fast.fullest(sight.melds[sight.seat], sight.hand)
        return None if sum(way) == sight.own else (Deed.LAY, way)

    def targets(self) -> list[Seat]:
        """Return on whom the card may well be forced: it cannot be his ninth, and his hand is not nearly empty."""
        sight = self.sight
        return [seat for seat in sight.others if sight.sizes[seat] >= FORCED and sight.may_force(seat)]

    def moves(self, most: int) -> list[Move]:
        """Return what is worth trying, the most promising first; only the cut if there is one."""
        sight, first = self.sight, self.best()
        found = [first]
        match sight.phase:
            case Phase.SWAP:
                pass  # worlds do not tell which card to give
            case Phase.PAY:
                cards = sorted(fast.bits(sight.hand), key=self._without, reverse=True)
                found += [(Deed.PAY, card) for card in cards]
            case _:
                if self.uses and sum(self.uses[0]).bit_count() == CUT:
                    return [(Deed.USE, self.uses[0])]
                found += [(Deed.USE, way) for way in self.uses]
                if sight.phase is Phase.ANSWER:
                    rest = [self.last_lay() or PASS, *((Deed.FORCE, t) for t in sight.others if sight.may_force(t))]
                    found[1:1] = rest
        return list(dict.fromkeys(found))[:most]

    def _without(self, card: Packed) -> tuple[float, float]:
        """Return what remains without a hand card."""
        sight = self.sight
        rest, melds = sight.hand & ~card, sight.melds[sight.seat]
        near = self.glance.near(sight.own, rest, self.odds, sight.gone | card)
        return near, self.glance.loose_worth(melds, rest)

    # -- facts for reasons ---------------------------------------------------------------------

    def missing(self, own: Packed, hand: Packed) -> int | None:
        """Return how many cards are missing of the nearest plan, if there is one."""
        live = self.sight.unseen | sum(self._known_elsewhere())
        return min((lack for _, lack in plans(own, hand, live)), default=None)

    def missing_now(self) -> int | None:
        """Return the same for what the seat has now, once the card on offer has gone by."""
        return self.missing(self.sight.own, self.sight.hand)

    def missing_after(self, way: Arrangement) -> int | None:
        """Return the same once the card is used like this, and paid for."""
        hand = self.sight.hand & ~sum(way)
        return self.missing(sum(way), hand & ~self.payment(way, hand))

    def outs(self, melds: Arrangement, hand: Packed) -> int:
        """Return how many cards that are in play would fit."""
        return (fast.fitting(melds, hand) & (self.sight.unseen | sum(self._known_elsewhere()))).bit_count()

    def goes_with(self, card: Packed, cards: Packed) -> Packed:
        """Return which of these cards lie in a meld of three with a card."""
        return sum(
            other
            for other in fast.bits(cards & ~card)
            if any(card | other == (card | other) & three for three in THREES)
        )

    def _known_elsewhere(self) -> list[Packed]:
        return [self.sight.known[seat] for seat in self.sight.others]


THREES = tuple(meld for meld in KINDS if meld.bit_count() == FEWEST)
