"""The pictures of Ô ăn quan's rules page end where the board and its shadow do, or fade."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from cardtable.games.o_an_quan.illustrations import ILLUSTRATIONS


@pytest.mark.parametrize("name", ILLUSTRATIONS)
def test_nothing_is_cut_off_straight(qtbot: QtBot, name: str) -> None:
    size = ILLUSTRATIONS[name].size
    image = QImage(round(size.width()), round(size.height()), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    ILLUSTRATIONS[name].paint(painter, QRectF(0, 0, image.width(), image.height()))
    painter.end()
    right, bottom = image.width() - 1, image.height() - 1
    edge = [image.pixelColor(x, bottom).alpha() for x in range(image.width())]
    edge += [image.pixelColor(right, y).alpha() for y in range(image.height())]
    assert max(edge) <= 26  # of 255: nobody sees that
