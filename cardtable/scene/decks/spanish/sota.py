"""The sota: a page on foot in a belted tunic, a short cape behind one shoulder."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainter

from cardtable.scene.decks.french.drawing import Shape, Shapes, paint_shapes
from cardtable.scene.decks.spanish.dress import folds, hand, paint_cloth
from cardtable.scene.decks.spanish.dyes import DRESS
from cardtable.scene.decks.spanish.heads import paint_head
from cardtable.scene.decks.spanish.signs import paint_sign

_CAPE: Final = "M80,110 C52,128 43,190 46,244 C58,252 74,250 82,242 L92,130 Z"
_LEGS: Final = (
    "M71,198 C71,228 75,240 76,266 H89 C90,240 95,228 95,198 Z",
    "M96,198 C96,228 99,240 99,266 H112 C113,240 119,228 119,198 Z",
)
_SHOES: Final[Shapes] = (
    Shape("M74,262 H89.6 C92,267 92,271 90.6,276 H56 C57,271 68,270 74,262 Z", "leather", 1.6),
    Shape("M98,262 H113 C119,270 130,271 131,276 H97 Z", "leather", 1.6),
    Shape("M75,265 H89 M99,265 H113", "", 2, "gold"),
    Shape("M73,236 H92.6 M97,236 H116.6", "", 4.6),
    Shape("M73.6,236 H92 M97.6,236 H116", "", 2.4, "gold"),
)
_TUNIC: Final = (
    "M76,110 H114 C117,128 116,146 118,160 C128,182 134,196 137,210 C112,222 80,222 54,210 C58,194 68,178 73,160 "
    "C75,146 74,128 76,110 Z"
)
_TRIMMINGS: Final[Shapes] = (
    folds(
        "M74,172 C70,186 66,198 64,210 M84,174 C82,190 80,202 80,216 M107,174 C109,190 110,202 110,216 M116,172 "
        "C120,186 124,198 127,211"
    ),
    Shape("M91,112 L89,160 H101 L99,112 Z", "trim", 1.3),
    Shape("O95,126,2.2,2.2 O95,137,2.2,2.2 O95,148,2.2,2.2", "bright", 0.9),
    Shape("M54.6,207 C80,218.6 112,218.6 136.4,207 L138.4,214 C113,226 79,226 52.6,214 Z", "trim", 1.4),
    Shape(
        "M62,213.6 l3,-2.4 l3,4 l-3,2.2 Z M78,217.4 l3,-2.8 l3,3.4 l-3,2.6 Z M95,218.4 l3,-3 l3,3 l-3,3 Z "
        "M112,217.4 l3,-3.4 l3,2.8 l-3,3 Z M126,213.6 l3,-4 l3,2.4 l-3,3.4 Z",
        "main",
        0.7,
    ),
    Shape("M72,157 Q95,165 119,157 L121,167 Q95,175.4 70,167 Z", "leather", 1.4),
    Shape("R88,159.6,14,12.6,2.4", "gold", 1.3),
    Shape("R92,163,6,6,1.2", "leather", 0.9),
)
_RESTING: Final = "M80,110 C64,120 56,142 56,160 L70,167 C73,151 80,140 89,132 Z"
_RAISED: Final = "M106,110 C122,110 137,121 147,132 L137,146 C128,140 118,137 108,136 Z"
_PUFFS: Final[Shapes] = (
    Shape("M82,108 C66,108 58,122 60,136 C69,143 82,141 90,131 Z", "second", 1.6),
    Shape(
        "M76,112 C68,116 64,126 66,137 L71,138.6 C70,128 73,118 80,112 Z M84,116 C78,122 76,130 77,138 L81,137 "
        "C81,130 83,124 87,120 Z",
        "bright",
        0.9,
    ),
    Shape("M108,108 C122,107 134,116 136,126 C132,136 120,140 107,136 Z", "second", 1.6),
    Shape("M113,110 C121,116 122,128 118,138 L123,137.6 C127,127 125,116 119,110 Z", "bright", 0.9),
)
_COLLAR: Final[Shapes] = (
    Shape("M75,107 C82,119 108,119 115,107 L121,114 C112,129 78,129 69,114 Z", "white", 1.5),
    Shape("M76,113 L74,119 M84,118 L82,125 M95,119 V127 M106,118 L108,125 M114,113 L116,119", "", 1),
)
_CUFFS: Final[Shapes] = (
    Shape("M53.6,156 L72,164 L69.4,173 L51.6,165 Z", "white", 1.4),
    Shape("M137.6,131 L148,124.6 L154.6,134 L142.6,146 Z", "white", 1.4),
)
_CARRIED: Final[dict[str, Shapes]] = {  # in the left hand, around the fist
    "O": (  # a purse
        Shape("M-4,2 C-16,16 -14,30 0,30 C14,30 16,16 4,2 Z", "leather", 1.5),
        Shape("M-6,8 H6", "", 2.4, "gold"),
        Shape("O0,20,4.4,4.4", "gold", 1.1),
    ),
    "C": (  # grapes
        Shape("M2,2 C10,2 16,8 14,14 C8,14 2,10 2,2 Z", "leaf", 1.1),
        Shape(
            "O-5,10,4.4,4.4 O4,11,4.4,4.4 O-8,17.6,4.4,4.4 O0,18,4.4,4.4 O7,18,4.4,4.4 O-4,25,4.4,4.4 "
            "O4,25,4.4,4.4 O0,32,4.4,4.4",
            "main",
            1.2,
        ),
    ),
    "E": (  # a buckler
        Shape("O-1,9,18,20", "iron", 1.6),
        Shape("O-1,9,13.4,15.4", "main", 1.2),
        Shape("M-1,-6 V24 M-14,9 H12", "", 3.4, "steel"),
        Shape("O-1,9,4.6,5", "gold", 1.1),
    ),
    "B": (  # a hunting horn
        Shape("M-10,24 C8,28 18,14 14,-4 L20,-8 C28,18 12,40 -10,34 Z", "cut", 1.5),
        Shape("M-12,22 L-5,24 L-6,35 L-13,33 Z M12,3 L22,2 L21,-3 L14,-2 Z", "gold", 1.1),
    ),
}


def paint_sota(painter: QPainter, suit: str) -> None:
    """Paint a sota; its feet stand at 276, its raised hand is at (146, 128)."""
    dyes = DRESS[suit]
    paint_cloth(painter, _CAPE, suit, dyes, "second", woven=False)
    paint_shapes(painter, (folds("M62,146 C56,180 55,214 57,245 M74,138 C68,172 67,214 69,247"),), dyes, "")
    for leg, shade in zip(_LEGS, ("second", "trim"), strict=True):
        paint_cloth(painter, leg, suit, dyes, shade, woven=False)
    paint_shapes(painter, _SHOES, dyes, "")
    paint_cloth(painter, _TUNIC, suit, dyes)
    paint_shapes(painter, _TRIMMINGS, dyes, "")
    paint_cloth(painter, _RESTING, suit, dyes)
    painter.translate(64, 174)
    paint_shapes(painter, _CARRIED[suit], dyes, "")
    painter.translate(-64, -174)
    if suit in "EB":
        paint_sign(painter, suit, 148, 84 if suit == "E" else 78, 128)
    paint_cloth(painter, _RAISED, suit, dyes)
    if suit == "O":
        paint_sign(painter, suit, 149, 95, 60)
    elif suit == "C":
        paint_sign(painter, suit, 149, 103, 76)
    paint_shapes(painter, (*_PUFFS, *_CUFFS, *hand(64, 172), *hand(149, 127), *_COLLAR), dyes, "")
    paint_head(painter, "10" + suit, (95, 80), 0.92, dyes)
