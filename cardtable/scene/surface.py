"""The table itself: felt under one lamp at the upper left, grain, vignette, wooden rail.

All of the light is smooth, so it is painted on a small image and drawn large; the grain
that goes over it also hides the steps of eight-bit colour.  A surface of 1280 x 720
pixels takes some ten milliseconds, so the player's look is simply painted anew.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath

from cardtable.scene.paint import colour, device_scale, painting, pen, polyline, radial, rounded, saved, slanted
from cardtable.scene.soft import hollow
from cardtable.scene.texture import noise, wood

NEUTRAL: Final = 50
RAIL: Final = 11.0  # units
RAIL_CORNER: Final = 18.0
LIGHT_PIXELS: Final = 200  # width of the small image that holds all soft light
GRAIN: Final = 4.5  # deviation of the felt's dust at the neutral look, 0..255


@dataclass(frozen=True, slots=True)
class Look:
    """How the player wants the table surface: three sliders, 0..100, 50 changes nothing."""

    contrast: int = NEUTRAL
    grain: int = NEUTRAL
    temperature: int = NEUTRAL

    @property
    def grain_share(self) -> float:
        """0 at no grain, 1 when neutral, 3 at most."""
        return self.grain / NEUTRAL if self.grain <= NEUTRAL else 1 + (self.grain - NEUTRAL) / NEUTRAL * 2

    def shade(self, shade: QColor | str, middle: QColor | str) -> QColor:
        """Return a colour of the surface under this look; contrast turns around *middle*."""
        return self.tinted(self._contrasted(QColor(shade), QColor(middle)))

    def _contrasted(self, shade: QColor, middle: QColor) -> QColor:
        if self.contrast == NEUTRAL:
            return shade
        share = (self.contrast - NEUTRAL) / NEUTRAL
        factor = 1 + share * (0.75 if share < 0 else 0.6)
        mean = middle.lightnessF()
        goal = min(1.0, max(0.0, mean + (shade.lightnessF() - mean) * factor))
        return QColor.fromHslF(max(0.0, shade.hslHueF()), shade.hslSaturationF(), goal, shade.alphaF())

    def tinted(self, shade: QColor) -> QColor:
        """Return *shade* warmer or colder, equally light."""
        if self.temperature == NEUTRAL:
            return shade
        share = (self.temperature - NEUTRAL) / NEUTRAL
        red, green, blue = 1 + 0.22 * share, 1 + 0.02 * share, 1 - 0.28 * share
        before = 0.30 * shade.redF() + 0.59 * shade.greenF() + 0.11 * shade.blueF()
        after = 0.30 * shade.redF() * red + 0.59 * shade.greenF() * green + 0.11 * shade.blueF() * blue
        even = before / after if after > 0 else 1.0
        return QColor.fromRgbF(
            min(1.0, shade.redF() * red * even),
            min(1.0, shade.greenF() * green * even),
            min(1.0, shade.blueF() * blue * even),
            shade.alphaF(),
        )


class Felt(NamedTuple):
    """The four shades of a felt from under the lamp to the far corner."""

    lit: str
    cloth: str
    shade: str
    edge: str


GREEN: Final = Felt("#2C6850", "#1F5341", "#153629", "#0B2018")
PINE: Final = Felt("#2B6653", "#1E4E3F", "#143A2E", "#0A2019")
BLUE: Final = Felt("#2F5E7C", "#214A66", "#15334A", "#0A1D2D")
TEAL: Final = Felt("#25686A", "#1A5254", "#113739", "#082122")
LAKE: Final = Felt("#2F6479", "#1F4C60", "#133444", "#0A1E2A")
DEEP_BLUE: Final = Felt("#2C437E", "#1F3368", "#14224A", "#090F28")

RAIL_WOOD: Final = ("#7A5236", "#5A3B26", "#3E2818")


def paint_surface(
    painter: QPainter,
    size: QSizeF,
    felt: Felt = GREEN,
    look: Look | None = None,
    rail: float = 0.0,
    lamp: QPointF | None = None,
) -> None:
    """Paint a table of *size* units from the origin.

    :param rail: width of the wooden frame in units, none at 0; :data:`RAIL` where there is room.
    :param lamp: where the light falls, in shares of the size; (0.36, 0.30) unless given.
    """
    look = look or Look()
    area = QRectF(QPointF(0, 0), size)
    _light(painter, size, felt, look, lamp or QPointF(0.36, 0.30))
    with saved(painter):
        if look.grain_share:
            painter.setOpacity(min(1.0, look.grain_share / 3))
            noise(painter, area, GRAIN * 3, seed=3)
    if rail:
        _rail(painter, area, look, rail)


def _light(painter: QPainter, size: QSizeF, felt: Felt, look: Look, lamp: QPointF) -> None:
    width, height = size.width(), size.height()
    shrink = LIGHT_PIXELS / width
    # sixteen bits per channel: the small image is stretched, its steps would show as bands
    image = QImage(LIGHT_PIXELS, max(1, round(height * shrink)), QImage.Format.Format_RGBA64_Premultiplied)
    area = QRectF(0, 0, width, image.height() / shrink)
    with painting(image, shrink) as small:
        shades = [look.shade(s, felt.cloth) for s in (felt.lit, felt.cloth, felt.shade, felt.edge)]
        x, y, reach = width * lamp.x(), height * lamp.y(), width * 0.84
        small.fillRect(area, radial(x, y, reach, *zip((0, 0.40, 0.76, 1), shades, strict=True)))
        warm = look.tinted(QColor("#FFD68A"))
        small.fillRect(
            area, radial(x - width * 0.14, -height * 0.1, width * 0.62, (0, colour(warm, 0.10)), (1, colour(warm, 0)))
        )
        dark = "#04100B"
        small.fillRect(
            area,
            radial(
                width * 0.46,
                height * 0.44,
                width * 0.72,
                (0, colour(dark, 0)),
                (0.62, colour(dark, 0)),
                (1, colour(dark, 0.55)),
            ),
        )
    # half a pixel is cut off at each side: bilinear enlargement needs both neighbours there
    painter.drawImage(QRectF(0, 0, width, height), image, QRectF(0.5, 0.5, image.width() - 1, image.height() - 1))


def _rail(painter: QPainter, area: QRectF, look: Look, width: float) -> None:
    opening = rounded(area.adjusted(width, width, -width, -width), RAIL_CORNER)
    with saved(painter, opening):
        hollow(opening, "#04100C", 9, 6, 8, device_scale(painter)).draw(painter, opacity=0.62)
    frame = QPainterPath()
    frame.addRect(area)
    frame.addPath(opening)
    middle = RAIL_WOOD[1]
    light, mid, dark = (look.shade(shade, middle) for shade in RAIL_WOOD)
    # four boards, mitred at the corners
    reach = width + RAIL_CORNER
    left, top, right, bottom = area.left(), area.top(), area.right(), area.bottom()
    inner = area.adjusted(reach, reach, -reach, -reach)
    with saved(painter, frame):
        for x, near in ((left, inner.left()), (right, inner.right())):
            board = polyline((x, top), (near, inner.top()), (near, inner.bottom()), (x, bottom), closed=True)
            wood(painter, board, (light, mid, dark), look.grain_share * 0.8, upright=True)
        for y, near in ((top, inner.top()), (bottom, inner.bottom())):
            board = polyline((left, y), (inner.left(), near), (inner.right(), near), (right, y), closed=True)
            wood(painter, board, (light, mid, dark), look.grain_share * 0.8)
        painter.fillRect(
            area, slanted(area, (0, colour("#FFE0B0", 0.12)), (0.5, colour("#000", 0)), (1, colour("#000", 0.28)))
        )
    painter.strokePath(opening, pen(colour("#1B0F08", 0.8), 1.6))
    painter.strokePath(rounded(area.adjusted(0.5, 0.5, -0.5, -0.5), 2), pen(colour("#B98A5E", 0.35), 1))
    lip = area.adjusted(width - 1.6, width - 1.6, 1.6 - width, 1.6 - width)
    painter.strokePath(rounded(lip, RAIL_CORNER + 1), pen(colour("#C79A6A", 0.28), 1))
