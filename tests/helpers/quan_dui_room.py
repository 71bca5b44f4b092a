"""A table of Quan Dui with one person at it: stage, view, real director, simple opponents, and a hand that plays."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import pairwise
from random import Random
from typing import Any

from PySide6.QtCore import QObject, QPointF
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable.controllers.director import Answer, Director
from cardtable.core.events import Seat
from cardtable.core.match import Match
from cardtable.core.rules import DealResult, Illegal, Layout, Setup
from cardtable.core.session import Session
from cardtable.games.quan_dui.cards import value_of
from cardtable.games.quan_dui.messages import MESSAGES
from cardtable.games.quan_dui.pairing import odd_values
from cardtable.games.quan_dui.rules import RULES, Action, Declare, Discard, Draw, Dui, Pass, State, Take, View, Win
from cardtable.games.quan_dui.table import QuanDuiTable
from cardtable.scene.cards.hand_card import HandCard
from cardtable.scene.stage import Stage
from cardtable.scene.table import SeatInfo
from cardtable.scene.timeline import Speed
from cardtable.scene.view import TableView
from cardtable.ui.actions import make_actions, retranslate
from cardtable.ui.table_runner import TableRunner
from tests.helpers.pilot import Pilot

ME = Seat(0)


def players(count: int) -> tuple[SeatInfo, ...]:
    """Return one person against programs."""
    return tuple(SeatInfo(Seat(seat), seat == 0, None if seat == 0 else "hard") for seat in range(count))


class Simple:
    """Plays by parity: wins when it can, takes what pairs, keeps its pairs."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def ask(self, view: View, legal: Sequence[Action], answer: Answer[Action]) -> None:
        """Answer at once."""
        answer(self.pick(view, legal))

    def cancel(self) -> None:
        """Nothing is under way."""

    def pick(self, view: View, legal: Sequence[Action]) -> Action:
        """Return what it would do."""
        for action in legal:
            if isinstance(action, Win | Declare):
                return action
        for action in legal:
            if isinstance(action, Dui) and self._rng.random() < 0.7:
                return action
        odd = odd_values(view.hand)
        for action in legal:
            if isinstance(action, Take) and value_of(action.kind) in odd:
                return action
        for nothing in (Draw(), Pass()):
            if nothing in legal:
                return nothing
        alone = [action for action in legal if isinstance(action, Discard) and value_of(action.card) in odd]
        return self._rng.choice(alone or list(legal))


class Waiting:
    """Never answers by itself: the person can be watched while somebody else is to play."""

    def ask(self, view: View, legal: Sequence[Action], answer: Answer[Action]) -> None:
        """Keep the question."""
        self.answer = answer

    def cancel(self) -> None:
        """Nothing is under way."""


