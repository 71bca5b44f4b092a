"""What a sensible player does at a glance: the plan of its own hand, its role, and the numbers of cards left.

Seats are counted from the landlord here: 0 is the landlord, 1 the peasant who plays after him, 2 the peasant who
plays before him.  The two peasants know whom they help: who is being covered, and who plays next, matters as much
as the cards.
"""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.games.dou_dizhu.fast import (
    BITS,
    BOMB,
    CARDS,
    CHAIN,
    KIND,
    ONES,
    PAIR,
    PASS,
    RANK,
    SOLO,
    TRIO_PAIR,
    Cards,
    Mask,
    Play,
    lowest,
    play_of,
)
from cardtable.games.dou_dizhu.partition import Plans
from cardtable.games.dou_dizhu.sight import AFTER, BEFORE, LANDLORD

HIGH = 0.1  # worth above which solos and pairs are too good to be led


def act(plans: Plans, hand: Cards, role: int, to_beat: Play, owner: int, counts: Sequence[int], others: Cards) -> Play:
    """Return the play, or :data:`PASS`; *others*: the cards in the other two hands."""
    if to_beat:
        return follow(plans, hand, role, to_beat, owner, counts, others)
    return lead(plans, hand, role, counts, others)


def lead(plans: Plans, hand: Cards, role: int, counts: Sequence[int], others: Cards) -> Play:
    """Return the play to lead."""
    plays = plans.plays(hand)
    if len(plays) == 1:
        return plays[0]
    weights, worths = plans.weights, plans.worths
    rated = []
    unsure = 0
    top = weights.top_worth
    for play in plays:
        worth = worths[play][0]
        if worth < top and unbeaten(play, others):
            worth = top
        unsure += worth < weights.sure
        rated.append((worth, play))
    if unsure <= 1 and len(plays) <= 3:  # the sure ones first, the last one goes out
        return max(rated, key=_worth)[1]
    few = min(counts[AFTER], counts[BEFORE]) if role == LANDLORD else counts[LANDLORD]
    if role == AFTER and (left := counts[BEFORE]) <= 2 and (left == 1 or few > 2):  # feed the partner
        fit = [play for play in plays if play >> KIND == left]
        if fit:
            return min(fit)
        if left == 1:
            r = lowest(hand & ONES | hand >> 1 & ONES | hand >> 2 & ONES)
            return play_of(SOLO, r, 1, 1 << BITS * r)
    best, chosen = -99.0, plays[0]
    for worth, play in rated:
        kind, score = play >> KIND, -worth * weights.lead_by_worth
        if kind <= PAIR:
            if few == kind:
                score += weights.lead_one * worth - 2 if kind == SOLO else weights.lead_two * worth - 1
            if worth > HIGH:
                score -= weights.keep_high
        elif kind >= BOMB:
            score -= weights.keep_bomb
        else:
            score += weights.lead_run if kind >= CHAIN else weights.lead_trio
        if score > best:
            best, chosen = score, play
    return chosen


def follow(
    plans: Plans, hand: Cards, role: int, to_beat: Play, owner: int, counts: Sequence[int], others: Cards
) -> Play:
    """Return the play that answers *to_beat*, or :data:`PASS`."""
    options = plans.answers(hand, to_beat)
    if not options:
        return PASS
    weights, worths = plans.weights, plans.worths
    best, chosen = plans[hand][0], PASS
    friend = role != LANDLORD and owner != LANDLORD
    if friend:
        if owner == BEFORE:
            best += weights.spare_before
        else:
            best += weights.spare_after + weights.spare_by_worth * worths[to_beat][0]
        if counts[owner] <= 3:
            best += weights.spare_few
    elif (left := counts[owner]) <= 4:
        best -= weights.stop_one if left == 1 else weights.stop_two if left == 2 else weights.stop_four
    blocking = counts[LANDLORD] if role == BEFORE and counts[LANDLORD] <= 2 else 0
    rival = to_beat >> KIND
    if rival == SOLO:
        ceiling = others
    elif rival == PAIR:
        ceiling = (others >> 1 | others >> 2) & ONES
    elif rival <= TRIO_PAIR:
        ceiling = (others >> 2 | others >> 1 & others) & ONES
    else:
        ceiling = CARDS  # runs: nobody knows
    for play in options:
        rest = hand - (play & CARDS)
        if not rest:
            return play
        score, n, _ = plans[rest]
        kind = play >> KIND
        chance = 1.0 if kind >= BOMB or not ceiling >> BITS * ((play >> RANK & 15) + 1) else worths[play][1]
        gain = weights.tempo
        if n == 1:
            gain += weights.one_left
        elif n == 2:
            sure = any(worths[left][0] > weights.sure or unbeaten(left, others) for left in plans.plays(rest))
            gain += weights.two_left if sure else weights.two_unsure
        elif n == 3:
            gain += weights.three_left
        if kind == blocking:
            gain += weights.top
        score += gain * chance
        if score > best:
            best, chosen = score, play
    return chosen


def unbeaten(play: Play, others: Cards) -> bool:
    """Say whether no cards of *others* beat a solo, a pair or a trio, bombs aside; a bomb counts as unbeaten."""
    kind = play >> KIND
    if kind > TRIO_PAIR:
        return kind >= BOMB
    above: Mask = -1 << BITS * ((play >> RANK & 15) + 1)
    if kind == SOLO:
        return not others & above
    if kind == PAIR:
        return not (others >> 1 | others >> 2) & ONES & above
    return not (others >> 2 | others >> 1 & others) & ONES & above


def _worth(rated: tuple[float, Play]) -> float:
    return rated[0]
