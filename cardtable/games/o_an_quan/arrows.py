"""The two arrows of a chosen square: click, hover, focus, and the keys that do the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from cardtable.games.o_an_quan.geometry import BoardGeometry, is_bottom
from cardtable.games.o_an_quan.sign_art import (
    ARROW_RADIUS,
    arrow_rect,
    key_cap_rect,
    paint_arrow,
    paint_hint_ring,
    paint_key_cap,
)
from cardtable.games.o_an_quan.sow import Direction
from cardtable.scene.focus import Kind
from cardtable.scene.gestures import Spot
from cardtable.scene.item import PaintedItem
from cardtable.scene.paint import disc, saved
from cardtable.scene.stage import Stage
from cardtable.scene.typography import Role

Z: Final = 700.0
KEYS: Final = {Direction.LEFT: "Z", Direction.RIGHT: "X"}
SMALL_WINDOW: Final = 0.85  # logical pixels per u below which the arrows are drawn large, below their square
LARGE: Final = 1.3  # how much larger then
APART: Final = 56.0  # u from the square's middle to a large arrow
RIM: Final = 20.0  # u from the board's edge to the middle of a large arrow
FINGER: Final = 44.0  # logical pixels that an arrow measures at least


class _Picture(PaintedItem):
    """What an arrow looks like."""

    def __init__(self, arrow: Arrow) -> None:
        super().__init__(arrow.stage, arrow)
        self.arrow = arrow

    def draw(self, painter: QPainter) -> None:
        arrow = self.arrow
        with saved(painter):
            painter.scale(arrow.size, arrow.size)
            if arrow.hinted:
                paint_hint_ring(painter, disc(0, 0, ARROW_RADIUS + 5))
            paint_arrow(painter, arrow.direction is Direction.RIGHT, arrow.hot)
        if arrow.cap is not None:
            painter.translate(arrow.cap)
            paint_key_cap(painter, KEYS[arrow.direction], self.stage.face(Role.BADGE))


class Arrow(Spot):
    """One of the two; hidden until a square is chosen."""

    focus_kind = Kind.BUTTON

    def __init__(
        self,
        stage: Stage,
        direction: Direction,
        name: Callable[[], str],
        clicked: Callable[[], None],
        hovered: Callable[[bool], None],
        help: Callable[[], str],
    ) -> None:
        super().__init__(
            stage,
            f"arrow:{direction.value}",
            disc(0, 0, ARROW_RADIUS),
            name,
            clicked=clicked,
            hovered=self._point_at,
            help=help,
        )
        self.direction, self.told = direction, hovered
        self.pointed = False  # the pointer or the focus is on it
        self.hot = self.hinted = False
        self.size = 1.0
        self.cap: QPointF | None = None
        self._picture = _Picture(self)
        self.setZValue(Z)
        self.setVisible(False)

    def stand_at(self, board: BoardGeometry, square: int, touch: bool) -> None:
        """Go to the walls of a square, or below it and larger for fingers and small windows."""
        right = self.direction is Direction.RIGHT
        large = touch or self.stage.scale < SMALL_WINDOW
        if large:
            low = is_bottom(square)
            rim = board.rect.bottom() - RIM if low else board.rect.top() + RIM
            at = QPointF(board.centre(square).x() + (APART if right else -APART), rim)
            self.size, self.cap = max(LARGE, FINGER / self.stage.scale / (2 * ARROW_RADIUS)), None
        else:
            at = board.arrow_point(square, right)
            self.size, self.cap = 1.0, board.key_point(square, right) - at
        self.setPos(at)
        self.set_outline(disc(0, 0, ARROW_RADIUS * self.size))
        reach = arrow_rect()
        bounds = QRectF(reach.topLeft() * self.size, reach.size() * self.size)
        if self.cap is not None:
            face = self.stage.face(Role.BADGE)
            bounds = bounds.united(key_cap_rect(KEYS[self.direction], face).translated(self.cap))
        self._picture.set_bounds(bounds)
        self._picture.touch()

    def area(self) -> QRectF:
        """Return what it covers with its key, in the stage."""
        return self._picture.mapRectToScene(self._picture.boundingRect())

    def foot(self, board: BoardGeometry, square: int) -> QPointF:
        """Return where the path of this arrow begins: at the wall, below a large arrow's height."""
        wall = board.arrow_point(square, self.direction is Direction.RIGHT)
        if self.cap is not None:
            return wall
        r = board.square_rect(square)
        return QPointF(wall.x(), r.bottom() if is_bottom(square) else r.top())

    def light(self, hot: bool | None = None, hinted: bool | None = None) -> None:
        """Become gold, or get the jade ring of a hint."""
        wanted = (self.hot if hot is None else hot, self.hinted if hinted is None else hinted)
        if wanted != (self.hot, self.hinted):
            self.hot, self.hinted = wanted
            self._picture.touch()

    def _point_at(self, pointed: bool) -> None:
        self.pointed = pointed
        self.told(pointed)
