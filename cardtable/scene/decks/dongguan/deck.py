"""The Dongguan deck as a :class:`Deck`: which card is painted by whom, what it depends on, what it is called."""

from __future__ import annotations

from collections.abc import Hashable
from typing import ClassVar, Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPainter, QPainterPath

from cardtable.core.events import Piece
from cardtable.scene.decks.deck import Deck, DeckLook
from cardtable.scene.decks.dongguan import plan
from cardtable.scene.decks.dongguan.backs import BACKS, paint_back
from cardtable.scene.decks.dongguan.coins import paint_coins
from cardtable.scene.decks.dongguan.frame import paint_bands, paint_panel, paint_paper
from cardtable.scene.decks.dongguan.heroes import paint_wan
from cardtable.scene.decks.dongguan.honours import HONOURS, paint_honour
from cardtable.scene.decks.dongguan.index import paint_index
from cardtable.scene.decks.dongguan.strings import paint_strings
from cardtable.scene.paint import saved

translate = QCoreApplication.translate

UNIT: Final = 3.0  # the deck's own units, in which a sheet has its edge, per unit of the drawings
SMALL: Final = 112.0  # u high; lower cards are drawn simpler, their index larger


class DongguanDeck(Deck):
    """30 kinds of card, four copies of each.

    Below :data:`SMALL` the index takes a taller band.  Without an index the bands bear only the marks
    of the tradition, so that the card has to be known by its picture.
    """

    deck_id: ClassVar[str] = "dongguan"
    wide: ClassVar[float] = plan.WIDE * UNIT
    high: ClassVar[float] = plan.HIGH * UNIT
    corner: ClassVar[float] = plan.CORNER * UNIT
    backs: ClassVar[tuple[str, ...]] = BACKS

    def face_key(self, piece: Piece | None, look: DeckLook) -> Hashable:
        if piece is None:
            return "back", self.back_of(look)
        return kind_of(piece), look.index and look.large, look.index

    def slow(self, piece: Piece | None) -> bool:
        return True  # every picture is cut of many lines

    def paint_print(self, painter: QPainter, piece: Piece | None, height: float, look: DeckLook) -> None:
        with saved(painter):
            painter.scale(UNIT, UNIT)
            if piece is None:
                paint_paper(painter, "back")
                paint_back(painter, self.back_of(look))
            else:
                _paint_face(painter, kind_of(piece), layout(look, height))

    def paint_face(self, painter: QPainter, piece: Piece, look: DeckLook) -> None:
        self.paint_print(painter, piece, self.high, look)

    def paint_back(self, painter: QPainter, look: DeckLook) -> None:
        self.paint_print(painter, None, self.high, look)

    def name(self, piece: Piece) -> str:
        kind = kind_of(piece)
        names = {
            "DH": translate("Cards", "da hong"),
            "XH": translate("Cards", "xiao hong"),
            "BS": translate("Cards", "ba shu"),
        }
        if kind in names:
            return names[kind]
        return translate("Cards", "{rank} of {suit}").format(rank=kind[1], suit=suit_name(kind[0]))


def kind_of(piece: Piece) -> str:
    """Return a card's kind, which its picture shows; a kind itself is taken, too."""
    return piece[:2]


def layout(look: DeckLook, height: float) -> plan.Plan:
    """Return where everything stands on a card *height* u high."""
    if not look.index:
        return plan.TRADITIONAL
    if height < SMALL:
        return plan.SMALL_LARGE if look.large else plan.SMALL
    return plan.LARGE if look.large else plan.NORMAL


def suit_name(suit: str) -> str:
    """Return a suit in the present language."""
    names = {
        "b": translate("Cards", "ben", "coins, a suit of the Dongguan deck"),
        "s": translate("Cards", "suo", "strings, a suit of the Dongguan deck"),
        "w": translate("Cards", "wan", "myriads, a suit of the Dongguan deck"),
        "h": translate("Cards", "honours"),
    }
    return names[suit]


def _paint_face(painter: QPainter, kind: str, where: plan.Plan) -> None:
    honour = kind in HONOURS
    suit, value = ("h", 1) if honour else (kind[0], int(kind[1]))
    paint_paper(painter, kind)
    paint_bands(painter, suit, where)
    room = where.panel
    clip = QPainterPath()
    clip.addRect(room.adjusted(-0.5, -1.2, 0.5, 1.2))
    with saved(painter, clip):
        painter.translate(room.center())
        painter.scale(where.scale, where.scale)
        painter.translate(-plan.MIDDLE[0], -plan.MIDDLE[1])
        if honour:
            paint_honour(painter, kind)
        elif suit == "b":
            paint_coins(painter, value)
        elif suit == "s":
            paint_strings(painter, value)
        else:
            paint_wan(painter, value)
        paint_panel(painter)
    paint_index(painter, kind, suit, value, where)


DONGGUAN: Final = DongguanDeck()
