"""A person's hand: an overlapping row of cards that is sorted, chosen from by mouse, finger and keys, and played.

How to use it::

    hand = Hand(stage, FRENCH, arrangement)           # arrangement: pieces -> groups of pieces, in order
    hand.changed = ...                                # the choice has changed
    hand.dropped = lambda at: ...                     # raised cards were dropped there; return whether they were taken
    hand.arrange(room, 153)                           # where; then become, take and give cards

A raised card is a chosen one.  The choice is the player's own: it stays whatever others do, until its cards leave.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import ClassVar, Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF

from cardtable.core.events import Piece
from cardtable.scene.cards.card import remove
from cardtable.scene.cards.hand_card import HandCard
from cardtable.scene.cards.spread import Spread, spread
from cardtable.scene.decks.deck import Deck, DeckLook
from cardtable.scene.focus import Kind
from cardtable.scene.stage import Stage
from cardtable.scene.timeline import Cue, Motion, arrive, glide

Arrangement: TypeAlias = Callable[[Sequence[Piece]], Sequence[Sequence[Piece]]]

Z: Final = 100.0  # the leftmost card; each lies on the one before it
Z_CARRIED: Final = 3_000.0
HOVER: Final = 5 / 153
STEP: Final = 0.78  # of the card's width, where there is room
GAP: Final = 0.22  # between groups, of the card's width
RAISE_MS: Final = 90.0
SORT_MS: Final = 240.0


class Hand:
    """The cards of one person, in a row."""

    card_kind: ClassVar[type[HandCard]] = HandCard

    def __init__(self, stage: Stage, deck: Deck, arrangement: Arrangement, step: float = STEP) -> None:
        """*step*: from card to card where there is room, in widths of a card."""
        self.stage, self.deck, self.arrangement, self.step_wide = stage, deck, arrangement, step
        self.most: int | None = None  # cards that may be raised at a time; one more lowers the one raised first
        self.changed: Callable[[], None] = lambda: None
        self.dropped: Callable[[QPointF], bool] = lambda at: False
        self.carried: Callable[[bool], None] = lambda on: None  # raised cards follow the pointer, or no longer
        self.placed: Callable[[], None] = lambda: None  # the outline has changed
        self.look = DeckLook()
        self.cards: list[HandCard] = []  # from left to right
        self.room = QRectF()
        self.height = 153.0
        self._order: list[HandCard] = []  # the raised ones, as they were raised
        self._cursor: HandCard | None = None
        self._hovered: HandCard | None = None
        self._carries = False
        self._spread = Spread((), 0.0, 0.0)

    # -- what it holds -----------------------------------------------------------------------

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """The cards, from left to right."""
        return tuple(card.piece for card in self.cards if card.piece is not None)

    @property
    def chosen(self) -> tuple[Piece, ...]:
        """The raised cards, from left to right."""
        return tuple(card.piece for card in self.cards if card.raised and card.piece is not None)

    def become(self, pieces: Iterable[Piece]) -> None:
        """Hold these at once; nothing is raised."""
        remove(self.cards)
        self.cards, self._order, self._cursor, self._hovered = [], [], None, None
        self.cards = [self.card_kind(self, piece, self.height, self.look) for piece in pieces]
        self._sort()
        self.place()
        self.changed()

    def take(self, pieces: Iterable[Piece], start: QPointF, scale: float = 1.0) -> list[HandCard]:
        """Get more cards, which lie at *start* and have still to travel to their places (``rest``)."""
        new = [self.card_kind(self, piece, self.height, self.look) for piece in pieces]
        for card in new:
            card.travels = True
            card.setPos(start)
            card.setScale(scale)
        self.cards += new
        self._sort()
        self.place(SORT_MS)
        return new

    def give(self, pieces: Iterable[Piece]) -> list[tuple[Piece, QPointF]]:
        """Lose cards, the raised ones first; return each with the place where it was."""
        gone: list[HandCard] = []
        for piece in pieces:
            held = [card for card in self.cards if card.piece == piece and card not in gone]
            gone.append(next((card for card in held if card.raised), held[0]))
        for card in gone:
            self.cards.remove(card)
            if card in self._order:
                self._order.remove(card)
            if card is self._hovered:
                self._hovered = None
            if card is self._cursor:
                self._cursor = None
        remove(gone)
        self._point()
        self.place(SORT_MS)
        self.changed()
        return [(card.piece, card.pos()) for card in gone if card.piece is not None]

    def sort(self, arrangement: Arrangement) -> None:
        """Order the cards in another way; the raised ones stay raised."""
        self.arrangement = arrangement
        self._sort()
        self.place(SORT_MS)

    def set_look(self, look: DeckLook, deck: Deck | None = None) -> None:
        """Show the cards in another look, perhaps those of another deck."""
        self.look, self.deck = look, deck or self.deck
        for card in self.cards:
            card.become(card.piece, look=look, deck=deck)
        self.place()

    # -- choosing ----------------------------------------------------------------------------

    def toggle(self, card: HandCard) -> None:
        """Raise a card, or lower it."""
        self.set_raised([card], not card.raised)

    def set_raised(self, cards: Iterable[HandCard], raised: bool) -> None:
        """Raise cards, or lower them; tells once if that changes anything."""
        changing = [card for card in cards if card.raised is not raised]
        if raised and self.most is not None and changing:
            changing = changing[: self.most]
            changing += self._order[: max(0, len(self._order) + len(changing) - self.most)]
        for card in changing:
            card.raised = not card.raised
            card.show_marks()
            if card.raised:
                self._order.append(card)
            else:
                self._order.remove(card)
        if changing:
            self.place(RAISE_MS)
            self.changed()

    def choose(self, pieces: Iterable[Piece]) -> None:
        """Raise exactly these."""
        wanted = Counter(pieces)
        up = []
        for card in self.cards:
            if card.piece is not None and wanted[card.piece] > 0:
                wanted[card.piece] -= 1
                up.append(card)
        before = [card.raised for card in self.cards]
        told, self.changed = self.changed, lambda: None
        self.set_raised([card for card in self.cards if card not in up], False)
        self.set_raised(up, True)
        self.changed = told
        if before != [card.raised for card in self.cards]:
            self.changed()

    def lower_all(self) -> bool:
        """Lower every card; return whether one was raised."""
        some = bool(self._order)
        self.set_raised(list(self._order), False)
        return some

    def lower_last(self) -> bool:
        """Lower the card that was raised last; return whether there was one."""
        if not self._order:
            return False
        self.move_cursor(self._order[-1])
        self.set_raised([self._order[-1]], False)
        return True

    def raise_one(self, fits: Callable[[Piece], bool]) -> bool:
        """Raise one more of the cards that fit, the leftmost; return whether the hand has any of them at all."""
        return self._change_one(fits, True, self.cards)

    def lower_one(self, fits: Callable[[Piece], bool]) -> bool:
        """Lower the fitting card that was raised last; return whether the hand has any of them at all."""
        return self._change_one(fits, False, self._order[::-1])

    def _change_one(self, fits: Callable[[Piece], bool], raised: bool, among: Sequence[HandCard]) -> bool:
        for card in among:
            if card.piece is not None and fits(card.piece) and card.raised is not raised:
                self.set_raised([card], raised)
                self.move_cursor(card)
                break
        return any(fits(piece) for piece in self.pieces)

    def raise_alike(self, card: HandCard, alike: Callable[[Piece, Piece], bool]) -> None:
        """Raise every card that is like *card*."""
        piece = card.piece
        if piece is not None:
            self.set_raised([other for other in self.cards if other.piece and alike(other.piece, piece)], True)

    def advise(self, pieces: Iterable[Piece]) -> None:
        """Let jade shine around these cards, and around no others."""
        wanted = Counter(pieces)
        for card in self.cards:
            lit = card.piece is not None and wanted[card.piece] > 0
            if lit and card.piece is not None:
                wanted[card.piece] -= 1
            card.advised = lit
            card.show_marks()

    def offer(self, pieces: Iterable[Piece]) -> None:
        """Let these cards stand out: something can be done with them now, and with no others."""
        wanted = set(pieces)
        changing = [card for card in self.cards if card.usable is not (card.piece in wanted)]
        for card in changing:
            card.usable = not card.usable
            card.show_marks()
        if changing:
            self.place(RAISE_MS)

    # -- the keyboard's cursor ---------------------------------------------------------------

    @property
    def cursor(self) -> HandCard | None:
        """The card that keys act on."""
        return self._cursor

    @cursor.setter
    def cursor(self, card: HandCard | None) -> None:
        self._cursor = card
        self._point()

    def move_cursor(self, card: HandCard) -> None:
        """Give the keyboard to a card."""
        self.cursor = card
        self.stage.focus.set(card)

    def step(self, by: int) -> bool:
        """Move the cursor to a neighbour, round and round; return whether there is one."""
        if not self.cards:
            return False
        if self._cursor in self.cards:
            at = (self.cards.index(self._cursor) + by) % len(self.cards)
        else:
            at = 0 if by > 0 else len(self.cards) - 1
        self.move_cursor(self.cards[at])
        return True

    def _point(self) -> None:
        """Let Tab reach one card: the cursor's, or else the first."""
        target = self._cursor if self._cursor in self.cards else next(iter(self.cards), None)
        for card in self.cards:
            card.focus_kind = Kind.PLACE if card is target else Kind.TEXT

    # -- places ------------------------------------------------------------------------------

    def row(self) -> Spread:
        """Return how the cards lie beside each other; a game with groups of its own lays them otherwise."""
        wide = self.deck.size(self.height).width()
        groups = [len(group) for group in self.arrangement(self.pieces)]
        return spread(groups, wide, self.room.width(), self.step_wide * wide, GAP * wide)

    def arrange(self, room: QRectF, height: float) -> None:
        """Lie in *room*, from its top on, as cards that are *height* u high; raised ones stand out above it."""
        if height != self.height:
            self.height = height
            for card in self.cards:
                card.become(card.piece, height)
        self.room = QRectF(room)
        self.place()

    def place(self, ms: float = 0.0) -> None:
        """Put every card where it belongs, within *ms*; those that travel only learn where that is."""
        wide = self.deck.size(self.height).width()
        self._spread = row = self.row()
        left = self.room.center().x() - row.width / 2 + wide / 2
        middle = self.room.top() + self.height / 2
        motions = []
        for n, (card, x) in enumerate(zip(self.cards, row.lefts, strict=True)):
            up = card.stand() + (HOVER if card is self._hovered and not card.raised else 0.0)
            card.rest = QPointF(left + x, middle - up * self.height)
            following = row.lefts[n + 1] if n + 1 < len(row.lefts) else x + wide
            card.strip = min(wide, following - x)
            if card.travels:
                continue
            card.setZValue(Z + n)
            if card.pos() != card.rest:
                motions.append(Motion(card, card.rest, easing=arrive if ms < SORT_MS else glide))
        if ms and motions:
            self.stage.timeline.play([Cue(ms, motions, at_end=self.settle)], aside=True)
        else:
            for motion in motions:
                motion.item.setPos(motion.end or QPointF())
        self.placed()

    def settle(self) -> None:
        """Put down whatever does not travel: a motion may have been overtaken by another one."""
        for card in self.cards:
            if not card.travels and card.pos() != card.rest:
                card.setPos(card.rest)
        self.stage.freshen()

    def land(self, cards: Iterable[HandCard]) -> None:
        """Let cards that travelled lie at their places."""
        for card in cards:
            if card in self.cards:
                card.travels = False
                card.face(True)
                card.setScale(1.0)
                card.setZValue(Z + self.cards.index(card))
                card.setPos(card.rest)

    def hover(self, card: HandCard | None) -> None:
        """Let the card under the pointer stand out a little."""
        if card is not self._hovered:
            self._hovered = card
            self.place(RAISE_MS)

    def carry(self, by: QPointF | None) -> None:
        """Let the raised cards follow the pointer, *by* away from their places; ``None`` lets them glide back."""
        for n, card in enumerate(self.cards):
            if not card.raised:
                continue
            card.travels = by is not None
            if by is not None:
                card.setPos(card.rest + by)
                card.setZValue(Z_CARRIED + n)
        self.hold(by is not None)
        if by is None:
            self.place(SORT_MS)

    def carry_at(self, held: HandCard, at: QPointF) -> None:
        """Let *held* be at a place, and the other raised cards beside it as they lie in the hand."""
        self.carry(at - held.rest)

    def reorder(self, pieces: Sequence[Piece], ms: float = 0.0) -> None:
        """Let the cards lie in this order until they are sorted again."""
        place = {piece: n for n, piece in enumerate(pieces)}
        self.cards.sort(key=lambda card: place[card.piece] if card.piece is not None else 0)
        self.place(ms)

    def hold(self, on: bool) -> None:
        """Tell, once, that cards follow the pointer now, or no longer."""
        if on != self._carries:
            self._carries = on
            self.carried(on)

    def at(self, x: float) -> HandCard | None:
        """Return the card whose uncovered strip is at *x*; beyond the ends, the outermost one."""
        found = None
        for card in self.cards:
            if found is None or x >= card.rest.x() - card.box().width() / 2:
                found = card
        return found

    def column(self, card: HandCard) -> QRectF:
        """Return where a card can be hit: from its top edge to the foot of the hand."""
        box = card.box().translated(card.rest)
        return QRectF(box.left(), box.top(), box.width(), self.room.top() + self.height - box.top())

    def _sort(self) -> None:
        order = [piece for group in self.arrangement(self.pieces) for piece in group]
        waiting = list(self.cards)
        self.cards = []
        for piece in order:
            card = next(card for card in waiting if card.piece == piece)
            waiting.remove(card)
            self.cards.append(card)
        self._point()
