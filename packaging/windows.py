"""Packages for Windows: a .zip that runs anywhere, and an installer made by Inno Setup."""

from __future__ import annotations

import os
import platform
import shutil
from pathlib import Path

import common
from common import BUILD, DIST, NAME, PACKAGING, ROOT, VERSION, run, say

COMPILERS = (r"Inno Setup 6\ISCC.exe", r"Inno Setup 7\ISCC.exe")


def pack(frozen: Path, wanted: set[str]) -> list[Path]:
    """Build what is wanted."""
    sign(frozen / common.EXECUTABLE)
    for name in ("README.md", "LEIAME.md"):
        shutil.copy(ROOT / name, frozen)
    built = []
    if "zip" in wanted:
        stem = DIST / f"{NAME}-{VERSION}-windows-{platform.machine().lower()}"
        say(f"packing {stem.name}.zip")
        staged = BUILD / "zip"
        shutil.rmtree(staged, ignore_errors=True)
        shutil.copytree(frozen, staged / f"{NAME}-{VERSION}")
        built.append(Path(shutil.make_archive(str(stem), "zip", staged)))
    if "exe" in wanted:
        compiler = find_compiler()
        if compiler is None:
            say("no installer: Inno Setup 6 is not installed")
        else:
            built.append(installer(frozen, compiler))
    return built


def installer(frozen: Path, compiler: str) -> Path:
    """Build the installer."""
    target = DIST / f"{NAME}-{VERSION}-setup.exe"
    words = {"Version": VERSION, "Source": str(frozen), "Output": str(DIST), "Icon": str(BUILD / "icons/cardtable.ico")}
    defined = [f"/D{name}={value}" for name, value in words.items()]
    run([compiler, *defined, f"/DHomepage={common.HOMEPAGE}", PACKAGING / "windows" / "cardtable.iss"])
    sign(target)
    return target


def find_compiler() -> str | None:
    """Return Inno Setup's compiler, wherever it is."""
    folders = [os.environ[name] for name in ("ProgramFiles(x86)", "ProgramFiles", "LOCALAPPDATA") if name in os.environ]
    places = [Path(folder) / sub / name for folder in folders for sub in ("", "Programs") for name in COMPILERS]
    return shutil.which("ISCC") or next((str(place) for place in places if place.is_file()), None)


def sign(path: Path) -> None:
    """Sign a file, if there is a certificate: CARDTABLE_SIGN is the command, its arguments parted by spaces.

    For example ``signtool sign /fd SHA256 /tr http://timestamp.digicert.com /td SHA256 /sha1 THUMBPRINT``.
    """
    command = os.environ.get("CARDTABLE_SIGN", "").split()
    if command:
        run([*command, path])
    else:
        say(f"{path.name} is not signed: CARDTABLE_SIGN is not set")
