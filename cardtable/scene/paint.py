"""Vector helpers: colours, brushes, paths and painter states, in table units.

Everything drawn on the table is made of these few words.  Light comes from the
upper left, so gradients run from there to the lower right unless said otherwise.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QGradient,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
    QRadialGradient,
    QTransform,
)

Stop: TypeAlias = tuple[float, "QColor | str"]
Paint: TypeAlias = Callable[[QPainter], None]

HINTS = (
    QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing | QPainter.RenderHint.SmoothPixmapTransform
)


def colour(name: QColor | str, alpha: float = 1.0) -> QColor:
    """Return a colour with its opacity multiplied by *alpha* (0..1)."""
    result = QColor(name)
    if alpha != 1.0:
        result.setAlphaF(result.alphaF() * alpha)
    return result


def mix(first: QColor | str, second: QColor | str, share: float) -> QColor:
    """Return *first* blended with *share* (0..1) of *second*; opacity is blended too."""
    a, b = QColor(first), QColor(second)
    return QColor.fromRgbF(
        a.redF() + (b.redF() - a.redF()) * share,
        a.greenF() + (b.greenF() - a.greenF()) * share,
        a.blueF() + (b.blueF() - a.blueF()) * share,
        a.alphaF() + (b.alphaF() - a.alphaF()) * share,
    )


def _filled(gradient: QGradient, stops: Sequence[Stop]) -> QBrush:
    for position, shade in stops:
        gradient.setColorAt(position, QColor(shade))
    return QBrush(gradient)


def linear(x1: float, y1: float, x2: float, y2: float, *stops: Stop) -> QBrush:
    """Return a gradient along the line from (x1, y1) to (x2, y2)."""
    return _filled(QLinearGradient(x1, y1, x2, y2), stops)


def slanted(rect: QRectF, *stops: Stop) -> QBrush:
    """Return a gradient from the upper left to the lower right corner of *rect*."""
    return linear(rect.left(), rect.top(), rect.right(), rect.bottom(), *stops)


def falling(rect: QRectF, *stops: Stop) -> QBrush:
    """Return a gradient from the top to the bottom edge of *rect*."""
    return linear(rect.left(), rect.top(), rect.left(), rect.bottom(), *stops)


def radial(x: float, y: float, radius: float, *stops: Stop, focus: tuple[float, float] | None = None) -> QBrush:
    """Return a gradient from the focus (the centre, unless given) to the circle."""
    fx, fy = focus or (x, y)
    return _filled(QRadialGradient(x, y, radius, fx, fy), stops)


def pen(shade: QColor | str | QBrush, width: float, dash: Sequence[float] | None = None) -> QPen:
    """Return a round pen; *dash* is in pen widths."""
    brush = shade if isinstance(shade, QBrush) else QBrush(QColor(shade))
    result = QPen(brush, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    if dash is not None:
        result.setDashPattern(list(dash))
    return result


# -- paths ------------------------------------------------------------------------------------------------------------


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    """Return a rectangle with round corners."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def capsule(rect: QRectF) -> QPainterPath:
    """Return a rectangle with fully round short ends."""
    return rounded(rect, min(rect.width(), rect.height()) / 2)


def disc(x: float, y: float, radius: float, height: float | None = None) -> QPainterPath:
    """Return a circle, or an ellipse when *height* (its vertical radius) is given."""
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), radius, radius if height is None else height)
    return path


def polyline(*points: tuple[float, float], closed: bool = False) -> QPainterPath:
    """Return straight lines through the points."""
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(*point)
    if closed:
        path.closeSubpath()
    return path


def star(points: int, outer: float, inner: float, rotation: float = -math.pi / 2) -> QPainterPath:
    """Return a star around the origin; by default one point looks up."""
    corners = []
    for i in range(2 * points):
        angle, radius = rotation + math.pi * i / points, inner if i % 2 else outer
        corners.append((radius * math.cos(angle), radius * math.sin(angle)))
    return polyline(*corners, closed=True)


