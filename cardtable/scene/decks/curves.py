"""Curves written as text, in the path language of SVG, and strokes with flat ends.

Drawings of cards are mostly numbers; this is the shortest way to write them down.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker

_TOKEN: Final = re.compile(r"([MLHVCSQZORmlhvcsqz])|(-?(?:\d+\.?\d*|\.\d+))")
_NEED: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "Z": 0, "O": 4, "R": 5}


@cache
def curve(text: str) -> QPainterPath:
    """Return the path that *text* describes; it is shared, so do not change it.

    Known are M L H V C S Q Z, absolute and (in small letters) relative; and, not in SVG,
    ``O x,y,rx,ry`` for an ellipse and ``R x,y,w,h,r`` for a rectangle with round corners.

    :raises ValueError: if a command lacks numbers or the text begins without one.
    """
    return _Reader(text).path


class _Reader:
    """Walks once through the text."""

    def __init__(self, text: str) -> None:
        self.path = QPainterPath()
        self._at, self._start, self._handle = QPointF(), QPointF(), QPointF()
        self._smooth = False  # the piece before was a cubic: S mirrors its handle
        commands: list[tuple[str, list[float]]] = []
        for letter, number in _TOKEN.findall(text):
            if letter:
                commands.append((letter, []))
            elif not commands:
                raise ValueError(f"no command before {number} in {text!r}")
            else:
                commands[-1][1].append(float(number))
        for letter, numbers in commands:
            self._run(letter, numbers, text)

    def _run(self, letter: str, numbers: list[float], text: str) -> None:
        kind = letter.upper()
        need = _NEED[kind]
        if need == 0:
            self.path.closeSubpath()
            self._at, self._smooth = self._start, False
            return
        if not numbers or len(numbers) % need:
            raise ValueError(f"{letter} wants a multiple of {need} numbers in {text!r}")
        for first in range(0, len(numbers), need):
            piece = numbers[first : first + need]
            if kind == "O":
                self.path.addEllipse(QPointF(*piece[:2]), *piece[2:])
            elif kind == "R":
                self.path.addRoundedRect(QRectF(*piece[:4]), piece[4], piece[4])
            else:
                self._piece(kind, piece, self._at if letter.islower() else QPointF())
            if kind == "M":
                kind = "L"  # further pairs after a move are lines

    def _piece(self, kind: str, numbers: list[float], base: QPointF) -> None:
        if kind in "HV":
            across = kind == "H"
            x, y = (base.x() + numbers[0], self._at.y()) if across else (self._at.x(), base.y() + numbers[0])
            points = [QPointF(x, y)]
        else:
            points = [base + QPointF(*numbers[n : n + 2]) for n in range(0, len(numbers), 2)]
        if kind == "M":
            self.path.moveTo(points[0])
            self._start = points[0]
        elif kind in "CS":
            if kind == "S":
                points.insert(0, self._at * 2 - self._handle if self._smooth else self._at)
            self.path.cubicTo(*points)
            self._handle = points[1]
        elif kind == "Q":
            self.path.quadTo(*points)
        else:
            self.path.lineTo(points[0])
        self._smooth = kind in "CS"
        self._at = points[-1]


def flat_stroke(path: QPainterPath, width: float) -> QPainterPath:
    """Return the area of a stroke along *path* with flat ends and sharp corners."""
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setCapStyle(Qt.PenCapStyle.FlatCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    stroker.setMiterLimit(4)
    return stroker.createStroke(path)
