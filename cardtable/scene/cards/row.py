"""Cards lying open in a row: a play in front of somebody, the bottom, what is left of a hand.

A row knows where it lies (a :class:`RowSpot`) and moves there as a whole; how its cards got there is told by motions
for the timeline.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from cardtable.core.events import Piece
from cardtable.scene.cards.card import CardItem, remove
from cardtable.scene.cards.spread import Spread, spread
from cardtable.scene.decks import states
from cardtable.scene.decks.deck import Deck, DeckLook
from cardtable.scene.item import ArtItem
from cardtable.scene.stage import Stage
from cardtable.scene.timeline import Easing, Motion, glide

STEP: Final = 0.47  # of a card's width, from card to card where there is room
Z_FLYING: Final = 1_500.0


@dataclass(frozen=True, slots=True)
class RowSpot:
    """Where a row lies: around its middle, at a height of card, not wider than *room*."""

    middle: QPointF
    height: float
    room: float
    step: float = STEP
    z: float = 40.0
    dim: float = 0.0  # a warm shade over what is past


class CardRow:
    """Cards in a row, none to begin with."""

    def __init__(self, stage: Stage, deck: Deck, spot: RowSpot) -> None:
        self.stage, self.deck, self.spot = stage, deck, spot
        self.look = DeckLook()
        self.cards: list[CardItem] = []
        self._leaving: list[CardItem] = []
        self._frame: ArtItem | None = None
        self._framed = ""

    @property
    def pieces(self) -> tuple[Piece | None, ...]:
        """What lies in the row, from left to right."""
        return tuple(card.piece for card in self.cards)

    def become(self, pieces: Sequence[Piece | None]) -> None:
        """Show these at once, without a frame."""
        self.clear()
        self.cards = [self._card(piece) for piece in pieces]
        self.lie()

    def clear(self) -> None:
        """Show nothing."""
        remove(self.cards)
        self.cards = []
        self.swept()
        self.frame("")

    def set_look(self, look: DeckLook, deck: Deck | None = None) -> None:
        """Show the cards in another look, perhaps those of another deck."""
        self.look, self.deck = look, deck or self.deck
        for card in self.cards:
            card.become(card.piece, look=look, deck=deck)

    # -- moving ------------------------------------------------------------------------------

    def come(
        self,
        pieces: Sequence[Piece | None],
        starts: Sequence[tuple[QPointF, float]],
        *,
        easing: Easing = glide,
        arc: float = 0.0,
        delay_ms: float = 0.0,
        turning: bool = False,
        opacity: tuple[float, float] | None = None,
    ) -> list[Motion]:
        """Fill the row; return how its cards come from where each starts, at a scale of their height here.

        *delay_ms*: so much later each card sets out than the one before.  *turning*: they start face down.
        """
        remove(self.cards)
        self.cards = [self._card(piece) for piece in pieces]
        motions = []
        for n, (card, (start, scale), rest) in enumerate(zip(self.cards, starts, self.rests(), strict=True)):
            card.setPos(start)
            card.setScale(scale)
            card.setZValue(Z_FLYING + n)
            motions.append(
                Motion(
                    card,
                    rest,
                    start,
                    arc,
                    easing,
                    delay_ms * n,
                    scale=(scale, 1.0),
                    opacity=opacity,
                    z=Z_FLYING + n,
                    z_end=self.spot.z + n,
                    pose=card.turn if turning else None,
                )
            )
            card.face(not turning)
            if opacity is not None:
                card.setOpacity(opacity[0])
        return motions

    def move(self, spot: RowSpot) -> list[Motion]:
        """Lie somewhere else from now on; return how the cards get there."""
        before, self.spot = self.spot, spot
        motions = []
        for n, (card, rest) in enumerate(zip(self.cards, self.rests(), strict=True)):
            card.become(card.piece, spot.height)
            card.dim(spot.dim)
            scale = before.height / spot.height
            card.setScale(scale)
            motions.append(Motion(card, rest, easing=glide, scale=(scale, 1.0), z=spot.z + n, z_end=spot.z + n))
        if self._frame is not None:
            self.frame("")
        return motions

    def sweep(self, by: QPointF) -> list[Motion]:
        """Become empty; return how the cards fade away.  Call :meth:`swept` when they have."""
        self.frame("")
        self._leaving += self.cards
        self.cards = []
        return [Motion(card, card.pos() + by, opacity=(card.opacity(), 0.0)) for card in self._leaving]

    def swept(self) -> None:
        """Take away what has faded."""
        remove(self._leaving)
        self._leaving = []

    def stand(self, spot: RowSpot) -> None:
        """Lie somewhere else at once."""
        self.spot = spot
        self.lie()

    def lie(self) -> None:
        """Put every card where it belongs."""
        for n, (card, rest) in enumerate(zip(self.cards, self.rests(), strict=True)):
            card.become(card.piece, self.spot.height)
            card.face(True)
            card.dim(self.spot.dim)
            card.setScale(1.0)
            card.setOpacity(1.0)
            card.setZValue(self.spot.z + n)
            card.setPos(rest)
        if self._framed:
            self.frame(self._framed)

    # -- places ------------------------------------------------------------------------------

    def frame(self, kind: str) -> None:
        """Draw a frame around the cards as they lie, or none; see :func:`states.frame`."""
        self._framed = kind if self.cards else ""
        if not self._framed:
            if self._frame is not None:
                self._frame.setVisible(False)
            return
        box = self.box()
        art = states.frame(QSizeF(box.width(), box.height()), kind)
        if self._frame is None:
            self._frame = ArtItem(self.stage, art)
        else:
            self._frame.show_art(art)
        self._frame.setPos(box.center())
        self._frame.setZValue(self.spot.z - 1)
        self._frame.setVisible(True)

    @property
    def framed(self) -> str:
        """The kind of its frame, empty for none."""
        return self._framed

    def box(self) -> QRectF:
        """Return what the cards cover when they lie."""
        row = self._row()
        middle, height = self.spot.middle, self.spot.height
        return QRectF(middle.x() - row.width / 2, middle.y() - height / 2, row.width, height)

    def rests(self) -> list[QPointF]:
        """Return where the middle of each card belongs."""
        row, wide = self._row(), self.deck.size(self.spot.height).width()
        left = self.spot.middle.x() - row.width / 2 + wide / 2
        return [QPointF(left + x, self.spot.middle.y()) for x in row.lefts]

    def _row(self) -> Spread:
        wide = self.deck.size(self.spot.height).width()
        return spread([len(self.cards)], wide, self.spot.room, self.spot.step * wide)

    def _card(self, piece: Piece | None) -> CardItem:
        return CardItem(self.stage, self.deck, piece, self.spot.height, self.look)
