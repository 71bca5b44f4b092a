"""The cases of Quan Dui that are told in prose: each is played, and answers what the file asks of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from cardtable.core.events import Seat
from cardtable.core.match import Match
from cardtable.core.rules import Setup
from cardtable.games.quan_dui.rules import RULES, Declare, Discard, Phase, State, Win
from tests.unit.quan_dui.positions import LOOSE, MIXED, PAIRED, kinds, legal, play, refused, respond, table

Answers: TypeAlias = dict[str, Any]


def qd39() -> Answers:
    """Seat 2 claims a b7 out of turn for a Dui."""
    state = table(["*", "*", f"{LOOSE} w1", "*"], discards=["b7", "", "", ""])
    exposed, _ = respond(state, {2: "dui"})
    after, _ = play(exposed, f"discard {exposed.hands[2][0]}")
    return {
        "exposed": kinds(exposed.exposed[2][::2]).split(),
        "concealed_after_exposing": exposed.sizes[2],
        "must_discard": exposed.turn == 2 and all(text.startswith("discard ") for text in legal(exposed)),
        "concealed_after_discard": after.sizes[2],
        "may_discard_exposed": RULES.check(exposed, Seat(2), Discard(exposed.exposed[2][0])) is None,
    }


def eight_pairs_drawn() -> State:
    """Seat 1 draws from the stock, and has seven Dui and a Ka."""
    state, _ = respond(table(["*", f"{MIXED} b3", "*", "*"], stock="b3 w9 w9 w9 s1"))
    return state


def qd41() -> Answers:
    """Seat 1 draws the eighth pair, and need not show it."""
    state = eight_pairs_drawn()
    first, *others = legal(state)
    declared, _ = play(state, first)
    gone_on, _ = play(state, others[0])
    result = RULES.result(declared)
    assert result is not None
    assert all(text.startswith("discard ") for text in others)
    return {
        "options": [f"{first} ({result.points[1]} Tento)", "continue: must discard one card"],
        "concealed_after_continue": gone_on.sizes[1],
    }


def qd42() -> Answers:
    """Who has gone on draws a card that does not give him back eight pairs."""
    state, _ = play(eight_pairs_drawn(), "discard s4")
    for _ in range(3):
        state, _ = respond(state)
        state, _ = play(state, f"discard {state.drawn}")
    state, _ = respond(state)
    assert (state.turn, kinds([str(state.drawn)])) == (1, "s1")
    return {"may_declare": RULES.check(state, Seat(1), Declare()) is None}


def qd43() -> Answers:
    """Seven pairs and a single card, between turns; the discard makes the eighth."""
    state = table(["*", "*", f"{PAIRED} b3", "*"], discards=["w3", "", "", ""])
    return {
        "may_declare": RULES.check(state, Seat(2), Declare()) is None,
        "may_claim_win_on_matching_discard": RULES.check(state, Seat(2), Win("w3")) is None,
    }


def last_card(waiting: str) -> State:
    """Seat 3 has drawn the last card, and discards an s1; seat 0 has seven pairs and a card that waits."""
    hands = [f"{PAIRED} {waiting}", f"{LOOSE} w1", f"{LOOSE} w1", "s1 s3 s3 w6 w6 w6 w7 w7 w9 w9 b5 s4 s4 s4 s8 s8"]
    return table(hands, "discard", 3, discards=["", "", "BS", ""], stock="", dealer=2)


def after_hand(state: State) -> tuple[Answers, Match]:
    """Return how a hand has ended, and the match after it."""
    result = RULES.result(state)
    assert result is not None
    setup = Setup(1, state.seats, state.dealer, standing=state.standing)
    match = Match.of(RULES, setup).after(result)
    return {
        "result": "drawn" if result.drawn else f"seat {result.winners[0]} wins",
        "tentos": list(match.points),
        "next_dealer": match.dealer,
    }, match


def qd45() -> Answers:
    """Nobody wins with the last discard."""
    state, _ = play(last_card("b3"), "discard s1")
    return after_hand(state)[0]


def qd46() -> Answers:
    """Seat 0 wins with the last discard, by a Ka."""
    state, _ = play(last_card("DH"), "discard s1")
    state, _ = respond(state, {0: "win"})
    return after_hand(state)[0]


def qd47() -> Answers:
    """Eight Dui at 7, 6, 0 and 3 Tentos."""
    state = table([f"{PAIRED} b3 b3", "*", "*", "*"], "discard", 0, standing=[7, 6, 0, 3], drew=False)
    state, _ = play(state, "declare")
    answers, match = after_hand(state)
    return {**answers, "match_over": bool(match.winners), "winner": match.winners[0]}


def illegal(state: State, seat: int, text: str) -> Answers:
    """Return that something is refused, and why."""
    reason = refused(state, seat, text)
    return {"legal": reason is None, "reason": None if reason is None else reason.replace("-", "_")}


def qd50() -> Answers:
    """The next player discards without having drawn."""
    state = table(["*", f"{LOOSE} w1", "*", "*"])
    return illegal(state, 1, "discard w1")


def qd51() -> Answers:
    """Seat 2 wants an older discard, identical to his single."""
    state = table(["*", "*", f"{LOOSE} w1", "*"], discards=["b9", "", "", "w1"])
    return illegal(state, 2, "dui w1")


def qd53() -> Answers:
    """Seat 1 is next, and takes a b5 to pair it with his own."""
    state = table(["*", f"{LOOSE} w1", "*", "*"], discards=["b5", "", "", ""])
    exposed = [respond(state, {1: claim})[0].exposed[1] for claim in ("dui", "take")]
    return {"must_expose": any(exposed)}


def qd54() -> Answers:
    """Seat 1 has drawn, and then seat 3 wants to win with the discard before."""
    state, _ = respond(table(["*", "*", "*", f"{PAIRED} b3"], discards=["w3", "", "", ""]))
    assert state.phase is Phase.DISCARD
    return illegal(state, 3, "win w3")


STORIES: dict[str, Callable[[], Answers]] = {
    "QD39": qd39, "QD41": qd41, "QD42": qd42, "QD43": qd43, "QD45": qd45, "QD46": qd46, "QD47": qd47,
    "QD50": qd50, "QD51": qd51, "QD53": qd53, "QD54": qd54,
}  # fmt: skip
