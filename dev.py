#!/usr/bin/env python3
"""Cardtable's one door: makes .venv, installs what is needed into it, and runs a command there.

    python3 dev.py play [ARG ...]    start the program; what follows goes to it (try --help)
    python3 dev.py test [ARG ...]    ruff, mypy, import-linter and pytest; what follows goes to pytest
    python3 dev.py check             the same without pytest
    python3 dev.py setup             make .venv ready for play and test, and stop
    python3 dev.py package           build the installers of this system into dist (see packaging/README.md)
    python3 dev.py NAME [ARG ...]    a developer command: bench, shots, arena ...; "tools" lists them all,
                                     and "tools play GAME" plays in the terminal

It uses the standard library only and works from a clean clone.  The first start installs; later
ones find the stamp file that the first one left and go straight to the program, without network.
"""

from __future__ import annotations

import os
import sys

if sys.version_info < (3, 11):  # noqa: UP036 - an older Python can still read this file, and this is its answer
    from shutil import which as _which

    _newer = [name for name in ("python3.14", "python3.13", "python3.12", "python3.11") if _which(name)]
    sys.exit(
        "Cardtable needs Python 3.11 or newer; this is Python {}.{}.\n".format(*sys.version_info[:2])
        + ("Use this one: {} dev.py {}".format(_newer[0], " ".join(sys.argv[1:])) if _newer else "")
        + ("See which you have with: py --list" if os.name == "nt" else "")
    )

TYPE_CHECKING = False  # importing typing would cost the fast path a few milliseconds
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

ROOT = os.path.dirname(os.path.realpath(__file__))
VENV = os.path.join(ROOT, ".venv")
PYTHON = os.path.join(VENV, "Scripts", "python.exe") if os.name == "nt" else os.path.join(VENV, "bin", "python")
TRANSLATIONS = os.path.join(ROOT, "i18n")
RUNTIME, DEV = "runtime", "dev"  # what is installed: what the program needs, or also the developer's tools

LINTERS = (
    ("ruff", ("-m", "ruff", "check", ".")),
    ("mypy", ("-m", "mypy")),
    ("import-linter", ("-c", "from importlinter.cli import lint_imports_command as run; run()", "--no-logo")),
)

# What the program loads of Qt, below PySide6/; Qt finds its plugins only at run time.
QT_LIBRARIES = (
    "QtWidgets.abi3.so",
    "Qt/plugins/platforms/libqoffscreen.so",
    "Qt/plugins/platforms/libqxcb.so",
    "Qt/plugins/platforms/libqwayland.so",
)
QT_PROBE = """
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QApplication
app = QApplication([])
raise SystemExit(0 if QFontDatabase.families() else 3)
"""
NO_FONT = 3  # exit code of the probe
ARCH_PACKAGES = "libglvnd glib2 libx11 dbus fontconfig freetype2 libxkbcommon libxkbcommon-x11 wayland libxcb xcb-util xcb-util-cursor xcb-util-wm xcb-util-image xcb-util-keysyms xcb-util-renderutil ttf-dejavu"  # noqa: E501


# --- The fast path ---------------------------------------------------------------------------


def main(arguments: list[str]) -> int:
    """Run one command and return its exit code (on POSIX the program replaces this process)."""
    command, rest = (arguments[0], arguments[1:]) if arguments else ("help", [])
    if command in ("help", "-h", "--help"):
        print(__doc__)
        return 0
    if command == "setup":
        set_up(DEV)
        return 0
    if command == "test":
        return test(rest)
    if command == "check":
        return lint()
    if command == "package":
        return package(rest)
    if not is_ready(RUNTIME):
        set_up(RUNTIME)
    if command == "play":
        if is_screenless() and not {"--version", "--help", "-h"} & set(rest):
            sys.exit(
                "There is no screen here: neither DISPLAY nor WAYLAND_DISPLAY is set.\n"
                "Play in the terminal instead: python3 dev.py tools play --help"
            )
        return run(["-m", "cardtable", *rest])
    return run(["-m", "cardtable.devtools", *(rest if command == "tools" else (command, *rest))])


