"""The table of ranks: who beats whom, families as columns, the highest above, ties side by side."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from cardtable.games.chuo_pai import grid
from cardtable.games.chuo_pai.cards import TABLE, Family
from cardtable.games.chuo_pai.phrases import PHRASES
from cardtable.games.chuo_pai.plays import SPECIALS
from cardtable.games.chuo_pai.words import WORDS
from cardtable.scene.cards.tab_panel import TabPanel
from cardtable.scene.paint import colour, pen, polyline, rounded
from cardtable.scene.palette import GOLD, GOLD_TEXT, IVORY
from cardtable.scene.stage import Stage
from cardtable.scene.typography import Role
from cardtable.scene.widgets.backdrop import Backdrop
from cardtable.scene.widgets.words import draw_text, fit

OPEN: Final = "open"
SHARES: Final = {Family.LONG: 1.1, Family.YAO: 0.98, Family.BLACK: 1.4, Family.RED: 1.4}
SPECIAL_ROW: Final = 4  # the first that only the long family needs


class Ranks(TabPanel):
    """The panel; *asked* is the family of the play that has to be beaten."""

    def __init__(self, stage: Stage, toggled: Callable[[str], None]) -> None:
        self.asked = ""
        super().__init__(stage, "ranks", (OPEN,), toggled)
        self._lit = Backdrop(self, lambda: ("chuo pai asked", self.asked, *grid.measures(self)), self._draw_lit)
        self._grid = Backdrop(self, lambda: ("chuo pai ranks", self.heard(), *grid.measures(self)), self._draw_grid)
        self.refresh()

    def layers(self) -> Sequence[Backdrop]:
        """Return the light of the family asked for, and the table over it."""
        return self._lit, self._grid

    def ask(self, family: str) -> None:
        """Light a family, or none."""
        if family != self.asked:
            self.asked = family
            self._lit.follow(self.boundingRect())

    def titles(self) -> dict[str, str]:
        """Return the title."""
        return {OPEN: PHRASES.ranks_title()}

    def tip(self, unfolded: bool) -> str:
        """Return what a click on the title does."""
        return PHRASES.fold_tip(unfolded)

    def heard(self) -> str:
        """Return all families, from high to low."""
        found = []
        for family, steps in TABLE.items():
            ranks = " > ".join(" = ".join(WORDS.card(identity) for identity in step) for step in steps)
            found.append(PHRASES.ranks_heard(family, ranks))
        found.append(PHRASES.ranks_heard(Family.SPECIAL, " > ".join(WORDS.name(special.name) for special in SPECIALS)))
        return ". ".join(found)

    def _special(self, columns: dict[Family, QRectF]) -> QRectF:
        """Return the room of the special combinations, where three columns are short."""
        area = QRectF(grid.row(columns[Family.YAO], SPECIAL_ROW).topLeft(), columns[Family.RED].bottomRight())
        return area.adjusted(0, 4, 0, 2)

    def _draw_lit(self, painter: QPainter) -> None:
        columns = grid.columns(self.area(), SHARES)
        special = self._special(columns)
        if self.asked == Family.SPECIAL:
            self._box(painter, special.adjusted(-6, 0, 2, 2))
        elif self.asked:
            column, last = columns[Family(self.asked)], len(TABLE[Family(self.asked)]) - 1
            foot = grid.row(column, last).bottom()
            self._box(painter, QRectF(column.left() - 6, column.top() - 2, column.width(), foot - column.top() + 3))

    def _draw_grid(self, painter: QPainter) -> None:
        columns = grid.columns(self.area(), SHARES)
        grid.draw_names(painter, self.stage, columns)
        for family, steps in TABLE.items():
            column = columns[family]
            for n, step in enumerate(steps):
                box = grid.row(column, n)
                for identity in step:
                    place = grid.draw_domino(painter, identity, box)
                    box.setLeft(place.right() + 12)
                    if identity is not step[-1]:
                        self._equals(painter, place.right() + 6.5, place.center().y())
        self._draw_specials(painter, self._special(columns))

    def _draw_specials(self, painter: QPainter, area: QRectF) -> None:
        face = fit(self.stage, PHRASES.specials(), Role.SMALL, area.width())
        painter.fillRect(QRectF(area.left(), area.top(), area.width() - 8, 1), colour(IVORY, 0.2))
        title = area.top() + 4 + face.pixelSize() * 0.8
        draw_text(painter, area.left(), title, PHRASES.specials(), face, colour(IVORY, 0.95))
        top, strong = title + 5, self.stage.face(Role.SMALL_STRONG)
        high, wide = (area.bottom() - top) / 2, area.width() / 2
        for n, special in enumerate(SPECIALS):
            box = QRectF(area.left() + n % 2 * wide, top + n // 2 * high, 42, high)
            place = grid.draw_domino(painter, special.court, box)
            base = place.center().y() + strong.pixelSize() * 0.36
            x = place.right() + 4
            x += draw_text(painter, x, base, f"+{special.total}", strong, IVORY)
            if n < len(SPECIALS) - 1:
                self._above(painter, x + 11, place.center().y())

    def _box(self, painter: QPainter, box: QRectF) -> None:
        grid.light(painter, box)
        painter.strokePath(rounded(box, 7), pen(colour(GOLD), 1.4))

    def _equals(self, painter: QPainter, x: float, y: float) -> None:
        for dy in (-2.4, 2.4):
            painter.strokePath(polyline((x - 3.4, y + dy), (x + 3.4, y + dy)), pen(colour(GOLD_TEXT), 1.7))

    def _above(self, painter: QPainter, x: float, y: float) -> None:
        painter.strokePath(polyline((x - 2.6, y - 4), (x + 2.2, y), (x - 2.6, y + 4)), pen(colour(GOLD_TEXT), 1.7))
