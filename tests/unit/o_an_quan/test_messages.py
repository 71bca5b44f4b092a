"""Every key that rules and AI can produce has its sentence; persons and plurals are right."""

from __future__ import annotations

from itertools import pairwise

import pytest

from cardtable.ai.player import Message
from cardtable.core.events import Announced, Ended, Event, Moved, Seat
from cardtable.core.rules import DealResult, Illegal, ScoreLine
from cardtable.games.o_an_quan import reasons
from cardtable.games.o_an_quan.messages import MESSAGES
from cardtable.games.o_an_quan.rules import RULES, STONE, Direction, Mandarins, Sow, State, Store, square
from cardtable.games.o_an_quan.sow import Capture, Stop
from cardtable.games.o_an_quan.words import WORDS, LastTurn
from cardtable.scene.table import SeatInfo
from tests.helpers.o_an_quan_room import AGAINST_AI, TWO_PEOPLE, games
from tests.helpers.telling import UNKNOWN, assert_unknown

EVENTS: list[tuple[Event, str | None]] = [
    (Announced(Seat(0), "lift", ("B2", "5")), "You took 5 stone(s) from bottom square 2."),
    (Announced(Seat(1), "capture", ("T3", "4", "0", "4")), "The AI captured 4 stone(s) from top square 3."),
    (
        Announced(Seat(0), "capture", ("ML", "2", "1", "12")),
        "You captured the mandarin and 2 stone(s) from the left mandarin square: 12 points.",
    ),
    (
        Announced(Seat(0), "capture", ("MR", "0", "1", "10")),
        "You captured the mandarin from the right mandarin square: 10 points.",
    ),
    (Announced(Seat(1), "replenish", ("5",)), "The AI filled the empty row with 5 stone(s) from the store."),
    (Announced(Seat(1), "replenish", ("0",)), "The AI found the row empty, and the store too."),
    (Announced(Seat(0), "exchange"), "You exchanged a mandarin for 10 stones."),
    (Announced(Seat(1), "borrow", ("2",)), "The AI borrowed 2 stone(s) to fill the row."),
    (Announced(Seat(1), "repetition", ("3",)), None),
    (Moved((STONE,), square(1), square(2)), None),
]


@pytest.mark.parametrize(("event", "sentence"), EVENTS)
def test_events(event: Event, sentence: str | None) -> None:
    assert MESSAGES.event(event, AGAINST_AI) == sentence


@pytest.mark.parametrize("stop", list(Stop))
def test_every_end_of_a_turn_is_said(stop: Stop) -> None:
    assert MESSAGES.event(Announced(Seat(0), "turn-end", (stop.value,)), AGAINST_AI) == MESSAGES.turn_end(stop)
    assert WORDS.stopped(stop)
    assert WORDS.preview_end(stop)
    for direction in Direction:
        assert WORDS.last_turn(LastTurn(direction, (), stop)).startswith("Sowed")
        assert "7" in WORDS.last_turn(LastTurn(direction, (Capture(7, 7, False),), stop))


@pytest.mark.parametrize("reason", ["mandarins-gone", "insolvent", "repetition"])
def test_every_end_of_the_game_is_said(reason: str) -> None:
    assert MESSAGES.event(Ended((1, 2), reason), AGAINST_AI)
    assert bool(MESSAGES.result_note(DealResult((1, 2), reason))) == (reason != "mandarins-gone")


def test_everything_that_happens_in_games_can_be_said() -> None:
    for states in games(17, 12):
        for before, after in pairwise(states):
            for action in RULES.legal_actions(before, before.turn):
                step = RULES.apply(before, before.turn, action)
                if step.state == after:
                    for seats in (AGAINST_AI, TWO_PEOPLE):
                        assert any(MESSAGES.event(event, seats) for event in step.events)


@pytest.mark.parametrize(
    "key", ["game-over", "not-your-turn", "mandarin-square", "not-your-square", "empty-square", "please-wait"]
)
def test_every_refusal_has_its_reason(key: str) -> None:
    assert MESSAGES.illegal(Illegal(key, ("B1",), "R3")).endswith(".")


