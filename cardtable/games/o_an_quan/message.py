"""The two lines beside the store: what is asked of the player, or what the previewed sowing brings."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QPainter

from cardtable.games.o_an_quan.sow import Direction
from cardtable.scene.focus import Focusable, Kind
from cardtable.scene.item import PaintedItem
from cardtable.scene.paint import colour, triangle
from cardtable.scene.palette import GOLD_LINE, GOLD_TEXT, IVORY, IVORY_SOFT
from cardtable.scene.stage import Stage
from cardtable.scene.typography import Role, width
from cardtable.scene.widgets.words import RIGHT, draw_text, fit

STEP: Final = 21.0  # u between the two baselines
MARK: Final = 10.5  # size of a direction's triangle
MARK_GAP: Final = 15.0


class Line(NamedTuple):
    """One line; *way* puts an arrow head before it, *strong* makes it gold and larger."""

    text: str
    way: Direction | None = None
    strong: bool = False


class MessageItem(PaintedItem, Focusable):
    """Lines that end at the item's position, the first baseline there."""

    focus_kind = Kind.TEXT
    focus_key = "message"

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.lines: tuple[Line, ...] = ()
        self._limit = 0.0

    def say(self, *lines: Line) -> None:
        """Show up to two lines."""
        if lines != self.lines:
            self.lines = lines
            self.touch()

    def arrange(self, limit: float) -> None:
        """Take at most *limit* u to the left."""
        self._limit = limit
        self.set_bounds(QRectF(-limit - 6, -22, limit + 8, 22 + STEP + 8))
        self.touch()

    def focus_name(self) -> str:
        """Return the lines."""
        return ", ".join(line.text for line in self.lines)

    def draw(self, painter: QPainter) -> None:
        """Draw the lines."""
        for n, line in enumerate(self.lines):
            face, y = self._face(line), n * STEP
            shade = colour(GOLD_TEXT) if line.strong else colour(IVORY, IVORY_SOFT)
            wide = draw_text(painter, 0, y, line.text, face, shade, RIGHT)
            if line.way is not None:
                mark = triangle(-wide - MARK_GAP, y - face.pixelSize() * 0.35, MARK, line.way is Direction.RIGHT)
                painter.fillPath(mark, colour(GOLD_LINE))

    def _face(self, line: Line) -> QFont:
        role = Role.BODY if line.strong else Role.SMALL
        room = self._limit - (MARK_GAP + MARK if line.way is not None else 0)
        face = self.stage.face(role)
        return face if width(line.text, face) <= room else fit(self.stage, line.text, role, room)
