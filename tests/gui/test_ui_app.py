"""The composed program: what goes wrong around it is told, and the window stays usable."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt, qInstallMessageHandler
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable import __version__, app
from cardtable.app import Arguments
from cardtable.core.events import Seat
from cardtable.core.transcript import parse
from cardtable.games import CATALOGUE
from cardtable.ui import settings as keys
from cardtable.ui.confirm import Question
from cardtable.ui.file_events import FileEvents
from cardtable.ui.game_page import GamePage
from cardtable.ui.game_port import GamePort
from cardtable.ui.main_window import MainWindow
from cardtable.ui.services import Services

GAME = next(iter(CATALOGUE))
Compose = Callable[..., tuple[Services, MainWindow]]


@pytest.fixture
def compose(qtbot: QtBot, tmp_path: Path) -> Iterator[Compose]:
    """Compose programs over one profile, and put everything back afterwards."""
    root = logging.getLogger()
    handlers, level, hook = list(root.handlers), root.level, sys.excepthook
    made: list[tuple[Services, MainWindow]] = []

    def make(language: str = "en", profile: Path = tmp_path) -> tuple[Services, MainWindow]:
        services, window = app.compose(Arguments(language, profile))
        qInstallMessageHandler(None)  # pytest-qt listens again
        sys.excepthook = hook
        qtbot.addWidget(window)
        window.show()
        services.settings.set(keys.ANIMATION, "off")
        made.append((services, window))
        return services, window

    yield make
    for services, window in made:
        window.close()
        services.thinker.stop()
        services.saves.release()
        services.language.set("en")
    for handler in [handler for handler in root.handlers if handler not in handlers]:
        root.removeHandler(handler)
        handler.close()
    root.setLevel(level)


def told(window: MainWindow) -> str:
    return window.notices.text.text() if window.notices.isVisible() else ""


def begin(window: MainWindow) -> GamePort:
    """Begin a game and do the first thing that can be done."""
    window.play(GAME)
    assert window.game is not None
    window.game.choices()[0].perform()
    return window.game


def test_the_command_line() -> None:
    assert app.parse([]) == Arguments()
    found = app.parse(["--lang", "pt_BR", "--profile", "x", "--play", GAME, "--open", "OQ1"])
    assert found == Arguments("pt_BR", Path("x"), GAME, "OQ1")
    assert app.parse(["deal.cardtable"]) == Arguments(opened="deal.cardtable")  # as a double click says it
    assert app.parse(["--selftest"]) == Arguments(selftest=True)


@pytest.mark.parametrize(("argument", "said"), [("--version", __version__), ("--help", GAME)])
def test_the_command_line_answers(argument: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        app.parse([argument])
    assert stop.value.code == 0
    assert said in capsys.readouterr().out


def test_an_unknown_game_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        app.parse(["--play", "chess"])
    assert stop.value.code == 2
    assert GAME in capsys.readouterr().err


def test_the_command_line_opens_a_file_after_the_first_picture(compose: Compose, tmp_path: Path) -> None:
    services, window = compose()
    game = begin(window)
    file = tmp_path / "deal of today.cardtable"
    file.write_text(game.transcript(), encoding="utf-8")
    code = game.deal_code()
    window.close()
    services.saves.release()
    services, window = compose(profile=tmp_path / "another")
    app.after_first_paint(services, window, app.parse([str(file)]))
    assert window.game is not None
    assert window.game.deal_code() == code
    assert told(window) == ""


def test_a_file_that_macos_hands_over_is_opened(qapp: QApplication) -> None:
    opened: list[str] = []
    events = FileEvents(qapp, opened.append)
    events.install()
    QApplication.sendEvent(qapp, QFileOpenEvent("/games/one.cardtable"))
    qapp.removeEventFilter(events)
    assert opened == ["/games/one.cardtable"]
    assert not events.eventFilter(qapp, QEvent(QEvent.Type.LanguageChange))


def test_a_game_is_saved_and_resumed_after_a_restart(compose: Compose) -> None:
    services, window = compose()
    before = begin(window).transcript()
    window.close()
    services.saves.release()
    _, again = compose()
    assert again.home.has_saved(GAME)
    again.play(GAME)
    assert again.game is not None
    assert again.game.transcript().splitlines()[:8] == before.splitlines()[:8]
    assert again.game.in_progress()
    assert told(again) == ""


def test_escape_puts_the_reason_of_the_last_turn_away(compose: Compose, qtbot: QtBot) -> None:
    services, window = compose()
    services.settings.set(keys.AI_PACE, "instant")
    window.play(GAME)
    page = window.game
    assert isinstance(page, GamePage)
    page.choices()[0].perform()
    qtbot.waitUntil(lambda: window.commands["why"].isEnabled(), timeout=10_000)
    window.commands["why"].trigger()
    assert page.why.card.isVisible()
    window.resize(1500, 620)
    qtbot.waitUntil(lambda: page.stage.size.width() > 1700)
    assert page.runner is not None
    plate = page.runner.table.seat_area(Seat(1))
    assert not page.why.card.sceneBoundingRect().adjusted(26, 26, -26, -26).intersects(plate)
    QTest.keyClick(page.view, Qt.Key.Key_Escape)
    assert not page.why.card.isVisible()


def test_a_finished_game_is_told_in_words_and_can_be_followed_by_another(compose: Compose, qtbot: QtBot) -> None:
    services, window = compose()
    services.settings.set_game(GAME, replace(services.settings.game(GAME), mode="shared"))
    window.play(GAME)
    page = window.game
    assert isinstance(page, GamePage)
    told_last: list[str] = []
    page.said.connect(told_last.append)
    while page.sheet is None:
        page.choices()[0].perform()
        QApplication.processEvents()
    assert told_last[-1] == page.log_lines()[-1] == page.sheet.focus_name()
    assert [choice.text for choice in page.choices()][:2] == ["Play again", "Repeat this game"]
    sheet = page.sheet
    page.choices()[0].perform()
    assert page.sheet is sheet  # the key may have been meant for the table
    qtbot.waitUntil(lambda: not sheet.fresh)
    page.choices()[0].perform()
    assert page.sheet is None
    assert len(page.choices()) == 10


def test_a_second_instance_says_so_and_plays_without_saving(compose: Compose, tmp_path: Path) -> None:
    compose()
    _, second = compose()
    assert "already open" in told(second)
    begin(second)
    assert not (tmp_path / "data" / "saves" / f"{GAME}.cardtable").exists()


@pytest.mark.parametrize("content", [b"Cardtable transcript 1\nnonsense\n", b"", b"\xff\x00\xfe nonsense\n"])
def test_a_damaged_save_is_kept_aside_and_a_new_game_begins(compose: Compose, tmp_path: Path, content: bytes) -> None:
    saves = tmp_path / "data" / "saves"
    saves.mkdir(parents=True)
    (saves / f"{GAME}.cardtable").write_bytes(content)
    _, window = compose()
    window.play(GAME)
    assert "damaged" in told(window)
    assert window.game is not None
    assert window.game.choices()
    assert (saves / f"{GAME}.damaged-1.cardtable").read_bytes() == content


def test_a_place_that_cannot_be_written_is_told_and_the_game_goes_on(compose: Compose, tmp_path: Path) -> None:
    profile = tmp_path / "profile"
    profile.mkdir()
    for name in ("config", "data", "cache", "log"):
        (profile / name).write_text("a file where a folder should be", encoding="utf-8")
    _, window = compose(profile=profile)
    assert "log" in told(window)
    window.notices.dismiss()
    while told(window):
        window.notices.dismiss()
    window.play(GAME)
    assert "cannot be read" in told(window)
    window.notices.dismiss()
    assert "could not be written" in told(window)
    assert window.game is not None
    window.game.choices()[0].perform()
    assert window.game.in_progress()
    window.services.settings.set(keys.LANGUAGE, "pt_BR")
    assert window.commands["quit"].text() == "Sair"


def test_a_file_of_a_game_can_be_opened(compose: Compose, tmp_path: Path) -> None:
    services, window = compose()
    file = tmp_path / "game.txt"
    file.write_text(begin(window).transcript(), encoding="utf-8")
    window.show_home()
    services.saves.path(GAME).unlink()
    window.home.enter()
    window.opener.text(str(file))
    assert window.game is not None
    assert window.game.in_progress()
    window.show_home()
    window.opener.text(str(tmp_path / "nothing.txt"))
    assert "neither" in told(window)


def test_a_second_instance_opens_the_file_and_not_what_the_first_has_saved(compose: Compose, tmp_path: Path) -> None:
    _, first = compose()
    file = tmp_path / "game.cardtable"
    text = begin(first).transcript()
    file.write_text(text, encoding="utf-8")
    first.play(GAME, resume=False)
    kept = begin(first).transcript()
    first.show_home()
    services, second = compose()
    second.opener.text(str(file))
    (question,) = second.findChildren(Question)
    question.accept()
    assert second.game is not None
    opened = parse(second.game.transcript())
    assert (opened.setup, opened.digest) == (parse(text).setup, parse(text).digest)
    assert services.saves.read(GAME) == kept


def test_a_code_on_the_command_line_is_played(compose: Compose) -> None:
    _, window = compose()
    window.play(GAME)
    assert window.game is not None
    code = window.game.deal_code()
    window.show_home()
    window.opener.text(code)
    assert window.game is not None
    assert window.game.deal_code() == code


def test_the_language_switches_in_a_game_without_a_trace_of_the_other(compose: Compose) -> None:
    services, window = compose()
    window.play(GAME)
    window.commands["log"].trigger()
    assert window.game is not None
    english = [choice.text for choice in window.game.choices()]
    services.settings.set(keys.LANGUAGE, "pt_BR")
    portuguese = [choice.text for choice in window.game.choices()]
    assert portuguese
    assert not set(english) & set(portuguese)
    shown = [window.side.panel._list.item(n).text() for n in range(window.side.panel._list.count())]
    assert shown == portuguese


def test_nothing_heavy_is_imported() -> None:
    heavy = {"PySide6.QtNetwork", "PySide6.QtQml", "PySide6.QtSvg", "PySide6.QtDBus", "numpy"}
    assert QApplication.instance() is not None
    assert not heavy & set(sys.modules)


def test_a_code_of_another_game_asks_before_it_replaces_its_saved_deal(compose: Compose) -> None:
    """The game on the table is not in danger then; the other one's save is."""
    _, window = compose()
    other = next(game_id for game_id in CATALOGUE if game_id != GAME)
    game = begin(window)
    code, save = game.deal_code(), game.transcript()
    window.play(other)
    window.opener.text(code)
    (question,) = window.findChildren(Question)
    assert window.game is not None
    assert window.game.game_id == other
    question.reject()
    assert window.services.saves.read(GAME) == save
    window.opener.text(code)
    next(asked for asked in window.findChildren(Question) if asked.isVisible()).accept()
    assert window.game.game_id == GAME
    assert not window.game.in_progress()


def test_who_keeps_a_saved_game_at_home_goes_on_with_it(compose: Compose) -> None:
    _, window = compose()
    game = begin(window)
    code, played = game.deal_code(), parse(game.transcript()).actions
    window.show_home()
    window.opener.text(code)
    (question,) = window.findChildren(Question)
    question.keep.click()
    assert window.game is not None
    assert parse(window.game.transcript()).actions[: len(played)] == played
