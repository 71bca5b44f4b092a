"""Places on the board: nothing overlaps, everything is inside, stones lie apart and stay where they lie."""

from __future__ import annotations

import itertools
import math
import time

import pytest
from PySide6.QtCore import QPointF, QRectF

from cardtable.games.o_an_quan.geometry import (
    BOARD,
    ENDS,
    LEFT_END,
    RIGHT_END,
    RIM,
    SQUARES,
    WALL,
    BoardGeometry,
    TrayGeometry,
    is_bottom,
    is_end,
)
from cardtable.games.o_an_quan.heap import APART, FLAT, RADII, Heap, Region, heap

BOARDS = [BOARD, QRectF(56, 136, 1168, 528), QRectF(40, 150, 1500, 448), QRectF(0, 0, 1100, 430)]
ROWS = [square for square in SQUARES if not is_end(square)]


@pytest.fixture(params=BOARDS, ids=lambda r: f"{r.width():g}x{r.height():g}")
def board(request: pytest.FixtureRequest) -> BoardGeometry:
    return BoardGeometry(request.param)


TRAY = TrayGeometry(QRectF(486, 22, 440, 86))


def test_squares_do_not_touch_each_other(board: BoardGeometry) -> None:
    for a, b in itertools.combinations(SQUARES, 2):
        grown = board.square_rect(a).adjusted(-WALL / 2 + 0.01, -WALL / 2 + 0.01, WALL / 2 - 0.01, WALL / 2 - 0.01)
        assert not grown.intersects(board.square_rect(b)), (a, b)


def test_squares_lie_inside_the_rim(board: BoardGeometry) -> None:
    outline = board.outline()
    assert board.rect.contains(outline.boundingRect().adjusted(0.01, 0.01, -0.01, -0.01))
    for square in SQUARES:
        path = board.square_path(square)
        assert outline.contains(path)
        assert board.inner.contains(path.boundingRect().adjusted(0.01, 0.01, -0.01, -0.01))


def test_the_ring_runs_counter_clockwise(board: BoardGeometry) -> None:
    middle = board.rect.center()

    def angle(square: int) -> float:
        p = board.centre(square) - middle
        return math.atan2(-p.y(), p.x())

    turns = [(angle((s + 1) % 12) - angle(s)) % math.tau for s in SQUARES]
    assert sum(turns) == pytest.approx(math.tau)
    assert board.centre(0).x() < board.centre(4).x() < board.centre(RIGHT_END).x()
    assert board.centre(0).y() > board.middle > board.centre(10).y()
    assert board.centre(LEFT_END).x() < board.centre(0).x()


def test_the_board_is_symmetric(board: BoardGeometry) -> None:
    mid = board.rect.center()
    for square in SQUARES:
        turned = board.centre((square + 6) % 12)
        assert turned.x() == pytest.approx(2 * mid.x() - board.centre(square).x())
        assert turned.y() == pytest.approx(2 * mid.y() - board.centre(square).y())


def test_signs_do_not_hide_each_other(board: BoardGeometry) -> None:
    badges = [board.badge_point(s) for s in SQUARES]
    for a, b in itertools.combinations(badges, 2):
        assert math.hypot(a.x() - b.x(), a.y() - b.y()) > 60
    for square in ROWS:
        for right in (False, True):
            arrow, key = board.arrow_point(square, right), board.key_point(square, right)
            assert math.hypot(arrow.x() - key.x(), arrow.y() - key.y()) > 38
            assert min(math.hypot(arrow.x() - b.x(), arrow.y() - b.y()) for b in badges) > 27 + 16
        assert board.arrow_point(square, False).x() < board.centre(square).x() < board.arrow_point(square, True).x()


def test_rim_points_lie_on_the_rim_between_their_squares(board: BoardGeometry) -> None:
    for square in SQUARES:
        point, following = board.rim_point(square), (square + 1) % 12
        on_edge = board.rect.bottom() - RIM / 2 if point.y() > board.middle else board.rect.top() + RIM / 2
        assert point.y() == pytest.approx(on_edge)
        if not is_end(square) and not is_end(following):
            xs = sorted((board.centre(square).x(), board.centre(following).x()))
            assert xs[0] < point.x() < xs[1]
    points = {(round(board.rim_point(s).x()), round(board.rim_point(s).y())) for s in SQUARES}
    assert len(points) == 12


def test_stones_leave_the_lane_free(board: BoardGeometry) -> None:
    for square in ROWS:
        region, lane = board.region(square).rect, board.lane_point(square)
        assert board.square_rect(square).contains(lane)
        gap = region.top() - lane.y() if is_bottom(square) else lane.y() - region.bottom()
        assert gap >= 17


def test_mandarins_lie_in_their_half_moons_clear_of_stones(board: BoardGeometry) -> None:
    for square in ENDS:
        point, radius = board.mandarin_point(square), board.mandarin_radius
        path = board.square_path(square)
        assert all(
            path.contains(QPointF(point.x() + radius * math.cos(a), point.y() + radius * math.sin(a)))
            for a in (k * math.tau / 24 for k in range(24))
        )
        assert board.region(square, True).rect.top() >= point.y() + radius


# -- stones -----------------------------------------------------------------------------------------------------------


