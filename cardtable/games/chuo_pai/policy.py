"""What a sensible player does at a glance, and what one does who does not look closely."""

from __future__ import annotations

from typing import Final

from cardtable.core.rng import Rng
from cardtable.games.chuo_pai.judge import Judge
from cardtable.games.chuo_pai.plays import Combination

OVERLOOKS: Final = 60  # percent of the sure plays that somebody careless does not see
SLIPS: Final = 30  # percent of the choices that are made without a look at the hand


def glance(judge: Judge) -> Combination:
    """Return the biggest sure play, otherwise the lowest lone card; what beats, as cheaply as no set is broken."""
    if not judge.leads:
        return judge.cheapest(judge.whole or judge.options)
    if judge.sure:
        return max(judge.sure, key=lambda play: (play.size, -judge.broken(play), -play.rank))
    return (judge.lone or judge.singles)[0]


def careless(judge: Judge, rng: Rng) -> Combination:
    """Return what a beginner plays: as at a :func:`glance`, but overlooks sure plays, and sometimes plays anything."""
    if rng.below(100) < SLIPS:
        return judge.options[rng.below(len(judge.options))]
    if judge.leads and rng.below(100) < OVERLOOKS:
        return (judge.lone or judge.singles)[0]
    return glance(judge)
