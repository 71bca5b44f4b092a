"""The pictures of the card games on the home page and on their rules pages."""

from __future__ import annotations

import re
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF

from cardtable.games.chuo_pai import illustrations as chuo_pai
from cardtable.games.chuo_pai.tile import TILE as CHUO_PAI
from cardtable.games.conquian import illustrations as conquian
from cardtable.games.conquian.tile import TILE as CONQUIAN
from cardtable.games.dou_dizhu import illustrations as dou_dizhu
from cardtable.games.dou_dizhu.tile import TILE as DOU_DIZHU
from cardtable.games.quan_dui import illustrations as quan_dui
from cardtable.games.quan_dui.tile import TILE as QUAN_DUI
from cardtable.scene.cards.sketch import TABLE, Illustration
from cardtable.scene.pixmaps import paint_image
from tests.helpers.pictures import painted, pixels

pytestmark = pytest.mark.usefixtures("qapp")

TILES: list[Any] = [CHUO_PAI, CONQUIAN, DOU_DIZHU, QUAN_DUI]
PICTURES: dict[str, Illustration[Any]] = {
    f"{module.__name__.split('.')[-2]}-{name}": picture
    for module in (chuo_pai, conquian, dou_dizhu, quan_dui)
    for name, picture in module.ILLUSTRATIONS.items()
}


@pytest.mark.parametrize("size", [QSizeF(224, 336), QSizeF(236, 354), QSizeF(710, 496), QSizeF(1184, 430)])
@pytest.mark.parametrize("tile", TILES, ids=lambda tile: tile.name)
def test_a_tile_fills_any_size(tile: Any, size: QSizeF) -> None:
    image = paint_image(QRectF(QPointF(0, 0), size), 1.0, lambda painter: tile.paint(painter, size))
    alphas = pixels(image)[3::4]
    assert min(alphas) == 255
    assert len(set(pixels(image)[2::4])) > 100  # many shades: there is a picture


@pytest.mark.parametrize(
    ("tile", "name", "players", "minutes"),
    [
        (CHUO_PAI, "Chuo Pai", "3", range(5, 16)),
        (CONQUIAN, "Conquian", "3", range(3, 16)),
        (DOU_DIZHU, "Dou Dizhu", "3", range(5, 6)),
        (QUAN_DUI, "Quan Dui", "2–6", range(10, 61)),
    ],
)
def test_a_tile_says_what_the_home_page_asks(tile: Any, name: str, players: str, minutes: range) -> None:
    assert (tile.name, tile.players) == (name, players)
    assert tile.tagline()
    assert tile.minutes in minutes


@pytest.mark.parametrize("picture", PICTURES.values(), ids=PICTURES.keys())
def test_illustrations_fill_their_size(picture: Illustration[Any]) -> None:
    assert picture.size.width() <= min(720, TABLE.width())
    assert picture.size.height() <= TABLE.height()
    for scale in (0.5, 1.0):
        box = QRectF(QPointF(0, 0), picture.size * scale)
        painted(box, lambda painter, box=box: picture.paint(painter, box))  # type: ignore[misc]  # early binding


def test_pages_can_name_every_illustration() -> None:
    assert all(re.fullmatch(r"\w+-\w+", name) for name in PICTURES)
