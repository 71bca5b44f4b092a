"""The outlaws of the wan cards as players' faces, cropped in a disc."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from cardtable.scene.decks.dongguan.heroes import paint_bust
from cardtable.scene.paint import colour, disc, pen, radial, saved
from cardtable.scene.palette import IVORY

Glyph = Callable[[QPainter], None]

PAPER: Final = ("#F7EED8", "#DDCBA2")


@cache
def medal(hero: int, radius: float) -> Glyph:
    """Return the face of a hero, 1 to 9, within a circle around the origin."""
    return partial(_paint, hero, radius)


def _paint(hero: int, radius: float, painter: QPainter) -> None:
    form = disc(0, 0, radius)
    painter.fillPath(disc(1, 2.5, radius + 0.5), colour("#000000", 0.3))
    painter.fillPath(form, radial(0, 0, radius * 1.7, (0, PAPER[0]), (1, PAPER[1]), focus=(-radius / 3, -radius / 3)))
    with saved(painter, form):
        paint_bust(painter, hero, QRectF(-radius, -radius, 2 * radius, 2 * radius))
    painter.strokePath(form, pen(colour(IVORY, 0.75), max(1.4, radius * 0.055)))
