"""A stage in a window, and a pilot at it."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import delete, isValid

from cardtable.scene.stage import Stage
from cardtable.scene.timeline import Speed
from cardtable.scene.view import TableView
from tests.helpers.pilot import Pilot


@pytest.fixture(autouse=True)
def _empty_clipboard(qapp: QApplication) -> None:
    """A code that another test has copied would be offered by the sheet for codes."""
    qapp.clipboard().clear()


@pytest.fixture(autouse=True)
def _stages_go(qapp: QApplication) -> Iterator[None]:
    """Let every stage go when its test is over, or one process would hold the pictures of all: gigabytes.

    A stage, its items and whoever listens to them hold each other through Qt, where Python does not see it; when
    the stage is deleted, what is left are circles that Python can collect.
    """
    yield
    stages = {view.stage for view in qapp.allWidgets() if isinstance(view, TableView)}
    for stage in stages:
        if isValid(stage):
            stage.timeline.drop()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # the views: no event loop runs any more
    for stage in stages:
        if isValid(stage):
            delete(stage)
    if stages:
        stages.clear()
        del stage
        gc.collect()


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
