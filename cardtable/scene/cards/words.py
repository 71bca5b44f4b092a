"""What every card table says, in the language of the moment."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject


class CardTableWords(QObject):
    """Texts without memory."""

    def hint_place(self, action: str, number: int, count: int) -> str:
        """Return the heading of one of several hints."""
        return self.tr("{action} (hint {n} of {count})").format(action=action, n=number, count=count)

    def rule(self, rule: str) -> str:
        """Return a link to a rule."""
        return self.tr("Rule {rule}").format(rule=rule)


CARD_WORDS: Final = CardTableWords()
