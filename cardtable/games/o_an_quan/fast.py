"""Ô ăn quan packed for search: a position is one integer.

Byte *i* of the integer is square *i* of the ring, its top bit a mandarin; the bits above say how many
turns will still know young mandarins (R9).  Lifting *n* stones from a square is then one addition of a
number known beforehand, however many stones are dropped.

A node is always a position *after* what begins a turn: the row of the side to move is not empty.
:meth:`Packed.expand` does the account of R10 to R13: the moves of a row that had to be filled cost its
owner five points, whoever lent them, because debts are paid back at the end.  This is exact, and so is
insolvency (R12): board and stores are always worth 70 together, so the stores are worth less than 5
exactly when the board is worth more than 65.  What is still to be won depends on nothing else; stores
and debts are not part of a node.  Only repetition (R15) depends on the past, see
:mod:`cardtable.ai.alphabeta`.
"""

from __future__ import annotations

from collections import Counter
from operator import itemgetter
from typing import TypeAlias

from cardtable.ai.alphabeta import INFINITE, Moves
from cardtable.games.o_an_quan.rules import REFILL, TOTAL, YOUNG_TURNS, Sow, State
from cardtable.games.o_an_quan.sow import (
    ADULT,
    LEFT_MANDARIN,
    RIGHT_MANDARIN,
    ROWS,
    WORTH,
    Direction,
    Mandarins,
    ring_step,
)

Node: TypeAlias = int
# what lies n stones further: the change of the board, the shift of the square after the last stone, its own rows
Lift: TypeAlias = "tuple[int, int, list[Lift]]"
Hops: TypeAlias = "dict[int, tuple[int, int]]"
Sowing: TypeAlias = tuple[int, int, "list[Lift]", Hops]  # move number, shift of its square, what n stones do, hops

UNIT = 8  # units of value in a point
MANDARIN = 128  # the top bit of a byte
YOUNG_BITS = 96  # shift of the number of turns that know young mandarins
BOARD = (1 << YOUNG_BITS) - 1
ROW = (1 << 40) - 1  # five squares, shifted to 0
ROW_SHIFT = (0, 48)
ROW_MASK = (ROW, ROW << 48)
FILLED = (0x0101010101, 0x0101010101 << 48)  # one stone on each square of a row (R10)
ENDS = (255 << 8 * RIGHT_MANDARIN) | (255 << 8 * LEFT_MANDARIN)  # all that lies in the mandarin squares
MANDARINS = (MANDARIN << 8 * RIGHT_MANDARIN) | (MANDARIN << 8 * LEFT_MANDARIN)
GAIN = tuple(UNIT * (n if n < MANDARIN else n - MANDARIN + WORTH) for n in range(256))  # of capturing a whole square
SOLVENT = TOTAL - REFILL  # worth of the board above which nobody can fill a row (R12)

# What n stones on a villager square promise its owner, in units: fitted to searches eight turns deep from
# 10,000 positions.  An empty square is a danger, two to five stones are good, heaps are slow.
PROMISE = (-18, -3, 6, 13, 12, 9, -3, -4, -10)


def pack(state: State) -> Node:
    """Return the node of a position whose side to move has a choice."""
    return _pack(state.board, state.mandarins) | _young(state) << YOUNG_BITS


def past(state: State) -> Counter[tuple[Node, int]]:
    """Count the positions of the game so far by node and side, the present one included (R15).

    A position of the time of young mandarins counts for the same position later too, so it is entered
    under every number of young turns that is still possible.  Not seen by the search is only a
    position that occurs more than once in the same line within those ten turns.
    """
    counts: Counter[tuple[Node, int]] = Counter()
    for position in state.seen:
        node = _pack(position.board, position.mandarins)
        for young in range(_young(state) + 1):
            counts[node | young << YOUNG_BITS, position.turn] += 1
    return counts


def action(move: int) -> Sow:
    """Return the action that a move number stands for: twice the square, plus one if against the ring's order."""
    square, back = divmod(move, 2)
    return Sow(square, Direction.RIGHT if (square < RIGHT_MANDARIN) != bool(back) else Direction.LEFT)


def move_number(sow: Sow) -> int:
    """Return the move number of an action; the inverse of :func:`action`."""
    return 2 * sow.square + (ring_step(sow.square, sow.direction) < 0)


def board_worth(node: Node) -> int:
    """Return the points that lie on the board."""
    board = node & BOARD
    mandarins = board & MANDARINS
    return (board ^ mandarins) % 255 + WORTH * mandarins.bit_count()


