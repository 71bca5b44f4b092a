"""The catalogue: one line per game, in the order of the home page.

A game is a package with a fixed set of modules, each imported on first use:
``rules.RULES``, ``ai.AI``, ``messages.MESSAGES``, ``table.TABLE`` and ``tile.TILE``.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from importlib import import_module
from typing import Any

from cardtable.core import dealcode
from cardtable.core.rules import Rules, Setup


@dataclass(frozen=True, slots=True)
class Game:
    """A catalogue line.  Cheap: nothing of the game is imported before it is asked for."""

    game_id: str
    code: str  # two letters that open its deal codes
    shared_screen: bool = False  # several people may play at one screen (nothing is hidden)

    def part(self, module: str, name: str) -> Any:
        """Import one of the game's modules and return its public object."""
        return getattr(import_module(f"{__name__}.{self.game_id}.{module}"), name)


CATALOGUE: dict[str, Game] = {
    game.game_id: game
    for game in (
        Game("o_an_quan", "OQ", shared_screen=True),
        Game("dou_dizhu", "DD"),
        Game("conquian", "CQ"),
        Game("quan_dui", "QD"),
        Game("chuo_pai", "CP"),
    )
}


def load_rules(game_id: str) -> Rules[Any, Any, Any]:
    """Return a game's rules.

    :raises KeyError: if the catalogue has no such game.
    """
    rules: Rules[Any, Any, Any] = CATALOGUE[game_id].part("rules", "RULES")
    return rules


def deal_code(game_id: str, setup: Setup) -> str:
    """Return the code that names this deal.

    :raises ValueError: if the setup has none; seeds below :data:`cardtable.core.dealcode.SEEDS` have one.
    """
    return dealcode.write(CATALOGUE[game_id].code, load_rules(game_id), setup)


def read_deal_code(text: str) -> tuple[str, Setup]:
    """Return the game id and the deal that a code names.

    :raises DealCodeError: saying what is wrong with the text.
    """
    ids = {game.code: game.game_id for game in CATALOGUE.values()}
    code, setup = dealcode.read(text, {code: partial(load_rules, game_id) for code, game_id in ids.items()})
    return ids[code], setup
