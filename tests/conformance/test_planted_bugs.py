"""The suite is worth something: it finds every bug that was planted, and nothing where there is none."""

from __future__ import annotations

import pytest

from cardtable.games.chuo_pai.rules import ChuoPai
from cardtable.games.conquian.rules import Conquian
from cardtable.games.dou_dizhu.rules import DouDizhu
from cardtable.games.o_an_quan.rules import OAnQuan
from cardtable.games.quan_dui.rules import QuanDui
from tests.helpers import chuo_pai_bugs, conquian_bugs, dou_dizhu_bugs, o_an_quan_bugs, quan_dui_bugs, toy_bugs
from tests.helpers.bugs import PLANTED
from tests.helpers.laws import LAWS, AnyRules, Law
from tests.helpers.toy import Lanterns

SEEDS = range(60)


def holds(law: Law, rules: AnyRules, seed: int) -> bool:
    """Say whether the law holds."""
    try:
        law(rules, seed)
    except Exception:  # a broken game may fail in any way
        return False
    return True


@pytest.mark.parametrize("bug", PLANTED, ids=lambda bug: bug.__name__)
def test_bug_is_caught(bug: type[AnyRules]) -> None:
    assert not all(holds(PLANTED[bug], bug(), seed) for seed in SEEDS)


@pytest.mark.parametrize("game", [Lanterns, OAnQuan, DouDizhu, Conquian, QuanDui, ChuoPai])
def test_no_false_alarm(game: type[AnyRules]) -> None:
    assert all(holds(law, game(), seed) for seed in SEEDS[:5] for law in LAWS.values())


def test_every_law_finds_a_bug() -> None:
    modules = (toy_bugs, o_an_quan_bugs, dou_dizhu_bugs, conquian_bugs, quan_dui_bugs, chuo_pai_bugs)
    assert {bug.__module__ for bug in PLANTED} == {module.__name__ for module in modules}
    assert set(PLANTED.values()) == set(LAWS.values())
