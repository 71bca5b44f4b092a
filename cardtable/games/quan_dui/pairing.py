"""Pairs (R4, R5): what pairs up, in the best way, and what a hand waits for.

Two identical cards are a Dui, two different kinds of one value a Ka.  So cards pair up whole
exactly if every value occurs an even number of times, and the most Dui are there when each kind
is paired with itself as often as possible: what is left of a value are single cards of different
kinds, any two of which are a Ka.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final, NamedTuple, TypeAlias

from cardtable.core.events import Piece
from cardtable.games.quan_dui.cards import DECK, KINDS, copies, in_order, kind_of, value_of

Pair: TypeAlias = tuple[Piece, Piece]

PAIRS: Final = 8  # that win
EIGHT_PAIRS: Final = 1  # Tentos
QUAN_DUI: Final = 2  # Tentos, for eight Dui

_BIT: Final = {card: 1 << value_of(card) for card in (*DECK, *KINDS)}


class Pairs(NamedTuple):
    """Cards laid out in pairs; each row by value, then by kind."""

    dui: tuple[Pair, ...]
    ka: tuple[Pair, ...]
    single: tuple[Piece, ...]  # one for each odd value


def parity(cards: Iterable[str]) -> int:
    """Return bit *v* set for each value *v* that occurs an odd number of times; 0: all pair up."""
    odd = 0
    for card in cards:
        odd ^= _BIT[card]
    return odd


def odd_values(cards: Iterable[str]) -> tuple[int, ...]:
    """Return the values that occur an odd number of times, the lowest first."""
    odd = parity(cards)
    return tuple(value for value in range(1, 10) if odd >> value & 1)


def is_paired(cards: Iterable[str]) -> bool:
    """Say whether cards pair up with none left over (R5)."""
    return not parity(cards)


def dui_in(cards: Iterable[str]) -> int:
    """Return the most Dui that cards make; four identical ones are two (R5)."""
    return sum(n // 2 for n in Counter(map(kind_of, cards)).values())


def pair_count(cards: Iterable[str]) -> int:
    """Return the most pairs that cards make."""
    return sum(n // 2 for n in Counter(map(value_of, cards)).values())


def best_pairs(cards: Iterable[Piece]) -> Pairs:
    """Return the most pairs that cards make, as many of them Dui as possible."""
    dui: list[Pair] = []
    alone: dict[int, Piece] = {}  # by value: of different kinds, so that two make a Ka
    ka: list[Pair] = []
    row = in_order(cards)
    while row:
        card, *rest = row
        if rest and kind_of(rest[0]) == kind_of(card):
            dui.append((card, rest[0]))
            row = tuple(rest[1:])
            continue
        if (other := alone.pop(value_of(card), None)) is None:
            alone[value_of(card)] = card
        else:
            ka.append((other, card))
        row = tuple(rest)
    return Pairs(tuple(dui), tuple(ka), tuple(alone.values()))


def tentos(concealed: Iterable[str], exposed_dui: int = 0) -> int:
    """Return what a player with these cards wins: 0 if they are not eight pairs (R5, R10, R12)."""
    cards = tuple(concealed)
    if len(cards) + 2 * exposed_dui != 2 * PAIRS or not is_paired(cards):
        return 0
    return QUAN_DUI if dui_in(cards) + exposed_dui == PAIRS else EIGHT_PAIRS


def wait(cards: Iterable[str]) -> int | None:
    """Return the value that pairs up cards of which one is missing; ``None`` if one is not enough."""
    odd = odd_values(cards)
    return odd[0] if len(odd) == 1 else None


def outs(hand: Iterable[str], seen: Iterable[str] = ()) -> int:
    """Return how many cards that are not seen complete a hand; *seen* are those seen elsewhere."""
    cards = tuple(hand)
    value = wait(cards)
    return 0 if value is None else copies(value) - sum(value_of(card) == value for card in (*cards, *seen))