ARGUMENTS = {
    **dict.fromkeys((reasons.ENDS_AHEAD, reasons.ENDS_BEHIND, reasons.MANDARIN, reasons.CAPTURE), ("4",)),
    **dict.fromkeys((reasons.WINS, reasons.LOSES), ("9",)),
    **dict.fromkeys((reasons.DENIES, reasons.GUARDS), ("7", "2")),
    reasons.SAFER: ("3", "11", "14"),
    reasons.PREPARES: ("6", "T2"),
    reasons.BALANCE: ("8", "-3"),
}


@pytest.mark.parametrize("key", reasons.KEYS)
def test_every_reason_is_one_sentence(key: str) -> None:
    sentence = MESSAGES.hint(Message(key, ARGUMENTS.get(key, ())))
    assert sentence.endswith(".")
    for argument in ARGUMENTS.get(key, ()):
        number = argument.replace("-", "−")
        assert number in sentence or (argument == "T2" and "top square 2" in sentence)


def test_a_reply_that_captures_nothing_is_said_so() -> None:
    for key in (reasons.DENIES, reasons.GUARDS):
        assert "captures nothing" in MESSAGES.hint(Message(key, ("7", "0")))


@pytest.mark.parametrize(
    ("seats", "winners", "title"),
    [
        (AGAINST_AI, (0,), "You win"),
        (AGAINST_AI, (1,), "You lose"),
        (AGAINST_AI, (0, 1), "Draw"),
        (TWO_PEOPLE, (0,), "Player 1 wins"),
        (TWO_PEOPLE, (1,), "Player 2 wins"),
        (TWO_PEOPLE, (0, 1), "Draw"),
    ],
)
def test_titles_are_in_the_right_person(seats: tuple[SeatInfo, ...], winners: tuple[int, ...], title: str) -> None:
    result = DealResult((35, 35), "mandarins-gone", tuple(Seat(seat) for seat in winners))
    assert MESSAGES.result_title(result, seats) == title


def test_lines_are_in_the_right_person() -> None:
    lines = [ScoreLine("mandarins", 0, ("0",)), ScoreLine("row", 4), ScoreLine("owes", -2), ScoreLine("owed", 2)]
    both = (AGAINST_AI, TWO_PEOPLE)
    said = [[MESSAGES.result_line(line, Seat(n), seats) for line in lines] for seats in both for n in (0, 1)]
    assert said == [
        ["No mandarin", "Stones in your row", "You owe the AI", "Due from the AI"],
        ["No mandarin", "Stones in its row", "Owes you", "Due from you"],
        ["No mandarin", "Stones in the row", "Owes player 2", "Due from player 2"],
        ["No mandarin", "Stones in the row", "Owes player 1", "Due from player 1"],
    ]


def test_options_and_actions_have_names() -> None:
    for option in RULES.options:
        assert MESSAGES.option(option.key)
        assert MESSAGES.option_help(option.key)
        assert all(MESSAGES.option_value(option.key, value) for value in option.values)
    assert MESSAGES.action(Sow(1, Direction.LEFT), Seat(0)) == "Sow square 2 to the left"
    assert MESSAGES.action(Sow(9, Direction.RIGHT), Seat(1)) == "Sow square 2 to the right"


@pytest.mark.parametrize("unknown", UNKNOWN)
def test_an_unknown_key_is_a_bug(unknown: str) -> None:
    assert_unknown(MESSAGES, unknown)


def test_long_chains_are_summed_up() -> None:
    chain = [Capture(i, i + 1, False) for i in range(5)]
    assert WORDS.sum(chain[:3]) == "1 + 2 + 3"
    assert WORDS.sum(chain) == "15"


def test_the_status_line_names_turn_and_starter() -> None:
    state = State((5,) * 12, Mandarins(True, True), (Store(), Store()), (0, 0), Seat(0), 14, False)
    assert WORDS.statuses(state.turns + 1, AGAINST_AI, Seat(0), counted=True) == [
        "Ô ăn quan · turn 15 · you began · counts",
        "turn 15 · you began · counts",
        "turn 15 · counts",
    ]
    assert WORDS.statuses(1, AGAINST_AI, Seat(1), counted=False)[0] == "Ô ăn quan · turn 1 · the AI began · practice"
    assert WORDS.statuses(1, TWO_PEOPLE, Seat(1), counted=None)[0] == "Ô ăn quan · turn 1 · player 2 began"
