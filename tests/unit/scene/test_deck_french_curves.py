"""Curves written as text."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from cardtable.scene.decks.curves import curve, flat_stroke


def ends(path: QPainterPath) -> list[tuple[float, float]]:
    return [(path.elementAt(n).x, path.elementAt(n).y) for n in range(path.elementCount())]


def test_lines_may_be_absolute_or_relative() -> None:
    expected = [(1, 2), (4, 6), (9, 6), (9, 1)]
    assert ends(curve("M1,2 L4,6 H9 V1")) == expected
    assert ends(curve("m1 2 l3 4 h5 v-5")) == expected
    assert ends(curve("M1,2 4,6 9,6 9,1")) == expected  # pairs after a move are lines


def test_numbers_need_no_spaces_where_a_sign_parts_them() -> None:
    assert ends(curve("M.5-.5L-1-2")) == [(0.5, -0.5), (-1, -2)]


def test_a_smooth_piece_mirrors_the_handle_before_it() -> None:
    plain = curve("M0,0 C0,4 4,8 8,8 C12,8 16,4 16,0")
    assert ends(curve("M0,0 C0,4 4,8 8,8 S16,4 16,0")) == ends(plain)
    assert ends(curve("M0,0 L8,8 S16,4 16,0")) == ends(curve("M0,0 L8,8 C8,8 16,4 16,0"))


def test_closing_goes_back_to_where_the_part_began() -> None:
    path = curve("M2,3 h4 v4 Z l1,1")
    assert path.currentPosition() == QPointF(3, 4)


def test_ellipses_and_rectangles() -> None:
    assert curve("O5,6,3,2").boundingRect() == QRectF(2, 4, 6, 4)
    assert curve("R1,2,10,8,2").boundingRect() == QRectF(1, 2, 10, 8)


@pytest.mark.parametrize("text", ["3,4 L5,6", "M1", "M0,0 C1,2 3,4", "M0,0 Q1"])
def test_broken_text_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"no command before|wants a multiple"):
        curve(text)


def test_a_flat_stroke_ends_where_its_line_ends() -> None:
    assert flat_stroke(curve("M0,0 H20"), 6).boundingRect() == QRectF(0, -3, 20, 6)
