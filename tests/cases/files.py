"""Where cases are: ``<game>.json`` here, and in the folder named by CARDTABLE_CASES."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeAlias

from cardtable.games import CATALOGUE

Case: TypeAlias = dict[str, Any]

VARIABLE = "CARDTABLE_CASES"
HERE = Path(__file__).parent


def files() -> list[Path]:
    """Return every file of cases, our own first.

    :raises NotADirectoryError: if the variable names no folder.
    """
    folders = [HERE]
    if named := os.environ.get(VARIABLE):
        folders.append(Path(named))
        if not folders[1].is_dir():
            raise NotADirectoryError(f"{VARIABLE}: {named}")
    return [file for folder in folders for file in sorted(folder.glob("*.json"))]


def left_out() -> list[Path]:
    """Return the files of games that are not in the catalogue."""
    return [file for file in files() if file.stem not in CATALOGUE]


def read_cases() -> dict[tuple[str, str], list[Case]]:
    """Return all cases by game and id."""
    cases: dict[tuple[str, str], list[Case]] = {}
    for file in files():
        if file.stem in CATALOGUE:
            content = json.loads(file.read_text("utf-8"))
            assert content["game"] == file.stem, f"a file is called after its game: {file}"
            for case in (*content["cases"], *_further(content)):
                cases.setdefault((file.stem, case["id"]), []).append(case)
    return cases


def _further(content: dict[str, Any]) -> Iterator[Case]:
    """Yield the cases of other lists, which have no ids: they are called after their list."""
    for name, records in content.items():
        if name != "cases" and isinstance(records, list):
            for number, record in enumerate(records, 1):
                yield {"id": f"{name}-{number}", **record}
