"""Who may claim a discard and for what, and who gets it (R7, R8)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from cardtable.core.events import Seat
from cardtable.games.quan_dui.cards import Cards, kind_of
from cardtable.games.quan_dui.pairing import parity
from cardtable.games.quan_dui.state import CLAIM, Answer, Draw, Pass, Public, Purpose


def purposes(hand: Iterable[str], discard: str, *, is_next: bool, only_win: bool = False) -> tuple[Purpose, ...]:
    """Return what a player with these concealed cards may claim a discard for, the strongest first."""
    cards = tuple(hand)
    found = [Purpose.WIN] if parity(cards) == parity((discard,)) else []
    if not only_win:
        if kind_of(discard) in map(kind_of, cards):
            found.append(Purpose.DUI)
        if is_next:
            found.append(Purpose.TAKE)
    return tuple(found)


def claims(table: Public, seat: Seat, hand: Cards) -> tuple[Purpose, ...]:
    """Return what a seat with this hand may claim the discard on offer for."""
    if (offer := table.offer) is None or seat == table.discarder:
        return ()
    return purposes(hand, offer, is_next=seat == table.turn, only_win=table.last_discard)


def answers(table: Public, seat: Seat, hand: Cards) -> Iterator[Answer]:
    """Yield how a seat that is asked may answer; the way to claim nothing last."""
    assert table.offer is not None
    kind = kind_of(table.offer)
    for purpose in claims(table, seat, hand):
        yield CLAIM[purpose](kind)
    yield Draw() if seat == table.turn and not table.last_discard else Pass()


def is_asked(table: Public, seat: Seat, hand: Cards) -> bool:
    """Say whether a seat is asked about the discard: with a legal claim; the next player's turn begins with it (H6)."""
    return bool(claims(table, seat, hand))


def purpose_of(answer: Answer | None) -> Purpose | None:
    """Return what an answer claims the discard for."""
    return next((purpose for purpose, claim in CLAIM.items() if isinstance(answer, claim)), None)


def first(claimed: Mapping[Seat, Purpose], discarder: Seat, seats: int) -> Seat:
    """Return which of the claims goes before the others: by purpose, then counter-clockwise from the discarder (R8).

    :raises ValueError: if there is none.
    """
    strength = list(Purpose)
    return min(claimed, key=lambda seat: (strength.index(claimed[seat]), (seat - discarder) % seats))
