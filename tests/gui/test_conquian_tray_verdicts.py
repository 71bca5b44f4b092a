"""The re-arranging tray judges the whole, suggests, and says why something cannot be."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from cardtable.games.conquian.cards import parse
from cardtable.games.conquian.melds import parse_groups
from cardtable.games.conquian.rules import RULES
from cardtable.games.conquian.state import Lay, Phase
from cardtable.games.conquian.tray_model import HAND, MOST, NEW, TABLE
from cardtable.games.conquian.tray_parts import Sign, TraySheet
from cardtable.scene.stage import Stage
from cardtable.scene.widgets.chip import REASON
from tests.helpers.conquian_tray import ME, MOCK, Desk, position
from tests.helpers.pilot import Pilot


@pytest.fixture
def desk(stage: Stage, pilot: Pilot) -> Desk:
    return Desk(stage, pilot, position(*MOCK))


def test_suggestions_go_round_and_are_all_allowed(desk: Desk) -> None:
    seen = []
    for _ in range(3):
        desk.pilot.key("s")
        assert desk.tray.verdict is None
        seen.append(desk.groups)
    assert seen[0] == "5O 6O 7O | 7C 7E 7B"
    assert seen[1] == "7O 7C 7E 7B"
    assert seen[2] == seen[0]
    assert desk.button("suggest").text == "Suggestion 1 of 2"
    desk.pilot.click(desk.button("reset"))
    assert desk.groups == "7C 7E 7B"
    assert desk.button("suggest").text == "Suggest"


@pytest.mark.parametrize(
    ("melds", "hand", "table", "phase", "moves", "reason"),
    [
        (*MOCK, Phase.ANSWER, (), "nothing-laid"),
        (*MOCK, Phase.ANSWER, (("11E 12B", NEW),), "too-few"),
        (*MOCK, Phase.ANSWER, (("5O 6O 2C", NEW),), "mixed"),
        ("1O 2O 3O 4O", "5E 6O 2C 11E", "12O", Phase.ANSWER, (("12O", 0),), "no-turnaround"),
        ("1O 2O 3O 4O", "5E 6O 2C 11E", "12E", Phase.ANSWER, (("6O", 0),), "gap"),
        ("1O 2O 3O 4O", "5E 6O 2C 11E", "12E", Phase.ANSWER, (("1O", NEW), ("2C", 0)), "meld-left-short"),
        (*MOCK, Phase.FORCED, (("5O 6O 7O", NEW),), "forced-as-it-lies"),
        (*MOCK, Phase.FORCED, (("7O", 0),), ""),
        ("1C 1E 1B | 7C 7E 7B", "5O 6O", "7O", Phase.FORCED, (), "must-take"),
        (*MOCK, Phase.ANSWER, (("7O", 0),), ""),
    ],
)  # fmt: skip
def test_the_whole_is_judged_by_the_rules(
    stage: Stage,
    pilot: Pilot,
    melds: str,
    hand: str,
    table: str,
    phase: Phase,
    moves: Iterable[tuple[str, int]],
    reason: str,
) -> None:
    desk = Desk(stage, pilot, position(melds, hand, table, phase))
    for cards, zone in moves:
        desk.by_mouse(cards, zone)
    verdict = desk.tray.verdict
    assert (verdict.key if verdict is not None else "") == reason
    assert desk.button("confirm").action.isEnabled() is (not reason)


def test_nine_cards_in_three_groups_cut(stage: Stage, pilot: Pilot) -> None:
    desk = Desk(stage, pilot, position("1B 2B 3B", "5O 6O 7O 4C 4E", "4O"))
    pilot.key("s")
    assert len(desk.tray.groups) == 3
    assert desk.foot() == "Re-arrange your melds. 9 of 9. Nine cards: you win!"
    assert desk.button("confirm").text == "Cut!"
    pilot.click(desk.button("confirm"))
    assert RULES.apply(desk.state, ME, desk.actions[0]).state.phase is Phase.OVER


def test_without_the_table_card_it_is_laying(stage: Stage, pilot: Pilot) -> None:
    desk = Desk(stage, pilot, position("", "1B 2B 3B 5O 6O 7O 4C 4E", "12O"))
    desk.by_mouse("1B 2B 3B", NEW)
    assert desk.button("confirm").text == "Lay"
    assert "you still answer the king of coins" in desk.foot()
    desk.tray.open(desk.view, with_table_card=False)
    with pytest.raises(LookupError):
        desk.card("12O")
    with pytest.raises(LookupError):
        pilot.find(f"tray:zone:{TABLE}")
    desk.by_mouse("1B 2B 3B", NEW)
    assert desk.foot().endswith("This may be done.")
    pilot.click(desk.button("confirm"))
    assert desk.actions == [Lay(parse_groups("1B 2B 3B"))]


def test_regrouping_twice_is_refused_in_words(stage: Stage, pilot: Pilot) -> None:
    state = position("1O 2O 3O 4O 5O 6O", "5E 2C", "12E", regrouped=True)
    desk = Desk(stage, pilot, state)
    desk.by_mouse("4O 5O 6O", NEW)
    assert desk.tray.verdict is not None
    assert desk.tray.verdict.key == "regrouped-already"
    assert desk.button("suggest").action.property(REASON) == "no other way"


def test_groups_cannot_grow_without_end(stage: Stage, pilot: Pilot) -> None:
    desk = Desk(stage, pilot, position("", "1B 2B 3B 5O 6O 7O 4C 4E", "12O"))
    for piece in parse("1B 3B 5O 7O 4C"):
        desk.by_mouse(piece, NEW)
    assert len(desk.tray.groups) == MOST
    with pytest.raises(LookupError):
        pilot.find(f"tray:zone:{NEW}")
    pilot.click(desk.card("2B"))
    pilot.key("n")
    assert len(desk.tray.groups) == MOST
    assert set(desk.model.hand) == set(parse("2B 6O 4E"))


def test_before_any_change_it_says_what_to_do_and_finds_no_fault(stage: Stage, pilot: Pilot) -> None:
    more = "6O 2C 4E"
    for melds, begin in (("", "Put cards into a new group"), ("7C 7E 7B", "Move cards between your melds")):
        desk = Desk(stage, pilot, position(melds, f"1B 2B 3B 5O 11C {'' if melds else more}", "12O"))
        sheet = pilot.find("tray")
        assert isinstance(sheet, TraySheet)
        signs = [sheet.standing.sign]
        assert sheet.standing.words.startswith(begin)
        for zone in (NEW, HAND):
            desk.by_mouse("1B 2B", zone)
            signs.append(sheet.standing.sign)
        assert signs == [Sign.OPEN, Sign.BAD, Sign.OPEN]
        desk.tray.cancel()
