"""What happens in a deal of Dou Dizhu, and who knows what of it.

Bids, plays, sizes of hands and, once there is a landlord, the bottom are known to all:
:class:`Public`.  A state adds the hands, a view the part of them that its seat knows.
Whose turn it is, what has to be beaten, and the score all follow from what is public.
"""

from __future__ import annotations

import enum
from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from itertools import repeat
from typing import Any, Literal, NamedTuple, TypeAlias

from cardtable.core.events import Piece, Seat
from cardtable.games.dou_dizhu.cards import Cards, in_order, pick, ranks_of
from cardtable.games.dou_dizhu.plays import Reading
from cardtable.games.dou_dizhu.reading import read

SEATS = (Seat(0), Seat(1), Seat(2))
HIGHEST_BID = 3
REDEALS = 3  # after so many deals without a bid, the next auction always has a landlord (R4)

Points: TypeAlias = Literal[1, 2, 3]


@dataclass(frozen=True, slots=True)
class Bid:
    """Offer to be landlord for these points (R3)."""

    points: Points


@dataclass(frozen=True, slots=True)
class Pass:
    """Bid nothing, or let the play on the table stand (R3, R6)."""


@dataclass(frozen=True, slots=True, init=False)
class Play:
    """Play cards.  Suits count for nothing: plays of the same ranks are the same action (R2).

    A card without suit, or one that is not in the hand, stands for any card of its rank.
    """

    ranks: str
    _held: Cards = field(compare=False, repr=False)  # the cards, or a hand that has them

    __match_args__ = ("cards",)

    def __init__(self, cards: Iterable[Piece]) -> None:
        object.__setattr__(self, "_held", in_order(cards))
        object.__setattr__(self, "ranks", ranks_of(self._held))

    @classmethod
    def all_of(cls, readings: Iterable[Reading], hand: Cards) -> list[Play]:
        """Return plays of the first cards of their ranks in a sorted hand.

        The cards are looked for when they are asked for: a hand of twenty has hundreds of plays, and makes one.
        The loops run in C, which is twice as fast.
        """
        ranks = [play.ranks for play in readings]
        plays = list(map(object.__new__, repeat(cls, len(ranks))))
        deque(map(_RANKS.__set__, plays, ranks), maxlen=0)
        deque(map(_HELD.__set__, plays, repeat(hand)), maxlen=0)
        return plays

    @property
    def cards(self) -> Cards:
        """The cards, the lowest first."""
        if len(self._held) == len(self.ranks):
            return self._held
        cards, _ = pick(self._held, map(Piece, self.ranks))
        return cards


_RANKS: Any = Play.__dict__["ranks"]  # slots: set past the guard of a frozen class
_HELD: Any = Play.__dict__["_held"]

Action: TypeAlias = Bid | Pass | Play


class Phase(enum.Enum):
    """Where in the deal we are."""

    AUCTION = "auction"
    PLAY = "play"
    OVER = "over"


class Act(NamedTuple):
    """What a seat did when it was its turn to play; no cards: it passed."""

    seat: Seat
    cards: Cards = ()

    @property
    def reading(self) -> Reading:
        """The play that the cards are.

        :raises ValueError: if it was a pass.
        """
        return read(self.cards)


class Score(NamedTuple):
    """How the points come about so far (R9)."""

    base: int
    bombs: tuple[Reading, ...]  # and rockets, in the order they were played
    spring: str | None  # ``spring`` or ``anti-spring``, known at the end

    @property
    def multiplier(self) -> int:
        """Doubled by each bomb, each rocket and a spring."""
        return 1 << len(self.bombs) + (self.spring is not None)

    @property
    def points(self) -> int:
        """What each peasant wins from the landlord, or loses."""
        return self.base * self.multiplier


@cache
def _landlord(opener: Seat, bids: tuple[int, ...]) -> Seat | None:
    high = max(bids, default=0)
    if len(bids) < len(SEATS) and high < HIGHEST_BID:
        return None
    return Seat((opener + bids.index(high)) % 3)  # if all passed, the opener


