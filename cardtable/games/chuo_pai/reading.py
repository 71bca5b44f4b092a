"""What some cards are as a play, or why they are none, or do not beat what lies there (R5, R6, R8, R9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from cardtable.core.rules import Illegal
from cardtable.games.chuo_pai.cards import FAMILY, RANK, Identity, identities_of
from cardtable.games.chuo_pai.plays import MOST_EQUAL, SPECIALS, Combination, beats, read

_COURTS: Final = {special.court: special for special in SPECIALS}
_LOOKALIKES: Final = {"4-4": "1-1", "1-6": "4-4"}  # the pips would fit that court card, the family does not


def classify(cards: Iterable[str], free: bool) -> Combination | Illegal:
    """Return the play that cards are, or why they are none; *free*: special combinations need not be equal."""
    held = identities_of(cards)
    if not held:
        return Illegal("no-cards", rule="R5")
    kinds = Counter(held)
    if (many := next((kind for kind, n in kinds.items() if n > MOST_EQUAL), None)) is not None:
        return Illegal("too-many", (many, str(kinds[many])), "R5")
    try:
        play = read(held)
    except KeyError:
        return _no_play(list(kinds))
    if play.even or free:
        return play
    courts = next(n for kind, n in kinds.items() if kind in _COURTS)
    return Illegal("unequal-special", (play.name, str(courts), str(play.size - courts)), "R8")


def unbeaten(play: Combination, other: Combination) -> Illegal | None:
    """Return why *play* does not beat *other*; ``None``: it does (R9)."""
    if beats(play, other):
        return None
    if play.family is not other.family:
        return Illegal("other-family", (other.family.value, play.family.value), "R9")
    if play.size != other.size:
        return Illegal("other-size", (str(other.size), str(play.size)), "R9")
    key = "only-ties" if play.rank == other.rank else "not-higher"
    return Illegal(key, (other.name, play.name), "R9")


def _no_play(kinds: Sequence[Identity]) -> Illegal:
    """Return why cards of several identities are no play; the reason that explains most goes first."""
    for card, court in _LOOKALIKES.items():
        if {card, court} == set(kinds):
            return Illegal("not-that-total", (card, court, str(_COURTS[court].total)), "R8")
    courts = [kind for kind in kinds if kind in _COURTS]
    if len(courts) > 1 and len(kinds) > len(courts):
        return Illegal("two-specials", tuple(courts[:2]), "R8")
    if len(courts) == 1:
        special = _COURTS[courts[0]]
        wrong = next(kind for kind in kinds if kind != special.court and kind not in special.others)
        return Illegal("wrong-total", (special.court, str(special.total), wrong), "R8")
    first, second = kinds[:2]
    if len(kinds) == 2 and (FAMILY[first], RANK[first]) == (FAMILY[second], RANK[second]):
        return Illegal("ties-no-set", (first, second), "R6")
    for special in SPECIALS:
        if set(kinds) == set(special.others):
            return Illegal("no-court-card", (special.court, str(special.total)), "R8")
    return Illegal("mixed", (first, second), "R5")
