"""The drawn path of a sowing that has not happened yet.

The path runs in the free lane beside the middle wall.  A sowing that goes round the board more than once
keeps to a new track each time it passes its start, further from the wall; many laps move the tracks
together and make them thinner.  A *pearl* is a stone that falls, a *ring* a square that is taken up and sown
on, a *hop* the leap over an empty square to the one that is captured.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainterPath

from cardtable.games.o_an_quan.geometry import LANE_AT, WALL, BoardGeometry, is_bottom, is_end
from cardtable.games.o_an_quan.rules import Sow, Stop, Trace
from cardtable.games.o_an_quan.sow import Direction

TRACK_GAP: Final = 17.0  # u between two laps
LANE_ROOM: Final = 32.0  # u that all laps together may take
ALONE: Final = 24.0  # "gap" of a single lap: nothing has to be drawn smaller
BEND: Final = 22.0  # radius of the corner where the path leaves its wall
INTO_END: Final = 26.0  # how far the path goes straight into a half-moon
END_REACH: Final = 74.0  # and how far its curve bulges beyond that
HOP: Final = 60.0  # height of a leap


@dataclass(slots=True)
class Preview:
    """Where everything of the picture lies, in board units."""

    gap: float  # between laps; line widths and pearls follow it
    track: QPainterPath = field(default_factory=QPainterPath)
    pearls: list[QPointF] = field(default_factory=list)
    rings: list[QPointF] = field(default_factory=list)
    hops: list[QPainterPath] = field(default_factory=list)
    prey: list[tuple[int, QPointF, int]] = field(default_factory=list)  # square, where its number stands, points
    passed: frozenset[int] = frozenset()  # every square the path crosses
    empties: list[QPointF] = field(default_factory=list)  # the two empty squares that end it
    last: int = 0  # the square where it ends: the last one captured, or that of the last stone
    end: QPointF = field(default_factory=QPointF)
    stop: Stop = Stop.MANDARIN_AHEAD

    @property
    def total(self) -> int:
        """Points of all captures."""
        return sum(points for _, _, points in self.prey)

    def bounds(self) -> QRectF:
        """Return what the lines cover, signs not included."""
        rect = self.track.boundingRect()
        for hop in self.hops:
            rect = rect.united(hop.boundingRect())
        for point in self.empties:
            rect = rect.united(QRectF(point, QSizeF(1, 1)))
        return rect


class _Tracks:
    """Points of the lane, lap by lap."""

    def __init__(self, board: BoardGeometry, laps: int) -> None:
        self.board = board
        self.gap = min(TRACK_GAP, LANE_ROOM / (laps - 1)) if laps > 1 else ALONE

    def y(self, square: int, lap: int) -> float:
        """Height of the lane in a row's square."""
        away = LANE_AT + lap * self.gap
        return self.board.middle + (WALL / 2 + away) * (1 if is_bottom(square) else -1)

    def point(self, square: int, lap: int) -> QPointF:
        """Where the path crosses a square."""
        if not is_end(square):
            return QPointF(self.board.centre(square).x(), self.y(square, lap))
        inner, outer = self.end_xs(square, lap)
        return QPointF(inner + 0.75 * (outer - inner), self.board.middle)

    def end_xs(self, square: int, lap: int) -> tuple[float, float]:
        """Return where the curve through a half-moon begins, and the x of its control points."""
        r = self.board.square_rect(square)
        way, edge = (1, r.left()) if square == 5 else (-1, r.right())
        reach = min(END_REACH + lap * self.gap, (r.width() - INTO_END - 22) / 0.75)
        return edge + way * INTO_END, edge + way * (INTO_END + reach)


