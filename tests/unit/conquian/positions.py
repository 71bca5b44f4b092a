"""Short ways to set up and play deals in the tests of Conquian."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

from cardtable.core.events import Event, Moved, Piece, Seat
from cardtable.core.rules import Illegal, Setup
from cardtable.games.conquian.cards import DECK, Cards, in_order, without
from cardtable.games.conquian.melds import MELD, Melds
from cardtable.games.conquian.rules import RULES, Give, Phase, State
from tests.helpers import acts

SEATS = (Seat(0), Seat(1), Seat(2))


def start(dealer: int = 0, seed: int = 1) -> State:
    """Return a fresh deal."""
    return RULES.deal(Setup(seed, 3, Seat(dealer))).state


def swapped(dealer: int = 0, seed: int = 1) -> State:
    """Return a deal after the swap, in which everybody gave the first card."""
    state = start(dealer, seed)
    for seat in SEATS:
        state = RULES.apply(state, seat, Give(state.hands[seat][0])).state
    return state


def answering(
    hands: Sequence[str], melds: Sequence[str] = ("", "", ""), table: str = "4O", turn: int = 0, **more: Any
) -> State:
    """Return a position in which *turn* answers; a hand written ``*`` gets cards that are nowhere else.

    The stock, too, is what is left, unless it is given.
    """
    named = f"{table} {' '.join(hands)} {' '.join(melds)} {more.get('stock', '')} {more.get('dead', '')}"
    free = [card for card in DECK if card not in named.split()]
    full = []
    for hand, own in zip(hands, melds, strict=True):
        size = 8 - sum(card in DECK for card in own.split())
        full.append(hand if hand != "*" else " ".join(free[:size]))
        free = free if hand != "*" else free[size:]
    more.setdefault("stock", " ".join(free))
    return RULES.position({"phase": "answer", "turn": turn, "table": table, "hands": full, "melds": melds, **more})


def play(state: State, *texts: str) -> tuple[State, list[Event]]:
    """Let whoever's turn it is do these, one after the other; return all that happened."""
    return acts.play(RULES, state, *texts)


def legal(state: State, seat: int | None = None) -> list[str]:
    """Return what a seat may do, as text; without one who acts."""
    return [RULES.encode(a) for a in RULES.legal_actions(state, state.turn if seat is None else Seat(seat))]


def random_deal(seed: int) -> Iterator[State]:
    """Return the states of a random deal."""
    return acts.wander(RULES, start(seed % 3, seed), seed)


def rich_seat(rng: random.Random) -> tuple[Melds, Cards, Piece]:
    """Return melds, hand and a table card, mostly of few suits and neighbouring ranks, so that much goes with much."""
    suits, low = rng.sample("OCEB", rng.choice((1, 2, 3, 3, 4))), rng.randrange(8)
    high = low + rng.randint(3, 10)
    near = [card for n, card in enumerate(DECK) if card[-1] in suits and low <= n % 10 < high]
    pool = [*rng.sample(near, len(near)), *rng.sample(DECK, len(DECK))]
    pool = list(dict.fromkeys(pool))[: max(9, len(near))]
    rng.shuffle(pool)
    melds: list[Cards] = []
    for _ in range(rng.randint(0, 3)):
        taken = [card for meld in melds for card in meld]
        fit = [meld for meld in MELD.values() if set(meld) <= set(pool).difference(taken)]
        fit = [meld for meld in fit if len(meld) + len(taken) <= 8]
        if fit:
            melds.append(rng.choice(fit))
    melded = [card for meld in melds for card in meld]
    loose = without(pool, melded)[: 9 - len(melded)]
    return tuple(melds), in_order(loose[1:]), loose[0]


def seated(melds: Melds, hand: Cards, table: Piece, phase: Phase = Phase.ANSWER) -> State:
    """Return a state in which seat 0 has these cards; the others' do not matter."""
    free = without(DECK, (*hand, table, *(card for meld in melds for card in meld)))
    hands, stock = (hand, free[:8], free[8:16]), free[16:]
    return State(
        phase=phase, turn=Seat(0), first=Seat(0), payer=None, table=table, dead=(), melds=(melds, (), ()),
        sizes=(len(hand), 8, 8), stock_left=len(stock), sealed=(True,) * 3, regrouped=False, acts=(),
        hands=hands, stock=stock, given=(None,) * 3,
    )  # fmt: skip


def moves(events: list[Event]) -> list[str]:
    """Return the movements in short."""
    return [
        f"{' '.join(map(str, e.pieces))}: {e.source.zone} {e.source.index} > {e.target.zone} {e.target.index}"
        for e in events
        if isinstance(e, Moved)
    ]


def reason(state: State, text: str, seat: int | None = None) -> Illegal | None:
    """Return why an action is refused, which must then not be listed."""
    actor = state.turn if seat is None else Seat(seat)
    action = RULES.decode(text)
    refused = RULES.check(state, actor, action)
    assert (refused is None) == (action in list(RULES.legal_actions(state, actor)))
    return refused
