"""What goes into the frozen program, and what stays out.

The PyInstaller spec asks here, and the tests compare the answers with what the program opens at run time.
Everything is decided by name, so that it can be tested without freezing: names are those that a file gets in
the program's folder, with slashes.
"""

from __future__ import annotations

import fnmatch
import sys
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).resolve().parents[1]
LANGUAGES = ("pt_BR", "en")

# -- our own ---------------------------------------------------------------------------------------

NOT_SHIPPED = ("cardtable.devtools",)
DATA = ("resources/fonts", "resources/rules")  # folders of the checkout, opened by cardtable.resources
IN_PACKAGE = "cardtable/_data"  # where a frozen program looks for them


def modules() -> list[str]:
    """Return every module of the program: the catalogue imports games by name, which no analysis sees."""
    found = []
    for path in sorted((ROOT / "cardtable").rglob("*.py")):
        parts = path.relative_to(ROOT).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        if not any(name == left or name.startswith(f"{left}.") for left in NOT_SHIPPED):
            found.append(name)
    return found


def data_files() -> list[tuple[Path, str]]:
    """Return the data files, each with its folder in the frozen program; translations must have been compiled."""
    listed = [path for folder in DATA for path in sorted((ROOT / folder).iterdir()) if path.is_file()]
    listed += [ROOT / "i18n" / f"cardtable_{language}.qm" for language in LANGUAGES]
    licenses = [ROOT / "LICENSE", *sorted((ROOT / "packaging" / "licenses").iterdir())]
    found = [(path, f"{IN_PACKAGE}/{path.relative_to(ROOT).parent.as_posix()}") for path in listed]
    return found + [(path, "licenses") for path in licenses]


def support_files(shiboken: Path, build: Path) -> list[tuple[Path, str]]:
    """Compile the Python part of PySide, which lies in ``files.dir``, into *build*.

    PySide carries it inside a library as source, and compiles that at every start, for some 50 ms; beside the
    library it takes it as it lies.  ``dev.unpack_support`` has written it there.  What of it serves developers only
    becomes an empty module: it is imported at every start, and takes as long to load as all the rest.
    """
    import py_compile

    listed, source = [], shiboken / "files.dir"
    for path in sorted(source.rglob("*.py")):
        name = path.relative_to(shiboken).with_suffix(".pyc")
        content = b"" if path.stem in DEVELOPERS_ONLY else path.read_bytes()
        (build / name).parent.mkdir(parents=True, exist_ok=True)
        written = (build / name).with_suffix(".py")
        written.write_bytes(content)
        py_compile.compile(
            str(written),
            str(build / name),
            dfile=name.as_posix(),
            doraise=True,
            invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
        )
        listed.append((build / name, f"shiboken6/{name.parent.as_posix()}"))
    if not listed:
        raise FileNotFoundError(source)
    return listed


DEVELOPERS_ONLY = ("pyi_generator",)  # writes stubs for type checkers


# -- Python ----------------------------------------------------------------------------------------

QT_MODULES = ("QtCore", "QtGui", "QtWidgets")  # those of PySide6 that the program imports
# Nothing here talks to a network, and no other toolkit, debugger or build tool is wanted
NO_MODULES = [
    "_asyncio", "_bz2", "_curses", "_dbm", "_decimal", "_elementtree", "_gdbm", "_hashlib", "_lzma", "_multiprocessing",
    "_posixshmem", "_socket", "_sqlite3", "_ssl", "_tkinter", "asyncio", "bdb", "bz2", "cmd", "code", "codeop",
    "concurrent", "cProfile", "curses", "dbm", "difflib", "distutils", "doctest", "email", "ensurepip", "ftplib",
    "http", "imaplib", "lib2to3", "lzma", "mailbox", "multiprocessing", "nntplib", "numpy", "packaging", "pdb",
    "pip", "poplib", "profile", "pydoc", "pydoc_data", "pyexpat", "readline", "setuptools", "smtplib",
    "socket", "socketserver", "sqlite3", "ssl", "tarfile", "telnetlib", "tkinter", "turtle", "unittest",
    "urllib.request", "venv", "webbrowser", "wsgiref", "xml", "xmlrpc", "zipapp",
]  # fmt: skip
if sys.platform.startswith("linux"):
    NO_MODULES += ["_ctypes", "ctypes"]  # platformdirs needs it on Windows


