"""The players' faces: the outlaws of the wan cards; each seat keeps its own."""

from __future__ import annotations

from typing import Final

from cardtable.scene.decks.dongguan.medal import Glyph, medal

RADIUS: Final = 26.0  # that plates show
HEROES: Final = (2, 1, 8, 4, 5, 9)  # of the wan cards, by seat


def portrait(seat: int, radius: float) -> Glyph:
    """Return the face of whoever sits there."""
    return medal(HEROES[seat], radius)
