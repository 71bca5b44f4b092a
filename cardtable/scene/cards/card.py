"""One card on the table: a piece or a back, at a height, with the marks of how it stands in the game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsItem

from cardtable.core.events import Piece
from cardtable.scene.decks import states
from cardtable.scene.decks.deck import Deck, DeckLook
from cardtable.scene.item import Art, ArtItem

if TYPE_CHECKING:
    from cardtable.scene.stage import Stage

EDGE_ON = 0.02  # a card seen from its edge has still some width


class CardItem(ArtItem):
    """A card whose middle is the item's position.

    Its marks are pictures of their own, which all cards of a size share; see :mod:`cardtable.scene.decks.states`.
    """

    def __init__(
        self,
        stage: Stage,
        deck: Deck,
        piece: Piece | None,
        height: float,
        look: DeckLook | None = None,
        parent: QGraphicsItem | None = None,
    ) -> None:
        self.deck, self.piece, self.height, self.look = deck, piece, height, look or DeckLook()
        self.face_up = True
        self._marks: dict[str, ArtItem] = {}
        self._on: dict[str, str] = {}  # mark: its colour
        self._veil = 0.0
        super().__init__(stage, deck.art(piece, height, self.look), parent)

    # -- the card ----------------------------------------------------------------------------

    def become(
        self,
        piece: Piece | None,
        height: float | None = None,
        look: DeckLook | None = None,
        deck: Deck | None = None,
    ) -> None:
        """Be another piece, ``None`` for one nobody knows; perhaps at another height, in another look or deck.

        Given a look, the card takes its picture anew even if it is the same: its name may be in another language.
        """
        renewed = look is not None
        height, look, deck = height or self.height, look or self.look, deck or self.deck
        resized = height != self.height or deck is not self.deck
        if piece != self.piece or resized or renewed:
            self.piece, self.height, self.look, self.deck = piece, height, look, deck
            self._show()
        for name in self._marks if resized else ():
            self._draw_mark(name)

    def face(self, up: bool) -> None:
        """Show its face, or its back."""
        if up != self.face_up:
            self.face_up = up
            self._show()

    def _show(self) -> None:
        self.show_art(self.deck.art(self.piece if self.face_up else None, self.height, self.look))

    def box(self) -> QRectF:
        """Return the card around its middle, without shadow."""
        return self.deck.box(self.height)

    @property
    def wide(self) -> float:
        """Its width in u."""
        return self.deck.size(self.height).width()

    def turn(self, way: float) -> None:
        """Show it turned face up by *way*, 0 to 1."""
        self.face(way >= 0.5)
        narrow = max(EDGE_ON, abs(1 - 2 * way)) if 0 < way < 1 else 1.0
        self.setTransform(QTransform.fromScale(narrow, 1.0))
        mode = Qt.TransformationMode.SmoothTransformation if narrow != 1.0 else self.transformationMode()
        self.setTransformationMode(mode)
        if narrow == 1.0:
            self.setScale(self.scale())  # chooses its sampling again

    # -- marks -------------------------------------------------------------------------------

    def ring(self, shade: str = "") -> None:
        """Draw a line along its edge, or none."""
        self._mark("ring", shade)

    def halo(self, shade: str = "") -> None:
        """Let light shine around it, or none."""
        self._mark("halo", shade)

    def lift(self, lifted: bool) -> None:
        """Throw the longer shadow of a card above the table, or not."""
        self._mark("lift", "yes" if lifted else "")

    def dim(self, share: float) -> None:
        """Lay a warm shade over it; 0 takes it away."""
        self._veil = share
        self._mark("veil", str(share) if share else "")

    def _mark(self, name: str, shade: str) -> None:
        if self._on.get(name, "") == shade:
            return
        self._on[name] = shade
        if shade and name not in self._marks:
            mark = self._marks[name] = ArtItem(self.stage, self._mark_art(name), self)
            if name in ("lift", "halo"):
                mark.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent)
            else:
                mark.setZValue(2.0 if name == "ring" else 1.0)
        elif shade:
            self._draw_mark(name)
        if name in self._marks:
            self._marks[name].setVisible(bool(shade))

    def _draw_mark(self, name: str) -> None:
        if self._on.get(name):
            self._marks[name].show_art(self._mark_art(name))

    def _mark_art(self, name: str) -> Art:
        match name:
            case "ring":
                return states.ring(self.deck, self.height, self._on[name])
            case "halo":
                return states.halo(self.deck, self.height, self._on[name])
            case "veil":
                return states.veil(self.deck, self.height, self._veil)
            case _:
                return states.raised_shadow(self.deck, self.height)


def remove(items: Iterable[ArtItem]) -> None:
    """Take pictures off the stage; those that are gone already are passed over."""
    for item in items:
        if (scene := item.scene()) is not None:
            scene.removeItem(item)
