"""Widgets keep their promises about room, words and staying out of the way."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QAction, QPainter
from PySide6.QtWidgets import QApplication, QGraphicsItem

from cardtable.scene.paint import blank
from cardtable.scene.stage import Stage
from cardtable.scene.table import SheetColumn, SheetContent, SheetRow
from cardtable.scene.typography import Role, number, signed, width, wrap
from cardtable.scene.view import TableView
from cardtable.scene.widgets.actionbar import ActionBar, BarContent, Verdict
from cardtable.scene.widgets.chip import ChipItem, Style, disable
from cardtable.scene.widgets.columns import LARGE, name_face, spell
from cardtable.scene.widgets.header import Header, HeaderContent
from cardtable.scene.widgets.hint import HintCard
from cardtable.scene.widgets.icons import Icon, draw_icon
from cardtable.scene.widgets.place import clear_place
from cardtable.scene.widgets.plate import PlateContent, PlateItem, PlateState
from cardtable.scene.widgets.row import Align, ChipRow
from cardtable.scene.widgets.sheet import ResultSheet
from cardtable.scene.widgets.toast import Toast, Tone
from cardtable.scene.widgets.words import RIGHT, TextItem, fit
from tests.helpers.pilot import Pilot

SIZES = [(1024, 600), (1280, 720), (1920, 1080), (800, 1200), (2560, 700)]


def dot(painter: QPainter) -> None:
    painter.drawEllipse(QPointF(0, 0), 20, 20)


def action(stage: Stage, text: str, shortcut: str = "") -> QAction:
    made = QAction(text, stage)
    made.setObjectName(text)
    made.setShortcut(shortcut)
    return made


def content(seats: int, rows: int = 4, note: str = "") -> SheetContent:
    lines = (SheetRow("Mandarins", 10, dot), *(SheetRow(f"Stones of a long kind {n}", -n, dot) for n in range(1, rows)))
    columns = tuple(SheetColumn(f"Player {n + 1}", lines, 35 + n, dot, winner=n == 1) for n in range(seats))
    return SheetContent("End of the game", "Player 2 wins", "24 turns", columns, (dot, dot), note)


def box_of(item: QGraphicsItem, box: QRectF) -> QRectF:
    return item.mapRectToScene(box)


def inside(view: TableView, box: QRectF) -> bool:
    return view.stage.sceneRect().adjusted(-0.5, -0.5, 0.5, 0.5).contains(box)


@pytest.mark.usefixtures("qapp")
def test_every_icon_can_be_drawn() -> None:
    for icon in Icon:
        image = blank(80, 80)
        painter = QPainter(image)
        draw_icon(painter, icon, QPointF(40, 40), "#000000", 40)
        painter.end()
        touched = [(x, y) for x in range(80) for y in range(80) if image.pixelColor(x, y).alpha() > 0]
        assert touched, icon
        assert all(18 <= x <= 62 and 18 <= y <= 62 for x, y in touched), icon


# -- chips -------------------------------------------------------------------------------------


def test_a_chip_grows_with_its_words_and_its_row_keeps_its_edge(stage: Stage) -> None:
    undo = action(stage, "Undo")
    chips = [ChipItem(stage, action(stage, "Hint"), Icon.HINT), ChipItem(stage, undo, Icon.UNDO)]
    row = ChipRow(chips, Align.RIGHT)
    row.place(1224, 654)
    before, left = chips[1].width, chips[0].x()
    undo.setText("Take back the last move")
    assert chips[1].width > before + 50
    assert chips[1].x() + chips[1].width == pytest.approx(1224)
    assert chips[0].x() < left
    assert chips[0].x() + chips[0].width + 8 == pytest.approx(chips[1].x())
    undo.setVisible(False)
    assert chips[0].x() + chips[0].width == pytest.approx(1224)


def test_a_row_without_room_drops_words_from_the_end(stage: Stage) -> None:
    chips = [ChipItem(stage, action(stage, f"A long name {n}"), icon) for n, icon in enumerate((Icon.HINT, Icon.UNDO))]
    row = ChipRow(chips, Align.LEFT)
    row.place(0, 0, 260)
    assert row.width <= 260
    assert [chip.label for chip in chips] == [True, False]
    row.place(0, 0, 1000)
    assert [chip.label for chip in chips] == [True, True]


def test_a_chip_mirrors_its_action(stage: Stage) -> None:
    undo = action(stage, "&Undo…", "Ctrl+Z")
    undo.setToolTip("Take back")
    chip = ChipItem(stage, undo, Icon.UNDO)
    assert chip.text == "Undo"
    assert chip.focus_name() == "Undo…"
    assert chip.toolTip() == "Take back  (Ctrl+Z)"
    undo.setVisible(False)
    assert not chip.isVisible()


@pytest.mark.parametrize("style", list(Style))
@pytest.mark.parametrize("state", ["enabled", "disabled", "checked", "hot", "pressed"])
def test_every_chip_can_be_drawn_in_every_state(
    stage: Stage, view: TableView, pilot: Pilot, style: Style, state: str
) -> None:
    made = action(stage, "Play", "Return")
    made.setCheckable(True)
    chip = ChipItem(stage, made, Icon.PLAY, style, cap=True)
    chip.setPos(300, 300)
    plain = view.grab().toImage()
    if state == "disabled":
        disable(made, "not now")
    elif state == "checked":
        made.setChecked(True)
    elif state in ("hot", "pressed"):
        pilot.hover(chip)
        if state == "pressed":
            pilot.press(chip)
    shown = view.grab().toImage()
    stateless = state == "enabled" or (state == "checked" and style not in (Style.GHOST, Style.PAPER))
    assert (shown == plain) is stateless


# -- plates ------------------------------------------------------------------------------------


@pytest.mark.parametrize("state", list(PlateState))
@pytest.mark.parametrize("floor", [11.2, 15, 18])
def test_a_plate_shows_its_state_at_any_text_size(
    stage: Stage, view: TableView, state: PlateState, floor: float
) -> None:
    stage.set_text_floor(floor)
    plate = PlateItem(stage, dot, "dot")
    said = PlateContent(
        "AI · Medium", "Sowed left, stopped at the mandarin", "-14", "if it ended now", "owes 12", "TURN"
    )
    plate.show_content(said)
    view.grab()
    plate.set_state(state, thinking=state is PlateState.ACTING)
    view.grab()
    assert ("TURN" in plate.focus_name()) is (state is not PlateState.RESTING)
    assert {"-14", "owes 12"} <= set(plate.focus_name().split(", "))


def test_gold_is_only_for_people_who_may_act(stage: Stage, view: TableView) -> None:
    plate = PlateItem(stage, dot, "dot")
    plate.setPos(100, 100)
    colours = {}
    for state in PlateState:
        plate.set_state(state)
        shown = view.grab().toImage().pixelColor(300, 180)
        colours[state] = shown.red() - shown.blue()
    assert colours[PlateState.INVITED] > 80
    assert max(colours[PlateState.ACTING], colours[PlateState.RESTING]) < 20


# -- sheets and cards --------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("size", SIZES)
def test_a_sheet_fits_every_window(view: TableView, seats: int, size: tuple[int, int]) -> None:
    view.resize(*size)
    view.settle()
    stage = view.stage
    buttons = [(action(stage, f"Button number {n}"), Icon.HOME) for n in range(4)]
    sheet = ResultSheet(stage, content(seats, note="A note below."), buttons)
    view.grab()
    assert inside(view, box_of(sheet, sheet.focus_outline().boundingRect()))
    for chip in sheet.row.chips:
        assert sheet.focus_outline().contains(QPointF(chip.x() + chip.width, chip.y() + chip.height))
    sheet.dismiss()
    assert not any(isinstance(item, ResultSheet) for item in stage.items())


def test_a_sheet_follows_a_resize_and_another_language(view: TableView) -> None:
    sheet = ResultSheet(view.stage, content(2), [(action(view.stage, "Again"), Icon.AGAIN)])
    view.resize(1700, 720)
    view.settle()
    middle = box_of(sheet, sheet.focus_outline().boundingRect()).center()
    assert middle.x() == pytest.approx(view.stage.size.width() / 2, abs=1)
    sheet.show_content(content(2, rows=5))
    assert "Player 2 wins" in sheet.focus_name()
    view.stage.retranslate()
    view.grab()
    sheet.dismiss()


def test_a_sheet_of_two_is_as_wide_as_its_buttons_need(view: TableView) -> None:
    """Two columns are narrow: what stood last in the row was an icon without its word."""
    view.resize(1280, 720)
    words = ("Jogar de novo", "Repetir esta partida", "Rever a partida", "Início")
    icons = (Icon.AGAIN, Icon.REPEAT, Icon.REVIEW, Icon.HOME)
    buttons = [(action(view.stage, text), icon) for text, icon in zip(words, icons, strict=True)]
    sheet = ResultSheet(view.stage, content(2), buttons)
    assert all(chip.label for chip in sheet.row.chips)


def test_a_sheet_is_heard_with_what_its_totals_count(view: TableView) -> None:
    said = content(2)
    counted = [column._replace(formula=word) for column, word in zip(said.columns, ("", "In hand"), strict=True)]
    sheet = ResultSheet(view.stage, said._replace(columns=tuple(counted)), [])
    assert "Player 1 35, Player 2: In hand 36" in sheet.focus_name()
    sheet.dismiss()


def test_totals_are_heard_as_they_are_written(view: TableView) -> None:
    said = content(3)
    signed = [
        column._replace(total=total, signed=won)
        for column, total, won in zip(said.columns, (6, -3, -3), (True, True, False), strict=True)
    ]
    sheet = ResultSheet(view.stage, said._replace(columns=tuple(signed)), [])
    assert "Player 1 +6, Player 2 −3, Player 3 −3." in sheet.focus_name()
    sheet.dismiss()


def test_names_on_a_sheet_are_of_one_size(view: TableView) -> None:
    """A winner's mark takes room; what it leaves to his name holds for all."""
    rows, wide = (SheetRow("a", 1),), 240.0
    plain = [SheetColumn(name, rows, 1) for name in ("You · Landlord", "Tião · Peasant")]
    marked = [plain[0], plain[1]._replace(winner=True)]
    largest, face = (name_face(view.stage, columns, LARGE, wide) for columns in (plain, marked))
    assert largest.pixelSize() == LARGE.name
    assert face.pixelSize() < LARGE.name
    assert name_face(view.stage, marked[::-1], LARGE, wide) == face


