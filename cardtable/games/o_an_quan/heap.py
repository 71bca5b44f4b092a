"""Where the stones of a square lie: a loose group of pebbles, never moving without need.

Stones are laid one after the other: each takes the place nearest the middle that touches
what lies there already.  So a stone that is sown lies down beside the others and none of
them stirs, until the square gets so full that all its stones are drawn smaller; more than
a dozen lie in layers, as a pile.  A tray fills in two staggered rows from its middle.
Equal arguments always lie equally.
"""

from __future__ import annotations

import math
import random
from dataclasses import dataclass, field
from functools import lru_cache, partial
from typing import Final, NamedTuple, TypeAlias

from PySide6.QtCore import QRectF

FLAT: Final = 12  # in a square, more stones than this are drawn as a pile
RADII: Final = (22.0, 19.0, 17.0, 15.5, 13.5, 12.0)  # u; few, since each is a set of pixmaps
PILE_RADIUS: Final = 17.0  # the largest stone of a pile
APART: Final = 1.8  # centres of stones of one layer, in radii: pebbles are a little smaller than circles
LOOSE: Final = 0.12  # by how much more a gap may be
TRIES: Final = 40  # places tried for one stone
SCAN: Final = 15  # then a grid of so many by so many places, before a layer counts as full
STRAY: Final = 0.45  # how far, in radii, chance outweighs nearness to the middle
PILE: Final = ((FLAT, 1.0), (8, 0.8), (5, 0.6), (8, 0.9), (6, 0.72), (4, 0.5))  # stones and extent of layers
LONG: Final = 2.5  # a region this many times wider than high is a tray
PITCH: Final = 1.95  # of a tray's rows, in radii


class Spot(NamedTuple):
    """A stone's centre, and how many layers lie under it."""

    x: float
    y: float
    layer: int


Box: TypeAlias = tuple[float, float, float, float]  # x, y, width, height


def _numbers(rect: QRectF) -> Box:
    return rect.x(), rect.y(), rect.width(), rect.height()


class Region(NamedTuple):
    """Where whole stones may lie: in a rectangle and, if given, inside an ellipse too."""

    rect: QRectF
    ellipse: QRectF | None = None
    largest: float = RADII[0]  # radius of its stones while there is room


class Heap(NamedTuple):
    """The stones of one place: their radius and their spots, in the order they were laid."""

    radius: float
    spots: tuple[Spot, ...]


@dataclass(slots=True)
class _Layer:
    """One layer in a region for one size of stone; grows on demand and remembers."""

    rect: Box
    ellipse: Box | None
    radius: float
    seed: int
    points: list[tuple[float, float]] = field(default_factory=list)
    full: bool = False
    rng: random.Random = field(init=False)
    oval: Box | None = field(init=False)  # of the centres: its own centre and half axes
    bounds: Box = field(init=False)  # of the centres: left, right, top, bottom

    def __post_init__(self) -> None:
        self.rng = random.Random(self.seed)
        (x, y, w, h), r = self.rect, self.radius
        self.bounds = *_span(x + r, x + w - r), *_span(y + r, y + h - r)
        self.oval = None
        if self.ellipse is not None:
            ex, ey, ew, eh = self.ellipse
            self.oval = ex + ew / 2, ey + eh / 2, ew / 2 - r, eh / 2 - r

    def lay(self, count: int) -> list[tuple[float, float]]:
        """Return *count* places, or as many as there is room for."""
        while len(self.points) < count and not self.full:
            self._lay_one()
        return self.points[:count]

    def _lay_one(self) -> None:
        rng, radius = self.rng, self.radius
        x, y, w, h = self.rect
        cx, cy = x + w / 2, y + h / 2
        if not self.points:
            reach = 0.3 * radius
            self.points.append(self._inside(cx + rng.uniform(-reach, reach), cy + rng.uniform(-reach, reach)))
            return
        least = (APART * radius) ** 2
        # the middle of what lies here draws the next stone to the other side: groups stay balanced
        mx = cx + (cx - sum(p[0] for p in self.points) / len(self.points)) / 2
        my = cy + (cy - sum(p[1] for p in self.points) / len(self.points)) / 2
        best, best_cost = None, math.inf
        # written out: this is done thousands of times before the first picture of a table
        points, inside, chance, cos, sin, hypot = self.points, self._inside, rng.random, math.cos, math.sin, math.hypot
        count = len(points)
        bits = count.bit_length()
        for _ in range(TRIES):
            while (pick := rng.getrandbits(bits)) >= count:
                pass
            bx, by = points[pick]
            angle, reach = math.tau * chance(), APART * radius * (1 + chance() * LOOSE)
            px, py = inside(bx + reach * cos(angle), by + reach * sin(angle))
            cost = hypot(px - mx, py - my) + chance() * STRAY * radius
            if cost < best_cost:
                for qx, qy in points:
                    if (px - qx) ** 2 + (py - qy) ** 2 < least:
                        break
                else:
                    best, best_cost = (px, py), cost
        best = best or self._scanned(mx, my, least)
        if best is None:
            self.full = True
        else:
            self.points.append(best)

    def _scanned(self, mx: float, my: float, least: float) -> tuple[float, float] | None:
        """Return the free place nearest (mx, my) on a grid over the region."""
        x, y, w, h = self.rect
        grid = [self._inside(x + w * i / SCAN, y + h * j / SCAN) for i in range(SCAN + 1) for j in range(SCAN + 1)]
        free = [p for p in grid if all((p[0] - qx) ** 2 + (p[1] - qy) ** 2 >= least for qx, qy in self.points)]
        return min(free, key=partial(math.dist, (mx, my)), default=None)

    def _inside(self, px: float, py: float) -> tuple[float, float]:
        if self.oval is not None:
            ox, oy, rx, ry = self.oval
            out = math.hypot((px - ox) / rx, (py - oy) / ry)
            if out > 1:
                px, py = ox + (px - ox) / out, oy + (py - oy) / out
        left, right, top, bottom = self.bounds
        px = left if px < left else right if px > right else px
        return px, top if py < top else bottom if py > bottom else py


