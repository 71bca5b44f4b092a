"""Every rule that a refusal cites, and every picture, is in the rules page; what is pictured as a meld is one."""

from __future__ import annotations

import inspect
import re

import pytest

from cardtable.games.conquian import laying, legality, melds
from cardtable.games.conquian.cards import DECK, parse
from cardtable.games.conquian.illustrations import ILLUSTRATIONS, NINE, RIGHT, WRONG
from cardtable.games.conquian.melds import fault, kind_of
from cardtable.resources import resource

LANGUAGES = ("pt_BR", "en")
CITED = re.compile(r'"(R\d+)"')


def page(language: str) -> str:
    return resource(f"resources/rules/conquian.{language}.html").read_text("utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_cited_rule_can_be_opened(language: str) -> None:
    sources = (inspect.getsource(module) for module in (laying, legality, melds))
    cited = {rule for source in sources for rule in CITED.findall(source)}
    assert {"R2", "R4", "R5", "R6", "R7", "R8", "R9", "R10", "R11"} <= cited
    anchors = set(re.findall(r'<a name="(\w+)">', page(language)))
    assert cited | {f"R{n}" for n in range(1, 13)} <= anchors


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_is_shown_once(language: str) -> None:
    assert sorted(re.findall(r'src="art:(\w+)"', page(language))) == sorted(ILLUSTRATIONS)


def test_both_pages_have_the_same_build() -> None:
    tags = [
        re.findall(r"<(?!b>|/b>|i>|/i>)[^>]*>", page(language)[page(language).index("<h1>") :])
        for language in LANGUAGES
    ]
    assert tags[0] == tags[1]


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
