"""What a seat sees, packed for search, in roles instead of seats.

The landlord is 0, the peasant who plays after him 1, the peasant who plays before him 2.
"""

from __future__ import annotations

from typing import NamedTuple

from cardtable.games.dou_dizhu.fast import CARDS, DECK, PASS, Cards, Play, beats, pack, single_play, size
from cardtable.games.dou_dizhu.rules import View

LANDLORD, AFTER, BEFORE = range(3)


class Past(NamedTuple):
    """A turn of the game so far, and what was on the table."""

    role: int
    play: Play
    to_beat: Play
    owner: int  # of what was to beat
    counts: tuple[int, ...]
    held: Cards  # by all three


class Sight(NamedTuple):
    """What a seat sees, in roles."""

    role: int
    hand: Cards
    others: Cards  # all that the two others hold
    counts: tuple[int, ...]
    to_beat: Play
    owner: int
    bottom: Cards  # of `others`, what the landlord is known to hold
    past: tuple[Past, ...] = ()


def see(view: View) -> Sight:
    """Return what the view's seat sees once there is a landlord."""
    landlord = view.landlord
    assert landlord is not None
    order = [(landlord + role) % 3 for role in range(3)]
    turns = [((act.seat - landlord) % 3, single_play(pack(act.cards))) for act in view.acts]
    counts = [view.sizes[seat] + sum(size(play) for role, play in turns if order[role] == seat) for seat in order]
    held = DECK - pack(view.gone)
    past: list[Past] = []
    to_beat, owner = PASS, LANDLORD
    for role, play in turns:
        past.append(Past(role, play, PASS if role == owner else to_beat, owner, tuple(counts), held))
        if play:
            held -= play & CARDS
            counts[role] -= size(play)
            to_beat, owner = play, role
    role = (view.seat - landlord) % 3
    hand = pack(view.hand)
    bottom = pack(view.known[landlord]) if role != LANDLORD else 0
    if role == owner:
        to_beat = PASS
    return Sight(role, hand, held - hand, tuple(counts), to_beat, owner, bottom, tuple(past))


def finish(sight: Sight) -> Play:
    """Return the play that empties the hand now, :data:`PASS` if there is none."""
    whole = single_play(sight.hand)
    return whole if whole and (not sight.to_beat or beats(whole, sight.to_beat)) else PASS
