"""A table of Conquian with one person at it."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.core.events import Seat
from cardtable.games.conquian.messages import MESSAGES
from cardtable.games.conquian.rules import RULES, Action, Force, Pass, State, Use, View
from cardtable.games.conquian.table import ConquianTable
from tests.helpers import card_room
from tests.helpers.card_room import CardRoom

RIGHT, LEFT = Seat(1), Seat(2)


class Simple(card_room.Simple[View, Action]):
    """Uses what it can with the most cards, forces now and then, else passes: enough to end every deal."""

    def pick(self, view: View, legal: Sequence[Action]) -> Action:
        """Return what it would do."""
        uses = [action for action in legal if isinstance(action, Use)]
        if uses and self._rng.random() < 0.8:
            return max(uses, key=lambda use: (sum(map(len, use.melds)), -len(use.melds)))
        forces = [action for action in legal if isinstance(action, Force)]
        if forces and self._rng.random() < 0.5:
            return forces[0]
        if Pass() in legal:
            return Pass()
        return legal[self._rng.randrange(len(legal))]


class Room(CardRoom[ConquianTable, State, View, Action]):
    """One table of Conquian."""

    make, rules, words = ConquianTable, RULES, MESSAGES
    code, simple, opener = "CQ1-7K3M-9Q2X-4", Simple, LEFT


watched = Room.watched