def test_sums_are_spelled_with_true_minus_signs() -> None:
    rows = (SheetRow("a", 10), SheetRow("b", 23), SheetRow("c", 4), SheetRow("d", -2))
    assert spell(SheetColumn("You", rows, 35)) == "10 + 23 + 4 − 2 ="
    assert spell(SheetColumn("You", rows[:1], 10)) == ""
    assert (number(-3), signed(-3), signed(0)) == ("−3", "− 3", "+ 0")


def test_a_message_goes_with_the_next_action_but_not_before(stage: Stage, pilot: Pilot) -> None:
    followed: list[str] = []
    spoken: list[str] = []
    stage.announced.connect(spoken.append)
    toast = Toast(stage)
    toast.say("This square is empty.", Tone.REFUSED, link="Rule R3", follow=lambda: followed.append("R3"))
    assert spoken == ["This square is empty."]
    assert toast.isVisible()
    pilot.key(Qt.Key.Key_Tab)
    assert toast.isVisible()
    assert stage.focus.current is not None
    assert stage.focus.current.focus_name() == "Rule R3"
    pilot.key(Qt.Key.Key_Return)
    assert followed == ["R3"]
    assert not toast.isVisible()
    toast.say("This square is empty.", Tone.REFUSED, link="Rule R3", follow=lambda: followed.append("again"))
    pilot.click(toast.link)
    assert followed == ["R3", "again"]
    toast.say("News")
    assert not toast.link.isVisible()
    pilot.click(QPointF(30, 30))
    assert not toast.isVisible()
    toast.say("News")
    pilot.key(Qt.Key.Key_Escape)
    assert not toast.isVisible()
    toast.say("News")
    stage.retranslate()
    assert not toast.isVisible()


