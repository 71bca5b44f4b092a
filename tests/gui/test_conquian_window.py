"""Conquian in the real window: whole deals, undo, what is remembered, a game that is taken up again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
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
from cardtable.scene.widgets.hint import HintCard
from cardtable.ui import settings as keys
from cardtable.ui.parts import Segments
from tests.helpers.conquian_room import Simple
from tests.helpers.evening import Evening, QuickThinker
from tests.helpers.room import ME

GAME = "conquian"


class ConquianEvening(Evening[ConquianTable]):
    game_id, kind, simple = GAME, ConquianTable, Simple

    @property
    def phase(self) -> Phase:
        phase: Phase = self.deal.session.state.phase
        return phase

    def asked(self) -> bool:
        return self.table.chooser.invited  # a card that nobody can use is passed by itself


def code(seed: int) -> str:
    return deal_code(GAME, Setup(seed, 3, Seat(2)))


@pytest.fixture
def evening(tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[ConquianEvening]:
    monkeypatch.setitem(CATALOGUE, GAME, CATALOGUE.get(GAME, Game(GAME, "CQ")))
    made = ConquianEvening(tmp_path, qtbot)
    yield made
    NAMING.faces = "spanish"


def test_deals_are_played_to_their_results_and_the_evening_adds_up(evening: ConquianEvening) -> None:
    evening.play(code(5))
    first = evening.finish()
    assert not first.note
    evening.window.commands["new"].trigger()
    evening.my_turn()
    assert evening.table.scene.header.content.sub.startswith("Deal 2")
    assert evening.finish().note


def test_undo_goes_back_to_a_choice_and_not_to_an_automatic_pass(evening: ConquianEvening) -> None:
    evening.play(code(5))
    done = []
    for _ in range(3):
        done.append(len(evening.deal.session.actions))
        evening.act()
        evening.my_turn()
        if evening.page.sheet is not None:
            break
    while done:
        evening.window.commands["undo"].trigger()
        evening.my_turn()
        assert len(evening.deal.session.actions) == done.pop()
    assert evening.phase is Phase.SWAP
    assert evening.deal.session.practice


def test_a_game_is_taken_up_where_it_was_left(evening: ConquianEvening) -> None:
    evening.play(code(9))
    evening.act()
    evening.my_turn()
    before = RULES.layout(RULES.view(evening.deal.session.state, ME))
    evening.window.show_home()
    evening.window.play(GAME)
    evening.my_turn()
    assert RULES.layout(RULES.view(evening.deal.session.state, ME)) == before


def test_preferences_are_shown_and_remembered(evening: ConquianEvening) -> None:
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


def test_a_deal_is_seen_and_may_be_skipped(evening: ConquianEvening) -> None:
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


class Held(QuickThinker):
    """Opponents that answer one at a time, when they are let."""

    def __init__(self, simple: Callable[[int], Simple]) -> None:
        super().__init__(simple)
        self.waiting: list[Callable[[], object]] = []

    def ask(self, question: Question, answer: Callable[[Decision[Any]], None], failed: Callable[[str], None]) -> object:
        self.waiting.append(partial(super().ask, question, answer, failed))
        return self.waiting[-1]

    def cancel(self, ticket: object) -> None:
        if ticket in self.waiting:
            self.waiting.remove(ticket)
        else:
            super().cancel(ticket)


class HeldEvening(ConquianEvening):
    thinker = Held


def test_a_hint_and_the_card_stay_while_others_seal_theirs(tmp_path: Path, qtbot: QtBot) -> None:
    evening = HeldEvening(tmp_path, qtbot)
    thinker = evening.services.thinker
    assert isinstance(thinker, Held)
    evening.play(code(5))
    cards = [item for item in evening.page.stage.items() if isinstance(item, HintCard)]
    hand = evening.table.scene.hand

    def hinted() -> bool:
        return any(card.isVisible() for card in cards)

    evening.window.commands["hint"].trigger()
    qtbot.waitUntil(hinted)
    advised = hand.chosen
    other = next(card for card in hand.pieces if card not in advised)
    hand.choose([other])
    while thinker.waiting:
        thinker.waiting.pop()()
        sealed = len(evening.deal.session.actions)
        qtbot.waitUntil(lambda n=sealed: len(evening.deal.session.actions) > n)  # type: ignore[misc]  # early binding
        evening.my_turn()
        assert hinted()
        assert hand.chosen == (other,)
        assert [card.piece for card in hand.cards if card._on.get("halo")] == list(advised)
    assert len(evening.deal.session.actions) == 2
    evening.act()
    assert not hinted()
