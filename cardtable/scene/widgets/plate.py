"""A player's plate: who it is, what was done last, how it stands, and whose turn it is.

The whole plate turns gold with the turn word when a person may act for this seat: that is read from
two metres.  When a program acts, the plate is framed in ivory: gold would say "you may act here".
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem

from cardtable.scene.focus import Focusable, Kind
from cardtable.scene.item import PaintedItem
from cardtable.scene.paint import capsule, colour, disc, falling, pen, rounded, slanted
from cardtable.scene.palette import (
    DEBT,
    GLASS,
    GLASS_ALPHA,
    GOLD_GLOW,
    GOLD_PLATE,
    INK_GOLD,
    IVORY,
    IVORY_SOFT,
)
from cardtable.scene.soft import shadow
from cardtable.scene.typography import Role, width, wrap
from cardtable.scene.widgets.words import RIGHT, draw_text, fit

if TYPE_CHECKING:
    from cardtable.scene.stage import Stage

SIZE: Final = QSizeF(410, 98)
GLOW: Final = 30.0  # u around the plate
RADIUS: Final = 20.0
AVATAR: Final = 32.0  # radius in u
TEXT_X: Final = 96.0
SCORE_X: Final = 22.0  # from the right edge


class PlateState(enum.Enum):
    """Whose turn it is, as this plate tells it."""

    RESTING = enum.auto()
    ACTING = enum.auto()  # a program acts, or is thinking
    INVITED = enum.auto()  # a person may act here


class PlateContent(NamedTuple):
    """All a plate says.  *turn* is the turn word, shown unless the plate rests; *badge* stands beside the name."""

    name: str
    sub: str = ""
    score: str = ""
    score_label: str = ""
    badge: str = ""
    turn: str = ""


class _Ground(PaintedItem):
    """The plate without words: shared by every plate of the same kind, size and state."""

    lasting = True

    def __init__(self, plate: PlateItem) -> None:
        super().__init__(plate.stage, plate)
        self.plate = plate
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent)

    def art_key(self) -> Hashable:
        plate = self.plate
        return ("plate", plate.avatar_key, plate.state, plate.size.width(), plate.size.height())

    def draw(self, painter: QPainter) -> None:
        plate = self.plate
        box = QRectF(QPointF(0, 0), plate.size)
        form, edge = rounded(box, RADIUS), rounded(box.adjusted(1, 1, -1, -1), RADIUS - 1)
        if plate.state is PlateState.INVITED:
            shadow(painter, form, colour(GOLD_GLOW), 20, opacity=0.6)
            painter.fillPath(form.translated(0, 5), colour("#000000", 0.4))
            lit, middle, deep = GOLD_PLATE
            painter.fillPath(form, slanted(box, (0, lit), (0.5, middle), (1, deep)))
            painter.strokePath(edge, pen(colour("#FFF8E2", 0.8), 1.6))
        else:
            acting = plate.state is PlateState.ACTING
            painter.fillPath(form.translated(0, 4), colour("#000000", 0.22))
            top, bottom = GLASS
            painter.fillPath(form, falling(box, (0, colour(top, GLASS_ALPHA)), (1, colour(bottom, GLASS_ALPHA))))
            if acting:
                painter.fillPath(form, falling(box, (0, colour(IVORY, 0.15)), (1, colour(IVORY, 0.05))))
            painter.strokePath(edge, pen(colour(IVORY, 0.92 if acting else 0.16), 2.4 if acting else 1))
        painter.translate(16 + AVATAR, box.height() / 2)
        painter.fillPath(disc(1, 3, AVATAR + 1), colour("#000000", 0.3))
        plate.avatar(painter)


class PlateItem(PaintedItem, Focusable):
    """A plate with its corner at the item's position.

    *avatar* paints inside a circle of 32 u around the origin; *avatar_key* names that picture.
    """

    focus_kind = Kind.TEXT

    def __init__(
        self,
        stage: Stage,
        avatar: Callable[[QPainter], None],
        avatar_key: Hashable,
        size: QSizeF = SIZE,
        parent: QGraphicsItem | None = None,
    ) -> None:
        super().__init__(stage, parent)
        self.avatar, self.avatar_key, self.size = avatar, avatar_key, QSizeF(size)
        self.content = PlateContent("")
        self.focus_key = f"plate:{avatar_key}"
        self._state = PlateState.RESTING
        self._thinking = False
        self._ground = _Ground(self)
        box = QRectF(QPointF(0, 0), self.size)
        self.set_bounds(box)
        self._ground.set_bounds(box.adjusted(-GLOW, -GLOW, GLOW, GLOW))

    @property
    def state(self) -> PlateState:
        """Whose turn it is, as this plate tells it."""
        return self._state

    def show_content(self, content: PlateContent) -> None:
        """Say something else."""
        if content != self.content:
            self.content = content
            self.touch()

    def set_state(self, state: PlateState, thinking: bool = False) -> None:
        """Tell whose turn it is; *thinking* adds the mark of a program at work."""
        if (state, thinking) != (self._state, self._thinking):
            self._state, self._thinking = state, thinking
            self._ground.touch()
            self.touch()

    def box(self) -> QRectF:
        """Return the plate's rectangle in its own coordinates, without its glow."""
        return QRectF(QPointF(0, 0), self.size)

    def focus_name(self) -> str:
        """Return everything on the plate in one sentence."""
        said = self.content
        turn = said.turn if self._state is not PlateState.RESTING else ""
        return ", ".join(part for part in (said.name, turn, said.score, said.score_label, said.badge, said.sub) if part)

    def focus_outline(self) -> QPainterPath:
        """Return the plate's outline."""
        return rounded(self.box(), RADIUS)

    def draw(self, painter: QPainter) -> None:
        """Draw the words."""
        said, face = self.content, self.stage.face
        gold = self._state is PlateState.INVITED
        ink = colour(INK_GOLD if gold else IVORY)
        soft = colour(INK_GOLD, 0.84) if gold else colour(IVORY, IVORY_SOFT)
        wide, middle = self.size.width(), self.size.height() / 2
        right = wide - SCORE_X
        score_face, label_face = face(Role.SCORE), face(Role.SMALL)
        score_wide = width(said.score, score_face) if said.score else 0.0
        room = right - score_wide - 14 - TEXT_X
        turn = said.turn if self._state is not PlateState.RESTING else ""
        label, lines, sub_room = self._share(label_face, right, room, 1 if turn else 2)
        if said.score:
            draw_text(painter, right, middle + (9 if label else 17), said.score, score_face, ink, RIGHT)
            draw_text(painter, right, middle + 32, label, label_face, soft, RIGHT)
        if turn:
            self._draw_turn(painter, middle - 13, turn, room, ink)
            name_y, sub_y = middle + 11, middle + 32
        else:
            name_y = middle + {0: 6, 1: -5}.get(len(lines), -13)
            sub_y = name_y + (24 if len(lines) < 2 else 23)
        self._draw_name(painter, name_y, room, gold, ink)
        for n, line in enumerate(lines):
            limit = sub_room if len(lines) > 1 or turn else room
            draw_text(painter, TEXT_X, sub_y + 20 * n, line, fit(self.stage, line, Role.SMALL, limit), soft)

    def _share(self, face: QFont, right: float, room: float, most: int) -> tuple[str, list[str], float]:
        """Return the score's label, the lines below the name and their room; large text drives the label out."""
        said = self.content
        for label in (said.score_label, ""):
            taken = width(label, face) + 14 if label else 0.0
            limit = min(room, right - taken - TEXT_X)
            lines = wrap(said.sub, face, limit) if said.sub else []
            if len(lines) <= most and all(width(line, face) <= limit for line in lines):
                break
        if len(lines) > most:
            lines = [*lines[: most - 1], " ".join(lines[most - 1 :])]
        return label, lines, limit

    def _draw_turn(self, painter: QPainter, y: float, turn: str, room: float, ink: QColor) -> None:
        dots = 34.0 if self._thinking else 0.0
        face = fit(self.stage, turn, Role.TURN, room - dots)
        end = TEXT_X - 1 + draw_text(painter, TEXT_X - 1, y, turn, face, ink)
        for n in range(3 if self._thinking else 0):
            painter.fillPath(disc(end + 12 + 10 * n, y - 4, 3), colour(ink, 1 - 0.25 * n))

    def _draw_name(self, painter: QPainter, y: float, room: float, gold: bool, ink: QColor) -> None:
        badge, face = self.content.badge, self.stage.face(Role.BADGE)
        badge_wide = width(badge, face) + 20 if badge else 0.0
        name = self.content.name
        name_face = fit(self.stage, name, Role.NAME, room - (badge_wide + 10 if badge else 0))
        end = TEXT_X + draw_text(painter, TEXT_X, y, name, name_face, ink)
        if badge:
            pill = QRectF(end + 10, y - 15.5, badge_wide, 21)
            painter.fillPath(capsule(pill), colour(DEBT) if gold else colour("#A8482A", 0.92))
            draw_text(painter, pill.center().x(), pill.top() + 15.5, badge, face, "#FFF1E0", 0.5)