def regions(board: BoardGeometry) -> list[tuple[int, Region, int]]:
    places = [(s, board.region(s), s) for s in SQUARES]
    places += [(s, board.region(s, True), s) for s in ENDS]
    return places


def inside(region: Region, lying: Heap) -> bool:
    r = region.rect.adjusted(lying.radius, lying.radius, -lying.radius, -lying.radius)
    r = r.adjusted(-0.01, -0.01, 0.01, 0.01)
    return all(r.contains(QPointF(spot.x, spot.y)) for spot in lying.spots)


@pytest.mark.parametrize("count", [0, 1, 2, 5, 6, 9, 12, 13, 20, 31, 50, 70])
def test_every_stone_lies_inside_its_square(board: BoardGeometry, count: int) -> None:
    for square, region, seed in regions(board):
        lying = heap(region, count, seed)
        assert len(lying.spots) == count
        assert inside(region, lying), square
        if is_end(square):
            path = board.square_path(square)
            assert all(path.contains(QPointF(s.x, s.y)) for s in lying.spots)


@pytest.mark.parametrize("count", range(1, FLAT + 1))
def test_up_to_a_dozen_lie_side_by_side(board: BoardGeometry, count: int) -> None:
    for _, region, seed in regions(board):
        lying = heap(region, count, seed)
        assert {spot.layer for spot in lying.spots} == {0}
        for a, b in itertools.combinations(lying.spots, 2):
            assert math.hypot(a.x - b.x, a.y - b.y) >= APART * lying.radius - 0.01


@pytest.mark.parametrize("count", [FLAT + 1, 18, 25, 40])
def test_more_are_a_pile(board: BoardGeometry, count: int) -> None:
    for _, region, seed in regions(board):
        layers = [spot.layer for spot in heap(region, count, seed).spots]
        assert max(layers) >= 1
        assert layers == sorted(layers)


def test_a_sown_stone_moves_no_other_while_the_size_stays() -> None:
    board = BoardGeometry(BOARD)
    for _, region, seed in regions(board):
        for count in range(1, 40):
            now, then = heap(region, count, seed), heap(region, count + 1, seed)
            if now.radius == then.radius and (count == FLAT) is False:
                assert then.spots[:count] == now.spots


def test_stones_get_smaller_only_when_there_are_more() -> None:
    board = BoardGeometry(BOARD)
    for _, region, seed in regions(board):
        radii = [heap(region, count, seed).radius for count in range(1, FLAT + 1)]
        assert radii == sorted(radii, reverse=True)
        assert radii[4] == RADII[0]
        assert min(radii) >= 15


def test_equal_arguments_lie_equally_and_seeds_differ() -> None:
    region = BoardGeometry(BOARD).region(2)
    assert heap(region, 5, 1) == heap(Region(QRectF(region.rect)), 5, 1)
    assert heap(region, 5, 1) != heap(region, 5, 2)


def test_groups_lie_about_the_middle() -> None:
    board = BoardGeometry(BOARD)
    for square in ROWS:
        region = board.region(square)
        for count in (1, 3, 5, 8):
            spots = heap(region, count, square).spots
            mean = sum(s.x for s in spots) / count, sum(s.y for s in spots) / count
            assert math.dist(mean, (region.rect.center().x(), region.rect.center().y())) < 26


def test_laying_the_first_stones_takes_no_time() -> None:
    board = BoardGeometry(QRectF(3, 5, 1168, 448))
    started = time.process_time()
    for square in ROWS:
        heap(board.region(square), 5, square)
    assert time.process_time() - started < 0.06  # about 0.006 on an idle machine


# -- trays ------------------------------------------------------------------------------------------------------------


def test_a_trays_hollows_do_not_touch_and_lie_inside() -> None:
    assert not TRAY.mandarin_hollow().intersects(TRAY.stone_hollow())
    assert TRAY.outline().contains(TRAY.mandarin_path())
    assert TRAY.outline().contains(TRAY.stone_path())


def test_both_mandarins_find_room() -> None:
    first, second = TRAY.mandarin_point(0), TRAY.mandarin_point(1)
    assert second.x() - first.x() >= 2 * TRAY.mandarin_radius
    for point in (first, second):
        r = TRAY.mandarin_radius
        assert TRAY.mandarin_hollow().contains(QRectF(point.x() - r, point.y() - r, 2 * r, 2 * r))


@pytest.mark.parametrize("count", [0, 1, 7, 9, 13, 14, 16, 19, 25, 38, 60])
def test_stones_of_a_store_lie_inside_and_clear_of_the_number(count: int) -> None:
    region = TRAY.region()
    lying = heap(region, count, 3)
    assert len(lying.spots) == count
    assert inside(region, lying)
    badge = TRAY.badge_point()
    for spot in lying.spots:
        assert math.hypot(spot.x - badge.x(), spot.y - badge.y()) > 17 + lying.radius - 1


def test_a_store_grows_from_its_middle_without_moving() -> None:
    region = TRAY.region()
    for count in range(1, 60):
        now, then = heap(region, count, 3), heap(region, count + 1, 3)
        if now.radius == then.radius:
            assert then.spots[:count] == now.spots
