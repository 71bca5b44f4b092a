"""The emblem: a playing card, a domino card and a pebble, as window icon and beside the wordmark."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPixmap

from cardtable.scene.paint import capsule, colour, disc, linear, pen, placed, radial, rounded, saved, smooth

PIP = "#B8302A"


def paint_mark(painter: QPainter) -> None:
    """Paint the emblem around the origin, within 80 × 80 units."""
    with saved(painter):
        painter.scale(0.5, 0.5)
        with saved(painter):
            painter.translate(-22, -6)
            painter.rotate(-16)
            _card(painter, 82, 122)
            painter.fillPath(_spade(52), colour("#211C1A"))
        with saved(painter):
            painter.translate(26, 0)
            painter.rotate(12)
            _card(painter, 76, 120)
            for dx in (-14, 14):
                for dy in (-40, -14):
                    painter.fillPath(disc(dx, dy, 8.5), colour(PIP))
            painter.fillPath(disc(0, 30, 12), colour(PIP))
        _pebble(painter)


def _card(painter: QPainter, width: float, height: float) -> None:
    shape = rounded(QRectF(-width / 2, -height / 2, width, height), 11)
    for step in range(8):
        grow = step * 0.9
        soft = rounded(shape.boundingRect().adjusted(-grow, -grow, grow, grow).translated(4, 7), 11 + grow)
        painter.fillPath(soft, colour("#070302", 0.05))
    painter.fillPath(shape.translated(0.6, 2.2), colour("#CDBB95"))
    box = shape.boundingRect()
    painter.fillPath(shape, linear(box.left(), box.top(), box.right(), box.bottom(), (0, "#FFFDF6"), (1, "#EADFC6")))
    painter.strokePath(shape, pen(colour("#3A2A18", 0.3), 1.0))


def _spade(size: float) -> QPainterPath:
    leaf = QPainterPath(QPointF(0, -size * 0.56))
    leaf.cubicTo(size * 0.16, -size * 0.26, size * 0.56, -size * 0.12, size * 0.54, size * 0.18)
    leaf.cubicTo(size * 0.5, size * 0.46, size * 0.14, size * 0.42, size * 0.05, size * 0.18)
    leaf.quadTo(size * 0.06, size * 0.48, size * 0.24, size * 0.56)
    leaf.lineTo(-size * 0.24, size * 0.56)
    leaf.quadTo(-size * 0.06, size * 0.48, -size * 0.05, size * 0.18)
    leaf.cubicTo(-size * 0.14, size * 0.42, -size * 0.5, size * 0.46, -size * 0.54, size * 0.18)
    leaf.cubicTo(-size * 0.56, -size * 0.12, -size * 0.16, -size * 0.26, 0, -size * 0.56)
    leaf.closeSubpath()
    return leaf


def _pebble(painter: QPainter) -> None:
    blob = smooth([(-30, 2), (-22, -19), (-2, -25), (20, -20), (30, -2), (24, 17), (4, 24), (-20, 19)])
    blob = placed(blob, -12, 50, -12)
    for step in range(7):
        painter.fillPath(placed(blob, 2.5 + step * 0.3, 4 + step * 0.4), colour("#070302", 0.07))
    painter.fillPath(blob, radial(-12, 50, 42, (0, "#DDE3E4"), (0.6, "#98A4A8"), (1, "#4B5558"), focus=(-22, 38)))
    with saved(painter, blob):
        vein = QPainterPath(QPointF(-44, 58))
        vein.cubicTo(-24, 46, -4, 60, 24, 44)
        painter.strokePath(vein, pen(colour("#FFFFFF", 0.4), 3))
    painter.strokePath(blob, pen(colour("#1A2224", 0.5), 1.2))
    shine = placed(capsule(QRectF(-10, -4, 20, 8)), -21, 38, -24)
    painter.fillPath(shine, colour("#FFFFFF", 0.45))


def app_icon() -> QIcon:
    """Return the window's icon in the sizes that systems ask for."""
    icon = QIcon()
    for side in (16, 24, 32, 48, 64, 128, 256):
        icon.addPixmap(icon_picture(side))
    return icon


def icon_picture(side: int) -> QPixmap:
    """Return the icon, *side* pixels wide: the emblem on a felt tile."""
    pixmap = QPixmap(side, side)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(side / 100, side / 100)
    tile = rounded(QRectF(2, 2, 96, 96), 22)
    painter.fillPath(tile, radial(36, 26, 90, (0, "#2F7058"), (0.5, "#1F5341"), (1, "#0E2A20")))
    painter.strokePath(rounded(QRectF(4, 4, 92, 92), 20), pen(QColor("#C18A2E"), 2.5))
    painter.translate(50, 49)
    painter.scale(1.02, 1.02)
    paint_mark(painter)
    painter.end()
    return pixmap
