"""The sixteenth place of the hand: the card that has just come, with a ribbon, or the one on offer as it would lie."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem

from cardtable.core.events import Piece
from cardtable.games.quan_dui.pair_hand import ODD
from cardtable.games.quan_dui.phrases import PHRASES
from cardtable.scene.cards.card import CardItem, remove
from cardtable.scene.cards.hand_card import HandCard
from cardtable.scene.decks.deck import Deck, DeckLook
from cardtable.scene.focus import Kind
from cardtable.scene.gestures import Spot
from cardtable.scene.item import PaintedItem
from cardtable.scene.paint import colour, pen, rounded
from cardtable.scene.palette import GOLD, GOLD_GLOW, INK, IVORY, PAPER
from cardtable.scene.stage import Stage
from cardtable.scene.typography import Role
from cardtable.scene.widgets.words import CENTRE, draw_text, fit

FAINT: Final = 0.86  # opacity of a card that is not there
BAND: Final = 22 / 128  # of a card's height: the band at its foot
Z: Final = 96.0


class Ribbon(PaintedItem):
    """A word over the foot band of a card, whose child it is; *dashed* around a card that is not there."""

    def __init__(self, card: CardItem, text: str, dashed: bool) -> None:
        super().__init__(card.stage, card)
        self._card, self.text, self._dashed = card, text, dashed
        self.setZValue(3.0)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresParentOpacity)
        self.set_bounds(card.box().adjusted(-5, -5, 5, 5))

    def draw(self, painter: QPainter) -> None:
        """Draw the rim and the word."""
        box = self._card.box()
        if self._dashed:
            line = pen(colour(GOLD), 2.6, (3, 2))
            line.setCapStyle(Qt.PenCapStyle.FlatCap)
            painter.strokePath(rounded(box.adjusted(-2, -2, 2, 2), 7.5), line)
        else:
            painter.strokePath(rounded(box.adjusted(-1.8, -1.8, 1.8, 1.8), 7), pen(colour(IVORY, 0.9), 1.6))
        high = box.height() * BAND
        band = QRectF(box.left() + 2, box.bottom() - high - 2, box.width() - 4, high)
        painter.fillPath(rounded(band, 3), colour(GOLD_GLOW if self._dashed else PAPER[1]))
        face = fit(self.stage, self.text, Role.BADGE, band.width() - 8)
        draw_text(painter, band.center().x(), band.center().y() + face.pixelSize() * 0.36, self.text, face, INK, CENTRE)


class Ghost:
    """What a claim would bring."""

    def __init__(self, stage: Stage, deck: Deck) -> None:
        self.stage, self.deck = stage, deck
        self.look = DeckLook()
        self.card: CardItem | None = None
        self.pair = ""  # what the card would make
        self._ribbon: Ribbon | None = None
        self._on: HandCard | None = None
        self._spot = Spot(stage, "if-taken", QPainterPath(), self._name)
        self._spot.focus_kind = Kind.TEXT
        self._spot.setVisible(False)

    @property
    def piece(self) -> Piece | None:
        """The card that is shown."""
        return self.card.piece if self.card is not None else None

    def show(self, piece: Piece | None, pair: str, place: QRectF, height: float) -> None:
        """Show a card where it would lie, or none."""
        self.pair = pair
        if self.card is not None and piece != self.card.piece:
            remove((self.card,))
            self.card = None
        if piece is not None and self.card is None:
            self.card = CardItem(self.stage, self.deck, piece, height, self.look)
            self.card.setOpacity(FAINT)
            self.card.setZValue(Z)
            self.card.halo(GOLD_GLOW)
            self.card.setToolTip(self.deck.name(piece))
            Ribbon(self.card, PHRASES.if_taken(), True)
        if self.card is not None:
            self.card.setPos(place.center() - QPointF(0, ODD * height))
            self._spot.set_outline(self.deck.outline(height).translated(self.card.pos()))
        self._spot.setVisible(self.card is not None)

    def mark(self, card: HandCard | None, text: str) -> None:
        """Put a ribbon on a card of the hand, or on none."""
        if card is self._on and (self._ribbon is None or self._ribbon.text == text):
            return
        if self._ribbon is not None and self._on is not None and self._on.scene() is not None:
            self.stage.removeItem(self._ribbon)
        self._on, self._ribbon = card, Ribbon(card, text, False) if card is not None else None

    def set_look(self, look: DeckLook) -> None:
        """Show the card in another look."""
        self.look = look
        if self.card is not None:
            self.card.become(self.card.piece, look=look)

    def retranslate(self) -> None:
        """Ribbons in the former language go; whoever put them there does so again."""
        if self.card is not None:
            remove((self.card,))
            self.card = None
        self.mark(None, "")

    def _name(self) -> str:
        return PHRASES.if_taken_heard(str(self.card.piece), self.pair) if self.card is not None else ""
