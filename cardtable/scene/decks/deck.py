"""What every deck offers: the picture of a card at any size, and its name.

How to use it::

    deck = FRENCH
    art = deck.art(Piece("Qh"), 153)             # or None: face down; resting on the table, shadow included
    card = ArtItem(stage, art)                   # its origin is the middle of the card
    card.show_art(deck.art(None, 153, look))     # turned over

A card is painted once per height and look.  How it stands in the game (lifted, chosen, dimmed, to
be beaten) is shown by separate pictures around or on it, which all cards of a size share: see
:mod:`cardtable.scene.decks.states`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable
from dataclasses import dataclass
from typing import ClassVar

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter, QPainterPath

from cardtable.core.events import Piece
from cardtable.scene.decks import paper
from cardtable.scene.item import Art
from cardtable.scene.paint import placed, rounded, saved
from cardtable.scene.soft import shadow


@dataclass(frozen=True, slots=True)
class DeckLook:
    """How the player wants to see cards.  *back* is one of the deck's ``backs``; any other shows the first."""

    large: bool = False  # indices
    four_colours: bool = False
    back: str = ""
    index: bool = True  # without it, decks that have one show the face of their tradition
    language: str = ""  # printed names are always in the present one; another makes cards show themselves anew


class Deck(ABC):
    """A family of cards of one shape.  Designs are drawn in units of their own, *high* units to a card."""

    deck_id: ClassVar[str]
    wide: ClassVar[float]
    high: ClassVar[float]
    corner: ClassVar[float]  # radius, in the same units
    backs: ClassVar[tuple[str, ...]]

    def size(self, height: float) -> QSizeF:
        """Return the size of a card that is *height* u high."""
        return QSizeF(height * self.wide / self.high, height)

    def box(self, height: float) -> QRectF:
        """Return the card's rectangle around the origin, without shadow."""
        size = self.size(height)
        return QRectF(-size.width() / 2, -height / 2, size.width(), height)

    def outline(self, height: float) -> QPainterPath:
        """Return the edge of the card around the origin."""
        return rounded(self.box(height), self.corner * height / self.high)

    def art(self, piece: Piece | None, height: float, look: DeckLook | None = None) -> Art:
        """Return the picture of a card lying on the table; ``None`` shows its back."""
        look = look or DeckLook()

        def paint(painter: QPainter) -> None:
            paper.paint_shadow(painter, self.outline(height), height)
            self.paint(painter, piece, height, look)

        key = (self.deck_id, round(height, 3), self.face_key(piece, look))
        return Art(key, paper.shadow_rect(self.box(height), height), paint, self.slow(piece))

    def paint(self, painter: QPainter, piece: Piece | None, height: float, look: DeckLook | None = None) -> None:
        """Paint a card around the origin, without shadow."""
        scale = height / self.high
        with saved(painter):
            painter.scale(scale, scale)
            painter.translate(-self.wide / 2, -self.high / 2)
            paper.paint_sheet(painter, QSizeF(self.wide, self.high), self.corner)
            self.paint_print(painter, piece, height, look or DeckLook())

    def lay(
        self,
        painter: QPainter,
        piece: Piece | None,
        at: tuple[float, float],
        height: float,
        angle: float = 0.0,
        look: DeckLook | None = None,
    ) -> None:
        """Paint a card with its shadow, its middle at *at* and turned by *angle*; for still pictures."""
        scale = height / paper.HEIGHT
        silhouette = placed(self.outline(height), *at, angle)
        for radius, dx, dy, opacity in (paper.SOFT, paper.TIGHT):
            shadow(painter, silhouette, paper.SHADOW, radius * scale, dx * scale, dy * scale, opacity)
        with saved(painter):
            painter.translate(*at)
            painter.rotate(angle)
            self.paint(painter, piece, height, look)

    def back_of(self, look: DeckLook) -> str:
        """Return the back that *look* asks for, or the deck's first."""
        return look.back if look.back in self.backs else self.backs[0]

    def paint_print(self, painter: QPainter, piece: Piece | None, height: float, look: DeckLook) -> None:
        """Paint what is printed on a sheet that is shown *height* u high; the same at any height, unless overridden."""
        if piece is None:
            self.paint_back(painter, look)
        else:
            self.paint_face(painter, piece, look)

    @abstractmethod
    def face_key(self, piece: Piece | None, look: DeckLook) -> Hashable:
        """Return what the picture of a card depends on; its ``repr`` must name the picture."""

    @abstractmethod
    def slow(self, piece: Piece | None) -> bool:
        """Return whether a picture is worth keeping on disk."""

    @abstractmethod
    def paint_face(self, painter: QPainter, piece: Piece, look: DeckLook) -> None:
        """Paint what is printed on a card, in the deck's units from its upper left corner."""

    @abstractmethod
    def paint_back(self, painter: QPainter, look: DeckLook) -> None:
        """Paint what is printed on the back."""

    @abstractmethod
    def name(self, piece: Piece) -> str:
        """Return the card's name in the present language, for the middle of a sentence."""
