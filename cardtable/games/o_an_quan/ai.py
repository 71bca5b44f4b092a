"""Players of Ô ăn quan.

Easy plays like a beginner at the board: it sees what a sowing captures, but easily loses count when the
stones are taken up again and again, and does not think about the answer.  Medium weighs every sowing
against the best answer, a little carelessly.  Hard searches as deep as its time allows, and to the end of the
game when few stones are left.
"""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.ai.alphabeta import Moves, Search
from cardtable.ai.player import Budget, Decision, Ladder
from cardtable.core.rng import Rng
from cardtable.games.o_an_quan import fast
from cardtable.games.o_an_quan.reasons import Sight, explain
from cardtable.games.o_an_quan.rules import RULES, Sow, State, Trace, View, trace

MEDIUM_DEPTH = 2  # turns
MEDIUM_NOISE = 6  # points by which medium may misjudge a sowing
EASY_NOISE = 3
EASY_SEES = (92, 70, 45)  # percent of the captures that easy notices after 1, 2, 3 or more lifts
HARD = Budget(seconds=0.7)  # leaves room for the reason and for a busy machine within the second
REVIEW = Budget(seconds=0.5)
PLAN_DEPTH = 5  # turns searched for the expected reply and what follows, when a reason is looked for


class Easy:
    """Looks at its own turn only."""

    def choose(self, view: View, legal: Sequence[Sow], rng: Rng, budget: Budget | None = None) -> Decision[Sow]:
        """Return the sowing that seems to capture most; whatever the budget, this takes no time."""
        seems = {sow: self._seems(view, sow, rng) for sow in legal}
        best = max(legal, key=seems.__getitem__)
        return _decide(view, best, len(legal), Sight(1, _sow(view, best).points, best=False))

    def _seems(self, view: View, sow: Sow, rng: Rng) -> int:
        sowing = _sow(view, sow)
        noticed = rng.below(100) < EASY_SEES[min(len(sowing.lifts), len(EASY_SEES)) - 1]
        return sowing.points * noticed + rng.below(EASY_NOISE + 1)


class Medium:
    """Weighs every sowing a few turns deep."""

    def choose(self, view: View, legal: Sequence[Sow], rng: Rng, budget: Budget | None = None) -> Decision[Sow]:
        """Return the sowing that seems best; the depth is fixed, so the budget is never spent."""
        with _search(view, Budget()) as search:
            rated = search.rate(fast.pack(view), view.turn, MEDIUM_DEPTH)
        seems = {move: value + rng.below(MEDIUM_NOISE * fast.UNIT + 1) for value, move in rated.moves}
        value, move = max(rated.moves, key=lambda pair: seems[pair[1]])
        best = value == rated.moves[0][0]
        return _decide(view, fast.action(move), rated.nodes, Sight(rated.depth, value / fast.UNIT, best=best))


class Hard:
    """Searches until its time is up or the game is solved."""

    def choose(self, view: View, legal: Sequence[Sow], rng: Rng, budget: Budget | None = None) -> Decision[Sow]:
        """Return the best sowing found; with a budget in nodes it depends on nothing but the arguments."""
        if len(legal) == 1:
            return _decide(view, legal[0], 0, Sight(0, 0))

        def shuffled(moves: Moves[fast.Node]) -> Moves[fast.Node]:
            rng.shuffle(moves)  # the board has a mirror: no reason always to play on the same side
            return sorted(moves, key=lambda move: -move[0])

        with _search(view, budget or HARD) as search:
            found = search.best(fast.pack(view), view.turn, shuffled)
        return _decide(
            view, fast.action(found.move), found.nodes, Sight(found.depth, found.value / fast.UNIT, found.solved)
        )


class OAnQuanAi(Ladder[View, Sow]):
    """The game's ``AI``."""

    def review(self, view: View, legal: Sequence[Sow], budget: Budget | None = None) -> list[Decision[Sow]]:
        """Return every sowing with its value and reason, the best first."""
        with _search(view, budget or REVIEW) as search:
            rated = search.rate(fast.pack(view), view.turn)
        top = rated.moves[0][0]
        return [
            _decide(
                view,
                fast.action(move),
                rated.nodes,
                Sight(rated.depth, value / fast.UNIT, rated.solved, best=value == top),
            )
            for value, move in rated.moves
        ]


def _search(state: State, budget: Budget) -> Search[fast.Node]:
    return Search(fast.Packed(), fast.past(state), budget)


def _sow(state: State, sow: Sow) -> Trace:
    return trace(state.board, state.mandarins, sow.square, sow.direction, state.protected)


def _decide(state: State, sow: Sow, nodes: int, sight: Sight) -> Decision[Sow]:
    """Return the decision for *sow*, with its reason; the lead in *sight* is what is still to be won from here."""
    seat = state.turn
    kept = [
        store.worth - 2 * owes for store, owes in zip(state.stores, state.debt, strict=True)
    ]  # R14: paid to the other
    sight = sight._replace(lead=kept[seat] - kept[1 - seat] + sight.lead)
    reason = explain(state, sow, sight, lambda: _plan(state, sow))
    return Decision(sow, reason, nodes, sight.depth, sight.lead, sight.solved)


def _plan(state: State, sow: Sow) -> tuple[Sow, ...]:
    """Return the expected reply to *sow* and the own sowing after it; fewer if the game ends before."""
    plan: list[Sow] = []
    for depth in (PLAN_DEPTH - 1, PLAN_DEPTH - 2):
        state = RULES.apply(state, state.turn, sow).state
        if state.ended is not None:
            break
        with _search(state, Budget()) as search:
            found = search.best(fast.pack(state), state.turn, max_depth=depth)
        sow = fast.action(found.move)
        plan.append(sow)
    return tuple(plan)


AI = OAnQuanAi(Easy, Medium, Hard)
