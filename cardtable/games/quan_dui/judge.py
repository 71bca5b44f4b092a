"""Judges at a glance what a seat may do: the medium player, and what the hard one thinks worth trying.

Who counts discards of what is alone the value with the fewest partners left.  Who has beliefs weighs what comes of a
discard: whom it helps or completes, and what is kept for what the others will draw and discard.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Final, NamedTuple

from cardtable.games.quan_dui.beliefs import Beliefs
from cardtable.games.quan_dui.cards import kind_of
from cardtable.games.quan_dui.fast import BIT, COPIES, IN_MASK, NUMBER, OF_VALUE, VALUE, KindNo, ValueNo
from cardtable.games.quan_dui.pairing import PAIRS
from cardtable.games.quan_dui.sight import Sight
from cardtable.games.quan_dui.state import Action, Declare, Discard, Draw, Dui, Pass, Take, Win

BREAKS: Final = 28.0  # partners left that it is worth if no pair is broken
SLIGHT: Final = 0.001  # of a hand that it is worth to have a Dui instead of a Ka
RISK: Final = 0.07  # that one of the others wins before the seat's next turn, each


class Weights(NamedTuple):
    """What the hand is worth more, as a part of itself, for each of what a discard leads to."""

    partner: float  # an unseen card pairs something that stays alone, as a part of all unseen cards
    offered: float  # the others discard one in their next turns
    completes: float  # the discard completes one of them
    helps: float  # it helps the next player
    lays: float  # somebody claims it out of turn


# after the discard one value is alone, or three, or more; fitted to hundreds of thousands of discards whose hands were
# played on many times, with two to six players of whom some count what they discard and some do not
TWO_PLAYERS: Final = (
    Weights(0.67, 0.80, -0.45, 0.07, 0.0),
    Weights(0.24, 0.28, -0.31, 0.07, 0.0),
    Weights(0.04, 0.18, -0.36, 0.03, 0.0),
)
MORE_PLAYERS: Final = (
    Weights(-0.16, 0.25, -0.19, -0.144, -0.127),
    Weights(-0.31, 0.029, -0.103, -0.024, -0.018),
    Weights(-0.17, 0.008, -0.049, -0.012, -0.014),
)


class Judge:
    """One decision."""

    def __init__(self, sight: Sight, legal: Sequence[Action], beliefs: Beliefs | None = None) -> None:
        """Judge for the seat that sees this."""
        self.sight, self.legal, self.beliefs = sight, legal, beliefs

    @cached_property
    def helps(self) -> list[float]:
        """How likely the next player has use for each value; nothing without beliefs."""
        if self.beliefs is None:
            return [0.0] * len(COPIES)
        after = (self.sight.seat + 1) % self.sight.seats
        return [self.beliefs.alone(after, value) for value in range(len(COPIES))]

    @cached_property
    def completes(self) -> list[float]:
        """How likely each value completes one of the others; nothing without beliefs."""
        if self.beliefs is None:
            return [0.0] * len(COPIES)
        return [self.beliefs.completes(value) for value in range(len(COPIES))]

    def lays(self, kind: KindNo) -> float:
        """Return how likely somebody claims a Dui of a kind out of turn; nothing without beliefs."""
        return 0.0 if self.beliefs is None else self.beliefs.lays(kind)

    def cost(self, kind: KindNo) -> float:
        """Return what it costs to discard a kind: partners left, or with beliefs a part of the hand."""
        value = VALUE[kind]
        if self.beliefs is not None and self.sight.odd >> value & 1:
            return self._believed(kind, self.beliefs)
        cost = self.sight.unseen[kind] / 100  # the fewer identical cards, the fewer claims
        if not self.sight.odd >> value & 1:
            return cost + BREAKS
        if not self.sight.counts[kind] & 1:
            cost += 0.5  # a Dui would become a Ka
        return cost + self.sight.partners(value)

    def _believed(self, kind: KindNo, beliefs: Beliefs) -> float:
        sight, value = self.sight, VALUE[kind]
        kept = IN_MASK[sight.odd ^ BIT[kind]]
        table = TWO_PLAYERS if sight.seats == 2 else MORE_PLAYERS
        weights = table[min(len(kept) // 2, len(table) - 1)]
        slight = SLIGHT * (1 - (sight.counts[kind] & 1)) + SLIGHT * sight.unseen[kind] / 100
        return slight - (
            weights.partner * sum(map(sight.partners, kept)) / max(1, len(sight.hidden))
            + weights.offered * sum(beliefs.offers[other] for other in kept)
            + weights.completes * self.completes[value]
            + weights.helps * self.helps[value]
            + weights.lays * self.lays(kind)
        )

    @cached_property
    def discards(self) -> list[tuple[float, Discard]]:
        """The discards with what they cost, the best first."""
        found = [
            (self.cost(NUMBER[kind_of(action.card)]), action) for action in self.legal if isinstance(action, Discard)
        ]
        return sorted(found, key=lambda pair: pair[0])

    def best(self) -> Action:
        """Return what to do."""
        for action in self.legal:
            if isinstance(action, Win):
                return action
            if isinstance(action, Declare):
                return self.goes_on or action
        if self.sight.offer >= 0:
            return self.answer
        return self.discards[0][1]

    @cached_property
    def nothing(self) -> Action:
        """The answer that claims nothing."""
        return next(action for action in self.legal if isinstance(action, Draw | Pass))

    @property
    def pairs_alone(self) -> bool:
        """Whether the card on offer pairs one that is alone."""
        return bool(self.sight.odd & BIT[self.sight.offer])

    @property
    def answer(self) -> Action:
        """What to answer where nothing wins; of two useful claims the one that goes first."""
        if not self.pairs_alone:
            return self.nothing
        return next((action for action in self.legal if isinstance(action, Dui | Take)), self.nothing)

    @cached_property
    def goes_on(self) -> Discard | None:
        """The discard that plays on for eight Dui, if it is worth more than the Tento at hand."""
        best = [(self.going_on(action), action) for action in self.tries]
        worth, action = max(best, key=lambda pair: pair[0], default=(0.0, None))
        return action if worth > 1 else None

    @property
    def tries(self) -> list[Discard]:
        """The discards after which one identical card makes eight Dui."""
        sight = self.sight
        missing = PAIRS - sum(n // 2 for n in sight.counts) - sight.dui[sight.seat]
        if sight.odd or missing != 1:
            return []
        return [
            action
            for action in self.legal
            if isinstance(action, Discard) and sight.counts[NUMBER[kind_of(action.card)]] & 1
        ]

    def going_on(self, discard: Discard) -> float:
        """Return roughly how many Tentos it brings to play on with a discard."""
        sight, kind = self.sight, NUMBER[kind_of(discard.card)]
        value = VALUE[kind]
        unseen = len(sight.hidden)
        per_card = sight.partners(value) / unseen
        eight = self.eight(kind) / unseen
        lives = min(1.0, sight.stock_left / (4 * sight.seats))
        round_of = per_card * sight.seats
        wins = round_of / (round_of + RISK * (sight.seats - 1)) * lives if round_of else 0.0
        return wins * (1 + eight / per_card) if per_card else 0.0

    def eight(self, discarded: KindNo) -> int:
        """Return how many unseen cards make eight Dui after one card of a Ka has been discarded."""
        sight = self.sight
        left = [kind for kind in OF_VALUE[VALUE[discarded]] if sight.counts[kind] & 1 and kind != discarded]
        return sum(sight.unseen[kind] for kind in left)

    def waits(self, discard: Discard) -> tuple[ValueNo, int] | None:
        """Return the only value that is alone after a discard, and how many unseen cards complete the hand."""
        odd = self.sight.odd ^ BIT[NUMBER[kind_of(discard.card)]]
        alone = IN_MASK[odd]
        return (alone[0], self.sight.partners(alone[0])) if len(alone) == 1 else None
