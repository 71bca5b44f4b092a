"""The 1 of suo: a carp that leaps out of the waves, red its eye and fins."""

from __future__ import annotations

import math
from typing import Final

from cardtable.scene.decks.dongguan.woodcut import Cut, Cuts, Group, area, flat, line, spot, wood

_BODY: Final = (
    "M8.6 42.4 C11 33.6 22 27.8 34 30 C48 32.6 54.6 46 50.4 58 C47.6 66 40.4 72.4 38.4 83.6 L29.6 82 "
    "C31 73.6 37.4 66.4 38.4 58.6 C39 53.4 34.6 51.2 28.4 51.4 C21 51.6 12.6 50.4 9.4 46 C8.4 44.6 8.2 43.6 8.6 42.4 Z"
)
_SCALE: Final = 3.5
_MIDDLE: Final = (40.0, 50.0)  # of the rows of scales
_SLANT: Final = 24.0


def _waves() -> Cuts:
    crests = []
    for n, (y, dye) in enumerate(((86.5, "moss"), (91.5, "green"), (96.8, "green"))):
        path = f"M{1.5 - n * 3},{y}" + " q2.2 -4 4.4 0 q2.2 2.6 4.4 0" * 8
        crests.append(line(path, 1.15, dye))
    return tuple(crests)


def _scales() -> Group:
    """Return rows of scales in the slant of the back, darker towards it; only where the body shows them."""
    cuts: list[Cut | Group] = []
    for row in range(-13, 14):
        y = -row * _SCALE * 0.92
        places = [column * 2 * _SCALE + (_SCALE if row % 2 else 0) for column in range(-5, 6)]
        shown = [x for x in places if _on_back(x, y)]
        for dye, spots in (("leaf", [x for x in shown if x < 2.5]), ("moss", [x for x in shown if x >= 2.5])):
            if spots:
                cuts.append(flat(" ".join(spot(x, y, _SCALE) for x in spots), dye, 0.75))
        if shown:
            cuts.append(area(" ".join(spot(x, y + 1.5, 0.62) for x in shown)))
    return Group(tuple(cuts), at=_MIDDLE, angle=_SLANT)


def _on_back(x: float, y: float) -> bool:
    turn = math.radians(_SLANT)
    across = _MIDDLE[0] + x * math.cos(turn) - y * math.sin(turn)
    down = _MIDDLE[1] + x * math.sin(turn) + y * math.cos(turn)
    return 22 < across < 57 and 25 < down < 88


CARP: Final[Cuts] = (
    *_waves(),
    wood("M30 80 C26 84 17 86 11 95 C18 94 23 96 26 93.6 C28 97 31 99 37 100.2 C36 95 40 92 37.6 82 Z", "coral", 1.15),
    line(
        "M31.4 83 C27 87 21 90 15.4 93.4 M32.6 84 C31 88 29 90.6 27 92 M34.4 84 C34.4 89 34.4 93 35 97.6 "
        "M30.6 82.6 C26 86 21 87.6 17.4 90.4",
        0.75,
    ),
    wood(
        "M33 31.5 C40 25.6 53 28.6 57.6 41.6 C56.2 42.2 56.8 44.6 55.4 45.4 C56.2 47.4 54.6 49.4 53.2 51 L47 44 Z",
        "coral",
    ),
    line("M39.6 32.4 L43.6 28.6 M43.8 35 L49.6 31.4 M47.2 38.6 L54 36 M49.6 42.6 L56.4 41.6 M51 47 L55 46.6", 0.7),
    wood("M25.6 48.6 C22 52 16 54 12.4 60.6 C17 60.2 18.6 62.4 22 61.4 C26.4 60 30.6 55.6 32 50.8 Z", "coral"),
    line("M26.6 51.4 C22.6 54.4 19 57 16.4 59 M29.2 52.4 C26.6 56 24 58.4 21.6 59.8", 0.7),
    wood("M37.6 61.6 C32.4 63 27.8 66.6 26.2 71.4 C29.4 70.6 31.6 71.8 34 71 Z", "coral", 1.0),
    line("M36 63.6 C32.6 65.6 30.4 67.6 28.8 69.4", 0.7),
    wood(_BODY, "leaf", 1.3, drop=1.5),
    Group(
        (
            _scales(),
            flat(
                "M4 47 C14 49 24 46.6 32 47.4 C40 48.4 42.4 54 40.6 60 C39 67 33.4 72 32.4 84 L24 84 L30 60 L8 56 Z",
                "flesh",
                0.9,
            ),
            flat("M2 26 H24.6 C30.4 32.4 31.4 43 26.6 54 H2 Z", "leaf", 1.1),
            area("M2 45.4 C10 48 18 46.4 28.6 47.6 L26 56 H2 Z", "flesh"),
            line("M24.6 26 C30.4 32.4 31.4 43 26.6 54", 1.3),
            line("M21.8 33.6 C25.4 38 25.4 43.4 23.4 48.2", 0.85),
            area("M12 33.4 C16 30.6 20 29.4 24 29.6 C20 31.4 16.4 33.4 13.6 36.6 Z", "moss"),
        ),
        clip=_BODY,
    ),
    line(_BODY, 1.3),
    area(spot(17.2, 38.2, 3.9)),
    area(spot(17.2, 38.2, 3.0), "flesh"),
    area(spot(16.8, 38.2, 2.15), "seal"),
    area(spot(16.5, 38.0, 1.05)),
    area(spot(15.9, 37.3, 0.5), "white"),
    line("M8.9 44.2 C11 44.4 12.6 43.6 14.4 45.6", 1.1),
    line("M11.4 46.6 C10.6 50 8.2 51 8.4 54.6 M14.6 47.8 C14.6 50.4 13 52 13.6 54.4", 1.0),
    *(flat(spot(x, y, r), "leaf", 0.75) for x, y, r in ((14.2, 71, 1.7), (18.2, 77.6, 1.2), (10.6, 79.6, 1.2))),
    *(flat(spot(x, y, r), "leaf", 0.75) for x, y, r in ((50.4, 75.2, 1.6), (46.2, 81.4, 1.1), (54.4, 80.6, 1.1))),
)
