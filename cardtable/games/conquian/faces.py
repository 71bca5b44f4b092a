"""The two families of faces: Spanish cards, or French ones that stand for them.

Pieces stay Spanish whatever lies on the table: with French faces the ``7O`` shows a seven of
diamonds and the ``12B`` a king of clubs, so J, Q and K follow 7.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import ClassVar, Final

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPainter

from cardtable.core.events import Piece
from cardtable.games.conquian.cards import rank_of, suit_of
from cardtable.scene.decks.deck import Deck, DeckLook
from cardtable.scene.decks.french import FRENCH
from cardtable.scene.decks.spanish import SPANISH
from cardtable.scene.decks.spanish.backs import paint_back

SUITS: Final = {"O": "d", "C": "h", "E": "s", "B": "c"}
RANKS: Final = {"1": "A", "10": "J", "11": "Q", "12": "K"}


def french(piece: Piece) -> Piece:
    """Return the French card that stands for a Spanish one."""
    rank = rank_of(piece)
    return Piece(RANKS.get(rank, rank) + SUITS[suit_of(piece)])


class FrenchFaces(Deck):
    """French faces on Spanish pieces, with the Spanish deck's backs."""

    deck_id: ClassVar[str] = "conquian-french"
    wide: ClassVar[float] = FRENCH.wide
    high: ClassVar[float] = FRENCH.high
    corner: ClassVar[float] = FRENCH.corner
    backs: ClassVar[tuple[str, ...]] = SPANISH.backs

    def face_key(self, piece: Piece | None, look: DeckLook) -> Hashable:
        return ("back", self.back_of(look)) if piece is None else FRENCH.face_key(french(piece), look)

    def slow(self, piece: Piece | None) -> bool:
        return piece is None or FRENCH.slow(french(piece))

    def paint_face(self, painter: QPainter, piece: Piece, look: DeckLook) -> None:
        FRENCH.paint_face(painter, french(piece), look)

    def paint_back(self, painter: QPainter, look: DeckLook) -> None:
        paint_back(painter, self.back_of(look), QSizeF(self.wide, self.high))

    def name(self, piece: Piece) -> str:
        return FRENCH.name(french(piece))


_DECKS: Final[dict[str, Deck]] = {"spanish": SPANISH, "french": FrenchFaces()}
FACES: Final = tuple(_DECKS)


def deck_of(choice: str) -> Deck:
    """Return the deck of a value of the preference ``faces``; any unknown one shows Spanish cards."""
    return _DECKS.get(choice, SPANISH)
