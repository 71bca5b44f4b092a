"""Saves are whole or absent, whatever the disk does."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from cardtable.controllers import saves
from cardtable.controllers.saves import SaveError, SaveStore, write_atomic


@pytest.fixture
def store(tmp_path: Path) -> SaveStore:
    store = SaveStore(tmp_path / "saves")
    assert store.acquire()
    return store


def test_a_save_is_read_back(store: SaveStore) -> None:
    assert store.read("toy") is None
    store.write("toy", "mão\n")
    store.write("toy", "segunda mão\n")
    assert store.read("toy") == "segunda mão\n"
    assert [path.name for path in store.folder.iterdir() if path.name.startswith(".")] == []


@pytest.mark.parametrize(
    ("code", "key"),
    [(errno.ENOSPC, "disk-full"), (errno.EROFS, "read-only"), (errno.EACCES, "read-only"), (errno.EIO, "write-failed")],
)
def test_a_failed_write_keeps_the_old_save_and_says_why(
    store: SaveStore, monkeypatch: pytest.MonkeyPatch, code: int, key: str
) -> None:
    store.write("toy", "old")

    def refuse(_: int) -> None:
        raise OSError(code, os.strerror(code))

    monkeypatch.setattr(os, "fsync", refuse)
    with pytest.raises(SaveError) as caught:
        store.write("toy", "new")
    assert caught.value.key == key
    assert store.read("toy") == "old"
    assert sorted(path.name for path in store.folder.iterdir()) == ["lock", "toy.cardtable"]


def test_a_really_full_disk_is_told_apart(tmp_path: Path) -> None:
    if not Path("/dev/full").exists():
        pytest.skip("only Linux has a device that is always full")
    target = tmp_path / "x"
    (tmp_path / f".x.{os.getpid()}.tmp").symlink_to("/dev/full")
    with pytest.raises(SaveError) as caught:
        write_atomic(target, b"something")
    assert caught.value.key == "disk-full"
    assert not target.exists()


def test_a_damaged_save_is_set_aside_not_deleted(store: SaveStore) -> None:
    store.path("toy").write_bytes(b"\xff\xfe garbage")
    with pytest.raises(SaveError) as caught:
        store.read("toy")
    assert caught.value.key == "save-damaged"
    first = store.set_aside("toy")
    store.path("toy").write_bytes(b"again")
    second = store.set_aside("toy")
    assert first is not None
    assert second is not None
    assert first.read_bytes() == b"\xff\xfe garbage"
    assert second.read_bytes() == b"again"
    assert store.read("toy") is None


def test_a_second_program_may_look_but_not_write(store: SaveStore) -> None:
    store.write("toy", "mine")
    script = (
        "import sys; from pathlib import Path; from cardtable.controllers.saves import SaveStore\n"
        "store = SaveStore(Path(sys.argv[1])); assert not store.acquire()\n"
        "store.write('toy', 'theirs'); assert store.set_aside('toy') is None\n"
        "print(store.read('toy'))\n"
    )
    done = subprocess.run([sys.executable, "-c", script, str(store.folder)], capture_output=True, text=True, check=True)
    assert done.stdout == "mine\n"
    assert store.read("toy") == "mine"


def test_the_lock_of_a_killed_program_is_taken_over(tmp_path: Path) -> None:
    script = (
        "import os, sys; from pathlib import Path; from cardtable.controllers.saves import SaveStore\n"
        "store = SaveStore(Path(sys.argv[1])); assert store.acquire(); os.kill(os.getpid(), 9)\n"
    )
    subprocess.run([sys.executable, "-c", script, str(tmp_path)], check=False)
    assert (tmp_path / "lock").exists()
    assert SaveStore(tmp_path).acquire()


def test_only_the_newest_finished_games_are_kept(store: SaveStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saves, "KEPT_FINISHED", 3)
    for number in range(5):
        store.finish("toy", f"{number}", f"game {number}")
        os.utime(store.folder / "finished" / f"toy-{number}.cardtable", (number, number))
    names = sorted(path.name for path in (store.folder / "finished").iterdir())
    assert names == ["toy-2.cardtable", "toy-3.cardtable", "toy-4.cardtable"]


@pytest.mark.parametrize("name", ["../../../evil", "", "a/b", "a\\b", ".", "x" * 65])
def test_a_finished_game_stays_in_its_folder(store: SaveStore, tmp_path: Path, name: str) -> None:
    with pytest.raises(ValueError, match="no name"):
        store.finish("toy", name, "text")
    assert not list(tmp_path.rglob("*evil*"))
