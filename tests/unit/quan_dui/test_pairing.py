"""Pairs: the parity rule against every way there is, and what a hand waits for."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from cardtable.core.events import Piece
from cardtable.games.quan_dui.cards import (
    COPIES,
    DECK,
    HONOURS,
    KINDS,
    VALUES,
    copies,
    find,
    in_order,
    kind_of,
    parse,
    value_of,
)
from cardtable.games.quan_dui.pairing import (
    best_pairs,
    dui_in,
    is_paired,
    odd_values,
    outs,
    pair_count,
    tentos,
    wait,
)
from tests.unit.quan_dui.naive import most_dui
from tests.unit.quan_dui.positions import LOOSE, MIXED, PAIRED, kinds

HANDS = 4000


def random_hand(rng: random.Random, size: int = 16) -> list[Piece]:
    """Return cards, often of few values or kinds, so that many pair up."""
    few = rng.choice((VALUES, rng.sample(VALUES, 4), rng.sample(VALUES, 2)))
    pool = [card for card in DECK if value_of(card) in few]
    if rng.random() < 0.5:
        kept = set(rng.sample(KINDS, 9))
        pool = [card for card in DECK if kind_of(card) in kept]
    return rng.sample(pool, size)


def test_the_pack() -> None:
    assert len(DECK) == len(set(DECK)) == 120
    assert len(KINDS) == 30
    assert Counter(map(value_of, DECK)) == {value: copies(value) for value in VALUES}
    assert {value_of(kind) for kind in HONOURS} == {1}
    assert all(kind_of(card) == card[:-1] and card[-1] in COPIES for card in DECK)


def test_hands_lie_by_value_then_by_kind() -> None:
    mixed = parse("BSb w9a b1c s2a b1a DHa w1a XHd")
    assert " ".join(in_order(mixed)) == "b1a b1c w1a DHa XHd BSb s2a w9a"
    assert list(map(value_of, in_order(DECK))) == sorted(map(value_of, DECK))


def test_copies_are_found_by_kind() -> None:
    hand = parse("b1a b1c DHb")
    assert (find(hand, "b1c"), find(hand, "b1"), find(hand, "b1d"), find(hand, "s1")) == ("b1c", "b1a", "b1a", None)
    for nonsense in ("b0", "b1e", "DH1", "1b", "b10"):
        with pytest.raises(ValueError, match="no card"):
            parse(nonsense)


def test_parity_is_all_that_matters() -> None:
    """The parity rule, the number of Dui and the layout agree with trying everything, on thousands of hands."""
    rng = random.Random(5)
    seen: Counter[int | None] = Counter()
    for _ in range(HANDS):
        cards = random_hand(rng)
        most = most_dui([kind_of(card) for card in cards])
        seen[most] += 1
        assert is_paired(cards) == (most is not None) == (not odd_values(cards))
        if most is not None:
            assert dui_in(cards) == most
        assert tentos(cards) == (0 if most is None else 2 if most == 8 else 1)
    assert {None, *range(1, 9)} <= set(seen)


def test_pairs_are_laid_out_with_as_many_dui_as_possible() -> None:
    rng = random.Random(6)
    for _ in range(HANDS):
        cards = random_hand(rng, rng.randint(0, 16))
        dui, ka, single = best_pairs(cards)
        assert sorted([card for pair in (*dui, *ka) for card in pair] + list(single)) == sorted(cards)
        assert all(kind_of(a) == kind_of(b) for a, b in dui)
        assert all(kind_of(a) != kind_of(b) and value_of(a) == value_of(b) for a, b in ka)
        assert tuple(map(value_of, single)) == odd_values(cards)
        assert len(dui) == dui_in(cards)
        assert len(dui) + len(ka) == pair_count(cards)


def test_four_of_a_kind_are_two_dui_and_honours_pair_among_themselves() -> None:
    dui, ka, single = best_pairs(parse("b4a b4b b4c b4d DHa XHa BSa BSb b1a"))
    assert [kinds(pair) for pair in dui] == ["BS BS", "b4 b4", "b4 b4"]
    assert [kinds(pair) for pair in ka] == ["b1 DH"]
    assert kinds(single) == "XH"


def test_exposed_dui_count_and_are_closed() -> None:
    assert tentos(["b3", "s3", "b4", "b4"], 6) == 1
    assert tentos(["b3", "b3", "b4", "b4"], 6) == 2
    assert tentos(["b3", "b4", "b4", "b4"], 6) == 0
    assert tentos((), 8) == 2
    assert tentos(["b3", "b3"], 6) == 0  # fourteen cards


def test_what_a_hand_waits_for() -> None:
    assert wait(f"{PAIRED} b3".split()) == 3
    assert wait(f"{MIXED} XH".split()) == 1
    assert wait(f"{LOOSE} w1".split()) is None
    assert wait(PAIRED.split()) is None
    assert outs(f"{PAIRED} b3".split()) == 11
    assert outs(f"{PAIRED} b3".split(), ["b3", "w3", "w4"]) == 9
    assert outs(f"{PAIRED} XH".split()) == 23
    assert outs(f"{LOOSE} w1".split()) == 0


def test_outs_are_the_cards_that_win() -> None:
    rng = random.Random(7)
    waiting = 0
    for _ in range(HANDS):
        cards = random_hand(rng, 19)
        hand, seen = cards[:15], cards[15:]
        unseen = set(DECK).difference(cards)
        assert outs(hand, seen) == sum(is_paired((*hand, card)) for card in unseen)
        waiting += wait(hand) is not None
    assert waiting
