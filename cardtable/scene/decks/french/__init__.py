"""The French deck: 52 cards in four suits and two jokers, with big corner indices.

A card is rank letter and suit letter, ``Th``, ``2s``; ``X`` is the black joker, ``D`` the red one.
"""

from cardtable.scene.decks.french.deck import FRENCH

__all__ = ["FRENCH"]
