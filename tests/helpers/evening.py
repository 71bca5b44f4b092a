"""A game in the real window for an evening: opponents that take no time, no animation, a person who plays sensibly."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Generic

from pytestqt.qtbot import QtBot

from cardtable.ai.player import Decision, Question
from cardtable.games import load_rules
from cardtable.scene.table import SheetContent
from cardtable.ui import settings as keys
from cardtable.ui.deal import Deal
from cardtable.ui.game_page import GamePage
from tests.helpers.card_room import Simple
from tests.helpers.desk import Desk, NearThinker
from tests.helpers.room import ME, T


class QuickThinker(NearThinker):
    """Opponents that pick without thinking."""

    def __init__(self, simple: Callable[[int], Simple[Any, Any]]) -> None:
        super().__init__()
        self._simple = simple

    def ask(self, question: Question, answer: Callable[[Decision[Any]], None], failed: Callable[[str], None]) -> object:
        """Pick as soon as the event loop turns."""
        brain = self._simple(question.seed)
        return self._soon(lambda: answer(Decision(brain.pick(question.view, question.legal))))


class Evening(Generic[T]):
    """A window with one game on it; a test file says which."""

    game_id: str
    kind: type[T]
    simple: Callable[[int], Simple[Any, Any]]
    thinker: type[QuickThinker] = QuickThinker

    def __init__(self, profile: Path, qtbot: QtBot) -> None:
        self.qtbot = qtbot
        self.desk = Desk(profile, qtbot)
        self.window, self.services = self.desk.window, self.desk.services
        simple = type(self).simple
        object.__setattr__(self.services, "thinker", self.thinker(simple))
        self.services.settings.set(keys.ANIMATION, "off")
        self.services.settings.set(keys.AI_PACE, "instant")
        self.rules = load_rules(self.game_id)
        self.brain = simple(5)

    @property
    def page(self) -> GamePage:
        """The page of the game."""
        assert isinstance(self.window.game, GamePage)
        return self.window.game

    @property
    def deal(self) -> Deal:
        """The deal on the table."""
        assert self.page.deal is not None
        return self.page.deal

    @property
    def table(self) -> T:
        """The table."""
        assert self.page.runner is not None
        table = self.page.runner.table
        assert isinstance(table, self.kind)
        return table

    def play(self, code: str = "") -> None:
        """Deal anew, or what a *code* names."""
        self.window.play(self.game_id, resume=False, code=code)
        self.my_turn()

    def asked(self) -> bool:
        """Return whether the person has something to choose."""
        return bool(self.table.choices())

    def my_turn(self) -> None:
        """Wait until the person has something to choose, or the deal is over."""
        self.qtbot.waitUntil(lambda: self.page.sheet is not None or self.asked(), timeout=20_000)

    def act(self) -> None:
        """Do something sensible."""
        state = self.deal.session.state
        legal = list(self.rules.legal_actions(state, ME))
        action = self.brain.pick(self.rules.view(state, ME), legal)
        self.table.choices()[legal.index(action)].perform()

    def finish(self) -> SheetContent:
        """Play the deal to its end, however it goes."""
        while self.page.sheet is None:
            self.my_turn()
            if self.page.sheet is None:
                self.act()
        return self.page.sheet.content
