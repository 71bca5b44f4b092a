"""The ways to sort a hand: by suit, by rank, or as the player lays it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardtable.core.events import Piece
from cardtable.games.conquian.cards import RANKS, SUITS, in_order, rank_of, suit_of
from cardtable.scene.cards.hand import Arrangement
from cardtable.scene.cards.shifting import BY_HAND

Groups = Sequence[Sequence[Piece]]


def by_suit(pieces: Sequence[Piece]) -> Groups:
    """Return suit by suit, each from the 1 up: 7 and 10 lie side by side."""
    return [in_order(pieces)]


def by_rank(pieces: Sequence[Piece]) -> Groups:
    """Return rank by rank from the 1 up, equal ranks by suit."""
    return [sorted(pieces, key=lambda piece: (RANKS.index(rank_of(piece)), SUITS.index(suit_of(piece))))]


ORDERS: Final[dict[str, Arrangement]] = {"suit": by_suit, "rank": by_rank, BY_HAND: by_suit}
