"""What a seat may do, and why not: every action and every refusal, from what the seat knows.

Both need no more than what is public and the seat's own hand, so a table may ask them of a view.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from cardtable.core.events import Piece, Seat
from cardtable.core.rules import Illegal
from cardtable.games.chuo_pai import plays
from cardtable.games.chuo_pai.cards import Cards, missing, pack, pick
from cardtable.games.chuo_pai.plays import Combination
from cardtable.games.chuo_pai.reading import classify, unbeaten
from cardtable.games.chuo_pai.state import Action, Pass, Play, Public, View


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a seat holds up: the play it is, if it beats the table, and why it cannot be played now."""

    combination: Combination | None
    beats: bool  # whoever's turn it is; one's own play on the table need not be beaten
    reason: Illegal | None


def choices(table: Public, hand: Cards) -> list[Combination]:
    """Return the plays that a hand allows on this table, as if it were its turn; none: it passes (R5, R9)."""
    if (best := table.to_beat) is None:
        return plays.leads(pack(hand), table.free)
    return plays.beating(pack(hand), best.combination, table.free)


def actions(table: Public, seat: Seat, hand: Cards) -> Iterator[Action]:
    """Yield everything a seat with this hand may do."""
    if table.over or seat != table.turn:
        return
    if found := choices(table, hand):
        yield from (Play(pick(hand, map(Piece, play.identities))[0]) for play in found)
    else:
        yield Pass()


def refusal(table: Public, seat: Seat, hand: Cards, action: Action) -> Illegal | None:
    """Return why a seat with this hand may not act so, or ``None``."""
    if table.over:
        return Illegal("game-over", rule="R13")
    if seat != table.turn:
        return Illegal("not-your-turn", rule="R7")
    match action:
        case Pass():
            if table.to_beat is None:
                return Illegal("must-lead", rule="R5")
            best = table.to_beat.combination
            return Illegal("must-beat", (best.name, str(best.size)), "R9") if choices(table, hand) else None
        case Play(cards):
            if lacking := missing(hand, cards):
                return Illegal("not-in-hand", lacking, "R5")
            return _unplayable(table, seat, cards)


def explain(view: View, cards: Iterable[Piece]) -> Verdict:
    """Judge cards that the view's seat has selected, at any time of the deal."""
    play = Play(cards)
    found = classify(play.cards, view.free)
    reason = refusal(view, view.seat, view.hand, play)
    if isinstance(found, Illegal):
        return Verdict(None, False, reason)
    return Verdict(found, _unplayable(view, view.seat, play.cards) is None, reason)


def _unplayable(table: Public, seat: Seat, cards: Cards) -> Illegal | None:
    """Return why cards are no play, or do not beat what another seat has put on the table."""
    found = classify(cards, table.free)
    if isinstance(found, Illegal):
        return found
    best = table.to_beat
    return None if best is None or best.seat == seat else unbeaten(found, best.combination)
