"""A seat's melds as they lie: cards that glide to their places, frames of gold or jade, and what a click does there."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPainterPath

from cardtable.core.events import Piece, Seat
from cardtable.games.conquian.cards import in_order
from cardtable.games.conquian.melds import MOST, kind_of
from cardtable.games.conquian.naming import NAMING
from cardtable.scene.cards.caption import Caption, Words
from cardtable.scene.cards.card import CardItem, remove
from cardtable.scene.cards.row import RowSpot
from cardtable.scene.cards.spread import spread
from cardtable.scene.decks import states
from cardtable.scene.decks.deck import Deck, DeckLook
from cardtable.scene.focus import Kind
from cardtable.scene.gestures import Spot
from cardtable.scene.item import ArtItem, PaintedItem
from cardtable.scene.paint import capsule, falling, pen, polyline, rounded
from cardtable.scene.palette import IVORY, JADE, JADE_TEXT
from cardtable.scene.soft import shadow
from cardtable.scene.stage import Stage
from cardtable.scene.timeline import Motion, glide
from cardtable.scene.typography import Role, width
from cardtable.scene.widgets.words import LEFT, RIGHT, draw_text

Places = Callable[[Sequence[int]], list[RowSpot]]  # from the sizes of the melds to where they lie

Z: Final = 40.0
Z_FLYING: Final = 1_500.0
ARC: Final = 22.0
TAG: Final = 28.0


class Tag(PaintedItem):
    """A jade pill on the lower edge of a meld: what a click would force."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.text = ""
        self.setZValue(90.0)
        self.setVisible(False)

    def say(self, text: str) -> None:
        """Say something, or nothing."""
        self.text = text
        self.setVisible(bool(text))
        self._lay()

    def rerender(self) -> None:
        """Lay out again: words may have changed their size."""
        self._lay()

    def retranslate(self) -> None:
        """Nothing: whoever gave the words gives them again."""

    @property
    def wide(self) -> float:
        """Its width in u."""
        return width(self.text, self.stage.face(Role.BADGE)) + 48

    def _lay(self) -> None:
        self.set_bounds(QRectF(-self.wide / 2, -TAG / 2, self.wide, TAG).adjusted(-10, -10, 10, 12))
        self.touch()

    def draw(self, painter: QPainter) -> None:
        """Draw the pill, an arrow and the words."""
        box, face = QRectF(-self.wide / 2, -TAG / 2, self.wide, TAG), self.stage.face(Role.BADGE)
        shadow(painter, capsule(box), "#04100B", 6, 1, 3, 0.45)
        painter.fillPath(capsule(box), falling(box, (0, JADE), (1, "#226E65")))
        painter.strokePath(capsule(box.adjusted(0.6, 0.6, -0.6, -0.6)), pen(JADE_TEXT, 1.2))
        x = box.left() + 15
        arrow = polyline((x, 0), (x + 11, 0))
        arrow.addPath(polyline((x + 7, -4), (x + 11, 0), (x + 7, 4)))
        painter.strokePath(arrow, pen(IVORY, 1.8))
        draw_text(painter, x + 18, face.pixelSize() * 0.36, self.text, face, IVORY)


