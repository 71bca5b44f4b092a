"""The backs of the Spanish deck, each the same upside down: painted tiles, Moorish stars, and red lacquer."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPainterPath

from cardtable.scene.decks import backs
from cardtable.scene.decks.curves import curve
from cardtable.scene.paint import colour, disc, pen, placed, polyline, rounded, saved, slanted, star

MARGIN: Final = 10.0  # of plain paper
ROUND: Final = 7.0
TILE: Final = 50.0  # side of a tile as it is drawn
TILES: Final = 4  # across
STARS: Final = 4

CREAM: Final = "#F4EFE1"
OCHRE: Final = "#E3AE4A"
COBALT: Final = "#1B3E6D"
SKY: Final = "#86AFD6"
_PETAL: Final = "M0,-3.6 C-9.4,-8 -10,-17 0,-23.6 C10,-17 9.4,-8 0,-3.6 Z"  # on a tile 50 wide
_HEART: Final = "M0,-8 C-4,-10.4 -4.2,-14.6 0,-18 C4.2,-14.6 4,-10.4 0,-8 Z"
_BUD: Final = "M0,-7 C-3.8,-11 -3,-16 0,-19.6 C3,-16 3.8,-11 0,-7 Z"
_CORNER: Final = "M-25,-25 H-12 C-13,-17 -17,-13 -25,-12 Z"


def paint_back(painter: QPainter, name: str, size: QSizeF) -> None:
    """Paint a back on a blank card of *size*.

    :raises KeyError: if there is no such back.
    """
    if name in backs.BACKS and name not in _PAINTERS:
        backs.paint_back(painter, name, size)
        return
    _PAINTERS[name](painter, QRectF(QPointF(0, 0), size).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN))


def _tile(painter: QPainter, field: QRectF, across: int, *layers: Callable[[QPainter], None]) -> None:
    """Cover a field with tiles, layer by layer, so that no tile lies on its neighbour's edge."""
    scale = field.width() / across / TILE
    with saved(painter, rounded(field, 3)):
        for layer in layers:
            for y, columns in _places(field, across):
                for x in columns:
                    with saved(painter):
                        painter.translate(x, y)
                        painter.scale(scale, scale)
                        layer(painter)


def _places(field: QRectF, across: int) -> Iterator[tuple[float, list[float]]]:
    """Return the middles of whole tiles, as nearly square as fill the field exactly: y, and every x, row by row."""
    rows = round(field.height() / (field.width() / across))
    wide, high = field.width() / across, field.height() / rows
    for row in range(rows):
        yield field.top() + (row + 0.5) * high, [field.left() + (n + 0.5) * wide for n in range(across)]


@cache
def _around(text: str, count: int = 4, first: float = 0.0) -> QPainterPath:
    path = QPainterPath()
    for k in range(count):
        path.addPath(placed(curve(text), 0, 0, first + 360 * k / count))
    return path


def _paint_talavera(painter: QPainter, field: QRectF) -> None:
    form = rounded(field, ROUND)
    painter.fillPath(form, slanted(field, (0, "#3A70A8"), (0.5, "#2C5F97"), (1, "#1D4474")))
    inner = field.adjusted(10, 10, -10, -10)
    _tile(painter, inner, TILES, _paint_ground, _paint_flower)
    _paint_border(painter, field, inner)


def _paint_ground(painter: QPainter) -> None:
    """Paint a tile of 50 around the origin."""
    square = polyline((-25, -25), (25, -25), (25, 25), (-25, 25), closed=True)
    painter.strokePath(square, pen(colour("#D6E5F2", 0.28), 0.9))
    painter.fillPath(_around(_CORNER), colour(SKY))
    painter.strokePath(_around("M-12,-25 C-13,-17 -17,-13 -25,-12"), pen(COBALT, 0.9))


def _paint_flower(painter: QPainter) -> None:
    """Paint the flower in the middle of a tile, and those where four tiles meet."""
    painter.fillPath(_around("O-25,-25,5.4,5.4"), colour(OCHRE))
    painter.strokePath(_around("O-25,-25,5.4,5.4"), pen(COBALT, 0.9))
    painter.fillPath(_around(_BUD, first=45), colour(OCHRE))
    painter.fillPath(_around(_PETAL), colour(CREAM))
    painter.strokePath(_around(_PETAL), pen(COBALT, 1.1))
    painter.fillPath(_around(_HEART), colour("#3C73AE"))
    painter.fillPath(disc(0, 0, 4.4), colour(OCHRE))
    painter.strokePath(disc(0, 0, 4.4), pen(COBALT, 1.1))


def _paint_border(painter: QPainter, field: QRectF, inner: QRectF) -> None:
    band = rounded(field, ROUND)
    band.addRoundedRect(inner, 3, 3)
    painter.fillPath(band, colour(CREAM))
    middle = field.adjusted(5, 5, -5, -5)
    lozenges = QPainterPath()
    across, down = 15, 23
    for n in range(across):
        x = middle.left() + middle.width() * (n + 0.5) / across
        for y in (middle.top(), middle.bottom()):
            lozenges.addPath(placed(star(4, 3.6, 1.8), x, y))
    for n in range(down):
        y = middle.top() + middle.height() * (n + 0.5) / down
        for x in (middle.left(), middle.right()):
            lozenges.addPath(placed(star(4, 3.6, 1.8), x, y))
    painter.fillPath(lozenges, colour("#2C5F97"))
    painter.strokePath(rounded(field.adjusted(0.5, 0.5, -0.5, -0.5), ROUND), pen(COBALT, 1.3))
    painter.strokePath(rounded(inner, 3), pen(COBALT, 1.3))


def _paint_stars(painter: QPainter, field: QRectF) -> None:
    form = rounded(field, ROUND)
    painter.fillPath(form, slanted(field, (0, "#2F7A67"), (0.5, "#22634F"), (1, "#174636")))
    inner = field.adjusted(8, 8, -8, -8)
    _tile(painter, inner, STARS, _paint_corners, _paint_star)
    painter.strokePath(rounded(inner, 3), pen("#E6BC6C", 1.6))
    painter.strokePath(rounded(field.adjusted(3.4, 3.4, -3.4, -3.4), 5), pen(colour("#E6BC6C", 0.8), 1))
    painter.strokePath(form, pen("#0F3126", 1))


def _paint_corners(painter: QPainter) -> None:
    """Paint a quarter of the tile between four stars in every corner."""
    painter.fillPath(_around("M-25,-25 H-10 L-25,-10 Z"), colour("#B4502F"))


def _paint_star(painter: QPainter) -> None:
    """Paint an eight-pointed star with its flower, and the lines around it."""
    painter.strokePath(_around("M-25,-25 H-10 L-25,-10 Z"), pen("#E6BC6C", 1.2))
    painter.fillPath(star(8, 24.4, 18.6), colour(CREAM))
    painter.strokePath(star(8, 24.4, 18.6), pen("#12392C", 1.2))
    painter.fillPath(star(8, 19.4, 14.8), colour("#22634F"))
    painter.fillPath(_around("M0,-2 C-5,-6 -4.6,-12 0,-15.4 C4.6,-12 5,-6 0,-2 Z", 8), colour("#E6BC6C"))
    painter.fillPath(disc(0, 0, 5.2), colour("#B4502F"))
    painter.strokePath(disc(0, 0, 5.2), pen(CREAM, 1.1))


_PAINTERS: Final[dict[str, Callable[[QPainter, QRectF], None]]] = {
    "talavera": _paint_talavera,
    "stars": _paint_stars,
}
BACKS: Final = (*_PAINTERS, "lacquer")
