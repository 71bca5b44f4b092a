"""The arena: seats rotate, equal seeds repeat, and its figures are what they are called."""

from __future__ import annotations

from typing import Any

import pytest

from cardtable.ai.arena import Contender, Outcome, outright, play_deal, quantile, share, ties
from cardtable.ai.player import Budget, Level
from cardtable.devtools.arena import main
from cardtable.games import CATALOGUE, load_rules

FEW = Budget(nodes=200)


def deal(game_id: str, a: Level, b: Level, seed: int) -> Outcome:
    ai: Any = CATALOGUE[game_id].part("ai", "AI")
    return play_deal(load_rules(game_id), ai, (Contender(a, FEW), Contender(b, FEW)), seed)


@pytest.mark.parametrize("game_id", CATALOGUE)
def test_every_seat_is_played_once(game_id: str) -> None:
    outcome = deal(game_id, Level.EASY, Level.RANDOM, 1)
    assert len(outcome.shares) == len(outcome.margins) == load_rules(game_id).players[0]


@pytest.mark.parametrize("game_id", CATALOGUE)
def test_equal_seeds_repeat(game_id: str) -> None:
    first, second = deal(game_id, Level.HARD, Level.EASY, 3), deal(game_id, Level.HARD, Level.EASY, 3)
    assert (first.shares, first.margins, first.actions) == (second.shares, second.margins, second.actions)


def test_shares_and_their_error() -> None:
    won = Outcome((1.0, 1.0), (3, 4), ("end", "end"), (5, 6), ((), ()))
    lost = Outcome((0.0, 0.0), (-3, -4), ("end", "end"), (5, 6), ((), ()))
    assert share([won, lost]).mean == 0.5
    assert share([won, won, won]).error == 0
    assert share([won] * 30 + [lost] * 10).error == pytest.approx(0.1359, abs=1e-3)


def test_ties_are_told_apart() -> None:
    games = [
        Outcome((1.0, 1 / 3), (1, 0), ("end", "tie"), (5, 6), ((), ())),
        Outcome((0.0, 1.0), (0, 1), (), (), ((), ())),
    ]
    assert outright(games).mean == 0.5
    assert ties(games) == 0.25
    assert share(games).mean == pytest.approx(7 / 12)


def test_quantiles() -> None:
    assert quantile([4, 1, 3, 2], 0.5) == 2
    assert quantile(range(1, 101), 0.95) == 95
    assert quantile([7], 0.95) == 7


def test_the_command_prints_a_share(capsys: pytest.CaptureFixture[str]) -> None:
    game_id = next(iter(CATALOGUE))
    assert main([game_id, "--a", "easy", "--b", "random", "--deals", "2", "--jobs", "2"]) == 0
    assert "easy wins" in capsys.readouterr().out


def test_any_number_of_players_that_the_game_allows(capsys: pytest.CaptureFixture[str]) -> None:
    game_id = next(name for name in CATALOGUE if len(load_rules(name).players) > 1)
    seats = load_rules(game_id).players[-1]
    command = [game_id, "--a", "easy", "--b", "random", "--deals", "1", "--seats"]
    assert main([*command, str(seats)]) == 0
    assert f"1 duplicate deals, {seats} games" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        main([*command, "9"])
    assert "not played by 9" in capsys.readouterr().err
