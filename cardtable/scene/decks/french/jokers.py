"""Jokers: the red one fills its card, the black one is a small grey bust under the moon; both without words.

The heads are drawn around the middle of the face: chin at 31, the cap's middle bell at -78.
"""

from __future__ import annotations

import math
from functools import partial
from typing import Final

from PySide6.QtGui import QColor, QPainter, QPainterPath

from cardtable.scene.decks.curves import curve
from cardtable.scene.decks.french.court import corner_panel
from cardtable.scene.decks.french.drawing import COMMON, Dyes, Shape, Shapes, ink, paint_shapes
from cardtable.scene.decks.french.index import paint_twice
from cardtable.scene.decks.french.plan import NORMAL, Plan
from cardtable.scene.decks.french.signs import cap, moon, sun
from cardtable.scene.decks.suits import INK, RED
from cardtable.scene.paint import colour, disc, pen, placed, polyline, saved, star

_RED: Final[Dyes] = {**COMMON, "main": COMMON["navy"], "second": COMMON["white"]}
_GREY: Final[Dyes] = {
    **COMMON,
    "main": QColor("#2E2B28"),
    "second": QColor("#BDB6A6"),
    "gold": QColor("#DCD5C4"),
    "bright": QColor("#F4EFE2"),
    "skin": QColor("#F6F1E5"),
    "tan": QColor("#DAD3C2"),
    "lip": QColor("#5B5750"),
    "red": QColor("#8D877B"),
    "cheek": colour("#000000", 0.08),
}

_OUTER_HORNS: Final[Shapes] = (
    Shape("M-20,-8 C-40,-32 -45,-10 -37,11 C-29,4 -22,6 -17,9 Z", "main", 1.4),
    Shape("M20,-8 C40,-32 45,-10 37,11 C29,4 22,6 17,9 Z", "second", 1.4),
    Shape("M-23,-9 C-32,-17 -37,-12 -38,-3 M23,-9 C32,-17 37,-12 38,-3", "", 1.2, "gleam"),
)
_INNER_HORNS: Final[Shapes] = (
    Shape("M-20,-6 C-35,-34 -31,-52 -23,-62 C-16,-46 -6,-34 0,-20 Z", "second", 1.4),
    Shape("M20,-6 C35,-34 31,-52 23,-62 C16,-46 6,-34 0,-20 Z", "main", 1.4),
    Shape("M-24,-24 C-28,-38 -26,-46 -23,-54 M24,-24 C28,-38 26,-46 23,-54", "", 1.1, "gleam"),
    Shape("M-13,-16 C-8,-46 -6,-62 0,-74 C6,-62 8,-46 13,-16 Z", "gold", 1.4),
    Shape("M-5,-24 C-4,-42 -2,-54 0,-62", "", 1.2, "bright"),
    Shape("O-23,-65,4.6,4.6 O23,-65,4.6,4.6 O0,-78,4.8,4.8", "gold", 1.1),
    Shape("M-25.4,-64.4 h4.8 M20.6,-64.4 h4.8 M-2.4,-77.4 h4.8", "", 0.9),
)
_CROWN_OF_CAP: Final[Shapes] = (
    Shape("M-19,-4 C-18,-31 18,-31 19,-4 Z", "main", 1.3),
    Shape("M0,-24.4 C14,-24.4 18,-14 19,-4 H0 Z", "second", 1.1),
)
_OUTER_BELLS: Final[Shapes] = (
    Shape("O-37,13,4.6,4.6 O37,13,4.6,4.6", "gold", 1.1),
    Shape("M-39.4,13.6 h4.8 M34.6,13.6 h4.8", "", 0.9),
)
_FACE: Final[Shapes] = (
    Shape("M-18,-10 H18 V8 C18,22 9,31 0,31 C-9,31 -18,22 -18,8 Z", "skin", 0),
    Shape("M1,-10 H18 V8 C18,22 9,31 0,31 C4,21 5,12 3,8 C1,3 1,-3 1,-10 Z", "tan", 0),
    Shape("M-18,-10 H18 V8 C18,22 9,31 0,31 C-9,31 -18,22 -18,8 Z", "", 1.3),
    Shape("O-12,13,3.8,3.2 O12,13,3.6,3.2", "cheek", 0),
    Shape("M-20,-14 Q0,-25 20,-14 L19,-4 Q10,-8.6 0,0.6 Q-10,-8.6 -19,-4 Z", "main", 1.2),
    Shape("M-18.6,-6.6 Q-10,-11 0,-2.4 Q10,-11 18.6,-6.6", "", 1.3, "gold"),
    Shape("M-13.4,6 Q-8.4,0 -3.4,6 Q-8.4,8.6 -13.4,6 Z M3.4,6 Q8.4,0 13.4,6 Q8.4,8.6 3.4,6 Z", "white", 0.9),
    Shape("O-7.4,4.6,2,2 O9.4,4.6,2,2", "ink", 0),
    Shape("M-14,6.2 Q-8.4,-0.6 -3,6 M3,6 Q8.4,-0.6 14,6.2", "", 1.3),
    Shape("M-13.4,-1 Q-8.4,-5 -4,-1.6 M4,-2.6 Q8.4,-6.6 13.4,-2.4", "", 1.5),
    Shape("M-2.4,4 C-2,9.6 -5,12.4 -4,14.4 Q-1,16.4 2.2,14.8", "", 1.2),
    Shape("M-11.4,18 Q0,24 11.4,18 Q7.4,28 0,28 Q-7.4,28 -11.4,18 Z", "lip", 0.9),
    Shape("M-9,20 Q0,24.4 9,20 L7.4,22.8 Q0,26 -7.4,22.8 Z", "white", 0),
    Shape("M-13,16.4 Q-11.6,17 -11.2,18.8 M13,16.4 Q11.6,17 11.2,18.8", "", 0.9),
)
_PATCHES: Final = Shape("M-12,9.4 L-9.6,13.4 L-12,17.4 L-14.4,13.4 Z M12,9.4 L14.4,13.4 L12,17.4 L9.6,13.4 Z", "red", 0)

