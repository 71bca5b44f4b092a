"""The rules of Ô ăn quan one by one; each test names the rule or the hole that it is about."""

from __future__ import annotations

from typing import Any

import pytest

from cardtable.core.events import Ended, Moved, Seat
from cardtable.core.rules import Illegal, ScoreLine, Setup
from cardtable.games.o_an_quan import rules as oaq
from cardtable.games.o_an_quan.rules import RULES, Direction, Mandarins, Sow, Store
from tests.unit.o_an_quan.positions import play, position, said

FIVES = [5] * 5


def start(starter: int = 0, young: str = "off") -> oaq.State:
    return RULES.deal(Setup(1, 2, Seat(starter), (("young_mandarin", young),))).state


def test_r1_setup() -> None:
    state = start()
    assert state.board == (5, 5, 5, 5, 5, 0, 5, 5, 5, 5, 5, 0)
    assert state.mandarins == Mandarins(left=True, right=True)
    assert state.stores == (Store(0, 0), Store(0, 0))
    assert not state.young_rule
    layout = RULES.layout(state)
    assert layout[oaq.square(5)] == (oaq.MANDARIN,)
    assert layout[oaq.BANK] == (oaq.STONE,) * 20


@pytest.mark.parametrize("starter", [0, 1])
def test_h6_the_dealer_starts(starter: int) -> None:
    state = start(starter)
    assert RULES.to_act(state) == (starter,)
    assert state.starter == starter
    after = RULES.apply(state, Seat(starter), next(RULES.legal_actions(state, Seat(starter)))).state
    assert (after.starter, after.turn) == (starter, 1 - starter)


def test_r2_a_capture_gives_no_second_turn() -> None:
    state, events = play(position(FIVES, FIVES, stores=((0, 0), (0, 0)), turns=0), "B1<")
    assert said(events, "capture") == [("capture", "0", "ML", "1", "1", "11")]
    assert RULES.to_act(state) == (1,)


def test_r3_left_and_right_are_those_of_the_screen() -> None:
    for text, lands in (("B3>", "B4"), ("B3<", "B2"), ("T3>", "T4"), ("T3<", "T2")):
        state, action = start(starter=text.startswith("T")), RULES.decode(text)
        lift, first_stone, *_ = RULES.apply(state, state.turn, action).events
        assert said([lift], "lift") == [("lift", str(state.turn), text[:2], "5")]
        assert first_stone == Moved((oaq.STONE,), oaq.square(action.square), oaq.square(oaq.SQUARES.index(lands)))


def test_r3_ten_actions_from_left_to_right() -> None:
    texts = [RULES.encode(action) for action in RULES.legal_actions(start(1), Seat(1))]
    assert texts == ["T1<", "T1>", "T2<", "T2>", "T3<", "T3>", "T4<", "T4>", "T5<", "T5>"]
    assert not list(RULES.legal_actions(start(1), Seat(0)))


@pytest.mark.parametrize(
    ("seat", "action", "reason"),
    [
        (0, "ML>", Illegal("mandarin-square", ("ML",), "R3")),
        (0, "MR<", Illegal("mandarin-square", ("MR",), "R3")),
        (0, "T2<", Illegal("not-your-square", ("T2",), "R3")),
        (0, "B1<", Illegal("empty-square", ("B1",), "R3")),
        (1, "T2<", Illegal("not-your-turn", (), "R2")),
        (0, "B2<", None),
    ],
)
def test_r3_what_is_refused(seat: int, action: str, reason: Illegal | None) -> None:
    state = RULES.position(position([0, 5, 5, 5, 5], FIVES, stores=((0, 5), (0, 0))))
    assert RULES.check(state, Seat(seat), RULES.decode(action)) == reason


def test_r13_nothing_may_be_done_after_the_end() -> None:
    state = RULES.position(position([1, 0, 0, 0, 0], FIVES, left="", right="", stores=((2, 24), (0, 0))))
    assert RULES.check(state, Seat(0), RULES.decode("B1>")) == Illegal("game-over", (), "R13")


def test_notation() -> None:
    assert RULES.decode("b1>") == Sow(0, Direction.RIGHT)
    assert RULES.encode(Sow(10, Direction.LEFT)) == "T1<"
    for nonsense in ("B6>", "B1", "B1-", "", ">", "B1>>"):
        with pytest.raises(ValueError, match=r"not a valid|no such square"):
            RULES.decode(nonsense)


