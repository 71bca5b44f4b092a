"""The 21 identities in four columns, one per family, from high to low: for the table of ranks and the counter."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter

from cardtable.games.chuo_pai.cards import TABLE, Family, Identity
from cardtable.games.chuo_pai.family_mark import paint_family
from cardtable.games.chuo_pai.words import WORDS
from cardtable.scene.cards.tab_panel import TabPanel
from cardtable.scene.decks.domino import paint_domino
from cardtable.scene.paint import colour, rounded
from cardtable.scene.palette import IVORY
from cardtable.scene.stage import Stage
from cardtable.scene.typography import Role
from cardtable.scene.widgets.words import draw_text, fit

EDGE: Final = 12.0
MARKS: Final = 23.0  # height of the families' names
ROWS: Final = 7
MARK: Final = 8.0
BESIDE: Final = 2 * MARK + 9  # u of a column that its name has not got


def measures(panel: TabPanel) -> tuple[float, ...]:
    """Return the measures that the picture of a panel depends on."""
    area = panel.area()
    return area.width(), area.height(), float(panel.stage.face(Role.SMALL).pixelSize())


def columns(area: QRectF, shares: dict[Family, float]) -> dict[Family, QRectF]:
    """Return each family's column, its name included, as wide as its share."""
    inner = area.adjusted(EDGE, 0, -EDGE, -8)
    whole, found, x = sum(shares.values()), {}, inner.left()
    for family, share in shares.items():
        wide = inner.width() * share / whole
        found[family] = QRectF(x, inner.top(), wide, inner.height())
        x += wide
    return found


def row(column: QRectF, n: int) -> QRectF:
    """Return a row of a column, under its name."""
    high = (column.height() - MARKS) / ROWS
    return QRectF(column.left(), column.top() + MARKS + n * high, column.width(), high)


def draw_names(painter: QPainter, stage: Stage, found: dict[Family, QRectF]) -> None:
    """Draw each family's mark and name over its column, all names as large as the longest allows."""
    faces = [fit(stage, WORDS.heading(family), Role.SMALL, box.width() - BESIDE) for family, box in found.items()]
    face = min(faces, key=QFont.pixelSize)
    for family, column in found.items():
        y = column.top() + MARKS / 2 - 2
        paint_family(painter, family, QPointF(column.left() + MARK, y), MARK)
        x, base = column.left() + 2 * MARK + 5, y + face.pixelSize() * 0.36
        draw_text(painter, x, base, WORDS.heading(family), face, colour(IVORY, 0.95))


def domino_in(box: QRectF) -> QRectF:
    """Return the place of a domino at the left of a box, as high as fits."""
    high = min(box.height() - 4, box.width() / 2)
    return QRectF(box.left(), box.center().y() - high / 2, 2 * high, high)


def draw_domino(painter: QPainter, identity: Identity, box: QRectF, strength: float = 1.0) -> QRectF:
    """Draw a domino at the left of a box, as high as fits; return what it covers."""
    place = domino_in(box)
    painter.setOpacity(strength)
    paint_domino(painter, identity, place)
    painter.setOpacity(1.0)
    return place


def light(painter: QPainter, box: QRectF) -> None:
    """Light a part of the panel: it is what the table asks for."""
    form = rounded(box, 7)
    painter.fillPath(form, colour("#F0C060", 0.20))


FAMILIES: Final = tuple(TABLE)
