"""The backs of the domino cards, each the same upside down: lozenges, clouds at dusk, and a window's lattice."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from cardtable.scene.decks.curves import curve
from cardtable.scene.decks.domino.marks import paint_fleuron
from cardtable.scene.decks.domino.plan import HIGH, SIDE, WIDE
from cardtable.scene.paint import colour, disc, pen, placed, polyline, rounded, saved, slanted

MARGIN: Final = 2.4  # of plain ivory
FIELD: Final = QRectF(MARGIN, MARGIN, WIDE - 2 * MARGIN, HIGH - SIDE - 2 * MARGIN)
MIDDLE: Final = (WIDE / 2, (HIGH - SIDE) / 2)
GOLD: Final = "#E8C777"
PALE: Final = "#D5E3F7"
LOZENGE: Final = (8.6, 13.0)


def paint_back(painter: QPainter, name: str) -> None:
    """Paint a back on a blank card.

    :raises KeyError: if there is no such back.
    """
    _PAINTERS[name](painter)


def _field(painter: QPainter, light: str, middle: str, dark: str) -> QPainterPath:
    """Paint the coloured ground and return where its pattern may be."""
    form = rounded(FIELD, 3.2)
    painter.fillPath(form, slanted(FIELD, (0, light), (0.5, middle), (1, dark)))
    return rounded(FIELD.adjusted(2.2, 2.2, -2.2, -2.2), 1.8)


def _border(painter: QPainter, shade: str, rim: str) -> None:
    painter.strokePath(rounded(FIELD.adjusted(1.7, 1.7, -1.7, -1.7), 2.1), pen(colour(shade, 0.9), 0.7))
    painter.strokePath(rounded(FIELD, 3.2), pen(rim, 0.5))


def _rhombus(x: float, y: float, wide: float, high: float) -> QPainterPath:
    return polyline((x, y - high / 2), (x + wide / 2, y), (x, y + high / 2), (x - wide / 2, y), closed=True)


def _paint_medallion(painter: QPainter, ground: str, shade: str) -> None:
    """Paint two fleurons foot to foot in a lozenge."""
    x, y = MIDDLE
    painter.fillPath(_rhombus(x, y, 33, 47), colour(ground))
    painter.strokePath(_rhombus(x, y, 33, 47), pen(GOLD, 1.0))
    painter.strokePath(_rhombus(x, y, 27.6, 39.4), pen(colour(GOLD, 0.6), 0.5))
    for turn in (0, 180):
        with saved(painter):
            painter.translate(x, y)
            painter.rotate(turn)
            paint_fleuron(painter, (0, -2.2, 12.6), shade, ground)
    painter.fillPath(disc(x, y, 1.5), colour(GOLD))


def _paint_lozenges(painter: QPainter) -> None:
    inner = _field(painter, "#33609F", "#25498A", "#173366")
    (wide, high), (x, y) = LOZENGE, MIDDLE
    with saved(painter, inner):
        painter.setPen(pen(colour("#B9D2F2", 0.66), 0.5))
        for n in range(-12, 13):
            left, right = x + (n - 6) * wide, x + (n + 7) * wide  # along the edges of thirteen lozenges
            painter.drawLine(QLineF(left, y - 6.5 * high, right, y + 6.5 * high))
            painter.drawLine(QLineF(left, y + 6.5 * high, right, y - 6.5 * high))
        for row in range(-9, 10):  # one path for all rows would take many times longer
            inside, hearts = QPainterPath(), QPainterPath()
            for column in range(-4, 5):
                at = x + column * wide + (wide / 2 if row % 2 else 0), y + row * high / 2
                inside.addPath(_rhombus(*at, wide * 0.68, high * 0.68))
                inside.addPath(_rhombus(*at, wide * 0.52, high * 0.52))
                hearts.addPath(_rhombus(*at, 2.4, 3.5))
            painter.fillPath(inside, colour("#B9D2F2", 0.36))
            painter.fillPath(hearts, colour(GOLD, 0.95))
    _border(painter, PALE, "#0F2348")
    _paint_medallion(painter, "#173366", "#DCE8F8")


_CLOUD: Final = (
    "M-7.4,1.6 C-9.4,1.6 -9.4,-1.4 -7,-1.4 C-7,-4 -3.4,-4.6 -2.4,-2.4 C-1,-5 3.4,-4.2 3,-1.2 C5,-2.4 7.6,-1 6.4,1 "
    "M-2.4,-2.4 C-0.4,-2.4 -0.2,0.2 -2,0.2 M3,-1.2 C4.4,-0.8 4,1 2.8,0.6 M-8,3.4 H5 M-4,5 H8.6"
)


def _paint_clouds(painter: QPainter) -> None:
    """Paint clouds that rise towards both ends from the middle."""
    inner = _field(painter, "#8C3B32", "#74282A", "#531A20")
    line = pen(colour("#E9B98C", 0.72), 0.65)
    with saved(painter, inner):
        for row in range(5):
            for column in range(-2, 3):
                x, y = column * 20.0 + (10.0 if row % 2 else 0), 6.0 + row * 12.2
                painter.strokePath(placed(curve(_CLOUD), MIDDLE[0] + x, MIDDLE[1] - y), line)
                painter.strokePath(placed(curve(_CLOUD), MIDDLE[0] - x, MIDDLE[1] + y, 180), line)
    _border(painter, "#EFC9A0", "#3A0E12")
    _paint_medallion(painter, "#531A20", "#F3DDC0")


def _paint_lattice(painter: QPainter) -> None:
    """Paint the lattice of a window, with a blossom at every other crossing."""
    inner = _field(painter, "#2F6F68", "#1F544F", "#123934")
    side = 8.9
    with saved(painter, inner):
        for row in range(-6, 7):
            bars, petals, hearts = QPainterPath(), QPainterPath(), QPainterPath()
            petals.setFillRule(Qt.FillRule.WindingFill)
            y = MIDDLE[1] + row * side
            for column in range(-4, 5):
                x = MIDDLE[0] + column * side
                if (row + column) % 2:
                    bars.addPath(polyline((x - side, y), (x + side, y)))
                    bars.addPath(polyline((x, y - side / 2), (x, y + side / 2)))
                    continue
                bars.addRect(QRectF(x - 2.7, y - 2.7, 5.4, 5.4))
                for n in range(4):
                    turn = math.radians(90 * n + 45)
                    petals.addPath(disc(x + 1.1 * math.cos(turn), y + 1.1 * math.sin(turn), 1.0))
                hearts.addPath(disc(x, y, 0.6))
            painter.strokePath(bars, pen(colour("#BFE3D6", 0.5), 0.55))
            painter.fillPath(petals, colour("#F0D9C8", 0.9))
            painter.fillPath(hearts, colour("#C9563F"))
    _border(painter, "#CFE7DC", "#0A2421")
    _paint_medallion(painter, "#123934", "#E4F2EA")


_PAINTERS: Final[dict[str, Callable[[QPainter], None]]] = {
    "lozenges": _paint_lozenges,
    "clouds": _paint_clouds,
    "lattice": _paint_lattice,
}
BACKS: Final = tuple(_PAINTERS)
