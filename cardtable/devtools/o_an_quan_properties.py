"""The properties that the rules page of Ô ăn quan lists.

Two symmetries are tested on every action: the mirror, which exchanges left and
right, and the half turn, which exchanges the players.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import itemgetter

from cardtable.core.events import Announced, Seat
from cardtable.devtools.properties import Turn, demand
from cardtable.games.o_an_quan.rules import TOTAL, WORTH, Direction, Mandarins, Position, Sow, State, row_stones

MAX_LIFTS = 153  # proved: no turn can take longer
OTHER_WAY = {Direction.LEFT: Direction.RIGHT, Direction.RIGHT: Direction.LEFT}


class Symmetry:
    """A way to turn the board such that the game stays the same game; on the screen left is then right."""

    def __init__(self, square: Callable[[int], int], swaps_seats: bool) -> None:
        self.square, self.swaps_seats = square, swaps_seats
        self.board = itemgetter(*map(square, range(12)))  # the board, turned; quicker than a comprehension

    def seat(self, seat: Seat) -> Seat:
        """Return the seat that plays this seat's part."""
        return Seat(1 - seat) if self.swaps_seats else seat

    def action(self, action: Sow) -> Sow:
        """Return the action, turned."""
        return Sow(self.square(action.square), OTHER_WAY[action.direction])

    def state(self, state: State, seen: tuple[Position, ...]) -> State:
        """Return the state, turned, as if it remembered only *seen*."""
        stores, debt = state.stores, state.debt
        if self.swaps_seats:
            stores, debt = (stores[1], stores[0]), (debt[1], debt[0])
        return State(
            self.board(state.board),
            Mandarins(state.mandarins.right, state.mandarins.left),
            stores,
            debt,
            self.seat(state.turn),
            state.turns,
            state.young_rule,
            tuple(Position(self.board(b), Mandarins(m.right, m.left), self.seat(turn)) for b, m, turn in seen),
            state.ended,
        )


MIRROR = Symmetry(lambda square: (4 - square) % 12, swaps_seats=False)
HALF_TURN = Symmetry(lambda square: (square + 6) % 12, swaps_seats=True)


def symmetric(turn: Turn, symmetry: Symmetry) -> None:
    """Insist that the turned action leads from the turned state to the turned result."""
    before, after = turn.before, turn.after
    # of the past only occurrences of the new position matter: turning all of it takes most of the time
    now = after.seen[-1:]
    state, expected = (symmetry.state(old, now * old.seen.count(*now) if now else ()) for old in (before, after))
    step = turn.rules.apply(state, symmetry.seat(turn.seat), symmetry.action(turn.action))
    demand(step.state == expected, "turned around, the game is the same", symmetry)
    demand(len(step.events) == len(turn.events), "turned around, as much happens", symmetry)


def examine(turn: Turn) -> None:
    """Insist on the total, on counts, on the length of a turn, and on both symmetries."""
    state: State = turn.after
    demand(worth(state) == TOTAL, "board and stores are worth 70", worth(state))
    counts = (*state.board, *state.stores[0], *state.stores[1], *state.debt)
    demand(min(counts) >= 0, "no count is negative", counts)
    demand(state.turn != turn.seat and state.turns == turn.before.turns + 1, "players alternate")
    lifts = sum(isinstance(event, Announced) and event.key == "lift" for event in turn.events)
    demand(1 <= lifts <= MAX_LIFTS, "a turn ends", lifts)
    if state.ended is None:
        demand(row_stones(state, state.turn) > 0, "the player to act has stones in the row")
    elif state.ended == "mandarins-gone":
        points = turn.rules.result(state)
        demand(points is not None and sum(points.points) == TOTAL, "all 70 points are shared out")
    symmetric(turn, MIRROR)
    symmetric(turn, HALF_TURN)


def worth(state: State) -> int:
    """Return what lies on the board and in both stores; debts cancel."""
    return sum(state.board) + WORTH * sum(state.mandarins) + sum(kept.worth for kept in state.stores)


EXAMINE = examine