@pytest.mark.parametrize("near", [QPointF(5, 5), QPointF(1275, 715), QPointF(640, 360)])
def test_messages_and_hints_stay_on_the_stage(view: TableView, near: QPointF) -> None:
    stage = view.stage
    toast, card = Toast(stage), HintCard(stage)
    toast.say("A sentence that says at some length why this is not possible at the moment. " * 2, near=near)
    area = QRectF(near - QPointF(20, 20), QSizeF(40, 40))
    card.show_hint("Sow B3 to the right: it captures 11 + 3 and leaves nothing behind.", area)
    view.grab()
    assert inside(view, box_of(toast, toast.focus_outline().boundingRect()))
    assert inside(view, box_of(card, card.focus_outline().boundingRect()))
    assert not box_of(card, card.focus_outline().boundingRect()).intersects(area)


def test_a_hint_can_be_put_away(stage: Stage, pilot: Pilot) -> None:
    away: list[str] = []
    card = HintCard(stage, lambda: away.append("away"))
    card.show_hint("Sow B3.", QRectF(600, 300, 40, 40))
    pilot.click(card.close_chip)
    assert away == ["away"]
    assert not card.isVisible()


def test_the_clearest_place_wins() -> None:
    area = QRectF(0, 0, 1000, 700)
    avoid = [QRectF(400, 300, 200, 100)]
    at = clear_place(QSizeF(100, 50), area, avoid, [QPointF(500, 350), QPointF(500, 600)])
    assert at == QPointF(450, 575)
    assert clear_place(QSizeF(100, 50), area, [], [QPointF(-50, 2000)]) == QPointF(12, 638)


