"""Figures of the window: start-up, painting, smoothness while the AI thinks, idle CPU, memory.

Everything is measured in processes of its own, on a virtual screen (Xvfb) where there is one, else on Qt's
offscreen platform.  Times depend on the machine: they are printed, never asserted.  The budgets are the project's.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack
from math import ceil
from pathlib import Path
from statistics import median
from typing import Any

from cardtable.devtools.rig import throw_away_profile
from cardtable.devtools.xvfb import Xvfb

STARTS = 9  # of each program, taking turns
STAY_SECONDS = 1.0  # before a started program's memory is read
PEER = "kpat"

Section = tuple[str, list[str]]


def sections(game_id: str) -> Iterator[Section]:
    """Yield (title, lines) for every group of figures, as soon as it is measured."""
    with ExitStack() as stack:
        profile = stack.enter_context(throw_away_profile())
        try:
            screen: Xvfb | None = stack.enter_context(Xvfb())
        except FileNotFoundError as missing:
            screen = None
            yield "screen", [f"{missing} is not installed: measured on Qt's offscreen platform"]
        environment = screen.environment() if screen else {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)  # players have their modules compiled after the first start
        yield "start-up (budget 500 ms)", start_up(game_id, profile, screen, environment)
        yield (
            "paint per frame in a long action, 1280×800 (budget p99: 4 ms, 8 ms at ratio 2)",
            [painting(game_id, profile, environment, ratio) for ratio in (1, 2)],
        )
        yield "window's 16 ms timer while the AI thinks (budget p99 20 ms)", smoothness(game_id, profile, environment)
        yield "at rest (budget: no CPU, no timers; 120 MiB at home, 160 in a game)", rest(game_id, profile, environment)


def start_up(game_id: str, profile: Path, screen: Xvfb | None, environment: Mapping[str, str]) -> list[str]:
    """Start the program, and its peer beside it, again and again."""
    first = started(game_id, profile, environment)
    lines = [f"first start ever, pictures not yet drawn: table painted after {first['wall']:.0f} ms"]
    tables, homes, ours, theirs = [], [], [], []
    play = [sys.executable, "-m", "cardtable", "--profile", str(profile), "--play", game_id]
    peer = shutil.which(PEER, path=f"{os.environ.get('PATH', '')}{os.pathsep}/usr/games")
    for _ in range(STARTS):
        tables.append(started(game_id, profile, environment))
        homes.append(started("", profile, environment))
        if screen is not None:
            ours.append(screen.first_picture(play, environment, STAY_SECONDS))
            if peer is not None:
                theirs.append(screen.first_picture([peer, "--gametype", "klondike"], environment, STAY_SECONDS))
    for name, found in (("home page", homes), ("table", tables)):
        busy = median(start["busy"] for start in found)
        lines.append(f"{name} painted, from the birth of the process: {spread([start['wall'] for start in found])}")
        lines[-1] += f", {busy:.0f} ms of them computing"
    for name, pictures in (("cardtable", ours), (PEER, theirs)):
        if pictures:
            times = spread([picture.after for picture in pictures])
            busy, memory = (median(getattr(picture, what) for picture in pictures) for what in ("busy", "memory"))
            lines.append(f"{name:9} first picture: {times}, {busy:.0f} ms of them computing; {memory:.0f} MiB")
    if screen is not None and peer is None:
        lines.append(f"{PEER} is not installed, so there is nothing to compare with")
    return lines


def started(game_id: str, profile: Path, environment: Mapping[str, str]) -> dict[str, Any]:
    return probe("start", game_id, profile, environment, str(time.monotonic_ns()))


def painting(game_id: str, profile: Path, environment: Mapping[str, str], ratio: int) -> str:
    """Measure the frames of a long action at a device ratio."""
    found = probe("paint", game_id, profile, {**environment, "QT_SCALE_FACTOR": str(ratio)})
    times, seconds = found["times"], found["seconds"]
    return (
        f"ratio {found['ratio']:g}: {spread(times)} (computing: {spread(found['busy'])}) over {len(times)} frames "
        f"({found['moves']} moves in {seconds:.1f} s, {len(times) / seconds:.0f} frames/s)"
    )


def smoothness(game_id: str, profile: Path, environment: Mapping[str, str]) -> list[str]:
    """Measure the timer's gaps while the strongest level thinks."""
    found = probe("gaps", game_id, profile, environment)
    gaps, thoughts = found["gaps"], found["seconds"]
    lines = [f"gap {spread(gaps)} over {len(gaps)} ticks; {len(thoughts)} thoughts: {spread(thoughts, 's')}"]
    if found["failed"]:
        lines.append(f"{found['failed']} thoughts failed")
    return lines


def rest(game_id: str, profile: Path, environment: Mapping[str, str]) -> list[str]:
    """Measure the program when nobody touches it."""
    found = probe("idle", game_id, profile, environment)
    return [
        f"CPU {found['cpu']:.2f} %, {found['wakes']} wake-ups in 5 s (one ends the measurement)",
        f"running timers: {', '.join(found['timers']) or 'none'}",
        f"memory: {found['home']:.0f} MiB at home, {found['table']:.0f} MiB in a game (AI worker apart)",
    ]


def probe(kind: str, game_id: str, profile: Path, environment: Mapping[str, str], *more: str) -> dict[str, Any]:
    """Run one measurement in its process and return what it found."""
    command = [sys.executable, "-m", "cardtable.devtools.gui_probe", kind, game_id, str(profile), *more]
    run = subprocess.run(command, env=dict(environment), capture_output=True, text=True, check=False)
    if run.returncode:
        raise RuntimeError(f"the measurement {kind!r} failed:\n{run.stderr}")
    if run.stderr:
        print(run.stderr, file=sys.stderr)
    found: dict[str, Any] = json.loads(run.stdout.splitlines()[-1])
    return found


def spread(values: Sequence[float], unit: str = "ms") -> str:
    """Return median, 99th percentile and maximum as text."""
    ordered = sorted(values)
    digits = 0 if ordered[-1] >= 100 else 1
    p99 = ordered[ceil(0.99 * len(ordered)) - 1]
    return f"p50 {median(ordered):.{digits}f}, p99 {p99:.{digits}f}, max {ordered[-1]:.{digits}f} {unit}"
