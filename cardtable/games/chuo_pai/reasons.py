"""Why a play was chosen, in one message: facts that follow from what its seat sees."""

from __future__ import annotations

from typing import Final

from cardtable.ai.player import Message
from cardtable.games.chuo_pai.judge import Judge
from cardtable.games.chuo_pai.playout import Playouts
from cardtable.games.chuo_pai.plays import Combination

# Message ids with their arguments: names (an identity, or the message id of a special combination), numbers, percents.
ONLY = "only-choice"  # there is no other
MUST_PASS = "must-pass"  # nothing in the hand beats what lies on the table
# leading
DECIDES = "decides"  # (points) sure, and nobody can catch up after it: so many points then; also where it beats
ALL_SURE = "all-sure"  # (points) sure, and all that is left in the hand as well: so many points in all
SURE_LEAD = "sure-lead"  # (cards) nobody can beat it
SURE_SMALL = "sure-small"  # (cards) nobody can beat it, and a bigger sure play stays in the hand
LONE_LOW = "lone-low"  # (name) the lowest card that stands alone: it costs no set
LONE = "lone"  # (name) a card that stands alone
LOW = "low"  # (name) no card stands alone: a card of the lowest identity
HOLDS = "holds-mostly"  # (percent) not sure, but in so many of the deals that are possible nobody beats it
# beating
WINS_LAST = "wins-last"  # (cards) nobody acts after it
WINS_LAST_KEPT = "wins-last-kept"  # (cards) the same; of what breaks no set it is the cheapest
SURE_BEAT = "sure-beat"  # (cards) nobody who still acts can beat it
CHEAPEST = "cheapest"  # (name) of what beats and breaks no set it is the lowest
CHEAPEST_BREAKS = "cheapest-breaks"  # (name) all that beats breaks a set: this is the lowest
# where nothing can be said in words
SOLVED = "solved"  # (percent, percent) calculated to the end: it wins so much, the best other way so much
WINS_MOST = "wins-most"  # (percent, percent) the same, played on at a glance
HASTY = "hasty"  # nobody looked closely

KEYS: Final = (
    ONLY, MUST_PASS, DECIDES, ALL_SURE, SURE_LEAD, SURE_SMALL, LONE_LOW, LONE, LOW, HOLDS, WINS_LAST, WINS_LAST_KEPT,
    SURE_BEAT, CHEAPEST, CHEAPEST_BREAKS, SOLVED, WINS_MOST, HASTY,
)  # fmt: skip

MOSTLY: Final = 60  # percent of the deals from which on a play is said to hold


def message(key: str, *args: object) -> Message:
    """Return a message with its arguments as text."""
    return Message(key, tuple(map(str, args)))


def only(passes: bool) -> Message:
    """Return why the only legal action was chosen."""
    return Message(MUST_PASS if passes else ONLY)


def explain(
    judge: Judge, chosen: Combination, playouts: Playouts | None = None, rival: Combination | None = None
) -> Message:
    """Return why a play was chosen from several; *rival*: the best other one, where they were played on."""
    found = _leading(judge, chosen) if judge.leads else _beating(judge, chosen)
    if found is not None:
        return found
    if playouts is None or rival is None:
        return Message(HASTY)
    if judge.leads and (percent := round(100 * playouts.holds(chosen))) >= MOSTLY:
        return message(HOLDS, percent)
    percents = (round(100 * playouts.wins(play)) for play in (chosen, rival))
    return message(SOLVED if playouts.exact else WINS_MOST, *percents)


def _leading(judge: Judge, chosen: Combination) -> Message | None:
    if judge.decides(chosen):
        return message(DECIDES, judge.view.score[judge.view.seat] + chosen.size)
    if chosen.packed != judge.hand and judge.clears(chosen):
        return message(ALL_SURE, len(judge.view.hand))
    if chosen in judge.sure:
        bigger = any(play.size > chosen.size and judge.keeps(play, chosen) for play in judge.sure)
        return message(SURE_SMALL if bigger else SURE_LEAD, chosen.size)
    if chosen in judge.lone:
        lowest = chosen.rank == judge.lone[0].rank
        return message(LONE_LOW if lowest else LONE, chosen.name)
    if not judge.lone and chosen in judge.singles and chosen.rank == judge.singles[0].rank:
        return message(LOW, chosen.name)
    return None


def _beating(judge: Judge, chosen: Combination) -> Message | None:
    cheapest = chosen == judge.cheapest(judge.whole or judge.options)
    if judge.decides(chosen):
        return message(DECIDES, judge.view.score[judge.view.seat] + chosen.size)
    if not judge.after:
        return message(WINS_LAST_KEPT if cheapest and judge.whole else WINS_LAST, chosen.size)
    if chosen in judge.sure:
        return message(SURE_BEAT, chosen.size)
    if cheapest:
        return message(CHEAPEST if judge.whole else CHEAPEST_BREAKS, chosen.name)
    return None
