"""What a meld is (R2), and every way to lay melds (R7 to R9, R11)."""

from __future__ import annotations

import os
import random
from collections import Counter
from collections.abc import Sequence
from itertools import combinations

import pytest

from cardtable.core.rules import Illegal
from cardtable.games.conquian import arrange, laying
from cardtable.games.conquian.cards import DECK, EVERYTHING, in_order, pack, parse, unpack
from cardtable.games.conquian.melds import (
    FROM,
    KINDS,
    MELD,
    WITH,
    Kind,
    arranged,
    extends,
    fault,
    kind_of,
    parse_groups,
    write_groups,
)
from cardtable.games.conquian.rules import RULES, Action, Lay, Phase, Use
from tests.unit.conquian import naive
from tests.unit.conquian.positions import SEATS, rich_seat, seated

POSITIONS = int(os.environ.get("CARDTABLE_POSITIONS", "120"))  # against the twin; 5000 take half a minute


def test_the_deck() -> None:
    assert DECK == naive.CARDS
    assert pack(DECK) == EVERYTHING
    assert unpack(pack(parse("12B 1O 7C"))) == parse("1O 7C 12B")


def test_there_are_194_melds() -> None:
    assert Counter(KINDS.values()) == {Kind.SET: 50, Kind.RUN: 144}
    assert {frozenset(meld) for meld in MELD.values()} == set(naive.MELDS)
    assert all(packed in KINDS and pack(meld) == packed and in_order(meld) == meld for packed, meld in MELD.items())
    assert sum(map(len, FROM)) == 194
    assert sum(map(len, WITH)) == sum(map(len, MELD.values()))


@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_every_few_cards_are_what_the_twin_says(size: int) -> None:
    rng = random.Random(size)
    every = list(combinations(DECK, size))
    for cards in every if size < 4 else rng.sample(every, 20_000):
        kind, reason = kind_of(cards), fault(cards)
        assert (kind is Kind.SET, kind is Kind.RUN) == (naive.is_set(cards), naive.is_run(cards))
        assert (kind is None) == (reason is not None)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("7O 7C", Illegal("too-few", ("2",), "R2")),
        ("5O", Illegal("too-few", ("1",), "R2")),
        ("7O 7C 7E 6O", Illegal("mixed", (), "R2")),
        ("5O 6O 7C", Illegal("mixed", (), "R2")),
        ("5O 6O 10O", Illegal("gap", ("6O", "10O"), "R2")),
        ("1O 3O 5O", Illegal("gap", ("1O", "3O"), "R2")),
        ("11E 12E 1E", Illegal("no-turnaround", ("12E", "1E"), "R2")),
        ("12B 1B 2B", Illegal("no-turnaround", ("12B", "1B"), "R2")),
        ("1B 6B 12B", Illegal("gap", ("1B", "6B"), "R2")),
        ("7O 10O 11O", None),
        ("7O 7C 7E 7B", None),
    ],
)
def test_why_cards_are_no_meld(text: str, reason: Illegal | None) -> None:
    assert fault(parse(text)) == reason
    assert fault(parse(text)[::-1]) == reason


def test_what_are_no_cards_is_no_meld() -> None:
    assert kind_of(["7O", "8O", "9O"]) is None
    assert kind_of(["7O", "7O", "7C"]) is None
    assert kind_of([]) is None
    with pytest.raises(ValueError, match="8O"):
        parse("7O 8O")


def test_a_card_extends_a_meld_as_it_lies() -> None:
    run, three, four = parse("4O 5O 6O"), parse("7O 7C 7E"), parse("7O 7C 7E 7B")
    assert [card for card in DECK if extends(card, run)] == [*parse("3O 7O")]
    assert [card for card in DECK if extends(card, three)] == [*parse("7B")]
    assert not any(extends(card, four) for card in DECK)


