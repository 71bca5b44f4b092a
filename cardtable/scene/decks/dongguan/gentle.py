"""Heroes 1, 4 and 6, without armour: the flute player, the nobleman with his fan, the youth with the dragon."""

from __future__ import annotations

import math
from typing import Final

from cardtable.scene.decks.dongguan.features import (
    blossom,
    brows,
    cheeks,
    crossed_collar,
    dressed,
    eyes,
    face,
    fist,
    nose,
    robe,
    sleeves,
    smile,
    stripes,
)
from cardtable.scene.decks.dongguan.woodcut import Cuts, Group, area, flat, line, slab, spot, wood

FLUTE_AXIS: Final = 29.0
FLUTE: Final[Cuts] = (
    *dressed(robe(29), "mist", stripes("sky", 4.6, 1.3, 24), sleeves(29)),
    *crossed_collar(29, "blue"),
    area(spot(29, 45, 11.6, 11.4)),
    wood("M38 46 C41 52 40.5 58 42.4 63 C38.4 61 37.4 56 36.8 50 Z", "ink", 0.6, twice=True),
    *face(29, 50.4, 8.8, 10.4, ears=False),
    area("M19.6 48 C19.4 36 38.6 36 38.4 48 C36.5 44.6 33 42.8 30.5 42.2 C27 43.4 22 44 19.6 48 Z"),
    flat("M18 43.6 C20 36.4 38 36.4 40 43.6 L39.2 46 C36 40.8 22 40.8 18.8 46 Z", "flesh"),
    *(area(spot(29 + k * 2.9, 39.9 + abs(k) * 0.42 + k * k * 0.1, 0.66), "blue") for k in range(-3, 4)),
    flat(spot(29, 33.2, 4.6, 4.0), "ink", 0.8),
    line("M26.2 32.4 C27.6 30.6 30 30.4 31.6 31.6", 0.6, "flesh"),
    flat(slab(25.6, 36.2, 6.8, 1.9, 0.8), "red", 0.7),
    *brows(29, 46.4, 4.0, "soft"),
    *eyes(29, 50.0, 3.9, -0.5),
    *nose(29, 50.2, 0.8, 3.1),
    *cheeks(29, 50.5, 5.2),
    flat(spot(28.7, 56.6, 1.35, 1.1), "red", 0.6),
    *blossom(41.4, 46.2, 2.7, 2.1, ("coral", "amber")),
    Group(
        (
            wood(slab(-22.5, -1.7, 37, 3.4, 1.5), "gold", 1.0),
            *(area(spot(-17.6 + k * 3.1, 0, 0.62)) for k in range(5)),
            *(area(slab(x, -1.9, 1.3, 3.8, 0.4), "seal") for x in (-20.6, 11.6)),
        ),
        at=(28.4, 58.6),
        angle=9,
    ),
    line("M7 57 C6 61 7.4 64 6.2 68 M7 57 C8.6 61 8.6 64 8.8 67", 1.1, "seal"),
    *fist(17.2, 59.3, 2.9),
    *fist(37.6, 62.2, 2.9),
)

_FOLDS: Final = tuple(math.radians(28 + 124 * k / 8) for k in range(9))
_FAN: Final = "M0 0 L15.45 -8.22 C9.5 -19.2 -9.5 -19.2 -15.45 -8.22 Z"

