"""What a seat may do, and why not: every action and every refusal, from what the seat knows.

Both need no more than what is public and the seat's own hand, so a table may ask them of a view.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cardtable.core.events import Piece, Seat
from cardtable.core.rules import Illegal
from cardtable.games.conquian import arrange, laying
from cardtable.games.conquian.cards import Cards, pack
from cardtable.games.conquian.state import Action, Force, Give, Lay, Pass, Pay, Phase, Public, Use


def actions(table: Public, seat: Seat, hand: Cards) -> Iterator[Action]:
    """Yield everything a seat with this hand may do."""
    if table.phase is Phase.SWAP:
        if not table.sealed[seat]:
            yield from map(Give, hand)
        return
    if seat != table.turn:
        return
    match table.phase:
        case Phase.ANSWER:
            yield Pass()
            if seat != table.payer:
                yield from map(Use, laying.uses(table, seat, hand))
            yield from map(Force, table.targets(seat))
            if seat != table.payer:
                yield from map(Lay, laying.lays(table, seat, hand))
        case Phase.FORCED:
            yield from map(Use, laying.uses(table, seat, hand))
        case Phase.PAY:
            yield from map(Pay, hand)
        case Phase.SWAP | Phase.OVER:
            return


def idle(table: Public, seat: Seat, legal: Iterable[Action]) -> bool:
    """Say whether a seat could do nothing but pass, or regroup what it has melded already."""
    return all(
        isinstance(action, Pass) or (isinstance(action, Lay) and not table.from_hand(seat, action.melds))
        for action in legal
    )


def refusal(table: Public, seat: Seat, hand: Cards, action: Action) -> Illegal | None:
    """Return why a seat with this hand may not act so, or ``None``."""
    if table.phase is Phase.OVER:
        return Illegal("game-over", rule="R10")
    if table.phase is Phase.SWAP:
        return _cannot_give(table, seat, hand, action)
    if isinstance(action, Give):
        return Illegal("swap-over", rule="R4")
    if seat != table.turn:
        return Illegal("not-your-turn", rule="R5")
    if table.phase is Phase.PAY:
        if not isinstance(action, Pay):
            return Illegal("pay-first", rule="R7")
        return _not_in_hand(hand, action.card, "R7")
    if isinstance(action, Pay):
        return Illegal("nothing-to-pay", rule="R7")
    if table.phase is Phase.FORCED:
        if not isinstance(action, Use):
            return Illegal("must-take", (str(table.table),), "R11")
        return laying.cannot_use(table, seat, hand, action.melds)
    return _cannot_answer(table, seat, hand, action)


def _cannot_give(table: Public, seat: Seat, hand: Cards, action: Action) -> Illegal | None:
    if not isinstance(action, Give):
        return Illegal("swap-first", rule="R4")
    if table.sealed[seat]:
        return Illegal("already-sealed", rule="R4")
    return _not_in_hand(hand, action.card, "R4")


def _cannot_answer(table: Public, seat: Seat, hand: Cards, action: Action) -> Illegal | None:
    match action:
        case Force(target):
            return _cannot_force(table, seat, target)
        case Use() | Lay() if seat == table.payer:
            return Illegal("payer-only-forces", (str(table.table),), "R7")
        case Use(melds):
            return laying.cannot_use(table, seat, hand, melds)
        case Lay(melds):
            return laying.cannot_lay(table, seat, hand, melds)
        case _:
            return None


def _cannot_force(table: Public, seat: Seat, target: Seat) -> Illegal | None:
    card = table.table
    assert card is not None
    if target == seat:
        return Illegal("force-oneself", (card,), "R11")
    if table.fitting(target):
        return None
    if not table.melds[target]:
        return Illegal("force-without-melds", (card, str(target)), "R11")
    if arrange.uses(pack((card,)), table.owned(target), 0):
        return Illegal("force-as-it-lies", (card, str(target)), "R11")
    return Illegal("force-no-fit", (card, str(target)), "R11")


def _not_in_hand(hand: Cards, card: Piece, rule: str) -> Illegal | None:
    return None if card in hand else Illegal("not-in-hand", (card,), rule)
