"""What happens in a hand of Quan Dui, and who knows what of it.

Discards, exposed Dui, sizes of hands, claims once they are resolved, and cards that were taken
from the discards are known to all: :class:`Public`.  A state adds the hands, the stock and the
sealed answers to a discard, a view the part of them that its seat knows.  Nobody but who answers
knows whether he was asked: only who has a legal claim is (H6).
"""

from __future__ import annotations

import enum
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final, NamedTuple, TypeAlias

from cardtable.core.events import Piece, Seat
from cardtable.games.quan_dui.cards import DECK, Cards, Kind, find, kind_of

HAND: Final = 15  # cards between turns, with those that are exposed
MOST_SEATS: Final = 6


@dataclass(frozen=True, slots=True, init=False)
class Discard:
    """Put a card on the own discards (R6).  Copies count for nothing: discards of one kind are the same action.

    A kind, or a card that is not in the hand, stands for any card of its kind.
    """

    kind: Kind
    card: Piece = field(compare=False, repr=False)

    __match_args__ = ("card",)

    def __init__(self, card: Piece) -> None:
        object.__setattr__(self, "card", card)
        object.__setattr__(self, "kind", kind_of(card))


@dataclass(frozen=True, slots=True)
class Declare:
    """Show eight pairs in one's own turn, and win (R5, R11)."""


@dataclass(frozen=True, slots=True)
class Draw:
    """Claim nothing, and draw from the stock if nobody else does: only the next player (R6)."""


@dataclass(frozen=True, slots=True)
class Pass:
    """Claim nothing."""


@dataclass(frozen=True, slots=True)
class Take:
    """Take the newest discard instead of a stock card: only the next player (R7)."""

    kind: Kind


@dataclass(frozen=True, slots=True)
class Dui:
    """Claim the newest discard for a Dui with an identical card of the hand (R7)."""

    kind: Kind


@dataclass(frozen=True, slots=True)
class Win:
    """Claim the newest discard for the eighth pair (R7)."""

    kind: Kind


Claim: TypeAlias = Take | Dui | Win
Answer: TypeAlias = Draw | Pass | Claim
Action: TypeAlias = Discard | Declare | Answer


class Phase(enum.Enum):
    """What is owed."""

    DISCARD = "discard"  # a discard, by who has sixteen cards; or he declares
    CLAIMS = "claims"  # answers to the newest discard, from all who can claim it and the next player
    OVER = "over"


class Purpose(enum.StrEnum):
    """What a discard is claimed for, the strongest first (R8)."""

    WIN = "win"
    DUI = "dui"
    TAKE = "take"


CLAIM: Final[dict[Purpose, type[Claim]]] = {Purpose.WIN: Win, Purpose.DUI: Dui, Purpose.TAKE: Take}


class Deed(enum.StrEnum):
    """What an act was."""

    DRAW = "draw"
    DISCARD = "discard"
    TAKE = "take"
    PAIR = "pair"  # the next player's claim for a Dui: into the hand
    DUI = "dui"  # laid face up
    ASKED_TAKE = "asked-take"  # a claim that another one went before
    ASKED_DUI = "asked-dui"
    ASKED_WIN = "asked-win"
    WIN = "win"
    DECLARE = "declare"


class Act(NamedTuple):
    """What a seat did, for all to see."""

    seat: Seat
    deed: Deed
    card: Piece | None = None  # ``None``: a card that nobody else saw, or none


@dataclass(frozen=True, slots=True)
class Public:
    """What everybody at the table knows."""

    phase: Phase
    turn: Seat  # who discards; among claims the next player; at the end who won, or drew the last card
    dealer: Seat
    standing: tuple[int, ...]  # Tentos of each seat before this hand
    sizes: tuple[int, ...]  # cards in each hand, exposed ones aside
    exposed: tuple[Cards, ...]  # before each seat, two cards a Dui
    discards: tuple[Cards, ...]  # before each seat, the oldest first; without those that were taken
    shown: tuple[Cards, ...]  # in each hand, sorted by when all saw them taken from the discards
    stock_left: int
    drew: bool  # who discards has drawn from the stock this turn
    taken: Piece | None  # or this card from the discards
    acts: tuple[Act, ...]

    @property
    def seats(self) -> int:
        """How many players there are."""
        return len(self.sizes)

    @property
    def discarder(self) -> Seat:
        """Whose discard can be claimed; no sense has this in another phase."""
        return Seat((self.turn - 1) % self.seats)

    @property
    def offer(self) -> Piece | None:
        """The discard that can be claimed."""
        return self.discards[self.discarder][-1] if self.phase is Phase.CLAIMS else None

    @property
    def last_discard(self) -> bool:
        """Whether the discard on offer can be claimed only to win (R13)."""
        return not self.stock_left

    @property
    def begun(self) -> bool:
        """Whether anybody has discarded."""
        return self.phase is not Phase.DISCARD or self.drew or self.taken is not None

    def right_of(self, seat: Seat) -> Seat:
        """Return who is next after *seat* (R1)."""
        return Seat((seat + 1) % self.seats)

    def from_right_of(self, seat: Seat) -> tuple[Seat, ...]:
        """Return the other seats, counter-clockwise."""
        return tuple(Seat((seat + n) % self.seats) for n in range(1, self.seats))

    def exposed_dui(self, seat: Seat) -> int:
        """Return how many Dui lie before a seat."""
        return len(self.exposed[seat]) // 2

    def leaving(self, seat: Seat, hand: Cards, card: str) -> Piece | None:
        """Return which card leaves a hand when it gives up *card*, a card or a kind.

        A copy that all have seen taken leaves first: otherwise the letter, which nobody sees on a real card,
        would tell that the copy is still there.  ``None``: the hand has no such card.
        """
        seen = find(self.shown[seat], kind_of(card))
        return find(hand, card) if seen is None else seen


@dataclass(frozen=True, slots=True)
class State(Public):
    """The whole truth."""

    hands: tuple[Cards, ...]  # each in order
    stock: Cards  # the last is drawn next
    drawn: Piece | None  # what who discards has drawn from the stock this turn
    asked: tuple[bool, ...]  # who owes, or owed, an answer to the discard
    answers: tuple[Answer | None, ...]  # sealed until the last


@dataclass(frozen=True, slots=True)
class View(Public):
    """What one seat knows, with perfect recall."""

    seat: Seat
    known: tuple[Cards, ...]  # of each hand: one's own, the shown cards of others, all at the end
    drawn: Piece | None  # what the seat has drawn this turn
    asked: bool  # whether the seat owes, or owed, an answer to the discard
    answer: Answer | None

    @property
    def hand(self) -> Cards:
        """The seat's own cards, in order."""
        return self.known[self.seat]

    @property
    def owes(self) -> bool:
        """Whether the seat has still to answer the discard."""
        return self.asked and self.answer is None

    def seen(self) -> frozenset[Piece]:
        """Return every card whose place the seat knows."""
        return frozenset(card for rows in (self.known, self.exposed, self.discards) for cards in rows for card in cards)

    def unseen(self) -> Counter[Kind]:
        """Return how many cards of each kind lie in the stock or hidden in other hands."""
        seen = self.seen()
        return Counter(kind_of(card) for card in DECK if card not in seen)


def put(rows: tuple[Cards, ...], seat: Seat, row: Iterable[Piece]) -> tuple[Cards, ...]:
    """Return one row of cards a seat, with another one for *seat*."""
    return (*rows[:seat], tuple(row), *rows[seat + 1 :])
