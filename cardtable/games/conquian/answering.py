"""What the person may do now, by the cards that are raised and the things that are pointed at.

Pure: it picks among the legal actions, and says why none fits; it never decides what is allowed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from cardtable.core.events import Piece, Seat
from cardtable.core.rules import Illegal
from cardtable.games.conquian.cards import Cards, in_order
from cardtable.games.conquian.legality import refusal
from cardtable.games.conquian.melds import fault
from cardtable.games.conquian.options import Option, options
from cardtable.games.conquian.state import Action, Force, Give, Lay, Pass, Pay, Phase, Use, View


@dataclass(frozen=True)
class Answering:
    """A position of the person who acts, with the legal actions; none if somebody else acts."""

    view: View
    legal: tuple[Action, ...]

    # -- what there is -----------------------------------------------------------------------

    @cached_property
    def options(self) -> list[Option]:
        """Every way to lie that is worth a click, the best first."""
        return options(self.view, self.legal)

    @cached_property
    def uses(self) -> list[Option]:
        """Those with the table card."""
        return [option for option in self.options if isinstance(option.action, Use)]

    @cached_property
    def lays(self) -> list[Option]:
        """Those without it."""
        return [option for option in self.options if isinstance(option.action, Lay)]

    @cached_property
    def cutting(self) -> Option | None:
        """A way to win now."""
        return next((option for option in self.options if option.cuts), None)

    @cached_property
    def reach(self) -> int:
        """How many melded cards the best option comes to."""
        return max((option.melded for option in self.options), default=self.view.melded[self.view.seat])

    @cached_property
    def targets(self) -> tuple[Seat, ...]:
        """Who can be forced."""
        return tuple(action.target for action in self.legal if isinstance(action, Force))

    @property
    def lone(self) -> Action | None:
        """The only thing there is to do, if nothing is to be chosen."""
        only = len(self.legal) == 1 and self.view.phase is not Phase.SWAP
        return self.legal[0] if only else None

    @cached_property
    def usable(self) -> frozenset[Piece]:
        """The hand cards that go into some option."""
        return frozenset(piece for option in self.options for piece in self.from_hand(option))

    @property
    def movable(self) -> bool:
        """Whether the person's melds and cards may be arranged in any other way than they lie."""
        return any(isinstance(action, Use | Lay) for action in self.legal)

    def from_hand(self, option: Option) -> Cards:
        """Return the hand cards of an option."""
        return self.view.from_hand(self.view.seat, option.action.melds)

    # -- what raised cards would do ----------------------------------------------------------

    def with_cards(self, chosen: Sequence[Piece], meld: int | None = None, *, use: bool = False) -> list[Option]:
        """Return the options that lay exactly these hand cards.

        :param meld: only those in which the own meld at this place is extended by them or by the table card.
        :param use: only those with the table card.
        """
        found = [option for option in self.options if set(self.from_hand(option)) == set(chosen)]
        if use:
            found = [option for option in found if isinstance(option.action, Use)]
        if meld is not None:
            base = set(self.view.melds[self.view.seat][meld])
            found = [option for option in found if any(base < set(group) for group in option.action.melds)]
        return found

    def with_card(self, piece: Piece) -> list[Option]:
        """Return the smallest options that lay the table card in one meld with a hand card."""
        found = [
            option
            for option in self.uses
            if any(piece in group and self.view.table in group for group in option.action.melds)
        ]
        fewest = min((len(self.from_hand(option)) for option in found), default=0)
        plain = [option for option in found if len(self.from_hand(option)) == fewest]
        runs = [option for option in found if option not in plain and len(option.parts) == 1]
        return [*plain, *runs]

    def accepts(self, meld: int, chosen: Sequence[Piece] = ()) -> list[Option]:
        """Return the options that add to an own meld the raised cards or, if none is raised, the table card."""
        return self.with_cards(chosen, meld)

    # -- why not -----------------------------------------------------------------------------

    def why_not(self, action: Action) -> Illegal | None:
        """Return why an action cannot be taken now."""
        return refusal(self.view, self.view.seat, self.view.hand, action)

    def why_no_meld(self, chosen: Sequence[Piece]) -> Illegal:
        """Return why raised cards cannot be laid, with the table card or alone."""
        view = self.view
        if view.phase is Phase.ANSWER and view.seat == view.payer:
            return Illegal("payer-only-forces", (str(view.table),), "R7")
        if (refused := self.why_not(Use(()))) is not None and refused.rule in ("R10", "R4", "R5"):
            return refused
        together = in_order([*chosen, *([view.table] if view.table is not None else [])])
        return fault(together) or fault(in_order(chosen)) or Illegal("forced-as-it-lies", (str(view.table),), "R11")

    def single(self, piece: Piece) -> Action:
        """Return what is done with one chosen card: it is given, or paid."""
        return Give(piece) if self.view.phase is Phase.SWAP else Pay(piece)

    def passing(self) -> Illegal | None:
        """Return why the person cannot pass."""
        return self.why_not(Pass())
