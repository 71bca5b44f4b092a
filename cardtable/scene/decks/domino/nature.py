"""Emblems from nature: sun and cloud, a field, two leaves, bamboo, a plum blossom, and drops."""

from __future__ import annotations

import math
import re
from typing import Final

from cardtable.scene.decks.dongguan.woodcut import Cuts, Group, area, line, spot, wood


def _rays(x: float, y: float, near: float, far: float, first: int, last: int) -> str:
    """Return rays of the sun, from one angle to another in steps of 24°, 0° at the right and on clockwise."""
    return " ".join(
        f"M{x + near * c:.2f},{y + near * s:.2f} L{x + far * c:.2f},{y + far * s:.2f}"
        for turn in range(first, last + 1, 24)
        for c, s in [(math.cos(math.radians(turn)), math.sin(math.radians(turn)))]
    )


_HEAVEN: Final[Cuts] = (
    line(_rays(0.6, -2.4, 10.5, 13.0, 174, 366), 1.3, "ray"),
    wood(spot(0.6, -2.4, 8.6), "sun"),
    area("M-6.4,-4.6 C-5,-9.2 1,-10.8 4.6,-8.4 C0.6,-8.4 -4,-7.2 -6.4,-4.6 Z", "glow"),
    wood(
        "M-13.4,11 C-16,9.4 -14.8,4.2 -10.4,4.8 C-10.2,0.6 -4.6,-0.8 -2.4,2.8 C0.4,-1.6 7,-0.4 7.2,4.6 "
        "C10.8,2.8 14.8,5.6 13.8,9 C13.4,10.2 12.6,11 11.6,11 Z",
        "cloud",
    ),
    area("M-13,10.2 C-8,8.4 6,8.4 12.8,9.2 C12.4,10 12,10.4 11.4,10.4 H-12 Z", "haze"),
    line(
        "M-10.4,4.8 C-7.6,4.4 -6,6.6 -7.2,8.2 C-8.2,9.2 -9.8,8.4 -9.3,7.2 M-2.4,2.8 C0.8,2.2 2.6,5 1.4,7.4 "
        "C0.4,9 -1.8,8.4 -1.4,6.6 M7.2,4.6 C9.8,4.6 10.6,7 9.4,8.6",
        1.0,
        "swirl",
    ),
)

_FURROWS: Final = " ".join(
    f"M{0.5 * x},2 Q{0.8 * x},7 {1.9 * x},15" for x in (-11, -7.4, -4.2, -1.4, 1.4, 4.2, 7.4, 11)
)
_EARTH: Final[Cuts] = (
    wood(spot(0, 0, 13.2), "dawn"),
    Group(
        (
            area("M-14,-1.4 C-10,-5.4 -6,-4.4 -3,-1.6 C1,-5.6 8,-5.4 14,-1 V4 H-14 Z", "bamboo"),
            area("M-16,2.4 C-8,-2.6 8,-2.6 16,2.4 V16 H-16 Z", "soil"),
            area("M-16,9 C-8,6 8,6 16,9 V16 H-16 Z", "dusk"),
            line(_FURROWS, 0.9),
            area("M-16,2.4 C-8,-2.6 8,-2.6 16,2.4 V4.6 C8,0 -8,0 -16,4.6 Z", "grass"),
            line("M-16,2.4 C-8,-2.6 8,-2.6 16,2.4"),
        ),
        clip=spot(0, 0, 13.2),
    ),
    line(spot(0, 0, 13.2), 1.2),
    line("M0,2.2 V-5.6", 1.7),
    wood("M0,-3.4 C-0.8,-8.2 -5.4,-9.6 -8.4,-8.4 C-7.4,-4.4 -3.6,-2.4 0,-3.4 Z", "fern", 0.95, drop=0.6),
    wood("M0,-4.6 C0.8,-9.6 5.4,-11 8.6,-9.8 C7.6,-5.6 3.6,-3.6 0,-4.6 Z", "sprout", 0.95, drop=0.6),
    line("M-1,-4.2 C-2.6,-6.4 -4.6,-7.4 -6.4,-7.6 M1,-5.4 C2.8,-7.6 4.8,-8.6 6.6,-8.9", 0.5),
)

_LEAF: Final = (
    "M0.4,12 C0.6,4 0.8,-2.4 3.6,-7 C7,-11.6 11.4,-12.8 13.6,-12 C14.6,-6 13.2,1.6 8.8,6.4 C6.2,9.2 3,10.4 0.4,12 Z"
)
_SHADE: Final = "M0.4,12 C3.2,5.6 7.6,-2.4 13.6,-12 C14.6,-6 13.2,1.6 8.8,6.4 C6.2,9.2 3,10.4 0.4,12 Z"
_VEINS: Final = (
    "M1.6,9 C4.4,3.4 7.6,-2.6 11.6,-9 M3.9,4.8 L3.6,1 M6,1 L5.7,-3.4 M8.2,-3 L8.2,-7 M3.9,4.8 L8.2,4.2 M6,1 L10.4,0.2 "
    "M8.2,-3 L12.2,-4"
)


