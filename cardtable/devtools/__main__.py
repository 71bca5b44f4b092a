"""Finds a developer command and runs it: ``python -m cardtable.devtools COMMAND [ARGUMENT ...]``."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module

COMMANDS = {  # name: module of this package with a main(arguments) -> exit code, what it does
    "play": ("play", "play a game in the terminal"),
    "position": ("position", "show a position from a JSON file and what may be done in it"),
    "playthrough": ("playthrough", "print a whole random game, action by action"),
    "soak": ("soak", "play thousands of random games and watch every property"),
    "arena": ("arena", "let two AI levels play each other"),
    "bench": ("bench", "measure speed, start-up, painting and memory"),
    "survive": ("survive", "kill the program at any moment and see that it loses nothing"),
    "shots": ("shots", "take pictures of every screen"),
    "translations": ("translations", "collect, compile and check the translations"),
    "tune-dou-dizhu": ("dou_dizhu_tuning", "find the numbers of Dou Dizhu's players by self-play"),
    "new-game": ("new_game", "write the skeleton of a game"),
}


def main(arguments: Sequence[str]) -> int:
    """Run the command that the first argument names."""
    name = arguments[0] if arguments else "--help"
    if name not in COMMANDS:
        asked = name in ("-h", "--help")
        print("usage: python -m cardtable.devtools COMMAND [ARGUMENT ...]\n")
        for command, (_, summary) in COMMANDS.items():
            print(f"  {command:14} {summary}")
        print("\nCOMMAND --help tells more.")
        return 0 if asked else 2
    module = import_module(f"{__package__}.{COMMANDS[name][0]}")
    code: int = module.main(list(arguments[1:]))
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
