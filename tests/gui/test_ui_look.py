"""The look of the table over its corner: live, for every table, by mouse and by keys."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QSlider
from pytestqt.qtbot import QtBot

from cardtable.scene.surface import Look
from cardtable.ui import settings as keys
from cardtable.ui.game_page import GamePage
from cardtable.ui.look_sheet import LookSheet
from cardtable.ui.main_window import MainWindow
from tests.helpers.desk import Desk

GAME = "o_an_quan"


@pytest.fixture
def window(tmp_path: Path, qtbot: QtBot) -> MainWindow:
    made = Desk(tmp_path, qtbot).window
    made.services.settings.set(keys.ANIMATION, "off")
    made.play(GAME)
    return made


def opened(window: MainWindow) -> LookSheet:
    """Open the look by its command."""
    window.commands["look"].trigger()
    (sheet,) = (sheet for sheet in window.findChildren(LookSheet) if sheet.isVisible())
    return sheet


def test_sliders_change_the_table_at_once(window: MainWindow) -> None:
    sheet = opened(window)
    page = window.game
    assert isinstance(page, GamePage)
    for slider, value in zip(sheet.findChildren(QSlider), (70, 20, 35), strict=True):
        slider.setValue(value)
    assert page.stage.look == Look(70, 20, 35)
    assert {"70", "20", "35"} <= {label.text() for label in sheet.findChildren(QLabel)}
    next(button for button in sheet.findChildren(QPushButton) if button.text() == "Neutral table").click()
    assert page.stage.look == Look()


def test_it_lies_at_the_corner_and_leaves_the_table_in_sight(window: MainWindow) -> None:
    sheet = opened(window)
    paper = sheet.paper.geometry()
    assert paper.right() > window.width() - 40
    assert paper.bottom() < window.height() * 0.7
    assert paper.left() > window.width() * 0.4


def test_keys_move_a_slider_and_close_it(window: MainWindow) -> None:
    sheet = opened(window)
    contrast = sheet.findChildren(QSlider)[0]
    assert contrast.hasFocus()
    QTest.keyClick(contrast, Qt.Key.Key_Right)
    assert window.services.settings.get(keys.CONTRAST) == 51
    QTest.keyClick(contrast, Qt.Key.Key_Escape)
    assert not sheet.isVisible()


def test_it_is_as_high_as_its_contents_in_every_window(window: MainWindow) -> None:
    sheet = opened(window)
    for size in ((800, 600), (1920, 1080), (1024, 600)):
        window.resize(*size)
        QApplication.processEvents()
        wanted = sheet.column.totalHeightForWidth(sheet.paper.width())
        assert sheet.paper.height() == min(wanted, sheet.height() - 2 * round(16 * sheet.one))
        QApplication.processEvents()
        assert sheet.column.totalHeightForWidth(sheet.paper.width()) == wanted


def test_the_wheel_scrolls_past_a_slider(window: MainWindow) -> None:
    contrast = opened(window).findChildren(QSlider)[0]
    middle = QPointF(contrast.rect().center())
    none, still = Qt.MouseButton.NoButton, Qt.ScrollPhase.NoScrollPhase
    plain = Qt.KeyboardModifier.NoModifier
    turn = QWheelEvent(middle, middle, QPoint(), QPoint(0, -120), none, plain, still, False)
    QApplication.sendEvent(contrast, turn)
    assert not turn.isAccepted()
    assert window.services.settings.get(keys.CONTRAST) == 50


def test_its_words_follow_the_language(window: MainWindow) -> None:
    sheet = opened(window)
    before = [label.text() for label in sheet.findChildren(QLabel)]
    window.services.settings.set(keys.LANGUAGE, "pt_BR")
    assert [label.text() for label in sheet.findChildren(QLabel)] != before


def test_nothing_on_it_is_cut(window: MainWindow) -> None:
    sheet = opened(window)
    for part in (*sheet.findChildren(QPushButton), *sheet.findChildren(QSlider), *sheet.findChildren(QLabel)):
        wanted = part.heightForWidth(part.width()) if part.hasHeightForWidth() else part.sizeHint().height()
        assert part.height() >= wanted, part
        assert sheet.paper.rect().contains(QRect(part.mapTo(sheet.paper, QPoint()), part.size()))


def test_a_slider_is_filled_from_half_way_to_where_it_stands(window: MainWindow) -> None:
    contrast = opened(window).findChildren(QSlider)[0]
    y = contrast.height() // 2

    def filled(share: float) -> bool:
        colour = contrast.grab().toImage().pixelColor(round(share * contrast.width()), y)
        return colour.red() - colour.blue() > 120  # brass, not the paper's line

    contrast.setValue(90)
    assert (filled(0.3), filled(0.65)) == (False, True)
    contrast.setValue(10)
    assert (filled(0.35), filled(0.7)) == (True, False)
    contrast.setValue(50)
    assert (filled(0.3), filled(0.7)) == (False, False)
