"""Writes the skeleton of a game: ``new-game NAME --code XX``.

The skeleton is a complete tiny game (a heap of counters, the last one wins) with rules,
players, words, table, tile, rules page, cases and tests: everything a game must have is
there and works, and is then replaced piece by piece.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Sequence
from pathlib import Path

from cardtable.games import CATALOGUE

ROOT = Path(__file__).parents[2]
SKELETON = Path(__file__).parent / "skeleton"
FILES = {  # template: where it goes
    "rules.py": "cardtable/games/@id@/rules.py",
    "ai.py": "cardtable/games/@id@/ai.py",
    "messages.py": "cardtable/games/@id@/messages.py",
    "table.py": "cardtable/games/@id@/table.py",
    "tile.py": "cardtable/games/@id@/tile.py",
    "illustrations.py": "cardtable/games/@id@/illustrations.py",
    "rules.en.html": "resources/rules/@id@.en.html",
    "rules.pt_BR.html": "resources/rules/@id@.pt_BR.html",
    "cases.json": "tests/cases/@id@.json",
    "case_adapter.py": "tests/cases/@id@.py",
    "test_rules.py": "tests/unit/@id@/test_@id@_rules.py",
}
PACKAGES = {"cardtable/games/@id@/__init__.py": '"""@title@."""\n', "tests/unit/@id@/__init__.py": ""}
NEXT = """\
Now add by hand, each one line:

  cardtable/games/__init__.py, to CATALOGUE:
      Game("@id@", "@code@"),
  tests/cases/adapters.py:
      from tests.cases.@id@ import examine as @id@
      and "@id@": @id@ to ADAPTERS

Then:

  python3 dev.py playthrough @id@ --seed 1 --update
  python3 dev.py translations update       (and translate the new texts)
  python3 dev.py test
  python3 dev.py play
"""


def fill(text: str, game_id: str, code: str) -> str:
    """Put a game's names into a template."""
    words = game_id.split("_")
    names = {
        "@id@": game_id,
        "@Name@": "".join(map(str.capitalize, words)),
        "@title@": " ".join(words).capitalize(),
        "@code@": code,
    }
    for placeholder, name in names.items():
        text = text.replace(placeholder, name)
    return text


def write(game_id: str, code: str, root: Path) -> list[Path]:
    """Write the skeleton below *root* and return its files.

    :raises FileExistsError: if one of them is there already; nothing is written then.
    """
    texts = {target: (SKELETON / f"{template}.txt").read_text("utf-8") for template, target in FILES.items()}
    files = {root / fill(target, game_id, code): text for target, text in (texts | PACKAGES).items()}
    if there := [str(file) for file in files if file.exists()]:
        raise FileExistsError(f"already there: {', '.join(there)}")
    for file, text in files.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(fill(text, game_id, code), "utf-8", newline="\n")
    return sorted(files)


def main(arguments: Sequence[str]) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="new-game", description="Write the skeleton of a game.")
    parser.add_argument("name", help="the game's id: lower case, words joined by _")
    parser.add_argument("--code", help="two letters that open its deal codes (the first two of its name)")
    parser.add_argument("--root", type=Path, default=ROOT, help="of the checkout")
    asked = parser.parse_args(arguments)
    code = (asked.code or asked.name.replace("_", "")[:2]).upper()
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", asked.name) or not re.fullmatch(r"[A-Z]{2}", code):
        print(f"not a name and a code for a game: {asked.name!r}, {code!r}", file=sys.stderr)
        return 1
    if asked.name in CATALOGUE or code in {game.code for game in CATALOGUE.values()}:
        print(f"the catalogue has this name or code already: {asked.name}, {code}", file=sys.stderr)
        return 1
    try:
        files = write(asked.name, code, asked.root)
    except FileExistsError as error:
        print(error, file=sys.stderr)
        return 1
    print("\n".join(str(file.relative_to(asked.root)) for file in files))
    print(f"\n{fill(NEXT, asked.name, code)}", end="")
    return 0
