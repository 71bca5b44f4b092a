"""Cloth: woven in the suit's pattern, lit from the upper left, gathered in folds."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from cardtable.scene.decks.curves import curve
from cardtable.scene.decks.french.drawing import Dyes, Shape, Shapes, ink
from cardtable.scene.decks.spanish.dyes import WEAVES
from cardtable.scene.paint import colour, pen, polyline, saved, slanted

LINE: Final = 1.7  # of the outlines of figures


def paint_cloth(painter: QPainter, text: str, suit: str, dyes: Dyes, shade: str = "main", woven: bool = True) -> None:
    """Paint one piece of cloth; *shade* names its dye."""
    form = curve(text)
    box = form.boundingRect()
    ink(painter, form, dyes[shade], 0)
    if woven:
        with saved(painter, form):
            painter.setPen(pen(dyes["thread"], 3.4 if WEAVES[suit] == "dots" else 1.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for thread in _weave(WEAVES[suit], *_edges(box)):
                painter.drawPath(thread)
    light = slanted(box, (0, colour("#FFF6E0", 0.20)), (0.45, colour("#FFF6E0", 0)), (1, colour("#180A08", 0.30)))
    ink(painter, form, light, LINE)


def _edges(box: QRectF) -> tuple[int, int, int, int]:
    return round(box.left()), round(box.top()), round(box.right()), round(box.bottom())


def folds(text: str, width: float = 1.3) -> Shape:
    """Return lines along which cloth falls."""
    return Shape(text, "", width, "fold")


@cache
def _weave(kind: str, left: int, top: int, right: int, bottom: int) -> tuple[QPainterPath, ...]:
    """Return the threads of a weave over a box: many short paths, as one long one takes many times longer to draw."""
    box = QRectF(left, top, right - left, bottom - top)
    return tuple({"scales": _scales, "zigzag": _zigzag, "lattice": _lattice, "dots": _dots}[kind](box))


def _steps(start: float, end: float, step: float) -> Iterator[float]:
    return (start + n * step for n in range(int((end - start) / step) + 2))


def _scales(box: QRectF) -> Iterator[QPainterPath]:
    for row, y in enumerate(_steps(box.top() - 3, box.bottom(), 6.5)):
        path = QPainterPath()
        for x in _steps(box.left() - 13, box.right(), 13):
            x += 6.5 * (row % 2)
            path.moveTo(x, y)
            path.cubicTo(x, y + 8.6, x + 13, y + 8.6, x + 13, y)
        yield path


def _zigzag(box: QRectF) -> Iterator[QPainterPath]:
    for y in _steps(box.top() - 6, box.bottom(), 9):
        yield polyline(*((x, y + 6 * (n % 2)) for n, x in enumerate(_steps(box.left(), box.right(), 6.5))))


def _lattice(box: QRectF) -> Iterator[QPainterPath]:
    deep = box.height()
    for x in _steps(box.left() - deep, box.right() + deep, 11):
        yield polyline((x, box.top()), (x + deep, box.bottom()))
        yield polyline((x, box.top()), (x - deep, box.bottom()))


def _dots(box: QRectF) -> Iterator[QPainterPath]:
    for row, y in enumerate(_steps(box.top() + 2, box.bottom(), 7)):
        path = QPainterPath()
        for x in _steps(box.left(), box.right(), 11):
            x += 5.5 * (row % 2)
            path.moveTo(x, y)
            path.lineTo(x + 0.05, y)
        yield path


def hand(x: float, y: float) -> Shapes:
    """Return a fist around (x, y)."""
    return (
        Shape(f"R{x - 7.4},{y - 6.4},14.8,12.8,5.6", "skin", 1.4),
        Shape(f"M{x - 2},{y - 2.4} H{x + 7} M{x - 2.6},{y + 1.4} H{x + 7}", "", 0.9),
    )
