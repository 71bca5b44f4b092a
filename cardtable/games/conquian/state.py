"""What happens in a deal of Conquian, and who knows what of it.

Answers, melds, payments, dead cards and sizes of hands are known to all: :class:`Public`.
A state adds the hands, the stock and the swapped cards, a view the part of them that its seat knows.
"""

from __future__ import annotations

import enum
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from cardtable.core.events import Piece, Seat
from cardtable.games.conquian.cards import Cards, Packed, pack
from cardtable.games.conquian.melds import Melds, arranged, extends

SEATS: Final = (Seat(0), Seat(1), Seat(2))  # each one's right neighbour is the next, the last one's the first
HAND: Final = 8  # cards; hand and melded cards together are as many, but for who owes a payment
CUT: Final = 9  # melded cards that win


@dataclass(frozen=True, slots=True)
class Give:
    """Seal this card for the right neighbour (R4)."""

    card: Piece


@dataclass(frozen=True, slots=True)
class Pass:
    """Let the table card go by (R5)."""


@dataclass(frozen=True, slots=True)
class Use:
    """Take the table card, willingly or forced; own melds then lie like this, in whatever order (R7, R8, R11)."""

    melds: Melds

    def __post_init__(self) -> None:
        object.__setattr__(self, "melds", arranged(self.melds))


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay hand cards or regroup without the table card; own melds then lie like this, in whatever order (R9)."""

    melds: Melds

    def __post_init__(self) -> None:
        object.__setattr__(self, "melds", arranged(self.melds))


@dataclass(frozen=True, slots=True)
class Force:
    """Make another player take the table card (R11)."""

    target: Seat


@dataclass(frozen=True, slots=True)
class Pay:
    """Put this hand card on offer, for having taken the table card (R7)."""

    card: Piece


Action: TypeAlias = Give | Pass | Use | Lay | Force | Pay


class Phase(enum.Enum):
    """What is owed."""

    SWAP = "swap"  # a card to the right, from all at once
    ANSWER = "answer"  # use, force or pass; free melds before
    FORCED = "forced"  # to take the table card
    PAY = "pay"
    OVER = "over"


class Deed(enum.StrEnum):
    """What an act was."""

    PASS = "pass"
    USE = "use"
    LAY = "lay"
    FORCE = "force"
    TAKE = "take"  # a use that was forced
    PAY = "pay"


class Act(NamedTuple):
    """What a seat did, for all to see, since the swap."""

    seat: Seat
    deed: Deed
    card: Piece  # on offer then; of a payment the card paid
    cards: Cards = ()  # that went from the hand to own melds
    target: Seat | None = None  # who was forced


@dataclass(frozen=True, slots=True)
class Public:
    """What everybody at the table knows."""

    phase: Phase
    turn: Seat  # who acts, or did last; in the swap who will answer first
    first: Seat  # who answers, or answered, the table card first
    payer: Seat | None  # who paid the table card; None: it came from the stock
    table: Piece | None  # the table card
    dead: Cards  # in the order in which they were passed by all
    melds: tuple[Melds, ...]  # of each seat; a group keeps its place in the row as long as it can
    sizes: tuple[int, ...]  # cards in each hand
    stock_left: int
    sealed: tuple[bool, ...]  # who has chosen a card to give
    regrouped: bool  # whether who answers has regrouped, laying nothing, on this turn
    acts: tuple[Act, ...]

    @property
    def order(self) -> tuple[Seat, ...]:
        """Who has still to answer the table card, first who does it now (R5)."""
        if self.phase is not Phase.ANSWER:
            return ()
        return tuple(Seat((self.turn + k) % 3) for k in range(3 - (self.turn - self.first) % 3))

    @property
    def melded(self) -> tuple[int, ...]:
        """How many cards each seat has in its melds."""
        return tuple(sum(map(len, melds)) for melds in self.melds)

    @property
    def last_card(self) -> bool:
        """Whether the deal ends when all pass the table card (H5)."""
        return self.phase is Phase.ANSWER and not self.stock_left

    def fitting(self, seat: Seat) -> tuple[int, ...]:
        """Return which of a seat's melds the table card extends as they lie (R11)."""
        if self.table is None:
            return ()
        return tuple(n for n, meld in enumerate(self.melds[seat]) if extends(self.table, meld))

    def targets(self, seat: Seat) -> tuple[Seat, ...]:
        """Return whom *seat* could force now, nearest to the right first."""
        others = (Seat((seat + 1) % 3), Seat((seat + 2) % 3))
        return tuple(other for other in others if self.fitting(other))

    def wins_if_forced(self, target: Seat) -> bool:
        """Say whether the card would certainly be the target's ninth (H2)."""
        return not self.sizes[target]

    def owned(self, seat: Seat) -> Packed:
        """Return a seat's melded cards, packed."""
        return pack(card for meld in self.melds[seat] for card in meld)

    def from_hand(self, seat: Seat, melds: Melds) -> Cards:
        """Return the cards of an arrangement that are neither melded yet nor the table card."""
        there = {card for meld in self.melds[seat] for card in meld}
        return tuple(card for meld in melds for card in meld if card not in there and card != self.table)


@dataclass(frozen=True, slots=True)
class State(Public):
    """The whole truth."""

    hands: tuple[Cards, ...]  # each in order
    stock: Cards  # the last is turned next
    given: tuple[Piece | None, ...]  # what each seat gives, or gave, to the right; None: not yet, or unknown


@dataclass(frozen=True, slots=True)
class View(Public):
    """What one seat knows, with perfect recall."""

    seat: Seat
    known: tuple[Cards, ...]  # of each hand: one's own, what one gave while it is there, all at the end
    given: Piece | None  # what the seat gives, or gave
    received: Piece | None  # once the cards have been swapped

    @property
    def hand(self) -> Cards:
        """The seat's own cards, in order."""
        return self.known[self.seat]


def right_of(seat: Seat) -> Seat:
    """Return the right neighbour, who is next (R1)."""
    return Seat((seat + 1) % 3)


def left_of(seat: Seat) -> Seat:
    """Return the left neighbour."""
    return Seat((seat + 2) % 3)


def put(hands: tuple[Cards, ...], seat: Seat, hand: Iterable[Piece]) -> tuple[Cards, ...]:
    """Return hands with another one for a seat."""
    return (*hands[:seat], tuple(hand), *hands[seat + 1 :])
