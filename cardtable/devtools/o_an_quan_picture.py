"""The board of Ô ăn quan in text, as both players see it on the screen."""

from __future__ import annotations

from cardtable.core.events import Seat
from cardtable.games.o_an_quan.rules import LEFT_MANDARIN, RIGHT_MANDARIN, ROWS, State, score_lines

EDGE = " " * 7


def draw(view: State) -> str:
    """Return five lines: the rows with their numbers, the mandarin squares at both ends, the stores."""
    names = ["".join(f"{side}{n}".rjust(4) for n in range(1, 6)) for side in "TB"]
    top, bottom = ("".join(f"{view.board[i]:>4}" for i in ROWS[seat]) for seat in (1, 0))
    left, right = (_end(view, square) for square in (LEFT_MANDARIN, RIGHT_MANDARIN))
    return "\n".join(
        (
            f"{EDGE}{names[0]}{EDGE}{_store(view, Seat(1))}",
            f"{EDGE}{top}",
            f"{left:>6} {'':20}  {right}",
            f"{EDGE}{bottom}",
            f"{EDGE}{names[1]}{EDGE}{_store(view, Seat(0))}",
        )
    )


def _end(view: State, square: int) -> str:
    """Return a mandarin square: ``M+3``, ``M``, ``3``, or a dash."""
    stones = view.board[square]
    parts = ["M"] * view.mandarins.at(square) + [str(stones)] * (stones > 0)
    return "+".join(parts) or "–"


def _store(view: State, seat: Seat) -> str:
    """Return what a player has, and what it would be worth now."""
    kept, debt = view.stores[seat], view.debt[seat]
    words = [f"{kept.mandarins} M", f"{kept.stones} stones"] + [f"owes {debt}"] * (debt > 0)
    mark = "*" if view.ended is None and view.turn == seat else " "
    return f"{mark}player {seat + 1}: {', '.join(words)} = {sum(line.points for line in score_lines(view, seat))} now"


DRAW = draw
