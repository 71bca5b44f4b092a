"""Clicks, drags and hovers: one gesture at a time, each with one outcome."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QAction, QPainterPath

from cardtable.scene.gestures import Drag, Spot, nearest
from cardtable.scene.stage import Stage
from cardtable.scene.widgets.chip import ChipItem, disable
from cardtable.scene.widgets.icons import Icon
from tests.helpers.pilot import Pilot


class Carry:
    """A drag that writes down what happens."""

    def __init__(self, log: list[str]) -> None:
        self.log = log

    def moved(self, at: QPointF) -> None:
        if self.log[-1] != "moved":
            self.log.append("moved")

    def dropped(self, at: QPointF) -> None:
        self.log.append(f"dropped {at.x():.0f}")

    def cancelled(self) -> None:
        self.log.append("cancelled")


def square(stage: Stage, log: list[str], x: float = 200, key: str = "square", drag: bool = True) -> Spot:
    path = QPainterPath()
    path.addRect(QRectF(0, 0, 100, 100))

    def begin(at: QPointF) -> Drag | None:
        log.append("begun")
        return Carry(log)

    spot = Spot(
        stage,
        key,
        path,
        lambda: f"Square {key}",
        clicked=lambda: log.append(f"clicked {key}"),
        hovered=lambda on: log.append(f"hover {on}"),
        dragged=begin if drag else None,
    )
    spot.setPos(x, 300)
    return spot


def action(stage: Stage, log: list[str], name: str = "Go") -> QAction:
    made = QAction(name, stage)
    made.triggered.connect(lambda: log.append(name))
    return made


def without_hover(log: list[str]) -> list[str]:
    return [line for line in log if not line.startswith("hover")]


def test_a_click_is_one_click(stage: Stage, pilot: Pilot) -> None:
    log: list[str] = []
    pilot.click(square(stage, log))
    assert without_hover(log) == ["clicked square"]


def test_a_little_shaking_is_still_a_click(stage: Stage, pilot: Pilot) -> None:
    log: list[str] = []
    spot = square(stage, log)
    pilot.carry(spot, QPointF(254, 353))
    pilot.release(QPointF(254, 353))
    assert without_hover(log) == ["clicked square"]


def test_a_drag_is_no_click(stage: Stage, pilot: Pilot) -> None:
    log: list[str] = []
    pilot.drag(square(stage, log), QPointF(700, 350))
    assert without_hover(log) == ["begun", "moved", "dropped 700"]


def test_escape_and_withdrawal_cancel_a_drag_once(stage: Stage, pilot: Pilot) -> None:
    ends: list[Callable[[], None]] = [lambda: pilot.key(Qt.Key.Key_Escape), stage.cancel_gesture]
    for end in ends:
        log: list[str] = []
        spot = square(stage, log)
        pilot.carry(spot, QPointF(700, 350))
        end()
        pilot.release(QPointF(700, 350))
        assert without_hover(log) == ["begun", "moved", "cancelled"]
        stage.removeItem(spot)


def test_letting_go_elsewhere_is_no_click(stage: Stage, pilot: Pilot) -> None:
    log: list[str] = []
    pilot.drag(square(stage, log, drag=False), QPointF(700, 350))
    assert without_hover(log) == []


def test_a_disabled_spot_does_nothing(stage: Stage, pilot: Pilot) -> None:
    log: list[str] = []
    spot = square(stage, log)
    spot.enabled = False
    pilot.drag(spot, QPointF(700, 350))
    pilot.click(spot)
    spot.activate()
    assert without_hover(log) == []


def test_a_spot_disabled_between_press_and_release_does_nothing(stage: Stage, pilot: Pilot) -> None:
    log: list[str] = []
    spot = square(stage, log)
    pilot.press(spot)
    spot.enabled = False
    pilot.release(spot)
    assert without_hover(log) == []


def test_hovering_is_told(stage: Stage, pilot: Pilot) -> None:
    log: list[str] = []
    spot = square(stage, log)
    pilot.hover(spot)
    pilot.hover(QPointF(900, 100))
    assert log == ["hover True", "hover False"]


def test_the_right_button_is_not_ours(stage: Stage, pilot: Pilot) -> None:
    log: list[str] = []
    spot = square(stage, log)
    pilot.right_click(spot)
    assert without_hover(log) == []


@pytest.mark.parametrize(("x", "found"), [(250, "a"), (305, "a"), (395, "b"), (620, None)])
def test_drops_are_generous(stage: Stage, x: float, found: str | None) -> None:
    spots = [square(stage, [], 200, "a"), square(stage, [], 400, "b")]
    spot = nearest(spots, QPointF(x, 350), 60)
    assert (spot.focus_key if spot else None) == found


def test_a_chip_fires_once_per_click(stage: Stage, pilot: Pilot) -> None:
    log: list[str] = []
    chip = ChipItem(stage, action(stage, log), Icon.UNDO)
    chip.setPos(400, 400)
    pilot.click(chip)
    assert log == ["Go"]
    pilot.double_click(chip)
    assert log == ["Go"] * 3  # two clicks, two times


def test_a_disabled_chip_never_fires_and_says_why(stage: Stage, pilot: Pilot) -> None:
    log: list[str] = []
    made = action(stage, log)
    chip = ChipItem(stage, made, Icon.UNDO)
    chip.setPos(400, 400)
    pilot.press(chip)
    disable(made, "nothing to undo")
    pilot.release(chip)
    pilot.click(chip)
    chip.activate()
    assert log == []
    assert "nothing to undo" in chip.toolTip()
    assert chip.focus_help() == "nothing to undo"
    disable(made, "")
    pilot.click(chip)
    assert log == ["Go"]


def test_a_chip_may_be_thought_better_of(stage: Stage, pilot: Pilot) -> None:
    log: list[str] = []
    chip = ChipItem(stage, action(stage, log), Icon.UNDO)
    chip.setPos(400, 400)
    pilot.drag(chip, QPointF(900, 100))
    assert log == []


def test_even_a_small_chip_is_easy_to_hit(stage: Stage, pilot: Pilot) -> None:
    log: list[str] = []
    chip = ChipItem(stage, action(stage, log), Icon.CLOSE, label=False, height=24)
    chip.setPos(400, 400)
    pilot.click(QPointF(400 + 12 + 20, 400 + 12 - 20))
    assert log == ["Go"]


def test_a_chip_does_not_let_clicks_through(stage: Stage, pilot: Pilot) -> None:
    log: list[str] = []
    square(stage, log)
    made = action(stage, log)
    made.setEnabled(False)
    chip = ChipItem(stage, made, Icon.CLOSE)
    chip.setPos(210, 320)
    pilot.click(chip)
    assert without_hover(log) == []
