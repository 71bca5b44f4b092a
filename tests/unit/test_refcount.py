"""Qt for Python must not lose references to ``None``.

PySide6 6.12.0 on Python 3.11 loses one in most calls that return nothing, and after some thousand
calls the process aborts; pyproject.toml keeps that pair apart, and this test would see its like.
"""

from __future__ import annotations

import sys

import pytest
from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

CALLS = 1000
NOISE = 50  # references that the interpreter itself may drop meanwhile


def call_qt(times: int) -> None:
    """Call Qt functions that return nothing."""
    thing, rectangle, image = QObject(), QRectF(0, 0, 10, 10), QImage(8, 8, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    for _ in range(times // 4):
        thing.setObjectName("stone")
        rectangle.moveCenter(QPointF(1, 2))
        painter.setOpacity(0.5)
        painter.fillRect(rectangle, QColor(1, 2, 3))
    painter.end()


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="None is immortal from Python 3.12 on: it has no count to lose")
def test_a_thousand_qt_calls_keep_the_references_to_none() -> None:
    call_qt(4)  # the first call of each function keeps some for its signature
    before = sys.getrefcount(None)
    call_qt(CALLS)
    assert before - sys.getrefcount(None) < NOISE