def is_ready(kind: str) -> bool:
    """Tell whether .venv was finished by this script for this checkout, this Python and this pyproject.toml."""
    try:
        with open(stamp(kind), encoding="utf-8") as file:
            finished = file.read() == fingerprint()
    except OSError:
        return False
    return finished and os.access(PYTHON, os.X_OK) and not stale_translations()


def stamp(kind: str) -> str:
    return os.path.join(VENV, f"cardtable-{kind}.stamp")


def fingerprint() -> str:
    """Return what a finished .venv depends on, as the text of its stamp (compared whole: no hash to import)."""
    with open(os.path.join(ROOT, "pyproject.toml"), encoding="utf-8") as file:
        return "Python {}.{}\n{}\n{}".format(*sys.version_info[:2], ROOT, file.read())


def stale_translations() -> list[str]:
    """Return the .ts files without an up-to-date .qm beside them."""
    stale = []
    for entry in os.scandir(TRANSLATIONS):
        if entry.name.endswith(".ts"):
            try:
                fresh = os.stat(entry.path[:-3] + ".qm").st_mtime >= entry.stat().st_mtime
            except OSError:
                fresh = False
            if not fresh:
                stale.append(entry.path)
    return stale


def is_screenless() -> bool:
    """Tell whether a window cannot open; Qt's own words for that name a library that is not missing."""
    signs = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return sys.platform.startswith("linux") and not any(os.environ.get(sign) for sign in signs)


def run(arguments: list[str]) -> int:
    """Run the .venv's Python with these arguments; on POSIX this process becomes it."""
    if os.name != "nt":
        sys.stdout.flush()
        os.execv(PYTHON, [PYTHON, *arguments])
    import subprocess  # Windows has no exec: its shell would take the prompt back at once

    return subprocess.call([PYTHON, *arguments])


# --- Tests -------------------------------------------------------------------------------------


def lint() -> int:
    """Run the checks that read the code, all of them, and return 0 if every one is content."""
    import subprocess

    if not is_ready(DEV):
        set_up(DEV)
    failed = []
    for name, arguments in LINTERS:
        say(f"{name} ...")
        if subprocess.call([PYTHON, *arguments], cwd=ROOT):
            failed.append(name)
    if failed:
        say(f"Failed: {', '.join(failed)}")
    return len(failed)


def test(arguments: list[str]) -> int:
    """Run the checks and pytest; every stage runs even after a failure, so one run tells all."""
    import subprocess

    complaints = lint()
    environment = dict(os.environ)
    environment.setdefault("QT_QPA_PLATFORM", "offscreen")
    say("pytest ...")
    workers = str(os.cpu_count() or 1)
    code = subprocess.call([PYTHON, "-m", "pytest", "-n", workers, *arguments], cwd=ROOT, env=environment)
    if complaints:
        say(f"{complaints} of the {len(LINTERS)} checks before pytest failed; see above")
    return code or complaints


def package(arguments: list[str]) -> int:
    """Run what builds the installers; it freezes in an environment of its own, so .venv is not needed."""
    import subprocess

    return subprocess.call([sys.executable, os.path.join(ROOT, "packaging", "make.py"), *arguments])


# --- Setting up --------------------------------------------------------------------------------


def set_up(kind: str) -> None:
    """Make .venv ready: Python environment, packages, system libraries, translations, and last the stamp."""
    make_environment()
    install_packages(kind)
    packages = site_packages()
    add_to_path(packages)
    unpack_support()
    if sys.platform.startswith("linux"):
        check_libraries(packages)
    check_qt()
    compile_translations(packages)
    for finished in {RUNTIME, kind}:
        with open(stamp(finished), "w", encoding="utf-8") as file:
            file.write(fingerprint())


def make_environment() -> None:
    """Create .venv, or make it anew if it is half made, was moved, or belongs to another Python."""
    import shutil
    import subprocess

    if os.path.lexists(VENV):
        if is_sound():
            return
        say("The .venv is not usable (half made, moved, or of another Python): making it anew")
        try:
            shutil.rmtree(VENV)
        except OSError as error:
            sys.exit(f"{VENV} cannot be removed ({error}).  Close what uses it, delete it and try again.")
    try:
        import ensurepip  # noqa: F401 - Debian ships venv without it; only the import tells
    except ImportError:
        package = "python{}.{}-venv".format(*sys.version_info[:2])
        install_system_packages([package], f"This Python cannot make virtual environments; it needs {package}.")
    say(f"Creating {VENV}")
    # from inside another environment, its base is the Python to build on
    base = getattr(sys, "_base_executable", sys.executable)
    if subprocess.call([base, "-m", "venv", VENV]):
        sys.exit("The virtual environment could not be made; the lines above say why.")


