"""Players of Dou Dizhu.

Easy follows the plan of its own hand and forgets what the others have left.  Medium judges at a glance, but knows
its role: how few cards an opponent holds, whom it covers, who plays next.  Hard plays on from every promising play
in many worlds that fit what was seen, and takes what wins most often.  All bid by their chance as landlord.
"""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.ai.player import Budget, Decision, Ladder, worth_showing
from cardtable.ai.playouts import Rated
from cardtable.core.rng import Rng
from cardtable.games.dou_dizhu import bidding, careless, reasons
from cardtable.games.dou_dizhu.fast import CARDS, Cards, Play, pack
from cardtable.games.dou_dizhu.partition import Plans
from cardtable.games.dou_dizhu.playout import Playouts, make_plans, shortlist
from cardtable.games.dou_dizhu.policy import act
from cardtable.games.dou_dizhu.rules import Action, Bid, View
from cardtable.games.dou_dizhu.rules import Play as PlayCards
from cardtable.games.dou_dizhu.sight import LANDLORD, Sight, finish, see

HARD = Budget(seconds=0.4)
MOST = 8  # plays that are compared
EASY_ERROR = 0.12  # by which easy misjudges its chance in the auction
AT_LEAST = 3  # hints, where so many plays are promising
HINTS = 0.15  # a further hint is worth giving if it wins not more than so much less than the best


class Easy:
    """Looks at its own hand only, and not very carefully."""

    def choose(self, view: View, legal: Sequence[Action], rng: Rng, budget: Budget | None = None) -> Decision[Action]:
        """Return what the plan of the hand suggests; whatever the budget, this takes no time."""
        if len(legal) == 1:
            return _only(legal)
        plans = make_plans()
        if view.landlord is None:
            error = EASY_ERROR * (rng.below(201) / 100 - 1)
            return _bid(view, min(1.0, max(0.0, bidding.chance(plans[LANDLORD], pack(view.hand)) + error)))
        sight = see(view)
        own = plans[sight.role]
        play = finish(sight) or careless.choose(own, sight, rng)
        return Decision(_by_cards(legal)[play & CARDS], reasons.explain(sight, own, play))


class Medium:
    """Judges at a glance."""

    def choose(self, view: View, legal: Sequence[Action], rng: Rng, budget: Budget | None = None) -> Decision[Action]:
        """Return what looks best; whatever the budget, this takes no time."""
        if len(legal) == 1:
            return _only(legal)
        plans = make_plans()
        if view.landlord is None:
            return _bid(view, bidding.chance(plans[LANDLORD], pack(view.hand)))
        sight = see(view)
        own = plans[sight.role]
        play = finish(sight) or act(own, sight.hand, sight.role, sight.to_beat, sight.owner, sight.counts, sight.others)
        return Decision(_by_cards(legal)[play & CARDS], reasons.explain(sight, own, play))


class Hard:
    """Plays on in likely worlds."""

    def choose(self, view: View, legal: Sequence[Action], rng: Rng, budget: Budget | None = None) -> Decision[Action]:
        """Return what wins in most worlds; with a budget in nodes it depends on nothing but the arguments."""
        if len(legal) == 1:
            return _only(legal)
        if view.landlord is None:
            return Medium().choose(view, legal, rng)
        return _weigh(view, legal, rng, budget or HARD)[0]


class DouDizhuAi(Ladder[View, Action]):
    """The game's ``AI``."""

    def review(self, view: View, legal: Sequence[Action], budget: Budget | None = None) -> list[Decision[Action]]:
        """Return the sensible actions with their values and reasons, the best first: what a hint goes through."""
        if len(legal) == 1:
            return [_only(legal)]
        if view.landlord is None:
            return [Medium().choose(view, legal, Rng(0))]
        weighed = _weigh(view, legal, Rng(0), budget or HARD)
        least = weighed[0].value - 2 * HINTS * _stake(view)
        return worth_showing(weighed, least, AT_LEAST)


def _by_cards(legal: Sequence[Action]) -> dict[Cards, Action]:
    """Return the legal actions by their cards; a pass has none."""
    return {pack(action.ranks) if isinstance(action, PlayCards) else 0: action for action in legal}


def _only(legal: Sequence[Action]) -> Decision[Action]:
    return Decision(legal[0], reasons.only(not isinstance(legal[0], PlayCards)))


def _bid(view: View, likely: float) -> Decision[Action]:
    action = bidding.action(likely, view.high)
    return Decision(action, reasons.of_bid(action.points if isinstance(action, Bid) else 0, likely))


def _weigh(view: View, legal: Sequence[Action], rng: Rng, budget: Budget) -> list[Decision[Action]]:
    """Return the promising plays, the best first."""
    sight, plans = see(view), make_plans()
    own, actions = plans[sight.role], _by_cards(legal)
    options = [last] if (last := finish(sight)) else shortlist(own, sight, MOST)
    if len(options) == 1:
        return [Decision(actions[options[0] & CARDS], reasons.explain(sight, own, options[0]))]
    playouts = Playouts(sight, plans, rng)
    rated = playouts.compare(options, budget)
    return [
        _decide(sight, own, actions, found, rated[int(found is rated[0])].share, _stake(view), playouts.games)
        for found in rated
    ]


def _decide(
    sight: Sight, plans: Plans, actions: dict[Cards, Action], found: Rated[Play], rival: float, stake: int, games: int
) -> Decision[Action]:
    reason = reasons.explain(sight, plans, found.option, (found.share, rival))
    return Decision(actions[found.option & CARDS], reason, games, value=stake * (2 * found.share - 1))


def _stake(view: View) -> int:
    """Return the points that are won or lost if no more bombs are played."""
    return view.score.points * (2 if view.seat == view.landlord else 1)


AI = DouDizhuAi(Easy, Medium, Hard)
