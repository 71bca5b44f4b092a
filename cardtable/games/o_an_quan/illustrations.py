"""The pictures of the rules page, drawn from the board's own art; without words.

A picture is a window on the board of the smallest stage: where it cuts the board, the wood
fades into the paper.  ``ILLUSTRATIONS[name].paint(painter, rect)`` draws at any scale.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QImage, QPainter, QPainterPath

from cardtable.games.o_an_quan import sign_art as signs
from cardtable.games.o_an_quan.board_art import (
    board_rect,
    paint_board,
    paint_captured_square,
    paint_lit_square,
    paint_tray,
)
from cardtable.games.o_an_quan.geometry import BOARD, SQUARES, BoardGeometry, TrayGeometry, is_end
from cardtable.games.o_an_quan.heap import Region, heap
from cardtable.games.o_an_quan.stone_art import paint_mandarin, paint_stone, variant_of
from cardtable.scene.paint import HINTS, colour, device_scale, linear, painting, saved
from cardtable.scene.pixmaps import paint_image
from cardtable.scene.typography import Role, font

RING: Final = 5  # the right half-moon
WIDTH: Final = 720.0  # units of a picture on the page
FADE: Final = 46.0  # units of the board over which a cut fades


class Sketch:
    """The board while a picture is being drawn on it."""

    def __init__(self, painter: QPainter) -> None:
        self.painter = painter
        self.board = BoardGeometry(BOARD)

    def at(self, point: QPointF, paint: Callable[[QPainter], None]) -> None:
        """Paint a sign around *point*."""
        with saved(self.painter):
            self.painter.translate(point)
            paint(self.painter)

    def stones(self, counts: Mapping[int, int], mandarins: tuple[int, ...] = (), chosen: int | None = None) -> None:
        """Lay stones and mandarins, and number the squares named in *counts*."""
        if chosen is not None:
            paint_lit_square(self.painter, self.board, chosen, True)
        for square, count in counts.items():
            self.heap(self.board.region(square, square in mandarins), count, square, 4 if square == chosen else 0)
        for square in mandarins:
            radius = self.board.mandarin_radius
            self.at(self.board.mandarin_point(square), partial(paint_mandarin, radius=radius))
        face = font(Role.NAME)
        for square, count in counts.items():
            hot = square == chosen
            self.at(self.board.badge_point(square), partial(signs.paint_badge, count=count, face=face, chosen=hot))

    def heap(self, region: Region, count: int, seed: int, lift: float = 0) -> None:
        """Lay stones in a region."""
        lying = heap(region, count, seed)
        numbered = sorted(enumerate(lying.spots), key=lambda e: (e[1].layer, e[1].y))
        for number, spot in numbered:
            variant = variant_of(number + 5 * seed)
            self.at(QPointF(spot.x, spot.y), partial(paint_stone, variant=variant, radius=lying.radius, lift=lift))

    def way(self, start: int, last: int) -> None:
        """Draw the path of a sowing to the right from *start* to *last* along the bottom row."""
        foot, y = self.board.arrow_point(start, True), self.board.lane_point(start).y()
        path = QPainterPath(foot)
        path.lineTo(foot.x(), y + 22)
        path.quadTo(foot.x(), y, foot.x() + 22, y)
        path.lineTo(self.board.lane_point(min(last, 4)).x(), y)
        if last >= RING:
            edge = self.board.square_rect(RING).left()
            end = self.board.lane_point(RING)
            path.lineTo(edge + 14, y)
            path.quadTo(end.x() + 2, y, end.x(), end.y())
        signs.paint_track(self.painter, path)
        self.at(foot, lambda p: signs.paint_arrow(p, True, True))

    def pearls(self, *squares: int) -> None:
        """Mark where stones fall."""
        for square in squares:
            self.at(self.board.lane_point(square), signs.paint_pearl)

    def hop(self, source: int, target: int) -> None:
        """Draw the leap over the empty square between two squares."""
        a, b = self.board.lane_point(source), self.board.lane_point(target)
        path = QPainterPath(a)
        path.quadTo((a.x() + b.x()) / 2, min(a.y(), b.y()) + 62, b.x(), b.y())
        signs.paint_hop(self.painter, path)

    def prey(self, square: int, points: str, total: bool = False) -> None:
        """Write what a capture is worth."""
        face = font(Role.TURN) if total else font(Role.NAME)
        self.at(self.board.lane_point(square), lambda p: signs.paint_pill(p, points, face, total))


def _board(sketch: Sketch) -> None:
    sketch.stones({square: 0 if is_end(square) else 5 for square in SQUARES}, (5, 11))


def _sow(sketch: Sketch) -> None:
    sketch.stones({0: 3, 1: 2, 2: 4, 3: 1, 4: 0}, chosen=0)
    sketch.way(0, 3)
    sketch.pearls(1, 2, 3)


def _relay(sketch: Sketch) -> None:
    sketch.stones({0: 3, 1: 2, 2: 1, 3: 2, 4: 6, 5: 2}, (5,), chosen=0)
    sketch.way(0, 5)
    sketch.pearls(1, 2, 3, 5)
    sketch.at(sketch.board.lane_point(4), signs.paint_relay)


def _capture(sketch: Sketch) -> None:
    paint_captured_square(sketch.painter, sketch.board, 4)
    sketch.stones({0: 2, 1: 1, 2: 2, 3: 0, 4: 4}, chosen=0)
    sketch.way(0, 2)
    sketch.pearls(1)
    sketch.hop(2, 4)
    sketch.pearls(2)
    sketch.prey(4, "+4", True)


def _chain(sketch: Sketch) -> None:
    for square in (3, 5):
        paint_captured_square(sketch.painter, sketch.board, square)
    sketch.stones({0: 1, 1: 2, 2: 0, 3: 4, 4: 0, 5: 2}, (5,), chosen=0)
    sketch.way(0, 1)
    sketch.hop(1, 3)
    sketch.hop(3, 5)
    sketch.pearls(1)
    sketch.prey(3, "+4")
    sketch.prey(5, "+12")


def _stop(sketch: Sketch) -> None:
    sketch.stones({1: 3, 2: 1, 3: 2, 4: 0, 5: 3}, (5,), chosen=1)
    sketch.way(1, 4)
    sketch.pearls(2, 3, 4)
    _halt(sketch, 5)


def _halt(sketch: Sketch, square: int) -> None:
    point = sketch.board.lane_point(square)
    edge = QPointF(sketch.board.square_rect(square).left() + 20, sketch.board.lane_point(4).y())
    sketch.at(edge if is_end(square) else point, lambda p: signs.paint_stop(p, 1.15))


def _two_empty(sketch: Sketch) -> None:
    sketch.stones({0: 2, 1: 1, 2: 3, 3: 0, 4: 0}, chosen=0)
    sketch.way(0, 2)
    sketch.pearls(1, 2)
    for square in (3, 4):
        sketch.at(sketch.board.lane_point(square), lambda p: signs.paint_empty(p, 1.15))


def _young(sketch: Sketch) -> None:
    sketch.stones({1: 2, 2: 1, 3: 1, 4: 0, 5: 3}, (5,), chosen=1)
    sketch.way(1, 3)
    sketch.hop(3, 5)
    sketch.pearls(2, 3)
    sketch.at(sketch.board.lane_point(5), lambda p: signs.paint_stop(p, 1.3))


def _replenish(sketch: Sketch) -> None:
    tray = TrayGeometry(QRectF(420, 622, 440, 86))
    paint_tray(sketch.painter, tray)
    face = font(Role.NAME)
    sketch.heap(tray.region(), 8, 3)
    sketch.at(tray.badge_point(), lambda p: signs.paint_badge(p, 8, face, radius=17))
    start = tray.stone_hollow().center()
    for square in range(5):
        goal = sketch.board.centre(square) + QPointF(0, 18)
        path = QPainterPath(QPointF(start.x() + (square - 2) * 22, start.y() - 30))
        path.quadTo(goal.x(), start.y() - 60, goal.x(), goal.y() + 26)
        signs.paint_hop(sketch.painter, path)
    sketch.stones(dict.fromkeys(range(5), 1))


def _score(sketch: Sketch) -> None:
    tray = TrayGeometry(QRectF(420, 622, 440, 86))
    paint_tray(sketch.painter, tray)
    face = font(Role.NAME)
    sketch.heap(tray.region(), 23, 3)
    sketch.at(tray.badge_point(), lambda p: signs.paint_badge(p, 23, face, radius=17))
    radius = tray.mandarin_radius
    sketch.at(tray.mandarin_point(0), lambda p: paint_mandarin(p, radius))
    sketch.stones({0: 1, 1: 0, 2: 2, 3: 1, 4: 0})
    bottom = tray.rect.bottom() + 6
    mandarin, stones = tray.mandarin_hollow().center(), tray.stone_hollow().center()
    sketch.at(QPointF(mandarin.x(), bottom), lambda p: signs.paint_pill(p, "10", face))
    sketch.at(QPointF(stones.x() - 20, bottom), lambda p: signs.paint_pill(p, "+ 23", face))
    sketch.at(QPointF(sketch.board.centre(2).x(), 374), lambda p: signs.paint_pill(p, "+ 4", face))


@lru_cache(maxsize=2)
def _empty_board(scale: float) -> QImage:
    """Return the empty board for all pictures of one page, *scale* pixels per unit."""
    geometry = BoardGeometry(BOARD)
    return paint_image(board_rect(geometry), scale, lambda painter: paint_board(painter, geometry))


@dataclass(frozen=True, slots=True)
class Illustration:
    """A picture for the page; *window* is the part of the board that it shows."""

    window: QRectF
    draw: Callable[[Sketch], None]
    cuts: str = ""  # sides where the board goes on: l, r, t, b

    @property
    def size(self) -> QSizeF:
        """Its size on the page, in the page's units."""
        return QSizeF(WIDTH, WIDTH * self.window.height() / self.window.width())

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Fill *rect* with the picture."""
        scale = rect.width() / self.window.width()
        pixels = round(device_scale(painter) * scale, 3)
        image = QImage(
            max(1, round(self.window.width() * pixels)),
            max(1, round(self.window.height() * pixels)),
            QImage.Format.Format_ARGB32_Premultiplied,
        )
        image.fill(0)
        with painting(image, pixels, self.window.topLeft()) as inner:
            inner.drawImage(board_rect(BoardGeometry(BOARD)), _empty_board(pixels))
            self.draw(Sketch(inner))
            self._fade(inner)
        painter.setRenderHints(HINTS)
        painter.drawImage(rect, image)

    def _fade(self, painter: QPainter) -> None:
        w = self.window
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
        clear, solid = colour("#000000", 0), colour("#000000")
        ends = {
            "l": (w.left(), 0.0, w.left() + FADE, 0.0),
            "r": (w.right(), 0.0, w.right() - FADE, 0.0),
            "t": (0.0, w.top(), 0.0, w.top() + FADE / 2),
            "b": (0.0, w.bottom(), 0.0, w.bottom() - FADE / 2),
        }
        for side in self.cuts:
            painter.fillRect(w.adjusted(-2, -2, 2, 2), linear(*ends[side], (0, clear), (1, solid)))


_EDGE: Final = board_rect(BoardGeometry(BOARD))  # where the board ends, the whole of its shadow is seen


def _window(left: float, top: float, right: float) -> QRectF:
    """Return a window that reaches down to where the shadow ends."""
    return QRectF(QPointF(left, top), QPointF(right, _EDGE.bottom()))


_ALL: Final = _EDGE
_ROW: Final = _window(196, 330, 1064)
_RIGHT: Final = _window(196, 190, _EDGE.right())
_LATE: Final = _window(356, 190, _EDGE.right())
_STORE: Final = QRectF(196, 330, 868, 412)

ILLUSTRATIONS: Final[Mapping[str, Illustration]] = {
    "board": Illustration(_ALL, _board),
    "sow": Illustration(_ROW, _sow, "lrt"),
    "relay": Illustration(_RIGHT, _relay, "lt"),
    "capture": Illustration(_ROW, _capture, "lrt"),
    "chain": Illustration(_RIGHT, _chain, "lt"),
    "stop": Illustration(_LATE, _stop, "lt"),
    "two-empty": Illustration(_ROW, _two_empty, "lrt"),
    "replenish": Illustration(_STORE, _replenish, "lrt"),
    "young": Illustration(_LATE, _young, "lt"),
    "score": Illustration(_STORE, _score, "lrt"),
}
