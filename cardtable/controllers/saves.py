"""Games on disk: one text file a game, replaced as a whole after every action.

A save is a transcript, so loading is replaying.  A file is written beside its
place, flushed to the disk and renamed over it: at any moment there is either
the old save or the new one.  Nothing here deletes what it cannot read: a
damaged file is set aside under another name.
"""

from __future__ import annotations

import contextlib
import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLockFile

SUFFIX = ".cardtable"
NAME: Final = re.compile("[0-9A-Za-z_-]{1,64}")  # of a finished game: a part of a file's name on every system
KEPT_FINISHED = 100  # finished games kept for review, the oldest go first


class SaveError(Exception):
    """A file could not be written or read; *key* is a message id, *path* the file."""

    def __init__(self, key: str, path: Path, cause: OSError) -> None:
        super().__init__(f"{key}: {path}: {cause}")
        self.key, self.path, self.cause = key, path, cause


def write_atomic(path: Path, data: bytes) -> None:
    """Replace *path* by *data* such that a crash leaves the old file or the new one.

    :raises SaveError: ``disk-full``, ``read-only`` or ``write-failed``; the old file is untouched.
    """
    scratch = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with scratch.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        scratch.replace(path)
        _sync_folder(path.parent)
    except OSError as cause:
        with contextlib.suppress(OSError):
            scratch.unlink()
        raise SaveError(_reason(cause), path, cause) from cause


def _sync_folder(folder: Path) -> None:
    """Make a rename durable; only POSIX can, and some file systems refuse."""
    if os.name != "posix":
        return
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _reason(cause: OSError) -> str:
    import errno

    if cause.errno in (errno.ENOSPC, errno.EDQUOT if hasattr(errno, "EDQUOT") else errno.ENOSPC, errno.EFBIG):
        return "disk-full"
    if cause.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return "read-only"
    return "write-failed"


class SaveStore:
    """The folder of saved games of one person, and the right to write there."""

    def __init__(self, folder: Path, write: Callable[[Path, bytes], None] = write_atomic) -> None:
        self.folder = folder
        self._write = write
        self._lock: QLockFile | None = None

    def acquire(self) -> bool:
        """Claim the folder for this process; ``False`` if another program holds it.

        A folder that cannot be written to at all counts as held by us: the first
        save then says what is wrong.
        """
        with contextlib.suppress(OSError):
            self.folder.mkdir(parents=True, exist_ok=True)
        lock = QLockFile(str(self.folder / "lock"))
        lock.setStaleLockTime(0)  # by process, never by age: a game may stay open for days
        if not lock.tryLock(0) and lock.error() is QLockFile.LockError.LockFailedError:
            return False
        self._lock = lock
        return True

    @property
    def owned(self) -> bool:
        """Whether this process may write."""
        return self._lock is not None

    def release(self) -> None:
        """Give the folder back."""
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None

    def path(self, game_id: str) -> Path:
        """Return where the running game is kept."""
        return self.folder / f"{game_id}{SUFFIX}"

    def write(self, game_id: str, text: str) -> None:
        """Save the running game; does nothing in a second instance.

        :raises SaveError: if it cannot be written; the previous save is untouched.
        """
        if self.owned:
            self._write(self.path(game_id), text.encode("utf-8"))

    def read(self, game_id: str) -> str | None:
        """Return the running game's text, or ``None`` if there is none.

        :raises SaveError: ``unreadable`` if the file is there but cannot be read, ``save-damaged`` if it is no text.
        """
        path = self.path(game_id)
        try:
            return path.read_bytes().decode("utf-8")
        except FileNotFoundError:
            return None
        except OSError as cause:
            raise SaveError("unreadable", path, cause) from cause
        except UnicodeDecodeError as cause:
            raise SaveError("save-damaged", path, OSError(str(cause))) from cause

    def set_aside(self, game_id: str) -> Path | None:
        """Move a save that cannot be used out of the way and return its new name."""
        path = self.path(game_id)
        if not self.owned:
            return None
        for number in range(1, 1000):
            target = path.with_name(f"{game_id}.damaged-{number}{SUFFIX}")
            if not target.exists():
                try:
                    path.rename(target)
                except OSError:
                    return None
                return target
        return None

    def finish(self, game_id: str, name: str, text: str) -> None:
        """Keep a finished game for review; *name* tells games apart, the same name replaces.

        :raises SaveError: if it cannot be written.
        :raises ValueError: if *name* could lead out of the folder.
        """
        if NAME.fullmatch(name) is None:
            raise ValueError(f"no name of a finished game: {name!r}")
        if not self.owned:
            return
        folder = self.folder / "finished"
        self._write(folder / f"{game_id}-{name}{SUFFIX}", text.encode("utf-8"))
        kept = sorted(folder.glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime)
        for path in kept[:-KEPT_FINISHED]:
            with contextlib.suppress(OSError):
                path.unlink()
