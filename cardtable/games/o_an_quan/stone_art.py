"""Pebbles and mandarins, each drawn around the origin with its own soft shadow.

A pebble is a closed curve through nine points on a tilted ellipse, lit from the upper
left: body gradient, vein, speckles, bounce light below, rim and one highlight.  There
are :data:`VARIANTS` of them; a stone keeps its variant for the whole deal.
"""

from __future__ import annotations

import math
import random
from functools import cache
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from cardtable.scene.paint import colour, disc, linear, mix, pen, placed, radial, saved, smooth, star

TINTS: Final = (
    "#B9AE9C", "#CFC3AE", "#8F8A83", "#E3D8C2", "#A98C6B", "#C79C6A", "#B5785A", "#8C5B49",
    "#7C8791", "#9BA6A8", "#68635F", "#D8B98C", "#A3A38C", "#545A60", "#C9B7A6",
)  # fmt: skip
VARIANTS: Final = 24
CORNERS: Final = 9
ROUGHNESS: Final = 0.085  # how far a corner leaves the ellipse, in radii
SHADOW: Final = "#0B0602"
MARGIN: Final = 1.75  # what the shadow may reach, in radii
LIFT_MARGIN: Final = 1.4  # what one unit of lift adds to it, in units


class Pebble(NamedTuple):
    """What makes one variant: its outline in radii and the tilted ellipse behind it, colour and marks."""

    outline: QPainterPath
    size: float
    squash: float
    turn: float  # degrees
    body: QColor
    vein: tuple[QPainterPath, float] | None
    speckles: tuple[tuple[QPainterPath, QColor], ...]  # many dots per path: few are strong, most are faint
    bounce: QPainterPath  # the lower right rim, where light comes back from the ground


def variant_of(stone: int) -> int:
    """Return the look of the deal's stone number *stone*; neighbours differ."""
    return stone * 7 % VARIANTS if (stone // VARIANTS) % 2 == 0 else (stone * 5 + 3) % VARIANTS


@cache
def pebble(variant: int) -> Pebble:
    """Return the shape of a variant, in units of its radius."""
    rng = random.Random(1000 + variant * 37)
    tint = TINTS[variant * 4 % len(TINTS)]
    body = mix(mix(tint, "#8A6A4C", rng.uniform(0, 0.16)), "#FFFFFF", rng.uniform(0, 0.06))
    size, squash, turn = rng.uniform(0.92, 1.07), rng.uniform(0.77, 0.97), rng.uniform(0, math.pi)
    corners = []
    for i in range(CORNERS):
        angle = math.tau * i / CORNERS + rng.uniform(-0.12, 0.12)
        reach = size * (1 + rng.uniform(-ROUGHNESS, ROUGHNESS))
        x, y = reach * math.cos(angle), reach * squash * math.sin(angle)
        corners.append((x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn)))
    vein = None
    if variant % 3 == 1:
        offset = rng.uniform(-0.35, 0.35)
        line = QPainterPath()
        line.moveTo(-1.3, offset)
        bends = (rng.uniform(-0.4, 0.4), rng.uniform(-0.4, 0.4), rng.uniform(-0.3, 0.3))
        line.cubicTo(-0.4, offset + bends[0], 0.4, offset + bends[1], 1.3, offset + bends[2])
        vein = placed(line, 0, 0, rng.uniform(0, 180)), rng.uniform(0.06, 0.13)
    shades = [colour(name, alpha) for name in ("#20130A", "#FFF6E6") for alpha in (0.14, 0.26)]
    dots = [QPainterPath() for _ in shades]
    for _ in range(rng.randint(16, 30)):
        angle, reach = rng.uniform(0, math.tau), math.sqrt(rng.random()) * 0.92
        kind = rng.choices(range(4), (3, 3, 2, 2))[0]
        dots[kind].addPath(disc(reach * math.cos(angle), reach * math.sin(angle), rng.uniform(0.016, 0.046)))
    outline = smooth(corners)
    marks = tuple(zip(dots, shades, strict=True))
    return Pebble(outline, size, squash, math.degrees(turn), body, vein, marks, _crescent(outline, 0.13, 0.15))


def _crescent(outline: QPainterPath, dx: float, dy: float) -> QPainterPath:
    """Return what *outline* keeps when itself, moved up left, is cut out; to be clipped to *outline*."""
    both = QPainterPath(outline)  # odd-even fill cuts without path arithmetic, which is slow
    both.addPath(outline.translated(-dx, -dy))
    return both


def stone_rect(radius: float, lift: float = 0.0) -> QRectF:
    """Return what a stone around the origin covers, shadow included."""
    reach = radius * MARGIN + lift * LIFT_MARGIN
    return QRectF(-radius * 1.2, -radius * 1.2 - lift, radius * 1.2 + reach, radius * 1.2 + reach + lift)


def paint_stone(painter: QPainter, variant: int, radius: float, lift: float = 0.0) -> None:
    """Paint a pebble around the origin; *lift* units above the ground its shadow falls apart from it."""
    look = pebble(variant % VARIANTS)
    with saved(painter):
        painter.scale(radius, radius)
        _stone_shadow(painter, look, min(lift / radius, 1.0))
        painter.translate(0, -lift / radius)
        _stone_body(painter, look)


