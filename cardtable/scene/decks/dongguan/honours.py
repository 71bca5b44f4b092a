"""The three honours: Da Hong, an official with his seal; Xiao Hong, a red flower; Ba Shu, a sheaf of eight stalks."""

from __future__ import annotations

from functools import cache
from typing import Final

from PySide6.QtGui import QPainter

from cardtable.scene.decks.dongguan.features import brows, cheeks, eyes, face, fist, nose
from cardtable.scene.decks.dongguan.woodcut import (
    Cut,
    Cuts,
    Group,
    area,
    flat,
    line,
    paint_cuts,
    paint_sky,
    seal,
    slab,
    spot,
    wood,
)

_ROBE: Final = (
    "M26 53 C20 56 13 58 9.6 68 C8 74 9 80 13 82 C15.4 83 17.4 81 18 79 L14.6 95 C26 97.4 38 97.4 49.4 95 L46 79 "
    "C46.6 81 48.6 83 51 82 C55 80 56 74 54.4 68 C51 58 44 56 38 53 Z"
)
_OFFICIAL: Final[Cuts] = (
    line("M8 98.6 H56", 0.9),
    line("M12 100 H24 M40 100 H52", 0.6),
    wood("M35 93 H43 C45 95 47.6 96.4 47.6 98.6 H35 Z", "ink", 0.9, twice=True),
    wood(_ROBE, "rose", 1.3, drop=1.4),
    Group(
        (
            area("M40 54 C46 58 50 64 50 74 C50 78 49 80 48 80 L50 97 H57 V54 Z", "blush"),
            line(" ".join(f"M{32 + k * 6} 88.8 q1.5 -3.2 3 0 q1.5 3.2 3 0" for k in range(-4, 4)), 1.1, "seal"),
            line("M12 91.8 C26 94.2 38 94.2 52 91.8", 0.8),
            line("M46 79 C44.4 73 43.6 68 44 63 M53 75 C51 78 48 78 46 76", 0.9, twice=True),
        ),
        clip=_ROBE,
    ),
    line(_ROBE, 1.3),
    wood(
        "M40 34.6 C45 32.6 52 31.4 57.4 33 C58.4 34.6 58 36.6 57 37.4 C51 37 45 37.4 40 37.8 Z", "ink", 0.8, twice=True
    ),
    line("M43 35.4 L55 34.4", 0.5, "grey", twice=True),
    *face(32, 46, 8.0, 9.4),
    wood(
        "M23.4 42.6 C23 38.4 23.6 36.6 24 35.4 C25.4 34.6 27 34.6 27.4 34.2 C27 30.6 29 28.2 32 28.2 "
        "C35 28.2 37 30.6 36.6 34.2 C37 34.6 38.6 34.6 40 35.4 C40.4 36.6 41 38.4 40.6 42.6 C36 39.6 28 "
        "39.6 23.4 42.6 Z",
        "ink",
        1.0,
    ),
    flat(slab(29.8, 35.2, 4.4, 3.8, 0.7), "seal", 0.7),
    line("M28.6 31.8 C29.4 30.2 30.6 29.6 32 29.6", 0.6, "grey"),
    *brows(32, 43.4, 3.6, "wing"),
    *eyes(32, 46.2, 3.5, 0, 0.9),
    *nose(32, 46.2, 0.8, 2.7),
    *cheeks(32, 46, 4.8),
    area(
        "M32 50.4 C29 49.8 26.6 51.4 24.6 55 C27.6 54.6 29.6 52.8 32 52.4 C34.4 52.8 36.4 54.6 39.4 55 "
        "C37.4 51.4 35 49.8 32 50.4 Z"
    ),
    area("M29.8 54 C30 58 30.8 60.6 32 62.6 C33.2 60.6 34 58 34.2 54 C33 54.8 31 54.8 29.8 54 Z"),
    area(spot(32, 53, 1.4, 0.75), "red"),
    area(slab(19.6, 60.2, 24.8, 24.8, 1.6)),
    seal(20, 59.6, 24, "千萬", 0),
    *fist(18.6, 76.6, 3.1),
    *fist(45.4, 76.6, 3.1),
)

_PETAL: Final = (  # one unit long, upwards
    "M0,-0.12 C-0.62,-0.3 -0.62,-0.98 -0.16,-1 C-0.08,-0.98 -0.04,-0.94 0,-0.88 C0.04,-0.94 0.08,-0.98 0.16,-1 "
    "C0.62,-0.98 0.62,-0.3 0,-0.12 Z"
)
_VEINS: Final = "M-0.07,-0.34 L-0.27,-0.72 M0,-0.32 V-0.76 M0.07,-0.34 L0.27,-0.72"


