"""Weighs actions by playing on: in many likely worlds, everybody at a glance, until the next card is turned.

Then the position is judged: it costs less, and depends less on luck, than to play to the end, which is done only when
the stock is nearly empty.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from cardtable.ai.player import Budget
from cardtable.ai.playouts import Rated, compare
from cardtable.core.rng import Rng
from cardtable.games.conquian.beliefs import Worlds
from cardtable.games.conquian.cards import EVERYTHING, Packed
from cardtable.games.conquian.fast import NOBODY, UNDECIDED, Deal, play_on, settle, take
from cardtable.games.conquian.moves import Move
from cardtable.games.conquian.policy import Glance
from cardtable.games.conquian.sight import Sight
from cardtable.games.conquian.state import Deed

World: TypeAlias = tuple[list[Packed], list[Packed]]  # hands, stock

DRAW: Final = 0.2  # what a draw is worth, of a win
AHEAD: Final = 1  # cards of the stock that are turned before a position is judged
LATE: Final = 3  # cards left in the stock, with fewer the deal is played to its end
BEHIND: Final = 0.3  # see :func:`compare`: what is judged differs less than what is won or lost


class Playouts:
    """One decision: the moves to compare, the worlds, and what happened in them."""

    def __init__(self, sight: Sight, rng: Rng) -> None:
        """Think for the seat that sees this."""
        self.sight = sight
        self.games = 0
        self._glance = Glance(EVERYTHING & ~(sight.dead | sum(sight.owns)))
        self._worlds = Worlds(sight, rng)

    def compare(self, moves: Sequence[Move], budget: Budget) -> list[Rated[Move]]:
        """Return every move rated, the best first; a budget's nodes are games played on."""
        return compare(moves, self._worlds.draw, self._won, budget, BEHIND)

    def _won(self, world: World, move: Move) -> float:
        """Return what part of a win a move comes to, as far as it is played on."""
        self.games += 1
        deal, winner = self._begin(world, move)
        if winner == UNDECIDED:
            left = self.sight.stock_left - AHEAD
            winner = play_on(deal, self._glance, left if left >= LATE else NOBODY)
        if winner == UNDECIDED:
            shares = self._glance.shares(deal)
            return shares[self.sight.seat] + DRAW * shares[NOBODY]
        return 1.0 if winner == self.sight.seat else DRAW if winner == NOBODY else 0.0

    def _begin(self, world: World, move: Move) -> tuple[Deal, int]:
        """Return a deal after a move, and who has won by it."""
        sight, glance = self.sight, self._glance
        seat, (verb, what) = sight.seat, move
        deal = Deal(
            world[0][:], list(sight.melds), world[1][:], sight.card, sight.turn, sight.first, sight.payer, sight.dead
        )
        if verb == Deed.PASS:
            deal.turn = (seat + 1) % 3
            if deal.turn == deal.first and not deal.turn_up():
                return deal, deal.fewest()
        elif verb == Deed.PAY:
            assert isinstance(what, int)
            deal.pay(seat, what)
        elif verb == Deed.FORCE:
            assert isinstance(what, int)
            if take(deal, glance, what):
                return deal, what
        elif verb in (Deed.USE, Deed.LAY):
            assert isinstance(what, tuple)
            if deal.lie(seat, what):
                return deal, seat
            if verb == Deed.USE:
                settle(deal, glance)
        return deal, UNDECIDED
