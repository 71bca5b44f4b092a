"""The port between a game's table and the rest of the program.

How to use it: a game's ``table.TABLE`` is a subclass of :class:`GameTable`.  The runner makes one per
deal on a fresh stage, sets ``offer``, then::

    table.arrange()                      # also connected to stage.resized
    stage.timeline.drop(); table.reset(view)
    table.show(events, view, shown)      # plays table.cues(event, view) of each event, then calls shown
    table.invite(seat, view, legal)      # clicks, drags and keys now call offer(action)

What a table shows is a *scene model*: which piece lies where.  Only ``reset`` and the callbacks of cues
change it, so that a skipped, a played and a dropped animation end in the same model; ``placed`` returns
it, and after every step it must equal the layout of the view.  A table never sees a state, only views
and events; it never submits, it offers.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final, Generic, NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QAction, QKeyEvent, QPainter

from cardtable.ai.player import Message
from cardtable.core.events import Event, Seat
from cardtable.core.match import Match
from cardtable.core.rules import A, DealResult, Illegal, Layout, Option, V
from cardtable.scene.item import Art
from cardtable.scene.stage import Stage
from cardtable.scene.timeline import Cue

Glyph = Callable[[QPainter], None]  # paints around the origin, in u
LONGEST_MS: Final = 6000.0  # no step takes longer than this, at normal speed


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """Who sits where.  *alone*: the only person at the table ("You"; else "Player n")."""

    seat: Seat
    human: bool
    level: str | None = None  # of a program
    alone: bool = True


@dataclass(frozen=True, slots=True)
class Choice:
    """One legal action, for lists: its spoken name, and what performs it.

    *group*: what a long list may fold it under, "Trio of kings with a card"; empty for what stands alone.
    """

    name: str
    perform: Callable[[], None]
    group: str = ""


class SheetRow(NamedTuple):
    """One addend: *glyph* paints within 13 u around the origin."""

    label: str
    points: int
    glyph: Glyph | None = None


class SheetFoot(NamedTuple):
    """Something to be seen under a seat's points, and a line of text over it.

    *paint* draws from the origin, within the width it is given and *height* u.
    """

    text: str
    height: float
    paint: Callable[[QPainter, float], None]


class SheetColumn(NamedTuple):
    """One seat on the result sheet.  *avatar* paints within a circle of 22 u around the origin."""

    name: str
    rows: tuple[SheetRow, ...]
    total: int
    avatar: Glyph | None = None
    formula: str | None = None  # None: the rows' points spelled out
    winner: bool = False
    share: float | None = None  # of the bar; None: its total, if all totals are positive
    signed: bool = False  # the total is won or lost, not reached
    foot: SheetFoot | None = None


class SheetContent(NamedTuple):
    """All a result sheet says.  *ornament* paints within 100 × 60 u around the origin, left and right of the title."""

    caption: str  # "END OF THE GAME"
    title: str  # "Draw", "You win"
    sub: str
    columns: tuple[SheetColumn, ...]
    ornaments: tuple[Glyph, ...] = ()  # none, or left and right
    note: str = ""  # one line under the columns


class GameTable(ABC, Generic[V, A]):
    """A game's scene: what lies on the stage, how events move it, how gestures become actions.

    *actions*: the window's QActions by name (hint undo redo skip menu log new repeat home review pause),
    to be shown as chips.  *first*: who began the deal.
    """

    offer: Callable[[A], Illegal | None]  # set by the runner; a refused action returns its reason
    preferences: ClassVar[tuple[Option, ...]] = ()  # how the player likes this table; no part of a deal
    code = ""  # of the deal on the table; set by the page
    hint_place = (1, 1)  # which of how many hints is shown next; set by the page
    match: Match | None = None  # the finished deals of this evening; set by the page before a deal and before a result
    counted: bool | None = None  # whether the deal goes into the books, ``False``: practice, ``None``: there are none

    def __init__(
        self, stage: Stage, actions: Mapping[str, QAction], seats: Sequence[SeatInfo], first: Seat = Seat(0)
    ) -> None:
        self.stage, self.actions, self.seats, self.first = stage, actions, tuple(seats), first
        self.rule_asked: Callable[[str], None] = lambda rule: None  # set by the runner: open this paragraph ("R6")
        self.prefer: Callable[[str, str], None] = lambda key, value: None  # set by the page: remember a preference
        self.preferred: dict[str, str] = {option.key: option.values[0] for option in self.preferences}

    def take_preferences(self, chosen: Mapping[str, str]) -> None:
        """Take what the player prefers, one value per key of :attr:`preferences`; live, as it is changed."""
        self.preferred = {**self.preferred, **chosen}

    def take_counted(self, counted: bool | None) -> None:
        """Tell from now on whether the deal goes into the books: an undo may turn it into practice."""
        if counted != self.counted:
            self.counted = counted
            self.retranslate()
            self.arrange()

    def reseat(self, seats: Sequence[SeatInfo], first: Seat) -> None:
        """Take other players in the same seats, or another level: for a new deal or in the middle of one."""
        self.seats, self.first = tuple(seats), first
        self.retranslate()
        self.arrange()

    # -- showing -----------------------------------------------------------------------------

    @abstractmethod
    def arrange(self) -> None:
        """Place everything for ``stage.size``; also after a resize and a change of language."""

    @abstractmethod
    def reset(self, view: V) -> None:
        """Show a position at once.  The caller has dropped the timeline."""

    def recall(self, events: Sequence[Event]) -> None:
        """Mark what happened last, as if it had just been shown; follows ``reset`` and moves nothing."""

    @abstractmethod
    def cues(self, event: Event, view: V) -> list[Cue]:
        """Return how one redacted event is shown; *view* is the position after the whole step.

        Called for all events of a step before the first is shown: look at the scene model in
        the callbacks and in a cue's late motions, not here.
        """

    @abstractmethod
    def placed(self) -> Layout:
        """Return what the scene model holds."""

    def show(
        self,
        events: Sequence[Event],
        view: V,
        shown: Callable[[], None],
        told: Callable[[Event], None] | None = None,
        max_ms: float = LONGEST_MS,
    ) -> None:
        """Play redacted *events* that lead to *view*, then call *shown* once.

        *told* is called with each event when it begins to be seen: log, sound, announcement.
        """
        cues: list[Cue] = []
        for event in events:
            if told is not None:
                cues.append(Cue(0, at_start=lambda event=event: told(event)))  # type: ignore[misc]  # early binding
            cues += self.cues(event, view)
        self.stage.timeline.play(cues, shown, max_ms)

    def seat_area(self, seat: Seat) -> QRectF:
        """Return where a player is shown, in the stage; for what is said about that player."""
        size = self.stage.size
        return QRectF(size.width() / 2 - 1, 0 if seat else size.height() - 1, 2, 1)

    def soon(self) -> Iterable[Art]:
        """Return pictures that the next actions will show, to be painted beforehand; all that do not change often."""
        return ()

    def review_area(self) -> QRectF:
        """Return a place that is free while a game is being looked through; an empty one: the corner."""
        return QRectF()

    # -- acting ------------------------------------------------------------------------------

    @abstractmethod
    def invite(self, seat: Seat, view: V, legal: Sequence[A]) -> None:
        """Let a person act for *seat* now."""

    @abstractmethod
    def withdraw(self) -> None:
        """Take no input; nothing is lit, nothing chosen."""

    @abstractmethod
    def thinking(self, seat: Seat | None) -> None:
        """Mark the seat that is being waited for, or none."""

    @abstractmethod
    def show_hint(self, action: A, reason: Message | None) -> None:
        """Show what is advised, and why."""

    @abstractmethod
    def clear_hint(self) -> None:
        """Take the hint away."""

    @abstractmethod
    def refuse(self, reason: Illegal) -> None:
        """Say why an action was refused, with a link to the rule."""

    @abstractmethod
    def key(self, event: QKeyEvent) -> bool:
        """Act on one of the game's own keys; return whether it was one."""

    @abstractmethod
    def choices(self) -> list[Choice]:
        """Return every action the invited person may take now, for the text panel."""

    # -- words -------------------------------------------------------------------------------

    @abstractmethod
    def result(self, view: V, result: DealResult) -> SheetContent:
        """Return what the result sheet says."""

    @abstractmethod
    def retranslate(self) -> None:
        """Make every text from its key again; ``arrange`` follows."""
