"""A table of Conquian with one person at it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardtable.core.events import Seat
from cardtable.games.conquian.messages import MESSAGES
from cardtable.games.conquian.rules import RULES, Action, Force, Pass, State, Use, View
from cardtable.games.conquian.table import ConquianTable
from cardtable.scene.widgets.chip import NOTE, REASON
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


def answer(mine: str, table: str, melds: tuple[str, str, str] = ("", "", ""), **more: Any) -> State:
    """Return a position in which the person answers; the others hold what fills their eight."""
    used = {*mine.split(), table, *" ".join(melds).replace("|", " ").split()}
    hands = [mine]
    deck = [f"{rank}{suit}" for suit in "BEOC" for rank in (2, 5, 11, 1, 4, 7, 10, 3, 6, 12)]
    free = [card for card in deck if card not in used]
    for seat in (1, 2):
        count = 8 - len(melds[seat].replace("|", " ").split())
        hands.append(" ".join(free[:count]))
        free = free[count:]
    record = {"phase": "answer", "turn": 0, "first": 0, "table": table, "hands": hands, "melds": list(melds)}
    record["stock"] = " ".join(free[:3])
    record.update(more)
    return RULES.position(record)


def second(room: Room, name: str) -> str:
    """Return the second line of a button."""
    action = getattr(room.table.chooser.bars, name)
    return str((action.property(NOTE) if action.isEnabled() else action.property(REASON)) or "")


def status(room: Room) -> str:
    """Return the second line of the bar."""
    return room.table.chooser.bars.content.status
