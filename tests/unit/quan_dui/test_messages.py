"""Every key that rules and AI can produce has its sentence, and every card its name."""

from __future__ import annotations

import inspect
import re

import pytest

from cardtable.ai.player import Message
from cardtable.core.events import Announced, Ended, Event, Moved, Piece, Seat
from cardtable.core.rules import Illegal
from cardtable.games.quan_dui import legality, reasons, rules
from cardtable.games.quan_dui.cards import DECK, KINDS, parse
from cardtable.games.quan_dui.messages import MESSAGES
from cardtable.games.quan_dui.phrases import PHRASES
from cardtable.games.quan_dui.rules import DISCARDS, EXPOSED, HANDS, RULES, STOCK
from cardtable.games.quan_dui.table import QuanDuiTable
from cardtable.games.quan_dui.words import WORDS
from tests.helpers.room import against
from tests.helpers.telling import UNKNOWN, all_ai, assert_phrase, assert_sentence, assert_unknown, told
from tests.unit.quan_dui.positions import random_hand, start

AGAINST_AI, ALL_AI = against(5), all_ai(6)


# -- what happens -----------------------------------------------------------------------------------------------------

EVENTS: list[tuple[Event, str | None]] = [
    (Announced(Seat(1), "dealt"), "Iara dealt the cards."),
    (Announced(Seat(0), "discard", ("b4a",)), "You discarded the 4 of ben."),
    (Announced(Seat(1), "draw", ("58",)), "Iara drew; 58 card(s) left in the stock."),
    (Announced(Seat(1), "draw", ("0",)), "Iara drew the last card of the stock."),
    (Announced(Seat(2), "claim-win", ("s9b",)), "Tião asked for the 9 of suo to win."),
    (Announced(Seat(2), "claim-dui", ("DHa",)), "Tião asked for the da hong to make a Dui."),
    (Announced(Seat(2), "claim-take", ("w1c",)), "Tião asked for the 1 of wan."),
    (Announced(Seat(3), "priority", ("win", "purpose")), "Bia goes first: a win goes before all else."),
    (Announced(Seat(3), "priority", ("dui", "purpose")), "Bia goes first: a Dui goes before just taking."),
    (
        Announced(Seat(3), "priority", ("dui", "nearest")),
        "Bia goes first: nearest to the right of who discarded.",
    ),
    (Announced(Seat(1), "take", ("b4a",)), "Iara took the 4 of ben."),
    (Announced(Seat(1), "pair", ("b4a",)), "Iara took the 4 of ben for a Dui in the hand."),
    (Announced(Seat(1), "exposed", ("b4",)), "Iara laid a Dui face up: 4 of ben."),
    (Announced(Seat(0), "declare", ("1",)), "You showed eight pairs."),
    (Announced(Seat(0), "declare", ("2",)), "You showed eight Dui: Quan Dui!"),
    (Announced(Seat(1), "win", ("BSa", "1")), "Iara won with the ba shu: eight pairs."),
    (Announced(Seat(1), "win", ("BSa", "2")), "Iara won with the ba shu: eight Dui, Quan Dui!"),
    (Moved(parse("s3a b2a b2c"), STOCK, HANDS[0]), "You got: 2 of ben ×2, 3 of suo."),
    (Moved((None,) * 5, STOCK, HANDS[1]), None),
    (Moved(parse("b4a"), HANDS[1], DISCARDS[1]), None),
    (Moved(parse("b4a"), DISCARDS[1], EXPOSED[2]), None),
    (Moved(parse("b4a"), DISCARDS[1], HANDS[2]), None),
    (Moved(parse("b2a b2c"), HANDS[2], HANDS[2]), "Tião held: 2 of ben ×2."),
    (Ended((0, 1, 0, 0), "eight-pairs"), "Iara won the hand with eight pairs: 1 Tento."),
    (Ended((2, 0, 0, 0), "quan-dui"), "You won the hand with Quan Dui: 2 Tentos."),
    (
        Ended((0, 0, 0, 0), "stock-out"),
        "The stock is empty: nobody won the hand, and the same dealer deals again.",
    ),
]


@pytest.mark.parametrize(("event", "sentence"), EVENTS)
def test_events(event: Event, sentence: str | None) -> None:
    assert MESSAGES.event(event, AGAINST_AI) == sentence


def test_no_event_is_forgotten() -> None:
    keys = set(re.findall(r'Announced\(\w+, f?"([\w-]+)', inspect.getsource(rules)))
    ours = {event.key for event, _ in EVENTS if isinstance(event, Announced)}
    assert keys - {"claim-"} | {"claim-win", "claim-dui", "claim-take"} == ours


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_everything_that_happens_in_hands_can_be_said(seats: int) -> None:
    for seed in range(3):
        for state in random_hand(seed, seats):
            assert MESSAGES.standing(RULES.view(state, Seat(0)))
            for seat in RULES.to_act(state):
                named = [MESSAGES.action(action) for action in RULES.legal_actions(state, seat)]
                assert len(set(named)) == len(named)
            for _, said in told(RULES, MESSAGES, state, AGAINST_AI, ALL_AI):
                assert said is None or said.endswith((".", "!"))


