"""The import contracts hold, and each one breaks on an import planted against it."""

from __future__ import annotations

import ast
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LINT = "from importlinter.cli import lint_imports_command as run; run()"

LAYERS = "Layers point one way"
GAME = "Inside a game: what is seen over ai over rules"
INDEPENDENT = "Games do not know each other"
NO_QT = "Rules and search never meet Qt"

PLANTS = [
    (LAYERS, "core/rng.py", "import cardtable.ai.player"),
    (LAYERS, "ai/player.py", "import cardtable.controllers.director"),
    (LAYERS, "ai/player.py", "import cardtable.games"),
    (LAYERS, "controllers/director.py", "import cardtable.scene"),
    (LAYERS, "scene/__init__.py", "import cardtable.controllers"),
    (LAYERS, "scene/__init__.py", "import cardtable.games"),
    (LAYERS, "games/o_an_quan/__init__.py", "import cardtable.ui"),
    (LAYERS, "ui/__init__.py", "import cardtable.devtools"),
    (LAYERS, "ui/__init__.py", "import cardtable.__main__"),
    (LAYERS, "__main__.py", "import cardtable.devtools"),
    (LAYERS, "resources.py", "import cardtable.core"),
    (LAYERS, "surprise.py", ""),  # a module nobody gave a layer
    (GAME, "games/another/rules.py", "import cardtable.games.another.ai"),
    (GAME, "games/another/rules.py", "import cardtable.games.another.messages"),
    (GAME, "games/another/fast.py", "import cardtable.games.another.ai"),
    (GAME, "games/another/ai.py", "import cardtable.games.another.table"),
    (INDEPENDENT, "games/another/rules.py", "import cardtable.games.o_an_quan.rules"),
    (NO_QT, "core/session.py", "import PySide6.QtCore"),
    (NO_QT, "ai/player.py", "import PySide6"),
    (NO_QT, "games/o_an_quan/rules.py", "import PySide6.QtCore"),
    (NO_QT, "games/o_an_quan/sow.py", "import shiboken6"),  # by way of the rules
    (NO_QT, "games/another/ai.py", "import PySide6.QtCore"),
    (NO_QT, "games/another/fast.py", "import PySide6.QtCore"),
]


def verdicts(folder: Path) -> dict[str, bool]:
    """Lint the package in a folder and return whether each contract is kept."""
    run = subprocess.run(
        [sys.executable, "-c", LINT, "--no-logo", "--no-cache"], cwd=folder, capture_output=True, text=True, check=False
    )
    names = (LAYERS, GAME, INDEPENDENT, NO_QT)
    found = {name: f"{name} KEPT" in run.stdout for name in names if name in run.stdout}
    assert len(found) == len(names), run.stdout + run.stderr
    assert (run.returncode == 0) == all(found.values()), run.stdout
    return found


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package with a second, empty game, so that the games have somebody to know."""
    folder = tmp_path_factory.mktemp("planted")
    shutil.copy(ROOT / "pyproject.toml", folder)
    copied = folder / "cardtable"
    shutil.copytree(ROOT / "cardtable", copied, ignore=shutil.ignore_patterns("__pycache__", "_data"))
    another = copied / "games" / "another"
    another.mkdir()
    for module in ("__init__", "rules", "ai", "fast", "messages", "table"):
        (another / f"{module}.py").write_text("", encoding="utf-8")
    return copied


def test_every_contract_is_kept(package: Path) -> None:
    assert verdicts(package.parent) == dict.fromkeys((LAYERS, GAME, INDEPENDENT, NO_QT), True)


@pytest.mark.parametrize(("contract", "module", "line"), PLANTS)
def test_a_planted_import_breaks_its_contract(package: Path, contract: str, module: str, line: str) -> None:
    target = package / module
    original = target.read_text(encoding="utf-8") if target.exists() else None
    target.write_text(f"{original or ''}\n{line}\n", encoding="utf-8")
    try:
        assert not verdicts(package.parent)[contract]
    finally:
        if original is None:
            target.unlink()
        else:
            target.write_text(original, encoding="utf-8")


def qt_modules(folder: Path) -> dict[str, set[str]]:
    """Return the PySide6 modules that the Python files of a folder import, with the files that do."""
    found: dict[str, set[str]] = {}
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names: list[str] = []
            if isinstance(node, ast.ImportFrom) and node.module == "PySide6":
                names = [f"PySide6.{alias.name}" for alias in node.names if alias.name.startswith("Qt")]
            elif isinstance(node, ast.ImportFrom) and node.module:
                names = [node.module]
            elif isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            for name in names:
                if name.startswith("PySide6."):
                    found.setdefault(name, set()).add(str(path.relative_to(ROOT)))
    return found


def test_the_program_loads_only_three_qt_modules() -> None:
    """QtNetwork and QtQml cost 11 and 25 ms of every start, and the installers leave them out."""
    allowed = {"PySide6.QtCore", "PySide6.QtGui", "PySide6.QtWidgets"}
    others = {name: files for name, files in qt_modules(ROOT / "cardtable").items() if name not in allowed}
    assert {name: files for name, files in others.items() if any("devtools" not in file for file in files)} == {}


def test_controllers_know_no_widgets() -> None:
    assert set(qt_modules(ROOT / "cardtable" / "controllers")) <= {"PySide6.QtCore"}
