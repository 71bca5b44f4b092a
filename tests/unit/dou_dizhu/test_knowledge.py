"""Who knows what, and what is said of a selection; positions, and the laws where random deals seldom come."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from typing import Any

import pytest

from cardtable.core.events import Moved, Piece, Place, Seat, redact
from cardtable.core.rng import Rng
from cardtable.core.rules import Illegal, settle
from cardtable.games.dou_dizhu.cards import DECK, in_order, parse
from cardtable.games.dou_dizhu.reading import read
from cardtable.games.dou_dizhu.rules import BOTTOM, HANDS, RULES, Act, Phase, Play, State, Verdict, explain
from tests.helpers.laws import LAWS, piles, walk
from tests.unit.dou_dizhu.positions import ending, play, random_deal, start

SEATS = (Seat(0), Seat(1), Seat(2))


@pytest.mark.parametrize("law", LAWS)
def test_laws_where_cards_are_dealt_anew(law: str) -> None:
    """Random bids lead there once in forty deals, so the conformance suite may never see it."""
    for seed in (130, 145):
        assert any(turn.after.redeals for turn in walk(RULES, seed))
        LAWS[law](RULES, seed)


def test_a_redeal_keeps_the_law() -> None:
    state = start(1, 3)
    for _ in range(12):
        step = RULES.apply(state, state.turn, RULES.decode("pass"))
        for seat in SEATS:
            told = [redact(event, seat) for event in step.events]
            old, new = (RULES.layout(RULES.view(each, seat)) for each in (state, step.state))
            assert piles(settle(old, told)) == piles(new)
        state = step.state
    assert state.phase is Phase.PLAY


def test_during_the_auction_only_the_own_hand_is_known() -> None:
    state = start()
    for seat in SEATS:
        view = RULES.view(state, seat)
        assert [len(cards) for cards in view.known] == [17 * (other == seat) for other in SEATS]
        assert (view.hand, view.bottom) == (state.hands[seat], ())
        layout = RULES.layout(view)
        assert layout[BOTTOM] == (None,) * 3
        assert layout[Place("stock")] == ()


def test_the_bottom_is_known_in_the_landlords_hand_while_it_is_there() -> None:
    state, _ = play(start(), "pass", "b3")
    for seat in SEATS:
        view = RULES.view(state, seat)
        assert view.bottom == state.bottom
        assert view.known[1] == (state.hands[1] if seat == 1 else state.bottom)
    state, _ = play(state, state.bottom[0])
    assert RULES.view(state, Seat(0)).known[1] == state.bottom[1:]
    for n in range(30):
        world = RULES.determinize(RULES.view(state, Seat(0)), Rng(n))
        assert set(state.bottom[1:]) < set(world.hands[1])
        assert RULES.view(world, Seat(0)) == RULES.view(state, Seat(0))


def hidden(state: State, seat: Seat) -> dict[Seat, set[Piece]]:
    """Return the cards of the other hands that *seat* cannot have seen, worked out from what happened."""
    others = [other for other in SEATS if other != seat]
    if state.phase is Phase.OVER:
        return {other: set() for other in others}
    return {other: set(state.hands[other]) - set(state.bottom if other == state.landlord else ()) for other in others}


def test_views_do_not_change_with_what_is_hidden() -> None:
    """Any other distribution of the unseen cards, and any other seed, gives the same view and layout."""
    rng = random.Random(8)
    for state in random_deal(8):
        for seat in SEATS:
            unseen = hidden(state, seat)
            bottom = set() if state.landlord is not None else set(state.bottom)
            pool = sorted(bottom.union(*unseen.values()))
            rng.shuffle(pool)
            hands = list(state.hands)
            for other, cards in unseen.items():
                kept = set(hands[other]) - cards
                hands[other] = in_order((*kept, *(pool.pop() for _ in cards)))
            world = replace(state, seed=12345, hands=tuple(hands), bottom=tuple(pool) or state.bottom)
            view = RULES.view(state, seat)
            assert RULES.view(world, seat) == view
            assert RULES.layout(RULES.view(world, seat)) == RULES.layout(view)
            assert RULES.view(RULES.determinize(view, Rng(1)), seat) == view


def test_unseen_cards_may_be_anywhere_that_is_hidden() -> None:
    state, _ = play(start(0, 2), "b2", "pass", "pass")
    view, places = RULES.view(state, Seat(1)), set()
    for n in range(60):
        world = RULES.determinize(view, Rng(n))
        places |= {(card, seat) for seat in (0, 2) for card in world.hands[seat]}
    unseen = set(DECK) - set(view.hand) - set(view.bottom)
    assert places == {(card, seat) for card in unseen for seat in (0, 2)} | {(card, 0) for card in view.bottom}


def test_all_hands_are_shown_at_the_end() -> None:
    state, events = play(ending(["3", "4 7", "5 8"]), "3")
    assert [RULES.view(state, seat).known for seat in SEATS] == [state.hands] * 3
    layout = RULES.layout(RULES.view(state, Seat(0)))
    assert [layout[place] for place in HANDS] == [(), parse("4s 7s"), parse("5s 8s")]
    assert all(event.seen_by is None for event in events if isinstance(event, Moved))


def test_partners() -> None:
    state = start()
    assert [state.partner(seat) for seat in SEATS] == [None, None, None]
    state, _ = play(state, "pass", "b3")
    assert [state.partner(seat) for seat in SEATS] == [2, None, 0]


# -- what is said of a selection -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("selected", "play_held", "covers", "reason"),
    [
        ("", None, False, Illegal("no-cards", (), "R5")),
        ("9s 9h 9d 3", "9993", True, None),
        ("7s 7h 7d 3", "7773", False, Illegal("not-higher", ("8", "7"), "R6")),
        ("9s 9h 9d", "999", False, Illegal("other-play", ("trio-solo", "trio"), "R6")),
        ("9s 9h 9d 3 7", None, False, Illegal("kicker-mix", ("trio", "1", "2"), "R5")),
        ("TTTT", "TTTT", True, None),
        ("X D", "XD", True, None),
    ],
)
def test_on_turn(selected: str, play_held: str | None, covers: bool, reason: Illegal | None) -> None:
    state, _ = play(ending(["8884 5", "3 777 999 TTTT X D", "4"]), "8884")
    reading = None if play_held is None else read(play_held)
    assert explain(RULES.view(state, Seat(1)), parse(selected)) == Verdict(reading, covers, reason)


def test_while_others_play_a_selection_is_named_and_measured() -> None:
    state, _ = play(ending(["8 5", "3 7", "4 9"]), "8")
    view = RULES.view(state, Seat(2))
    not_yet = Illegal("not-your-turn", (), "R1")
    assert explain(view, parse("9")) == Verdict(read("9"), True, not_yet)
    assert explain(view, parse("4")) == Verdict(read("4"), False, not_yet)
    assert explain(view, parse("4 9")) == Verdict(None, False, not_yet)
    own = RULES.view(state, Seat(0))
    assert explain(own, parse("5")) == Verdict(read("5"), True, not_yet), "one need not cover oneself"


def test_a_selection_before_and_after_play() -> None:
    state = start()
    assert explain(RULES.view(state, Seat(0)), state.hands[0][:1]).reason == Illegal("auction-first", (), "R3")
    over, _ = play(ending(["3", "4", "5"]), "3")
    assert explain(RULES.view(over, Seat(1)), parse("4")).reason == Illegal("game-over", (), "R8")


def test_what_is_said_is_what_is_done() -> None:
    """Any selection is accepted if and only if it is listed, and explained as it is refused."""
    rng, accepted = random.Random(4), 0
    for seed in range(12):
        for state in random_deal(seed):
            for seat in SEATS:
                hand, legal = state.hands[seat], set(RULES.legal_actions(state, seat))
                chosen = [Play(tuple(rng.sample(hand, min(len(hand), rng.randint(0, 5))))) for _ in range(2)]
                offered = sorted((each for each in legal if isinstance(each, Play)), key=lambda each: each.ranks)
                for each in (*chosen, *rng.sample(offered, min(2, len(offered)))):
                    verdict = explain(RULES.view(state, seat), each.cards)
                    assert verdict.reason == RULES.check(state, seat, each)
                    assert (verdict.reason is None) == (each in legal)
                    accepted += each in legal
    assert accepted > 200


# -- positions -------------------------------------------------------------------------------------


def test_a_position_is_readable() -> None:
    state = ending(["3s 3h Td", "4d 2c X", "D"], acts=["0: 9s", "1: Js", "2: pass"])
    record = RULES.record(state)
    assert record == {
        "seed": 0,
        "opener": 0,
        "redeals": 0,
        "bids": [3],
        "hands": ["3s 3h Td", "4d 2c X", "D"],
        "bottom": "",
        "acts": ["0: 9s", "1: Js", "2: pass"],
    }
    assert RULES.position(json.loads(json.dumps(record))) == state
    assert len(state.gone) == 54 - 3 - 3 - 1 - 2
    assert (state.turn, state.to_beat) == (0, Act(Seat(1), parse("Js")))


def test_suits_may_be_left_out() -> None:
    state = ending(["33 3h", "3 TX", "45"], bottom="33T", acts=["2: 9", "0: pass"])
    assert state.hands == (parse("3s 3h 3d"), parse("3c Ts X"), parse("4s 5s"))
    assert state.bottom == parse("3s 3h Th"), "what the landlord has, or has played"
    assert state.acts == (Act(Seat(2), parse("9s")), Act(Seat(0)))
    assert state.turn == 1, "in an ending anybody may have led"


WHOLE = RULES.record(start())
ENDING: dict[str, Any] = {"opener": 0, "bids": [3], "hands": ["3 4", "5 6", "7 8"]}


@pytest.mark.parametrize(
    "record",
    [
        {},
        {**WHOLE, "opener": 3},
        {**WHOLE, "opener": "0"},
        {**WHOLE, "seed": -1},
        {**WHOLE, "redeals": 4},
        {**WHOLE, "bids": [True]},
        {**WHOLE, "bids": 3},
        {**WHOLE, "bids": [4]},
        {**WHOLE, "bids": [2, 1]},
        {**WHOLE, "bids": [1, 1]},
        {**WHOLE, "bids": [3, 0]},
        {**WHOLE, "bids": [0, 0, 0]},
        {**WHOLE, "bids": [0, 1, 2, 3]},
        {**WHOLE, "hands": WHOLE["hands"][:2]},
        {**WHOLE, "hands": [*WHOLE["hands"][:2], WHOLE["hands"][0]]},
        {**WHOLE, "bottom": ""},
        {**WHOLE, "acts": ["0: pass"]},
        {**ENDING, "hands": ["3s 4", "3s", "5"]},
        {**ENDING, "hands": ["333", "33", "5"]},
        {**ENDING, "hands": ["3Z", "4", "5"]},
        {**ENDING, "hands": [3, 4, 5]},
        {**ENDING, "hands": ["3333444455556666777788", "9", "T"]},
        {**ENDING, "bottom": "3 4"},
        {**ENDING, "bottom": "5s 6s 7s"},
        {**ENDING, "acts": ["3: 9"]},
        {**ENDING, "acts": ["0 9"]},
        {**ENDING, "acts": ["0: 9 T"]},
        {**ENDING, "acts": ["0: pass"]},
        {**ENDING, "acts": ["0: 9", "2: T"]},
        {**ENDING, "acts": ["0: 9", "1: 9"]},
        {**ENDING, "hands": ["3 4", "", "7 8"]},
        {**ENDING, "hands": ["", "", "7 8"], "acts": ["0: 9"]},
        {**ENDING, "hands": ["3", "", "7 8"], "acts": ["1: 9", "2: T"]},
    ],
)
def test_what_is_no_position(record: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"."):
        RULES.position(record)


def test_an_ending_that_is_over() -> None:
    state = ending(["", "5 6", "7 8"], acts=["0: 9"])
    result = RULES.result(state)
    assert result is not None
    assert (result.points, state.score.spring) == ((6, -3, -3), None), "who played before is not known"
