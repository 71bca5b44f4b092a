"""The rules of Conquian, one by one; the numbers are those of the rules page."""

from __future__ import annotations

import pytest

from cardtable.core.events import Ended, Event, Moved, Piece, Seat
from cardtable.core.rules import Illegal, ScoreLine, Setup
from cardtable.games.conquian import legality
from cardtable.games.conquian.cards import DECK, in_order, parse
from cardtable.games.conquian.melds import write_groups
from cardtable.games.conquian.rules import (
    DISCARD,
    GROUPS,
    HANDS,
    RULES,
    STOCK,
    SWAPS,
    TABLE,
    Act,
    Deed,
    Give,
    Phase,
    State,
)
from tests.helpers.acts import said
from tests.unit.conquian.positions import SEATS, answering, legal, moves, play, reason, start, swapped

# -- the deal and the swap -------------------------------------------------------------------------


@pytest.mark.parametrize("dealer", SEATS)
def test_r1_r3_the_deal(dealer: Seat) -> None:
    step = RULES.deal(Setup(5, 3, dealer))
    state = step.state
    assert in_order([*(card for hand in state.hands for card in hand), *state.stock]) == DECK
    assert state.sizes == (8, 8, 8)
    assert state.stock_left == 16
    assert state.first == (dealer + 1) % 3
    assert [(e.source, e.target, e.seen_by) for e in step.events if isinstance(e, Moved)] == [
        (STOCK, HANDS[seat], frozenset({seat})) for seat in SEATS
    ]
    assert RULES.to_act(state) == SEATS
    assert RULES.deal(Setup(5, 3, dealer)) == step


def test_r1_cards_are_dealt_one_by_one_from_the_right_of_the_dealer() -> None:
    first, second = start(0, 5), start(1, 5)
    assert first.hands[1] == second.hands[2], "who is dealt to first gets the same cards"
    assert first.stock == second.stock


def test_r4_nothing_is_seen_before_all_have_chosen() -> None:
    state = start(0, 3)
    cards = [hand[seat] for seat, hand in enumerate(state.hands)]
    for n, seat in enumerate((Seat(1), Seat(2))):
        state, events = swap(state, seat, cards[seat])
        assert said(events) == [(str(seat), "sealed")]
        assert RULES.to_act(state) == tuple(other for other in SEATS if not state.sealed[other])
        assert [RULES.view(state, other).received for other in SEATS] == [None] * 3
        assert sum(state.sizes) == 23 - n
    assert reason(state, f"give {state.hands[1][0]}", 1) == Illegal("already-sealed", (), "R4")
    assert reason(state, f"give {cards[2]}", 0) == Illegal("not-in-hand", (cards[2],), "R4"), "what he will get"
    assert reason(state, "pass", 0) == Illegal("swap-first", (), "R4")
    state, events = swap(state, Seat(0), cards[0])
    assert moves(events) == [
        f"{cards[0]}: hand 0 > swap 0",
        *(f"{cards[seat]}: swap {seat} > hand {(seat + 1) % 3}" for seat in SEATS),
        f"{state.table}: stock 0 > table 0",
    ]
    assert said(events) == [("0", "sealed"), ("1", "swapped"), ("1", "turned", str(state.table), "15")]
    assert all(cards[seat] in state.hands[(seat + 1) % 3] for seat in SEATS)
    assert (state.phase, state.order, state.sizes) == (Phase.ANSWER, (1, 2, 0), (8, 8, 8))
    assert reason(state, f"give {state.hands[1][0]}") == Illegal("swap-over", (), "R4")
    assert [RULES.view(state, seat).received for seat in SEATS] == [cards[2], cards[0], cards[1]]


def swap(state: State, seat: Seat, card: Piece) -> tuple[State, list[Event]]:
    """Let a seat seal a card."""
    step = RULES.apply(state, seat, Give(card))
    return step.state, list(step.events)


# -- answering -------------------------------------------------------------------------------------


def test_r5_r6_passed_by_all_a_stock_card_is_dead_and_the_option_goes_to_the_right() -> None:
    state = answering(["1O 3C 5E 7B 11O 2B 4C 6O", "*", "*"], table="12O", turn=1, stock="10O 10C")
    state, events = play(state, "pass", "pass")
    assert reason(state, "pass", 1) == Illegal("not-your-turn", (), "R5")
    assert (state.order, state.table) == ((0,), "12O")
    state, more = play(state, "pass")
    assert said(events + more, "pass") == [("1", "pass", "12O"), ("2", "pass", "12O"), ("0", "pass", "12O")]
    assert moves(more) == ["12O: table 0 > discard 0", "10O: stock 0 > table 0"]
    assert said(more, "dead", "turned") == [("0", "dead", "12O"), ("2", "turned", "10O", "1")]
    assert (state.order, state.table, state.dead[-1]) == ((2, 0, 1), "10O", "12O")