class Room:
    """One table; nothing is animated unless asked for."""

    def __init__(
        self,
        qtbot: QtBot,
        seats: int = 4,
        speed: Speed = Speed.OFF,
        size: tuple[int, int] = (1280, 720),
        seed: int = 1,
        opponents: Callable[[int], Any] = Simple,
    ) -> None:
        self.stage = Stage()
        self.stage.timeline.speed = speed
        self.view = TableView(self.stage)
        self.view.resize(*size)
        qtbot.addWidget(self.view)
        self._owner = QObject(self.stage)
        self.actions = make_actions(self._owner)
        retranslate(self.actions)
        for action in self.actions.values():
            action.setEnabled(True)
        self.seats = players(seats)
        self.table = QuanDuiTable(self.stage, self.actions, self.seats)
        self.table.code = "QD1-7K3M-9Q2X-4"
        self.stage.keys = self.table.key
        self.runner = TableRunner(self.table, RULES, MESSAGES, self._owner)
        self.view.show()
        self.view.settle()
        self.pilot = Pilot(self.view, qtbot)
        self.opponents = {Seat(seat): opponents(seed + seat) for seat in range(1, seats)}
        self.match: Match | None = None
        self.offered: list[Action] = []
        self.refused: list[Illegal] = []
        self.rules_asked: list[str] = []
        self.said: list[str] = []
        self.over: list[DealResult] = []
        self.table.rule_asked = self.rules_asked.append
        self.runner.said.connect(self.said.append)
        self.runner.over.connect(lambda view, result: self.over.append(result))
        self.director: Director[State, View, Action]
        self._finger = QTest.createTouchDevice()

    @property
    def state(self) -> State:
        """The present position."""
        return self.director.session.state

    def deal(self, seed: int, dealer: Seat = ME, opening: bool = False, standing: tuple[int, ...] = ()) -> None:
        """Begin a hand."""
        self._begin(Session(RULES, Setup(seed, len(self.seats), dealer, standing=standing)), opening)

    def next_hand(self, seed: int) -> None:
        """Go on with the match."""
        assert self.match is not None
        self._begin(Session(RULES, self.match.setup(seed)), False)

    def play_from(self, state: State) -> None:
        """Let everybody play on from *state*."""
        session = Session(RULES, Setup(1, state.seats, state.dealer, standing=state.standing))
        session.states[-1] = state
        self._begin(session, False)

    def _begin(self, session: Session[State, View, Action], opening: bool) -> None:
        self.director = Director(session, self.runner, frozenset({ME}), self.opponents)
        self.offered.clear()
        self.over.clear()
        self.table.offer = self._offer
        self.table.match = self.match or Match.of(RULES, session.setup)
        self.table.reseat(self.seats, session.setup.dealer)
        self.director.start(opening)

    def _offer(self, action: Action) -> Illegal | None:
        self.offered.append(action)
        reason = self.director.offer(action)
        if reason is not None:
            self.refused.append(reason)
        return reason

    def legal(self) -> list[Action]:
        """Return what the person may do."""
        return list(RULES.legal_actions(self.state, ME))

    def mine(self) -> bool:
        """Return whether the person is asked."""
        return self.director.human_to_act() == ME

    def wait(self, ms: float = 40.0) -> None:
        """Let the animation run to its end, in steps of *ms*, without waiting for the clock."""
        timeline = self.stage.timeline
        for _ in range(4000):
            if not timeline.running:
                return
            timeline.advance(ms)
        raise AssertionError("the animation does not end")

    def settled(self) -> bool:
        """Return whether the scene holds what the rules say."""
        return lying(self.table.placed()) == lying(RULES.layout(RULES.view(self.state, ME)))

    # -- the hand ----------------------------------------------------------------------------

    def card(self, piece: str) -> HandCard:
        """Return a card of the person's hand, or the last of its kind."""
        return [card for card in self.table.scene.hand.cards if str(card.piece).startswith(piece)][-1]

    def at(self, piece: str) -> QPointF:
        """Return a point on what can be seen of a card, in the stage."""
        card = self.card(piece)
        return card.rest + QPointF(-card.wide / 2 + min(card.strip, 30.0) / 2, 0)

    def tap(self, target: QPointF) -> None:
        """Touch a point of the stage."""
        self._touch([target])

    def swipe(self, *points: QPointF, steps: int = 5) -> None:
        """Draw a finger along points of the stage."""
        path = [points[0]]
        for first, last in pairwise(points):
            path += [first + (last - first) * n / steps for n in range(1, steps + 1)]
        self._touch(path)

    def _touch(self, path: Sequence[QPointF]) -> None:
        port = self.view.viewport()
        where = [self.view.mapFromScene(point) for point in path]
        QTest.touchEvent(port, self._finger).press(0, where[0], port).commit()
        for at in where[1:]:
            QTest.touchEvent(port, self._finger).move(0, at, port).commit()
        QTest.touchEvent(port, self._finger).release(0, where[-1], port).commit()


def lying(layout: Layout) -> dict[object, Counter[object]]:
    """Return what lies where, order aside."""
    return {place: Counter(pieces) for place, pieces in layout.items() if pieces}


def watched(qtbot: QtBot, state: State, size: tuple[int, int] = (1280, 720), speed: Speed = Speed.OFF) -> Room:
    """Return a room in a position in which nobody but the person acts."""
    room = Room(qtbot, state.seats, speed=speed, size=size, opponents=lambda seed: Waiting())
    room.play_from(state)
    return room
