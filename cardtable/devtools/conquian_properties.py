"""The properties of Conquian that its rules page lists, and that no seat is another one's better."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

from cardtable.core.events import Piece, Seat
from cardtable.core.rng import Rng, derive
from cardtable.devtools.properties import Turn, demand
from cardtable.games.conquian.cards import DECK, Cards, in_order, pack, without
from cardtable.games.conquian.melds import MOST, kind_of
from cardtable.games.conquian.rules import RULES, Action, Force, Lay, Phase, State, Use
from cardtable.games.conquian.state import CUT, HAND, SEATS

STOCK = 16  # cards
TRIES = 3  # arrangements in each state, of which few are legal

T = TypeVar("T")


def examine(turn: Turn) -> None:
    """Insist on the deck, the eight cards of everybody, on what lies staying there, and on who may answer."""
    before, after = turn.before, turn.after
    everywhere = [card for pieces in RULES.truth(after).values() for card in pieces if card is not None]
    demand(in_order(everywhere) == DECK, "40 different cards")
    demand(after.sizes == tuple(map(len, after.hands)), "sizes are those of the hands", after.sizes)
    demand(len(after.stock) == after.stock_left <= STOCK, "sixteen stock cards at most", after.stock_left)
    for seat in SEATS:
        own_cards(before, after, seat)
    result = RULES.result(after)
    if result is not None:
        sizes = sorted(after.sizes)
        drawn = CUT not in after.melded and sizes[0] == sizes[1]
        demand(result.drawn == drawn and sum(result.points) == 1 - drawn, "one winner, or a draw of all", result)
    if after.phase is Phase.ANSWER:
        demand(after.order[0] == after.turn, "who is next answers", after.order)
        demand(after.payer is None or after.order[-1] == after.payer, "the payer answers last", after.order)
    if after.phase in (Phase.ANSWER, Phase.FORCED):
        arrangements(after)
    # what is long past is the same
    old, new = replace(before, acts=()), replace(after, acts=after.acts[len(before.acts) :])
    rotated = RULES.apply(rotate(old), next_seat(turn.seat), rotate_action(turn.action)).state
    demand(rotated == rotate(new), "no seat is special")


def own_cards(before: State, after: State, seat: Seat) -> None:
    """Insist on what a seat has in hand and on the table."""
    sealed = after.phase is Phase.SWAP and after.sealed[seat]
    one_more = (after.phase is Phase.PAY and after.turn == seat) or after.melded[seat] == CUT
    count = after.sizes[seat] + after.melded[seat] + sealed
    demand(count == HAND + one_more, "hand and melds are eight cards", count)
    melds = after.melds[seat]
    demand(len(melds) <= MOST and all(map(kind_of, melds)), "whole melds, three at most", melds)
    demand(not before.owned(seat) & ~after.owned(seat), "what lies stays on the table", melds)
    if before.phase is not Phase.SWAP:
        demand(set(after.hands[seat]) <= set(before.hands[seat]), "nothing comes into a hand", after.hands[seat])


def arrangements(state: State) -> None:
    """Insist that any arrangement is taken exactly if it is listed."""
    seat, rng = state.turn, Rng(derive(pack(state.hands[0]), len(state.acts)))
    listed = set(RULES.legal_actions(state, seat))
    for _ in range(TRIES):
        loose = [*state.hands[seat], *(() if state.table is None else (state.table,))]
        rng.shuffle(loose)
        new = tuple(loose[: rng.below(min(4, len(loose) + 1))])
        groups: list[Cards] = [*state.melds[seat]]
        if groups and rng.below(2):
            n = rng.below(len(groups))
            groups[n] = (*groups[n], *new)
        else:
            groups.append(new)
        if len(groups) > 1 and not rng.below(3):
            moved: Piece = groups[0][0]
            groups = [without(groups[0], (moved,)), *groups[1:-1], (*groups[-1], moved)]
        for action in (Use(tuple(groups)), Lay(tuple(groups))):
            demand((RULES.check(state, seat, action) is None) == (action in listed), "said is done", action)


def next_seat(seat: Seat) -> Seat:
    """Return the seat to the right."""
    return Seat((seat + 1) % 3)


def rotate_row(row: tuple[T, ...]) -> tuple[T, ...]:
    """Give each seat what its left neighbour had."""
    return (row[-1], *row[:-1])


def rotate(state: State) -> State:
    """Return the state with everybody one seat further to the right."""
    acts = tuple(
        act._replace(seat=next_seat(act.seat), target=None if act.target is None else next_seat(act.target))
        for act in state.acts
    )
    return replace(
        state, turn=next_seat(state.turn), first=next_seat(state.first),
        payer=None if state.payer is None else next_seat(state.payer), melds=rotate_row(state.melds),
        sizes=rotate_row(state.sizes), sealed=rotate_row(state.sealed), acts=acts,
        hands=rotate_row(state.hands), given=rotate_row(state.given),
    )  # fmt: skip


def rotate_action(action: Action) -> Action:
    """Return the action of who sits one seat further to the right."""
    return Force(next_seat(action.target)) if isinstance(action, Force) else action


EXAMINE = examine
