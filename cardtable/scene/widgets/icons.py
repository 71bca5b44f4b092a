"""The line icons of chips and status lines, as paths on a 24 × 24 grid with the middle at (12, 12).

The little language of ``_ICONS``: ``M x y`` move, ``L x y`` line, ``Q`` and ``C`` curves, ``Z`` close,
``O x y r`` circle, ``A x y r start sweep`` arc in degrees counter-clockwise from three o'clock.
A part that starts with ``fill`` is filled, all others are stroked.
"""

from __future__ import annotations

import enum
from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from cardtable.scene.paint import pen

GRID: Final = 24.0
STROKE: Final = 2.0  # on the grid


class Icon(enum.Enum):
    """The names of the icons."""

    SKIP = enum.auto()
    MENU = enum.auto()
    UNDO = enum.auto()
    REDO = enum.auto()
    HINT = enum.auto()
    LOG = enum.auto()
    AGAIN = enum.auto()
    REPEAT = enum.auto()
    REVIEW = enum.auto()
    HOME = enum.auto()
    PEOPLE = enum.auto()
    CLOCK = enum.auto()
    GLOBE = enum.auto()
    SLIDERS = enum.auto()
    BOOK = enum.auto()
    CHART = enum.auto()
    CODE = enum.auto()
    TEXT = enum.auto()
    PLAY = enum.auto()
    PAUSE = enum.auto()
    SOUND = enum.auto()
    CLOSE = enum.auto()
    LEFT = enum.auto()
    RIGHT = enum.auto()
    UP = enum.auto()
    DOWN = enum.auto()
    INFO = enum.auto()
    CHECK = enum.auto()
    CROSS = enum.auto()
    COPY = enum.auto()
    PLUS = enum.auto()
    MINUS = enum.auto()
    FIRST = enum.auto()
    LAST = enum.auto()
    FULL_SCREEN = enum.auto()
    EYE = enum.auto()
    SORT = enum.auto()


