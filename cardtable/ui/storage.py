"""Small JSON files that are either the old ones or the new ones, never half of each."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any


def write_json(path: Path, value: Any) -> None:
    """Replace *path* by *value* as readable JSON: temporary file, fsync, rename.

    :raises OSError: if the folder cannot be written or the disk is full; the old file is then untouched.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with temporary.open("w", encoding="utf-8") as file:
            json.dump(value, file, ensure_ascii=False, indent=1, sort_keys=True)
            file.write("\n")
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(path)
    except OSError:
        temporary.unlink(missing_ok=True)
        raise


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