_BODY: Final[Shapes] = (  # of the red joker, on the card
    Shape("M10,256 C12,214 22,182 50,171 L97,158 L97,262 H10 Z", "main", 1.4),
    Shape("M97,158 L118,166 C131,176 135,196 135,256 H97 Z", "second", 1.4),
    Shape(
        "M24,196 l9,13 l-9,13 l-9,-13 Z M44,186 l9,13 l-9,13 l-9,-13 Z M66,190 l9,13 l-9,13 l-9,-13 Z "
        "M34,222 l9,13 l-9,13 l-9,-13 Z M56,218 l9,13 l-9,13 l-9,-13 Z M80,222 l9,13 l-9,13 l-9,-13 Z",
        "gold",
        0.9,
    ),
    Shape("M112,188 l8,12 l-8,12 l-8,-12 Z M112,218 l8,12 l-8,12 l-8,-12 Z", "red", 0.9),
    Shape("M97,158 V256", "", 1.2),
    Shape("O97,206,3,3 O97,222,3,3 O97,238,3,3", "gold", 0.9),
)
_STICK: Final[Shapes] = (
    Shape("M150,152 V56", "", 4.8),
    Shape("M150,152 V56", "", 2.9, "gold"),
    Shape("M150,74 C142,80 146,88 139,94 L144,97 C150,90 147,84 150,80 Z", "white", 1),
    Shape("M150,74 C158,80 154,88 161,94 L156,97 C150,90 153,84 150,80 Z", "navy", 1),
)
_ARM: Final[Shapes] = (  # below the fist
    Shape("M112,170 C122,166 134,156 141,143 L160,149 C158,160 148,176 128,184 Z", "main", 1.3),
    Shape("M139,141 L161,148 L158.6,155.6 L136,148 Z", "gold", 1),
    Shape("O142,146,1.3,1.3 O148,147.8,1.3,1.3 O154,149.6,1.3,1.3", "red", 0),
    Shape(
        "M143,133 C142,129 148,128.4 152,129.6 L156,130.6 C158.6,131.2 158.6,134.3 156.4,134.8 "
        "C158.8,135.2 158.8,138.2 156.4,138.6 C158.6,139 158.4,142 156,142.3 C157.6,143 157,145.9 154.6,146 "
        "L147,147.6 C142.4,147 141,141 143,133 Z",
        "skin",
        1.1,
    ),
    Shape("M149.4,134.8 H156.4 M149.4,138.6 H156.4 M149.4,142.3 H156", "", 0.8),
)


