"""Every rule that a refusal cites, and every play, is in the rules page."""

from __future__ import annotations

import re

import pytest

from cardtable.games.dou_dizhu import reading, rules
from cardtable.games.dou_dizhu.illustrations import ILLUSTRATIONS, PLAYS
from cardtable.resources import resource

CITED = re.compile(r'"(R\d+)"')


def page(language: str) -> str:
    return resource(f"resources/rules/dou_dizhu.{language}.html").read_text("utf-8")


@pytest.mark.parametrize("language", ["pt_BR", "en"])
def test_every_cited_rule_can_be_opened(language: str) -> None:
    cited = {rule for module in (rules, reading) for rule in CITED.findall(source(module.__file__))}
    assert {"R3", "R5", "R6", "R7"} <= cited
    anchors = set(re.findall(r'<a name="(\w+)">', page(language)))
    assert cited | {f"R{n}" for n in range(1, 10)} <= anchors


@pytest.mark.parametrize("language", ["pt_BR", "en"])
def test_every_play_has_its_picture(language: str) -> None:
    shown = re.findall(r'src="art:(\w+)"', page(language))
    assert set(shown) <= set(ILLUSTRATIONS)
    assert set(PLAYS) - set(shown) == {"four_solos", "four_pairs"}  # in one picture
    assert "four_two" in shown


def source(path: str | None) -> str:
    assert path is not None
    with open(path, encoding="utf-8") as file:
        return file.read()
