"""Figures as lists of shapes: each a curve, the name of its dye and the width of its outline.

Names instead of colours let one drawing serve two suits: ``main`` and ``second`` change places
between red and black ones, and ``hair`` is each figure's own.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple, TypeAlias

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath

from cardtable.scene.decks.curves import curve
from cardtable.scene.decks.suits import INK, sign_at
from cardtable.scene.paint import colour, pen

VERMILION: Final = "#C03C2B"
NAVY: Final = "#27416A"

Dyes: TypeAlias = Mapping[str, QColor]

COMMON: Final[Dyes] = {
    "ink": QColor(INK),
    "gold": QColor("#DFA83F"),
    "bright": QColor("#F6D98A"),
    "red": QColor(VERMILION),
    "navy": QColor(NAVY),
    "skin": QColor("#F5DFBF"),
    "tan": QColor("#E5C294"),  # the side of a face that the lamp does not reach
    "lip": QColor("#B93A2C"),
    "cheek": colour("#C8452F", 0.26),
    "white": QColor("#FDF8EA"),
    "pale": QColor("#E2DAC4"),
    "steel": QColor("#E4E6E2"),
    "iron": QColor("#98A2A8"),
    "wood": QColor("#8A5738"),
    "leaf": QColor("#3F7050"),
    "lilac": QColor("#CFC4E2"),
    "gleam": colour("#FFFFFF", 0.26),
    "dusk": colour("#1E0F08", 0.16),
}
RED_DYES: Final[Dyes] = {**COMMON, "main": QColor(VERMILION), "second": QColor(NAVY)}
BLACK_DYES: Final[Dyes] = {**COMMON, "main": QColor(NAVY), "second": QColor(VERMILION)}


class Shape(NamedTuple):
    """One area, line, or both."""

    path: str  # a curve
    fill: str = ""  # name of a dye; none: a line only
    width: float = 1.2  # of the outline; none at 0
    line: str = "ink"


class Sign(NamedTuple):
    """The sign of the figure's own suit."""

    x: float
    y: float
    size: float
    fill: str
    width: float = 0.8


Shapes: TypeAlias = tuple[Shape | Sign, ...]


def paint_shapes(painter: QPainter, shapes: Iterable[Shape | Sign], dyes: Dyes, suit: str) -> None:
    """Paint shapes in their order."""
    for shape in shapes:
        if isinstance(shape, Sign):
            ink(painter, sign_at(suit, shape.x, shape.y, shape.size), dyes[shape.fill], shape.width)
        else:
            fill = dyes[shape.fill] if shape.fill else None
            ink(painter, curve(shape.path), fill, shape.width, dyes[shape.line])


def ink(
    painter: QPainter, path: QPainterPath, fill: QColor | QBrush | None, width: float, line: QColor | None = None
) -> None:
    """Fill *path*, then draw along it; no line at width 0."""
    painter.setBrush(QBrush(Qt.BrushStyle.NoBrush) if fill is None else QBrush(fill))
    painter.setPen(pen(line or COMMON["ink"], width) if width else Qt.PenStyle.NoPen)
    painter.drawPath(path)
