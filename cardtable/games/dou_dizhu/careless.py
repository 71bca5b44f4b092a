"""How somebody plays who looks at nothing but the own hand: the easy player.

It has a plan, leads what it likes least, covers when that costs little, and lets its partner's plays stand.  It
misjudges every play a little, and does not think of who plays next or of what is still out.
"""

from __future__ import annotations

from cardtable.core.rng import Rng
from cardtable.games.dou_dizhu.fast import BOMB, CARDS, KIND, PASS, Play
from cardtable.games.dou_dizhu.partition import Plans
from cardtable.games.dou_dizhu.sight import LANDLORD, Sight

NOISE = 0.7  # worths
WILLING = 0.3  # what a play may cost the plan
ALARM = 2  # an opponent with so few cards is stopped at any price
READY = 2  # plays left, after which a bomb is not kept any longer


def choose(plans: Plans, sight: Sight, rng: Rng) -> Play:
    """Return a play, or :data:`PASS` where that is allowed."""

    def misjudged(worth: float) -> float:
        return worth + NOISE * rng.below(1000) / 1000

    hand = sight.hand
    if not sight.to_beat:
        plays = plans.plays(hand)
        gentle = [play for play in plays if play >> KIND < BOMB] or list(plays)
        return min(gentle, key=lambda play: misjudged(plans.worths[play][0]))
    options = plans.answers(hand, sight.to_beat)
    last = next((play for play in options if play & CARDS == hand), PASS)
    if last or (sight.role != LANDLORD and sight.owner != LANDLORD):
        return last
    alarm = sight.counts[sight.owner] <= ALARM
    costs: dict[Play, float] = {}
    for play in options:
        worth, left, _ = plans[hand - (play & CARDS)]
        if play >> KIND < BOMB or alarm or left <= READY:
            costs[play] = misjudged(plans[hand][0] - worth)
    if not costs:
        return PASS
    play = min(costs, key=costs.__getitem__)
    return play if alarm or costs[play] < WILLING + NOISE else PASS
