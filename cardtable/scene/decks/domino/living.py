"""Emblems that look at one: a man, a cat, and somebody on stilts."""

from __future__ import annotations

from typing import Final

from cardtable.scene.decks.dongguan.woodcut import Cuts, area, flat, line, slab, spot, wood

_MAN: Final[Cuts] = (
    wood(
        "M-4,-2.8 C-9,-1.4 -13,2.6 -13.6,7.8 L-9.4,9.2 L-7.8,6 L-9.2,13.4 H9.2 L7.8,6 L9.4,9.2 L13.6,7.8 "
        "C13,2.6 9,-1.4 4,-2.8 Z",
        "scarlet",
    ),
    area("M3,12.8 L4.6,2 C8,3 9,5 9.4,8.4 L7.8,6 L8.6,12.8 Z", "maroon"),
    area("M-9,12.8 L-8.6,10.6 H8.6 L9,12.8 Z", "brass"),
    line("M-8.7,10.6 H8.7", 0.8),
    flat("M-4.2,-3 L1.6,4.6 L3.2,3 L-1.6,-3.4 Z", "cloud", 0.8),
    flat("M4.2,-3 L-1.2,5 L-3.6,3.4 L1.6,-3.4 Z", "cloud", 0.8),
    wood(slab(-7.8, 5, 15.6, 2.8, 0.8), "brass", 0.9, drop=0),
    wood(slab(-1.6, 4.6, 3.2, 3.6, 0.6), "teal", 0.8, drop=0),
    line("M-13,6 L-9.2,7.6", 0.8, "brass", twice=True),
    area(spot(0, -13.0, 2.2)),
    line("M-3.6,-13.6 L3.6,-12.4", 1.0, "brass"),
    wood(spot(0, -7.2, 5.3, 5.5), "muzzle", 1.05),
    area("M-5.7,-7.2 C-6.6,-15 6.6,-15 5.7,-7.2 C4.4,-10.2 2,-10.8 0,-10.6 C-2,-10.8 -4.4,-10.2 -5.7,-7.2 Z"),
    area(spot(2.0, -7.0, 0.8), twice=True),
    line("M1,-8.8 Q2.2,-9.5 3.4,-8.8", 0.6, twice=True),
    area(spot(3.5, -5.0, 1.1), "cheek", twice=True),
    line("M-1.5,-4.4 C-0.7,-3.4 0.7,-3.4 1.5,-4.4", 0.85),
)

_CAT: Final[Cuts] = (
    wood("M3.2,-8 L11.2,-13.6 C12.6,-9.6 12.6,-5.4 12,-1 Z", "fur", twice=True),
    area("M6.8,-8.2 L10.2,-10.8 C10.9,-8.4 11,-6.4 10.6,-4 Z", "ear", twice=True),
    wood(
        "M0,-9.4 C9,-9.4 13.2,-4 13.2,1.6 C13.2,8.8 7,12.4 0,12.4 C-7,12.4 -13.2,8.8 -13.2,1.6 "
        "C-13.2,-4 -9,-9.4 0,-9.4 Z",
        "fur",
    ),
    area(
        "M12.6,1.6 C12.6,8.4 7,11.8 0,11.8 C6,10.4 9.6,7 10.2,1 C10.5,-2.4 9.6,-4.6 8,-6.4 C11,-5 12.6,-2 12.6,1.6 Z",
        "plank",
    ),
    area(
        "M0,2.2 C5.2,2.2 8.2,5.8 7.4,8.8 C5.2,11 3,11.7 0,11.7 C-3,11.7 -5.2,11 -7.4,8.8 C-8.2,5.8 -5.2,2.2 0,2.2 Z",
        "muzzle",
    ),
    line("M0,-8.8 V-4.4 M-3.3,-8.5 L-2.8,-5.2 M3.3,-8.5 L2.8,-5.2", 1.4, "grain"),
    line("M12.6,2 L9.8,2.4 M12,5.2 L9.4,4.8", 1.2, "grain", twice=True),
    flat("M1.8,-0.6 C3,-3.4 7.4,-3.6 8.6,-0.8 C7.2,1.8 3.4,2.2 1.8,-0.6 Z", "glow", 0.9, twice=True),
    area(spot(5.1, -0.7, 1.0, 1.9), twice=True),
    area(spot(4.6, -1.5, 0.5), "cloud", twice=True),
    flat("M-1.9,3.2 H1.9 C1.6,4.6 0.6,5.4 0,5.4 C-0.6,5.4 -1.6,4.6 -1.9,3.2 Z", "red", 0.7),
    line("M0,5.4 C0.2,7.8 2.6,8.2 3.6,6.8", 0.9, twice=True),
    line("M7,6 L13.8,4.6 M7,7.6 L13.4,8.6", 0.65, twice=True),
)

_HIGH_FEET: Final[Cuts] = (
    line("M4.4,-3 L7.6,14.2", 3.0, twice=True),
    line("M4.4,-3 L7.6,14", 1.5, "plank", twice=True),
    wood("M2.6,4.2 L9.6,4.2 L8.6,6.8 L4.4,6.8 Z", "beam", 0.9, twice=True, drop=0.5),
    wood("M4,-6 L8.2,3.8 L3,4.2 L0,-1.6 L-3,4.2 L-8.2,3.8 L-4,-6 Z", "teal", 1.0),
    area("M3.8,-3.4 L7,3.4 L4.6,3.6 L1.4,-3 Z", "pine"),
    wood(
        "M-3.2,-9 L-10,-5.2 L-8.6,-2.2 L-3.6,-4.6 L-4.2,-2.4 H4.2 L3.6,-4.6 L8.6,-2.2 L10,-5.2 L3.2,-9 Z",
        "scarlet",
        1.0,
    ),
    area("M-4.1,-3.9 L-4.4,-2.4 H4.4 L4.1,-3.9 Z", "brass"),
    line("M-4.1,-3.9 H4.1", 0.7),
    flat(spot(9.6, -3.4, 1.3), "muzzle", 0.8, twice=True),
    wood(spot(0, -11.0, 3.5), "muzzle", 1.0, drop=0.5),
    area("M-4,-10.8 C-4.6,-16 4.6,-16 4,-10.8 C2.6,-12.8 -2.6,-12.8 -4,-10.8 Z"),
    line("M-3.8,-12.2 Q0,-13.8 3.8,-12.2", 1.0, "scarlet"),
    area(spot(1.3, -10.6, 0.6), twice=True),
    line("M-0.9,-8.9 Q0,-8.2 0.9,-8.9", 0.6),
)

LIVING: Final[dict[str, Cuts]] = {"4-4": _MAN, "1-5": _CAT, "1-6": _HIGH_FEET}
