"""What lies before the players of Quan Dui stays legible, however much it is, and a shown hand hides none of it."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF

from cardtable.games.quan_dui.field_layout import Lay, lay_out
from cardtable.games.quan_dui.fields import bracketed
from cardtable.games.quan_dui.plan import LAID, OFFER, PASSED, SMALL, Plan, plan
from cardtable.scene.decks.dongguan import DONGGUAN

SIZES = [(1280, 720), (1280, 750), (1280, 960), (1760, 720)]
DIGIT = 11.0  # u of a card's left edge that show its value, on the smallest card


def around(at: QPointF, height: float) -> QRectF:
    return DONGGUAN.box(height).translated(at)


def shown_row(lay: Lay, shown: int) -> QRectF:
    """Return what a hand of so many cards covers."""
    wide, spot = DONGGUAN.size(lay.hand.height).width(), lay.hand
    whole = min(spot.room, wide * (1 + (shown - 1) * spot.step))
    return QRectF(spot.middle.x() - whole / 2, spot.middle.y() - spot.height / 2, whole, spot.height)


def laid(made: Plan, seat: int, discards: int, dui: int, shown: int = 0) -> Lay:
    return lay_out(made.fields[seat], DONGGUAN.size(1.0).width(), discards, 2 * dui, shown)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("dui", [1, 2, 3, 4, 6])
def test_the_values_of_laid_cards_and_their_brackets_stay_legible(seats: int, size: tuple[int, int], dui: int) -> None:
    made = plan(QSizeF(*size), seats, 1.0)
    for seat in made.fields:
        for discards in (0, 2, 4, 6):
            lay = laid(made, seat, discards, dui)
            cards = [around(at, LAID * lay.scale) for at in lay.laid]
            for one, other in pairwise(cards):
                same_row = abs(one.top() - other.top()) < 1
                assert other.left() - one.left() >= DIGIT if same_row else other.top() - one.top() >= DIGIT
            pairs = [one.united(other) for one, other in zip(cards[::2], cards[1::2], strict=True)]
            brackets = bracketed(pairs)
            assert all(left.right() <= right.left() for left, right in pairwise(brackets))
            assert all(box.top() - 14 > made.plates[seat].bottom() or seat == 0 for box in brackets)
            slot = around(lay.slot, SMALL * lay.scale)
            assert not any(slot.intersects(card) for card in cards)


@pytest.mark.parametrize("text", [1.0, 1.3])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_hand_that_is_shown_hides_nothing(seats: int, size: tuple[int, int], text: float) -> None:
    made = plan(QSizeF(*size), seats, text)
    stock = around(made.stock_passed, PASSED)
    assert stock.bottom() == around(made.stock, OFFER).bottom()
    for seat in range(1, seats):
        for discards, dui in ((0, 0), (3, 1), (7, 0), (5, 4), (2, 6), (24 if seats < 4 else 8, 2)):
            shown = 16 - 2 * dui
            lay = laid(made, seat, discards, dui, shown)
            row = shown_row(lay, shown)
            lying = [around(at, SMALL * lay.scale) for at in lay.discards]
            lying += [around(at, LAID * lay.scale) for at in lay.laid]
            assert not any(row.intersects(other) for other in (*lying, stock, *made.plates.values()))
            assert lay.hand.height >= 40
            if made.fields[seat].column:
                assert row.bottom() <= made.fields[seat].box.bottom() + 1
