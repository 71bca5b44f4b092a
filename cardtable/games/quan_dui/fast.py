"""A private model of a hand for search: kinds are numbers, what has no partner is a mask.

Seats are those of the rules.  A :class:`Deal` is changed in place by the moves of the rules, here without a check;
:func:`play_on` lets all play on by the simple policy of parity: claim what pairs a card that is alone, discard of
what is alone the value with the fewest partners left, rather one that the next player has no use for.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple, TypeAlias

from cardtable.games.quan_dui.cards import KINDS, VALUES, copies, kind_of, value_of
from cardtable.games.quan_dui.pairing import EIGHT_PAIRS, PAIRS, QUAN_DUI
from cardtable.games.quan_dui.state import Purpose

Seat: TypeAlias = int
KindNo: TypeAlias = int  # in KINDS
ValueNo: TypeAlias = int  # value - 1
Mask: TypeAlias = int  # of values

NOBODY: Final = -1
NUMBER: Final = {kind: n for n, kind in enumerate(KINDS)}
VALUE: Final = tuple(value_of(kind) - 1 for kind in KINDS)
BIT: Final = tuple(1 << value for value in VALUE)
OF_VALUE: Final = tuple(tuple(n for n in range(len(KINDS)) if VALUE[n] == value - 1) for value in VALUES)
COPIES: Final = tuple(copies(value) for value in VALUES)
IN_MASK: Final = tuple(tuple(v for v in range(len(COPIES)) if mask >> v & 1) for mask in range(1 << len(COPIES)))
CARE: Final = 4.0  # partners left that it is worth if the next player cannot use a discard
DRIFT: Final = 4  # draws after which nobody knows any more what a player had no use for


class Outcome(NamedTuple):
    """Who wins how much; nobody in a draw."""

    winner: Seat
    tentos: int


DRAW: Final = Outcome(NOBODY, 0)


def numbers(cards: Iterable[str]) -> list[KindNo]:
    """Return cards or kinds as numbers."""
    return [NUMBER[kind_of(card)] for card in cards]


def counted(cards: Iterable[KindNo]) -> list[int]:
    """Return how many of each kind there are."""
    found = [0] * len(KINDS)
    for card in cards:
        found[card] += 1
    return found


class Deal:
    """A hand, all cards known."""

    __slots__ = ("counts", "draws", "dui", "live", "odd", "per_value", "seats", "stock", "useless")

    def __init__(
        self, hands: Iterable[Iterable[KindNo]], dui: Iterable[int], stock: list[KindNo], live: Iterable[int]
    ) -> None:
        """Take over the stock, whose last card is drawn next.

        *dui*: exposed before each seat; *live*: how many cards of each value do not lie face up.
        """
        self.counts = [counted(hand) for hand in hands]
        self.per_value = [[sum(own[kind] for kind in kinds) for kinds in OF_VALUE] for own in self.counts]
        self.odd = [sum((n & 1) << v for v, n in enumerate(own)) for own in self.per_value]
        self.dui, self.stock, self.live = list(dui), stock, list(live)
        self.seats = len(self.counts)
        self.draws = [0] * self.seats
        # by seat and value: the draw at which a seat was seen to have no use for the value
        self.useless = [[-DRIFT] * len(COPIES) for _ in self.counts]

    def put(self, seat: Seat, kind: KindNo) -> None:
        """Add a card to a hand."""
        self.counts[seat][kind] += 1
        self.per_value[seat][VALUE[kind]] += 1
        self.odd[seat] ^= BIT[kind]

    def give(self, seat: Seat, kind: KindNo) -> None:
        """Take a card out of a hand and lay it face up."""
        value = VALUE[kind]
        self.counts[seat][kind] -= 1
        self.per_value[seat][value] -= 1
        self.odd[seat] ^= BIT[kind]
        self.live[value] -= 1

    def take(self, seat: Seat, kind: KindNo) -> None:
        """Put the newest discard into a hand."""
        self.put(seat, kind)
        self.live[VALUE[kind]] += 1

    def worth(self, seat: Seat) -> int:
        """Return the Tentos of a hand that is paired."""
        return QUAN_DUI if sum(n >> 1 for n in self.counts[seat]) + self.dui[seat] == PAIRS else EIGHT_PAIRS

    def declines(self, seat: Seat, value: ValueNo) -> None:
        """Remember that a seat has shown no use for a value."""
        self.useless[seat][value] = self.draws[seat]

    def discard(self, seat: Seat) -> KindNo:
        """Return what the policy discards of sixteen cards that are not paired."""
        live, own, after = self.live, self.per_value[seat], (seat + 1) % self.seats
        useless, now = self.useless[after], self.draws[after]
        counts = self.counts[seat]
        least, best = 1e9, NOBODY
        for value in IN_MASK[self.odd[seat]]:
            since = now - useless[value]
            cost = live[value] - own[value] + (CARE * since / DRIFT if since < DRIFT else CARE)
            if cost < least:
                least, best = cost, value
        return next(kind for kind in OF_VALUE[best] if counts[kind] & 1)


def claimed(deal: Deal, discarder: Seat, kind: KindNo) -> tuple[Seat, Purpose | None]:
    """Return who gets a discard and what for; the next player and ``None`` if he draws, nobody if he cannot."""
    bit, seats, odd = BIT[kind], deal.seats, deal.odd
    dui = NOBODY
    for n in range(1, seats):
        seat = (discarder + n) % seats
        if odd[seat] & bit:
            if odd[seat] == bit:
                return seat, Purpose.WIN
            if dui == NOBODY and deal.counts[seat][kind] and deal.stock:
                dui = seat
    if dui != NOBODY:
        return dui, Purpose.DUI
    after = (discarder + 1) % seats
    if not deal.stock:
        return NOBODY, None
    return after, Purpose.TAKE if odd[after] & bit else None


def answer(deal: Deal, discarder: Seat, kind: KindNo) -> Seat | Outcome:
    """Let all answer a discard; return who has sixteen cards then, or how the hand ends."""
    seat, purpose = claimed(deal, discarder, kind)
    value = VALUE[kind]
    match purpose:
        case Purpose.WIN:
            deal.put(seat, kind)
            return Outcome(seat, deal.worth(seat))
        case Purpose.DUI if seat != (discarder + 1) % deal.seats:
            deal.take(seat, kind)
            deal.give(seat, kind)
            deal.give(seat, kind)
            deal.dui[seat] += 1
        case Purpose.DUI | Purpose.TAKE:
            deal.take(seat, kind)
        case None:
            if seat == NOBODY:
                return DRAW
            deal.declines(seat, value)
            deal.put(seat, deal.stock.pop())
            deal.draws[seat] += 1
            return seat
    deal.declines(seat, value)
    return seat


def play_on(deal: Deal, seat: Seat, first: KindNo | None = None) -> Outcome:
    """Play on from where a seat has sixteen cards; *first*: what it discards now."""
    odd = deal.odd
    while True:
        if first is None:
            if not odd[seat]:
                return Outcome(seat, deal.worth(seat))
            kind = deal.discard(seat)
        else:
            kind, first = first, None
        deal.give(seat, kind)
        deal.declines(seat, VALUE[kind])
        found = answer(deal, seat, kind)
        if isinstance(found, Outcome):
            return found
        seat = found
