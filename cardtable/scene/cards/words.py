"""What every card table says, in the language of the moment.

A game's own words derive from these; so they name their context themselves, instead of having it from the class.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QObject


class CardTableWords(QObject):
    """Texts without memory."""

    # -- turns -------------------------------------------------------------------------------

    def your_turn(self) -> str:
        """Return the turn word of the person at the table."""
        return QCoreApplication.translate("CardTableWords", "Your turn")

    def turn(self) -> str:
        """Return the turn word of somebody else."""
        return QCoreApplication.translate("CardTableWords", "To play")

    def wait(self) -> str:
        """Return the title of the bar while it is somebody else's turn."""
        return QCoreApplication.translate("CardTableWords", "Not your turn yet")

    def pass_button(self) -> str:
        """Return the word on the button that passes."""
        return QCoreApplication.translate("CardTableWords", "Pass")

    def said_pass(self) -> str:
        """Return what somebody says who passes."""
        return QCoreApplication.translate("CardTableWords", "Pass", "in a bubble")

    # -- the hand ----------------------------------------------------------------------------

    def your_hand(self, cards: str) -> str:
        """Return the person's hand for those who hear it, by the names of its cards; none: it is empty."""
        if not cards:
            return QCoreApplication.translate("CardTableWords", "Your hand is empty")
        return QCoreApplication.translate("CardTableWords", "Your hand: {cards}").format(cards=cards)

    # -- hints and refusals ------------------------------------------------------------------

    def hint_place(self, action: str, number: int, count: int) -> str:
        """Return the heading of one of several hints."""
        text = QCoreApplication.translate("CardTableWords", "{action} (hint {n} of {count})")
        return text.format(action=action, n=number, count=count)

    def rule(self, rule: str) -> str:
        """Return a link to a rule."""
        return QCoreApplication.translate("CardTableWords", "Rule {rule}").format(rule=rule)


CARD_WORDS: Final = CardTableWords()
