"""The contract a game signs.  Everything here is pure and deterministic."""

from __future__ import annotations

import enum
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar, final

from cardtable.core.events import Event, Moved, Piece, Place, Seat
from cardtable.core.rng import Rng

S = TypeVar("S")
V = TypeVar("V")
A = TypeVar("A")

Layout: TypeAlias = Mapping[Place, tuple[Piece | None, ...]]
Options: TypeAlias = tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Illegal:
    """Why an action is refused: a message id, its arguments, and the rule it cites."""

    key: str
    args: tuple[str, ...] = ()
    rule: str = ""


class IllegalActionError(ValueError):
    """Raised by :meth:`Rules.apply`; carries the :class:`Illegal` reason."""

    def __init__(self, reason: Illegal) -> None:
        super().__init__(reason.key, *reason.args)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Option:
    """A rule the players may choose before a deal; the first value is the default."""

    key: str
    values: tuple[str, ...]


class Handover(enum.Enum):
    """Who opens the next deal of a match."""

    ROUND = enum.auto()  # who is next to the one who opened this deal
    FIXED = enum.auto()  # always the same seat
    WINNER = enum.auto()  # who has won this deal; after a draw the same seat again
    DRAWN = enum.auto()  # anybody, every deal anew


@dataclass(frozen=True, slots=True)
class Setup:
    """All that a deal depends on."""

    seed: int
    seats: int
    dealer: Seat = Seat(0)
    options: Options = ()
    standing: tuple[int, ...] = ()  # points of the match before the deal, per seat; empty: none, or no match

    def option(self, key: str, default: str = "") -> str:
        """Return the chosen value of an option."""
        return dict(self.options).get(key, default)


@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    """A new state and the events that led to it."""

    state: S
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One addend of a seat's points: message id, arguments, signed points."""

    key: str
    points: int
    args: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class DealResult:
    """Points per seat, why the deal ended, and the sum spelled out."""

    points: tuple[int, ...]
    reason: str
    winners: tuple[Seat, ...] = ()  # all seats that share the best result
    lines: tuple[tuple[ScoreLine, ...], ...] = field(default=())  # per seat, in order
    together: bool = False  # the winners are one side; otherwise several of them are a draw

    @property
    def drawn(self) -> bool:
        """Whether opponents share the best result."""
        return len(self.winners) > 1 and not self.together


class Rules(ABC, Generic[S, V, A]):
    """The rules of one game, as functions of immutable states."""

    game_id: ClassVar[str]
    version: ClassVar[int]  # bump only when an old action list would replay differently
    players: ClassVar[tuple[int, ...]]  # allowed numbers of seats, the default first
    hidden: ClassVar[bool]  # some seat does not see everything
    draws_opener: ClassVar[bool] = False  # who opens the first deal of an evening, or of a match, is drawn
    handover: ClassVar[Handover] = Handover.ROUND  # who opens the deals after it
    target: ClassVar[int | None] = None  # points that end a match of several deals; None: every deal is for itself
    options: ClassVar[tuple[Option, ...]] = ()

    @abstractmethod
    def deal(self, setup: Setup) -> Step[S]:
        """Return the first state, and the events of the deal."""

    @abstractmethod
    def to_act(self, state: S) -> tuple[Seat, ...]:
        """Return the seats that owe an action; empty if and only if the deal is over."""

    def awaited(self, state: S, seat: Seat) -> tuple[Seat, ...]:
        """Return the seats of which *seat* knows that they owe an action: fewer where it is a secret who is asked."""
        return self.to_act(state)

    @abstractmethod
    def legal_actions(self, state: S, seat: Seat) -> Iterator[A]:
        """Yield every action *seat* may take, in a stable order."""

    @abstractmethod
    def check(self, state: S, seat: Seat, action: A) -> Illegal | None:
        """Return why *action* is refused, or ``None``."""

    @abstractmethod
    def _apply(self, state: S, seat: Seat, action: A) -> Step[S]:
        """Perform a checked action."""

    @abstractmethod
    def result(self, state: S) -> DealResult | None:
        """Return the outcome of a finished deal."""

    def sides(self, state: S) -> Mapping[str, tuple[Seat, ...]]:
        """Return who plays together, by the name of the side; empty while nobody does."""
        return {}

    @abstractmethod
    def view(self, state: S, seat: Seat) -> V:
        """Return what *seat* knows, with perfect recall."""

    @abstractmethod
    def determinize(self, view: V, rng: Rng) -> S:
        """Return a random state that looks like *view* from its seat."""

    @abstractmethod
    def layout(self, view: V) -> Layout:
        """Return every piece on the table, by place, as the view's seat sees it."""

    @abstractmethod
    def truth(self, state: S) -> Layout:
        """Return every piece, by place, with nothing hidden."""

    @abstractmethod
    def encode(self, action: A) -> str:
        """Return the action's notation."""

    @abstractmethod
    def decode(self, text: str) -> A:
        """Parse an action's notation.

        :raises ValueError: if *text* is no action.
        """

    @abstractmethod
    def position(self, record: Mapping[str, Any]) -> S:
        """Return the state that a JSON position describes.

        :raises ValueError: if the record is no position of this game.
        """

    @abstractmethod
    def record(self, state: S) -> dict[str, Any]:
        """Return *state* as a JSON position; the inverse of :meth:`position`."""

    @final
    def apply(self, state: S, seat: Seat, action: A) -> Step[S]:
        """Check and perform *action*.

        :raises IllegalActionError: if :meth:`check` refuses it.
        """
        if (reason := self.check(state, seat, action)) is not None:
            raise IllegalActionError(reason)
        return self._apply(state, seat, action)


def setup_fault(rules: Rules[Any, Any, Any], setup: Setup) -> Illegal | None:
    """Return what in *setup* these rules do not know: ``bad-seats``, ``-dealer``, ``-option`` or ``-standing``."""
    if setup.seats not in rules.players:
        return Illegal("bad-seats", (str(setup.seats),))
    if not 0 <= setup.dealer < setup.seats:
        return Illegal("bad-dealer", (str(setup.dealer),))
    known = {option.key: option.values for option in rules.options}
    for key, value in setup.options:
        if value not in known.get(key, ()):
            return Illegal("bad-option", (key, value))
    if setup.standing and (rules.target is None or len(setup.standing) != setup.seats):
        return Illegal("bad-standing", tuple(map(str, setup.standing)))
    return None


def settle(layout: Layout, events: Sequence[Event]) -> Layout:
    """Return *layout* after *events*: the table's arithmetic, and the rules' audit."""
    places = {place: list(pieces) for place, pieces in layout.items()}
    for event in events:
        if not isinstance(event, Moved):
            continue
        source = places.setdefault(event.source, [])
        if event.pieces == (None,) * len(source):
            source.clear()  # all that lies there leaves unseen, even what was known: a pack is gathered
        else:
            for piece in event.pieces:
                source.remove(piece if piece in source else None)
        places.setdefault(event.target, []).extend(event.pieces)
    return {place: tuple(pieces) for place, pieces in places.items()}
