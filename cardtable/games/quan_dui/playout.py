"""Plays hands on in worlds that fit what a seat knows; what they end in counts as the match stands."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.ai.player import Budget
from cardtable.ai.playouts import Rated, compare
from cardtable.games.quan_dui.beliefs import World, Worlds
from cardtable.games.quan_dui.cards import kind_of
from cardtable.games.quan_dui.equity import Stakes
from cardtable.games.quan_dui.fast import NUMBER, Deal, Outcome, play_on
from cardtable.games.quan_dui.sight import Sight
from cardtable.games.quan_dui.state import Action, Discard

BEHIND = 1.0


class Playouts:
    """One decision."""

    def __init__(self, sight: Sight, worlds: Worlds) -> None:
        """Play on from what is seen, in these worlds."""
        self.games = 0
        self._sight, self._worlds = sight, worlds
        self.stakes = Stakes(sight.standing, sight.seat)

    def compare(self, options: Sequence[Action], budget: Budget) -> list[Rated[Action]]:
        """Return every option rated, the best first."""
        return compare(options, self._worlds.draw, self._play, budget, BEHIND)

    def _play(self, world: World, option: Action) -> float:
        """Return what the seat has of an option in a world."""
        self.games += 1
        return self.stakes[outcome(self._sight, world, option)]


def outcome(sight: Sight, world: World, option: Action) -> Outcome:
    """Return how a hand ends in a world if the seat discards this now, or declares."""
    deal = Deal(world.hands, sight.dui, world.stock[:], sight.live)
    if isinstance(option, Discard):
        return play_on(deal, sight.seat, NUMBER[kind_of(option.card)])
    return Outcome(sight.seat, deal.worth(sight.seat))
