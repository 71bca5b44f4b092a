"""Where everything stands on a French card, in its own units: 180 wide, 260 high."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

WIDE: Final = 180.0
HIGH: Final = 260.0
CORNER: Final = 13.0
MIDDLE: Final = (WIDE / 2, HIGH / 2)


@dataclass(frozen=True, slots=True)
class Plan:
    """Sizes of the corner index, and what it leaves to the picture."""

    index_x: float  # axis of the column
    rank_top: float
    rank_high: float
    rank_wide: float  # at most
    suit_y: float
    suit_size: float
    notch: tuple[float, float]  # corner of a figure's panel that is left to the index: right and lower edge


NORMAL: Final = Plan(28.5, 12.5, 50, 38, 82, 28, (51, 102))
LARGE: Final = Plan(36, 12.5, 74, 54, 113, 38, (69, 138))
