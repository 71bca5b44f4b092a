"""What a seat may do, and why not: every action and every refusal.

Both need no more than what is public, the seat's own hand and whether it owes an answer, so a table may
ask them of a view.
"""

from __future__ import annotations

from collections.abc import Iterator

from cardtable.core.events import Seat
from cardtable.core.rules import Illegal
from cardtable.games.quan_dui.cards import Cards, find, kind_of
from cardtable.games.quan_dui.claims import answers, claims
from cardtable.games.quan_dui.pairing import QUAN_DUI, odd_values, tentos
from cardtable.games.quan_dui.state import (
    Action,
    Answer,
    Declare,
    Discard,
    Draw,
    Dui,
    Pass,
    Phase,
    Public,
    Purpose,
    Take,
    Win,
)


def actions(table: Public, seat: Seat, hand: Cards, owes: bool) -> Iterator[Action]:
    """Yield everything a seat with this hand may do; one discard for each kind."""
    if table.phase is Phase.CLAIMS:
        if owes:
            yield from answers(table, seat, hand)
        return
    if table.phase is Phase.OVER or seat != table.turn:
        return
    worth = tentos(hand, table.exposed_dui(seat))
    if worth:
        yield Declare()
    if worth < QUAN_DUI:
        taken = None if table.taken is None else kind_of(table.taken)
        last = None
        for card in hand:
            if (kind := kind_of(card)) not in (last, taken):
                yield Discard(card)
            last = kind


def refusal(table: Public, seat: Seat, hand: Cards, owes: bool, action: Action) -> Illegal | None:
    """Return why a seat with this hand may not do something."""
    match table.phase, action:
        case Phase.OVER, _:
            return Illegal("deal-over")
        case Phase.DISCARD, Discard(card):
            return _cannot_discard(table, seat, hand, card)
        case Phase.DISCARD, Declare():
            return _cannot_declare(table, seat, hand)
        case Phase.DISCARD, _:
            return _no_claim_now(table, seat, action)
        case Phase.CLAIMS, Discard() if seat == table.turn:
            return Illegal("must-draw-first", rule="R6")
        case Phase.CLAIMS, Discard():
            return Illegal("not-your-turn", rule="R6")
        case Phase.CLAIMS, Declare():
            return Illegal("declare-with-sixteen", rule="R11")
        case Phase.CLAIMS, Draw() | Pass() | Take() | Dui() | Win():
            return _cannot_answer(table, seat, hand, owes, action)
    raise TypeError(f"no action: {action!r}")


def _cannot_discard(table: Public, seat: Seat, hand: Cards, card: str) -> Illegal | None:
    if seat != table.turn:
        return Illegal("not-your-turn", rule="R6")
    if card not in hand and find(hand, card) is None:
        if find(table.exposed[seat], card) is not None:
            return Illegal("exposed-stays", (card,), "R10")
        return Illegal("not-in-hand", (card,), "R6")
    if tentos(hand, table.exposed_dui(seat)) == QUAN_DUI:
        return Illegal("must-declare", rule="H5")
    if table.taken is not None and kind_of(table.taken) == kind_of(card):
        return Illegal("just-taken", (kind_of(card),), "H3")
    return None


def _cannot_declare(table: Public, seat: Seat, hand: Cards) -> Illegal | None:
    if seat != table.turn:
        return Illegal("declare-with-sixteen", rule="R11")
    if odd := odd_values(hand):
        return Illegal("not-paired", (str(len(odd)),), "R5")
    return None


def _no_claim_now(table: Public, seat: Seat, action: Action) -> Illegal:
    """Return why nothing is drawn or claimed while somebody is to discard."""
    if not table.begun:
        return Illegal("dealer-begins", rule="R6")
    if seat != table.turn:
        return Illegal("not-your-turn" if isinstance(action, Draw) else "claim-window-closed", rule="R7")
    return Illegal("already-drawn", rule="R6")


def _cannot_answer(table: Public, seat: Seat, hand: Cards, owes: bool, answer: Answer) -> Illegal | None:
    assert table.offer is not None
    offer = kind_of(table.offer)
    if seat == table.discarder:
        return Illegal("own-discard", (offer,), "H2")
    if isinstance(answer, Take | Dui | Win) and answer.kind != offer:
        return Illegal("only-last-discard", (answer.kind, offer), "H2")
    if table.last_discard and not isinstance(answer, Win | Pass):
        return Illegal("stock-empty" if isinstance(answer, Draw) else "last-discard-only-wins", rule="R13")
    if not owes:
        return _not_asked(table, seat, hand, answer)
    match answer:
        case Draw() if seat != table.turn:
            return Illegal("not-your-turn", rule="R6")
        case Pass() if seat == table.turn and not table.last_discard:
            return Illegal("must-draw-or-take", rule="R6")
        case Take() | Dui() | Win():
            return _cannot_claim(table, seat, hand, answer)
        case _:
            return None


def _not_asked(table: Public, seat: Seat, hand: Cards, answer: Answer) -> Illegal:
    """Return why a seat that is not asked, or not any more, cannot answer."""
    if claims(table, seat, hand):
        return Illegal("already-answered", rule="R8")
    if isinstance(answer, Take | Dui | Win) and (reason := _cannot_claim(table, seat, hand, answer)) is not None:
        return reason
    if isinstance(answer, Draw):
        return Illegal("not-your-turn", rule="R6")
    return Illegal("nothing-to-claim", rule="R7")


def _cannot_claim(table: Public, seat: Seat, hand: Cards, answer: Take | Dui | Win) -> Illegal | None:
    found, kind = claims(table, seat, hand), answer.kind
    match answer:
        case Take() if Purpose.TAKE not in found:
            return Illegal("take-only-next", (kind,), "R7")
        case Dui() if Purpose.DUI not in found:
            exposed = find(table.exposed[seat], kind) is not None
            return Illegal("exposed-is-closed" if exposed else "no-identical", (kind,), "R10" if exposed else "R7")
        case Win() if Purpose.WIN not in found:
            return Illegal("not-eight-pairs", (kind, str(len(odd_values((*hand, kind))))), "R7")
        case _:
            return None
