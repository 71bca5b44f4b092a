"""Whatever the program opens or imports at run time is in the frozen program and in the wheel."""

from __future__ import annotations

import ast
import json
import marshal
import os
import subprocess
import sys
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import cardtable

ROOT = Path(cardtable.__file__).parents[1]
PACKAGING = ROOT / "packaging"

# Runs the self-test, and says what was opened below the checkout and what was imported.  Qt reads the fonts itself,
# out of a folder that Python lists.
WATCHED = """
import json, os, sys
root, seen = sys.argv[1], set()
def note(event, arguments):
    if event in ("open", "os.listdir", "os.scandir"):
        name = arguments[0]
        if isinstance(name, str) and name.startswith(root):
            seen.add(name)
sys.addaudithook(note)
from cardtable.selftest import main
failed = main()
from cardtable.games import CATALOGUE
for game in CATALOGUE.values():
    game.part("ai", "AI")  # as the thinking process does
print(json.dumps({"failed": failed, "seen": sorted(seen), "modules": sorted(sys.modules)}))
"""


@pytest.fixture(scope="module")
def trim() -> Iterator[Any]:
    """The module that decides what is frozen."""
    sys.path.insert(0, str(PACKAGING))
    import trim as found

    yield found
    sys.path.remove(str(PACKAGING))


@pytest.fixture(scope="module")
def run() -> dict[str, Any]:
    """What a whole run of the program opens and imports."""
    command = [sys.executable, "-c", WATCHED, str(ROOT) + os.sep]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    assert found["failed"] == 0, done.stdout
    return found


def relative(paths: list[str]) -> set[str]:
    return {Path(path).relative_to(ROOT).as_posix() for path in paths}


def test_every_file_that_is_opened_is_frozen(run: dict[str, Any], trim: Any) -> None:
    opened = {
        name
        for name in relative(run["seen"])
        if not name.endswith((".py", ".pyc")) and not name.startswith((".venv", "cardtable"))
    }
    files = {path.relative_to(ROOT).as_posix() for path, _ in trim.data_files()}
    folders = {folder.as_posix() for name in files for folder in Path(name).parents} - {"."}
    assert {name for name in opened if (ROOT / name).is_file()} <= files
    assert {name for name in opened if (ROOT / name).is_dir()} <= folders
    assert any(name.startswith("resources/rules/") for name in opened)
    assert "i18n/cardtable_pt_BR.qm" in opened


def test_a_folder_that_is_listed_is_frozen_whole(trim: Any) -> None:
    frozen = {path for path, _ in trim.data_files()}
    for folder in trim.DATA:
        assert {path for path in (ROOT / folder).rglob("*") if path.is_file()} <= frozen


def test_every_resource_that_the_sources_name_is_frozen(trim: Any) -> None:
    """Also those that no test opens: the first argument of ``resource``, up to what is only known at run time."""
    named = set()
    for path in (ROOT / "cardtable").rglob("*.py"):
        if "devtools" in path.parts:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "resource":
                words = node.args[0].values if isinstance(node.args[0], ast.JoinedStr) else [node.args[0]]
                first = words[0]
                assert isinstance(first, ast.Constant), f"{path}:{node.lineno} names no folder"
                named.add(str(first.value))
    frozen = [path.relative_to(ROOT).as_posix() for path, _ in trim.data_files()]
    assert named
    for start in named:
        assert any(name.startswith(start) for name in frozen), start


def test_every_data_file_lies_where_the_frozen_program_looks(trim: Any) -> None:
    for path, folder in trim.data_files():
        if folder != "licenses":
            assert f"{folder}/{path.name}" == f"cardtable/_data/{path.relative_to(ROOT).as_posix()}"


def test_every_module_that_is_imported_is_frozen(run: dict[str, Any], trim: Any) -> None:
    ours = {name for name in run["modules"] if name.split(".")[0] == "cardtable"}
    assert ours <= set(trim.modules())
    assert not any("devtools" in name for name in trim.modules())
    assert {"cardtable.games.chuo_pai.ai", "cardtable.ai.worker", "cardtable.ui.rules_page"} <= set(trim.modules())


# Imported where they are, and done without where they are not: see shutil, hashlib and random
OPTIONAL = {"bz2", "_bz2", "lzma", "_lzma", "_hashlib", "_decimal"}


def test_no_module_that_is_imported_is_left_out(run: dict[str, Any], trim: Any) -> None:
    from PySide6 import __all__ as pyside

    left_out = set(trim.excluded_modules(list(pyside)))
    modules = set(run["modules"])
    imported = {name for name in modules for start in left_out if name == start or name.startswith(f"{start}.")}
    assert imported <= OPTIONAL


