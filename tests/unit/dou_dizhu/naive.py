"""The plays of Dou Dizhu once more, as literally as the rules page reads: a twin to compare with.

Every play is built letter by letter.  A set of ranks is the product of primes, one for
each rank, so that a hand has the cards of a play if the play divides it.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement
from math import prod
from typing import NamedTuple

LETTERS = "3456789TJQKA2XD"
SUITED, CHAINING = LETTERS[:13], LETTERS[:12]
PRIMES = dict(zip(LETTERS, (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47), strict=True))
CARDS = "".join(letter * 4 for letter in SUITED) + "XD"
MOST = 20


class Known(NamedTuple):
    """One play: its name, how many cards it has, the place of its highest rank that counts, its number."""

    name: str
    cards: int
    strength: int
    number: int


def number(ranks: str) -> int:
    """Return the product that stands for some ranks."""
    return prod(PRIMES[letter] for letter in ranks)


def spelled(ranks: str) -> str:
    """Return ranks in their order."""
    return "".join(sorted(ranks, key=LETTERS.index))


def rows(shortest: int) -> Iterator[str]:
    """Yield every row of neighbours from three to ace."""
    for start in range(12):
        for stop in range(start + shortest, 13):
            yield CHAINING[start:stop]


def loose(trios: str) -> Iterator[str]:
    """Yield one card for each trio of an airplane (H1)."""
    first, last = CHAINING.index(trios[0]), CHAINING.index(trios[-1])
    beside = CHAINING[max(0, first - 1) : first] + CHAINING[last + 1 : last + 2]
    for cards in map("".join, combinations_with_replacement(LETTERS, len(trios))):
        own = any(letter in trios for letter in cards)
        jokers = cards.count("X") + cards.count("D") > 1
        bomb = any(cards.count(letter) == 4 for letter in cards)
        five = any(cards.count(letter) > 4 for letter in cards)
        lengthens = any(cards.count(letter) == 3 for letter in beside)
        if not (own or jokers or bomb or five or lengthens):
            yield cards


def build() -> Iterator[tuple[str, str, str]]:
    """Yield (name, ranks, letter of the rank that counts) of every play of R5."""
    for letter in LETTERS:
        yield "solo", letter, letter
    for letter in SUITED:
        others, pairable = LETTERS.replace(letter, ""), SUITED.replace(letter, "")
        yield "pair", letter * 2, letter
        yield "trio", letter * 3, letter
        yield "bomb", letter * 4, letter
        for other in others:
            yield "trio-solo", letter * 3 + other, letter
        for other in pairable:
            yield "trio-pair", letter * 3 + other * 2, letter
        for a, b in combinations_with_replacement(others, 2):
            if a + b not in ("XX", "XD", "DD"):
                yield "four-solos", letter * 4 + a + b, letter
        for a, b in combinations(pairable, 2):
            yield "four-pairs", letter * 4 + a * 2 + b * 2, letter
    for row in rows(5):
        yield "solo-chain", row, row[-1]
    for row in rows(3):
        yield "pair-chain", row * 2, row[-1]
    for row in rows(2):
        yield "airplane", row * 3, row[-1]
        if 4 * len(row) <= MOST:
            for cards in loose(row):
                yield "airplane-solos", row * 3 + cards, row[-1]
        if 5 * len(row) <= MOST:
            for pairs in combinations([letter for letter in SUITED if letter not in row], len(row)):
                yield "airplane-pairs", row * 3 + "".join(pairs) * 2, row[-1]
    yield "rocket", "XD", "D"


PLAYS = {
    spelled(ranks): Known(name, len(ranks), LETTERS.index(letter), number(ranks))
    for name, ranks, letter in build()
    if len(ranks) <= MOST
}


def covers(play: Known, other: Known) -> bool:
    """Say whether a play beats another (R6)."""
    if other.name == "rocket":
        return False
    if play.name == "rocket":
        return True
    if play.name == "bomb" and other.name != "bomb":
        return True
    return play.name == other.name and play.cards == other.cards and play.strength > other.strength


def legal(hand: str, to_beat: str | None) -> set[str]:
    """Return every play of a hand, passing aside, by looking at all plays there are."""
    held = number(hand)
    on_table = None if to_beat is None else PLAYS[to_beat]
    return {
        ranks
        for ranks, play in PLAYS.items()
        if held % play.number == 0 and (on_table is None or covers(play, on_table))
    }
