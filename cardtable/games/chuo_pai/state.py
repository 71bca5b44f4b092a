"""What happens in a deal of Chuo Pai, and who knows what of it.

Plays, passes, score piles, cards out of the deal and sizes of hands are known to all (H4):
:class:`Public`.  A state adds the hands, a view the one that its seat holds.
Whose turn it is, what has to be beaten, and the score all follow from what is public.
"""

from __future__ import annotations

import enum
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import NamedTuple, Self, TypeAlias

from cardtable.core.events import Piece, Seat
from cardtable.games.chuo_pai.cards import Cards, Identity, identities_of, in_order
from cardtable.games.chuo_pai.plays import Combination, read

SEATS = (Seat(0), Seat(1), Seat(2))
HAND = 28  # cards dealt to each


@dataclass(frozen=True, slots=True)
class Pass:
    """Play nothing: one has nothing that beats the highest play (R9)."""


@dataclass(frozen=True, slots=True, init=False)
class Play:
    """Play cards.  Copies count for nothing: plays of the same identities are the same action (H5).

    An identity alone, or a card that is not in the hand, stands for any card of its identity.
    """

    identities: tuple[Identity, ...]
    cards: Cards = field(compare=False)

    __match_args__ = ("cards",)

    def __init__(self, cards: Iterable[Piece]) -> None:
        held = in_order(cards)
        object.__setattr__(self, "cards", held)
        object.__setattr__(self, "identities", identities_of(held))


Action: TypeAlias = Play | Pass


class Phase(enum.Enum):
    """What is asked of whose turn it is."""

    LEAD = "lead"
    FOLLOW = "follow"
    OVER = "over"


class Act(NamedTuple):
    """What a seat did when it was its turn; no cards: it passed."""

    seat: Seat
    cards: Cards = ()

    @property
    def combination(self) -> Combination:
        """The play that the cards are.

        :raises KeyError: if it was a pass.
        """
        return read(self.cards)


class Round(NamedTuple):
    """A finished round: a lead, and what the others who had cards did (R7)."""

    acts: tuple[Act, ...]
    best: Act  # the play that has won

    @property
    def winner(self) -> Seat:
        """Whose play has won."""
        return self.best.seat


def highest(acts: tuple[Act, ...]) -> Act:
    """Return the highest play of a round that has begun; whoever plays beats what lies there, so it is the last."""
    return next(act for act in reversed(acts) if act.cards)


@dataclass(frozen=True, slots=True)
class Public:
    """What everybody at the table knows."""

    leader: Seat  # of the first round (R4)
    free: bool  # special combinations of any composition (H1)
    bonus: tuple[Cards, ...]  # of each seat, the opening bonus (R3)
    earlier: tuple[Cards, ...]  # score piles besides, only in positions that were set up
    gone: Cards  # out of the deal before the first act, only in positions that were set up
    rounds: tuple[Round, ...]  # finished ones
    acts: tuple[Act, ...]  # of this round
    sizes: tuple[int, ...]  # cards in each hand

    @property
    def whole(self) -> bool:
        """Whether all is known from the deal on: false in positions that were set up."""
        return not self.gone and not any(self.earlier)

    @property
    def to_beat(self) -> Act | None:
        """The highest play of the round; ``None`` where whose turn it is leads."""
        return highest(self.acts) if self.acts else None

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """Who has still to act in this round, in order, with whose turn it is first; everybody with cards may be."""
        first = self.acts[0].seat if self.acts else self.last_winner
        acted = [act.seat for act in self.acts]
        order = clockwise(first)
        return tuple(seat for seat in order if seat not in acted and self.sizes[seat])

    @property
    def last_winner(self) -> Seat:
        """Who has won the last round; the first leader, if there was none."""
        return self.rounds[-1].winner if self.rounds else self.leader

    @property
    def turn(self) -> Seat:
        """Who acts; the last winner, if nobody has cards (R12)."""
        return next(iter(self.waiting), self.last_winner)

    @property
    def over(self) -> bool:
        """Whether a round is complete, and at most one player holds cards (R13)."""
        return not self.acts and sum(size > 0 for size in self.sizes) < 2

    @property
    def phase(self) -> Phase:
        """What is asked of whose turn it is."""
        if self.over:
            return Phase.OVER
        return Phase.FOLLOW if self.acts else Phase.LEAD

    @property
    def score(self) -> tuple[int, ...]:
        """The cards in each score pile, a point each (R11)."""
        points = [len(bonus) + len(earlier) for bonus, earlier in zip(self.bonus, self.earlier, strict=True)]
        for done in self.rounds:
            points[done.winner] += len(done.best.cards)
        return tuple(points)

    def won(self, seat: Seat) -> tuple[Round, ...]:
        """Return the rounds that a seat has won."""
        return tuple(done for done in self.rounds if done.winner == seat)

    def pile(self, seat: Seat) -> Cards:
        """Return a score pile, what came first to it first."""
        won = (card for done in self.won(seat) for card in done.best.cards)
        return (*self.bonus[seat], *self.earlier[seat], *won)

    def lying(self, seat: Seat) -> Cards:
        """Return what a seat has played in this round."""
        return next((act.cards for act in self.acts if act.seat == seat), ())

    def out(self) -> Cards:
        """Return the cards that have left the deal (R11)."""
        beaten = (card for done in self.rounds for act in done.acts if act.seat != done.winner for card in act.cards)
        return (*self.gone, *beaten)

    def seen(self) -> Iterator[Piece]:
        """Yield all cards that have left the hands."""
        for seat in SEATS:
            yield from self.pile(seat)
            yield from self.lying(seat)
        yield from self.out()

    def history(self) -> Iterator[tuple[Act, Act | None]]:
        """Yield every act, with the highest play that lay there before it."""
        for acts in (*(done.acts for done in self.rounds), self.acts):
            best = None
            for act in acts:
                yield act, best
                best = act if act.cards else best

    def after(self, act: Act, sizes: tuple[int, ...]) -> Self:
        """Return the same with one more act, and the round closed if it was the last one (R7)."""
        more = replace(self, acts=(*self.acts, act), sizes=sizes)
        if more.waiting:
            return more
        return replace(more, rounds=(*self.rounds, Round(more.acts, highest(more.acts))), acts=())


def clockwise(first: Seat) -> tuple[Seat, ...]:
    """Return all seats in the order in which they act."""
    return tuple(Seat((first + n) % len(SEATS)) for n in range(len(SEATS)))


@dataclass(frozen=True, slots=True)
class State(Public):
    """The whole truth."""

    hands: tuple[Cards, ...]  # each sorted

    def acted(self, act: Act, left: Cards) -> State:
        """Return the same after an act that leaves so much of its seat's hand."""
        hands = (*self.hands[: act.seat], left, *self.hands[act.seat + 1 :])
        return replace(self.after(act, tuple(map(len, hands))), hands=hands)


@dataclass(frozen=True, slots=True)
class View(Public):
    """What one seat knows, with perfect recall."""

    seat: Seat
    known: tuple[Cards, ...]  # of each hand: one's own, at the end all

    @property
    def hand(self) -> Cards:
        """The seat's own cards, sorted."""
        return self.known[self.seat]
