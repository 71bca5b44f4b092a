"""The middle of the table: the stock with its count, the discard on offer, whence it came, and what it is."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from cardtable.core.events import Piece
from cardtable.games.quan_dui.cards import HONOURS, kind_of
from cardtable.games.quan_dui.phrases import PHRASES
from cardtable.games.quan_dui.plan import OFFER, PASSED, Plan
from cardtable.scene.cards.card import CardItem, remove
from cardtable.scene.cards.pile import Pile
from cardtable.scene.decks.deck import Deck, DeckLook
from cardtable.scene.decks.dongguan import paint_suit
from cardtable.scene.focus import Focusable, Kind
from cardtable.scene.gestures import Spot
from cardtable.scene.item import PaintedItem
from cardtable.scene.paint import capsule, colour, pen, polyline, rounded, saved
from cardtable.scene.palette import GOLD, GOLD_GLOW, IVORY, IVORY_SOFT
from cardtable.scene.stage import Stage
from cardtable.scene.typography import Role, width
from cardtable.scene.widgets.words import CENTRE, RIGHT, draw_text, fit

Z: Final = 50.0
PILL: Final = "#2A0B08"
HEAD: Final = 15.0  # u of the arrow's head
LOWER: Final = 74.0  # u that the words stand lower once the hand is over
BOW: Final = 0.2  # height of the arc, of its length


@dataclass(frozen=True, slots=True)
class Said:
    """What stands beside the middle: a line, a card's name with its suit, and a fainter line."""

    first: str = ""
    card: Piece | None = None
    name: str = ""
    last: str = ""


class Words(PaintedItem, Focusable):
    """Three lines from the item's position on."""

    focus_kind = Kind.TEXT
    focus_key = "middle"

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.said = Said()
        self.size = QSizeF(300, OFFER)
        self.setZValue(45.0)

    def say(self, said: Said) -> None:
        """Say something else."""
        if said != self.said:
            self.said = said
            self.setVisible(bool(said.first or said.name or said.last))
            self.touch()

    def resize(self, size: QSizeF) -> None:
        """Take other room."""
        self.size = QSizeF(size)
        self.set_bounds(QRectF(QPointF(-2, 0), size))

    def focus_name(self) -> str:
        """Return the lines."""
        said = self.said
        return ", ".join(part for part in (said.first, said.name, said.last) if part)

    def focus_outline(self) -> QPainterPath:
        """Return what the lines cover."""
        return rounded(QRectF(0, OFFER * 0.2, self.size.width(), OFFER * 0.55), 6)

    def draw(self, painter: QPainter) -> None:
        """Draw the lines."""
        said, room = self.said, self.size.width()
        first = fit(self.stage, said.first, Role.BODY, room, 16)
        draw_text(painter, 0, OFFER * 0.30, said.first, first, colour(IVORY, 0.92))
        x = 0.0
        if said.card is not None:
            kind = kind_of(said.card)
            paint_suit(painter, "h" if kind in HONOURS else kind[0], QRectF(-1, OFFER * 0.43 - 13, 26, 26))
            x = 32.0
        name = fit(self.stage, said.name, Role.HEADING, room - x)
        draw_text(painter, x, OFFER * 0.43 + name.pixelSize() * 0.36, said.name, name, IVORY)
        last = fit(self.stage, said.last, Role.SMALL, room)
        draw_text(painter, 0, OFFER * 0.64, said.last, last, colour(IVORY, IVORY_SOFT))


