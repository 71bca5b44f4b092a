"""The two translation files: collect the texts, compile them, and check that nothing is missing.

``update`` lets lupdate read every module of the program; texts are found where ``translate`` or
``tr`` is called with literals.  English has a file for its plurals alone.  ``check`` fails if an
update would change a file, if a translation is unfinished, or if it lost a ``{placeholder}``.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

import PySide6

from cardtable.resources import resource

PACKAGE: Final = Path(__file__).resolve().parent.parent
FILES: Final = {"pt_BR": ("-target-language", "pt_BR"), "en": ("-target-language", "en_US", "-pluralonly")}
_FIELD: Final = re.compile(r"\{\w*\}|%n")


def sources() -> list[Path]:
    """Return the modules whose texts a player can see."""
    return sorted(path for path in PACKAGE.rglob("*.py") if "devtools" not in path.relative_to(PACKAGE).parts)


def file_for(language: str, folder: Path | None = None) -> Path:
    """Return a language's .ts file."""
    return (folder or resource("i18n")) / f"cardtable_{language}.ts"


def update(folder: Path | None = None) -> None:
    """Collect all texts into the .ts files of *folder*, the project's own by default."""
    for language, options in FILES.items():
        with tempfile.TemporaryDirectory() as scratch:
            listing = Path(scratch) / "sources.lst"
            listing.write_text("\n".join(map(str, sources())), encoding="utf-8")
            common = ("-silent", "-no-obsolete", "-locations", "none", "-source-language", "en")
            target = file_for(language, folder)
            _run("lupdate", *common, *options, f"@{listing}", "-ts", str(target))


def compile_all(folder: Path | None = None) -> None:
    """Turn each .ts file into the .qm beside it."""
    for language in FILES:
        source = file_for(language, folder)
        _run("lrelease", "-silent", str(source), "-qm", str(source.with_suffix(".qm")))


def problems() -> list[str]:
    """Return what is wrong with the translations, one sentence each; empty if all is well."""
    found: list[str] = []
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        for language in FILES:
            source = file_for(language)
            file_for(language, folder).write_bytes(source.read_bytes())
        update(folder)
        found += [
            f"{language}: lupdate would change the file; run the update"
            for language in FILES
            if _messages(file_for(language, folder)) != _messages(file_for(language))
        ]
    for language in FILES:
        found += [f"{language}: {fault}" for fault in faults(file_for(language))]
    return found


def faults(path: Path) -> list[str]:
    """Return unfinished, empty or broken translations of one file."""
    found: list[str] = []
    for context in ElementTree.parse(path).getroot().iter("context"):
        name = context.findtext("name", "")
        for message in context.iter("message"):
            source, translation = message.findtext("source", ""), message.find("translation")
            if translation is None:
                continue
            where = f"{name}: {source!r}"
            forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
            if translation.get("type") is not None or not all(forms):
                found.append(f"{where} is {translation.get('type') or 'empty'}")
                continue
            wanted = set(_FIELD.findall(source)) - {"%n"}
            found += [f"{where}: {form!r} lost a field" for form in forms if not wanted <= set(_FIELD.findall(form))]
    return found


def _messages(path: Path) -> list[tuple[str, ...]]:
    """Return what a file holds, apart from layout."""
    return [
        (context.findtext("name", ""), message.findtext("source", ""), message.findtext("comment", ""))
        for context in ElementTree.parse(path).getroot().iter("context")
        for message in context.iter("message")
    ]


def _run(tool: str, *arguments: str) -> None:
    folder = Path(PySide6.__file__).resolve().parent
    program = folder / (f"{tool}.exe" if sys.platform == "win32" else tool)
    subprocess.run([str(program), *arguments], check=True)


def main(argv: Sequence[str]) -> int:
    """Run ``update``, ``compile`` or ``check``; return the exit status."""
    match list(argv):
        case ["update"]:
            update()
        case ["compile"]:
            compile_all()
        case ["check"]:
            if found := problems():
                print("\n".join(found))
                return 1
        case _:
            print("usage: translations update|compile|check")
            return 2
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
