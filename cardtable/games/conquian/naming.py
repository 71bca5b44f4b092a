"""The names of suits, cards and melds, in the language of the moment.

They follow the faces that lie on the table: the 10 of copas is a sota in the Spanish deck, a jack in the French one.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QObject

from cardtable.core.events import Piece
from cardtable.games.conquian.cards import in_order, rank_of, suit_of
from cardtable.games.conquian.melds import Kind, Melds, kind_of

FRENCH: Final = "french"  # the value of the table's preference; any other is the Spanish deck
LETTERS: Final = {"1": "A", "10": "J", "11": "Q", "12": "K"}  # printed on French cards


class ConquianNaming(QObject):
    """Names.  *faces* is set by the table, as its player chooses them."""

    faces = "spanish"

    # -- cards -------------------------------------------------------------------------------

    def suit(self, letter: str) -> str:
        """Return the name of a suit, by its letter."""
        if self.faces == FRENCH:
            match letter:
                case "O":
                    return self.tr("diamonds", "of French cards")
                case "C":
                    return self.tr("hearts", "of French cards")
                case "E":
                    return self.tr("spades", "of French cards")
                case "B":
                    return self.tr("clubs", "of French cards")
        match letter:
            case "O":
                return self.tr("coins", "a suit")
            case "C":
                return self.tr("cups", "a suit")
            case "E":
                return self.tr("swords", "a suit")
            case "B":
                return self.tr("clubs", "a suit")
        raise KeyError(letter)

    def rank(self, rank: str) -> str:
        """Return the name of one card of a rank: "7", "king"."""
        match self._of_faces(rank):
            case "A":
                return self.tr("ace")
            case "10":
                return self.tr("jack", "10 of the Spanish deck")
            case "11":
                return self.tr("knight", "11 of the Spanish deck")
            case "12" | "K":
                return self.tr("king")
            case "J":
                return self.tr("jack", "of French cards")
            case "Q":
                return self.tr("queen", "of French cards")
        return rank

    def ranks(self, rank: str) -> str:
        """Return the name of several cards of a rank: "7s", "kings"."""
        match self._of_faces(rank):
            case "A":
                return self.tr("aces")
            case "10":
                return self.tr("jacks", "10 of the Spanish deck")
            case "11":
                return self.tr("knights", "11 of the Spanish deck")
            case "12" | "K":
                return self.tr("kings")
            case "J":
                return self.tr("jacks", "of French cards")
            case "Q":
                return self.tr("queens", "of French cards")
        return self.tr("{n}s", "several cards of a rank").format(n=rank)

    def card(self, piece: str) -> str:
        """Return the name of a card, for the middle of a sentence: "7 of coins"."""
        return self.tr("{rank} of {suit}").format(rank=self.rank(rank_of(piece)), suit=self.suit(suit_of(piece)))

    def the(self, piece: str) -> str:
        """Return a card with its article: "the 7 of coins"."""
        suit = self.suit(suit_of(piece))
        match self._of_faces(rank_of(piece)):
            case "A":
                return self.tr("the ace of {suit}").format(suit=suit)
            case "10":
                return self.tr("the jack of {suit}", "10 of the Spanish deck").format(suit=suit)
            case "11":
                return self.tr("the knight of {suit}", "11 of the Spanish deck").format(suit=suit)
            case "12" | "K":
                return self.tr("the king of {suit}").format(suit=suit)
            case "J":
                return self.tr("the jack of {suit}", "of French cards").format(suit=suit)
            case "Q":
                return self.tr("the queen of {suit}", "of French cards").format(suit=suit)
        return self.tr("the {n} of {suit}").format(n=rank_of(piece), suit=suit)

    def printed(self, piece: str) -> str:
        """Return what is printed in the corner of a card."""
        return self._of_faces(rank_of(piece))

    def cards(self, cards: Iterable[str]) -> str:
        """Return some cards by name, in the order given: "5 of coins, 6 of coins"."""
        return ", ".join(map(self.card, cards))

    def spoken(self, cards: Iterable[Piece]) -> str:
        """Return a hand for those who hear it, suit by suit: "coins 5, 6, 7; swords 12"."""
        hand = in_order(cards)
        parts = []
        for letter in dict.fromkeys(map(suit_of, hand)):
            ranks = ", ".join(self.rank(rank_of(card)) for card in hand if suit_of(card) == letter)
            parts.append(self.tr("{suit}: {ranks}").format(suit=self.suit(letter), ranks=ranks))
        return "; ".join(parts)

    def _of_faces(self, rank: str) -> str:
        return LETTERS.get(rank, rank) if self.faces == FRENCH else rank

    # -- melds -------------------------------------------------------------------------------

    def meld(self, cards: Sequence[str]) -> str:
        """Return what a meld is, for the middle of a sentence: "run of clubs", "set of 7s"; cards in any order."""
        if kind_of(cards) is Kind.SET:
            return self.tr("set of {ranks}").format(ranks=self.ranks(rank_of(cards[0])))
        return self.tr("run of {suit}").format(suit=self.suit(suit_of(cards[0])))

    def title(self, cards: Sequence[str]) -> str:
        """Return what a meld is, as a title: "Run of clubs"."""
        name = self.meld(cards)
        return name[:1].upper() + name[1:]

    def span(self, cards: Iterable[Piece]) -> str:
        """Return the printed ranks of a run, as they lie: "7-10-11"."""
        return "-".join(map(self.printed, in_order(cards)))

    def whole(self, cards: Sequence[Piece]) -> str:
        """Return a meld with all its cards: "5-6-7 of coins", "set of 7s (coins, cups, clubs)"."""
        if kind_of(cards) is Kind.SET:
            suits = ", ".join(self.suit(suit_of(card)) for card in in_order(cards))
            return self.tr("{meld} ({suits})").format(meld=self.meld(cards), suits=suits)
        return self.tr("{span} of {suit}").format(span=self.span(cards), suit=self.suit(suit_of(cards[0])))

    def melds(self, melds: Melds) -> str:
        """Return several melds with all their cards."""
        return self.tr("; ", "between melds").join(map(self.whole, melds))


NAMING: Final = ConquianNaming()
