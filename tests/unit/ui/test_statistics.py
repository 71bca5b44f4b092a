"""Every finished game counts once, whatever happens to the file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cardtable.ui.statistics import Statistics, Tally


def test_games_are_counted_by_level_and_by_who_began(tmp_path: Path) -> None:
    path = tmp_path / "statistics.json"
    counts = Statistics(path)
    counts.record("g", "easy", True, "won", "1")
    counts.record("g", "easy", False, "lost", "2")
    counts.record("g", "hard", False, "drawn", "3")
    counts.record("h", "hard", False, "won", "4")
    again = Statistics(path)
    assert again.tally("g") == Tally(1, 1, 1)
    assert again.tally("g", "easy") == Tally(1, 1, 0)
    assert again.tally("g", "easy", began=True) == Tally(1, 0, 0)
    assert again.tally("g", began=False) == Tally(0, 1, 1)
    assert again.tally("nothing") == Tally()


def test_a_deal_counts_once_even_after_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "statistics.json"
    assert Statistics(path).record("g", "easy", True, "won", "deal") is True
    assert Statistics(path).record("g", "easy", True, "won", "deal") is False
    assert Statistics(path).tally("g").played == 1


@pytest.mark.parametrize("text", ["{", "[]", "null"])
def test_a_damaged_file_is_kept_aside(text: str, tmp_path: Path) -> None:
    path = tmp_path / "statistics.json"
    path.write_text(text, encoding="utf-8")
    counts = Statistics(path)
    assert counts.tally("g") == Tally()
    assert (tmp_path / "statistics.damaged.json").read_text(encoding="utf-8") == text
    counts.record("g", "easy", True, "won", "1")
    assert Statistics(path).tally("g").won == 1


def test_what_can_be_read_of_a_foreign_file_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "statistics.json"
    tallies = {"g": {"easy": {"began": {"won": 2, "lost": -1, "won?": 3}, "sideways": {"won": 9}}, "hard": 5}, "h": []}
    path.write_text(json.dumps({"tallies": tallies, "deals": 7}), encoding="utf-8")
    assert Statistics(path).tally("g") == Tally(won=2)


def test_forgetting_is_written(tmp_path: Path) -> None:
    path = tmp_path / "statistics.json"
    counts = Statistics(path)
    counts.record("g", "easy", True, "won", "1")
    counts.clear()
    assert Statistics(path).tally("g") == Tally()
