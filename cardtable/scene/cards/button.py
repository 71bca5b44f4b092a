"""A button over the hand: what one may do, what comes of it, or why not; it stands at a fixed place of its own."""

from __future__ import annotations

import enum
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QAction, QColor, QKeySequence, QPainter

from cardtable.scene.cards.command import command
from cardtable.scene.paint import colour, disc, falling, pen, polyline, rounded
from cardtable.scene.palette import GOLD_CHIP, GOLD_GLOW, GOLD_LIGHT, INK, INK_GOLD, IVORY, JADE, JADE_TEXT, PAPER
from cardtable.scene.soft import glow, shadow
from cardtable.scene.stage import Stage
from cardtable.scene.typography import Role, width
from cardtable.scene.widgets.chip import NOTE, ChipItem, Style, key_text
from cardtable.scene.widgets.words import CENTRE, draw_text, fit

RADIUS: Final = 10.0
HIGH: Final = 50.0
CAP: Final = 20.0
LOCK: Final = 19.0  # width that a padlock takes before the words
DIM: Final = "#C9C3AF"
Z: Final = 60.0


class Rank(enum.Enum):
    """How strongly a button calls."""

    BEST = enum.auto()  # gold
    OPEN = enum.auto()  # paper
    DECLINE = enum.auto()  # an outline


class Button(ChipItem):
    """A button of two lines with its key; it keeps the width it is given."""

    def __init__(self, stage: Stage, action: QAction) -> None:
        self.rank = Rank.OPEN
        super().__init__(stage, action, style=Style.FELT, cap=True, height=HIGH, least=200.0)

    def call(self, rank: Rank) -> None:
        """Call more or less strongly."""
        if rank is not self.rank:
            self.rank = rank
            self.touch()

    def fill(self, box: QRectF) -> None:
        """Stand in a box of the stage."""
        self.setPos(box.topLeft())
        if box.width() != self.least:
            self.least = box.width()
            self.sync()

    def _measure(self) -> float:
        return self.least

    def draw(self, painter: QPainter) -> None:
        """Draw the button in its present state."""
        box, enabled = self.box(), self.action.isEnabled()
        down = enabled and self._down and self._hot
        if down:
            box.translate(0, 1.5)
        ink = self._draw_ground(painter, box, down) if enabled else self._draw_off(painter, box)
        if self.advised:
            painter.strokePath(rounded(box.adjusted(-2.5, -2.5, 2.5, 2.5), RADIUS + 2), pen(colour(JADE_TEXT), 2.4))
        self._draw_lines(painter, box, ink)

    def _draw_ground(self, painter: QPainter, box: QRectF, down: bool) -> QColor:
        form, hot = rounded(box, RADIUS), self._hot and not down
        if self.advised:
            glow(painter, form, colour(JADE), 7, 5, 0.8)
        inner = rounded(box.adjusted(1, 1, -1, -1), RADIUS - 1)
        match self.rank:
            case Rank.BEST:
                if hot:
                    glow(painter, form, colour(GOLD_GLOW), 6, 4, 0.7)
                shadow(painter, form, "#000000", 6, 1, 1 if down else 3, 0.45)
                top, bottom = GOLD_CHIP
                painter.fillPath(form, falling(box, (0, GOLD_LIGHT if hot else top), (1, bottom)))
                painter.strokePath(inner, pen(colour("#FFF3CF", 0.75), 1.1))
                return colour(INK_GOLD)
            case Rank.OPEN:
                shadow(painter, form, "#000000", 5, 1, 1 if down else 3, 0.4)
                lit, middle, edge = PAPER
                painter.fillPath(form, falling(box, (0, "#FFFFFF" if hot else lit), (0.5, middle), (1, edge)))
                painter.strokePath(inner, pen(colour("#FFFFFF", 0.7), 1.1))
                return colour(INK)
            case Rank.DECLINE:
                painter.fillPath(form, colour("#081410", 0.52 if down else 0.38))
                if hot:
                    painter.fillPath(form, colour(IVORY, 0.10))
                painter.strokePath(inner, pen(colour(IVORY, 0.8 if hot else 0.55), 1.4))
                return colour(IVORY)

    def _draw_off(self, painter: QPainter, box: QRectF) -> QColor:
        form = rounded(box.adjusted(0.7, 0.7, -0.7, -0.7), RADIUS)
        painter.fillPath(form, colour("#081410", 0.34))
        painter.strokePath(form, pen(colour(IVORY, 0.30), 1.2, (3.4, 2.8)))
        return colour(DIM)

    def _draw_lines(self, painter: QPainter, box: QRectF, ink: QColor) -> None:
        enabled = self.action.isEnabled()
        said = self.action.property(NOTE)
        second = self._reason() or (said if isinstance(said, str) else "")
        key = key_text(self.action.shortcut()) if enabled else ""
        side = 0.0
        if key:
            face = self.stage.face(Role.BADGE, 13)
            wide = max(CAP, width(key, face) + 11)
            side = wide + 9
            cap = QRectF(box.right() - side, box.center().y() - CAP / 2, wide, CAP)
            painter.strokePath(rounded(cap, 4), pen(colour(ink, 0.4), 1))
            draw_text(painter, cap.center().x(), cap.center().y() + 4.7, key, face, colour(ink, 0.75), CENTRE)
        left, right = box.left() + (10 if enabled else 6), box.right() - (side + 5 if enabled else 6)
        middle, room = (left + right) / 2, right - left
        lock = 0.0 if enabled else LOCK
        title = fit(self.stage, self.text, Role.NAME, room - lock)
        base = box.center().y() + (-1 if second else title.pixelSize() * 0.36)
        draw_text(painter, middle + lock / 2, base, self.text, title, ink, CENTRE)
        if lock:
            x = middle - (width(self.text, title) + lock) / 2
            _draw_lock(painter, QPointF(x + 6, base - title.pixelSize() * 0.34), ink)
        if second:
            face = fit(self.stage, second, Role.SMALL, room)
            draw_text(painter, middle, box.center().y() + 17, second, face, colour(ink, 0.9), CENTRE)


def key_button(stage: Stage, name: str, key: Qt.Key, performed: Callable[[], object]) -> Button:
    """Return a button of the table's own; *performed* hears it while it is off, too, and says why."""
    button = Button(stage, command(stage, name, performed, QKeySequence(key)))

    def explain() -> None:
        performed()

    button.refused = explain
    button.setZValue(Z)
    return button


def _draw_lock(painter: QPainter, at: QPointF, ink: QColor) -> None:
    """Draw a padlock: what this button does is not possible now."""
    x, y = at.x(), at.y()
    bow = disc(x, y - 3.2, 3.6, 4.6)
    painter.strokePath(bow, pen(ink, 1.7))
    painter.fillPath(rounded(QRectF(x - 5.6, y - 2.2, 11.2, 8.8), 1.8), ink)
    painter.strokePath(polyline((x, y + 1), (x, y + 3.4)), pen(colour("#10241C"), 1.5))
