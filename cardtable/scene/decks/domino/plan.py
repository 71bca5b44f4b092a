"""Which identities there are, and where everything stands on a domino card, in units: 62 wide, 112 high."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

WIDE: Final = 62.0
HIGH: Final = 112.0
CORNER: Final = 5.0
STRIP: Final = 3.4  # of the family's colour, along the left edge
SIDE: Final = 0.53  # the thickness of the sheet, left open below
ROOM: Final = 53.6  # for a line of the name
AXIS: Final = (STRIP + WIDE) / 2

FAMILIES: Final = {  # each from its highest to its lowest
    "long": ("6-6", "1-1", "4-4", "1-3", "3-3", "5-5", "2-2"),
    "yao": ("1-5", "1-6", "4-6", "5-6"),
    "black": ("3-6", "2-6", "3-5", "2-5", "2-3"),
    "red": ("4-5", "3-4", "1-4", "1-2", "2-4"),
}
_FAMILY: Final = {identity: family for family, members in FAMILIES.items() for identity in members}
HEAVEN: Final = "6-6"  # half of its pips are red
RED: Final = "14"  # halves with red pips

Place: TypeAlias = tuple[float, float, float]


@dataclass(frozen=True, slots=True)
class Plan:
    """Where the parts are: each a place, x and y, then a size."""

    digit: Place  # middle and top of the upper one, and its height
    pitch: float  # from digit to digit
    mark: Place  # middle
    fleuron: Place  # foot of its leaves
    tile: Place | None = None  # left upper corner, and side of a half
    upright: bool = False  # the printed domino stands
    emblem: Place | None = None  # middle, and scale
    foot: bool = False  # the usual index and domino again, turned; and the name above them


def family_of(identity: str) -> str:
    """Return the family of an identity.

    :raises KeyError: if there is no such identity.
    """
    return _FAMILY[identity]


NORMAL: Final = Plan(
    digit=(9.9, 4.0, 9.9),
    pitch=11.1,
    mark=(9.9, 32.8, 9.0),
    fleuron=(9.9, 53.4, 7.0),
    tile=(17.6, 3.6, 20.8),
    emblem=(35.4, 44.6, 0.86),
    foot=True,
)
LARGE: Final = Plan(
    digit=(13.0, 4.2, 19.0),
    pitch=21.4,
    mark=(13.0, 51.6, 12.4),
    fleuron=(12.2, 62.8, 5.0),  # between mark and name
    tile=(23.8, 3.6, 17.6),
    emblem=(41.4, 41.6, 0.8),
    foot=True,
)
SMALL: Final = Plan(
    digit=(18.6, 7.4, 29.0),
    pitch=33.2,
    mark=(18.6, 91.2, 21.0),
    fleuron=(46.4, 102.6, 11.0),
    tile=(35.6, 7.6, 21.6),
    upright=True,
    emblem=(46.2, 73.0, 0.74),
)
SMALL_LARGE: Final = Plan(
    digit=(21.6, 6.6, 37.0),
    pitch=40.4,
    mark=(20.2, 97.4, 18.6),
    fleuron=(47.6, 102.0, 15.0),
)
