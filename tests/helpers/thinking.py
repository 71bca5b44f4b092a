"""The players of one game, asked what they would do: the questions that the tests of every game ask them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Generic

from cardtable.ai.player import Budget, Decision, GameAi, Level
from cardtable.core.events import Seat
from cardtable.core.rng import Rng, derive
from cardtable.core.rules import A, Rules, S, Setup, V


class Thinking(Generic[S, V, A]):
    """The players of a game, each with the same budget; *seats* play where a test does not say how many."""

    def __init__(self, rules: Rules[S, V, A], ai: GameAi[V, A], budget: Budget, seats: int = 3) -> None:
        self.rules, self.ai, self.budget, self.seats = rules, ai, budget, seats

    def decide(self, state: S, level: Level, seed: int = 1, seat: int | None = None) -> Decision[A]:
        """Return the decision of a seat, of the first who is asked if none is named."""
        who = self.rules.to_act(state)[0] if seat is None else Seat(seat)
        legal = list(self.rules.legal_actions(state, who))
        decision = self.ai.player(level).choose(self.rules.view(state, who), legal, Rng(seed), self.budget)
        assert decision.action in legal
        return decision

    def moments(
        self, level: Level, seeds: Sequence[int], seats: int | None = None, options: tuple[tuple[str, str], ...] = ()
    ) -> Iterator[tuple[S, Decision[A]]]:
        """Yield every state of some whole deals, and what was decided in it."""
        seats = self.seats if seats is None else seats
        for seed in seeds:
            state = self.rules.deal(Setup(seed, seats, Seat(seed % seats), options)).state
            while asked := self.rules.to_act(state):
                decision = self.decide(state, level, seed)
                yield state, decision
                state = self.rules.apply(state, asked[0], decision.action).state

    def blind(self, state: S, level: Level, seed: int, worlds: int = 3) -> bool:
        """Return whether the first who is asked decides the same in other worlds that look the same to him."""
        seat = self.rules.to_act(state)[0]
        view, decision = self.rules.view(state, seat), self.decide(state, level)
        found = (self.rules.determinize(view, Rng(derive(seed, n))) for n in range(worlds))
        return all(self.decide(world, level, seat=seat) == decision for world in found)
