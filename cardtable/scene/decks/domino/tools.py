"""Emblems from the workshop: a bench, a ladder, an axe, a nail, and the two arrows."""

from __future__ import annotations

from typing import Final

from cardtable.scene.decks.dongguan.woodcut import Cuts, Group, area, flat, line, spot, wood

_BENCH: Final[Cuts] = (
    wood("M8.6,-1 L12.4,11.8 H8.8 L5.2,-1 Z", "beam", 1.0, twice=True),
    area("M9.4,1.2 L12,11 H10.8 L7.8,1.2 Z", "grain", twice=True),
    line("M-10,6.2 H10", 2.8),
    line("M-9.4,6.1 H9.4", 1.3, "plank"),
    wood("M-13.4,-5.8 H13.4 C14.8,-5.8 14.8,-0.4 13.4,-0.4 H-13.4 C-14.8,-0.4 -14.8,-5.8 -13.4,-5.8 Z", "plank", 1.15),
    area("M-13.6,-2.2 H13.9 C13.9,-1.4 13.7,-0.9 13.2,-0.9 H-13.2 C-13.6,-0.9 -13.8,-1.4 -13.6,-2.2 Z", "beam"),
    line("M-11,-4.4 C-6,-5 -2,-3.4 3,-4.3 M5.4,-4.5 H10.8 M-6,-3.2 C-2,-3.7 2,-2.8 8,-3.3", 0.7, "grain"),
)

_RAILS: Final = "M-4.8,-13.6 L-7.2,13.8 M4.8,-13.6 L7.2,13.8"


def _rung(n: int) -> tuple[float, float]:
    """Return the height of a rung, and half its width."""
    return -10.6 + n * 4.3, 5.1 + n * 0.37


_RUNGS: Final = [_rung(n) for n in range(6)]
_LADDER: Final[Cuts] = (  # four rungs are painted, as of four red pips to six black ones
    Group(
        (
            line(_RAILS, 3.7),
            line(" ".join(f"M{-x:.2f},{y:.2f} H{x:.2f}" for y, x in _RUNGS), 3.0),
            line(" ".join(f"M{-x:.2f},{y:.2f} H{x:.2f}" for y, x in _RUNGS[:4]), 1.6, "scarlet"),
            line(" ".join(f"M{-x:.2f},{y:.2f} H{x:.2f}" for y, x in _RUNGS[4:]), 1.6, "brass"),
            line(_RAILS, 2.0, "plank"),
            line("M-4.5,-13 L-6.8,13 M5.1,-13 L7.5,13", 0.6, "cane"),
        ),
        angle=9,
    ),
)

_AXE: Final[Cuts] = (
    Group(
        (
            line("M0,-12 V14", 3.8),
            line("M-0.2,-11.8 V13.8", 2.1, "soil"),
            line("M0.5,-11 V13.4", 0.7, "loam"),
            wood(
                "M-1.4,-11.2 C2.8,-10.8 7,-11.6 10,-14 C13.4,-8.8 13.4,-1.6 10,4 C7,1.6 3,0.2 -1.4,-0.2 Z",
                "blade",
                1.15,
            ),
            area("M9.9,-13 C12.8,-8.6 12.8,-1.8 9.9,3.1 L8.4,1.8 C10.6,-2.4 10.6,-7.6 8.4,-12 Z", "edge"),
            line("M8.4,-11.8 C10.4,-7.6 10.4,-2.6 8.4,1.6", 0.7),
            wood("M-1.4,-9.4 L-5.4,-10.4 V-1.2 L-1.4,-2.2 Z", "iron", 1.0, drop=0.5),
            flat(spot(3.4, -5.6, 1.9), "scarlet", 0.7),
            line("M-1.6,9 H1.6 M-1.6,11 H1.6", 0.8),
        ),
        at=(-2.4, 0),
        angle=25,
        scale=1.04,
    ),
)

_NAIL: Final[Cuts] = (
    line("M-10.8,6 L-6.6,4 M-10,10.8 L-6.2,7.8 M9.4,4 L5.4,3.2 M8.2,9 L4.2,7", 1.1),
    Group(
        (
            wood("M-2.5,-8 H2.5 L1.7,8 L0,14.2 L-1.7,8 Z", "blade", 1.1),
            area("M0.7,-7.6 H2 L1.3,8 L0.2,12.2 Z", "iron"),
            line("M-1.1,-5.4 L-0.7,7.6", 0.8, "edge"),
            wood("M-8,-12.4 C-4,-14.6 4,-14.6 8,-12.4 L6.6,-7.4 H-6.6 Z", "scarlet", 1.15),
            area("M-7.4,-12.1 C-4,-13.9 4,-13.9 7.4,-12.1 C4,-10.8 -4,-10.8 -7.4,-12.1 Z", "coral"),
            area("M3.6,-10.8 L6.9,-11.4 L6.2,-8 H3 Z", "maroon"),
        ),
        angle=18,
    ),
)

_TIP: Final[Cuts] = (
    wood("M-1.4,-5.6 L9,0 L-1.4,5.6 L1,0 Z", "blade", 1.05),
    area("M1,0 L8,0 L-0.4,4.5 Z", "iron"),
)
_FEATHERS: Final[Cuts] = (
    wood("M0,0 L-3.4,-4.4 H-9 L-6,0 Z", "scarlet", 0.95, drop=0.4),
    wood("M0,0 L-3.4,4.4 H-9 L-6,0 Z", "red", 0.95, drop=0.4),
    line("M-2.8,-1.4 L-5.4,-3.4 M-5,-1.2 L-7.2,-3.2 M-2.8,1.4 L-5.4,3.4 M-5,1.2 L-7.2,3.2", 0.6),
)
_FLAT: Final[Cuts] = (
    Group(
        (
            line("M-12,0 H9", 3.6),
            line("M-12,-0.1 H9", 1.9, "plank"),
            Group(_FEATHERS, at=(-6.4, 0)),
            Group(_TIP, at=(6.4, 0), scale=1.05),
        ),
        angle=-45,
    ),
)
_BENDS: Final = "M-8.4,11 L-3.2,1.6 L4,4.2 L7,-4"
_BENT: Final[Cuts] = (
    line(_BENDS, 3.6),
    line(_BENDS, 1.9, "plank"),
    Group(_FEATHERS, at=(-6.4, 7.4), angle=-61),
    Group(_TIP, at=(7.2, -4.6), angle=-70, scale=1.05),
)

TOOLS: Final[dict[str, Cuts]] = {
    "2-2": _BENCH,
    "4-6": _LADDER,
    "5-6": _AXE,
    "1-2": _NAIL,
    "2-6": _FLAT,
    "3-5": _BENT,
}
