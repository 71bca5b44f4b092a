"""The rules of Quan Dui, one by one; numbers are those of the rules page."""

from __future__ import annotations

import pytest

from cardtable.core import dealcode
from cardtable.core.events import Ended, Moved, Seat
from cardtable.core.match import Match
from cardtable.core.rules import DealResult, Setup
from cardtable.games.quan_dui.cards import DECK, kind_of
from cardtable.games.quan_dui.claims import first
from cardtable.games.quan_dui.rules import (
    DISCARDS,
    EXPOSED,
    HANDS,
    RULES,
    STOCK,
    Discard,
    Phase,
    Purpose,
    State,
)
from tests.unit.quan_dui.positions import (
    LOOSE,
    MIXED,
    PAIRED,
    kinds,
    legal,
    play,
    random_hand,
    refused,
    respond,
    said,
    start,
    table,
)

WAITING = [f"{PAIRED} b3", f"{PAIRED.replace('b4 b4', 'w4 w4')} s3"]  # two hands that wait for a three


def result(state: State) -> DealResult:
    """Return how a hand has ended."""
    found = RULES.result(state)
    assert found is not None
    return found


@pytest.mark.parametrize(("seats", "stock"), [(2, 89), (3, 74), (4, 59), (5, 44), (6, 29)])
@pytest.mark.parametrize("dealer", [0, 1])
def test_r3_the_deal(seats: int, stock: int, dealer: int) -> None:
    step = RULES.deal(Setup(7, seats, Seat(dealer)))
    state = step.state
    assert [len(hand) for hand in state.hands] == [16 if seat == dealer else 15 for seat in range(seats)]
    assert len(state.stock) == state.stock_left == stock
    packets = [(event.target, len(event.pieces)) for event in step.events if isinstance(event, Moved)]
    assert packets[0] == (HANDS[dealer], 6)
    assert packets[1] == (HANDS[(dealer + 1) % seats], 5)
    assert {size for _, size in packets[1:]} == {5}
    assert packets[-1] == (HANDS[(dealer - 1) % seats], 5)
    assert (state.phase, RULES.to_act(state)) == (Phase.DISCARD, (dealer,))


def test_r6_the_dealer_begins_with_a_discard() -> None:
    state = start(dealer=2)
    assert set(legal(state)) == {f"discard {kind_of(card)}" for card in state.hands[2]}
    assert refused(state, 2, "draw") == "dealer-begins"
    assert refused(state, 3, "dui b1") == "dealer-begins"
    assert refused(state, 3, "discard b1") == "not-your-turn"
    assert refused(state, 3, "declare") == "declare-with-sixteen"


def test_r6_a_dealt_hand_may_be_declared() -> None:
    state = table([f"{PAIRED} b3 s3", "*", "*"], "discard", 0, drew=False)
    assert legal(state)[0] == "declare"
    state, events = play(state, "declare")
    assert events[-1] == Ended((1, 0, 0), "eight-pairs")
    assert said(events, "declare") == [("0", "declare", "1")]


def test_r6_draw_then_discard() -> None:
    state, events = respond(table(["*", f"{LOOSE} w1", "*", "*"], stock="w8"))
    assert (state.phase, state.turn, state.sizes[1], state.drew) == (Phase.DISCARD, 1, 16, True)
    assert said(events) == [("1", "draw", str(state.stock_left))]
    assert refused(state, 1, "draw") == "already-drawn"
    assert refused(state, 0, "draw") == "not-your-turn"
    assert refused(state, 1, "declare") == "not-paired"
    state, events = play(state, "discard w8")
    assert (state.phase, state.turn, kinds(state.discards[1])) == (Phase.CLAIMS, 2, "w8")


def test_r7_the_next_player_may_always_take_and_is_always_asked() -> None:
    state = table(["*", f"{LOOSE} w1", "*", "*"], discards=["BS", "", "", ""])
    assert legal(state, 1) == ["take BS", "draw"]
    assert refused(state, 1, "pass") == "must-draw-or-take"
    assert refused(state, 1, "dui BS") == "no-identical"
    assert refused(state, 1, "win BS") == "not-eight-pairs"
    assert refused(state, 1, "declare") == "declare-with-sixteen"
    assert refused(state, 0, "pass") == "own-discard"
    after, events = respond(state, {1: "take"})
    assert (after.phase, after.turn, kinds([str(after.taken)])) == (Phase.DISCARD, 1, "BS")
    assert said(events) == [("1", "claim-take", "BS"), ("1", "take", "BS")]