def _stone_shadow(painter: QPainter, look: Pebble, lift: float) -> None:
    """Paint the shadow in units of the radius: a soft tilted ellipse and, on the ground, a dark contact."""
    away, spread = 0.16 + lift * 0.7, 1.26 + lift * 0.12
    core = 0.60 if not lift else 0.52
    # the fall from core to edge gets wider with the height above the ground
    edge = [(0.0, 1.0), (0.66 - lift * 0.16, 0.94), (0.80 - lift * 0.08, 0.72), (0.92, 0.27), (1.0, 0.0)]
    with saved(painter):
        painter.translate(away + 0.05, away * 1.5 + 0.09)
        painter.rotate(look.turn)
        painter.scale(look.size, look.size * look.squash)
        stops = [(max(0.0, at), colour(SHADOW, core * share)) for at, share in edge]
        painter.fillPath(disc(0, 0, spread), radial(0, 0, spread, *stops))
    if not lift:
        painter.fillPath(placed(look.outline, 0.05, 0.10, scale=1.03), colour(SHADOW, 0.42))


def _stone_body(painter: QPainter, look: Pebble) -> None:
    body = look.body
    light, dark = mix(body, "#FFF6E4", 0.52), mix(body, "#1A0F08", 0.62)
    shading = radial(-0.30, -0.40, 1.62, (0, light), (0.34, mix(body, light, 0.25)), (0.62, body), (1, dark))
    painter.fillPath(look.outline, shading)
    with saved(painter, look.outline):
        if look.vein is not None:
            line, width = look.vein
            painter.strokePath(line, pen(colour(mix(body, "#FFF8EA", 0.75), 0.42), width))
        for dots, shade in look.speckles:
            painter.fillPath(dots, shade)
        painter.fillPath(look.bounce, colour("#FFC890", 0.13))
    painter.strokePath(look.outline, QPen(colour(mix(body, "#120A05", 0.8), 0.55), 0.053))
    _gleam(painter, -0.30, -0.40, 0.5, 0.58, 0.62)


def _gleam(painter: QPainter, x: float, y: float, radius: float, squash: float, strength: float) -> None:
    """Paint the lamp's reflection: a tilted soft ellipse."""
    shade = "#FFFDF5"
    with saved(painter):
        painter.translate(x, y)
        painter.rotate(-34)
        painter.scale(1, squash)
        painter.fillPath(
            disc(0, 0, radius),
            radial(
                0, 0, radius,
                (0, colour(shade, strength)), (0.35, colour(shade, strength * 0.46)), (1, colour(shade, 0)),
            ),
        )  # fmt: skip


# -- mandarin ---------------------------------------------------------------------------------------------------------


def mandarin_rect(radius: float, lift: float = 0.0) -> QRectF:
    """Return what a mandarin around the origin covers, shadow included."""
    reach = radius * 1.55 + lift * 2.2
    return QRectF(-radius * 1.1, -radius * 1.1 - lift, radius * 1.1 + reach, radius * 1.1 + reach + lift)


def paint_mandarin(painter: QPainter, radius: float, lift: float = 0.0) -> None:
    """Paint the big jade stone with its gold inlay around the origin."""
    outline = disc(0, 0, 1.03, 0.97)
    up = lift / radius
    with saved(painter):
        painter.scale(radius, radius)
        for i in range(10):
            share = i / 9
            painter.fillPath(
                placed(outline, 0.16 + up, 0.24 + up * 1.4, scale=1 + 0.24 * share),
                colour("#060A06", 0.115 * (1 - share * 0.5)),
            )
        if not lift:
            painter.fillPath(placed(outline, 0.03, 0.06, scale=1.02), colour("#060402", 0.5))
        painter.translate(0, -up)
        _jade(painter, outline)
        _inlay(painter)
        painter.strokePath(outline, QPen(colour("#031A12", 0.6), 1 / radius))
        _gleam(painter, -0.36, -0.50, 0.42, 0.5, 0.75)


def _jade(painter: QPainter, outline: QPainterPath) -> None:
    painter.fillPath(
        outline,
        radial(
            -0.32, -0.42, 1.65,
            (0, "#9FDCC0"), (0.22, "#5DB295"), (0.52, "#2C8069"), (0.8, "#14503F"), (1, "#0A3026"),
        ),
    )  # fmt: skip
    rng = random.Random(7)
    with saved(painter, outline):
        for _ in range(16):
            turn, offset = math.degrees(rng.uniform(-0.6, 0.9)), rng.uniform(-1, 1)
            line = QPainterPath()
            line.moveTo(-1.2, offset)
            bends = (rng.uniform(-0.5, 0.5), rng.uniform(-0.5, 0.5), rng.uniform(-0.4, 0.4))
            line.cubicTo(-0.4, offset + bends[0], 0.4, offset + bends[1], 1.2, offset + bends[2])
            shade = colour("#E8FFF0" if rng.random() < 0.6 else "#06281D", rng.uniform(0.04, 0.13))
            painter.strokePath(placed(line, 0, 0, turn), pen(shade, rng.uniform(0.02, 0.12)))
        painter.fillPath(_crescent(outline, 0.10, 0.12), colour("#BFFFE0", 0.16))


def _inlay(painter: QPainter) -> None:
    gold = linear(-1, -1, 1, 1, (0, "#FFEBB0"), (0.4, "#E0AC4C"), (1, "#7C4F16"))
    groove = colour("#03150E", 0.55)
    for radius, width in ((0.70, 0.045), (0.52, 0.025)):
        ring = disc(0, 0, radius, radius * 0.943)
        painter.strokePath(ring.translated(0.0105, 0.016), QPen(groove, width))
        painter.strokePath(ring, QPen(gold, width))
    dots = QPainterPath()
    for i in range(24):
        angle = math.tau * i / 24
        dots.addPath(disc(0.61 * math.cos(angle), 0.575 * math.sin(angle), 0.024))
    painter.fillPath(dots, gold)
    with saved(painter):
        painter.scale(1, 0.94)
        rays = star(12, 0.44, 0.17)
        painter.fillPath(rays.translated(0.0105, 0.016), groove)
        painter.fillPath(rays, gold)
        painter.fillPath(disc(0, 0, 0.10), QColor("#1B5E4B"))
