"""Players of Quan Dui.

Easy makes pairs, and overlooks some.  Medium counts: it claims whatever pairs a card that is alone, and discards of
those the one with the fewest partners left.  Hard believes what discards, refusals and claims tell of the others,
lets go what helps and completes them least, and plays claims that are not obvious, and playing on for eight Dui,
on in many worlds, as the match stands.
"""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.ai.player import Budget, Decision, Ladder, worth_showing
from cardtable.core.rng import Rng
from cardtable.games.quan_dui import careless, reasons
from cardtable.games.quan_dui.beliefs import Beliefs, Worlds
from cardtable.games.quan_dui.cards import kind_of
from cardtable.games.quan_dui.fast import NOBODY, NUMBER
from cardtable.games.quan_dui.judge import Judge
from cardtable.games.quan_dui.playout import Playouts
from cardtable.games.quan_dui.rules import Action, Declare, Discard, View, Win
from cardtable.games.quan_dui.sight import see

HARD = Budget(seconds=0.2)
MOST = 4  # actions that are compared
AT_LEAST = 3  # hints, where so many actions are promising
HINTS = 0.1  # a further hint is worth giving if it wins not more than so much less than the best
MARGIN = 6.0  # partners left by which a discard may be behind the best one to be compared


class Easy:
    """Looks at its own cards only, and not very carefully."""

    def __init__(self, *, slips: bool = True) -> None:
        """Be careless, or without slips no more than simple."""
        self._slips = slips

    def choose(self, view: View, legal: Sequence[Action], rng: Rng, budget: Budget | None = None) -> Decision[Action]:
        """Return what pairs; whatever the budget, this takes no time."""
        judge = Judge(see(view), legal)
        numbers = [NUMBER[kind_of(action.card)] if isinstance(action, Discard) else NOBODY for action in legal]
        action = legal[0] if len(legal) == 1 else careless.choose(judge.sight, legal, numbers, rng, self._slips)
        return Decision(action, reasons.explain(judge, view, action))


class Medium:
    """Judges at a glance."""

    def choose(self, view: View, legal: Sequence[Action], rng: Rng, budget: Budget | None = None) -> Decision[Action]:
        """Return what looks best; whatever the budget, this takes no time."""
        judge = Judge(see(view), legal)
        action = judge.best()
        return Decision(action, reasons.explain(judge, view, action))


class Hard:
    """Believes, and plays on in likely worlds."""

    def choose(self, view: View, legal: Sequence[Action], rng: Rng, budget: Budget | None = None) -> Decision[Action]:
        """Return what promises most; with a budget in nodes it depends on nothing but the arguments."""
        judge = Judge(see(view), legal)
        if obvious(judge):
            return Medium().choose(view, legal, rng)
        beliefs = Beliefs(judge.sight)
        judge = Judge(judge.sight, legal, beliefs)
        if plain(judge):
            return Decision(judge.best(), reasons.explain(judge, view, judge.best()))
        return _weigh(view, judge, beliefs, rng, budget or HARD)[0]


class QuanDuiAi(Ladder[View, Action]):
    """The game's ``AI``."""

    def review(self, view: View, legal: Sequence[Action], budget: Budget | None = None) -> list[Decision[Action]]:
        """Return the sensible actions with their values and reasons, the best first: what a hint goes through."""
        judge = Judge(see(view), legal)
        if len(legal) == 1 or any(isinstance(action, Win) for action in legal):
            return [Medium().choose(view, legal, Rng(0))]
        beliefs = Beliefs(judge.sight)
        weighed = _weigh(view, Judge(judge.sight, legal, beliefs), beliefs, Rng(0), budget or HARD)
        return worth_showing(weighed, weighed[0].value - HINTS, AT_LEAST)


def obvious(judge: Judge) -> bool:
    """Say whether there is nothing to think about: a win, a useful claim, or a hand that is far from eight Dui."""
    legal = judge.legal
    if len(legal) == 1 or any(isinstance(action, Win) for action in legal):
        return True
    if any(isinstance(action, Declare) for action in legal):
        return not judge.tries
    return judge.sight.offer >= 0 and judge.pairs_alone


def plain(judge: Judge) -> bool:
    """Say whether no worlds are needed: a card has to be discarded, of which the beliefs say enough."""
    return judge.sight.offer == NOBODY and not any(isinstance(action, Declare) for action in judge.legal)


def _weigh(view: View, judge: Judge, beliefs: Beliefs, rng: Rng, budget: Budget) -> list[Decision[Action]]:
    """Return the promising actions, the best first."""
    options = shortlist(judge)
    if len(options) == 1:
        return [Decision(options[0], reasons.explain(judge, view, options[0]))]
    playouts = Playouts(judge.sight, Worlds(judge.sight, beliefs, rng.next_u64()))
    rated = playouts.compare(options, budget)
    return [
        Decision(
            found.option,
            reasons.explain(judge, view, found.option, (found.share, rated[int(found is rated[0])].share)),
            playouts.games,
            value=found.share,
        )
        for found in rated
    ]


def shortlist(judge: Judge) -> Sequence[Action]:
    """Return what is worth comparing, the most promising first."""
    best = judge.best()
    if judge.sight.offer >= 0:
        return [best, *(action for action in judge.legal if action != best)]
    if any(isinstance(action, Declare) for action in judge.legal):
        options: list[Action] = [Declare(), *(judge.tries or [action for _, action in judge.discards])]
        return options[:MOST]
    least = judge.discards[0][0]
    return [action for cost, action in judge.discards if cost <= least + MARGIN][:MOST]


AI = QuanDuiAi(Easy, Medium, Hard)
