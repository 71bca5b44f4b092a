"""The backs of cards: red lacquer with gold, and blue tiles of Talavera; both look the same upside down."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPainterPath

from cardtable.scene.decks.curves import curve
from cardtable.scene.paint import colour, disc, mix, pen, placed, polyline, radial, rounded, saved, slanted, star

MARGIN: Final = 9.0  # of plain paper
GOLD: Final = "#E6BC6C"
RING: Final = 27.0  # from circle to circle of the lacquer
CELL: Final = 20.0  # of a tile
PETAL: Final = "M0,-2.2 C-4.4,-4.6 -3.6,-8.4 0,-10.6 C3.6,-8.4 4.4,-4.6 0,-2.2 Z"


def paint_back(painter: QPainter, name: str, size: QSizeF) -> None:
    """Paint a back on a blank card of *size*.

    :raises KeyError: if there is no such back.
    """
    _PAINTERS[name](painter, QRectF(QPointF(0, 0), size).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN))


def _field(painter: QPainter, field: QRectF, light: str, dark: str) -> QPainterPath:
    form = rounded(field, 7)
    painter.fillPath(form, slanted(field, (0, mix(light, "#FFFFFF", 0.08)), (0.5, light), (1, dark)))
    return form


def _paint_lacquer(painter: QPainter, field: QRectF) -> None:
    form = _field(painter, field, "#942B26", "#641718")
    with saved(painter, form):
        for circles, dots in _rings(field):
            painter.strokePath(circles, pen(colour(GOLD, 0.44), 0.9))
            painter.fillPath(dots, colour(GOLD, 0.60))
        painter.fillRect(
            field,
            radial(
                field.center().x(),
                field.center().y(),
                field.height() * 0.55,
                (0, colour("#7A1F1D", 0.72)),
                (0.55, colour("#7A1F1D", 0.1)),
                (1, colour("#3C0C0E", 0.35)),
            ),
        )
    _frame(painter, field, "#3F0D0E")
    painter.translate(field.center())
    painter.fillPath(disc(0, 0, 39), colour("#5E1516"))
    painter.strokePath(disc(0, 0, 39), pen(GOLD, 1.7))
    painter.strokePath(disc(0, 0, 34.5), pen(colour(GOLD, 0.7), 0.8))
    for turn, shade in ((22.5, "#A8352D"), (0.0, GOLD)):
        petals = QPainterPath()
        for k in range(8):
            petals.addPath(placed(curve("M0,-6 C-9,-13 -7,-24 0,-31 C7,-24 9,-13 0,-6 Z"), 0, 0, turn + 45 * k))
        painter.fillPath(petals, colour(shade))
        painter.strokePath(petals, pen("#3F0D0E", 0.8))
    painter.fillPath(disc(0, 0, 7), colour("#FBF3DF"))
    painter.strokePath(disc(0, 0, 7), pen("#3F0D0E", 0.8))
    painter.fillPath(star(8, 5.4, 2.4), colour("#942B26"))


def _rings(field: QRectF) -> Iterator[tuple[QPainterPath, QPainterPath]]:
    """Return circles that overlap into four-leaved flowers, and their hearts, row by row.

    One path for all of them would take many times longer to draw.
    """
    middle, half = field.center(), RING / 2
    columns, rows = int(field.width() / RING) + 1, int(field.height() / RING) + 1
    for row in range(-rows, rows + 1):
        circles, dots = QPainterPath(), QPainterPath()
        for column in range(-columns, columns + 1):
            if (row + column) % 2 == 0:
                x, y = middle.x() + column * half, middle.y() + row * half
                circles.addPath(disc(x, y, half))
                dots.addPath(placed(star(4, 3.6, 1.3), x, y))
        yield circles, dots


def _frame(painter: QPainter, field: QRectF, rim: str) -> None:
    painter.strokePath(rounded(field.adjusted(4.6, 4.6, -4.6, -4.6), 4.4), pen(GOLD, 1.4))
    painter.strokePath(rounded(field, 7), pen(rim, 1))


def _paint_talavera(painter: QPainter, field: QRectF) -> None:
    form = _field(painter, field, "#2F65A0", "#1B3F6C")
    white, ochre = colour("#F6F0E0"), colour("#E7AE45")
    with saved(painter, form):
        for petals, diamonds, hearts, joint in _tiles(field):
            painter.strokePath(joint, pen(colour("#9DBBDD", 0.55), 0.8))
            painter.fillPath(petals, white)
            painter.fillPath(diamonds, white)
            painter.fillPath(hearts, ochre)
    inner = rounded(field.adjusted(4, 4, -4, -4), 4.6)
    painter.strokePath(inner, pen(white, 3.4))
    painter.strokePath(inner, pen("#2F65A0", 1.2))
    painter.strokePath(form, pen("#14304F", 1))


def _tiles(field: QRectF) -> Iterator[tuple[QPainterPath, ...]]:
    """Return the petals, the diamonds where four tiles meet, the ochre hearts and the joints, row by row."""
    middle = field.center()
    columns, rows = int(field.width() / CELL / 2) + 1, int(field.height() / CELL / 2) + 1
    flower = QPainterPath()
    for k in range(4):
        flower.addPath(placed(curve(PETAL), 0, 0, 45 + 90 * k))
    for row in range(-rows, rows):
        petals, diamonds, hearts, joint = (QPainterPath() for _ in range(4))
        y = middle.y() + row * CELL
        for column in range(-columns, columns):
            x = middle.x() + column * CELL
            petals.addPath(flower.translated(x + CELL / 2, y + CELL / 2))
            hearts.addPath(disc(x + CELL / 2, y + CELL / 2, 1.9))
            diamonds.addPath(placed(star(4, 4.6, 1.7), x, y))
            joint.addPath(polyline((x, y + CELL), (x, y), (x + CELL, y)))
        yield petals, diamonds, hearts, joint


_PAINTERS: Final[dict[str, Callable[[QPainter, QRectF], None]]] = {
    "lacquer": _paint_lacquer,
    "talavera": _paint_talavera,
}
BACKS: Final = tuple(_PAINTERS)
