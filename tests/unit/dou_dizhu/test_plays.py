"""What is a play, what covers what, and what a hand can make of itself (R5, R6, H1 to H4)."""

from __future__ import annotations

import os
import random
from collections import Counter

import pytest

from cardtable.core.rules import Illegal
from cardtable.games.dou_dizhu.cards import DECK, RANKS, in_order, missing, pack, parse, pick, rank_of, ranks_of
from cardtable.games.dou_dizhu.plays import ROCKET, PlayType, Reading, beats, covers, every_play, leads
from cardtable.games.dou_dizhu.reading import classify, read, uncovered
from tests.unit.dou_dizhu import naive

PAIRS = int(os.environ.get("CARDTABLE_PAIRS", "400"))  # hands against the twin; 20000 take two minutes

COUNTS = {  # the rules page, H4
    PlayType.SOLO: 15,
    PlayType.PAIR: 13,
    PlayType.TRIO: 13,
    PlayType.BOMB: 13,
    PlayType.ROCKET: 1,
    PlayType.TRIO_SOLO: 182,
    PlayType.TRIO_PAIR: 156,
    PlayType.SOLO_CHAIN: 36,
    PlayType.PAIR_CHAIN: 52,
    PlayType.AIRPLANE: 45,
    PlayType.AIRPLANE_SOLOS: 21_822,
    PlayType.AIRPLANE_PAIRS: 2_939,
    PlayType.FOUR_SOLOS: 1_326,
    PlayType.FOUR_PAIRS: 858,
}

ALL = tuple(every_play())


def test_there_are_27471_plays() -> None:
    assert Counter(play.type for play in ALL) == COUNTS
    assert len(ALL) == len({play.ranks for play in ALL}) == 27_471
    by_length = Counter((play.type, play.length) for play in ALL)
    assert [by_length[PlayType.AIRPLANE_SOLOS, n] for n in range(2, 6)] == [968, 3_282, 7_184, 10_388]
    assert [by_length[PlayType.AIRPLANE_PAIRS, n] for n in range(2, 5)] == [605, 1_200, 1_134]


def test_every_play_is_read_as_itself() -> None:
    for play in ALL:
        found = classify(play.ranks)
        assert found == play
        assert isinstance(found, Reading)
        assert found.packed == play.packed == pack(play.ranks)
        assert ranks_of(play.core + play.kickers) == play.ranks


def test_the_twin_knows_the_same_plays() -> None:
    assert {(play.type.value, play.ranks, play.rank) for play in ALL} == {
        (known.name, ranks, known.strength) for ranks, known in naive.PLAYS.items()
    }


def test_what_is_a_play_and_what_is_none() -> None:
    """Plays with some cards more or less: nearly all that a hand may hold up."""
    rng, refused = random.Random(1), 0
    for _ in range(20_000):
        ranks = list(ALL[rng.randrange(len(ALL))].ranks)
        for _ in range(rng.randrange(3)):
            ranks.remove(rng.choice(ranks)) if ranks else None
        ranks += rng.choices(RANKS, k=rng.randrange(3))
        text = ranks_of(ranks)
        if text and not missing(DECK, parse(text)):
            found = classify(text)
            assert isinstance(found, Reading) == (text in naive.PLAYS), text
            refused += isinstance(found, Illegal)
    assert refused > 5_000


def random_pair(rng: random.Random) -> tuple[str, str | None]:
    """Return a hand and what it has to beat; half of the hands are rich in chains, trios and bombs."""
    size = rng.randint(1, 20)
    if rng.random() < 0.5:
        hand = ranks_of(rng.sample(DECK, size))
    else:
        low = rng.randrange(8)
        ranks = RANKS[low : low + rng.randint(3, 8)] + RANKS[rng.randrange(15)]
        pool = [card for card in DECK if card[0] in ranks]
        hand = ranks_of(rng.sample(pool, min(size, len(pool))))
    if rng.random() < 0.3:
        return hand, None
    kind = rng.choice(list(COUNTS))
    if rng.random() < 0.5:  # something that the hand has all but covered
        mine = [play for play in leads(pack(hand)) if play.type is kind] or leads(pack(hand))
        kind, length = (chosen := rng.choice(mine)).type, chosen.length
        return hand, rng.choice([play for play in ALL if (play.type, play.length) == (kind, length)]).ranks
    return hand, rng.choice([play for play in ALL if play.type is kind]).ranks


