"""Cases of Ô ăn quan.

The expected record is answered field by field from what the program does; a field
that nobody knows an answer to fails.  Positions are compared as the table sees
them: the layout, moved by the events.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from cardtable.core.events import Announced, Ended, Event, Seat
from cardtable.core.rules import Illegal, settle
from cardtable.games.o_an_quan import rules as oaq
from cardtable.games.o_an_quan.rules import RULES, Direction, Sow, State

Record: TypeAlias = dict[str, Any]

PLAYERS = ("player1", "player2")
REASONS = {
    "mandarin_square_next": "mandarin-ahead",
    "two_empty": "two-empty",
    "after_capture_next_not_empty": "after-capture",
    "young_mandarin": "young-mandarin",
}
WHY = {  # a word that the explanation in the file must contain
    "empty-square": "empty",
    "not-your-square": "opponent",
    "mandarin-square": "mandarin",
    "not-your-turn": "turn",
    "game-over": "over",
}


def examine(case: Record) -> None:
    """Play one case."""
    answers = KINDS[case["kind"]](case)
    for field, expected in case["expect"].items():
        assert field in answers, f"a field nobody answers: {field}"
        assert answers[field] == expected, field


def sow(case: Record) -> Record:
    """Apply an action; the board is compared before the next player replenishes."""
    state, (seat, action) = RULES.position(case["setup"]), read_action(case["action"])
    step = RULES.apply(state, seat, action)
    turn_end = next(i for i, e in enumerate(step.events) if isinstance(e, Announced) and e.key == "turn-end")
    told = announced(step.events)
    captures = [capture(*e.args) for e in told if e.key == "capture"]
    (reason,) = (e.args[0] for e in told if e.key == "turn-end")
    to_act = RULES.to_act(step.state)
    return {
        "captures_in_order": captures,
        "points_gained": sum(taken["points"] for taken in captures),
        "turn_end_reason": {message: name for name, message in REASONS.items()}[reason],
        "pickups": sum(e.key == "lift" for e in told),
        "after_move": table(state, step.events[: turn_end + 1]),
        **outcome(step.state, step.events),
        "next_to_move": PLAYERS[to_act[0]] if to_act else None,
    }


def begin_turn(case: Record) -> Record:
    """Do what comes before the player to move may choose."""
    before = oaq.unbegun(case["setup"])
    step = oaq.begin_turn(before)
    assert RULES.position(case["setup"]) == step.state
    assert table(before, step.events) == table(step.state, ()), "events lead to the state"
    return {
        "replenished": any(e.key == "replenish" for e in announced(step.events)),
        "state_after": table(before, step.events),
        **outcome(step.state, step.events),
    }


def final_score(case: Record) -> Record:
    """Count a finished game, whatever it was that ended it."""
    state = oaq.unbegun(case["setup"])
    points = [sum(line.points for line in oaq.score_lines(state, Seat(seat))) for seat in range(2)]
    result = RULES.result(RULES.position(case["setup"]))
    assert result is None or list(result.points) == points, "the program counts alike"
    return scores(points, [Seat(seat) for seat in range(2) if points[seat] == max(points)])


def illegal(case: Record) -> Record:
    """Try an action that must be refused."""
    state, (seat, action) = RULES.position(case["setup"]), read_action(case["action"])
    before = RULES.record(state)
    reason = RULES.check(state, seat, action)
    return {
        "rejected": reason is not None and action not in RULES.legal_actions(state, seat),
        "state_unchanged": RULES.record(state) == before,
        "why": explained(reason, case["expect"].get("why", "")),
    }


def legal_moves(case: Record) -> Record:
    """List the actions of the player to move, in the order of the file."""
    state = RULES.position(case["setup"])
    listed = [write_action(action) for action in RULES.legal_actions(state, state.turn)]
    wanted = case["expect"].get("legal", listed)
    listed.sort(key=lambda action: wanted.index(action) if action in wanted else len(wanted))
    return {"legal": listed, "count": len(listed)}


KINDS: dict[str, Callable[[Record], Record]] = {
    kind.__name__: kind for kind in (sow, begin_turn, final_score, illegal, legal_moves)
}


def read_action(record: Record) -> tuple[Seat, Sow]:
    """Return who acts, and how."""
    square = oaq.SQUARES.index(record["square"])
    return Seat(PLAYERS.index(record["player"])), Sow(square, Direction[record["direction_on_screen"].upper()])


def write_action(action: Sow) -> Record:
    """Return an action as the files write it."""
    return {"square": oaq.SQUARES[action.square], "direction_on_screen": action.direction.name.lower()}


def announced(events: Sequence[Event]) -> list[Announced]:
    """Return what was said."""
    return [event for event in events if isinstance(event, Announced)]


def capture(square: str, stones: str, mandarin: str, points: str) -> Record:
    """Return a capture as the files write it."""
    return {"square": square, "stones": int(stones), "mandarin": mandarin == "1", "points": int(points)}


def table(state: State, events: Sequence[Event]) -> Record:
    """Return the position that lies on the table after some events, as the files write it."""
    layout = settle(RULES.layout(state), events)
    stones = [layout.get(oaq.square(i), ()).count(oaq.STONE) for i in range(12)]
    kept = [layout.get(oaq.store(seat), ()) for seat in range(2)]
    borrowed = {e.seat: int(e.args[0]) for e in announced(events) if e.key == "borrow"}
    return {
        "top": [stones[i] for i in oaq.ROWS[1]],
        "bottom": [stones[i] for i in oaq.ROWS[0]],
        **{
            key: {"mandarin": oaq.MANDARIN in layout.get(oaq.square(i), ()), "small": stones[i]}
            for key, i in (("left_mandarin_square", oaq.LEFT_MANDARIN), ("right_mandarin_square", oaq.RIGHT_MANDARIN))
        },
        "store": {
            name: {"mandarins": pile.count(oaq.MANDARIN), "stones": pile.count(oaq.STONE)}
            for name, pile in zip(PLAYERS, kept, strict=True)
        },
        "owes": {
            "player1_owes_player2": state.debt[0] + borrowed.get(Seat(0), 0),
            "player2_owes_player1": state.debt[1] + borrowed.get(Seat(1), 0),
        },
    }


def outcome(state: State, events: Sequence[Event]) -> Record:
    """Return what is known about the end of the game."""
    result = RULES.result(state)
    if result is None:
        return {"game_over": False, "final_points": None, "winner": None}
    assert events[-1] == Ended(result.points, result.reason)
    return {"game_over": True, **scores(result.points, result.winners)}


def scores(points: Sequence[int], winners: Sequence[Seat]) -> Record:
    """Return final points as the files write them."""
    winner = PLAYERS[winners[0]] if len(winners) == 1 else "draw"
    return {"final_points": dict(zip(PLAYERS, points, strict=True)), "winner": winner}


def explained(reason: Illegal | None, why: str) -> str:
    """Return *why* if it fits the reason, else the reason."""
    return why if reason is not None and WHY[reason.key] in why.lower() else str(reason)
