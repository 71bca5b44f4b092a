"""The carved board and the trays: wood, hollows, engravings, and the light that falls on them.

Layers from below: soft shadow, side, wood, bevel, beads on the rim's ends, and per square
lip, floor, engraving, inner shadow and lit inner lip.  What changes during play — lit and
chosen squares, the half that waits — is painted apart, so that the board never is.
"""

from __future__ import annotations

import math
from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPen

from cardtable.games.o_an_quan.geometry import ENDS, LEFT_END, RIM, SQUARES, BoardGeometry, TrayGeometry, is_end
from cardtable.scene.paint import (
    blank,
    colour,
    device_scale,
    disc,
    falling,
    linear,
    mix,
    painting,
    pen,
    placed,
    radial,
    saved,
    stamp_pixels,
    star,
)
from cardtable.scene.pixmaps import paint_image
from cardtable.scene.soft import glow, halo, hollow, inner_shadow
from cardtable.scene.surface import Look
from cardtable.scene.texture import noise, wood

BOARD_WOOD: Final = ("#C08A56", "#976337", "#6B4223")  # towards the lamp, middle, away
TRAY_WOOD: Final = ("#B5804F", "#8C5B34", "#633D22")
FLOOR: Final = ("#382316", "#4B3120", "#664430")  # dark near the lamp: it is hollow
TRAY_FLOOR: Final = ("#432A1A", "#6B4630")
HOLLOW_SHADOW: Final = "#0C0502"
GROUND_SHADOW: Final = "#020805"
ENGRAVED: Final = "#160A03"
ENGRAVED_LIT: Final = "#FFD9A4"
BEADS: Final = 27
SIDE: Final = 9.0  # units of the board's thickness that are seen


def board_rect(geometry: BoardGeometry) -> QRectF:
    """Return what the board covers, shadow included."""
    return geometry.rect.adjusted(-38, -26, 72, 92)


def paint_board(painter: QPainter, geometry: BoardGeometry, look: Look | None = None) -> None:
    """Paint the empty board."""
    look = look or Look()
    outline, scale = geometry.outline(), device_scale(painter)
    halo(outline, GROUND_SHADOW, 34, scale).draw(painter, 14, 26, 0.62)
    halo(outline, GROUND_SHADOW, 9, scale).draw(painter, 4, 9, 0.6)
    r = geometry.rect
    side = linear(r.left(), 0, r.right(), 0, (0, "#5E3B22"), (0.5, "#452A17"), (1, "#22130A"))
    painter.fillPath(outline.translated(0, SIDE), side)
    wood(painter, outline, _shades(BOARD_WOOD, look), 1.25 * look.grain_share)
    _bevel(painter, outline, r, 4.4, 0.62)
    _rim_line(painter, geometry)
    _beads(painter, geometry)
    for square in ENDS:
        _hollow_square(painter, geometry, square, look)
    _stamp_squares(painter, geometry, look, scale)


def _shades(shades: tuple[str, str, str], look: Look) -> tuple[QColor, QColor, QColor]:
    light, middle, dark = (look.shade(shade, shades[1]) for shade in shades)
    return light, middle, dark


def _bevel(painter: QPainter, outline: QPainterPath, r: QRectF, width: float, strength: float) -> None:
    """Paint the edge: lit towards the lamp, dark away from it."""
    light, dark = "#FFE2B8", "#1E0F06"
    edge = linear(
        r.left(),
        r.top(),
        r.left() + r.width() * 0.6,
        r.bottom(),
        (0, colour(light, strength)),
        (0.45, colour(light, strength * 0.16)),
        (0.6, colour(dark, 0.1)),
        (1, colour(dark, strength * 0.97)),
    )
    with saved(painter, outline):
        painter.strokePath(outline, QPen(edge, width))


