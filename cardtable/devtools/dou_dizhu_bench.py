"""How fast the plays of Dou Dizhu are listed: the figures of ``bench dou_dizhu`` that only this game has."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import TypeVar

from cardtable.core.events import Seat
from cardtable.core.rng import Rng
from cardtable.core.rules import Setup
from cardtable.games.dou_dizhu import fast
from cardtable.games.dou_dizhu.cards import DECK, Packed, pack
from cardtable.games.dou_dizhu.partition import Plans
from cardtable.games.dou_dizhu.playout import make_plans
from cardtable.games.dou_dizhu.plays import Reading, covers, leads
from cardtable.games.dou_dizhu.policy import act
from cardtable.games.dou_dizhu.rules import RULES, Bid

HANDS = 2000
RUNS = 5  # the best counts
FULL, SECOND = 20, 37  # where the landlord's and the next hand end

T = TypeVar("T")


def sections() -> list[tuple[str, list[str]]]:
    """Return the groups of figures."""
    return [("plays", plays()), ("search model", games())]


def games() -> list[str]:
    """Measure whole games of the packed model: at random with all legal plays, and at a glance."""
    deals = [_deal(seed) for seed in range(HANDS // 10)]
    lines = []
    for name, decide in (("random", _at_random), ("at a glance", act)):
        best = rate(lambda hands, decide=decide: _game(hands, decide), deals)  # type: ignore[misc]
        lines.append(f"{name}: {best:,.0f} games/s")
    return lines


def _deal(seed: int) -> list[fast.Cards]:
    cards = list(DECK)
    Rng(seed).shuffle(cards)
    return [fast.pack(part) for part in (cards[:FULL], cards[FULL:SECOND], cards[SECOND:])]


def _game(dealt: Sequence[fast.Cards], decide: Callable[..., fast.Play]) -> int:
    """Play a game of the packed model; return who wins."""
    hands, plans = list(dealt), make_plans()
    counts, role, to_beat, owner = [fast.size(hand) for hand in hands], 0, fast.PASS, 0
    while True:
        table = fast.PASS if role == owner else to_beat
        hand, held = hands[role], sum(hands)
        play = decide(plans[role], hand, role, table, owner, counts, held - hand)
        if play:
            hands[role] = hand - (play & fast.CARDS)
            counts[role] -= fast.size(play)
            to_beat, owner = play, role
            if not hands[role]:
                return role
        role = (role + 1) % 3


_RNG = Rng(1)


def _at_random(_plans: Plans, hand: fast.Cards, _role: int, to_beat: fast.Play, *_: object) -> fast.Play:
    options = [fast.PASS, *fast.answers(hand, to_beat)] if to_beat else fast.leads(hand)
    return options[_RNG.below(len(options))]


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