def test_r7_use_and_pay() -> None:
    state = answering(["2O 3C 5E 7B 12C 12E 4C 6O", "*", "*"], table="12O")
    assert reason(state, "pay 2O") == Illegal("nothing-to-pay", (), "R7")
    state, events = play(state, "use 12E 12O 12C")
    assert moves(events) == ["12O: table 0 > meld 0", "12C 12E: hand 0 > meld 0"]
    assert said(events) == [("0", "use", "12O", "12O 12C 12E")]
    assert (state.phase, state.turn, state.table, state.melded, state.sizes) == (
        Phase.PAY,
        0,
        None,
        (3, 0, 0),
        (6, 8, 8),
    )
    assert RULES.view(state, Seat(1)).order == ()
    for text in ("pass", "use 5E 6E 7E", "lay 5E 6E 7E", "force 1"):
        assert reason(state, text) == Illegal("pay-first", (), "R7")
    assert reason(state, "pay 12C") == Illegal("not-in-hand", ("12C",), "R7"), "what is melded stays"
    assert legal(state) == [f"pay {card}" for card in state.hands[0]]
    state, events = play(state, "pay 2O")
    assert moves(events) == ["2O: hand 0 > table 0"]
    assert said(events) == [("0", "pay", "2O")]
    assert (state.table, state.payer, state.order, state.sizes) == ("2O", 0, (1, 2, 0), (5, 8, 8))
    assert state.acts == (Act(Seat(0), Deed.USE, Piece("12O"), parse("12C 12E")), Act(Seat(0), Deed.PAY, Piece("2O")))


def test_r7_the_payer_answers_last_and_only_forces_or_passes() -> None:
    state = answering(["2O 3O 4O 12C 12E 5E 7B 1E", "*", "*"], table="12O", stock="10O 10C")
    state, _ = play(state, "use 12O 12C 12E", "pay 2O", "pass", "pass")
    assert (state.order, state.payer) == ((0,), 0)
    assert legal(state) == ["pass"]
    for text in ("use 2O 3O 4O | 12O 12C 12E", "lay 12O 12C 12E"):
        assert reason(state, text) == Illegal("payer-only-forces", ("2O",), "R7")
    state, events = play(state, "pass")
    assert said(events, "turned") == [("1", "turned", "10O", "1")], "the payer's right neighbour"
    assert state.order == (1, 2, 0)


def test_r7_who_uses_a_payment_pays_in_turn() -> None:
    state = answering(["2O 3C 5E 7B 12C 12E 4C 6O", "*", "1E 3B 5O 7C 2C 2B 4B 6E"], table="12O")
    state, _ = play(state, "use 12O 12C 12E", "pay 2O", "pass", "use 2O 2C 2B", "pay 6E")
    assert (state.order, state.payer, state.table) == ((0, 1, 2), 2, "6E")


@pytest.mark.parametrize(
    ("text", "refused"),
    [
        ("use 5O 6O 7O 10O | 12C 12E 12B", Illegal("table-card-left-out", ("4O",), "R7")),
        ("use 4O 5O 6O 7O", Illegal("melded-stays", ("12C 12E 12B",), "R8")),
        ("use 4O 5O 6O | 12C 12E 12B", Illegal("melded-stays", ("7O",), "R8")),
        ("use 4O 5O 6O | 7O 10O | 12C 12E 12B", Illegal("meld-left-short", ("7O 10O",), "R8")),
        ("use 4O 5O 6O 7O | 12C 12E 12B | 10O 11C", Illegal("too-few", ("2",), "R2")),
        ("use 4O 5O 6O 7O 11C | 12C 12E 12B", Illegal("mixed", (), "R2")),
        ("use 4O 5O 6O 7O 11O | 12C 12E 12B", Illegal("gap", ("7O", "11O"), "R2")),
        ("use 4O 5O 6O 7O 12O | 12C 12E 12B", Illegal("not-in-hand", ("12O",), "R7")),
        ("use 4O 5O 6O 7O | 12C 12E 12B | 1C 1E 1B", Illegal("anothers-meld", ("1C", "2"), "R8")),
        ("use 4O 5O 6O 7O | 12C 12E 12B | 3B 3E 3C", Illegal("dead-card", ("3C",), "R6")),
        ("use 4O 4O 5O 6O 7O | 12C 12E 12B", Illegal("card-twice", ("4O",), "R2")),
        ("use 4O 5O 6O 7O 10O | 12C 12E 12B", None),
        ("lay 4O 5O 6O 7O | 12C 12E 12B", Illegal("lay-without-table-card", ("4O",), "R9")),
        ("lay 12C 12E 12B | 7O 6O 5O", Illegal("nothing-laid", (), "R9")),
        ("lay 5O 6O 7O 10O | 12C 12E 12B", None),
        ("force 0", Illegal("force-oneself", ("4O",), "R11")),
        ("force 1", Illegal("force-without-melds", ("4O", "1"), "R11")),
        ("force 2", Illegal("force-no-fit", ("4O", "2"), "R11")),
    ],
)
def test_what_is_refused(text: str, refused: Illegal | None) -> None:
    melds = ["5O 6O 7O | 12C 12E 12B", "", "1C 1E 1B"]
    second = next((card for card in ("11C", "3B") if card in text), "11O")
    state = answering([f"10O {second}", "*", "*"], melds, dead="3C 3E", stock="12O 2C 1O")
    assert reason(state, text) == refused


