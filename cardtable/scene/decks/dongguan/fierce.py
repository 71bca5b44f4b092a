"""Heroes 3, 5 and 9, known by their heads: the red face with the long blade, the straw hat, the tiger's cap."""

from __future__ import annotations

from typing import Final

from cardtable.scene.decks.dongguan.features import (
    brows,
    cheeks,
    crossed_collar,
    dressed,
    eyes,
    face,
    fist,
    narrow_eyes,
    nose,
    robe,
    sleeves,
)
from cardtable.scene.decks.dongguan.woodcut import Cuts, Group, area, flat, line, sign, slab, spot, wood

BLADE_AXIS: Final = 31.0
BLADE: Final[Cuts] = (
    line("M10 30 V84", 2.7),
    line("M9.7 44 V84", 1.3, "gold"),
    wood(
        "M10.6 47.6 C14.6 46 17.6 41.4 17.2 36 C16.9 31.8 14 28.6 10.6 27.8 C12.6 31 11.4 33.6 8.2 35.4 L9.2 37.4 "
        "L6.6 38.4 L8.4 40.2 C8.6 43 8.8 45.6 10.6 47.6 Z",
        "steel",
        1.05,
    ),
    area("M15.2 33 C15.8 38 14 43 11.4 46 C14.4 44 16.6 40.4 16.4 36 C16.4 34.8 16 33.8 15.2 33 Z", "iron"),
    line("M15 34 C15.4 38.6 13.8 42.6 11.8 44.8", 0.6),
    flat(slab(7.2, 47.2, 5.6, 2.6, 0.9), "red", 0.8),
    line("M8 50 C6.4 53 7.6 55 5.8 57.6 M9 50 C8.4 53 9 55 8 58.4", 1.2, "seal"),
    *dressed(
        robe(31),
        "blue",
        *(
            cut
            for x, y in ((16, 73), (46, 73), (21, 81.5), (41, 81.5), (52, 80), (10.6, 80.5))
            for cut in (flat(spot(x, y, 2.9), "mist", 0.7), area(spot(x, y, 1.2), "blue"))
        ),
        sleeves(31),
    ),
    flat("M35 58.5 C40 63 43 68 42.5 84 H38 C39 72 36 66 33 62 Z", "flesh", 0.85, twice=True),
    flat("M42.4 41 C49 41.5 52.5 47 51.2 55.5 C47.8 52.6 45.6 49 41.2 47.4 Z", "sky", 1.0),
    line("M44.6 43.6 C47.4 45.4 49 48.4 49.6 51.8", 0.6),
    *face(31, 50, 9.4, 10.4, dyes=("ruddy", "flush")),
    wood(
        "M19.9 45.6 C18.6 33 25 29.2 31.6 29.4 C39.4 29.6 43.6 35 42.2 45.6 C37.6 41.6 24.6 41.6 19.9 45.6 Z",
        "blue",
        1.15,
    ),
    line("M25.4 33 C28 31 33 31 36.4 33.4 M23.4 36.4 C28 33.6 34.6 33.6 39 36.8", 0.8, "mist"),
    flat("M19.4 46.4 C22 39.8 40.2 39.8 42.6 46.4 L42 43.6 C38 37.4 24 37.4 20 43.6 Z", "gold"),
    flat(spot(31, 40.4, 2.6), "red", 0.8),
    area(spot(30.4, 39.8, 0.8), "print"),
    *brows(31, 46.8, 4.2, "wing"),
    *narrow_eyes(31, 50.4, 4.3),
    *nose(31, 50.4, 0.9, 3.4),
    area(
        "M22.2 52.5 C22.6 60 21.8 69 24 78.6 C25.6 75 26 70 26.6 66.6 C27 72.4 28.8 79 31 82 C33.2 79 35 "
        "72.4 35.4 66.6 "
        "C36 70 36.4 75 38 78.6 C40.2 69 39.4 60 39.8 52.5 C38.6 55.6 37 57 35 57 C33 56.2 32.2 55.6 31 55.6 "
        "C29.8 55.6 29 56.2 27 57 C25 57 23.4 55.6 22.2 52.5 Z"
    ),
    area("M28.6 58.2 C29.8 57.5 32.2 57.5 33.4 58.2 C32.4 59.5 29.6 59.5 28.6 58.2 Z", "rose"),
    line(
        "M28.4 62 C28.2 68 29.2 73 30.6 77 M33.6 62 C33.8 68 32.8 73 31.4 77 M24.6 59 C24.4 64 24.4 69 25 73 "
        "M37.4 59 C37.6 64 37.6 69 37 73 M31 61.5 V75",
        0.5,
        "grey",
    ),
    *fist(10.2, 66.5, 3.3),
)

