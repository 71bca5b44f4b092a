"""What a player says, in a bubble of paper that points at its speaker."""

from __future__ import annotations

import enum
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from cardtable.scene.focus import Focusable, Kind
from cardtable.scene.item import PaintedItem
from cardtable.scene.paint import capsule, colour, falling, pen, polyline
from cardtable.scene.palette import INK, PAPER
from cardtable.scene.soft import shadow
from cardtable.scene.stage import Stage
from cardtable.scene.timeline import Cue, Motion, settle
from cardtable.scene.typography import Role, width
from cardtable.scene.widgets.words import CENTRE, draw_text

HEIGHT: Final = 36.0
PAD: Final = 22.0
TAIL: Final = 10.0
SHADE: Final = 22.0
APPEAR_MS: Final = 200.0


class Tail(enum.Enum):
    """Where the speaker is."""

    UP = (0.0, -1.0)
    DOWN = (0.0, 1.0)
    LEFT = (-1.0, 0.0)
    RIGHT = (1.0, 0.0)


class Bubble(PaintedItem, Focusable):
    """A bubble whose tail's tip is the item's position; hidden until somebody says something.

    *shift*: how far the bubble lies to the right of its tail, in u: 0 for one that is centred on it.
    """

    focus_kind = Kind.TEXT

    def __init__(self, stage: Stage, key: str, tail: Tail, shift: float = 0.0) -> None:
        super().__init__(stage)
        self.focus_key = f"bubble:{key}"
        self.tail, self.shift = tail, shift
        self._text = ""
        self._box = QRectF()
        self.setZValue(1_200.0)
        self.setVisible(False)

    @property
    def text(self) -> str:
        """What is being said; empty if nothing is."""
        return self._text if self.isVisible() else ""

    def say(self, text: str) -> None:
        """Say something, or nothing."""
        new = text != self.text
        self._text = text
        self.setVisible(bool(text))
        self._lay()
        if text and new:
            motion = Motion(self, scale=(0.7, 1.0), opacity=(0.0, 1.0), easing=settle)
            self.stage.timeline.play([Cue(APPEAR_MS, [motion])], aside=True)

    def area(self) -> QRectF:
        """Return what it covers, in the stage; an empty one while nothing is said."""
        return self._box.translated(self.pos()) if self.text else QRectF()

    def rerender(self) -> None:
        """Lay out again: words may have changed their size."""
        self._lay()

    def retranslate(self) -> None:
        """Nothing: whoever gave the words gives them again."""

    def focus_name(self) -> str:
        """Return what is being said."""
        return self.text

    def focus_outline(self) -> QPainterPath:
        """Return the bubble's outline."""
        return capsule(self._box)

    def _lay(self) -> None:
        face = self.stage.face(Role.BODY, 16)
        wide = width(self._text, face) + 2 * PAD
        high = max(HEIGHT, face.pixelSize() * 2.0)
        dx, dy = self.tail.value
        box = QRectF(0, 0, wide, high)
        box.moveCenter(QPointF(-dx * (wide / 2 + TAIL) + self.shift, -dy * (high / 2 + TAIL)))
        if self.shift and not dx:
            inner = wide / 2 - PAD  # the tail stays under the bubble
            box.moveCenter(QPointF(max(-inner, min(inner, self.shift)), box.center().y()))
        self._box = box
        self.set_bounds(box.adjusted(-SHADE, -SHADE, SHADE, SHADE))
        self.touch()

    def draw(self, painter: QPainter) -> None:
        """Draw the bubble and its words."""
        dx, dy = self.tail.value
        foot = QPointF(-dx * (TAIL + 6), -dy * (TAIL + 6))
        side = QPointF(dy * 11, dx * 11)
        points = (foot + side, QPointF(dx, dy), foot - side)
        form = capsule(self._box).united(polyline(*((p.x(), p.y()) for p in points), closed=True))
        shadow(painter, form, "#04100B", 10, 2, 5, 0.45)
        lit, middle, edge = PAPER
        painter.fillPath(form, falling(self._box, (0, lit), (0.6, middle), (1, edge)))
        painter.strokePath(form, pen(colour("#FFFFFF", 0.5), 0.8))
        face = self.stage.face(Role.BODY, 16)
        base = self._box.center().y() + face.pixelSize() * 0.36
        draw_text(painter, self._box.center().x(), base, self._text, face, INK, CENTRE)
