"""The names of cards inside sentences, in the language of the moment, for tables, logs and lists.

Cards and kinds are named alike: nobody can tell the four copies of a card apart.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from cardtable.core.events import Piece
from cardtable.games.quan_dui.cards import in_order, kind_of
from cardtable.scene.decks.dongguan import DONGGUAN

if TYPE_CHECKING:
    from cardtable.games.quan_dui.cards import Kind


class QuanDuiWords(QObject):
    """Names without memory."""

    def card(self, piece: str) -> str:
        """Return the name of a card or a kind, for the middle of a sentence: "4 of ben", "da hong"."""
        return DONGGUAN.name(Piece(kind_of(piece)))

    def the(self, piece: str) -> str:
        """Return a card with its article: "the 4 of ben"."""
        return self.tr("the {card}").format(card=self.card(piece))

    def cards(self, cards: Iterable[Piece]) -> str:
        """Return some cards by name, by value and then by kind, alike ones counted: "2 of ben ×2, 3 of suo"."""
        kinds: list[Kind] = [kind_of(card) for card in in_order(cards)]
        return ", ".join(self._counted(kind, kinds.count(kind)) for kind in dict.fromkeys(kinds))

    def _counted(self, kind: Kind, count: int) -> str:
        if count == 1:
            return self.card(kind)
        return self.tr("{card} ×{n}").format(card=self.card(kind), n=count)


WORDS: Final = QuanDuiWords()
