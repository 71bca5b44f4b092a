"""The Spanish deck of 40: 1 to 7, sota, caballo and rey of oros, copas, espadas and bastos.

A card is its rank and its suit's letter: ``7O``, ``12B``.
"""

from cardtable.scene.decks.spanish.deck import SPANISH
from cardtable.scene.decks.spanish.signs import paint_suit

__all__ = ["SPANISH", "paint_suit"]
