"""What is asked of the person who answers, or is forced, and what it would cost: only what can be done now is named."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject

from cardtable.games.conquian.answering import Answering
from cardtable.games.conquian.words import WORDS


class ConquianAsking(QObject):
    """Texts without memory, for who has something to choose."""

    def title(self, now: Answering) -> str:
        """Return the question to the table card: "Use, force or pass", "Lay or pass"."""
        if now.uses:
            return WORDS.ask_answer() if now.targets else self.tr("Use or pass")
        if now.lays:
            return self.tr("Lay, force or pass") if now.targets else self.tr("Lay or pass")
        return WORDS.ask_payer() if now.targets else self.tr("Re-arrange or pass")

    def status(self, now: Answering) -> str:
        """Return what comes of the first thing that the question names."""
        if now.cutting is not None:
            return self.tr("You can cut now")
        if not now.view.hand:
            return WORDS.eight_down()
        if now.uses:
            return WORDS.then_pay()
        if now.lays:
            return self.tr("Nothing is paid for laying")
        if now.targets:
            if all(map(now.view.wins_if_forced, now.targets)):
                return self.tr("It would be somebody’s ninth card")
            return self.tr("Whoever is forced pays one")
        return self.tr("Your melds could lie otherwise")

    def forced(self, now: Answering) -> str:
        """Return what a forced player may choose, and what follows."""
        if not now.view.hand:
            return self.tr("Choose the meld: it is your ninth card, and you win")
        return WORDS.forced_how() if now.usable else self.tr("Choose the meld; then you pay")


ASKING: Final = ConquianAsking()
