"""Kill the program at any moment of a game, again and again, and see that nothing but a running animation is lost.

The child is the real program in a profile of its own, played by a robot through the table's own choices.
It says on its standard output how many actions it has been told are played; the parent kills it without
warning after a random time, reads the save, and starts it again on the same profile.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from cardtable.controllers.saves import SaveStore
from cardtable.core import transcript
from cardtable.core.rng import Rng
from cardtable.games import CATALOGUE, load_rules

LONGEST_LIFE = 2500  # ms after the first action that a child may live
START_LIMIT = 60.0  # s until a child must have its table up, on a busy machine


def main(arguments: Sequence[str]) -> int:
    """Run the parent, or with ``--child`` the program that is killed."""
    parser = argparse.ArgumentParser(prog="survive", description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game", choices=tuple(CATALOGUE))
    parser.add_argument("--times", type=int, default=200, help="how often to kill it (default 200)")
    parser.add_argument("--seed", type=int, default=1, help="of the moments")
    parser.add_argument("--child", type=Path, metavar="PROFILE", help=argparse.SUPPRESS)
    known = parser.parse_args(list(arguments))
    if known.child is not None:
        return _child(known.game, known.child)
    lost = survive(known.game, known.times, known.seed)
    print(f"{known.game}: killed {known.times} times, {lost} actions lost")
    return 1 if lost else 0


def survive(game_id: str, times: int, seed: int) -> int:
    """Return how many actions that had been played were missing after *times* kills.

    :raises RuntimeError: if the program does not come up again, or its save cannot be read.
    """
    rng, lost = Rng(seed), 0
    with TemporaryDirectory() as folder:
        profile = Path(folder)
        for _ in range(times):
            lost += _one_life(game_id, profile, rng.below(LONGEST_LIFE) / 1000)
    return lost


def _one_life(game_id: str, profile: Path, seconds: float) -> int:
    """Start the program, kill it after *seconds*, and return how many actions its save lacks."""
    command = [sys.executable, "-m", "cardtable.devtools", "survive", game_id, "--child", str(profile)]
    before = _saved(game_id, profile)
    environment = {"QT_QPA_PLATFORM": "offscreen", **os.environ}
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment) as child:
        assert child.stdout is not None
        assert child.stderr is not None
        first = child.stdout.readline()
        time.sleep(seconds)
        child.kill()
        rest, errors = child.stdout.read(), child.stderr.read()
    if not first:
        raise RuntimeError(f"the program did not come up:\n{errors}")
    said = [line.split() for line in (first + rest).splitlines(keepends=True) if line.endswith("\n")]
    resumed = int(said[0][1])
    identity, played = said[-1][0], int(said[-1][1])
    after = _saved(game_id, profile)
    if after is None:
        raise RuntimeError("the save is gone")
    lost = max(0, before[1] - resumed) if before is not None and before[0] == said[0][0] else 0
    return lost + (max(0, played - after[1]) if identity == after[0] else 0)


def _saved(game_id: str, profile: Path) -> tuple[str, int] | None:
    """Return the identity of the saved deal and the number of its actions."""
    text = SaveStore(profile / "data" / "saves").read(game_id)
    if text is None:
        return None
    saved = transcript.parse(text)
    saved.replay(load_rules(game_id))
    return saved.header("identity"), len(saved.actions)


def _child(game_id: str, profile: Path) -> int:
    """Play for ever, fast and without thinking, saying after every change how far the deal has come."""
    from PySide6.QtCore import QTimer

    from cardtable.app import Arguments, compose, make_application
    from cardtable.ui import settings as keys

    app = make_application()
    services, window = compose(Arguments(language="en", profile=profile))
    services.settings.set(keys.ANIMATION, "fast")
    services.settings.set(keys.AI_PACE, "instant")
    window.resize(640, 400)
    window.show()
    services.thinker.start()
    window.play(game_id)
    rng = Rng(time.time_ns())

    def say() -> None:
        if window.game is not None:
            record = transcript.parse(window.game.transcript())
            print(record.header("identity"), len(record.actions), flush=True)

    def act() -> None:
        game = window.game
        if game is None:
            return
        if game.over():
            game.start()
        elif choices := game.choices():
            choices[rng.below(len(choices))].perform()
        say()

    say()
    robot = QTimer(app)
    robot.timeout.connect(act)
    robot.start(30)
    return app.exec()
