"""The players' faces: three outlaws of the wan cards."""

from __future__ import annotations

from typing import Final

from cardtable.scene.decks.dongguan.medal import Glyph, medal

RADIUS: Final = 26.0  # that plates show
HEROES: Final = (2, 1, 5)  # by seat: a helmet, a flower in the hair, a straw hat


def portrait(seat: int, radius: float) -> Glyph:
    """Return the face of whoever sits there."""
    return medal(HEROES[seat], radius)