def _rim_line(painter: QPainter, geometry: BoardGeometry) -> None:
    """Paint a fine groove along the outer edge."""
    inset = BoardGeometry(geometry.rect.adjusted(5.5, 5.5, -5.5, -5.5)).outline()
    painter.strokePath(inset.translated(0.7, 0.9), QPen(colour("#FFDCA8", 0.22), 1))
    painter.strokePath(inset, QPen(colour("#2B170B", 0.34), 1))


def _beads(painter: QPainter, geometry: BoardGeometry) -> None:
    """Paint the band of ringed dots around both ends."""
    rings, dots = QPainterPath(), QPainterPath()
    for left in (True, False):
        inner, end = geometry.inner, geometry.end_width
        cx = inner.left() + end if left else inner.right() - end
        for k in range(BEADS):
            angle = math.pi * (k + 0.5) / BEADS + math.pi / 2 * (1 if left else -1)
            x = cx + (end + RIM / 2 + 1.4) * math.cos(angle)
            y = geometry.middle + (inner.height() / 2 + RIM / 2 + 0.6) * math.sin(angle)
            rings.addPath(disc(x, y, 3.8))
            dots.addPath(disc(x, y, 1.3))
    painter.strokePath(rings.translated(0.7, 0.9), QPen(colour("#FFDCA8", 0.30), 1))
    painter.strokePath(rings, QPen(colour("#2B170B", 0.62), 1.2))
    painter.fillPath(dots, colour("#2B170B", 0.6))


def _stamp_squares(painter: QPainter, geometry: BoardGeometry, look: Look, scale: float) -> None:
    """Paint one square of the rows and copy it, on whole device pixels, to the places of all ten."""
    margin = 4.0
    first = geometry.square_rect(0).adjusted(-margin, -margin, margin, margin)
    image = paint_image(first, scale, lambda inner: _hollow_square(inner, geometry, 0, look))
    image.setDevicePixelRatio(1)
    for square in (square for square in SQUARES if not is_end(square)):
        corner = geometry.square_rect(square).topLeft() - QPointF(margin, margin)
        point = painter.deviceTransform().map(corner)
        stamp_pixels(painter, image, round(point.x()), round(point.y()))


def _hollow_square(painter: QPainter, geometry: BoardGeometry, square: int, look: Look) -> None:
    path, r = geometry.square_path(square), geometry.square_rect(square)
    painter.strokePath(path.translated(1.2, 1.6), QPen(colour(ENGRAVED_LIT, 0.42), 2.2))
    painter.strokePath(path.translated(-0.8, -1), QPen(colour("#2A1508", 0.5), 1.6))
    dark, middle, light = (look.shade(shade, FLOOR[1]) for shade in FLOOR)
    floor = linear(r.left(), r.top(), r.left() + r.width() * 0.5, r.bottom(), (0, dark), (0.5, middle), (1, light))
    painter.fillPath(path, floor)
    _dust(painter, path, look)
    with saved(painter, path):
        if is_end(square):
            _drum_star(painter, geometry, square)
        scale = device_scale(painter)
        hollow(path, HOLLOW_SHADOW, 12, 9, 12, scale).draw(painter, opacity=0.62)
        hollow(path, HOLLOW_SHADOW, 3.5, 2.5, 3.5, scale).draw(painter, opacity=0.5)
        far = linear(
            r.left(), r.top(), r.right(), r.bottom(),
            (0, colour("#FFC98C", 0)), (0.6, colour("#FFC98C", 0)), (1, colour("#FFC98C", 0.34)),
        )  # fmt: skip
        painter.strokePath(path.translated(-1.6, -2), QPen(far, 4))


def _dust(painter: QPainter, path: QPainterPath, look: Look) -> None:
    """Roughen the floor of a hollow."""
    if look.grain_share:
        with saved(painter):
            painter.setOpacity(min(1.0, look.grain_share / 3))
            noise(painter, path.boundingRect(), 36, seed=8, clip=path)