class Packed:
    """The model that :class:`cardtable.ai.alphabeta.Search` searches; ``looked`` counts positions estimated."""

    unit = UNIT

    def __init__(self) -> None:
        self.looked = 0
        self._promise = _Promise()

    def expand(self, node: Node, side: int) -> Moves[Node]:
        """Return every move by the points it gains, most first, as (units, move number, next node or None)."""
        other = 1 - side
        young = node >> YOUNG_BITS
        adult = MANDARIN + ADULT if young else 0  # what a square with a mandarin must hold to be captured
        moves: Moves[Node] = []
        for move, shift, rows, hops in SOWINGS[side]:
            n = node >> shift & 255
            if not n:
                continue
            change, at, row = rows[n]
            board = node + change
            n = board >> at & 255
            while n and row:  # relay (R5); a mandarin square has no rows
                change, at, row = row[n]
                board += change
                n = board >> at & 255
            gain = 0
            while not n:  # capture (R6, R7)
                prey, at = hops[at]
                n = board >> prey & 255
                if not n or MANDARIN <= n < adult:
                    break
                board -= n << prey
                gain += GAIN[n]
                n = board >> at & 255
            if young:
                board -= 1 << YOUNG_BITS
            if not board & ENDS:  # R13
                moves.append((gain + self.repeated(board, side), move, None))
            elif board & ROW_MASK[other]:
                moves.append((gain, move, board))
            elif board_worth(board) > SOLVENT:  # R12
                moves.append((gain + self.repeated(board, side), move, None))
            else:  # R10
                moves.append((gain + UNIT * REFILL, move, board + FILLED[other]))
        moves.sort(key=_GAINED, reverse=True)
        return moves

    def horizon(self, node: Node, side: int, alpha: int, beta: int) -> int:
        """Return the best of: points gained by a move, plus what the rows promise after it."""
        mine_at, his_at = ROW_SHIFT[side], ROW_SHIFT[1 - side]
        promise = self._promise
        adult = MANDARIN + ADULT if node >> YOUNG_BITS else 0
        best, looked = -INFINITE, 1
        for _, shift, rows, hops in SOWINGS[side]:
            n = node >> shift & 255
            if not n:
                continue
            change, at, row = rows[n]
            board = node + change
            n = board >> at & 255
            while n and row:
                change, at, row = row[n]
                board += change
                n = board >> at & 255
            value = 0
            while not n:
                prey, at = hops[at]
                n = board >> prey & 255
                if not n or MANDARIN <= n < adult:
                    break
                board -= n << prey
                value += GAIN[n]
                n = board >> at & 255
            looked += 1
            mine, his = board >> mine_at & ROW, board >> his_at & ROW
            if (value and not board & ENDS) or (not his and board_worth(board) > SOLVENT):  # R13, R12
                value += UNIT * (mine % 255 - his % 255)
            elif his:
                value += promise[mine] - promise[his]
            else:  # R10
                value += UNIT * REFILL + promise[mine] - promise[FILLED[0]]
            if value > best:
                best = value
                if value >= beta:
                    break
        self.looked += looked
        return best

    def repeated(self, node: Node, side: int) -> int:
        """Return what the rows are worth to *side* if the game ends here: mandarin squares are nobody's (R14)."""
        return UNIT * ((node >> ROW_SHIFT[side] & ROW) % 255 - (node >> ROW_SHIFT[1 - side] & ROW) % 255)


class _Promise(dict[int, int]):
    """The promise of a row, by its five bytes; each row is summed once."""

    def __missing__(self, row: int) -> int:
        value = self[row] = sum(PROMISE[min(n, len(PROMISE) - 1)] for n in row.to_bytes(5, "little"))
        return value


def _young(state: State) -> int:
    return max(0, YOUNG_TURNS - state.turns) if state.young_rule else 0


def _pack(board: tuple[int, ...], mandarins: Mandarins) -> Node:
    return sum((n + MANDARIN * mandarins.at(i)) << 8 * i for i, n in enumerate(board))


def _lifts(step: int) -> list[list[Lift]]:
    """Return per square of the ring, per number of stones on it, what lifting them does."""
    rows: list[list[Lift]] = [[] for _ in range(12)]
    for square in (i for row in ROWS for i in row):
        for n in range(TOTAL + 1):
            change = -(n << 8 * square)
            for k in range(1, n + 1):
                change += 1 << 8 * ((square + step * k) % 12)
            after = (square + step * (n + 1)) % 12
            rows[square].append((change, 8 * after, rows[after]))
    return rows


def _sowings(side: int) -> tuple[Sowing, ...]:
    """Return the ten sowings of a side, whether its squares hold stones or not."""
    return tuple(
        (2 * square + (step < 0), 8 * square, LIFTS[step][square], HOPS[step])
        for square in sorted(ROWS[side])
        for step in (1, -1)
    )


LIFTS = {step: _lifts(step) for step in (1, -1)}
# by the shift of an empty square: the shifts of the prey behind it, and of the square after that
HOPS = {step: {8 * i: (8 * ((i + step) % 12), 8 * ((i + 2 * step) % 12)) for i in range(12)} for step in (1, -1)}
_GAINED = itemgetter(0)  # of a move
SOWINGS = tuple(_sowings(side) for side in range(2))
