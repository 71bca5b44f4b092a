"""What people hear: names, roles, presses and announcements, through Qt's own accessibility tree."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAction, QPainter
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from cardtable.scene import access
from cardtable.scene.stage import Stage
from cardtable.scene.view import TableView
from cardtable.scene.widgets.chip import ChipItem, disable
from cardtable.scene.widgets.icons import Icon
from cardtable.scene.widgets.plate import PlateContent, PlateItem, PlateState
from tests.gui.test_scene_gestures import square
from tests.helpers.pilot import Pilot


@pytest.fixture
def listening(qapp: object) -> Iterator[None]:
    """Pretend that a screen reader runs."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


def heard(view: TableView) -> dict[str, tuple[QAccessible.Role, str]]:
    """Return name → (role, description) of every visible child of the view, as assistive technology finds it."""
    found: dict[str, tuple[QAccessible.Role, str]] = {}
    for kind in (QPushButton, QLabel):
        for widget in view.findChildren(kind):
            interface = QAccessible.queryAccessibleInterface(widget)
            if interface is not None and widget.isVisible():
                name = interface.text(QAccessible.Text.Name)
                found[name] = (interface.role(), interface.text(QAccessible.Text.Description))
    return found


def dot(painter: QPainter) -> None:
    painter.drawEllipse(QPointF(0, 0), 32, 32)


def furnish(stage: Stage, log: list[str]) -> tuple[QAction, PlateItem]:
    hint = QAction("Hint", stage)
    hint.setObjectName("hint")
    hint.triggered.connect(lambda: log.append("hint"))
    ChipItem(stage, hint, Icon.HINT).setPos(900, 600)
    square(stage, log, 200, "B1")
    plate = PlateItem(stage, dot, "you")
    plate.show_content(PlateContent("You", "9 stones", "30", "if it ended now", "owes 2", "YOUR TURN"))
    plate.set_state(PlateState.INVITED)
    plate.setPos(56, 606)
    stage.freshen()
    QApplication.processEvents()
    return hint, plate


@pytest.mark.usefixtures("listening")
def test_everything_has_a_name_and_a_role(stage: Stage, view: TableView) -> None:
    log: list[str] = []
    hint, _ = furnish(stage, log)
    table = heard(view)
    assert table["Hint"][0] is QAccessible.Role.Button
    assert table["Square B1"][0] is QAccessible.Role.Button
    assert table["You, YOUR TURN, 30, if it ended now, owes 2, 9 stones"][0] is QAccessible.Role.StaticText
    assert view.accessibleName() == "Game table"
    disable(hint, "nothing to advise")
    stage.freshen()
    QApplication.processEvents()
    assert heard(view)["Hint"][1] == "nothing to advise"


@pytest.mark.usefixtures("listening")
def test_a_screen_reader_can_press(stage: Stage, view: TableView, qtbot: QtBot) -> None:
    log: list[str] = []
    furnish(stage, log)
    for button in view.findChildren(QPushButton):
        interface = QAccessible.queryAccessibleInterface(button)
        assert interface is not None
        actions = interface.actionInterface()
        assert actions is not None
        actions.doAction(actions.pressAction())
    qtbot.waitUntil(lambda: {"clicked B1", "hint"} <= set(log), timeout=2000)
    assert sorted(line for line in log if not line.startswith("hover")) == ["clicked B1", "hint"]


@pytest.mark.usefixtures("listening")
def test_the_focus_of_both_worlds_is_one(stage: Stage, view: TableView, pilot: Pilot) -> None:
    log: list[str] = []
    furnish(stage, log)
    pilot.key(Qt.Key.Key_Tab)
    focused = QApplication.focusWidget()
    assert isinstance(focused, QPushButton)
    assert focused.accessibleName() == "Square B1"
    pilot.key(Qt.Key.Key_Return)  # goes through the mirror to the stage
    assert log[-1] == "clicked B1"
    pilot.key(Qt.Key.Key_Tab)
    assert stage.focus.current is not None
    assert stage.focus.current.focus_name() == "Hint"
    first = next(b for b in view.findChildren(QPushButton) if b.accessibleName() == "Square B1")
    first.setFocus()
    assert stage.focus.current.focus_name() == "Square B1"


@pytest.mark.usefixtures("listening")
def test_the_mirror_follows_and_lets_the_mouse_through(stage: Stage, view: TableView, pilot: Pilot) -> None:
    log: list[str] = []
    furnish(stage, log)
    spot = square(stage, log, 500, "B2")
    stage.freshen()
    QApplication.processEvents()
    assert "Square B2" in heard(view)
    pilot.click(spot)
    assert log[-1] == "clicked B2"
    stage.removeItem(spot)
    stage.freshen()
    QApplication.processEvents()
    assert "Square B2" not in heard(view)


def test_nothing_is_spent_when_nobody_listens(stage: Stage, view: TableView) -> None:
    assert not QAccessible.isActive()
    furnish(stage, [])
    assert view.findChildren(QPushButton) == []


@pytest.mark.usefixtures("listening")
def test_announcements_reach_assistive_technology(
    stage: Stage, view: TableView, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[tuple[str, object]] = []
    real = QAccessible.updateAccessibility

    class Spy(QAccessible):
        @staticmethod
        def updateAccessibility(event: object) -> None:
            assert isinstance(event, QAccessibleAnnouncementEvent)
            sent.append((event.message(), event.object()))
            real(event)

    monkeypatch.setattr(access, "QAccessible", Spy)
    log: list[str] = []
    stage.announced.connect(log.append)
    stage.announce("You captured 4 stones.")
    assert log == ["You captured 4 stones."]
    assert sent == [("You captured 4 stones.", view)]
