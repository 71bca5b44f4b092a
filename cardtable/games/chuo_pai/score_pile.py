"""A score pile: the cards that came last to it as a fan, the number of points, and what it was won with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from cardtable.core.events import Piece
from cardtable.games.chuo_pai.phrases import PHRASES
from cardtable.scene.cards.row import CardRow, RowSpot
from cardtable.scene.cards.spread import spread
from cardtable.scene.decks.deck import DeckLook
from cardtable.scene.decks.domino import DOMINO
from cardtable.scene.focus import Focusable, Kind
from cardtable.scene.item import PaintedItem
from cardtable.scene.paint import colour, pen, rounded
from cardtable.scene.palette import GOLD_TEXT, IVORY, IVORY_SOFT
from cardtable.scene.stage import Stage
from cardtable.scene.typography import Role, width, wrap
from cardtable.scene.widgets.words import draw_text, fit

SHOWN: Final = 8  # cards, the last ones
SHARE: Final = 0.52  # of the room, for the cards
GAP: Final = 12.0
STEP: Final = 0.5  # of a card's width
LINE: Final = 1.22  # of the letters' size, from line to line
NARROW: Final = 180.0  # u of room, from which there are words beside the number


class ScorePile(PaintedItem, Focusable):
    """A pile in a box whose upper left corner is the item's position."""

    focus_kind = Kind.TEXT

    def __init__(self, stage: Stage, seat: int) -> None:
        super().__init__(stage)
        self.focus_key = f"pile:{seat}"
        self._box = QRectF()
        self._count, self._last, self._short, self._heard = 0, "", "", ""
        self.cards = CardRow(stage, DOMINO, self._spot())
        self.setZValue(20.0)

    def arrange(self, box: QRectF) -> None:
        """Lie in a box of the stage."""
        self._box = QRectF(box)
        self.setPos(box.topLeft())
        self.set_bounds(QRectF(-2, -2, box.width() + 4, box.height() + 4))
        self.cards.stand(self._spot())
        self.touch()

    def hold(self, cards: Sequence[Piece]) -> None:
        """Hold these, what came last last."""
        self._count = len(cards)
        shown = tuple(cards[-SHOWN:])
        self.cards.spot = self._spot()
        if self.cards.pieces != shown:
            self.cards.become(shown)
        self.touch()

    def say(self, last: str, short: str, heard: str) -> None:
        """Tell what came last to it, *short* where there is no room for that; *heard*: all of it in words."""
        if (last, short, heard) != (self._last, self._short, self._heard):
            self._last, self._short, self._heard = last, short, heard
            self.setToolTip(heard)
            self.touch()

    def set_look(self, look: DeckLook) -> None:
        """Show the cards in another look."""
        self.cards.set_look(look)

    def end(self) -> tuple[QPointF, float]:
        """Return where cards come to lie that are won, and how high they are then."""
        spot = self._spot()
        row = self.cards.rests()
        return (row[-1] if row else spot.middle), spot.height

    def retranslate(self) -> None:
        """Nothing: whoever gave the words gives them again."""

    def focus_name(self) -> str:
        """Return points and cards."""
        return self._heard

    def focus_outline(self) -> QPainterPath:
        """Return the box."""
        return rounded(QRectF(QPointF(), self._box.size()), 6)

    def _spot(self) -> RowSpot:
        """Return where the cards lie: from the left end of the box on."""
        box = self._box
        card = DOMINO.size(box.height()).width()
        room = box.width() * SHARE
        if self._narrow:
            word = width(PHRASES.points(self._count), self.stage.face(Role.SMALL))
            room = min(room, box.width() - GAP - word)
        room = max(card + 1, room)
        used = spread([max(1, min(SHOWN, self._count))], card, room, STEP * card).width
        return RowSpot(QPointF(box.left() + used / 2, box.center().y()), box.height(), room, STEP, 24.0)

    @property
    def _narrow(self) -> bool:
        return self._box.width() < NARROW

    def draw(self, painter: QPainter) -> None:
        """Draw the place of the cards, the number, and the words."""
        box = self._box
        wide = DOMINO.size(box.height()).width()
        used = self.cards.box()
        right = wide if not self._count else used.right() - box.left()
        if not self._count:
            place = QRectF(1, 1, wide - 2, box.height() - 2)
            painter.strokePath(rounded(place, 4), pen(colour(IVORY, 0.3), 1.2, (3, 2.6)))
        x = right + GAP
        face, small = self.stage.face(Role.NAME, 26), self.stage.face(Role.SMALL)
        base = box.height() * (0.62 if self._narrow else 0.44)
        step = draw_text(painter, x, base, str(self._count), face, GOLD_TEXT if self._count else IVORY)
        room = box.width() - x
        if self._narrow:
            word = fit(self.stage, PHRASES.points(self._count), Role.SMALL, room)
            draw_text(painter, x, base + word.pixelSize() * 1.2, PHRASES.points(self._count), word, colour(IVORY, 0.9))
            return
        draw_text(painter, x + step + 6, base, PHRASES.points(self._count), small, colour(IVORY, 0.9))
        for n, line in enumerate(self._lines(room, base), start=1):
            tight = fit(self.stage, line, Role.SMALL, room)
            draw_text(painter, x, base + small.pixelSize() * LINE * n + 1, line, tight, colour(IVORY, IVORY_SOFT))

    def _lines(self, room: float, base: float) -> list[str]:
        """Return what came last, in the two lines or the one that fit under a base; else only how many points."""
        small = self.stage.face(Role.SMALL)
        lines = wrap(self._last, small, room)
        if len(lines) <= 2 and base + small.pixelSize() * LINE * len(lines) <= self._box.height():
            return lines
        tight = fit(self.stage, self._last, Role.SMALL, room)
        return [self._last if width(self._last, tight) <= room + 1 else self._short]
