"""What the re-arranging tray says; why something is no meld, or not allowed, is in :mod:`.refusals`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject

from cardtable.core.events import Piece
from cardtable.core.rules import Illegal
from cardtable.games.conquian.cards import Cards
from cardtable.games.conquian.naming import NAMING
from cardtable.games.conquian.refusals import REFUSALS
from cardtable.games.conquian.state import CUT


class TrayWords(QObject):
    """Texts without memory."""

    def title(self) -> str:
        """Return the heading."""
        return self.tr("Re-arrange your melds")

    def how(self) -> str:
        """Return how it is done, in a line."""
        return self.tr("Drag cards, or pick them up and choose where they go. Nothing counts before you confirm.")

    def hand(self) -> str:
        """Return the name of the hand's place."""
        return self.tr("In your hand")

    def table(self) -> str:
        """Return the name of the table card's place."""
        return self.tr("Table card")

    def new(self) -> str:
        """Return the name of the place for one more group."""
        return self.tr("New group")

    # -- buttons -----------------------------------------------------------------------------

    def confirm(self, uses: bool, cuts: bool) -> str:
        """Return the word on the button that does it."""
        if cuts:
            return self.tr("Cut!")
        return self.tr("Use and pay") if uses else self.tr("Lay")

    def reset(self) -> str:
        """Return the word on the button that begins again."""
        return self.tr("Reset")

    def cancel(self) -> str:
        """Return the word on the button that leaves everything as it is."""
        return self.tr("Cancel")

    def suggest(self, number: int, count: int) -> str:
        """Return the word on the button that shows another way."""
        if not number:
            return self.tr("Suggest")
        return self.tr("Suggestion {n} of {count}").format(n=number, count=count)

    def no_suggestion(self) -> str:
        """Return why there is nothing to suggest, in two or three words."""
        return self.tr("no other way")

    # -- how it stands -----------------------------------------------------------------------

    def verdict(self, cards: Cards, fault: Illegal | None) -> str:
        """Return what a group is, or why it is no meld."""
        return NAMING.meld(cards) if fault is None else REFUSALS.short(fault)

    def allowed(self, uses: bool, cuts: bool, table: Piece | None) -> str:
        """Return what follows if it is confirmed now."""
        if cuts:
            return self.tr("Nine cards: you win!")
        if uses:
            return self.tr("This may be done; then you pay a card.")
        if table is None:
            return self.tr("This may be done.")
        return self.tr("This may be done; you still answer {card}.").format(card=NAMING.the(table))

    def begin(self, melds: bool) -> str:
        """Return what to do, while nothing has been done; *melds*: some lie there."""
        if melds:
            return self.tr("Move cards between your melds, or add some from your hand.")
        return self.tr("Put cards into a new group: three or more can make a meld.")

    def stuck(self, cards: Cards) -> str:
        """Return why cards may not go home."""
        text = self.tr("What lies on the table stays in a group: {cards}.")
        return text.format(cards=NAMING.cards(cards))

    def group(self, number: int, cards: Sequence[str], verdict: str) -> str:
        """Return a group for those who hear it."""
        text = self.tr("Group {n}: {cards}; {verdict}")
        return text.format(n=number + 1, cards=NAMING.cards(cards), verdict=verdict)

    def card_in_group(self, card: Piece, number: int) -> str:
        """Return a card in a group for those who hear it."""
        return self.tr("{card}, in group {n}").format(card=NAMING.card(card), n=number + 1)

    def card_in_hand(self, card: Piece) -> str:
        """Return a hand card for those who hear it."""
        return self.tr("{card}, in your hand").format(card=NAMING.card(card))

    def card_on_table(self, card: Piece) -> str:
        """Return the table card for those who hear it."""
        return self.tr("{card}, the table card").format(card=NAMING.card(card))

    def picked(self, card: str) -> str:
        """Return that a card is picked up."""
        return self.tr("{card}, picked up").format(card=card)

    def standing(self, count: int, verdict: str) -> str:
        """Return the count and whether it may be done, for those who hear it."""
        return self.tr("{n} of {cut}. {verdict}").format(n=count, cut=CUT, verdict=verdict)


TRAY_WORDS: Final = TrayWords()
