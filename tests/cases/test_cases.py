"""The shared cases, and those of the folder that CARDTABLE_CASES names.

Cases that have the same id in both run under one name, one after the other.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from cardtable.games import CATALOGUE
from tests.cases.adapters import ADAPTERS
from tests.cases.files import HERE, Case, read_cases

CASES = read_cases()


@pytest.mark.parametrize(
    ("game_id", "cases"),
    [pytest.param(game_id, cases, id=f"{game_id}-{case_id}") for (game_id, case_id), cases in CASES.items()],
)
def test_case(game_id: str, cases: list[Case]) -> None:
    for case in cases:
        ADAPTERS[game_id](case)


def test_every_game_has_cases_and_an_adapter() -> None:
    assert set(ADAPTERS) == set(CATALOGUE) == {file.stem for file in HERE.glob("*.json")}


def test_another_folder_adds_cases(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = (HERE / "o_an_quan.json").read_text("utf-8")
    (tmp_path / "o_an_quan.json").write_text(own.replace('"S1"', '"new"'), "utf-8")
    (tmp_path / "no_such_game.json").write_text("no cases", "utf-8")
    monkeypatch.setenv("CARDTABLE_CASES", str(tmp_path))
    cases = read_cases()
    assert len(cases["o_an_quan", "S2"]) == 2
    assert {case["title"] for case in cases["o_an_quan", "new"]} == {cases["o_an_quan", "S1"][0]["title"]}


def test_a_folder_that_is_missing_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARDTABLE_CASES", str(tmp_path / "nowhere"))
    with pytest.raises(NotADirectoryError):
        read_cases()