def test_groups_as_text() -> None:
    groups = parse_groups("12B 12C 12E | 5O 6O 7O")
    assert write_groups(arranged(groups)) == "5O 6O 7O | 12C 12E 12B"
    assert parse_groups("") == arranged([(), ()]) == ()
    for nonsense in ("5O |", "|", "5O 6O 7O || 1B 2B 3B", "5O-6O"):
        with pytest.raises(ValueError, match=r"."):
            parse_groups(nonsense)


# -- every way to lay them -------------------------------------------------------------------------


def as_sets(ways: tuple[arrange.Arrangement, ...]) -> set[naive.Way]:
    """Return ways as the twin writes them; each is there once, and in order."""
    assert all(list(way) == sorted(way, key=lambda meld: meld & -meld) for way in ways)
    found = {frozenset(frozenset(unpack(meld)) for meld in way) for way in ways}
    assert len(found) == len(ways)
    return {frozenset(frozenset(map(str, group)) for group in way) for way in found}


def test_the_ways_are_those_of_brute_force() -> None:
    """Every partition of table card, own melds and any hand cards; and those of a forced player, and free ones."""
    rng, most, used = random.Random(5), 0, 0
    for _ in range(POSITIONS):
        melds, hand, table = rich_seat(rng)
        own = [card for meld in melds for card in meld]
        uses = naive.ways((table, *own), hand)
        assert as_sets(arrange.uses(pack((table,)), pack(own), pack(hand))) == uses
        assert as_sets(arrange.arrangements(pack((table, *own)), pack(hand))) == uses
        state, lays = seated(melds, hand, table), naive.ways(own, hand)
        lays.remove(frozenset(frozenset(map(str, meld)) for meld in melds))
        actions = list(RULES.legal_actions(state, SEATS[0]))
        assert actions_as_sets(Use, actions) == uses
        assert actions_as_sets(Lay, actions) == lays
        forced = list(laying.uses(seated(melds, hand, table, Phase.FORCED), SEATS[0], hand))
        assert actions_as_sets(Use, list(map(Use, forced))) == naive.taking(melds, table, hand)
        used += bool(uses)
        most = max(most, len(uses))
    assert used > POSITIONS / 3
    assert most > 20


def actions_as_sets(kind: type[Use] | type[Lay], actions: Sequence[Action]) -> set[naive.Way]:
    """Return the arrangements of the actions of one kind."""
    found = [action.melds for action in actions if isinstance(action, kind)]
    assert len(set(found)) == len(found)
    return {frozenset(frozenset(map(str, meld)) for meld in melds) for melds in found}


def test_a_run_in_two_parts_is_untidy() -> None:
    ways = arrange.arrangements(pack(parse("1O 2O 3O 4O 5O 6O")), pack(parse("6C 6E")))
    texts = {write_groups(tuple(map(unpack, way))): arrange.tidy(way) for way in ways}
    assert texts == {
        "1O 2O 3O 4O 5O 6O": True,
        "1O 2O 3O | 4O 5O 6O": False,
        "1O 2O 3O 4O 5O | 6O 6C 6E": True,
    }


@pytest.mark.parametrize(
    ("before", "after", "kept"),
    [
        ("5O 6O 7O", "5O 6O 7O 10O", "5O 6O 7O 10O"),
        ("5O 6O 7O", "1C 2C 3C | 5O 6O 7O", "5O 6O 7O | 1C 2C 3C"),
        ("12C 12E 12B | 5O 6O 7O", "5O 6O 7O 10O | 12C 12E 12B", "12C 12E 12B | 5O 6O 7O 10O"),
        ("7O 7C 7E 7B", "5O 6O 7O | 7C 7E 7B", "7C 7E 7B | 5O 6O 7O"),
        ("1O 2O 3O | 4O 5O 6O | 7C 10C 11C", "1O 2O 3O 4O 5O 6O | 7C 10C 11C", "1O 2O 3O 4O 5O 6O | 7C 10C 11C"),
        ("", "", ""),
    ],
)
def test_groups_keep_their_place(before: str, after: str, kept: str) -> None:
    old, new = (tuple(map(in_order, parse_groups(text))) for text in (before, after))
    assert write_groups(laying.kept_in_place(old, new)) == kept
