"""The skeleton of a sixth game, written to a scratch folder and played as if it were in the catalogue."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from cardtable import games
from cardtable.devtools import new_game
from cardtable.games import CATALOGUE, Game

GAME = "sixth_game"


@contextmanager
def sixth_game(folder: Path) -> Iterator[Game]:
    """Write the skeleton below *folder*; inside the block its catalogue line is there."""
    assert new_game.main([GAME, "--code", "SG", "--root", str(folder)]) == 0
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(games, "__path__", [*games.__path__, str(folder / "cardtable" / "games")])
        patch.setitem(CATALOGUE, GAME, Game(GAME, "SG"))
        yield CATALOGUE[GAME]
    for name in [name for name in sys.modules if name.startswith(f"{games.__name__}.{GAME}")]:
        del sys.modules[name]
