"""What all packages share: names, version, folders, and running a step that must succeed."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PACKAGING = ROOT / "packaging"
BUILD = ROOT / "build"
DIST = ROOT / "dist"
NAME = "cardtable"
EXECUTABLE = f"{NAME}.exe" if os.name == "nt" else NAME
SUFFIX = ".cardtable"  # of transcripts, as in cardtable.controllers.saves
MIME = "application/x-cardtable"
SUMMARY = "Traditional table games, offline against honest opponents"
AUTHORS = "The Cardtable authors"
MIB = 1 << 20


def constant(name: str) -> str:
    """Return a string that the program's package defines; read, not imported."""
    text = (ROOT / NAME / "__init__.py").read_text(encoding="utf-8")
    found = re.search(rf'^{name} = "([^"]+)"', text, re.MULTILINE)
    if found is None:
        raise ValueError(f"cardtable/__init__.py has no {name}")
    return found[1]


VERSION = constant("__version__")
APP_ID = constant("APP_ID")
# Known only where something is published: the release workflow sets them
HOMEPAGE = os.environ.get("CARDTABLE_HOMEPAGE", "")
CONTACT = os.environ.get("CARDTABLE_CONTACT", "cardtable@users.noreply.github.com")


def release_date() -> str:
    """Return the day of this version by the changelog, 2026-11-30; of a version not yet released, today."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    found = re.search(rf"^## \[{re.escape(VERSION)}\] [-–—] (\d{{4}}-\d\d-\d\d)$", text, re.MULTILINE)
    return found[1] if found else datetime.now(UTC).date().isoformat()


def fill(template: Path, **more: str) -> str:
    """Return a template's text with every ``@NAME@`` in its place.

    :raises KeyError: if nobody says what stands there.
    """
    words = {"VERSION": VERSION, "APP_ID": APP_ID, "DATE": release_date(), "HOMEPAGE": HOMEPAGE, "CONTACT": CONTACT}
    words |= {"SUMMARY": SUMMARY, "AUTHORS": AUTHORS, "MIME": MIME, "SUFFIX": SUFFIX, "NAME": NAME} | more
    return re.sub(r"@([A-Z_]+)@", lambda found: words[found[1]], template.read_text(encoding="utf-8"))


def run(command: Sequence[str | Path], cwd: Path = ROOT, environment: Mapping[str, str] | None = None) -> None:
    """Run a step, and end with its own words if it fails."""
    words = [str(word) for word in command]
    if subprocess.call(words, cwd=cwd, env={**os.environ, **(environment or {})}):
        sys.exit(f"This step failed: {shlex.join(words)}")


def output(command: Sequence[str | Path]) -> str:
    """Return what a command prints.

    :raises subprocess.CalledProcessError: if it fails.
    """
    return subprocess.run([str(word) for word in command], capture_output=True, text=True, check=True).stdout


def files_in(folder: Path) -> list[Path]:
    """Return every file and link below a folder, sorted."""
    return sorted(path for path in folder.rglob("*") if path.is_symlink() or path.is_file())


def size_of(folder: Path) -> int:
    """Return the bytes of a folder, links apart."""
    return sum(path.stat().st_size for path in files_in(folder) if not path.is_symlink())


def say(line: str) -> None:
    """Tell what is being done."""
    print(f"[package] {line}", flush=True)
