"""The real window in a throw-away profile, driven by a developer command: known deals, no waiting for chance."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from cardtable.ai.player import Budget, Level
from cardtable.core import transcript
from cardtable.core.events import Moved
from cardtable.core.rng import Rng, derive
from cardtable.core.rules import Setup
from cardtable.core.session import Session
from cardtable.games import CATALOGUE, load_rules

AnySession = Session[Any, Any, Any]
THOUGHT = Budget(nodes=1500)  # per action of a demonstration: a few hundredths of a second, and always the same


@dataclass(frozen=True, slots=True)
class Moment:
    """A deal as a save, and what happens next: the number of an action among the legal ones."""

    save: str
    action: int


def sensible_game(game_id: str, seed: int) -> AnySession:
    """Return a whole deal as two average programs play it; equal seeds give equal deals."""
    rules, player = load_rules(game_id), CATALOGUE[game_id].part("ai", "AI").player(Level.MEDIUM)
    session: AnySession = Session(rules, Setup(seed, rules.players[0]))
    while acting := rules.to_act(session.state):
        seat = acting[0]
        legal = list(rules.legal_actions(session.state, seat))
        rng = Rng(derive(seed, len(session.actions)))
        session.submit(seat, player.choose(rules.view(session.state, seat), legal, rng, THOUGHT).action)
    return session


def random_game(game_id: str, seed: int) -> AnySession:
    """Return a whole deal of chance actions."""
    rules, rng = load_rules(game_id), Rng(seed)
    session: AnySession = Session(rules, Setup(seed, rules.players[0]))
    while acting := rules.to_act(session.state):
        legal = list(rules.legal_actions(session.state, acting[0]))
        session.submit(acting[0], legal[rng.below(len(legal))])
    return session


def moment(session: AnySession, ply: int, players: tuple[str, ...]) -> Moment:
    """Return the position before action number *ply* of a finished deal, and that action."""
    rules = session.rules
    short: AnySession = Session(rules, session.setup)
    for seat, action in session.actions[:ply]:
        short.submit(seat, action)
    seat, action = session.actions[ply]
    legal = list(rules.legal_actions(short.state, seat))
    save = transcript.record(short, players, (("identity", f"{session.setup.seed:016x}"),)).text()
    return Moment(save, legal.index(action))


def moves(session: AnySession, ply: int) -> int:
    """Return how many times something moves in one action of a deal."""
    seat, action = session.actions[ply]
    events = session.rules.apply(session.states[ply], seat, action).events
    return sum(isinstance(event, Moved) for event in events)


class Rig:
    """An application with its window, not yet shown.  Only one may live at a time."""

    def __init__(self, profile: Path, language: str = "en") -> None:
        """*profile* holds settings, saves and the cache of pictures."""
        from cardtable.app import Arguments, compose, make_application

        self.app = make_application()
        self.services, self.window = compose(Arguments(language=language, profile=profile))

    def spin(self, milliseconds: float) -> None:
        """Let the event loop run for a while."""
        end = time.perf_counter() + milliseconds / 1000
        while (left := end - time.perf_counter()) > 0:
            self._turn(left)

    def until(self, condition: Callable[[], bool], seconds: float = 20.0) -> None:
        """Let the event loop run until something is so.

        :raises TimeoutError: if it does not come about.
        """
        end = time.perf_counter() + seconds
        while not condition():
            if time.perf_counter() > end:
                raise TimeoutError("the window did not come to rest")
            self._turn(0.01)

    def page(self) -> Any:
        """Return the page of the game on the table (a ``GamePage``)."""
        assert self.window.game is not None
        return self.window.game

    def lay(self, game_id: str, save: str) -> None:
        """Put a saved deal on the table."""
        self.services.saves.write(game_id, save)
        self.window.play(game_id)
        self.until(lambda: not self.page().stage.timeline.busy)

    def perform(self, number: int) -> None:
        """Do what a person may do now: the action of this number; the only one may have happened by itself."""
        played = len(self.page().deal.session.actions)
        self.until(lambda: bool(self.page().choices()) or len(self.page().deal.session.actions) > played)
        if len(self.page().deal.session.actions) == played:
            self.page().choices()[number].perform()

    def dismiss(self) -> None:
        """Close what lies over the window."""
        from cardtable.ui.sheet import Sheet

        for sheet in self.window.findChildren(Sheet):
            sheet.reject()

    def close(self) -> None:
        """Stop everything."""
        self.dismiss()
        self.window.close()
        self.services.saves.release()
        self.app.processEvents()

    def _turn(self, seconds: float) -> None:
        from PySide6.QtCore import QEventLoop

        self.app.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, max(1, int(seconds * 1000)))
        time.sleep(min(0.002, max(0.0, seconds)))


@contextmanager
def throw_away_profile() -> Iterator[Path]:
    """Yield an empty profile folder that goes away afterwards."""
    with TemporaryDirectory(prefix="cardtable-") as folder:
        yield Path(folder)
