"""The re-arranging tray by mouse and by keyboard: all can be grouped, and nothing is done before it is confirmed."""

from __future__ import annotations

import gc
import weakref
from random import Random

import pytest
from PySide6.QtCore import QPointF, Qt

from cardtable.games.conquian.cards import parse
from cardtable.games.conquian.melds import Melds, arranged, parse_groups
from cardtable.games.conquian.rules import RULES
from cardtable.games.conquian.state import Lay, Use
from cardtable.games.conquian.tray_model import HAND, NEW
from cardtable.scene.stage import Stage
from cardtable.scene.view import TableView
from cardtable.scene.widgets.chip import REASON
from tests.helpers.conquian_tray import ME, MOCK, Desk, position
from tests.helpers.pilot import Pilot
from tests.unit.conquian.positions import rich_seat, seated

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def desk(stage: Stage, pilot: Pilot) -> Desk:
    return Desk(stage, pilot, position(*MOCK))


# -- by mouse ---------------------------------------------------------------------------------------------------------


def test_cards_are_dragged_into_groups_and_confirmed(desk: Desk) -> None:
    pilot = desk.pilot
    assert "move cards between your melds" in desk.foot().lower()
    pilot.drag(desk.card("5O"), desk.zone(NEW))
    assert desk.groups == "5O | 7C 7E 7B"
    pilot.drag(desk.card("6O"), desk.zone(1))
    assert desk.button("confirm").action.property(REASON) == "fewer than three"
    pilot.click(desk.button("confirm"))
    assert desk.actions == []
    pilot.drag(desk.card("7O"), desk.zone(1))
    assert desk.groups == "5O 6O 7O | 7C 7E 7B"
    assert desk.tray.verdict is None
    assert desk.foot() == "Re-arrange your melds. 6 of 9. This may be done; then you pay a card."
    assert desk.changes == 3
    pilot.click(desk.button("confirm"))
    assert desk.actions == [Use(parse_groups("7C 7E 7B | 5O 6O 7O"))]
    assert not desk.tray.is_open
    assert desk.cancels == 0


def test_cards_are_picked_up_together_and_put_down_with_a_click(desk: Desk) -> None:
    pilot = desk.pilot
    for piece in parse("5O 6O 7O 2C"):
        pilot.click(desk.card(piece))
    pilot.click(desk.card("2C"))  # let go of again
    assert desk.tray.picked == list(parse("5O 6O 7O"))
    pilot.click(desk.zone(NEW))
    assert desk.groups == "5O 6O 7O | 7C 7E 7B"
    pilot.click(desk.card("7O"))
    pilot.click(desk.card("7C"))  # into the group of another card
    assert desk.groups == "5O 6O | 7O 7C 7E 7B"
    pilot.click(desk.card("5O"))
    pilot.click(desk.card("6O"))
    pilot.click(desk.card("2C"))  # back into the hand
    assert desk.groups == "7O 7C 7E 7B"
    assert desk.tray.verdict is None
    assert desk.model.hand == desk.view.hand


def test_what_lies_on_the_table_stays_there(desk: Desk) -> None:
    pilot = desk.pilot
    pilot.drag(desk.card("7B"), desk.zone(HAND))
    assert desk.groups == "7C 7E 7B"
    assert "What lies on the table stays in a group: 7 of clubs." in desk.foot()
    assert desk.said[-1] == "What lies on the table stays in a group: 7 of clubs."
    assert desk.changes == 0
    pilot.click(desk.card("7B"))
    pilot.click(desk.card("2C"))  # it cannot go there, so this one is picked up instead
    assert desk.tray.picked == ["2C"]
    assert "stays" not in desk.foot()
    pilot.drag(desk.card("7B"), desk.zone(NEW))
    assert desk.button("confirm").action.property(REASON) == "fewer than three"


def test_a_drop_nowhere_and_a_lost_mouse_put_the_card_back(desk: Desk) -> None:
    pilot = desk.pilot
    before = desk.card("5O").pos()
    pilot.drag(desk.card("5O"), QPointF(640, 8))
    assert desk.groups == "7C 7E 7B"
    pilot.carry(desk.card("5O"), desk.zone(NEW))
    pilot.key(Qt.Key.Key_Escape)
    assert desk.tray.is_open
    pilot.release(desk.zone(NEW))
    assert desk.groups == "7C 7E 7B"
    assert desk.tray.picked == []
    assert desk.card("5O").pos() == before
    assert desk.changes == 0


def test_the_zone_under_a_dragged_card_lights_up(desk: Desk, view: TableView) -> None:
    desk.pilot.carry(desk.card("5O"), desk.zone(0))
    lit = view.grab().toImage()
    desk.pilot.hover(desk.zone(0))
    desk.pilot.carry(desk.card("5O"), desk.zone(0))
    assert view.grab().toImage() == lit
    desk.pilot.release(desk.zone(0))
    assert desk.groups == "5O 7C 7E 7B"
    assert "Neither a set nor a run" in desk.foot()


def test_nothing_reaches_the_table_behind(desk: Desk) -> None:
    pilot = desk.pilot
    for at in (QPointF(8, 8), QPointF(640, 60), QPointF(700, 560), QPointF(1276, 700)):
        pilot.click(at)
    pilot.key("n", "x", " ")
    assert desk.behind == 0
    assert {spot.parentItem() for spot in desk.tray.spots()} == {desk.pilot.find("tray")}
    pilot.key(Qt.Key.Key_Escape, Qt.Key.Key_Escape)
    assert not desk.tray.is_open
    pilot.click(QPointF(640, 60))
    assert desk.behind == 1


