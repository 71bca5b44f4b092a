"""Pictures of every screen in both languages, at several sizes, always of the same deal.

    python -m cardtable.devtools shots [--out DIR] [--game ID] [--only NAME ...] [--published]

Offscreen; a process of its own per device ratio and language, since Qt takes the ratio at its start.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path

from cardtable.devtools.rig import AnySession, Rig, moment, moves, sensible_game, throw_away_profile
from cardtable.games import CATALOGUE

LANGUAGES = ("en", "pt_BR")
SIZES = {1: ((1024, 600), (1280, 720), (1920, 1080)), 2: ((1280, 720),)}  # logical pixels, by device ratio
PUBLISHED = ("saved", "selected", "moving", "result")  # for the README and the software centres
QUALITY = 92  # of published pictures, as JPEG: a quarter of the bytes, which stay in the history for ever
SEED = 7
SEEDS = range(SEED, SEED + 50)  # the first deal among these that a person ends
OPENING = 8  # actions, among which the one with the most moves is shown in motion
IN_MOTION_MS = 2400.0  # how far into it
SETTLED_MS = 260.0  # after a resize everything is drawn anew 120 ms later
# what a person presses to have something chosen; where nothing stands here, a hint chooses
KEYS = {"o_an_quan": ("Right", "Right", "Return")}


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which pictures, and where they go."""

    out: Path
    games: tuple[str, ...]
    only: tuple[str, ...]
    published: bool


def main(arguments: Sequence[str]) -> int:
    """Draw the pictures, one process per device ratio and language."""
    parser = argparse.ArgumentParser(prog="shots", description="Pictures of every screen in both languages.")
    parser.add_argument("--out", type=Path, default=Path("shots"), metavar="DIR", help="where they go (shots)")
    parser.add_argument("--game", choices=tuple(CATALOGUE), help="only this game")
    parser.add_argument("--only", nargs="+", default=(), metavar="NAME", help="only these: home start moving ...")
    parser.add_argument("--published", action="store_true", help="the few of the README, in English at 1280×720")
    parser.add_argument("--ratio", type=int, choices=tuple(SIZES), help="only this device ratio")
    parser.add_argument("--language", choices=LANGUAGES, help="only this language")
    parser.add_argument("--here", action="store_true", help=argparse.SUPPRESS)  # in this process
    given = parser.parse_args(arguments)
    if given.here:
        games = (given.game,) if given.game else tuple(CATALOGUE)
        draw(Wanted(given.out, games, tuple(given.only), given.published), given.ratio, given.language)
        return 0
    ratios = (given.ratio,) if given.ratio else (1,) if given.published else tuple(SIZES)
    languages = (given.language,) if given.language else LANGUAGES[:1] if given.published else LANGUAGES
    for ratio, language in product(ratios, languages):
        chosen = ["--ratio", str(ratio), "--language", language, "--here"]
        command = [sys.executable, "-m", "cardtable.devtools.shots", *arguments, *chosen]
        environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": str(ratio)}
        if code := subprocess.call(command, env=environment):
            return code
    return 0


def draw(wanted: Wanted, ratio: int, language: str) -> None:
    """Draw what is wanted in one language, at the device ratio of this process."""
    wanted.out.mkdir(parents=True, exist_ok=True)
    sizes = SIZES[1][1:2] if wanted.published else SIZES[ratio]
    games = {game_id: ended_by_a_person(game_id) for game_id in wanted.games}
    with throw_away_profile() as profile:
        rig = Rig(profile, language)
        rig.window.show()
        for width, height in sizes:
            rig.window.setFixedSize(width, height)
            for name in screens(rig, games):
                short = name.rpartition("-")[2]
                if (wanted.only and short not in wanted.only) or (wanted.published and short not in PUBLISHED):
                    continue
                rig.spin(SETTLED_MS)
                at = f"-{language}-{width}x{height}" + (f"@{ratio}x" if ratio > 1 else "")
                path = wanted.out / (f"{name}.jpg" if wanted.published else f"{name}{at}.png")
                if not rig.window.grab().save(str(path), quality=QUALITY if wanted.published else -1):
                    raise OSError(f"{path} cannot be written")
                print(path, flush=True)
        rig.close()


def screens(rig: Rig, games: dict[str, AnySession]) -> Iterator[str]:
    """Bring up one screen after the other and yield its name when it can be drawn."""
    from cardtable.ui import settings as keys

    window, settings = rig.window, rig.services.settings
    window.show_home()
    yield "home"
    for game_id, game in games.items():
        settings.set(keys.ANIMATION, "off")
        settings.set_game(game_id, keys.GameSettings(level="hard"))
        players = ("human", *("ai hard",) * (game.setup.seats - 1))
        rig.lay(game_id, moment(game, 0, players).save)
        yield f"{game_id}-start"
        choose(rig, KEYS.get(game_id))
        yield f"{game_id}-selected"
        settings.set(keys.ANIMATION, "normal")
        mine = [ply for ply in range(min(OPENING, len(game.actions))) if game.actions[ply][0] == 0]
        busiest = moment(game, max(mine, key=lambda ply: moves(game, ply)), players)
        rig.lay(game_id, busiest.save)
        timeline = rig.page().stage.timeline
        timeline.pause()
        rig.perform(busiest.action)
        timeline.advance(IN_MOTION_MS)
        yield f"{game_id}-moving"
        timeline.drop()
        timeline.resume()
        settings.set(keys.ANIMATION, "off")
        last = moment(game, len(game.actions) - 1, players)
        rig.lay(game_id, last.save)
        rig.perform(last.action)
        rig.until(lambda: not rig.page().stage.timeline.busy)
        yield f"{game_id}-result"
        rig.lay(game_id, moment(game, 0, players).save)
        window.show_rules()
        yield f"{game_id}-rules"
        rig.dismiss()
        window.show_options()
        yield f"{game_id}-options"
        rig.dismiss()
        for number, outcome in enumerate(("won", "won", "lost", "drawn", "won")):
            rig.services.statistics.record(game_id, "medium", number % 2 == 0, outcome, f"{game_id}-{number}")
        rig.lay(game_id, moment(game, mine[-1], players).save)  # something has been played: it can be gone on with
    window.show_home()
    yield "home-saved"
    for name, show in (
        ("statistics", window.show_statistics),
        ("about", window.show_about),
        ("code", window.opener.ask_code),
    ):
        show()
        yield name
        rig.dismiss()


def choose(rig: Rig, keys: Sequence[str] | None) -> None:
    """Have something chosen at the table, by these keys or as a hint says."""
    if keys is not None:
        press(rig, keys)
        return
    rig.until(lambda: bool(rig.page().choices()))
    rig.window.commands["hint"].trigger()
    rig.until(lambda: not rig.page().advice.pending)


def press(rig: Rig, keys: Sequence[str]) -> None:
    """Press and release keys, named as in shortcuts, at the table."""
    from PySide6.QtCore import QEvent, Qt
    from PySide6.QtGui import QKeyEvent, QKeySequence

    none = Qt.KeyboardModifier.NoModifier
    for name in keys:
        key = QKeySequence.fromString(name)[0].key()  # type: ignore[index]  # missing in the stubs
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            rig.app.sendEvent(rig.page().view, QKeyEvent(kind, key, none))


def ended_by_a_person(game_id: str) -> AnySession:
    """Return the first sensible deal whose last action is that of seat 0."""
    games = (sensible_game(game_id, seed) for seed in SEEDS)
    return next(game for game in games if game.actions[-1][0] == 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