@dataclass(frozen=True, slots=True)
class Public:
    """What everybody at the table knows."""

    opener: Seat  # bids first
    redeals: int
    bids: tuple[int, ...]  # from the opener on; 0 is a pass
    acts: tuple[Act, ...]  # since the landlord leads
    sizes: tuple[int, ...]  # cards in each hand
    gone: Cards  # played before all acts, only in positions that were set up

    @property
    def high(self) -> int:
        """The highest bid; 0 while there is none."""
        return max(self.bids, default=0)

    @property
    def landlord(self) -> Seat | None:
        """Who won the auction; ``None`` while it lasts (R3, R4)."""
        return _landlord(self.opener, self.bids)

    @property
    def base(self) -> int:
        """The points of the auction, 0 while it lasts."""
        return 0 if self.landlord is None else max(self.high, 1)

    @property
    def winner(self) -> Seat | None:
        """Whose hand is empty."""
        return Seat(self.sizes.index(0)) if 0 in self.sizes else None

    @property
    def phase(self) -> Phase:
        """Where in the deal we are."""
        if self.winner is not None:
            return Phase.OVER
        return Phase.AUCTION if self.landlord is None else Phase.PLAY

    @property
    def turn(self) -> Seat:
        """Who acts, or would act if the deal were not over."""
        if (landlord := self.landlord) is None:
            return Seat((self.opener + len(self.bids)) % 3)
        return Seat((self.acts[-1].seat + 1) % 3) if self.acts else landlord

    @property
    def to_beat(self) -> Act | None:
        """The play on the table; ``None`` where whose turn it is may lead (R7)."""
        return next((act for act in reversed(self.acts[-2:]) if act.cards), None)

    @property
    def plays(self) -> tuple[int, ...]:
        """How often each seat has played, passes aside."""
        played = [act.seat for act in self.acts if act.cards]
        return tuple(played.count(seat) for seat in SEATS)

    @property
    def score(self) -> Score:
        """How the points stand; a spring needs the whole history (R9)."""
        spring, plays = None, self.plays
        if self.winner is not None and not self.gone and (landlord := self.landlord) is not None:
            if self.winner == landlord and sum(plays) == plays[landlord]:
                spring = "spring"
            elif self.winner != landlord and plays[landlord] == 1:
                spring = "anti-spring"
        # bombs have four cards, rockets two: other acts need not be read
        few = (act.reading for act in self.acts if len(act.cards) in (2, 4))
        return Score(self.base, tuple(play for play in few if play.explosive), spring)

    def partner(self, seat: Seat) -> Seat | None:
        """Return the other peasant of a peasant."""
        if self.landlord in (None, seat):
            return None
        return next(other for other in SEATS if other not in (seat, self.landlord))

    def lying(self, seat: Seat) -> Cards:
        """Return the cards in front of *seat*: its last play, if it has not acted since."""
        return next((act.cards for act in reversed(self.acts[-3:]) if act.seat == seat), ())

    def played(self) -> Cards:
        """Return all cards that have left the hands, those in front of the seats included."""
        return (*self.gone, *(card for act in self.acts for card in act.cards))


@dataclass(frozen=True, slots=True)
class State(Public):
    """The whole truth."""

    seed: int  # redeals come from it too
    hands: tuple[Cards, ...]  # each sorted, the lowest first
    bottom: Cards  # the landlord's hand has them too, once there is a landlord


@dataclass(frozen=True, slots=True)
class View(Public):
    """What one seat knows, with perfect recall."""

    seat: Seat
    known: tuple[Cards, ...]  # of each hand: all of one's own, of the landlord's what is left of the bottom
    bottom: Cards  # empty until it is shown

    @property
    def hand(self) -> Cards:
        """The seat's own cards, the lowest first."""
        return self.known[self.seat]
