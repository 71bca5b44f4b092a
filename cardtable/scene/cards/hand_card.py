"""One card of a person's hand: how it stands out, and how it is heard."""

from __future__ import annotations

from typing import Final, Protocol

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainterPath

from cardtable.core.events import Piece
from cardtable.scene.cards.card import CardItem
from cardtable.scene.decks.deck import Deck, DeckLook
from cardtable.scene.focus import Focusable, Kind
from cardtable.scene.palette import GOLD, GOLD_GLOW, JADE_TEXT
from cardtable.scene.stage import Stage

RAISE: Final = 24 / 153  # of the card's height
USABLE: Final = 9 / 153


class Holder(Protocol):
    """The hand, as its cards know it."""

    stage: Stage
    deck: Deck
    cursor: HandCard | None

    def toggle(self, card: HandCard) -> None:
        """Raise a card, or lower it."""


class HandCard(CardItem, Focusable):
    """A card in the hand.  Only the one under the keyboard's cursor is reached with Tab; all are heard."""

    focus_kind = Kind.TEXT
    focus_z = 2_900.0

    def __init__(self, hand: Holder, piece: Piece, height: float, look: DeckLook) -> None:
        self.hand = hand
        self.raised = False
        self.usable = False  # something can be done with it now
        self.standing = 0.0  # shares of its height by which it stands out unasked
        self.advised = False
        self.travels = False  # on its way, or under the pointer: whoever moves it puts it down
        self.rest = QPointF()
        self.strip = 0.0  # u of it that the next card leaves in sight
        super().__init__(hand.stage, hand.deck, piece, height, look)
        self.focus_key = f"card:{piece}"

    def name(self) -> str:
        """Return the card's name."""
        return self.deck.name(self.piece) if self.piece is not None else ""

    def focus_name(self) -> str:
        """Return what it is, and whether it is raised."""
        if self.raised:
            return QCoreApplication.translate("Hand", "{card}, raised").format(card=self.name())
        return self.name()

    def focus_outline(self) -> QPainterPath:
        """Return what can be seen of it."""
        box = self.box()
        path = QPainterPath()
        path.addRoundedRect(QRectF(box.topLeft(), QPointF(box.left() + self.strip, box.bottom())), 7, 7)
        return path

    def focus_changed(self, focused: bool) -> None:
        """Be the cursor."""
        if focused:
            self.hand.cursor = self

    def activate(self) -> None:
        """Raise it, or lower it."""
        self.hand.toggle(self)

    def stand(self) -> float:
        """Return how far it stands out above the others, in shares of its height."""
        if self.raised:
            return RAISE
        return max(self.standing, USABLE if self.usable else 0.0)

    def show_marks(self) -> None:
        """Show by line, light and shadow how it stands in the game."""
        self.ring(GOLD if self.raised or self.usable else "")
        self.halo(JADE_TEXT if self.advised else GOLD_GLOW if self.usable and not self.raised else "")
        self.lift(self.raised)
