"""Packages for Linux: a folder that runs anywhere (.tar.xz), and packages for Debian (.deb) and Fedora (.rpm).

Both packages are made of one tree, laid out as it will be installed.
"""

from __future__ import annotations

import gzip
import os
import platform
import re
import shutil
import tarfile
from collections.abc import Iterable
from pathlib import Path

import common
from common import APP_ID, DIST, NAME, PACKAGING, ROOT, VERSION, fill, output, run, say

TEMPLATES = PACKAGING / "linux"
ICON_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
PROGRAM = Path("usr/lib") / NAME
DEBIAN_ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}
# What Qt loads by name at run time, where no program header mentions it; packages that the rule cannot name
LIBRARIES = {"libgcc_s.so.1": "libgcc-s1", "libz.so.1": "zlib1g", "libdbus-1.so.3": "libdbus-1-3"}
LOADED = ("libdbus-1.so.3", "libX11-xcb.so.1")
LOADER = ("ld-linux-", "libc.so.", "libm.so.", "libdl.so.", "libpthread.so.", "librt.so.", "libutil.so.")
GLIBC = "2.34"  # what the wheels of Qt for Python are built against; Python itself may want a newer one


def tar(frozen: Path) -> Path:
    """Pack the folder as it is, with its menu entry and icons beside it."""
    top = f"{NAME}-{VERSION}"
    target = DIST / f"{top}-linux-{platform.machine()}.tar.xz"
    say(f"packing {target.name}")

    def plain(member: tarfile.TarInfo) -> tarfile.TarInfo:
        member.uid = member.gid = 0
        member.uname = member.gname = "root"
        return member

    with tarfile.open(target, "w:xz", preset=6) as archive:
        archive.add(frozen, top, filter=plain)
        archive.add(ROOT / "README.md", f"{top}/README.md", filter=plain)
        archive.add(ROOT / "LEIAME.md", f"{top}/LEIAME.md", filter=plain)
    return target


def tree(frozen: Path, icons: Path, root: Path) -> None:
    """Lay out what gets installed below *root*."""
    shutil.rmtree(root, ignore_errors=True)
    shutil.copytree(frozen, root / PROGRAM, symlinks=True)
    shutil.rmtree(root / PROGRAM / "_internal" / "licenses")  # the system's own place holds them: see copyright
    link(root / "usr/bin" / NAME, Path("..") / "lib" / NAME / NAME)
    share = root / "usr/share"
    write(share / "applications" / f"{APP_ID}.desktop", fill(TEMPLATES / "app.desktop.in"))
    write(share / "metainfo" / f"{APP_ID}.metainfo.xml", metainfo())
    write(share / "mime/packages" / f"{APP_ID}.xml", fill(TEMPLATES / "mime.xml.in"))
    write_gz(share / "man/man6" / f"{NAME}.6.gz", fill(TEMPLATES / "cardtable.6.in"))
    write_gz(share / "man/pt_BR/man6" / f"{NAME}.6.gz", fill(TEMPLATES / "cardtable.pt_BR.6.in"))
    for size in ICON_SIZES:
        folder = share / f"icons/hicolor/{size}x{size}/apps"
        folder.mkdir(parents=True)
        shutil.copy(icons / f"{NAME}-{size}.png", folder / f"{APP_ID}.png")
    scalable = share / "icons/hicolor/scalable/apps"
    scalable.mkdir(parents=True)
    shutil.copy(ROOT / "resources/icon/cardtable.svg", scalable / f"{APP_ID}.svg")
    write(share / "doc" / NAME / "copyright", copyright_text())
    for path in common.files_in(root):
        if not path.is_symlink():
            executable = path == root / PROGRAM / NAME
            path.chmod(0o755 if executable else 0o644)
    for folder in [root, *(path for path in root.rglob("*") if path.is_dir())]:
        folder.chmod(0o755)


def metainfo() -> str:
    """Return what software centres show; links only if there is somewhere to link to."""
    links = "" if not common.HOMEPAGE else (
        f'  <url type="homepage">{common.HOMEPAGE}</url>\n  <url type="bugtracker">{common.HOMEPAGE}/issues</url>'
    )  # fmt: skip
    return re.sub(r"\n{2,}", "\n", fill(TEMPLATES / "metainfo.xml.in", LINKS=links))


def copyright_text() -> str:
    """Return Debian's copyright file, with the licenses' texts in its own form."""

    def paragraphs(text: str) -> str:
        return "\n".join(f" {line.rstrip()}" if line.strip() else " ." for line in text.strip().splitlines())

    mit = (ROOT / "LICENSE").read_text(encoding="utf-8").partition("authors\n")[2]
    font = (ROOT / "resources/fonts/OFL-Inter.txt").read_text(encoding="utf-8")
    return fill(TEMPLATES / "copyright.in", MIT=paragraphs(mit), OFL=paragraphs(font))


def forget_build_host(frozen: Path, patchelf: Path) -> None:
    """Take the folders of the build host out of the libraries, which would look for others there."""
    for path in programs(frozen):
        if "/" in (found := output([patchelf, "--print-rpath", path])) and "$ORIGIN" not in found:
            run([patchelf, "--remove-rpath", path])


def programs(folder: Path) -> list[Path]:
    """Return the programs and libraries below a folder."""

    def opening(path: Path) -> bytes:
        with path.open("rb") as file:
            return file.read(4)

    return [path for path in common.files_in(folder) if not path.is_symlink() and opening(path) == b"\x7fELF"]