def _mirrored(path: str) -> str:
    """Return a curve of absolute points at the other side of the axis."""
    return re.sub(r"(-?[0-9.]+),", lambda found: f"{-float(found[1])},", path)


_HARMONY: Final[Cuts] = (
    wood(_mirrored(_LEAF), "sprout"),
    area(_mirrored(_SHADE), "fern"),
    line(_mirrored(_VEINS), 0.75),
    line(_mirrored(_LEAF), 1.1),
    wood(_LEAF, "teal"),
    area(_SHADE, "pine"),
    line(_VEINS, 0.75),
    line(_LEAF, 1.1),
    line("M0,6 C0,9.4 0.4,11.6 -0.4,14.2", 1.8),
    wood(spot(0, 4.8, 2.0), "scarlet", 0.85, drop=0.5),
    area(spot(-0.6, 4.2, 0.6), "spark"),
)


def _bamboo(x: float, dye: str, joints: tuple[float, float], shade: str) -> Cuts:
    """Return one cane, its two joints at heights of its own."""
    left = x - 3.0
    return (
        wood(f"R{left},-12.8,6,25.6,2.2", dye),
        area(f"R{x + 0.9},-12,1.7,24,0.8", shade),
        *(line(f"M{left - 0.2},{y} Q{x},{y + 1.7} {x + 3.2},{y}", 1.1) for y in joints),
        line(f"M{x - 1.5},-10.8 V-7.4 M{x - 1.5},{joints[0] + 2.8} V{joints[0] + 5}", 0.9, "cloud"),
    )


_LONG_THREE: Final[Cuts] = (
    *_bamboo(-8.6, "bamboo", (-4.6, 4.6), "fern"),
    *_bamboo(8.6, "bamboo", (-3.4, 5.4), "fern"),
    *_bamboo(0, "cane", (-5.6, 3.6), "ochre"),
)

_PETAL: Final = (
    "M0,-1.7 C-8.8,-4.2 -8.8,-13.9 -2.3,-14.2 C-1.2,-13.9 -0.6,-13.3 0,-12.6 C0.6,-13.3 1.2,-13.9 2.3,-14.2 "
    "C8.8,-13.9 8.8,-4.2 0,-1.7 Z"
)
_BLUSH: Final = (
    "M0,-2 C-3.4,-3.6 -4,-6.4 -2.6,-8.6 C-1.4,-7.4 -0.8,-7 0,-9.2 C0.8,-7 1.4,-7.4 2.6,-8.6 C4,-6.4 3.4,-3.6 0,-2 Z"
)
_STAMENS: Final = " ".join(
    f"M0,0 L{5.4 * math.sin(turn):.2f},{-5.4 * math.cos(turn):.2f}"
    for turn in (math.radians(36 * n + 18) for n in range(10))
)
_PLUM: Final[Cuts] = (
    *(
        Group((wood(_PETAL, "petal", 1.1, drop=0.7), area(_BLUSH, "scarlet")), at=(0, 0.8), angle=72 * n)
        for n in range(5)
    ),
    Group(
        (
            line(_STAMENS, 0.6),
            *(
                area(spot(5.6 * math.sin(turn), -5.6 * math.cos(turn), 0.95), "pollen")
                for turn in (math.radians(36 * n + 18) for n in range(10))
            ),
            wood(spot(0, 0, 2.9), "amber", 1.0, drop=0.4),
            area(spot(0, 0, 1.1), "bronze"),
        ),
        at=(0, 0.8),
    ),
)

_DROP: Final = (
    "M0,-12.6 C1.6,-6.4 7,-2.6 7,4 C7,8.6 3.8,11.4 0,11.4 C-3.8,11.4 -7,8.6 -7,4 C-7,-2.6 -1.6,-6.4 0,-12.6 Z"
)
_IN_DROP: Final[Cuts] = (
    wood(_DROP, "scarlet"),
    area("M1.6,-5 C3.4,-2 5.8,0.2 6.2,4 C6.2,8 3.4,10.6 -0.4,10.7 C3.4,8 4.2,1.4 1.6,-5 Z", "maroon"),
    line("M-4.2,3.2 C-4.4,6 -3,7.8 -1.4,8.4", 1.5, "spark"),
    area(spot(-3.4, -0.6, 0.9), "spark"),
)
_TWO_REDS: Final[Cuts] = (Group(_IN_DROP, at=(6.6, -1.6), scale=0.9), Group(_IN_DROP, at=(-5.8, 1.6), scale=0.98))

NATURE: Final[dict[str, Cuts]] = {
    "6-6": _HEAVEN,
    "1-1": _EARTH,
    "1-3": _HARMONY,
    "3-3": _LONG_THREE,
    "5-5": _PLUM,
    "2-4": _TWO_REDS,
}