def test_the_spec_asks_for_all_of_it(trim: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: dict[str, Any] = {}

    class Analysis(types.SimpleNamespace):
        def __init__(self, scripts: list[str], **words: Any) -> None:
            asked.update(words, scripts=scripts)
            collected = [(f"{folder}/{Path(path).name}", path, "DATA") for path, folder in words["datas"]]
            super().__init__(
                binaries=[], datas=collected, pure=[], scripts=[("pyi_rth_inspect", "", ""), ("main", "", "")]
            )

    def collect(program: object, binaries: object, datas: list[tuple[str, str, str]], **words: Any) -> None:
        asked.update(collected=datas)

    monkeypatch.setattr(trim, "support_files", lambda folder, build: [])
    names = {"Analysis": Analysis, "PYZ": lambda pure: pure, "COLLECT": collect, "BUNDLE": lambda *_, **__: None}
    names["EXE"] = lambda archive, scripts, **words: asked.update(started=scripts, **words)
    spec = PACKAGING / "cardtable.spec"
    code = compile(spec.read_text(encoding="utf-8"), str(spec), "exec")
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(sys, "path", list(sys.path))
    exec(code, {**names, "SPECPATH": str(PACKAGING), "workpath": str(tmp_path)})
    assert asked["hiddenimports"] == trim.modules()
    assert {(Path(path), folder) for path, folder in asked["datas"]} == set(trim.data_files())
    assert len(asked["collected"]) == len(trim.data_files())  # nothing of ours is trimmed away again
    assert [name for name, *_ in asked["started"]] == ["main"]
    assert not asked["console"]


QT = "PySide6/Qt"


@pytest.mark.parametrize(
    "name",
    [
        f"{QT}/plugins/platforms/libqxcb.so",
        f"{QT}/plugins/platforms/libqoffscreen.so",
        f"{QT}/plugins/platforms/libqwayland.so",
        "PySide6/plugins/platforms/qwindows.dll",
        f"{QT}/plugins/platforms/libqcocoa.dylib",
        f"{QT}/translations/qtbase_pt_BR.qm",
        f"{QT}/translations/qtbase_en.qm",
        f"{QT}/lib/libQt6Widgets.so.6",
        "PySide6/QtCore.abi3.so",
        "PySide6/Qt6Core.dll",
        "libpython3.12.so.1.0",
        "shiboken6/files.dir/shibokensupport/signature/loader.pyc",
        f"{QT}/lib/QtDBus.framework/Versions/A/QtDBus",  # macOS: libraries are frameworks
        f"{QT}/lib/QtCore.framework/Resources/Info.plist",
        "QtCore",  # a link to the framework
    ],
)
def test_what_the_program_needs_is_kept(trim: Any, name: str) -> None:
    assert trim.keeps(name, f"/somewhere/{name}")


@pytest.mark.parametrize(
    "name",
    [
        f"{QT}/plugins/platformthemes/libqgtk3.so",
        f"{QT}/plugins/tls/libqopensslbackend.so",
        f"{QT}/plugins/networkinformation/libqglib.so",
        f"{QT}/plugins/platforms/libqvnc.so",
        f"{QT}/plugins/imageformats/libqpdf.so",
        f"{QT}/translations/qtbase_de.qm",
        f"{QT}/translations/assistant_pt_BR.qm",
        f"{QT}/lib/libQt6Network.so.6",
        "PySide6/Qt6Network.dll",
        f"{QT}/lib/QtNetwork.framework/Versions/A/QtNetwork",
        f"{QT}/lib/QtQml.framework/Resources/Info.plist",
        f"{QT}/lib/QtQuickWidgets.framework/Versions/Current",
        "QtNetwork",
        "PySide6/QtWidgets.pyi",
    ],
)
def test_what_the_program_can_do_without_is_left_out(trim: Any, name: str) -> None:
    assert not trim.keeps(name, f"/somewhere/{name}")


@pytest.mark.parametrize(
    ("name", "kept"), [("libxcb-cursor.so.0", True), ("libglib-2.0.so.0", False), ("libX11.so.6", False)]
)
def test_libraries_of_the_build_host_stay_there(trim: Any, name: str, kept: bool) -> None:
    assert trim.keeps(name, f"/lib/x86_64-linux-gnu/{name}") == kept


def test_the_python_of_pyside_is_compiled_but_for_what_developers_use(trim: Any, tmp_path: Path) -> None:
    source = tmp_path / "shiboken6" / "files.dir" / "support"
    source.mkdir(parents=True)
    (source / "loader.py").write_text("LOADED = True\n", encoding="utf-8")
    (source / "pyi_generator.py").write_text("import argparse\n", encoding="utf-8")
    listed = trim.support_files(tmp_path / "shiboken6", tmp_path / "build")
    assert [(path.name, folder) for path, folder in listed] == [
        ("loader.pyc", "shiboken6/files.dir/support"),
        ("pyi_generator.pyc", "shiboken6/files.dir/support"),
    ]
    code = [marshal.loads(path.read_bytes()[16:]) for path, _ in listed]
    assert [found.co_names for found in code] == [("LOADED",), ()]
    assert all(str(tmp_path) not in found.co_filename for found in code)


def test_pyside_without_its_python_part_cannot_be_frozen(trim: Any, tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        trim.support_files(tmp_path, tmp_path / "build")