FAN_AXIS: Final = 31.0
FAN: Final[Cuts] = (
    *dressed(
        robe(31),
        "mist",
        flat("M44 64 C41.5 70 42 78 42.5 86 L57 86 L57 64 Z", "blue", twice=True),
        line("M47.4 66 C46 72 46.2 78 47 84 M52 69 C51.4 74 51.4 79 52 84", 0.6, "sky", twice=True),
    ),
    *crossed_collar(31, "blue"),
    *blossom(46.5, 75.0, 2.6, 1.7, ("mist", "gold"), 0.6),
    flat("M24 38.6 C20 34 14 33.6 10.5 36.6 C13 40.6 19 41.6 24 41.4 Z", "ink"),
    flat("M38 38.6 C41 36 43 35.4 44.6 36.2 C43.8 40 41 41.6 38 41.4 Z", "ink"),
    line("M12.6 36.8 C16 35.4 20 36.4 23 39", 0.5, "grey"),
    *face(31, 51, 8.6, 10.4),
    area("M22 50 C21.6 46 22 44 22.6 42.6 L39.4 42.6 C40 44 40.4 46 40 50 L38.8 46.4 L23.2 46.4 Z"),
    wood("M22.4 46 L24 29.4 C27 27.6 35 27.6 38 29.4 L39.6 46 C35 43.6 27 43.6 22.4 46 Z", "ink", 1.0),
    line(
        "M26.4 30.2 L25.7 42.2 M28.7 30.2 L28.3 42.2 M31 30 V42.2 M33.3 30.2 L33.7 42.2 M35.6 30.2 L36.3 42.2",
        0.5,
        "grey",
    ),
    flat("M22.5 45.8 C27 42.6 35 42.6 39.5 45.8 L39.7 48 C35 44.8 27 44.8 22.3 48 Z", "gold", 0.8),
    flat(slab(29.3, 42.6, 3.4, 3.8, 0.6), "jade", 0.7),
    *brows(31, 48.8, 3.9, "soft"),
    *eyes(31, 51.6, 3.8, -0.4, 0.9),
    *nose(31, 51.6, 0.8, 3.0),
    *cheeks(31, 51.6, 5.2),
    line("M31.6 56.6 C33.2 56.2 34.6 57 36 58.8", 0.8, twice=True),
    *smile(31, 58, 1.7),
    area("M29.9 60.6 C30 63.4 30.6 66.4 31.2 68.6 C31.8 66.4 32.2 63.4 32.2 60.6 Z"),
    Group(
        (
            wood(_FAN, "flesh", 1.0),
            line(" ".join(f"M0 0 L{17 * math.cos(a):.2f} {-17 * math.sin(a):.2f}" for a in _FOLDS), 0.5),
            flat("M0 0 L6.6 -3.5 C4 -8.2 -4 -8.2 -6.6 -3.5 Z", "gold", 0.7),
            *(area(spot(x, y, r), "red") for x, y, r in ((-4.4, -11.6, 1.6), (-1, -13.4, 1.3), (3.6, -12.4, 1.6))),
            line("M-8.4 -8.4 C-4 -11.6 2 -9.6 8 -11", 0.9),
            area("M2 -10 q2.4 -.8 3.6 .8 q-2.2 1 -3.6 -.8 Z", "green"),
        ),
        at=(19.4, 76.5),
        angle=-20,
    ),
    *fist(19.6, 76.4, 3.1),
)

_DRAGON: Final = (  # its middle line and which way it looks there: x, y, angle
    (8.4, 82.0, -85), (8.9, 78.6, -78), (10.2, 75.4, -58), (12.6, 73.2, -24), (15.4, 73.0, 22), (17.8, 74.9, 46),
    (20.2, 77.1, 34), (23.0, 78.5, 14), (26.0, 78.2, -24), (28.5, 76.3, -50), (30.7, 73.8, -42), (33.4, 72.2, -14),
    (36.4, 72.6, 30), (38.8, 75.0, 42), (41.4, 76.6, 18), (44.0, 76.2, -30), (45.6, 73.8, -72),
)  # fmt: skip
_SPINE: Final = (
    "M8.4 82 C9 73 14 70.6 17.4 74.4 C20.8 78.4 25 80.6 28.4 76.4 C31.6 72.2 35.4 71 38.4 74.6 "
    "C41.6 78.2 46.6 77.2 45.6 72.4"
)