# -- header and action bar ---------------------------------------------------------------------


def test_the_header_grows_with_its_words(stage: Stage, view: TableView) -> None:
    header = Header(stage, action(stage, "Menu"), action(stage, "Copy the code"))
    header.show_content(HeaderContent("Dou Dizhu"))
    narrow = header.width
    assert header.copy is not None
    assert not header.copy.isVisible()
    header.show_content(HeaderContent("Dou Dizhu", "Hand 2", "7KQ4-M2XD-9TFH", ("Base 3", "3 points"), "score +16"))
    assert header.width > narrow + 200
    assert "score +16" in header.focus_name()
    assert header.copy.isVisible()
    assert "7KQ4-M2XD-9TFH" in header.focus_name()
    view.grab()


def test_the_buttons_of_the_action_bar_never_move(stage: Stage, view: TableView) -> None:
    actions = [action(stage, name, key) for name, key in (("Play", "Return"), ("Pass", "P"), ("Hint", "H"))]
    bar = ActionBar(stage, dot, actions)
    places = [(chip.x(), chip.width) for chip in bar.chips]
    for verdict in Verdict:
        bar.show_content(BarContent("You", "Peasant", "Three queens", "beats the table " * 9, verdict, "Your turn"))
        for made in actions:
            disable(made, "this is a rather long reason")
        view.grab()
        assert [(chip.x(), chip.width) for chip in bar.chips] == places
        for made in actions:
            disable(made, "")
        view.grab()
    assert bar.chips[-1].x() + bar.chips[-1].width < bar.wide


# -- words -------------------------------------------------------------------------------------


def test_words_wrap_fit_and_keep_their_edge(stage: Stage, view: TableView) -> None:
    face = stage.face(Role.SMALL)
    lines = wrap("one two three four five", face, 70)
    assert len(lines) > 1
    assert all(width(line, face) <= 70 for line in lines)
    assert width("A very long heading", fit(stage, "A very long heading", Role.HEADING, 150)) <= 150
    line = TextItem(stage, Role.SMALL, align=RIGHT)
    line.setPos(1224, 98)
    for text in ("turn 1", "a much longer line of text"):
        line.say(text)
        assert line.mapRectToScene(line.boundingRect()).right() == pytest.approx(1227)
    view.grab()
    QApplication.processEvents()
