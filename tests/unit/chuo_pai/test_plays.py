"""What a play is (R5, R6, R8), what beats what (R9, R10), and every play of a hand."""

from __future__ import annotations

import os
import random
from collections import Counter
from collections.abc import Sequence
from itertools import combinations_with_replacement

import pytest

from cardtable.core.rules import Illegal
from cardtable.games.chuo_pai import plays
from cardtable.games.chuo_pai.cards import (
    DECK,
    EVERYTHING,
    FAMILY,
    IDENTITIES,
    RANK,
    TABLE,
    Family,
    count,
    identities_of,
    in_order,
    missing,
    pack,
    parse,
    pick,
    unpack,
)
from cardtable.games.chuo_pai.plays import EVERY, Combination, beating, beats, can_beat, leads, read
from cardtable.games.chuo_pai.reading import classify, unbeaten
from tests.unit.chuo_pai import naive
from tests.unit.chuo_pai.positions import COMPOSITIONS

POSITIONS = int(os.environ.get("CARDTABLE_POSITIONS", "400"))  # against the twin; 20000 take a minute


def as_set(found: Sequence[Combination]) -> set[naive.Play]:
    """Return plays as the twin writes them; each is there once."""
    assert len({play.packed for play in found}) == len(found)
    return {tuple(sorted(play.identities)) for play in found}


# -- cards -----------------------------------------------------------------------------------------


def test_r2_the_deck() -> None:
    assert len(DECK) == len(set(DECK)) == 84
    assert sum(int(card[0]) + int(card[2]) for card in DECK) == 588
    assert list(IDENTITIES) == naive.IDENTITIES
    assert pack(DECK) == EVERYTHING
    assert in_order(reversed(DECK)) == DECK
    assert Counter(unpack(EVERYTHING)) == dict.fromkeys(IDENTITIES, 4)


def test_r10_families_and_ranks() -> None:
    for family, steps in TABLE.items():
        assert naive.FAMILIES[family.value] == " > ".join(" = ".join(step) for step in steps)
    for card in IDENTITIES:
        name, place = naive.family_and_place(card)
        assert FAMILY[card].value == name
        assert RANK[card] == len(TABLE[FAMILY[card]]) - place


def test_cards_are_read_and_written() -> None:
    assert parse("6-6a 1-2") == ("6-6a", "1-2")
    assert in_order(parse("1-2 6-6d 6-6 6-6a")) == ("6-6", "6-6a", "6-6d", "1-2")
    assert identities_of(parse("1-2a 6-6b 1-2c")) == ("6-6", "1-2", "1-2")
    assert count(pack(parse("1-2a 6-6b 1-2c")), "1-2") == 2
    for nonsense in ("6-6e", "2-1", "6-7", "66", "6-6ab", "pass"):
        with pytest.raises(ValueError, match="no card"):
            parse(nonsense)


def test_the_very_cards_are_taken_or_others_of_their_identity() -> None:
    hand = parse("6-6a 6-6c 6-6d 1-2b")
    assert pick(hand, parse("6-6c")) == (parse("6-6c"), parse("6-6a 6-6d 1-2b"))
    assert pick(hand, parse("6-6 6-6b 1-2")) == (parse("6-6a 6-6c 1-2b"), parse("6-6d"))
    assert missing(hand, parse("6-6 6-6 6-6 6-6 1-2 1-3 1-3")) == ("6-6", "1-3", "1-3")
    with pytest.raises(ValueError, match="not in hand: 1-2c"):
        pick(hand, parse("1-2b 1-2c"))


# -- plays -----------------------------------------------------------------------------------------


def test_how_many_plays_there_are() -> None:
    every = list(EVERY.values())
    assert len(every) == 468
    assert Counter((play.special, play.even) for play in every) == {
        (False, True): 84,
        (True, True): 56,
        (True, False): 328,
    }
    assert as_set(leads(EVERYTHING)) == as_set([play for play in every if play.even])
    assert as_set(leads(EVERYTHING, True)) == as_set(every)
    assert sorted({play.size for play in leads(EVERYTHING)}) == [1, 2, 3, 4, 6, 8]
    assert max(play.size for play in every) == 12
    for play in every:
        assert read(play.identities) is play
        assert identities_of(play.identities) == play.identities
        assert (len(play.identities), pack(play.identities)) == (play.size, play.packed)


@pytest.mark.parametrize("free", COMPOSITIONS)
def test_every_few_cards_are_what_the_twin_says(free: bool) -> None:
    tried = [cards for size in (1, 2, 3) for cards in combinations_with_replacement(IDENTITIES, size)]
    rng = random.Random(3)
    tried += [tuple(rng.choices(IDENTITIES, k=size)) for size in (4, 5, 6) for _ in range(500)]
    for cards in tried:
        if max(Counter(cards).values()) > 4:
            continue
        found, expected = classify(cards, free), naive.reading(cards, free)
        if isinstance(found, Illegal):
            assert expected is None, cards
        else:
            assert expected is not None
            family, place = expected
            top = 4 if found.special else len(TABLE[found.family])
            assert (found.family.value, found.rank) == (family, top - place)


def test_what_beats_what_is_what_the_twin_says() -> None:
    every = list(EVERY.values())
    seen = {play: naive.reading(play.identities, True) for play in every}
    for play in every:
        for other in every:
            mine, lying = seen[play], seen[other]
            assert mine is not None
            assert lying is not None
            expected = play.size == other.size and mine[0] == lying[0] and mine[1] < lying[1]
            assert beats(play, other) == expected == (unbeaten(play, other) is None)


