"""Prints a whole random game, action by action: ``playthrough GAME --seed S``.

The text is what the golden playthroughs of the tests are made of: when rules
change, the difference shows where and how.  ``--update`` writes it to its file there.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any

from cardtable.core import dealcode
from cardtable.core.events import Announced, Ended, Event, Moved, Place, Scored, Seat, redact
from cardtable.core.rng import Rng, derive
from cardtable.core.rules import DealResult, Layout
from cardtable.core.session import Session
from cardtable.devtools.soak import random_setup
from cardtable.games import CATALOGUE, load_rules

GOLDEN = Path(__file__).parents[2] / "tests" / "playthroughs"  # only in a checkout


def render(game_id: str, seed: int) -> str:
    """Return the playthrough of one random game."""
    rules = load_rules(game_id)
    session = Session(rules, random_setup(rules, seed))
    return "\n".join(_lines(session, CATALOGUE[game_id].code, seed)) + "\n"


def golden_file(game_id: str, seed: int) -> Path:
    """Return where the playthrough of that seed is kept."""
    return GOLDEN / f"{game_id}-{seed}.txt"


def show_place(place: Place) -> str:
    """Return for example ``hand 2``."""
    return f"{place.zone} {place.index}"


def show_pieces(pieces: Sequence[str | None]) -> str:
    """Return pieces in their order, equal neighbours counted: ``7c 3×stone``; ``?`` lies face down."""
    runs = ((piece or "?", len(list(run))) for piece, run in groupby(pieces))
    return " ".join(f"{n}×{name}" if n > 1 else name for name, n in runs) or "–"


def show_layout(layout: Layout) -> Iterator[str]:
    """Yield a line per place."""
    for place in sorted(layout, key=lambda place: (place.zone, place.index)):
        yield f"{show_place(place)}: {show_pieces(layout[place])}"


def show_event(event: Event) -> str:
    """Return one event in words."""
    match event:
        case Moved(pieces, source, target, seen_by):
            seen = "" if seen_by is None else f" (seen by {', '.join(map(str, sorted(seen_by)))})"
            return f"{show_pieces(pieces)}: {show_place(source)} → {show_place(target)}{seen}"
        case Announced(seat, key, args):
            return f"seat {seat}: {' '.join((key, *args))}"
        case Scored(seat, points, key):
            return f"seat {seat}: {points:+} {key}"
        case Ended(points, reason):
            return f"ended, {reason}: {' '.join(map(str, points))}"


def show_events(events: Sequence[Event]) -> Iterator[str]:
    """Yield a line per event; movements of the same pieces from one place share theirs."""
    for _, run in groupby(events, _shared):
        first, *others = run
        yield ", ".join((show_event(first), *(show_place(e.target) for e in others if isinstance(e, Moved))))


def _shared(event: Event) -> object:
    """Return what movements have in common that share a line; anything else shares with nothing."""
    return (event.pieces, event.source) if isinstance(event, Moved) and event.seen_by is None else object()


def show_changes(before: dict[str, Any], after: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """Yield what has changed in a recorded position; of a list that has grown only what is new."""
    for key, value in after.items():
        old = before[key]
        if isinstance(value, list) and old and value[: len(old)] == old and len(value) > len(old):
            yield key, f"… {json.dumps(value[len(old) :], ensure_ascii=False)}"
        elif value != old:
            yield key, json.dumps(value, ensure_ascii=False)


def show_result(result: DealResult) -> Iterator[str]:
    """Yield a line per seat: its points, a star for the best, and the sum spelled out."""
    for seat, points in enumerate(result.points):
        addends = ", ".join(f"{line.key} {line.points:+}" for line in result.lines[seat]) if result.lines else ""
        yield f"seat {seat}: {points}{' *' if seat in result.winners else ''}{f' = {addends}' if addends else ''}"


def _lines(session: Session[Any, Any, Any], code: str, seed: int) -> Iterator[str]:
    rules, setup = session.rules, session.setup
    rng = Rng(derive(seed, 2))
    yield f"{rules.game_id} {rules.version}, seed {seed}: {dealcode.write(code, rules, setup)}"
    yield f"{setup.seats} seats, dealer {setup.dealer}, {', '.join(' '.join(option) for option in setup.options)}"
    yield ""
    yield from (show_event(event) for event in session.opening)
    for seat in map(Seat, range(setup.seats if rules.hidden else 1)):
        yield f"seen by {seat}:" if rules.hidden else "seen by all:"
        yield from (f"  {line}" for line in show_layout(rules.layout(rules.view(session.state, seat))))
    record = rules.record(session.state)
    while to_act := rules.to_act(session.state):
        seat = to_act[rng.below(len(to_act))]
        actions = list(rules.legal_actions(session.state, seat))
        action = actions[rng.below(len(actions))]
        yield ""
        yield f"legal for {seat}: {', '.join(map(rules.encode, actions))}"
        events = session.submit(seat, action)
        yield f"{len(session.actions)}. {seat}: {rules.encode(action)}"
        yield from (f"  {line}" for line in show_events(events))
        for other in map(Seat, range(setup.seats)):
            if other != seat and (told := [redact(e, other) for e in events]) != list(events):
                yield f"  told to {other}: {'; '.join(show_events(told))}"
        record, before = rules.record(session.state), record
        yield from (f"  {key} = {value}" for key, value in show_changes(before, record))
    result = rules.result(session.state)
    assert result is not None
    yield ""
    yield from show_result(result)


def main(arguments: Sequence[str]) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="playthrough", description="Print a whole random game.")
    parser.add_argument("game", choices=CATALOGUE)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--update", action="store_true", help="write the golden file of that seed instead")
    asked = parser.parse_args(arguments)
    text = render(asked.game, asked.seed)
    if asked.update:
        file = golden_file(asked.game, asked.seed)
        file.write_text(text, "utf-8", newline="\n")
        print(file)
    else:
        print(text, end="")
    return 0
