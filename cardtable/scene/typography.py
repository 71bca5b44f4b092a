"""The few text sizes of the table, and the two families the program brings along.

Sizes are in table units.  On a small window a unit is less than a pixel, so each role
has a floor: nothing is drawn under 11.2 logical pixels, what 14 u are in the smallest window.
"""

from __future__ import annotations

import enum
import math
from functools import cache
from typing import Final

from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF

from cardtable.resources import resource

SANS: Final = "Inter"
SERIF: Final = "EB Garamond"
FLOOR_PX: Final = 11.2  # logical pixels


class Role(enum.Enum):
    """What a text is for: ``(size in u, weight, family, letter spacing in u)``."""

    SCORE = (48, QFont.Weight.ExtraBold, SANS, -1.0)
    TURN = (26, QFont.Weight.ExtraBold, SANS, 0.6)
    HEADING = (26, QFont.Weight.Bold, SANS, 0.0)
    FORMULA = (26, QFont.Weight.DemiBold, SANS, 0.0)
    NAME = (18, QFont.Weight.Bold, SANS, 0.0)
    BODY = (18, QFont.Weight.DemiBold, SANS, 0.0)
    TEXT = (18, QFont.Weight.Medium, SANS, 0.0)
    SMALL = (14, QFont.Weight.Medium, SANS, 0.0)
    SMALL_STRONG = (14, QFont.Weight.DemiBold, SANS, 0.0)
    BADGE = (14, QFont.Weight.Bold, SANS, 0.0)
    CAPS = (14, QFont.Weight.Bold, SANS, 3.0)
    TOTAL = (60, QFont.Weight.ExtraBold, SANS, -1.5)
    TITLE = (68, QFont.Weight.Medium, SERIF, -0.3)  # result sheet, wordmark, names of games


def load_fonts() -> tuple[str, ...]:
    """Register the bundled fonts and return their families; needs a QGuiApplication.

    :raises FileNotFoundError: if the installation has lost its fonts.
    """
    return tuple(dict.fromkeys((*load_family(SANS), *load_family(SERIF))))


@cache
def load_family(family: str) -> tuple[str, ...]:
    """Register the files of one family, once, a ms each; return the families that Qt found in them."""
    opening, found = family.replace(" ", "") + "-", list[str]()
    for path in sorted(resource("resources/fonts").iterdir()):
        if path.name.startswith(opening) and path.suffix.lower() in (".ttf", ".otf"):
            found += QFontDatabase.applicationFontFamilies(QFontDatabase.addApplicationFont(str(path)))
    return tuple(found)


def font(role: Role, scale: float = 1.0, size: float | None = None) -> QFont:
    """Return the font of *role*, to be drawn in units.

    :param scale: logical pixels per unit; raises the size where the text would get too small.
    :param size: another size in u than the role's own.
    """
    own, weight, family, spacing = role.value
    return _font(family, max(1, math.ceil(max(size or own, FLOOR_PX / scale) - 1e-6)), weight, spacing)


@cache
def _font(family: str, pixels: int, weight: QFont.Weight, spacing: float) -> QFont:
    load_family(family)
    result = QFont(family)
    result.setPixelSize(pixels)
    result.setWeight(weight)
    result.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    result.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, spacing)
    return result


def width(text: str, face: QFont) -> float:
    """Return how far *text* advances, in u."""
    return QFontMetricsF(face).horizontalAdvance(text)


def wrap(text: str, face: QFont, limit: float) -> list[str]:
    """Break *text* at spaces into lines no wider than *limit* u; a longer word stays whole."""
    metrics = QFontMetricsF(face)
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            longer = f"{line} {word}" if line else word
            if line and metrics.horizontalAdvance(longer) > limit:
                lines.append(line)
                line = word
            else:
                line = longer
        lines.append(line)
    return lines


def signed(points: int) -> str:
    """Return ``+ 4`` or ``− 2`` with a true minus sign, as a sum spells it."""
    return f"{'−' if points < 0 else '+'} {abs(points)}"


def gain(points: int) -> str:
    """Return ``+4``, ``−2`` or ``0``: what was won or lost altogether."""
    return f"+{points}" if points > 0 else number(points)


def number(points: int) -> str:
    """Return a number with a true minus sign."""
    return f"−{-points}" if points < 0 else str(points)
