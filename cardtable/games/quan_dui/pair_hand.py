"""The person's hand in pairs: partners overlap, odd cards stand out, and the card that has just come lies apart."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from cardtable.core.events import Piece
from cardtable.games.quan_dui.cards import in_order
from cardtable.games.quan_dui.plan import APART, GAP, PAIR
from cardtable.games.quan_dui.sorting import Group, by_pairs, neighbours, pair_name, partner
from cardtable.scene.cards.hand import Hand
from cardtable.scene.cards.shifting import OwnOrder
from cardtable.scene.cards.spread import Spread
from cardtable.scene.decks.deck import Deck
from cardtable.scene.stage import Stage

FULL: Final = 16  # cards, the last of which has come this turn, but for the first of the dealer
ODD: Final = 12 / 152  # of its height, by which an odd card stands out
LEAST_GAP: Final = 3.0  # between groups, where there is no room


class PairHand(Hand):
    """A hand that lies in pairs; at its right there is always room for one more card."""

    def __init__(self, stage: Stage, deck: Deck) -> None:
        self.apart: Piece | None = None  # the card that has just come
        self.kept = 0  # cards of the hand that lie on the table, face up
        self.order = OwnOrder(self.in_pairs)
        self.groups: list[Group] = []
        self.relaid: Callable[[], None] = lambda: None  # groups lie somewhere else
        super().__init__(stage, deck, self.order)

    @property
    def mate(self) -> Piece | None:
        """The partner of the card apart."""
        return partner(self.apart, self.pieces) if self.apart in self.pieces and self.apart is not None else None

    def place(self, ms: float = 0.0) -> None:
        """Put every card where it belongs."""
        row, mate = list(self.pieces), self.mate
        last = [row.pop()] if row and row[-1] == self.apart else []
        self.groups = [*neighbours(row, mate if last else None), *((card,) for card in last)]
        odd = {group[0] for group in self.groups if len(group) == 1} - {*last, mate if last else None}
        for card in self.cards:
            card.standing = ODD if card.piece in odd else 0.0
        super().place(ms)
        self.relaid()

    def row(self) -> Spread:
        """Return where the groups lie, and the place for one more card."""
        wide = self.deck.size(self.height).width()
        apart = bool(self.groups) and self.groups[-1] == (self.apart,)
        groups = self.groups[:-1] if apart else self.groups
        spare = apart or len(self.cards) + self.kept < FULL
        room = self.room.width() - (wide + APART if spare else 0.0)
        pairs = sum(len(group) - 1 for group in groups)
        step, gap = PAIR * wide, GAP
        cards = len(groups) * wide
        breaks = max(1, len(groups) - 1)
        if cards + pairs * step + breaks * gap > room:
            gap = max(LEAST_GAP, (room - cards - pairs * step) / breaks)
        if pairs and cards + pairs * step + breaks * gap > room:
            step = max(0.0, (room - cards - breaks * gap) / pairs)
        lefts, x = [], 0.0
        for group in groups:
            lefts += [x + step * n for n in range(len(group))]
            x += wide + step * (len(group) - 1) + gap
        width = max(0.0, x - gap)
        if spare:
            width += APART + wide
        if apart:
            lefts.append(width - wide)
        return Spread(tuple(lefts), width, step)

    def spare_place(self) -> QRectF:
        """Return where a card lies that is apart, or would come."""
        wide = self.deck.size(self.height).width()
        return QRectF(self.room.center().x() + self._spread.width / 2 - wide, self.room.top(), wide, self.height)

    def box_of(self, group: Sequence[Piece]) -> QRectF:
        """Return what a group covers where it belongs; nothing if one of its cards has left."""
        boxes = [card.box().translated(QPointF(card.rest.x(), 0)) for card in self.cards if card.piece in group]
        if len(boxes) < len(group) or not boxes:
            return QRectF()
        return QRectF(boxes[0].left(), self.room.top(), boxes[-1].right() - boxes[0].left(), self.height)

    def brackets(self) -> list[tuple[str, list[QRectF]]]:
        """Return each pair's name and the boxes of its cards: one, or two where they lie apart."""
        out = {card.piece for card in self.cards if card.raised or card.usable}  # about to leave its pair
        pairs = [group for group in self.groups if len(group) == 2 and out.isdisjoint(group)]
        found = [(pair_name(group), [self.box_of(group)]) for group in pairs]
        mate = self.mate
        if mate is None or self.groups[-1] != (self.apart,):
            return found
        pair = (mate, self.groups[-1][0])
        if not out.isdisjoint(pair):
            return found
        boxes = [self.box_of((card,)) for card in pair]
        if len(self.groups) > 1 and self.groups[-2] == (mate,):
            boxes = [boxes[0].united(boxes[1])]
        return [*found, (pair_name(pair), boxes)]

    def loosest(self, copies: Sequence[Piece]) -> Piece | None:
        """Return which of several copies to give away: one that stands alone, or else one that makes no Dui."""
        mate = self.mate
        pairs = [group for group in self.groups if len(group) == 2]
        if mate is not None and self.apart is not None:
            pairs.append((mate, self.apart))
        bound = {card: 1 + (pair_name(pair) == "dui") for pair in pairs for card in pair}
        return min(copies, key=lambda card: bound.get(card, 0), default=None)

    def in_pairs(self, pieces: Sequence[Piece]) -> Sequence[Group]:
        """Return a hand by value, and the card apart last."""
        apart = self.apart if self.apart in pieces else None
        if apart is None:
            return by_pairs(pieces)
        mate = partner(apart, pieces)
        groups = {group[0]: group for group in by_pairs([piece for piece in pieces if piece not in (apart, mate)])}
        if mate is not None:
            groups[mate] = (mate,)
        return [*(groups[first] for first in in_order(groups)), (apart,)]