@pytest.mark.parametrize(
    ("turns", "end", "young", "captured"),
    [
        (9, "4M", True, False),  # the tenth turn still knows young mandarins
        (10, "4M", True, True),  # the eleventh does not
        (9, "5M", True, True),  # five stones make it grow up
        (9, "4", True, True),  # without its mandarin a square is never young
        (0, "M", True, False),
        (9, "4M", False, True),  # the rule is off
    ],
)
def test_r9_young_mandarin(turns: int, end: str, young: bool, captured: bool) -> None:
    stones = int(end.replace("M", "") or 0)
    kept = 70 - 25 - 1 - stones - 10 * ("M" in end) - 10
    record = position([0, 0, 1, 0, 0], FIVES, right=end, stores=((0, kept), (0, 0)), turns=turns, young=young)
    state, events = play(record, "B3>")
    assert said(events, "turn-end") == [("turn-end", "0", "after-capture" if captured else "young-mandarin")]
    assert state.mandarins.right == ("M" in end and not captured)


def test_r9_stones_sown_this_turn_count() -> None:
    # round the board: the twelfth stone falls on B3 itself; MR grows from 4 to 5
    record = position([0, 2, 12, 0, 0], [0] * 5, right="4M", stores=((0, 32), (0, 0)), turns=3, young=True)
    state, events = play(record, "B3>")
    assert state.board[5] >= 5
    record = position([0, 0, 0, 0, 7], [0, 2, 0, 0, 0], right="4M", stores=((0, 37), (0, 0)), turns=3, young=True)
    # B5 sows MR T5 T4 T3 T2 T1 ML; MR is now five, and not what stops the turn
    state, events = play(record, "B5>")
    assert state.board[5] == 5
    assert said(events, "turn-end") == [("turn-end", "0", "two-empty")]


def test_r10_the_next_player_replenishes_before_choosing() -> None:
    record = position([0, 0, 0, 0, 1], [0, 0, 0, 0, 0], stores=((0, 9), (0, 40)))
    state, events = play(record, "B5>")
    assert said(events, "replenish", "exchange", "borrow") == [("replenish", "1", "5")]
    moves = [event for event in events if isinstance(event, Moved)][-5:]
    assert moves == [Moved((oaq.STONE,), oaq.store(1), oaq.square(i)) for i in (10, 9, 8, 7, 6)]
    assert state.stores[1] == Store(0, 35)
    assert state.board[6:11] == (1, 1, 1, 1, 1)


BEGINNINGS: list[tuple[str, tuple[tuple[int, int], tuple[int, int]], list[str], tuple[Any, ...]]] = [
    # (mandarins, stones) of the mover and of the other; what is said; stores after, debt of the mover
    ("exactly five", ((0, 5), (0, 15)), ["replenish 5"], ((0, 0), (0, 15), 0)),
    ("R11 exchange though the other could lend", ((1, 3), (0, 15)), ["replenish 5", "exchange"], ((0, 8), (0, 15), 0)),
    ("R11 not needed", ((1, 5), (0, 15)), ["replenish 5"], ((1, 0), (0, 15), 0)),
    ("R11 only one of two", ((2, 0), (0, 5)), ["replenish 5", "exchange"], ((1, 5), (0, 5), 0)),
    ("R12 borrow", ((0, 3), (0, 15)), ["replenish 3", "borrow 2"], ((0, 0), (0, 13), 2)),
    ("R12 borrow all", ((0, 0), (0, 5)), ["replenish 0", "borrow 5"], ((0, 0), (0, 0), 5)),
    ("R12 lender exchanges", ((0, 4), (1, 0)), ["replenish 4", "exchange!", "borrow 1"], ((0, 0), (0, 9), 1)),
    ("R12 lender keeps his mandarin", ((0, 4), (1, 1)), ["replenish 4", "borrow 1"], ((0, 0), (1, 0), 1)),
    (
        "R12 lender exchanges one of two",
        ((0, 0), (2, 4)),
        ["replenish 0", "exchange!", "borrow 5"],
        ((0, 0), (1, 9), 5),
    ),
    ("R12 together just five", ((0, 2), (0, 3)), ["replenish 2", "borrow 3"], ((0, 0), (0, 0), 3)),
]


