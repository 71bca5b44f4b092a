"""Pairs, found by trying every way to lay a hand out in pairs: what the parity rule is held to."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from cardtable.games.quan_dui.cards import HONOURS


def most_dui(cards: Sequence[str]) -> int | None:
    """Return the most Dui among all ways to pair up kinds, ``None`` if there is no way."""
    return _most(tuple(sorted(cards)))


def worth(kind: str) -> int:
    """Return what a card counts."""
    return 1 if kind in HONOURS else int(kind[1:])


@cache
def _most(cards: tuple[str, ...]) -> int | None:
    if not cards:
        return 0
    first, *others = cards
    best: int | None = None
    tried = set()
    for n, other in enumerate(others):
        if worth(other) == worth(first) and other not in tried:
            tried.add(other)
            rest = _most((*others[:n], *others[n + 1 :]))
            if rest is not None:
                best = max(best or 0, rest + (other == first))
    return best
