"""The parts of ``shots`` and ``bench`` that can be asked without a window, and one picture with."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from cardtable.core import transcript
from cardtable.devtools import shots
from cardtable.devtools.bench_gui import spread
from cardtable.devtools.rig import AnySession, moment, moves, sensible_game
from cardtable.games import CATALOGUE, load_rules


@pytest.fixture(scope="module", params=tuple(CATALOGUE))
def game(request: pytest.FixtureRequest) -> AnySession:
    return sensible_game(request.param, 3)


def test_a_demonstration_is_always_the_same(game: AnySession) -> None:
    assert sensible_game(game.rules.game_id, 3).actions == game.actions


def test_a_moment_leads_on_to_the_action_that_was_played(game: AnySession) -> None:
    ply = len(game.actions) // 2
    found = moment(game, ply, ("human",) * game.setup.seats)
    session = transcript.parse(found.save).replay(load_rules(game.rules.game_id)).session
    seat, action = game.actions[ply]
    assert session.state == game.states[ply]
    assert list(game.rules.legal_actions(session.state, seat))[found.action] == action
    assert any(moves(game, n) > 0 for n in range(len(game.actions)))


def test_figures_are_given_as_median_tail_and_worst() -> None:
    assert spread([3.0, 1.0, 2.0]) == "p50 2.0, p99 3.0, max 3.0 ms"
    assert spread([float(n) for n in range(1, 201)], "s") == "p50 100, p99 198, max 200 s"


def test_the_published_pictures_can_be_taken(tmp_path: Path) -> None:
    assert shots.main(["--published", "--out", str(tmp_path)]) == 0
    names = {path.stem for path in tmp_path.glob("*.jpg")}
    tables = [part for part in shots.PUBLISHED if part != "saved"]
    assert names == {"home-saved", *(f"{game_id}-{part}" for game_id in CATALOGUE for part in tables)}
    for path in tmp_path.glob("*.jpg"):
        image = QImage(str(path))
        assert (image.width(), image.height()) == (1280, 720)
        colours = {image.pixel(x, y) for x in range(0, 1280, 40) for y in range(0, 720, 40)}
        assert len(colours) > 100, path.name