def is_sound() -> bool:
    """Tell whether .venv was made here, runs, has pip, and has the Python version of this process."""
    import subprocess

    probe = "import pip, sys; print(*sys.version_info[:2])"
    try:
        with open(os.path.join(VENV, "pyvenv.cfg"), encoding="utf-8") as file:
            made_here = VENV in file.read()
        answer = subprocess.run([PYTHON, "-c", probe], capture_output=True, text=True, check=False)
    except OSError:
        return False
    return made_here and answer.stdout.split() == [str(number) for number in sys.version_info[:2]]


def install_packages(kind: str) -> None:
    """Let pip install what pyproject.toml asks for, from wherever this machine's pip is set to look."""
    import subprocess

    say("Installing packages (about 100 MB the first time)")
    command = [PYTHON, "-m", "pip", "install", "--disable-pip-version-check", *requirements(kind)]
    pip = subprocess.Popen(command, cwd=ROOT, stderr=subprocess.PIPE, text=True, errors="replace")
    errors = ""
    for line in pip.stderr or ():
        print(line, end="", file=sys.stderr)
        errors += line
    if pip.wait():
        sys.exit(f"\nPackages could not be installed.  {explain_pip(errors)}")


def explain_pip(errors: str) -> str:
    """Say in a sentence what a person can do about pip's failure."""
    signs = ("Retrying (", "NewConnectionError", "Temporary failure in name resolution", "Network is unreachable")
    if any(sign in errors for sign in signs):
        return (
            "The package server cannot be reached: the first start needs the network once, later ones do not.\n"
            "Check the connection (or the proxy and index set for pip) and give the same command again."
        )
    if "No matching distribution" in errors:
        return (
            "There is no package for this system or this Python: Qt for Python needs 64-bit Windows 10, macOS 13,\n"
            "or Linux with glibc 2.34 or newer, and one of the Python versions it was built for."
        )
    if "No space left" in errors:
        return "The disk is full: about 600 MB are needed."
    return "The lines above are pip's own words; give the same command again when that is mended."


def requirements(kind: str) -> list[str]:
    """Return pyproject.toml's dependencies, with those of the developer's tools if asked."""
    import tomllib

    with open(os.path.join(ROOT, "pyproject.toml"), "rb") as file:
        project = tomllib.load(file)["project"]
    listed: list[str] = [*project["dependencies"], *(project["optional-dependencies"]["dev"] if kind == DEV else ())]
    return listed


def site_packages() -> str:
    import subprocess

    question = "import sysconfig; print(sysconfig.get_path('purelib'))"
    return subprocess.run([PYTHON, "-c", question], capture_output=True, text=True, check=True).stdout.strip()


def add_to_path(packages: str) -> None:
    """Let the .venv import the checkout, from any folder, without a build."""
    with open(os.path.join(packages, "cardtable.pth"), "w", encoding="locale") as file:  # as site.py reads it
        file.write(ROOT + "\n")


def unpack_support() -> None:
    """Let PySide put its own Python code into files: as it comes, it compiles it at every start, for 30 ms."""
    import subprocess

    environment = {**os.environ, "SBK_EMBED": "0"}
    subprocess.run([PYTHON, "-c", "import PySide6"], env=environment, capture_output=True, check=False)


def compile_translations(packages: str) -> None:
    """Turn each i18n/*.ts that changed into .qm, with the lrelease in the PySide6 of this folder."""
    import subprocess

    lrelease = os.path.join(packages, "PySide6", "lrelease.exe" if os.name == "nt" else "lrelease")
    for source in sorted(stale_translations()):
        say(f"Compiling {os.path.relpath(source, ROOT)}")
        subprocess.run([lrelease, "-silent", source, "-qm", source[:-3] + ".qm"], check=True)


# --- System libraries --------------------------------------------------------------------------


