"""Small JSON files, replaced as a whole like the saves."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from cardtable.controllers.saves import write_atomic


def write_json(path: Path, value: Any) -> None:
    """Replace *path* by *value* as readable JSON.

    :raises SaveError: if it cannot be written; the old file is untouched.
    """
    text = json.dumps(value, ensure_ascii=False, indent=1, sort_keys=True)
    write_atomic(path, f"{text}\n".encode())


def read_json_object(path: Path) -> dict[str, Any]:
    """Return the object stored in *path*; empty if there is no such file.

    :raises ValueError: if the file holds anything else than a JSON object.
    :raises OSError: if it cannot be read.
    """
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        return {}
    value = json.loads(text)
    if not isinstance(value, dict):
        raise ValueError(f"{path}: not a JSON object")
    return value
