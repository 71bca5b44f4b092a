"""The faces of the game's players, within a circle of the given radius around the origin."""

from __future__ import annotations

from PySide6.QtGui import QPainter, QPainterPath

from cardtable.scene.avatars import PAPER, face_light, medallion
from cardtable.scene.paint import colour, disc, linear, pen, polyline, saved


def paint_farmer(painter: QPainter, radius: float, second: bool = False) -> None:
    """Paint a person under a conical hat; the *second* player wears red and a scarf over the hat's cord."""
    coat = ("#B5523A", "#6E2416") if second else ("#2F7A63", "#17453A")
    with medallion(painter, radius, *PAPER):
        if second:  # long hair falls behind the shoulders
            painter.fillPath(disc(0, 0.02, 0.42, 0.50), colour("#2A1A12"))
        painter.fillPath(disc(0, 1.0, 0.74, 0.72), linear(-1, 0, 1, 1, (0, coat[0]), (1, coat[1])))
        collar = polyline((-0.17, 0.30), (0, 0.52), (0.17, 0.30))
        painter.strokePath(collar, pen(colour("#FFF3D6", 0.55), 0.05))
        painter.fillPath(disc(0, 0.17, 0.12, 0.17), colour("#8F5C39"))
        painter.fillPath(disc(0, -0.14, 0.33, 0.36), face_light("#B27A50"))
        if second:
            for side in (-1, 1):
                painter.strokePath(polyline((side * 0.30, -0.14), (side * 0.06, 0.24)), pen("#8E2A1E", 0.05))
        _hat(painter)


def _hat(painter: QPainter) -> None:
    hat = QPainterPath()
    hat.moveTo(-0.76, -0.18)
    hat.lineTo(-0.035, -0.79)
    hat.quadTo(0, -0.82, 0.035, -0.79)
    hat.lineTo(0.76, -0.18)
    hat.quadTo(0, 0.04, -0.76, -0.18)
    painter.fillPath(hat.translated(0.03, 0.07), colour("#3A1F0A", 0.30))
    painter.fillPath(hat, linear(-0.7, -0.7, 0.7, 0, (0, "#F6D795"), (0.5, "#DDA94E"), (1, "#A06E26")))
    with saved(painter, hat):
        for share in (0.30, 0.52, 0.74):
            hoop = QPainterPath()
            y = -0.80 + 0.62 * share
            hoop.moveTo(-0.76 * share, y)
            hoop.quadTo(0, y + 0.24 * share, 0.76 * share, y)
            painter.strokePath(hoop, pen(colour("#6E4A16", 0.35), 0.022))
        for x in (-0.5, -0.25, 0.0, 0.25, 0.5):
            painter.strokePath(polyline((0, -0.82), (x, 0.02)), pen(colour("#FFF1C4", 0.28), 0.02))
    painter.strokePath(hat, pen(colour("#6E4A16", 0.5), 0.025))
