"""How a hand lies in pairs, by value or as its player lays it, and what a new card pairs with."""

from __future__ import annotations

import pytest

from cardtable.core.events import Piece
from cardtable.core.rng import Rng
from cardtable.games.quan_dui.cards import DECK, kind_of, parse
from cardtable.games.quan_dui.pairing import best_pairs, pair_count
from cardtable.games.quan_dui.sorting import by_pairs, neighbours, pair_name, partner


def kinds(groups: object) -> str:
    return " | ".join(" ".join(kind_of(card) for card in group) for group in groups)  # type: ignore[attr-defined]


def test_pairs_lie_by_value() -> None:
    hand = parse("w9a DHa b1a s4a s4b w4a b4a s2a")
    assert kinds(by_pairs(hand)) == "b1 DH | s2 | b4 w4 | s4 s4 | w9"


@pytest.mark.parametrize(
    ("row", "groups"),
    [
        ("b4a s4a s4b", "b4 | s4 s4"),
        ("b4a w4a s4a s4b", "b4 w4 | s4 s4"),
        ("s4a b4a s4b", "s4 b4 | s4"),
        ("b1a b2a b1b", "b1 | b2 | b1"),
        ("", ""),
    ],
)
def test_neighbours_are_paired(row: str, groups: str) -> None:
    found = kinds(neighbours(parse(row)))
    if groups == "s4 b4 | s4":  # either way is one Ka
        assert found in (groups, "s4 | b4 s4")
    else:
        assert found == groups


def test_a_partner_that_lies_elsewhere_is_left_alone() -> None:
    assert kinds(neighbours(parse("b4a w4a s5a"), alone=Piece("w4a"))) == "b4 | w4 | s5"


@pytest.mark.parametrize(
    ("new", "hand", "mate"),
    [
        ("b4a", "w4a b5a", "w4"),  # a Ka with the odd card
        ("w4b", "b4a w4a", "w4"),  # a Dui out of a Ka
        ("s4a", "b4a w4a", None),  # nothing gained
        ("b4c", "b4a b4b", None),
        ("b4d", "b4a b4b b4c", "b4"),
        ("DHa", "b1a b2a", "b1"),
        ("b9a", "b1a", None),
    ],
)
def test_what_a_new_card_pairs_with(new: str, hand: str, mate: str | None) -> None:
    found = partner(Piece(new), parse(hand))
    assert (None if found is None else kind_of(found)) == mate


def test_sorting_keeps_every_card_and_makes_the_best_pairs() -> None:
    rng = Rng(5)
    for _ in range(300):
        cards = list(DECK)
        rng.shuffle(cards)
        hand = cards[:15]
        groups = by_pairs(hand)
        assert sorted(card for group in groups for card in group) == sorted(hand)
        row = [card for group in groups for card in group]
        lying = neighbours(row)
        assert sum(len(group) == 2 for group in lying) == pair_count(hand)
        assert sum(pair_name(group) == "dui" for group in lying) == len(best_pairs(hand).dui)
        new = cards[15]
        mate = partner(new, hand)
        gained = pair_count([*hand, new]) > pair_count(hand) or len(best_pairs([*hand, new]).dui) > len(
            best_pairs(hand).dui
        )
        assert (mate is not None) is gained
