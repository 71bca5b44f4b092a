"""Plays a game in the terminal: ``play GAME``.

People take the seats named by ``--human``; the program takes the others.  An action
is chosen by its number or typed in its notation.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from typing import Any

from cardtable.ai.player import Level, RandomPlayer
from cardtable.core import transcript
from cardtable.core.dealcode import SEEDS, DealCodeError
from cardtable.core.events import Seat, redact
from cardtable.core.rng import Rng, derive
from cardtable.core.rules import Setup, setup_fault
from cardtable.core.session import Session
from cardtable.devtools.pictures import draw
from cardtable.devtools.playthrough import show_events, show_result
from cardtable.games import CATALOGUE, deal_code, load_rules, read_deal_code

HELP = "number or notation; u undo, h hint, t transcript, q quit"


class TextGame:
    """One deal at the terminal.  *ask* returns a line that was typed, or raises EOFError."""

    def __init__(
        self, game_id: str, setup: Setup, humans: Sequence[Seat], level: Level, ask: Callable[[str], str]
    ) -> None:
        self.game_id, self.humans, self.level, self.ask = game_id, humans, level, ask
        self.session: Session[Any, Any, Any] = Session(load_rules(game_id), setup)

    def run(self) -> bool:
        """Play; return whether the deal came to its end."""
        rules, session = self.session.rules, self.session
        print(f"{deal_code(self.game_id, session.setup)}\n")
        while to_act := rules.to_act(session.state):
            humans = [seat for seat in to_act if seat in self.humans]
            turn = self.choose(humans[0]) if humans else (to_act[0], self.think(to_act[0], self.level))
            if turn is None:
                return False
            seat, action = turn
            events = session.submit(seat, action)
            print(f"\nseat {seat}: {rules.encode(action)}")
            for line in show_events([redact(event, self.viewer) for event in events]):
                print(f"  {line}")
        result = rules.result(session.state)
        assert result is not None
        print(f"\n{draw(rules, rules.view(session.state, self.viewer))}\n")
        print("\n".join(show_result(result)))
        return True

    @property
    def viewer(self) -> Seat:
        """Whose eyes the terminal has: the only person's, or those of who acts."""
        to_act = self.session.rules.to_act(self.session.state)
        return next((seat for seat in to_act if seat in self.humans), self.humans[0] if self.humans else Seat(0))

    def think(self, seat: Seat, level: Level) -> Any:
        """Return what the program does for a seat."""
        rules, state = self.session.rules, self.session.state
        legal = list(rules.legal_actions(state, seat))
        player = RandomPlayer()
        if level is not Level.RANDOM:
            player = CATALOGUE[self.game_id].part("ai", "AI").player(level)
        rng = Rng(derive(self.session.setup.seed, 5, len(self.session.actions), seat))
        return player.choose(rules.view(state, seat), legal, rng).action

    def choose(self, seat: Seat) -> tuple[Seat, Any] | None:
        """Return what the person at *seat* does, or after an undo another one; ``None``: stop playing."""
        rules = self.session.rules
        while True:
            state = self.session.state
            legal = list(rules.legal_actions(state, seat))
            print(f"\n{draw(rules, rules.view(state, seat))}\n")
            print("  ".join(f"{n} {rules.encode(action)}" for n, action in enumerate(legal, 1)))
            try:
                typed = self.ask(f"seat {seat} ({HELP}): ").strip()
            except EOFError:
                return None
            match typed:
                case "q":
                    return None
                case "u":
                    if own := [n for n, (who, _) in enumerate(self.session.actions) if who in self.humans]:
                        seat = self.session.actions[own[-1]][0]
                        self.session.rewind(own[-1])
                case "h":
                    best = self.think(seat, Level.HARD if self.level is not Level.RANDOM else Level.RANDOM)
                    print(f"hint: {rules.encode(best)}")
                case "t":
                    print(self.transcript())
                case _ if typed.isdecimal() and 1 <= int(typed) <= len(legal):
                    return seat, legal[int(typed) - 1]
                case _:
                    if (action := self.read(seat, typed)) is not None:
                        return seat, action

    def read(self, seat: Seat, typed: str) -> Any | None:
        """Return the legal action that was typed, or say what is wrong with it."""
        rules = self.session.rules
        try:
            action = rules.decode(typed)
        except ValueError:
            print(f"not an action: {typed!r}")
            return None
        reason = rules.check(self.session.state, seat, action)
        if reason is not None:
            print(" ".join(("refused:", reason.key, *reason.args, f"({reason.rule})" if reason.rule else "")))
            return None
        return action

    def transcript(self) -> str:
        """Return the deal so far as a transcript."""
        seats = range(self.session.setup.seats)
        players = ["human" if seat in self.humans else f"ai {self.level}" for seat in seats]
        return transcript.record(self.session, players).text()


def read_setup(asked: argparse.Namespace) -> Setup:
    """Return the setup that the arguments describe.

    :raises ValueError: if the game cannot be set up so.
    """
    if asked.deal:
        game_id, setup = read_deal_code(asked.deal)
        if game_id != asked.game:
            raise ValueError(f"this is a deal of {game_id}")
        return setup
    rules = load_rules(asked.game)
    options = tuple(tuple(option.partition("=")[::2]) for option in asked.option)
    setup = Setup(asked.seed % SEEDS, asked.seats or rules.players[0], Seat(asked.dealer), options)
    if (fault := setup_fault(rules, setup)) is not None:
        raise ValueError(" ".join((fault.key, *fault.args)))
    return setup


def main(arguments: Sequence[str], ask: Callable[[str], str] = input) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="play", description="Play a game in the terminal.")
    parser.add_argument("game", choices=CATALOGUE)
    parser.add_argument("--human", type=int, nargs="*", default=[0], metavar="SEAT", help="seats of people (0)")
    parser.add_argument("--level", type=Level, choices=list(Level), default=Level.MEDIUM, help="of the program's seats")
    parser.add_argument("--deal", help="a deal code; instead of the following")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--dealer", type=int, default=0, metavar="SEAT", help="who opens")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    asked = parser.parse_args(arguments)
    try:
        setup = read_setup(asked)
    except DealCodeError as error:
        print(" ".join(("deal code:", error.key, *error.details)), file=sys.stderr)
        return 1
    except ValueError as error:
        print(error, file=sys.stderr)
        return 1
    game = TextGame(asked.game, setup, [Seat(seat) for seat in asked.human], asked.level, ask)
    if not game.run():
        print(f"\n{game.transcript()}", end="")
    return 0