class Meldings:
    """The melds of one seat.  *places* tells where melds of given sizes lie, *called* how a meld is heard."""

    def __init__(self, stage: Stage, deck: Deck, seat: Seat, called: Callable[[Sequence[Piece]], str]) -> None:
        self.stage, self.deck, self.seat = stage, deck, seat
        self.look = DeckLook()
        self.places: Places = lambda sizes: []
        self.clicked: Callable[[int], None] = lambda n: None  # the meld in the n-th place
        self.groups: list[tuple[Piece, ...]] = [()] * MOST
        self.cards: dict[Piece, CardItem] = {}
        self._called = called
        self._frames: list[ArtItem | None] = [None] * MOST
        self._marks = [""] * MOST
        self.tags = [Tag(stage) for _ in range(MOST)]
        align = RIGHT if seat == 1 else LEFT
        self._captions = [Caption(stage, f"meld:{seat}:{n}", align) for n in range(MOST)]
        self.spots = [self._spot(n) for n in range(MOST)]

    def _spot(self, n: int) -> Spot:
        def name() -> str:
            return self._called(self.groups[n])

        spot = Spot(
            self.stage,
            f"meld:{self.seat}:{n}",
            QPainterPath(),
            name,
            clicked=lambda: self.clicked(n),
            help=lambda: self.tags[n].text,
        )
        spot.setZValue(80.0)
        spot.enabled = False
        spot.focus_kind = Kind.TEXT
        spot.setVisible(False)
        return spot

    # -- what lies there ---------------------------------------------------------------------

    def become(self, groups: Sequence[Sequence[Piece]]) -> None:
        """Show these melds at once."""
        remove(self.cards.values())
        self.cards = {}
        self._take(groups)
        for piece in (piece for group in self.groups for piece in group):
            self.cards[piece] = CardItem(self.stage, self.deck, piece, 100.0, self.look)
        self.lie()

    def follow(self, groups: Sequence[Sequence[Piece]], starts: Mapping[Piece, tuple[QPointF, float]]) -> list[Motion]:
        """Hold these melds from now on; return how cards get to their places: new ones come from *starts*.

        A start is a point of the stage and the height of the card there.
        """
        former = {piece: card.height for piece, card in self.cards.items()}
        self._take(groups)
        self.mark({})
        motions = []
        for piece, (rest, height, z) in self._rests().items():
            card = self.cards.get(piece)
            if card is None:
                at, before = starts[piece]
                card = self.cards[piece] = CardItem(self.stage, self.deck, piece, height, self.look)
                card.setPos(at)
            else:
                before = former[piece]
            card.become(piece, height)
            scale = before / height
            card.setScale(scale)
            new = piece not in former
            if card.pos() != rest or scale != 1.0:
                arc, top = (ARC, Z_FLYING + z) if new else (0.0, z)
                motions.append(Motion(card, rest, None, arc, glide, scale=(scale, 1.0), z=top, z_end=z))
            card.setZValue(Z_FLYING + z if new else z)
        return motions

    def lie(self) -> None:
        """Put every card where it belongs."""
        for piece, (rest, height, z) in self._rests().items():
            card = self.cards[piece]
            card.become(piece, height)
            card.setScale(1.0)
            card.setZValue(z)
            card.setPos(rest)
        self._outline()

    def set_look(self, look: DeckLook, deck: Deck) -> None:
        """Show the cards in another look or deck."""
        self.look, self.deck = look, deck
        for card in self.cards.values():
            card.become(card.piece, look=look, deck=deck)
        self.lie()

    def box(self, n: int) -> QRectF:
        """Return what the meld in the n-th place covers; empty if there is none."""
        spots = self._placed()
        if n not in spots:
            return QRectF()
        spot = spots[n]
        wide = self.deck.size(spot.height).width()
        row = spread([len(self.groups[n])], wide, spot.room, spot.step * wide)
        return QRectF(spot.middle.x() - row.width / 2, spot.middle.y() - spot.height / 2, row.width, spot.height)

    def whole(self) -> QRectF:
        """Return what all melds cover."""
        area = QRectF()
        for n in range(MOST):
            area = area.united(self.box(n))
        return area

    # -- marks -------------------------------------------------------------------------------

    def mark(self, marks: Mapping[int, tuple[str, str]]) -> None:
        """Frame melds, by their places: ``(kind of frame, words on a tag)``; no others."""
        for n in range(MOST):
            kind, text = marks.get(n, ("", ""))
            self._marks[n] = kind
            self.tags[n].say(text)
            self.spots[n].enabled = bool(kind)
            self.spots[n].focus_kind = Kind.PLACE if kind else Kind.TEXT  # a meld without a frame is heard all the same
        self._outline()

    @property
    def marked(self) -> tuple[str, ...]:
        """The kind of frame of each place, empty for none."""
        return tuple(self._marks)

    def caption(self, on: bool) -> None:
        """Say under a single meld what it is, or say nothing."""
        filled = [n for n, group in enumerate(self.groups) if group]
        for n, caption in enumerate(self._captions):
            alone = on and filled == [n] and kind_of(self.groups[n]) is not None and not self.tags[n].text
            caption.say(Words(second=NAMING.title(self.groups[n]) if alone else ""))

    # -- inside ------------------------------------------------------------------------------

    def _take(self, groups: Sequence[Sequence[Piece]]) -> None:
        self.groups = [in_order(group) for group in groups]
        there = {piece for group in self.groups for piece in group}
        remove([card for piece, card in self.cards.items() if piece not in there])
        self.cards = {piece: card for piece, card in self.cards.items() if piece in there}

    def _placed(self) -> dict[int, RowSpot]:
        filled = [n for n, group in enumerate(self.groups) if group]
        return dict(zip(filled, self.places([len(self.groups[n]) for n in filled]), strict=True))

    def _rests(self) -> dict[Piece, tuple[QPointF, float, float]]:
        """Return where each card belongs, how high it is there, and its place in the stack."""
        rests = {}
        for n, spot in self._placed().items():
            box, wide = self.box(n), self.deck.size(spot.height).width()
            row = spread([len(self.groups[n])], wide, spot.room, spot.step * wide)
            for k, (piece, x) in enumerate(zip(self.groups[n], row.lefts, strict=True)):
                rests[piece] = (QPointF(box.left() + x + wide / 2, spot.middle.y()), spot.height, Z + k)
        return rests

    def _outline(self) -> None:
        for n in range(MOST):
            box = self.box(n)
            path = rounded(box.adjusted(-4, -4, 4, 4), 10) if not box.isEmpty() else QPainterPath()
            self.spots[n].set_outline(path)
            self.spots[n].setVisible(bool(self.groups[n]))
            self.tags[n].setPos(self._tag_at(n, box))
            side = box.right() if self.seat == 1 else box.left()
            self._captions[n].arrange(side, box.bottom() + 6, 230)
            self._frame(n, box)

    def _tag_at(self, n: int, box: QRectF) -> QPointF:
        half = self.tags[n].wide / 2
        below = any(self.box(other).top() > box.top() for other in range(MOST) if self.groups[other])
        if below:  # beside it: the meld below keeps its indices
            x = box.left() - half - 8 if self.seat == 1 else box.right() + half + 8
            return QPointF(x, box.bottom() - 12)
        x = min(max(box.center().x(), half + 16), self.stage.size.width() - half - 16)
        return QPointF(x, box.bottom() + 6)

    def _frame(self, n: int, box: QRectF) -> None:
        kind, frame = self._marks[n], self._frames[n]
        if not kind or box.isEmpty():
            if frame is not None:
                frame.setVisible(False)
            return
        art = states.frame(QSizeF(box.width(), box.height()), kind)
        if frame is None:
            frame = self._frames[n] = ArtItem(self.stage, art)
            frame.setZValue(Z - 1)
        else:
            frame.show_art(art)
        frame.setPos(box.center())
        frame.setVisible(True)