def test_legal_plays_are_those_of_the_twin() -> None:
    rng = random.Random(20260101)
    covered = 0
    for _ in range(PAIRS):
        hand, to_beat = random_pair(rng)
        found = leads(pack(hand)) if to_beat is None else covers(pack(hand), read(to_beat))
        assert len({play.ranks for play in found}) == len(found), "no play twice"
        assert {play.ranks for play in found} == naive.legal(hand, to_beat), (hand, to_beat)
        covered += to_beat is not None and bool(found)
    assert covered > PAIRS / 5, "the sample is worth something"


def test_covering_agrees_with_beating() -> None:
    rng = random.Random(2)
    everything = pack(ranks_of(DECK))
    for play in rng.sample(ALL, 60):
        assert {other.ranks for other in covers(everything, play)} == {
            other.ranks for other in ALL if beats(other, play)
        }


def test_beating_is_an_order_within_a_type() -> None:
    rng = random.Random(3)
    for _ in range(3_000):
        a, b = rng.choice(ALL), rng.choice(ALL)
        known = (naive.PLAYS[a.ranks], naive.PLAYS[b.ranks])
        assert beats(a, b) == naive.covers(*known)
        assert not (beats(a, b) and beats(b, a))
        assert (uncovered(a, b) is None) == beats(a, b)


@pytest.mark.parametrize(
    ("ranks", "kind", "letter", "length", "kickers"),
    [
        ("3", "solo", "3", 1, ""),
        ("D", "solo", "D", 1, ""),
        ("22", "pair", "2", 1, ""),
        ("222", "trio", "2", 1, ""),
        ("333D", "trio-solo", "3", 1, "D"),
        ("33322", "trio-pair", "3", 1, "22"),
        ("34567", "solo-chain", "7", 5, ""),
        ("3456789TJQKA", "solo-chain", "A", 12, ""),
        ("334455", "pair-chain", "5", 3, ""),
        ("333444555666", "airplane", "6", 4, ""),  # H1: and nothing else
        ("33344455", "airplane-solos", "4", 2, "55"),  # H1: repeats are allowed
        ("QQQKKKAAA222", "airplane-solos", "A", 3, "222"),  # H1: a two never lengthens an airplane
        ("333444555777", "airplane-solos", "5", 3, "777"),  # not adjacent
        ("3334445X", "airplane-solos", "4", 2, "5X"),
        ("333444555666777889T2", "airplane-solos", "7", 5, "889T2"),
        ("3334445566", "airplane-pairs", "4", 2, "5566"),
        ("333344", "four-solos", "3", 1, "44"),  # H3
        ("33334D", "four-solos", "3", 1, "4D"),
        ("33334455", "four-pairs", "3", 1, "4455"),
        ("2222", "bomb", "2", 1, ""),
        ("XD", "rocket", "D", 1, ""),
    ],
)
def test_readings(ranks: str, kind: str, letter: str, length: int, kickers: str) -> None:
    play = read(ranks)
    assert (play.type.value, play.letter, play.length, play.kickers) == (kind, letter, length, kickers)
    assert play.explosive == (kind in ("bomb", "rocket"))


