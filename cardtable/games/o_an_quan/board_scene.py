"""The board on the stage: its stones, numbers and lights, the marks of the last turn, whose half is lit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPainterPath

from cardtable.core.events import Place, Seat
from cardtable.core.rules import Layout
from cardtable.games.o_an_quan.board_art import paint_board, paint_tray, paint_turn_light
from cardtable.games.o_an_quan.geometry import is_bottom, is_end
from cardtable.games.o_an_quan.plan import Plan, plan
from cardtable.games.o_an_quan.rules import SQUARES, square, store
from cardtable.games.o_an_quan.signs import TRAY_BADGE, Z_BADGE, BadgeItem, LightItem, PreviewItem, TagItem, chevrons
from cardtable.games.o_an_quan.sow import Capture, Direction, ring_step
from cardtable.games.o_an_quan.stones import Z_HAND, Move, Stones
from cardtable.scene.item import Art, ArtItem, PaintedItem
from cardtable.scene.paint import Paint, colour, radial
from cardtable.scene.stage import Stage
from cardtable.scene.surface import GREEN, Look, paint_surface
from cardtable.scene.timeline import Motion, glide
from cardtable.scene.widgets.plate import SIZE as PLATE

SURFACE: Final = ("o_an_quan", 1)  # raise the number when the drawing of board or trays changes
Z_TURN: Final = 5.0  # light on the board
RAIL: Final = 8.0  # u; slimmer than elsewhere, since plates and trays come close to the edge
Z_POOL: Final = -10.0  # light on the felt, under plates and stores
POOL_DEPTH: Final = 40.0  # u beyond the stage's edge: the middle of that light
POOL_WIDTH: Final = 1.9  # its width over its height
HAND_BADGE: Final = QPointF(42, -40)  # u from the middle of the hand to its number


@dataclass(slots=True)
class Trail:
    """What the last turn left behind: the squares it passed, in order, and what it took."""

    path: list[int] = field(default_factory=list)
    captures: list[Capture] = field(default_factory=list)

    @property
    def direction(self) -> Direction:
        """Return which way it went on the screen."""
        start, following = self.path[0], self.path[1]
        right = ring_step(start, Direction.RIGHT)
        return Direction.RIGHT if (start + right) % 12 == following else Direction.LEFT


class BoardScene:
    """Everything on the board and in the trays that is not asked for by the mouse."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.plan: Plan = plan(stage.size)
        self.turn: Seat | None = None
        self.trail = Trail()
        self._turn_lights: list[ArtItem] = []  # on the board, on the felt
        self.lights = [LightItem(stage, i) for i in range(len(SQUARES))]
        self.stones = Stones(stage)
        self.badges = [BadgeItem(stage) for _ in SQUARES]
        self.tray_badges = [BadgeItem(stage, TRAY_BADGE) for _ in range(2)]
        self.preview = PreviewItem(stage)
        self._hand = BadgeItem(stage)
        self._hand.setZValue(Z_HAND + 100)
        self._chevrons = [ArtItem(stage, chevrons(True)) for _ in SQUARES]
        self._tags: list[TagItem] = []
        for item in self._chevrons:
            item.setZValue(Z_BADGE - 1)
        self._mark_trail()
        stage.set_surface(SURFACE, lambda painter, size: _paint_table(painter, size, stage.look))

    # -- places ------------------------------------------------------------------------------

    def arrange(self) -> None:
        """Place everything for the stage's size."""
        self.plan = plan(self.stage.size)
        board = self.plan.board
        self.stones.arrange(board, self.plan.trays)
        for i, (badge, light) in enumerate(zip(self.badges, self.lights, strict=True)):
            badge.setPos(board.badge_point(i))
            light.arrange(board)
            self._chevrons[i].setPos(board.rim_point(i))
        for badge, tray in zip(self.tray_badges, self.plan.trays, strict=True):
            badge.setPos(tray.badge_point())
        for tag in self._tags:
            tag.arrange(board)
        self.light_turn(self.turn)

    # -- the position ------------------------------------------------------------------------

    def become(self, layout: Layout) -> None:
        """Show a position at once; the marks of the last turn go."""
        self.stones.become(layout)
        self.show_counts()
        self._count_hand()
        self.clear_trail()

    def placed(self) -> Layout:
        """Return what lies where."""
        return self.stones.pebbles.layout()

    def show_counts(self, places: Sequence[Place] | None = None) -> None:
        """Show the numbers as the model has them; by default all."""
        for i, badge in enumerate(self.badges):
            if places is None or square(i) in places:
                badge.show_count(self.stones.count(square(i)))
        for seat, badge in enumerate(self.tray_badges):
            if places is None or store(seat) in places:
                badge.show_count(self.stones.count(store(seat)))

    def light_turn(self, seat: Seat | None) -> None:
        """Light the half of *seat* and darken the other; ``None``: even light."""
        self.turn = seat
        for item in self._turn_lights:
            item.setVisible(False)
        if seat is None:
            return
        board, size, bottom = self.plan.board, self.stage.size, seat == 0
        name = ("o_an_quan turn", bottom, round(size.width(), 2), round(size.height(), 2))
        arts = (
            Art((*name, "board"), board.rect, partial(paint_turn_light, geometry=board, bottom=bottom)),
            Art((*name, "felt"), *_pool(self.plan, size, bottom)),
        )
        if not self._turn_lights:
            self._turn_lights = [ArtItem(self.stage, art) for art in arts]
        for item, art, z in zip(self._turn_lights, arts, (Z_TURN, Z_POOL), strict=True):
            item.setZValue(z)
            item.show_art(art)
            item.setVisible(True)

    # -- the hand ----------------------------------------------------------------------------

    def lift(self, i: int) -> Move:
        """Take up the stones of a square."""
        move = self.stones.lift(square(i))
        self.show_counts([square(i)])
        self._count_hand()
        self._hand.setPos(self._hand_point(i))
        return move

    def drop(self, target: Place) -> Move:
        """Drop a stone from the hand."""
        move = self.stones.drop(target)
        self._count_hand()
        return Move([*move.motions, Motion(self._hand, self._hand_point(target.index), easing=glide)], move.pebbles)

    def _count_hand(self) -> None:
        count = len(self.stones.pebbles.hand)
        self._hand.show_count(count)
        self._hand.setVisible(count > 0)

    def _hand_point(self, i: int) -> QPointF:
        return self.plan.board.region(i).rect.center() + HAND_BADGE

    def inside(self, item: PaintedItem, at: QPointF) -> QPointF:
        """Return the point nearest to *at* where *item* lies on the board."""
        half, board = item.boundingRect().width() / 2, self.plan.board.rect
        return QPointF(min(max(at.x(), board.left() + half), board.right() - half), at.y())

    # -- the last turn -----------------------------------------------------------------------

    def clear_trail(self) -> None:
        """Take the marks of the last turn away."""
        self.trail = Trail()
        for tag in self._tags:
            self.stage.removeItem(tag)
        self._tags = []
        self._mark_trail()

    def extend_trail(self, i: int) -> None:
        """Mark that the turn has come to a square."""
        path = self.trail.path
        path.append(i)
        if i != path[0] or len(path) == 1:
            self.badges[i].mark("start" if len(path) == 1 else "passed")
        if len(path) > 1:
            self._mark_gap(path[-2], i)

    def mark_capture(self, capture: Capture) -> None:
        """Mark what the turn took from a square."""
        self.trail.captures.append(capture)
        self._tags.append(TagItem(self.stage, capture.points, self.plan.board, capture.square))
        self.badges[capture.square].mark("passed")

    def _mark_trail(self) -> None:
        path = self.trail.path
        passed = {*path, *(capture.square for capture in self.trail.captures)}
        for i, badge in enumerate(self.badges):
            badge.mark("" if i not in passed else "start" if i == path[0] else "passed")
        for item in self._chevrons:
            item.setVisible(False)
        for before, after in pairwise(path):
            self._mark_gap(before, after)

    def _mark_gap(self, before: int, after: int) -> None:
        """Show on the rim that the turn went from a square to the next."""
        forward = (before + 1) % 12 == after
        gap = before if forward else after
        row = (gap + 1) % 12 if is_end(gap) else gap
        self._chevrons[gap].show_art(chevrons(forward == is_bottom(row)))
        self._chevrons[gap].setVisible(True)


