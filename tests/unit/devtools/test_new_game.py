"""What ``new-game`` writes is a game: it obeys the laws, passes its own tests, and is clean code."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

from cardtable.ai.player import LADDER, Level
from cardtable.core.rng import Rng
from cardtable.core.rules import Setup
from cardtable.core.session import Session
from cardtable.devtools import new_game, play
from cardtable.games import Game
from tests.helpers.laws import LAWS
from tests.helpers.sixth_game import GAME, sixth_game

ROOT = Path(__file__).parents[3]


@pytest.fixture
def game(tmp_path: Path) -> Iterator[Game]:
    with sixth_game(tmp_path) as line:
        yield line


@pytest.mark.parametrize("law", LAWS)
def test_the_skeleton_obeys_the_laws(game: Game, law: str) -> None:
    for seed in range(5):
        LAWS[law](game.part("rules", "RULES"), seed)


def test_the_skeleton_passes_its_cases(game: Game, tmp_path: Path) -> None:
    adapter = _load(tmp_path / "tests" / "cases" / f"{GAME}.py")
    content = json.loads((tmp_path / "tests" / "cases" / f"{GAME}.json").read_text("utf-8"))
    assert content["game"] == GAME
    for case in content["cases"]:
        adapter.examine(case)


def test_the_better_player_of_the_skeleton_wins(game: Game) -> None:
    rules, ai = game.part("rules", "RULES"), game.part("ai", "AI")
    assert ai.levels == LADDER
    wins = 0
    for seed in range(40):
        session: Session[Any, Any, Any] = Session(rules, Setup(seed, 2))
        players = (ai.player(Level.HARD), ai.player(Level.EASY))
        rng = Rng(seed)
        while to_act := rules.to_act(session.state):
            legal = list(rules.legal_actions(session.state, to_act[0]))
            assert {decision.action for decision in ai.review(session.state, legal)} == set(legal)
            session.submit(to_act[0], players[to_act[0]].choose(session.state, legal, rng).action)
        wins += rules.result(session.state).winners == (0,)
    assert wins >= 28


def test_the_skeleton_plays_in_the_terminal(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    assert play.main([GAME, "--human"]) == 0
    assert " * = last +1" in capsys.readouterr().out


def test_the_skeleton_is_clean(game: Game, tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text((ROOT / "pyproject.toml").read_text("utf-8"), "utf-8")
    ours = 'lint.isort.known-first-party = ["cardtable", "tests"]'  # only a part of them is there
    for tool in (["check"], ["format", "--check"]):
        command = [sys.executable, "-m", "ruff", *tool, "--config", ours, str(tmp_path)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout
    code = "".join(file.read_text("utf-8") for file in tmp_path.rglob("*.py"))
    assert "@" not in code.replace("@dataclass", "").replace("@pytest", ""), "every placeholder is filled in"


def test_nothing_is_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (file := tmp_path / "resources" / "rules" / f"{GAME}.en.html").parent.mkdir(parents=True)
    file.write_text("mine", "utf-8")
    assert new_game.main([GAME, "--root", str(tmp_path)]) == 1
    assert "already there" in capsys.readouterr().err
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == [file]


@pytest.mark.parametrize(
    "arguments", [["Hearts"], ["2nd"], ["a-b"], ["hearts", "--code", "X"], ["o_an_quan"], ["oq_two"]]
)
def test_names_that_will_not_do(arguments: list[str], tmp_path: Path) -> None:
    assert new_game.main([*arguments, "--root", str(tmp_path)]) == 1
    assert not list(tmp_path.iterdir())


def _load(file: Path) -> Any:
    spec = spec_from_file_location(file.stem, file)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