def smooth(points: Sequence[tuple[float, float]]) -> QPainterPath:
    """Return the closed Catmull-Rom curve through the points."""
    count = len(points)
    path = QPainterPath(QPointF(*points[0]))
    for i in range(count):
        (x0, y0), (x1, y1), (x2, y2), (x3, y3) = (points[(i + step) % count] for step in (-1, 0, 1, 2))
        path.cubicTo(x1 + (x2 - x0) / 6, y1 + (y2 - y0) / 6, x2 - (x3 - x1) / 6, y2 - (y3 - y1) / 6, x2, y2)
    return path


def triangle(x: float, y: float, size: float, right: bool) -> QPainterPath:
    """Return a filled arrow head with soft corners, centred on its mass."""
    way = 1 if right else -1
    sharp = polyline(
        (x - way * size * 0.42, y - size * 0.56),
        (x + way * size * 0.58, y),
        (x - way * size * 0.42, y + size * 0.56),
        closed=True,
    )
    return sharp.united(outline(sharp, size * 0.18))


def outline(path: QPainterPath, width: float) -> QPainterPath:
    """Return the area that a round pen of *width* would cover along *path*."""
    return QPainterPathStroker(pen("black", width)).createStroke(path)


def placed(path: QPainterPath, x: float, y: float, angle: float = 0.0, scale: float = 1.0) -> QPainterPath:
    """Return *path* scaled, then turned by *angle* degrees, then moved to (x, y)."""
    return transform(x, y, angle, scale).map(path)


def transform(x: float, y: float, angle: float = 0.0, scale: float = 1.0) -> QTransform:
    """Return the map that scales, then turns by *angle* degrees, then moves to (x, y)."""
    result = QTransform()
    result.translate(x, y)
    if angle:
        result.rotate(angle)
    if scale != 1.0:
        result.scale(scale, scale)
    return result


def lettering(text: str, font: QFont, x: float, y: float, align: float = 0.5) -> QPainterPath:
    """Return *text* as a path on the baseline *y*; *align* 0 starts at *x*, 0.5 centres, 1 ends there."""
    path = QPainterPath()
    width = QFontMetricsF(font).horizontalAdvance(text)
    path.setFillRule(Qt.FillRule.WindingFill)  # letters may be built of overlapping parts
    path.addText(QPointF(x - width * align, y), font, text)
    return path


# -- painters ---------------------------------------------------------------------------------------------------------


@contextmanager
def saved(painter: QPainter, clip: QPainterPath | None = None) -> Iterator[None]:
    """Keep the painter's state, optionally narrowing its clip inside the block."""
    painter.save()
    if clip is not None:
        painter.setClipPath(clip, Qt.ClipOperation.IntersectClip)
    try:
        yield
    finally:
        painter.restore()


@contextmanager
def painting(image: QImage, scale: float = 1.0, origin: QPointF | None = None) -> Iterator[QPainter]:
    """Paint on *image* with *scale* pixels per unit, the unit point *origin* at its upper left corner."""
    painter = QPainter(image)
    painter.setRenderHints(HINTS)
    painter.scale(scale, scale)
    if origin is not None:
        painter.translate(-origin)
    try:
        yield painter
    finally:
        painter.end()


def blank(width: int, height: int) -> QImage:
    """Return a transparent premultiplied image, at least one pixel large."""
    image = QImage(max(1, width), max(1, height), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    return image


def device_scale(painter: QPainter) -> float:
    """Return how many device pixels one unit of *painter* covers now."""
    return math.sqrt(abs(painter.deviceTransform().determinant())) or 1.0


def stamp_pixels(painter: QPainter, image: QImage, x: int, y: int) -> None:
    """Draw *image* pixel by pixel at the device pixel (x, y), whatever the painter's units are."""
    world, hidpi = painter.worldTransform(), painter.device().devicePixelRatio()
    device = painter.deviceTransform()
    corner = QPointF(x - (device.dx() - world.dx() * hidpi), y - (device.dy() - world.dy() * hidpi)) / hidpi
    painter.setWorldTransform(QTransform())
    painter.drawImage(QRectF(corner.x(), corner.y(), image.width() / hidpi, image.height() / hidpi), image)
    painter.setWorldTransform(world)
