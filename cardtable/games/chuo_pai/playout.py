"""Weighs plays by playing on, in worlds that fit all that the seat knows: each play meets the same worlds.

While many cards are left everybody plays at a glance to the end of the deal.  With few, what follows is calculated to
the last card in each world.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Final

from cardtable.ai.player import Budget
from cardtable.ai.playouts import Rated, compare
from cardtable.core.rng import Rng
from cardtable.games.chuo_pai.cards import pack
from cardtable.games.chuo_pai.endgame import Endgame, Hands, Points, part, worth
from cardtable.games.chuo_pai.fast import COMPOSITIONS, NONE, close, follow, move_of, planes, play_on
from cardtable.games.chuo_pai.plays import Combination
from cardtable.games.chuo_pai.state import View
from cardtable.games.chuo_pai.worlds import Worlds

FEW: Final = 12  # cards in all hands from which on the end is calculated


class Playouts:
    """One decision: the plays to compare, the worlds, and what happened in them."""

    def __init__(self, view: View, worlds: Worlds, rng: Rng) -> None:
        self.games = 0
        self.exact = sum(view.sizes) <= FEW  # what follows is calculated
        self.solved = self.exact and worlds.number == 1  # and nothing is hidden any more
        self._worlds, self._rng = worlds, rng
        self._seat, self._points = view.seat, view.score
        self._hand, self._waiting = pack(view.hand), view.waiting[1:]
        self._specials = COMPOSITIONS[view.free]
        self._endgame = Endgame(self._specials)
        self._met: list[Hands] = []
        self._results: dict[Combination, list[Points]] = {}
        self._known: dict[tuple[Hands, Combination], Points] = {}

    def compare(self, options: Sequence[Combination], budget: Budget) -> list[Rated[Combination]]:
        """Return every option rated, the best first; a budget's nodes are deals played on."""
        self._results = {option: [] for option in options}
        if self.solved:
            world = self._world()
            rated = [Rated(option, self._rate(world, option), 1) for option in options]
            return sorted(rated, key=lambda found: -found.share)
        return compare(options, self._world, self._rate, budget)

    def wins(self, option: Combination) -> float:
        """Return what part of the worlds the seat won after an option; a win that is shared counts in parts."""
        return fmean(part(points, self._seat) for points in self._results[option])

    def holds(self, option: Combination) -> float:
        """Return in what part of all worlds that were met nobody who still acts can beat an option."""
        move = move_of(option)
        return fmean(
            all(follow(hands[seat], move, self._specials) == NONE for seat in self._waiting) for hands in self._met
        )

    def _world(self) -> Hands:
        world = tuple(map(planes, self._worlds.sample(self._rng)))
        self._met.append(world)
        return world

    def _rate(self, world: Hands, option: Combination) -> float:
        """Return what an option is worth in a world."""
        self.games += 1
        points = self._calculate(world, option) if self.exact else self._play(world, option)
        self._results[option].append(points)
        return worth(points, self._seat)

    def _play(self, world: Hands, option: Combination) -> Points:
        """Return how a deal ends if all play at a glance after an option."""
        hands, points = list(world), list(self._points)
        hands[self._seat] = planes(self._hand - option.packed)
        leader = close(hands, points, self._seat, move_of(option), self._waiting, self._specials)
        if leader != NONE:
            play_on(hands, points, leader, self._specials)
        return tuple(points)

    def _calculate(self, world: Hands, option: Combination) -> Points:
        """Return how a deal ends if all play their best after an option."""
        if (found := self._known.get((world, option))) is None:
            left = planes(self._hand - option.packed)
            hands = (*world[: self._seat], left, *world[self._seat + 1 :])
            found = self._endgame.close(hands, self._points, self._seat, move_of(option), self._waiting)
            self._known[world, option] = found
        return found
