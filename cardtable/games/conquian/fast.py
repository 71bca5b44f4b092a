"""A private model of a deal for search: cards are bits, what fits is a mask that changes with a seat's cards only.

Seats are those of the rules.  A :class:`Deal` is changed in place by the moves of the rules, here without a check;
what *policy* chooses is played on to the end by :func:`play_on`.  Melds are in the order of their lowest cards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Final, Protocol, TypeAlias

from cardtable.games.conquian import arrange
from cardtable.games.conquian.arrange import Arrangement
from cardtable.games.conquian.cards import EVERYTHING, RANKS, Packed
from cardtable.games.conquian.melds import FEWEST, KINDS

Seat: TypeAlias = int
Rows: TypeAlias = tuple[int, int, int, int]  # the cards of each suit, a bit a rank

NOBODY: Final = -1
UNDECIDED: Final = -2
WIDTH: Final = len(RANKS)
ROW: Final = (1 << WIDTH) - 1
CUT: Final = 9
REMEMBERED: Final = 1 << 18


def rows(cards: Packed) -> Rows:
    """Return cards suit by suit."""
    return cards & ROW, cards >> WIDTH & ROW, cards >> 2 * WIDTH & ROW, cards >> 3 * WIDTH


def bits(cards: Packed) -> Iterator[Packed]:
    """Yield each card alone, the lowest first."""
    while cards:
        low = cards & -cards
        yield low
        cards ^= low


def _completing(row: int) -> int:
    """Return what makes three neighbours with two of a row."""
    up, down = row << 1, row >> 1
    return (up & row << 2 | up & down | down & row >> 2) & ROW & ~row


COMPLETING: Final = tuple(map(_completing, range(ROW + 1)))


def completing(cards: Packed) -> Packed:
    """Return the cards that would make a meld of three with two of these."""
    a, b, c, d = rows(cards)
    ab, cd = a & b, c & d
    either, other = a | b, c | d
    return (
        (COMPLETING[a] | (b & other | cd) & ~a)
        | (COMPLETING[b] | (a & other | cd) & ~b) << WIDTH
        | (COMPLETING[c] | (d & either | ab) & ~c) << 2 * WIDTH
        | (COMPLETING[d] | (c & either | ab) & ~d) << 3 * WIDTH
    )


def _extending(meld: Packed) -> Packed:
    return sum(card for card in bits(EVERYTHING & ~meld) if meld | card in KINDS)


EXTENDING: Final = {meld: _extending(meld) for meld in KINDS}  # the cards that can be added to a meld as it lies


def extending(melds: Arrangement) -> Packed:
    """Return the cards that extend one of these melds as they lie (R11)."""
    found = 0
    for meld in melds:
        found |= EXTENDING[meld]
    return found


@lru_cache(REMEMBERED)
def fitting(melds: Arrangement, hand: Packed) -> Packed:
    """Return the cards that a seat can use, regrouping its melded cards if need be (R7, R8)."""
    sure = completing(hand)
    if not melds:
        return sure
    own, ends = sum(melds), extending(melds)
    sure |= ends
    alone = len(melds) == 1 and melds[0].bit_count() == FEWEST and not ends & hand
    for card in bits(completing(own | hand) & ~(sure | own | hand)):
        # a single meld of three that no hand card extends can only be taken apart card by card
        if (not alone or not own & ~completing(hand | card)) and arrange.uses(card, own, hand):
            sure |= card
    return sure


@lru_cache(REMEMBERED)
def ways(card: Packed, own: Packed, hand: Packed) -> tuple[Arrangement, ...]:
    """Return the ways to use a card in which no two melds could lie as one."""
    return tuple(filter(arrange.tidy, arrange.uses(card, own, hand)))


@lru_cache(REMEMBERED)
def forced_ways(card: Packed, melds: Arrangement, hand: Packed) -> tuple[Arrangement, ...]:
    """Return those of the ways in which the card extends one of these melds as it lies (R11)."""
    whole = [meld | card for meld in melds if EXTENDING[meld] & card]
    found = arrange.uses(card, sum(melds), hand)
    kept = [way for way in found if any(not one & ~meld for one in whole for meld in way)]
    return tuple(filter(arrange.tidy, kept)) or tuple(kept)


def lean(found: tuple[Arrangement, ...], card: Packed, own: Packed) -> tuple[Arrangement, ...]:
    """Return those of the ways that hold complete melds back in the hand; only the cut if there is one.

    There is always one: a way without its melds that are all from the hand is a way too.
    """
    for way in found:
        if sum(way).bit_count() == CUT:
            return (way,)
    there = own | card
    return tuple(way for way in found if all(meld & there for meld in way))


@lru_cache(REMEMBERED)
def fullest(melds: Arrangement, hand: Packed) -> Arrangement:
    """Return how most of a hand lies with what has been melded; the melds as they lie if nothing can be added."""
    own = sum(melds)
    best = max(arrange.arrangements(own, hand), key=lambda way: (sum(way).bit_count(), -len(way)))
    return best if sum(best) != own else melds


class Deal:
    """A deal after the swap, all cards known; a card is on offer to *turn*, unless somebody owes a payment."""

    __slots__ = ("card", "dead", "extends", "first", "fits", "hands", "melds", "owns", "payer", "stock", "turn")

    def __init__(
        self,
        hands: list[Packed],
        melds: list[Arrangement],
        stock: list[Packed],
        card: Packed,
        turn: Seat,
        first: Seat,
        payer: Seat,
        dead: Packed,
    ) -> None:
        """Take over hands and stock, whose last card is turned next; *payer* of the card, if any."""
        self.hands, self.melds, self.stock = hands, melds, stock
        self.card, self.turn, self.first, self.payer, self.dead = card, turn, first, payer, dead
        self.owns = [sum(own) for own in melds]
        self.fits = [fitting(melds[seat], hands[seat]) for seat in range(3)]
        self.extends = [extending(own) for own in melds]

    def lie(self, seat: Seat, way: Arrangement) -> bool:
        """Let a seat's melds lie like this, the card on offer perhaps among them; say whether they are nine cards."""
        own = sum(way)
        self.hands[seat] &= ~own
        self.melds[seat], self.owns[seat] = way, own
        self.fits[seat], self.extends[seat] = fitting(way, self.hands[seat]), extending(way)
        return own.bit_count() == CUT

    def pay(self, seat: Seat, card: Packed) -> None:
        """Offer a hand card, first to the right neighbour."""
        hand = self.hands[seat] = self.hands[seat] & ~card
        self.fits[seat] = fitting(self.melds[seat], hand)
        self.card, self.payer = card, seat
        self.turn = self.first = (seat + 1) % 3

    def turn_up(self) -> bool:
        """Offer the next card of the stock after all have passed; say whether there is one."""
        self.dead |= self.card
        if not self.stock:
            return False
        if self.payer == NOBODY:
            self.first = (self.first + 1) % 3
        self.turn, self.payer, self.card = self.first, NOBODY, self.stock.pop()
        return True

    def fewest(self) -> Seat:
        """Return who has fewest cards in hand, :data:`NOBODY` if that is not one alone (R12)."""
        sizes = [hand.bit_count() for hand in self.hands]
        least = min(sizes)
        return sizes.index(least) if sizes.count(least) == 1 else NOBODY


