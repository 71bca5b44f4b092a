"""The packages agree with the program and with each other, as far as that can be told without building them."""

from __future__ import annotations

import configparser
import re
import struct
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
import zlib
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import cardtable
from cardtable.controllers.saves import SUFFIX
from cardtable.core import transcript
from cardtable.ui.language import LANGUAGES

ROOT = Path(cardtable.__file__).parents[1]
PACKAGING = ROOT / "packaging"
WORKFLOWS = ROOT / ".github" / "workflows"


@pytest.fixture(scope="module")
def packaging() -> Iterator[Any]:
    """The modules of the folder."""
    sys.path.insert(0, str(PACKAGING))
    import common
    import icons
    import linux
    import make
    import notes
    import trim

    yield SimpleNamespace(common=common, icons=icons, linux=linux, make=make, notes=notes, trim=trim)
    sys.path.remove(str(PACKAGING))


# -- names and versions: each from one place -------------------------------------------------------


def test_version_and_name_are_those_of_the_program(packaging: Any) -> None:
    common = packaging.common
    assert (cardtable.__version__, cardtable.APP_ID) == (common.VERSION, common.APP_ID)
    assert common.SUFFIX == SUFFIX
    assert set(packaging.trim.LANGUAGES) == set(LANGUAGES)


def test_no_file_of_a_package_repeats_the_version() -> None:
    files = [path for path in PACKAGING.rglob("*") if path.suffix in (".in", ".iss", ".spec", ".yml", ".sh", ".py")]
    assert len(files) > 10
    for path in (*files, *WORKFLOWS.iterdir()):
        assert not re.search(rf"\b{re.escape(cardtable.__version__)}\b", path.read_text(encoding="utf-8")), path


def test_every_template_can_be_filled(packaging: Any) -> None:
    more = {
        "LINKS": "",
        "MIT": "",
        "OFL": "",
        "DEPENDS": "",
        "ARCHITECTURE": "",
        "SIZE": "",
        "TREE": "",
        "FILES": "",
        "HOMEPAGE_LINE": "",
    }
    for template in (PACKAGING / "linux").glob("*.in"):
        assert "@" not in re.sub(r"<\S+@\S+>|\S+@users", "", packaging.common.fill(template, **more)), template


# -- Linux -----------------------------------------------------------------------------------------


def test_the_menu_entry_opens_files_in_both_languages(packaging: Any) -> None:
    entry = configparser.ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[assignment,method-assign]  # keys keep their capitals
    entry.read_string(packaging.common.fill(PACKAGING / "linux" / "app.desktop.in"))
    found = entry["Desktop Entry"]
    assert found["Exec"] == "cardtable %f"
    assert found["Icon"] == cardtable.APP_ID
    assert found["MimeType"] == f"{packaging.common.MIME};"
    for key in ("GenericName", "Comment", "Keywords"):
        assert found[f"{key}[pt_BR]"] != found[key]


def test_a_transcript_is_known_by_its_name_and_its_first_words(packaging: Any) -> None:
    root = ElementTree.fromstring(packaging.common.fill(PACKAGING / "linux" / "mime.xml.in"))
    name = "{http://www.freedesktop.org/standards/shared-mime-info}"
    (glob,), (match,) = root.iter(f"{name}glob"), root.iter(f"{name}match")
    assert glob.get("pattern") == f"*{SUFFIX}"
    profiles = ROOT / "tests" / "fixtures" / "profiles"
    saves = list(profiles.rglob(f"*{SUFFIX}"))
    assert saves
    assert all(save.read_text(encoding="utf-8").startswith(match.get("value", "?")) for save in saves)
    assert transcript.FORMAT == 1  # another one still begins with these words