def paint_joker(painter: QPainter, red: bool, plan: Plan) -> None:
    """Paint a joker with its index."""
    if red:
        _paint_red(painter, plan)
    else:
        _paint_black(painter, 0.78 if plan is NORMAL else 0.6)
    paint_twice(painter, partial(_paint_index, red=red, plan=plan))


def _paint_index(painter: QPainter, red: bool, plan: Plan) -> None:
    x, y = plan.index_x, plan.rank_top + plan.rank_high / 2
    radius = min(plan.rank_high * 0.46, plan.index_x - 6)
    shade = colour(RED if red else INK)
    if red:
        painter.fillPath(sun(x, y, radius), shade)
        painter.fillPath(disc(x, y, radius * 0.30), COMMON["gold"])
    else:
        painter.fillPath(moon(x, y, radius * 0.88), shade)
    painter.fillPath(cap(x, plan.suit_y, plan.suit_size * 1.12), shade)


def _paint_red(painter: QPainter, plan: Plan) -> None:
    panel = corner_panel(plan)
    shift = (plan.notch[0] - 51) * 0.4
    ink(painter, panel, COMMON["red"], 0)
    with saved(painter, panel):
        painter.translate(shift, 0)
        _paint_sky(painter)
        paint_shapes(painter, _BODY, _RED, "")
        with saved(painter):
            painter.translate(0, -6)
            paint_shapes(painter, (*_STICK, *_ARM), _RED, "")
            ink(painter, sun(150, 48, 15), COMMON["gold"], 1)
        painter.translate(97, 107)
        _paint_collar(painter, _RED, 9)
        paint_shapes(painter, (*_OUTER_HORNS, *_INNER_HORNS, *_OUTER_BELLS, *_FACE, _PATCHES), _RED, "")
    ink(painter, panel, None, 1.5)


def _paint_sky(painter: QPainter) -> None:
    rays = QPainterPath()
    for k in range(24):
        low, high = (math.radians(k * 15 + side) for side in (-3.75, 3.75))
        rays.addPath(polyline((0, 0), *((230 * math.cos(a), 230 * math.sin(a)) for a in (low, high)), closed=True))
    painter.fillPath(placed(rays, 97, 104), colour("#D65A3E"))
    ink(painter, disc(97, 104, 40), COMMON["gold"], 1.2)
    painter.strokePath(disc(97, 104, 36.5), pen(COMMON["bright"], 1))
    stars = QPainterPath()
    for x, y, size in ((74, 34, 4.6), (62, 58, 3), (124, 30, 3.4), (128, 66, 2.6), (134, 118, 3), (24, 176, 3.4)):
        stars.addPath(placed(star(5, size, size * 0.44), x, y))
    painter.fillPath(stars, COMMON["bright"])


def _paint_black(painter: QPainter, scale: float) -> None:
    with saved(painter):
        painter.translate(91, 124)
        painter.scale(scale, scale)
        painter.fillPath(moon(-4, -2, 53), colour("#DFD8C5"))
        _paint_collar(painter, _GREY, 5)
        paint_shapes(painter, (*_OUTER_HORNS, *_CROWN_OF_CAP, *_OUTER_BELLS, *_FACE), _GREY, "")


def _paint_collar(painter: QPainter, dyes: Dyes, points: int) -> None:
    tooth = curve("M-9,0 L0,46 L9,0 Z")
    for k in range(points):
        angle = -62 + 124 * k / (points - 1)
        first = k % 2 == 0
        ink(painter, placed(tooth, 0, 24, -angle), dyes["main" if first else "gold"], 1.2)
        x, y = 46 * math.sin(math.radians(angle)), 24 + 46 * math.cos(math.radians(angle))
        ink(painter, disc(x, y + 2, 3.4), dyes["gold" if first else "main"], 1)