def test_r8_own_melds_are_rearranged() -> None:
    state = answering(["7C 1E 2B 11C", "*", "*"], ["4O 5O 6O 7O", "", ""], table="7E")
    state, events = play(state, "use 4O 5O 6O | 7O 7C 7E")
    assert moves(events) == ["7E: table 0 > meld 1", "7O: meld 0 > meld 1", "7C: hand 0 > meld 1"]
    assert said(events) == [("0", "use", "7E", "7O 7C 7E", "4O 5O 6O")]
    assert write_groups(state.melds[0]) == "4O 5O 6O | 7O 7C 7E"


def test_r9_laid_before_answering_as_often_as_there_are_cards() -> None:
    state = answering(["4O 4C 4E 5C 6C 7C 1B 10E", "*", "*"], table="12B")
    state, events = play(state, "lay 4O 4C 4E")
    assert moves(events) == ["4O 4C 4E: hand 0 > meld 0"]
    assert said(events) == [("0", "lay", "4O 4C 4E")]
    assert (state.order, state.table, state.melded, state.sizes) == ((0, 1, 2), "12B", (3, 0, 0), (5, 8, 8))
    state, events = play(state, "lay 4O 4C 4E | 5C 6C 7C")
    assert said(events) == [("0", "lay", "5C 6C 7C")]
    assert legal(state) == ["pass"]
    state, _ = play(state, "pass", "pass")
    assert state.acts[0] == Act(Seat(0), Deed.LAY, Piece("12B"), parse("4O 4C 4E"))


def test_r9_a_card_alone_extends_and_one_may_still_use_the_table_card() -> None:
    state = answering(["7O 12O 12E 10B 11C", "*", "*"], ["4O 5O 6O", "", ""], table="12B")
    state, _ = play(state, "lay 4O 5O 6O 7O", "use 4O 5O 6O 7O | 12O 12E 12B")
    assert (state.phase, state.melded) == (Phase.PAY, (7, 0, 0))


def test_r9_mere_regrouping_once_a_turn() -> None:
    melds = ["7O 7C 7E 7B | 4O 5O 6O", "", ""]
    state = answering(["1C", "*", "*"], melds, table="12B", stock="2O")
    assert legal(state) == ["pass", "lay 4O 5O 6O 7O | 7C 7E 7B"]
    state, events = play(state, "lay 4O 5O 6O 7O | 7C 7E 7B")
    assert moves(events) == ["7O: meld 0 > meld 1"], "a group stays in its place"
    assert said(events) == [("0", "regroup", "7C 7E 7B", "4O 5O 6O 7O")]
    assert legal(state) == ["pass"]
    assert reason(state, "lay 4O 5O 6O | 7O 7C 7E 7B") == Illegal("regrouped-already", (), "R9")
    state, _ = play(state, "pass", "pass", "pass", "pass", "pass")
    assert (state.turn, state.regrouped) == (0, False)
    assert legal(state) == ["pass", "lay 4O 5O 6O | 7O 7C 7E 7B"], "on another turn he may again"


def test_nothing_to_do_but_pass_or_regroup() -> None:
    state = answering(["1C", "*", "*"], ["7O 7C 7E 7B | 4O 5O 6O", "", ""], table="12B", stock="2O")
    assert legality.idle(state, state.turn, RULES.legal_actions(state, state.turn))
    state = answering(["1C", "*", "*"], ["7O 7C 7E 7B | 4O 5O 6O", "", ""], table="3O", stock="2O")
    assert not legality.idle(state, state.turn, RULES.legal_actions(state, state.turn))


# -- the end ---------------------------------------------------------------------------------------


