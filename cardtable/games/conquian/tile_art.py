"""The picture of the game for the home page: the four aces before a tiled wall, under cut-paper flags.

A tall picture holds the aces alone; a wide one adds the court of oros and a longer string of flags.
"""

from __future__ import annotations

import math
from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from cardtable.core.events import Piece
from cardtable.scene.decks.curves import curve
from cardtable.scene.decks.spanish import SPANISH
from cardtable.scene.paint import colour, disc, falling, linear, pen, placed, polyline, radial, saved
from cardtable.scene.soft import shadow
from cardtable.scene.texture import noise

WALL: Final = ("#35A9A8", "#16848A", "#0A4B57")
DUSK: Final = "#04262E"
TILE: Final = 48.0  # side of a floor tile, in units of a picture 336 high
FLAG: Final = (46.0, 52.0)  # width and height, in the same units
PAPERS: Final = ("#DC4F84", "#F0B445", "#F4EFDF", "#E9744A", "#86BE4C", "#8E6BC0")
GLAZE: Final = "#F1EDDF"
COBALT: Final = "#2E5C97"
OCHRE: Final = "#D98E3A"

_HEART: Final = "M0,9 C-13,0 -10,-11 -4,-10 Q0,-9 0,-5 Q0,-9 4,-10 C10,-11 13,0 0,9 Z"
_PETAL: Final = "M0,-2.4 C-4.6,-6 -4,-11.6 0,-12.6 C4,-11.6 4.6,-6 0,-2.4 Z"
_LEAF: Final = "M0,0 C7,-2 12,-8 13,-15 C6,-14 1,-8 0,0 Z"

ACES_TALL: Final = (("1B", 0.525, 0.430, 3.0), ("1C", 0.245, 0.610, -15.0), ("1E", 0.775, 0.610, 14.0))
FRONT_TALL: Final = ("1O", 0.505, 0.690, -1.5)
FAN_WIDE: Final = (("12O", -27.0), ("11O", -14.0), ("10O", -1.0), ("1C", 12.0), ("1O", 25.0))  # card, angle


def paint_picture(painter: QPainter, size: QSizeF) -> None:
    """Fill *size* units from the origin with the scene."""
    width, height = size.width(), size.height()
    wide, scale = width > height * 1.1, height / 336
    area = QRectF(0, 0, width, height)
    painter.fillRect(
        area, radial(width * 0.36, height * 0.22, max(width, height), *zip((0, 0.5, 1), WALL, strict=True))
    )
    noise(painter, area, 8, seed=31)
    with saved(painter):
        painter.scale(scale, scale)
        _paint_tiles(painter, width / scale, 336, 4 if not wide else 3)
    middle = (width * (0.46 if wide else 0.5), height * 0.66)
    painter.fillRect(area, radial(*middle, height * 0.56, (0, colour(DUSK, 0.58)), (1, colour(DUSK, 0))))
    with saved(painter):
        painter.scale(scale, scale)
        _paint_flags(painter, width / scale, 9 if wide else 12)
    if wide:
        side = 0.43 if width > height * 1.6 else 0.49  # a very wide picture ends under words
        _paint_fan(painter, width * side, height * 1.20, height * 0.52, height * 0.60)
    else:
        for code, x, y, angle in (*ACES_TALL, FRONT_TALL):
            SPANISH.lay(painter, Piece(code), (width * x, height * y), height * 0.37, angle)


def _paint_fan(painter: QPainter, x: float, y: float, card: float, reach: float) -> None:
    """Lay cards *card* units high on a circle around (x, y); *reach* is the way to their middles."""
    for code, angle in FAN_WIDE:
        turn = math.radians(angle)
        SPANISH.lay(painter, Piece(code), (x + reach * math.sin(turn), y - reach * math.cos(turn)), card, angle)


# -- the wall ----------------------------------------------------------------------------------------------------------


def _paint_tiles(painter: QPainter, width: float, height: float, rows: int) -> None:
    """Cover the foot of the wall with glazed tiles, two designs in turn, under a border."""
    top = height - rows * TILE / 2 - TILE
    border = QRectF(0, top - 11, width, 11)
    painter.fillRect(border, linear(0, border.top(), 0, border.bottom(), (0, "#3A6FAE"), (1, "#234A7C")))
    painter.fillRect(QRectF(0, border.top(), width, 1.2), colour("#FFFFFF", 0.45))
    teeth = QPainterPath()
    for k in range(int(width / 12) + 2):
        teeth.addPath(polyline((k * 12 - 6, top - 2), (k * 12, top - 9), (k * 12 + 6, top - 2), closed=True))
    painter.fillPath(teeth, colour(OCHRE, 0.9))
    columns = math.ceil(width / TILE) + 1
    start = (width - columns * TILE) / 2
    for row in range(math.ceil((height - top) / TILE)):
        for column in range(columns):
            with saved(painter):
                painter.translate(start + (column + 0.5) * TILE, top + (row + 0.5) * TILE)
                (_paint_star, _paint_vine)[(row + column) % 2](painter)
    foot = QRectF(0, top - 11, width, height - top + 11)
    painter.fillRect(foot, falling(foot, (0, colour(DUSK, 0.05)), (0.45, colour(DUSK, 0.22)), (1, colour(DUSK, 0.7))))


def _paint_glaze(painter: QPainter, shade: str) -> None:
    half = TILE / 2
    square = QRectF(-half, -half, TILE, TILE)
    painter.fillRect(square, colour("#7E8A86"))  # the joint
    painter.fillRect(square.adjusted(0.7, 0.7, -0.7, -0.7), colour(shade))
    painter.fillPath(
        polyline((-half + 1, half - 1), (-half + 1, -half + 1), (half - 1, -half + 1)), colour("#FFF", 0.16)
    )


