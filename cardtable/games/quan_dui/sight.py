"""What a seat sees, packed for search: kinds are numbers, and each seat has its past, the newest moment first."""

from __future__ import annotations

import enum
from collections.abc import Sequence
from typing import NamedTuple

from cardtable.games.quan_dui.cards import KINDS, kind_of
from cardtable.games.quan_dui.fast import (
    BIT,
    COPIES,
    NOBODY,
    NUMBER,
    OF_VALUE,
    VALUE,
    KindNo,
    Mask,
    Seat,
    counted,
    numbers,
)
from cardtable.games.quan_dui.state import Deed, View
from cardtable.games.quan_dui.worlds import proved


class Lot(enum.Enum):
    """What happened to a seat, as far as all saw it."""

    GAVE = enum.auto()  # it discarded this kind
    DREW = enum.auto()  # it drew a card, and had no use for the discard of this kind
    TOOK = enum.auto()  # it has taken this kind into the hand
    LAID = enum.auto()  # it has laid a Dui of this kind, one of the cards from the hand
    ASKED = enum.auto()  # it asked for this kind and did not get it
    LET_BY = enum.auto()  # it did not ask for this kind out of turn


class Moment(NamedTuple):
    """One thing that happened to a seat."""

    lot: Lot
    kind: KindNo
    unseen: tuple[int, ...]  # by kind, cards of which nobody could know then where they were


class Sight(NamedTuple):
    """What a seat sees."""

    seat: Seat
    seats: int
    hand: tuple[KindNo, ...]
    counts: tuple[int, ...]  # the hand by kind
    odd: Mask  # the values that the hand holds an odd number of times
    sizes: tuple[int, ...]
    dui: tuple[int, ...]  # exposed before each seat
    certain: tuple[tuple[KindNo, ...], ...]  # what each other seat holds for certain
    hidden: tuple[KindNo, ...]  # in the stock, or in other hands and not certain
    unseen: tuple[int, ...]  # by kind, the same
    live: tuple[int, ...]  # by value, cards that do not lie face up
    secret: tuple[int, ...]  # by value, cards of which nobody can tell where they are who does not hold them
    stock_left: int
    offer: KindNo  # the discard, or NOBODY
    discarder: Seat
    is_next: bool
    taken: KindNo  # taken this turn, or NOBODY
    standing: tuple[int, ...]
    past: tuple[tuple[Moment, ...], ...]  # of each seat, the newest first

    @property
    def others(self) -> list[Seat]:
        """The other seats, counter-clockwise."""
        return [(self.seat + n) % self.seats for n in range(1, self.seats)]

    def partners(self, value: int) -> int:
        """Return how many unseen cards have a value (its number less one)."""
        return sum(self.unseen[kind] for kind in OF_VALUE[value])


def see(view: View) -> Sight:
    """Return what the view shows."""
    seat, seats = view.seat, view.seats
    hand = tuple(numbers(view.hand))
    least = proved(view)
    certain = tuple(
        () if other == seat else tuple(NUMBER[kind] for kind in least[other].elements()) for other in range(seats)
    )
    left = view.unseen()
    unseen = [left[kind] for kind in KINDS]
    for cards, shown in zip(certain, view.known, strict=True):
        if cards:
            for kind, n in enumerate(counted(cards)):
                unseen[kind] -= n
            for kind in numbers(shown):
                unseen[kind] += 1  # is not among the unseen, but certain
    live = list(COPIES)
    for row in (*view.exposed, *view.discards):
        for kind in numbers(row):
            live[VALUE[kind]] -= 1
    secret = live[:]
    for counts in least:
        for card, n in counts.items():
            secret[VALUE[NUMBER[card]]] -= n
    odd = 0
    for kind in hand:
        odd ^= BIT[kind]
    offer = view.offer
    return Sight(
        seat, seats, hand, tuple(counted(hand)), odd, view.sizes, tuple(len(row) // 2 for row in view.exposed), certain,
        tuple(kind for kind, n in enumerate(unseen) for _ in range(n)), tuple(unseen), tuple(live),
        tuple(secret), view.stock_left,
        NOBODY if offer is None else NUMBER[kind_of(offer)], view.discarder, offer is not None and seat == view.turn,
        NOBODY if view.taken is None else NUMBER[kind_of(view.taken)], view.standing, pasts(view),
    )  # fmt: skip


def pasts(view: View) -> tuple[tuple[Moment, ...], ...]:
    """Return what happened to each seat, the newest first; what is still on offer tells nothing yet."""
    found: list[list[Moment]] = [[] for _ in range(view.seats)]
    offer, giver, asked = NOBODY, NOBODY, set[Seat]()
    secrets = Secrets(view.seats)
    for seat, deed, card in view.acts:
        kind = NOBODY if card is None else NUMBER[kind_of(card)]
        unseen = tuple(secrets.unseen)
        secrets.tell(seat, deed, kind)
        match deed:
            case Deed.DISCARD:
                found[seat].append(Moment(Lot.GAVE, kind, unseen))
                offer, giver, asked = kind, seat, {seat}
                continue
            case Deed.ASKED_WIN | Deed.ASKED_DUI | Deed.ASKED_TAKE:
                found[seat].append(Moment(Lot.ASKED, kind, unseen))
                asked.add(seat)
                continue
            case Deed.DRAW:
                _let_by(found, offer, {*asked, seat}, unseen)
                found[seat].append(Moment(Lot.DREW, offer, unseen))
            case Deed.TAKE | Deed.PAIR:
                _let_by(found, offer, {*asked, seat}, unseen)
                found[seat].append(Moment(Lot.TOOK, kind, unseen))
            case Deed.DUI:
                # whoever would have come next might have taken it, or not: nothing is known of him
                _let_by(found, offer, {*asked, seat, (giver + 1) % view.seats}, unseen)
                found[seat].append(Moment(Lot.LAID, kind, unseen))
            case _:
                pass
        offer, giver, asked = NOBODY, NOBODY, set()
    return tuple(tuple(reversed(moments)) for moments in found)


def _let_by(found: Sequence[list[Moment]], offer: KindNo, but: set[Seat], unseen: tuple[int, ...]) -> None:
    if offer != NOBODY:
        for seat, moments in enumerate(found):
            if seat not in but:
                moments.append(Moment(Lot.LET_BY, offer, unseen))


class Secrets:
    """How many cards of each kind nobody can tell the place of, unless he holds them, as the acts go on."""

    def __init__(self, seats: int) -> None:
        """Begin with all of them."""
        self.unseen = [4] * len(KINDS)
        self._proved = [[0] * len(KINDS) for _ in range(seats)]

    def tell(self, seat: Seat, deed: Deed, kind: KindNo) -> None:
        """Go on by an act; as :func:`cardtable.games.quan_dui.worlds.proved` does."""
        own = self._proved[seat]
        match deed:
            case Deed.ASKED_DUI if not own[kind]:
                own[kind], self.unseen[kind] = 1, self.unseen[kind] - 1
            case Deed.PAIR:
                self.unseen[kind] -= not own[kind]
                own[kind] = max(own[kind], 1) + 1
            case Deed.TAKE:
                own[kind] += 1
            case Deed.DUI | Deed.DISCARD:
                self.unseen[kind] -= not own[kind]
                own[kind] = max(own[kind] - 1, 0)
            case _:
                pass
