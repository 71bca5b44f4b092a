"""A hand of cards: how it fits, how it is sorted, and how keys choose from it."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtTest import QTest

from cardtable.core.events import Piece
from cardtable.scene.cards.hand_card import HandCard
from cardtable.scene.cards.spread import spread
from cardtable.scene.decks.deck import DeckLook
from cardtable.scene.decks.french import FRENCH
from cardtable.scene.focus import Kind
from cardtable.scene.stage import Stage
from cardtable.scene.timeline import Speed
from tests.helpers.hand_table import PIECES, Table, by_suit
from tests.helpers.pilot import Pilot


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


def test_an_empty_hand_is_heard_where_its_cards_would_lie(table: Table) -> None:
    row = table.spot.focus_outline().boundingRect()
    assert table.hand.room.contains(row)
    table.hand.become(())
    assert table.spot.focus_outline().boundingRect() == table.hand.room
    assert table.spot.shape().isEmpty()  # nothing there takes a click
