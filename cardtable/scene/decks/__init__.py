"""Decks of cards, shared by the games that play with them; no game's name is known here."""