class Policy(Protocol):
    """What players do in a deal that is played on."""

    @property
    def busy(self) -> bool:
        """Whether anybody wants to be asked even if the card fits nowhere."""
        ...

    def lays(self, deal: Deal, seat: Seat) -> bool:
        """Say whether the seat lays all that can lie before it answers."""
        ...

    def use(self, deal: Deal, seat: Seat) -> Arrangement | None:
        """Return how the card on offer, which fits, is used, or ``None``."""
        ...

    def take(self, deal: Deal, seat: Seat) -> Arrangement:
        """Return how the card is taken when it is forced."""
        ...

    def force(self, deal: Deal, seat: Seat, target: Seat) -> bool:
        """Say whether the card, which extends a meld of the target, is forced on it."""
        ...

    def pay(self, deal: Deal, seat: Seat) -> Packed:
        """Return the hand card that is paid."""
        ...


Heard: TypeAlias = Callable[[Seat, str, object], object]  # a seat, a verb, what with: the moves of a deal, for a test


def play_on(deal: Deal, policy: Policy, until: int = NOBODY, heard: Heard | None = None) -> Seat:
    """Return who wins if all play by the policy, :data:`NOBODY` in a draw.

    It stops, :data:`UNDECIDED`, when so many cards are left in the stock, the next one on offer already.
    """
    while len(deal.stock) != until or deal.payer != NOBODY or deal.turn != deal.first:
        card, fits = deal.card, deal.fits
        if deal.stock and not (policy.busy or card & (fits[0] | fits[1] | fits[2])):
            deal.turn_up()  # all pass
            continue
        end = deal.first
        while True:
            seat = deal.turn
            if seat != deal.payer and policy.lays(deal, seat):
                if lay_all(deal, seat) and heard is not None:
                    heard(seat, "lay", deal.melds[seat])
                fits = deal.fits
            if card & fits[seat] and seat != deal.payer and (way := policy.use(deal, seat)) is not None:
                if heard is not None:
                    heard(seat, "use", way)
                if deal.lie(seat, way):
                    return seat
                settle(deal, policy, heard)
                break
            forced = _force(deal, policy, heard)
            if forced == seat:
                if heard is not None:
                    heard(seat, "pass", None)
            elif take(deal, policy, forced, heard):
                return forced
            else:
                break
            deal.turn = (seat + 1) % 3
            if deal.turn == end:
                if not deal.turn_up():
                    return deal.fewest()
                break
    return UNDECIDED


def lay_all(deal: Deal, seat: Seat) -> bool:
    """Lay all that can lie of a hand; say whether anything did."""
    way = fullest(deal.melds[seat], deal.hands[seat])
    if way == deal.melds[seat]:
        return False
    deal.lie(seat, way)
    return True


def take(deal: Deal, policy: Policy, seat: Seat, heard: Heard | None = None) -> bool:
    """Let a seat take the card that is forced on it, and pay; say whether it wins by that."""
    way = policy.take(deal, seat)
    if heard is not None:
        heard(seat, "use", way)
    if deal.lie(seat, way):
        return True
    deal.turn = seat
    settle(deal, policy, heard)
    return False


def settle(deal: Deal, policy: Policy, heard: Heard | None = None) -> None:
    """Let who has taken the card pay for it."""
    seat = deal.turn
    paid = policy.pay(deal, seat)
    if heard is not None:
        heard(seat, "pay", paid)
    deal.pay(seat, paid)


def _force(deal: Deal, policy: Policy, heard: Heard | None) -> Seat:
    """Return on whom the card is forced now, the seat itself if on nobody."""
    seat = deal.turn
    for target in ((seat + 1) % 3, (seat + 2) % 3):
        if deal.card & deal.extends[target] and policy.force(deal, seat, target):
            if heard is not None:
                heard(seat, "force", target)
            return target
    return seat
