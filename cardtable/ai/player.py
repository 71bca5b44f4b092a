"""What a thinking player is: it is given a view and the legal actions, never a state.

A decision depends on nothing but the arguments of :meth:`Player.choose`: no memory of earlier
positions, no clock unless the budget names seconds, no randomness but *rng*.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Generic, Protocol, TypeVar

from cardtable.core.rng import Rng
from cardtable.core.rules import A

V = TypeVar("V")
V_contra = TypeVar("V_contra", contravariant=True)


class Level(StrEnum):
    """How strong a player is.  RANDOM serves the arena as the foot of the ladder; no menu offers it."""

    RANDOM = "random"
    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


LADDER = (Level.EASY, Level.MEDIUM, Level.HARD)  # what people may choose


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence yet to be written: a message id and its arguments, never display text."""

    key: str
    args: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Budget:
    """When to stop thinking; whichever limit is met first, ``None`` is no limit."""

    seconds: float | None = None
    nodes: int | None = None


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked of a program: the position as its seat sees it, and what may be done there.

    With a *level* one of *legal* is to be chosen, by a player of that level and with the randomness of *seed*;
    without one the position is to be judged.  Without a *budget* the program's own holds.
    """

    game_id: str
    view: Any
    legal: tuple[Any, ...]
    level: str | None = None
    seed: int = 0
    budget: Budget | None = None


@dataclass(frozen=True, slots=True)
class Decision(Generic[A]):
    """The action chosen, why, and what the search cost.

    *value* is in points of the game, from the seat that acts; *depth* in turns looked ahead;
    *solved* says that the value is exact.
    """

    action: A
    reason: Message | None = None
    nodes: int = 0
    depth: int = 0
    value: float = 0.0
    solved: bool = False


class Player(Protocol[V_contra, A]):
    """Somebody who decides for a seat."""

    def choose(self, view: V_contra, legal: Sequence[A], rng: Rng, budget: Budget | None = None) -> Decision[A]:
        """Return one of *legal*, which is never empty; without a budget the level's own holds."""
        ...


class GameAi(Protocol[V_contra, A]):
    """A game's ``ai.AI``: the players it offers."""

    @property
    def levels(self) -> tuple[Level, ...]:
        """The levels people may choose, the weakest first."""
        ...

    def player(self, level: Level) -> Player[V_contra, A]:
        """Return a player of that level (``RANDOM`` included)."""
        ...

    def review(self, view: V_contra, legal: Sequence[A], budget: Budget | None = None) -> list[Decision[A]]:
        """Return legal actions with value and reason, the best first: the strongest judgement there is.

        All of them, or those worth doing where there are many; never none.
        """
        ...


class RandomPlayer:
    """Any legal action, each as likely as the others."""

    def choose(self, view: Any, legal: Sequence[A], rng: Rng, budget: Budget | None = None) -> Decision[A]:
        """Return one of *legal*."""
        return Decision(legal[rng.below(len(legal))])


class Ladder(Generic[V, A]):
    """The usual levels of a game's AI.  No player has a memory, so there may be as many as one likes."""

    levels = LADDER

    def __init__(
        self, easy: Callable[[], Player[V, A]], medium: Callable[[], Player[V, A]], hard: Callable[[], Player[V, A]]
    ) -> None:
        """Each makes a player of its level."""
        self._makers: dict[Level, Callable[[], Player[V, A]]] = {
            Level.RANDOM: RandomPlayer,
            Level.EASY: easy,
            Level.MEDIUM: medium,
            Level.HARD: hard,
        }

    def player(self, level: Level) -> Player[V, A]:
        """Return a player of that level."""
        return self._makers[level]()


def worth_showing(ranked: Sequence[Decision[A]], least: float, always: int) -> list[Decision[A]]:
    """Return the first *always* of the decisions, the best first, and those that are worth *least* or more."""
    return [decision for n, decision in enumerate(ranked) if n < always or decision.value >= least]
