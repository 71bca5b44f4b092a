"""A table of Ô ăn quan with people at it: stage, view, real director, and a hand that plays."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from cardtable.controllers.director import Director
from cardtable.core.events import Seat
from cardtable.core.rules import Illegal, Setup
from cardtable.core.session import Session
from cardtable.games.o_an_quan.messages import MESSAGES
from cardtable.games.o_an_quan.rules import RULES, Sow, State
from cardtable.games.o_an_quan.table import OAnQuanTable
from cardtable.scene.stage import Stage
from cardtable.scene.table import SeatInfo
from cardtable.scene.timeline import Speed
from cardtable.scene.view import TableView
from cardtable.ui.actions import make_actions, retranslate
from cardtable.ui.table_runner import TableRunner
from tests.helpers.pilot import Pilot

AGAINST_AI = (SeatInfo(Seat(0), True), SeatInfo(Seat(1), False, "hard"))
TWO_PEOPLE = (SeatInfo(Seat(0), True, None, False), SeatInfo(Seat(1), True, None, False))


class Room:
    """One table.  By default two people play and nothing is animated."""

    def __init__(
        self,
        qtbot: QtBot,
        seats: tuple[SeatInfo, SeatInfo] = TWO_PEOPLE,
        speed: Speed = Speed.OFF,
        size: tuple[int, int] = (1280, 720),
    ) -> None:
        self.stage = Stage()
        self.stage.timeline.speed = speed
        self.view = TableView(self.stage)
        self.view.resize(*size)
        qtbot.addWidget(self.view)
        self._owner = QObject(self.stage)
        self.actions = make_actions(self._owner)
        retranslate(self.actions)
        self.table = OAnQuanTable(self.stage, self.actions, seats)
        self.stage.keys = self.table.key
        self.runner = TableRunner(self.table, RULES, MESSAGES, self._owner)
        self.view.show()
        self.view.settle()
        self.pilot = Pilot(self.view, qtbot)
        self.offered: list[Sow] = []
        self.rules_asked: list[str] = []
        self.table.rule_asked = self.rules_asked.append
        self.director: Director[State, State, Sow]

    @property
    def state(self) -> State:
        """The present position."""
        return self.director.session.state

    def play_from(self, state: State) -> None:
        """Let the people play on from *state*."""
        session = Session(RULES, Setup(1, 2, dealer=state.starter))
        session.states[-1] = state
        humans = frozenset(info.seat for info in self.table.seats if info.human)
        self.director = Director(session, self.runner, humans, {})
        self.offered.clear()
        self.table.offer = self._offer
        self.director.start()

    def _offer(self, action: Sow) -> Illegal | None:
        self.offered.append(action)
        return self.director.offer(action)

    def wait(self, ms: float = 40.0) -> None:
        """Let the animation run to its end, in steps of *ms*, without waiting for the clock."""
        timeline = self.stage.timeline
        for _ in range(2000):
            if not timeline.busy:
                return
            timeline.advance(ms)
        raise AssertionError("the animation does not end")

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
