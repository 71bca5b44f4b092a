"""Plays thousands of random games and watches every property: ``soak GAME --games N --seed S``."""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from cardtable.core import transcript
from cardtable.core.dealcode import SEEDS
from cardtable.core.events import Seat
from cardtable.core.rng import Rng, derive
from cardtable.core.rules import Rules, Setup
from cardtable.core.session import Session
from cardtable.devtools.properties import Examine, PropertyError, Table, Turn, demand, examiners
from cardtable.games import CATALOGUE, load_rules

MAX_ACTIONS = 5000
PROGRESS = 5000  # games between two lines


@dataclass(slots=True)
class Report:
    """What a soak has seen."""

    games: int = 0
    actions: int = 0
    longest: int = 0
    reasons: Counter[str] = field(default_factory=Counter)

    def add(self, session: Session[Any, Any, Any]) -> None:
        """Count a finished game."""
        result = session.rules.result(session.state)
        assert result is not None
        self.games += 1
        self.actions += len(session.actions)
        self.longest = max(self.longest, len(session.actions))
        self.reasons[result.reason] += 1

    def __str__(self) -> str:
        reasons = ", ".join(f"{reason} {n}" for reason, n in self.reasons.most_common())
        return f"{self.games} games, {self.actions} actions, longest {self.longest}: {reasons}"


def random_setup(rules: Rules[Any, Any, Any], seed: int, seats: int | None = None) -> Setup:
    """Return any setup of the game, for *seats* players if that is said."""
    rng = Rng(derive(seed, 1))
    any_number = rules.players[rng.below(len(rules.players))]
    seats = any_number if seats is None else seats
    options = tuple((option.key, option.values[rng.below(len(option.values))]) for option in rules.options)
    return Setup(rng.below(SEEDS), seats, Seat(rng.below(seats)), options)


def play(
    rules: Rules[Any, Any, Any], seed: int, examine: Sequence[Examine], seats: int | None = None
) -> Session[Any, Any, Any]:
    """Play one random game.

    :raises PropertyError: if something does not hold; the note of any error is the transcript up to there.
    """
    rng = Rng(derive(seed, 2))
    session = Session(rules, random_setup(rules, seed, seats))
    seats = session.setup.seats
    tables = tuple(Table(rules.layout(rules.view(session.state, Seat(seat)))) for seat in range(seats))
    try:
        while to_act := rules.to_act(session.state):
            demand(len(session.actions) < MAX_ACTIONS, "every game ends")
            seat = to_act[rng.below(len(to_act))]
            actions = list(rules.legal_actions(session.state, seat))
            action, before = actions[rng.below(len(actions))], session.state
            events = session.submit(seat, action)
            turn = Turn(rules, seats, before, seat, action, session.state, events, tables)
            for look in examine:
                look(turn)
    except Exception as error:
        error.add_note(transcript.record(session, ["random"] * seats).text())
        raise
    return session


def soak(game_id: str, games: int, seed: int, seats: int | None = None) -> Report:
    """Play *games* random games, all of so many seats or of any number.

    :raises PropertyError: at the first property that does not hold.
    """
    rules, examine, report = load_rules(game_id), examiners(game_id), Report()
    for number in range(games):
        report.add(play(rules, derive(seed, 3, number), examine, seats))
        if report.games % PROGRESS == 0:
            print(report, flush=True)
    return report


def main(arguments: Sequence[str]) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="soak", description="Play random games and watch every property.")
    parser.add_argument("game", choices=CATALOGUE)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int, help="players in every game (default: any number)")
    asked = parser.parse_args(arguments)
    if asked.seats is not None and asked.seats not in load_rules(asked.game).players:
        parser.error(f"not played by {asked.seats}")
    start = time.perf_counter()
    try:
        report = soak(asked.game, asked.games, asked.seed, asked.seats)
    except PropertyError as error:
        print(f"FAILED: {error}\n\n{error.__notes__[0]}")
        return 1
    seconds = time.perf_counter() - start
    print(f"{report}\nevery property held; {seconds:.1f} s, {report.actions / seconds:,.0f} actions/s")
    return 0