@cache
def _drum(scale: float) -> QImage:
    """Return the ornament of a bronze drum, engraved, with its middle in the middle; *scale* pixels per unit."""
    half = math.ceil(124 * scale)
    image = blank(2 * half, 2 * half)
    circles, teeth = QPainterPath(), QPainterPath()
    for k in range(48):
        angle = math.tau * k / 48
        x, y = 82 * math.cos(angle), 86 * math.sin(angle)
        circles.addPath(disc(x, y, 5.4))
        circles.addPath(disc(x, y, 1.3))
    for k in range(72):
        angle = math.tau * k / 72
        teeth.moveTo(102 * math.cos(angle), 107 * math.sin(angle))
        teeth.lineTo(110 * math.cos(angle + 0.05), 115.5 * math.sin(angle + 0.05))
    mask = blank(2 * half, 2 * half)
    with painting(mask, scale, QPointF(-half / scale, -half / scale)) as painter:
        for radius, width in ((54, 1.6), (64, 1.2), (100, 1.2), (112, 2.0)):
            painter.strokePath(disc(0, 0, radius, radius * 1.05), QPen(colour("#000000"), width))
        painter.strokePath(circles, QPen(colour("#000000"), 1.1))
        painter.strokePath(teeth, QPen(colour("#000000"), 1.0))
        painter.fillPath(star(14, 48, 17, rotation=0), colour("#000000"))
    # every line is dark, with a lit copy at its lower right
    with painting(image) as painter:
        painter.drawImage(QPointF(scale, scale), _tinted(mask, colour(ENGRAVED_LIT, 0.34)))
        painter.drawImage(0, 0, _tinted(mask, colour(ENGRAVED, 0.62)))
    return image


def _tinted(mask: QImage, shade: QColor) -> QImage:
    """Return *mask* in one colour."""
    image = mask.copy()
    painter = QPainter(image)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(image.rect(), shade)
    painter.end()
    return image


