"""The home page: what is saved, what is chosen, and all of it by keyboard."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise, product
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable.core import transcript
from cardtable.core.rules import Setup
from cardtable.core.session import Session
from cardtable.games import CATALOGUE, Game, load_rules
from cardtable.scene import pixmaps
from cardtable.scene.item import PaintedItem
from cardtable.scene.pixmaps import PixmapStore
from cardtable.scene.typography import width
from cardtable.scene.widgets.chip import ChipItem
from cardtable.ui import settings as keys
from cardtable.ui.confirm import Question
from cardtable.ui.home_hero import HeroTile
from cardtable.ui.home_items import GameTile, TileState, Wordmark
from cardtable.ui.language import LANGUAGES
from cardtable.ui.main_window import MainWindow
from tests.helpers.ui import FakePage, game_page, make_services, make_window

GAME = next(iter(CATALOGUE))


@pytest.fixture
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave one game in the catalogue: the page then shows it large."""
    for other in set(CATALOGUE) - {GAME}:
        monkeypatch.delitem(CATALOGUE, other)


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, alone: None) -> Iterator[MainWindow]:
    made = make_window(tmp_path)
    qtbot.addWidget(made)
    made.resize(1280, 720)
    made.show()
    qtbot.waitExposed(made)
    yield made
    made.services.language.set("en")


def chips(window: MainWindow) -> dict[str, ChipItem]:
    return {item.text: item for item in window.home.stage.items() if isinstance(item, ChipItem) and item.isVisible()}


def save(window: MainWindow, game_id: str = GAME, plies: int = 3) -> None:
    rules = load_rules(game_id)
    session = Session(rules, Setup(5, rules.players[0]))
    for _ in range(plies):
        (seat, *_) = rules.to_act(session.state)
        session.submit(seat, next(rules.legal_actions(session.state, seat)))
    players = ("human", *("ai easy",) * (rules.players[0] - 1))
    assert window.services.saves.acquire()
    window.services.saves.write(game_id, transcript.record(session, players).text())


def test_everything_is_reached_by_tab(window: MainWindow) -> None:
    focus = window.home.stage.focus
    names = [item.focus_name() for item in focus.items()]
    assert all(names)
    seen = set()
    for _ in range(len(names) + 2):
        QTest.keyClick(window.home.view, Qt.Key.Key_Tab)
        if focus.current is not None:
            seen.add(focus.current.focus_name())
    assert seen == set(names)


def test_enter_on_play_begins(window: MainWindow) -> None:
    focus = window.home.stage.focus
    focus.set(chips(window)["Play"])
    QTest.keyClick(window.home.view, Qt.Key.Key_Return)
    assert game_page(window).calls[:2] == ["resume", "start"]


def test_a_saved_game_is_offered_with_how_it_stands(window: MainWindow, qtbot: QtBot) -> None:
    assert "Continue" not in chips(window)
    save(window)
    window.home.enter()
    qtbot.waitUntil(lambda: "4" in window.home.summary() or "Continue" in chips(window))
    qtbot.waitUntil(lambda: any(tile.state.line for tile in window.home.tiles()))
    assert "New game" in chips(window)
    assert "saved today" in window.home.summary()
    assert [choice.text.split()[0] for choice in window.home.choices()] == ["Continue", "New"]


def test_a_finished_or_unbegun_game_is_not_offered(window: MainWindow, qtbot: QtBot) -> None:
    save(window, plies=0)
    window.home.enter()
    qtbot.waitUntil(lambda: "Play" in chips(window))
    assert not window.home.has_saved(GAME)


def test_a_new_game_over_a_saved_one_asks(window: MainWindow, qtbot: QtBot) -> None:
    save(window)
    window.home.enter()
    chips(window)["New game"].activate()
    assert window.game is None
    (question,) = window.findChildren(Question)
    question.accept()
    assert game_page(window).calls == ["start"]


def test_level_and_mode_are_chosen_here(window: MainWindow) -> None:
    chips(window)["Hard"].activate()
    assert window.services.settings.game(GAME).level == "hard"
    assert chips(window)["Hard"].action.isChecked()
    assert not chips(window)["Easy"].action.isChecked()
    chips(window)["Two players"].activate()
    assert window.services.settings.game(GAME).mode == "shared"
    assert not chips(window)["Hard"].action.isChecked()


def test_nothing_leaves_the_stage_or_overlaps(window: MainWindow) -> None:
    save(window)
    window.home.enter()
    sizes = ((1024, 600), (1280, 720), (1920, 1080), (2560, 1080), (900, 900))
    for size, language, text_size in product(sizes, LANGUAGES, ("normal", "larger")):
        window.services.settings.set(keys.LANGUAGE, language)
        window.services.settings.set(keys.TEXT_SIZE, text_size)
        window.resize(*size)
        window.home.view.settle()
        check_places(window)


