"""The result sheet: paper over the dimmed table, with every player's sum spelled out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QElapsedTimer, QPointF, QRectF
from PySide6.QtGui import QAction, QPainter, QPainterPath

from cardtable.scene.focus import Focusable, Kind
from cardtable.scene.item import PaintedItem
from cardtable.scene.paint import capsule, colour, disc, falling, pen, placed, rounded, saved, star
from cardtable.scene.palette import BRASS, CLAY, INK, INK_SOFT, PAPER, SEAT_BARS
from cardtable.scene.soft import inner_shadow
from cardtable.scene.table import SheetColumn, SheetContent
from cardtable.scene.timeline import Cue, Motion, arrive
from cardtable.scene.typography import Role
from cardtable.scene.widgets.chip import ChipItem, Style
from cardtable.scene.widgets.columns import SMALL, ColumnStyle, draw_column, name_face, needed_height, total_of
from cardtable.scene.widgets.icons import Icon
from cardtable.scene.widgets.paper import draw_frame, draw_sheet
from cardtable.scene.widgets.row import Align, ChipRow
from cardtable.scene.widgets.veil import Veil
from cardtable.scene.widgets.words import CENTRE, draw_text, fit

if TYPE_CHECKING:
    from cardtable.scene.stage import Stage

Button = tuple[QAction, Icon]
MARGIN: Final = 54.0  # u of paper beside the columns
CLEAR: Final = 8.0  # u over and under a sheet, at least
FOOT: Final = 132.0  # from the columns to the bottom: bar and buttons
SHADE: Final = 90.0  # u around the sheet for its shadow
Z: Final = 5_000.0
FRESH_MS: Final = 700  # for so long a key may still be meant for the table that the sheet has just covered


@dataclass(frozen=True, slots=True)
class _Head:
    """Where the head's lines stand, in u from the top."""

    caption: float
    title: float
    sub: float
    columns: float
    size: float  # of the title
    ornament: float  # scale


TALL: Final = _Head(54, 114, 160, 186, 68, 1.0)
FLAT: Final = _Head(46, 86, 112, 130, 42, 0.62)  # with two bands of columns


