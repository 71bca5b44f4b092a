"""The ways to sort a hand: by rank, by how many there are of a rank, by suit."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from cardtable.core.events import Piece
from cardtable.games.dou_dizhu.cards import BLACK_JOKER, SUITS, rank_of
from cardtable.scene.cards.hand import Arrangement

Groups = Sequence[Sequence[Piece]]


def by_rank(pieces: Sequence[Piece]) -> Groups:
    """Return the hand from the red joker down to the threes; equal ranks by suit."""
    return [_falling(pieces)]


def by_count(pieces: Sequence[Piece]) -> Groups:
    """Return bombs, trios, pairs and single cards as groups, each from high to low; the rocket counts as a bomb."""
    counts = Counter(piece[0] for piece in pieces)
    rocket = counts["X"] and counts["D"]
    groups: dict[int, list[Piece]] = {4: [], 3: [], 2: [], 1: []}
    for piece in _falling(pieces):
        groups[4 if rocket and piece[0] in "XD" else counts[piece[0]]].append(piece)
    return list(groups.values())


def by_suit(pieces: Sequence[Piece]) -> Groups:
    """Return jokers, then each suit as a group, from high to low."""
    jokers = [piece for piece in _falling(pieces) if rank_of(piece) >= BLACK_JOKER]
    suits = [[piece for piece in _falling(pieces) if piece[1:] == suit] for suit in SUITS]
    return [jokers, *suits]


def _falling(pieces: Sequence[Piece]) -> list[Piece]:
    return sorted(pieces, key=lambda piece: (-rank_of(piece), SUITS.find(piece[1:])))


ORDERS: Final[dict[str, Arrangement]] = {"rank": by_rank, "count": by_count, "suit": by_suit}
