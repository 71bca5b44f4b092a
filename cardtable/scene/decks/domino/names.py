"""What the identities are called, and how a name is set on a card."""

from __future__ import annotations

from functools import cache
from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from cardtable.scene.decks.domino.dyes import BORDER
from cardtable.scene.decks.domino.plan import AXIS, ROOM
from cardtable.scene.paint import colour, lettering
from cardtable.scene.typography import Role, font, width

translate = QCoreApplication.translate

SET: Final = 36.0  # u, the size at which letters are taken from the font
ONE: Final = (13.0, (81.4,))  # size, and the baseline of a single line
TWO: Final = (11.6, (75.4, 87.0))


def title(identity: str) -> str:
    """Return an identity's name in the present language.

    :raises KeyError: if there is no such identity.
    """
    names = {
        "6-6": translate("Cards", "Heaven"),
        "1-1": translate("Cards", "Earth"),
        "4-4": translate("Cards", "Man"),
        "1-3": translate("Cards", "Harmony"),
        "3-3": translate("Cards", "Long Three"),
        "5-5": translate("Cards", "Plum Blossom"),
        "2-2": translate("Cards", "Bench"),
        "1-5": translate("Cards", "Cat"),
        "1-6": translate("Cards", "High Feet"),
        "4-6": translate("Cards", "Four-Six"),
        "5-6": translate("Cards", "Axe"),
        "3-6": translate("Cards", "Black Nine"),
        "2-6": translate("Cards", "Flat Eight"),
        "3-5": translate("Cards", "Bent Eight"),
        "2-5": translate("Cards", "Black Seven"),
        "2-3": translate("Cards", "Black Five"),
        "4-5": translate("Cards", "Red Nine"),
        "3-4": translate("Cards", "Red Seven"),
        "1-4": translate("Cards", "Red Five"),
        "1-2": translate("Cards", "Nail"),
        "2-4": translate("Cards", "Two Reds"),
    }
    return names[identity]


def paint_title(painter: QPainter, text: str) -> None:
    """Paint a name above the lower domino, in one line or in two."""
    painter.fillPath(_letters(text), colour(BORDER))


@cache
def _letters(text: str) -> QPainterPath:
    lines = break_in_two(text) if _wide(text) * ONE[0] > ROOM else (text,)
    size, baselines = TWO if len(lines) > 1 else ONE
    size = min(size, *(ROOM / _wide(line) for line in lines))
    face, scale, whole = font(Role.NAME, size=SET), size / SET, QPainterPath()
    for line, y in zip(lines, baselines, strict=True):
        whole.addPath(QTransform(scale, 0, 0, scale, AXIS, y).map(lettering(line, face, 0, 0)))
    whole.setFillRule(lettering("", face, 0, 0).fillRule())
    return whole


def break_in_two(text: str) -> tuple[str, ...]:
    """Return a name in two lines whose longer one is as short as can be; a single word stays whole."""
    words = text.split(" ")
    breaks = [(" ".join(words[:n]), " ".join(words[n:])) for n in range(1, len(words))]
    return min(breaks, key=lambda lines: max(map(_wide, lines)), default=(text,))


def _wide(text: str) -> float:
    """Return how wide letters of size 1 are."""
    return width(text, font(Role.NAME, size=SET)) / SET