def test_r7_out_of_turn_only_with_a_reason() -> None:
    state = table(["*", "*", f"{LOOSE} w1", f"{PAIRED} BS"], discards=["w1", "", "", ""], seed=3)
    assert legal(state, 2) == ["dui w1", "pass"]
    assert legal(state, 3) == ["win w1", "pass"]
    assert refused(state, 2, "take w1") == "take-only-next"
    assert refused(state, 2, "draw") == "not-your-turn"
    nobody = table(["*", "*", f"{LOOSE} w1", "*"], discards=["b9", "", "", ""])
    assert legal(nobody, 2) == []
    assert Seat(2) not in RULES.to_act(nobody)
    assert refused(nobody, 2, "pass") == "nothing-to-claim"
    assert refused(nobody, 2, "draw") == "not-your-turn"
    assert refused(nobody, 2, "dui b9") == "no-identical"
    assert refused(nobody, 2, "discard w1") == "not-your-turn"


def test_r8_win_before_dui_before_take() -> None:
    state = table(["*", f"{LOOSE} w1", f"{LOOSE} w3", WAITING[0]], discards=["w3", "", "", ""])
    won, events = respond(state, {1: "take", 2: "dui", 3: "win"})
    assert said(events, "claim-win", "claim-dui", "claim-take", "priority", "win") == [
        ("1", "claim-take", "w3"),
        ("2", "claim-dui", "w3"),
        ("3", "claim-win", "w3"),
        ("3", "priority", "win", "purpose"),
        ("3", "win", "w3", "1"),
    ]
    assert won.phase is Phase.OVER
    paired, events = respond(state, {1: "take", 2: "dui"})
    assert (paired.turn, kinds(paired.exposed[2])) == (2, "w3 w3")
    assert said(events, "priority") == [("2", "priority", "dui", "purpose")]


def test_r8_of_equal_purpose_who_sits_first_from_the_discarder() -> None:
    state = table([WAITING[0], "*", "*", WAITING[1], "*"], turn=3, discards=["", "", "w3", "", ""])
    won, events = respond(state, {0: "win", 3: "win"})
    assert result(won).winners == (3,)
    assert said(events, "priority") == [("3", "priority", "win", "nearest")]
    assert first({Seat(1): Purpose.DUI, Seat(5): Purpose.DUI}, Seat(4), 6) == 5
    assert first({Seat(1): Purpose.TAKE, Seat(0): Purpose.DUI}, Seat(0), 2) == 0
    with pytest.raises(ValueError, match="empty"):
        first({}, Seat(0), 4)


def test_r8_the_next_player_with_an_identical_card_goes_before_another_dui() -> None:
    state = table(["*", f"{LOOSE} w8", f"{LOOSE} w8", "*"], discards=["w8", "", "", ""])
    assert legal(state, 1) == ["dui w8", "take w8", "draw"]
    paired, events = respond(state, {1: "dui", 2: "dui"})
    assert (paired.turn, paired.exposed[1], paired.sizes[1]) == (1, (), 16)
    assert said(events)[-1] == ("1", "pair", "w8")
    taken, _ = respond(state, {1: "take", 2: "dui"})
    assert (taken.turn, kinds(taken.exposed[2])) == (2, "w8 w8")


def test_r9_a_dui_claimed_out_of_turn_lies_open_and_play_goes_on_from_there() -> None:
    state = table(["*", "*", f"{LOOSE} w1", "*"], discards=["w1", "", "", ""])
    state, events = respond(state, {2: "dui"})
    moves = [(event.source, event.target) for event in events if isinstance(event, Moved)]
    assert moves == [(DISCARDS[0], EXPOSED[2]), (HANDS[2], EXPOSED[2])]
    assert said(events) == [("2", "claim-dui", "w1"), ("2", "exposed", "w1")]
    assert (state.turn, state.sizes[2], state.drew) == (2, 14, False)
    state, _ = play(state, "discard b8")
    assert (state.turn, state.discarder) == (3, 2)


def test_r10_exposed_dui_are_closed() -> None:
    state = table(["*", "*", f"{LOOSE[:-3]} ", "*"], exposed=["", "", "w1 w1", ""], discards=["w1", "", "", ""])
    assert refused(state, 2, "dui w1") == "exposed-is-closed"
    state = table([f"{LOOSE}", "*", "*", "*"], "discard", 0, exposed=["w1 w1", "", "", ""], discards=["", "", "", "DH"])
    assert refused(state, 0, "discard w1") == "exposed-stays"
    assert refused(state, 0, "discard w9") == "not-in-hand"


