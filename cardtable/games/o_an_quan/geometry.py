"""Where everything lies on the board and in the trays, in table units.

Squares are numbered counter-clockwise: 0..4 the bottom row from the left, 5 the right
half-moon, 6..10 the top row from the right, 11 the left half-moon.  A board is any
rectangle about 2.6 times as wide as high; rim, walls and corners keep their size, so a
wider window gets wider squares and not thicker wood.
"""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from cardtable.games.o_an_quan.heap import Region
from cardtable.scene.paint import capsule, rounded

BOARD = QRectF(56, 136, 1168, 448)  # on the smallest stage, 1280 x 720

RIM = 24.0
WALL = 12.0
CORNER = 20.0
END_CORNER = 16.0
END_SHARE = 0.4  # width of a half-moon over its height
LANE = 36.0  # beside the middle wall no stones lie: the preview path runs there
LANE_AT = 14.0  # the path's distance from the middle wall's edge

LEFT_END, RIGHT_END = 11, 5
ENDS = (RIGHT_END, LEFT_END)
SQUARES = range(12)


def is_end(square: int) -> bool:
    """Return whether *square* is a half-moon."""
    return square in ENDS


def is_bottom(square: int) -> bool:
    """Return whether *square* lies in the bottom row."""
    return square < 5


def column(square: int) -> int:
    """Return 0..4, from the left, for a square of a row."""
    return square if square < 5 else 10 - square


class BoardGeometry(NamedTuple):
    """Places on a board that fills *rect*."""

    rect: QRectF

    @property
    def inner(self) -> QRectF:
        """The area inside the rim."""
        return self.rect.adjusted(RIM, RIM, -RIM, -RIM)

    @property
    def end_width(self) -> float:
        """Width of a half-moon."""
        return min(self.inner.height() * END_SHARE, self.inner.width() * 0.16)

    @property
    def middle(self) -> float:
        """The height of the wall between the two rows."""
        return self.rect.center().y()

    @property
    def mandarin_radius(self) -> float:
        """Radius of a mandarin on the board."""
        return self.end_width * 0.356

    def outline(self) -> QPainterPath:
        """Return the board's silhouette: a bar between two half ellipses."""
        r, reach = self.rect, self.end_width + RIM
        path = QPainterPath(QPointF(r.left() + reach, r.top()))
        path.lineTo(r.right() - reach, r.top())
        path.arcTo(QRectF(r.right() - 2 * reach, r.top(), 2 * reach, r.height()), 90, -180)
        path.lineTo(r.left() + reach, r.bottom())
        path.arcTo(QRectF(r.left(), r.top(), 2 * reach, r.height()), 270, -180)
        path.closeSubpath()
        return path

    # -- squares ------------------------------------------------------------------------------------------------------

    def square_rect(self, square: int) -> QRectF:
        """Return the bounds of a square's hollow."""
        inner, end = self.inner, self.end_width
        if square == LEFT_END:
            return QRectF(inner.left(), inner.top(), end, inner.height())
        if square == RIGHT_END:
            return QRectF(inner.right() - end, inner.top(), end, inner.height())
        width = (inner.width() - 2 * end - 6 * WALL) / 5
        height = (inner.height() - WALL) / 2
        x = inner.left() + end + WALL + column(square) * (width + WALL)
        y = inner.top() + (height + WALL if is_bottom(square) else 0.0)
        return QRectF(x, y, width, height)

    def square_path(self, square: int) -> QPainterPath:
        """Return the outline of a square's hollow."""
        r = self.square_rect(square)
        if not is_end(square):
            return rounded(r, CORNER)
        c = END_CORNER
        path = QPainterPath()
        if square == LEFT_END:
            path.moveTo(r.right(), r.top() + c)
            path.arcTo(QRectF(r.right() - 2 * c, r.top(), 2 * c, 2 * c), 0, 90)
            path.arcTo(self.end_ellipse(square), 90, 180)
            path.arcTo(QRectF(r.right() - 2 * c, r.bottom() - 2 * c, 2 * c, 2 * c), 270, 90)
        else:
            path.moveTo(r.left(), r.top() + c)
            path.arcTo(QRectF(r.left(), r.top(), 2 * c, 2 * c), 180, -90)
            path.arcTo(self.end_ellipse(square), 90, -180)
            path.arcTo(QRectF(r.left(), r.bottom() - 2 * c, 2 * c, 2 * c), 270, -90)
        path.closeSubpath()
        return path

    def end_ellipse(self, square: int) -> QRectF:
        """Return the ellipse whose outer half bounds a half-moon."""
        r = self.square_rect(square)
        width = 2 * (r.width() - END_CORNER)
        x = r.left() if square == LEFT_END else r.right() - width
        return QRectF(x, r.top(), width, r.height())

    def centre(self, square: int) -> QPointF:
        """Return the middle of a square."""
        return self.square_rect(square).center()

    def mandarin_point(self, square: int) -> QPointF:
        """Return where the mandarin of a half-moon lies: above its stones."""
        r = self.square_rect(square)
        shift = 4.0 if square == LEFT_END else -4.0
        return QPointF(r.center().x() + shift, r.center().y() - self.mandarin_radius * 1.09)

    def region(self, square: int, mandarin: bool = False) -> Region:
        """Return where the stones of a square may lie; *mandarin*: its big stone is still there."""
        r = self.square_rect(square)
        if not is_end(square):
            above, below = (LANE, 20.0) if is_bottom(square) else (22.0, LANE - 2)
            return Region(r.adjusted(9, above, -9, -below))
        ellipse = self.end_ellipse(square).adjusted(21, 14, -21, -14)
        near, far = (21.0, 12.0) if square == LEFT_END else (12.0, 21.0)  # the badge sits on the outer side
        if mandarin:
            top = self.mandarin_point(square).y() + self.mandarin_radius + 18
            return Region(QRectF(r.left() + near, top, r.width() - near - far, r.bottom() - 30 - top), ellipse)
        height = min(r.height() - 60, 2.1 * r.width())
        return Region(QRectF(r.left() + near, r.center().y() - height / 2, r.width() - near - far, height), ellipse)

    # -- signs --------------------------------------------------------------------------------------------------------

    def badge_point(self, square: int) -> QPointF:
        """Return the centre of a square's number, on the rim."""
        r = self.square_rect(square)
        if square == LEFT_END:
            return QPointF(r.left() + 4, self.middle)
        if square == RIGHT_END:
            return QPointF(r.right() - 4, self.middle)
        return QPointF(r.center().x(), r.bottom() + 1 if is_bottom(square) else r.top() - 1)

    def lane_point(self, square: int) -> QPointF:
        """Return where the preview path crosses a square."""
        r = self.square_rect(square)
        if square == LEFT_END:
            return QPointF(r.right() - r.width() / 2, self.middle)
        if square == RIGHT_END:
            return QPointF(r.left() + r.width() / 2, self.middle)
        return QPointF(r.center().x(), r.top() + LANE_AT if is_bottom(square) else r.bottom() - LANE_AT)

    def arrow_point(self, square: int, right: bool) -> QPointF:
        """Return the centre of the arrow on a chosen square's left or right wall."""
        r = self.square_rect(square)
        y = r.top() + r.height() * (0.78 if is_bottom(square) else 0.22)
        return QPointF(r.right() + WALL / 2 if right else r.left() - WALL / 2, y)

    def key_point(self, square: int, right: bool) -> QPointF:
        """Return the centre of the key cap near that arrow, on the rim."""
        r = self.square_rect(square)
        y = r.bottom() + 7 if is_bottom(square) else r.top() - 7
        return QPointF(self.arrow_point(square, right).x(), y)

    def rim_point(self, square: int) -> QPointF:
        """Return the rim's middle between a square and the next one counter-clockwise."""
        following = (square + 1) % 12
        if is_end(square) or is_end(following):
            row = following if is_end(square) else square
            r = self.square_rect(row)
            left_wall = LEFT_END in (square, following)
            x = r.left() - WALL / 2 if left_wall else r.right() + WALL / 2
            return QPointF(x, self._rim_y(row))
        x = (self.centre(square).x() + self.centre(following).x()) / 2
        return QPointF(x, self._rim_y(square))

    def _rim_y(self, square: int) -> float:
        return self.rect.bottom() - RIM / 2 if is_bottom(square) else self.rect.top() + RIM / 2


