"""Every sentence can be translated, and is."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from cardtable.devtools import translations
from cardtable.resources import data_root
from cardtable.ui.language import Language

MODULES = translations.sources()
SHOWN = frozenset(
    {  # methods that put their first text before the player
        "setText", "setIconText", "setToolTip", "setStatusTip", "setWindowTitle", "setTitle", "setAccessibleName",
        "setAccessibleDescription", "setPlaceholderText", "addMenu", "addAction", "addItem", "drawText", "announce",
    }
)  # fmt: skip
SHOWN_CLASSES = frozenset({"QLabel", "QPushButton", "QAction", "QCheckBox", "QRadioButton", "QGroupBox", "QMenu"})
NAMES = frozenset({"Cardtable", ""})  # not translated
SIGNS = frozenset("✕×·–—←→↑↓+−−/…")


def trees() -> Iterator[tuple[Path, ast.Module]]:
    for path in MODULES:
        yield path, ast.parse(path.read_text(encoding="utf-8"))


def calls(tree: ast.Module) -> Iterator[tuple[str, ast.Call]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            match node.func:
                case ast.Attribute(attr=name) | ast.Name(id=name):
                    yield name, node


def literal(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def texts(name: str, call: ast.Call) -> list[ast.expr]:
    """Return the arguments that must be literals: context, text, disambiguation."""
    return call.args[:3] if name == "translate" else call.args[:2]


def is_translation(name: str, call: ast.Call) -> bool:
    """``tr`` and ``translate`` of Qt; painters and rectangles have a ``translate`` of numbers."""
    if name == "tr":
        return True
    return name == "translate" and (isinstance(call.func, ast.Name) or "QCoreApplication" in ast.unparse(call.func))


def test_only_literals_are_translated() -> None:
    wrong = []
    for path, tree in trees():
        for name, call in calls(tree):
            if not is_translation(name, call):
                continue
            parts = texts(name, call)
            needed = 2 if name == "translate" else 1
            none = [part for part in parts[needed:] if isinstance(part, ast.Constant) and part.value is None]
            if len(parts) < needed or not all(literal(part) or part in none for part in parts) or call.keywords:
                wrong.append(f"{path.name}:{call.lineno}: {ast.unparse(call)}")
    assert not wrong


def test_plurals_are_written_so_that_lupdate_takes_them() -> None:
    """lupdate sees a plural in ``tr(text, "", n)``, but not in ``translate(context, text, None, n)``."""
    wrong = []
    for path, tree in trees():
        for name, call in calls(tree):
            if not is_translation(name, call) or (name == "tr" and len(call.args) == 3):
                continue
            if any("%n" in str(part.value) for part in texts(name, call) if isinstance(part, ast.Constant)):
                wrong.append(f"{path.name}:{call.lineno}: {ast.unparse(call)}")
    assert not wrong


def test_what_is_shown_goes_through_a_translation() -> None:
    wrong = [
        f"{path.name}:{call.lineno}: {ast.unparse(call)}"
        for path, tree in trees()
        for name, call in calls(tree)
        if name in SHOWN or name in SHOWN_CLASSES
        for part in call.args
        for node in (ast.walk(part) if isinstance(part, ast.JoinedStr) else [part])
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and not harmless(node.value)
    ]
    assert not wrong


def harmless(text: str) -> bool:
    """Names, signs, and numbers need no translation."""
    words = "".join(sign for sign in text if sign not in SIGNS).split()
    return all(word in NAMES or not any(letter.isalpha() for letter in word) for word in words)


def test_every_text_is_in_the_file() -> None:
    """What the modules hold and what lupdate finds is the same, so no call escapes it."""
    found = {
        (message.findtext("source", ""), message.get("numerus") == "yes")
        for message in ElementTree.parse(translations.file_for("pt_BR")).getroot().iter("message")
    }
    missing = []
    for path, tree in trees():
        for name, call in calls(tree):
            if is_translation(name, call):
                text = call.args[1 if name == "translate" else 0]
                assert isinstance(text, ast.Constant)
                if (text.value, name == "tr" and len(call.args) == 3) not in found:
                    missing.append(f"{path.name}:{call.lineno}: {text.value!r}")
    assert not missing


def test_nothing_is_unfinished_and_lupdate_would_change_nothing() -> None:
    assert translations.problems() == []


@pytest.mark.parametrize("language", translations.FILES)
def test_the_files_compile(language: str, tmp_path: Path) -> None:
    source = translations.file_for(language)
    translations.file_for(language, tmp_path).write_bytes(source.read_bytes())
    for other in translations.FILES:
        translations.file_for(other, tmp_path).write_bytes(translations.file_for(other).read_bytes())
    translations.compile_all(tmp_path)
    assert (tmp_path / f"cardtable_{language}.qm").stat().st_size > 100


def test_faults_are_found(tmp_path: Path) -> None:
    path = tmp_path / "bad.ts"
    path.write_text(
        '<TS version="2.1" language="pt_BR"><context><name>C</name>'
        '<message><source>a</source><translation type="unfinished">x</translation></message>'
        "<message><source>b</source><translation></translation></message>"
        "<message><source>{n} c</source><translation>c</translation></message>"
        '<message numerus="yes"><source>%n d</source><translation><numerusform>um d</numerusform>'
        "<numerusform></numerusform></translation></message>"
        "<message><source>e</source><translation>é</translation></message></context></TS>",
        encoding="utf-8",
    )
    assert len(translations.faults(path)) == 4


def test_a_translation_that_is_replaced_on_disk_stays_whole_in_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: QApplication
) -> None:
    """An update, or a developer's compiler, may write the file while the program runs."""
    (tmp_path / "i18n").mkdir()
    kept = tmp_path / "i18n" / "cardtable_pt_BR.qm"
    kept.write_bytes((data_root() / "i18n" / "cardtable_pt_BR.qm").read_bytes())
    monkeypatch.setattr("cardtable.ui.language.data_root", lambda: tmp_path)
    language = Language()
    language.set("pt_BR")
    try:
        with kept.open("r+b") as file:  # in place, as a mapped file would notice
            file.write(b"\0" * kept.stat().st_size)
        assert QCoreApplication.translate("Actions", "Undo") == "Desfazer"
    finally:
        monkeypatch.undo()
        language.set("en")
