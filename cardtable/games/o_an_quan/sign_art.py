"""Signs on the board: numbers, arrows, key caps, marks of the last turn, the preview path.

Every painter draws around the origin, which is the sign's centre, unless it takes a path
in board units.  Gold is what one may do now; ivory is what has been done.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from cardtable.scene.paint import (
    capsule,
    colour,
    disc,
    falling,
    lettering,
    linear,
    pen,
    polyline,
    radial,
    rounded,
    triangle,
)
from cardtable.scene.soft import glow, shadow

IVORY: Final = "#F3EAD7"
GOLD_LINE: Final = "#FFD27A"
CASING: Final = "#3A2209"  # the dark edge that keeps the path legible on wood and on stones
CAP_SHARE: Final = 0.364  # half of a capital's height over the font size, Inter

BADGE_RADIUS: Final = 15.5
ARROW_RADIUS: Final = 27.0
PILL_HEIGHT: Final = 31.0
TOTAL_HEIGHT: Final = 44.0


def _text(painter: QPainter, text: str, face: QFont, shade: str, alpha: float = 1.0) -> None:
    path = lettering(text, face, 0, CAP_SHARE * face.pixelSize())
    painter.fillPath(path, colour(shade, alpha))


# -- numbers ----------------------------------------------------------------------------------------------------------


def badge_rect(radius: float = BADGE_RADIUS) -> QRectF:
    """Return what a number covers, with its rings and its shadow."""
    reach = radius + 6
    return QRectF(-reach, -reach, 2 * reach + 1, 2 * reach + 3)


def paint_badge(painter: QPainter, count: int, face: QFont, chosen: bool = False, radius: float = BADGE_RADIUS) -> None:
    """Paint how many stones lie in a square; gold for the chosen one, faint for none."""
    painter.fillPath(disc(1, 2.5, radius + 1), colour("#000000", 0.38))
    body, bounds = disc(0, 0, radius), QRectF(-radius, -radius, 2 * radius, 2 * radius)
    if chosen:
        painter.fillPath(body, falling(bounds, (0, "#F6D58A"), (1, "#D79C36")))
        painter.strokePath(disc(0, 0, radius - 0.6), QPen(colour("#FFF3CF", 0.9), 1.2))
        _text(painter, str(count), face, "#2A1A08")
    else:
        painter.fillPath(body, falling(bounds, (0, "#3A2415"), (1, "#1E120A")))
        painter.strokePath(disc(0, 0, radius - 0.6), QPen(colour("#E9C88E", 0.45), 1.2))
        _text(painter, str(count), face, IVORY, 1.0 if count else 0.55)


def paint_trail_ring(painter: QPainter, start: bool = False, radius: float = BADGE_RADIUS) -> None:
    """Paint the ring that goes under the number of a square of the last turn; dashed where it started."""
    painter.fillPath(disc(1, 2.5, radius + 4), colour("#000000", 0.30))
    painter.fillPath(disc(0, 0, radius + 3.6), colour("#23150C"))
    line = QPen(colour(IVORY), 2)
    line.setCapStyle(Qt.PenCapStyle.FlatCap)
    if start:
        line.setDashPattern([2.1, 1.5])
    painter.strokePath(disc(0, 0, radius + 2.3), line)


def chevrons_rect() -> QRectF:
    """Return what a pair of chevrons covers."""
    return QRectF(-15, -10, 31, 22)


def paint_chevrons(painter: QPainter, right: bool) -> None:
    """Paint on the rim which way the last turn went."""
    way = -1 if right else 1
    for shift in (7, -7):
        line = polyline((way * (shift + 3.5), -5.5), (way * (shift - 3), 0), (way * (shift + 3.5), 5.5))
        painter.strokePath(line.translated(0.8, 1.4), pen(colour("#000000", 0.5), 2.6))
        painter.strokePath(line, pen(IVORY, 2.4))


# -- arrows -----------------------------------------------------------------------------------------------------------


def arrow_rect() -> QRectF:
    """Return what an arrow covers, glow included."""
    reach = ARROW_RADIUS + 22
    return QRectF(-reach, -reach, 2 * reach, 2 * reach)


def paint_arrow(painter: QPainter, right: bool, hot: bool = False) -> None:
    """Paint the button that sows this way; solid gold when the pointer or the focus is on it."""
    radius = ARROW_RADIUS if hot else ARROW_RADIUS - 2
    painter.fillPath(disc(2, 5, radius + 2), colour("#000000", 0.32))
    painter.fillPath(disc(1, 3, radius + 1), colour("#000000", 0.34))
    body = disc(0, 0, radius)
    if hot:
        shadow(painter, body, "#FFC857", 9, opacity=0.75)
        gold = radial(0, 0, radius * 2, (0, "#FFE6A6"), (0.45, "#EDBB5C"), (1, "#B97D22"), focus=(-8, -10))
        painter.fillPath(body, gold)
        painter.strokePath(disc(0, 0, radius - 1), QPen(colour("#FFF6DA", 0.9), 1.6))
        painter.fillPath(triangle(0, 0, 20, right), colour("#2B1A08"))
    else:
        painter.fillPath(body, linear(0, -radius, 0, radius, (0, "#3C2717"), (1, "#22140B")))
        painter.strokePath(disc(0, 0, radius - 1), QPen(colour("#E9BE68"), 2.2))
        painter.fillPath(triangle(0, 0, 17, right), colour("#F6D58A"))


def key_cap_rect(label: str, face: QFont) -> QRectF:
    """Return what a key cap covers."""
    width = max(22.0, QFontMetricsF(face).horizontalAdvance(label) + 12)
    return QRectF(-width / 2 - 1, -12, width + 2, 26)


def paint_key_cap(painter: QPainter, label: str, face: QFont) -> None:
    """Paint the key that does the same as the sign beside it."""
    cap = rounded(key_cap_rect(label, face).adjusted(1, 1, -1, -3), 6)
    painter.fillPath(cap.translated(0, 1.5), colour("#000000", 0.45))
    painter.fillPath(cap, colour("#2A1A0E"))
    painter.strokePath(cap, QPen(colour("#F6D58A", 0.55), 1))
    _text(painter, label, face, "#F6E6C2")


# -- the preview path -------------------------------------------------------------------------------------------------


def paint_track(painter: QPainter, path: QPainterPath, width: float = 3.6) -> None:
    """Paint the way of the stones: a gold line in a dark casing."""
    painter.strokePath(path.translated(1, 2.5), pen(colour("#000000", 0.38), width + 2.9))
    painter.strokePath(path, pen(CASING, width + 2.9))
    painter.strokePath(path, pen(GOLD_LINE, width))


def paint_hop(painter: QPainter, path: QPainterPath, width: float = 3.4) -> None:
    """Paint the leap over an empty square to the captured one: a dashed line."""
    painter.strokePath(path.translated(1, 2.5), pen(colour("#000000", 0.30), width + 2.6))
    painter.strokePath(path, pen(CASING, width + 2.6))
    painter.strokePath(path, pen(GOLD_LINE, width, (1.2, 2.3)))


def paint_pearl(painter: QPainter, size: float = 1.0) -> None:
    """Paint where a stone falls; *size* 1 for a single lap."""
    painter.fillPath(disc(1 * size, 3 * size, 9.5 * size), colour("#000000", 0.4))
    painter.fillPath(disc(0, 0, 10 * size), colour(CASING))
    shine = radial(0, 0, 13 * size, (0, "#FFF0C4"), (1, "#D99A30"), focus=(-3 * size, -4 * size))
    painter.fillPath(disc(0, 0, 8 * size), shine)


def paint_relay(painter: QPainter, size: float = 1.0) -> None:
    """Paint where stones are taken up to sow on: a ring with an arrow up."""
    painter.fillPath(disc(1 * size, 3 * size, 15 * size), colour("#000000", 0.4))
    painter.fillPath(disc(0, 0, 15 * size), colour(CASING))
    painter.strokePath(disc(0, 0, 13 * size), QPen(colour(GOLD_LINE), 2 * size))
    arrow = polyline((0, 6 * size), (0, -5 * size))
    arrow.addPath(polyline((-5 * size, -0.5 * size), (0, -6 * size), (5 * size, -0.5 * size)))
    painter.strokePath(arrow, pen("#FFE6A6", 2.4 * size))


def paint_stop(painter: QPainter, size: float = 1.0) -> None:
    """Paint where the turn ends because of what lies ahead: a ring with a bar."""
    painter.fillPath(disc(1 * size, 3 * size, 13 * size), colour("#000000", 0.4))
    painter.fillPath(disc(0, 0, 13 * size), colour(CASING))
    painter.strokePath(disc(0, 0, 11 * size), QPen(colour(IVORY, 0.9), 2 * size))
    painter.strokePath(polyline((-4.5 * size, 0), (4.5 * size, 0)), pen(IVORY, 2.6 * size))


def paint_empty(painter: QPainter, size: float = 1.0) -> None:
    """Paint an empty square that ends the turn: a dashed ring."""
    painter.strokePath(disc(0, 0, 9 * size), pen(CASING, 5 * size))
    line = QPen(colour(IVORY, 0.9), 2 * size)
    line.setDashPattern([1.8, 1.6])
    painter.strokePath(disc(0, 0, 9 * size), line)


def pill_rect(text: str, face: QFont, total: bool = False) -> QRectF:
    """Return what a pill covers, glow and shadow included."""
    return _pill(text, face, total).adjusted(-24, -24, 24, 24)


def _pill(text: str, face: QFont, total: bool) -> QRectF:
    height = TOTAL_HEIGHT if total else PILL_HEIGHT
    width = max(1.6 * height, QFontMetricsF(face).horizontalAdvance(text) + height * 0.72)
    return QRectF(-width / 2, -height / 2, width, height)


def paint_pill(painter: QPainter, text: str, face: QFont, total: bool = False) -> None:
    """Paint the points of a capture; gold for their total."""
    bounds = _pill(text, face, total)
    body = capsule(bounds)
    painter.fillPath(body.translated(1, 4), colour("#000000", 0.45))
    if total:
        shadow(painter, body, "#FFC857", 10, opacity=0.8)
    shades = ("#FFE6A6", "#DDA23C") if total else ("#3C2510", "#271606")
    painter.fillPath(body, falling(bounds, (0, shades[0]), (1, shades[1])))
    painter.strokePath(capsule(bounds.adjusted(1, 1, -1, -1)), QPen(colour("#FFF6DA" if total else GOLD_LINE), 1.6))
    _text(painter, text, face, "#2B1A08" if total else "#FFE3A0")


# -- hint -------------------------------------------------------------------------------------------------------------


def paint_hint_ring(painter: QPainter, path: QPainterPath) -> None:
    """Paint the jade outline of a square that a hint speaks of; a second line inside tells it from gold."""
    glow(painter, path, "#2F8F83", 8, 5, 0.9)
    painter.strokePath(path, pen("#0E3A34", 6))
    painter.strokePath(path, pen("#7FD3C6", 3))