@pytest.mark.parametrize(
    ("ranks", "key", "args"),
    [
        ("", "no-cards", ()),
        ("35", "no-play", ()),
        ("3X", "no-play", ()),
        ("A2", "no-play", ()),
        ("357TK", "no-play", ()),
        ("3557", "no-play", ()),
        ("3344XD", "no-play", ()),
        ("TJQKA2", "chain-high", ("2",)),
        ("34567X", "chain-high", ("X",)),
        ("QQKKAA22", "chain-high", ("2",)),
        ("AAA222", "chain-high", ("2",)),
        ("KKKAAA222345", "chain-high", ("2",)),
        ("AAA22234", "chain-high", ("2",)),
        ("3456", "chain-short", ("solo-chain", "4", "5")),
        ("3344", "chain-short", ("pair-chain", "2", "3")),
        ("34568", "chain-gap", ("7",)),
        ("334466", "chain-gap", ("5",)),
        ("333555", "chain-gap", ("4",)),
        ("3335557J", "chain-gap", ("4",)),
        ("345567", "chain-uneven", ()),
        ("333444A", "kicker-count", ("airplane", "2", "1")),
        ("33334", "kicker-count", ("bomb", "1", "1")),
        ("333345A", "kicker-count", ("bomb", "1", "3")),
        ("333567", "kicker-count", ("trio", "1", "3")),
        ("222345", "kicker-count", ("trio", "1", "3")),
        ("33344455566677788899", "kicker-count", ("airplane", "6", "2")),  # H1: three eights lengthen it
        ("33345", "kicker-mix", ("trio", "1", "2")),
        ("3334445567", "kicker-mix", ("airplane", "2", "4")),
        ("33334456", "kicker-mix", ("bomb", "1", "4")),
        ("333XD", "two-jokers", ()),
        ("3333XD", "two-jokers", ()),
        ("333444XD", "two-jokers", ()),
        ("333444555XD9", "two-jokers", ()),
        ("33344455XD", "two-jokers", ()),
        ("33334444", "two-bombs", ()),  # H3
        ("333355557", "two-bombs", ()),
        ("3334446666", "bomb-kicker", ("6",)),  # H2
        ("333444555666TTTT", "bomb-kicker", ("T",)),  # H1
        ("33334445", "core-kicker", ("3",)),  # H4
    ],
)
def test_why_it_is_no_play(ranks: str, key: str, args: tuple[str, ...]) -> None:
    assert classify(ranks) == Illegal(key, args, "R5")
    with pytest.raises(ValueError, match="no play"):
        read(ranks)


@pytest.mark.parametrize(
    ("ranks", "to_beat", "key", "args"),
    [
        ("44", "3334", "other-play", ("trio-solo", "pair")),
        ("333344", "44445566", "other-play", ("four-pairs", "four-solos")),  # never mix
        ("456789", "34567", "other-length", ("5", "6")),
        ("3334", "4443", "not-higher", ("4", "3")),
        ("555A", "5554", "not-higher", ("5", "5")),
        ("AAA", "3333", "only-bomb", ("3",)),
        ("333344", "3333", "only-bomb", ("3",)),  # four with two is no bomb
        ("3333", "4444", "not-higher", ("4", "3")),
        ("AAAA", "2222", "only-rocket", ()),
        ("D", "2222", "only-rocket", ()),
        ("2222", "XD", "nothing-beats-rocket", ()),
        ("D", "XD", "nothing-beats-rocket", ()),
        ("5554", "4446", None, ()),
        ("3333", "22", None, ()),
        ("3333", "AAAA22", None, ()),
        ("XD", "2222", None, ()),
        ("D", "X", None, ()),
        ("56789", "45678", None, ()),
    ],
)
def test_why_it_does_not_cover(ranks: str, to_beat: str, key: str | None, args: tuple[str, ...]) -> None:
    assert uncovered(read(ranks), read(to_beat)) == (None if key is None else Illegal(key, args, "R6"))


def test_a_hand_of_twenty_may_be_one_play() -> None:
    hand = "333444555666777889T2"
    assert [play.ranks for play in leads(pack(hand)) if len(play.ranks) == 20] == [hand]
    assert covers(pack(hand), ROCKET) == []


def test_cards() -> None:
    assert len(DECK) == len(set(DECK)) == 54
    assert in_order(reversed(DECK)) == DECK
    assert parse("3s 3h TdX") == ("3s", "3h", "Td", "X")
    assert parse("334") == ("3", "3", "4")
    for nonsense in ("1s", "3S", "Xs", "3 s", "3,4"):
        with pytest.raises(ValueError, match="not cards"):
            parse(nonsense)
    assert ranks_of(("2s", "X", "3h", "Td")) == "3T2X"
    assert rank_of("Th") == rank_of("T") == 7


def test_cards_of_a_rank_can_stand_in_for_one_another() -> None:
    hand = parse("3s 3d 3c Kh X")
    assert pick(hand, parse("3d")) == (("3d",), ("3s", "3c", "Kh", "X"))
    assert pick(hand, parse("3h 3 X")) == (("3s", "3d", "X"), ("3c", "Kh"))
    assert pick(hand, parse("3h 3s")) == (("3s", "3d"), ("3c", "Kh", "X")), "the very card first"
    with pytest.raises(ValueError, match="not in hand"):
        pick(hand, parse("Kh Kd"))
    assert missing(hand, parse("Kh Ks 3h D")) == "KD"
    assert missing(hand, parse("3h 3s 3c")) == ""