def _clamp(value: float, low: float, high: float) -> float:
    low, high = _span(low, high)
    return min(max(value, low), high)


def _span(low: float, high: float) -> tuple[float, float]:
    """Return the limits, or what is between them twice if they leave no room."""
    return (low, high) if low <= high else ((low + high) / 2, (low + high) / 2)


def heap(region: Region, count: int, seed: int) -> Heap:
    """Return how *count* stones lie in *region*."""
    ellipse = None if region.ellipse is None else _numbers(region.ellipse)
    return _heap(_numbers(region.rect), ellipse, region.largest, count, seed)


@lru_cache(maxsize=1024)
def _heap(rect: Box, ellipse: Box | None, largest: float, count: int, seed: int) -> Heap:
    radii = [radius for radius in RADII if radius <= largest]
    if rect[2] > LONG * rect[3]:
        return _rows(rect, radii, count, seed)
    if count <= FLAT:
        for radius in radii:
            places = _layer(rect, ellipse, radius, seed).lay(count)
            if len(places) == count:
                return Heap(radius, tuple(Spot(x, y, 0) for x, y in places))
    return _pile(rect, ellipse, min(PILE_RADIUS, largest), count, seed)


def _pile(rect: Box, ellipse: Box | None, radius: float, count: int, seed: int) -> Heap:
    x, y, w, h = rect
    spots: list[Spot] = []
    layer = 0
    while len(spots) < count:
        room, extent = PILE[layer % len(PILE)]
        smaller = (x + w * (1 - extent) / 2, y + h * (1 - extent) / 2, w * extent, h * extent)
        places = _layer(smaller, ellipse, radius, seed + 7919 * layer).lay(min(room, count - len(spots)))
        spots += [Spot(px, py, layer) for px, py in places]
        layer += 1
    return Heap(radius, tuple(spots))


def _rows(rect: Box, radii: list[float], count: int, seed: int) -> Heap:
    """Return stones in two staggered rows, and in a row on top of them when a tray gets full."""
    x, y, w, h = rect
    for radius in radii:
        columns = max(1, int((w - 2.4 * radius) / (PITCH * radius) + 0.5))
        if count <= 2 * columns:
            break
    rng = random.Random(seed)
    slack_x, slack_y = 0.05 * radius, 0.07 * radius
    middle, half = y + h / 2, max(0.0, h / 2 - radius - slack_y)
    from_middle = sorted(range(columns), key=lambda c: (abs(2 * c - columns + 1), c))
    left = x + w / 2 - (columns - 1) / 2 * PITCH * radius
    spots: list[Spot] = []
    layer = 0
    while len(spots) < count:
        for c in from_middle:
            rows = ((-0.25, -half), (0.25, half)) if layer % 2 == 0 else ((0.0, 0.0),)
            for stagger, dy in rows:
                px = left + (c + stagger + 0.25 * (layer // 2 % 2)) * PITCH * radius
                px = _clamp(px + rng.uniform(-slack_x, slack_x), x + radius, x + w - radius)
                spots.append(Spot(px, middle + dy + rng.uniform(-slack_y, slack_y), layer))
        layer += 1
    return Heap(radius, tuple(spots[:count]))


@lru_cache(maxsize=512)
def _layer(rect: Box, ellipse: Box | None, radius: float, seed: int) -> _Layer:
    return _Layer(rect, ellipse, radius, seed)
