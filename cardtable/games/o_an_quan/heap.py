"""Where the stones of a square lie: scattered like pebbles, never moving without need.

For a region, a seed and a stone size the places are worked out once for as many stones
as fit, then put in an order that grows from the middle.  So a stone that is sown lies
down beside the others and none of them stirs, until the square gets so full that all
stones are drawn smaller; beyond a dozen they lie in layers, as a pile.
"""

from __future__ import annotations

import math
import random
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF

FLAT: Final = 12  # more stones than this are drawn as a pile
RADII: Final = (22.0, 19.0, 17.0, 15.5, 14.0, 12.5, 11.0)  # u; few, since each is a set of pixmaps
PILE_RADIUS: Final = 17.0  # the largest stone of a pile
APART: Final = 1.96  # centres of stones of one layer, in radii; their shapes are a little smaller
CANDIDATES: Final = 10
ROUNDS: Final = 70
LAYER_SHARE: Final = 0.55  # stones of a layer over those of the layer below


class Spot(NamedTuple):
    """A stone's centre, and how many layers lie under it."""

    x: float
    y: float
    layer: int


def _numbers(rect: QRectF) -> tuple[float, ...]:
    return rect.x(), rect.y(), rect.width(), rect.height()


@dataclass(frozen=True, slots=True)
class Region:
    """Where whole stones may lie: in a rectangle and, if given, inside an ellipse too."""

    rect: QRectF
    ellipse: QRectF | None = None
    largest: float = RADII[0]  # radius of its stones while there is room

    def key(self) -> tuple[float, ...]:
        """Return the numbers of its shape: x, y, width, height, twice if there is an ellipse."""
        return _numbers(self.rect) + (() if self.ellipse is None else _numbers(self.ellipse))


@dataclass(frozen=True, slots=True)
class Heap:
    """The stones of one place: their radius and their spots, in the order they were laid."""

    radius: float
    spots: tuple[Spot, ...]


def heap(region: Region, count: int, seed: int) -> Heap:
    """Return how *count* stones lie in *region*; equal arguments lie equally."""
    return _heap(region.key(), region.largest, count, seed)


@lru_cache(maxsize=1024)
def _heap(key: tuple[float, ...], largest: float, count: int, seed: int) -> Heap:
    area = key[2] * key[3] * (0.86 if len(key) > 4 else 1.0)
    for radius in RADII:
        if radius > largest:
            continue
        fits = max(1, int(area / (4 * radius * radius)))
        if count <= fits and (count <= FLAT or key[2] > 2.5 * key[3]):  # a long tray holds more side by side
            return Heap(radius, _layer(key, radius, fits, seed)[:count])
    return _pile(key, count, seed, area)


def _pile(key: tuple[float, ...], count: int, seed: int, area: float) -> Heap:
    radius = min(PILE_RADIUS, math.sqrt(area / 46)) if key[2] < 2.5 * key[3] else RADII[-1]
    base = max(1, int(area / (4 * radius * radius)))
    base = base if key[2] > 2.5 * key[3] else min(base, FLAT)
    spots: list[Spot] = []
    layer, room = 0, base
    while len(spots) < count:
        shrink = 0.80**layer
        x, y, w, h = key[:4]
        inset_x, inset_y = w * (1 - shrink) / 2, h * (1 - shrink) / 2
        smaller = (x + inset_x, y + inset_y, w - 2 * inset_x, h - 2 * inset_y, *key[4:])
        spots += [Spot(a, b, layer) for a, b, _ in _layer(smaller, radius, room, seed + 7919 * layer)]
        room = max(2, round(room * LAYER_SHARE))
        layer += 1
    return Heap(radius, tuple(spots[:count]))


@lru_cache(maxsize=512)
def _layer(key: tuple[float, ...], radius: float, count: int, seed: int) -> tuple[Spot, ...]:
    """Return *count* places side by side: scattered, pushed apart, ordered from the middle."""
    rng = random.Random(seed)
    cx, cy = key[0] + key[2] / 2, key[1] + key[3] / 2
    half_w, half_h = key[2] / 2 - radius, key[3] / 2 - radius
    points: list[list[float]] = []
    for _ in range(count):
        best: list[float] = [cx, cy]
        gap = -1.0
        for _ in range(CANDIDATES):
            angle, reach = rng.uniform(0, math.tau), math.sqrt(rng.random())
            x, y = cx + reach * math.cos(angle) * half_w, cy + reach * math.sin(angle) * half_h
            nearest = min(((x - p[0]) ** 2 + (y - p[1]) ** 2 for p in points), default=1.0)
            if nearest > gap:
                best, gap = [x, y], nearest
        points.append(best)
    _push_apart(points, key, radius)
    return _from_the_middle(points, cx, cy)


def _push_apart(points: list[list[float]], key: tuple[float, ...], radius: float) -> None:
    wanted = APART * radius
    left, top = key[0] + radius, key[1] + radius
    right, bottom = max(left, key[0] + key[2] - radius), max(top, key[1] + key[3] - radius)
    oval = None
    if len(key) > 4:
        ex, ey, ew, eh = key[4:]
        oval = (ex + ew / 2, ey + eh / 2, ew / 2 - radius, eh / 2 - radius)
    for _ in range(ROUNDS):
        moved = False
        for i, a in enumerate(points):
            for b in points[:i]:
                dx, dy = a[0] - b[0], a[1] - b[1]
                if abs(dx) >= wanted or abs(dy) >= wanted:
                    continue
                distance = math.hypot(dx, dy)
                if distance < wanted - 0.05:
                    push = (wanted - distance) / 2 / (distance or 1.0)
                    dx, dy = dx * push or 0.01 * (i + 1), dy * push
                    a[0], a[1], b[0], b[1] = a[0] + dx, a[1] + dy, b[0] - dx, b[1] - dy
                    moved = True
        for point in points:
            if oval is not None:
                ox, oy, rx, ry = oval
                out = math.hypot((point[0] - ox) / rx, (point[1] - oy) / ry)
                if out > 1:
                    point[0], point[1] = ox + (point[0] - ox) / out, oy + (point[1] - oy) / out
            point[0] = min(max(point[0], left), right)
            point[1] = min(max(point[1], top), bottom)
        if not moved:
            return


def _from_the_middle(points: list[list[float]], cx: float, cy: float) -> tuple[Spot, ...]:
    """Order the places so that the first few of them always make one close group."""
    rest = sorted((x, y) for x, y in points)
    chosen: list[tuple[float, float]] = []
    x, y = cx, cy
    while rest:
        following = min(rest, key=partial(math.dist, (x, y)))
        rest.remove(following)
        chosen.append(following)
        # look on the side that balances the group around the region's middle
        x = cx + (cx - sum(p[0] for p in chosen) / len(chosen)) / 2
        y = cy + (cy - sum(p[1] for p in chosen) / len(chosen)) / 2
    return tuple(Spot(x, y, 0) for x, y in chosen)
