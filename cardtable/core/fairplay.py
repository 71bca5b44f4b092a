"""Proof that a deal was fixed before the first action: a commitment, checked afterwards.

At the start of a deal the program shows the SHA-256 of the seed and of the order of
all pieces.  After the deal anybody can compute it again from the revealed setup.
It binds the program; it is no secret from a person who tries all seeds of a deal code.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from cardtable.core.rules import Layout, Rules, Setup


def statement(setup: Setup, truth: Layout) -> str:
    """Return the text that is committed to: the seed, then every place with its pieces in order."""
    piles = sorted((place.zone, place.index, pieces) for place, pieces in truth.items() if pieces)
    lines = [f"{zone} {index}: {' '.join(map(str, pieces))}" for zone, index, pieces in piles]
    return "\n".join((f"seed {setup.seed}", *lines))


def commitment(rules: Rules[Any, Any, Any], setup: Setup) -> str:
    """Return the SHA-256, in hex, of the deal that *setup* leads to."""
    return sha256(statement(setup, rules.truth(rules.deal(setup).state)).encode()).hexdigest()


def verify(shown: str, rules: Rules[Any, Any, Any], setup: Setup) -> bool:
    """Say whether *shown*, with or without spaces, was an honest commitment to this deal."""
    return "".join(shown.split()).lower() == commitment(rules, setup)
