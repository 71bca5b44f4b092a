"""Conquian in the real window: whole deals, undo, what is remembered, a game that is taken up again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.ai.player import Decision, Question
from cardtable.core.events import Seat
from cardtable.core.rules import Setup
from cardtable.games import CATALOGUE, Game, deal_code
from cardtable.games.conquian.naming import NAMING
from cardtable.games.conquian.rules import RULES, Phase
from cardtable.games.conquian.table import ConquianTable
from cardtable.scene.table import SheetContent
from cardtable.ui import settings as keys
from cardtable.ui.game_page import GamePage
from cardtable.ui.parts import Segments
from tests.helpers.conquian_room import Simple
from tests.helpers.desk import Desk, NearThinker

GAME = "conquian"
ME = Seat(0)


class Thinker(NearThinker):
    """Opponents that take no time."""

    def ask(self, question: Question, answer: Callable[[Decision[Any]], None], failed: Callable[[str], None]) -> object:
        brain = Simple(question.seed % 1000)
        return self._soon(lambda: answer(Decision(brain.pick(question.view, question.legal))))


class Evening:
    """A window with Conquian on it, without animation."""

    def __init__(self, profile: Path, qtbot: QtBot) -> None:
        self.qtbot = qtbot
        self.desk = Desk(profile, qtbot)
        self.window, self.services = self.desk.window, self.desk.services
        object.__setattr__(self.services, "thinker", Thinker())
        self.services.settings.set(keys.ANIMATION, "off")
        self.services.settings.set(keys.AI_PACE, "instant")

    @property
    def page(self) -> GamePage:
        assert isinstance(self.window.game, GamePage)
        return self.window.game

    @property
    def table(self) -> ConquianTable:
        assert self.page.runner is not None
        table = self.page.runner.table
        assert isinstance(table, ConquianTable)
        return table

    @property
    def phase(self) -> Phase:
        assert self.page.deal is not None
        phase: Phase = self.page.deal.session.state.phase
        return phase

    def play(self, code: str | None = None) -> None:
        self.window.play(GAME)
        if code is not None:
            self.page.start(code)
        self.my_turn()

    def my_turn(self) -> None:
        """Wait until the person has something to choose, or the deal is over."""
        self.qtbot.waitUntil(lambda: self.page.sheet is not None or self.table.chooser.invited, timeout=20_000)

    def act(self, brain: Simple) -> None:
        """Do something sensible."""
        assert self.page.deal is not None
        state = self.page.deal.session.state
        legal = list(RULES.legal_actions(state, ME))
        action = brain.pick(RULES.view(state, ME), legal)
        self.table.choices()[legal.index(action)].perform()

    def finish(self) -> SheetContent:
        """Play to the end, however it goes."""
        brain = Simple(1)
        while self.page.sheet is None:
            self.my_turn()
            if self.page.sheet is None:
                self.act(brain)
        return self.page.sheet.content


def code(seed: int) -> str:
    return deal_code(GAME, Setup(seed, 3, Seat(2)))


@pytest.fixture
def evening(tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Evening]:
    monkeypatch.setitem(CATALOGUE, GAME, CATALOGUE.get(GAME, Game(GAME, "CQ")))
    made = Evening(tmp_path, qtbot)
    yield made
    NAMING.faces = "spanish"


def test_deals_are_played_to_their_results_and_the_evening_adds_up(evening: Evening) -> None:
    evening.play(code(5))
    first = evening.finish()
    assert not first.note
    evening.window.commands["new"].trigger()
    evening.my_turn()
    assert evening.table.scene.header.content.sub.startswith("Deal 2")
    assert evening.finish().note


def test_undo_goes_back_to_a_choice_and_not_to_an_automatic_pass(evening: Evening) -> None:
    evening.play(code(5))
    brain, done = Simple(1), []
    for _ in range(3):
        assert evening.page.deal is not None
        done.append(len(evening.page.deal.session.actions))
        evening.act(brain)
        evening.my_turn()
        if evening.page.sheet is not None:
            break
    while done:
        evening.window.commands["undo"].trigger()
        evening.my_turn()
        assert evening.page.deal is not None
        assert len(evening.page.deal.session.actions) == done.pop()
    assert evening.phase is Phase.SWAP
    assert evening.page.deal is not None
    assert evening.page.deal.session.practice


def test_a_game_is_taken_up_where_it_was_left(evening: Evening) -> None:
    evening.play(code(9))
    evening.act(Simple(1))
    evening.my_turn()
    assert evening.page.deal is not None
    before = RULES.layout(RULES.view(evening.page.deal.session.state, ME))
    evening.window.show_home()
    evening.window.play(GAME)
    evening.my_turn()
    assert evening.page.deal is not None
    assert RULES.layout(RULES.view(evening.page.deal.session.state, ME)) == before


def test_preferences_are_shown_and_remembered(evening: Evening) -> None:
    evening.play()
    evening.window.show_options()
    shown = [segments.values for segments in evening.window.findChildren(Segments)]
    for option in ConquianTable.preferences:
        assert option.values in shown
    faces = next(s for s in evening.window.findChildren(Segments) if s.values == ("spanish", "french"))
    faces._choose("french")
    assert evening.table.scene.deck.deck_id == "conquian-french"
    evening.table._order("rank")
    kept = dict(evening.services.settings.game(GAME).table)
    assert kept == {"faces": "french", "order": "rank"}


def test_a_deal_is_seen_and_may_be_skipped(evening: Evening) -> None:
    evening.play(code(5))
    evening.services.settings.set(keys.ANIMATION, "normal")
    evening.window.commands["new"].trigger()
    stage = evening.page.stage
    assert stage.timeline.busy
    assert not evening.table.scene.dealt
    QTest.mouseClick(evening.page.view.viewport(), Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    assert evening.table.scene.dealt
    evening.my_turn()
    assert len(evening.table.scene.hand.cards) == 8
