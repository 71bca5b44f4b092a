"""Measures strength: two levels of a game play the same deals from every seat.

A *duplicate deal* is one setup and one opening, played as often as there are seats: in game *k* the
first contender sits in seat *k* and the other one everywhere else.  What luck gives to a seat it gives
to both.  Games without hidden pieces get their variety from a few random actions at the beginning.

In games with a target a duplicate deal is a whole match: the same deals for all, as often as there are seats, each
opened by whom the match says, until somebody has won it.

Where seats play together, the contenders may take whole sides instead: the opening that makes the sides, an
auction for instance, is played by a third player, and then each contender plays each side once.
"""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from statistics import NormalDist, fmean, stdev
from typing import Any

from cardtable.ai.player import Budget, GameAi, Level
from cardtable.core.events import Seat
from cardtable.core.match import Match
from cardtable.core.rng import Rng, derive
from cardtable.core.rules import DealResult, Options, Rules, Setup

MAX_ACTIONS = 10_000  # no deal of any game is so long
CONFIDENCE = 0.95
OPENING = (2, 3, 4)  # random actions that open a game without hidden pieces


@dataclass(frozen=True, slots=True)
class Contender:
    """A level and the budget of each decision; without one the level's own holds."""

    level: Level
    budget: Budget | None = None


@dataclass(frozen=True, slots=True)
class Outcome:
    """One duplicate deal, or match; tuples of one entry per game or match unless it is said otherwise."""

    shares: tuple[float, ...]  # of the first contender: 1 won, its part of a tie, 0 lost
    margins: tuple[int, ...]  # points of the first contender's seat above the best other seat
    reasons: tuple[str, ...]  # why the game ended; of a match, one entry per deal
    actions: tuple[int, ...]  # played, the opening included
    seconds: tuple[tuple[float, ...], tuple[float, ...]]  # per contender, per decision with a choice
    sides: tuple[str, ...] = ()  # the first contender's, where whole sides were played


@dataclass(frozen=True, slots=True)
class Share:
    """A part of all points, with half the width of its confidence interval."""

    mean: float
    error: float


def play_deal(
    rules: Rules[Any, Any, Any],
    ai: GameAi[Any, Any],
    contenders: tuple[Contender, Contender],
    seed: int,
    options: Options = (),
    *,
    by_sides: bool = False,
    seats: int | None = None,
) -> Outcome:
    """Play one duplicate deal; equal arguments give equal games where budgets do not name seconds.

    *seats*: how many play; without it the usual number.
    """
    seats = rules.players[0] if seats is None else seats
    setup = Setup(seed, seats, Seat(seed % seats), options)
    if rules.target is not None:
        return _play_matches(rules, ai, contenders, setup)
    start = _opening(rules, setup)
    groups: list[tuple[Seat, ...]] = [(Seat(seat),) for seat in range(seats)]
    names: tuple[str, ...] = ()
    if by_sides:
        start = _until_sides(rules, ai, start, seed)
        names, groups = tuple(rules.sides(start)), list(rules.sides(start).values())
    shares, margins, reasons, actions = [], [], [], []
    seconds: tuple[list[float], list[float]] = ([], [])
    for group in groups:
        sides = [int(seat not in group) for seat in range(seats)]
        result, count = _play(rules, ai, start, [contenders[i] for i in sides], [seconds[i] for i in sides], seed)
        shares.append((1 / len(result.winners) if result.drawn else 1.0) if group[0] in result.winners else 0.0)
        margins.append(result.points[group[0]] - max(n for seat, n in enumerate(result.points) if seat not in group))
        reasons.append(result.reason)
        actions.append(count)
    return Outcome(
        tuple(shares), tuple(margins), tuple(reasons), tuple(actions), (tuple(seconds[0]), tuple(seconds[1])), names
    )


def _play_matches(
    rules: Rules[Any, Any, Any], ai: GameAi[Any, Any], contenders: tuple[Contender, Contender], setup: Setup
) -> Outcome:
    """Play a match from every seat."""
    shares, margins, reasons, actions = [], [], [], []
    seconds: tuple[list[float], list[float]] = ([], [])
    for own in range(setup.seats):
        sides = [int(seat != own) for seat in range(setup.seats)]
        seated, spent = [contenders[i] for i in sides], [seconds[i] for i in sides]
        match, deal, count = Match.of(rules, setup), setup, 0
        while not match.winners:
            result, played = _play(rules, ai, _opening(rules, deal), seated, spent, deal.seed)
            match, count = match.after(result), count + played
            reasons.append(result.reason)
            deal = match.setup(derive(setup.seed, 4, len(match.results)), setup.options)
        shares.append(1 / len(match.winners) if own in match.winners else 0.0)
        margins.append(match.points[own] - max(n for seat, n in enumerate(match.points) if seat != own))
        actions.append(count)
    return Outcome(
        tuple(shares), tuple(margins), tuple(reasons), tuple(actions), (tuple(seconds[0]), tuple(seconds[1]))
    )


