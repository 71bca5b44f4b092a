"""A table of any game with people at it: stage, view, pilot and real director; nothing is animated unless asked for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QObject, QRectF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.controllers.director import Director
from cardtable.core.events import Seat
from cardtable.core.rules import A, Illegal, Rules, S, V
from cardtable.core.session import Session
from cardtable.scene.stage import Stage
from cardtable.scene.table import GameTable, SeatInfo
from cardtable.scene.timeline import Speed
from cardtable.scene.view import TableView
from cardtable.ui.actions import make_actions, retranslate
from cardtable.ui.language import Language
from cardtable.ui.table_runner import TableRunner
from tests.helpers.pilot import Pilot

T = TypeVar("T", bound=GameTable[Any, Any])

SIZE = (1280, 720)
ME = Seat(0)


def against(count: int) -> tuple[SeatInfo, ...]:
    """Return one person against so many programs."""
    return (SeatInfo(ME, True), *(SeatInfo(Seat(seat), False, "hard") for seat in range(1, count + 1)))


class TableRoom(Generic[T, S, V, A]):
    """One table; a game says which."""

    make: type[T]
    rules: Rules[S, V, A]
    words: Any  # the game's ``MESSAGES``

    def __init__(
        self, qtbot: QtBot, seats: Sequence[SeatInfo], speed: Speed = Speed.OFF, size: tuple[int, int] = SIZE
    ) -> None:
        self.stage = Stage()
        self.stage.timeline.speed = speed
        self.view = TableView(self.stage)
        self.view.resize(*size)
        qtbot.addWidget(self.view)
        owner = QObject(self.stage)
        self.actions = make_actions(owner)
        retranslate(self.actions)
        self.seats = tuple(seats)
        self.table = self.make(self.stage, self.actions, self.seats)
        self.stage.keys = self.table.key
        self.runner = TableRunner(self.table, self.rules, self.words, owner)
        self.view.show()
        self.view.settle()
        self.pilot = Pilot(self.view, qtbot)
        self.language = Language()
        self.offered: list[A] = []
        self.refused: list[Illegal] = []
        self.rules_asked: list[str] = []
        self.table.rule_asked = self.rules_asked.append
        self.director: Director[S, V, A]

    @property
    def state(self) -> S:
        """The present position."""
        return self.director.session.state

    def begin(self, session: Session[S, V, A], opponents: Mapping[Seat, Any], opening: bool = False) -> None:
        """Let people and *opponents* play on from where a session stands."""
        humans = frozenset(info.seat for info in self.table.seats if info.human)
        self.director = Director(session, self.runner, humans, opponents)
        self.offered.clear()
        self.table.offer = self._offer
        self.director.start(opening)

    def _offer(self, action: A) -> Illegal | None:
        self.offered.append(action)
        reason = self.director.offer(action)
        if reason is not None:
            self.refused.append(reason)
        return reason

    def speak(self, language: str) -> None:
        """Let everything be said in another language."""
        self.language.set(language)
        self.table.retranslate()
        self.stage.retranslate()
        QApplication.processEvents()

    def assert_apart(self, boxes: Mapping[str, QRectF]) -> None:
        """Each of these lies on the stage, and none on another."""
        for name, box in boxes.items():
            assert self.stage.sceneRect().contains(box.adjusted(2, 2, -2, -2)), name
        for (one, box), (other, there) in combinations(boxes.items(), 2):
            common = box.intersected(there)
            assert common.width() < 3 or common.height() < 3, (one, other, common)

    def wait(self, ms: float = 40.0) -> None:
        """Let the animation run to its end, in steps of *ms*, without waiting for the clock."""
        timeline = self.stage.timeline
        for _ in range(4000):
            if not timeline.running:
                return
            timeline.advance(ms)
        raise AssertionError("the animation does not end")
