"""The window: commands, questions, notices, the text panel, and where the keyboard is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QStyle, QStyleOptionViewItem, QToolTip, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete, isValid

from cardtable.games import CATALOGUE
from cardtable.scene.stage import Stage
from cardtable.scene.widgets.chip import ChipItem
from cardtable.ui import actions as commands
from cardtable.ui import settings as keys
from cardtable.ui.confirm import Question
from cardtable.ui.main_window import MainWindow
from cardtable.ui.notices import STAYING, notice_text
from cardtable.ui.sheet import Sheet
from tests.helpers.ui import game_page, make_window

GAME = next(iter(CATALOGUE))


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    made = make_window(tmp_path)
    qtbot.addWidget(made)
    made.resize(1280, 720)
    made.show()
    qtbot.waitExposed(made)
    yield made
    made.services.language.set("en")


def sheets(window: MainWindow) -> list[Sheet]:
    return [sheet for sheet in window.findChildren(Sheet) if sheet.isVisible()]


def only(window: MainWindow) -> Sheet:
    (sheet,) = sheets(window)
    return sheet


def test_no_dialog_is_the_first_sight(window: MainWindow) -> None:
    assert window.stack.currentWidget() is window.home
    assert not sheets(window)
    assert not window.notices.isVisible()
    assert not window.commands["undo"].isVisible()  # nothing of a game is offered where there is none


def test_no_two_commands_share_a_key() -> None:
    counts = Counter(key for sequences in commands.KEYS.values() for key in sequences)
    assert [key for key, n in counts.items() if n > 1] == []


@pytest.mark.parametrize("language", ["en", "pt_BR"])
def test_every_command_says_what_it_does(window: MainWindow, language: str) -> None:
    window.services.settings.set(keys.LANGUAGE, language)
    for key, action in window.commands.items():
        assert action.text(), key
        assert action.toolTip() not in ("", action.text()), key
    texts = [action.text() for action in window.commands.values()]
    assert len(set(texts)) == len(texts)


def test_a_game_resumes_or_starts(window: MainWindow) -> None:
    window.play(GAME)
    assert game_page(window).calls[:2] == ["resume", "start"]
    assert window.commands["new"].isEnabled()
    assert "Cardtable" in window.windowTitle()
    window.show_home()
    assert window.game is None
    assert not window.commands["new"].isEnabled()
    assert window.windowTitle() == "Cardtable"


def test_only_a_running_game_is_asked_about_and_enter_keeps_it(window: MainWindow, qtbot: QtBot) -> None:
    window.play(GAME)
    page = game_page(window)
    window.commands["new"].trigger()
    assert page.calls.count("start") == 2
    page.running = True
    window.commands["new"].trigger()
    question = only(window)
    assert isinstance(question, Question)
    focus = window.focusWidget()
    assert focus is question.keep
    QTest.keyClick(focus, Qt.Key.Key_Return)
    assert page.calls.count("start") == 2
    assert not sheets(window)
    window.commands["new"].trigger()
    question = only(window)
    assert isinstance(question, Question)
    question.lose.click()
    assert page.calls.count("start") == 3


def test_escape_keeps_the_game_too(window: MainWindow, qtbot: QtBot) -> None:
    window.play(GAME)
    game_page(window).running = True
    window.commands["new"].trigger()
    QTest.keyClick(only(window), Qt.Key.Key_Escape)
    assert game_page(window).calls.count("start") == 1
    assert not sheets(window)


@pytest.mark.parametrize("command", ["options", "rules", "statistics", "about", "open"])
def test_sheets_hold_the_keyboard_and_give_it_back(window: MainWindow, qtbot: QtBot, command: str) -> None:
    before = window.focusWidget()
    window.commands[command].trigger()
    sheet = only(window)
    stops: set[QWidget] = set()
    for _ in range(80):
        focus = window.focusWidget()
        assert focus is not None
        assert sheet.isAncestorOf(focus)
        stops.add(focus)
        QTest.keyClick(focus, Qt.Key.Key_Tab)
    assert sheet.close_button in stops
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert not sheets(window)
    assert window.focusWidget() is before


def test_one_sheet_takes_the_place_of_another(window: MainWindow) -> None:
    for command in ("options", "rules", "about", "options"):
        window.commands[command].trigger()
        assert len(sheets(window)) == 1


def test_keys_of_the_game_rest_while_a_sheet_is_open(window: MainWindow, qtbot: QtBot) -> None:
    window.play(GAME)
    fired: list[str] = []
    for name in ("hint", "skip", "pause", "undo"):
        window.commands[name].setEnabled(True)
        window.commands[name].triggered.connect(lambda _=False, command=name: fired.append(command))
    window.commands["about"].trigger()
    focus = window.focusWidget()
    assert focus is not None
    for key in (Qt.Key.Key_H, Qt.Key.Key_F, Qt.Key.Key_P):
        QTest.keyClick(focus, key)
    QTest.keyClick(focus, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert fired == []


def test_the_code_goes_to_the_clipboard(window: MainWindow) -> None:
    window.play(GAME)
    window.commands["copy_code"].trigger()
    assert QApplication.clipboard().text() == "OQ1-TEST"
    assert "OQ1-TEST" in window.notices.text.text()


def test_the_problem_report_holds_version_and_record(window: MainWindow) -> None:
    window.play(GAME)
    window.commands["report"].trigger()
    report = QApplication.clipboard().text()
    assert "Cardtable 0." in report
    assert "Cardtable transcript 1" in report


def test_a_notice_hides_no_more_than_its_words_need(window: MainWindow) -> None:
    window.resize(1280, 720)
    widths = []
    for code in ("X", "OQ1-TEST"):
        window.notices.tell("code-copied", code)
        words = window.notices.text
        assert words.width() >= words.fontMetrics().horizontalAdvance(words.text())
        widths.append(window.notices.width())
    assert widths[0] < widths[1] < 500
    window.notices.tell("read-only", "/a/rather/long/path" * 6)
    assert widths[1] < window.notices.width() <= 820
    assert window.notices.height() > 44  # two lines


@pytest.mark.parametrize("key", sorted(STAYING))
def test_lasting_notices_stay_until_they_are_closed(window: MainWindow, key: str) -> None:
    window.notices.tell("code-copied", "X")
    window.notices.tell(key, "/some/path")
    assert window.notices.isVisible()
    assert window.notices.text.text() == notice_text(key, "/some/path")
    window.notices.tell("second-instance")
    window.notices.dismiss()
    assert key == "second-instance" or window.notices.isVisible()
    window.notices.dismiss()
    assert not window.notices.isVisible()


def test_the_text_panel_is_a_way_to_play(window: MainWindow, qtbot: QtBot) -> None:
    window.play(GAME)
    window.commands["log"].trigger()
    assert window.side.panel.isVisible()
    focus = window.focusWidget()
    assert focus is not None
    assert window.side.panel.isAncestorOf(focus)
    QTest.keyClick(focus, Qt.Key.Key_Down)
    QTest.keyClick(focus, Qt.Key.Key_Return)
    assert game_page(window).performed == 1
    game_page(window).said.emit("third")
    assert window.services.settings.get(keys.TEXT_PANEL)
    window.commands["log"].trigger()
    assert not window.side.panel.isVisible()
    assert window.focusWidget() is game_page(window)  # or the keys of the game would be dead


def test_long_lines_of_the_text_panel_are_not_cut(window: MainWindow) -> None:
    window.play(GAME)
    window.commands["log"].trigger()
    window.side.panel.show_log([" ".join(["mandarin"] * 6)[:n] for n in range(20, 53)])
    window.grab()
    log = window.side.panel._log
    for n in range(log.count()):
        item = log.item(n)
        option = QStyleOptionViewItem()
        log.initViewItemOption(option)
        option.rect = log.visualItemRect(item) & log.viewport().rect().adjusted(0, -9999, 0, 9999)
        option.features |= QStyleOptionViewItem.ViewItemFeature.HasDisplay
        option.text = item.text()
        room = log.style().subElementRect(QStyle.SubElement.SE_ItemViewItemText, option, log)
        needed = log.fontMetrics().boundingRect(room.adjusted(3, 0, -3, 0), Qt.TextFlag.TextWordWrap, item.text())
        assert needed.height() <= room.height()


def test_home_can_be_played_from_the_text_panel(window: MainWindow, qtbot: QtBot) -> None:
    window.commands["log"].trigger()
    focus = window.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, Qt.Key.Key_Return)
    assert window.game is not None
    assert window.focusWidget() is focus  # and on in words, in the game and back
    window.show_home()
    assert window.focusWidget() is focus


def test_a_window_that_opens_with_the_text_panel_gives_it_the_keyboard(qtbot: QtBot, tmp_path: Path) -> None:
    first = make_window(tmp_path)
    qtbot.addWidget(first)
    first.services.settings.set(keys.TEXT_PANEL, True)
    window = make_window(tmp_path)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitExposed(window)
    focus = window.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, Qt.Key.Key_Return)
    assert window.game is not None


def test_the_language_switches_live_and_back(window: MainWindow) -> None:
    def texts() -> list[str]:
        return [action.text() for action in window.commands.values()]

    english = texts()
    window.play(GAME)
    window.show_options()
    title = only(window).title.text()
    window.services.settings.set(keys.LANGUAGE, "pt_BR")
    assert texts() != english
    assert window.commands["quit"].text() == "Sair"
    assert only(window).title.text() == "Opções" != title
    assert "retranslate" in game_page(window).calls
    assert QApplication.translate("QPlatformTheme", "Cancel") == "Cancelar"  # Qt's own dialogs, too
    window.services.settings.set(keys.LANGUAGE, "en")
    assert texts() == english


def test_size_and_full_screen_survive(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    window.resize(1100, 650)
    window.close()
    again = make_window(tmp_path)
    qtbot.addWidget(again)
    assert (again.width(), again.height()) == (1100, 650) or again.screen().availableGeometry().width() < 1100
    again.commands["full_screen"].setChecked(True)
    assert again.isFullScreen()
    assert again.services.settings.get(keys.FULL_SCREEN)


def test_the_menu_has_every_command(window: MainWindow) -> None:
    window.play(GAME)
    menu = window.menus.popup()
    found = set()
    for action in menu.actions():
        sub = action.menu()
        found |= {entry.objectName() for entry in (sub.actions() if isinstance(sub, QMenu) else [action])}
    assert found >= set(commands.KEYS) - {"menu", "continue", "skip"}


def test_an_action_outlives_the_chips_that_showed_it(qtbot: QtBot) -> None:
    action = QAction("Skip")
    stage = Stage()
    chip = ChipItem(stage, action)
    lonely = ChipItem(stage, action)
    stage.removeItem(lonely)
    delete(lonely)
    action.setText("Other")
    assert chip.text == "Other"
    delete(stage)
    action.setText("Skip")  # qtbot fails the test if anything raises here
    assert not isValid(chip)


def test_tips_grow_with_the_text(window: MainWindow) -> None:
    window.resize(1280, 720)
    before = QToolTip.font().pixelSize()
    window.services.settings.set(keys.TEXT_SIZE, "larger")
    assert QToolTip.font().pixelSize() > before * 1.2
    ground, text = (
        QToolTip.palette().color(role) for role in (QPalette.ColorRole.ToolTipBase, QPalette.ColorRole.ToolTipText)
    )
    assert text.lightness() - ground.lightness() > 150
