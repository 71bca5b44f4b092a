"""A table of Ô ăn quan with people at it, and games to play from."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from pytestqt.qtbot import QtBot

from cardtable.core.events import Seat
from cardtable.core.rules import Setup
from cardtable.core.session import Session
from cardtable.games.o_an_quan.messages import MESSAGES
from cardtable.games.o_an_quan.rules import RULES, Sow, State
from cardtable.games.o_an_quan.table import OAnQuanTable
from cardtable.scene.table import SeatInfo
from cardtable.scene.timeline import Speed
from tests.helpers.room import SIZE, TableRoom, against

AGAINST_AI = against(1)
TWO_PEOPLE = (SeatInfo(Seat(0), True, None, False), SeatInfo(Seat(1), True, None, False))


class Room(TableRoom[OAnQuanTable, State, State, Sow]):
    """One table.  By default two people play."""

    make, rules, words = OAnQuanTable, RULES, MESSAGES

    def __init__(
        self,
        qtbot: QtBot,
        seats: tuple[SeatInfo, ...] = TWO_PEOPLE,
        speed: Speed = Speed.OFF,
        size: tuple[int, int] = SIZE,
    ) -> None:
        super().__init__(qtbot, seats, speed, size)

    def play_from(self, state: State) -> None:
        """Let the people play on from *state*."""
        session = Session(RULES, Setup(1, 2, dealer=state.starter))
        session.states[-1] = state
        self.begin(session, {})

    def settled(self) -> bool:
        """Return whether the scene holds what the rules say."""
        return dict(self.table.placed()) == dict(RULES.layout(self.state))


def games(seed: int, count: int) -> Iterator[list[State]]:
    """Yield random games as the states they went through, the end included."""
    rng = Random(seed)
    for n in range(count):
        state = RULES.deal(Setup(n, 2, dealer=Seat(n % 2))).state
        states = [state]
        while state.ended is None:
            state = RULES.apply(state, state.turn, rng.choice(list(RULES.legal_actions(state, state.turn)))).state
            states.append(state)
        yield states


def sample(seed: int, count: int) -> list[State]:
    """Return positions from the middle of random games, in which somebody has to act."""
    rng = Random(seed)
    return [rng.choice(states[:-1]) for states in games(seed, count)]
