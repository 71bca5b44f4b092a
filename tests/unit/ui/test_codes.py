"""Codes are read over the whole catalogue, and refused in sentences."""

from __future__ import annotations

import pytest

from cardtable.core import dealcode
from cardtable.core.dealcode import DealCodeError
from cardtable.core.rules import Setup
from cardtable.games import CATALOGUE, load_rules
from cardtable.ui.codes import problem_text, read_code


@pytest.mark.parametrize("game_id", CATALOGUE)
def test_every_game_is_found_by_its_code(game_id: str) -> None:
    rules = load_rules(game_id)
    setup = Setup(12345, rules.players[0])
    code = dealcode.write(CATALOGUE[game_id].code, rules, setup)
    found, read = read_code(f"  {code.lower()} ")
    assert found == game_id
    assert read.seed == setup.seed


@pytest.mark.parametrize(
    ("text", "part"),
    [("", "Type"), ("ZZ1-0000", "“ZZ”"), ("OQ1-!", "“!”"), ("OQ1-000", "should have"), ("OQ9-00000000-0", "version 9")],
)
def test_a_wrong_code_is_told_what_is_wrong_with_it(text: str, part: str) -> None:
    with pytest.raises(DealCodeError) as error:
        read_code(text)
    assert part in problem_text(error.value)
