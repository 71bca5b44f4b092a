"""Every rule that a refusal cites, and every picture, is in the rules page; what is pictured as pairs are pairs."""

from __future__ import annotations

from collections import Counter

import pytest

from cardtable.games.quan_dui import legality
from cardtable.games.quan_dui.cards import HONOURS, KINDS, copies, parse, value_of
from cardtable.games.quan_dui.illustrations import DUI, EIGHT, ILLUSTRATIONS, IN_HAND, KA, LAID, ONES, QUAN, WRONG
from cardtable.games.quan_dui.pairing import QUAN_DUI, best_pairs, is_paired, tentos
from cardtable.games.quan_dui.sketch import Sketch
from tests.helpers.rules_page import LANGUAGES, anchors, build, cited, drawn, pictures

GAME = "quan_dui"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_cited_rule_can_be_opened(language: str) -> None:
    rules = cited(legality) | {"R8"}  # the table's own: already answered
    assert {"R5", "R6", "R7", "R10", "R11", "R13", "H2", "H3", "H5"} <= rules
    names = anchors(GAME, language)
    assert len(names) == len(set(names))
    assert rules | {f"R{n}" for n in range(1, 14)} <= set(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_is_shown_once(language: str) -> None:
    assert sorted(pictures(GAME, language)) == sorted(ILLUSTRATIONS)


def test_both_pages_have_the_same_build() -> None:
    assert build(GAME, "pt_BR") == build(GAME, "en")


@pytest.mark.usefixtures("qapp")
def test_all_thirty_kinds_are_shown_with_their_names() -> None:
    cards, names = drawn(ILLUSTRATIONS["deck"], Sketch, "cards", "name")
    assert Counter(kinds[0] for kinds, *_ in cards) == Counter(KINDS)
    written = {name for name, *_ in names}
    assert {"2 of ben", "9 of suo", "1 of wan", "da hong", "xiao hong", "ba shu", "ben", "suo", "wan"} <= written
    assert len(written) == len(KINDS) + 4


@pytest.mark.parametrize(("texts", "worth"), [(EIGHT, 1), (QUAN, QUAN_DUI)])
def test_pictured_hands_are_worth_what_the_page_says(texts: tuple[str, ...], worth: int) -> None:
    cards = parse(" ".join(texts))
    assert tentos(cards) == worth
    assert max(Counter(cards).values()) <= 4


def test_the_pictured_hand_with_a_laid_dui_wins() -> None:
    assert best_pairs(parse(LAID)).dui
    assert tentos(parse(" ".join(IN_HAND)), exposed_dui=1) == 1


@pytest.mark.parametrize(("texts", "dui", "ka"), [(DUI, 1, 0), (KA, 0, 1), (WRONG, 0, 0)])
def test_pairs_are_pictured_truly(texts: tuple[str, ...], dui: int, ka: int) -> None:
    for text in texts:
        pairs = best_pairs(parse(text))
        assert (len(pairs.dui), len(pairs.ka)) == (dui, ka)
        assert is_paired(parse(text)) == bool(dui or ka)


def test_the_pictured_ones_are_all_and_their_numbers_true() -> None:
    assert set(ONES) == {kind for kind in KINDS if value_of(kind) == 1} >= set(HONOURS)
    assert (copies(6) - 1, copies(1) - 1) == (11, 23)
