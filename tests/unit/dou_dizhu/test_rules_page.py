"""Every rule that a refusal cites, and every play, is in the rules page."""

from __future__ import annotations

import pytest

from cardtable.games.dou_dizhu import reading, rules
from cardtable.games.dou_dizhu.illustrations import ILLUSTRATIONS, PLAYS
from tests.helpers.rules_page import LANGUAGES, anchors, cited, pictures

GAME = "dou_dizhu"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_cited_rule_can_be_opened(language: str) -> None:
    named = cited(rules, reading)
    assert {"R3", "R5", "R6", "R7"} <= named
    assert named | {f"R{n}" for n in range(1, 10)} <= set(anchors(GAME, language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_play_has_its_picture(language: str) -> None:
    shown = pictures(GAME, language)
    assert set(shown) <= set(ILLUSTRATIONS)
    together = {"four_two": {"four_solos", "four_pairs"}, "airplanes": {name for name in PLAYS if "airplane" in name}}
    assert set(PLAYS) - set(shown) == set().union(*together.values())
    assert set(together) <= set(shown)