@pytest.mark.parametrize(
    ("stores", "words", "after"), [row[1:] for row in BEGINNINGS], ids=[row[0] for row in BEGINNINGS]
)
@pytest.mark.parametrize("turn", [0, 1])
def test_r10_to_r12_replenishment(
    stores: tuple[tuple[int, int], tuple[int, int]], words: list[str], after: tuple[Any, ...], turn: int
) -> None:
    # the mandarins that are in no store lie in ML and MR; the other player's row takes the stones that are left
    free = 2 - stores[0][0] - stores[1][0]
    rest = 50 - stores[0][1] - stores[1][1]
    rows = [[0] * 5, [rest, 0, 0, 0, 0]]
    record = position(
        rows[turn],
        rows[1 - turn],
        left="M" if free else "",
        right="M" if free > 1 else "1",
        stores=(stores[turn], stores[1 - turn]),
        owes=(0, 0),
        turn=turn,
    )
    if free < 2:
        record["top" if turn == 0 else "bottom"][0] -= 1  # the stone in MR
    step = oaq.begin_turn(oaq.unbegun(record))
    told = said(step.events, "replenish", "exchange", "borrow")
    assert [f"{key}{'!' * (seat != str(turn))} {' '.join(args)}".strip() for key, seat, *args in told] == words
    mine, other, debt = after
    assert (step.state.stores[turn], step.state.stores[1 - turn]) == (mine, other)
    assert (step.state.debt[turn], step.state.debt[1 - turn]) == (debt, 0)
    assert RULES.to_act(step.state) == (turn,)


@pytest.mark.parametrize("stores", [((0, 0), (0, 4)), ((0, 4), (0, 0)), ((0, 2), (0, 2)), ((0, 0), (0, 0))])
def test_r12_insolvent(stores: tuple[tuple[int, int], tuple[int, int]]) -> None:
    kept = stores[0][1] + stores[1][1]
    record = position([0] * 5, [50 - kept, 0, 0, 0, 0], stores=stores, owes=(2, 3))
    step = oaq.begin_turn(oaq.unbegun(record))
    points = (stores[0][1] - 2 + 3, stores[1][1] + 50 - kept + 2 - 3)
    assert step.events == (Ended(points, "insolvent"),)
    assert step.state.board == oaq.unbegun(record).board
    assert RULES.to_act(step.state) == ()


def test_r12_insolvency_follows_an_action() -> None:
    record = position([0, 0, 0, 0, 1], [0] * 5, right="45M", stores=((0, 2), (0, 2)))
    state, events = play(record, "B5<")
    assert said(events, "turn-end") == [("turn-end", "0", "two-empty")]
    assert state.ended == "insolvent"
    result = RULES.result(state)
    assert result is not None
    assert sum(result.points) == 5  # what lies in the mandarin squares belongs to nobody


def test_debts_of_both_sides_stay_apart() -> None:
    record = position([0] * 5, [31, 0, 0, 0, 0], stores=((0, 3), (0, 16)), owes=(1, 4))
    assert oaq.begin_turn(oaq.unbegun(record)).state.debt == (3, 4)


def test_r13_h4_no_replenishment_when_the_game_is_over() -> None:
    # B3 captures MR, the last thing in a mandarin square; the other row is empty
    record = position([0, 0, 1, 0, 0], [0] * 5, left="", right="3M", stores=((0, 10), (1, 36)))
    state, events = play(record, "B3>")
    assert state.ended == "mandarins-gone"
    assert events[-1] == Ended((24, 46), "mandarins-gone")
    assert not said(events, "replenish")
    assert state.board[6:11] == (0, 0, 0, 0, 0)


def test_h3_the_chain_goes_on_when_the_last_mandarin_falls() -> None:
    record = position([0, 0, 1, 0, 0], [0, 0, 0, 4, 0], left="", right="M", stores=((1, 20), (0, 25)))
    state, events = play(record, "B3>")
    assert [args[2] for args in said(events, "capture")] == ["MR", "T4"]
    assert state.ended == "mandarins-gone"
    assert state.stores[0] == Store(2, 24)


def test_h2_no_relay_after_a_capture() -> None:
    record = position([1, 0, 0, 4, 3], FIVES, stores=((0, 8), (0, 9)))
    state, events = play(record, "B1>")
    assert said(events, "lift") == [("lift", "0", "B1", "1")]
    assert state.board[4] == 3