def check_places(window: MainWindow) -> None:
    stage = window.home.stage
    boxes = [item.mapRectToScene(item.box()) for item in chips(window).values()]
    for number, box in enumerate(boxes):
        assert stage.sceneRect().contains(box)
        for other in boxes[:number]:
            assert not box.intersects(other)
    (hero,) = window.home.tiles()
    assert isinstance(hero, HeroTile)
    inside = [box for box in boxes if hero.mapRectToScene(hero.box()).intersects(box)]
    assert len(inside) == 6
    assert all(hero.mapRectToScene(hero.box()).contains(box) for box in inside)


@pytest.fixture
def catalogue(monkeypatch: pytest.MonkeyPatch, alone: None) -> None:
    """Five games, all of them with the parts of the first."""
    first = CATALOGUE[GAME]

    class Twin(Game):
        def part(self, module: str, name: str) -> object:
            return first.part(module, name)

    for letter in "abcd":
        monkeypatch.setitem(CATALOGUE, letter, Twin(letter, letter.upper() * 2))


@pytest.mark.usefixtures("catalogue")
def test_five_games_stand_side_by_side(qtbot: QtBot, tmp_path: Path) -> None:
    window = make_window(tmp_path)
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.show()
    tiles = window.home.tiles()
    assert [tile.game_id for tile in tiles] == list(CATALOGUE)
    boxes = [tile.mapRectToScene(tile.box()) for tile in tiles]
    assert all(window.home.stage.sceneRect().contains(box) for box in boxes)
    assert all(left.right() < right.left() for left, right in pairwise(boxes))
    tiles[2].activate()  # nothing saved: open it wide
    (hero,) = window.home.tiles()
    assert isinstance(hero, HeroTile)
    chips(window)["All games"].activate()
    assert len(window.home.tiles()) == 5
    save(window, "b")
    window.home.enter()
    window.home.tiles()[2].activate()  # saved: go on at once
    assert game_page(window).game_id == "b"


@pytest.mark.usefixtures("catalogue")
def test_keys_go_from_the_pictures_to_a_game_and_back(qtbot: QtBot, tmp_path: Path) -> None:
    window = make_window(tmp_path)
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.show()
    view, focus = window.home.view, window.home.stage.focus
    QTest.keyClick(view, Qt.Key.Key_Right)  # the ring comes to the first picture, not to the head of the page
    assert focus.current is window.home.tiles()[0]
    QTest.keyClick(view, Qt.Key.Key_Right)
    second = window.home.tiles()[1]
    assert focus.current is second
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert focus.current is not None
    assert focus.current.focus_name() == "Play"
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert window.home.tiles()[1] is focus.current is second
    assert not window.commands["continue"].isEnabled()  # nothing to go on with
    second.activate()
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert window.game is not None


@pytest.mark.parametrize("game_id", sorted(CATALOGUE))
def test_every_game_has_a_tile_that_leads_to_it(qtbot: QtBot, tmp_path: Path, game_id: str) -> None:
    window = make_window(tmp_path)
    qtbot.addWidget(window)
    window.show()
    (tile,) = (tile for tile in window.home.tiles() if tile.game_id == game_id)
    assert tile.focus_name()
    tile.activate()
    qtbot.waitUntil(lambda: "Play" in chips(window))
    chips(window)["Play"].activate()
    assert game_page(window).game_id == game_id


def test_the_line_of_a_tile_is_written_whole(qtbot: QtBot, tmp_path: Path) -> None:
    window = make_window(tmp_path)
    qtbot.addWidget(window)
    window.resize(1024, 600)
    window.show()
    tile = window.home.tiles()[0]
    assert isinstance(tile, GameTile)
    line = "0 of 8 Tentos · 58 in the stock"
    tile.show_state(TileState(True, line))
    written: list[str] = []

    class Recorder(QPainter):
        def drawText(self, at: QPointF, text: str) -> None:  # type: ignore[override]  # the only way it is called here
            assert tile.box().contains(QRectF(at, QSizeF(width(text, self.font()), 1)))
            written.append(text)

    image = QImage(8, 8, QImage.Format.Format_ARGB32)
    painter = Recorder(image)
    tile.draw(painter)
    painter.end()
    assert line in written


def test_a_second_start_finds_the_pictures_of_the_page(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pixmaps, "_code_stamp", lambda: 0)  # as in an installed program: the code does not change
    drawn: list[object] = []

    def watch(kind: type[PaintedItem]) -> None:
        draw = kind.draw

        def watched(self: PaintedItem, painter: QPainter) -> None:
            drawn.append(self)
            draw(self, painter)

        monkeypatch.setattr(kind, "draw", watched)

    watch(GameTile)
    watch(Wordmark)

    def start(language: str = "en", text_size: str = "normal") -> int:
        services = replace(make_services(tmp_path, language), pictures=PixmapStore(folder=tmp_path / "pictures"))
        services.settings.set(keys.TEXT_SIZE, text_size)
        window = MainWindow(services, FakePage)
        qtbot.addWidget(window)
        window.resize(1280, 720)
        drawn.clear()
        with qtbot.waitExposed(window):
            window.show()
        window.grab()
        return len(drawn)

    assert start() > len(CATALOGUE)
    assert start() == 0
    assert start("pt_BR") > len(CATALOGUE)  # in other words
    assert start("pt_BR", "larger") > len(CATALOGUE)