class Trail(PaintedItem):
    """A dotted arc from the place where a discard will lie to the discard itself."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self._slot, self._end = QRectF(), QRectF()
        self.setZValue(36.0)
        self.setVisible(False)

    def lead(self, slot: QRectF, end: QRectF) -> None:
        """Lead from a slot to a card."""
        self._slot, self._end = QRectF(slot), QRectF(end)
        self.set_bounds(slot.united(end).adjusted(-40, -60, 40, 40))
        self.touch()

    def draw(self, painter: QPainter) -> None:
        """Draw the empty slot, the arc and its head."""
        slot, end = self._slot, self._end
        line = pen(colour(GOLD, 0.75), 1.6, (3, 2.4))
        line.setCapStyle(Qt.PenCapStyle.FlatCap)
        form = rounded(slot.adjusted(0.8, 0.8, -0.8, -0.8), 4)
        painter.fillPath(form, colour("#000000", 0.14))
        painter.strokePath(form, line)
        away = end.center() - slot.center()
        if abs(away.x()) < 150:  # above or below: the shortest way is plain enough
            down = away.y() > 0
            start = QPointF(slot.center().x(), slot.bottom() + 5 if down else slot.top() - 5)
            goal = QPointF(
                min(max(start.x(), end.left() + 12), end.right() - 12), end.top() - 7 if down else end.bottom() + 7
            )
            if (goal.y() - start.y()) * (1 if down else -1) < 12:
                return
        else:
            right = away.x() > 0
            start = QPointF(slot.right() + 9 if right else slot.left() - 9, slot.top() + slot.height() * 0.34)
            goal = QPointF(end.left() - 8 if right else end.right() + 8, end.top() + 10)
        span = goal - start
        rise = BOW * abs(span.x())  # late on its way: plates stand over the places where it begins
        first, second = start + QPointF(span.x() * 0.42, 0), start + span * 0.75 - QPointF(0, rise)
        path = QPainterPath(start)
        path.cubicTo(first, second, goal)
        painter.strokePath(path, pen(colour(GOLD, 0.9), 2.2, (0.8, 3.0)))
        with saved(painter):
            painter.translate(goal)
            painter.rotate(math.degrees(math.atan2(goal.y() - second.y(), goal.x() - second.x())))
            painter.fillPath(polyline((4, 0), (-HEAD * 0.55, -6), (-HEAD * 0.55, 6), closed=True), colour(GOLD))


class Target(PaintedItem):
    """The dashed place in which a discard will lie."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self._box = QRectF()
        self.hot = False
        self.setZValue(34.0)
        self.setVisible(False)

    def arrange(self, box: QRectF) -> None:
        """Lie around the item's position."""
        self._box = QRectF(box)
        self.set_bounds(box.adjusted(-4, -4, 4, 4))
        self.touch()

    def light(self, hot: bool) -> None:
        """Shine: a card is on its way."""
        if hot != self.hot:
            self.hot = hot
            self.touch()

    def draw(self, painter: QPainter) -> None:
        """Draw the place and its arrow."""
        form = rounded(self._box.adjusted(1, 1, -1, -1), 6)
        painter.fillPath(form, colour(GOLD, 0.20) if self.hot else colour("#04120D", 0.24))
        line = pen(colour(GOLD_GLOW if self.hot else GOLD, 0.95), 2.2, (3.2, 2.4))
        line.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.strokePath(form, line)
        arrow = polyline((0, -18), (0, 15))
        arrow.addPath(polyline((-11, 4), (0, 15), (11, 4)))
        painter.strokePath(arrow, pen(colour(GOLD, 0.95), 2.4))


class StockLabel(PaintedItem):
    """The count on the back of the stock, and its name beside it; the item's position is the middle of the card."""

    def __init__(self, stage: Stage, deck: Deck) -> None:
        super().__init__(stage)
        self._deck, self._count, self._high = deck, 0, 0.0
        self.setZValue(Z + 10)
        self.resize(OFFER)

    def resize(self, high: float) -> None:
        """Belong to cards of another height."""
        wide, self._high = self._deck.size(high).width(), high
        self.set_bounds(QRectF(-wide / 2 - 150, -high / 2 - 2, wide + 152, high + 4))
        self.touch()

    def say(self, count: int) -> None:
        """Tell how many cards there are."""
        if count != self._count:
            self._count = count
            self.touch()

    def draw(self, painter: QPainter) -> None:
        """Draw name and count, and the empty place where no card is left."""
        card = self._deck.box(self._high)
        if not self._count:
            place = card.adjusted(1, 1, -1, -1)
            painter.strokePath(rounded(place, 6), pen(colour(IVORY, 0.3), 1.6, (3.2, 2.4)))
        face = self.stage.face(Role.BODY, 16)
        draw_text(painter, card.left() - 14, 5, PHRASES.stock(), face, colour(IVORY, 0.92), RIGHT)
        text, face = str(self._count), self.stage.face(Role.NAME)
        wide = max(40.0, width(text, face) + 22)
        pill = QRectF(-wide / 2, card.bottom() - 34, wide, 26)
        painter.fillPath(capsule(pill), colour(PILL, 0.88))
        draw_text(painter, 0, pill.center().y() + face.pixelSize() * 0.36, text, face, IVORY, CENTRE)