# -- by keyboard ------------------------------------------------------------------------------------------------------


def test_everything_is_done_by_keys(desk: Desk) -> None:
    pilot = desk.pilot
    pilot.go_to("tray:5O")
    pilot.key(Qt.Key.Key_Return)
    assert desk.tray.picked == ["5O"]
    pilot.key(Qt.Key.Key_Right)
    assert _key(desk) == "tray:6O"
    pilot.key(Qt.Key.Key_Return)
    assert desk.tray.picked == ["5O", "6O"]
    pilot.key("n")
    assert desk.groups == "5O 6O | 7C 7E 7B"
    assert _key(desk) == "tray:5O"
    pilot.go_to("tray:7O")
    pilot.key(Qt.Key.Key_Return, Qt.Key.Key_Up)
    assert _key(desk) in {f"tray:{piece}" for piece in parse("5O 6O 7C 7E 7B")}
    pilot.go_to("tray:6O")
    pilot.key(Qt.Key.Key_Return)
    assert desk.groups == "5O 6O 7O | 7C 7E 7B"
    pilot.key(Qt.Key.Key_Return, modifier=CTRL)
    assert desk.actions == [Use(parse_groups("7C 7E 7B | 5O 6O 7O"))]
    assert not desk.tray.is_open


def _key(desk: Desk) -> str:
    current = desk.stage.focus.current
    return current.focus_key if current is not None else ""


def test_keys_take_back_reset_and_cancel(desk: Desk) -> None:
    pilot = desk.pilot
    pilot.go_to("tray:5O")
    pilot.key("n")  # the card with the focus
    assert desk.groups == "5O | 7C 7E 7B"
    pilot.key(Qt.Key.Key_Backspace)
    assert desk.groups == "7C 7E 7B"
    pilot.key("n", "r")
    assert desk.groups == "7C 7E 7B"
    pilot.key(Qt.Key.Key_Return, modifier=CTRL)  # nothing has changed: told, and nothing more
    assert desk.said[-1].startswith("Nothing has changed")
    assert desk.tray.is_open
    pilot.key(Qt.Key.Key_Return)
    assert desk.tray.picked
    pilot.key(Qt.Key.Key_Escape)
    assert not desk.tray.picked
    assert desk.tray.is_open
    pilot.key(Qt.Key.Key_Escape)
    assert desk.cancels == 1
    assert desk.actions == []
    pilot.key("n", "r", "s")
    desk.tray.cancel()
    assert desk.cancels == 1


@pytest.mark.parametrize("seed", range(12))
def test_any_arrangement_can_be_made_by_keys_or_mouse(stage: Stage, pilot: Pilot, seed: int) -> None:
    """Whatever the rules allow is reached card by card, and what is confirmed is legal."""
    rng = Random(seed)
    while True:
        state = seated(*rich_seat(rng))
        wanted = [a for a in RULES.legal_actions(state, ME) if isinstance(a, Use | Lay)]
        if wanted:
            break
    action = rng.choice(wanted)
    desk = Desk(stage, pilot, state)
    _make(desk, action.melds, by_keys=bool(seed % 2))
    assert arranged(desk.tray.groups) == action.melds
    assert desk.tray.verdict is None
    pilot.key(Qt.Key.Key_Return, modifier=CTRL)
    assert desk.actions == [action]
    RULES.apply(state, ME, action)


def _make(desk: Desk, melds: Melds, by_keys: bool) -> None:
    """Build groups one after the other out of what lies there."""
    pilot = desk.pilot
    for meld in melds:
        for n, piece in enumerate(meld):
            if by_keys:
                pilot.go_to(f"tray:{piece}")
                pilot.key(Qt.Key.Key_Return)
            else:
                pilot.click(desk.card(piece))
            if n:
                anchor = meld[0]
                if by_keys and desk.tray.picked:
                    pilot.go_to(f"tray:{anchor}")
                    pilot.key(Qt.Key.Key_Return)
                elif desk.tray.picked:
                    pilot.click(desk.card(anchor))
                if desk.tray.picked:  # both lie in one place already
                    pilot.key(Qt.Key.Key_Escape)
            else:
                others = set(desk.model.groups[zone]) if (zone := desk.model.zone_of(piece)) >= 0 else {"loose"}
                if others <= set(meld):
                    pilot.key(Qt.Key.Key_Escape)
                else:
                    pilot.key("n")


def test_closing_in_a_drag_and_opening_again(desk: Desk) -> None:
    desk.pilot.carry(desk.card("5O"), desk.zone(NEW))
    desk.tray.close()
    desk.pilot.release(QPointF(640, 300))
    assert desk.tray.spots() == []
    desk.tray.close()
    desk.tray.open(desk.view, with_table_card=True, order=tuple(reversed(desk.view.hand)))
    assert desk.groups == "7C 7E 7B"
    assert desk.model.hand == tuple(reversed(desk.view.hand))
    desk.tray.open(desk.view, with_table_card=True)  # anew
    assert sum(item.focus_key == "tray" for item in desk.stage.focus.readable()) == 1


def test_what_was_closed_is_let_go(desk: Desk) -> None:
    desk.pilot.key(Qt.Key.Key_Right, Qt.Key.Key_Return)
    gone = weakref.ref(desk.tray.spots()[0])
    desk.tray.close()
    gc.collect()
    assert gone() is None
