"""Ô ăn quan: sow stones around twelve squares and capture the two mandarins.

Two seats; seat 0 owns the bottom row.  A turn is one sowing (R2 to R9, see
:mod:`.sow`), then everything that happens before the other player chooses:
the end of the game (R13), the replenishment of an empty row (R10 to R12), the
third occurrence of a position (R15).  So in every state that is not over, the
player to act has stones in the row.  Nothing is hidden: the view is the state.

R-numbers and H-numbers are those of the rules page.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, NamedTuple, TypeAlias, TypeVar

from cardtable.core.events import Announced, Ended, Event, Moved, Piece, Place, Seat
from cardtable.core.rng import Rng
from cardtable.core.rules import DealResult, Illegal, Layout, Option, Rules, ScoreLine, Setup, Step
from cardtable.games.o_an_quan.sow import (
    LEFT_MANDARIN,
    RIGHT_MANDARIN,
    ROWS,
    SQUARES,
    WORTH,
    Capture,
    Direction,
    Lift,
    Mandarins,
    Stop,
    Trace,
    trace,
)

__all__ = [
    "BANK", "LEFT_MANDARIN", "MANDARIN", "RIGHT_MANDARIN", "ROWS", "RULES", "SQUARES", "STONE", "WORTH",
    "Capture", "Direction", "Lift", "Mandarins", "OAnQuan", "Sow", "State", "Stop", "Store", "Trace", "View",
    "begin_turn", "row_stones", "score_lines", "square", "store", "trace",
]  # fmt: skip

START = (5, 5, 5, 5, 5, 0, 5, 5, 5, 5, 5, 0)  # R1
TOTAL = 70  # board and stores are always worth this (R1)
CHANGE = 10  # stones given for a mandarin (R11)
REFILL = 5  # stones that fill an empty row, one a square (R10)
YOUNG_TURNS = 10  # turns of the game, both players counted, that know young mandarins (R9)
REPETITIONS = 3  # occurrences of a position that end the game (R15)

MANDARINS_GONE, INSOLVENT, REPETITION = "mandarins-gone", "insolvent", "repetition"  # message ids

STONE, MANDARIN = Piece("stone"), Piece("mandarin")
BANK = Place("bank")  # beside the table: gives ten stones for a mandarin
_SQUARES = tuple(Place("square", i) for i in range(12))
_STORES = tuple(Place("store", seat) for seat in range(2))
# events are values and may be shared: step along the ring -> lifted square -> what its first twelve stones do
_DROPS = {
    step: tuple(
        tuple(Moved((STONE,), _SQUARES[i], _SQUARES[(i + step * n) % 12]) for n in range(1, 13)) for i in range(12)
    )
    for step in (1, -1)
}
_NAMES = {name: i for i, name in enumerate(SQUARES)}
_PLAYERS = ("player1", "player2")

T = TypeVar("T")


def square(index: int) -> Place:
    """Return the place of a square of the ring, 0 to 11."""
    return _SQUARES[index]


def store(seat: int) -> Place:
    """Return the place where *seat* keeps what it captured."""
    return _STORES[seat]


@dataclass(frozen=True, slots=True)
class Sow:
    """Sow the stones of *square* towards *direction*, as seen on the screen (R3)."""

    square: int
    direction: Direction


_SOWINGS = tuple((Sow(i, Direction.LEFT), Sow(i, Direction.RIGHT)) for i in range(12))


class Store(NamedTuple):
    """What a player has captured."""

    mandarins: int = 0
    stones: int = 0

    @property
    def worth(self) -> int:
        """Points of the store, debts aside."""
        return WORTH * self.mandarins + self.stones


class Position(NamedTuple):
    """What must be the same for a position to occur again (R15)."""

    board: tuple[int, ...]
    mandarins: Mandarins
    turn: Seat


@dataclass(frozen=True, slots=True)
class State:
    """The whole truth, which both players see."""

    board: tuple[int, ...]  # stones on each square of the ring
    mandarins: Mandarins
    stores: tuple[Store, Store]
    debt: tuple[int, int]  # stones that this seat owes the other one; both may owe
    turn: Seat  # who acts, or would act if the game were not over
    turns: int  # turns played, by both
    young_rule: bool
    seen: tuple[Position, ...] = ()  # at the start of each turn since a mandarin last fell, this turn included
    ended: str | None = None  # message id of the reason

    @property
    def starter(self) -> Seat:
        """Who took the first turn (turns strictly alternate, R2)."""
        return Seat((self.turn + self.turns) % 2)

    @property
    def protected(self) -> bool:
        """Say whether young mandarins are safe this turn (R9)."""
        return self.young_rule and self.turns < YOUNG_TURNS

    @property
    def occurrences(self) -> int:
        """How often the present position has been there so far, this time included (R15)."""
        return self.seen.count(self.seen[-1]) if self.seen else 0


View: TypeAlias = State


class OAnQuan(Rules[State, View, Sow]):
    """Two seats, perfect information, no chance: ``Setup.dealer`` is who starts (H6)."""

    game_id, version, players, hidden = "o_an_quan", 1, (2,), False
    options = (Option("young_mandarin", ("off", "on")),)

    def deal(self, setup: Setup) -> Step[State]:
        young = setup.option("young_mandarin") == "on"
        start = State(START, Mandarins(True, True), (Store(), Store()), (0, 0), setup.dealer, 0, young)
        return begin_turn(start)

    def to_act(self, state: State) -> tuple[Seat, ...]:
        return (state.turn,) if state.ended is None else ()

    def legal_actions(self, state: State, seat: Seat) -> Iterator[Sow]:
        if state.ended is None and seat == state.turn:
            for i in ROWS[seat]:
                if state.board[i]:
                    yield from _SOWINGS[i]

    def check(self, state: State, seat: Seat, action: Sow) -> Illegal | None:
        if state.ended is not None:
            return Illegal("game-over", rule="R13")
        if seat != state.turn:
            return Illegal("not-your-turn", rule="R2")
        if action.square in (LEFT_MANDARIN, RIGHT_MANDARIN):
            return Illegal("mandarin-square", (SQUARES[action.square],), "R3")
        if action.square not in ROWS[seat]:
            return Illegal("not-your-square", (SQUARES[action.square],), "R3")
        if not state.board[action.square]:
            return Illegal("empty-square", (SQUARES[action.square],), "R3")
        return None

    def _apply(self, state: State, seat: Seat, action: Sow) -> Step[State]:
        sowing = trace(state.board, state.mandarins, action.square, action.direction, state.protected)
        mandarins, stones = state.stores[seat]
        for capture in sowing.captures:
            mandarins, stones = mandarins + capture.mandarin, stones + capture.stones
        after = State(
            sowing.board,
            sowing.mandarins,
            _put(state.stores, seat, Store(mandarins, stones)),
            state.debt,
            Seat(1 - seat),
            state.turns + 1,
            state.young_rule,
            # a fallen mandarin never comes back: what was before cannot occur again
            state.seen if sowing.mandarins == state.mandarins else (),
        )
        step = begin_turn(after)
        return Step(step.state, (*_sowing_events(sowing, seat), *step.events))

    def result(self, state: State) -> DealResult | None:
        if state.ended is None:
            return None
        lines = (score_lines(state, Seat(0)), score_lines(state, Seat(1)))
        points = tuple(sum(line.points for line in seat_lines) for seat_lines in lines)
        winners = tuple(Seat(i) for i in range(2) if points[i] == max(points))
        return DealResult(points, state.ended, winners, lines)

    def view(self, state: State, seat: Seat) -> View:
        return state

    def determinize(self, view: View, rng: Rng) -> State:
        return view

    def layout(self, view: View) -> Layout:
        places = {
            place: (MANDARIN,) * view.mandarins.at(i) + (STONE,) * view.board[i] for i, place in enumerate(_SQUARES)
        }
        for place, kept in zip(_STORES, view.stores, strict=True):
            places[place] = (MANDARIN,) * kept.mandarins + (STONE,) * kept.stones
        on_table = sum(view.mandarins) + view.stores[0].mandarins + view.stores[1].mandarins
        places[BANK] = (MANDARIN,) * (2 - on_table) + (STONE,) * (CHANGE * on_table)
        return places

    def truth(self, state: State) -> Layout:
        return self.layout(state)

    def encode(self, action: Sow) -> str:
        return SQUARES[action.square] + action.direction.value

    def decode(self, text: str) -> Sow:
        name, way = text[:-1].upper(), text[-1:]
        if name not in _NAMES:
            raise ValueError(f"no such square: {text!r}")
        return Sow(_NAMES[name], Direction(way))

    def position(self, record: Mapping[str, Any]) -> State:
        return begin_turn(unbegun(record)).state

    def record(self, state: State) -> dict[str, Any]:
        # the present position is in `seen` unless the game ended before this turn began
        begun = state.ended in (None, REPETITION)
        mandarins, board = state.mandarins, state.board
        return {
            "top": [board[i] for i in ROWS[1]],
            "bottom": [board[i] for i in ROWS[0]],
            "left_mandarin_square": {"mandarin": mandarins.left, "small": board[LEFT_MANDARIN]},
            "right_mandarin_square": {"mandarin": mandarins.right, "small": board[RIGHT_MANDARIN]},
            "store": {name: kept._asdict() for name, kept in zip(_PLAYERS, state.stores, strict=True)},
            "owes": {"player1_owes_player2": state.debt[0], "player2_owes_player1": state.debt[1]},
            "to_move": _PLAYERS[state.turn],
            "turns_already_played": state.turns,
            "young_mandarin_rule": state.young_rule,
            "history": [_write_position(position) for position in (state.seen[:-1] if begun else state.seen)],
        }


RULES = OAnQuan()


def begin_turn(state: State) -> Step[State]:
    """Do what comes before ``state.turn`` may choose: end the game, or refill an empty row (R10 to R13, R15)."""
    board, mandarins, turn = state.board, state.mandarins, state.turn
    if not (mandarins.left or mandarins.right or board[LEFT_MANDARIN] or board[RIGHT_MANDARIN]):
        return _end(state, MANDARINS_GONE, [])  # R13, before any replenishment (H4)
    events: list[Event] = []
    stores, debt = state.stores, state.debt
    if not row_stones(state, turn):
        if stores[0].worth + stores[1].worth < REFILL:
            return _end(state, INSOLVENT, [])  # R12
        board, stores, debt = _replenish(state, events)
    here = Position(board, mandarins, turn)
    state = State(board, mandarins, stores, debt, turn, state.turns, state.young_rule, (*state.seen, here))
    if (times := state.seen.count(here)) > 1:
        events.append(Announced(turn, REPETITION, (str(times),)))
        if times >= REPETITIONS:
            return _end(state, REPETITION, events)  # R15
    return Step(state, tuple(events))


def row_stones(state: State, seat: Seat) -> int:
    """Return how many stones lie in the five squares of *seat*."""
    return sum(state.board[6:11] if seat else state.board[:5])


def score_lines(state: State, seat: Seat) -> tuple[ScoreLine, ...]:
    """Spell out what *seat* would have if the game ended now (R14); debts only where there are any."""
    kept, owes, owed = state.stores[seat], state.debt[seat], state.debt[1 - seat]
    lines = [
        ScoreLine("mandarins", WORTH * kept.mandarins, (str(kept.mandarins),)),
        ScoreLine("store", kept.stones),
        ScoreLine("row", row_stones(state, seat)),
    ]
    if owes:
        lines.append(ScoreLine("owes", -owes))
    if owed:
        lines.append(ScoreLine("owed", owed))
    return tuple(lines)


def unbegun(record: Mapping[str, Any]) -> State:
    """Read a position as it lies there, before :func:`begin_turn`.

    :raises ValueError: if the record is no position of this game.
    """
    try:
        ends = (record["left_mandarin_square"], record["right_mandarin_square"])
        rows = {0: record["bottom"], 1: record["top"]}
        board = [0] * 12
        board[LEFT_MANDARIN], board[RIGHT_MANDARIN] = (end["small"] for end in ends)
        for seat, row in rows.items():
            for i, stones in zip(ROWS[seat], row, strict=True):
                board[i] = stones
        mandarins = Mandarins(*(bool(end["mandarin"]) for end in ends))
        first, second = (Store(**record["store"][name]) for name in _PLAYERS)
        owes = record.get("owes", {})
        debt = (owes.get("player1_owes_player2", 0), owes.get("player2_owes_player1", 0))
        turn, turns = Seat(_PLAYERS.index(record["to_move"])), record.get("turns_already_played", 0)
        seen = tuple(_read_position(text) for text in record.get("history", ()))
    except (KeyError, TypeError, AttributeError, IndexError) as error:
        raise ValueError(f"not a position: {error!r}") from error
    counts = (*board, *first, *second, *debt, turns)
    if any(type(n) is not int or n < 0 for n in counts):
        raise ValueError("counts are whole numbers, zero or more")
    on_table = sum(mandarins) + first.mandarins + second.mandarins
    total = sum(board) + WORTH * sum(mandarins) + first.worth + second.worth
    if total != TOTAL or on_table > 2:
        raise ValueError(f"board and stores are worth {total} with {on_table} mandarins, not {TOTAL} with at most 2")
    young = bool(record.get("young_mandarin_rule", False))
    return State(tuple(board), mandarins, (first, second), debt, turn, turns, young, seen)


def _sowing_events(sowing: Trace, seat: Seat) -> Iterator[Event]:
    for lift in sowing.lifts:
        yield Announced(seat, "lift", (SQUARES[lift.square], str(lift.stones)))
        drops = _DROPS[sowing.step][lift.square]
        yield from (drops * (lift.stones // 12 + 1))[: lift.stones]
    for prey, stones, mandarin in sowing.captures:
        yield Moved((MANDARIN,) * mandarin + (STONE,) * stones, _SQUARES[prey], _STORES[seat])
        counts = (str(stones), str(int(mandarin)), str(stones + WORTH * mandarin))
        yield Announced(seat, "capture", (SQUARES[prey], *counts))
    yield Announced(seat, "turn-end", (sowing.stop.value,))


def _replenish(state: State, events: list[Event]) -> tuple[tuple[int, ...], tuple[Store, Store], tuple[int, int]]:
    """Put one stone on each square of the empty row, paid or borrowed (R10 to R12): new board, stores and debt."""
    payer, lender = state.turn, Seat(1 - state.turn)
    stores, debt, board = state.stores, state.debt, list(state.board)
    exchanges: list[Event] = []
    if stores[payer].stones < REFILL and stores[payer].mandarins:
        stores = _exchange(stores, payer, exchanges)  # R11
    paid = min(REFILL, stores[payer].stones)
    borrowed = REFILL - paid
    if stores[lender].stones < borrowed:
        stores = _exchange(stores, lender, exchanges)  # R12: together they are worth five, so he has a mandarin
    events += [Announced(payer, "replenish", (str(paid),)), *exchanges]
    if borrowed:
        events.append(Announced(payer, "borrow", (str(borrowed),)))
        debt = _put(debt, payer, debt[payer] + borrowed)
    for n, i in enumerate(ROWS[payer]):
        giver = payer if n < paid else lender
        mandarins, stones = stores[giver]
        stores = _put(stores, giver, Store(mandarins, stones - 1))
        board[i] = 1
        events.append(Moved((STONE,), _STORES[giver], _SQUARES[i]))
    return tuple(board), stores, debt


def _exchange(stores: tuple[Store, Store], seat: Seat, events: list[Event]) -> tuple[Store, Store]:
    """Change one mandarin of *seat* into stones (R11)."""
    events += [
        Announced(seat, "exchange"),
        Moved((MANDARIN,), _STORES[seat], BANK),
        Moved((STONE,) * CHANGE, BANK, _STORES[seat]),
    ]
    mandarins, stones = stores[seat]
    return _put(stores, seat, Store(mandarins - 1, stones + CHANGE))


def _end(state: State, reason: str, events: list[Event]) -> Step[State]:
    state = replace(state, ended=reason)
    result = RULES.result(state)
    assert result is not None
    return Step(state, (*events, Ended(result.points, reason)))


def _put(pair: tuple[T, T], seat: int, value: T) -> tuple[T, T]:
    return (pair[0], value) if seat else (value, pair[1])


def _write_position(position: Position) -> str:
    """Return for example ``5 5 5 5 5 0M 5 5 5 5 5 0M player1``: the ring from B1, M = a mandarin."""
    squares = (f"{n}{'M' * position.mandarins.at(i)}" for i, n in enumerate(position.board))
    return " ".join((*squares, _PLAYERS[position.turn]))


def _read_position(text: str) -> Position:
    *squares, player = text.split(" ")
    board = tuple(int(word.removesuffix("M")) for word in squares)
    mandarins = Mandarins(squares[LEFT_MANDARIN].endswith("M"), squares[RIGHT_MANDARIN].endswith("M"))
    return Position(board, mandarins, Seat(_PLAYERS.index(player)))
