"""What a seat sees, packed for search."""

from __future__ import annotations

from typing import NamedTuple

from cardtable.games.conquian import fast, ninth
from cardtable.games.conquian.arrange import Arrangement
from cardtable.games.conquian.cards import EVERYTHING, Packed, pack
from cardtable.games.conquian.fast import NOBODY, Seat
from cardtable.games.conquian.melds import Melds, arranged
from cardtable.games.conquian.state import HAND, Act, Phase, View


class Sight(NamedTuple):
    """What a seat sees."""

    seat: Seat
    phase: Phase
    hand: Packed
    melds: tuple[Arrangement, ...]
    sizes: tuple[int, ...]  # of the hands; in the swap before it
    card: Packed  # on offer, 0 if there is none
    turn: Seat
    first: Seat
    payer: Seat
    stock_left: int
    dead: Packed
    known: tuple[Packed, ...]  # of each hand
    unseen: Packed  # the cards that may be in the stock or in another hand, and are not known to be there
    received: Packed  # in the swap, 0 before
    acts: tuple[Act, ...]

    @property
    def owns(self) -> tuple[Packed, ...]:
        """The melded cards of each seat."""
        return tuple(map(sum, self.melds))

    @property
    def own(self) -> Packed:
        """The seat's melded cards."""
        return sum(self.melds[self.seat])

    @property
    def gone(self) -> Packed:
        """The cards that are out of play for the seat."""
        return self.dead | sum(sum(melds) for seat, melds in enumerate(self.melds) if seat != self.seat)

    @property
    def others(self) -> tuple[Seat, Seat]:
        """The right neighbour and the left one."""
        return (self.seat + 1) % 3, (self.seat + 2) % 3

    @property
    def in_other_hands(self) -> int:
        """How many cards the others hold."""
        return sum(self.sizes[seat] for seat in self.others)

    def fits(self, target: Seat) -> bool:
        """Say whether the card on offer extends a meld of a seat as it lies."""
        return bool(self.card & fast.extending(self.melds[target]))

    def declined(self, target: Seat) -> bool:
        """Say whether a seat has let the card on offer go by, or has paid it."""
        return target == self.payer or (self.turn - self.first) % 3 > (target - self.first) % 3

    def may_force(self, target: Seat) -> bool:
        """Say whether a seat that has let the card on offer go by can be made to take it, and surely not to cut."""
        return self.fits(target) and self.declined(target) and not self.may_win(target)

    def may_win(self, target: Seat) -> bool:
        """Say whether the card, forced on a seat, might be its ninth: with any hand that it may have."""
        return ninth.might_be(self.card, self.melds[target], self.known[target], self.unseen)


def see(view: View) -> Sight:
    """Return what the view's seat sees."""
    known = tuple(map(pack, view.known))
    melds = tuple(map(packed, view.melds))
    dead, card = pack(view.dead), 0 if view.table is None else pack((view.table,))
    sizes = (HAND,) * 3 if view.phase is Phase.SWAP else view.sizes  # a sealed card is still as good as in the hand
    sealed = 0 if view.phase is not Phase.SWAP or view.given is None else pack((view.given,))
    return Sight(
        seat=view.seat, phase=view.phase, hand=known[view.seat], melds=melds, sizes=sizes, card=card,
        turn=view.turn, first=view.first, payer=NOBODY if view.payer is None else view.payer,
        stock_left=view.stock_left, dead=dead, known=known,
        unseen=EVERYTHING & ~(dead | card | sealed | sum(map(sum, melds)) | sum(known)),
        received=0 if view.received is None else pack((view.received,)), acts=view.acts,
    )  # fmt: skip


def packed(melds: Melds) -> Arrangement:
    """Return melds in packed cards, by their lowest cards."""
    return tuple(map(pack, arranged(melds)))
