"""Players of Conquian.

Easy uses whatever fits, lays what is complete, and slips now and then.  Medium counts the cards still in play that
would fit, and holds complete melds back.  Hard looks for the ways to nine, plays on from every promising move in many
worlds, more often in those that explain what the others passed, paid and gave, and takes what promises most.  None
forces a card that might be a ninth (H2).
"""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.ai.player import Budget, Decision, Ladder, worth_showing
from cardtable.core.rng import Rng
from cardtable.games.conquian import careless, reasons
from cardtable.games.conquian.judge import Judge
from cardtable.games.conquian.legality import idle
from cardtable.games.conquian.moves import PASS, by_move
from cardtable.games.conquian.playout import Playouts
from cardtable.games.conquian.rules import Action, View
from cardtable.games.conquian.sight import see

HARD = Budget(seconds=0.3)
MOST = 6  # moves that are compared
AT_LEAST = 3  # hints, where so many moves are promising
HINTS = 0.15  # a further hint is worth giving if it wins not more than so much less than the best


class Easy:
    """Looks at its own cards only, and not very carefully."""

    def __init__(self, *, slips: bool = True) -> None:
        """Be careless, or without slips no more than greedy."""
        self._slips = slips

    def choose(self, view: View, legal: Sequence[Action], rng: Rng, budget: Budget | None = None) -> Decision[Action]:
        """Return what fits; whatever the budget, this takes no time."""
        judge = Judge(see(view))
        if (only := _only(judge, view, legal)) is not None:
            return only
        move = careless.choose(judge.sight, rng, self._slips)
        return Decision(by_move(legal)[move], reasons.explain(judge, move, careless=True))


class Medium:
    """Judges at a glance."""

    def choose(self, view: View, legal: Sequence[Action], rng: Rng, budget: Budget | None = None) -> Decision[Action]:
        """Return what looks best; whatever the budget, this takes no time."""
        judge = Judge(see(view), planning=False)
        if (only := _only(judge, view, legal)) is not None:
            return only
        move = judge.best()
        return Decision(by_move(legal)[move], reasons.explain(judge, move))


class Hard:
    """Plays on in likely worlds."""

    def choose(self, view: View, legal: Sequence[Action], rng: Rng, budget: Budget | None = None) -> Decision[Action]:
        """Return what wins in most worlds; with a budget in nodes it depends on nothing but the arguments."""
        return _weigh(view, legal, rng, budget or HARD)[0]


class ConquianAi(Ladder[View, Action]):
    """The game's ``AI``."""

    def review(self, view: View, legal: Sequence[Action], budget: Budget | None = None) -> list[Decision[Action]]:
        """Return the sensible actions with their values and reasons, the best first: what a hint goes through."""
        weighed = _weigh(view, legal, Rng(0), budget or HARD)
        least = weighed[0].value - HINTS
        return worth_showing(weighed, least, AT_LEAST)


def _only(judge: Judge, view: View, legal: Sequence[Action]) -> Decision[Action] | None:
    """Return the decision where there is nothing to choose."""
    if len(legal) == 1:
        return Decision(legal[0], reasons.only(judge, by_move(legal).keys() == {PASS}))
    if idle(view, view.seat, legal):
        return Decision(by_move(legal)[PASS], reasons.only(judge, True))
    return None


def _weigh(view: View, legal: Sequence[Action], rng: Rng, budget: Budget) -> list[Decision[Action]]:
    """Return the promising actions, the best first."""
    judge = Judge(see(view))
    if (only := _only(judge, view, legal)) is not None:
        return [only]
    actions, moves = by_move(legal), judge.moves(MOST)
    if len(moves) == 1:
        return [Decision(actions[moves[0]], reasons.explain(judge, moves[0]))]
    playouts = Playouts(judge.sight, rng)
    rated = playouts.compare(moves, budget)
    return [
        Decision(
            actions[found.option],
            reasons.explain(judge, found.option, (found.share, rated[int(found is rated[0])].share)),
            playouts.games,
            value=found.share,
        )
        for found in rated
    ]


AI = ConquianAi(Easy, Medium, Hard)
