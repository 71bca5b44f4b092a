"""Positions of Ô ăn quan for tests: short to write, and random ones for hypothesis."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hypothesis import strategies as st

from cardtable.core.events import Announced, Event, Seat
from cardtable.games.o_an_quan.rules import RULES, Mandarins, State, Store, begin_turn

PLAYERS = ("player1", "player2")


def position(
    bottom: Sequence[int],
    top: Sequence[int],
    *,
    left: str = "M",
    right: str = "M",
    stores: tuple[tuple[int, int], tuple[int, int]],
    owes: tuple[int, int] = (0, 0),
    turn: int = 0,
    turns: int = 20,
    young: bool = False,
    history: Sequence[str] = (),
) -> dict[str, Any]:
    """Return a JSON position: rows from left to right, ends ``"M"``, ``"4M"``, ``"3"``, stores (mandarins, stones)."""
    ends = [{"mandarin": "M" in end, "small": int(end.replace("M", "") or 0)} for end in (left, right)]
    return {
        "top": list(top),
        "bottom": list(bottom),
        "left_mandarin_square": ends[0],
        "right_mandarin_square": ends[1],
        "store": {PLAYERS[i]: {"mandarins": m, "stones": n} for i, (m, n) in enumerate(stores)},
        "owes": {"player1_owes_player2": owes[0], "player2_owes_player1": owes[1]},
        "to_move": PLAYERS[turn],
        "turns_already_played": turns,
        "young_mandarin_rule": young,
        "history": list(history),
    }


def play(record: dict[str, Any], *actions: str) -> tuple[State, tuple[Event, ...]]:
    """Return the state after some actions, each by who is to act, and the events of the last one."""
    state = RULES.position(record)
    events: tuple[Event, ...] = ()
    for action in actions:
        step = RULES.apply(state, state.turn, RULES.decode(action))
        state, events = step.state, step.events
    return state, events


def said(events: Sequence[Event], *keys: str) -> list[tuple[str, ...]]:
    """Return the announcements with one of these keys as (key, seat, arguments…)."""
    return [
        (event.key, str(event.seat), *event.args)
        for event in events
        if isinstance(event, Announced) and event.key in keys
    ]


@st.composite
def states(draw: st.DrawFn) -> State:
    """Any position that is worth 70 and not over, reachable or not."""
    homes = draw(st.lists(st.integers(0, 4), min_size=2, max_size=2))  # each mandarin: board, stores, bank
    mandarins = Mandarins(homes[0] < 2, homes[1] < 2)
    kept = [sum(home == 2 + seat for home in homes) for seat in range(2)]
    loose = 70 - 10 * (sum(mandarins) + sum(kept))
    on_board = draw(st.integers(0, loose))
    cuts = sorted(draw(st.lists(st.integers(0, on_board), min_size=11, max_size=11)))
    board = tuple(b - a for a, b in zip([0, *cuts], [*cuts, on_board], strict=True))
    mine = draw(st.integers(0, loose - on_board))
    stores = (Store(kept[0], mine), Store(kept[1], loose - on_board - mine))
    turn, turns = Seat(draw(st.integers(0, 1))), draw(st.integers(0, 30))
    debt = (draw(st.integers(0, 9)), draw(st.integers(0, 9)))
    start = State(board, mandarins, stores, debt, turn, turns, draw(st.booleans()))
    return begin_turn(start).state
