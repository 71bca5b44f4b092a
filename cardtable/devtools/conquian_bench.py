"""How strong Conquian's players are against greedy ones, and how fast its search model plays: ``bench conquian``.

Greedy is the easy player without slips: whatever fits is used, what is complete is laid at once.  Three of them win
some 30 % each; the rest are draws.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from cardtable.ai.arena import Contender, outright, play_deal, ties
from cardtable.ai.player import LADDER, Budget, Level, Player
from cardtable.core.events import Seat
from cardtable.core.rng import Rng
from cardtable.core.rules import Setup
from cardtable.games.conquian import fast
from cardtable.games.conquian.ai import AI, Easy
from cardtable.games.conquian.cards import EVERYTHING, pack
from cardtable.games.conquian.fast import NOBODY, Deal
from cardtable.games.conquian.judge import Judge
from cardtable.games.conquian.playout import Playouts
from cardtable.games.conquian.policy import Glance
from cardtable.games.conquian.rules import RULES, Action, State, View
from cardtable.games.conquian.sight import see

DEALS = ((Level.EASY, None, 100), (Level.MEDIUM, None, 100), (Level.HARD, Budget(nodes=300), 40))  # against greedy
GAMES = 200  # of the search model
MOST = 6  # moves that are compared
PLAYED_ON = 300


class WithGreedy:
    """The game's players, but for the foot of the ladder, where the greedy one stands."""

    levels = LADDER

    def player(self, level: Level) -> Player[View, Action]:
        """Return a player of that level."""
        return Easy(slips=False) if level is Level.RANDOM else AI.player(level)

    review = staticmethod(AI.review)


def sections() -> list[tuple[str, list[str]]]:
    """Return the groups of figures."""
    return [("search model", games()), ("against two greedy players", strength())]


def strength() -> list[str]:
    """Measure how often each level wins against two greedy players."""
    lines = []
    for level, budget, deals in DEALS:
        seated = Contender(level, budget), Contender(Level.RANDOM)
        outcomes = [play_deal(RULES, WithGreedy(), seated, seed) for seed in range(deals)]
        won = outright(outcomes)
        limit = f", {budget.nodes} nodes" if budget else ""
        lines.append(f"{level}{limit}: {won.mean:.1%} ± {won.error:.1%}, ties {ties(outcomes):.1%}, {3 * deals} games")
    return lines


def games() -> list[str]:
    """Measure whole deals played at a glance, and moves that are played on until the next card."""
    deals = [_swapped(seed) for seed in range(GAMES)]
    whole = _rate(lambda: [fast.play_on(_packed(state), Glance(EVERYTHING)) for state in deals]) * GAMES
    tried = 0

    def weigh() -> None:
        nonlocal tried
        for state in deals[:10]:
            judge = Judge(see(RULES.view(state, state.turn)))
            moves = judge.moves(MOST)
            playouts = Playouts(judge.sight, Rng(1))
            playouts.compare(moves, Budget(nodes=PLAYED_ON))
            tried += playouts.games

    rate = _rate(weigh)
    return [f"at a glance: {whole:,.0f} games/s", f"moves played on: {rate * tried:,.0f}/s"]


def _rate(work: Callable[[], object]) -> float:
    """Return how often this could be done in a second of processor time."""
    begun = time.process_time()
    work()
    return 1 / (time.process_time() - begun)


def _swapped(seed: int) -> State:
    """Return a deal in which everybody gave what goes with least."""
    state = RULES.deal(Setup(seed, 3)).state
    while not state.acts and state.table is None:
        seat = RULES.to_act(state)[0]
        legal = list(RULES.legal_actions(state, seat))
        action = AI.player(Level.EASY).choose(RULES.view(state, seat), legal, Rng(seed)).action
        state = RULES.apply(state, Seat(seat), action).state
    return state


def _packed(state: State) -> Deal:
    assert state.table is not None
    stock = [pack((card,)) for card in state.stock]
    card, first = pack((state.table,)), state.first
    return Deal(list(map(pack, state.hands)), [(), (), ()], stock, card, first, first, NOBODY, 0)
