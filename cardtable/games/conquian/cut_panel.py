"""The road to nine: how many cards one has melded, and how many more an option would add."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPainterPath

from cardtable.games.conquian.state import CUT
from cardtable.games.conquian.words import WORDS
from cardtable.scene.focus import Focusable, Kind
from cardtable.scene.item import PaintedItem
from cardtable.scene.paint import colour, falling, pen, polyline, rounded
from cardtable.scene.palette import GLASS, GLASS_ALPHA, GOLD, GOLD_LINE, GOLD_TEXT, IVORY
from cardtable.scene.soft import shadow
from cardtable.scene.typography import Role, width
from cardtable.scene.widgets.words import RIGHT, draw_text, fit

if TYPE_CHECKING:
    from cardtable.scene.stage import Stage

SIZE: Final = QSizeF(254, 112)
RADIUS: Final = 14.0
PAD: Final = 16.0
GAP: Final = 5.2 / 20  # between slots, of a slot's width
TALL: Final = 29 / 20  # a slot's height, of its width
SHADE: Final = 16.0
PIP: Final = "#8A5A16"


class CutWords(QObject):
    """What the panel says."""

    def title(self) -> str:
        """Return its title."""
        return self.tr("To cut")

    def missing(self, count: int) -> str:
        """Return how many cards are missing."""
        return self.tr("%n card(s) to go", "", count)

    def adds(self, count: int, option: str) -> str:
        """Return what an option would add."""
        return self.tr("+{n} with {option}").format(n=count, option=option)

    def cuts(self, option: str) -> str:
        """Return that an option wins."""
        return self.tr("Cut with {option}").format(option=option)


CUT_WORDS: Final = CutWords()


class CutPanel(PaintedItem, Focusable):
    """A plate with its upper left corner at the item's position: title, count, nine slots and a line below."""

    focus_kind = Kind.TEXT
    focus_key = "cut"

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.size = QSizeF(SIZE)
        self.melded = 0
        self.reach = 0  # melded cards after the option
        self._option = ""
        self.setZValue(20.0)
        self.resize(SIZE)

    def show_count(self, melded: int, reach: int = 0, option: str = "") -> None:
        """Show *melded* cards; *option* is a caption for the middle of a sentence that would make them *reach*."""
        now = (melded, max(melded, reach), option if reach > melded else "")
        if now != (self.melded, self.reach, self._option):
            self.melded, self.reach, self._option = now
            self.touch()

    def resize(self, size: QSizeF) -> None:
        """Become larger or smaller."""
        self.size = QSizeF(size)
        self.set_bounds(self.box().adjusted(-SHADE, -SHADE, SHADE, SHADE))
        self.touch()

    def box(self) -> QRectF:
        """Return the plate in its own coordinates, without shadow."""
        return QRectF(QPointF(0, 0), self.size)

    def line(self) -> str:
        """Return what stands below the slots."""
        if self.reach == CUT > self.melded:
            return CUT_WORDS.cuts(self._option)
        if self._option:
            return CUT_WORDS.adds(self.reach - self.melded, self._option)
        return CUT_WORDS.missing(CUT - self.melded) if self.melded < CUT else ""

    def focus_name(self) -> str:
        """Return everything on the plate in one sentence."""
        parts = (CUT_WORDS.title(), WORDS.of_nine(self.melded), self.line())
        return ", ".join(part for part in parts if part)

    def focus_outline(self) -> QPainterPath:
        """Return the plate's outline."""
        return rounded(self.box(), RADIUS)

    def draw(self, painter: QPainter) -> None:
        """Draw the plate."""
        box, stage = self.box(), self.stage
        form = rounded(box, RADIUS)
        shadow(painter, form, "#04100B", 12, 2, 4, 0.5)
        top, bottom = GLASS
        painter.fillPath(form, falling(box, (0, colour(top, GLASS_ALPHA)), (1, colour(bottom, GLASS_ALPHA))))
        painter.strokePath(rounded(box.adjusted(0.5, 0.5, -0.5, -0.5), RADIUS), pen(colour(IVORY, 0.16), 1))
        wide, high = box.width() - 2 * PAD, box.height()
        count = stage.face(Role.NAME, 22)
        tally = WORDS.of_nine(self.melded)
        draw_text(painter, box.width() - PAD, high * 0.27, tally, count, GOLD_TEXT, RIGHT)
        title = CUT_WORDS.title()
        face = fit(stage, title, Role.BODY, wide - width(tally, count) - 10, 16)
        draw_text(painter, PAD, high * 0.255, title, face, IVORY)
        draw_slots(painter, QRectF(PAD, high * 0.375, wide, high * 0.26), self.melded, self.reach)
        line = self.line()
        small = fit(stage, line, Role.SMALL, wide)
        draw_text(painter, PAD, high * 0.87, line, small, colour(IVORY, 0.92))


def draw_slots(painter: QPainter, box: QRectF, melded: int, reach: int = 0) -> None:
    """Draw nine slots from the left edge of *box*, as large as fits: full, dashed up to *reach*, and empty ones."""
    wide = min(box.width() / (CUT + (CUT - 1) * GAP), box.height() / TALL)
    high, step = wide * TALL, wide * (1 + GAP)
    top = box.center().y() - high / 2
    for n in range(CUT):
        slot = QRectF(box.left() + n * step, top, wide, high)
        form, edge = rounded(slot, wide * 0.17), rounded(slot.adjusted(0.6, 0.6, -0.6, -0.6), wide * 0.17)
        x, y, half = slot.center().x(), slot.center().y(), wide * 0.2
        if n < melded:
            painter.fillPath(form, falling(slot, (0, "#EBC069"), (1, GOLD)))
            painter.strokePath(edge, pen(colour("#FBE3A8"), 1))
            pip = polyline((x, y - 1.35 * half), (x + half, y), (x, y + 1.35 * half), (x - half, y), closed=True)
            painter.fillPath(pip, colour(PIP))
        elif n < reach:
            painter.fillPath(form, colour(GOLD, 0.20))
            painter.strokePath(edge, pen(colour(GOLD, 0.95), 1.3, (2.4, 2)))
            plus = polyline((x - half, y), (x + half, y))
            plus.addPath(polyline((x, y - half), (x, y + half)))
            painter.strokePath(plus, pen(colour(GOLD_LINE), 1.6))
        else:
            painter.fillPath(form, colour(IVORY, 0.07))
            painter.strokePath(edge, pen(colour(IVORY, 0.28), 1))