# -- refusals ---------------------------------------------------------------------------------------------------------

ILLEGAL: dict[str, tuple[str, ...]] = {
    "please-wait": (),
    "deal-over": (),
    "not-your-turn": (),
    "must-draw-first": (),
    "already-drawn": (),
    "dealer-begins": (),
    "claim-window-closed": (),
    "only-last-discard": ("b4", "s3"),
    "own-discard": ("b4",),
    "already-answered": (),
    "nothing-to-claim": (),
    "take-only-next": ("b4",),
    "no-identical": ("b4",),
    "exposed-is-closed": ("b4",),
    "not-eight-pairs": ("b4", "3"),
    "last-discard-only-wins": (),
    "stock-empty": (),
    "must-draw-or-take": (),
    "declare-with-sixteen": (),
    "not-paired": ("2",),
    "must-declare": (),
    "not-in-hand": ("b4a",),
    "just-taken": ("b4",),
    "exposed-stays": ("b4a",),
}


@pytest.mark.parametrize("key", ILLEGAL)
def test_every_refusal_has_its_reason(key: str) -> None:
    reason = Illegal(key, ILLEGAL[key], "R7")
    assert_sentence(MESSAGES.illegal(reason))
    assert_phrase(PHRASES.short(reason), 32)


def test_no_refusal_is_forgotten() -> None:
    keys = set(re.findall(r'"([a-z]+(?:-[a-z]+)+)"', inspect.getsource(legality)))
    assert keys == ILLEGAL.keys() - {"please-wait"}  # of the table, not of the rules


# -- reasons and unknown keys -----------------------------------------------------------------------------------------


REASONS: dict[str, tuple[str, ...]] = {
    "only-choice": (),
    "wins": ("b4a", "1"),
    "takes": ("b4a", "2"),
    "claims-dui": ("b4a", "2"),
    "draws": ("b4a",),
    "passes": ("b4a",),
    "overlooks": ("b4a",),
    "discards-dead": ("b4a",),
    "discards-fewest": ("b4a", "3"),
    "discards-ones": ("b4a", "3"),
    "discards-safe": ("b4a",),
    "discards-denies": ("b4a",),
    "waits": ("b4a", "6", "11"),
    "discards-hoarded": ("b4a",),
    "discards-alone": ("b4a",),
    "breaks": ("b4a",),
    "mislays": ("b4a",),
    "declares": ("1",),
    "declares-quan": (),
    "declares-match": (),
    "goes-on": ("b4a", "3"),
    "goes-on-match": ("b4a",),
    "wins-most": ("61", "55"),
}


def test_no_reason_is_forgotten() -> None:
    assert set(REASONS) == set(reasons.KEYS)


@pytest.mark.parametrize("key", REASONS)
def test_every_reason_is_one_sentence(key: str) -> None:
    said = MESSAGES.hint(Message(key, REASONS[key]))
    assert_sentence(said)
    of_value = key in ("waits", "discards-fewest", "discards-alone")
    assert ("b4a" in REASONS[key] and not of_value) == ("the 4 of ben" in said)


def test_a_reason_says_what_its_numbers_mean() -> None:
    assert MESSAGES.hint(Message("wins", ("DH", "2"))) == "With the da hong, all eight pairs are Dui: 2 Tentos."
    assert MESSAGES.hint(Message("takes", ("s5", "0"))) == "It pairs the 5 of suo, and then nothing stands alone."


@pytest.mark.parametrize("unknown", UNKNOWN)
def test_an_unknown_key_is_a_bug(unknown: str) -> None:
    assert_unknown(
        MESSAGES,
        unknown,
        lambda: MESSAGES.event(Ended((1, 0, 0, 0), unknown), AGAINST_AI),
        lambda: WORDS.card(unknown),
    )


# -- names, preferences, standing -------------------------------------------------------------------------------------


def test_every_kind_has_its_name() -> None:
    assert len({WORDS.card(kind) for kind in KINDS}) == len(KINDS)
    assert {WORDS.card(card) for card in DECK} == {WORDS.card(kind) for kind in KINDS}
    assert (WORDS.the("w9c"), WORDS.the("XH")) == ("the 9 of wan", "the xiao hong")
    assert WORDS.cards(map(Piece, ("w4a", "DHb", "w4d", "b4a"))) == "da hong, 4 of ben, 4 of wan ×2"


def test_every_preference_has_names() -> None:
    for option in QuanDuiTable.preferences:
        assert MESSAGES.option(option.key)
        assert len({MESSAGES.option_value(option.key, value) for value in option.values}) == len(option.values)


def test_a_saved_hand_says_how_it_stands() -> None:
    view = RULES.view(start(standing=(3, 0, 1, 2)), Seat(0))
    assert MESSAGES.standing(view) == "3 of 8 Tentos · 59 in the stock"
