"""The Spanish deck as a :class:`Deck`: which card is painted by whom, what it depends on, what it is called."""

from __future__ import annotations

from collections.abc import Hashable
from typing import ClassVar, Final

from PySide6.QtCore import QCoreApplication, QSizeF
from PySide6.QtGui import QPainter

from cardtable.core.events import Piece
from cardtable.scene.decks.deck import Deck, DeckLook
from cardtable.scene.decks.spanish import plan
from cardtable.scene.decks.spanish.aces import paint_ace
from cardtable.scene.decks.spanish.backs import BACKS, paint_back
from cardtable.scene.decks.spanish.figures import FIGURES, paint_figure
from cardtable.scene.decks.spanish.frame import paint_frame, paint_index
from cardtable.scene.decks.spanish.pips import paint_pale_sign, paint_pips

translate = QCoreApplication.translate


class SpanishDeck(Deck):
    """40 cards.  Their suits keep their colours in every look; large ranks are printed in them, too."""

    deck_id: ClassVar[str] = "spanish"
    wide: ClassVar[float] = plan.WIDE
    high: ClassVar[float] = plan.HIGH
    corner: ClassVar[float] = plan.CORNER
    backs: ClassVar[tuple[str, ...]] = BACKS

    def face_key(self, piece: Piece | None, look: DeckLook) -> Hashable:
        if piece is None:
            return "back", self.back_of(look)
        return piece, look.large

    def slow(self, piece: Piece | None) -> bool:
        return True  # every sign is a small drawing of its own

    def paint_face(self, painter: QPainter, piece: Piece, look: DeckLook) -> None:
        rank, suit = piece[:-1], piece[-1]
        layout = plan.LARGE if look.large else plan.NORMAL
        paint_frame(painter, suit)
        if rank in FIGURES:
            paint_figure(painter, rank, suit, layout)
        elif rank != "1":
            paint_pips(painter, rank, suit, look.large)
        elif look.large:
            paint_pale_sign(painter, suit)
        else:
            paint_ace(painter, suit)
        # a figure beside a large index needs the lower corner
        paint_index(painter, rank, suit, layout, coloured=look.large, twice=not (look.large and rank in FIGURES))

    def paint_back(self, painter: QPainter, look: DeckLook) -> None:
        paint_back(painter, self.back_of(look), QSizeF(self.wide, self.high))

    def name(self, piece: Piece) -> str:
        return translate("Cards", "{rank} of {suit}").format(rank=rank_name(piece[:-1]), suit=suit_name(piece[-1]))


def rank_name(rank: str) -> str:
    """Return one card's rank in the present language: ``7``, ``king``."""
    names = {
        "10": translate("Cards", "jack", "10 of the Spanish deck"),
        "11": translate("Cards", "knight", "11 of the Spanish deck"),
        "12": translate("Cards", "king"),
    }
    return names.get(rank, rank)


def suit_name(suit: str) -> str:
    """Return a suit in the present language."""
    names = {
        "O": translate("Cards", "coins", "a suit"),
        "C": translate("Cards", "cups", "a suit"),
        "E": translate("Cards", "swords", "a suit"),
        "B": translate("Cards", "clubs"),
    }
    return names[suit]


SPANISH: Final = SpanishDeck()
