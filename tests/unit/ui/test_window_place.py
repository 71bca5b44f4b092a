"""The window always comes back where it can be seen and grasped."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect

from cardtable.ui.window_place import SMALLEST, usable_place

SCREEN = QRect(0, 0, 1920, 1080)
SECOND = QRect(1920, 0, 1280, 1024)
SMALL = QRect(0, 0, 1024, 600)


def test_a_place_on_a_screen_is_taken_as_it_is() -> None:
    assert usable_place((1000, 700, 2000, 100), [SCREEN, SECOND]) == QRect(2000, 100, 1000, 700)


@pytest.mark.parametrize(
    "kept",
    [
        (),
        (1280, 720),
        (1280, 720, 5000, 100),
        (1280, 720, -3000, 0),
        (1280, 720, 100, -900),
        (9000, 9000, 0, 0),
        (1, 1),
    ],
)
@pytest.mark.parametrize("screens", [[SCREEN], [SMALL], [SCREEN, SECOND]])
def test_any_place_ends_inside_a_screen(kept: tuple[int, ...], screens: list[QRect]) -> None:
    place = usable_place(kept, screens)
    assert any(screen.contains(place) for screen in screens)
    assert place.width() >= SMALLEST.width()
    assert place.height() >= SMALLEST.height()


def test_a_screen_that_is_gone_gives_its_windows_to_the_main_one() -> None:
    assert SCREEN.contains(usable_place((1000, 700, 2000, 100), [SCREEN]))


def test_where_programs_may_not_choose_only_the_size_counts() -> None:
    place = usable_place((1000, 700, 7, 9), [SCREEN], size_only=True)
    assert place.size().toTuple() == (1000, 700)
    assert place.topLeft().toTuple() != (7, 9)