def test_the_plays_of_a_hand_are_those_of_brute_force() -> None:
    """Leads of random hands of any size, and all that beats a random play, with both compositions."""
    rng, every, used = random.Random(11), list(EVERY.values()), 0
    deck = [card[:3] for card in DECK]
    for n in range(POSITIONS):
        hand = rng.sample(deck, rng.randint(0, 28))
        if n % 2:  # court cards and what goes with them, so that special combinations abound
            rich = [card for card in deck if any(card in (s.court, *s.others) for s in plays.SPECIALS)]
            hand = rng.sample(rich, rng.randint(1, 20))
        packed, free, other = pack(hand), bool(rng.getrandbits(1)), rng.choice(every)
        if n % 3 == 0:
            other = rng.choice([play for play in every if play.size <= 2 and play.rank < 3])
        assert as_set(leads(packed, free)) == naive.every_play(hand, free)
        found = beating(packed, other, free)
        assert as_set(found) == naive.answers(hand, other.identities, free)
        assert [play.rank for play in found] == sorted((play.rank for play in found), reverse=True)
        assert can_beat(packed, other, free) == bool(found)
        used += bool(found)
    assert used > POSITIONS / 10


def test_the_most_leads_of_a_hand() -> None:
    """Any hand of 28 cards has fewer than with all that special combinations are made of."""
    assert len(leads(EVERYTHING)) == 140
    assert len(leads(EVERYTHING, True)) == 468


# -- why not ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", Illegal("no-cards", (), "R5")),
        ("6-6 6-6 6-6 6-6 6-6", Illegal("too-many", ("6-6", "5"), "R5")),
        ("6-6 6-6 6-6 6-6 6-6 4-5", Illegal("too-many", ("6-6", "5"), "R5")),
        (" ".join(["6-6"] * 17), Illegal("too-many", ("6-6", "17"), "R5")),
        ("2-6 3-5", Illegal("ties-no-set", ("2-6", "3-5"), "R6")),
        ("1-2 2-4 2-4", Illegal("ties-no-set", ("1-2", "2-4"), "R6")),
        ("1-1 4-4", Illegal("not-that-total", ("4-4", "1-1", "8"), "R8")),
        ("4-4 1-6 1-6", Illegal("not-that-total", ("1-6", "4-4", "7"), "R8")),
        ("6-6 2-6", Illegal("wrong-total", ("6-6", "9", "2-6"), "R8")),
        ("6-6 4-5 2-6", Illegal("wrong-total", ("6-6", "9", "2-6"), "R8")),
        ("6-6 3-3", Illegal("wrong-total", ("6-6", "9", "3-3"), "R8")),
        ("6-6 1-1 4-5 2-6", Illegal("two-specials", ("6-6", "1-1"), "R8")),
        ("3-6 4-5", Illegal("no-court-card", ("6-6", "9"), "R8")),
        ("2-3 1-4 1-4", Illegal("no-court-card", ("1-3", "5"), "R8")),
        ("6-6 1-1", Illegal("mixed", ("6-6", "1-1"), "R5")),
        ("2-3 1-5 4-6", Illegal("mixed", ("1-5", "4-6"), "R5")),
        ("6-6 4-5 4-5", Illegal("unequal-special", ("heaven-nine", "1", "2"), "R8")),
        ("1-3 1-3 1-3 2-3", Illegal("unequal-special", ("harmony-five", "3", "1"), "R8")),
    ],
)
def test_why_cards_are_no_play(text: str, reason: Illegal) -> None:
    cards = parse(text)
    assert classify(cards, False) == reason
    assert classify(cards[::-1], False) == reason
    free = classify(cards, True)
    assert isinstance(free, Combination) if reason.key == "unequal-special" else free == reason


@pytest.mark.parametrize(
    ("lies", "text", "reason"),
    [
        ("1-4", "6-6", Illegal("other-family", ("red", "long"), "R9")),
        ("4-4 2-5", "6-6 6-6", Illegal("other-family", ("special", "long"), "R9")),
        ("4-4 4-4", "6-6 4-5", Illegal("other-family", ("long", "special"), "R9")),
        ("2-5 2-5 2-5", "3-6", Illegal("other-size", ("3", "1"), "R9")),
        ("4-4 2-5", "6-6 6-6 4-5 4-5", Illegal("other-size", ("2", "4"), "R9")),
        ("2-6", "3-5", Illegal("only-ties", ("2-6", "3-5"), "R9")),
        ("2-4 2-4", "1-2 1-2", Illegal("only-ties", ("2-4", "1-2"), "R9")),
        ("6-6", "6-6", Illegal("only-ties", ("6-6", "6-6"), "R9")),
        ("1-5", "1-6", Illegal("not-higher", ("1-5", "1-6"), "R9")),
        ("1-1 2-6", "4-4 3-4", Illegal("not-higher", ("earth-eight", "man-seven"), "R9")),
        ("5-5", "3-3", None),
        ("1-6", "1-5", None),
        ("1-3 2-3", "4-4 3-4", None),
    ],
)
def test_why_a_play_does_not_beat(lies: str, text: str, reason: Illegal | None) -> None:
    assert unbeaten(read(parse(text)), read(parse(lies))) == reason


def test_specials_are_a_family_of_their_own() -> None:
    assert [special.rank for special in plays.SPECIALS] == [4, 3, 2, 1]
    assert all(play.family is Family.SPECIAL for play in EVERY.values() if play.special)
    assert not any(family is Family.SPECIAL for family in TABLE)
