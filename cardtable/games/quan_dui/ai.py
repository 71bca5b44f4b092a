"""Players of Quan Dui.

Easy makes pairs, and overlooks some.  Medium counts: it claims whatever pairs a card that is alone, and discards of
those the one with the fewest partners left.  Hard believes what discards, refusals and claims tell of the others,
lets go what helps and completes them least, and keeps what they will discard rather than what they keep themselves.
The last choices, for which card to wait and whether to play on for eight Dui, it plays on in many worlds, as the match
stands.
"""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.ai.player import Budget, Decision, Ladder, worth_showing
from cardtable.core.rng import Rng
from cardtable.games.quan_dui import careless, reasons
from cardtable.games.quan_dui.beliefs import Beliefs, Worlds
from cardtable.games.quan_dui.cards import kind_of
from cardtable.games.quan_dui.fast import IN_MASK, NOBODY, NUMBER, VALUE, ValueNo
from cardtable.games.quan_dui.judge import Judge
from cardtable.games.quan_dui.playout import Playouts
from cardtable.games.quan_dui.rules import Action, Declare, Discard, View
from cardtable.games.quan_dui.sight import see

HARD = Budget(seconds=0.2)
MOST = 3  # actions that are compared
WAITING = 2  # cards alone among sixteen, of which one stays so
AT_LEAST = 3  # hints, where so many actions are promising
HINTS = 0.1  # a further hint is worth giving if it wins not more than so much less than the best
PRIOR = 1000  # worlds that tell as much as what an option seems worth


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
        return Decision(action, reasons.explain(judge, view, action, careless=True))


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
            return _glance(view, judge)[0]
        return _weigh(view, judge, beliefs, rng, budget or HARD)[0]


class QuanDuiAi(Ladder[View, Action]):
    """The game's ``AI``."""

    def review(self, view: View, legal: Sequence[Action], budget: Budget | None = None) -> list[Decision[Action]]:
        """Return the sensible actions with their values and reasons, the best first: what a hint goes through."""
        judge = Judge(see(view), legal)
        if obvious(judge):
            return [Medium().choose(view, legal, Rng(0))]
        beliefs = Beliefs(judge.sight)
        judge = Judge(judge.sight, legal, beliefs)
        weighed = _glance(view, judge) if plain(judge) else _weigh(view, judge, beliefs, Rng(0), budget or HARD)
        return worth_showing(weighed, weighed[0].value - HINTS, AT_LEAST)


def obvious(judge: Judge) -> bool:
    """Say whether there is nothing to think about: an answer to a discard, or a declaration far from eight Dui.

    Claims that pair nothing that is alone, only to wait for another card, lose more than they bring, whatever
    playing on in worlds seems to say.
    """
    if len(judge.legal) == 1 or judge.sight.offer != NOBODY:
        return True
    return any(isinstance(action, Declare) for action in judge.legal) and not judge.tries


def plain(judge: Judge) -> bool:
    """Say whether no worlds are needed: of a card to discard, the beliefs say enough while several stay alone."""
    return len(IN_MASK[judge.sight.odd]) > WAITING


def _glance(view: View, judge: Judge) -> list[Decision[Action]]:
    """Return the discards, the best first, each with what it is about worth."""
    return [Decision(action, reasons.explain(judge, view, action), value=-cost) for cost, action in judge.discards]


def _weigh(view: View, judge: Judge, beliefs: Beliefs, rng: Rng, budget: Budget) -> list[Decision[Action]]:
    """Return the promising actions, the best first."""
    options = shortlist(judge)
    if len(options) == 1:
        return [Decision(options[0], reasons.explain(judge, view, options[0]))]
    playouts = Playouts(judge.sight, Worlds(judge.sight, beliefs, rng.next_u64()))
    rated = {found.option: found for found in playouts.compare(options, budget)}
    base, first = rated[options[0]].share, _prior(judge, options[0])
    values = {}
    for option in options:
        found = rated[option]
        trust = found.worlds / (found.worlds + PRIOR)
        values[option] = base + trust * (found.share - base) + (1 - trust) * (_prior(judge, option) - first)
    ranked = sorted(options, key=lambda option: -values[option])
    best, second = ranked[:2]
    chances = {option: playouts.stakes.chance(value) for option, value in values.items()}
    return [
        Decision(
            option,
            reasons.explain(judge, view, option, (chances[option], chances[second if option == best else best])),
            playouts.games,
            value=values[option],
        )
        for option in ranked
    ]


def _prior(judge: Judge, option: Action) -> float:
    """Return what an option seems worth before anything is played on, compared with others."""
    if isinstance(option, Discard) and judge.sight.odd:
        return -judge.cost(NUMBER[kind_of(option.card)])
    return 0.0


def shortlist(judge: Judge) -> Sequence[Action]:
    """Return what is worth comparing, the most promising first."""
    if judge.tries:
        return (Declare(), *judge.tries[: MOST - 1])
    found: dict[ValueNo, Action] = {}
    for _, action in judge.discards:
        found.setdefault(VALUE[NUMBER[kind_of(action.card)]], action)  # of each value the best
    return list(found.values())[:MOST]


AI = QuanDuiAi(Easy, Medium, Hard)
