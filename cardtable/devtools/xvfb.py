"""A virtual X screen with a session bus, whose pixels can be read without asking the X server."""

from __future__ import annotations

import mmap
import os
import shutil
import struct
import subprocess
import tempfile
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType

WIDTH, HEIGHT = 1280, 800
COLUMNS, ROWS = 40, 25  # the grid of pixels that is looked at
SHARE = 0.1  # of the grid: so much has to change for a window to count as painted
POLL_SECONDS = 0.001


@dataclass(frozen=True, slots=True)
class Picture:
    """A program's first picture: ms since its birth, ms of processor time by then, and MiB a while later."""

    after: float
    busy: float
    memory: float


class Xvfb:
    """Starts a server on a free display, and a bus; use it in a ``with`` statement."""

    def __init__(self) -> None:
        """:raises FileNotFoundError: if Xvfb or dbus-daemon is not installed."""
        for program in ("Xvfb", "dbus-daemon"):
            if shutil.which(program) is None:
                raise FileNotFoundError(program)
        self._folder = tempfile.mkdtemp(prefix="cardtable-screen-")
        screen = f"{WIDTH}x{HEIGHT}x24"
        command = ["Xvfb", "-displayfd", "1", "-screen", "0", screen, "-nolisten", "tcp", "-fbdir", self._folder]
        self._server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self._server.stdout is not None
        self.display = f":{self._server.stdout.readline().strip()}"
        bus = ["dbus-daemon", "--session", "--nofork", "--print-address"]
        self._bus = subprocess.Popen(bus, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self._bus.stdout is not None
        self._address = self._bus.stdout.readline().strip()
        with (Path(self._folder) / "Xvfb_screen0").open("rb") as file:
            self._pixels = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        header = struct.unpack(">25I", self._pixels[:100])  # XWD: header size, …, bytes a line (12), colours (19)
        self._start, self._line = header[0] + header[19] * 12, header[12]

    def __enter__(self) -> Xvfb:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._pixels.close()
        for helper in (self._bus, self._server):
            helper.terminate()
            helper.wait()
            helper.stdout.close()  # type: ignore[union-attr]  # it is a pipe
        shutil.rmtree(self._folder, ignore_errors=True)

    def environment(self, more: Mapping[str, str] | None = None) -> dict[str, str]:
        """Return this process's environment, pointed at the screen."""
        environment = {**os.environ, "DISPLAY": self.display, "QT_QPA_PLATFORM": "xcb", **(more or {})}
        environment.update(DBUS_SESSION_BUS_ADDRESS=self._address, XDG_RUNTIME_DIR=self._folder)
        environment.pop("WAYLAND_DISPLAY", None)
        return environment

    def grid(self) -> list[bytes]:
        """Return the pixels of the grid."""
        pixels, start, line = self._pixels, self._start, self._line
        return [
            pixels[at : at + 4]
            for y in range(HEIGHT // ROWS // 2, HEIGHT, HEIGHT // ROWS)
            for x in range(WIDTH // COLUMNS // 2, WIDTH, WIDTH // COLUMNS)
            for at in (start + y * line + x * 4,)
        ]

    def first_picture(self, command: Sequence[str], environment: Mapping[str, str], stay: float) -> Picture:
        """Start a program, watch for its window to be painted, and stop it after *stay* more seconds.

        :raises TimeoutError: if it paints nothing within 20 s.
        """
        ground = self.grid()
        began = time.perf_counter()
        nothing = subprocess.DEVNULL
        program = subprocess.Popen(command, env=dict(environment), stdin=nothing, stdout=nothing, stderr=nothing)
        try:
            while sum(a != b for a, b in zip(ground, self.grid(), strict=True)) < SHARE * len(ground):
                if time.perf_counter() - began > 20:
                    raise TimeoutError(f"{command[0]} painted nothing")
                time.sleep(POLL_SECONDS)
            painted, busy = (time.perf_counter() - began) * 1000, processor_ms(program.pid)
            time.sleep(stay)
            return Picture(painted, busy, resident(program.pid))
        finally:
            program.terminate()
            program.wait()
            time.sleep(0.3)  # the server clears the screen


def resident(pid: int) -> float:
    """Return the resident memory of a process in MiB."""
    lines = Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS:")) / 1024


def processor_ms(pid: int) -> float:
    """Return the processor time of a process, all threads, in ms; the kernel counts in hundredths of a second."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) * 1000 / os.sysconf("SC_CLK_TCK")
