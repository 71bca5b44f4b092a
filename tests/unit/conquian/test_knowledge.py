"""Who knows what; positions; the laws where random deals seldom come."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from typing import Any

import pytest

from cardtable.core.events import Moved, Seat, redact
from cardtable.core.rng import Rng
from cardtable.core.rules import settle
from cardtable.games.conquian.cards import DECK, in_order, parse
from cardtable.games.conquian.rules import HANDS, RULES, STOCK, SWAPS, Act, Deed, Give, Phase, State
from tests.helpers.laws import LAWS, piles, walk
from tests.unit.conquian.positions import SEATS, answering, play, random_deal, start, swapped

CUTS = (16, 23)  # seeds of random deals that end with a cut


@pytest.mark.parametrize("law", LAWS)
def test_laws_where_somebody_cuts(law: str) -> None:
    """One random deal in ten ends so."""
    for seed in CUTS:
        *_, last = walk(RULES, seed)
        result = RULES.result(last.after)
        assert result is not None
        assert result.reason == "cut"
        LAWS[law](RULES, seed)


def test_regrouping_keeps_the_law() -> None:
    """Cards that move between melds, a meld that goes away, old layout + events = new layout."""
    melds = ["7O 7C 7E 7B | 4O 5O 6O", "", "1C 2C 3C | 4C 5C 6C"]
    state = answering(["1E", "*", "10C 12C"], melds, table="3O", stock="11C 10O")
    for text in ("lay 4O 5O 6O 7O | 7C 7E 7B", "use 3O 4O 5O 6O | 7O 7C 7E 7B", "pay 1E", "pass", "pass", "pass"):
        state = follow(state, text)
    state = follow(state, "pass")
    assert state.table == "11C"
    state = follow(state, "use 1C 2C 3C 4C 5C 6C | 10C 11C 12C")
    assert (state.phase, len(state.melds[2])) == (Phase.OVER, 2)


def follow(state: State, text: str) -> State:
    """Do something, and look at the table of everybody."""
    step = RULES.apply(state, state.turn, RULES.decode(text))
    for seat in SEATS:
        told = [redact(event, seat) for event in step.events]
        old, new = (RULES.layout(RULES.view(each, seat)) for each in (state, step.state))
        assert piles(settle(old, told)) == piles(new), text
    return step.state


def test_before_the_swap_only_the_own_hand_is_known() -> None:
    state = start()
    for seat in SEATS:
        view = RULES.view(state, seat)
        assert [len(cards) for cards in view.known] == [8 * (other == seat) for other in SEATS]
        assert (view.hand, view.given, view.received) == (state.hands[seat], None, None)
        assert RULES.layout(view)[STOCK] == (None,) * 16


def test_a_sealed_card_is_known_to_its_owner_only() -> None:
    state = start()
    card = state.hands[1][3]
    state = RULES.apply(state, Seat(1), Give(card)).state
    for seat in SEATS:
        view = RULES.view(state, seat)
        assert view.sealed == (False, True, False)
        assert view.given == (card if seat == 1 else None)
        layout = RULES.layout(view)
        assert layout[SWAPS[1]] == ((card,) if seat == 1 else (None,))
        assert len(layout[HANDS[1]]) == 7
    places = {place_of(RULES.determinize(RULES.view(state, Seat(0)), Rng(n)), card) for n in range(200)}
    assert places == {"given 1", "hand 1", "hand 2", "stock"}


def place_of(state: State, card: str) -> str:
    """Return where a card is."""
    given = state.given if state.phase is Phase.SWAP else ()
    if card in given:
        return f"given {given.index(card)}"
    return next((f"hand {seat}" for seat in SEATS if card in state.hands[seat]), "stock")


def test_what_one_gave_is_known_in_the_right_hand_until_it_is_played() -> None:
    state = swapped(2, 4)
    given = [state.given[seat] for seat in SEATS]
    for seat in SEATS:
        right, left = Seat((seat + 1) % 3), Seat((seat + 2) % 3)
        view = RULES.view(state, seat)
        assert (view.known[right], view.known[left]) == ((given[seat],), ())
        assert (view.given, view.received) == (given[seat], given[left])
        for n in range(20):
            world = RULES.determinize(view, Rng(n))
            assert given[seat] in world.hands[right]
            assert RULES.view(world, seat) == view
            assert world.given[seat] == given[seat]
            assert world.given[left] == given[left]
            assert world.given[right] in world.hands[left]


def test_a_card_that_was_given_and_paid_is_known_no_more() -> None:
    hands = ["*", "2O 3C 5E 7B 12C 12E 4C 6O", "*"]
    state = answering(hands, table="12O", turn=1, given="2O - -")
    assert RULES.view(state, Seat(0)).known[1] == ("2O",)
    state, _ = play(state, "use 12O 12C 12E", "pay 2O")
    assert RULES.view(state, Seat(0)).known[1] == ()
    assert RULES.view(state, Seat(0)).given == "2O", "but not forgotten"


def test_what_a_neighbour_was_given_may_have_been_played() -> None:
    """A guess of what seat 1 gave to seat 2 is a card that seat 2 has, or had."""
    state = answering(["*", "*", "12C 12E 2O 3C 5E 7B 4C 6O"], table="12O", turn=2, given="- 2O 1O", dead="1O")
    state = replace(state, given=(state.hands[1][0], *state.given[1:]))
    state, _ = play(state, "use 12O 12C 12E", "pay 2O")
    guesses = {RULES.determinize(RULES.view(state, Seat(0)), Rng(n)).given[1] for n in range(400)}
    assert {"12C", "12E", "2O"} < guesses
    assert "12O" not in guesses, "it came from the stock"


def test_hands_are_shown_at_the_end() -> None:
    state, events = play(answering(["*", "*", "*"], table="12B", stock=""), "pass", "pass", "pass")
    for seat in SEATS:
        view = RULES.view(state, seat)
        assert view.known == state.hands
        assert tuple(RULES.layout(view)[place] for place in HANDS) == state.hands
    assert all(event.seen_by is None for event in events if isinstance(event, Moved))


def test_views_do_not_change_with_what_is_hidden() -> None:
    """Any other distribution of the unseen cards gives the same view and layout."""
    rng = random.Random(8)
    for seed in (8, 9):
        for state in random_deal(seed):
            for seat in SEATS:
                view = RULES.view(state, seat)
                world = dealt_anew(state, seat, rng)
                assert RULES.view(world, seat) == view
                assert RULES.layout(RULES.view(world, seat)) == RULES.layout(view)


def dealt_anew(state: State, seat: Seat, rng: random.Random) -> State:
    """Return the state with every card that *seat* cannot have seen somewhere else."""
    right = (seat + 1) % 3
    if state.phase is Phase.OVER:
        kept = list(state.hands)
    else:
        kept = [hand if other == seat else () for other, hand in enumerate(state.hands)]
        kept[right] = tuple(card for card in state.hands[right] if card == state.given[seat])
    seen = {card for hand in kept for card in hand}
    pool = [*state.stock, *(card for hand in state.hands for card in hand if card not in seen)]
    given = list(state.given)
    if state.phase is Phase.SWAP:
        pool += [card for other, card in enumerate(given) if card is not None and other != seat]
    rng.shuffle(pool)
    if state.phase is Phase.SWAP:
        given = [card if card is None or other == seat else pool.pop() for other, card in enumerate(given)]
    hands = tuple(
        in_order((*cards, *(pool.pop() for _ in range(size - len(cards)))))
        for cards, size in zip(kept, state.sizes, strict=True)
    )
    return replace(state, hands=hands, stock=tuple(pool), given=tuple(given))


def test_worlds_are_positions() -> None:
    """What is guessed is a state that could be: it can be written down and read."""
    for n, state in enumerate(random_deal(31)):
        for seat in SEATS:
            world = RULES.determinize(RULES.view(state, seat), Rng(n))
            assert RULES.position(RULES.record(world)) == world


def test_unseen_cards_may_be_anywhere_that_is_hidden() -> None:
    state = swapped(0, 2)
    view = RULES.view(state, Seat(1))
    seen = {*view.hand, view.given, view.table}
    places = {(card, place_of(RULES.determinize(view, Rng(n)), card)) for n in range(120) for card in DECK}
    hidden = {(card, place) for card in DECK if card not in seen for place in ("hand 0", "hand 2", "stock")}
    assert {(card, place) for card, place in places if card not in seen} == hidden


# -- positions -------------------------------------------------------------------------------------


def test_a_position_is_readable() -> None:
    hands = ["1O 3C 5E 7B 11O 2B 4C 6C", "1C 3E 5B 12C 11C", "1E 3B 5C 7C 11E 2C 4B 6E"]
    record: dict[str, Any] = {
        "phase": "answer",
        "turn": 0,
        "first": 2,
        "payer": 1,
        "table": "4O",
        "hands": [" ".join(in_order(parse(hand))) for hand in hands],
        "melds": ["", "5O 6O 7O", ""],
        "stock": "10O 10C 10E 10B",
        "dead": "12O 12E 12B 1B 2O 2E 3O 4E 6B 7E 11B",
        "given": "3E - -",
        "regrouped": False,
        "acts": ["1: use 5O with 6O 7O", "1: pay 4O", "2: force 4O on 1", "2: pass 4O"],
    }
    state = RULES.position(json.loads(json.dumps(record)))
    assert RULES.record(state) == record
    assert state.stock[-1] == "10O", "the first is turned next"
    assert (state.order, state.payer) == ((0, 1), 1)
    assert state.acts[2] == Act(Seat(2), Deed.FORCE, DECK[3], target=Seat(1))


def test_cards_that_are_nowhere_are_dead() -> None:
    state = RULES.position(
        {"phase": "answer", "turn": 1, "table": "1O", "hands": [" ".join(DECK[8 * n + 1 :][:8]) for n in range(3)]}
    )
    assert state.dead == DECK[25:]
    assert (state.first, state.payer, state.stock_left, state.sealed) == (1, None, 0, (True,) * 3)


SWAP = RULES.record(start())
ANSWER = RULES.record(answering(["*", "*", "*"], ["", "5O 6O 7O", ""], given="- - -", stock="10B 11B"))


@pytest.mark.parametrize(
    "record",
    [
        {},
        {**SWAP, "phase": "lunch"},
        {**SWAP, "turn": 3},
        {**SWAP, "turn": "0"},
        {**SWAP, "first": True},
        {**SWAP, "hands": SWAP["hands"][:2]},
        {**SWAP, "hands": [1, 2, 3]},
        {**SWAP, "hands": [SWAP["hands"][0], *SWAP["hands"][:2]]},
        {**SWAP, "stock": ""},
        {**SWAP, "stock": "8O"},
        {**SWAP, "given": "- -"},
        {**SWAP, "given": f"{DECK[0]} {DECK[1]} {DECK[2]}"},
        {**SWAP, "acts": ["0: pass 1O"]},
        {**SWAP, "table": SWAP["stock"].split()[0], "stock": " ".join(SWAP["stock"].split()[1:])},
        {**ANSWER, "table": None},
        {**ANSWER, "table": "8O"},
        {**ANSWER, "table": ["1O"]},
        {**ANSWER, "regrouped": "no"},
        {**ANSWER, "payer": 0, "first": 0},
        {**ANSWER, "phase": "forced"},
        {**ANSWER, "phase": "pay", "table": None},
        {**ANSWER, "phase": "over", "table": None},
        {**ANSWER, "melds": ["", "5O 6O 10O", ""]},
        {**ANSWER, "melds": ["", "5O 6O 7O | ", ""]},
        {**ANSWER, "melds": ["", "", "5O 6O 7O"]},
        {**ANSWER, "given": f"{ANSWER['hands'][0].split()[0]} - -"},
        {**ANSWER, "given": "10B - -"},
        {**ANSWER, "acts": ["3: pass 1O"]},
        {**ANSWER, "acts": ["0: sing 1O"]},
        {**ANSWER, "acts": ["0: pass 8O"]},
        {**ANSWER, "acts": ["0: force 1O"]},
        {**ANSWER, "acts": ["0: pass 1O on 1"]},
        {**ANSWER, "acts": [7]},
        {**ANSWER, "acts": 7},
    ],
)
def test_what_is_no_position(record: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"."):
        RULES.position(record)


@pytest.mark.parametrize("phase", list(Phase))
def test_positions_of_every_phase(phase: Phase) -> None:
    found = 0
    for seed in range(8):
        for state in random_deal(seed):
            if state.phase is phase:
                found += 1
                record = json.loads(json.dumps(RULES.record(state)))
                assert RULES.position(record) == state
    assert found
