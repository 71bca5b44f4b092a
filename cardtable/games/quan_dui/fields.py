"""What lies before a player: every discard in its order, and the Dui that were laid face up, each under its bracket."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from cardtable.core.events import Piece, Seat
from cardtable.games.quan_dui.brackets import Brackets
from cardtable.games.quan_dui.field_layout import Lay, lay_out
from cardtable.games.quan_dui.phrases import PHRASES
from cardtable.games.quan_dui.plan import LAID, SMALL, Field
from cardtable.scene.cards.card import CardItem, remove
from cardtable.scene.cards.row import RowSpot
from cardtable.scene.decks.deck import Deck, DeckLook
from cardtable.scene.focus import Kind
from cardtable.scene.gestures import Spot
from cardtable.scene.paint import rounded
from cardtable.scene.stage import Stage
from cardtable.scene.timeline import Motion, glide

Z: Final = 40.0
Z_LAID: Final = 48.0


class SeatField:
    """The cards before one seat."""

    def __init__(
        self, stage: Stage, deck: Deck, seat: Seat, spot: Field, heard: Callable[[Seat], tuple[str, str]]
    ) -> None:
        """*heard* returns the discards and the laid cards of a seat in words."""
        self.stage, self.deck, self.seat, self.spot = stage, deck, seat, spot
        self.look = DeckLook()
        self.discards: list[CardItem] = []
        self.laid: list[CardItem] = []
        self.open = 0  # cards of the seat's hand, once they are shown beside these
        self.brackets = Brackets(stage, Z - 2, PHRASES.pair)
        self._heard = heard
        self._spots = [self._hearing(n) for n in range(2)]

    def _hearing(self, n: int) -> Spot:
        spot = Spot(self.stage, f"field:{self.seat}:{n}", QPainterPath(), lambda: self._heard(self.seat)[n])
        spot.focus_kind = Kind.TEXT
        spot.setZValue(Z - 3)
        spot.setAcceptHoverEvents(False)
        return spot

    # -- cards -------------------------------------------------------------------------------

    def become(self, discards: Sequence[Piece], laid: Sequence[Piece], shown: int = 0) -> None:
        """Show these at once, beside a hand of *shown* cards that everybody sees."""
        remove((*self.discards, *self.laid))
        self.open = shown
        self.discards = [CardItem(self.stage, self.deck, piece, SMALL, self.look) for piece in discards]
        self.laid = [CardItem(self.stage, self.deck, piece, LAID, self.look) for piece in laid]
        self.lie()

    def add(self, piece: Piece) -> list[Motion]:
        """Take one more discard, unseen until the cards lie; return how the others make room."""
        card = CardItem(self.stage, self.deck, piece, SMALL, self.look)
        card.setVisible(False)
        self.discards.append(card)
        return self._make_room([card])

    def lay(self, pieces: Sequence[Piece], starts: Sequence[tuple[QPointF, float]]) -> list[Motion]:
        """Take cards of a Dui; return how they come, each from a place and a height, and how others make room."""
        new = [CardItem(self.stage, self.deck, piece, LAID, self.look) for piece in pieces]
        self.laid += new
        motions = self._make_room(new)
        for card, (start, height) in zip(new, starts, strict=True):
            n, rest = self.laid.index(card), card.pos()
            card.setPos(start)
            card.setScale(height / card.height)
            scale, over = (height / card.height, 1.0), 1_500.0 + n
            motions.append(Motion(card, rest, start, 20.0, glide, scale=scale, z=over, z_end=Z_LAID + n))
        return motions

    def show_hand(self, count: int) -> list[Motion]:
        """Make room for a hand of so many cards; return how."""
        self.open = count
        self.brackets.show_brackets([])
        return self._make_room([])

    def _make_room(self, new: Sequence[CardItem]) -> list[Motion]:
        """Put the *new* cards where they belong; return how the others get where they belong now."""
        lay, motions = self._lay(), []
        for cards, rests, height in self._rows(lay):
            for card, rest in zip(cards, rests, strict=True):
                before = card.height
                card.become(card.piece, height)
                if card in new:
                    card.setPos(rest)
                    continue
                card.setScale(before / height)
                motions.append(Motion(card, rest, easing=glide, scale=(before / height, 1.0)))
        return motions

    def lie(self) -> None:
        """Put every card where it belongs, and name it."""
        lay = self._lay()
        for (cards, rests, height), z, spot in zip(self._rows(lay), (Z, Z_LAID), self._spots, strict=True):
            for n, (card, rest) in enumerate(zip(cards, rests, strict=True)):
                card.become(card.piece, height)
                card.setPos(rest)
                card.setZValue(z + n)
                card.setScale(1.0)
                card.setVisible(True)
            spot.set_outline(rounded(self._around(rests, height), 5) if rests else QPainterPath())
            spot.setVisible(bool(rests))
        pairs = [self._around(lay.laid[n : n + 2], LAID * lay.scale) for n in range(0, len(lay.laid) - 1, 2)]
        self.brackets.show_brackets([("dui", box) for box in bracketed(pairs)])
        self.name()

    def name(self) -> None:
        """Give every card its name, for whoever points at it."""
        for card in (*self.discards, *self.laid):
            card.setToolTip(self.deck.name(card.piece) if card.piece is not None else "")

    def stand(self, spot: Field) -> None:
        """Lie somewhere else."""
        self.spot = spot
        self.lie()

    def set_look(self, look: DeckLook) -> None:
        """Show the cards in another look."""
        self.look = look
        for card in (*self.discards, *self.laid):
            card.become(card.piece, look=look)

    def leave(self) -> None:
        """Take everything off the stage: other players sit there now."""
        remove((*self.discards, *self.laid))
        for item in (self.brackets, *self._spots):
            self.stage.removeItem(item)

    # -- places ------------------------------------------------------------------------------

    def slot(self) -> QPointF:
        """Return where the next discard will lie."""
        return self._lay().slot

    def slot_height(self) -> float:
        """Return how high the next discard will be."""
        return SMALL * self._lay().scale

    def area(self) -> QRectF:
        """Return what all cards cover."""
        found = QRectF()
        for _, rests, height in self._rows(self._lay()):
            if rests:
                found = found.united(self._around(rests, height))
        return found

    def hand_spot(self, shown: int) -> RowSpot:
        """Return where a hand of so many cards lies that everybody sees."""
        return self._lay(shown).hand

    def _lay(self, shown: int | None = None) -> Lay:
        """Return where everything lies, perhaps beside another number of cards of a hand."""
        card, shown = self.deck.size(1.0), self.open if shown is None else shown
        return lay_out(self.spot, card.width(), len(self.discards), len(self.laid), shown)

    def _rows(self, lay: Lay) -> list[tuple[list[CardItem], tuple[QPointF, ...], float]]:
        return [(self.discards, lay.discards, SMALL * lay.scale), (self.laid, lay.laid, LAID * lay.scale)]

    def _around(self, middles: Sequence[QPointF], height: float) -> QRectF:
        box, found = self.deck.box(height), QRectF()
        for middle in middles:
            found = found.united(box.translated(middle))
        return found


def bracketed(pairs: Sequence[QRectF]) -> list[QRectF]:
    """Return what the brackets stand over: the pairs of the first row, or what those cover that overlap.

    Over the other rows there is no room, and the words of brackets must not meet.
    """
    found: list[QRectF] = []
    for box in pairs:
        if box.top() > pairs[0].top() + 1:
            continue
        if found and box.left() < found[-1].right():
            found[-1] = found[-1].united(box)
        else:
            found.append(QRectF(box))
    return found