def share(outcomes: Sequence[Outcome]) -> Share:
    """Return what the first contender won; the deals, not the games, are the independent trials."""
    deals = [fmean(outcome.shares) for outcome in outcomes]
    if len(deals) < 2:
        return Share(fmean(deals), 0.5)
    z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    return Share(fmean(deals), z * stdev(deals) / math.sqrt(len(deals)))


def outright(outcomes: Sequence[Outcome]) -> Share:
    """Return how often the first contender won alone, ties left out."""
    return share([replace(outcome, shares=tuple(float(won == 1) for won in outcome.shares)) for outcome in outcomes])


def ties(outcomes: Sequence[Outcome]) -> float:
    """Return the part of the games that the first contender shared."""
    return fmean(0 < won < 1 for outcome in outcomes for won in outcome.shares)


def share_as(outcomes: Sequence[Outcome], side: str) -> Share:
    """Return what the first contender won as that side."""
    parts = [
        replace(outcome, shares=(won,))
        for outcome in outcomes
        for won, name in zip(outcome.shares, outcome.sides, strict=True)
        if name == side
    ]
    return share(parts)


def quantile(values: Iterable[float], part: float) -> float:
    """Return the smallest value that is not exceeded by *part* of all."""
    ordered = sorted(values)
    return ordered[max(0, math.ceil(part * len(ordered)) - 1)]


def endings(outcomes: Sequence[Outcome]) -> Counter[str]:
    """Count why the games ended."""
    return Counter(reason for outcome in outcomes for reason in outcome.reasons)


def _opening(rules: Rules[Any, Any, Any], setup: Setup) -> Any:
    """Return the state in which the contenders take over."""
    if rules.hidden:
        return rules.deal(setup).state
    rng = Rng(derive(setup.seed, 1))
    while True:  # an opening that ends the game is drawn again
        state = rules.deal(setup).state
        for _ in range(OPENING[rng.below(len(OPENING))]):
            if not (to_act := rules.to_act(state)):
                break
            legal = list(rules.legal_actions(state, to_act[0]))
            state = rules.apply(state, to_act[0], legal[rng.below(len(legal))]).state
        if rules.to_act(state):
            return state


def _until_sides(rules: Rules[Any, Any, Any], ai: GameAi[Any, Any], state: Any, seed: int) -> Any:
    """Return the state after the opening that makes sides, played by the middle one of the levels."""
    player, rng = ai.player(ai.levels[len(ai.levels) // 2]), Rng(derive(seed, 3))
    while not rules.sides(state):
        seat = rules.to_act(state)[0]
        legal = list(rules.legal_actions(state, seat))
        state = rules.apply(state, seat, player.choose(rules.view(state, seat), legal, rng).action).state
    return state


def _play(
    rules: Rules[Any, Any, Any],
    ai: GameAi[Any, Any],
    state: Any,
    seated: Sequence[Contender],
    seconds: Sequence[list[float]],
    seed: int,
) -> tuple[DealResult, int]:
    """Play one game to its end; return its result and the number of actions."""
    players = [ai.player(contender.level) for contender in seated]
    rngs = [Rng(derive(seed, 2, seat)) for seat in range(len(seated))]
    for count in range(MAX_ACTIONS):
        if not (to_act := rules.to_act(state)):
            result = rules.result(state)
            assert result is not None
            return result, count
        seat = to_act[0]
        legal = list(rules.legal_actions(state, seat))
        action = legal[0]
        if len(legal) > 1:
            begun = time.perf_counter()
            action = players[seat].choose(rules.view(state, seat), legal, rngs[seat], seated[seat].budget).action
            seconds[seat].append(time.perf_counter() - begun)
        state = rules.apply(state, seat, action).state
    raise AssertionError(f"{rules.game_id} does not end: seed {seed}, {seated}")