@cache
def _flower(radius: float, petal: str, shade: str, vein: str) -> Cuts:
    """Return a flower of five notched petals around the origin."""
    thin = 1.15 / radius
    half = "M0,-0.12 C0.62,-0.3 0.62,-0.98 0.16,-1 C0.3,-0.9 0.46,-0.5 0,-0.12 Z"
    one = (
        wood(_PETAL, petal, thin, drop=0.6 / radius),
        area(half, shade),
        line(_VEINS, 0.75 / radius, vein),
        line(_PETAL, thin),
    )
    petals = tuple(Group(one, angle=72.0 * k, scale=radius) for k in range(5))
    dots = tuple(Group((area(spot(0, -radius * 0.155, 0.62)),), angle=45.0 * k) for k in range(8))
    return (*petals, flat(spot(0, 0, radius * 0.25), "amber", 1.0), *dots)


def _leaf(x: float, y: float, angle: float, long: float) -> Group:
    ribs = " ".join(f"M{t},0 l0.12,-0.13 M{t},0 l0.12,0.13" for t in (0.35, 0.55, 0.72))
    return Group(
        (
            wood("M0 0 C.25 -.36 .75 -.3 1 0 C.75 .3 .25 .3 0 0 Z", "leaf", 1.0 / long, drop=1.0 / long),
            area("M0 0 C.25 .3 .75 .3 1 0 Z", "moss"),
            line("M.1 0 H.85", 0.65 / long),
            line(ribs, 0.5 / long),
            line("M0 0 C.25 -.36 .75 -.3 1 0 C.75 .3 .25 .3 0 0 Z", 1.0 / long),
        ),
        (x, y),
        angle,
        long,
    )


_BLOOM: Final[Cuts] = (
    line("M32 52 C33 66 30 76 32 99", 2.8),
    line("M31.8 52 C32.8 66 29.8 76 31.8 99", 1.4, "moss"),
    _leaf(31.6, 81, -34, 19),
    _leaf(31.4, 86, -148, 19),
    Group(_flower(19.0, "red", "seal", "wine"), at=(32, 48.2)),
    seal(7.8, 86.6, 11.6, "紅", -5),
    seal(44.8, 86.6, 11.6, "花", 4),
)


def _sheaf() -> Cuts:
    """Return eight stalks with their ears, four to each side."""
    stalks: list[Cut | Group] = []
    for way in (-1, 1):
        for k in range(4):
            foot, angle = 32 + way * (1.2 + k * 0.7), way * (5 + k * 9.6)
            stalks.append(Group((*_stalk("M0 2 V-27"), *_ear()), (foot, 84), angle))
            stalks.append(Group(_stalk("M0 0 V16"), (foot, 84), -angle * 0.85))
    return tuple(stalks)


def _stalk(path: str) -> Cuts:
    return (line(path, 2.5), Group((line(path, 1.2, "ochre"),), at=(-0.2, 0)))


def _ear() -> Cuts:
    return tuple(
        flat(
            f"M0 {-25 - j * 3.4:.1f} C{way * 3.4} {-26 - j * 3.4:.1f} {way * 3.2} {-29.4 - j * 3.4:.1f} "
            f"{way * 0.4} {-30 - j * 3.4:.1f} Z",
            "gold",
            0.6,
        )
        for j in range(4)
        for way in (-1, 1)
    )


_STALKS: Final[Cuts] = (
    *_sheaf(),
    wood(slab(23.4, 80.4, 17.2, 6.4, 2), "seal"),
    line("M25 83.6 H39", 0.7, "print"),
    wood("M32 83.6 C26 78 22 80 20 84 C23 88 27 88 32 83.6 C37 88 41 88 44 84 C42 80 38 78 32 83.6 Z", "seal", 0.9),
    flat(spot(32, 83.6, 2.2), "amber", 0.8),
    Group(_flower(15.4, "white", "pale", "grey"), at=(32, 45.0)),
)
_PICTURES: Final[dict[str, Cuts]] = {"DH": _OFFICIAL, "XH": _BLOOM, "BS": _STALKS}
HONOURS: Final = tuple(_PICTURES)


def paint_honour(painter: QPainter, kind: str) -> None:
    """Paint the picture of an honour."""
    paint_sky(painter, "rose", 0.6)
    paint_cuts(painter, _PICTURES[kind], axis=32)
