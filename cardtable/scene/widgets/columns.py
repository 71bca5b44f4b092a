"""One player's column of a result sheet: rows with dotted leaders, the sum in one line, the total."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QFont, QPainter

from cardtable.scene.paint import capsule, colour, disc, saved
from cardtable.scene.palette import BRASS, INK
from cardtable.scene.table import SheetColumn, SheetFoot
from cardtable.scene.typography import Role, gain, number, signed, width
from cardtable.scene.widgets.words import RIGHT, draw_text, fit

if TYPE_CHECKING:
    from cardtable.scene.stage import Stage

FOOT_HEAD: Final = 26.0  # from the total to what is seen under it: its line of text
AVATAR: Final = 22.0  # the radius that avatars of columns are painted for


class ColumnStyle(NamedTuple):
    """Sizes in u."""

    name: float
    row: float
    step: float
    total: float
    formula: float
    head: float  # from the top to the first row's baseline
    shrink: float  # of glyphs and avatar
    gap: float  # below the total

    @staticmethod
    def of(columns: Sequence[SheetColumn]) -> ColumnStyle:
        """Return the largest style that leaves room for everybody."""
        rows = max(len(column.rows) for column in columns)
        return LARGE if len(columns) <= 3 and rows <= 5 else SMALL


LARGE: Final = ColumnStyle(26, 18, 36, 60, 26, 80, 1.0, 22)
SMALL: Final = ColumnStyle(18, 14, 23, 36, 18, 54, 0.72, 14)


def needed_height(column: SheetColumn, style: ColumnStyle) -> float:
    """Return the height in u that *column* takes."""
    foot = column.foot.height + FOOT_HEAD if column.foot is not None else 0.0
    return style.head + style.step * (len(column.rows) - 1) + style.total * 0.97 + style.gap + 22 + foot


def name_face(stage: Stage, columns: Sequence[SheetColumn], style: ColumnStyle, wide: float) -> QFont:
    """Return the font of all names, as large as the longest allows: nobody's looks greater than another's."""
    faces = (
        fit(stage, column.name, Role.HEADING, wide - _beside_name(stage, column, style), style.name)
        for column in columns
    )
    return min(faces, key=QFont.pixelSize)


def draw_column(
    painter: QPainter, stage: Stage, column: SheetColumn, style: ColumnStyle, wide: float, height: float, name: QFont
) -> None:
    """Draw *column*, *wide* u wide, with its upper left corner at the origin and its total at the foot."""
    _draw_name(painter, stage, column, style, name)
    y = style.head
    for row in column.rows:
        with saved(painter):
            painter.translate(16 * style.shrink, y - style.row / 3)
            painter.scale(style.shrink, style.shrink)
            if row.glyph is not None:
                row.glyph(painter)
        points = number(row.points) if row is column.rows[0] else signed(row.points)
        _draw_row(painter, stage, style, wide, y, row.label, points)
        y += style.step
    if column.foot is not None:
        height -= column.foot.height + FOOT_HEAD
        _draw_foot(painter, stage, column.foot, wide, height)
    foot = height - style.total * 0.97 - style.gap
    painter.fillRect(QRectF(0, foot, wide, 1.4), colour(INK, 0.55))
    base = foot + style.total * 0.97
    points = total_of(column)
    total = fit(stage, points, Role.TOTAL, wide * 0.5, style.total)
    taken = draw_text(painter, wide, base, points, total, INK, RIGHT)
    formula = column.formula if column.formula is not None else spell(column)
    if formula:
        face = fit(stage, formula, Role.FORMULA, wide - taken - 16, style.formula)
        draw_text(painter, wide - taken - 16, base - style.total * 0.115, formula, face, INK, RIGHT)


def _draw_foot(painter: QPainter, stage: Stage, foot: SheetFoot, wide: float, y: float) -> None:
    face = fit(stage, foot.text, Role.SMALL, wide)
    draw_text(painter, 0, y + FOOT_HEAD - 10, foot.text, face, colour(INK, 0.84))
    with saved(painter):
        painter.translate(0, y + FOOT_HEAD)
        foot.paint(painter, wide)


def total_of(column: SheetColumn) -> str:
    """Return what a player has reached, or won or lost."""
    return gain(column.total) if column.signed else number(column.total)


def spell(column: SheetColumn) -> str:
    """Return the rows' points as a sum, ``10 + 23 + 4 − 2 =``; nothing if there is only one."""
    if len(column.rows) < 2:
        return ""
    first, *others = column.rows
    return " ".join([number(first.points), *(signed(row.points) for row in others), "="])


def _badge(stage: Stage, column: SheetColumn) -> tuple[str, QFont, float]:
    """Return the word that marks a winner, its font, and the width of its pill; no word for the others."""
    word = QCoreApplication.translate("ResultSheet", "winner") if column.winner else ""
    face = stage.face(Role.BADGE)
    return word, face, width(word, face) + 22 if word else 0.0


def _beside_name(stage: Stage, column: SheetColumn, style: ColumnStyle) -> float:
    """Return the width of the avatar and the pill, with the gaps to the name between them."""
    avatar = 2 * style.shrink * AVATAR + 12 if column.avatar is not None else 0.0
    return avatar + _badge(stage, column)[2] + 12


def _draw_name(painter: QPainter, stage: Stage, column: SheetColumn, style: ColumnStyle, name: QFont) -> None:
    x, size = 0.0, style.shrink * AVATAR
    if column.avatar is not None:
        with saved(painter):
            painter.translate(size, 22 * style.shrink)
            painter.scale(style.shrink, style.shrink)
            painter.fillPath(disc(1, 3, AVATAR + 1), colour("#000000", 0.3))
            column.avatar(painter)
        x = 2 * size + 12
    word, face, badge = _badge(stage, column)
    y = 22 * style.shrink + style.name * 0.36
    x += draw_text(painter, x, y, column.name, name, INK)
    if word:
        pill = QRectF(x + 12, y - style.name * 0.36 - 12, badge, 24)
        painter.fillPath(capsule(pill), colour(BRASS, 0.26))
        draw_text(painter, pill.center().x(), pill.center().y() + 5, word, face, INK, 0.5)


def _draw_row(
    painter: QPainter, stage: Stage, style: ColumnStyle, wide: float, y: float, label: str, points: str
) -> None:
    x = 42 * style.shrink
    strong = fit(stage, points, Role.NAME, wide, style.row)
    end = wide - draw_text(painter, wide, y, points, strong, INK, RIGHT) - 10
    start = x + draw_text(painter, x, y, label, fit(stage, label, Role.TEXT, end - x, style.row), INK) + 10
    while start < end:
        painter.fillPath(disc(start, y - 2, 0.95), colour(INK, 0.42))
        start += 7
