"""Where everything stands on a Spanish card, in its own units: 200 wide, 310 high."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

WIDE: Final = 200.0
HIGH: Final = 310.0
CORNER: Final = 13.0
MIDDLE: Final = (WIDE / 2, HIGH / 2)
INSET: Final = 11.0  # of the frame's line, from the edge of the card


@dataclass(frozen=True, slots=True)
class Plan:
    """Sizes of the index at the upper left, and how it pushes a figure aside."""

    left: float  # edge of the rank
    top: float
    rank_high: float
    rank_wide: float  # at most
    mark: float  # size of the suit's sign under the rank
    figure: tuple[float, float, float]  # scale of a figure, then how far it moves
    floor: tuple[float, int]  # right edge of the floor under it, and its tiles

    @property
    def axis(self) -> float:
        """The middle of a rank of one digit, under which the suit's sign stands."""
        return self.left + self.rank_high * 0.29


LOWER: Final = 36.0  # height of the turned rank at the lower right, beside the figures' floor

NORMAL: Final = Plan(18.0, 18.5, 44, 40, 29, (1, 0, 0), (139.5, 7))
LARGE: Final = Plan(18.0, 18.5, 74, 60, 51, (0.84, 33, 44), (181.5, 9))
