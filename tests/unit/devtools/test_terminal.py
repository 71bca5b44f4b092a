"""The commands that play and look at games in the terminal."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from cardtable.core.rules import Setup
from cardtable.core.transcript import parse
from cardtable.devtools import play, position
from cardtable.devtools.__main__ import COMMANDS, main
from cardtable.devtools.pictures import draw
from cardtable.games import load_rules
from cardtable.games.o_an_quan.rules import RULES
from tests.helpers.toy import Lanterns


def typing(*lines: str) -> Callable[[str], str]:
    """Return what types these lines, and then closes the input."""
    waiting = list(lines)

    def ask(prompt: str) -> str:
        if not waiting:
            raise EOFError
        return waiting.pop(0)

    return ask


def played(capsys: pytest.CaptureFixture[str], *lines: str, options: tuple[str, ...] = ("--level", "random")) -> str:
    assert play.main(["o_an_quan", *options], ask=typing(*lines)) == 0
    return capsys.readouterr().out


def transcript_in(output: str) -> list[str]:
    saved = parse("Cardtable transcript" + output.rpartition("Cardtable transcript")[2])
    assert not saved.replay(load_rules("o_an_quan")).drifted
    return [f"{entry.seat} {entry.text}" for entry in saved.actions]


def test_numbers_and_notation(capsys: pytest.CaptureFixture[str]) -> None:
    output = played(capsys, "1", "q")
    assert transcript_in(output)[0] == "0 B1<"
    assert len(transcript_in(output)) == 2
    assert transcript_in(played(capsys, "b3>"))[0] == "0 B3>"


def test_two_people(capsys: pytest.CaptureFixture[str]) -> None:
    output = played(capsys, "B2<", "T2<", "u", "T1>", options=("--human", "0", "1"))
    assert transcript_in(output) == ["0 B2<", "1 T1>"]


def test_undo_and_hint(capsys: pytest.CaptureFixture[str]) -> None:
    output = played(capsys, "u", "2", "u", "h", "3")
    assert transcript_in(output)[0] == "0 B2<"
    assert "hint: " in output


def test_what_is_wrong_with_an_input(capsys: pytest.CaptureFixture[str]) -> None:
    output = played(capsys, "T1<", "MR>", "B9", "0", "11", "")
    assert "refused: not-your-square T1 (R3)" in output
    assert "refused: mandarin-square MR (R3)" in output
    assert [f"not an action: {text!r}" in output for text in ("B9", "0", "11", "")] == [True] * 4
    assert transcript_in(output) == []


def test_a_whole_game(capsys: pytest.CaptureFixture[str]) -> None:
    output = played(capsys, options=("--human", "--level", "random", "--seed", "4"))
    assert "ended, mandarins-gone: 24 46" in output
    assert output.endswith("seat 1: 46 * = mandarins +10, store +35, row +1\n")


def test_setup(capsys: pytest.CaptureFixture[str]) -> None:
    assert "OQ1-303N-QK8N-M" in played(capsys, "t", options=("--deal", "oq1 303n qk8n m", "--human", "1"))
    output = played(capsys, options=("--dealer", "1", "--human", "1", "--option", "young_mandarin=on"))
    assert "option young_mandarin: on" in output


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--deal", "OQ1-303N-QK8N-N"], "deal code: wrong-check"),
        (["--option", "young_mandarin=maybe"], "bad-option young_mandarin maybe"),
        (["--seats", "3"], "bad-seats 3"),
    ],
)
def test_a_setup_that_cannot_be(options: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert play.main(["o_an_quan", *options]) == 1
    assert said in capsys.readouterr().err


def test_the_drawn_board() -> None:
    state = RULES.position(
        {
            "top": [0, 7, 12, 1, 0],
            "bottom": [1, 0, 0, 3, 5],
            "left_mandarin_square": {"mandarin": True, "small": 3},
            "right_mandarin_square": {"mandarin": False, "small": 0},
            "store": {"player1": {"mandarins": 1, "stones": 8}, "player2": {"mandarins": 0, "stones": 10}},
            "owes": {"player1_owes_player2": 0, "player2_owes_player1": 2},
            "to_move": "player2",
        }
    )
    assert [line.rstrip() for line in draw(RULES, state).splitlines()] == [
        "         T1  T2  T3  T4  T5       *player 2: 0 M, 10 stones, owes 2 = 28 now",
        "          0   7  12   1   0",
        "   M+3                       –",
        "          1   0   0   3   5",
        "         B1  B2  B3  B4  B5        player 1: 1 M, 8 stones = 29 now",
    ]


def test_any_game_can_be_drawn_place_by_place() -> None:
    rules = Lanterns()
    view = rules.view(rules.deal(Setup(1, 2)).state, rules.to_act(rules.deal(Setup(1, 2)).state)[0])
    lines = draw(rules, view).splitlines()
    assert lines[1] == "hand 1   4×?"
    assert lines[2] == "stock 0  20×?"


def test_position(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "start.json"
    file.write_text(json.dumps(RULES.record(RULES.deal(Setup(1, 2)).state)), "utf-8")
    assert position.main(["o_an_quan", str(file)]) == 0
    output = capsys.readouterr().out
    assert "seat 0 may:" in output
    assert "seat 0: capture ML 1 1 11" in output


def test_a_position_that_is_over(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    record = RULES.record(RULES.deal(Setup(1, 2)).state)
    record["left_mandarin_square"] = record["right_mandarin_square"] = {"mandarin": False, "small": 0}
    record["store"]["player1"]["mandarins"] = 2
    (tmp_path / "over.json").write_text(json.dumps(record), "utf-8")
    assert position.main(["o_an_quan", str(tmp_path / "over.json")]) == 0
    assert "over, mandarins-gone: 45 25" in capsys.readouterr().out


@pytest.mark.parametrize("content", ["{}", "no json", None])
def test_what_is_no_position(content: str | None, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "bad.json"
    if content is not None:
        file.write_text(content, "utf-8")
    assert position.main(["o_an_quan", str(file)]) == 1
    assert capsys.readouterr().err.startswith(str(file))


def test_the_list_of_commands(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    listed = capsys.readouterr().out
    assert all(command in listed for command in COMMANDS)
    assert main([]) == 0
    assert main(["dance"]) == 2


def test_a_command_gets_its_arguments(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["soak", "o_an_quan", "--games", "2"]) == 0
    assert "2 games" in capsys.readouterr().out


@pytest.mark.parametrize("module", [module for module, _ in COMMANDS.values()])
def test_every_command_is_there(module: str) -> None:
    assert (Path(play.__file__).parent / f"{module}.py").is_file()
