"""A card table with one person at it: simple opponents, the person's hand, and a finger that plays from it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import pairwise
from random import Random
from typing import Any, Generic, Self, TypeVar

from PySide6.QtCore import QPointF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.controllers.director import Answer
from cardtable.core.events import Seat
from cardtable.core.rules import A, DealResult, Layout, S, Setup, V
from cardtable.core.session import Session
from cardtable.scene.cards.hand_card import HandCard
from cardtable.scene.cards.table import CardTable
from cardtable.scene.timeline import Speed
from tests.helpers.room import ME, SIZE, TableRoom, against

C = TypeVar("C", bound=CardTable[Any, Any])


class Simple(ABC, Generic[V, A]):
    """Answers at once with what it picks: enough to end every deal."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def ask(self, view: V, legal: Sequence[A], answer: Answer[A]) -> None:
        """Answer at once."""
        answer(self.pick(view, legal))

    def cancel(self) -> None:
        """Nothing is under way."""

    @abstractmethod
    def pick(self, view: V, legal: Sequence[A]) -> A:
        """Return what it would do."""


class Waiting:
    """Never answers by itself: the person can be watched while somebody else is to play."""

    def __init__(self, seed: int = 0) -> None:
        """Any *seed* will do."""

    def ask(self, view: Any, legal: Sequence[Any], answer: Answer[Any]) -> None:
        """Keep the question."""
        self.answer = answer

    def cancel(self) -> None:
        """Nothing is under way."""


class CardRoom(TableRoom[C, S, V, A]):
    """One person against simple opponents, unless a test brings others."""

    code: str
    simple: Callable[[int], Any]  # makes an opponent from a seed
    opener = ME

    def __init__(
        self,
        qtbot: QtBot,
        speed: Speed = Speed.OFF,
        size: tuple[int, int] = SIZE,
        seed: int = 1,
        opponents: Callable[[int], Any] | None = None,
        seats: int = 3,
    ) -> None:
        super().__init__(qtbot, against(seats - 1), speed, size)
        for action in self.actions.values():
            action.setEnabled(True)
        self.table.code = self.code
        make = opponents or type(self).simple
        self.opponents = {Seat(seat): make(seed + seat) for seat in range(1, seats)}
        self.said: list[str] = []
        self.over: list[DealResult] = []
        self.runner.said.connect(self.said.append)
        self.runner.over.connect(lambda view, result: self.over.append(result))
        self._finger = QTest.createTouchDevice()

    @classmethod
    def watched(cls, qtbot: QtBot, state: S, size: tuple[int, int] = SIZE, speed: Speed = Speed.OFF) -> Self:
        """Return a room in a position in which nobody but the person acts."""
        room = cls(qtbot, speed, size, opponents=Waiting, seats=cls.setup(state).seats)
        room.play_from(state)
        return room

    # -- a deal ------------------------------------------------------------------------------

    def deal(
        self, seed: int, opener: Seat | None = None, opening: bool = False, standing: tuple[int, ...] = ()
    ) -> None:
        """Begin a deal."""
        setup = Setup(seed, len(self.seats), self.opener if opener is None else opener, standing=standing)
        self.enter(Session(self.rules, setup), opening)

    def play_from(self, state: S) -> None:
        """Let everybody play on from *state*."""
        session = Session(self.rules, self.setup(state))
        session.states[-1] = state
        self.enter(session)

    @classmethod
    def setup(cls, state: S) -> Setup:
        """Return a setup that *state* may have come from."""
        return Setup(1, 3, ME)

    def enter(self, session: Session[S, V, A], opening: bool = False) -> None:
        """Sit down at a session."""
        self.over.clear()
        self.table.reseat(self.seats, session.setup.dealer)
        self.begin(session, self.opponents, opening)

    def legal(self) -> list[A]:
        """Return what the person may do."""
        return list(self.rules.legal_actions(self.state, ME))

    def mine(self) -> bool:
        """Return whether the person is asked."""
        return self.director.human_to_act() == ME

    def do_all(self, state: S, way: Callable[[Self, A], None]) -> None:
        """Do everything that the person may do in *state*, each time from there, in one *way*."""
        for n in range(len(list(self.rules.legal_actions(state, ME)))):
            self.play_from(state)
            action = self.legal()[n]
            way(self, action)
            QApplication.processEvents()
            assert self.offered == [action]
            assert not self.refused
            assert self.settled()

    def play_out(self, way: Callable[[Self, A], None], brain: Simple[V, A]) -> None:
        """Play the deal to its end; the person does what *brain* would, in one *way* only."""
        for _ in range(900):
            self._go_on()
            if self.over:
                break
            if not self.mine() or not self.table.chooser.invited:
                continue
            assert self.settled()
            action, before = brain.pick(self.rules.view(self.state, ME), self.legal()), len(self.offered)
            way(self, action)
            self._go_on()
            assert action in self.offered[before:]
            assert not self.refused
        assert self.over
        assert self.settled()

    def _go_on(self) -> None:
        self.wait(90.0)
        QApplication.processEvents()

    def settled(self) -> bool:
        """Return whether the scene holds what the rules say."""
        return lying(self.table.placed()) == lying(self.rules.layout(self.rules.view(self.state, ME)))

    # -- the hand ----------------------------------------------------------------------------

    def card(self, piece: str) -> HandCard:
        """Return a card of the person's hand."""
        return next(card for card in self.table.scene.hand.cards if card.piece == piece)

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