def _tattoo() -> Cuts:
    """Return the dragon that winds from the arm over the chest to the shoulder."""
    fins = tuple(
        Group((area("M-1.1 -2.5 L.2 -4.6 L1.2 -2.5 Z", "red"),), (x, y), angle) for x, y, angle in _DRAGON[1:-1]
    )
    scales = tuple(Group((line("M0 -1.7 Q1.5 0 0 1.7", 0.6, "mist"),), (x, y), angle) for x, y, angle in _DRAGON[:-1])
    return (
        *fins,
        line(_SPINE, 6.2),
        line(_SPINE, 4.7, "blue"),
        *scales,
        area("M44.6 74.8 C41.4 74.4 39 72.4 37.4 69.6 L40.4 70.2 L38.4 66.4 L41.6 68.2 L41 64.6 L44.2 67.4 Z", "red"),
        line("M45 67.6 C44.6 65.2 42.6 63.8 40.4 63.6 M42.6 64.4 L42 62.6 M47 67 C47 64.8 45.8 63.4 44.2 62.6", 1.0),
        area("M49.4 70.2 L54.6 71.4 L50.6 72.6 Z", "seal"),
        flat(
            "M42.4 73.6 C41.6 69.8 43.8 66.6 47 66.6 C49 66.6 50.4 67.4 51.6 67.4 C52.6 66.2 54.6 66.4 55 68 "
            "C55.2 69.6 54 70.6 52.4 70.6 L49.2 70.4 L48.6 71.6 L52.8 73.2 C51.6 75.4 46 77.2 42.4 73.6 Z",
            "blue",
            0.85,
        ),
        area("M50 70.5 L50.6 71.8 L51.3 70.6 Z M51.8 70.6 L52.3 71.7 L53 70.5 Z", "white"),
        area(spot(47.2, 69, 1.3), "white"),
        area(spot(47.5, 69.1, 0.7)),
        line("M45.6 67.4 C46.6 66.8 47.8 66.8 48.8 67.4", 0.7),
        line("M54 70.4 C55.6 71.2 56 73.2 55 75", 0.7, "seal"),
    )


DRAGON_AXIS: Final = 30.0
DRAGON: Final[Cuts] = (
    Group(
        (
            line("M0 -25 V32", 3.2),
            line("M-.4 -24 V32", 1.8, "wood"),
            *(area(slab(-1.8, y, 3.6, 1.6, 0.5)) for y in (-20, -12, 14, 22)),
        ),
        at=(9.6, 54),
        angle=3,
    ),
    *dressed(
        robe(30, 1.04),
        "skin",
        area("M46 62 C43 68 43 78 45 86 H56 V62 Z", "tan"),
        line("M41.6 67.4 C40.8 72 41.2 77 42 83", 0.8, twice=True),
        line("M30 64.6 V69.4 M22 70 C25 71.6 28 71.4 29.6 70 M38 70 C35 71.6 32 71.4 30.4 70", 0.7),
        *_tattoo(),
    ),
    line("M26 60.5 C28 63.5 32 63.5 34 60.5", 0.8),
    area(spot(30, 45, 11.2, 10.6)),
    *face(30, 50.2, 9.3, 10.6, jaw=1.0),
    area(
        "M20.4 49 C19.4 37 40.6 37 39.6 49 C38.6 45 36 43 34 42.4 L31.6 44.4 L29 42 L26.4 44.2 L25 42.6 "
        "C22.6 43.6 21.2 46 20.4 49 Z"
    ),
    flat("M26.6 36.4 C23 31 26 27.4 30 27.4 C34 27.4 37 31 33.4 36.4 Z", "ink", 0.8),
    line("M27.4 31 C28.4 29.4 30.4 29 32 29.8", 0.6, "flesh"),
    flat("M25.8 36 C21 34 17 37 13.6 35 C15 39 20 40.6 25.8 37.6 Z", "red", 0.8),
    flat("M25.6 37 C22 38.4 19.6 42 16 42 C18.6 44.4 23 42.6 26.4 38 Z", "red", 0.8),
    flat(slab(25.6, 35.2, 8.8, 2.6, 1), "red", 0.8),
    *brows(30, 46.4, 4.2, "angry"),
    *eyes(30, 50.4, 4.0, 0.4, 1.05),
    *nose(30, 50.6, 0.95, 3.4),
    *cheeks(30, 50.6, 5.8),
    *smile(30, 57.2, 2.6),
    *fist(9.4, 66.5, 3.3),
)