def _drum_star(painter: QPainter, geometry: BoardGeometry, square: int) -> None:
    """Engrave half a Đông Sơn drum at a half-moon's flat side."""
    r = geometry.square_rect(square)
    image = _drum(round(device_scale(painter) * geometry.end_width / 160, 3))
    point = painter.deviceTransform().map(QPointF(r.right() if square == LEFT_END else r.left(), r.center().y()))
    # fine lines stay fine only on whole device pixels
    stamp_pixels(painter, image, round(point.x()) - image.width() // 2, round(point.y()) - image.height() // 2)


# -- light on the board -----------------------------------------------------------------------------------------------


def light_rect(geometry: BoardGeometry, square: int) -> QRectF:
    """Return what the light of a square covers, glow included."""
    return geometry.square_rect(square).adjusted(-34, -34, 34, 34)


def paint_lit_square(painter: QPainter, geometry: BoardGeometry, square: int, chosen: bool = False) -> None:
    """Paint the gold of a square that may be chosen, or of the one that is; stones go on top."""
    path, r = geometry.square_path(square), geometry.square_rect(square)
    near, mid, far = (0.50, 0.26, 0.10) if chosen else (0.22, 0.10, 0.05)
    pool = radial(
        r.center().x(), r.center().y() + 10, r.height() * 0.66,
        (0, colour("#F2B95B", near)), (0.7, colour("#E0A040", mid)), (1, colour("#E0A040", far)),
    )  # fmt: skip
    painter.fillPath(path, pool)
    if chosen:
        glow(painter, path, "#FFC857", 12, 8, 0.95)
        rim = _slanted(r, "#FFF2C9", "#FFD27A", "#E7A93C")
        painter.strokePath(path, pen(rim, 4.6))
    else:
        glow(painter, path, "#F0B448", 7, 4, 0.65)
        painter.strokePath(path, pen(_slanted(r, "#FBDD96", "#E0AC4C", "#C18A2E"), 2.8))


def _slanted(r: QRectF, light: str, middle: str, dark: str) -> QBrush:
    return linear(r.left(), r.top(), r.right(), r.bottom(), (0, light), (0.5, middle), (1, dark))


def paint_hover(painter: QPainter, geometry: BoardGeometry, square: int) -> None:
    """Paint the breath of light over a lit square that the pointer or the focus is on."""
    path, r = geometry.square_path(square), geometry.square_rect(square)
    warm = "#FFE0A0"
    painter.fillPath(
        path,
        radial(r.center().x(), r.center().y(), r.height() * 0.7, (0, colour(warm, 0.16)), (1, colour(warm, 0.05))),
    )
    painter.strokePath(path, pen(colour(warm, 0.65), 1.4))


def paint_turn_light(painter: QPainter, geometry: BoardGeometry, bottom: bool) -> None:
    """Darken the half that waits and warm the half that acts; goes straight on the board."""
    r = geometry.rect
    dark, warm = "#0A0603", "#FFC060"
    stops = [
        (0.0, colour(dark, 0.30)),
        (0.49, colour(dark, 0.10)),
        (0.51, colour(warm, 0.0)),
        (1.0, colour(warm, 0.16)),
    ]
    top, low = (r.top(), r.bottom()) if bottom else (r.bottom(), r.top())
    painter.fillPath(geometry.outline(), linear(0, top, 0, low, *stops))


def paint_captured_square(painter: QPainter, geometry: BoardGeometry, square: int) -> None:
    """Frame a square that the previewed action would capture; stones go on top."""
    path = geometry.square_path(square)
    painter.fillPath(path, colour("#F0B448", 0.13))
    r = geometry.square_rect(square)
    share_x, share_y = 1 - 6 / r.width(), 1 - 6 / r.height()
    centre = r.center()
    with saved(painter):
        painter.translate(centre)
        painter.scale(share_x, share_y)
        painter.translate(-centre)
        painter.strokePath(path, pen(colour("#1B0F06", 0.55), 4.2, (2.2 * 2.6 / 4.2, 2.4 * 2.6 / 4.2)))
        painter.strokePath(path, pen("#FFD27A", 2.6, (2.2, 2.4)))


# -- trays ------------------------------------------------------------------------------------------------------------


def paint_tray(painter: QPainter, geometry: TrayGeometry, look: Look | None = None, seat: int = 0) -> None:
    """Paint an empty store: a hollow for both mandarins, one for stones."""
    look = look or Look()
    outline, r = geometry.outline(), geometry.rect
    halo(outline, GROUND_SHADOW, 12, device_scale(painter)).draw(painter, 6, 11, 0.6)
    painter.fillPath(outline.translated(0, 5), mix("#331E11", "#000", 0.1))
    wood(painter, outline, _shades(TRAY_WOOD, look), 1.2 * look.grain_share, seed=21 + seat)
    _bevel(painter, outline, r, 3, 0.58)
    for path in (geometry.mandarin_path(), geometry.stone_path()):
        bounds = path.boundingRect()
        painter.strokePath(path.translated(1, 1.4), QPen(colour(ENGRAVED_LIT, 0.4), 1.8))
        dark, light = (look.shade(shade, TRAY_FLOOR[1]) for shade in TRAY_FLOOR)
        painter.fillPath(path, falling(bounds, (0, dark), (1, light)))
        _dust(painter, path, look)
        inner_shadow(painter, path, HOLLOW_SHADOW, 8, 5, 7, 0.65)
    for index in (0, 1):
        _empty_place(painter, geometry.mandarin_point(index), geometry.hollow)


def _empty_place(painter: QPainter, centre: QPointF, size: float) -> None:
    """Engrave the sign of a mandarin that is not there yet."""
    for share, width in ((0.36, 1.4), (0.27, 1.0)):
        ring = disc(centre.x(), centre.y(), size * share)
        painter.strokePath(ring.translated(0.7, 0.9), QPen(colour(ENGRAVED_LIT, 0.2), width))
        painter.strokePath(ring, QPen(colour("#1D0E05", 0.5), width))
    rays = placed(star(12, size * 0.22, size * 0.085), centre.x(), centre.y())
    painter.fillPath(rays.translated(0.7, 0.9), colour(ENGRAVED_LIT, 0.16))
    painter.fillPath(rays, colour("#1D0E05", 0.42))
