"""Every rule that a refusal cites, and every picture, is in the rules page; what is pictured as a meld is one."""

from __future__ import annotations

import pytest

from cardtable.games.conquian import laying, legality, melds
from cardtable.games.conquian.cards import DECK, parse
from cardtable.games.conquian.illustrations import ILLUSTRATIONS, NINE, RIGHT, WRONG
from cardtable.games.conquian.melds import fault, kind_of
from tests.helpers.rules_page import LANGUAGES, anchors, build, cited, pictures

GAME = "conquian"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_cited_rule_can_be_opened(language: str) -> None:
    rules = cited(laying, legality, melds)
    assert {"R2", "R4", "R5", "R6", "R7", "R8", "R9", "R10", "R11"} <= rules
    assert rules | {f"R{n}" for n in range(1, 13)} <= set(anchors(GAME, language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_is_shown_once(language: str) -> None:
    assert sorted(pictures(GAME, language)) == sorted(ILLUSTRATIONS)


def test_both_pages_have_the_same_build() -> None:
    assert build(GAME, "pt_BR") == build(GAME, "en")


@pytest.mark.parametrize("text", [*(part for row in RIGHT.values() for part in row.split("|")), *NINE])
def test_melds_are_pictured_truly(text: str) -> None:
    assert kind_of(parse(text)) is not None


@pytest.mark.parametrize(
    ("text", "key"),
    list(
        zip(
            (part for row in WRONG.values() for part in row.split("|")),
            ("too-few", "mixed", "no-turnaround", "gap", "mixed"),
            strict=True,
        )
    ),
)
def test_what_is_crossed_out_is_no_meld(text: str, key: str) -> None:
    reason = fault(parse(text))
    assert reason is not None
    assert reason.key == key


def test_the_pictured_cut_is_nine_cards_of_one_deck() -> None:
    cards = parse(" ".join(NINE))
    assert len(set(cards)) == 9
    assert set(cards) <= set(DECK)
