"""The window after a discard at the table: answers disturb nobody, and nobody learns who is asked."""

from __future__ import annotations

from typing import Any

from cardtable.controllers.director import Director, Mode
from cardtable.core.events import Seat
from cardtable.core.rules import Setup
from cardtable.core.session import Session
from cardtable.games.quan_dui.rules import RULES, Phase, State
from tests.unit.controllers.test_director import FakePlayer, FakeTable
from tests.unit.quan_dui.positions import LOOSE, table


class Room:
    """A director that goes on from a position; seat 0 is a person."""

    def __init__(self, state: State) -> None:
        self.table, self.bots = FakeTable(RULES), {Seat(seat): FakePlayer() for seat in range(1, state.seats)}
        self.session: Session[Any, Any, Any] = Session(RULES, Setup(1, state.seats))
        self.session.states[-1] = state
        self.withdrawn = 0
        self.director: Director[Any, Any, Any] = Director(self.session, self.table, frozenset({Seat(0)}), self.bots)
        self.director.start()

    def answer(self, seat: int, text: str) -> None:
        """Let a program answer."""
        bot = self.bots[Seat(seat)]
        assert bot.answer is not None
        bot.answer(RULES.decode(text))
        self.table.tick()


def test_a_sealed_answer_waits_for_the_person_who_is_choosing() -> None:
    room = Room(table([f"{LOOSE} w1", "*", f"{LOOSE} b1", "*"], turn=0, discards=["", "", "", "b1"]))
    before, invited = room.session.state, room.table.legal
    room.answer(2, "dui b1")
    assert (room.session.state, room.table.legal) == (before, invited)  # nothing to be seen of it
    assert room.table.legal is invited
    assert room.director.mode is Mode.CHOOSING
    assert room.director.offer(RULES.decode("draw")) is None
    for _ in range(4):
        room.table.tick()
    assert room.session.state.turn == 2
    assert [seat for seat, _ in room.session.actions] == [0, 2]


def test_what_was_held_is_forgotten_with_an_undo() -> None:
    room = Room(table([f"{LOOSE} w1", "*", f"{LOOSE} b1", "*"], turn=0, discards=["", "", "", "b1"]))
    room.answer(2, "dui b1")
    room.director.start()
    assert room.director.offer(RULES.decode("draw")) is None
    room.table.tick()
    assert room.session.state.phase is Phase.CLAIMS
    room.answer(2, "pass")
    room.table.tick()
    assert room.session.state.turn == 0


def test_only_the_next_player_is_seen_to_think() -> None:
    seen = []
    for hand in (f"{LOOSE} w9", f"{LOOSE} b1"):
        room = Room(
            table(["b3 s3 s4 s4 w6 s6 w7 w7 s8 s8 w1 w3 w4 b7 b5", "*", "*", hand], turn=2, discards=["", "b1", "", ""])
        )
        seen.append(room.table.waiting_for)
        room.answer(2, "draw")
        assert (room.session.state.phase is Phase.CLAIMS) == (hand[-2:] == "b1")
        seen.append(room.table.waiting_for)
    assert seen == [2, 2, 2, 2]
