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
from cardtable.ui import settings as keys
from cardtable.ui.parts import Segments
from tests.helpers.dou_dizhu_room import Simple
from tests.helpers.evening import Evening, QuickThinker

GAME = "dou_dizhu"


class Thinker(QuickThinker):
    """A review that knows three ways."""

    def review(
        self, question: Question, answer: Callable[[list[Decision[Any]]], None], failed: Callable[[str], None]
    ) -> object:
        found = [
            Decision(action, Message("leaves", (str(n + 2),)), value=-n) for n, action in enumerate(question.legal[:3])
        ]
        return self._soon(lambda: answer(found))


class DouDizhuEvening(Evening[DouDizhuTable]):
    game_id, kind, simple, thinker = GAME, DouDizhuTable, Simple, Thinker

    def lead(self, least: int = 1) -> None:
        """Become landlord, so that anything may be led, with so many plays or more to choose from."""
        for seed in range(200):
            code = _code(seed)
            self.play(code)
            state = self.deal.session.state
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
def evening(tmp_path: Path, qtbot: QtBot) -> DouDizhuEvening:
    return DouDizhuEvening(tmp_path, qtbot)


def test_the_code_stands_in_the_header_and_can_be_copied_and_opened(evening: DouDizhuEvening) -> None:
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


def test_hints_go_round_and_begin_anew_with_each_position(evening: DouDizhuEvening) -> None:
    evening.lead()
    legal = list(RULES.legal_actions(evening.deal.session.state, Seat(0)))
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


def test_preferences_are_remembered(evening: DouDizhuEvening) -> None:
    evening.play()
    evening.table.scene.counter.chips["open"].activate()
    evening.table._sort.trigger()
    kept = dict(evening.services.settings.game(GAME).table)
    assert kept == {"counter": "folded", "order": "count"}
    evening.window.show_home()
    evening.window.play(GAME)
    assert not evening.table.scene.counter.unfolded
    assert evening.table.preferred["order"] == "count"
    evening.services.settings.set_game(GAME, evening.services.settings.game(GAME).with_preference("suits", "four"))
    assert evening.table.scene.hand.look.four_colours


def test_the_options_show_every_preference(evening: DouDizhuEvening) -> None:
    evening.play()
    evening.window.show_options()
    shown = [segments.values for segments in evening.window.findChildren(Segments)]
    for option in DouDizhuTable.preferences:
        assert option.values in shown
    folded = next(s for s in evening.window.findChildren(Segments) if s.values == ("open", "folded"))
    folded._choose("folded")
    assert not evening.table.scene.counter.unfolded


def test_a_seat_that_shall_start_is_chosen_by_its_name(evening: DouDizhuEvening) -> None:
    evening.play()
    evening.window.show_options()
    segments = evening.window.findChildren(Segments)
    starts = next(s for s in segments if s.values == ("alternate", "me", "opponent", "opponent-2"))
    words = [button.text() for button in starts.findChildren(QPushButton)]
    assert words == ["By lot, then in turn", "You", "Iara", "Tião"]
    for value, opener in (("opponent-2", 2), ("opponent", 1), ("me", 0)):
        starts._choose(value)
        evening.page.start()
        assert evening.deal.session.setup.dealer == opener


def test_the_result_offers_what_the_seed_calls_it(evening: DouDizhuEvening) -> None:
    evening.play(_code(5))
    evening.finish()
    assert [choice.text for choice in evening.page.choices()][:2] == ["Play again", "Repeat this hand"]


def test_the_score_of_the_sitting_adds_up(evening: DouDizhuEvening) -> None:
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


def test_a_finished_deal_keeps_its_number_and_its_score(evening: DouDizhuEvening) -> None:
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


def test_who_wins_as_a_peasant_has_won(evening: DouDizhuEvening) -> None:
    """Two of three share the points; that is no draw."""
    outcomes: set[str] = set()
    seeds = iter(range(20))
    while outcomes != {"won", "lost"}:
        evening.play(_code(next(seeds)))
        content = evening.finish()
        result = RULES.result(evening.deal.session.state)
        assert result is not None
        outcomes.add(evening.deal.outcome(result))
        assert content.title == ("You win" if Seat(0) in result.winners else "You lose")


def test_the_text_panel_folds_what_is_too_much(evening: DouDizhuEvening) -> None:
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
    acts = len(evening.deal.session.actions)
    lines.itemClicked.emit(lines.item(row))
    lines.itemClicked.emit(lines.item(row + 1))
    evening.my_turn()
    assert len(evening.deal.session.actions) > acts


def test_the_language_changes_in_the_middle_of_a_deal(evening: DouDizhuEvening) -> None:
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


def test_a_deal_is_resumed_as_it_lay(evening: DouDizhuEvening) -> None:
    evening.lead()
    hand, code = evening.table.scene.hand.pieces, evening.page.deal_code()
    evening.window.show_home()
    evening.window.play(GAME)
    assert evening.page.deal_code() == code
    assert evening.table.scene.hand.pieces == hand
    assert evening.table.scene.role(Seat(0)) == "landlord"


def test_keys_of_the_window_and_of_the_table_do_not_meet(evening: DouDizhuEvening) -> None:
    """H gives a hint; ranks, Space and Enter are the table's."""
    evening.lead()
    view = evening.page.view
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_H)
    evening.qtbot.waitUntil(evening.table._card.isVisible)
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert evening.table.scene.hand.chosen == ()
    acts = len(evening.deal.session.actions)
    letter = evening.table.scene.hand.pieces[-1][0]
    QTest.keyClicks(view, letter.lower())
    assert "".join(map(str, evening.table.scene.hand.chosen))[0] == letter
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert len(evening.deal.session.actions) > acts