def test_r11_going_on_is_no_longer_eight_pairs() -> None:
    state = table(["*", f"{MIXED} b3 s3", "*", "*"], "discard", 1, discards=["DH", "", "", ""])
    assert legal(state)[0] == "declare"
    state, _ = play(state, "discard s3")
    assert (state.phase, state.sizes[1]) == (Phase.CLAIMS, 15)
    assert refused(state, 1, "declare") == "declare-with-sixteen"


def test_r9_a_dui_that_is_the_eighth_may_be_played_on() -> None:
    state = table(["*", "*", f"{MIXED} b3", "*"], discards=["b3", "", "", ""])
    assert legal(state, 2) == ["win b3", "dui b3", "pass"]
    state, _ = respond(state, {2: "dui"})
    assert legal(state)[0] == "declare"
    assert len(legal(state)) > 1
    won, _ = play(state, "declare")
    assert result(won).points == (0, 0, 1, 0)
    assert result(won).lines[2][0].args == ("7", "1")


def test_r12_eight_dui_score_two() -> None:
    state = table(["*", "*", f"{PAIRED} b3", "*"], discards=["b3", "", "", ""])
    won, events = respond(state, {2: "win"})
    assert events[-1] == Ended((0, 0, 2, 0), "quan-dui")
    assert result(won).lines[2][0].args == ("8", "0")


def last(waiting: str = "*") -> State:
    """Return a hand in which seat 0 has drawn the last card, a w1."""
    return table([f"{LOOSE} w1 w1", f"{LOOSE} b1", waiting], "discard", 0, discards=["", "", "b1"], stock="", drew=True)


def test_r13_the_last_discard_is_claimed_only_to_win() -> None:
    state, _ = play(last(f"{PAIRED} w1"), "discard w1")
    assert (state.phase, RULES.to_act(state)) == (Phase.CLAIMS, (2,))
    assert legal(state, 2) == ["win w1", "pass"]
    assert refused(state, 2, "dui w1") == "last-discard-only-wins"
    assert refused(state, 1, "take w1") == "last-discard-only-wins"
    assert refused(state, 1, "draw") == "stock-empty"
    assert refused(state, 1, "pass") == "nothing-to-claim"
    drawn, events = respond(state)
    assert events[-1] == Ended((0, 0, 0), "stock-out")
    assert result(drawn).drawn
    won, _ = respond(state, {2: "win"})
    assert result(won).points == (0, 0, 2)


def test_r13_nobody_is_asked_in_vain() -> None:
    state, events = play(last(), "discard b8")
    assert state.phase is Phase.OVER
    assert events[-1] == Ended((0, 0, 0), "stock-out")
    assert refused(state, 1, "draw") == "deal-over"


def test_r13_who_drew_the_last_card_may_declare() -> None:
    state = table([f"{MIXED} b3 s3", "*"], "discard", 0, discards=["", "b1"], stock="")
    state, _ = play(state, "declare")
    assert result(state).points == (1, 0)


def test_r12_r13_a_match() -> None:
    setup = Setup(3, 4, Seat(1))
    match = Match.of(RULES, setup)
    assert (match.target, match.points, match.dealer) == (8, (0, 0, 0, 0), 1)
    won, drawn = won_by(3), result(play(last_of_four(), "discard b8")[0])
    match = match.after(drawn)
    assert match.dealer == 1
    for n in range(8):
        assert match.winners == ()
        match = match.after(won)
        assert (match.dealer, match.points[3]) == (3, n + 1)
    assert match.winners == (3,)


def won_by(seat: int) -> DealResult:
    """Return the result of a hand that a seat wins with a Ka."""
    hands = ["*"] * 4
    hands[seat] = f"{MIXED} b3 s3"
    return result(play(table(hands, "discard", seat, drew=False), "declare")[0])


def last_of_four() -> State:
    """Return a hand in which seat 0 has drawn the last card."""
    return table([f"{LOOSE} w1 w1", f"{LOOSE} b1", "*", "*"], "discard", 0, discards=["", "", "", "b1"], stock="")


def test_h2_only_the_newest_discard_and_never_ones_own() -> None:
    state = table(["*", "*", f"{LOOSE} w1", "*"], discards=["DH", "", "", "w1"])
    assert refused(state, 2, "dui w1") == "only-last-discard"
    assert refused(state, 0, "win DH") == "own-discard"