def test_r10_nine_melded_cards_win_at_once() -> None:
    state = answering(["1C 2C 5O 6O 7O 11C 11E 11B", "*", "*"], table="3C")
    state, events = play(state, "use 1C 2C 3C | 5O 6O 7O | 11C 11E 11B")
    assert said(events)[-1] == ("0", "cut", "9")
    assert [e.source for e in events if isinstance(e, Moved) and e.source == e.target] == [HANDS[1], HANDS[2]]
    assert events[-1] == Ended((1, 0, 0), "cut")
    result = RULES.result(state)
    assert result is not None
    assert result.lines == (
        (ScoreLine("melded", 1, ("9",)),),
        (ScoreLine("melded", 0, ("0",)),),
        (ScoreLine("melded", 0, ("0",)),),
    )
    assert not result.drawn
    assert reason(state, "pass", 1) == Illegal("game-over", (), "R10")
    assert [RULES.view(state, seat).known for seat in SEATS] == [state.hands] * 3, "hands are shown"


def test_r10_eight_melded_cards_wait() -> None:
    state = answering(["", "*", "*"], ["5O 6O 7O 10O | 11C 11E 11B 11O", "", ""], table="4C", stock="4O")
    assert legal(state)[0] == "pass"
    state, _ = play(state, "pass", "pass", "pass", "pass", "pass")
    assert "use 4O 5O 6O 7O 10O | 11O 11C 11E 11B" in legal(state)


@pytest.mark.parametrize(
    ("melds", "winners", "ending"),
    [
        (("5O 6O 7O 10O | 1C 1E 1B 1O", "3C 3E 3B | 4E 5E 6E", "10C 11C 12C"), (0,), "fewest-cards"),
        (("5O 6O 7O", "3C 3E 3B | 4E 5E 6E", "10C 11C 12C"), (1,), "fewest-cards"),
        (("5O 6O 7O", "3C 3E 3B", ""), (0, 1, 2), "draw"),
        (("", "", ""), (0, 1, 2), "draw"),
    ],
)
def test_r12_the_stock_is_empty(melds: tuple[str, ...], winners: tuple[int, ...], ending: str) -> None:
    state = answering(["*", "*", "*"], melds, table="12B", turn=2, stock="")
    assert state.last_card
    state, events = play(state, "pass", "pass", "pass")
    result = RULES.result(state)
    assert result is not None
    assert (result.winners, result.reason) == (winners, ending)
    assert result.points == (tuple(int(winners == (seat,)) for seat in SEATS))
    assert result.drawn == (ending == "draw")
    assert [line.args for (line,) in result.lines] == [(str(size),) for size in state.sizes]
    assert said(events, "dead", "cut") == [("1", "dead", "12B")]
    assert events[-1] == Ended(result.points, ending)
    assert all(event.seen_by is None for event in events if isinstance(event, Moved))


def test_r12_a_use_of_the_last_card_is_still_answered() -> None:
    hands = ["2O 3C 5E 7B 12C 12E 4C 6O", "*", "*"]
    state, _ = play(answering(hands, table="12O", stock=""), "use 12O 12C 12E", "pay 2O")
    assert (state.phase, state.last_card) == (Phase.ANSWER, True)
    state, _ = play(state, "pass", "pass", "pass")
    result = RULES.result(state)
    assert result is not None
    assert (result.winners, result.reason) == ((0,), "fewest-cards")


# -- notation and layout ---------------------------------------------------------------------------


def test_notation() -> None:
    for text in ("pass", "give 7O", "pay 12B", "force 2", "use 4O 5O 6O | 7O 7C 7E", "lay 10B 11B 12B"):
        assert RULES.encode(RULES.decode(text)) == text
    assert RULES.decode("use 7E 7O 7C | 6O 5O 4O") == RULES.decode("use 4O 5O 6O | 7O 7C 7E")
    for nonsense in ("force 3", "give", "give 7O 7C", "pay 8O", "passes", "pass 1", "use 1X", "use 1O |", ""):
        with pytest.raises(ValueError, match=r"."):
            RULES.decode(nonsense)


def test_places() -> None:
    state = answering(["7C 1E 2B 11C", "*", "*"], ["4O 5O 6O 7O", "", ""], table="7E", dead="1O 2O")
    truth = RULES.truth(state)
    assert truth[GROUPS[0][0]] == parse("4O 5O 6O 7O")
    assert [place.index for row in GROUPS for place in row] == list(range(9))
    assert (truth[TABLE], truth[DISCARD][:2], truth[SWAPS[0]]) == (parse("7E"), parse("1O 2O"), ())
    assert truth.keys() == RULES.layout(RULES.view(state, Seat(0))).keys()


def test_a_fresh_turn_up_shows_the_next_card_of_the_stock() -> None:
    state = swapped(2, 9)
    assert (state.table, state.stock_left) == (start(2, 9).stock[-1], 15)
