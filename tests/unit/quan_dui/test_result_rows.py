"""The hands of Quan Dui's result sheet lie in rows of about equal length."""

from __future__ import annotations

import pytest

from cardtable.core.events import Piece
from cardtable.games.quan_dui.cards import parse
from cardtable.games.quan_dui.result import _split
from cardtable.games.quan_dui.sorting import by_pairs


@pytest.mark.parametrize(
    "hand",
    ["b1 s2 s2 w3 w3 b4 b4 s5 s5 b6 w6 s7 w7 b9 b9", "b2 b3 b4 b5 b6 b7 b8 w2 w3 w4 s5 s5 s6 s9", "b4 b4", ""],
)
def test_no_row_is_longer_than_need_be(hand: str) -> None:
    groups = by_pairs(tuple(Piece(card) for card in parse(hand)))
    rows = _split(groups, 2)
    assert [group for row in rows for group in row] == list(groups)
    lengths = [sum(map(len, row)) for row in rows]
    assert max(lengths) <= (len(hand.split()) + 1) // 2 + 1
    assert _split(groups, 1) == [groups]
