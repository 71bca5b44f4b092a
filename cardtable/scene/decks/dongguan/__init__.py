"""The Dongguan deck of 30 kinds, four copies each: coins, strings and myriads from 1 to 9, and three honours.

A card is its kind and the letter of its copy, which no picture shows: ``b4a``, ``s9d``, ``w1b``, ``DHc``.
"""

from cardtable.scene.decks.dongguan.coins import paint_coin
from cardtable.scene.decks.dongguan.deck import DONGGUAN
from cardtable.scene.decks.dongguan.heroes import paint_bust
from cardtable.scene.decks.dongguan.medal import medal
from cardtable.scene.decks.dongguan.suits import paint_suit

__all__ = ["DONGGUAN", "medal", "paint_bust", "paint_coin", "paint_suit"]
