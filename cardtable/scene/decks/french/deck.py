"""The French deck as a :class:`Deck`: which card is painted by whom, what it depends on, what it is called."""

from __future__ import annotations

from collections.abc import Hashable
from typing import ClassVar, Final

from PySide6.QtCore import QCoreApplication, QSizeF
from PySide6.QtGui import QPainter

from cardtable.core.events import Piece
from cardtable.scene.decks.backs import BACKS, paint_back
from cardtable.scene.decks.deck import Deck, DeckLook
from cardtable.scene.decks.french import plan
from cardtable.scene.decks.french.aces import paint_ace
from cardtable.scene.decks.french.court import paint_court
from cardtable.scene.decks.french.index import paint_index
from cardtable.scene.decks.french.jokers import paint_joker
from cardtable.scene.decks.french.pips import paint_pips
from cardtable.scene.decks.suits import suit_colour

translate = QCoreApplication.translate

BLACK_JOKER: Final = "X"
RED_JOKER: Final = "D"
JOKERS: Final = (BLACK_JOKER, RED_JOKER)
RANKS: Final = "A23456789TJQK"
COURT: Final = "JQK"


class FrenchDeck(Deck):
    """52 cards and two jokers."""

    deck_id: ClassVar[str] = "french"
    wide: ClassVar[float] = plan.WIDE
    high: ClassVar[float] = plan.HIGH
    corner: ClassVar[float] = plan.CORNER
    backs: ClassVar[tuple[str, ...]] = BACKS

    def face_key(self, piece: Piece | None, look: DeckLook) -> Hashable:
        if piece is None:
            return "back", self.back_of(look)
        if piece in JOKERS:
            return piece, look.large
        return piece, look.large, look.four_colours and piece[1] in "dc"

    def slow(self, piece: Piece | None) -> bool:
        return piece is None or piece in JOKERS or piece[0] in COURT

    def paint_face(self, painter: QPainter, piece: Piece, look: DeckLook) -> None:
        layout = plan.LARGE if look.large else plan.NORMAL
        if piece in JOKERS:
            paint_joker(painter, piece == RED_JOKER, layout)
            return
        rank, suit = piece
        shade = suit_colour(suit, look.four_colours)
        if rank in COURT:
            paint_court(painter, rank, suit, layout)
        elif rank == "A":
            paint_ace(painter, suit, shade, look.large)
        else:
            paint_pips(painter, rank, suit, shade, look.large)
        paint_index(painter, rank, suit, shade, layout)

    def paint_back(self, painter: QPainter, look: DeckLook) -> None:
        paint_back(painter, self.back_of(look), QSizeF(self.wide, self.high))

    def name(self, piece: Piece) -> str:
        if piece == RED_JOKER:
            return translate("Cards", "red joker")
        if piece == BLACK_JOKER:
            return translate("Cards", "black joker")
        rank, suit = piece
        return translate("Cards", "{rank} of {suit}").format(rank=rank_name(rank), suit=suit_name(suit))


def rank_name(rank: str) -> str:
    """Return one card's rank in the present language: ``3``, ``10``, ``queen``."""
    names = {
        "A": translate("Cards", "ace"),
        "J": translate("Cards", "jack"),
        "Q": translate("Cards", "queen"),
        "K": translate("Cards", "king"),
        "T": "10",
    }
    return names.get(rank, rank)


def suit_name(suit: str) -> str:
    """Return a suit in the present language."""
    names = {
        "s": translate("Cards", "spades"),
        "h": translate("Cards", "hearts"),
        "d": translate("Cards", "diamonds"),
        "c": translate("Cards", "clubs"),
    }
    return names[suit]


FRENCH: Final = FrenchDeck()
