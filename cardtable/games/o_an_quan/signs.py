"""The signs on and around the board as items: numbers, light, marks of the last turn, flying words, the preview."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache, partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter

from cardtable.games.o_an_quan.board_art import (
    light_rect,
    paint_captured_square,
    paint_hover,
    paint_lit_square,
)
from cardtable.games.o_an_quan.geometry import BoardGeometry, is_bottom, is_end
from cardtable.games.o_an_quan.preview import Preview
from cardtable.games.o_an_quan.sign_art import (
    BADGE_RADIUS,
    badge_rect,
    chevrons_rect,
    paint_badge,
    paint_chevrons,
    paint_empty,
    paint_hint_ring,
    paint_hop,
    paint_pearl,
    paint_pill,
    paint_relay,
    paint_stop,
    paint_track,
    paint_trail_ring,
    pill_rect,
)
from cardtable.games.o_an_quan.words import WORDS
from cardtable.scene.item import Art, PaintedItem
from cardtable.scene.paint import capsule, colour, saved
from cardtable.scene.palette import IVORY
from cardtable.scene.stage import Stage
from cardtable.scene.typography import Role, number, width
from cardtable.scene.widgets.words import CENTRE, draw_text

Z_LIGHT: Final = 20.0
Z_BADGE: Final = 500.0
Z_PREVIEW: Final = 600.0
Z_FLOAT: Final = 1_500.0
TRAY_BADGE: Final = 17.0  # radius
PEARL: Final = 20.0  # u that a pearl of full size measures, and a ring; both are smaller where laps lie close
RING: Final = 30.0
LEAST: Final = 0.3


class BadgeItem(PaintedItem):
    """How many stones lie somewhere, with the ring of the last turn."""

    def __init__(self, stage: Stage, radius: float = BADGE_RADIUS) -> None:
        super().__init__(stage)
        self.count, self.ring, self.chosen, self.radius = 0, "", False, radius
        self.setZValue(Z_BADGE)
        self.set_bounds(badge_rect(radius))

    def show_count(self, count: int) -> None:
        """Show another number."""
        if count != self.count:
            self.count = count
            self.touch()

    def mark(self, ring: str = "") -> None:
        """Show a ring: "passed", "start" or none."""
        if ring != self.ring:
            self.ring = ring
            self.touch()

    def mark_chosen(self, chosen: bool) -> None:
        """Become gold, or dark again."""
        if chosen != self.chosen:
            self.chosen = chosen
            self.touch()

    def art_key(self) -> Hashable:
        """Equal numbers look alike."""
        return ("o_an_quan badge", self.count, self.ring, self.chosen, self.radius, self._face().pixelSize())

    def _face(self) -> QFont:
        return self.stage.face(Role.NAME)

    def draw(self, painter: QPainter) -> None:
        """Draw ring and number."""
        if self.ring:
            paint_trail_ring(painter, self.ring == "start", self.radius)
        paint_badge(painter, self.count, self._face(), self.chosen, self.radius)


class LightItem(PaintedItem):
    """The light over one square: may be chosen, is chosen, is pointed at, is hinted, would be captured."""

    def __init__(self, stage: Stage, square: int) -> None:
        super().__init__(stage)
        self.square = square
        self.board: BoardGeometry | None = None
        self.signs: frozenset[str] = frozenset()
        self.setZValue(Z_LIGHT)
        self.setVisible(False)

    def arrange(self, board: BoardGeometry) -> None:
        """Take new measures."""
        corner = board.square_rect(self.square).topLeft()
        self.board = BoardGeometry(board.rect.translated(-corner))
        self.setPos(corner)
        self.set_bounds(light_rect(self.board, self.square))
        self.touch()

    def show(self, **signs: bool) -> None:
        """Switch signs on or off: lit, chosen, hover, hint, prey."""
        wanted = frozenset(({*self.signs, *signs}) - {name for name, on in signs.items() if not on})
        if wanted != self.signs:
            self.signs = wanted
            self.setVisible(bool(wanted))
            self.touch()

    def art_key(self) -> Hashable:
        """All squares of a row look alike."""
        size, kind = self.boundingRect().size(), self.square if is_end(self.square) else 0
        return ("o_an_quan light", kind, self.signs, round(size.width(), 2), round(size.height(), 2))

    def draw(self, painter: QPainter) -> None:
        """Draw whatever applies."""
        assert self.board is not None
        if self.signs & {"lit", "chosen"}:
            paint_lit_square(painter, self.board, self.square, "chosen" in self.signs)
        if "prey" in self.signs:
            paint_captured_square(painter, self.board, self.square)
        if "hover" in self.signs:
            paint_hover(painter, self.board, self.square)
        if "hint" in self.signs:
            paint_hint_ring(painter, self.board.square_path(self.square))


@cache
def chevrons(right: bool) -> Art:
    """Return the picture of a pair of chevrons."""
    return Art(("o_an_quan chevrons", right), chevrons_rect(), partial(paint_chevrons, right=right), lasting=True)


class TagItem(PaintedItem):
    """What the last turn took from a square: "−4" beside its number."""

    def __init__(self, stage: Stage, points: int, board: BoardGeometry, square: int) -> None:
        super().__init__(stage)
        self.square, self._text = square, number(-points)
        self.setZValue(Z_BADGE)
        self.arrange(board)

    def arrange(self, board: BoardGeometry) -> None:
        """Stand beside the square's number."""
        wide = width(self._text, self.stage.face(Role.BADGE)) + 16
        self.set_bounds(QRectF(-wide / 2 - 2, -13, wide + 4, 28))
        shift = QPointF(0, 34) if is_end(self.square) else QPointF(24 + wide / 2, 0)
        self.setPos(board.badge_point(self.square) + shift)

    def draw(self, painter: QPainter) -> None:
        """Draw an ivory tag."""
        body = self.boundingRect().adjusted(2, 2, -2, -4)
        painter.fillPath(capsule(body).translated(0.8, 1.6), colour("#000000", 0.45))
        painter.fillPath(capsule(body), colour(IVORY))
        draw_text(painter, 0, 5.2, self._text, self.stage.face(Role.BADGE), "#2A1A0E", CENTRE)


