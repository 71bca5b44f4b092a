"""How a hand lies: by value in pairs, or as its player lays it; and which neighbours in it are pairs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardtable.core.events import Piece
from cardtable.games.quan_dui.cards import in_order, kind_of, value_of
from cardtable.games.quan_dui.pairing import best_pairs
from cardtable.scene.cards.shifting import BY_HAND

Group = tuple[Piece, ...]  # a pair, or a single card


def by_pairs(pieces: Sequence[Piece]) -> Sequence[Group]:
    """Return pairs and odd cards by value, then by the kind of their first card."""
    pairs = best_pairs(pieces)
    groups: list[Group] = [*pairs.dui, *pairs.ka, *((card,) for card in pairs.single)]
    firsts = {group[0]: group for group in groups}
    return [firsts[card] for card in in_order(firsts)]


def neighbours(pieces: Sequence[Piece], alone: Piece | None = None) -> list[Group]:
    """Return a row of cards in groups: the most pairs of neighbours, as many of them Dui as can be.

    :param alone: a card whose partner lies somewhere else.
    """
    best: list[tuple[int, int, list[Group]]] = [(0, 0, [])]  # of the first n cards: pairs, Dui, groups
    for n, card in enumerate(pieces):
        pairs, dui, groups = best[n]
        found = (pairs, dui, [*groups, (card,)])
        if n and alone not in (card, pieces[n - 1]) and value_of(card) == value_of(pieces[n - 1]):
            pairs, dui, groups = best[n - 1]
            alike = kind_of(card) == kind_of(pieces[n - 1])
            if (pairs + 1, dui + alike) > found[:2]:
                found = (pairs + 1, dui + alike, [*groups, (pieces[n - 1], card)])
        best.append(found)
    return best[-1][2]


def partner(card: Piece, hand: Sequence[Piece]) -> Piece | None:
    """Return which card of a hand makes a pair with one that joins it; ``None`` if the hand gains nothing by it."""
    rest = [other for other in hand if other != card]
    before, after = best_pairs(rest), best_pairs([*rest, card])
    free = [*before.single, *(other for pair in before.ka for other in pair)]
    if len(after.dui) > len(before.dui):
        return next(other for other in free if kind_of(other) == kind_of(card))
    return next((other for other in before.single if value_of(other) == value_of(card)), None)


def pair_name(group: Sequence[Piece]) -> str:
    """Return ``dui``, ``ka``, or nothing for a single card."""
    if len(group) < 2:
        return ""
    return "dui" if kind_of(group[0]) == kind_of(group[1]) else "ka"


ORDERS: Final = ("pairs", BY_HAND)
