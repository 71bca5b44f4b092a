"""Weighs plays by playing on: in many worlds that fit what the seat knows, everybody at a glance, to the end.

All worlds count alike.  To prefer those in which the hands explain what their owners did so far was measured too:
it is worth less than the games that could be played on in the same time.
"""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.ai.player import Budget
from cardtable.ai.playouts import Rated, compare
from cardtable.core.rng import Rng
from cardtable.games.dou_dizhu.fast import BITS, CARDS, PASS, Cards, Play, size
from cardtable.games.dou_dizhu.partition import Plans
from cardtable.games.dou_dizhu.policy import act, follow, lead
from cardtable.games.dou_dizhu.sight import AFTER, BEFORE, LANDLORD, Sight
from cardtable.games.dou_dizhu.weights import WEIGHTS


def make_plans() -> tuple[Plans, ...]:
    """Return the plans of the three roles, empty."""
    return tuple(map(Plans, WEIGHTS))


class Sizes(dict[Play, int]):
    """The number of cards of each play asked for."""

    def __missing__(self, play: Play) -> int:
        n = self[play] = size(play)
        return n


class Playouts:
    """One decision: the plays to compare, the worlds, and what happened in them."""

    def __init__(self, sight: Sight, plans: tuple[Plans, ...], rng: Rng) -> None:
        self.sight, self.plans, self._rng = sight, plans, rng
        self.games = 0
        self._sizes = Sizes()
        self._pool = [1 << BITS * r for r in range(15) for _ in range((sight.others - sight.bottom) >> BITS * r & 7)]

    def compare(self, options: Sequence[Play], budget: Budget) -> list[Rated[Play]]:
        """Return every option rated, the best first; a budget's nodes are games played on."""
        return compare(options, self._world, self._wins, budget)

    def _wins(self, hands: Sequence[Cards], play: Play) -> bool:
        sight = self.sight
        role, left, counts = sight.role, list(hands), list(sight.counts)
        self.games += 1
        if play:
            left[role] -= play & CARDS
            counts[role] -= self._sizes[play]
            winner = role if not left[role] else self._play_on(left, counts, (role + 1) % 3, play, role)
        else:
            winner = self._play_on(left, counts, (role + 1) % 3, sight.to_beat, sight.owner)
        return (winner == LANDLORD) == (role == LANDLORD)

    def _play_on(self, hands: list[Cards], counts: list[int], role: int, to_beat: Play, owner: int) -> int:
        """Return who empties the hand first if all play at a glance; the lists are used up."""
        sizes, plans = self._sizes, self.plans
        held = sum(hands)
        while True:
            hand = hands[role]
            if role == owner:
                play = lead(plans[role], hand, role, counts, held - hand)
            else:
                play = follow(plans[role], hand, role, to_beat, owner, counts, held - hand)
            if play:
                cards = play & CARDS
                if hand == cards:
                    return role
                hands[role] = hand - cards
                held -= cards
                counts[role] -= sizes[play]
                to_beat, owner = play, role
            role = role + 1 if role < BEFORE else LANDLORD

    def _world(self) -> list[Cards]:
        """Return random hands that fit."""
        sight, pool = self.sight, self._pool
        self._rng.shuffle(pool)
        hands = [0, 0, 0]
        first = AFTER if sight.role == LANDLORD else LANDLORD
        known = sight.bottom if first == LANDLORD else 0
        hands[first] = known + sum(pool[: sight.counts[first] - size(known)])
        hands[3 - first - sight.role] = sight.others - hands[first]
        hands[sight.role] = sight.hand
        return hands


def shortlist(plans: Plans, sight: Sight, most: int) -> list[Play]:
    """Return the plays worth comparing, the most promising first; passing is among them if it is allowed."""
    hand = sight.hand
    first = act(plans, hand, sight.role, sight.to_beat, sight.owner, sight.counts, sight.others)
    options = plans.answers(hand, sight.to_beat) if sight.to_beat else plans.leads(hand)
    promise = {play: plans[hand - (play & CARDS)][0] + plans.worths[play][0] / 2 for play in options if play != first}
    options = [first, *sorted(promise, key=promise.__getitem__, reverse=True)][:most]
    if sight.to_beat and first:
        options.insert(1, PASS)
    return options[:most]
