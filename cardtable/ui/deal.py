"""The record of the deal on the table: who plays, how it began, and its copy on disk."""

from __future__ import annotations

import logging
import secrets
from dataclasses import dataclass, field, replace
from typing import Any

from cardtable.core import dealcode, transcript
from cardtable.core.events import Seat
from cardtable.core.match import Match
from cardtable.core.rules import DealResult, Handover, Rules, Setup
from cardtable.core.session import Session
from cardtable.core.transcript import Transcript, TranscriptError
from cardtable.games import CATALOGUE, load_rules
from cardtable.scene.table import SeatInfo
from cardtable.ui.settings import STARTERS, GameSettings

HUMAN = "human"
log = logging.getLogger(__name__)


@dataclass(slots=True)
class Deal:
    """A session, the seats around it, and what its save says beside the actions."""

    session: Session[Any, Any, Any]
    players: tuple[str, ...]  # per seat, as transcripts have it: "human", "ai hard"
    identity: str = field(default_factory=lambda: secrets.token_hex(8))  # one sitting: counted once
    in_match: bool = False  # a deal of the running match: not one that was repeated, or opened by its code

    @property
    def game_id(self) -> str:
        """Which game."""
        return self.session.rules.game_id

    @property
    def over(self) -> bool:
        """Whether the deal has a result."""
        return self.session.rules.result(self.session.state) is not None

    @property
    def in_progress(self) -> bool:
        """Whether something would be lost if the deal were dropped now."""
        return bool(self.session.actions) and not self.over

    @property
    def humans(self) -> frozenset[Seat]:
        """The seats of people."""
        return frozenset(Seat(i) for i, player in enumerate(self.players) if player == HUMAN)

    @property
    def level(self) -> str:
        """The level of the programs at the table; empty if only people play."""
        return next((player.removeprefix("ai ") for player in self.players if player != HUMAN), "")

    @property
    def code(self) -> str:
        """The deal's code."""
        return dealcode.write(CATALOGUE[self.game_id].code, self.session.rules, self.session.setup)

    def seats(self) -> tuple[SeatInfo, ...]:
        """Return who sits where."""
        alone = len(self.humans) == 1
        return tuple(
            SeatInfo(Seat(i), player == HUMAN, None if player == HUMAN else player.removeprefix("ai "), alone)
            for i, player in enumerate(self.players)
        )

    def with_level(self, level: str) -> None:
        """Let the programs play at another level from their next action on."""
        self.players = tuple(player if player == HUMAN else f"ai {level}" for player in self.players)

    def text(self) -> str:
        """Return the save."""
        more = (("identity", self.identity), *((("match", "yes"),) if self.in_match else ()))
        return transcript.record(self.session, self.players, more).text()

    def counted(self) -> bool | None:
        """Return whether its result goes into the books; ``None`` if none are kept: nobody plays against programs."""
        if self.session.practice:
            return False
        return True if len(self.humans) == 1 else None

    def outcome(self, result: DealResult) -> str:
        """Return "won", "lost" or "drawn" (with everybody), for the only person at the table."""
        mine = next(iter(self.humans))
        if mine not in result.winners:
            return "lost"
        return "drawn" if result.drawn else "won"

    def again(self) -> Deal:
        """Return the same deal, to be played anew: as practice if anything was hidden, for it is known now."""
        session = Session(self.session.rules, self.session.setup)
        session.practice = session.rules.hidden
        return Deal(session, self.players)


def players_for(settings: GameSettings, seats: int) -> tuple[str, ...]:
    """Return who plays: people everywhere, or one person in seat 0 against programs."""
    if settings.mode == "shared":
        return (HUMAN,) * seats
    return (HUMAN, *(f"ai {settings.level}",) * (seats - 1))


def match_for(settings: GameSettings, seats: int) -> Match:
    """Return the match that opens with the next deal; the opening goes round unless a setting fixes it."""
    fixed = starters_for(seats)[1:]
    if settings.starter in fixed:
        return Match(seats, Seat(fixed.index(settings.starter)), Handover.FIXED)
    return Match(seats, Seat(settings.next_first % seats))


def starters_for(seats: int) -> tuple[str, ...]:
    """Return what a setting may say about who starts at a table of so many seats: in turn, or one of them."""
    return STARTERS[: seats + 1]


def seats_for(game_id: str, settings: GameSettings) -> int:
    """Return how many seats the next deal has."""
    rules = load_rules(game_id)
    return settings.seats if settings.seats in rules.players else rules.players[0]


def new_deal(game_id: str, settings: GameSettings, match: Match) -> Deal:
    """Return the next deal of *match*, with the options and opponents of the settings."""
    rules = load_rules(game_id)
    options = tuple(
        (option.key, chosen if chosen in option.values else option.values[0])
        for option in rules.options
        for chosen in (settings.option(option.key, option.values[0]),)
    )
    setup = match.setup(secrets.randbelow(dealcode.SEEDS), options)
    return Deal(Session(rules, setup), players_for(settings, match.seats), in_match=match.target is not None)


def coded_deal(game_id: str, setup: Setup, settings: GameSettings) -> Deal:
    """Return the deal that a code names, against the opponents of the settings."""
    return Deal(Session(load_rules(game_id), setup), players_for(settings, setup.seats))


def loaded_deal(text: str, rules: Rules[Any, Any, Any]) -> tuple[Deal, bool]:
    """Return a saved deal, and whether its rules have drifted since.

    :raises TranscriptError: if the text is damaged, or of another game or version.
    """
    saved: Transcript = transcript.parse(text)
    replay = saved.replay(rules)
    players = tuple(player if player == HUMAN or player.startswith("ai ") else "" for player in saved.players)
    if "" in players or HUMAN not in players:
        raise TranscriptError("bad-value", ("player", ", ".join(saved.players)))
    deal = Deal(replay.session, players, in_match=saved.header("match") == "yes")
    if identity := saved.header("identity"):
        deal = replace(deal, identity=identity)
    return deal, replay.drifted