TRAY_MARGIN = 11.0
TRAY_GAP = 16.0
TRAY_STONE = 15.5


class TrayGeometry(NamedTuple):
    """Places in a store's tray that fills *rect* (440 x 86 on the smallest stage)."""

    rect: QRectF

    @property
    def hollow(self) -> float:
        """Height of the two hollows."""
        return self.rect.height() - 2 * TRAY_MARGIN

    @property
    def mandarin_radius(self) -> float:
        """Radius of a mandarin in the tray."""
        return self.hollow / 2 - 5

    def outline(self) -> QPainterPath:
        """Return the tray's silhouette."""
        return rounded(self.rect, self.rect.height() / 2 - 8)

    def mandarin_hollow(self) -> QRectF:
        """Return the hollow with room for both mandarins."""
        step = 2 * self.mandarin_radius + 3
        return QRectF(
            self.rect.left() + TRAY_MARGIN + 2, self.rect.top() + TRAY_MARGIN, self.hollow + step, self.hollow
        )

    def mandarin_path(self) -> QPainterPath:
        """Return that hollow's outline."""
        return capsule(self.mandarin_hollow())

    def mandarin_point(self, index: int) -> QPointF:
        """Return where mandarin 0 or 1 of a store lies."""
        r = self.mandarin_hollow()
        step = 2 * self.mandarin_radius + 3
        return QPointF(r.left() + self.hollow / 2 + index * step, r.center().y())

    def stone_hollow(self) -> QRectF:
        """Return the hollow of the stones."""
        left = self.mandarin_hollow().right() + TRAY_GAP
        return QRectF(left, self.rect.top() + TRAY_MARGIN, self.rect.right() - TRAY_MARGIN - 7 - left, self.hollow)

    def stone_path(self) -> QPainterPath:
        """Return that hollow's outline."""
        return rounded(self.stone_hollow(), self.hollow / 2 - 4)

    def region(self) -> Region:
        """Return where stones may lie: clear of the number at the right."""
        return Region(self.stone_hollow().adjusted(8, 3, -50, -3), largest=TRAY_STONE)

    def badge_point(self) -> QPointF:
        """Return the centre of the number of stones."""
        r = self.stone_hollow()
        return QPointF(r.right() - 27, r.center().y())
