"""The Chinese domino cards: 21 identities in four families, four copies of each.

A card is its pips, the lower half first, and the copy's letter: ``1-3a``.  Copy ``d`` bears a blue fleuron.
"""

from cardtable.scene.decks.domino.deck import DOMINO, identity_of
from cardtable.scene.decks.domino.marks import paint_mark
from cardtable.scene.decks.domino.pips import paint_domino
from cardtable.scene.decks.domino.plan import FAMILIES, family_of

__all__ = ["DOMINO", "FAMILIES", "family_of", "identity_of", "paint_domino", "paint_mark"]