class ResultSheet(PaintedItem, Focusable):
    """The sheet with up to four buttons (the first is the golden one); it takes the keyboard until dismissed."""

    focus_kind = Kind.TEXT

    def __init__(self, stage: Stage, content: SheetContent, buttons: Sequence[Button]) -> None:
        self.content = content
        self._age = QElapsedTimer()
        self._age.start()
        self._veil = Veil(stage, Z)
        super().__init__(stage)
        self.setZValue(Z + 1)
        chips = [
            ChipItem(stage, action, icon, Style.PAPER if n else Style.GOLD, height=52, parent=self)
            for n, (action, icon) in enumerate(buttons)
        ]
        self.row = ChipRow(chips, Align.CENTRE, 14)
        self.focus_key = "sheet"
        self.arrange()
        stage.resized.connect(self.arrange)
        stage.focus.push(self, chips[0] if chips else None)
        self._appear()

    @property
    def fresh(self) -> bool:
        """Whether the sheet came up only just now."""
        return self._age.elapsed() < FRESH_MS

    def show_content(self, content: SheetContent) -> None:
        """Say something else: the language has changed."""
        self.content = content
        self.arrange()
        self.touch()

    def dismiss(self) -> None:
        """Take the sheet away and give the keyboard back."""
        if self.scene() is None:
            return
        self.stage.resized.disconnect(self.arrange)
        self.stage.focus.pop(self)
        self.stage.removeItem(self)
        self._veil.dismiss()

    # -- layout ------------------------------------------------------------------------------

    def arrange(self) -> None:
        """Centre the sheet on the stage."""
        size = self.stage.size
        columns = len(self.content.columns)
        self._bands = 2 if columns > 4 else 1
        across = -(-columns // self._bands)
        self.row.place(0, 0)  # with all its words: the sheet is as wide as they need
        wide = min(size.width() - 80, max(900 + 240 * max(0, across - 2), self.row.width + 2 * MARGIN))
        self._column = (wide - 2 * MARGIN - 68 * (across - 1)) / across
        note = 30 if self.content.note else 0
        for style, head in self._looks():
            self._style, self._head = style, head
            self._band = max(needed_height(column, style) for column in self.content.columns)
            height = head.columns + self._bands * self._band + note + FOOT
            if height <= size.height() - 2 * CLEAR:
                break
        self._box = QRectF(0, 0, wide, height)
        self.set_bounds(self._box.adjusted(-SHADE, -SHADE, SHADE, SHADE))
        self.setPos(round((size.width() - wide) / 2), round((size.height() - height) / 2))
        self.row.place(wide / 2, height - 90, wide - 2 * MARGIN)
        self._veil.arrange()
        self.touch()

    def rerender(self) -> None:
        """Lay out again: words may have changed their size."""
        self.arrange()

    def focus_name(self) -> str:
        """Return the whole result in words."""
        said = self.content
        totals = ", ".join(map(_heard, said.columns))
        return ". ".join(part for part in (said.caption, said.title, totals, said.sub, said.note) if part)

    def focus_outline(self) -> QPainterPath:
        """Return the sheet's outline."""
        return rounded(self._box, 22)

    def _looks(self) -> Iterator[tuple[ColumnStyle, _Head]]:
        """Yield looks of columns and head, the largest first; the first that fits is taken, or else the last."""
        style = ColumnStyle.of(self.content.columns)
        if self._bands == 1:
            yield style, TALL
            yield SMALL, TALL
        yield SMALL, FLAT

    def _appear(self) -> None:
        here = self.pos()
        rise = Motion(self, here, here + QPointF(0, 26), easing=arrive, opacity=(0, 1))
        dim = Motion(self._veil, opacity=(0, 1))
        self.setOpacity(0)
        self._veil.setOpacity(0)
        self.stage.timeline.play([Cue(320, [rise, dim])], self.stage.freshen, aside=True)  # the ring rises with it

    # -- drawing -----------------------------------------------------------------------------

    def draw(self, painter: QPainter) -> None:
        """Draw the paper and what is written on it."""
        draw_sheet(painter, self._box)
        draw_frame(painter, self._box)
        self._draw_head(painter)
        columns, style = self.content.columns, self._style
        across = -(-len(columns) // self._bands)
        name = name_face(self.stage, columns, style, self._column)
        for n, column in enumerate(columns):
            band, place = divmod(n, across)
            x = MARGIN + place * (self._column + 68)
            y = self._head.columns + band * self._band
            with saved(painter):
                painter.translate(x, y)
                draw_column(painter, self.stage, column, style, self._column, self._band, name)
            if place:
                self._draw_divider(painter, x - 34, y)
        foot = self._head.columns + self._bands * self._band
        if self.content.note:
            face = fit(self.stage, self.content.note, Role.SMALL, self._box.width() - 2 * MARGIN)
            draw_text(painter, self._box.center().x(), foot + 22, self.content.note, face, colour(INK, 0.84), CENTRE)
            foot += 30
        self._draw_bar(painter, foot + 5)

    def _draw_head(self, painter: QPainter) -> None:
        said, middle, stage, head = self.content, self._box.center().x(), self.stage, self._head
        draw_text(painter, middle, head.caption, said.caption.upper(), stage.face(Role.CAPS), CLAY, CENTRE)
        title = fit(stage, said.title, Role.TITLE, self._box.width() - (560 if said.ornaments else 160), head.size)
        wide = draw_text(painter, middle, head.title, said.title, title, INK, CENTRE)
        sub = fit(stage, said.sub, Role.SMALL, self._box.width() - 160)
        draw_text(painter, middle, head.sub, said.sub, sub, colour(INK, INK_SOFT), CENTRE)
        for side, ornament in zip((-1, 1), said.ornaments, strict=False):
            with saved(painter):
                painter.translate(middle + side * max(222.0, wide / 2 + 112), head.title - 20)
                painter.scale(head.ornament, head.ornament)
                ornament(painter)

    def _draw_divider(self, painter: QPainter, x: float, y: float) -> None:
        top, foot, middle = y + 6, y + self._band - 18, y + self._band * 0.38
        for a, b in ((top, middle - 19), (middle + 19, foot)):
            painter.fillRect(QRectF(x - 0.6, a, 1.2, b - a), colour(BRASS, 0.6))
        painter.fillPath(placed(star(8, 11, 4.2), x, middle), colour(BRASS, 0.9))

    def _draw_bar(self, painter: QPainter, y: float) -> None:
        columns = self.content.columns
        shares = [float(c.total if c.share is None else c.share) for c in columns]
        whole = sum(shares)
        if whole <= 0 or min(shares) < 0:
            return
        bar = QRectF(MARGIN, y, self._box.width() - 2 * MARGIN, 10)
        form = capsule(bar)
        painter.fillPath(form.translated(0, 1), colour("#FFFFFF", 0.8))
        joints: list[float] = []
        with saved(painter, form):
            x = bar.left()
            for n, share in enumerate(shares):
                part = QRectF(x, y, bar.width() * share / whole, 10)
                top, bottom = SEAT_BARS[n % len(SEAT_BARS)]
                painter.fillRect(part, falling(part, (0, top), (1, bottom)))
                x = part.right()
                joints.append(x)
        inner_shadow(painter, form, "#1A0F06", 2, 1, 1.5, 0.55)
        for x in joints[:-1]:
            if bar.left() + 8 < x < bar.right() - 8:
                painter.fillPath(disc(x, y + 5, 10), colour(PAPER[1]))
                painter.fillPath(placed(star(8, 8.6, 3.4), x, y + 5), colour(BRASS))
                painter.strokePath(disc(x, y + 5, 10), pen(colour(BRASS, 0.25), 0.8))


def _heard(column: SheetColumn) -> str:
    """Return a player's total, and what it counts if the sheet names that before it."""
    if column.formula:
        return f"{column.name}: {column.formula} {total_of(column)}"
    return f"{column.name} {total_of(column)}"
