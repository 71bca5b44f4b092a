"""The thinking process's protocol: one line in, one line out, whatever the line."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from typing import IO, Any

import pytest

from cardtable import __version__
from cardtable.ai.player import Budget, Level, Question
from cardtable.ai.worker import PROTOCOL, decision, request, respond
from cardtable.core.rules import Setup
from cardtable.games import CATALOGUE, load_rules

GAME = next(iter(CATALOGUE))
BUDGET = Budget(nodes=500)


def question(number: int = 1, level: str | None = Level.HARD, game: str = GAME) -> tuple[bytes, list[Any]]:
    rules = load_rules(GAME)
    state = rules.deal(Setup(1, rules.players[0])).state
    seat = rules.to_act(state)[0]
    legal = list(rules.legal_actions(state, seat))
    return request(number, Question(game, rules.view(state, seat), tuple(legal), level, 1, BUDGET)), legal


def load(game_id: str) -> Any:
    return CATALOGUE[game_id].part("ai", "AI")


@pytest.mark.parametrize("level", Level)
def test_an_answer_holds_the_whole_decision(level: Level) -> None:
    line, legal = question(5, level)
    fields = json.loads(json.dumps(respond(line, load)))
    assert fields["id"] == 5
    found = decision(fields, legal)
    assert found.action in legal
    assert found.depth or level is Level.RANDOM


@pytest.mark.parametrize(
    "line", [b"\n", b"no json\n", b"{}\n", b"[]\n", b'{"id": 1, "legal": "!"}\n', b"\xff\xfe\n", b'"a"\n']
)
def test_a_bad_line_gets_an_error(line: bytes) -> None:
    assert "error" in respond(line, load)


@pytest.mark.parametrize(("level", "game"), [("godlike", GAME), (Level.EASY, "no_such_game")])
def test_a_bad_field_gets_an_error_with_the_number(level: str, game: str) -> None:
    fields = respond(question(8, level, game)[0], load)
    assert fields["id"] == 8
    assert "error" in fields


@pytest.fixture
def process() -> Iterator[subprocess.Popen[bytes]]:
    command = [sys.executable, "-m", "cardtable", "--ai-worker"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as process:
        yield process
        process.kill()


def pipes(process: subprocess.Popen[bytes]) -> tuple[IO[bytes], IO[bytes]]:
    assert process.stdin is not None
    assert process.stdout is not None
    return process.stdin, process.stdout


def test_the_process_greets_answers_survives_and_ends(process: subprocess.Popen[bytes]) -> None:
    requests, answers = pipes(process)
    assert json.loads(answers.readline()) == {"ready": PROTOCOL, "version": __version__}
    for line in (question(1)[0], b"rubbish\n", question(2)[0]):
        requests.write(line)
    requests.close()
    lines = [json.loads(line) for line in answers]
    assert [line["id"] for line in lines] == [1, None, 2]
    assert ["error" in line for line in lines] == [False, True, False]
    assert process.wait(10) == 0


def test_a_closed_reader_ends_the_process(process: subprocess.Popen[bytes]) -> None:
    requests, answers = pipes(process)
    answers.readline()
    answers.close()
    requests.write(question()[0])
    requests.close()
    assert process.wait(10) == 0


def test_the_process_never_imports_qt() -> None:
    code = (
        "import sys; sys.argv = ['cardtable', '--ai-worker']; from cardtable.__main__ import main; status = main();"
        "print([name for name in sys.modules if name.startswith(('PySide6', 'shiboken6', 'numpy'))], file=sys.stderr)"
    )
    found = subprocess.run([sys.executable, "-c", code], input=question()[0], capture_output=True, check=True)
    assert found.stderr.strip() == b"[]"
    assert len(found.stdout.splitlines()) == 2


def test_printing_does_not_reach_the_answers() -> None:
    code = (
        "from cardtable.ai.worker import serve\n"
        "def load(game):\n    print('chatter'); raise KeyError(game)\n"
        "serve(load)"
    )
    found = subprocess.run([sys.executable, "-c", code], input=question()[0], capture_output=True, check=True)
    assert len([json.loads(line) for line in found.stdout.splitlines()]) == 2


def test_a_request_without_a_level_is_reviewed() -> None:
    line, legal = question(6, None)
    fields = json.loads(json.dumps(respond(line, load)))
    found = [decision(entry, legal) for entry in fields["ranked"]]
    assert found
    assert {entry.action for entry in found} <= set(legal)
    values = [entry.value for entry in found]
    assert values == sorted(values, reverse=True)
