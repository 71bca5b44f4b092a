"""Chuo Pai's plays once more, as literally as the rules page reads: a twin to compare with.

Hands are lists of identities; every handful of cards is tried.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import product

LONG = "6-6 > 1-1 > 4-4 > 1-3 > 3-3 > 5-5 > 2-2"
YAO = "1-5 > 1-6 > 4-6 > 5-6"
BLACK = "3-6 > 2-6 = 3-5 > 2-5 > 2-3"
RED = "4-5 > 3-4 > 1-4 > 1-2 = 2-4"
FAMILIES = {"long": LONG, "yao": YAO, "black": BLACK, "red": RED}
HEAVEN, EARTH, MAN, HARMONY = (("6-6", 9), ("1-1", 8), ("4-4", 7), ("1-3", 5))
SPECIALS = (HEAVEN, EARTH, MAN, HARMONY)

Play = tuple[str, ...]


def family_and_place(identity: str) -> tuple[str, int]:
    """Return the family of an identity, and how far from the top it stands; ties stand at one place."""
    for family, order in FAMILIES.items():
        for place, step in enumerate(order.split(" > ")):
            if identity in step.split(" = "):
                return family, place
    raise AssertionError(identity)


IDENTITIES = [card for order in FAMILIES.values() for card in order.replace(">", " ").replace("=", " ").split()]


def matches(identity: str, total: int) -> bool:
    """Say whether a card has that total: pips of a black or red card."""
    first, second = map(int, identity.split("-"))
    return first + second == total and family_and_place(identity)[0] in ("black", "red")


def reading(cards: Sequence[str], free: bool) -> tuple[str, int] | None:
    """Return family and place of what is a play, the lower the place the higher the play."""
    if not cards:
        return None
    if len(set(cards)) == 1 and len(cards) <= 4:
        return family_and_place(cards[0])
    for place, (court, total) in enumerate(SPECIALS):
        courts = [card for card in cards if card == court]
        others = [card for card in cards if matches(card, total)]
        complete = len(courts) + len(others) == len(cards) and courts and others
        if complete and (free or len(courts) == len(others)):
            return "special", place
    return None


def every_play(hand: Sequence[str], free: bool) -> set[Play]:
    """Try every handful that is of one identity or has a court card with others."""
    held = Counter(hand)
    tried = [(card,) * n for card, most in held.items() for n in range(1, most + 1)]
    for court, total in SPECIALS:
        kinds = [court, *(card for card in IDENTITIES if matches(card, total))]
        for numbers in product(*(range(held[card] + 1) for card in kinds)):
            some = Counter(dict(zip(kinds, numbers, strict=True)))
            tried += [tuple(some.elements())]
    return {tuple(sorted(cards)) for cards in tried if reading(cards, free)}


def answers(hand: Sequence[str], other: Sequence[str], free: bool) -> set[Play]:
    """Return what of a hand beats *other*, which may be of any composition."""
    lying = reading(other, True)
    assert lying is not None
    found = set()
    for cards in every_play(hand, free):
        mine = reading(cards, free)
        assert mine is not None
        if mine[0] == lying[0] and len(cards) == len(other) and mine[1] < lying[1]:
            found.add(cards)
    return found
