"""A table of Chuo Pai with one person at it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF

from cardtable.core.events import Piece
from cardtable.core.rules import Setup
from cardtable.games.chuo_pai.messages import MESSAGES
from cardtable.games.chuo_pai.rules import RULES, Action, State, View
from cardtable.games.chuo_pai.table import ChuoPaiTable
from cardtable.scene.cards.hand_card import HandCard
from tests.helpers import card_room
from tests.helpers.card_room import CardRoom
from tests.unit.chuo_pai.positions import table

FOLLOW = table(["6-6 6-6 1-1 2-6", "2-2 5-5", "5-6 4-6"], leader=1, acts=["1: 5-5", "2: 4-4"])
LARGEST = table(
    ["6-6 6-6 6-6 6-6 3-6 3-6 4-5 4-5 5-6", "2-2", "2-2"],
    leader=1,
    acts=["1: 4-4 4-4 4-4 4-4 2-5 2-5 3-4 3-4", "2: 1-1 1-1 1-1 1-1 2-6 2-6 3-5 3-5"],
)


class Simple(card_room.Simple[View, Action]):
    """Plays anything that is legal."""

    def pick(self, view: View, legal: Sequence[Action]) -> Action:
        """Return what it would do."""
        return self._rng.choice(list(legal))


class Room(CardRoom[ChuoPaiTable, State, View, Action]):
    """One table of Chuo Pai, at which the person is asked even where nothing is to be chosen."""

    make, rules, words = ChuoPaiTable, RULES, MESSAGES
    code, simple = "CP1-7K3M-9Q2X-4", Simple

    @classmethod
    def setup(cls, state: State) -> Setup:
        """Return a setup that *state* may have come from."""
        return Setup(1, 3, state.leader)

    def ask_always(self) -> None:
        """Let the person be asked even where nothing is to be chosen."""
        self.table.take_preferences({"lone": "asked"})

    def front(self, identity: str) -> HandCard:
        """Return the foremost card of a stack of the person's hand."""
        return [card for card in self.table.scene.hand.cards if str(card.piece).startswith(identity)][-1]

    def at_front(self, identity: str) -> QPointF:
        """Return a point on what can be seen of a stack, in the stage."""
        card = self.front(identity)
        return card.rest + QPointF(-card.wide / 2 + min(card.strip, 30.0) / 2, 0)

    def chosen(self) -> tuple[Piece, ...]:
        """Return the raised cards."""
        return self.table.scene.hand.chosen


watched = Room.watched
