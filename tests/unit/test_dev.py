"""dev.py: what it decides, without letting it install anything."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

import dev

SOURCE = Path(dev.__file__)


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that dev.py takes for its checkout, with a finished .venv whose Python is the one that runs."""
    venv = tmp_path / ".venv"
    venv.mkdir()
    (venv / "pyvenv.cfg").write_text(f"command = python3 -m venv {venv}\n", encoding="utf-8")
    (tmp_path / "i18n").mkdir()
    (tmp_path / "pyproject.toml").write_text("[project]\n", encoding="utf-8")
    monkeypatch.setattr(dev, "ROOT", str(tmp_path))
    monkeypatch.setattr(dev, "VENV", str(venv))
    monkeypatch.setattr(dev, "PYTHON", sys.executable)
    monkeypatch.setattr(dev, "TRANSLATIONS", str(tmp_path / "i18n"))
    Path(dev.stamp(dev.RUNTIME)).write_text(dev.fingerprint(), encoding="utf-8")
    return tmp_path


# --- The fast path ---------------------------------------------------------------------------


def test_a_finished_environment_is_ready(checkout: Path) -> None:
    assert dev.is_ready(dev.RUNTIME)
    assert not dev.is_ready(dev.DEV)


def interrupt(checkout: Path) -> None:
    Path(dev.stamp(dev.RUNTIME)).unlink()


def change_dependencies(checkout: Path) -> None:
    (checkout / "pyproject.toml").write_text("[project]\ndependencies = []\n", encoding="utf-8")


def edit_a_translation(checkout: Path) -> None:
    (checkout / "i18n" / "cardtable_en.ts").touch()


@pytest.mark.parametrize("spoil", [interrupt, change_dependencies, edit_a_translation])
def test_a_change_ends_the_fast_path(checkout: Path, spoil: Callable[[Path], None]) -> None:
    spoil(checkout)
    assert not dev.is_ready(dev.RUNTIME)


def test_another_python_ends_the_fast_path(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 99, 0))
    assert not dev.is_ready(dev.RUNTIME)


def test_a_moved_checkout_ends_the_fast_path(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev, "ROOT", os.path.join(checkout, "..", checkout.name))
    assert not dev.is_ready(dev.RUNTIME)


def test_a_removed_python_ends_the_fast_path(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev, "PYTHON", str(checkout / "gone"))
    assert not dev.is_ready(dev.RUNTIME)


def test_a_translation_is_stale_until_its_result_is_newer(checkout: Path) -> None:
    source, result = checkout / "i18n" / "cardtable_en.ts", checkout / "i18n" / "cardtable_en.qm"
    source.touch()
    assert dev.stale_translations() == [str(source)]
    result.touch()
    os.utime(source, (1, 1))
    assert dev.stale_translations() == []


def test_the_fast_path_imports_next_to_nothing() -> None:
    question = "import dev, sys; dev.is_ready('runtime'); print(*{'subprocess', 'typing', 'json'} & set(sys.modules))"
    answer = subprocess.run(
        [sys.executable, "-S", "-c", question], cwd=SOURCE.parent, capture_output=True, text=True, check=True
    )
    assert answer.stdout.split() == []


def test_only_the_standard_library_is_imported() -> None:
    imported = {
        name.split(".")[0]
        for node in ast.walk(ast.parse(SOURCE.read_text(encoding="utf-8")))
        for name in (
            [alias.name for alias in node.names]
            if isinstance(node, ast.Import)
            else [node.module or ""]
            if isinstance(node, ast.ImportFrom)
            else []
        )
    }
    assert imported <= sys.stdlib_module_names


def test_an_older_python_reads_the_file_and_says_what_is_needed() -> None:
    source = SOURCE.read_text(encoding="utf-8")
    ast.parse(source, feature_version=(3, 7))
    pretend = f"import sys; sys.version_info = (3, 9, 2); sys.argv = ['dev.py', 'play']; exec({source!r})"
    answer = subprocess.run([sys.executable, "-c", pretend], capture_output=True, text=True, check=False)
    assert answer.returncode == 1
    assert answer.stderr.startswith("Cardtable needs Python 3.11 or newer; this is Python 3.9.")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only there can a session be without a screen")
