"""What each seat knows: nothing of others' draws, claims and passes; all that lies open; worlds that fit."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from cardtable.core.events import Moved, Seat, redact
from cardtable.core.rng import Rng
from cardtable.games.quan_dui.cards import DECK, in_order, kind_of, without
from cardtable.games.quan_dui.legality import actions, refusal
from cardtable.games.quan_dui.rules import DISCARDS, EXPOSED, HANDS, RULES, STOCK, Deed, Phase, State
from cardtable.games.quan_dui.worlds import proved
from tests.unit.quan_dui.positions import LOOSE, PAIRED, kinds, legal, play, random_hand, respond, start, table

SEATS = (Seat(0), Seat(1), Seat(2), Seat(3))


def swapped(state: State, seat: Seat) -> State:
    """Return the state with all that *seat* does not see dealt anew: the stock, other hands, the drawn card."""
    hidden = [list(set(hand).difference(shown)) for hand, shown in zip(state.hands, state.shown, strict=True)]
    pool = sorted([*state.stock, *(card for s, row in enumerate(hidden) if s != seat for card in row)])
    Rng(9).shuffle(pool)
    hands, drawn = list(state.hands), state.drawn
    for s, row in enumerate(hidden):
        if s != seat:
            hands[s] = in_order((*state.shown[s], *pool[: len(row)]))
            drawn = pool[0] if s == state.turn and state.drew else drawn
            pool = pool[len(row) :]
    return replace(state, hands=tuple(hands), stock=tuple(pool), drawn=drawn)


def test_a_view_does_not_depend_on_what_is_hidden() -> None:
    for n, state in enumerate(random_hand(3)):
        if n > 40 or state.phase is Phase.OVER:
            break
        for seat in SEATS:
            other = swapped(state, seat)
            assert other != state
            assert RULES.view(other, seat) == RULES.view(state, seat)


def test_only_who_draws_sees_the_card() -> None:
    state, events = respond(table(["*", f"{LOOSE} w1", "*", "*"], stock="w8"))
    (drawn,) = [event for event in events if isinstance(event, Moved)]
    assert (drawn.source, drawn.target, drawn.seen_by) == (STOCK, HANDS[1], frozenset({1}))
    for seat in SEATS:
        view = RULES.view(state, seat)
        told = redact(drawn, seat)
        assert isinstance(told, Moved)
        mine = seat == 1
        assert (view.drawn is not None) == mine == (told.pieces != (None,))
        assert view.drew
        assert (state.drawn in view.seen()) == mine
        assert view.acts[-1] == (1, Deed.DRAW, None)


def test_a_taken_card_stays_known_until_it_leaves() -> None:
    state = table(["*", f"{LOOSE} w9", "*", "*"], discards=["w9", "", "", ""], stock="b1")
    state, _ = respond(state, {1: "take"})
    (card,) = state.shown[1]
    layout = RULES.layout(RULES.view(state, Seat(3)))
    assert Counter(layout[HANDS[1]]) == Counter({None: 15, card: 1})
    state, _ = play(state, "discard b8")
    while not (state.turn == 1 and state.phase is Phase.DISCARD):
        state = respond(state)[0] if state.phase is Phase.CLAIMS else play(state, f"discard {state.drawn}")[0]
    # the other w9 is chosen, but nobody can tell copies apart: the one that all have seen goes
    other = next(c for c in state.hands[1] if kind_of(c) == "w9" and c != card)
    assert state.leaving(Seat(1), state.hands[1], other) == card
    state, _ = play(state, f"discard {other}")
    assert state.discards[1][-1] == card
    assert state.shown[1] == ()


def test_an_exposed_dui_is_seen_by_all() -> None:
    state = table(["*", "*", f"{LOOSE} w1", "*"], discards=["w1", "", "", ""])
    state, events = respond(state, {2: "dui"})
    for seat in SEATS:
        assert kinds([str(card) for card in RULES.layout(RULES.view(state, seat))[EXPOSED[2]]]) == "w1 w1"
    moves = [event for event in events if isinstance(event, Moved)]
    assert all(event.seen_by is None for event in moves)
    assert moves[0].source == DISCARDS[0]


def test_answers_and_who_is_asked_are_sealed() -> None:
    state = table(["*", f"{LOOSE} w3", f"{LOOSE} w1", f"{PAIRED} b1"], discards=["w1", "", "", ""])
    views = [RULES.view(state, seat) for seat in SEATS]
    step = RULES.apply(state, Seat(2), RULES.decode("dui w1"))
    assert step.events == ()
    for seat in SEATS:
        assert (RULES.view(step.state, seat) == views[seat]) == (seat != 2)
        assert RULES.awaited(step.state, seat) == RULES.awaited(state, seat) or seat == 2
    assert RULES.awaited(state, Seat(0)) == (1,)
    assert RULES.awaited(state, Seat(3)) == (1, 3)
    assert RULES.awaited(step.state, Seat(2)) == (1,)
    mine = RULES.view(step.state, Seat(2))
    assert (mine.asked, mine.owes, mine.answer) == (True, False, RULES.decode("dui w1"))


def test_who_has_a_claim_is_not_to_be_seen_from_the_position() -> None:
    """Two hands of seat 2, one of which has a claim: all others see the same."""
    one, another = (
        table([LOOSE + " BS", "b3 s3 s4 s4 w6 s6 w7 w7 s8 s8 w1 w3 w4 b7 b5", hand, "*"], discards=["w1", "", "", ""])
        for hand in (f"{PAIRED} b1", f"{PAIRED} w9")
    )
    assert one.asked[2]
    assert not another.asked[2]
    for seat in (0, 1):
        views = [RULES.view(state, Seat(seat)) for state in (one, another)]
        assert views[0] == views[1]


def test_passes_leave_no_trace() -> None:
    state = table(["*", f"{LOOSE} w3", f"{LOOSE} w1", "*"], discards=["w1", "", "", ""], stock="b9")
    after, events = respond(state)
    assert [act.deed for act in after.acts] == [Deed.DRAW]
    assert all(getattr(event, "seat", 1) == 1 for event in events)


def test_a_view_tells_its_own_actions() -> None:
    for n, state in enumerate(random_hand(5)):
        if n % 3 == 0:
            for seat in SEATS:
                view = RULES.view(state, seat)
                listed = list(actions(view, seat, view.hand, view.owes))
                assert listed == list(RULES.legal_actions(state, seat))
                assert all(refusal(view, seat, view.hand, view.owes, action) is None for action in listed)


def test_the_end_shows_all_hands() -> None:
    *_, state = random_hand(1)
    for seat in SEATS:
        assert RULES.view(state, seat).known == state.hands


def test_unseen_cards_are_counted() -> None:
    for n, state in enumerate(random_hand(2)):
        if n % 5 == 0:
            view = RULES.view(state, Seat(1))
            hidden = [card for card in DECK if card not in view.seen()]
            assert view.unseen() == Counter(map(kind_of, hidden))
            others = sum(size - len(known) for size, known in zip(view.sizes, view.known, strict=True))
            assert len(hidden) == view.stock_left + others


def test_a_claim_for_a_dui_proves_an_identical_card() -> None:
    state = table(["*", f"{LOOSE} w8", f"{LOOSE} w8", "*"], discards=["w8", "", "", ""], stock="b1")
    state, _ = respond(state, {1: "dui", 2: "dui"})
    assert [counts["w8"] for counts in proved(state)] == [0, 2, 1, 0]
    for seed in range(20):
        world = RULES.determinize(RULES.view(state, Seat(3)), Rng(seed))
        assert list(map(kind_of, world.hands[1])).count("w8") == 2
        assert list(map(kind_of, world.hands[2])).count("w8") >= 1


def test_guessed_worlds_differ_only_in_what_is_hidden() -> None:
    view = RULES.view(start(seed=3), Seat(2))
    worlds = {RULES.determinize(view, Rng(seed)).hands[0] for seed in range(10)}
    assert len(worlds) == 10


def test_a_guessed_window_asks_those_who_can_claim() -> None:
    state = table(["*", f"{LOOSE} w3", "*", "*"], discards=["w1", "", "", ""])
    world = RULES.determinize(RULES.view(state, Seat(1)), Rng(1))
    assert world.asked[1]
    for seat in (2, 3):
        assert world.asked[seat] == (len(legal(world, seat)) > 0)


def test_a_position_may_leave_out_almost_everything() -> None:
    state = table([f"{PAIRED} b3", "*"], turn=0, discards=["", "w3"])
    assert (state.dealer, state.standing, state.asked) == (0, (0, 0), (True, False))
    assert len(state.stock) == 120 - 31
    assert RULES.position(RULES.record(state)) == state


def change(**changes: object) -> dict[str, object]:
    """Return the record of a window with other values."""
    return {**RULES.record(table(["*", f"{LOOSE} w1", "*", "*"], discards=["w1", "", "", ""])), **changes}


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"turn": 4}, "turn and dealer"),
        ({"dealer": "east"}, "turn and dealer"),
        ({"phase": "swap"}, "swap"),
        ({"hands": ["b1a"] * 7}, "two to six|a row for each"),
        ({"standing": [1, 2]}, "a row for each"),
        ({"standing": None}, "not a position"),
        ({"exposed": ["b9 b9", "", "", ""]}, "twice|15 cards|four of a kind"),
        ({"discards": ["", "", "", ""], "dealer": 2}, "no discard"),
        ({"taken": "w1a"}, "drawn a card or taken"),
        ({"drew": True}, "drawn"),
        ({"shown": ["w1a", "", "", ""]}, "in the hand"),
        ({"asked": [0, 1]}, "next player is asked"),
        ({"asked": []}, "somebody"),
        ({"asked": [9]}, "asked"),
        ({"answers": ["", "jump", "", ""]}, "jump"),
        ({"answers": ["", "", "", "win"]}, "cannot answer"),
        ({"acts": ["0 discards"]}, "no act"),
        ({"hands": ["b1 b1 b1 b1 b1", "", "", ""]}, "four of a kind"),
        ({"hands": ["x1", "", "", ""]}, "no card"),
        ({"phase": "over"}, "16 cards|eight pairs"),
        ({"phase": "discard"}, "16 cards"),
    ],
)
def test_what_is_no_position(changes: dict[str, object], fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        RULES.position(change(**changes))


def test_cards_that_are_nowhere_are_the_dealers_oldest_discards() -> None:
    state = RULES.position(change(stock="", dealer=2))
    assert (state.stock, len(state.discards[2])) == ((), 120 - 60 - 1)
    assert sum(map(len, RULES.truth(state).values())) == 120


def test_without_takes_one_card() -> None:
    hand = start().hands[0]
    assert without(hand, hand[3]) == (*hand[:3], *hand[4:])
