"""The dead cards: the last ones as a fan on the table, and all of them, in their order, when one asks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF
from PySide6.QtGui import QAction, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from cardtable.core.events import Piece
from cardtable.games.conquian.words import WORDS
from cardtable.scene.cards.caption import Caption, Words
from cardtable.scene.cards.row import CardRow, RowSpot
from cardtable.scene.decks.deck import Deck, DeckLook
from cardtable.scene.focus import Focusable, Kind
from cardtable.scene.gestures import Spot
from cardtable.scene.item import PaintedItem
from cardtable.scene.paint import colour, falling, pen, rounded, saved
from cardtable.scene.palette import GLASS, IVORY
from cardtable.scene.soft import shadow
from cardtable.scene.stage import Stage
from cardtable.scene.timeline import Motion, glide
from cardtable.scene.typography import Role
from cardtable.scene.widgets.chip import ChipItem
from cardtable.scene.widgets.icons import Icon
from cardtable.scene.widgets.veil import Veil
from cardtable.scene.widgets.words import draw_text

FAN: Final = 6  # cards that the fan shows
Z: Final = 4_200.0
PER_ROW: Final = 8
HIGH: Final = 148.0
PAD: Final = 30.0
HEAD: Final = 62.0
SHADE: Final = 40.0


class DiscardWords(QObject):
    """What is said about the dead cards."""

    def look(self) -> str:
        """Return what a click on the fan does."""
        return self.tr("Show all dead cards")

    def title(self, count: int) -> str:
        """Return the title of the list."""
        return self.tr("%n dead card(s), the first at the upper left", "", count)

    def none(self) -> str:
        """Return that there are none."""
        return self.tr("No dead cards yet")

    def close(self) -> str:
        """Return the name of the button that closes the list."""
        return self.tr("Close")


DISCARD_WORDS: Final = DiscardWords()


class Dead:
    """The fan, its caption, and where it can be clicked."""

    def __init__(self, stage: Stage, deck: Deck, spot: RowSpot) -> None:
        self.stage = stage
        self.row = CardRow(stage, deck, spot)
        self.pieces: tuple[Piece, ...] = ()
        self.sheet: DeadSheet | None = None
        self._label = Caption(stage, "dead")
        self._spot = Spot(stage, "dead", QPainterPath(), self._name, clicked=self.open, help=DISCARD_WORDS.look)
        self._spot.setZValue(70.0)
        self._spot.enabled = False

    def become(self, pieces: Sequence[Piece]) -> None:
        """Show these, the last ones as cards."""
        self.pieces = tuple(pieces)
        self.row.become(self.pieces[-FAN:])
        self._settle()

    def add(self, pieces: Sequence[Piece], start: QPointF, scale: float) -> list[Motion]:
        """Take one more card, which comes from *start*; return how the fan changes."""
        self.pieces = tuple(pieces)
        before = {card.piece: card.pos() for card in self.row.cards}
        self.row.become(self.pieces[-FAN:])
        motions = []
        for card, rest in zip(self.row.cards, self.row.rests(), strict=True):
            new = card.piece not in before
            come = start if new else before[card.piece]
            card.setPos(come)
            size = (scale, 1.0) if new else None
            if new:
                card.setScale(scale)
            top = card.zValue() + (1_000.0 if new else 0.0)
            motions.append(
                Motion(card, rest, come, 14.0 if new else 0.0, glide, scale=size, z=top, z_end=card.zValue())
            )
        return motions

    def lie(self) -> None:
        """Put the cards where they belong."""
        self.row.lie()
        self._settle()

    def arrange(self, spot: RowSpot) -> None:
        """Lie somewhere else."""
        self.row.stand(spot)
        self._settle()
        if self.sheet is not None:
            self.sheet.arrange()

    def set_look(self, look: DeckLook, deck: Deck) -> None:
        """Show the cards in another look or deck."""
        self.row.set_look(look, deck)
        self.row.lie()
        self._settle()

    def refresh(self) -> None:
        """Say everything anew."""
        self._label.say(Words(second=WORDS.dead(len(self.pieces)) if self.pieces else ""))
        self._spot.setToolTip(DISCARD_WORDS.look() if self.pieces else "")

    def open(self) -> None:
        """Show all dead cards above the table."""
        if self.pieces and self.sheet is None:
            self.sheet = DeadSheet(self.stage, self.row.deck, self.row.look, self.pieces, self.close)

    def close(self) -> bool:
        """Put the list away; return whether it was there."""
        if self.sheet is None:
            return False
        self.sheet.dismiss()
        self.sheet = None
        return True

    def _name(self) -> str:
        return f"{WORDS.dead(len(self.pieces))}: {WORDS.cards(self.pieces)}" if self.pieces else DISCARD_WORDS.none()

    def _settle(self) -> None:
        spot, there = self.row.spot, bool(self.pieces)
        box = self.row.box() if there else _around(spot.middle, self.row.deck.size(spot.height))
        self._spot.set_outline(rounded(box.adjusted(-6, -6, 6, 6), 8))
        self._spot.enabled = there
        self._spot.focus_kind = Kind.PLACE if there else Kind.TEXT  # that there are none is heard in its place
        self._label.arrange(spot.middle.x(), spot.middle.y() + spot.height / 2 + 6, 200)
        self.refresh()


def _around(middle: QPointF, size: QSizeF) -> QRectF:
    """Return the box of one card."""
    return QRectF(middle.x() - size.width() / 2, middle.y() - size.height() / 2, size.width(), size.height())


class DeadSheet(PaintedItem, Focusable):
    """All dead cards in rows on dark glass, over the dimmed table; any click puts it away."""

    focus_kind = Kind.TEXT
    focus_key = "dead-sheet"

    def __init__(
        self, stage: Stage, deck: Deck, look: DeckLook, pieces: Sequence[Piece], closed: Callable[[], object]
    ) -> None:
        self._veil = Veil(stage, Z)
        super().__init__(stage)
        self.deck, self.look, self.pieces, self._closed = deck, look, tuple(pieces), closed
        self.setZValue(Z + 1)
        self._action = QAction(stage)
        self._action.setObjectName("close-dead")
        self._action.triggered.connect(lambda: closed())
        self._chip = ChipItem(stage, self._action, Icon.CLOSE, label=False, height=36, parent=self)
        self.retranslate()
        self.arrange()
        stage.focus.push(self, self._chip)
        stage.touched.connect(self._touched)

    def dismiss(self) -> None:
        """Take it away and give the keyboard back."""
        self.stage.touched.disconnect(self._touched)
        self.stage.focus.pop(self)
        self.stage.removeItem(self)
        self._veil.dismiss()

    def retranslate(self) -> None:
        """Name the button."""
        self._action.setText(DISCARD_WORDS.close())
        self._action.setToolTip(self._action.text())
        self.touch()

    def arrange(self) -> None:
        """Lie in the middle of the stage."""
        size, card = self.stage.size, self.deck.size(HIGH)
        across = min(PER_ROW, len(self.pieces))
        rows = -(-len(self.pieces) // PER_ROW)
        wide = max(420.0, across * (card.width() + 12) - 12 + 2 * PAD)
        self._box = QRectF(0, 0, wide, HEAD + rows * (HIGH + 14) - 14 + PAD)
        self.setPos(round((size.width() - wide) / 2), round((size.height() - self._box.height()) / 2))
        self.set_bounds(self._box.adjusted(-SHADE, -SHADE, SHADE, SHADE))
        self._chip.setPos(wide - self._chip.width - 16, 14)
        self._veil.arrange()
        self.touch()

    def focus_name(self) -> str:
        """Return all cards by name."""
        return f"{DISCARD_WORDS.title(len(self.pieces))}: {WORDS.cards(self.pieces)}"

    def focus_outline(self) -> QPainterPath:
        """Return its outline."""
        return rounded(self._box, 18)

    def _touched(self, at: QPointF) -> None:
        if not self._chip.mapRectToScene(self._chip.box()).contains(at):
            self._closed()

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Keep the click from the table."""
        event.accept()

    def draw(self, painter: QPainter) -> None:
        """Draw the glass, the title and the cards."""
        form = rounded(self._box, 18)
        shadow(painter, form, "#000000", 22, 6, 14, 0.6)
        top, bottom = GLASS
        painter.fillPath(form, falling(self._box, (0, colour(top, 0.94)), (1, colour(bottom, 0.96))))
        painter.strokePath(rounded(self._box.adjusted(0.6, 0.6, -0.6, -0.6), 18), pen(colour(IVORY, 0.22), 1.2))
        title = DISCARD_WORDS.title(len(self.pieces))
        draw_text(painter, PAD, 39, title, self.stage.face(Role.NAME, 18), IVORY)
        card = self.deck.size(HIGH)
        for n, piece in enumerate(self.pieces):
            x = PAD + card.width() / 2 + (n % PER_ROW) * (card.width() + 12)
            y = HEAD + HIGH / 2 + (n // PER_ROW) * (HIGH + 14)
            with saved(painter):
                painter.translate(x, y)
                self.deck.paint(painter, piece, HIGH, self.look)
