"""``--selftest`` passes here, and finds what can be broken in an installation."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt, qInstallMessageHandler
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication

from cardtable import resources, selftest
from cardtable.controllers import worker
from cardtable.controllers.saves import SaveStore
from cardtable.games import CATALOGUE
from cardtable.scene.decks.french.deck import FrenchDeck
from cardtable.scene.item import Art
from cardtable.ui.language import Language

ROOT = Path(selftest.__file__).parents[1]
GAME = next(iter(CATALOGUE))


@pytest.fixture
def trial(qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[selftest.Trial]:
    """A trial in this process, whose log and hooks are put back afterwards."""
    root = logging.getLogger()
    handlers, level, hook = list(root.handlers), root.level, sys.excepthook
    for handler in handlers:
        root.removeHandler(handler)  # the trial closes those it finds
    monkeypatch.setattr(selftest, "make_application", lambda: qapp)
    made = selftest.Trial(tmp_path)
    qInstallMessageHandler(None)  # pytest-qt listens again
    sys.excepthook = hook
    yield made
    made.close()
    made.services.language.set("en")
    made.window.deleteLater()
    root.setLevel(level)
    for handler in handlers:
        root.addHandler(handler)


def fails(trial: selftest.Trial, name: str, output: pytest.CaptureFixture[str]) -> str:
    """Run one check, which must fail, and return what it says."""
    assert not trial.passes(name, dict(trial.checks())[name])
    said = output.readouterr().out
    assert said.startswith(f"  FAILED {name}: ")
    return said


def test_everything_is_well_here() -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    run = subprocess.run(
        [sys.executable, "-m", "cardtable", "--selftest"],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (run.returncode, run.stderr) == (0, ""), run.stdout
    assert all(f"  ok     a deal of {game_id} " in run.stdout for game_id in CATALOGUE)
    assert run.stdout.splitlines()[-1].startswith("all is well")


def test_a_failure_is_named_at_the_end(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    class Broken:
        """Half of it works."""

        def __init__(self, profile: Path) -> None:
            self.profile = profile

        def checks(self) -> list[tuple[str, Callable[[], object]]]:
            return [("one", lambda: None), ("two", lambda: None)]

        def passes(self, name: str, check: Callable[[], object]) -> bool:
            return name == "one"

        def close(self) -> None:
            assert self.profile.is_dir()

    monkeypatch.setattr(selftest, "Trial", Broken)
    assert selftest.main() == 1
    assert capsys.readouterr().out.splitlines()[-1] == "FAILED: two"


def test_a_lost_font_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardtable.scene.typography.load_fonts", lambda: ("Inter",))
    with pytest.raises(selftest.SelfTestError, match="fonts"):
        selftest.check_files()


@pytest.mark.parametrize("lost", ["i18n/cardtable_pt_BR.qm", f"resources/rules/{GAME}.en.html"])
def test_a_lost_file_is_found(lost: str, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = resources.resource

    def resource(name: str) -> Path:
        return whole("resources/nothing" if name == lost else name)

    monkeypatch.setattr(resources, "resource", resource)
    with pytest.raises(FileNotFoundError):
        selftest.check_files()


def test_a_picture_that_stays_empty_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FrenchDeck, "art", lambda self, piece, height: empty_art())
    with pytest.raises(selftest.SelfTestError, match="french"):
        selftest.check_decks()


def empty_art() -> Art:
    return Art("nothing", QRectF(0, 0, 30, 40), lambda painter: None)


def test_a_translation_of_qt_that_is_lost_is_found(
    trial: selftest.Trial, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    install = Language._install
    monkeypatch.setattr(Language, "_install", lambda self, path: "qtbase" in path.name or install(self, path))
    trial.services.language.set("en")
    assert "Qt's button says 'Cancel' in pt_BR" in fails(trial, "languages", capsys)


def test_a_thinking_process_that_does_not_start_is_found(
    trial: selftest.Trial, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(worker, "command", lambda: ["/there/is/no/such/program"])
    assert "gave up" in fails(trial, "thinking process", capsys)


def test_a_save_that_is_not_written_is_found(
    trial: selftest.Trial, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(SaveStore, "write", lambda self, game_id, text: None)
    assert "the save is not what was played" in fails(trial, f"a deal of {GAME}", capsys)


def test_a_table_that_is_not_painted_is_found(
    trial: selftest.Trial, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    empty = QPixmap(trial.window.size())
    empty.fill(Qt.GlobalColor.white)
    monkeypatch.setattr(trial.window, "grab", lambda: empty)
    assert "is not painted" in fails(trial, f"a deal of {GAME}", capsys)


def test_a_warning_is_a_fault(trial: selftest.Trial, capsys: pytest.CaptureFixture[str]) -> None:
    assert not trial.passes("something", lambda: logging.getLogger("qt").warning("plugin is missing"))
    assert "qt: plugin is missing" in capsys.readouterr().out
