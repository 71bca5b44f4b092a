"""Every game of the catalogue, and the game made for tests, obeys every law."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cardtable.games import CATALOGUE, load_rules
from tests.helpers.laws import LAWS, AnyRules
from tests.helpers.toy import Lanterns

GAMES: dict[str, AnyRules] = {game_id: load_rules(game_id) for game_id in CATALOGUE} | {"lanterns": Lanterns()}


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("game_id", GAMES)
@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(seed=st.integers(0, 2**64 - 1))
def test_law(game_id: str, law: str, seed: int) -> None:
    LAWS[law](GAMES[game_id], seed)
