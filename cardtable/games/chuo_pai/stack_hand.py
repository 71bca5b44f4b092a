"""The person's hand: cards of an identity lie on one another, families stand apart, and a click takes one more copy.

The copies behind peek out above; those that are raised come from behind, so that their index is seen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import groupby, pairwise
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from cardtable.core.events import Piece
from cardtable.games.chuo_pai.cards import FAMILY, FLEURON, INDEX, Family, Identity, identity_of
from cardtable.games.chuo_pai.phrases import PHRASES
from cardtable.games.chuo_pai.pill import pill_art
from cardtable.scene.cards import hand_card
from cardtable.scene.cards.hand import Hand
from cardtable.scene.cards.hand_card import HandCard
from cardtable.scene.cards.spread import Spread
from cardtable.scene.decks.deck import Deck
from cardtable.scene.decks.domino import DOMINO
from cardtable.scene.focus import Kind
from cardtable.scene.item import ArtItem
from cardtable.scene.palette import JADE_TEXT
from cardtable.scene.stage import Stage

PEEK: Final = 5 / 126  # of its height, by which each copy stands out above the one before it
USABLE: Final = 10 / 126
BETWEEN: Final = 4.0  # stacks, where there is room
FAMILY_GAP: Final = 22.0  # more between families
LEAST_GAP: Final = 12.0
MOST_GAP: Final = 56.0  # where a small hand leaves room for a family's name over a single card
VEIL: Final = 0.28  # of a shade over what cannot be used now
PILL_Y: Final = -0.02  # of the card's height from its middle: clear of a name in two lines


def by_family(pieces: Sequence[Piece]) -> list[list[Piece]]:
    """Return a hand by families, each from high to low, copies together."""
    ordered = sorted(pieces, key=lambda piece: (INDEX[identity_of(piece)], piece[3:] != FLEURON, piece))
    return [list(group) for _, group in groupby(ordered, key=lambda piece: FAMILY[identity_of(piece)])]


class StackCard(HandCard):
    """A card of a stack; the foremost speaks for all copies."""

    hand: StackHand

    def focus_name(self) -> str:
        """Return what the stack is, how many cards it has, and how many of them are chosen."""
        stack = self.hand.stack(self)
        return PHRASES.stack(self.name(), len(stack), sum(card.raised for card in stack))

    def focus_outline(self) -> QPainterPath:
        """Return what can be seen of it."""
        box = self.box()
        path = QPainterPath()
        path.addRoundedRect(QRectF(box.topLeft(), QPointF(box.left() + max(20.0, self.strip), box.bottom())), 5, 5)
        return path

    def stand(self) -> float:
        """Return how far it stands out above the others, in shares of its height."""
        if self.raised:
            return hand_card.RAISE + self.standing
        return self.standing + (USABLE if self.usable else 0.0)

    def show_marks(self) -> None:
        """Show how it stands in the game; what cannot be used now is dimmed."""
        super().show_marks()
        self.halo(JADE_TEXT if self.advised else "")  # light of gold would fall on its neighbours
        self.dim(VEIL if self.hand.answers and not (self.usable or self.raised) else 0.0)


class Block(NamedTuple):
    """A family in the hand: how many cards, and from where to where it lies."""

    family: Family
    size: int
    left: float
    right: float


class StackHand(Hand):
    """A hand of stacks."""

    card_kind = StackCard

    def __init__(self, stage: Stage, deck: Deck = DOMINO) -> None:
        self.amount: Callable[[Piece], int] = lambda piece: 1  # copies that a click on one means
        self.relaid: Callable[[], None] = lambda: None  # stacks lie somewhere else, or hold other cards
        self.answers = False  # something has to be beaten: what cannot is dimmed
        self._pills: dict[HandCard, ArtItem] = {}
        super().__init__(stage, deck, by_family)

    # -- stacks ------------------------------------------------------------------------------

    def stacks(self) -> list[list[HandCard]]:
        """Return the cards of each identity, from left to right, the hindmost of each first."""
        return [list(stack) for _, stack in groupby(self.cards, key=lambda card: identity_of(card.piece or ""))]

    def stack(self, card: HandCard) -> list[HandCard]:
        """Return all cards of a card's identity."""
        return [other for other in self.cards if identity_of(other.piece or "") == identity_of(card.piece or "")]

    def toggle(self, card: HandCard) -> None:
        """Choose one more copy; after the last, none.  Where a set is asked for, choose it at once, and no more."""
        stack = self.stack(card)
        up = sum(other.raised for other in stack)
        wanted = self.amount(card.piece) if card.piece is not None else 1
        if wanted > 1:
            self.raise_of(stack, 0 if up == wanted else wanted, alone=True)
        else:
            self.raise_of(stack, (up + 1) % (len(stack) + 1))

    def take_all(self, card: HandCard) -> None:
        """Choose all copies, or as many as are asked for."""
        wanted = self.amount(card.piece) if card.piece is not None else 1
        stack = self.stack(card)
        self.raise_of(stack, wanted if wanted > 1 else len(stack), alone=wanted > 1)

    def more(self, card: HandCard, by: int) -> None:
        """Choose one copy more, or one less."""
        stack = self.stack(card)
        self.raise_of(stack, min(len(stack), max(0, sum(other.raised for other in stack) + by)))

    def raise_of(self, stack: Sequence[HandCard], count: int, alone: bool = False) -> None:
        """Let exactly so many copies of a stack be raised, the hindmost; *alone*: and nothing else."""
        up = {card.piece for card in stack[:count]}
        others = {card.piece for card in self.cards if card.raised and card not in stack and not alone}
        self.choose(piece for piece in (*up, *others) if piece is not None)

    def show(self, identities: Iterable[Identity]) -> tuple[Piece, ...]:
        """Let exactly cards of these identities be raised, the hindmost of each stack; return them."""
        wanted = Counter(identities)
        shown = [card.piece for stack in self.stacks() for card in stack[: wanted[identity_of(stack[0].piece or "")]]]
        found = tuple(piece for piece in shown if piece is not None)
        self.choose(found)
        return found

    def answer(self, identities: Iterable[str], asked: bool) -> None:
        """Let the cards of these identities stand out; *asked*: all others are dimmed, as they beat nothing."""
        wanted = set(identities)
        if asked is not self.answers:
            self.answers = asked
            for card in self.cards:
                card.show_marks()
        self.offer(piece for piece in self.pieces if identity_of(piece) in wanted)

    def step(self, by: int) -> bool:
        """Move the cursor to the next stack, round and round."""
        fronts = [stack[-1] for stack in self.stacks()]
        if not fronts:
            return False
        here = next((n for n, front in enumerate(fronts) if self.cursor in self.stack(front)), None)
        at = (0 if by > 0 else len(fronts) - 1) if here is None else (here + by) % len(fronts)
        self.move_cursor(fronts[at])
        return True

    def move_cursor(self, card: HandCard) -> None:
        """Give the keyboard to the stack of a card."""
        super().move_cursor(self.stack(card)[-1] if card in self.cards else card)

    def _point(self) -> None:
        cursor = self.cursor
        target = cursor if cursor in self.cards else (self.cards[0] if self.cards else None)
        front = self.stack(target)[-1] if target is not None else None
        for stack in self.stacks():
            for card in stack:
                card.focus_kind = Kind.SILENT
            stack[-1].focus_kind = Kind.PLACE if stack[-1] is front else Kind.TEXT

    # -- places ------------------------------------------------------------------------------

    def place(self, ms: float = 0.0) -> None:
        """Put every card where it belongs."""
        for stack in self.stacks():
            for n, card in enumerate(stack):
                card.standing = PEEK * (len(stack) - 1 - n)
        super().place(ms)
        self._show_pills()
        self.relaid()

    def row(self) -> Spread:
        """Return where the stacks lie; all of a family overlap alike."""
        wide = self.deck.size(self.height).width()
        stacks = self.stacks()
        families = [FAMILY[identity_of(stack[0].piece or "")] for stack in stacks]
        breaks = sum(one is not other for one, other in pairwise(families))
        steps, gap, room = len(stacks) - 1, FAMILY_GAP, self.room.width() - wide
        spare = (room - steps * (wide + BETWEEN)) / max(1, breaks)
        gap = max(LEAST_GAP, spare) if spare < gap else max(gap, min(MOST_GAP, spare / 3))
        step = max(0.0, min(wide + BETWEEN, (room - breaks * gap) / max(1, steps)))
        lefts: list[float] = []
        x = 0.0
        for n, stack in enumerate(stacks):
            if n:
                x += step + (gap if families[n] is not families[n - 1] else 0.0)
            lefts += [x] * len(stack)
        return Spread(tuple(lefts), x + wide if stacks else 0.0, step)

    def blocks(self) -> list[Block]:
        """Return the families, from left to right, as they lie."""
        found: list[Block] = []
        for family, group in groupby(self.cards, key=lambda card: FAMILY[identity_of(card.piece or "")]):
            cards = list(group)
            half = cards[0].wide / 2
            found.append(Block(family, len(cards), cards[0].rest.x() - half, cards[-1].rest.x() + half))
        return found

    def _show_pills(self) -> None:
        """Count copies on the foremost card of each stack, and those of them that are chosen."""
        seen: dict[HandCard, ArtItem] = {}
        for stack in self.stacks():
            front, chosen = stack[-1], sum(card.raised for card in stack)
            if len(stack) == 1 and not chosen:
                continue
            art = pill_art(len(stack), chosen, front.height)
            pill = self._pills.get(front)
            if pill is None:
                pill = ArtItem(self.stage, art, front)
                pill.setZValue(3.0)
            elif pill.art.key != art.key:
                pill.show_art(art)
            strip = min(front.strip or front.wide, front.wide)
            pill.setPos(-front.wide / 2 + strip - art.rect.width() / 2 + 1, PILL_Y * front.height)
            seen[front] = pill
        for card, pill in self._pills.items():
            if card not in seen and card in self.cards and (scene := pill.scene()) is not None:
                scene.removeItem(pill)
        self._pills = seen
