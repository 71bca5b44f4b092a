"""Own numerals and letters for the corners of cards: one even stroke, flat ends, no font.

Each is a centreline in a box 100 high; ends that run over the box are cut off level.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainterPath, QTransform

from cardtable.scene.decks.curves import curve, flat_stroke

STROKE: Final = 17.0
GAP: Final = 5.0  # between two signs

_LINES: Final[dict[str, tuple[str, float]]] = {
    "A": ("M5,102 L30,5 L55,102 M15,69 H45", 60),
    "0": ("M27,8.5 C42,8.5 47,28 47,50 C47,72 42,91.5 27,91.5 C12,91.5 7,72 7,50 C7,28 12,8.5 27,8.5 Z", 54),
    "1": ("M4,24 L20,9 V102", 29),
    "2": ("M8,31 C8,1 52,1 52,30 C52,50 30,60 10,92 H56", 60),
    "3": ("M9,9 H49 L27,40 C46,39 53,52 53,65 C53,82 42,91.5 28,91.5 C16,91.5 9,84 7,75", 60),
    "4": ("M43,102 V12 L8,69 H60", 62),
    "5": ("M50,9 H15 L11,46 C18,39 25,37 31,37 C45,37 53,49 53,64 C53,81 43,91.5 28,91.5 C16,91.5 9,84 7,76", 60),
    "6": (
        "M44,6 C24,22 8,44 8,66 C8,82 17,91.5 30.5,91.5 C44,91.5 53,81 53,66 C53,51 44,41.5 31,41.5 "
        "C20,41.5 10,49 8,64",
        60,
    ),
    "7": ("M6,9 H53 L22,102", 58),
    "8": (
        "M30,8.5 C42,8.5 49,17 49,27 C49,38 41,46 30,46 C19,46 11,38 11,27 C11,17 18,8.5 30,8.5 Z "
        "M30,46 C44,46 53,55 53,69 C53,83 43,91.5 30,91.5 C17,91.5 7,83 7,69 C7,55 16,46 30,46 Z",
        60,
    ),
    "J": ("M22,9 H45 V66 C45,83 37,91.5 25,91.5 C14,91.5 7,84 6,72", 53),
    "Q": (
        "M31,8.5 C47,8.5 55,26 55,50 C55,74 47,91.5 31,91.5 C15,91.5 7,74 7,50 C7,26 15,8.5 31,8.5 Z M36,68 L59,101",
        62,
    ),
    "K": ("M10,-2 V102 M55,2 L12,60 M26,42 L57,102", 60),
}
_CUT: Final = "AK147"  # signs with ends that run over the box


@cache
def _sign(sign: str) -> tuple[QPainterPath, float]:
    """Return one sign's outline and how far it advances."""
    if sign == "9":
        six, advance = _sign("6")
        return QTransform(-1, 0, 0, -1, advance, 100).map(six), advance
    line, advance = _LINES[sign]
    outline = flat_stroke(curve(line), STROKE)
    if sign in _CUT:
        box = QPainterPath()
        box.addRect(QRectF(-20, 0, 120, 100))
        outline = outline.simplified().intersected(box)
    outline.setFillRule(Qt.FillRule.WindingFill)
    return outline, advance


@cache
def numeral(text: str, height: float, widest: float) -> QPainterPath:
    """Return *text* with its upper middle at the origin, narrowed if it would be wider than *widest*."""
    whole = QPainterPath()
    whole.setFillRule(Qt.FillRule.WindingFill)
    x = 0.0
    for sign in text:
        outline, advance = _sign(sign)
        whole.addPath(outline.translated(x, 0))
        x += advance + GAP
    box = whole.boundingRect()
    scale = height / 100
    across = min(scale, widest / box.width())
    return QTransform(across, 0, 0, scale, -box.center().x() * across, 0).map(whole)
