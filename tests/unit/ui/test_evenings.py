"""The running score outlives the program, but not the night."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from cardtable.core.events import Seat
from cardtable.core.rules import DealResult
from cardtable.ui.evenings import LASTS, Evenings

WON = DealResult((4, -2, -2), "landlord-wins", (Seat(0),))
LOST = DealResult((-2, 1, 1), "peasants-win", (Seat(1), Seat(2)), together=True)


class Clock:
    """Shows what it is set to, in hours."""

    hour = 0.0

    def __call__(self) -> float:
        return self.hour * 3600


@pytest.fixture
def clock() -> Clock:
    return Clock()


def points(evenings: Evenings) -> tuple[int, ...] | None:
    match = evenings.match("game")
    return match.points if match is not None else None


def test_deals_add_up_across_a_restart(tmp_path: Path, clock: Clock) -> None:
    path = tmp_path / "evenings.json"
    Evenings(path, clock).add("game", "a", WON)
    clock.hour += LASTS - 1
    again = Evenings(path, clock)
    assert points(again) == (4, -2, -2)
    again.add("game", "b", LOST)
    again.add("other", "c", WON)
    match = Evenings(path, clock).match("game")
    assert match is not None
    assert (match.points, match.wins) == ((2, -1, -1), (1, 1, 1))


def test_a_deal_counts_once_even_on_the_next_day(tmp_path: Path, clock: Clock) -> None:
    evenings = Evenings(tmp_path / "evenings.json", clock)
    evenings.add("game", "a", WON)
    evenings.add("game", "a", WON)
    assert points(evenings) == (4, -2, -2)
    clock.hour += 24
    evenings.add("game", "a", WON)  # resumed at its end
    assert points(evenings) is None


def test_after_a_long_pause_another_evening_begins(tmp_path: Path, clock: Clock) -> None:
    evenings = Evenings(tmp_path / "evenings.json", clock)
    evenings.add("game", "a", WON)
    clock.hour += LASTS
    assert evenings.begin("game", "b") is None
    evenings.add("game", "b", LOST)
    assert points(evenings) == (-2, 1, 1)


def test_an_evening_lasts_while_it_is_played(tmp_path: Path, clock: Clock) -> None:
    evenings = Evenings(tmp_path / "evenings.json", clock)
    evenings.add("game", "a", WON)
    clock.hour += LASTS - 1
    assert evenings.begin("game", "b") is not None
    clock.hour += 2
    evenings.add("game", "b", LOST)
    assert points(evenings) == (2, -1, -1)


def test_a_deal_that_has_been_added_is_looked_at_as_it_stood_before(tmp_path: Path, clock: Clock) -> None:
    evenings = Evenings(tmp_path / "evenings.json", clock)
    assert evenings.before("game", "a") is None
    evenings.add("game", "a", WON)
    evenings.add("game", "b", LOST)
    assert evenings.before("game", "a") is None
    for deal, stood in (("b", (4, -2, -2)), ("c", (2, -1, -1))):
        match = evenings.before("game", deal)
        assert match is not None
        assert match.points == stood


def test_other_seats_count_from_nought(tmp_path: Path, clock: Clock) -> None:
    evenings = Evenings(tmp_path / "evenings.json", clock)
    evenings.add("game", "a", WON)
    evenings.add("game", "b", DealResult((1, 0), "over", (Seat(0),)))
    assert points(evenings) == (1, 0)


@pytest.mark.parametrize(
    "text",
    [
        "nonsense",
        '{"game": 3}',
        '{"game": {"time": 0, "deals": []}}',
        '{"game": {"time": "x", "deals": [{"deal": "a", "points": [1], "winners": [0], "together": false}]}}',
        '{"game": {"time": 0, "deals": [{"deal": "a", "points": [1]}]}}',
    ],
)
def test_a_damaged_file_counts_from_nought(
    tmp_path: Path, clock: Clock, caplog: pytest.LogCaptureFixture, text: str
) -> None:
    path = tmp_path / "evenings.json"
    path.write_text(text, encoding="utf-8")
    with caplog.at_level(logging.WARNING):
        assert points(Evenings(path, clock)) is None
    assert "evenings" in caplog.text
    caplog.clear()


def test_a_file_that_cannot_be_written_is_kept_in_mind(
    tmp_path: Path, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "blocked").write_text("a file, no folder", encoding="utf-8")
    evenings = Evenings(tmp_path / "blocked" / "evenings.json", clock)
    with caplog.at_level(logging.WARNING):
        evenings.add("game", "a", WON)
    assert points(evenings) == (4, -2, -2)
    assert "evenings" in caplog.text
    caplog.clear()
