"""Deal codes as people meet them: read over the whole catalogue, and refused in sentences."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication

from cardtable.core import dealcode
from cardtable.core.rules import Rules, Setup
from cardtable.games import CATALOGUE, load_rules

translate = QCoreApplication.translate


def read_code(text: str) -> tuple[str, Setup]:
    """Return the game and the deal that *text* names.

    :raises DealCodeError: saying what is wrong with it.
    """
    games: dict[str, Callable[[], Rules[Any, Any, Any]]] = {
        game.code: partial(load_rules, game_id) for game_id, game in CATALOGUE.items()
    }
    letters, setup = dealcode.read(text, games)
    return next(game_id for game_id, game in CATALOGUE.items() if game.code == letters), setup


def problem_text(error: dealcode.DealCodeError) -> str:
    """Return what is wrong with a code, as a sentence."""
    texts = {
        "empty": translate("Codes", "Type or paste a code."),
        "unknown-game": translate("Codes", "No game here has a code that begins with “{0}”."),
        "other-version": translate(
            "Codes", "This code was made under version {0} of the rules; this program plays version {1}."
        ),
        "bad-character": translate("Codes", "“{0}”, character {1}, does not occur in codes."),
        "wrong-length": translate("Codes", "The code has {0} characters; it should have {1}."),
        "wrong-check": translate("Codes", "One character is mistyped, or two have changed places."),
        "bad-option": translate("Codes", "This code asks for options that the game does not have."),
    }
    return texts[error.key].format(*error.details)
