"""A re-arrangement in the making: which card is in which group, what that would be, and why it cannot be yet.

Nothing here touches the table.  Own melds start as groups, hand cards and table card start at *home*; a card
that lies on the table already (R8) never goes home.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, TypeAlias

from cardtable.core.events import Piece
from cardtable.core.rules import Illegal
from cardtable.games.conquian import laying
from cardtable.games.conquian.cards import Cards, in_order
from cardtable.games.conquian.legality import refusal
from cardtable.games.conquian.melds import Melds, arranged, fault
from cardtable.games.conquian.options import Option, options
from cardtable.games.conquian.state import CUT, Lay, Phase, Use, View

Zone: TypeAlias = int  # a group's number, or:
NEW: Final[Zone] = -1  # a group that is not there yet
HAND: Final[Zone] = -2
TABLE: Final[Zone] = -3  # where the table card waits

MOST: Final = 5  # groups beside each other: three melds, and room to sort things out


class Arranging:
    """The cards of one seat on the way to another arrangement.

    *order* is that of the hand; *with_table_card*: the card on offer can be taken in.
    """

    def __init__(self, view: View, *, with_table_card: bool, order: Sequence[Piece] = ()) -> None:
        self.view = view
        self.order = tuple(order) or view.hand
        self.table = view.table if with_table_card else None
        self.groups: list[list[Piece]] = []
        self.own = frozenset(card for meld in view.melds[view.seat] for card in meld)
        self.suggestions = tuple(self._suggestions())
        self.suggested = 0  # the number of the suggestion last shown, from 1
        self.reset()

    def reset(self) -> None:
        """Begin again from how things lie on the table."""
        self.groups = [list(meld) for meld in self.view.melds[self.view.seat]]
        self.suggested = 0

    # -- where cards are ---------------------------------------------------------------------

    @property
    def cards(self) -> Cards:
        """Everything there is: melded cards, the hand, the table card."""
        melded = [card for meld in self.view.melds[self.view.seat] for card in meld]
        return (*melded, *self.order, *((self.table,) if self.table is not None else ()))

    @property
    def grouped(self) -> frozenset[Piece]:
        """Which cards are in a group."""
        return frozenset(card for group in self.groups for card in group)

    @property
    def hand(self) -> Cards:
        """The hand cards that stay in the hand, in its order."""
        grouped = self.grouped
        return tuple(card for card in self.order if card not in grouped)

    @property
    def waiting(self) -> Piece | None:
        """The table card, unless it is in a group."""
        return self.table if self.table not in self.grouped else None

    def zone_of(self, card: Piece) -> Zone:
        """Return where a card is."""
        for n, group in enumerate(self.groups):
            if card in group:
                return n
        return self.home_of(card)

    def home_of(self, card: Piece) -> Zone:
        """Return where a loose card belongs."""
        return TABLE if card == self.table else HAND

    # -- moving ------------------------------------------------------------------------------

    def stuck(self, cards: Iterable[Piece], zone: Zone) -> Cards:
        """Return which of the cards may not be put into a zone: what lies on the table stays there."""
        return tuple(card for card in cards if card in self.own) if zone in (HAND, TABLE) else ()

    def put(self, cards: Iterable[Piece], zone: Zone) -> bool:
        """Put cards into a zone; return whether that changed anything.

        Loose cards go home, to whichever home they are put.  A group that becomes empty is none any more.
        """
        moving = [card for card in cards if self.zone_of(card) != zone]
        if zone in (HAND, TABLE):
            moving = [card for card in moving if card in self.grouped]
        alone = len(self.groups) == MOST and not any(set(group) <= set(moving) for group in self.groups)
        if not moving or (zone == NEW and alone) or self.stuck(moving, zone):
            return False
        if zone == NEW:
            self.groups.append([])
            zone = len(self.groups) - 1
        for group in self.groups:
            group[:] = [card for card in group if card not in moving]
        if zone >= 0:
            self.groups[zone] = list(in_order((*self.groups[zone], *moving)))
        self.groups = [group for group in self.groups if group]
        self.suggested = 0
        return True

    @property
    def full(self) -> bool:
        """Whether there is no room for one more group."""
        return len(self.groups) >= MOST

    def suggest(self) -> bool:
        """Become the next suggestion, round and round; return whether there is any."""
        if not self.suggestions:
            return False
        number = self.suggested % len(self.suggestions)
        melds = self.suggestions[number].action.melds
        self.groups = [list(meld) for meld in laying.kept_in_place(self.melds, melds)]
        self.suggested = number + 1
        return True

    def _suggestions(self) -> Iterator[Option]:
        view = self.view
        found: list[Use | Lay] = []
        if self.table is not None:
            found += map(Use, laying.uses(view, view.seat, view.hand))
        if view.phase is Phase.ANSWER:
            found += map(Lay, laying.lays(view, view.seat, view.hand))
        yield from options(view, found)

    # -- what it comes to --------------------------------------------------------------------

    @property
    def melds(self) -> Melds:
        """The groups, whether they are melds or not."""
        return tuple(map(in_order, self.groups))

    @property
    def count(self) -> int:
        """How many cards are in groups."""
        return sum(map(len, self.groups))

    @property
    def action(self) -> Use | Lay:
        """What this would be: with the table card a use, without it free melding."""
        return Use(self.melds) if self.table in self.grouped else Lay(self.melds)

    @property
    def cuts(self) -> bool:
        """Whether it would win, if it may be."""
        return self.count == CUT

    @property
    def changed(self) -> bool:
        """Whether the groups are others than on the table."""
        return arranged(self.groups) != arranged(self.view.melds[self.view.seat])

    def fault(self, number: Zone) -> Illegal | None:
        """Return why a group is no meld."""
        return fault(in_order(self.groups[number]))

    @property
    def refusal(self) -> Illegal | None:
        """Return why the whole cannot be done; ``None`` if it may."""
        view = self.view
        return refusal(view, view.seat, view.hand, self.action)
