"""The auction: how likely a hand wins as landlord, and what is bid for it.

The chance is a logistic curve over the worth of the hand's plan and its high cards, fitted to the outcomes of
60,000 deals that the medium player played with itself, the bottom being as unknown as it is in the auction.
``python -m cardtable.devtools tune-dou-dizhu --bids --deals 60000`` plays such deals and fits it.
"""

from __future__ import annotations

import math
from typing import Final

from cardtable.games.dou_dizhu.fast import BITS, BLACK, RED, TWO, Cards
from cardtable.games.dou_dizhu.partition import Plans
from cardtable.games.dou_dizhu.rules import Action, Bid, Pass
from cardtable.games.dou_dizhu.state import Points

# Logits: of any hand, per lead of the plan's worth, per two, for the black and the red joker.
BASE, BY_WORTH, BY_TWO, BY_BLACK, BY_RED = -0.854, 0.293, 0.330, 0.716, 0.701

# Points, and the chance they ask for, the highest first: of several sets the one that won most points against the
# others.  They are below one half because who bids last knows that the others passed, or takes the seat from a rival.
ASKED: Final[tuple[tuple[Points, float], ...]] = ((3, 0.50), (2, 0.42), (1, 0.36))
OVERBID: Final = 0.04  # more is asked for to take the landlord's seat away from somebody who bid


def chance(plans: Plans, hand: Cards) -> float:
    """Return how likely the landlord wins with these 17 cards and an unknown bottom; *plans* are the landlord's."""
    slopes = (BY_WORTH, BY_TWO, BY_BLACK, BY_RED)
    logit = BASE + sum(slope * x for slope, x in zip(slopes, features(plans, hand), strict=True))
    return 1 / (1 + math.exp(-logit))


def features(plans: Plans, hand: Cards) -> tuple[float, ...]:
    """Return the worth of the hand's plan, its twos, its black and its red joker."""
    return (plans[hand][0], *(float(hand >> BITS * rank & 7) for rank in (TWO, BLACK, RED)))


def action(likely: float, high: int) -> Action:
    """Return what to say over the bid *high* with that chance of winning."""
    if high:
        likely -= OVERBID
    return next((Bid(points) for points, asked in ASKED if points > high and likely >= asked), Pass())
