"""Deal codes: what they hold, what they forgive, and what they say of every mistake."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable.core import dealcode
from cardtable.core.dealcode import ALPHABET, SEEDS, DealCodeError
from cardtable.core.events import Seat
from cardtable.core.rules import Setup
from cardtable.games import CATALOGUE, deal_code, read_deal_code
from tests.helpers.toy import Lanterns

GAMES = {"LO": Lanterns}
SETUP = Setup(20260101, 3, Seat(2), (("hand", "3"), ("first", "right")))
CODE = "LO1-1300-KA98-52"  # a golden code: codes must stay readable


def read(text: str) -> Setup:
    return dealcode.read(text, GAMES)[1]


def complaint(text: str) -> tuple[str, tuple[str, ...]]:
    with pytest.raises(DealCodeError) as caught:
        read(text)
    return caught.value.key, caught.value.details


def test_golden_code() -> None:
    assert dealcode.write("LO", Lanterns(), SETUP) == CODE
    assert read(CODE) == SETUP


def test_code_of_a_game_in_the_catalogue() -> None:
    setup = Setup(123456789, 2, Seat(1), (("young_mandarin", "on"),))
    assert deal_code("o_an_quan", setup) == "OQ1-303N-QK8N-M"
    assert read_deal_code("oq1 3o3n qk8n m") == ("o_an_quan", setup)


def test_codes_of_the_catalogue_look_different() -> None:
    letters = [game.code.translate(str.maketrans("OIL", "011")) for game in CATALOGUE.values()]
    assert len(set(letters)) == len(letters)
    assert all(len(code) == 2 for code in letters)


@given(st.integers(0, SEEDS - 1), st.sampled_from([2, 3]), st.integers(0, 1), st.sampled_from(["4", "3"]))
def test_round_trip(seed: int, seats: int, dealer: int, hand: str) -> None:
    setup = Setup(seed, seats, Seat(dealer), (("hand", hand), ("first", "left")))
    assert read(dealcode.write("LO", Lanterns(), setup)) == setup


def test_defaults_are_written_out() -> None:
    assert read(dealcode.write("LO", Lanterns(), Setup(5, 2))).options == (("hand", "4"), ("first", "dealer"))


@pytest.mark.parametrize("setup", [Setup(SEEDS, 2), Setup(-1, 2), Setup(0, 5), Setup(0, 2, Seat(2))])
def test_what_has_no_code(setup: Setup) -> None:
    with pytest.raises(ValueError, match="no code"):
        dealcode.write("LO", Lanterns(), setup)


@pytest.mark.parametrize(
    "text", [CODE.lower(), CODE.replace("-", ""), f"  {CODE.replace('-', ' ')}\n", CODE.replace("-", "–")]
)
def test_forgiven_spelling(text: str) -> None:
    assert read(text) == SETUP


def test_letters_mistaken_for_digits() -> None:
    assert read("l0i-i3oO-ka98-52") == SETUP


def test_every_wrong_character_and_every_swap_of_neighbours_is_found() -> None:
    plain = CODE.replace("-", "")
    for i in range(3, len(plain)):
        for other in set(ALPHABET) - {plain[i]}:
            assert complaint(plain[:i] + other + plain[i + 1 :]) == ("wrong-check", ())
    for i in range(3, len(plain) - 1):
        if plain[i] != plain[i + 1]:
            swapped = plain[:i] + plain[i + 1] + plain[i] + plain[i + 2 :]
            assert complaint(swapped) == ("wrong-check", ())


@pytest.mark.parametrize(
    ("text", "key", "args"),
    [
        ("", "empty", ()),
        (" - ", "empty", ()),
        ("XX1-0000-0000-0", "unknown-game", ("XX",)),
        ("?", "unknown-game", ("?",)),
        ("LO2-1300-KA98-52", "other-version", ("2", "1")),
        ("LO1-13U0-KA98-52", "bad-character", ("U", "6")),
        ("LO1-1300-KA98-5*", "bad-character", ("*", "13")),
        ("LO", "wrong-length", ("2", "13")),
        ("LO1-1300-KA98-5", "wrong-length", ("12", "13")),
        ("LO1-1300-KA98-528", "wrong-length", ("14", "13")),
        ("LO1-1300-KA98-53", "wrong-check", ()),
    ],
)
def test_complaints(text: str, key: str, args: tuple[str, ...]) -> None:
    assert complaint(text) == (key, args)


@pytest.mark.parametrize("choice", ["ZZ", "14"])  # beyond all choices; a dealer that is no seat of two
def test_choice_that_no_setup_has(choice: str) -> None:
    body = f"{choice}0000000"
    code = f"LO1{body}{dealcode._check('LO1', body)}"
    assert complaint(code)[0] == "bad-option"