# Scripts that PyInstaller runs before ours, for what the program does not do: ask for sources, or list packages
NO_HOOKS = ("pyi_rth_inspect", "pyi_rth_pkgutil")


def excluded_modules(pyside_modules: list[str]) -> list[str]:
    """Return what the analysis shall not follow, of Python and of PySide6."""
    return [*NO_MODULES, *(f"PySide6.{name}" for name in pyside_modules if name not in QT_MODULES)]


# -- Qt and the libraries of the system ------------------------------------------------------------

# Plugins that the program can do with; Qt looks for them at run time, by folder
PLUGINS = (
    "platforms/*qxcb.*", "platforms/*qwayland*", "platforms/*qoffscreen.*", "platforms/*qwindows.*",
    "platforms/*qcocoa.*", "platforminputcontexts/*compose*", "platforminputcontexts/*ibus*",
    "platformthemes/*xdgdesktopportal.*", "wayland-decoration-client/*bradient.*",
    "wayland-shell-integration/*xdg-shell.*",
)  # fmt: skip
NO_QT_LIBRARIES = (
    "*Qt6Network*", "*Qt6Qml*", "*Qt6Quick*", "*Qt6Sql*", "*Qt6Svg*", "*Qt6Test*", "*Qt6Pdf*", "*Qt6PrintSupport*",
    "*Qt6VirtualKeyboard*", "*Qt6Designer*", "*Qt6EglF*", "*Qt6OpenGL*", "*Qt6WaylandEgl*", "*pyside6qml*",
    "*opengl32sw*", "*d3dcompiler*",
)  # fmt: skip
# Small libraries of X11 that not every desktop has installed; all else is the system's (see linux.py)
BUNDLED = ("libxcb-cursor.*", "libxcb-icccm.*", "libxcb-image.*", "libxcb-keysyms.*", "libxcb-render-util.*",
           "libxcb-util.*")  # fmt: skip
SYSTEM_FOLDERS = ("/lib/", "/lib64/", "/usr/lib/", "/usr/lib64/")


def library_name(name: str) -> str:
    """Return a library's name as the other systems have it: on macOS it is a framework, or a link that leads there."""
    path = PurePosixPath(name)
    framework = next((part.removesuffix(".framework") for part in path.parts if part.endswith(".framework")), path.name)
    qt = framework.startswith("Qt") and "." not in framework
    return framework.replace("Qt", "Qt6", 1) if qt else path.name


def keeps(name: str, source: str) -> bool:
    """Say whether a collected file goes into the program's folder; *source* is where the build found it."""
    name, source = name.replace("\\", "/"), source.replace("\\", "/")
    file = PurePosixPath(name).name
    if "/plugins/" in f"/{name}":
        return any(fnmatch.fnmatch(name, f"*/plugins/{plugin}") for plugin in PLUGINS)
    if "/translations/" in f"/{name}":
        return file in {f"qtbase_{language}.qm" for language in LANGUAGES}
    if any(fnmatch.fnmatch(library_name(name), pattern) for pattern in NO_QT_LIBRARIES):
        return False
    if source.startswith(SYSTEM_FOLDERS) and ".so" in file:
        return any(fnmatch.fnmatch(file, pattern) for pattern in BUNDLED)
    return not name.endswith((".pyi", "py.typed"))


def kept(collected: list[tuple[str, str, str]]) -> Iterator[tuple[str, str, str]]:
    """Yield what stays of a PyInstaller table of contents."""
    return (entry for entry in collected if keeps(entry[0], entry[1]))
