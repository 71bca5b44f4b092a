"""Compares actions under hidden information: each is tried in the same random worlds, and the weak ones are dropped.

A game brings two functions: one draws a world that fits what the seat knows, the other plays an action on in it, in
whatever fast way the game has, and returns the part that the seat won.  All actions that are still in the race meet
the same worlds, so luck in the hidden cards cancels out of their differences.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Generic, NamedTuple, TypeVar

from cardtable.ai.player import Budget

Option = TypeVar("Option")
World = TypeVar("World")

ROUND = 8  # worlds between two looks for options that fall behind
BEHIND = 1.0  # an option is dropped when it is behind the best one by so many roots of the number of worlds, and one
ENOUGH = 48  # worlds after which the race is over if every one was won, or none


class Rated(NamedTuple, Generic[Option]):
    """An option, what part its seat won after it, in so many worlds."""

    option: Option
    share: float
    worlds: int


def compare(
    options: Sequence[Option],
    draw: Callable[[], World],
    play: Callable[[World, Option], float],
    budget: Budget,
    behind: float = BEHIND,
) -> list[Rated[Option]]:
    """Return every option rated, the best first; of equals the first remains first.

    A budget's nodes are calls of *play*.  At least one world is tried.  How far an option may be *behind*
    depends on how much of what *play* returns is luck.
    """
    deadline = None if budget.seconds is None else time.perf_counter() + budget.seconds
    won, tried = [0.0] * len(options), [0] * len(options)
    alive, worlds, calls = list(range(len(options))), 0, 0
    while True:
        world = draw()
        worlds += 1
        for i in alive:
            won[i] += play(world, options[i])
            tried[i] += 1
        calls += len(alive)
        if worlds % ROUND == 0:
            best = max(won[i] for i in alive)
            alive = [i for i in alive if won[i] >= best - behind * (1 + worlds**0.5)]
            if len(alive) == 1 or (worlds >= ENOUGH and best in (0, worlds)):
                break
        if budget.nodes is not None and calls >= budget.nodes:
            break
        if deadline is not None and time.perf_counter() >= deadline:
            break
    rated = [Rated(option, share / n, n) for option, share, n in zip(options, won, tried, strict=True)]
    return sorted(rated, key=lambda found: (-found.worlds, -found.share))
