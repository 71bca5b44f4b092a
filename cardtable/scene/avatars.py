"""Faces for players where a game has none of its own: persons by colour, programs by emblem.

Every painter fills a circle of the given radius around the origin, with a small shadow
below it.  Persons differ by clothes and hair, and programs by the star's points, so that
colour is never the only difference.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QBrush, QPainter, QPainterPath, QPen

from cardtable.scene.paint import colour, disc, linear, mix, radial, saved, star

PAPER: Final = ("#F9F0DC", "#CDB58B")
RIM: Final = "#FFF3D6"


def avatar_rect(radius: float) -> QRectF:
    """Return what an avatar covers, shadow included."""
    return QRectF(-radius - 2, -radius - 2, 2 * radius + 5, 2 * radius + 8)


@contextmanager
def medallion(painter: QPainter, radius: float, light: str, dark: str) -> Iterator[None]:
    """Paint the round ground and its rim; what is painted inside uses units of the radius."""
    painter.fillPath(disc(1, 3, radius + 1), colour("#000000", 0.3))
    body = disc(0, 0, radius)
    painter.fillPath(body, radial(0, 0, radius * 1.8, (0, light), (1, dark), focus=(-radius * 0.31, -radius * 0.375)))
    with saved(painter, body):
        painter.scale(radius, radius)
        yield
    painter.strokePath(disc(0, 0, radius - 0.8), QPen(colour(RIM, 0.55), 1.6))


class Person(NamedTuple):
    """How somebody looks."""

    skin: str
    hair: str
    coat: str
    long_hair: bool


PERSONS: Final = (
    Person("#C48A5E", "#2A1A12", "#2F7A63", False),
    Person("#E2B488", "#5A2F1A", "#8E3A22", True),
    Person("#8E5C3C", "#17110D", "#C18A2E", False),
    Person("#D9A57A", "#3A2A20", "#34526F", True),
    Person("#B27A50", "#6F6757", "#5F4673", False),
    Person("#EBC9A2", "#8C5A2C", "#1F6F63", True),
)


def paint_person(painter: QPainter, radius: float, number: int = 0) -> None:
    """Paint player *number*: head, hair and shoulders."""
    who = PERSONS[number % len(PERSONS)]
    with medallion(painter, radius, *PAPER):
        if who.long_hair:
            painter.fillPath(disc(0, -0.08, 0.46, 0.52), colour(who.hair))
        _shoulders(painter, who.coat)
        painter.fillPath(disc(0, 0.24, 0.13, 0.2), mix(who.skin, "#3A1F10", 0.18))
        painter.fillPath(disc(0, -0.12, 0.34, 0.38), face_light(who.skin))
        painter.fillPath(_fringe(), colour(who.hair))


def face_light(skin: str) -> QBrush:
    """Return the brush of a face lit from the upper left."""
    return linear(-0.3, -0.4, 0.3, 0.3, (0, mix(skin, "#FFF0DC", 0.22)), (1, mix(skin, "#5A2F1A", 0.14)))


def _shoulders(painter: QPainter, coat: str) -> None:
    shade = linear(-1, 0, 1, 1, (0, mix(coat, "#FFFFFF", 0.08)), (1, mix(coat, "#000000", 0.42)))
    painter.fillPath(disc(0, 1.0, 0.74, 0.72), shade)


def _fringe() -> QPainterPath:
    path = QPainterPath()
    path.moveTo(-0.37, -0.10)
    path.cubicTo(-0.42, -0.62, 0.42, -0.62, 0.37, -0.10)
    path.cubicTo(0.30, -0.30, 0.10, -0.34, -0.04, -0.32)
    path.cubicTo(-0.18, -0.30, -0.30, -0.24, -0.37, -0.10)
    return path


PROGRAMS: Final = (("#4B7F73", "#12342B"), ("#5D6FA8", "#1A2448"), ("#8A5A7E", "#341A30"), ("#A8763F", "#40260E"))


def paint_program(painter: QPainter, radius: float, number: int = 0) -> None:
    """Paint program *number*: a star in a ring, the more points the higher the number."""
    light, dark = PROGRAMS[number % len(PROGRAMS)]
    points = 12 - 2 * (number % len(PROGRAMS))
    with medallion(painter, radius, light, dark):
        painter.strokePath(disc(0, 0, 0.70), QPen(colour("#F3EAD7", 0.45), 0.04))
        beads = QPainterPath()
        for k in range(24):
            angle = math.tau * k / 24
            beads.addPath(disc(0.82 * math.cos(angle), 0.82 * math.sin(angle), 0.022))
        painter.fillPath(beads, colour("#F3EAD7", 0.40))
        painter.fillPath(star(points, 0.56, 0.22), colour("#F3EAD7"))
        painter.fillPath(disc(0, 0, 0.12), mix(light, dark, 0.65))