_HAT: Final = "M9.5 46.4 L31 28 L52.5 46.4 C40 50.2 22 50.2 9.5 46.4 Z"


def _swell() -> Cuts:
    """Return rings of waves, row over row."""
    cuts = []
    for row, y in enumerate((68.6, 72.8, 77.0, 81.2)):
        for radius, dye in ((3.7, "blue"), (2.9, "mist"), (1.9, "blue"), (1.1, "mist")):
            rings = " ".join(spot(6 + k * 7 + (3.5 if row % 2 else 0), y + 2, radius) for k in range(-1, 9))
            cuts.append(area(rings, dye))
    return tuple(cuts)


OAR_AXIS: Final = 31.0
OAR: Final[Cuts] = (
    Group(
        (
            line("M0 -12 V32", 3.0),
            line("M-.4 -10 V32", 1.6, "wood"),
            wood(
                "M-1.6 -9 C-4.6 -13 -4.6 -22 -3.4 -27.4 C-1.6 -29 1.6 -29 3.4 -27.4 C4.6 -22 4.6 -13 1.6 -9 Z",
                "tiger",
                1.05,
            ),
            area(
                "M1.2 -27.6 C2.6 -27.4 3 -26.6 3.2 -24 C3.8 -18 3.2 -13 1.2 -10 C1.8 -16 1.8 -22 1.2 -27.6 Z", "ochre"
            ),
            line("M0 -26 V-11", 0.6),
        ),
        at=(11.5, 56),
        angle=9,
    ),
    *dressed(robe(31), "mist", *_swell(), sleeves(31)),
    flat("M27 58 L31 68 L35 58 Z", "flesh"),
    flat("M35.2 58 L39.4 60 L29 79 L26.6 75.8 Z", "flesh", 0.85),
    flat("M26.8 58 L22.6 60 L30.4 74.4 L33 70 Z", "flesh", 0.85),
    *face(31, 51.6, 9.0, 10.2),
    area(
        "M22 49 C22 57 25 62 31 62 C37 62 40 57 40 49 C38.6 54.6 36 56.4 34 55.4 C32.4 54.6 29.6 54.6 28 55.4 "
        "C26 56.4 23.4 54.6 22 49 Z"
    ),
    *(area(f"M{31 + k * 1.9 - 0.9:.1f} {60.5 - abs(k) * 1.1:.1f} l.9 3.4 l.9 -3.4 Z") for k in range(-4, 5)),
    area("M28 57.6 C29.4 56.6 32.6 56.6 34 57.6 C33 59.2 29 59.2 28 57.6 Z", "red"),
    *eyes(31, 50.6, 3.9, -0.5, 1.0),
    *nose(31, 50.4, 0.9, 3.0),
    *brows(31, 47.6, 4.0, "flat"),
    wood(_HAT, "gold", 1.15),
    Group(
        (
            area("M31 27 L53 47 L46 50 C40 43 35 35 31 27 Z", "ochre"),
            line(" ".join(f"M31 27 L{31 + k * 3.6:.1f} 50" for k in range(-7, 8)), 0.6, "straw"),
            line(
                " ".join(
                    f"M{31 - 21.5 * t:.2f} {28 + 18.4 * t:.2f} C{31 - 9 * t:.2f} {28 + 21.8 * t:.2f} "
                    f"{31 + 9 * t:.2f} {28 + 21.8 * t:.2f} {31 + 21.5 * t:.2f} {28 + 18.4 * t:.2f}"
                    for t in (0.3, 0.55, 0.8)
                ),
                0.7,
                "straw",
            ),
        ),
        clip=_HAT,
    ),
    line(_HAT, 1.2),
    flat(spot(31, 28.9, 1.7), "red", 0.7),
    *fist(9.2, 70.5, 3.2),
)


