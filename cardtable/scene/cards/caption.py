"""Two short lines under some cards: what they are, and whose."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from cardtable.scene.focus import Focusable, Kind
from cardtable.scene.item import PaintedItem
from cardtable.scene.paint import colour, saved
from cardtable.scene.palette import IVORY, IVORY_SOFT
from cardtable.scene.stage import Stage
from cardtable.scene.typography import Role, width, wrap
from cardtable.scene.widgets.words import CENTRE, LEFT, draw_text, fit

MARK: Final = 22.0  # u that a sign takes


@dataclass(frozen=True, slots=True)
class Words:
    """What a caption says.  *mark* paints within 8 u around the origin, before the second line."""

    first: str = ""
    second: str = ""
    mark: Callable[[QPainter], None] | None = None
    shade: str = ""  # of the second line; none: soft ivory
    strong: bool = False  # the first line is a title
    heard: str = ""  # what the eye sees beside the words, for those who hear them


class Caption(PaintedItem, Focusable):
    """Words around (or from) the item's position, the first line's top there, at most *room* u wide."""

    focus_kind = Kind.TEXT

    def __init__(self, stage: Stage, key: str, align: float = CENTRE) -> None:
        super().__init__(stage)
        self.focus_key = f"caption:{key}"
        self.align = align
        self.words = Words()
        self.room = 200.0
        self.setZValue(45.0)
        self.setVisible(False)

    def say(self, words: Words) -> None:
        """Say something, or nothing."""
        if words != self.words:
            self.words = words
            self.setVisible(bool(words.first or words.second))
            self._lay()

    def arrange(self, x: float, y: float, room: float) -> None:
        """Stand at a place and keep within *room*."""
        self.setPos(x, y)
        if room != self.room:
            self.room = room
        self._lay()

    def rerender(self) -> None:
        """Lay out again: words may have changed their size."""
        self._lay()

    def retranslate(self) -> None:
        """Nothing: whoever gave the words gives them again."""

    def focus_name(self) -> str:
        """Return the words, and what is heard beside them."""
        said = ", ".join(part for part in (self.words.first, self.words.second) if part)
        return f"{said}: {self.words.heard}" if self.words.heard else said

    def focus_outline(self) -> QPainterPath:
        """Return what the words cover."""
        path = QPainterPath()
        path.addRect(self._box())
        return path

    def _box(self) -> QRectF:
        lines = [*self._first_lines(), *([self.words.second] if self.words.second else [])]
        return QRectF(-self.room * self.align, 0, self.room, self._step() * len(lines) + 4)

    def area(self) -> QRectF:
        """Return what the words themselves cover, in the stage; an empty one while there are none."""
        if not self.isVisible():
            return QRectF()
        strong = self.words.strong
        face = self.stage.face(Role.NAME, 16) if strong else self.stage.face(Role.SMALL)
        wide = max((width(line, face) for line in self._first_lines()), default=0.0)
        if self.words.second:
            mark = MARK if self.words.mark is not None else 0.0
            wide = max(wide, width(self.words.second, self.stage.face(Role.SMALL)) + mark)
        box, wide = self._box(), min(wide, self.room)
        return QRectF(-wide * self.align, box.top(), wide, box.height()).translated(self.pos())

    def _step(self) -> float:
        return self.stage.face(Role.NAME, 16).pixelSize() * 1.25 if self.words.strong else self._small() * 1.28

    def _small(self) -> float:
        return self.stage.face(Role.SMALL).pixelSize()

    def _first_lines(self) -> list[str]:
        if not self.words.first:
            return []
        if self.words.strong:
            return [self.words.first]
        lines = wrap(self.words.first, self.stage.face(Role.SMALL), self.room)
        return lines if len(lines) < 3 else [lines[0], " ".join(lines[1:])]

    def _lay(self) -> None:
        self.set_bounds(self._box().adjusted(-4, -4, 4, 6))
        self.touch()

    def draw(self, painter: QPainter) -> None:
        """Draw the lines."""
        said, step, y = self.words, self._step(), 0.0
        for line in self._first_lines():
            role, size = (Role.NAME, 16.0) if said.strong else (Role.SMALL, None)
            face = fit(self.stage, line, role, self.room, size)
            y += step
            draw_text(painter, 0, y - step * 0.24, line, face, colour(IVORY, 1 if said.strong else 0.92), self.align)
        if not said.second:
            return
        mark = MARK if said.mark is not None else 0.0
        face = fit(self.stage, said.second, Role.SMALL, self.room - mark)
        wide = width(said.second, face) + mark
        x, y = -wide * self.align, y + step
        if said.mark is not None:
            with saved(painter):
                painter.translate(x + 8, y - step * 0.24 - face.pixelSize() * 0.34)
                said.mark(painter)
        draw_text(painter, x + mark, y - step * 0.24, said.second, face, said.shade or colour(IVORY, IVORY_SOFT), LEFT)