def test_r14_the_sum_of_the_seeds_example() -> None:
    record = position(
        [4, 0, 0, 0, 0], [0, 0, 0, 0, 6], left="", right="", stores=((1, 23), (1, 17)), owes=(2, 0), turns=30
    )
    result = RULES.result(RULES.position(record))
    assert result is not None
    assert result.points == (35, 35)
    assert result.winners == (0, 1)
    assert result.lines[0] == (
        ScoreLine("mandarins", 10, ("1",)),
        ScoreLine("store", 23),
        ScoreLine("row", 4),
        ScoreLine("owes", -2),
    )
    assert result.lines[1][-1] == ScoreLine("owed", 2)


def test_what_the_score_would_be_now() -> None:
    state = RULES.position(position(FIVES, FIVES, stores=((0, 0), (0, 0)), turns=0))
    assert sum(line.points for line in oaq.score_lines(state, Seat(0))) == 25
    assert RULES.result(state) is None


HERE = "0 0 0 0 1 0M 0 0 0 0 1 44M player2"  # after B4> below


def repeated(times: int, **changes: str) -> tuple[oaq.State, tuple[Any, ...]]:
    record = position([0, 0, 0, 1, 0], [1, 0, 0, 0, 0], left="44M", stores=((0, 2), (0, 2)))
    return play(record | {"history": [changes.get("entry", HERE)] * times}, "B4>")


def test_r15_the_second_occurrence_is_announced() -> None:
    state, events = repeated(1)
    assert said(events, "repetition") == [("repetition", "1", "2")]
    assert state.occurrences == 2
    assert state.ended is None


def test_r15_the_third_occurrence_ends_the_game() -> None:
    state, events = repeated(2)
    assert said(events, "repetition") == [("repetition", "1", "3")]
    assert events[-1] == Ended((3, 3), "repetition")
    assert RULES.to_act(state) == ()


@pytest.mark.parametrize(
    "entry",
    ["0 0 0 0 1 0M 0 0 0 0 1 44M player1", "0 0 0 0 1 0M 0 0 0 0 1 44 player2", "0 0 0 1 0 0M 0 0 0 0 1 44M player2"],
)
def test_r15_side_mandarins_and_squares_must_be_the_same(entry: str) -> None:
    state, events = repeated(2, entry=entry)
    assert not said(events, "repetition")
    assert state.ended is None


def test_r15_stores_and_debts_do_not_matter() -> None:
    record = position([0, 0, 0, 1, 0], [1, 0, 0, 0, 0], left="44M", stores=((0, 1), (0, 3)), owes=(5, 2))
    state, _ = play(record | {"history": [HERE, HERE]}, "B4>")
    assert state.ended == "repetition"


def test_r15_counts_the_board_after_the_replenishment() -> None:
    refilled = "0 0 0 0 1 0M 1 1 1 1 1 30M player2"
    record = position([0, 0, 0, 1, 0], [0] * 5, left="30M", stores=((0, 10), (0, 9)), history=[refilled] * 2)
    state, events = play(record, "B4>")
    assert said(events, "replenish")
    assert state.ended == "repetition"


@pytest.mark.parametrize(
    "change",
    [
        {"top": [5, 5, 5, 5]},
        {"top": [5, 5, 5, 5, 6]},
        {"top": [5, 5, 5, 6, 4.0]},
        {"bottom": [-1, 11, 5, 5, 5]},
        {"to_move": "nobody"},
        {"left_mandarin_square": {"small": 0}},
        {"store": {"player1": {"mandarins": 0, "stones": 0}}},
        {"store": "nothing"},
        {"turns_already_played": -1},
        {"history": ["what?"]},
        {
            "left_mandarin_square": {"mandarin": False, "small": 10},
            "right_mandarin_square": {"mandarin": True, "small": True},
        },
    ],
    ids=str,
)
def test_what_is_no_position(change: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r".+"):
        RULES.position(position(FIVES, FIVES, stores=((0, 0), (0, 0))) | change)


def test_three_mandarins_are_no_position() -> None:
    record = position([5, 5, 5, 5, 0], [5, 5, 5, 5, 0], stores=((1, 0), (0, 0)))
    with pytest.raises(ValueError, match="3 mandarins"):
        RULES.position(record)
