"""A stage in a window, and a pilot at it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.scene.stage import Stage
from cardtable.scene.timeline import Speed
from cardtable.scene.view import TableView
from tests.helpers.pilot import Pilot


@pytest.fixture(autouse=True)
def _empty_clipboard(qapp: QApplication) -> None:
    """A code that another test has copied would be offered by the sheet for codes."""
    qapp.clipboard().clear()


@pytest.fixture
def view(qtbot: QtBot) -> Iterator[TableView]:
    """Return a shown view of 1280 × 720 on an empty stage, without animation."""
    stage = Stage()
    stage.timeline.speed = Speed.OFF
    made = TableView(stage)
    made.resize(1280, 720)
    with qtbot.waitExposed(made):
        made.show()
    made.activateWindow()
    made.setFocus()
    QApplication.processEvents()
    yield made
    stage.timeline.drop()
    made.close()
    made.deleteLater()


@pytest.fixture
def stage(view: TableView) -> Stage:
    """Return the stage of the view."""
    return view.stage


@pytest.fixture
def pilot(view: TableView, qtbot: QtBot) -> Pilot:
    """Return a pilot at the view."""
    return Pilot(view, qtbot)