class Centre:
    """Stock, discard on offer, and the words beside them."""

    def __init__(self, stage: Stage, deck: Deck, drawn: Callable[[], object]) -> None:
        """*drawn* is called for a click on the stock."""

        def clicked() -> None:
            drawn()

        self.stage, self.deck = stage, deck
        self.look = DeckLook()
        self.offer: CardItem | None = None
        self.owner = 0  # the seat that has discarded it
        self._leaving: list[CardItem] = []
        self.at = QPointF()
        self.passed = False  # the hand is over: what the middle is for gives way to the hands that are shown
        self.stock = Pile(stage, deck, OFFER, per_card=8)
        self.label = StockLabel(stage, deck)
        self.words, self.trail, self.target = Words(stage), Trail(stage), Target(stage)
        self.spot = Spot(
            stage, "stock", QPainterPath(), lambda: PHRASES.stock_left(self.stock.count), clicked=clicked,
            help=PHRASES.draw_tip,
        )  # fmt: skip
        self.spot.setZValue(Z + 12)
        self.spot.enabled = False

    def arrange(self, plan: Plan) -> None:
        """Stand where the plan says."""
        self.at = plan.offer
        at, high = (plan.stock_passed, PASSED) if self.passed else (plan.stock, OFFER)
        self.stock.arrange(at, high)
        self.label.setPos(at)
        self.label.resize(high)
        self.spot.set_outline(self.deck.outline(high).translated(at))
        self.words.setPos(plan.words.topLeft() + QPointF(0, LOWER if self.passed else 0))
        self.words.resize(plan.words.size())
        self.target.setPos(plan.offer)
        self.target.arrange(self.deck.box(OFFER))
        if self.offer is not None:
            self.offer.setPos(self.at)

    def set_look(self, look: DeckLook) -> None:
        """Show the cards in another look."""
        self.look = look
        self.stock.set_look(look)
        if self.offer is not None:
            self.offer.become(self.offer.piece, look=look)

    def show_stock(self, count: int) -> None:
        """Show so many cards."""
        self.stock.show(count)
        self.label.say(count)

    def become(self, piece: Piece | None) -> None:
        """Have a discard on offer, or none."""
        if self.offer is not None:
            remove((self.offer,))
            self.offer = None
        self.landed()
        self.trail.setVisible(False)
        if piece is not None:
            self.offer = self.card(piece)
            self.lie()

    def card(self, piece: Piece) -> CardItem:
        """Return a picture of a card as it lies on offer."""
        card = CardItem(self.stage, self.deck, piece, OFFER, self.look)
        card.setToolTip(self.deck.name(piece))
        return card

    def lie(self) -> None:
        """Let the discard lie in the middle, in gold."""
        if self.offer is None:
            return
        self.offer.setPos(self.at)
        self.offer.setScale(1.0)
        self.offer.face(True)
        self.offer.setZValue(Z)
        self.offer.ring(GOLD)
        self.offer.halo(GOLD_GLOW)

    def lead_from(self, slot: QPointF, height: float) -> None:
        """Show whence the discard on offer has come: its place before its owner, of such a height."""
        self.trail.lead(self.deck.box(height).translated(slot), self.deck.box(OFFER).translated(self.at))
        self.trail.setVisible(True)

    def take(self, piece: Piece, owner: int) -> CardItem:
        """Get a discard, which has still to travel to the middle."""
        self.become(None)
        self.offer, self.owner = self.card(piece), owner
        return self.offer

    def give(self) -> CardItem | None:
        """Let go of the discard, which travels somewhere; :meth:`landed` takes its picture away."""
        card, self.offer = self.offer, None
        self.trail.setVisible(False)
        if card is not None:
            card.ring()
            card.halo()
            self._leaving.append(card)
        return card

    def landed(self) -> None:
        """Take away what has travelled."""
        remove(self._leaving)
        self._leaving = []
