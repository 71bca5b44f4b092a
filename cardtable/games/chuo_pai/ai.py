"""Players of Chuo Pai.

Easy knows what is cheap, and does not always look.  Medium counts: it cashes what is sure, leads the lowest lone card
otherwise, and beats as cheaply as it can.  Hard plays every promising play on in many worlds that fit the bonus, the
plays and each pass, and calculates the end; it takes what wins most.
"""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.ai.player import Budget, Decision, Ladder, worth_showing
from cardtable.core.rng import Rng
from cardtable.games.chuo_pai import reasons
from cardtable.games.chuo_pai.judge import Judge
from cardtable.games.chuo_pai.playout import Playouts
from cardtable.games.chuo_pai.plays import Combination
from cardtable.games.chuo_pai.policy import careless, glance
from cardtable.games.chuo_pai.state import Action, Play, View

HARD = Budget(seconds=0.3, nodes=4_000)  # an idle machine plays so many on in about that time
MOST = 40  # plays that are compared
AT_LEAST = 3  # hints, where so many plays are possible
HINTS = 0.1  # a further hint is worth giving if it wins not more than so much less than the best


class Easy:
    """Looks at its own hand, and not always."""

    def choose(self, view: View, legal: Sequence[Action], rng: Rng, budget: Budget | None = None) -> Decision[Action]:
        """Return what comes to mind; whatever the budget, this takes no time."""
        if len(legal) == 1:
            return _only(legal)
        judge = Judge(view)
        return _say(judge, legal, careless(judge, rng))


class Medium:
    """Judges at a glance."""

    def choose(self, view: View, legal: Sequence[Action], rng: Rng, budget: Budget | None = None) -> Decision[Action]:
        """Return what looks best; whatever the budget, this takes no time."""
        if len(legal) == 1:
            return _only(legal)
        judge = Judge(view)
        return _say(judge, legal, glance(judge))


class Hard:
    """Plays on in possible worlds."""

    def choose(self, view: View, legal: Sequence[Action], rng: Rng, budget: Budget | None = None) -> Decision[Action]:
        """Return what wins most; with a budget in nodes alone it depends on nothing but the arguments."""
        return _only(legal) if len(legal) == 1 else _weigh(view, legal, rng, budget or HARD)[0]


class ChuoPaiAi(Ladder[View, Action]):
    """The game's ``AI``."""

    def review(self, view: View, legal: Sequence[Action], budget: Budget | None = None) -> list[Decision[Action]]:
        """Return the promising plays with their values and reasons, the best first: what a hint goes through."""
        if len(legal) == 1:
            return [_only(legal)]
        weighed = _weigh(view, legal, Rng(0), budget or HARD)
        return worth_showing(weighed, weighed[0].value - HINTS, AT_LEAST)


def _only(legal: Sequence[Action]) -> Decision[Action]:
    return Decision(legal[0], reasons.only(passes=not isinstance(legal[0], Play)))


def _say(judge: Judge, legal: Sequence[Action], chosen: Combination) -> Decision[Action]:
    return Decision(_action(legal, chosen), reasons.explain(judge, chosen))


def _action(legal: Sequence[Action], chosen: Combination) -> Action:
    return next(action for action in legal if isinstance(action, Play) and action.identities == chosen.identities)


def shortlist(judge: Judge) -> list[Combination]:
    """Return what is worth comparing, first what seems best; special combinations that break the most sets go last."""
    first = glance(judge)
    others = [play for play in judge.options if play != first]
    others.sort(key=lambda play: judge.broken(play) if play.special else 0)
    return [first, *others][:MOST]


def _weigh(view: View, legal: Sequence[Action], rng: Rng, budget: Budget) -> list[Decision[Action]]:
    """Return the promising plays, the best first."""
    judge = Judge(view)
    playouts = Playouts(view, judge.worlds, rng)
    rated = playouts.compare(shortlist(judge), budget)
    return [
        Decision(
            _action(legal, found.option),
            reasons.explain(judge, found.option, playouts, rated[int(found is rated[0])].option),
            playouts.games,
            value=found.share,
            solved=playouts.solved,
        )
        for found in rated
    ]


AI = ChuoPaiAi(Easy, Medium, Hard)
