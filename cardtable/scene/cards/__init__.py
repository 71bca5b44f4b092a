"""What all card games share at the table: hands, rows and piles of cards, dealing, plates, bubbles, counters.

No game is known here.  A card shows a ``Piece`` of a :class:`cardtable.scene.decks.deck.Deck`, or its back.
"""
