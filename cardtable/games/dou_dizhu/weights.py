"""The numbers of a player's judgement, one set for each role.

They were not guessed: simultaneous perturbation (SPSA), which lets a player with all numbers a little changed one
way play duplicate deals against itself changed the other way, and moves them towards the winner.
Some ten million games of a compiled twin went into them; ``python -m cardtable.devtools tune-dou-dizhu`` goes on
from here in the same way, slowly.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Weights(NamedTuple):
    """Worths are in leads, see :mod:`.partition`; what a lead is worth, and the rest, see :mod:`.policy`."""

    solo: tuple[float, ...]  # by rank
    pair: tuple[float, ...]
    trio: tuple[float, ...]
    run: tuple[tuple[float, float, float], ...]  # chain, pair chain, airplane: shortest from 3; per rank; per length
    bomb: float
    rocket: float
    finish: float  # a four with two, if it empties the hand
    kick: float  # a trio takes solos and pairs along that are worth less
    tempo: float  # to have the lead
    chance: float  # that a play keeps the table, if its worth is 0
    chance_by_worth: float
    one_left: float  # added for keeping the table when one play is left in the hand
    two_left: float  # the same for two plays, one of them sure
    sure: float  # worth from which a play is called sure
    spare_before: float  # to let a partner's play stand: of the peasant before the landlord, who has passed already
    spare_after: float  # of the peasant after him
    spare_by_worth: float
    spare_few: float  # more, if the partner has three cards or less
    stop_one: float  # to stop an opponent with one card, with two, with four or less
    stop_two: float
    stop_four: float
    top: float  # for the last peasant before the landlord, to play high when the landlord has one or two cards
    lead_run: float  # to lead chains, trios
    lead_trio: float
    keep_high: float  # not to lead a high solo or pair, a bomb
    lead_one: float  # to lead high solos when an opponent has one card, high pairs when two
    lead_two: float
    keep_bomb: float
    top_worth: float  # of a play that nothing in the others' hands beats
    lead_by_worth: float  # how much it matters to lead what is worth little
    two_unsure: float  # added for keeping the table when two plays are left, none of them sure; or three
    three_left: float


# fmt: off
WEIGHTS: Final = (  # by role
    Weights(  # landlord
        solo=(-1.24, -1.26, -1.16, -0.89, -0.70, -0.71, -0.73, -0.59, -0.54, -0.39, -0.32, -0.09, 0.38, 0.61, 1.53),
        pair=(-1.09, -0.97, -0.88, -0.82, -0.65, -0.65, -0.53, -0.39, -0.43, -0.17, 0.07, 0.46, 0.83),
        trio=(-0.55, -0.53, -0.48, -0.35, -0.22, -0.26, -0.13, 0.07, -0.03, 0.25, 0.20, 0.45, 0.63),
        run=((-0.26, 0.099, 0.118), (0.07, 0.001, 0.079), (0.02, 0.049, -0.059)),
        bomb=2.14, rocket=2.38, finish=0.49, kick=0.17, tempo=1.16, chance=0.88, chance_by_worth=0.26, one_left=2.37,
        two_left=1.57, sure=0.82, spare_before=1.76, spare_after=1.38, spare_by_worth=1.09, spare_few=2.12,
        stop_one=1.81, stop_two=1.81, stop_four=0.88, top=2.09, lead_run=1.44, lead_trio=0.75, keep_high=0.98,
        lead_one=1.32, lead_two=1.74, keep_bomb=3.31, top_worth=1.20, lead_by_worth=1.31, two_unsure=0.12,
        three_left=0.21,
    ),
    Weights(  # the peasant after him
        solo=(-1.07, -0.94, -0.84, -0.93, -0.89, -0.89, -0.89, -0.70, -0.64, -0.45, -0.29, -0.06, 0.18, 0.66, 1.13),
        pair=(-0.69, -0.66, -0.63, -0.61, -0.52, -0.47, -0.41, -0.19, -0.28, -0.26, -0.02, 0.48, 0.86),
        trio=(-0.31, -0.39, -0.78, -0.41, -0.27, -0.30, -0.19, 0.09, -0.16, 0.31, 0.12, 0.40, 0.39),
        run=((-0.52, 0.105, 0.122), (-0.03, 0.001, 0.077), (0.03, 0.102, -0.003)),
        bomb=2.37, rocket=2.23, finish=0.68, kick=0.32, tempo=1.58, chance=1.34, chance_by_worth=0.18, one_left=2.52,
        two_left=1.52, sure=0.89, spare_before=1.52, spare_after=1.14, spare_by_worth=1.21, spare_few=1.89,
        stop_one=1.42, stop_two=1.44, stop_four=0.22, top=1.91, lead_run=1.05, lead_trio=0.11, keep_high=0.95,
        lead_one=2.46, lead_two=1.85, keep_bomb=3.26, top_worth=1.27, lead_by_worth=0.87, two_unsure=0.25,
        three_left=0.18,
    ),
    Weights(  # the peasant before him
        solo=(-1.00, -0.87, -1.01, -1.07, -0.75, -0.89, -0.93, -0.68, -0.75, -0.43, -0.18, -0.10, 0.26, 0.64, 0.99),
        pair=(-0.65, -0.55, -0.65, -0.51, -0.53, -0.45, -0.41, -0.19, -0.21, -0.02, 0.06, 0.40, 0.99),
        trio=(-0.35, -0.25, -0.59, -0.14, -0.26, -0.13, -0.17, 0.34, -0.06, 0.15, 0.17, 0.47, 0.66),
        run=((-0.23, 0.088, 0.149), (0.17, -0.006, 0.035), (0.25, 0.104, -0.060)),
        bomb=2.20, rocket=2.00, finish=0.50, kick=0.19, tempo=1.47, chance=1.06, chance_by_worth=0.35, one_left=2.21,
        two_left=1.69, sure=0.80, spare_before=1.85, spare_after=1.78, spare_by_worth=1.74, spare_few=1.20,
        stop_one=1.69, stop_two=1.43, stop_four=0.26, top=2.05, lead_run=1.62, lead_trio=0.51, keep_high=0.76,
        lead_one=2.69, lead_two=1.86, keep_bomb=3.35, top_worth=1.26, lead_by_worth=0.86, two_unsure=0.21,
        three_left=0.32,
    ),
)
# fmt: on
