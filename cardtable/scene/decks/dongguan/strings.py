"""Suo, the strings of cash: coins on a cord with a loop above and a tassel below; the 1 is a leaping carp."""

from __future__ import annotations

from functools import cache
from typing import Final

from PySide6.QtGui import QPainter

from cardtable.scene.decks.dongguan.carp import CARP
from cardtable.scene.decks.dongguan.woodcut import Cut, Cuts, Group, area, flat, line, paint_cuts, wood

TILT: Final = 6.5  # degrees, of the eight
LONG: Final = 28.0  # from here on loop and tassel are larger
FLAT: Final = 0.215  # half the height of a coin seen aslant, in widths
_THREADS: Final = (-0.3, -0.1, 0.1, 0.3)


@cache
def string(high: float, wide: float, red: bool = False) -> Cuts:
    """Return a string of cash around the origin."""
    light, shade, side, cord = ("coral", "crimson", "coral", "amber") if red else ("leaf", "moss", "leaf", "cord")
    thin, ry = max(0.62, wide * 0.062), wide * FLAT
    top = -high / 2
    loop, tassel = (wide * 0.46, wide * 0.66) if high > LONG else (wide * 0.42, wide * 0.52)
    first, last = top + loop, high / 2 - tassel
    count = max(3, round((last - first - 2 * ry) / max(3.0, wide * 0.31)))
    step = (last - first - 2 * ry) / count
    cuts: list[Cut | Group] = []
    for width, dye in ((thin * 2.1, "ink"), (thin * 1.1, cord)):
        cuts += (line(_thread(share * wide, last - ry * 0.4, high / 2), width, dye) for share in _THREADS)
    thick = min(step * 0.42, wide * 0.13)
    for n in range(count, -1, -1):
        cuts += _disc(first + ry + n * step, wide / 2, ry, thick, thin, (light, shade, side))
    eye = first + ry
    cuts.append(
        area(
            f"M{-wide * 0.13:.2f},{eye:.2f} L0,{eye - ry * 0.5:.2f} L{wide * 0.13:.2f},{eye:.2f} "
            f"L0,{eye + ry * 0.5:.2f} Z"
        )
    )
    bow = _loop(wide, eye, top + thin, loop)
    cuts += (line(bow, thin * 2.7), line(bow, thin * 1.4, cord))
    return tuple(cuts)


def _thread(across: float, above: float, below: float) -> str:
    reach = below - above
    return (
        f"M{across * 0.25:.2f},{above:.2f} C{across * 0.4:.2f},{above + reach * 0.4:.2f} "
        f"{across:.2f},{above + reach * 0.6:.2f} {across * 1.1:.2f},{below:.2f}"
    )


def _loop(wide: float, eye: float, top: float, loop: float) -> str:
    a, b, c = wide * 0.16, wide * 0.30, wide * 0.20
    low, high = eye - loop * 0.45, top + loop * 0.6
    return (
        f"M0,{eye:.2f} C{-a:.2f},{low:.2f} {-b:.2f},{high:.2f} {-c:.2f},{top + loop * 0.25:.2f} "
        f"C{-wide * 0.12:.2f},{top:.2f} {wide * 0.12:.2f},{top:.2f} {c:.2f},{top + loop * 0.25:.2f} "
        f"C{b:.2f},{high:.2f} {a:.2f},{low:.2f} 0,{eye:.2f}"
    )


def _disc(y: float, rx: float, ry: float, thick: float, thin: float, dyes: tuple[str, str, str]) -> Cuts:
    """Return one coin of the string, its rim lit at the left."""
    light, shade, side = dyes
    low, deep = y + thick, y + thick + ry * 1.33
    above = f"M{-rx:.2f},{y:.2f} C{-rx:.2f},{y - ry * 1.33:.2f} {rx:.2f},{y - ry * 1.33:.2f} {rx:.2f},{y:.2f}"
    body = f"{above} V{low:.2f} C{rx:.2f},{deep:.2f} {-rx:.2f},{deep:.2f} {-rx:.2f},{low:.2f} Z"
    face = f"{above} C{rx:.2f},{y + ry * 1.33:.2f} {-rx:.2f},{y + ry * 1.33:.2f} {-rx:.2f},{y:.2f} Z"
    lit = (  # a third of the lower edge
        f"M{-rx:.2f},{y:.2f} V{low:.2f} C{-rx:.2f},{low + ry * 0.44:.2f} {-rx * 0.78:.2f},{low + ry * 0.74:.2f} "
        f"{-rx * 0.48:.2f},{low + ry * 0.89:.2f} V{y:.2f} Z"
    )
    return (
        wood(body, shade, thin * 1.2, drop=rx * 0.06),
        area(lit, side),
        flat(face, light, thin * 0.62),
        line(body, thin),
    )


def _rows(high: float, wide: float, *rows: tuple[float, tuple[float, ...]], red: float = 0) -> Cuts:
    """Return upright strings row by row; those at the height *red* are red."""
    return tuple(Group(string(high, wide, y == red), at=(x, y)) for y, columns in rows for x in columns)


def _eight() -> Cuts:
    """Return two rows that lean on each other: M over W."""
    columns = (12.0, 25.4, 38.6, 52.0)
    return tuple(
        Group(string(34.0, 9.6), at=(x, y), angle=TILT * way * (1 if n % 2 == 0 else -1))
        for y, way in ((45.6, 1), (82.4, -1))
        for n, x in enumerate(columns)
    )


_THREE: Final = (14.0, 32.0, 50.0)
_PICTURES: Final[dict[int, Cuts]] = {
    1: CARP,
    2: _rows(67, 18, (64, (19.0, 45.0))),
    3: _rows(35, 13.8, (45.5, (32.0,)), (82.5, (18.5, 45.5))),
    4: _rows(35, 13.8, (45.5, (19.0, 45.0)), (82.5, (19.0, 45.0))),
    5: (*_rows(35, 12.2, (45.5, (13.6, 50.4)), (82.5, (13.6, 50.4))), *_rows(39, 13.6, (64, (32.0,)), red=64)),
    6: _rows(35, 12.2, (45.5, _THREE), (82.5, _THREE)),
    7: (*_rows(22.8, 11.4, (39.9, (32.0,)), red=39.9), *_rows(22.8, 11.4, (64.0, _THREE), (88.1, _THREE))),
    8: _eight(),
    9: _rows(22.8, 11.4, (39.9, _THREE), (64.0, _THREE), (88.1, _THREE), red=64.0),
}


def paint_strings(painter: QPainter, value: int) -> None:
    """Paint the picture of a suo."""
    paint_cuts(painter, _PICTURES[value])
