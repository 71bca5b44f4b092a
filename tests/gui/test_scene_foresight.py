"""Pictures are painted before they are wanted, and never while something moves."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPointF, QRectF, QTimer
from PySide6.QtGui import QPainter
from pytestqt.qtbot import QtBot

from cardtable.scene.foresight import Foresight
from cardtable.scene.item import Art, ArtItem
from cardtable.scene.stage import Stage
from cardtable.scene.timeline import Cue, Motion, Speed
from cardtable.scene.view import TableView

BOX = QRectF(0, 0, 10, 10)


def test_what_will_be_wanted_is_painted_once_after_the_first_picture_and_at_rest(qtbot: QtBot) -> None:
    painted: list[int] = []
    moving: list[bool] = []

    def art(number: int) -> Art:
        def paint(painter: QPainter) -> None:
            painted.append(number)
            moving.append(stage.timeline.busy)

        return Art(("soon", number), BOX, paint)

    stage = Stage()
    view = TableView(stage)
    qtbot.addWidget(view)
    foresight = Foresight(stage, lambda: [art(number) for number in range(5)])
    stage.shown.connect(foresight.begin)
    qtbot.wait(50)
    assert painted == []
    item = ArtItem(stage, Art(("moved",), BOX, lambda painter: None))
    stage.timeline.play([Cue(150, [Motion(item, QPointF(90, 90))])], lambda: None)
    view.resize(1280, 720)
    view.show()
    qtbot.waitUntil(lambda: painted == [0, 1, 2, 3, 4])
    assert not any(moving)
    ArtItem(stage, art(3))
    assert painted == [0, 1, 2, 3, 4]
    view.resize(1600, 900)
    qtbot.waitUntil(lambda: len(painted) >= 10)
    qtbot.wait(60)
    assert not any(timer.isActive() for timer in foresight.findChildren(QTimer))


def test_it_begins_after_a_while_and_gives_way_to_motion(stage: Stage, qtbot: QtBot) -> None:
    painted: list[str] = []
    wanted = ["king"]

    def paint(name: str, painter: QPainter) -> None:
        painted.append(name)

    def arts() -> list[Art]:
        return [Art((name,), BOX, partial(paint, name)) for name in wanted]

    foresight = Foresight(stage, arts)
    foresight.begin(100)
    wanted.append("queen")  # what is wanted is asked as late as may be
    stage.timeline.speed = Speed.NORMAL
    stage.timeline.play([Cue(50)])
    assert not any(timer.isActive() for timer in foresight.findChildren(QTimer))
    assert painted == []
    qtbot.waitUntil(lambda: painted == ["king", "queen"])
    wanted.append("jack")
    foresight.begin()
    qtbot.waitUntil(lambda: painted == ["king", "queen", "jack"])
