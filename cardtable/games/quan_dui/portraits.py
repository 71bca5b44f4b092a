"""The players' faces: the outlaws of the wan cards, cropped in a disc; each seat keeps its own."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from cardtable.scene.decks.dongguan import paint_bust
from cardtable.scene.paint import colour, disc, pen, radial, saved
from cardtable.scene.palette import IVORY

Glyph = Callable[[QPainter], None]

RADIUS: Final = 26.0  # that plates show
HEROES: Final = (2, 1, 8, 4, 5, 9)  # of the wan cards, by seat
PAPER: Final = ("#F7EED8", "#DDCBA2")


@cache
def portrait(seat: int, radius: float) -> Glyph:
    """Return the face of whoever sits there."""
    return partial(paint_player, radius=radius, seat=seat)


def paint_player(painter: QPainter, radius: float, seat: int) -> None:
    """Paint the player of a seat within a circle around the origin."""
    form = disc(0, 0, radius)
    painter.fillPath(disc(1, 2.5, radius + 0.5), colour("#000000", 0.3))
    painter.fillPath(form, radial(0, 0, radius * 1.7, (0, PAPER[0]), (1, PAPER[1]), focus=(-radius / 3, -radius / 3)))
    with saved(painter, form):
        paint_bust(painter, HEROES[seat], QRectF(-radius, -radius, 2 * radius, 2 * radius))
    painter.strokePath(form, pen(colour(IVORY, 0.75), max(1.4, radius * 0.055)))
