"""A hand of cards: how it fits, how it is sorted, and every way to choose from it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable.core.events import Piece
from cardtable.scene.cards.ground import Ground
from cardtable.scene.cards.hand import Hand
from cardtable.scene.cards.hand_card import RAISE, HandCard
from cardtable.scene.cards.selecting import HandSpot
from cardtable.scene.cards.spread import spread
from cardtable.scene.decks.deck import DeckLook
from cardtable.scene.decks.french import FRENCH
from cardtable.scene.focus import Kind
from cardtable.scene.stage import Stage
from cardtable.scene.timeline import Speed
from tests.helpers.pilot import Pilot

RANKS = "3456789TJQKA2"
PIECES = tuple(Piece(name) for name in ("As", "Kh", "Kd", "Kc", "9s", "9h", "7d", "5c", "4c", "3s"))


def by_rank(pieces: Sequence[Piece]) -> list[list[Piece]]:
    return [sorted(pieces, key=lambda piece: -RANKS.index(piece[0]))]


def by_suit(pieces: Sequence[Piece]) -> list[list[Piece]]:
    return [[piece for piece in pieces if piece[1] == suit] for suit in "shdc"]


class Table:
    """A hand on a stage, and what it told."""

    def __init__(self, stage: Stage, pilot: Pilot) -> None:
        self.stage, self.pilot = stage, pilot
        self.hand = Hand(stage, FRENCH, by_rank)
        self.spot = HandSpot(self.hand, lambda: "hand", lambda one, other: one[0] == other[0])
        self.ground = Ground(stage, self.hand.lower_all)
        self.changes = 0
        self.drops: list[QPointF] = []
        self.taken = False
        self.carried: list[bool] = []
        self.hand.arrange(QRectF(60, 540, 1160, 153), 153)
        self.hand.become(PIECES)
        self.hand.changed = self._changed
        self.hand.dropped = self._dropped
        self.hand.carried = self.carried.append
        stage.keys = self._key

    def _changed(self) -> None:
        self.changes += 1

    def _dropped(self, at: QPointF) -> bool:
        self.drops.append(at)
        return self.taken

    def _key(self, event: QKeyEvent) -> bool:
        return event.key() == Qt.Key.Key_Escape and self.hand.lower_all()

    def chosen(self) -> tuple[str, ...]:
        return self.hand.chosen

    def card(self, piece: str) -> HandCard:
        return next(card for card in self.hand.cards if card.piece == piece)

    def at(self, piece: str, dy: float = 0.0) -> QPointF:
        card = self.card(piece)
        return card.rest + QPointF(-card.wide / 2 + 12, dy)

    def wait(self) -> None:
        for _ in range(400):
            if not self.stage.timeline.running:
                return
            self.stage.timeline.advance(20)


@pytest.fixture
def table(stage: Stage, pilot: Pilot) -> Table:
    return Table(stage, pilot)


# -- fitting ----------------------------------------------------------------------------------------------------------


def test_a_row_fits_any_width_and_keeps_its_order() -> None:
    rng = Random(1)
    for _ in range(2000):
        groups = [rng.randrange(0, 9) for _ in range(rng.randrange(1, 6))]
        wide, room = rng.uniform(20, 120), rng.uniform(130, 1400)
        row = spread(groups, wide, room, rng.uniform(0.3, 1.2) * wide, rng.uniform(0, 0.5) * wide)
        assert len(row.lefts) == sum(groups)
        if not row.lefts:
            continue
        assert row.width <= room + 1e-6
        assert list(row.lefts) == sorted(row.lefts)
        assert row.lefts[0] == 0
        assert row.width == pytest.approx(row.lefts[-1] + wide)


def test_groups_stand_apart_where_there_is_room() -> None:
    row = spread([2, 0, 3], 100, 2000, 60, 25)
    assert row.lefts == (0, 60, 145, 205, 265)
    tight = spread([2, 3], 100, 300, 60, 40)
    assert tight.width <= 300
    assert tight.lefts[2] - tight.lefts[1] > tight.lefts[1] - tight.lefts[0]  # what is left of the gap


def test_no_cards_take_no_room() -> None:
    assert spread([], 100, 500, 60).width == 0
    assert spread([0, 0], 100, 500, 60).lefts == ()
    assert spread([1], 100, 50, 60).lefts == (0,)


@pytest.mark.parametrize("width", [300, 640, 1160, 2400])
def test_every_index_stays_in_sight(table: Table, width: int) -> None:
    table.hand.arrange(QRectF(20, 500, width, 153), 153)
    cards = table.hand.cards
    assert cards[0].rest.x() - cards[0].wide / 2 >= 20 - 1e-6
    assert cards[-1].rest.x() + cards[-1].wide / 2 <= 20 + width + 1e-6
    strips = [card.strip for card in cards[:-1]]
    assert min(strips) == pytest.approx(max(strips))
    assert cards[-1].strip == pytest.approx(cards[-1].wide)
    assert [card.zValue() for card in cards] == sorted(card.zValue() for card in cards)


# -- what it holds ----------------------------------------------------------------------------------------------------


def test_cards_come_sorted_and_go(table: Table) -> None:
    hand = table.hand
    new = hand.take([Piece("Qd"), Piece("2s")], QPointF(600, 300), 0.5)
    assert hand.pieces[0] == "2s"
    assert [card.pos() for card in new] == [QPointF(600, 300)] * 2
    hand.land(new)
    assert all(card.pos() == card.rest for card in hand.cards)
    assert all(card.scale() == 1 for card in hand.cards)
    hand.choose([Piece("Kd"), Piece("2s")])
    assert [piece for piece, _ in hand.give([Piece("Kd"), Piece("3s")])] == ["Kd", "3s"]
    assert "Kd" not in hand.pieces
    assert table.chosen() == ("2s",)  # what is left of the choice stays


def test_equal_cards_are_told_apart(table: Table) -> None:
    hand = table.hand
    hand.become([Piece("5c")] * 3 + [Piece("9s")])
    hand.toggle(hand.cards[2])
    assert table.chosen() == ("5c",)
    assert [card.raised for card in hand.cards] == [False, False, True, False]
    hand.give([Piece("5c")])
    assert hand.pieces == ("9s", "5c", "5c")
    assert table.chosen() == ()  # the raised one went first
    hand.choose([Piece("5c"), Piece("5c")])
    assert len(hand.chosen) == 2


def test_sorting_keeps_the_choice(table: Table) -> None:
    hand = table.hand
    hand.choose([Piece("Kh"), Piece("3s")])
    hand.sort(by_suit)
    assert hand.pieces == ("As", "9s", "3s", "Kh", "9h", "Kd", "7d", "Kc", "5c", "4c")
    assert set(hand.chosen) == {"Kh", "3s"}
    table.wait()
    assert all(card.pos() == card.rest for card in hand.cards)


def test_another_look_reaches_every_card(table: Table) -> None:
    look = DeckLook(large=True, four_colours=True, back="talavera")
    table.hand.set_look(look)
    assert all(card.look == look for card in table.hand.cards)


# -- choosing by mouse ------------------------------------------------------------------------------------------------


def test_a_click_raises_and_a_second_one_lowers(table: Table) -> None:
    table.pilot.click(table.at("9h"))
    assert table.chosen() == ("9h",)
    card = table.card("9h")
    assert card.pos().y() == pytest.approx(540 + 153 / 2 - RAISE * 153)
    table.pilot.click(table.at("4c"))
    table.pilot.click(table.at("9h"))
    assert table.chosen() == ("4c",)
    assert table.changes == 3


def test_a_double_click_takes_all_of_that_rank(table: Table) -> None:
    table.pilot.double_click(table.at("Kd"))
    assert table.chosen() == ("Kh", "Kd", "Kc")
    table.pilot.double_click(table.at("Kd"))  # the first click of the two lowers it, both together raise all
    assert table.chosen() == ("Kh", "Kd", "Kc")


def test_a_quick_click_on_the_next_card_is_no_double_click(table: Table) -> None:
    pilot = table.pilot
    pilot.click(table.at("9s"))
    pilot._button(QEvent.Type.MouseButtonDblClick, table.at("7d"))
    pilot.release(table.at("7d"))
    assert table.chosen() == ("9s", "7d")


def test_a_swipe_raises_every_card_it_touches(table: Table) -> None:
    table.pilot.drag(table.at("Kh"), table.at("7d"))
    assert table.chosen() == ("Kh", "Kd", "Kc", "9s", "9h", "7d")
    table.pilot.drag(table.at("7d"), table.at("9s"))  # begins on a raised one: lowers
    assert table.chosen() == ("Kh", "Kd", "Kc")


def test_a_quick_swipe_leaves_none_out(table: Table) -> None:
    table.pilot.drag(table.at("3s"), table.at("As"), steps=1)
    assert len(table.hand.chosen) == len(PIECES)


def test_a_swipe_may_turn_back_and_stray(table: Table) -> None:
    pilot = table.pilot
    pilot.press(table.at("Kh"))
    for piece, dy in (("Kd", 0), ("9s", -100), ("9h", 70), ("9s", 0), ("3s", 250)):
        pilot._move(pilot.where(table.at(piece, dy)), Qt.MouseButton.LeftButton)
    pilot.release(table.at("3s", 250))
    assert table.chosen() == ("Kh", "Kd", "Kc", "9s", "9h")
    assert not table.drops


def test_a_swipe_that_leaves_for_the_table_carries(table: Table) -> None:
    table.hand.choose([Piece("Kh"), Piece("Kd")])
    table.pilot.drag(table.at("Kh"), QPointF(1100, 150))  # slanted: it begins as a swipe
    assert table.chosen() == ("Kh", "Kd")
    assert len(table.drops) == 1
    table.hand.lower_all()
    pilot = table.pilot
    pilot.press(table.at("9s"))
    for at in (table.at("9h"), table.at("7d"), QPointF(700, 200)):
        pilot._move(pilot.where(at), Qt.MouseButton.LeftButton)
    pilot.release(QPointF(700, 200))
    assert table.chosen() == ("9s", "9h", "7d")  # what the swipe had raised is carried too
    assert len(table.drops) == 2


def test_escape_takes_a_swipe_back(table: Table) -> None:
    table.hand.choose([Piece("As")])
    table.pilot.carry(table.at("9s"), table.at("4c"))
    assert len(table.hand.chosen) == 6
    table.pilot.key(Qt.Key.Key_Escape)
    assert table.chosen() == ("As",)
    table.pilot.release(table.at("4c"))
    assert table.chosen() == ("As",)
    table.pilot.key(Qt.Key.Key_Escape)  # once more: the choice goes
    assert table.chosen() == ()


@pytest.mark.parametrize("target", ["hand", "felt"])
def test_the_right_button_lowers_all(table: Table, target: str) -> None:
    table.hand.choose(PIECES[:4])
    table.pilot.right_click(table.at("4c") if target == "hand" else QPointF(400, 200))
    assert table.chosen() == ()


def test_the_card_under_the_pointer_stands_out(table: Table) -> None:
    card = table.card("7d")
    low = card.rest.y()
    table.pilot.hover(table.at("7d"))
    assert low - 8 < card.pos().y() < low
    table.pilot.hover(QPointF(600, 200))
    assert card.pos().y() == low


# -- carrying ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("speed", [Speed.OFF, Speed.NORMAL])
def test_a_drag_upwards_carries_the_raised_cards(table: Table, speed: Speed) -> None:
    table.stage.timeline.speed = speed
    table.hand.choose([Piece("Kd"), Piece("Kc")])
    start = table.at("Kh")
    table.pilot.carry(start, start + QPointF(20, -300))
    assert table.chosen() == ("Kh", "Kd", "Kc")  # the one that was grasped comes along
    assert all(card.pos().y() < 400 for card in table.hand.cards if card.raised)
    assert all(card.pos().y() > 550 for card in table.hand.cards if not card.raised)
    table.pilot.release(start + QPointF(20, -300))
    assert len(table.drops) == 1
    table.wait()
    assert all(card.pos() == card.rest for card in table.hand.cards)  # nobody took them
    assert table.chosen() == ("Kh", "Kd", "Kc")
    assert table.carried == [True, False]


def test_cards_that_are_taken_do_not_glide_back(table: Table) -> None:
    table.taken = True
    start = table.at("9s")
    table.pilot.drag(start, QPointF(640, 200))
    assert len(table.drops) == 1
    assert table.card("9s").pos().y() < 400
    (piece, at), *_ = table.hand.give([Piece("9s")])
    assert piece == "9s"
    assert at.y() < 400


def test_a_drop_on_the_hand_is_no_drop(table: Table) -> None:
    start = table.at("9s")
    table.pilot.carry(start, start + QPointF(0, -200))
    table.pilot.drag(start, start + QPointF(0, 30))
    assert not table.drops
    assert all(card.pos() == card.rest for card in table.hand.cards)


def test_escape_takes_a_drag_back(table: Table) -> None:
    start = table.at("9s")
    table.pilot.carry(start, QPointF(640, 200))
    table.pilot.key(Qt.Key.Key_Escape)
    table.pilot.release(QPointF(640, 200))
    assert not table.drops
    assert table.chosen() == ()
    assert all(card.pos() == card.rest for card in table.hand.cards)


# -- choosing by finger -----------------------------------------------------------------------------------------------


class Finger:
    """Touches the table."""

    def __init__(self, table: Table) -> None:
        self._view, self._device = table.pilot.view, QTest.createTouchDevice()

    def draw(self, *points: QPointF) -> None:
        port = self._view.viewport()
        first, *others = [self._view.mapFromScene(point) for point in points]
        QTest.touchEvent(port, self._device).press(0, first, port).commit()
        for at in others:
            QTest.touchEvent(port, self._device).move(0, at, port).commit()
        QTest.touchEvent(port, self._device).release(0, (others or [first])[-1], port).commit()


def test_fingers_do_what_the_mouse_does(table: Table, qtbot: QtBot) -> None:
    table.hand.arrange(QRectF(20, 540, 740, 153), 153)  # the screen of the offscreen platform is small
    finger = Finger(table)
    finger.draw(table.at("9h"))
    assert table.chosen() == ("9h",)
    QTest.qWait(450)  # longer than a double click may take
    finger.draw(table.at("Kd"))
    finger.draw(table.at("Kd"))
    assert table.chosen() == ("Kh", "Kd", "Kc", "9h")
    finger.draw(table.at("As"), table.at("Kh"), table.at("Kc"))
    assert table.chosen() == ("As", "Kh", "Kd", "Kc", "9h")
    finger.draw(table.at("9h"), table.at("9h", -60), QPointF(500, 200))
    assert len(table.drops) == 1


# -- choosing by keys -------------------------------------------------------------------------------------------------


def test_the_cursor_goes_round(table: Table) -> None:
    hand = table.hand
    hand.step(1)
    assert hand.cursor is hand.cards[0]
    hand.step(-1)
    assert hand.cursor is hand.cards[-1]
    assert table.stage.focus.current is hand.cards[-1]
    hand.step(1)
    assert hand.cursor is hand.cards[0]


def test_the_ring_stays_around_a_card_that_others_raise_or_lower(table: Table) -> None:
    hand, stage = table.hand, table.stage
    stage.timeline.speed = Speed.NORMAL
    for piece in (*PIECES[4:], *PIECES[:4]):  # one key after the other: each motion overtakes the one before
        assert hand.raise_one(piece.__eq__)
        QTest.qWait(30)
    table.wait()
    QTest.qWait(20)
    ring = next(item for item in stage.items() if type(item).__name__ == "_Ring")
    assert hand.cursor is not None
    assert ring.pos() == hand.cursor.rest
    hand.choose(PIECES[:1])  # by a hint, say: the cursor's card sinks, but the cursor does not move
    table.wait()
    QTest.qWait(20)
    assert ring.pos() == hand.cursor.rest


def test_tab_stops_at_one_card_and_all_are_heard(table: Table) -> None:
    hand, focus = table.hand, table.stage.focus
    hand.step(1)
    hand.step(1)
    assert [item for item in focus.items() if isinstance(item, HandCard)] == [hand.cards[1]]
    heard = [item for item in focus.readable() if isinstance(item, HandCard)]
    assert len(heard) == len(PIECES)
    assert sum(card.focus_kind is Kind.PLACE for card in hand.cards) == 1
    table.pilot.key(Qt.Key.Key_Return)  # the ring acts like a click
    assert table.chosen() == (hand.cards[1].piece,)
    assert hand.cards[1].focus_name().endswith(", raised")
    assert hand.cards[0].focus_name() == FRENCH.name(Piece("As"))


def test_one_more_and_one_less(table: Table) -> None:
    hand = table.hand

    def king(piece: Piece) -> bool:
        return piece[0] == "K"

    for count in (1, 2, 3, 3):
        assert hand.raise_one(king)
        assert len(hand.chosen) == count
    assert hand.lower_one(king)
    assert table.chosen() == ("Kh", "Kd")
    assert not hand.raise_one(lambda piece: piece[0] == "2")
    assert hand.lower_last()
    assert table.chosen() == ("Kh",)
    assert hand.lower_all()
    assert not hand.lower_all()
    assert not hand.lower_last()


def test_advice_shines_around_its_cards_only(table: Table) -> None:
    table.hand.advise([Piece("Kd"), Piece("3s")])
    lit = [card.piece for card in table.hand.cards if card._on.get("halo")]
    assert lit == ["Kd", "3s"]
    table.hand.advise([])
    assert not any(card._on.get("halo") for card in table.hand.cards)
    table.pilot.view.grab()
