"""What lies before a player: every discard in its order, and the Dui that were laid face up, each under its bracket."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from cardtable.core.events import Piece, Seat
from cardtable.games.quan_dui.brackets import Brackets
from cardtable.games.quan_dui.phrases import PHRASES
from cardtable.games.quan_dui.plan import LAID, ROW, SMALL, STEP, Field
from cardtable.scene.cards.card import CardItem, remove
from cardtable.scene.decks.deck import Deck, DeckLook
from cardtable.scene.focus import Kind
from cardtable.scene.gestures import Spot
from cardtable.scene.paint import rounded
from cardtable.scene.stage import Stage
from cardtable.scene.timeline import Motion, glide

Z: Final = 40.0
Z_LAID: Final = 48.0
IN_PAIR: Final = 0.6  # of a laid card's width, that its partner leaves in sight
BETWEEN: Final = 9.0  # pairs
ABOVE: Final = 16.0  # the bracket's room
APART: Final = 18.0  # from the discards of a strip to its pairs
BESIDE: Final = 118.0  # from the axis of a strip to its pairs, where there are few discards
SHARE: Final = 0.5  # of a strip that pairs may take, where there are many
LIFTED: Final = 0.46  # of a laid card's height, from one row of pairs to the next


class SeatField:
    """The cards before one seat."""

    def __init__(
        self, stage: Stage, deck: Deck, seat: Seat, spot: Field, heard: Callable[[Seat], tuple[str, str]]
    ) -> None:
        """*heard* returns the discards and the laid cards of a seat in words."""
        self.stage, self.deck, self.seat, self.spot = stage, deck, seat, spot
        self.look = DeckLook()
        self.discards: list[CardItem] = []
        self.laid: list[CardItem] = []
        self.brackets = Brackets(stage, Z - 2, PHRASES.pair)
        self._heard = heard
        self._spots = [self._hearing(n) for n in range(2)]

    def _hearing(self, n: int) -> Spot:
        spot = Spot(self.stage, f"field:{self.seat}:{n}", QPainterPath(), lambda: self._heard(self.seat)[n])
        spot.focus_kind = Kind.TEXT
        spot.setZValue(Z - 3)
        spot.setAcceptHoverEvents(False)
        return spot

    # -- cards -------------------------------------------------------------------------------

    def become(self, discards: Sequence[Piece], laid: Sequence[Piece]) -> None:
        """Show these at once."""
        remove((*self.discards, *self.laid))
        self.discards = [CardItem(self.stage, self.deck, piece, SMALL, self.look) for piece in discards]
        self.laid = [CardItem(self.stage, self.deck, piece, LAID, self.look) for piece in laid]
        self.lie()

    def add(self, piece: Piece) -> list[Motion]:
        """Take one more discard, unseen until the cards lie; return how the others make room."""
        card = CardItem(self.stage, self.deck, piece, SMALL, self.look)
        card.setVisible(False)
        self.discards.append(card)
        rests = self._discard_rests(len(self.discards), len(self.laid))
        card.setPos(rests[-1])
        return [Motion(card, rest, easing=glide) for card, rest in zip(self.discards[:-1], rests, strict=False)]

    def lay(self, pieces: Sequence[Piece], starts: Sequence[tuple[QPointF, float]]) -> list[Motion]:
        """Take cards of a Dui; return how they come, each from a place and a height, and how others make room."""
        new = [CardItem(self.stage, self.deck, piece, LAID, self.look) for piece in pieces]
        self.laid += new
        motions = []
        rests = self._laid_rests(len(self.laid), len(self.discards))
        for n, (card, rest) in enumerate(zip(self.laid, rests, strict=True)):
            if card not in new:
                motions.append(Motion(card, rest, easing=glide))
                continue
            start, height = starts[new.index(card)]
            card.setPos(start)
            card.setScale(height / LAID)
            z = Z_LAID + n
            motions.append(Motion(card, rest, start, 20.0, glide, scale=(height / LAID, 1.0), z=1_500.0 + n, z_end=z))
        moved = zip(self.discards, self._discard_rests(len(self.discards), len(self.laid)), strict=True)
        return [*motions, *(Motion(card, rest, easing=glide) for card, rest in moved)]

    def lie(self) -> None:
        """Put every card where it belongs, and name it."""
        rests = self._discard_rests(len(self.discards), len(self.laid))
        for n, (card, rest) in enumerate(zip(self.discards, rests, strict=True)):
            card.setPos(rest)
            card.setZValue(Z + n)
            card.setVisible(True)
        laid = self._laid_rests(len(self.laid), len(self.discards))
        for n, (card, rest) in enumerate(zip(self.laid, laid, strict=True)):
            card.setPos(rest)
            card.setZValue(Z_LAID + n)
            card.setScale(1.0)
        pairs = [self._around(laid[n : n + 2], LAID) for n in range(0, len(laid) - 1, 2)]
        self.brackets.show_brackets([("dui", box) for box in self._seen(pairs)])
        for spot, points, height in zip(self._spots, (rests, laid), (SMALL, LAID), strict=True):
            box = self._around(points, height)
            spot.set_outline(rounded(box, 5) if points else QPainterPath())
            spot.setVisible(bool(points))
        self.name()

    def name(self) -> None:
        """Give every card its name, for whoever points at it."""
        for card in (*self.discards, *self.laid):
            card.setToolTip(self.deck.name(card.piece) if card.piece is not None else "")

    def stand(self, spot: Field) -> None:
        """Lie somewhere else."""
        self.spot = spot
        self.lie()

    def set_look(self, look: DeckLook) -> None:
        """Show the cards in another look."""
        self.look = look
        for card in (*self.discards, *self.laid):
            card.become(card.piece, look=look)

    def leave(self) -> None:
        """Take everything off the stage: other players sit there now."""
        remove((*self.discards, *self.laid))
        for item in (self.brackets, *self._spots):
            self.stage.removeItem(item)

    # -- places ------------------------------------------------------------------------------

    def slot(self, discards: int | None = None) -> QPointF:
        """Return where the next discard will lie, after so many."""
        count = len(self.discards) if discards is None else discards
        return self._discard_rests(count + 1, len(self.laid))[-1]

    def area(self) -> QRectF:
        """Return what all cards cover."""
        found = QRectF()
        for points, height in (
            (self._discard_rests(len(self.discards), len(self.laid)), SMALL),
            (self._laid_rests(len(self.laid), len(self.discards)), LAID),
        ):
            if points:
                found = found.united(self._around(points, height))
        return found

    def _around(self, middles: Sequence[QPointF], height: float) -> QRectF:
        box, found = self.deck.box(height), QRectF()
        for middle in middles:
            found = found.united(box.translated(middle))
        return found

    @staticmethod
    def _seen(pairs: Sequence[QRectF]) -> list[QRectF]:
        """Return the pairs whose brackets have room: those of the first row."""
        return [box for box in pairs if box.top() <= pairs[0].top() + 1]

    def _pair_wide(self) -> float:
        return self.deck.size(LAID).width() * (1 + IN_PAIR)

    def _discard_rests(self, count: int, laid: int) -> list[QPointF]:
        """Return where so many discards lie beside so many laid cards."""
        box, wide = self.spot.box, self.deck.size(SMALL).width()
        if self.spot.column:
            across = 1 + int((box.width() - wide) // STEP)
            rows = math.ceil(count / across)
            room = box.height() - SMALL - (self._laid_high(laid) if laid else 0.0)
            step = min(ROW, room / (rows - 1)) if rows > 1 else 0.0
            first = QPointF(box.left() + wide / 2, box.top() + SMALL / 2)
            return [first + QPointF(n % across * STEP, n // across * step) for n in range(count)]
        left, right = self._strip_room(laid)
        step = min(STEP, (right - left - wide) / max(1, count - 1))
        whole = wide + step * max(0, count - 1)
        x = max(left, min(right - whole, self.spot.axis - whole / 2))
        return [QPointF(x + wide / 2 + n * step, box.top() + SMALL / 2) for n in range(count)]

    def _strip_room(self, laid: int) -> tuple[float, float]:
        """Return between what discards of a strip may lie, so that there is room for the Dui beside them."""
        box, taken = self.spot.box, self._strip_wide(laid) + APART if laid else 0.0
        return box.left() + (0.0 if self.spot.right else taken), box.right() - (taken if self.spot.right else 0.0)

    def _laid_high(self, laid: int) -> float:
        """Return how much height pairs take in a column, with their brackets."""
        return ABOVE + LAID + (math.ceil(laid / 2 / self._across()) - 1) * LAID * LIFTED + 8

    def _across(self) -> int:
        return max(1, int((self.spot.box.width() + BETWEEN) // (self._pair_wide() + BETWEEN)))

    def _strip_wide(self, laid: int) -> float:
        pairs = math.ceil(laid / 2)
        whole = pairs * self._pair_wide() + (pairs - 1) * BETWEEN
        return min(whole, max(self._pair_wide(), self.spot.box.width() * SHARE))

    def _laid_rests(self, count: int, discards: int) -> list[QPointF]:
        """Return where so many laid cards lie beside so many discards."""
        if not count:
            return []
        box, wide, pair = self.spot.box, self.deck.size(LAID).width(), self._pair_wide()
        pairs = math.ceil(count / 2)
        if self.spot.column:
            rests = self._discard_rests(discards + 1, count)  # one more may come, and shall not lie on them
            foot = rests[-1].y() + SMALL / 2
            top, across, pitch, row = foot + ABOVE + 8, self._across(), pair + BETWEEN, LAID * LIFTED
            left = box.left()
        else:
            whole = self._strip_wide(count)
            across, row = pairs, 0.0
            pitch = (whole - pair) / max(1, pairs - 1)
            rests = self._discard_rests(discards + 1, count)
            reach = self.deck.size(SMALL).width() / 2
            if self.spot.right:
                foot = max(self.spot.axis + BESIDE, rests[-1].x() + reach + APART)
                left = min(foot, box.right() - whole)
            else:
                foot = min(self.spot.axis - BESIDE, rests[0].x() - reach - APART)
                left = max(foot - whole, box.left())
            top = box.bottom() - LAID
        return [
            QPointF(
                left + n // 2 % across * pitch + n % 2 * wide * IN_PAIR + wide / 2,
                top + n // 2 // across * row + LAID / 2,
            )
            for n in range(count)
        ]