_ICONS: Final[dict[Icon, tuple[str, ...]]] = {
    Icon.SKIP: ("fill M 3.5 5.5 L 12.5 12 L 3.5 18.5 Z M 12.5 5.5 L 21.5 12 L 12.5 18.5 Z",),
    Icon.MENU: ("M 4 6.5 L 20 6.5 M 4 12 L 20 12 M 4 17.5 L 20 17.5",),
    Icon.UNDO: ("M 4.5 9.5 L 14 9.5 Q 20 9.5 20 14.5 Q 20 19.5 14 19.5 L 9 19.5", "M 9 5 L 4.5 9.5 L 9 14"),
    Icon.REDO: ("M 19.5 9.5 L 10 9.5 Q 4 9.5 4 14.5 Q 4 19.5 10 19.5 L 15 19.5", "M 15 5 L 19.5 9.5 L 15 14"),
    Icon.HINT: (
        "M 9.2 17 C 9.2 13.4 5.8 12.4 5.8 8.7 C 5.8 5.2 8.6 2.6 12 2.6 C 15.4 2.6 18.2 5.2 18.2 8.7"
        " C 18.2 12.4 14.8 13.4 14.8 17 Z",
        "M 9.8 20.8 L 14.2 20.8",
    ),
    Icon.LOG: (
        "M 7 3.5 L 17 3.5 Q 19.5 3.5 19.5 6 L 19.5 18 Q 19.5 20.5 17 20.5 L 7 20.5 Q 4.5 20.5 4.5 18 L 4.5 6"
        " Q 4.5 3.5 7 3.5 Z",
        "M 8.3 8.4 L 15.7 8.4 M 8.3 12.2 L 15.7 12.2 M 8.3 16 L 15.7 16",
    ),
    Icon.AGAIN: ("A 12 12.6 8 62 276", "fill M 20.9 2.6 L 19.8 9.6 L 13.3 6.6 Z"),
    Icon.REPEAT: (
        "M 4 11.5 L 4 10 Q 4 6.5 7.5 6.5 L 20 6.5 M 16.6 3 L 20 6.5 L 16.6 10",
        "M 20 12.5 L 20 14 Q 20 17.5 16.5 17.5 L 4 17.5 M 7.4 14 L 4 17.5 L 7.4 21",
    ),
    Icon.REVIEW: ("fill M 20.5 5.5 L 11.5 12 L 20.5 18.5 Z M 11.5 5.5 L 2.5 12 L 11.5 18.5 Z",),
    Icon.HOME: ("M 3 12 L 12 4 L 21 12 M 5.8 10.4 L 5.8 20 L 18.2 20 L 18.2 10.4",),
    Icon.PEOPLE: (
        "O 9 8 3.7",
        "M 2.5 20 C 2.5 12.6 15.5 12.6 15.5 20",
        "A 16 8 3.7 -110 220",
        "M 18 14.4 C 20.4 15.2 21.5 17.2 21.5 20",
    ),
    Icon.CLOCK: ("O 12 12 9", "M 12 6.8 L 12 12 L 15.6 14.2"),
    Icon.GLOBE: (
        "O 12 12 9",
        "M 3 12 L 21 12 M 12 3 C 6.5 8.5 6.5 15.5 12 21 C 17.5 15.5 17.5 8.5 12 3",
    ),
    Icon.SLIDERS: (
        "M 3.5 6 L 13 6 M 18 6 L 20.5 6 M 3.5 12 L 6 12 M 11 12 L 20.5 12 M 3.5 18 L 13 18 M 18 18 L 20.5 18",
        "O 15.5 6 2.4",
        "O 8.5 12 2.4",
        "O 15.5 18 2.4",
    ),
    Icon.BOOK: (
        "M 12 6.5 C 9.5 4.2 6 4 3 4.6 L 3 18.8 C 6 18.2 9.5 18.4 12 20.6 C 14.5 18.4 18 18.2 21 18.8 L 21 4.6"
        " C 18 4 14.5 4.2 12 6.5 L 12 20.6",
    ),
    Icon.CHART: (
        "fill M 4 12 L 8 12 L 8 20.5 L 4 20.5 Z M 10 4 L 14 4 L 14 20.5 L 10 20.5 Z"
        " M 16 8.5 L 20 8.5 L 20 20.5 L 16 20.5 Z",
    ),
    Icon.CODE: (
        "M 4 4 L 10 4 L 10 10 L 4 10 Z M 14 4 L 20 4 L 20 10 L 14 10 Z M 4 14 L 10 14 L 10 20 L 4 20 Z",
        "fill M 13.4 13.4 L 16.6 13.4 L 16.6 16.6 L 13.4 16.6 Z M 17.4 17.4 L 20.6 17.4 L 20.6 20.6 L 17.4 20.6 Z",
    ),
    Icon.TEXT: ("M 3.5 6 L 20.5 6 M 3.5 12 L 20.5 12 M 3.5 18 L 13.5 18",),
    Icon.PLAY: ("fill M 6 3.8 L 20 12 L 6 20.2 Z",),
    Icon.PAUSE: ("fill M 5.5 4 L 10 4 L 10 20 L 5.5 20 Z M 14 4 L 18.5 4 L 18.5 20 L 14 20 Z",),
    Icon.SOUND: (
        "M 4 9.2 L 7.6 9.2 L 12.6 4.8 L 12.6 19.2 L 7.6 14.8 L 4 14.8 Z",
        "A 12.6 12 4.2 -48 96",
        "A 12.6 12 8.4 -48 96",
    ),
    Icon.CLOSE: ("M 5.5 5.5 L 18.5 18.5 M 18.5 5.5 L 5.5 18.5",),
    Icon.LEFT: ("M 15 4.5 L 7.5 12 L 15 19.5",),
    Icon.RIGHT: ("M 9 4.5 L 16.5 12 L 9 19.5",),
    Icon.UP: ("M 4.5 15 L 12 7.5 L 19.5 15",),
    Icon.DOWN: ("M 4.5 9 L 12 16.5 L 19.5 9",),
    Icon.INFO: ("O 12 12 9", "M 12 11 L 12 16.6", "fill O 12 7.4 1.4"),
    Icon.CHECK: ("M 4.5 12.5 L 10 18 L 19.5 6.5",),
    Icon.CROSS: ("M 6.5 6.5 L 17.5 17.5 M 17.5 6.5 L 6.5 17.5",),
    Icon.COPY: (
        "M 8.5 8 L 17 8 Q 19 8 19 10 L 19 18.5 Q 19 20.5 17 20.5 L 8.5 20.5 Q 6.5 20.5 6.5 18.5 L 6.5 10"
        " Q 6.5 8 8.5 8 Z",
        "M 9.5 4 L 20.5 4 Q 22.5 4 22.5 6 L 22.5 16",
    ),
    Icon.PLUS: ("O 12 12 9.6", "M 7.4 12 L 16.6 12 M 12 7.4 L 12 16.6"),
    Icon.MINUS: ("O 12 12 9.6", "M 7.4 12 L 16.6 12"),
    Icon.FIRST: ("M 5 5 L 5 19", "fill M 20 4.5 L 8.5 12 L 20 19.5 Z"),
    Icon.LAST: ("M 19 5 L 19 19", "fill M 4 4.5 L 15.5 12 L 4 19.5 Z"),
    Icon.FULL_SCREEN: ("M 4 9 L 4 4 L 9 4 M 15 4 L 20 4 L 20 9 M 20 15 L 20 20 L 15 20 M 9 20 L 4 20 L 4 15",),
    Icon.SORT: ("M 5 6 L 19 6 M 5 12 L 14.5 12 M 5 18 L 10 18",),
    Icon.EYE: ("M 2.5 12 C 6.5 4.6 17.5 4.6 21.5 12 C 17.5 19.4 6.5 19.4 2.5 12 Z", "O 12 12 3.2"),
}


