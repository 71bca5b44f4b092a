"""The domino cards as a :class:`Deck`: what is printed where, what a picture depends on, what a card is called."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, fields
from typing import ClassVar, Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from cardtable.core.events import Piece
from cardtable.scene.decks.deck import Deck, DeckLook
from cardtable.scene.decks.domino import plan
from cardtable.scene.decks.domino.backs import BACKS, paint_back
from cardtable.scene.decks.domino.emblems import paint_emblem
from cardtable.scene.decks.domino.frame import paint_border, paint_ivory
from cardtable.scene.decks.domino.index import paint_index
from cardtable.scene.decks.domino.marks import paint_fleuron, paint_mark
from cardtable.scene.decks.domino.names import paint_title, title
from cardtable.scene.decks.domino.pips import RIM, Way, paint_domino
from cardtable.scene.item import Art
from cardtable.scene.paint import saved

UNIT: Final = 3.0  # the deck's own units, in which a sheet has its edge, per unit of the drawings
SMALL: Final = 87.0  # u high; lower cards show only index, mark and domino
MARKED: Final = "d"  # the copy with the fleuron
FOOT_TILE: Final = (6.4, 92.4, 15.6)  # clear of the strip; small, for the name needs the room
FOOT_DIGIT: Final = (8.0, 3.8, 7.6)  # from the turned card's upper left corner
FOOT_PITCH: Final = 8.6


@dataclass(frozen=True, slots=True)
class _Printed(DeckLook):
    """A look with the name to be printed, as it was when the picture was asked for."""

    title: str = ""


class DominoDeck(Deck):
    """21 identities, four copies of each, of which one is marked.

    The name is printed in the present language; where that changes, ask for the pictures anew.  Cards
    lower than :data:`SMALL` bear no name.
    """

    deck_id: ClassVar[str] = "domino"
    wide: ClassVar[float] = plan.WIDE * UNIT
    high: ClassVar[float] = plan.HIGH * UNIT
    corner: ClassVar[float] = plan.CORNER * UNIT
    backs: ClassVar[tuple[str, ...]] = BACKS

    def art(self, piece: Piece | None, height: float, look: DeckLook | None = None) -> Art:
        # a picture may be painted later than it is asked for, and must still be what its key says
        look = look or DeckLook()
        printed = title(identity_of(piece)) if piece and height >= SMALL else ""
        wishes = {field.name: getattr(look, field.name) for field in fields(DeckLook)}
        return super().art(piece, height, _Printed(**wishes, title=printed))

    def face_key(self, piece: Piece | None, look: DeckLook) -> Hashable:
        if piece is None:
            return "back", self.back_of(look)
        return identity_of(piece), is_marked(piece), look.large, _title(piece, look)

    def slow(self, piece: Piece | None) -> bool:
        return True  # every picture is cut of many lines

    def paint_print(self, painter: QPainter, piece: Piece | None, height: float, look: DeckLook) -> None:
        with saved(painter):
            painter.scale(UNIT, UNIT)
            paint_ivory(painter)
            if piece is None:
                paint_back(painter, self.back_of(look))
            else:
                _paint_face(painter, piece, layout(look, height), _title(piece, look))

    def paint_face(self, painter: QPainter, piece: Piece, look: DeckLook) -> None:
        self.paint_print(painter, piece, self.high, look)

    def paint_back(self, painter: QPainter, look: DeckLook) -> None:
        self.paint_print(painter, None, self.high, look)

    def name(self, piece: Piece) -> str:
        return title(identity_of(piece))


def identity_of(piece: Piece) -> str:
    """Return a card's identity, ``1-3``; an identity itself is taken, too."""
    return piece[:3]


def is_marked(piece: Piece) -> bool:
    """Return whether a card is the copy with the fleuron."""
    return piece[3:] == MARKED


def layout(look: DeckLook, height: float) -> plan.Plan:
    """Return where everything stands on a card *height* u high."""
    if height < SMALL:
        return plan.SMALL_LARGE if look.large else plan.SMALL
    return plan.LARGE if look.large else plan.NORMAL


def _title(piece: Piece, look: DeckLook) -> str:
    return look.title if isinstance(look, _Printed) else title(identity_of(piece))


def _paint_face(painter: QPainter, piece: Piece, where: plan.Plan, name: str) -> None:
    identity = identity_of(piece)
    family = plan.family_of(identity)
    paint_border(painter, family, *((0.9, plan.STRIP) if where.foot else (1.5, 6.0)))
    if where.emblem:
        paint_emblem(painter, identity, where.emblem)
    if where.foot:
        paint_title(painter, name)
        _paint_tile(painter, identity, FOOT_TILE, "turned")
        with saved(painter):
            painter.translate(plan.WIDE, plan.HIGH - plan.SIDE)
            painter.rotate(180)
            paint_index(painter, identity, FOOT_DIGIT, FOOT_PITCH)
    if where.tile:
        _paint_tile(painter, identity, where.tile, "upright" if where.upright else "lying")
    paint_index(painter, identity, where.digit, where.pitch)
    x, y, side = where.mark
    paint_mark(painter, family, QRectF(x - side / 2, y - side / 2, side, side))
    if is_marked(piece):
        paint_fleuron(painter, where.fleuron)


def _paint_tile(painter: QPainter, identity: str, place: plan.Place, way: Way) -> None:
    x, y, half = place
    wide, high = (half, 2 * half) if way == "upright" else (2 * half, half)
    paint_domino(painter, identity, QRectF(x, y, wide + RIM * half, high + RIM * half), way)


DOMINO: Final = DominoDeck()
