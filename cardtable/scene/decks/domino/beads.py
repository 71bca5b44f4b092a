"""Emblems that count: a lozenge of nine beads, and rings of seven and of five; red beads have a light centre."""

from __future__ import annotations

import math
from typing import Final

from cardtable.scene.decks.dongguan.woodcut import Cuts, area, line, spot, wood

RING: Final = 10.0
STEP: Final = 6.3  # in the lozenge


def _bead(x: float, y: float, radius: float, dye: str) -> Cuts:
    gloss = area(spot(x - radius * 0.3, y - radius * 0.34, radius * 0.28), "gloss")
    centre = area(spot(x, y, radius * 0.3), "dot")
    return wood(spot(x, y, radius), dye, 0.9, drop=0.5), centre if dye == "scarlet" else gloss


def _lozenge(dye: str) -> Cuts:
    beads: list[Cuts] = []
    for row in range(3):
        for column in range(3):
            middle = row == column == 1
            beads.append(_bead((column - row) * STEP, (column + row - 2) * STEP, 3.2, "brass" if middle else dye))
    edge = "M0,-15 L15,0 L0,15 L-15,0 Z"
    return line(edge, 0.5, "bronze"), *(cut for bead in beads for cut in bead)


def _ring(count: int, radius: float, dye: str) -> Cuts:
    turns = [math.radians(360 * n / count - 90) for n in range(count)]
    beads = [_bead(RING * math.cos(turn), RING * math.sin(turn), radius, dye) for turn in turns]
    flower = [spot(2.1 * math.cos(turn), 2.1 * math.sin(turn), 1.5) for turn in turns]
    return (
        line(spot(0, 0, RING), 3.0),
        line(spot(0, 0, RING), 1.5, "brass"),
        *(cut for bead in beads for cut in bead),
        *(line(petal, 1.0) for petal in flower),
        *(area(petal, "brass") for petal in flower),
        area(spot(0, 0, 1.1)),
    )


BEADS: Final[dict[str, Cuts]] = {
    "3-6": _lozenge("jet"),
    "4-5": _lozenge("scarlet"),
    "2-5": _ring(7, 3.3, "jet"),
    "3-4": _ring(7, 3.3, "scarlet"),
    "2-3": _ring(5, 4.0, "jet"),
    "1-4": _ring(5, 4.0, "scarlet"),
}