def test_play_without_a_screen_says_so(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for sign in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(sign, raising=False)
    started: list[list[str]] = []
    monkeypatch.setattr(dev, "run", started.append)
    with pytest.raises(SystemExit, match="no screen"):
        dev.main(["play"])
    dev.main(["play", "--version"])
    monkeypatch.setenv("DISPLAY", ":0")
    dev.main(["play"])
    assert started == [["-m", "cardtable", "--version"], ["-m", "cardtable"]]


def test_packages_are_built_without_the_environment(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    interrupt(checkout)
    given: list[list[str]] = []

    def call(command: list[str]) -> int:
        given.append(command)
        return 3

    monkeypatch.setattr(subprocess, "call", call)
    assert dev.main(["package", "--only", "deb"]) == 3
    assert given == [[sys.executable, os.path.join(checkout, "packaging", "make.py"), "--only", "deb"]]


# --- A broken environment ----------------------------------------------------------------------


def test_an_environment_made_here_is_kept(checkout: Path) -> None:
    assert dev.is_sound()


def move(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (checkout / ".venv" / "pyvenv.cfg").write_text("command = python3 -m venv /elsewhere/.venv\n", encoding="utf-8")


def half_make(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (checkout / ".venv" / "pyvenv.cfg").unlink()


def lose_python(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev, "PYTHON", str(checkout / "gone"))


def change_python(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 99, 0))


@pytest.mark.parametrize("spoil", [move, half_make, lose_python, change_python])
def test_a_broken_environment_is_made_anew(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, spoil: Callable[[Path, pytest.MonkeyPatch], None]
) -> None:
    spoil(checkout, monkeypatch)
    assert not dev.is_sound()
    made: list[list[str]] = []

    def make(command: list[str]) -> int:
        made.append(command)
        return 0

    monkeypatch.setattr(subprocess, "call", make)
    dev.make_environment()
    assert not (checkout / ".venv").exists()
    assert [command[1:] for command in made] == [["-m", "venv", str(checkout / ".venv")]]


# --- Packages and system libraries -------------------------------------------------------------


def test_pip_gets_the_dependencies_of_pyproject() -> None:
    runtime, developer = dev.requirements(dev.RUNTIME), dev.requirements(dev.DEV)
    assert any(requirement.startswith("PySide6-Essentials") for requirement in runtime)
    assert set(runtime) < set(developer)


@pytest.mark.parametrize(
    ("errors", "answer"),
    [
        ("WARNING: Retrying (Retry(total=4 …", "cannot be reached"),
        ("ERROR: No matching distribution found for PySide6-Essentials", "64-bit"),
        ("OSError: [Errno 28] No space left on device", "disk is full"),
        ("something else", "pip's own words"),
    ],
)
def test_a_failure_of_pip_is_explained(errors: str, answer: str) -> None:
    assert answer in dev.explain_pip(errors)


@pytest.mark.parametrize(
    ("library", "package"),
    [
        ("libEGL.so.1", "libegl1"),
        ("libGL.so.1", "libgl1"),
        ("libX11.so.6", "libx11-6"),
        ("libX11-xcb.so.1", "libx11-xcb1"),
        ("libdbus-1.so.3", "libdbus-1-3"),
        ("libfontconfig.so.1", "libfontconfig1"),
        ("libgthread-2.0.so.0", "libglib2.0-0"),
        ("libwayland-cursor.so.0", "libwayland-cursor0"),
        ("libxcb-cursor.so.0", "libxcb-cursor0"),
        ("libxcb-icccm.so.4", "libxcb-icccm4"),
        ("libxcb.so.1", "libxcb1"),
        ("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
    ],
)
def test_debian_names_a_package_after_its_library(library: str, package: str) -> None:
    assert dev.debian_package(library) == package


@pytest.mark.parametrize(
    ("manager", "root", "command"),
    [
        ("apt-get", False, "sudo apt-get install -y --no-install-recommends libegl1 libxcb-cursor0\n"),
        ("dnf", False, "sudo dnf install -y 'libEGL.so.1()(64bit)' 'libxcb-cursor.so.0()(64bit)'\n"),
        ("dnf", True, "    dnf install -y 'libEGL.so.1()(64bit)' 'libxcb-cursor.so.0()(64bit)'\n"),
        ("pacman", False, "sudo pacman -S --needed libglvnd "),
        ("", False, "package manager and try again: libEGL.so.1"),
    ],
)
def test_one_exact_command_is_named(monkeypatch: pytest.MonkeyPatch, manager: str, root: bool, command: str) -> None:
    monkeypatch.setattr(dev, "package_manager", lambda: manager)
    monkeypatch.setattr(dev, "is_root", lambda: root)
    wanted = dev.system_packages(["libEGL.so.1", "libxcb-cursor.so.0"])
    with pytest.raises(SystemExit) as stop:
        dev.install_system_packages(wanted, "Missing")
    assert command in str(stop.value)


def test_root_on_debian_has_them_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[list[str]] = []

    def call(command: list[str], **_: object) -> int:
        given.append(command)
        return 0

    monkeypatch.setattr(dev, "package_manager", lambda: "apt-get")
    monkeypatch.setattr(dev, "is_root", lambda: True)
    monkeypatch.setattr(subprocess, "call", call)
    dev.install_system_packages(["libegl1"], "Missing")
    assert [command[1] for command in given] == ["update", "install"]
    assert given[-1][-1] == "libegl1"


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="asks the dynamic linker of Linux")
def test_the_linker_tells_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    linker = tmp_path / "ldd"
    linker.write_text("#!/bin/sh\necho '	libEGL.so.1 => not found'\necho '	libc.so.6 => /lib/libc.so.6 (0x1)'\n")
    linker.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert dev.lacking_libraries("PySide6") == ["libEGL.so.1"]


# --- The wheel ---------------------------------------------------------------------------------


def test_the_wheel_carries_translations_and_resources(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(build, cwd=SOURCE.parent, capture_output=True, check=True)
    (wheel,) = tmp_path.glob("*.whl")
    names = set(zipfile.ZipFile(wheel).namelist())
    data = "cardtable/_data"
    assert {f"{data}/i18n/cardtable_en.qm", f"{data}/i18n/cardtable_pt_BR.qm", "cardtable/__main__.py"} <= names
    shipped = {f"{data}/{path.relative_to(SOURCE.parent).as_posix()}" for path in resources()}
    assert shipped <= names
    assert not [name for name in names if name.endswith((".ts", ".pyc"))]


def resources() -> list[Path]:
    return [path for path in (SOURCE.parent / "resources").rglob("*") if path.is_file()]
