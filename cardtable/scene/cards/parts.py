"""What the table of a card game is made of: a scene, what the person acts with, and how events are seen."""

from __future__ import annotations

from typing import Protocol, TypeVar

from PySide6.QtCore import QPointF, QRectF

from cardtable.ai.player import Message
from cardtable.core.events import Event, Seat
from cardtable.core.rules import Illegal
from cardtable.scene.cards.hand import Hand
from cardtable.scene.cards.lying import Lying
from cardtable.scene.cards.shifting import OwnOrder
from cardtable.scene.table import SeatInfo
from cardtable.scene.timeline import Cue
from cardtable.scene.widgets.header import HeaderContent

V = TypeVar("V")
V_contra = TypeVar("V_contra", contravariant=True)
A_contra = TypeVar("A_contra", contravariant=True)


class CardPlan(Protocol):
    """Places that every card table has."""

    @property
    def chips(self) -> QPointF:
        """The right end of the commands' row."""

    @property
    def bar(self) -> QRectF:
        """Where the person's buttons are."""


class CardScene(Protocol[V]):
    """The table without its buttons."""

    view: V | None  # the position that words and counts tell
    seats: tuple[SeatInfo, ...]
    heading: HeaderContent

    @property
    def lying(self) -> Lying:
        """The scene model."""

    @property
    def hand(self) -> Hand:
        """The person's cards."""

    @property
    def plan(self) -> CardPlan:
        """Where everything stands."""

    def arrange(self) -> None:
        """Place everything for the stage's size."""

    def become(self, view: V) -> None:
        """Show a position at once; nothing is chosen."""

    def light(self, on: bool) -> None:
        """Let the person's edge of the table glow."""

    def refresh(self, active: Seat | None = None, thinking: bool = False) -> None:
        """Say everything anew; *active* is the seat that is waited for."""

    def retranslate(self) -> None:
        """Make what was said before again."""


class ShiftedScene(CardScene[V], Protocol[V]):
    """A table whose hand the person may lay in an order of his own."""

    @property
    def order(self) -> OwnOrder:
        """How the hand lies."""


class CardChooser(Protocol[A_contra]):
    """What the person acts with."""

    @property
    def invited(self) -> bool:
        """Whether the person may act now."""

    def withdraw(self) -> None:
        """Let nobody act; what is chosen stays chosen."""

    def advise(self, action: A_contra | None) -> None:
        """Mark what is advised, or nothing."""

    def arrange(self) -> None:
        """Stand where the scene's plan says."""

    def refresh(self) -> None:
        """Say anew what can be done."""


class CardDealing(Protocol):
    """How cards are dealt."""

    @property
    def under_way(self) -> bool:
        """Whether cards are on their way from the stock to the players."""

    def reset(self) -> None:
        """Forget whatever was on its way."""


class CardShowing(Protocol[V_contra]):
    """Turns events into cues."""

    @property
    def dealing(self) -> CardDealing:
        """How cards are dealt."""

    def cues(self, event: Event, view: V_contra) -> list[Cue]:
        """Return how one event is seen; *view* is the position after the whole step."""


class Sentences(Protocol):
    """The sentences of a game that its table says."""

    def illegal(self, reason: Illegal) -> str:
        """Return why an action is refused."""

    def hint(self, reason: Message) -> str:
        """Return why something is advised."""
