"""How fast the plays of Dou Dizhu are listed: the figures of ``bench dou_dizhu`` that only this game has."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import TypeVar

from cardtable.core.events import Seat
from cardtable.core.rng import Rng
from cardtable.core.rules import Setup
from cardtable.games.dou_dizhu.cards import DECK, Packed, pack
from cardtable.games.dou_dizhu.plays import Reading, covers, leads
from cardtable.games.dou_dizhu.rules import RULES, Bid

HANDS = 2000
RUNS = 5  # the best counts
FULL, SECOND = 20, 37  # where the landlord's and the next hand end

T = TypeVar("T")


def plays() -> list[str]:
    """Measure the listing of plays, of random hands of 20 cards to lead, and of 17 to follow such a lead."""
    leading, following = cases(HANDS)
    lead, follow = rate(leads, leading), rate(lambda case: covers(*case), following)
    states = [RULES.deal(Setup(seed, 3)).state for seed in range(HANDS // 10)]
    states = [RULES.apply(state, Seat(0), Bid(3)).state for state in states]
    actions = rate(lambda state: list(RULES.legal_actions(state, state.turn)), states)
    mean = sum(len(leads(hand)) for hand in leading) / HANDS
    return [
        f"plays of a lead of 20 cards {lead:,.0f}/s ({mean:.0f} plays each), to follow it {follow:,.0f}/s",
        f"as actions with their cards, of a lead of 20 {actions:,.0f}/s",
    ]


def cases(number: int) -> tuple[list[Packed], list[tuple[Packed, Reading]]]:
    """Return random hands to lead from, and hands with what they have to beat."""
    rng, leading, following = Rng(1), [], []
    for _ in range(number):
        cards = list(DECK)
        rng.shuffle(cards)
        hand = pack(cards[:FULL])
        possible = leads(hand)
        leading.append(hand)
        following.append((pack(cards[FULL:SECOND]), possible[rng.below(len(possible))]))
    return leading, following


def rate(call: Callable[[T], object], arguments: Sequence[T]) -> float:
    """Return calls in a second of processor time, the best of some runs."""
    times = []
    for _ in range(RUNS):
        begun = time.process_time()
        for argument in arguments:
            call(argument)
        times.append(time.process_time() - begun)
    return len(arguments) / min(times)
