"""The caballo: a rider on a rearing horse."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QColor, QPainter

from cardtable.scene.decks.curves import curve
from cardtable.scene.decks.french.drawing import Dyes, Shape, Shapes, ink, paint_shapes
from cardtable.scene.decks.spanish.dress import folds, hand, paint_cloth
from cardtable.scene.decks.spanish.dyes import DRESS
from cardtable.scene.decks.spanish.heads import paint_head
from cardtable.scene.decks.spanish.signs import paint_sign
from cardtable.scene.paint import linear

_COATS: Final = {  # light, shade, mane
    "O": ("#F4EAD2", "#D9C6A0", "#C08A35"),
    "C": ("#96603C", "#6C4128", "#2E221C"),
    "E": ("#EBEAE6", "#BFC5CB", "#66798C"),
    "B": ("#6F4B33", "#4A301F", "#231B17"),
}
_TAIL: Final = (
    "M156,200 C176,190 188,202 183,220 C179,232 184,236 178,247 C176,240 172,238 167,244 C169,232 166,224 154,220 Z"
)
_FAR_LEGS: Final = (
    "M76,186 C60,178 46,177 36,184 C31,192 30,204 23,218 L35,223 C42,212 44,204 47,198 C58,204 70,208 82,208 Z",
    "M116,238 C112,250 107,257 105,264 C106,270 108,274 106,280 H122 C121,273 124,266 132,250 Z",
)
_BODY: Final = (
    "M65,85 L71,97 C93,101 106,124 114,150 C136,158 160,176 167,206 C171,224 165,238 154,249 C157,256 160,260 160,267 "
    "L153,281 H136 C139,274 143,270 143,266 C140,258 136,254 133,250 C127,246 121,243 116,240 C106,234 94,222 84,208 "
    "C74,206 66,198 62,186 C58,172 63,156 61,145 C53,149 43,150 35,146 C27,142 26,132 32,126 C40,116 47,106 53,98 "
    "L55,84 L62,93 Z"
)
_BELLY: Final = (
    "M62,182 C78,190 92,216 116,229 C134,238 158,238 167,206 C171,224 165,238 154,249 C157,256 160,260 160,267 "
    "L153,281 "
    "H145 C149,272 151,268 150,264 C147,256 140,252 134,250 C127,246 121,243 116,240 C106,234 94,222 84,208 "
    "C74,206 66,198 62,186 Z M61,145 C70,149 80,150 86,146 C80,158 74,168 62,184 C58,172 63,156 61,145 Z"
)
_NEAR_LEG: Final = (
    "M92,202 C78,204 62,203 52,211 C49,220 51,228 43,246 L56,251 C62,240 64,232 67,224 C80,226 94,224 102,214 Z"
)
_HOOVES: Final = Shape(
    "M23,218 L35,223 L33,231 L19,228 Z M43,246 L56,251 L53,260 L39,256 Z M105,279 H123 L125,286 H103 Z "
    "M135,280 H154 L156,286 H133 Z",
    "ink",
    0.8,
)
_MANE: Final = (
    "M64,86 C74,80 84,82 90,90 C98,92 102,100 108,108 C114,114 114,122 120,130 C122,138 120,144 124,152 L112,151 "
    "C105,124 93,102 71,98 C66,108 60,110 56,110 C60,102 62,96 64,86 Z"
)
_HEAD: Final[Shapes] = (
    Shape(
        "M72,92 C84,94 92,100 100,110 M82,88 C94,94 104,108 110,124 M96,100 C106,112 112,128 116,146", "", 1.2, "gleam"
    ),
    Shape("O50,116,3,3.2", "ink", 0),
    Shape("O49.2,115,0.9,0.9", "white", 0),
    Shape("M45,113 Q50,108 55,113", "", 1.3),
    Shape("M33,135 Q36,133 37,137", "", 1.8),
    Shape("M30,143 Q37,144.6 42,140", "", 1.2),
    Shape("M64,132 Q68,124 65,114", "", 1.1, "fold"),
    Shape("M56,100 L49,148 M35,123 L47,148 M41.4,117 L54,120", "", 4),
    Shape("M56,100 L49,148 M35,123 L47,148 M41.4,117 L54,120", "", 2.4, "red"),
    Shape("M43,140 C60,134 70,146 78,162", "", 3.6),
    Shape("M43,140 C60,134 70,146 78,162", "", 2, "red"),
    Shape("O43,140,3.4,3.4 O55.4,101.6,2.4,2.4", "gold", 1),
    Shape("M61,170 C78,178 96,176 106,166", "", 5),
    Shape("M61,170 C78,178 96,176 106,166", "", 3.2, "red"),
    Shape("O70,174.4,2.4,2.4 O80,176,2.4,2.4 O90,174.6,2.4,2.4", "gold", 0.8),
)
_SADDLE: Final = "M104,150 C126,148 152,164 163,184 L151,226 C132,224 113,210 100,192 Z"
_FRINGE: Final[Shapes] = (
    Shape("M151,226 C132,224 113,210 100,192 L103,187 C116,204 134,217 152.6,220 Z", "gold", 1.3),
    Shape(
        "M106,199 l-2,6 M113,206 l-2,6 M121,212 l-1.6,6 M130,217 l-1.4,6 M139,221 l-1,6 M147,223.6 l-0.6,6",
        "",
        2.2,
        "gold",
    ),
)
_CLOAK: Final = "M126,108 C152,110 172,140 178,180 C166,188 152,180 146,168 Z"
_TORSO: Final = "M104,108 H138 L146,163 C130,172 112,170 99,161 Z"
_THIGH: Final = "M110,158 C128,159 141,170 139,183 C135,197 125,207 117,219 L103,214 C106,200 108,186 103,168 Z"
_BOOT: Final[Shapes] = (
    Shape("M103,205 L119,212 L113,237 C106,243 90,243 83,240 C86,232 97,230 99,223 Z", "leather", 1.6),
    Shape("M102,203 L120.6,211 L118.6,217 L100.4,209.6 Z", "bright", 1.2),
    Shape("M83,243.6 H113", "", 4.6),
    Shape("M83,243.6 H113", "", 2.6, "gold"),
    Shape("M98,168 L93,243", "", 2, "leather"),
)
_BELT: Final[Shapes] = (
    Shape("M100,156 C114,166 130,168 145,160 L146.4,169 C130,177 112,175 98,166 Z", "leather", 1.4),
    Shape("R113,162,12,11,2", "gold", 1.2),
    Shape("M118,110 L118,160", "", 3.6),
    Shape("M118,110 L118,160", "", 2, "trim"),
    Shape("O118,124,2.2,2.2 O118,136,2.2,2.2 O118,148,2.2,2.2", "bright", 0.8),
)
_REIN_ARM: Final = "M107,109 C92,116 81,131 72,146 L83,159 C92,149 102,141 113,136 Z"
_RAISED: Final = "M132,109 C145,110 155,117 162,126 L151,141 C144,137 138,135 131,135 Z"
_CUFFS: Final[Shapes] = (
    Shape("M70,143 L83,158 L77.6,163.6 L65,149.6 Z", "white", 1.4),
    Shape("M149,127 L159.6,118 L167.6,128.6 L155,142 Z", "white", 1.4),
)
_COLLAR: Final[Shapes] = (
    Shape("M101,106 C108,118 133,118 140,106 L145,113.6 C134,127.6 107,127.6 96,113.6 Z", "white", 1.5),
    Shape("M103,112 L101,118 M111,116.6 L109,123 M120.6,118 V125 M130,116.6 L132,123 M138,112 L140,118", "", 1),
)
SCALE: Final = 0.95
SHIFT: Final = (1.0, 8.0)


def paint_caballo(painter: QPainter, suit: str) -> None:
    """Paint a caballo, which rears to the left."""
    light, shade, mane = map(QColor, _COATS[suit])
    dyes = {**DRESS[suit], "light": light, "shade": shade, "mane": mane}
    painter.translate(*SHIFT)
    painter.scale(SCALE, SCALE)
    _paint_horse(painter, dyes)
    paint_cloth(painter, _SADDLE, suit, dyes, "second")
    paint_shapes(painter, _FRINGE, dyes, "")
    _paint_rider(painter, suit, dyes)


def _paint_horse(painter: QPainter, dyes: Dyes) -> None:
    ink(painter, curve(_TAIL), dyes["mane"], 1.7)
    paint_shapes(
        painter,
        (
            Shape("M164,203 C174,201 180,208 177,221 M163,209 C170,212 174,221 172,233", "", 1.2, "gleam"),
            *(Shape(leg, "shade", 1.7) for leg in _FAR_LEGS),
        ),
        dyes,
        "",
    )
    ink(painter, curve(_BODY), linear(40, 100, 170, 240, (0, dyes["light"].lighter(106)), (1, dyes["light"])), 0)
    ink(painter, curve(_BELLY), dyes["shade"], 0)
    ink(painter, curve(_BODY), None, 1.9)
    ink(painter, curve(_NEAR_LEG), dyes["light"], 1.8)
    ink(painter, curve(_MANE), dyes["mane"], 1.6)
    paint_shapes(painter, (_HOOVES, *_HEAD), dyes, "")


def _paint_rider(painter: QPainter, suit: str, dyes: Dyes) -> None:
    paint_cloth(painter, _CLOAK, suit, dyes, "second", woven=False)
    paint_shapes(painter, (folds("M140,118 C154,132 164,156 168,180 M134,122 C146,138 154,158 156,176"),), dyes, "")
    if suit in "EB":
        paint_sign(painter, suit, 160, 82 if suit == "E" else 78, 124)
    paint_cloth(painter, _TORSO, suit, dyes)
    paint_cloth(painter, _THIGH, suit, dyes, "trim", woven=False)
    paint_shapes(painter, (*_BOOT, *_BELT), dyes, "")
    paint_cloth(painter, _REIN_ARM, suit, dyes)
    paint_cloth(painter, _RAISED, suit, dyes)
    if suit == "O":
        paint_sign(painter, suit, 159, 91, 56)
    elif suit == "C":
        paint_sign(painter, suit, 160, 96, 74)
    paint_shapes(painter, (*_CUFFS, *hand(70, 160), *hand(162, 120), *_COLLAR), dyes, "")
    paint_head(painter, "11" + suit, (121, 80), 0.88, dyes)
