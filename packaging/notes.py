"""Release notes out of CHANGELOG.md: ``python packaging/notes.py [VERSION]`` prints what is new in it.

Without a version: what is not yet released.  ``--check VERSION`` prints nothing, and fails unless that is the version
of the program, has its section, and nothing is left under "Unreleased".
"""

from __future__ import annotations

import re
import sys

from common import HOMEPAGE, NAME, ROOT, VERSION

UNRELEASED = "Unreleased"
HEAD = re.compile(r"^## \[(?P<name>[^\]]+)\](?: [-–—] (?P<date>\d{4}-\d\d-\d\d))?$", re.MULTILINE)
LINKS = re.compile(r"^\[[^\]]+\]: \S+$", re.MULTILINE)  # at the foot of the file
FOOT = """\
---

**Como instalar / How to install:** [LEIAME.md]({home}/blob/v{version}/LEIAME.md) ·
[README.md]({home}/blob/v{version}/README.md). `SHA256SUMS` has the sum of every file.
"""


def sections(text: str) -> dict[str, str]:
    """Return what the changelog says of every version, the newest first."""
    heads = list(HEAD.finditer(text))
    ends = [head.start() for head in heads[1:]] + [len(text)]
    return {head["name"]: LINKS.sub("", text[head.end() : end]).strip() for head, end in zip(heads, ends, strict=True)}


def notes(text: str, version: str) -> str:
    """Return the notes of a version, as a page of releases shows them.

    :raises KeyError: if the changelog knows no such version.
    """
    said = sections(text)[version]
    return (
        f"{said}\n\n{FOOT.format(home=HOMEPAGE or '../..', version=version)}" if version != UNRELEASED else f"{said}\n"
    )


def faults(text: str, version: str) -> list[str]:
    """Return what forbids to release a version."""
    found, dates = sections(text), {head["name"]: head["date"] for head in HEAD.finditer(text)}
    said = []
    if version != VERSION:
        said.append(f"{NAME}/__init__.py says {VERSION}, not {version}")
    if not found.get(version):
        said.append(f"CHANGELOG.md has nothing about {version}")
    elif not dates[version]:
        said.append(f"CHANGELOG.md does not say when {version} was released")
    if found.get(UNRELEASED):
        said.append(f"CHANGELOG.md has lines under {UNRELEASED}")
    return said


def main(arguments: list[str]) -> int:
    """Print the notes, or the faults."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    if arguments[:1] == ["--check"]:
        found = faults(text, arguments[1])
        print(*found, sep="\n", end="\n" if found else "", file=sys.stderr)
        return 1 if found else 0
    print(notes(text, arguments[0] if arguments else UNRELEASED), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
