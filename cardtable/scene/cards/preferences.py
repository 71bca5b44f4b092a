"""How the preferences are called that several card tables have.

A game's own messages derive from these and add what only that game has; so these name their context themselves.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject


class CardPreferences(QObject):
    """Names of preferences and of their values.  An unknown one is a bug and raises KeyError."""

    def option(self, key: str) -> str:
        """Return the name of something the player may like otherwise at the table."""
        match key:
            case "order":
                return QCoreApplication.translate("CardPreferences", "Order of the hand")
            case "dealing":
                return QCoreApplication.translate("CardPreferences", "Dealing")
            case "indices":
                return QCoreApplication.translate("CardPreferences", "Corner signs")
            case "suits":
                return QCoreApplication.translate("CardPreferences", "Colours of the suits")
            case "back":
                return QCoreApplication.translate("CardPreferences", "Backs of the cards")
        raise KeyError(key)

    def option_help(self, key: str) -> str:
        """Return what an option of the rules changes; unless a game says otherwise, there is none."""
        raise KeyError(key)

    def option_value(self, key: str, value: str) -> str:
        """Return the name of a preference's value."""
        match key, value:
            case "order", "suit":
                return QCoreApplication.translate("CardPreferences", "By suit")
            case "order", "rank":
                return QCoreApplication.translate("CardPreferences", "By rank")
            case "order", "hand":
                return QCoreApplication.translate("CardPreferences", "As I lay it")
            case "dealing", "shown":
                return QCoreApplication.translate("CardPreferences", "Shown")
            case "dealing", "skipped":
                return QCoreApplication.translate("CardPreferences", "Skipped")
            case _, "open":  # some panel on the table
                return QCoreApplication.translate("CardPreferences", "Unfolded")
            case _, "folded":
                return QCoreApplication.translate("CardPreferences", "Folded")
        return self._of_cards(key, value)

    def _of_cards(self, key: str, value: str) -> str:
        """Return the name of a way in which cards may look."""
        match key, value:
            case "indices", "normal":
                return QCoreApplication.translate("CardPreferences", "Normal")
            case "indices", "large":
                return QCoreApplication.translate("CardPreferences", "Large")
            case "suits", "two":
                return QCoreApplication.translate("CardPreferences", "Two")
            case "suits", "four":
                return QCoreApplication.translate("CardPreferences", "Four")
            case "back", "lacquer":
                return QCoreApplication.translate("CardPreferences", "Red lacquer")
            case "back", "talavera":
                return QCoreApplication.translate("CardPreferences", "Blue tiles")
        raise KeyError((key, value))
