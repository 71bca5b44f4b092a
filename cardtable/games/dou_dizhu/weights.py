"""The numbers of a player's judgement, one set for each role.

They were not guessed: simultaneous perturbation (SPSA), which lets a player with all numbers a little changed one
way play duplicate deals against itself changed the other way, and moves them towards the winner.
``python -m cardtable.devtools tune_dou_dizhu`` does it and prints this table.
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


# fmt: off
WEIGHTS: Final = (  # by role
    Weights(  # landlord
        solo=(-1.16, -1.06, -0.98, -0.98, -0.69, -0.91, -0.71, -0.52, -0.50, -0.39, -0.26, -0.10, 0.36, 0.61, 1.47),
        pair=(-0.96, -0.92, -0.83, -0.77, -0.58, -0.62, -0.52, -0.26, -0.46, -0.21, 0.11, 0.48, 0.83),
        trio=(-0.54, -0.44, -0.59, -0.35, -0.22, -0.23, -0.11, 0.13, -0.10, 0.25, 0.21, 0.41, 0.56),
        run=((-0.28, 0.108, 0.112), (-0.03, -0.010, 0.087), (0.02, 0.082, -0.066)),
        bomb=2.05, rocket=2.27, finish=0.53, kick=0.17, tempo=1.15, chance=0.88, chance_by_worth=0.30, one_left=2.29,
        two_left=1.63, sure=0.82, spare_before=1.80, spare_after=1.28, spare_by_worth=1.01, spare_few=2.18,
        stop_one=1.68, stop_two=1.70, stop_four=0.63, top=2.08, lead_run=1.20, lead_trio=0.72, keep_high=1.13,
        lead_one=1.52, lead_two=1.81, keep_bomb=3.25, top_worth=1.31,
    ),
    Weights(  # the peasant after him
        solo=(-1.07, -0.93, -0.88, -0.92, -0.77, -0.98, -0.88, -0.62, -0.67, -0.44, -0.27, -0.05, 0.34, 0.66, 1.18),
        pair=(-0.79, -0.68, -0.63, -0.60, -0.57, -0.51, -0.51, -0.27, -0.34, -0.23, 0.05, 0.54, 0.84),
        trio=(-0.43, -0.36, -0.60, -0.41, -0.18, -0.26, -0.13, 0.13, -0.20, 0.36, 0.10, 0.47, 0.45),
        run=((-0.43, 0.105, 0.117), (0.00, -0.004, 0.072), (0.11, 0.090, -0.030)),
        bomb=2.21, rocket=2.23, finish=0.64, kick=0.25, tempo=1.55, chance=1.17, chance_by_worth=0.16, one_left=2.51,
        two_left=1.52, sure=0.89, spare_before=1.39, spare_after=1.25, spare_by_worth=1.22, spare_few=1.97,
        stop_one=1.49, stop_two=1.33, stop_four=0.45, top=1.98, lead_run=1.24, lead_trio=0.06, keep_high=0.86,
        lead_one=2.30, lead_two=1.81, keep_bomb=3.29, top_worth=1.26,
    ),
    Weights(  # the peasant before him
        solo=(-0.99, -0.88, -0.89, -0.94, -0.65, -0.87, -0.86, -0.63, -0.69, -0.42, -0.20, -0.06, 0.31, 0.66, 0.99),
        pair=(-0.73, -0.69, -0.66, -0.59, -0.45, -0.56, -0.43, -0.22, -0.33, -0.11, 0.01, 0.45, 1.02),
        trio=(-0.30, -0.23, -0.73, -0.36, -0.27, -0.21, -0.16, 0.19, -0.15, 0.18, 0.08, 0.43, 0.61),
        run=((-0.35, 0.110, 0.102), (-0.06, -0.021, 0.048), (0.19, 0.099, -0.033)),
        bomb=2.11, rocket=1.96, finish=0.63, kick=0.25, tempo=1.47, chance=0.97, chance_by_worth=0.36, one_left=2.39,
        two_left=1.59, sure=0.82, spare_before=1.76, spare_after=1.56, spare_by_worth=1.44, spare_few=1.67,
        stop_one=1.66, stop_two=1.25, stop_four=0.34, top=2.14, lead_run=1.55, lead_trio=0.35, keep_high=0.72,
        lead_one=2.66, lead_two=1.80, keep_bomb=3.44, top_worth=1.16,
    ),
)
# fmt: on