class FloatItem(PaintedItem):
    """Words that rise from the board and fade: what was captured, why the turn ends."""

    def __init__(self, stage: Stage, text: str, role: Role = Role.BODY) -> None:
        super().__init__(stage)
        self.text, self._role = text, role
        self.setZValue(Z_FLOAT)
        self.setOpacity(0.0)
        self.rerender()

    def rerender(self) -> None:
        """Measure the words again."""
        self.set_bounds(pill_rect(self.text, self.stage.face(self._role)))
        self.touch()

    def draw(self, painter: QPainter) -> None:
        """Draw the words in a dark pill."""
        paint_pill(painter, self.text, self.stage.face(self._role))


class PreviewItem(PaintedItem):
    """The path of a sowing that may come."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.preview: Preview | None = None
        self._board: BoardGeometry | None = None
        self.setZValue(Z_PREVIEW)
        self.setVisible(False)

    def show_path(self, preview: Preview | None, board: BoardGeometry) -> None:
        """Show another path, or none."""
        self.preview, self._board = preview, board
        self.setVisible(preview is not None)
        if preview is not None:
            self.set_bounds(
                preview.bounds().adjusted(-120, -70, 120, 70).intersected(board.rect.adjusted(-30, 0, 30, 0))
            )
            self.touch()

    def draw(self, painter: QPainter) -> None:
        """Draw lines, then what lies on them, then the numbers."""
        path = self.preview
        assert path is not None
        size = min(1.0, max(LEAST, path.gap / PEARL))
        ring = min(1.0, max(LEAST, (path.gap + 6) / RING))
        paint_track(painter, path.track, 3.6 * size)
        for hop in path.hops:
            paint_hop(painter, hop)
        for point in path.pearls:
            self._at(painter, point, partial(paint_pearl, size=size))
        for point in path.rings:
            self._at(painter, point, partial(paint_relay, size=ring))
        if path.prey:
            self._numbers(painter, path)
        else:
            self._end(painter, path)

    @staticmethod
    def _at(painter: QPainter, point: QPointF, paint: partial[None]) -> None:
        with saved(painter):
            painter.translate(point)
            paint(painter)

    def _numbers(self, painter: QPainter, path: Preview) -> None:
        several = len(path.prey) > 1
        for square, point, points in path.prey[: -1 if several else 0]:
            self._pill(painter, square, point, f"+{points}", total=False)
        square, point, _ = path.prey[-1]
        self._pill(painter, square, point, f"+{path.total}", total=True)

    def _pill(self, painter: QPainter, square: int, point: QPointF, text: str, total: bool) -> None:
        away = 0.0 if is_end(square) else (12.0 if total else 2.0)
        face = self.stage.face(Role.TURN if total else Role.BODY)
        at = point + QPointF(0, away if is_bottom(square) else -away)
        self._at(painter, at, partial(paint_pill, text=text, face=face, total=total))

    def _end(self, painter: QPainter, path: Preview) -> None:
        """Show why nothing is captured."""
        for point in path.empties:
            self._at(painter, point, partial(paint_empty))
        self._at(painter, path.end, partial(paint_stop))
        assert self._board is not None
        text, face = WORDS.stopped(path.stop), self.stage.face(Role.SMALL_STRONG)
        half = pill_rect(text, face).width() / 2 - 24
        bounds = self._board.rect
        x = min(max(path.end.x(), bounds.left() + half + 12), bounds.right() - half - 12)
        # the free lane beyond the wall, unless the path runs there too
        away = 38.0 if is_bottom(path.last) == (10 - path.last in path.passed) else -38.0
        self._at(painter, QPointF(x, path.end.y() + away), partial(paint_pill, text=text, face=face))