def draw_icon(painter: QPainter, icon: Icon, centre: QPointF, shade: QColor | str, size: float = 22.0) -> None:
    """Draw *icon*, *size* u wide, around *centre*."""
    painter.save()
    painter.translate(centre)
    painter.scale(size / GRID, size / GRID)
    painter.translate(-GRID / 2, -GRID / 2)
    for filled, path in _paths(icon):
        if filled:
            painter.fillPath(path, QColor(shade))
            painter.strokePath(path, pen(shade, 0.8))  # softens the corners
        else:
            painter.strokePath(path, pen(shade, STROKE))
    painter.restore()


@cache
def _paths(icon: Icon) -> tuple[tuple[bool, QPainterPath], ...]:
    return tuple((part.startswith("fill"), _parse(part.removeprefix("fill"))) for part in _ICONS[icon])


def _parse(text: str) -> QPainterPath:
    path = QPainterPath()
    words = iter(text.split())

    def numbers(count: int) -> list[float]:
        return [float(next(words)) for _ in range(count)]

    for command in words:
        match command:
            case "M":
                path.moveTo(*numbers(2))
            case "L":
                path.lineTo(*numbers(2))
            case "Q":
                path.quadTo(*numbers(4))
            case "C":
                path.cubicTo(*numbers(6))
            case "Z":
                path.closeSubpath()
            case "O":
                x, y, r = numbers(3)
                path.addEllipse(QPointF(x, y), r, r)
            case "A":
                x, y, r, start, sweep = numbers(5)
                box = QRectF(x - r, y - r, 2 * r, 2 * r)
                path.arcMoveTo(box, start)
                path.arcTo(box, start, sweep)
            case _:
                raise ValueError(f"no such command: {command!r}")
    return path
