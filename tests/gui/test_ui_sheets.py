"""Options, rules, codes, statistics: each page does what it says, in both languages and at every size."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QSlider, QWidget
from pytestqt.qtbot import QtBot

from cardtable.core import dealcode
from cardtable.core.rules import Setup
from cardtable.games import CATALOGUE, load_rules
from cardtable.resources import resource
from cardtable.ui import settings as keys
from cardtable.ui import theme
from cardtable.ui.code_sheet import CodeSheet
from cardtable.ui.language import LANGUAGES
from cardtable.ui.main_window import MainWindow
from cardtable.ui.options_dialog import OptionsSheet
from cardtable.ui.parts import Segments
from cardtable.ui.rules_page import RulesSheet, sections
from cardtable.ui.sheet import Sheet
from cardtable.ui.statistics_page import StatisticsSheet
from tests.helpers.ui import game_page, make_window

GAME = next(iter(CATALOGUE))
SHEETS = ("options", "rules", "statistics", "about", "open")
SIZES = ((1024, 600), (1280, 720), (1920, 1080))


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    made = make_window(tmp_path)
    qtbot.addWidget(made)
    made.resize(1280, 720)
    made.show()
    qtbot.waitExposed(made)
    yield made
    made.services.language.set("en")


def only(window: MainWindow) -> Sheet:
    (sheet,) = [sheet for sheet in window.findChildren(Sheet) if sheet.isVisible()]
    return sheet


def open_options(window: MainWindow) -> OptionsSheet:
    window.show_options()
    sheet = only(window)
    assert isinstance(sheet, OptionsSheet)
    return sheet


def segments(sheet: Sheet, title: str) -> Segments:
    (found,) = [made for made in sheet.findChildren(Segments) if made.accessibleName() == title]
    return found


def press(made: Segments, value: str) -> None:
    (button,) = [button for button, of in zip(made.findChildren(QPushButton), made.values, strict=True) if of == value]
    button.click()


# -- sizes and languages -------------------------------------------------------------------------


@pytest.mark.parametrize("command", SHEETS)
def test_nothing_is_cut(window: MainWindow, command: str) -> None:
    window.services.statistics.record(GAME, "easy", True, "won", "1")
    for language, text_size, size in product(LANGUAGES, ("normal", "larger"), SIZES):
        window.services.settings.set(keys.LANGUAGE, language)
        window.services.settings.set(keys.TEXT_SIZE, text_size)
        window.resize(*size)
        window.commands[command].trigger()
        sheet = only(window)
        assert sheet.rect().contains(sheet.paper.geometry())
        for button in sheet.findChildren(QPushButton):
            if button.isVisible():
                assert button.width() >= button.sizeHint().width(), button.text()
        for label in sheet.findChildren(QLabel):
            if label.isVisible() and label.text() and not label.wordWrap():
                assert label.width() >= label.sizeHint().width(), label.text()
            if label.isVisible() and label.text():
                high = label.heightForWidth(label.width()) if label.wordWrap() else label.sizeHint().height()
                assert label.height() >= high, label.text()


# -- options -------------------------------------------------------------------------------------


def test_options_count_at_once(window: MainWindow) -> None:
    sheet = open_options(window)
    press(segments(sheet, "Animation"), "fast")
    assert window.services.settings.get(keys.ANIMATION) == "fast"
    press(segments(sheet, "Level of the AI"), "hard")
    assert window.services.settings.game(GAME).level == "hard"
    slider = sheet.findChildren(QSlider)[0]
    slider.setValue(70)
    assert window.services.settings.get(keys.CONTRAST) == 70
    assert window.home.stage.look.contrast == 70
    press(segments(sheet, "Language"), "pt_BR")
    assert sheet.title.text() == "Opções"


def test_arrow_keys_choose(window: MainWindow, qtbot: QtBot) -> None:
    made = segments(open_options(window), "Animation")
    QTest.keyClick(made, Qt.Key.Key_Right)
    assert window.services.settings.get(keys.ANIMATION) == "slow"
    QTest.keyClick(made, Qt.Key.Key_Left)
    QTest.keyClick(made, Qt.Key.Key_Left)
    assert window.services.settings.get(keys.ANIMATION) == "fast"


def test_a_new_rule_asks_only_while_a_game_would_be_lost(window: MainWindow) -> None:
    option = load_rules(GAME).options[0]
    window.play(GAME)
    page = game_page(window)
    page.running = True
    sheet = open_options(window)
    title = str(CATALOGUE[GAME].part("messages", "MESSAGES").option(option.key))
    made = segments(sheet, title)
    press(made, option.values[1])
    (question,) = [other for other in window.findChildren(Sheet) if other.isVisible() and other is not sheet]
    assert made.value == option.values[0]  # nothing has changed yet
    question.reject()
    assert window.services.settings.game(GAME).option(option.key, option.values[0]) == option.values[0]
    starts = page.calls.count("start")
    press(made, option.values[1])
    (question,) = [other for other in window.findChildren(Sheet) if other.isVisible() and other is not sheet]
    question.accept()
    assert window.services.settings.game(GAME).option(option.key, "") == option.values[1]
    assert made.value == option.values[1]
    assert page.calls.count("start") == starts + 1
    page.running = False
    press(made, option.values[0])
    assert page.calls.count("start") == starts + 2


def test_the_table_can_be_made_neutral_again(window: MainWindow) -> None:
    for setting in (keys.CONTRAST, keys.GRAIN, keys.TEMPERATURE):
        window.services.settings.set(setting, 5)
    sheet = open_options(window)
    (neutral,) = [button for button in sheet.findChildren(QPushButton) if button.text() == "Neutral table"]
    neutral.click()
    assert [slider.value() for slider in sheet.findChildren(QSlider)] == [50, 50, 50]


# -- rules ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("game_id", CATALOGUE)
def test_the_rules_are_the_same_in_both_languages(game_id: str) -> None:
    pages = [resource(f"resources/rules/{game_id}.{code}.html").read_text("utf-8") for code in LANGUAGES]
    anchors = [re.findall(r'<a name="(\w+)">', page) for page in pages]
    pictures = [re.findall(r'src="art:(\w+)"', page) for page in pages]
    assert anchors[0] == anchors[1]
    assert pictures[0] == pictures[1]
    known = CATALOGUE[game_id].part("illustrations", "ILLUSTRATIONS")
    assert set(pictures[0]) <= set(known)
    assert [anchor for anchor, _ in sections(pages[0])] == [anchor for anchor, _ in sections(pages[1])]


def test_every_numbered_rule_has_its_place() -> None:
    page = resource(f"resources/rules/{GAME}.en.html").read_text("utf-8")
    assert {f"R{n}" for n in range(1, 16)} <= set(re.findall(r'<a name="(\w+)">', page))


@pytest.mark.parametrize("rule", ["R3", "R7", "R12", "R15"])
def test_a_rule_opens_at_its_paragraph(window: MainWindow, rule: str) -> None:
    window.show_rules(rule)
    sheet = only(window)
    assert isinstance(sheet, RulesSheet)
    assert sheet.text.verticalScrollBar().value() > 0


def test_the_contents_lead_to_the_sections_and_follow_the_text(window: MainWindow, qtbot: QtBot) -> None:
    window.show_rules()
    sheet = only(window)
    assert isinstance(sheet, RulesSheet)
    qtbot.wait(1)  # the text is laid out
    assert sheet.text.verticalScrollBar().value() == 0
    sheet.contents.setCurrentRow(5)
    assert sheet.text.verticalScrollBar().value() > 0
    assert sheet.contents.currentRow() == 5
    sheet.text.verticalScrollBar().setValue(0)
    assert sheet.contents.currentRow() == 0


def test_the_rules_of_every_game_are_a_click_away(window: MainWindow) -> None:
    window.show_rules()
    sheet = only(window)
    assert isinstance(sheet, RulesSheet)
    pages = set()
    for game_id in CATALOGUE:
        press(sheet.games, game_id)
        pages.add(sheet.text.toPlainText())
        assert sheet.contents.count() > 3
        assert sheet.text.verticalScrollBar().value() == 0
        sheet.text.grab()  # its pictures can be painted
    assert len(pages) == len(CATALOGUE)


# -- codes and statistics ------------------------------------------------------------------------


def test_a_code_is_read_refused_and_played(window: MainWindow, qtbot: QtBot) -> None:
    window.opener.ask_code()
    sheet = only(window)
    assert isinstance(sheet, CodeSheet)
    assert not sheet.play_button.isEnabled()
    rules = load_rules(GAME)
    code = dealcode.write(CATALOGUE[GAME].code, rules, Setup(77, rules.players[0]))
    wrong = code[:-1] + ("2" if code[-1] != "2" else "3")
    QTest.keyClicks(sheet.line, wrong)
    assert sheet.answer.text()
    assert not sheet.play_button.isEnabled()
    sheet.line.clear()
    assert not sheet.answer.text()
    QTest.keyClicks(sheet.line, code.lower())
    assert not sheet.answer.text()
    QTest.keyClick(sheet.line, Qt.Key.Key_Return)
    assert game_page(window).calls[-1] == f"start {code.lower()}".strip()


def test_the_options_lead_to_the_codes(window: MainWindow) -> None:
    open_options(window)._code.click()
    sheet = only(window)
    assert isinstance(sheet, CodeSheet)
    assert window.focusWidget() is sheet.line


def test_a_copied_code_is_offered_and_can_be_read(window: MainWindow) -> None:
    code = dealcode.write(CATALOGUE[GAME].code, load_rules(GAME), Setup(78, load_rules(GAME).players[0]))
    QApplication.clipboard().setText(code)
    window.opener.ask_code()
    sheet = only(window)
    assert isinstance(sheet, CodeSheet)
    assert sheet.line.text() == code
    assert sheet.line.height() >= sheet.line.sizeHint().height()


def test_statistics_show_and_forget(window: MainWindow) -> None:
    statistics = window.services.statistics
    statistics.record(GAME, "easy", True, "won", "1")
    statistics.record(GAME, "easy", False, "lost", "2")
    window.show_statistics()
    sheet = only(window)
    assert isinstance(sheet, StatisticsSheet)
    words = [label.text() for label in sheet.findChildren(QLabel)]
    assert "Easy" in words
    assert "2" in words
    (forget,) = [button for button in sheet.findChildren(QPushButton) if button.text() == "Forget all games"]
    forget.click()
    (question,) = [other for other in window.findChildren(Sheet) if other.isVisible() and other is not sheet]
    question.reject()
    assert statistics.tally(GAME).played == 2
    forget.click()
    (question,) = [other for other in window.findChildren(Sheet) if other.isVisible() and other is not sheet]
    question.accept()
    assert statistics.tally(GAME).played == 0


@pytest.mark.parametrize("one", [n / 20 for n in range(14, 50)])
@pytest.mark.parametrize("name", ["", "primary"])
def test_buttons_are_round_in_every_size(qtbot: QtBot, one: float, name: str) -> None:
    ground = QWidget()
    qtbot.addWidget(ground)
    ground.setStyleSheet(f"QWidget#ground {{ background: #FF00FF; }} {theme.style_sheet(theme.PAPER, one)}")
    ground.setObjectName("ground")
    button = QPushButton("Play", ground)
    button.setObjectName(name)
    button.adjustSize()
    ground.show()
    for focused in (False, True):
        (button.setFocus if focused else button.clearFocus)()
        corner = ground.grab(button.geometry()).toImage().pixelColor(1, 1)
        assert corner.name() == "#ff00ff"