def _paint_star(painter: QPainter) -> None:
    """Paint a white tile with an eight-petalled rosette and quarter circles in its corners."""
    _paint_glaze(painter, GLAZE)
    half = TILE / 2 - 0.7
    with saved(painter, polyline((-half, -half), (half, -half), (half, half), (-half, half), closed=True)):
        for x, y in ((-half, -half), (half, -half), (half, half), (-half, half)):
            painter.fillPath(disc(x, y, 11), colour(COBALT))
            painter.fillPath(disc(x, y, 7), colour(GLAZE))
            painter.fillPath(disc(x, y, 4), colour(OCHRE))
    painter.strokePath(disc(0, 0, 16.5), pen(colour(COBALT, 0.9), 1.4))
    painter.fillPath(_petals(8), colour(COBALT))
    painter.fillPath(disc(0, 0, 4), colour(OCHRE))
    painter.fillPath(disc(0, 0, 1.6), colour(GLAZE))


def _paint_vine(painter: QPainter) -> None:
    """Paint an ochre tile with four leaves around a blue flower."""
    _paint_glaze(painter, "#E2A25B")
    leaves = QPainterPath()
    for k in range(4):
        leaves.addPath(placed(curve(_LEAF), 0, 0, 90 * k, 1.28))
    painter.fillPath(leaves, colour("#9A4E2A", 0.85))
    painter.fillPath(placed(_petals(4), 0, 0, 0, 1.15), colour(GLAZE))
    painter.fillPath(disc(0, 0, 4.2), colour(COBALT))
    painter.strokePath(disc(0, 0, 20.5), pen(colour("#9A4E2A", 0.4), 1))


@cache
def _petals(count: int) -> QPainterPath:
    path = QPainterPath()
    for k in range(count):
        path.addPath(placed(curve(_PETAL), 0, 0, 360 / count * k))
    return path


# -- cut paper ---------------------------------------------------------------------------------------------------------


def _paint_flags(painter: QPainter, width: float, sag: float) -> None:
    """Hang a string of flags from edge to edge, lower in the middle."""
    count = max(4, round(width / 50))
    step = width / count
    first = 12.0

    def hang(x: float) -> float:
        return first + sag * (1 - (2 * x / width - 1) ** 2)

    cord = QPainterPath(QPointF(-2, hang(-2)))
    cord.quadTo(width / 2, first + 2 * sag, width + 2, hang(width + 2))
    flags = []
    for k in range(count):
        x = (k + 0.5) * step
        lean = math.degrees(math.atan2(hang(x + 10) - hang(x - 10), 20))
        form = placed(_flag(k % 3), x, hang(x) - 0.5, lean, step * 0.94 / FLAG[0])
        flags.append((form, PAPERS[k % len(PAPERS)]))
    for form, _ in flags:
        shadow(painter, form, "#03222A", 5, 4, 7, 0.45)
    for form, shade in flags:
        box = form.boundingRect()
        painter.fillPath(form, linear(box.left(), box.top(), box.right(), box.bottom(), (0, shade), (1, colour(shade))))
        painter.fillPath(
            form, falling(box, (0, colour("#FFFFFF", 0.22)), (0.35, colour("#FFFFFF", 0)), (1, colour("#000", 0.10)))
        )
    painter.strokePath(cord.translated(1.5, 3), pen(colour("#03222A", 0.4), 1.6))
    painter.strokePath(cord, pen("#F7E3B4", 1.5))


@cache
def _flag(design: int) -> QPainterPath:
    """Return a flag that hangs from the origin, with what is cut out of it."""
    wide, high = FLAG
    half, scallops = wide / 2, 5
    path = QPainterPath(QPointF(-half, 0))
    path.lineTo(half, 0)
    path.lineTo(half, high - 5)
    each = wide / scallops
    for k in range(scallops):
        right = half - k * each
        path.quadTo(right - each / 2, high + 7, right - each, high - 5)
    path.closeSubpath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    for hole in _holes(design):
        path.addPath(hole)
    return path


def _holes(design: int) -> list[QPainterPath]:
    """Return what is cut out: a flower, hearts or lozenges, between rows of dots."""
    dots = [disc(x, y, 1.7) for y in (6.5, 44.0) for x in (-17.0, -8.5, 0.0, 8.5, 17.0)]
    corners = [(-15.0, 15.0), (15.0, 15.0), (-15.0, 36.0), (15.0, 36.0)]
    middle = (0.0, 25.5)
    match design:
        case 0:
            parts = [placed(curve(_PETAL), *middle, 60 * k, 0.95) for k in range(6)]
            return [*dots, *parts, *(_lozenge(x, y, 3.6) for x, y in corners)]
        case 1:
            hearts = [placed(curve(_HEART), x, y, 0, 0.42) for x, y in corners]
            return [*dots, placed(curve(_HEART), *middle, 0, 0.95), *hearts]
    lozenges = [_lozenge(0, 25.5, 9.5), *(_lozenge(x, 25.5, 4.4) for x in (-16.0, 16.0))]
    return [*dots, *lozenges, *(disc(x, y, 2.6) for x, y in corners)]


def _lozenge(x: float, y: float, reach: float) -> QPainterPath:
    return polyline(
        (x, y - reach * 1.15), (x + reach * 0.8, y), (x, y + reach * 1.15), (x - reach * 0.8, y), closed=True
    )
