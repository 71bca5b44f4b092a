"""What the seat that acts may lay on the table, and why something may not lie there (R7 to R9, R11).

An arrangement is all of a seat's melds as they shall lie.  All cards that lie already stay on the
table (R8); only what is newly laid comes from the hand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations

from cardtable.core.events import Piece, Seat
from cardtable.core.rules import Illegal
from cardtable.games.conquian import arrange
from cardtable.games.conquian.arrange import Arrangement
from cardtable.games.conquian.cards import Cards, Packed, pack
from cardtable.games.conquian.melds import MELD, Melds, arranged, fault
from cardtable.games.conquian.state import Phase, Public


def uses(table: Public, seat: Seat, hand: Cards) -> Iterator[Melds]:
    """Yield every arrangement with the table card; if it is forced, those in which it extends a meld as that lies."""
    assert table.table is not None
    found = arrange.uses(pack((table.table,)), table.owned(seat), pack(hand))
    if table.phase is Phase.FORCED:
        wanted = _extended(table, seat)
        found = tuple(ways for ways in found if _keeps_one(ways, wanted))
    for ways in found:
        yield _melds(ways)


def lays(table: Public, seat: Seat, hand: Cards) -> Iterator[Melds]:
    """Yield every arrangement without the table card that is another than that which lies there."""
    own = table.owned(seat)
    now = arranged(table.melds[seat])
    for ways in arrange.arrangements(own, pack(hand)):
        if sum(ways) != own or not table.regrouped:  # melds share no card: their sum is all their cards
            melds = _melds(ways)
            if melds != now:
                yield melds


def cannot_use(table: Public, seat: Seat, hand: Cards, melds: Melds) -> Illegal | None:
    """Return why the seat to act cannot use the table card like this."""
    assert table.table is not None
    cards = [card for meld in melds for card in meld]
    if (reason := _misplaced(table, seat, hand, cards)) is not None:
        return reason
    if table.table not in cards:
        return Illegal("table-card-left-out", (table.table,), "R7")
    if (reason := _no_melds(table, seat, melds)) is not None:
        return reason
    if table.phase is Phase.FORCED and not _keeps_one(tuple(map(pack, melds)), _extended(table, seat)):
        return Illegal("forced-as-it-lies", (table.table,), "R11")
    return None


def cannot_lay(table: Public, seat: Seat, hand: Cards, melds: Melds) -> Illegal | None:
    """Return why the seat to act cannot let its melds lie like this without using the table card."""
    cards = [card for meld in melds for card in meld]
    if table.table is not None and table.table in cards:
        return Illegal("lay-without-table-card", (table.table,), "R9")
    reason = _misplaced(table, seat, hand, cards) or _no_melds(table, seat, melds)
    if reason is not None:
        return reason
    if melds == arranged(table.melds[seat]):
        return Illegal("nothing-laid", rule="R9")
    if table.regrouped and not table.from_hand(seat, melds):
        return Illegal("regrouped-already", rule="R9")
    return None


def _misplaced(table: Public, seat: Seat, hand: Cards, cards: list[Piece]) -> Illegal | None:
    """Return which card cannot lie among the seat's melds, or is missing there."""
    twice = [card for card, n in Counter(cards).items() if n > 1]
    if twice:
        return Illegal("card-twice", (twice[0],), "R2")
    own = [card for meld in table.melds[seat] for card in meld]
    for card in cards:
        if card not in own and card not in hand and card != table.table:
            return _elsewhere(table, card)
    if missing := [card for card in own if card not in cards]:
        return Illegal("melded-stays", (" ".join(missing),), "R8")
    return None


def _elsewhere(table: Public, card: Piece) -> Illegal:
    for other, melds in enumerate(table.melds):
        if any(card in meld for meld in melds):
            return Illegal("anothers-meld", (card, str(other)), "R8")
    return Illegal("dead-card", (card,), "R6") if card in table.dead else Illegal("not-in-hand", (card,), "R7")


def _no_melds(table: Public, seat: Seat, melds: Melds) -> Illegal | None:
    """Return why one of the groups is no meld."""
    own = {card for meld in table.melds[seat] for card in meld}
    for meld in melds:
        reason = fault(meld)
        if reason is not None and reason.key == "too-few" and own.intersection(meld):
            return Illegal("meld-left-short", (" ".join(meld),), "R8")
        if reason is not None:
            return reason
    return None


def _extended(table: Public, seat: Seat) -> list[Packed]:
    """Return the seat's melds that the table card extends as they lie, with it."""
    assert table.table is not None
    return [pack((*table.melds[seat][n], table.table)) for n in table.fitting(seat)]


def _keeps_one(arrangement: Arrangement, extended: list[Packed]) -> bool:
    """Say whether one of these lies whole in a group."""
    return any(not whole & ~group for whole in extended for group in arrangement)


def _melds(arrangement: Arrangement) -> Melds:
    return tuple(MELD[packed] for packed in arrangement)


def kept_in_place(before: Melds, after: Melds) -> Melds:
    """Return new melds in an order in which as many cards as possible stay in their group's place."""
    return max(
        permutations(after),
        key=lambda row: sum(len(set(old).intersection(new)) for old, new in zip(before, row, strict=False)),
    )
