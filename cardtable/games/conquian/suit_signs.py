"""The signs of the suits in small places, by the faces on the table."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from cardtable.games.conquian.faces import SUITS
from cardtable.games.conquian.naming import FRENCH
from cardtable.games.conquian.option_chips import SuitSign
from cardtable.scene.decks.spanish import paint_suit
from cardtable.scene.decks.suits import sign_at, suit_colour

SHARE: Final = 0.72  # of the box, for a French sign


def sign_of(faces: str, four_colours: bool = False) -> SuitSign:
    """Return what paints a suit, by its Spanish letter, within a box."""
    return partial(_french, four_colours=four_colours) if faces == FRENCH else paint_suit


def _french(painter: QPainter, suit: str, box: QRectF, four_colours: bool) -> None:
    letter, at = SUITS[suit], box.center()
    size = min(box.width(), box.height()) * SHARE
    painter.fillPath(sign_at(letter, at.x(), at.y(), size), suit_colour(letter, four_colours))
