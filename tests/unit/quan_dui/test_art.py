"""The pictures of Quan Dui on the home page and the rules page."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF

from cardtable.games.quan_dui.illustrations import ILLUSTRATIONS
from cardtable.games.quan_dui.tile import TILE
from cardtable.scene.cards.sketch import TABLE
from cardtable.scene.pixmaps import paint_image
from tests.helpers.pictures import painted, pixels

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("size", [QSizeF(224, 336), QSizeF(236, 354), QSizeF(710, 496), QSizeF(1184, 430)])
def test_the_tile_fills_any_size(size: QSizeF) -> None:
    image = paint_image(QRectF(QPointF(0, 0), size), 1.0, lambda painter: TILE.paint(painter, size))
    alphas = pixels(image)[3::4]
    assert min(alphas) == 255
    assert len(set(pixels(image)[2::4])) > 100  # many shades: there is a picture


def test_the_tile_says_what_the_home_page_asks() -> None:
    assert (TILE.name, TILE.players) == ("Quan Dui", "2–6")
    assert TILE.tagline()
    assert 10 <= TILE.minutes <= 60


@pytest.mark.parametrize("name", list(ILLUSTRATIONS))
def test_illustrations_fill_their_size(name: str) -> None:
    picture = ILLUSTRATIONS[name]
    assert picture.size.width() <= min(720, TABLE.width())
    assert picture.size.height() <= TABLE.height()
    for scale in (0.5, 1.0):
        box = QRectF(QPointF(0, 0), picture.size * scale)
        painted(box, lambda painter, box=box: picture.paint(painter, box))  # type: ignore[misc]  # early binding


def test_the_page_can_name_every_illustration() -> None:
    assert all(re.fullmatch(r"\w+", name) for name in ILLUSTRATIONS)
