"""Dou Dizhu in the real window: code, hints, preferences, the score of the sitting, the text panel, the language."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListWidget, QPushButton
from pytestqt.qtbot import QtBot

from cardtable.ai.player import Decision, Message, Question
from cardtable.core.events import Seat
from cardtable.games.dou_dizhu.rules import RULES, Play
from cardtable.games.dou_dizhu.table import DouDizhuTable
from cardtable.scene.table import SheetContent
from cardtable.ui import settings as keys
from cardtable.ui.game_page import GamePage
from cardtable.ui.parts import Segments
from tests.helpers.desk import Desk, NearThinker
from tests.helpers.dou_dizhu_room import Simple

GAME = "dou_dizhu"


class Thinker(NearThinker):
    """Opponents that take no time; a review that knows three ways."""

    def ask(self, question: Question, answer: Callable[[Decision[Any]], None], failed: Callable[[str], None]) -> object:
        brain = Simple(question.seed)
        return self._soon(lambda: answer(Decision(brain.pick(question.view, question.legal))))

    def review(
        self, question: Question, answer: Callable[[list[Decision[Any]]], None], failed: Callable[[str], None]
    ) -> object:
        found = [
            Decision(action, Message("leads", (str(n + 2),)), value=-n) for n, action in enumerate(question.legal[:3])
        ]
        return self._soon(lambda: answer(found))


class Evening:
    """A window with Dou Dizhu on it, without animation."""

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
    def table(self) -> DouDizhuTable:
        assert self.page.runner is not None
        table = self.page.runner.table
        assert isinstance(table, DouDizhuTable)
        return table

    def play(self, code: str = "") -> None:
        self.window.play(GAME, resume=False, code=code)
        self.my_turn()

    def my_turn(self) -> None:
        self.qtbot.waitUntil(lambda: bool(self.table.choices()) or self.page.sheet is not None, timeout=10_000)

    def finish(self) -> SheetContent:
        brain = Simple(5)
        while self.page.sheet is None:
            self.my_turn()
            if self.page.sheet is None and self.page.deal is not None:
                state = self.page.deal.session.state
                legal = list(RULES.legal_actions(state, Seat(0)))
                if legal:
                    action = brain.pick(RULES.view(state, Seat(0)), legal)
                    self.table.choices()[legal.index(action)].perform()
        return self.page.sheet.content

    def lead(self, least: int = 1) -> None:
        """Become landlord, so that anything may be led, with so many plays or more to choose from."""
        for seed in range(200):
            code = _code(seed)
            self.play(code)
            assert self.page.deal is not None
            state = self.page.deal.session.state
            if state.landlord is None and state.high < 3:
                self.table.chooser.bid(3)
                self.my_turn()
                if len(self.table.choices()) >= least:
                    return
        raise AssertionError("no deal in which one can bid")


def _code(seed: int) -> str:
    from cardtable.core.rules import Setup
    from cardtable.games import deal_code

    return deal_code(GAME, Setup(seed, 3, Seat(0)))


@pytest.fixture
def evening(tmp_path: Path, qtbot: QtBot) -> Evening:
    return Evening(tmp_path, qtbot)


def test_the_code_stands_in_the_header_and_can_be_copied_and_opened(evening: Evening) -> None:
    code = _code(77)
    evening.play(code)
    header = evening.table.scene.header
    assert header.content.code == code == evening.page.deal_code()
    assert header.copy is not None
    header.copy.activate()
    assert QApplication.clipboard().text() == code
    hand = evening.table.scene.hand.pieces
    evening.play()
    assert evening.table.scene.header.content.code != code
    evening.play(code)
    assert evening.table.scene.hand.pieces == hand


def test_hints_go_round_and_begin_anew_with_each_position(evening: Evening) -> None:
    evening.lead()
    legal = list(RULES.legal_actions(evening.page.deal.session.state, Seat(0)))  # type: ignore[union-attr]
    seen = []
    for n in range(5):
        evening.window.commands["hint"].trigger()
        heading = f"(hint {n % 3 + 1} of 3)"
        evening.qtbot.waitUntil(lambda h=heading: h in evening.table._card.focus_name())  # type: ignore[misc]
        seen.append(Play(evening.table.scene.hand.chosen))
    assert seen == [*legal[:3], *legal[:2]]
    assert evening.table.chooser.play()
    evening.my_turn()
    assert not evening.table._card.isVisible()
    evening.window.commands["hint"].trigger()
    evening.qtbot.waitUntil(evening.table._card.isVisible)
    assert "of" in evening.table._card.focus_name()


def test_preferences_are_remembered(evening: Evening) -> None:
    evening.play()
    evening.table.scene.counter._toggle()
    evening.table._sort.trigger()
    kept = dict(evening.services.settings.game(GAME).table)
    assert kept == {"counter": "folded", "order": "count"}
    evening.window.show_home()
    evening.window.play(GAME)
    assert not evening.table.scene.counter.unfolded
    assert evening.table.preferred["order"] == "count"
    evening.services.settings.set_game(GAME, evening.services.settings.game(GAME).with_preference("suits", "four"))
    assert evening.table.scene.hand.look.four_colours


def test_the_options_show_every_preference(evening: Evening) -> None:
    evening.play()
    evening.window.show_options()
    shown = [segments.values for segments in evening.window.findChildren(Segments)]
    for option in DouDizhuTable.preferences:
        assert option.values in shown
    folded = next(s for s in evening.window.findChildren(Segments) if s.values == ("open", "folded"))
    folded._choose("folded")
    assert not evening.table.scene.counter.unfolded


def test_a_seat_that_shall_start_is_chosen_by_its_name(evening: Evening) -> None:
    evening.play()
    evening.window.show_options()
    segments = evening.window.findChildren(Segments)
    starts = next(s for s in segments if s.values == ("alternate", "me", "opponent", "opponent-2"))
    words = [button.text() for button in starts.findChildren(QPushButton)]
    assert words == ["By lot, then in turn", "You", "Iara", "Tião"]
    for value, opener in (("opponent-2", 2), ("opponent", 1), ("me", 0)):
        starts._choose(value)
        evening.page.start()
        assert evening.page.deal is not None
        assert evening.page.deal.session.setup.dealer == opener


def test_the_result_offers_what_the_seed_calls_it(evening: Evening) -> None:
    evening.play(_code(5))
    evening.finish()
    assert [choice.text for choice in evening.page.choices()][:2] == ["Play again", "Repeat this hand"]


def test_the_score_of_the_sitting_adds_up(evening: Evening) -> None:
    evening.play(_code(5))
    first = evening.finish()
    assert first.note == ""
    evening.window.commands["new"].trigger()
    evening.my_turn()
    assert evening.table.scene.header.content.sub.startswith("Deal 2")
    second = evening.finish()
    match = evening.services.evenings.match(GAME)
    assert match is not None
    assert len(match.results) == 2
    assert sum(match.points) == 0
    totals = [a.total + b.total for a, b in zip(first.columns, second.columns, strict=True)]
    assert list(match.points) == totals
    sign = "+" if totals[0] > 0 else "−" if totals[0] < 0 else ""
    assert f"You {sign}{abs(totals[0])}" in second.note
    evening.window.show_home()  # the evening goes on
    evening.play()
    assert evening.table.scene.header.content.sub.startswith("Deal 3")


def test_a_finished_deal_keeps_its_number_and_its_score(evening: Evening) -> None:
    """Looked through, taken up again at its result, or said in another language, it is still the first."""
    evening.play(_code(5))
    evening.finish()

    def heading() -> tuple[str, str]:
        content = evening.table.scene.header.content
        return content.sub[:6], content.tag

    evening.window.commands["review"].trigger()
    assert heading() == ("Deal 1", "")
    evening.page.review.leave()
    evening.window.show_home()
    evening.window.play(GAME)
    assert evening.page.sheet is not None
    assert heading() == ("Deal 1", "")
    evening.page.retranslate()
    assert heading() == ("Deal 1", "")
    evening.window.commands["new"].trigger()
    evening.my_turn()
    assert heading()[0] == "Deal 2"
    assert heading()[1].startswith("score ")


def test_who_wins_as_a_peasant_has_won(evening: Evening) -> None:
    """Two of three share the points; that is no draw."""
    outcomes: set[str] = set()
    seeds = iter(range(20))
    while outcomes != {"won", "lost"}:
        evening.play(_code(next(seeds)))
        content = evening.finish()
        assert evening.page.deal is not None
        result = RULES.result(evening.page.deal.session.state)
        assert result is not None
        outcomes.add(evening.page.deal.outcome(result))
        assert content.title == ("You win" if Seat(0) in result.winners else "You lose")


def test_the_text_panel_folds_what_is_too_much(evening: Evening) -> None:
    evening.lead(60)
    panel = evening.window.side.panel
    evening.window.commands["log"].setChecked(True)
    lines = panel.findChildren(QListWidget)[1]
    choices = evening.table.choices()
    count = lines.count()
    assert count < len(choices)
    row = next(n for n in range(count) if "choices" in lines.item(n).text())
    lines.itemClicked.emit(lines.item(row))
    assert lines.count() > count
    assert lines.item(row + 1).text().startswith("    Play ")
    lines.itemClicked.emit(lines.item(row))
    assert lines.count() == count
    acts = len(evening.page.deal.session.actions)  # type: ignore[union-attr]
    lines.itemClicked.emit(lines.item(row))
    lines.itemClicked.emit(lines.item(row + 1))
    evening.my_turn()
    assert len(evening.page.deal.session.actions) > acts  # type: ignore[union-attr]


def test_the_language_changes_in_the_middle_of_a_deal(evening: Evening) -> None:
    evening.lead()
    evening.table.scene.hand.choose(evening.table.scene.hand.pieces[-1:])
    assert evening.table.chooser.play_action.text() == "Play"
    evening.services.settings.set(keys.LANGUAGE, "pt_BR")
    QApplication.processEvents()
    texts = {item.focus_key: item.focus_name() for item in evening.page.stage.focus.readable()}
    assert evening.table.scene.hand.chosen
    assert texts
    evening.page.view.grab()
    evening.services.settings.set(keys.LANGUAGE, "en")
    QApplication.processEvents()
    assert evening.table.chooser.play_action.text() == "Play"


def test_a_deal_is_resumed_as_it_lay(evening: Evening) -> None:
    evening.lead()
    assert evening.page.deal is not None
    hand, code = evening.table.scene.hand.pieces, evening.page.deal_code()
    evening.window.show_home()
    evening.window.play(GAME)
    assert evening.page.deal_code() == code
    assert evening.table.scene.hand.pieces == hand
    assert evening.table.scene.role(Seat(0)) == "landlord"


def test_keys_of_the_window_and_of_the_table_do_not_meet(evening: Evening) -> None:
    """H gives a hint; ranks, Space and Enter are the table's."""
    evening.lead()
    view = evening.page.view
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_H)
    evening.qtbot.waitUntil(evening.table._card.isVisible)
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert evening.table.scene.hand.chosen == ()
    acts = len(evening.page.deal.session.actions)  # type: ignore[union-attr]
    letter = evening.table.scene.hand.pieces[-1][0]
    QTest.keyClicks(view, letter.lower())
    assert "".join(map(str, evening.table.scene.hand.chosen))[0] == letter
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert len(evening.page.deal.session.actions) > acts  # type: ignore[union-attr]
