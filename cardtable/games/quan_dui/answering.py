"""What the person may do now, what comes of it, and why not; pure, from the view alone."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from cardtable.core.events import Piece, Seat
from cardtable.core.rules import Illegal
from cardtable.games.quan_dui.cards import kind_of
from cardtable.games.quan_dui.legality import refusal
from cardtable.games.quan_dui.pairing import tentos
from cardtable.games.quan_dui.phrases import PHRASES
from cardtable.games.quan_dui.rules import TARGET, View
from cardtable.games.quan_dui.sorting import pair_name, partner
from cardtable.games.quan_dui.state import (
    CLAIM,
    Action,
    Answer,
    Declare,
    Discard,
    Draw,
    Dui,
    Pass,
    Phase,
    Purpose,
    Take,
    Win,
)

ME: Final = Seat(0)
ASKING: Final = ("always", "pairs", "wins")  # when the person wants to be asked about a discard


@dataclass(frozen=True)
class Answering:
    """One position, as the person at the table sees it."""

    view: View

    @property
    def discards(self) -> bool:
        """Whether the person is to discard, or may show eight pairs."""
        return self.view.phase is Phase.DISCARD and self.view.turn == ME

    @property
    def next(self) -> bool:
        """Whether the person would draw."""
        return self.view.phase is Phase.CLAIMS and self.view.turn == ME and not self.view.last_discard

    @property
    def offer(self) -> Piece | None:
        """The discard that is about to be answered by the person."""
        return self.view.offer if self.view.owes else None

    @cached_property
    def mate(self) -> Piece | None:
        """The card of the hand that the discard on offer would pair with."""
        return partner(self.offer, self.view.hand) if self.offer is not None else None

    @property
    def pair(self) -> str:
        """What they would make: a name, or nothing."""
        return pair_name((self.offer, self.mate)) if self.offer is not None and self.mate is not None else ""

    @cached_property
    def worth(self) -> int:
        """Tentos that eight pairs are worth now, with the discard on offer where there is one."""
        new = (self.offer,) if self.offer is not None else ()
        return tentos((*self.view.hand, *new), self.view.exposed_dui(ME))

    # -- actions -----------------------------------------------------------------------------

    def claim(self, purpose: Purpose) -> Action:
        """Return the claim for a purpose; without a discard on offer one that can only be refused."""
        if purpose is Purpose.WIN and self.discards:
            return Declare()
        newest = self.view.offer or next((row[-1] for row in self.view.discards if row), Piece("b1a"))
        return CLAIM[purpose](kind_of(newest))

    @property
    def nothing(self) -> Answer:
        """The answer that claims nothing."""
        return Draw() if self.view.turn == ME and not self.view.last_discard else Pass()

    def refused(self, action: Action) -> Illegal | None:
        """Return why an action is not possible."""
        return refusal(self.view, ME, self.view.hand, self.view.owes, action)

    def automatic(self, asking: str) -> Answer | None:
        """Return the answer of a person who does not want to be asked about this discard."""
        if self.offer is None or asking == "always" or self.refused(self.claim(Purpose.WIN)) is None:
            return None
        if asking == "pairs" and self.pair:
            return None
        return self.nothing

    # -- what comes of it --------------------------------------------------------------------

    def outcome(self, action: Action) -> str:
        """Return what an action leads to, in a few words."""
        match action:
            case Win() | Declare():
                return PHRASES.wins(self.worth, self.view.standing[ME] + self.worth >= TARGET)
            case Dui():
                return PHRASES.makes_dui(self.view.turn == ME)
            case Take():
                return PHRASES.takes(self.pair)
            case Draw():
                return PHRASES.draws(self.view.stock_left)
            case Pass():
                return PHRASES.passes()
            case Discard(card):
                return PHRASES.goes_on_with(card) if self.worth else PHRASES.how_to_discard()
