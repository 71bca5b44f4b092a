"""The properties of Quan Dui: no card is lost, hands have their sizes after each event, who has a claim is asked."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Final, TypeVar

from cardtable.core.events import Moved, Place, Seat
from cardtable.core.rng import Rng, derive
from cardtable.devtools.properties import Turn, demand
from cardtable.games.quan_dui.cards import DECK, kind_of
from cardtable.games.quan_dui.claims import is_asked
from cardtable.games.quan_dui.pairing import best_pairs, tentos
from cardtable.games.quan_dui.rules import EXPOSED, HANDS, RULES, Phase, State
from cardtable.games.quan_dui.state import HAND

STOCKS: Final = {2: 89, 3: 74, 4: 59, 5: 44, 6: 29}  # cards after the deal (R3)
GUESS_EVERY: Final = 32  # turns between two guessed worlds, which take their time

_DECK: Final = frozenset(DECK)

T = TypeVar("T")


def examine(turn: Turn) -> None:
    """Insist on the pack, sizes after every event, pairs, who is asked, and that no seat is special."""
    before, after = turn.before, turn.after
    everywhere = [card for pieces in RULES.truth(after).values() for card in pieces if card is not None]
    demand(len(everywhere) == len(DECK) and _DECK.issubset(everywhere), "120 different cards")
    sizes_after_every_event(turn)
    demand(after.sizes == tuple(map(len, after.hands)), "sizes are those of the hands", after.sizes)
    demand(len(after.stock) == after.stock_left <= STOCKS[after.seats], "the stock only shrinks", after.stock_left)
    for seat in range(after.seats):
        demand(set(after.shown[seat]) <= set(after.hands[seat]), "shown cards are in the hand", after.shown[seat])
        demand(after.exposed[seat][: len(before.exposed[seat])] == before.exposed[seat], "exposed Dui stay")
        row = list(map(kind_of, after.exposed[seat]))
        demand(row[::2] == row[1::2], "exposed cards are Dui", row)
    if before.phase is not after.phase:
        window(after)
    end(turn)
    if not Rng(derive(len(after.acts), after.turn, after.stock_left)).below(GUESS_EVERY):
        guesses(after)
        # what is long past is the same
        old, new = replace(before, acts=()), replace(after, acts=after.acts[len(before.acts) :])
        rotated = RULES.apply(rotate(old), Seat((turn.seat + 1) % turn.seats), turn.action).state
        demand(rotated == rotate(new), "no seat is special")


def sizes_after_every_event(turn: Turn) -> None:
    """Insist on fifteen cards for everybody, sixteen for whose turn it is, exposed ones too, after each event."""
    owned = {seat: turn.before.sizes[seat] + len(turn.before.exposed[seat]) for seat in range(turn.seats)}
    places: dict[Place, int] = {HANDS[seat]: seat for seat in owned} | {EXPOSED[seat]: seat for seat in owned}
    for event in turn.events:
        if isinstance(event, Moved):
            if event.source in places:
                owned[places[event.source]] -= len(event.pieces)
            if event.target in places:
                owned[places[event.target]] += len(event.pieces)
        counts = Counter(owned.values())
        demand(counts[HAND] >= turn.seats - 1 and counts[HAND] + counts[HAND + 1] == turn.seats, "15, one 16", owned)
    after = turn.after
    result = RULES.result(after)
    won = result is not None and not result.drawn
    more = after.turn if after.phase is Phase.DISCARD or won else None
    demand(owned == {seat: HAND + (seat == more) for seat in owned}, "whose turn it is has one more", owned)


def window(state: State) -> None:
    """Insist that exactly those are asked who have a claim, and that the next player is."""
    asked = [seat for seat in range(state.seats) if state.asked[seat]]
    if state.phase is not Phase.CLAIMS:
        demand(not asked and not any(state.answers), "nobody is asked outside a window", asked)
        return
    claimants = [seat for seat in range(state.seats) if is_asked(state, Seat(seat), state.hands[seat])]
    demand(asked == claimants, "who has a claim is asked", (asked, claimants))
    demand(state.discarder not in asked, "nobody claims his own discard", asked)
    demand(state.turn in asked or not state.stock, "the next player is asked", asked)


def end(turn: Turn) -> None:
    """Insist that eight pairs win, and that only without a stock nobody wins."""
    after = turn.after
    result = RULES.result(after)
    if result is None:
        demand(bool(after.stock) or after.phase is Phase.DISCARD or any(after.asked), "no stock, no further turn")
        return
    best = max(result.points)
    demand(result.drawn == (best == 0), "a hand without a winner is drawn", result)
    demand(best > 0 or not after.stock, "a draw needs an empty stock", after.stock_left)
    for seat, points in enumerate(result.points):
        pairs = best_pairs(after.hands[seat])
        whole = not pairs.single and after.sizes[seat] + len(after.exposed[seat]) == HAND + 1
        demand(points == (whole and (1 if pairs.ka else 2)), "what eight pairs are worth", (seat, points))
        demand(points == tentos(after.hands[seat], after.exposed_dui(Seat(seat))), "Tentos", (seat, points))


def guesses(state: State) -> None:
    """Insist that a guessed world looks the same to who guesses it, and has what claims have proved."""
    for seat in map(Seat, range(state.seats)):
        view = RULES.view(state, seat)
        world = RULES.determinize(view, Rng(derive(len(state.acts), seat)))
        demand(RULES.view(world, seat) == view, "a guessed world looks the same")
        own = world.hands[seat]
        demand(own == state.hands[seat], "one's own hand is known", own)


def rotate_row(row: tuple[T, ...]) -> tuple[T, ...]:
    """Give each seat what its left neighbour had."""
    return (row[-1], *row[:-1])


def rotate(state: State) -> State:
    """Return the state with everybody one seat further to the right."""

    def right(seat: Seat) -> Seat:
        return Seat((seat + 1) % state.seats)

    return replace(
        state, turn=right(state.turn), dealer=right(state.dealer), standing=rotate_row(state.standing),
        sizes=rotate_row(state.sizes), exposed=rotate_row(state.exposed), discards=rotate_row(state.discards),
        shown=rotate_row(state.shown), acts=tuple(act._replace(seat=right(act.seat)) for act in state.acts),
        hands=rotate_row(state.hands), asked=rotate_row(state.asked), answers=rotate_row(state.answers),
    )  # fmt: skip


EXAMINE = examine