def _paint_table(painter: QPainter, size: QSizeF, look: Look) -> None:
    """Paint felt, board and trays as one picture."""
    places = plan(size)
    paint_surface(painter, size, GREEN, look, RAIL)
    paint_board(painter, places.board, look)
    for seat, tray in enumerate(places.trays):
        paint_tray(painter, tray, look, seat)


def _pool(places: Plan, size: QSizeF, bottom: bool) -> tuple[QRectF, Paint]:
    """Return where warm light falls on the felt around the acting player's plate, and how it is painted."""
    edge = places.board.middle
    area = QRectF(0, edge, size.width(), size.height() - edge) if bottom else QRectF(0, 0, size.width(), edge)
    cloth = QPainterPath()
    cloth.addRect(area.intersected(QRectF(QPointF(0, 0), size).adjusted(RAIL, RAIL, -RAIL, -RAIL)))
    felt = cloth.subtracted(places.board.outline())
    plate = QRectF(places.plates[0 if bottom else 1], PLATE)
    x, y = plate.left() + plate.width() * 0.6, area.bottom() + POOL_DEPTH if bottom else area.top() - POOL_DEPTH
    warm = [(share, colour("#FFC566", alpha)) for share, alpha in ((0.0, 0.34), (0.4, 0.13), (1.0, 0.0))]

    def paint(painter: QPainter) -> None:
        painter.setClipPath(felt)
        painter.translate(x, y)
        painter.scale(POOL_WIDTH, 1.0)  # it must have faded where the area ends
        reach = area.height() + POOL_DEPTH
        painter.fillRect(QRectF(-4000, -reach, 8000, 2 * reach), radial(0, 0, reach, *warm))

    return area, paint
