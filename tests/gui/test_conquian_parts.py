"""The parts around Conquian's cards: faces, inlay, the road to nine, who answers, options with one click."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QAction, QColor, QPainter

from cardtable.core.events import Seat
from cardtable.games.conquian import positions
from cardtable.games.conquian.answer_track import AnswerTrack, Stand, steps
from cardtable.games.conquian.cut_panel import CutPanel
from cardtable.games.conquian.faces import deck_of
from cardtable.games.conquian.inlay_art import REACH, paint_inlay
from cardtable.games.conquian.option_chips import SHOWN, OptionChips
from cardtable.games.conquian.options import OPTION_WORDS, Option, by_need, options
from cardtable.games.conquian.order_bar import OrderBar
from cardtable.games.conquian.plan import plan
from cardtable.games.conquian.portraits import portrait
from cardtable.games.conquian.rules import RULES
from cardtable.games.conquian.state import Lay, Phase, State, Use
from cardtable.scene.avatars import avatar_rect
from cardtable.scene.decks.spanish.signs import paint_suit
from cardtable.scene.paint import blank, painting
from cardtable.scene.stage import Stage
from cardtable.scene.view import TableView
from cardtable.scene.widgets.chip import ChipItem
from tests.helpers.pilot import Pilot
from tests.unit.conquian.positions import random_deal, rich_seat, seated

ME = Seat(0)
NAMES = ("You", "Iara", "Tião")


def name(seat: Seat) -> str:
    return NAMES[seat]


def of_mock(**changes: object) -> State:
    """Return the position of the picture that the table was designed by."""
    record: dict[str, object] = {
        "phase": "answer",
        "turn": 0,
        "first": 2,
        "table": "7O",
        "hands": ["5O 6O 2C 11E 12B", "1C 3E 5B 12C 11C", "1E 3C 5C 2E"],
        "melds": ["7C 7E 7B", "10O 11O 12O", "1B 2B 3B 4B"],
        "stock": "10C 10E 10B 1O 2O",
    }
    return positions.read({**record, **changes})


def rich() -> State:
    """Return a position with many ways to lie, the best of which wins."""
    hands = ["5O 6O 7O 4C 4E 1B 2B 3B", "1C 3E 5B 12C 11C 11O 12O 11E", "1E 5E 5C 2E 6E 7E 6B 7B"]
    return of_mock(table="4O", hands=hands, melds=["", "", ""])


def found(state: State) -> list[Option]:
    return options(RULES.view(state, ME), RULES.legal_actions(state, ME))


# -- art --------------------------------------------------------------------------------------------------------------


def test_every_player_has_a_face_of_his_own() -> None:
    pictures = []
    for seat in range(3):
        rect = avatar_rect(32)
        image = blank(round(rect.width()), round(rect.height()))
        with painting(image, 1.0, rect.topLeft()) as painter:
            portrait(seat, 32.0)(painter)
        pictures.append(image)
        assert image.pixelColor(3, 3).alpha() == 0  # within its circle
        assert image.pixelColor(34, 30).alpha() == 255
    assert len({bytes(image.constBits()) for image in pictures}) == 3
    assert portrait(1, 32.0) is portrait(1, 32.0)  # a stable key for pictures


def test_the_inlay_is_faint_and_keeps_within_its_reach() -> None:
    image = blank(400, 400)
    with painting(image) as painter:
        painter.fillRect(QRectF(0, 0, 400, 400), QColor("#1D4654"))
        paint_inlay(painter, QPointF(200, 200))
    ground = QColor("#1D4654")
    seen = {(x, y) for x in range(0, 400, 2) for y in range(0, 400, 2) if image.pixelColor(x, y) != ground}
    assert seen
    assert all((x - 200) ** 2 + (y - 200) ** 2 < (REACH + 3) ** 2 for x, y in seen)
    assert max(image.pixelColor(x, y).red() for x, y in seen) < 110


# -- the road to nine -------------------------------------------------------------------------------------------------


def test_the_panel_counts_to_nine(stage: Stage, view: TableView) -> None:
    panel = CutPanel(stage)
    panel.setPos(1000, 540)
    panel.show_count(3, 6, "5-6-7 of coins")
    assert panel.focus_name() == "To cut, 3/9, +3 with 5-6-7 of coins"
    shown = view.grab().toImage()
    panel.show_count(3)
    assert panel.focus_name() == "To cut, 3/9, 6 card(s) to go"
    assert view.grab().toImage() != shown
    panel.show_count(8, 9, "7 of coins")
    assert panel.line() == "Cut with 7 of coins"
    panel.show_count(9, 4, "nothing")
    assert panel.focus_name() == "To cut, 9/9"
    view.grab()


@pytest.mark.parametrize("text", [1.0, 1.35])
@pytest.mark.parametrize("size", [(1280, 720), (1280, 960), (1280, 1440), (1707, 720)])
@pytest.mark.parametrize("faces", ["spanish", "french"])
def test_own_melds_leave_the_hand_its_room(size: tuple[float, float], text: float, faces: str) -> None:
    deck = deck_of(faces)
    ratio = deck.wide / deck.high
    made = plan(QSizeF(*size), text)
    for sizes in [(n,) for n in range(3, 9)] + [(3, 3), (3, 4), (3, 5), (4, 4), (3, 3, 3)]:
        melds = made.own(sizes, ratio)
        right = melds[-1].middle.x() + melds[-1].room / 2
        assert right <= made.lower.right() + 0.1
        for count in {8 - sum(sizes), 9 - sum(sizes)} - {0, -1}:
            hand, card = made.hand(sizes, count, ratio), made.card * ratio
            assert hand.left() >= right - 0.1
            assert hand.width() >= card + (count - 1) * 0.4 * card - 0.1
            assert hand.right() <= made.panel.left() + 0.1


@pytest.mark.parametrize("text", [1.0, 1.35])
@pytest.mark.parametrize("size", [(1280, 720), (1280, 960), (1280, 1440), (1707, 720)])
def test_the_middle_keeps_between_the_sides(size: tuple[float, float], text: float) -> None:
    made, deck = plan(QSizeF(*size), text), deck_of("spanish")
    stock, table = deck.size(made.stock_high).width() / 2, deck.size(made.table.height).width() / 2
    dead = made.dead.middle.x() - made.dead.room / 2, made.dead.middle.x() + made.dead.room / 2
    assert made.stock.x() - stock > made.sides[2].right()
    assert made.stock.x() + stock < made.table.middle.x() - table
    assert dead[0] > made.table.middle.x() + table
    assert dead[1] < made.sides[1].left()
    assert made.dead.room > 2 * deck.size(made.dead.height).width()  # six cards can be told apart


# -- who answers ------------------------------------------------------------------------------------------------------


def test_the_track_shows_the_order_and_what_was_said(stage: Stage, view: TableView) -> None:
    track = AnswerTrack(stage)
    assert not track.isVisible()
    seen = RULES.view(of_mock(), ME)
    track.say(list(steps(seen, name, ME)))
    assert [step.stand for step in track.steps] == [Stand.DONE, Stand.MINE, Stand.LATER]
    assert track.focus_name() == "Tião passed, it is your turn to answer, then Iara"
    for room, floor in ((600.0, 11.2), (200.0, 17.0)):
        stage.set_text_floor(floor)
        track.arrange(640, 340, room)
        assert track.box().center().x() == pytest.approx(0)
        view.grab()
    track.say([])
    assert not track.isVisible()


def test_the_track_is_heard_as_a_sentence(stage: Stage) -> None:
    def heard(state: State) -> str:
        track.say(list(steps(RULES.view(state, ME), name, ME)))
        return track.focus_name()

    track = AnswerTrack(stage)
    assert heard(of_mock(first=1, turn=2)) == "Iara passed, Tião is to answer, then it is your turn"
    dealt = next(random_deal(1))
    given = RULES.apply(dealt, Seat(1), next(iter(RULES.legal_actions(dealt, Seat(1))))).state
    assert heard(given) == "You are still to choose, Iara has chosen, Tião is still to choose"
    paying = next(state for state in random_deal(1) if state.phase is Phase.PAY)
    assert heard(paying) == ("You pay" if paying.turn == ME else f"{name(paying.turn)} pays")


def test_the_chosen_order_is_heard(stage: Stage) -> None:
    bar = OrderBar(stage, lambda order: None)
    assert [chip.focus_help() for chip in bar.chips.values()] == ["Order, in use", "Order", "Order"]
    bar.show_order("rank")
    assert [chip.focus_help() for chip in bar.chips.values()] == ["Order", "Order, in use", "Order"]


@pytest.mark.parametrize(("me", "told"), [(0, "You"), (None, "Player")])
def test_nobody_is_called_you_where_several_play(me: int | None, told: str) -> None:
    seen = RULES.view(of_mock(turn=1, first=0), ME)
    who = [step.text for step in steps(seen, lambda seat: f"Player {seat}", None if me is None else ME)]
    assert who[0].startswith(f"{told} ")
    assert who[0].endswith("passed")


def test_the_track_follows_whole_deals() -> None:
    kinds = set()
    for seed in range(30):
        for state in random_deal(seed):
            made = list(steps(RULES.view(state, ME), name, ME))
            kinds.add((state.phase, len(made)))
            waited = [step for step in made if step.stand in (Stand.MINE, Stand.NOW)]
            acting = RULES.to_act(state)
            assert len(waited) == len(acting)
            assert (ME in acting) == any(step.stand is Stand.MINE for step in waited)
    assert len(kinds) == 5


# -- what takes one click ---------------------------------------------------------------------------------------------


def test_the_options_of_the_picture() -> None:
    made = found(of_mock())
    assert [OPTION_WORDS.title(option) for option in made] == ["5-6-7 of coins", "Fourth 7 for the set"]
    assert [option.melded for option in made] == [6, 4]
    assert [option.signs for option in made] == ["O", "OCEB"]
    assert OPTION_WORDS.named(made[1]) == "7 of coins"
    assert OPTION_WORDS.spoken(made[0]) == "5-6-7 of coins, reaching 6 of 9"


def test_what_wins_comes_first_and_a_free_meld_has_its_place() -> None:
    made = found(rich())
    assert made[0].cuts
    assert OPTION_WORDS.title(made[0]) == "Cut: set of 4s + 5-6-7 of coins + 1-2-3 of clubs"
    kinds = [type(option.action) for option in made]
    assert kinds == sorted(kinds, key=(Use, Lay).index)
    needed = by_need(made)
    assert needed[0] is made[0]
    assert isinstance(needed[1].action, Lay)
    assert sorted(map(id, needed)) == sorted(map(id, made))


def test_an_option_that_takes_melds_apart_says_so() -> None:
    melds = ["4O 5O 6O 7O", "", ""]
    hands = ["7C 7E 1B 3B", "1C 3E 5B 12C 11C 11O 12O 11E", "1E 5E 5C 2E 6E 4C 6B 12E"]
    made = found(of_mock(table="7B", hands=hands, melds=melds, payer=None, first=0))
    titles = [OPTION_WORDS.title(option) for option in made]
    assert titles[0] == "Set of 7s"
    assert "Set of 7s, re-arranging" in titles


def test_every_option_is_allowed_and_named_apart() -> None:
    rng = Random(4)
    for _ in range(300):
        state = seated(*rich_seat(rng))
        seen, legal = RULES.view(state, ME), list(RULES.legal_actions(state, ME))
        made = options(seen, legal)
        assert all(option.action in legal for option in made)
        assert len({OPTION_WORDS.spoken(option) for option in made}) == len(made)
        if any(isinstance(action, Use) for action in legal):
            assert isinstance(made[0].action, Use)
        best = max((sum(map(len, a.melds)) for a in legal if isinstance(a, Use)), default=0)
        if best == 9:
            assert made[0].cuts


class Room:
    """A row of options with two chips of the table behind them."""

    def __init__(self, stage: Stage) -> None:
        self.taken: list[Option] = []
        self.pointed: list[Option | None] = []
        self.more = 0
        tail = [ChipItem(stage, QAction(text, stage), height=40) for text in ("Re-arrange", "Hint")]
        self.chips = OptionChips(stage, paint_suit, tail)
        self.chips.chosen = self.taken.append
        self.chips.pointed = self.pointed.append
        self.chips.more = self._more
        self.chips.arrange(640, 384, 1228)

    def _more(self) -> None:
        self.more += 1


def test_options_are_clicked_and_pointed_at(stage: Stage, pilot: Pilot) -> None:
    room, made = Room(stage), found(of_mock())
    room.chips.show(made)
    assert room.chips.shown == tuple(made)
    chip = pilot.find("chip:option-1")
    pilot.hover(chip)
    assert room.pointed[-1] == made[1]
    pilot.click(chip)
    assert room.taken == [made[1]]
    pilot.hover(QPointF(100, 100))
    assert room.pointed[-1] is None
    pilot.go_to("chip:option-0")
    assert room.pointed[-1] == made[0]
    pilot.key(" ")
    assert room.taken == [made[1], made[0]]
    room.chips.show(())
    with pytest.raises(LookupError):
        pilot.find("chip:option-0")


@pytest.mark.parametrize("floor", [11.2, 14.0, 17.0])
@pytest.mark.parametrize("room", [400.0, 760.0, 1228.0])
def test_what_has_no_room_is_behind_one_more_chip(
    stage: Stage, view: TableView, pilot: Pilot, room: float, floor: float
) -> None:
    stage.set_text_floor(floor)
    here, made = Room(stage), found(rich())
    here.chips.arrange(640, 384, room)
    here.chips.show(made)
    shown = [chip for chip in stage.items() if isinstance(chip, ChipItem) and chip.isVisible()]
    boxes = sorted((chip.mapRectToScene(chip.box()) for chip in shown), key=lambda box: box.left())
    assert all(one.right() < other.left() for one, other in pairwise(boxes))
    if room > 700:
        assert boxes[-1].right() - boxes[0].left() <= room + 1
    assert made[0] in here.chips.shown
    assert 1 <= len(here.chips.shown) <= SHOWN
    assert list(here.chips.shown) == [option for option in made if option in here.chips.shown]
    pilot.click(pilot.find("chip:more-options"))
    assert here.more == 1
    here.chips.retranslate()
    here.chips.set_sign(lambda painter, suit, box: _square(painter, box))
    view.grab()


def _square(painter: QPainter, box: QRectF) -> None:
    painter.fillRect(box, QColor("black"))