@pytest.mark.parametrize("homepage", ["", "https://example.org/cardtable"])
def test_software_centres_are_told_of_both_languages(
    packaging: Any, homepage: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(packaging.common, "HOMEPAGE", homepage)
    root = ElementTree.fromstring(packaging.linux.metainfo())
    assert root.findtext("id") == cardtable.APP_ID
    assert [url.text for url in root.iter("url")] == ([homepage, f"{homepage}/issues"] if homepage else [])
    language = "{http://www.w3.org/XML/1998/namespace}lang"
    for tag in ("summary", "p", "li"):
        told = [element.get(language) for element in root.iter(tag)]
        assert told.count("pt_BR") == told.count(None) > 0
    release = root.find("releases/release")
    assert release is not None
    assert release.get("version") == cardtable.__version__


def test_the_manual_pages_know_every_option(capsys: pytest.CaptureFixture[str]) -> None:
    from cardtable.app import parse

    with pytest.raises(SystemExit):
        parse(["--help"])
    options = set(re.findall(r"--[a-z]+", capsys.readouterr().out)) - {"--help"}
    for name in ("cardtable.6.in", "cardtable.pt_BR.6.in"):
        page = (PACKAGING / "linux" / name).read_text(encoding="utf-8").replace("\\-", "-")
        assert options <= set(re.findall(r"--[a-z]+", page)), name


def test_debian_gets_the_packages_of_the_libraries(packaging: Any) -> None:
    libraries = [
        "libEGL.so.1",
        "libgcc_s.so.1",
        "libglib-2.0.so.0",
        "libgthread-2.0.so.0",
        "libz.so.1",
        "libstdc++.so.6",
    ]
    wanted = ["libegl1", "libgcc-s1", "libglib2.0-0", "libstdc++6", "zlib1g"]
    assert packaging.linux.debian_packages(libraries) == wanted


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks into ELF files with readelf")
def test_libraries_that_are_not_in_the_folder_are_named(packaging: Any, tmp_path: Path) -> None:
    python = Path(sys.executable).resolve()
    (tmp_path / "program").write_bytes(python.read_bytes())
    found = packaging.linux.needed_libraries(tmp_path)
    assert set(packaging.linux.LOADED) <= set(found)
    assert not any(name.startswith("libc.so") for name in found)


def test_the_newest_glibc_that_anything_in_the_folder_wants_is_named(
    packaging: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Python wants what its build host had, which may be newer than what Qt wants."""
    for name in ("a.so", "b.so"):
        (tmp_path / name).write_bytes(b"\x7fELF")
    said = {"a.so": "4 (GLIBC_2.9)  5 (GLIBC_2.2.5)", "b.so": "Name: GLIBC_2.35  Flags: none  Name: GLIBC_PRIVATE"}
    monkeypatch.setattr(packaging.linux, "output", lambda command: said[command[-1].name])
    assert packaging.linux.needed_glibc(tmp_path) == "2.35"
    (tmp_path / "b.so").unlink()
    assert packaging.linux.needed_glibc(tmp_path) == packaging.linux.GLIBC


def test_what_must_not_be_in_the_program_is_found(packaging: Any, tmp_path: Path) -> None:
    (tmp_path / "fine.so").touch()
    packaging.make.look_through(tmp_path)
    (tmp_path / "lib").mkdir()
    (tmp_path / "lib" / "libQt6Network.so.6").touch()
    with pytest.raises(SystemExit, match="Qt6Network"):
        packaging.make.look_through(tmp_path)


def test_a_program_that_is_too_large_is_found(packaging: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packaging.make, "LIMIT", 10)
    (tmp_path / "large").write_bytes(b"0" * 11)
    with pytest.raises(SystemExit, match="larger"):
        packaging.make.look_through(tmp_path)


def test_sums_are_written_as_they_are_checked(packaging: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packaging.make, "DIST", tmp_path)
    (tmp_path / f"cardtable-{cardtable.__version__}.tar.xz").write_bytes(b"abc")
    (tmp_path / "cardtable-0.0.0.tar.xz").write_bytes(b"of an older version")
    packaging.make.write_sums()
    sha = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    assert (tmp_path / "SHA256SUMS").read_text() == f"{sha}  cardtable-{cardtable.__version__}.tar.xz\n"


# -- icons -----------------------------------------------------------------------------------------


def a_png(size: int) -> bytes:
    """Return a PNG of so many pixels each way, all clear."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", size, size, 8, 6, 0, 0, 0)
    rows = zlib.compress((b"\0" + b"\0" * 4 * size) * size)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


def test_a_windows_icon_names_its_pictures(packaging: Any) -> None:
    pictures = {size: a_png(size) for size in (16, 256)}
    data = packaging.icons.ico(pictures)
    assert struct.unpack("<HHH", data[:6]) == (0, 1, 2)
    for number, (size, picture) in enumerate(pictures.items()):
        width, height, _, _, _, bits, length, at = struct.unpack("<BBBBHHII", data[6 + 16 * number : 22 + 16 * number])
        assert (width, height, bits) == (size % 256, size % 256, 32)
        assert data[at : at + length] == picture


def test_a_macos_icon_names_its_pictures(packaging: Any) -> None:
    pictures = {size: a_png(size) for _, size in packaging.icons.ICNS_TYPES}
    data = packaging.icons.icns(pictures)
    assert struct.unpack(">4sI", data[:8]) == (b"icns", len(data))
    at = 8
    for kind, size in packaging.icons.ICNS_TYPES:
        found, length = struct.unpack(">4sI", data[at : at + 8])
        assert (found, data[at + 8 : at + length]) == (kind, pictures[size])
        at += length
    assert at == len(data)


def test_the_icons_are_drawn_from_the_svg(tmp_path: Path) -> None:
    """The pictures in the checkout are the drawings, as Qt's own renderer shows them."""
    from PySide6.QtGui import QImage

    subprocess.run([sys.executable, PACKAGING / "icons.py", tmp_path], check=True)
    assert (tmp_path / "cardtable.ico").exists()
    assert (tmp_path / "cardtable.icns").exists()
    for kept in (ROOT / "resources" / "icon").glob("*.png"):
        drawn, known = QImage(str(tmp_path / kept.name)), QImage(str(kept))
        assert drawn.size() == known.size()
        images = [bytes(image.convertToFormat(QImage.Format.Format_ARGB32).constBits()) for image in (drawn, known)]
        assert sum(abs(a - b) for a, b in zip(*images, strict=True)) / len(images[0]) < 1.0, kept.name


# -- Windows, macOS, Flatpak, workflows ------------------------------------------------------------


def test_the_windows_installer_speaks_both_languages_and_opens_files(packaging: Any) -> None:
    script = (PACKAGING / "windows" / "cardtable.iss").read_text(encoding="utf-8")
    messages = re.findall(r"^(en|pt_BR)\.(\w+)=", script, re.MULTILINE)
    assert {name for language, name in messages if language == "en"} == {
        name for language, name in messages if language == "pt_BR"
    }
    assert f'"{SUFFIX}"' in script
    assert packaging.common.MIME in script
    assert "AppId={{7B1E6F0A-5C0C-4D55-9C5B-0C1B8F7B5D21}" in script  # for ever: by it one version replaces another
    assert "PrivilegesRequired=lowest" in script
    assert "OverridesAllowed=commandline" in script  # the READMEs say that it asks for no administrator
    assert "[UninstallDelete]" not in script  # saved games stay
    keys = [line for line in script.splitlines() if r"Software\Classes\{#Extension}" in line]
    assert all("uninsdeletekeyifempty" in line for line in keys)  # the first line's is undone last
    given = set(re.findall(r"\{#(\w+)\}", script)) - {"AppName", "Extension", "ProgramId", "SourcePath"}
    source = (PACKAGING / "windows.py").read_text(encoding="utf-8")
    assert given == {"Version", "Source", "Output", "Icon", "Homepage"}
    assert all(name in source for name in given)


def test_flatpak_and_appimage_know_the_program(packaging: Any) -> None:
    manifest = (PACKAGING / "flatpak" / f"{cardtable.APP_ID}.yml").read_text(encoding="utf-8")
    assert f"id: {cardtable.APP_ID}\n" in manifest
    assert "--share=network" not in manifest
    script = (PACKAGING / "appimage" / "build.sh").read_text(encoding="utf-8")
    pattern = re.search(r"s/(\^APP_ID.*?)/", script)
    assert pattern is not None
    assert cardtable.APP_ID in (ROOT / "cardtable" / "__init__.py").read_text(encoding="utf-8")


def test_the_release_is_built_and_tried_on_three_systems(packaging: Any) -> None:
    text = (WORKFLOWS / "release.yml").read_text(encoding="utf-8")
    for runner in ("ubuntu-22.04", "windows-", "macos-15,", "macos-15-intel"):
        assert f"os: {runner}" in text
    assert 'python-version: "3.12"' in text
    assert "python dev.py test" in text
    assert "python dev.py package\n" in text  # which runs the self-test of the frozen program
    for system in ("Linux", "Windows", "macOS"):
        _, _, tried = text.partition(f"Try the packages ({system})")
        assert "--selftest" in tried.partition("- name:")[0], system
    kinds = {kind for found in packaging.make.KINDS.values() for kind in found}
    for kind in kinds - {"exe"}:
        assert f"dist/*.{kind}" in text.replace("dist\\", "dist/"), kind
    assert "dist/*-setup.exe" in text.replace("dist\\", "dist/")
    assert "SHA256SUMS" in text
    assert "/continuous/" not in text  # what is fetched and run is one version, with its sum
    assert len(re.findall(r"releases/download/", text)) == len(re.findall(r"^ +[0-9a-f]{64}  \w+$", text, re.MULTILINE))


def test_the_readmes_say_what_the_macos_app_asks_for() -> None:
    spec = (PACKAGING / "cardtable.spec").read_text(encoding="utf-8")
    found = re.search(r'"LSMinimumSystemVersion": "(\d+)\.0"', spec)
    assert found is not None
    for name in ("README.md", "LEIAME.md"):
        assert f"| macOS {found[1]} " in (ROOT / name).read_text(encoding="utf-8"), name


def test_ci_runs_the_tests_on_three_systems() -> None:
    text = (WORKFLOWS / "ci.yml").read_text(encoding="utf-8")
    assert all(runner in text for runner in ("ubuntu-22.04", "windows-latest", "macos-15"))
    assert "run: python dev.py test" in text


# -- words for people ------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["README.md", "LEIAME.md"])
def test_the_pictures_and_pages_that_are_named_exist(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    links = [link for link in re.findall(r"\]\(([^)#]+)\)", text) if "://" not in link]
    assert links
    assert all((ROOT / link).exists() for link in links)
    for word in ("SHA256SUMS", "--selftest", "%LOCALAPPDATA%", "~/.local/share/cardtable", ".deb", ".rpm", ".dmg"):
        assert word in text, word


CHANGES = """# Changelog

## [Unreleased]

## [{version}] - 2026-12-24

### Added

- Something.

## [0.0.1] - 2026-11-01

- The first.

[{version}]: https://example.org
"""


def test_release_notes_are_the_section_of_the_version(packaging: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    text = CHANGES.format(version=cardtable.__version__)
    notes = packaging.notes.notes(text, cardtable.__version__)
    assert notes.startswith("### Added\n\n- Something.\n\n---")
    assert "The first" not in notes
    assert packaging.notes.notes(text, "0.0.1").startswith("- The first.\n\n---")
    monkeypatch.setattr(packaging.notes, "HOMEPAGE", "https://example.org/cardtable")
    assert "(https://example.org/cardtable/blob/v0.0.1/LEIAME.md)" in packaging.notes.notes(text, "0.0.1")
    assert packaging.notes.faults(text, cardtable.__version__) == []


def test_a_release_that_is_not_written_down_is_refused(packaging: Any) -> None:
    text = CHANGES.format(version=cardtable.__version__)
    faults = packaging.notes.faults
    assert len(faults(text, "9.9.9")) == 2  # neither the program's version nor in the changelog
    assert faults(text.replace(" - 2026-12-24", ""), cardtable.__version__) != []
    assert faults(text.replace("[Unreleased]\n", "[Unreleased]\n\n- Not yet.\n"), cardtable.__version__) != []


def test_our_own_changelog_can_be_read(packaging: Any) -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert packaging.notes.sections(text)
