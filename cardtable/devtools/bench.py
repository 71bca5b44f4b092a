"""``bench GAME [--gui]``: prints how fast the search, the players and their process are, and with --gui the window."""

from __future__ import annotations

import argparse
import json
import platform
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from importlib import import_module
from itertools import pairwise
from statistics import fmean, median
from typing import Any

from cardtable.ai.arena import quantile
from cardtable.ai.player import Budget, Level, Question
from cardtable.ai.worker import request
from cardtable.core.rng import Rng
from cardtable.core.rules import Setup
from cardtable.games import CATALOGUE, load_rules

OF_GAME = {  # game id: module of this package with sections() of its own
    "conquian": "conquian_bench",
    "dou_dizhu": "dou_dizhu_bench",
}
RUNS = 5  # of a measurement whose best or median counts
DEALS = 6  # played by each level against itself

Section = tuple[str, list[str]]


def main(arguments: Sequence[str]) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m cardtable.devtools bench", description=__doc__)
    parser.add_argument("game", choices=list(CATALOGUE))
    parser.add_argument("--gui", action="store_true", help="measure the window too")
    args = parser.parse_args(arguments)
    print(f"{args.game} on {platform.platform()}, Python {platform.python_version()}")
    for title, lines in sections(args.game, gui=args.gui):
        print(f"\n{title}", *(f"  {line}" for line in lines), sep="\n", flush=True)
    return 0


def sections(game_id: str, gui: bool) -> Iterator[Section]:
    """Yield (title, lines) for every group of figures, as soon as it is measured."""
    yield "search from the first position", search(game_id)
    if game_id in OF_GAME:
        yield from import_module(f"{__package__}.{OF_GAME[game_id]}").sections()
    yield "decisions, each level against itself", decisions(game_id)
    yield "thinking process", process(game_id)
    if gui:
        from cardtable.devtools import bench_gui

        yield from bench_gui.sections(game_id)


def search(game_id: str) -> list[str]:
    """Measure the strongest player: nodes per second of processor time, and what one second brings."""
    player, view, legal = strongest(game_id)
    rates = []
    for _ in range(RUNS):
        begun = time.process_time()
        decision = player.choose(view, legal, Rng(1), Budget(seconds=0.5))
        rates.append(decision.nodes / (time.process_time() - begun))
    second = player.choose(view, legal, Rng(1), Budget(seconds=1.0))
    return [
        f"{max(rates):,.0f} nodes/s (best of {RUNS}; median {median(rates):,.0f})",
        f"in 1 s: {second.nodes:,} nodes, depth {second.depth}, expected lead {second.value:+.1f}",
    ]


def decisions(game_id: str) -> list[str]:
    """Measure every level's time per decision in whole games."""
    rules, ai = load_rules(game_id), CATALOGUE[game_id].part("ai", "AI")
    lines = []
    for level in ai.levels:
        seconds: list[float] = []
        for seed in range(1 if level is Level.HARD else DEALS):
            seconds += _self_play(rules, ai.player(level), seed)
        times = [1000 * t for t in seconds]
        lines.append(
            f"{level:6} mean {fmean(times):7.1f} ms, p95 {quantile(times, 0.95):7.1f} ms, max {max(times):7.1f} ms"
            f" ({len(times)} decisions)"
        )
    return lines


def process(game_id: str) -> list[str]:
    """Measure the worker: from its start to its greeting, to a first and to a second answer."""
    _, view, legal = strongest(game_id)
    line = request(1, Question(game_id, view, tuple(legal), Level.EASY, 1))
    times: list[tuple[float, float, float]] = []
    memory = 0
    for _ in range(RUNS):
        begun = time.perf_counter()
        with subprocess.Popen(
            [sys.executable, "-m", "cardtable", "--ai-worker"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        ) as worker:
            assert worker.stdin is not None
            assert worker.stdout is not None
            stamps = [begun]
            for ask in (b"", line, line):
                worker.stdin.write(ask)
                worker.stdin.flush()
                json.loads(worker.stdout.readline())
                stamps.append(time.perf_counter())
            memory = max(memory, _resident(worker.pid))
            worker.stdin.close()
        start, first, second = (1000 * (b - a) for a, b in pairwise(stamps))
        times.append((start, first, second))
    start, first, second = (median(column) for column in zip(*times, strict=True))
    lines = [
        f"ready {start:.0f} ms after its start, first answer (game imported) {first:.0f} ms, later ones {second:.1f} ms"
    ]
    return [*lines, f"{memory / 1024:.1f} MiB resident at rest"] if memory else lines


def strongest(game_id: str) -> tuple[Any, Any, list[Any]]:
    """Return the strongest player, with the first view and actions of deal 1 over which it really thinks."""
    rules, ai = load_rules(game_id), CATALOGUE[game_id].part("ai", "AI")
    player, other = ai.player(ai.levels[-1]), ai.player(ai.levels[0])
    state, rng = rules.deal(Setup(1, rules.players[0])).state, Rng(1)
    while True:
        seat = rules.to_act(state)[0]
        view, legal = rules.view(state, seat), list(rules.legal_actions(state, seat))
        if player.choose(view, legal, rng, Budget(nodes=1)).nodes:
            return player, view, legal
        state = rules.apply(state, seat, other.choose(view, legal, rng).action).state


def _self_play(rules: Any, player: Any, seed: int) -> list[float]:
    """Play a deal; return the seconds of each decision that was one."""
    state, rng, seconds = rules.deal(Setup(seed, rules.players[0])).state, Rng(seed), []
    while to_act := rules.to_act(state):
        seat = to_act[0]
        legal = list(rules.legal_actions(state, seat))
        begun = time.perf_counter()
        action = player.choose(rules.view(state, seat), legal, rng).action
        if len(legal) > 1:
            seconds.append(time.perf_counter() - begun)
        state = rules.apply(state, seat, action).state
    return seconds


def _resident(pid: int) -> int:
    """Return a process's resident memory in KiB, 0 where /proc does not tell."""
    try:
        with open(f"/proc/{pid}/status", encoding="ascii") as status:
            return next(int(line.split()[1]) for line in status if line.startswith("VmRSS:"))
    except FileNotFoundError:
        return 0
