"""Soft shadows, glows and inner shadows, baked small and drawn large.

A blur of many pixels holds no fine detail, so it is computed on an image shrunk
until the blur is about two pixels wide, then drawn back with bilinear filtering.
The cost is that of the small image; nothing is ever blurred while the table moves.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath

from cardtable.scene.paint import blank, device_scale, outline, painting, saved

SIGMA = 1.7  # pixels of the small image; below that bilinear enlargement shows its grid
REACH = 2.6  # standard deviations after which a Gaussian is dark enough to cut
RADIUS_TO_SIGMA = 1 / 1.8  # a "radius" is what designers mean by blur radius


class Soft(NamedTuple):
    """A blurred shape: its small image and the rectangle (in units) that it covers."""

    image: QImage
    rect: QRectF

    def draw(self, painter: QPainter, dx: float = 0.0, dy: float = 0.0, opacity: float = 1.0) -> None:
        """Draw the shape moved by (dx, dy) units."""
        previous = painter.opacity()
        painter.setOpacity(previous * opacity)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(self.rect.translated(dx, dy), self.image)
        painter.setOpacity(previous)


def _weights(sigma: float) -> list[float]:
    reach = max(1, math.ceil(REACH * sigma))
    raw = [math.exp(-(i * i) / (2 * sigma * sigma)) for i in range(-reach, reach + 1)]
    total = sum(raw)
    return [weight / total for weight in raw]


def blurred(image: QImage, sigma: float) -> QImage:
    """Return *image* under a Gaussian of *sigma* pixels; meant for small images."""
    weights = _weights(sigma)
    reach = len(weights) // 2
    for across in (True, False):
        result = blank(image.width(), image.height())
        painter = QPainter(result)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        total = 0.0
        for step, weight in enumerate(weights, -reach):
            # a running average: adding up faint copies instead would saturate on the way
            total += weight
            painter.setOpacity(weight / total)
            painter.drawImage(step if across else 0, 0 if across else step, image)
        painter.end()
        image = result
    return image


def _bake(paths: list[tuple[QPainterPath, QBrush]], bounds: QRectF, radius: float, scale: float) -> Soft:
    sigma = radius * RADIUS_TO_SIGMA
    shrink = min(scale, SIGMA / sigma)
    margin = REACH * sigma + 2 / shrink
    rect = bounds.adjusted(-margin, -margin, margin, margin)
    image = blank(math.ceil(rect.width() * shrink), math.ceil(rect.height() * shrink))
    with painting(image, shrink, rect.topLeft()) as painter:
        for path, brush in paths:
            painter.fillPath(path, brush)
    rect.setSize(QSizeF(image.width() / shrink, image.height() / shrink))
    return Soft(blurred(image, sigma * shrink), rect)


def halo(path: QPainterPath, shade: QColor | str, radius: float, scale: float, width: float = 0.0) -> Soft:
    """Return *path* filled (or stroked, if *width* is given) and blurred, for *scale* device pixels per unit."""
    shape = outline(path, width) if width else path
    return _bake([(shape, QBrush(QColor(shade)))], shape.boundingRect(), radius, scale)


def hollow(path: QPainterPath, shade: QColor | str, radius: float, dx: float, dy: float, scale: float) -> Soft:
    """Return the blurred shadow that the rim of *path* throws inside it; draw it clipped to *path*."""
    reach = radius * 2 + max(abs(dx), abs(dy)) + 2
    frame = path.boundingRect().adjusted(-reach, -reach, reach, reach)
    outside = QPainterPath()
    outside.addRect(frame)
    outside.addPath(path.translated(dx, dy))  # odd-even fill leaves the shape itself open
    return _bake([(outside, QBrush(QColor(shade)))], path.boundingRect(), radius, scale)


def shadow(
    painter: QPainter,
    path: QPainterPath,
    shade: QColor | str,
    radius: float,
    dx: float = 0.0,
    dy: float = 0.0,
    opacity: float = 1.0,
) -> None:
    """Draw the blurred silhouette of *path*, moved by (dx, dy)."""
    halo(path, shade, radius, device_scale(painter)).draw(painter, dx, dy, opacity)


def glow(
    painter: QPainter, path: QPainterPath, shade: QColor | str, radius: float, width: float, opacity: float = 1.0
) -> None:
    """Draw the blurred outline of *path*, *width* units wide before the blur."""
    halo(path, shade, radius, device_scale(painter), width).draw(painter, opacity=opacity)


def inner_shadow(
    painter: QPainter,
    path: QPainterPath,
    shade: QColor | str,
    radius: float,
    dx: float,
    dy: float,
    opacity: float = 1.0,
) -> None:
    """Darken the inside of *path* along the rim that stands towards the lamp."""
    with saved(painter, path):
        hollow(path, shade, radius, dx, dy, device_scale(painter)).draw(painter, opacity=opacity)
