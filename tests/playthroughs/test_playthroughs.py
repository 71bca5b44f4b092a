"""Golden playthroughs: whole games in plain text; ``pytest --update`` writes them anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardtable.core.events import Announced, Event, Moved, Piece, Place, Seat
from cardtable.devtools.playthrough import GOLDEN, golden_file, main, render, show_changes, show_events, show_layout
from cardtable.games import CATALOGUE

FILES = sorted(GOLDEN.glob("*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_playthrough(file: Path, update: bool) -> None:
    game_id, _, seed = file.stem.rpartition("-")
    text = render(game_id, int(seed))
    if update:
        file.write_text(text, "utf-8", newline="\n")
    assert text == file.read_text("utf-8")


def test_every_game_has_a_playthrough() -> None:
    assert {file.stem.rpartition("-")[0] for file in FILES} == set(CATALOGUE)


def test_the_command_prints_the_golden_text(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["o_an_quan", "--seed", "7535"]) == 0
    assert capsys.readouterr().out == golden_file("o_an_quan", 7535).read_text("utf-8")


def test_how_hidden_pieces_and_runs_are_shown() -> None:
    hand, table = Place("hand", 1), Place("table")
    two = (Piece("7c"), Piece("7c"))
    events: list[Event] = [
        Moved((None,), hand, table),
        Moved((None,), hand, hand),
        Announced(Seat(1), "pass"),
        Announced(Seat(1), "pass"),
        Moved(two, hand, table, seen_by=frozenset({Seat(1), Seat(0)})),
    ]
    assert list(show_events(events)) == [
        "?: hand 1 → table 0, hand 1",
        "seat 1: pass",
        "seat 1: pass",
        "2×7c: hand 1 → table 0 (seen by 0, 1)",
    ]
    assert list(show_layout({table: (), hand: (None, *two, Piece("1a"))})) == ["hand 1: ? 2×7c 1a", "table 0: –"]


def test_changes_of_a_position() -> None:
    before = {"a": 1, "b": [1, 2], "c": [1], "d": []}
    after = {"a": 2, "b": [1, 2, 3], "c": [1], "d": [5]}
    assert list(show_changes(before, after)) == [("a", "2"), ("b", "… [3]"), ("d", "[5]")]
