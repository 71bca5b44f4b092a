"""The card counter: how many cards of each rank the person has not seen yet."""

from __future__ import annotations

from collections import Counter
from functools import cache, partial

from PySide6.QtGui import QBrush, QPainter

from cardtable.games.dou_dizhu.cards import DECK, JOKERS, RANKS
from cardtable.games.dou_dizhu.naming import NAMING
from cardtable.games.dou_dizhu.rules import View
from cardtable.scene.cards.counter import Cell, Glyph
from cardtable.scene.decks.french.signs import paint_joker_sign
from cardtable.scene.decks.numerals import numeral
from cardtable.scene.paint import colour, saved
from cardtable.scene.palette import IVORY

FIGURE = 13.5  # height of a rank's sign, u
WIDEST = 17.0
SUN = "#E2604A"


def unseen(view: View | None) -> dict[str, int]:
    """Return how many cards of each rank, the highest first, are in no place the view's seat has seen.

    The bottom counts as unseen until it is shown; from then on the landlord's known cards do not count.
    Without a view nothing has been dealt.
    """
    seen = {*view.played(), *(card for cards in view.known for card in cards)} if view is not None else set()
    left = Counter(card[0] for card in DECK if card not in seen)
    return {letter: left[letter] for letter in reversed(RANKS)}


def cells(counts: dict[str, int]) -> list[Cell]:
    """Return the counter's cells."""
    name = {letter: NAMING.one(letter) if letter in JOKERS else NAMING.many(letter) for letter in counts}
    return [Cell(_sign(letter), name[letter], count) for letter, count in counts.items()]


@cache
def _sign(letter: str) -> Glyph:
    return partial(_paint_sign, letter)


def _paint_sign(letter: str, painter: QPainter, strength: float) -> None:
    if letter in JOKERS:
        with saved(painter):
            painter.setOpacity(painter.opacity() * strength)
            paint_joker_sign(painter, letter == "D", 8.0, SUN if letter == "D" else IVORY)
        return
    path = numeral("10" if letter == "T" else letter, FIGURE, WIDEST).translated(0, -FIGURE / 2)
    painter.fillPath(path, QBrush(colour(IVORY, strength)))
