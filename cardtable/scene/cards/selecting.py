"""Choosing from a hand with mouse or finger: click, double click, swipe, and a drag onto the table.

A click raises a card or lowers it; what a double click does, the game says.  A drag along the hand raises
each card it touches, or lowers them if it began on a raised one.  A drag upwards, or one that leaves the hand
for the table, carries the raised cards, to be dropped there.  Escape, or losing the mouse, takes the drag back.
Where single cards matter, a drag may be something else: see :mod:`cardtable.scene.cards.shifting`.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QGraphicsSceneHoverEvent, QGraphicsSceneMouseEvent

from cardtable.core.events import Piece
from cardtable.scene.cards.hand import Hand, Z
from cardtable.scene.cards.hand_card import HandCard
from cardtable.scene.focus import Kind
from cardtable.scene.gestures import Drag, Spot

STEEP: Final = 1.2  # upwards for each sideways, from which a drag carries cards instead of swiping
OVER: Final = 70.0  # u above the hand, from which a swipe has become a drag onto the table
BENT: Final = 0.1  # of its length, by which a straight drag may be bent
ASTRAY: Final = 90.0  # u below it, from which a swipe touches no more cards


class _Choice:
    """A drag that has begun on a card: what it is shows as soon as it moves."""

    def __init__(self, hand: Hand, card: HandCard, at: QPointF) -> None:
        self._hand, self._card, self._start = hand, card, QPointF(at)
        self._before = hand.chosen
        self._path = [self._start]
        self._drag: Drag | None = None

    def moved(self, at: QPointF) -> None:
        self._path.append(QPointF(at))
        if self._drag is None:
            by = at - self._start
            steep = -by.y() > STEEP * abs(by.x())
            self._drag = _Carry(self._hand, self._card, self._start) if steep else _Swipe(self._hand, self._card)
        elif isinstance(self._drag, _Swipe) and at.y() < self._hand.room.top() - OVER:
            if not self._drag.raising or self._straight():
                self._hand.choose(self._before)  # it was meant to carry from the start
            self._drag = _Carry(self._hand, self._card, self._start)
        self._drag.moved(at)

    def _straight(self) -> bool:
        """Return whether the pointer has come here straight from where it began."""
        way = self._path[-1] - self._start
        length = math.hypot(way.x(), way.y())
        offs = (point - self._start for point in self._path)
        return all(abs(off.x() * way.y() - off.y() * way.x()) <= BENT * length * length for off in offs)

    def dropped(self, at: QPointF) -> None:
        if self._drag is not None:
            self._drag.dropped(at)

    def cancelled(self) -> None:
        if self._drag is not None:
            self._drag.cancelled()
            self._hand.choose(self._before)


class _Swipe:
    """Raises or lowers each card that the pointer passes."""

    def __init__(self, hand: Hand, card: HandCard) -> None:
        self._hand, self.raising, self._last = hand, not card.raised, card
        hand.set_raised([card], self.raising)

    def moved(self, at: QPointF) -> None:
        hand = self._hand
        here = hand.at(at.x())
        if here is None or self._last not in hand.cards or at.y() > hand.room.top() + hand.height + ASTRAY:
            return
        first, last = sorted((hand.cards.index(self._last), hand.cards.index(here)))
        hand.set_raised(hand.cards[first : last + 1], self.raising)  # a quick finger leaves none out
        self._last = here

    def dropped(self, at: QPointF) -> None:
        """It is done already."""

    def cancelled(self) -> None:
        """The choice as it was comes back."""


class _Carry:
    """The raised cards follow the pointer."""

    def __init__(self, hand: Hand, card: HandCard, start: QPointF) -> None:
        self._hand, self._start = hand, start
        hand.set_raised([card], True)

    def moved(self, at: QPointF) -> None:
        self._hand.carry(at - self._start)

    def dropped(self, at: QPointF) -> None:
        hand = self._hand
        over = at.y() < hand.room.top()
        if not (over and hand.dropped(at)):
            hand.carry(None)
        else:
            hand.hold(False)

    def cancelled(self) -> None:
        self._hand.carry(None)


class HandSpot(Spot):
    """Where a hand can be pointed at.  *alike*: which cards a double click takes together.

    *doubled*: what else a double click does to a card.  *drag*: what a drag from a card is, if it does not choose.
    """

    focus_kind = Kind.TEXT

    def __init__(
        self,
        hand: Hand,
        name: Callable[[], str],
        alike: Callable[[Piece, Piece], bool] | None = None,
        *,
        doubled: Callable[[HandCard], None] | None = None,
        drag: Callable[[Hand, HandCard, QPointF], Drag] | None = None,
    ) -> None:
        self._hand, self._alike, self._on_double, self._drag = hand, alike, doubled, drag or _Choice
        self._pressed: HandCard | None = None
        self._doubled = False
        self._finger = False  # leaves no pointer behind when it is lifted
        super().__init__(hand.stage, "hand", QPainterPath(), name, clicked=self._clicked, dragged=self._dragged)
        self.setZValue(Z - 1)
        hand.placed = self._follow
        self._follow()

    def focus_enabled(self) -> bool:
        """The cards themselves are reached by keyboard."""
        return False

    def focus_outline(self) -> QPainterPath:
        """Return where the cards lie, or, if none do, where they would: it is still read out as being there."""
        if self._hand.cards:
            return super().focus_outline()
        path = QPainterPath()
        path.addRect(self._hand.room)
        return path

    def hoverMoveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Let the card under the pointer stand out."""
        if not self._finger:
            self._hand.hover(self._card_at(event.scenePos()))

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Let it sink again."""
        self._hand.hover(None)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Note which card it is about."""
        self._pressed, self._doubled = self._card_at(event.scenePos()), False
        self._finger = event.source() is not Qt.MouseEventSource.MouseEventNotSynthesized
        if self._finger:
            self._hand.hover(None)
        super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Take all cards like the one that was clicked before; over another card it is a click like any other."""
        card, before = self._card_at(event.scenePos()), self._pressed
        super().mouseDoubleClickEvent(event)
        self._doubled = card is before

    def _clicked(self) -> None:
        card = self._pressed
        if card is None or card not in self._hand.cards:
            return
        self._hand.cursor = card
        if self._doubled and self._on_double is not None:
            self._on_double(card)
        elif self._doubled and self._alike is not None:
            self._hand.raise_alike(card, self._alike)
        else:
            self._hand.toggle(card)

    def _dragged(self, at: QPointF) -> Drag | None:
        card = self._pressed
        return self._drag(self._hand, card, at) if card in self._hand.cards and card is not None else None

    def _card_at(self, at: QPointF) -> HandCard | None:
        found = None
        for card in self._hand.cards:
            if self._hand.column(card).contains(at):
                found = card
        return found

    def _follow(self) -> None:
        """Cover the hand as it lies now."""
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)  # the columns overlap
        for card in self._hand.cards:
            path.addRect(self._hand.column(card))
        self.set_outline(path)
