"""Where the answer of the person will lie: as many dashed places as cards are asked for, with the family's mark."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from cardtable.games.chuo_pai.family_mark import paint_family
from cardtable.games.chuo_pai.phrases import PHRASES
from cardtable.games.chuo_pai.plays import Combination
from cardtable.scene.cards.row import RowSpot
from cardtable.scene.cards.spread import spread
from cardtable.scene.decks.domino import DOMINO
from cardtable.scene.item import PaintedItem
from cardtable.scene.paint import colour, pen, rounded, saved
from cardtable.scene.palette import GOLD, GOLD_GLOW, IVORY, IVORY_SOFT
from cardtable.scene.stage import Stage
from cardtable.scene.typography import Role
from cardtable.scene.widgets.words import CENTRE, draw_text, fit

MARK: Final = 9.0
MOST: Final = 4  # places; for more cards two are shown


class Slots(PaintedItem):
    """The places, around the item's position; hidden while nothing is asked of the person."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self._asked: Combination | None = None
        self._spot = RowSpot(QPointF(), 90.0, 120.0)
        self.hot = False
        self.setZValue(30.0)
        self.setVisible(False)

    def arrange(self, spot: RowSpot) -> None:
        """Lie somewhere."""
        self._spot = spot
        self.setPos(spot.middle)
        self.set_bounds(QRectF(-spot.room / 2 - 30, -spot.height / 2 - 6, spot.room + 60, spot.height + 40))
        self.touch()

    def ask(self, asked: Combination | None) -> None:
        """Show as many places as the play to beat has cards, or none."""
        if asked != self._asked:
            self._asked = asked
            self.touch()
        self.setVisible(asked is not None)

    def light(self, hot: bool) -> None:
        """Shine: cards are on their way that may be played."""
        if hot != self.hot:
            self.hot = hot
            self.touch()

    def retranslate(self) -> None:
        """Make the words again."""
        self.touch()

    def draw(self, painter: QPainter) -> None:
        """Draw the places and the words below."""
        asked, spot = self._asked, self._spot
        if asked is None:
            return
        size = DOMINO.size(spot.height)
        shown = asked.size if asked.size <= MOST else 2
        row = spread([shown], size.width(), spot.room, size.width() + 6)
        left = -row.width / 2
        line = pen(colour(GOLD_GLOW if self.hot else GOLD, 0.95), 1.6, (3.2, 2.6))
        line.setCapStyle(Qt.PenCapStyle.FlatCap)
        for n, x in enumerate(row.lefts):
            box = QRectF(left + x, -spot.height / 2, size.width(), spot.height)
            form = rounded(box.adjusted(0.8, 0.8, -0.8, -0.8), 5)
            with saved(painter):
                if n < shown - 1:  # the next one lies on it, as a card would
                    box.setWidth(row.step)
                    painter.setClipRect(box.adjusted(0, -1, 0, 1))
                painter.fillPath(form, colour(GOLD, 0.18) if self.hot else colour("#04120D", 0.26))
                painter.strokePath(form, line)
        for x in row.lefts:
            at = QPointF(left + x + min(size.width(), row.step or size.width()) / 2, 0)
            paint_family(painter, asked.family, at, min(MARK, (row.step or 2 * MARK) / 2 - 1))
        text = PHRASES.your_answer()
        face = fit(self.stage, text, Role.SMALL, spot.room + 50)
        y = spot.height / 2 + 8 + face.pixelSize()
        draw_text(painter, 0, y, text, face, colour(IVORY, IVORY_SOFT), CENTRE)
