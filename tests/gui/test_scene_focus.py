"""Everything can be done from the keyboard, and the focus is never lost."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QApplication

from cardtable.scene.gestures import Spot
from cardtable.scene.stage import Stage
from cardtable.scene.table import SheetColumn, SheetContent, SheetRow
from cardtable.scene.timeline import Speed
from cardtable.scene.view import TableView
from cardtable.scene.widgets.chip import ChipItem, disable
from cardtable.scene.widgets.icons import Icon
from cardtable.scene.widgets.sheet import ResultSheet
from tests.gui.test_scene_gestures import action, square
from tests.helpers.pilot import Pilot


def keys(stage: Stage) -> list[str]:
    return [item.focus_key for item in stage.focus.items()]


def here(stage: Stage) -> str:
    current = stage.focus.current
    return current.focus_key if current is not None else ""


def ring(stage: Stage) -> bool:
    QApplication.processEvents()
    return any(type(item).__name__ == "_Ring" and item.isVisible() for item in stage.items())


def board(stage: Stage, log: list[str]) -> list[Spot]:
    return [square(stage, log, 200 + 150 * n, f"s{n}") for n in range(3)]


def test_tab_goes_in_reading_order_and_back(stage: Stage, pilot: Pilot) -> None:
    log: list[str] = []
    chip = ChipItem(stage, action(stage, log, "Undo"), Icon.UNDO)
    chip.setPos(900, 600)
    first = ChipItem(stage, action(stage, log, "Menu"), Icon.MENU)
    first.setPos(900, 30)
    board(stage, log)
    assert keys(stage) == ["chip:Menu", "s0", "s1", "s2", "chip:Undo"]
    seen = []
    for _ in range(5):
        pilot.key(Qt.Key.Key_Tab)
        seen.append(here(stage))
    assert seen == keys(stage)
    pilot.key(Qt.Key.Key_Backtab)
    assert here(stage) == "s2"
    assert ring(stage)


def test_arrows_go_to_the_neighbour(stage: Stage, pilot: Pilot) -> None:
    log: list[str] = []
    board(stage, log)
    chip = ChipItem(stage, action(stage, log, "Undo"), Icon.UNDO)
    chip.setPos(360, 600)
    pilot.key(Qt.Key.Key_Tab, Qt.Key.Key_Right)
    assert here(stage) == "s1"
    pilot.key(Qt.Key.Key_Down)
    assert here(stage) == "chip:Undo"
    pilot.key(Qt.Key.Key_Up, Qt.Key.Key_Left, Qt.Key.Key_Left)
    assert here(stage) == "s0"


def test_enter_and_space_act_once(stage: Stage, pilot: Pilot) -> None:
    log: list[str] = []
    board(stage, log)
    pilot.key(Qt.Key.Key_Tab, Qt.Key.Key_Return, Qt.Key.Key_Space)
    assert [line for line in log if line.startswith("clicked")] == ["clicked s0"] * 2
    held = QKeyEvent(QKeyEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "", True)
    stage.keyPressEvent(held)
    assert len([line for line in log if line.startswith("clicked")]) == 2


def test_focus_is_told_like_the_pointer(stage: Stage, pilot: Pilot) -> None:
    log: list[str] = []
    board(stage, log)
    pilot.key(Qt.Key.Key_Tab, Qt.Key.Key_Tab)
    assert log == ["hover True", "hover False", "hover True"]


def test_the_ring_lies_around_the_button_of_a_sheet_that_has_risen(stage: Stage, pilot: Pilot) -> None:
    log: list[str] = []
    board(stage, log)
    pilot.key(Qt.Key.Key_Tab)
    stage.timeline.speed = Speed.NORMAL
    button = (action(stage, log, "Again"), Icon.AGAIN)
    column = SheetColumn("You", (SheetRow("stones", 35),), 35)
    sheet = ResultSheet(stage, SheetContent("End", "Draw", "", (column,)), [button])
    assert ring(stage)
    stage.timeline.advance(1_000)
    assert ring(stage)
    at = next(item.scenePos() for item in stage.items() if type(item).__name__ == "_Ring")
    assert at == sheet.row.chips[0].scenePos()


def test_the_mouse_hides_the_ring_and_keys_bring_it_back(stage: Stage, pilot: Pilot) -> None:
    log: list[str] = []
    spots = board(stage, log)
    pilot.key(Qt.Key.Key_Tab)
    assert ring(stage)
    pilot.click(spots[2])
    assert not ring(stage)
    pilot.key(Qt.Key.Key_Right)
    assert ring(stage)


def test_the_tables_own_keys_come_first(stage: Stage, pilot: Pilot) -> None:
    log: list[str] = []
    board(stage, log)
    taken: list[int] = []

    def own(event: QKeyEvent) -> bool:
        taken.append(event.key())
        return event.key() == Qt.Key.Key_Right

    stage.keys = own
    pilot.key(Qt.Key.Key_Tab, Qt.Key.Key_Right, Qt.Key.Key_Down)
    assert Qt.Key.Key_Right in taken
    assert here(stage) == "s0"


def test_the_focus_survives_a_rebuild_and_a_pause(stage: Stage, pilot: Pilot) -> None:
    log: list[str] = []
    spots = board(stage, log)
    pilot.key(Qt.Key.Key_Tab, Qt.Key.Key_Tab)
    for spot in spots:
        stage.removeItem(spot)
    assert not ring(stage) or stage.focus.current is None
    spots = board(stage, log)
    stage.freshen()
    assert ring(stage)
    assert here(stage) == "s1"
    spots[1].enabled = False
    stage.freshen()
    assert not ring(stage)
    spots[1].enabled = True
    stage.freshen()
    assert ring(stage)
    assert here(stage) == "s1"


def test_when_its_item_is_gone_tab_goes_on_nearby(stage: Stage, pilot: Pilot) -> None:
    log: list[str] = []
    spots = board(stage, log)
    pilot.key(Qt.Key.Key_Tab, Qt.Key.Key_Tab, Qt.Key.Key_Tab)
    stage.removeItem(spots[2])
    pilot.key(Qt.Key.Key_Tab)
    assert here(stage) == "s1"


def test_a_disabled_chip_with_a_reason_can_be_heard(stage: Stage, pilot: Pilot) -> None:
    log: list[str] = []
    made = action(stage, log, "Hint")
    ChipItem(stage, made, Icon.HINT)
    made.setEnabled(False)
    assert keys(stage) == []
    disable(made, "it is not your turn")
    assert keys(stage) == ["chip:Hint"]
    pilot.key(Qt.Key.Key_Tab, Qt.Key.Key_Return)
    assert log == []


def test_a_sheet_keeps_the_focus_and_gives_it_back(stage: Stage, pilot: Pilot, view: TableView) -> None:
    log: list[str] = []
    board(stage, log)
    pilot.key(Qt.Key.Key_Tab, Qt.Key.Key_Tab)
    content = SheetContent("End", "Draw", "", (SheetColumn("You", (SheetRow("stones", 35),), 35),))
    buttons = [(action(stage, log, name), icon) for name, icon in (("Again", Icon.AGAIN), ("Home", Icon.HOME))]
    sheet = ResultSheet(stage, content, buttons)
    assert here(stage) == "chip:Again"
    assert keys(stage) == ["chip:Again", "chip:Home"]
    pilot.key(Qt.Key.Key_Right, Qt.Key.Key_Return)
    assert log[-1] == "Home"
    pilot.click(QPointF(400, 350))  # the squares lie under the veil
    assert not any(line.startswith("clicked") for line in log)
    sheet.dismiss()
    sheet.dismiss()
    assert here(stage) == "s1"
    pilot.click(QPointF(400, 350))
    assert log[-1] == "clicked s1"


def test_tab_leaves_the_view_at_the_end(view: TableView, pilot: Pilot) -> None:
    log: list[str] = []
    board(view.stage, log)
    assert [view.stage.focus.step(1) for _ in range(4)] == [True, True, True, False]


def test_an_action_outlives_its_chip(stage: Stage) -> None:
    made = QAction("Undo", stage)
    chip = ChipItem(stage, made, Icon.UNDO)
    stage.removeItem(chip)
    del chip
    made.setText("Redo")
    made.setEnabled(False)