@pytest.mark.parametrize("claim", ["take", "dui"])
def test_h3_what_was_taken_is_not_returned(claim: str) -> None:
    state = table(["*", f"{LOOSE} w1", "*", "*"], discards=["w1", "", "", ""])
    state, _ = respond(state, {1: claim})
    assert refused(state, 1, "discard w1") == "just-taken"
    assert "discard w1" not in legal(state)
    assert len(legal(state)) == 13  # other kinds


def test_h3_holds_for_an_exposed_dui_and_only_this_turn() -> None:
    state = table(["*", "*", f"{LOOSE[3:]} w1 w1", "*"], discards=["w1", "", "", ""])
    state, _ = respond(state, {2: "dui"})
    assert refused(state, 2, "discard w1") == "just-taken"
    state, _ = play(state, "discard b8")
    while not (state.turn == 2 and state.phase is Phase.DISCARD):
        state = respond(state)[0] if state.phase is Phase.CLAIMS else play(state, f"discard {state.drawn}")[0]
    assert refused(state, 2, "discard w1") is None


def test_h4_the_same_honour_twice_is_a_dui() -> None:
    state = table(["*", "*", f"{PAIRED} BS", f"{LOOSE} DH"], discards=["BS", "", "", ""])
    assert legal(state, 2) == ["win BS", "dui BS", "pass"]
    assert legal(state, 3) == []


def test_h5_eight_dui_must_be_declared() -> None:
    state = table([f"{PAIRED} b3 b3", "*"], "discard", 0, drew=False)
    assert legal(state) == ["declare"]
    assert refused(state, 0, "discard b3") == "must-declare"
    assert legal(table([f"{MIXED} b3 b3", "*"], "discard", 0, drew=False))[0] == "declare"


def test_h5_all_cards_exposed() -> None:
    exposed = ["", "b4 b4 b5 b5 b6 b6 b7 b7 b8 b8 b9 b9 w2 w2", ""]
    state = table(["*", "w3", "*"], turn=0, exposed=exposed, discards=["", "", "w3"])
    state, _ = respond(state, {1: "dui"})
    assert (state.sizes[1], legal(state)) == (0, ["declare"])
    won, _ = play(state, "declare")
    assert result(won).points == (0, 2, 0)


def test_h6_only_who_has_a_claim_is_asked_and_once() -> None:
    state = table(["*", f"{LOOSE} s1", f"{LOOSE} w1", "*"], discards=["w1", "", "", ""])
    assert RULES.to_act(state)[:2] == (1, 2)
    step = RULES.apply(state, Seat(2), RULES.decode("dui w1"))
    assert step.events == ()
    assert Seat(2) not in RULES.to_act(step.state)
    assert refused(step.state, 2, "pass") == "already-answered"


def test_two_players_sit_next_to_each_other() -> None:
    state = table(["*", f"{LOOSE} w1"], discards=["w1", ""])
    state, _ = respond(state, {1: "dui"})
    assert (state.turn, state.exposed) == (1, ((), ()))


def test_copies_count_for_nothing_but_the_chosen_one_leaves() -> None:
    state = table(["b4c b4a b4d b5 b6 b7 b8 b9 w2 w3 w4 w5 w6 w7 w8 w9", "*"], "discard", 0, drew=False)
    b4a, b4c = RULES.decode("discard b4a"), RULES.decode("discard b4c")
    assert b4a == b4c
    assert isinstance(b4c, Discard)
    assert RULES.encode(b4c) == "discard b4c"
    after = RULES.apply(state, Seat(0), b4c).state
    assert after.discards[0] == ("b4c",)
    assert RULES.apply(state, Seat(0), RULES.decode("discard b4b")).state.discards[0] == ("b4a",)


def test_deal_codes_carry_players_and_dealer() -> None:
    for seats in RULES.players:
        for dealer in range(seats):
            setup = Setup(12345, seats, Seat(dealer))
            code = dealcode.write("QD", RULES, setup)
            assert dealcode.read(code, {"QD": lambda: RULES}) == ("QD", setup)
    code = dealcode.write("QD", RULES, Setup(12345, 4, Seat(1), standing=(7, 6, 0, 3)))
    assert dealcode.read(code, {"QD": lambda: RULES})[1] == Setup(12345, 4, Seat(1))


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_random_hands_end(seats: int) -> None:
    for seed in range(6):
        *_, state = random_hand(seed, seats)
        assert RULES.result(state) is not None
        truth = RULES.truth(state)
        assert sorted(card for row in truth.values() for card in row if card is not None) == sorted(DECK)
        assert len(truth[STOCK]) == state.stock_left
