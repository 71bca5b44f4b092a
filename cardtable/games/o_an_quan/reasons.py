"""Why a sowing was chosen, in one message: facts of the position, compared with the other sowings.

A reason never claims more than its player looked at: *depth* turns, the own one included.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from statistics import median_high
from typing import NamedTuple

from cardtable.ai.player import Message
from cardtable.games.o_an_quan.rules import ROWS, RULES, SQUARES, Sow, State, Trace, trace

# Message ids, in the order of preference; arguments are numbers of points unless they are named.
ONLY = "only-move"  # there is no other
ENDS_AHEAD = "ends-ahead"  # (margin) the game is over now, and won
ENDS_LEVEL = "ends-level"  # the game is over now, a draw
ENDS_BEHIND = "ends-behind"  # (margin) the game is over now, lost, and nothing is better
MANDARIN = "takes-mandarin"  # (all that is captured) a mandarin among it
SAFER = "safer-capture"  # (captured, what another sowing captures, what the opponent could capture after that one)
CAPTURE = "captures"  # (captured) and no other sowing captures more, or the level did not see that
WINS = "leads-to-win"  # (margin) searched to the end: wins whatever the opponent does
DRAWS = "leads-to-draw"  # searched to the end
LOSES = "least-loss"  # (margin) searched to the end: every sowing loses, this one least
STARVES = "starves"  # the opponent's row is empty and costs him five points to fill
DENIES = "denies"  # (n, m) after every other sowing the opponent can capture n or more, after this one m at most
GUARDS = "guards"  # (n, m) the same for at least half of the other sowings
KEEPS_ROW = "keeps-row"  # other sowings let the opponent empty the own row, this one does not
PREPARES = "prepares"  # (n, square) if the opponent now does his best, the own next sowing captures n from that square
BALANCE = "best-balance"  # (turns, signed points) the best difference so many turns ahead
GLANCE = "first-glance"  # a level that looks no further, or not so carefully, found nothing better

KEYS = (
    ONLY, ENDS_AHEAD, ENDS_LEVEL, ENDS_BEHIND, MANDARIN, SAFER, CAPTURE, WINS, DRAWS, LOSES, STARVES, DENIES, GUARDS,
    KEEPS_ROW, PREPARES, BALANCE, GLANCE,
)  # fmt: skip

NOTABLE = 3  # points of difference that are worth a word


class Sight(NamedTuple):
    """What a player saw of a sowing."""

    depth: int  # turns
    lead: float  # the final difference in points that it expects
    solved: bool = False  # the lead is exact
    best: bool = True  # really the best at that depth, not only in its careless eyes


def explain(state: State, chosen: Sow, sight: Sight, plan: Callable[[], Sequence[Sow]]) -> Message:
    """Return why *chosen* was, from what its player saw.

    *plan* returns the best reply and the own next sowing after it, or less if the game ends before.
    """
    seat = state.turn
    others = [sow for sow in RULES.legal_actions(state, seat) if sow != chosen]
    if not others:
        return Message(ONLY)
    after = RULES.apply(state, seat, chosen).state
    if (result := RULES.result(after)) is not None:
        return _by_margin(result.points[seat] - result.points[1 - seat], ENDS_AHEAD, ENDS_LEVEL, ENDS_BEHIND)
    sowing = _trace(state, chosen)
    if any(capture.mandarin for capture in sowing.captures):
        return _message(MANDARIN, sowing.points)
    greedy = max(others, key=lambda sow: _trace(state, sow).points)
    if sowing.captures:
        capture = _message(CAPTURE, sowing.points)
        if sight.depth == 1 or _trace(state, greedy).points <= sowing.points:
            return capture
        if (safer := _safer(state, chosen, greedy)) is not None:
            return safer
        if not sight.best:
            return capture
    # a capture comes here if it leaves a larger one alone: its own size would be no reason
    if sight.solved and sight.best:
        return _by_margin(round(sight.lead), WINS, DRAWS, LOSES)
    if not any(sowing.board[i] for i in ROWS[1 - seat]):
        return Message(STARVES)
    if sight.depth > 1 and (compared := _replies_compared(state, chosen, others)) is not None:
        return compared
    if sight.depth > 2 and len(line := plan()) > 1 and (points := _planned(after, *line)):
        return _message(PREPARES, points, SQUARES[line[1].square])
    if sight.best:
        return _message(BALANCE, sight.depth, f"{round(sight.lead):+d}")
    return Message(GLANCE)


def _safer(state: State, chosen: Sow, greedy: Sow) -> Message | None:
    """Return why a larger capture was left alone, if the opponent's answer is what speaks against it."""
    captured, more = _trace(state, chosen).points, _trace(state, greedy).points
    answer = _best_reply(state, greedy)
    if answer - _best_reply(state, chosen) >= more - captured:
        return _message(SAFER, captured, more, answer)
    return None


def _replies_compared(state: State, chosen: Sow, others: list[Sow]) -> Message | None:
    """Return what *chosen* spares its player in the opponent's next turn, more than the others would."""
    answer = _best_reply(state, chosen)
    answers = [_best_reply(state, sow) for sow in others]
    for key, usual in ((DENIES, min(answers)), (GUARDS, median_high(answers))):
        if usual - answer >= NOTABLE:
            return _message(key, usual, answer)
    if not _can_be_emptied(state, chosen) and 2 * sum(_can_be_emptied(state, sow) for sow in others) >= len(others):
        return Message(KEEPS_ROW)
    return None


def _replies(state: State, sow: Sow) -> Iterator[Trace]:
    after = RULES.apply(state, state.turn, sow).state
    return (_trace(after, reply) for seat in RULES.to_act(after) for reply in RULES.legal_actions(after, seat))


def _best_reply(state: State, sow: Sow) -> int:
    """Return the most that the opponent can capture right after *sow*."""
    return max((reply.points for reply in _replies(state, sow)), default=0)


def _can_be_emptied(state: State, sow: Sow) -> bool:
    """Say whether the opponent can leave the row of the player who sows empty."""
    return any(not any(reply.board[i] for i in ROWS[state.turn]) for reply in _replies(state, sow))


def _planned(after: State, reply: Sow, then: Sow) -> int:
    """Return what the own next sowing captures if the opponent replies as expected."""
    return _trace(RULES.apply(after, after.turn, reply).state, then).points


def _trace(state: State, sow: Sow) -> Trace:
    return trace(state.board, state.mandarins, sow.square, sow.direction, state.protected)


def _by_margin(margin: int, ahead: str, level: str, behind: str) -> Message:
    if not margin:
        return Message(level)
    return _message(ahead if margin > 0 else behind, abs(margin))


def _message(key: str, *args: object) -> Message:
    return Message(key, tuple(map(str, args)))