def check_libraries(packages: str) -> None:
    """Ask the dynamic linker which libraries Qt lacks here, and install or name them (Linux only)."""
    lacking = lacking_libraries(os.path.join(packages, "PySide6"))
    if lacking:
        wanted, reason = system_packages(lacking), f"Qt needs system libraries that are missing: {', '.join(lacking)}"
        install_system_packages(wanted, reason)
        still = lacking_libraries(os.path.join(packages, "PySide6"))
        if still:
            sys.exit(f"These libraries are still missing: {', '.join(still)}")


def lacking_libraries(pyside: str) -> list[str]:
    """Return the names of the shared libraries that the linker does not find, sorted: ["libEGL.so.1", ...]."""
    import shutil
    import subprocess

    ldd = shutil.which("ldd")
    if ldd is None:
        return []  # the probe that starts Qt still speaks up
    names: set[str] = set()
    for library in QT_LIBRARIES:
        answer = subprocess.run([ldd, os.path.join(pyside, library)], capture_output=True, text=True, check=False)
        names.update(line.split()[0] for line in answer.stdout.splitlines() if line.endswith("not found"))
    return sorted(names)


def check_qt() -> None:
    """Start Qt once without a screen: it must load, and see at least one font."""
    import subprocess

    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    for last in (False, True):
        probe = subprocess.run([PYTHON, "-c", QT_PROBE], env=environment, capture_output=True, text=True, check=False)
        if probe.returncode == 0:
            return
        if probe.returncode != NO_FONT or last:
            sys.exit(f"Qt does not start on this system.  Its own words:\n{probe.stderr}")
        install_system_packages([font_package()], "No font is installed")


def package_manager() -> str:
    """Return the name of the system's package manager, or an empty string."""
    import shutil

    return next((name for name in ("apt-get", "dnf", "zypper", "pacman") if shutil.which(name)), "")


def system_packages(libraries: Iterable[str]) -> list[str]:
    """Return what this system's package manager calls these libraries."""
    manager = package_manager()
    if manager == "apt-get":
        return sorted({debian_package(library) for library in libraries})
    if manager == "pacman":
        return ARCH_PACKAGES.split()
    bits = "()(64bit)" if sys.maxsize > 2**32 else ""
    return [f"{library}{bits}" for library in libraries]  # RPM packages provide their libraries by name


def debian_package(library: str) -> str:
    """Name the package of a library by Debian's rule (Policy 8.1): libX11.so.6 is in libx11-6, libGL.so.1 in libgl1."""
    if library in ("libglib-2.0.so.0", "libgthread-2.0.so.0"):
        return "libglib2.0-0"  # one package, named before the rule
    name, version = library.lower().split(".so.")
    return f"{name}-{version}" if name[-1].isdigit() else f"{name}{version}"


def font_package() -> str:
    return {"dnf": "dejavu-sans-fonts", "zypper": "dejavu-fonts", "pacman": "ttf-dejavu"}.get(
        package_manager(), "fonts-dejavu-core"
    )


def install_system_packages(packages: Sequence[str], reason: str) -> None:
    """Install system packages as root on Debian or Ubuntu; elsewhere name the one command that does, and stop."""
    import shlex
    import subprocess

    say(reason)
    manager = package_manager()
    if manager == "apt-get" and is_root():
        say(f"Installing {' '.join(packages)}")
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages]
        subprocess.call(["apt-get", "update", "-qq"], env=environment)  # a fresh system has no package lists
        if subprocess.call(install, env=environment, stdin=subprocess.DEVNULL):
            sys.exit(f"apt-get could not install them.  When that is mended: {shlex.join(install[:3] + install[5:])}")
        return
    command = {
        "apt-get": "apt-get install -y --no-install-recommends",
        "dnf": "dnf install -y",
        "zypper": "zypper install -y",
        "pacman": "pacman -S --needed",
    }.get(manager)
    if command is None:
        sys.exit(f"Install them with this system's package manager and try again: {' '.join(packages)}")
    root = "" if is_root() else "sudo "
    sys.exit(f"Give this command once, then the same one again:\n\n    {root}{command} {shlex.join(packages)}\n")


def is_root() -> bool:
    return sys.platform != "win32" and os.geteuid() == 0


def say(line: str) -> None:
    print(f"[dev.py] {line}", flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
