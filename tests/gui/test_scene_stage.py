"""What lies on a stage stays there, though nobody else knows it."""

from __future__ import annotations

import gc

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from cardtable.scene.gestures import Spot
from cardtable.scene.stage import Stage
from cardtable.scene.widgets.veil import Veil


def test_what_nobody_else_knows_stays_on_the_stage(stage: Stage) -> None:
    outline = QPainterPath()
    outline.addRect(QRectF(200, 200, 100, 100))
    Spot(stage, "s0", outline, name=lambda: "s0", clicked=lambda: None)
    stage.focus.items()
    Veil(stage, 50).dismiss()
    gc.collect()
    assert [item.focus_key for item in stage.focus.items()] == ["s0"]
