"""Wan, the myriads: nine heroes over 萬, each with his numeral and known by hat, beard and weapon."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from cardtable.scene.decks.dongguan.armoured import AXE, AXE_AXIS, BOW, BOW_AXIS, MACE, MACE_AXIS
from cardtable.scene.decks.dongguan.features import GROUND
from cardtable.scene.decks.dongguan.fierce import BLADE, BLADE_AXIS, OAR, OAR_AXIS, TIGER, TIGER_AXIS
from cardtable.scene.decks.dongguan.gentle import DRAGON, DRAGON_AXIS, FAN, FAN_AXIS, FLUTE, FLUTE_AXIS
from cardtable.scene.decks.dongguan.glyphs import NUMERALS
from cardtable.scene.decks.dongguan.woodcut import Cut, Cuts, Group, area, line, paint_cuts, paint_sky, seal, sign, slab
from cardtable.scene.paint import saved

_HEROES: Final[dict[int, tuple[Cuts, float]]] = {
    1: (FLUTE, FLUTE_AXIS),
    2: (BOW, BOW_AXIS),
    3: (BLADE, BLADE_AXIS),
    4: (FAN, FAN_AXIS),
    5: (OAR, OAR_AXIS),
    6: (DRAGON, DRAGON_AXIS),
    7: (MACE, MACE_AXIS),
    8: (AXE, AXE_AXIS),
    9: (TIGER, TIGER_AXIS),
}
_STAGE: Final = QRectF(4.4, 26.9, 55.2, GROUND - 26.9)  # where a bust may be
_BUST: Final = 54.0  # side of the square that shows one
_SEALS: Final = {1: "印", 9: "虎"}


def paint_wan(painter: QPainter, value: int) -> None:
    """Paint the picture of a wan."""
    paint_sky(painter, "mist")
    _paint_hero(painter, value)
    paint_cuts(painter, (*_FOOT, *_ornaments(value), *_cartouche(value)), axis=32)


def paint_bust(painter: QPainter, value: int, box: QRectF) -> None:
    """Paint a hero, head and shoulders with his weapon, to fill *box*, on nothing; for faces of players."""
    side = min(box.width(), box.height())
    square = QRectF(0, 0, side, side)
    square.moveCenter(box.center())
    window = QPainterPath()
    window.addRect(square)
    with saved(painter, window):
        painter.translate(square.topLeft())
        painter.scale(side / _BUST, side / _BUST)
        painter.translate(_BUST / 2 - _HEROES[value][1], _BUST - GROUND)
        _paint_hero(painter, value)


def _paint_hero(painter: QPainter, value: int) -> None:
    cuts, axis = _HEROES[value]
    stage = QPainterPath()
    stage.addRect(_STAGE)
    with saved(painter, stage):
        paint_cuts(painter, cuts, axis)


_FOOT: Final[Cuts] = (
    area(slab(4.2, GROUND - 0.6, 55.6, 1.2)),
    area(slab(4.2, GROUND + 1.2, 55.6, 0.8), "blue"),
    sign("萬", 22.0, 83.3, 20.0, 17.0),
)


def _ornaments(value: int) -> Cuts:
    cuts: list[Cut | Group] = []
    for way in (-1, 1):
        if way > 0 and value in _SEALS:
            cuts.append(seal(44.8, 86.2, 12.0, _SEALS[value]))
            continue
        x = 32 + way * 18.6
        cuts.append(line(f"M{x - 5.4:.2f} 92 h10.8", 0.8))
        cuts.append(area(f"M{x - 2.3:.2f} 92 L{x:.2f} 89.2 L{x + 2.3:.2f} 92 L{x:.2f} 94.8 Z", "blue"))
        cuts.append(area(f"M{x - 0.9:.2f} 92 L{x:.2f} 90.9 L{x + 0.9:.2f} 92 L{x:.2f} 93.1 Z", "paper"))
    return tuple(cuts)


def _cartouche(value: int) -> Cuts:
    """Return the numeral in the corner of the panel."""
    wide, high = {1: (9.6, 2.2), 2: (9.8, 7.2)}.get(value, (10.4, 10.0))
    return (
        area(slab(46.2, 26.9, 13.5, 14.6), "paper"),
        area(slab(46.2 - 0.4, 26.6, 0.8, 14.9)),
        area(slab(46.2 - 0.4, 41.1, 13.9, 0.8)),
        sign(NUMERALS[value - 1], 53.0 - wide / 2, 34.0 - high / 2, wide, high),
    )
