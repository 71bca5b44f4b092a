"""Pictures as cut in wood: flat areas within a black line that is heavier at the lower right, away from the lamp."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple, TypeAlias

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from cardtable.scene.decks.curves import curve
from cardtable.scene.decks.dongguan.dyes import DYES
from cardtable.scene.decks.dongguan.glyphs import glyph
from cardtable.scene.decks.dongguan.plan import PANEL
from cardtable.scene.paint import colour, falling, pen, saved

DROP: Final = (0.45, 0.6)  # how far the heavier line reaches


class Cut(NamedTuple):
    """One area, line, or both."""

    path: str  # a curve, or one sign of the alphabet of glyphs within *place*
    dye: str = ""  # none: a line only
    width: float = 1.1  # of the line; none at 0
    line: str = "ink"
    drop: float = 0.0  # share of DROP
    twice: bool = False  # and mirrored at the picture's axis
    at: tuple[float, float] = (0.0, 0.0)
    place: tuple[float, float, float, float] | None = None


class Group(NamedTuple):
    """Cuts that are moved, turned and scaled together, seen within an outline, or both."""

    cuts: tuple[Cut | Group, ...]
    at: tuple[float, float] = (0.0, 0.0)
    angle: float = 0.0
    scale: float = 1.0
    clip: str = ""  # in the coordinates outside of the group


Cuts: TypeAlias = tuple[Cut | Group, ...]


def wood(path: str, dye: str, width: float = 1.1, twice: bool = False, drop: float = 1.0) -> Cut:
    """Return an area whose line is heavier at the lower right."""
    return Cut(path, dye, width, drop=drop, twice=twice)


def flat(path: str, dye: str, width: float = 0.9, twice: bool = False) -> Cut:
    """Return an area with an even line."""
    return Cut(path, dye, width, twice=twice)


def area(path: str, dye: str = "ink", twice: bool = False, at: tuple[float, float] = (0.0, 0.0)) -> Cut:
    """Return an area without a line."""
    return Cut(path, dye, 0, twice=twice, at=at)


def line(
    path: str, width: float = 0.9, dye: str = "ink", twice: bool = False, at: tuple[float, float] = (0.0, 0.0)
) -> Cut:
    """Return a line."""
    return Cut(path, "", width, dye, twice=twice, at=at)


def sign(text: str, x: float, y: float, wide: float, high: float, dye: str = "ink") -> Cut:
    """Return a sign that fills a box."""
    return Cut(text, dye, 0, place=(x, y, wide, high))


def paint_cuts(
    painter: QPainter, cuts: Iterable[Cut | Group], axis: float = 0.0, dyes: Mapping[str, QColor] = DYES
) -> None:
    """Paint cuts in their order; *axis* is where those that come twice are mirrored."""
    for cut in cuts:
        if isinstance(cut, Group):
            with saved(painter, curve(cut.clip) if cut.clip else None):
                painter.translate(*cut.at)
                painter.rotate(cut.angle)
                painter.scale(cut.scale, cut.scale)
                paint_cuts(painter, cut.cuts, axis, dyes)
            continue
        path = _path(cut)
        _paint(painter, path, cut, dyes)
        if cut.twice:
            _paint(painter, QTransform(-1, 0, 0, 1, 2 * axis, 0).map(path), cut, dyes)


def _path(cut: Cut) -> QPainterPath:
    if cut.place is not None:
        return glyph(cut.path, cut.place, stretched=True)
    path = curve(cut.path)
    return path.translated(*cut.at) if cut.at != (0.0, 0.0) else path


def _paint(painter: QPainter, path: QPainterPath, cut: Cut, dyes: Mapping[str, QColor]) -> None:
    stroke = pen(dyes[cut.line], cut.width) if cut.width else Qt.PenStyle.NoPen
    painter.setPen(stroke)
    if cut.drop:
        painter.setBrush(dyes[cut.line])
        painter.drawPath(path.translated(QPointF(*DROP) * cut.drop))
    if cut.dye:
        painter.setBrush(dyes[cut.dye])
    else:
        painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)


def paint_sky(painter: QPainter, dye: str, share: float = 0.75) -> None:
    """Paint the upper part of the panel in a colour that was wiped off downwards before it was printed."""
    faded = falling(PANEL, (0, colour(DYES[dye], share)), (0.62, colour(DYES[dye], 0)))
    painter.fillRect(PANEL, faded)


def spot(x: float, y: float, rx: float, ry: float | None = None) -> str:
    """Return a circle or ellipse as a curve."""
    return f"O{x:.3f},{y:.3f},{rx:.3f},{rx if ry is None else ry:.3f}"


def slab(x: float, y: float, wide: float, high: float, radius: float = 0.0) -> str:
    """Return a rectangle as a curve."""
    return f"R{x:.3f},{y:.3f},{wide:.3f},{high:.3f},{radius:.3f}"


def seal(x: float, y: float, side: float, signs: str, angle: float = -4.0) -> Group:
    """Return a red seal with its left upper corner at (x, y) before it is turned; signs run from the right."""
    half = side / 2
    printed = [
        area(slab(-half, -half, side, side, side * 0.12), "seal"),
        line(slab(-side * 0.42, -side * 0.42, side * 0.84, side * 0.84, side * 0.08), side * 0.045, "print"),
    ]
    if len(signs) == 1:
        printed.append(sign(signs, -side * 0.30, -side * 0.31, side * 0.6, side * 0.62, "print"))
    else:
        for text, left in zip(signs, (0.03, -0.34), strict=True):
            printed.append(sign(text, side * left, -side * 0.32, side * 0.31, side * 0.64, "print"))
    return Group(tuple(printed), (x + half, y + half), angle)
