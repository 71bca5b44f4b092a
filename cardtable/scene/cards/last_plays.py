"""The last play of every seat as it lies on the table: the best large in the middle, the others before their owners.

Who plays beats what lies there, so the newest play is always the best.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Final, Generic, Protocol, TypeVar

from PySide6.QtCore import QPointF

from cardtable.core.events import Piece, Seat
from cardtable.scene.cards.row import CardRow, RowSpot
from cardtable.scene.decks.deck import Deck, DeckLook
from cardtable.scene.stage import Stage
from cardtable.scene.timeline import Motion, arrive, glide

ARC: Final = 26.0  # of the way to the middle and away from it
RISE: Final = QPointF(0, -18)  # while cards fade away


class Places(Protocol):
    """What a game's plan has to tell."""

    @property
    def aside(self) -> Mapping[int, RowSpot]:
        """Where each seat's cards lie once they are beaten."""
        ...


P = TypeVar("P", bound=Places)


class LastPlays(ABC, Generic[P]):
    """A row of cards for each seat; a game says how plays lie in the middle, and finds words for them."""

    def __init__(self, stage: Stage, deck: Deck, plan: P, seats: Sequence[Seat]) -> None:
        self.stage, self.plan = stage, plan
        self.rows = {seat: CardRow(stage, deck, plan.aside[seat]) for seat in seats}
        self.order: list[Seat] = []  # whose cards lie there, the best last

    @property
    def best(self) -> Seat | None:
        """Whose play lies in the middle."""
        return self.order[-1] if self.order else None

    @abstractmethod
    def speak(self) -> None:
        """Frame and name what lies there."""

    @abstractmethod
    def _hush(self) -> None:
        """Say nothing while cards move."""

    @abstractmethod
    def _middle(self, count: int) -> RowSpot:
        """Return where a play of so many cards lies in the middle."""

    # -- showing -----------------------------------------------------------------------------

    def _show(self, cards: Mapping[Seat, Sequence[Piece]]) -> None:
        """Let these lie there at once."""
        for seat, row in self.rows.items():
            row.spot = self._spot(seat, len(cards[seat]))
            row.become(cards[seat])
        self.speak()

    def clear(self) -> None:
        """Show nothing."""
        self.order = []
        for row in self.rows.values():
            row.clear()
        self.speak()

    def _stand(self) -> None:
        for seat, row in self.rows.items():
            row.stand(self._spot(seat, len(row.cards)))

    def set_look(self, look: DeckLook) -> None:
        """Show the cards in another look."""
        for row in self.rows.values():
            row.set_look(look)

    def _spot(self, seat: Seat, count: int) -> RowSpot:
        return self._middle(count) if seat == self.best else self.plan.aside[seat]

    # -- moving ------------------------------------------------------------------------------

    def _come(
        self,
        seat: Seat,
        cards: Sequence[Piece],
        starts: Mapping[Piece, tuple[QPointF, float]],
        turning: bool = False,
    ) -> list[Motion]:
        """Let a seat's cards come from where each starts to the middle; what lay there goes to its owner."""
        former = self.best
        self.order.append(seat)
        row = self.rows[seat]
        row.spot = self._middle(len(cards))
        easing = arrive if seat == 0 else glide
        motions = row.come(cards, [starts[card] for card in cards], easing=easing, arc=ARC, turning=turning)
        if former is not None and former != seat:
            motions += self.rows[former].move(self.plan.aside[former])
        self._hush()
        return motions

    def landed(self) -> None:
        """The cards have come to lie: say what they are."""
        self._stand()
        self.speak()

    def sweep(self, seat: Seat) -> list[Motion]:
        """Return how a seat's cards fade away; :meth:`swept` follows."""
        if seat in self.order:
            self.order.remove(seat)
        self._hush()
        return self.rows[seat].sweep(RISE)

    def swept(self, seat: Seat) -> None:
        """A seat's cards are gone."""
        self.rows[seat].swept()
