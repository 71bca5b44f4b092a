"""Small pictures around the origin: what doubles the points, and the still life of the result sheet."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtGui import QPainter, QPainterPath

from cardtable.core.events import Piece
from cardtable.games.dou_dizhu.figure_art import paint_role
from cardtable.scene.decks.curves import curve
from cardtable.scene.decks.french import FRENCH
from cardtable.scene.decks.french.signs import moon, sun
from cardtable.scene.decks.numerals import numeral
from cardtable.scene.decks.suits import INK, RED
from cardtable.scene.paint import colour, disc, pen, placed, radial, star
from cardtable.scene.palette import BRASS, JADE_DEEP

Glyph = Callable[[QPainter], None]

FLAME: Final = ("#F0A64A", "#C23B22")
SPRING_PETAL: Final = "M0,-1.5 C-6,-5 -5,-12 0,-12.5 C5,-12 6,-5 0,-1.5 Z"
ORNAMENT: Final = (("2s", -26.0, -20.0), ("2h", 0.0, -2.0), ("D", 27.0, 17.0))  # card, x, angle


def line_glyph(key: str) -> Glyph:
    """Return the picture of what makes up the points, within 13 u.

    :param key: ``base``, ``bomb``, ``rocket``, ``spring`` or ``anti-spring``.
    """
    glyphs: dict[str, Glyph] = {
        "base": partial(paint_role, role="landlord", size=22, shade=BRASS),
        "bomb": paint_bomb,
        "rocket": paint_rocket,
        "spring": partial(paint_spring, shade="#B8452B"),
        "anti-spring": partial(paint_spring, shade=JADE_DEEP),
    }
    return glyphs[key]


def paint_bomb(painter: QPainter) -> None:
    """Paint a burst around a four."""
    burst = star(11, 13, 9)
    painter.fillPath(burst, radial(-3, -4, 16, (0, FLAME[0]), (1, FLAME[1])))
    painter.strokePath(burst, pen(colour("#6E1A0E", 0.8), 0.9))
    painter.fillPath(numeral("4", 11, 10).translated(0, -5.5), colour("#FFF6E0"))


def paint_rocket(painter: QPainter) -> None:
    """Paint sun and moon, the signs of the two jokers."""
    painter.fillPath(sun(-3.6, -2.6, 9.4), colour(RED))
    painter.fillPath(moon(6.2, 5, 6.6), colour(INK))


def paint_spring(painter: QPainter, shade: str) -> None:
    """Paint a blossom."""
    petals = QPainterPath()
    for k in range(5):
        petals.addPath(placed(curve(SPRING_PETAL), 0, 0, 72 * k))
    painter.fillPath(petals, colour(shade))
    painter.strokePath(petals, pen(colour("#3A1208", 0.35), 0.7))
    painter.fillPath(disc(0, 0, 3.2), colour("#F4C765"))
    painter.fillPath(disc(0, 0, 1.3), colour("#8A5A1E"))


def ornament(mirrored: bool) -> Glyph:
    """Return the still life beside the title of the result: three high cards."""
    return partial(_paint_ornament, side=-1 if mirrored else 1)


def _paint_ornament(painter: QPainter, side: int) -> None:
    for code, x, angle in ORNAMENT:
        FRENCH.lay(painter, Piece(code), (side * x, 4 + abs(x) * 0.16), 84, side * angle)
