"""Properties of Ô ăn quan, on random positions, random games, and by exhaustive counts."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from cardtable.core.events import Announced, Moved, Seat
from cardtable.core.rng import Rng
from cardtable.core.rules import Rules, Setup, Step
from cardtable.devtools import o_an_quan_properties as properties
from cardtable.devtools.properties import PropertyError, Table, Turn, demand, examiners
from cardtable.devtools.soak import main, play, soak
from cardtable.games.o_an_quan.rules import RULES, SQUARES, OAnQuan, Sow, State, trace
from tests.helpers import o_an_quan_bugs
from tests.unit.o_an_quan.naive import NaiveBoard
from tests.unit.o_an_quan.positions import states


def turns_from(state: State, rules: Rules[State, State, Sow] = RULES) -> list[Turn]:
    """Return a turn for every legal action."""
    turns = []
    for action in rules.legal_actions(state, state.turn):
        step = rules.apply(state, state.turn, action)
        table = Table(rules.layout(state))
        turns.append(Turn(rules, 2, state, state.turn, action, step.state, step.events, (table,)))
    return turns


@settings(max_examples=100, deadline=None)
@given(state=states())
def test_every_property_holds_from_any_position(state: State) -> None:
    for turn in turns_from(state):
        for examine in examiners("o_an_quan"):
            examine(turn)


@settings(max_examples=100, deadline=None)
@given(state=states())
def test_the_twin_agrees(state: State) -> None:
    for turn in turns_from(state):
        names = dict(zip(SQUARES, state.board, strict=True))
        naive = NaiveBoard(names, {name for i, name in enumerate(SQUARES) if state.mandarins.at(i)})
        stop = naive.sow(SQUARES[turn.action.square], turn.action.direction.name.lower(), state.protected)
        sowing = trace(state.board, state.mandarins, turn.action.square, turn.action.direction, state.protected)
        assert sowing.board == tuple(naive.stones.values())
        assert {name for i, name in enumerate(SQUARES) if sowing.mandarins.at(i)} == naive.mandarins
        assert sum(capture.stones for capture in sowing.captures) == naive.captured_stones
        assert sum(capture.mandarin for capture in sowing.captures) == naive.captured_mandarins
        assert (sowing.stop, len(sowing.lifts)) == (stop, naive.lifts)
        assert sowing.points == naive.captured_stones + 10 * naive.captured_mandarins


@settings(max_examples=60, deadline=None)
@given(state=states())
def test_the_trace_tells_what_the_events_tell(state: State) -> None:
    for turn in turns_from(state):
        sowing = trace(state.board, state.mandarins, turn.action.square, turn.action.direction, state.protected)
        events = list(turn.events)
        end = next(i for i, e in enumerate(events) if isinstance(e, Announced) and e.key == "turn-end")
        moves = [event for event in events[:end] if isinstance(event, Moved)]
        dropped = tuple(event.target.index for event in moves if event.target.zone == "square")
        taken = tuple(event.source.index for event in moves if event.target.zone == "store")
        assert sowing.path == dropped
        assert sowing.last == dropped[-1]
        assert tuple(capture.square for capture in sowing.captures) == taken


def perft(state: State, depth: int) -> int:
    """Return how many ways there are to play *depth* actions, or fewer where the game ends."""
    if depth == 0 or not RULES.to_act(state):
        return 1
    actions = RULES.legal_actions(state, state.turn)
    return sum(perft(RULES.apply(state, state.turn, action).state, depth - 1) for action in actions)


@pytest.mark.parametrize(("depth", "count"), [(1, 10), (2, 80), (3, 664), (4, 5128)])
def test_perft_from_the_start(depth: int, count: int) -> None:
    assert perft(RULES.deal(Setup(1, 2)).state, depth) == count
    assert perft(RULES.deal(Setup(1, 2, Seat(1))).state, depth) == count


def test_perft_with_young_mandarins() -> None:
    start = RULES.deal(Setup(1, 2, options=(("young_mandarin", "on"),))).state
    assert [perft(start, depth) for depth in (1, 2, 3)] == [10, 80, 668]


def test_a_sample_of_random_games_keeps_every_property(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["o_an_quan", "--games", "150", "--seed", "20260101"]) == 0
    assert "every property held" in capsys.readouterr().out


def _soak_a_little(rules: Rules[State, State, Sow]) -> None:
    for seed in range(30):
        play(rules, seed, examiners("o_an_quan"))


class LeftHanded(OAnQuan):
    """The player of the top row sees the board from the other side."""

    def _apply(self, state: State, seat: Seat, action: Sow) -> Step[State]:
        if seat == 1:
            action = Sow(action.square, properties.OTHER_WAY[action.direction])
        return super()._apply(state, seat, action)


@pytest.mark.parametrize(
    "bug",
    [
        o_an_quan_bugs.LostStone,
        o_an_quan_bugs.CapturedTwice,
        o_an_quan_bugs.MandarinReturns,
        o_an_quan_bugs.CaptureWithoutEvent,
        LeftHanded,
    ],
)
def test_the_soak_finds_planted_bugs(bug: type[Rules[State, State, Sow]]) -> None:
    with pytest.raises(PropertyError) as caught:
        _soak_a_little(bug())
    assert caught.value.__notes__[0].startswith("Cardtable transcript")


def test_the_command_says_what_failed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def refuse(turn: Turn) -> None:
        demand(len(turn.events) < 3, "no more than two events", len(turn.events))

    monkeypatch.setattr(properties, "EXAMINE", refuse)
    assert main(["o_an_quan", "--games", "3"]) == 1
    assert "FAILED: no more than two events" in capsys.readouterr().out


def test_a_soak_is_reproducible() -> None:
    first, second = soak("o_an_quan", 20, 5), soak("o_an_quan", 20, 5)
    assert str(first) == str(second)
    assert first.games == 20


def test_two_players_who_always_take_the_most_still_finish() -> None:
    rng = Rng(3)
    for game in range(15):
        state = RULES.deal(Setup(game, 2)).state
        for _ in range(2000):
            if not RULES.to_act(state):
                break
            turns = turns_from(state)
            best = max(_gain(turn) for turn in turns)
            choices = [turn for turn in turns if _gain(turn) == best]
            state = choices[rng.below(len(choices))].after
        assert state.ended is not None


def _gain(turn: Turn) -> int:
    return trace(
        turn.before.board, turn.before.mandarins, turn.action.square, turn.action.direction, turn.before.protected
    ).points