def _fur() -> Cuts:
    """Return the stripes of the robe, at its right half."""
    return tuple(
        area(
            f"M{32 + x:.1f} {y - 1.6:.1f} C{27 + x:.1f} {y - 1.8:.1f} {32 + x - far:.1f} {y - 0.6:.1f} "
            f"{30 + x - far:.1f} {y + 1.6:.1f} C{26 + x:.1f} {y + 1.2:.1f} {30 + x:.1f} {y + 1.8:.1f} "
            f"{32 + x:.1f} {y + 2:.1f} Z",
            twice=True,
        )
        for x, y, far in ((22, 66, 8), (22, 71, 9), (21, 76, 10), (20, 81, 10))
    )


TIGER_AXIS: Final = 30.0
TIGER: Final[Cuts] = (
    Group(
        (
            wood("M-1.8 14 C-4 0 -4 -14 -1.6 -29 C3.6 -20 4.4 -4 2.2 14 Z", "steel", 1.05),
            area("M.4 -22 C3.4 -14 3.6 -2 1.6 13 H.2 C1.6 2 1.8 -10 .4 -22 Z", "iron"),
            line("M.4 -20 C1.8 -10 1.6 2 .4 12", 0.6),
            flat(slab(-4.4, 13.4, 8.8, 2.6, 1), "gold", 0.85),
            line("M0 16 V26", 2.6),
            line("M-.3 17 V26", 1.3, "red"),
        ),
        at=(9.4, 58),
        angle=-6,
    ),
    *dressed(robe(30), "tiger", *_fur()),
    *crossed_collar(30, "blue"),
    wood(spot(39.6, 34.2, 4.1), "tiger", 1.1, twice=True),
    area(spot(39.4, 34.6, 2.1), "red", twice=True),
    *face(30, 51.6, 9.2, 10.2, jaw=0.8),
    wood(
        "M18.6 49 C17.4 36 23 30.6 30 30.4 C37 30.6 42.6 36 41.4 49 C39.6 51 38.6 52 38.2 54 C38.4 49.6 "
        "37 46.6 34.6 46 "
        "C32 45.4 28 45.4 25.4 46 C23 46.6 21.6 49.6 21.8 54 C21.4 52 20.4 51 18.6 49 Z",
        "tiger",
        1.15,
    ),
    sign("王", 26.2, 32.6, 7.6, 7.4),
    area("M41.8 40 C38.6 39.6 36.6 40.8 35.8 42.4 C38 42 40 42 41.9 42.4 Z", twice=True),
    area("M41.6 45 C39.4 44.4 37.6 45 37 46.4 C39 46.4 40.4 46.8 41.5 47.6 Z", twice=True),
    area("M40 34.8 L36 36 L39.6 37.2 Z", twice=True),
    area(spot(34.1, 43.0, 1.5, 1.2), "white", twice=True),
    area(spot(34.1, 43.1, 0.8), twice=True),
    flat("M31.4 45.6 H33.4 L32.4 48.4 Z", "white", 0.55, twice=True),
    *brows(30, 48.8, 3.9, "flat"),
    *eyes(30, 52, 3.8, 0.4, 0.95),
    *nose(30, 51.8, 0.9, 2.9),
    *cheeks(30, 51.8, 5.6),
    area(
        "M30 56.6 C27 55.6 24 57.4 22.6 62 C22 64.6 20.6 66.4 18.6 67 C21.6 68.2 24.4 66 25.2 62.6 C26 "
        "59.6 28 58.2 30 58.4 "
        "C32 58.2 34 59.6 34.8 62.6 C35.6 66 38.4 68.2 41.4 67 C39.4 66.4 38 64.6 37.4 62 C36 57.4 33 55.6 30 56.6 Z"
    ),
    area(spot(30, 59.4, 1.4, 0.8), "red"),
    area("M28.9 61.4 C29.2 63.4 29.6 65 30.1 66.4 C30.6 65 31 63.4 31.1 61.4 Z"),
    *fist(10.8, 75.6, 3.2),
)
