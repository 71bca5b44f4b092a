"""The rey: a crowned, bearded king who stands in a mantle edged with ermine."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainter

from cardtable.scene.decks.french.drawing import Shape, Shapes, paint_shapes
from cardtable.scene.decks.spanish.dress import folds, hand, paint_cloth
from cardtable.scene.decks.spanish.dyes import DRESS
from cardtable.scene.decks.spanish.heads import paint_head
from cardtable.scene.decks.spanish.signs import paint_sign

_TAIL: Final = "l2.2,8 l-2.2,-1.8 l-2.2,1.8 Z"
_MANTLE: Final = "M72,110 C46,126 35,200 29,277 H141 C144,220 142,148 122,110 Z"
_ROBE: Final = "M74,112 H120 C124,160 127,220 129,277 H63 C65,220 70,160 74,112 Z"
_FRONT: Final[Shapes] = (
    Shape("M88,114 H106 L111,277 H83 Z", "trim", 1.4),
    Shape("M91.4,118 L87.6,273 M102.6,118 L106.4,273", "", 1.3, "second"),
    Shape("".join(f"M97,{y - 7} l5,7 l-5,7 l-5,-7 Z " for y in (150, 172, 214, 235, 256)), "main", 1),
    Shape("M62.6,266 H129 L129.4,277 H62 Z", "gold", 1.4),
    Shape("".join(f"O{x},271.6,2,2 " for x in range(70, 126, 9)), "red", 0),
    Shape("M66,184 Q97,195 127,184 L128,194 Q97,206 65,194 Z", "leather", 1.4),
    Shape("O97,195,8,8", "gold", 1.4),
    Shape("O97,195,3.4,3.4", "red", 0.9),
    Shape("M93,202 C91,214 91,220 88,230 L94,226 L99,231 C98,220 99,212 100,202 Z", "leather", 1.2),
)
_ERMINE: Final[Shapes] = (
    Shape("M76,116 C66,150 60,216 55,277 H68 C71,216 78,152 88,118 Z", "white", 1.5),
    Shape("M118,116 C126,150 131,216 134,277 H122 C120,216 116,152 106,118 Z", "white", 1.5),
    Shape("".join(f"M{73.6 - (y - 140) * 0.085:.1f},{y} {_TAIL}" for y in (140, 164, 208, 230, 252)), "ink", 0),
    Shape("".join(f"M{120 + (y - 140) * 0.065:.1f},{y} {_TAIL}" for y in (140, 164, 208, 230, 252)), "ink", 0),
)
_CAPE: Final[Shapes] = (
    Shape("M68,110 C76,128 118,128 126,110 L137,121 C124,146 70,146 57,121 Z", "white", 1.6),
    Shape(
        "".join(f"M{x},{y} {_TAIL}" for x, y in ((66, 120), (77, 127), (88, 131), (106, 131), (117, 127), (128, 120))),
        "ink",
        0,
    ),
    Shape("M78,127 Q97,150 116,127", "", 3.4),
    Shape("M78,127 Q97,150 116,127", "", 1.8, "gold"),
    Shape("O97,142,5.4,5.4", "gold", 1.3),
    Shape("O97,142,2.2,2.2", "red", 0),
)
_LOWERED: Final = "M72,112 C52,126 41,152 44,176 L64,182 C64,164 74,150 84,138 Z"
_RAISED: Final = "M120,112 C136,116 148,126 155,137 L143,152 C135,145 126,142 116,140 Z"
_CUFFS: Final[Shapes] = (
    Shape("M41,170 L66.6,177 L65,188 L41,181 Z", "white", 1.5),
    Shape("M141.6,138 L154,129.6 L162,140 L148,153 Z", "white", 1.5),
    Shape("M48,174.6 l2,7 l-2,-1.4 l-2,1.4 Z M58,177.4 l2,7 l-2,-1.4 l-2,1.4 Z", "ink", 0),
)
_SHOES: Final = Shape("M78,274 H94 V279 H74 Z M100,274 H116 L120,279 H100 Z", "leather", 1.3)


def paint_rey(painter: QPainter, suit: str) -> None:
    """Paint a rey; the hem of his robe is at 277, his raised hand at (152, 133)."""
    dyes = DRESS[suit]
    paint_cloth(painter, _MANTLE, suit, dyes, "second", woven=False)
    paint_shapes(
        painter,
        (
            folds("M52,158 C46,196 42,236 40,274 M134,160 C137,196 138,236 137,274 M60,190 C55,220 51,250 49,274"),
            _SHOES,
        ),
        dyes,
        "",
    )
    paint_cloth(painter, _ROBE, suit, dyes)
    paint_shapes(painter, (*_FRONT, *_ERMINE), dyes, "")
    paint_cloth(painter, _LOWERED, suit, dyes, "second", woven=False)
    paint_shapes(painter, (folds("M60,132 C53,144 50,158 51,170"), *_CUFFS[:1], _CUFFS[2], *hand(54, 189)), dyes, "")
    if suit in "EB":
        paint_sign(painter, suit, 153, 90 if suit == "E" else 84, 130)
    paint_cloth(painter, _RAISED, suit, dyes, "second", woven=False)
    if suit == "O":
        paint_sign(painter, suit, 153, 99, 62)
    elif suit == "C":
        paint_sign(painter, suit, 153, 108, 80)
    paint_shapes(painter, (_CUFFS[1], *hand(154, 133), *_CAPE), dyes, "")
    paint_head(painter, "12" + suit, (97, 83), 0.93, dyes)
