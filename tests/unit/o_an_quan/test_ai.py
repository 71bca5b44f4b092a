"""The players of Ô ăn quan: sensible, honest about their reasons, exact at the end of the game."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import pytest

from cardtable.ai.arena import Contender, play_deal
from cardtable.ai.player import LADDER, Budget, Level, Message
from cardtable.core.events import Seat
from cardtable.core.rng import Rng
from cardtable.core.rules import Setup
from cardtable.games.o_an_quan import reasons
from cardtable.games.o_an_quan.ai import AI
from cardtable.games.o_an_quan.messages import MESSAGES
from cardtable.games.o_an_quan.rules import ROWS, RULES, Sow, State
from cardtable.games.o_an_quan.sow import Direction, trace

FEW = Budget(nodes=1500)
FULL = (5, 5, 5, 5, 5)


def position(
    bottom: Sequence[int],
    top: Sequence[int],
    ends: Sequence[tuple[bool, int]] = ((True, 0), (True, 0)),
    turns: int = 0,
    **more: Any,
) -> State:
    """Return a position with seat 0 to move; what is not on the board is shared out."""
    on_board = sum(bottom) + sum(top) + sum(small + 10 * mandarin for mandarin, small in ends)
    gone = 2 - sum(mandarin for mandarin, _ in ends)
    rest = 70 - on_board - 10 * gone
    stores: Mapping[str, Any] = {
        "player1": {"mandarins": gone // 2, "stones": rest // 2},
        "player2": {"mandarins": gone - gone // 2, "stones": rest - rest // 2},
    }
    record = {
        "bottom": list(bottom),
        "top": list(top),
        "left_mandarin_square": {"mandarin": ends[0][0], "small": ends[0][1]},
        "right_mandarin_square": {"mandarin": ends[1][0], "small": ends[1][1]},
        "store": stores,
        "to_move": "player1",
        "turns_already_played": turns,
    }
    return RULES.position({**record, **more})


def choose(state: State, level: Level = Level.HARD, seed: int = 1, budget: Budget = FEW) -> Any:
    legal = list(RULES.legal_actions(state, state.turn))
    return AI.player(level).choose(state, legal, Rng(seed), budget)


class Exact:
    """The final lead of a seat under best play, from the rules alone: alpha-beta, no table, no estimate.

    Gives up with TimeoutError where that takes long.
    """

    LIMIT = 150
    DEEPEST = 60

    def __init__(self, seat: int) -> None:
        self.seat, self.states = seat, 0

    def value(self, state: State, low: int = -99, high: int = 99, depth: int = 0) -> int:
        self.states += 1
        if self.states > self.LIMIT or depth > self.DEEPEST:
            raise TimeoutError
        result = RULES.result(state)
        if result is not None:
            return result.points[self.seat] - result.points[1 - self.seat]
        mine = state.turn == self.seat
        for sow in sorted(_legal(state), key=lambda sow: -_points(state, sow)):
            value = self.value(RULES.apply(state, state.turn, sow).state, low, high, depth + 1)
            low, high = (max(low, value), high) if mine else (low, min(high, value))
            if low >= high:
                break
        return low if mine else high


def endings() -> Iterator[tuple[State, int]]:
    """Yield late positions of random games with their exact leads, where they are found soon."""
    for seed in range(60):
        rng, state = Rng(seed), RULES.deal(Setup(seed, 2)).state
        while state.ended is None:
            legal = _legal(state)
            if len(legal) > 1 and sum(state.board) < 12:
                with contextlib.suppress(TimeoutError):
                    yield state, Exact(state.turn).value(state)
                    break
            state = RULES.apply(state, state.turn, legal[rng.below(len(legal))]).state


def test_solved_endings_are_exact() -> None:
    solved = 0
    for state, exact in endings():
        decision = choose(state, budget=Budget(nodes=50_000))
        if decision.solved:
            solved += 1
            assert decision.value == exact
            after = RULES.apply(state, state.turn, decision.action).state
            with contextlib.suppress(TimeoutError):
                assert Exact(state.turn).value(after) == exact
    assert solved >= 5


@pytest.mark.parametrize("level", LADDER)
def test_equal_arguments_give_equal_decisions(level: Level) -> None:
    state = RULES.deal(Setup(1, 2)).state
    assert choose(state, level) == choose(state, level)


def test_levels_vary_their_play() -> None:
    state = RULES.deal(Setup(1, 2)).state
    for level in LADDER:
        assert len({choose(state, level, seed).action for seed in range(30)}) > 1


def test_a_single_action_costs_nothing() -> None:
    state = position((0, 0, 0, 0, 0), FULL, ((True, 3), (True, 3)))
    legal = list(RULES.legal_actions(state, state.turn))[:1]
    decision = AI.player(Level.HARD).choose(state, legal, Rng(1))
    assert (decision.action, decision.nodes) == (legal[0], 0)


def test_hard_takes_a_mandarin() -> None:
    state = position((0, 0, 1, 0, 0), FULL, ((True, 2), (True, 2)))
    decision = choose(state)
    assert decision.action.square == 2
    assert decision.reason == Message(reasons.MANDARIN, ("12",))


def test_easy_sees_a_plain_capture() -> None:
    state = position((0, 0, 1, 0, 0), FULL, ((True, 2), (True, 2)))
    picks = [_points(state, choose(state, Level.EASY, seed).action) for seed in range(100)]
    assert picks.count(12) > 90


def test_third_occurrences_are_avoided_or_sought() -> None:
    """Two sensible players always finish: whatever the level, R15 ends what goes in circles."""
    for level in (Level.MEDIUM, Level.HARD):
        pair = (Contender(level, Budget(nodes=300)), Contender(level, Budget(nodes=300)))
        for seed in range(3):
            assert max(play_deal(RULES, AI, pair, seed).actions) < 300


def test_a_review_rates_every_action() -> None:
    state = RULES.deal(Setup(1, 2)).state
    rated = AI.review(state, _legal(state), Budget(nodes=5000))
    assert sorted((d.action.square, d.action.direction.value) for d in rated) == sorted(
        (sow.square, sow.direction.value) for sow in _legal(state)
    )
    assert [d.value for d in rated] == sorted((d.value for d in rated), reverse=True)
    for judged in rated:
        assert judged.reason is not None
        check_reason(state, judged.action, judged.reason)


def test_a_single_choice_says_so() -> None:
    state = position((0, 0, 0, 0, 0), FULL, ((True, 3), (True, 3)))
    assert reasons.explain(state, _legal(state)[0], reasons.Sight(1, 0.0), tuple).key != reasons.ONLY


def test_a_capture_that_leaves_a_larger_one_alone_is_not_explained_by_its_size() -> None:
    state = position((0, 0, 1, 7, 7), (6, 6, 0, 1, 7), ((True, 1), (True, 2)), turns=2)
    small, large = Sow(4, Direction.LEFT), Sow(2, Direction.LEFT)
    assert (_points(state, small), _points(state, large)) == (1, 11)
    reason = reasons.explain(state, small, reasons.Sight(9, 2.0), tuple)
    assert reason == Message(reasons.GUARDS, ("19", "8"))
    check_reason(state, small, reason)
    assert reasons.explain(state, small, reasons.Sight(1, 1.0, best=False), tuple) == Message(reasons.CAPTURE, ("1",))
    assert reasons.explain(state, large, reasons.Sight(9, 2.0), tuple) == Message(reasons.MANDARIN, ("11",))


@pytest.mark.parametrize("key", reasons.KEYS)
def test_every_reason_has_words(key: str) -> None:
    counts = {"safer-capture": 3, "denies": 2, "guards": 2, "best-balance": 2}
    single = {"ends-ahead", "ends-behind", "takes-mandarin", "captures", "leads-to-win", "least-loss"}
    args = ("4", "B3") if key == "prepares" else ("4",) * counts.get(key, int(key in single))
    assert MESSAGES.hint(Message(key, args))


def _legal(state: State) -> list[Sow]:
    return list(RULES.legal_actions(state, state.turn))


def _points(state: State, sow: Sow) -> int:
    return trace(state.board, state.mandarins, sow.square, sow.direction, state.protected).points


@pytest.mark.parametrize("level", LADDER)
def test_every_reason_is_known_and_true(level: Level) -> None:
    """Play some games and check each reason against the rules."""
    found = set()
    for seed in range(6 if level is Level.HARD else 25):
        rng, state = Rng(seed), RULES.deal(Setup(seed, 2, Seat(seed % 2))).state
        while state.ended is None:
            legal = _legal(state)
            decision = AI.player(level).choose(state, legal, rng, Budget(nodes=600))
            assert decision.reason is not None
            check_reason(state, decision.action, decision.reason)
            found.add(decision.reason.key)
            sow = decision.action if rng.below(4) else legal[rng.below(len(legal))]
            state = RULES.apply(state, state.turn, sow).state
    assert found <= set(reasons.KEYS)
    assert {reasons.CAPTURE, reasons.MANDARIN} <= found


def check_reason(state: State, sow: Sow, reason: Message) -> None:
    """Assert what *reason* claims, as far as the rules alone can tell."""
    seat, args = state.turn, reason.args
    sowing = trace(state.board, state.mandarins, sow.square, sow.direction, state.protected)
    after = RULES.apply(state, seat, sow).state
    match reason.key:
        case reasons.ONLY:
            assert len(_legal(state)) == 1
        case reasons.CAPTURE | reasons.MANDARIN:
            assert sowing.points == int(args[0])
            assert any(capture.mandarin for capture in sowing.captures) == (reason.key == reasons.MANDARIN)
        case reasons.SAFER:
            assert sowing.points == int(args[0]) < int(args[1])
            assert any(_points(state, other) == int(args[1]) for other in _legal(state))
        case reasons.ENDS_AHEAD | reasons.ENDS_BEHIND | reasons.ENDS_LEVEL:
            result = RULES.result(after)
            assert result is not None
            lead = result.points[seat] - result.points[1 - seat]
            assert abs(lead) == int(args[0] if args else 0)
            assert (lead > 0) == (reason.key == reasons.ENDS_AHEAD)
        case reasons.STARVES:
            assert not any(sowing.board[i] for i in ROWS[1 - seat])
        case reasons.DENIES | reasons.GUARDS:
            answers = [_answer(state, other) for other in _legal(state) if other != sow]
            assert _answer(state, sow) == int(args[1]) <= int(args[0]) - reasons.NOTABLE
            reached = sum(answer >= int(args[0]) for answer in answers)
            assert reached * (1 if reason.key == reasons.DENIES else 2) >= len(answers)
        case reasons.PREPARES:
            assert int(args[0]) > 0


def _answer(state: State, sow: Sow) -> int:
    """Return the most that the opponent can capture after *sow*."""
    after = RULES.apply(state, state.turn, sow).state
    return max((_points(after, reply) for reply in _legal(after)), default=0) if after.ended is None else 0