# -- what the system must have ---------------------------------------------------------------------


def needed_libraries(folder: Path) -> list[str]:
    """Return the shared libraries that the folder's programs want and the folder does not hold."""
    own = {path.name for path in common.files_in(folder)}
    wanted = set(LOADED)
    for path in programs(folder):
        wanted |= set(re.findall(r"\(NEEDED\).*\[(.+)\]", output(["readelf", "-d", path])))
    return sorted(name for name in wanted - own if not name.startswith(LOADER))


def debian_packages(libraries: Iterable[str]) -> list[str]:
    """Return Debian's packages of these libraries."""
    import dev

    return sorted({LIBRARIES.get(library) or dev.debian_package(library) for library in libraries})


def needed_glibc(folder: Path) -> str:
    """Return the oldest glibc that has all that the folder's programs call: Python wants what its own host had."""
    found = {GLIBC}
    for path in programs(folder):
        found |= set(re.findall(r"\bGLIBC_(2\.\d+)", output(["readelf", "-V", "-W", path])))
    return max(found, key=lambda version: int(version.partition(".")[2]))


# -- .deb ------------------------------------------------------------------------------------------


def deb(tree: Path) -> Path:
    """Build the Debian package out of the tree; there, games have a folder of their own."""
    root = tree.with_name("tree-deb")
    shutil.rmtree(root, ignore_errors=True)
    shutil.copytree(tree, root, symlinks=True, copy_function=os.link)
    (root / "usr/bin").rename(root / "usr/games")
    entry = root / "usr/share/applications" / f"{APP_ID}.desktop"
    entry.unlink()
    write(entry, fill(TEMPLATES / "app.desktop.in").replace("Exec=cardtable", "Exec=/usr/games/cardtable"))
    architecture = DEBIAN_ARCHITECTURES[platform.machine()]
    target = DIST / f"{NAME}_{VERSION}_{architecture}.deb"
    say(f"building {target.name}")
    write_gz(root / "usr/share/doc" / NAME / "changelog.gz", debian_changelog())
    write(root / "usr/share/lintian/overrides" / NAME, (TEMPLATES / "lintian-overrides").read_text(encoding="utf-8"))
    depends = [f"libc6 (>= {needed_glibc(root / PROGRAM)})", *debian_packages(needed_libraries(root / PROGRAM))]
    size = sum(-(-path.lstat().st_size // 1024) for path in common.files_in(root))
    words = {"ARCHITECTURE": architecture, "DEPENDS": ", ".join(depends), "SIZE": str(size)}
    home = f"Homepage: {common.HOMEPAGE}\n" if common.HOMEPAGE else ""
    control = root / "DEBIAN"
    sums = [f"{digest(path)}  {path.relative_to(root)}\n" for path in common.files_in(root) if not path.is_symlink()]
    write(control / "control", fill(TEMPLATES / "control.in", HOMEPAGE_LINE=home, **words))
    write(control / "md5sums", "".join(sums))
    run(["dpkg-deb", "-Zxz", "--root-owner-group", "--build", root, target])
    return target


def debian_changelog() -> str:
    """Return the changelog in Debian's form: what is new is told in the program's own."""
    from datetime import UTC, datetime
    from email.utils import format_datetime

    moment = format_datetime(datetime.fromisoformat(common.release_date()).replace(tzinfo=UTC))
    head = f"{NAME} ({VERSION}) unstable; urgency=medium\n\n  * Release {VERSION}.\n"
    return f"{head}\n -- {common.AUTHORS} <{common.CONTACT}>  {moment}\n"


# -- .rpm ------------------------------------------------------------------------------------------


def rpm(root: Path, nfpm: Path) -> Path:
    """Build the package for Fedora, openSUSE and others out of the tree, with nfpm."""
    architecture = platform.machine()
    target = DIST / f"{NAME}-{VERSION}-1.{architecture}.rpm"
    say(f"building {target.name}")
    wanted = [
        f"libc.so.6(GLIBC_{needed_glibc(root / PROGRAM)})",
        *(f"{name}()" for name in needed_libraries(root / PROGRAM)),
    ]
    depends = "".join(f"  - '{library}(64bit)'\n" for library in wanted)
    # one by one: of whole folders the package would own those that belong to everybody
    others = [path for path in common.files_in(root) if not path.is_relative_to(root / PROGRAM)]
    files = "".join(
        f"  - {{src: {source_of(path)}, dst: /{path.relative_to(root)}{kind_of(path)}}}\n" for path in others
    )
    recipe = root.parent / "nfpm.yaml"
    words = {"ARCHITECTURE": DEBIAN_ARCHITECTURES[architecture], "TREE": str(root), "DEPENDS": depends, "FILES": files}
    write(recipe, fill(TEMPLATES / "nfpm.yaml.in", **words))
    run([nfpm, "package", "--packager", "rpm", "--config", recipe, "--target", target])
    return target


def source_of(path: Path) -> str:
    """Return what nfpm takes for a file's source: of a link, where it leads."""
    return os.readlink(path) if path.is_symlink() else str(path)


def kind_of(path: Path) -> str:
    return ", type: symlink" if path.is_symlink() else ""


# -- files -----------------------------------------------------------------------------------------


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def write_gz(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(text.encode(), mtime=0))


def link(path: Path, target: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    os.symlink(target, path)


def digest(path: Path) -> str:
    import hashlib

    return hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()
