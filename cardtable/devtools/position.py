"""Shows a position and what may be done in it: ``position GAME FILE.json`` (``-`` reads standard input)."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from cardtable.core.events import Seat
from cardtable.core.rules import Rules
from cardtable.devtools.pictures import draw
from cardtable.devtools.playthrough import show_events
from cardtable.games import CATALOGUE, load_rules


def describe(rules: Rules[Any, Any, Any], record: dict[str, Any]) -> Iterator[str]:
    """Yield lines about a position: what it looks like, who acts, and what each action leads to.

    :raises ValueError: if the record is no position of the game.
    """
    state = rules.position(record)
    to_act = rules.to_act(state)
    yield draw(rules, rules.view(state, to_act[0] if to_act else Seat(0)))
    if (result := rules.result(state)) is not None:
        yield f"\nover, {result.reason}: {' '.join(map(str, result.points))}"
    for seat in to_act:
        yield f"\nseat {seat} may:"
        for action in rules.legal_actions(state, seat):
            outcome = "; ".join(show_events(rules.apply(state, seat, action).events))
            yield f"  {rules.encode(action):8} {outcome}"


def main(arguments: Sequence[str]) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="position", description="Show a position and what may be done in it.")
    parser.add_argument("game", choices=CATALOGUE)
    parser.add_argument("file", help="a JSON position, as Rules.record writes it; - for standard input")
    asked = parser.parse_args(arguments)
    try:
        text = sys.stdin.read() if asked.file == "-" else Path(asked.file).read_text("utf-8")
        print("\n".join(describe(load_rules(asked.game), json.loads(text))))
    except (OSError, ValueError) as error:
        print(f"{asked.file}: {error}", file=sys.stderr)
        return 1
    return 0
