"""Every rule that a refusal cites, and every picture, is in the rules page; what is pictured is as the page says."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from cardtable.core.rules import Illegal
from cardtable.games.chuo_pai import legality, reading
from cardtable.games.chuo_pai.cards import IDENTITIES, TABLE
from cardtable.games.chuo_pai.illustrations import (
    ASKED,
    BEATING,
    BONUS,
    FREE,
    GOAL,
    ILLUSTRATIONS,
    NO_BONUS,
    NO_SETS,
    NOT_BEATING,
    NOT_SPECIAL,
    PAIRS,
    ROUND,
    SETS,
    SPECIAL,
    TO_BEAT,
    TORN,
)
from cardtable.games.chuo_pai.plays import SPECIALS, Combination, beats
from cardtable.games.chuo_pai.reading import classify
from cardtable.games.chuo_pai.sketch import Sketch
from cardtable.games.chuo_pai.words import WORDS
from tests.helpers.rules_page import LANGUAGES, anchors, build, cited, drawn, page, pictures
from tests.unit.chuo_pai.positions import legal, play, table

GAME = "chuo_pai"


def combination(text: str, free: bool = False) -> Combination:
    """Return the play that cards are."""
    found = classify(text.split(), free)
    assert isinstance(found, Combination), found
    return found


# -- the pages --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_cited_rule_can_be_opened(language: str) -> None:
    rules = cited(legality, reading)
    assert {"R5", "R6", "R7", "R8", "R9", "R13"} <= rules
    names = anchors(GAME, language)
    assert len(names) == len(set(names))
    assert rules | {f"R{n}" for n in range(1, 15)} | {"H1"} <= set(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_is_shown_once(language: str) -> None:
    assert sorted(pictures(GAME, language)) == sorted(ILLUSTRATIONS)


def test_both_pages_have_the_same_build() -> None:
    assert build(GAME, "pt_BR") == build(GAME, "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_give_the_figures(language: str) -> None:
    text = page(GAME, language)
    for figure in ("84", "28", "21", "25", "34", "41"):
        assert figure in text


def test_the_english_page_has_the_names_of_the_cards() -> None:
    text = page(GAME, "en")
    assert all(WORDS.name(special.name) in text for special in SPECIALS)
    for special in SPECIALS:
        for identity in (special.court, *special.others):
            assert f"({WORDS.pips(identity)})" in text


# -- what is pictured -------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("qapp")
def test_all_identities_are_shown_with_their_names_and_ranks() -> None:
    cards, names, higher, ties = drawn(ILLUSTRATIONS["families"], Sketch, "cards", "name", "higher", "ties")
    assert [kinds[0] for kinds, *_ in cards] == list(IDENTITIES)
    assert [identity for identity, *_ in names] == list(IDENTITIES)
    steps = [len(step) for family in TABLE.values() for step in family]
    assert len(ties) == steps.count(2)
    assert len(higher) == len(steps) - len(TABLE)


@pytest.mark.parametrize("text", [GOAL, *SETS, *PAIRS, *SPECIAL, *ROUND, TO_BEAT, *BEATING, *NOT_BEATING, ASKED])
def test_plays_are_pictured_truly(text: str) -> None:
    combination(text)
    assert max(Counter(text.split()).values()) <= 4


@pytest.mark.parametrize("text", [*NO_SETS, *NOT_SPECIAL])
def test_what_is_crossed_out_is_no_play(text: str) -> None:
    assert isinstance(classify(text.split(), free=False), Illegal)


def test_the_special_combinations_are_pictured_from_the_highest_on() -> None:
    found = [combination(text) for text in PAIRS]
    assert [one.name for one in found] == [special.name for special in SPECIALS]
    assert all(beats(high, low) for high, low in pairwise(found))
    assert [combination(text).size for text in SPECIAL] == [4, 6]


def test_what_beats_is_pictured_truly() -> None:
    asked = combination(TO_BEAT)
    assert all(beats(combination(text), asked) for text in BEATING)
    assert not any(beats(combination(text), asked) for text in NOT_BEATING)
    assert beats(combination(ROUND[1]), combination(ROUND[0]))


def test_the_pictured_duty_is_one() -> None:
    state, _ = play(table([f"{ASKED} 1-1", TORN, "2-2"]), ASKED)
    assert legal(state) == [TORN.split()[0]]


def test_the_pictured_bonus_is_one() -> None:
    assert {*BONUS.split()} == {"1-2", "2-4"} != {*NO_BONUS.split()}


def test_free_combinations_are_pictured_truly() -> None:
    low, high = (combination(text, free=True) for text in FREE)
    assert beats(high, low)
    assert not low.even
    assert not high.even
