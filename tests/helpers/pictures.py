"""Looking at painted pictures: what they cover, and how they differ."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from cardtable.scene.item import Art
from cardtable.scene.pixmaps import paint_image

MARGIN = 12.0  # u around a picture in which nothing may be painted
FAINT = 4  # alpha that a soft shadow may leave there, of 255


def pixels(image: QImage) -> bytes:
    """Return the raw pixels; the view on them does not keep a temporary image alive."""
    return bytes(image.constBits())


def painted(rect: QRectF, paint: Callable[[QPainter], None], ratio: float = 1.0) -> QImage:
    """Paint with a margin, assert that the margin stays clean, and return the picture with it."""
    image = paint_image(rect.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN), ratio, paint)
    data = pixels(image.convertToFormat(QImage.Format.Format_ARGB32))[3::4]
    width, band = image.width(), int(MARGIN * ratio) - 1
    rows = [data[start : start + width] for start in range(0, len(data), width)]
    edge = max(
        max(max(row) for row in (*rows[:band], *rows[-band:])),
        max(max(*row[:band], *row[-band:]) for row in rows),
    )
    assert edge <= FAINT, f"paints outside its rectangle ({edge}/255)"
    assert max(data) > 60, "paints nothing"
    return image


def art_image(art: Art, ratio: float = 1.0) -> QImage:
    """Return the picture of *art*, exactly its rectangle."""
    return paint_image(art.rect, ratio, art.paint)


def unlike(first: QImage, second: QImage, step: int = 48) -> float:
    """Return the share of pixels (0..1) that differ by more than *step* in some channel."""
    assert first.size() == second.size()
    a, b = pixels(first), pixels(second)
    far = sum(any(abs(a[n + channel] - b[n + channel]) > step for channel in range(4)) for n in range(0, len(a), 4))
    return far / (len(a) // 4)
