"""One measurement inside the window, in a process of its own, printed as a JSON object.

``bench_gui`` runs it: ``python -m cardtable.devtools.gui_probe KIND GAME PROFILE``; times in ms, memory in MiB.
"""

from __future__ import annotations

import json
import sys
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

SIZE = (1280, 800)
IDLE_SECONDS = 5.0
THOUGHTS = 6  # of the strongest level, while the window's timer is watched
TIMER_MS = 16
DEALS = 30  # among whose actions the longest is looked for


def start(game_id: str, profile: Path, born_ns: int) -> dict[str, Any]:
    """Time from the birth of the process to the first picture: of the table, or of the home page without a game.

    ``wall`` is what passes for the player, ``busy`` the processor's time of the whole process.
    """
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication

    from cardtable.app import Arguments, run
    from cardtable.scene.view import TableView

    found: dict[str, Any] = {}
    paint = TableView.paintEvent

    def watched(self: Any, event: Any) -> None:
        paint(self, event)
        if not found:
            found.update(wall=(time.monotonic_ns() - born_ns) / 1e6, busy=time.process_time() * 1000)
            QTimer.singleShot(0, QApplication.quit)

    TableView.paintEvent = watched  # type: ignore[method-assign]  # this process measures and ends
    run(Arguments(profile=profile, play=game_id or None))
    return found


def paint(game_id: str, profile: Path) -> dict[str, Any]:
    """Time inside every paintEvent of the view while the longest of some hundred actions is shown."""
    from cardtable.devtools.rig import Rig, moment, moves, random_game
    from cardtable.scene.view import TableView

    times: list[float] = []
    busy: list[float] = []  # of this thread: what a machine with other work does not lengthen
    original = TableView.paintEvent

    def watched(self: Any, event: Any) -> None:
        began, computed = time.perf_counter(), time.thread_time()
        original(self, event)
        busy.append((time.thread_time() - computed) * 1000)
        times.append((time.perf_counter() - began) * 1000)

    TableView.paintEvent = watched  # type: ignore[method-assign]  # before there is a view: Qt asks once for overrides
    games = [random_game(game_id, seed) for seed in range(DEALS)]
    longest, ply = max(((g, n) for g in games for n in range(len(g.actions))), key=lambda pair: moves(*pair))
    rig = shown(Rig(profile))
    next_up = moment(longest, ply, ("human",) * longest.setup.seats)
    rig.lay(game_id, next_up.save)
    rig.spin(500)
    times.clear()
    busy.clear()
    began = time.perf_counter()
    rig.perform(next_up.action)
    timeline = rig.page().stage.timeline
    rig.until(lambda: not timeline.busy)
    seconds = time.perf_counter() - began
    ratio = rig.window.devicePixelRatioF()
    rig.close()
    return {"times": times, "busy": busy, "seconds": seconds, "moves": moves(longest, ply), "ratio": ratio}


def gaps(game_id: str, profile: Path) -> dict[str, Any]:
    """Gaps between the ticks of the window's timer while the strongest program thinks in its process."""
    from PySide6.QtCore import Qt, QTimer

    from cardtable.ai.player import Level, Question
    from cardtable.devtools.bench import strongest
    from cardtable.devtools.rig import Rig

    _, view, legal = strongest(game_id)
    rig = shown(Rig(profile))
    thinker: Any = rig.services.thinker
    thinker.start()
    rig.window.play(game_id)
    rig.spin(1000)
    ticks: list[float] = []
    found: list[float] = []
    answers: list[object] = []
    timer = QTimer(rig.window)
    timer.setTimerType(Qt.TimerType.PreciseTimer)
    timer.timeout.connect(lambda: ticks.append(time.perf_counter()))
    seconds = []
    for number in range(THOUGHTS):
        ticks.clear()
        timer.start(TIMER_MS)
        began = time.perf_counter()
        thinker.ask(Question(game_id, view, tuple(legal), Level.HARD, number), answers.append, answers.append)
        wait(rig, lambda number=number: len(answers) > number)
        seconds.append(time.perf_counter() - began)
        timer.stop()
        found += [(b - a) * 1000 for a, b in pairwise(ticks)]
    thinker.stop()
    rig.close()
    return {"gaps": found, "seconds": seconds, "failed": sum(isinstance(answer, str) for answer in answers)}


def idle(game_id: str, profile: Path) -> dict[str, Any]:
    """CPU time, wake-ups and running timers over some seconds at the table, and memory at home and in a game."""
    from cardtable.devtools.rig import Rig, moment, sensible_game

    rig = shown(Rig(profile))
    rig.services.thinker.start()
    rest(rig, 1.5)
    home = memory()
    game = sensible_game(game_id, 1)
    next_up = moment(game, 0, ("human",) * game.setup.seats)
    rig.lay(game_id, next_up.save)
    rig.perform(next_up.action)
    rig.until(lambda: not rig.page().stage.timeline.busy)
    rest(rig, 1.5)
    timers = running_timers(rig)
    cpu, wakes = time.process_time(), wake_ups()
    rest(rig, IDLE_SECONDS)
    cpu, wakes = time.process_time() - cpu, wake_ups() - wakes
    table = memory()
    rig.services.thinker.stop()
    rig.close()
    return {"cpu": cpu / IDLE_SECONDS * 100, "wakes": wakes, "timers": timers, "home": home, "table": table}


def shown(rig: Any) -> Any:
    """Show the window at the size of the measurements."""
    rig.window.resize(*SIZE)
    rig.window.show()
    rig.spin(600)
    return rig


def wait(rig: Any, condition: Any) -> None:
    """Run the event loop, which sleeps between events, until a condition holds."""
    from PySide6.QtCore import QEventLoop

    end = time.perf_counter() + 30
    while not condition() and time.perf_counter() < end:
        rig.app.processEvents(QEventLoop.ProcessEventsFlag.AllEvents | QEventLoop.ProcessEventsFlag.WaitForMoreEvents)


def rest(rig: Any, seconds: float) -> None:
    """Sleep in the event loop, as a program nobody touches does."""
    from PySide6.QtCore import QEventLoop, QTimer

    loop = QEventLoop()
    QTimer.singleShot(int(seconds * 1000), loop.quit)
    loop.exec()


def running_timers(rig: Any) -> list[str]:
    """Name the owners of all timers that would tick, Qt's own included."""
    from PySide6.QtCore import QAbstractEventDispatcher, QObject

    dispatcher = QAbstractEventDispatcher.instance()
    owners: list[Any] = [rig.app, *rig.app.findChildren(QObject)]
    for widget in rig.app.topLevelWidgets():
        owners += [widget, *widget.findChildren(QObject)]
    ticking = {id(owner): owner for owner in owners if dispatcher.registeredTimers(owner)}
    return [f"{type(owner).__name__} {owner.objectName()}".strip() for owner in ticking.values()]


def memory() -> float:
    """Resident memory of this process in MiB."""
    return status("VmRSS") / 1024


def wake_ups() -> int:
    """How often this process has gone to sleep so far."""
    return status("voluntary_ctxt_switches")


def status(key: str) -> int:
    lines = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith(f"{key}:"))


def main(arguments: list[str]) -> int:
    """Measure one thing and print it."""
    kind, game_id, profile, *rest_of = arguments
    if kind == "start":
        found = start(game_id, Path(profile), int(rest_of[0]))
    else:
        found = {"paint": paint, "gaps": gaps, "idle": idle}[kind](game_id, Path(profile))
    print(json.dumps(found))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
