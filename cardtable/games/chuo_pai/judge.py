"""What a seat can tell of its plays at a glance: which are sure, which break a set, which are the lowest."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from cardtable.core.events import Seat
from cardtable.games.chuo_pai import legality
from cardtable.games.chuo_pai.cards import IDENTITIES, count, pack
from cardtable.games.chuo_pai.fast import ABOVE, PLACE, Planes, move_of, planes
from cardtable.games.chuo_pai.plays import EVERY, Combination
from cardtable.games.chuo_pai.state import View
from cardtable.games.chuo_pai.worlds import Worlds


class Judge:
    """One position, as the seat whose turn it is sees it."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.options: Sequence[Combination] = legality.choices(view, view.hand)  # none: it passes
        self.hand = pack(view.hand)
        self.after = view.waiting[1:]  # who acts after this seat in the round

    @cached_property
    def worlds(self) -> Worlds:
        """What the others may hold."""
        return Worlds(self.view)

    @property
    def leads(self) -> bool:
        """Whether this seat opens the round."""
        return self.view.to_beat is None

    @cached_property
    def sure(self) -> tuple[Combination, ...]:
        """The options that nobody who still acts can beat."""
        return tuple(play for play in self.options if not self.beatable(play, self.after))

    def beatable(self, play: Combination, seats: Sequence[Seat]) -> bool:
        """Say whether one of these may hold what beats a play."""
        if play.special:
            return any(self.worlds.may_beat(seat, play) for seat in seats)
        return any(self._most[seat] & ABOVE[move_of(play)] for seat in seats)

    @cached_property
    def _most(self) -> dict[Seat, Planes]:
        return {seat: planes(self.worlds.most(seat)) for seat in self.worlds.hidden}

    @cached_property
    def lone(self) -> tuple[Combination, ...]:
        """The options that are a card which stands alone in the hand, the lowest first."""
        return self._lowest(1)

    @cached_property
    def singles(self) -> tuple[Combination, ...]:
        """The options that are a single card, the lowest first."""
        return self._lowest()

    def _lowest(self, held: int = 0) -> tuple[Combination, ...]:
        found = [play for play in self.options if play.size == 1 and (not held or count(self.hand, play.name) == held)]
        return tuple(sorted(found, key=lambda play: -PLACE[play.name]))

    @cached_property
    def whole(self) -> tuple[Combination, ...]:
        """The options that break no set."""
        return tuple(play for play in self.options if not self.broken(play))

    def broken(self, play: Combination) -> int:
        """Return how many sets of the hand a play takes cards from and does not use up."""
        return sum(count(play.packed, card) < count(self.hand, card) for card in dict.fromkeys(play.identities))

    def keeps(self, play: Combination, chosen: Combination) -> bool:
        """Say whether one play can still be made after another one."""
        left = self.hand - chosen.packed
        return all(count(play.packed, card) <= count(left, card) for card in dict.fromkeys(play.identities))

    def cheapest(self, plays: Sequence[Combination]) -> Combination:
        """Return the lowest of some plays that beat the table, of the same rank the one that breaks the fewest sets."""
        return min(plays, key=lambda play: (play.rank, self.broken(play)))

    def clears(self, play: Combination) -> bool:
        """Say whether a play that is led is sure, and all that the hand keeps as well, identity for identity.

        Who cannot beat a play loses no card to it, so what is sure now is sure until the hand is empty.
        """
        return play in self.sure and all(self._lasting(self.hand - play.packed, card) for card in IDENTITIES)

    def _lasting(self, hand: int, card: str) -> bool:
        number = count(hand, card)
        return not number or not self.beatable(EVERY[pack((card,) * number)], self.worlds.hidden)

    def decides(self, play: Combination) -> bool:
        """Say whether nobody can catch up after a play that is sure: not with all the cards in his hand."""
        score, sizes = self.view.score, self.view.sizes
        own = score[self.view.seat] + play.size
        return play in self.sure and all(own > score[seat] + sizes[seat] for seat in self.worlds.hidden)