def preview(board: BoardGeometry, action: Sow, trace: Trace, foot: QPointF | None = None) -> Preview:
    """Return the picture of *trace*, which *action* starts; it begins at *foot*, by default the arrow on the wall."""
    visits = _visits(trace)
    laps = (len(visits) - 1) // 12 + 1
    tracks = _Tracks(board, laps)
    result = Preview(tracks.gap, stop=trace.stop, passed=frozenset(square for square, _ in visits[1:]))
    start = foot or board.arrow_point(action.square, action.direction is Direction.RIGHT)
    _draw_track(result, tracks, action, start, [square for square, _ in visits])
    for n, (square, relay) in enumerate(visits[1:], 1):
        (result.rings if relay else result.pearls).append(tracks.point(square, n // 12))
    lap = (len(visits) - 1) // 12
    result.last = at = trace.last
    for capture in trace.captures:
        empty = (at + trace.step) % 12
        result.hops.append(_hop(tracks, (at, empty, capture.square), lap))
        result.prey.append((capture.square, tracks.point(capture.square, lap), capture.points))
        result.last = at = capture.square
    result.end = tracks.point(result.last, lap)
    if trace.stop is Stop.TWO_EMPTY:
        result.empties = [tracks.point((at + trace.step * n) % 12, lap) for n in (1, 2)]
    return result


def _visits(trace: Trace) -> list[tuple[int, bool]]:
    """Return every square passed, the chosen one first, and whether it was taken up there."""
    visits: list[tuple[int, bool]] = []
    for lift in trace.lifts:
        visits.append((lift.square, True))
        visits += [(square, False) for square in trace.drops(lift)]
    return visits


def _draw_track(result: Preview, tracks: _Tracks, action: Sow, foot: QPointF, squares: list[int]) -> None:
    start, right = action.square, action.direction is Direction.RIGHT
    path, y = result.track, tracks.y(start, 0)
    bend = BEND if is_bottom(start) else -BEND
    path.moveTo(foot.x(), foot.y())
    path.lineTo(foot.x(), y + bend)
    path.quadTo(foot.x(), y, foot.x() + (BEND if right else -BEND), y)
    for n, square in enumerate(squares[1:], 1):
        before, lap = squares[n - 1], n // 12
        if is_end(square):
            after = squares[n + 1] if n + 1 < len(squares) else None
            _enter_end(path, tracks, square, lap, before, after, (n + 1) // 12)
        elif is_end(before):
            _leave_end(path, tracks, before, (n - 1) // 12, square, lap)
        else:
            _along(path, tracks.point(square, lap))


def _along(path: QPainterPath, to: QPointF) -> None:
    """Go on to the next square, changing the track softly if need be."""
    here = path.currentPosition()
    if abs(here.y() - to.y()) < 0.01:
        path.lineTo(to)
    else:
        middle = (here.x() + to.x()) / 2
        path.cubicTo(QPointF(middle, here.y()), QPointF(middle, to.y()), to)


def _enter_end(
    path: QPainterPath, tracks: _Tracks, end: int, lap: int, before: int, after: int | None, lap_after: int
) -> None:
    inner, outer = tracks.end_xs(end, lap)
    y = tracks.y(before, lap)
    out = 2 * tracks.board.middle - y if after is None else tracks.y(after, lap_after)
    path.lineTo(inner, path.currentPosition().y())
    a, b, c, d = QPointF(inner, path.currentPosition().y()), QPointF(outer, y), QPointF(outer, out), QPointF(inner, out)
    ab, bc, cd = (a + b) / 2, (b + c) / 2, (c + d) / 2
    abc, bcd = (ab + bc) / 2, (bc + cd) / 2
    path.cubicTo(ab, abc, (abc + bcd) / 2)


def _leave_end(path: QPainterPath, tracks: _Tracks, end: int, end_lap: int, square: int, lap: int) -> None:
    inner, outer = tracks.end_xs(end, end_lap)
    y = tracks.y(square, lap)
    here = path.currentPosition()
    # the second half of the curve whose first half led here: its middle, then straight out
    path.cubicTo(QPointF(here.x(), (here.y() + y) / 2), QPointF((inner + outer) / 2, y), QPointF(inner, y))
    path.lineTo(tracks.point(square, lap))


def _hop(tracks: _Tracks, squares: tuple[int, int, int], lap: int) -> QPainterPath:
    """Return the leap from the first square over the second, empty one to the third."""
    start, over, goal = squares
    path = QPainterPath(tracks.point(start, lap))
    if is_end(over):
        inner, outer = tracks.end_xs(over, lap)
        y, out = tracks.y(start, lap), tracks.y(goal, lap)
        path.lineTo(inner, y)
        path.cubicTo(QPointF(outer, y), QPointF(outer, out), QPointF(inner, out))
        path.lineTo(tracks.point(goal, lap))
        return path
    y = tracks.y(over, lap) + (HOP if is_bottom(over) else -HOP)
    path.quadTo(QPointF(tracks.board.centre(over).x(), y), tracks.point(goal, lap))
    return path
