"""The record of the deal on the table: who plays, how it began, and its copy on disk."""

from __future__ import annotations

import enum
import logging
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from cardtable.controllers.saves import NAME
from cardtable.core import dealcode, transcript
from cardtable.core.events import Seat
from cardtable.core.match import Match
from cardtable.core.rules import DealResult, Handover, Rules, Setup
from cardtable.core.session import Session
from cardtable.core.transcript import Transcript, TranscriptError
from cardtable.games import CATALOGUE, load_rules
from cardtable.scene.table import SeatInfo
from cardtable.ui.settings import LEVELS, STARTERS, GameSettings, easiest

HUMAN = "human"
log = logging.getLogger(__name__)


class Loss(enum.Enum):
    """What would be lost with a deal that is dropped now."""

    NOTHING = enum.auto()
    UNCOUNTED = enum.auto()  # a game that goes into no books
    HAND = enum.auto()  # the same, of a game that counts matches
    GAME = enum.auto()
    MATCH = enum.auto()  # all of it: a hand that has been dealt is played


class Aside(enum.Enum):
    """Why a deal goes into no books, whatever becomes of it; the values stand in saves."""

    OPENED = "opened"  # it came from a file
    REPLAY = "replay"  # it had an end, which the books hold, and somebody went back from there


@dataclass(slots=True)
class Deal:
    """A session, the seats around it, and what its save says beside the actions."""

    session: Session[Any, Any, Any]
    players: tuple[str, ...]  # per seat, as transcripts have it: "human", "ai hard"
    identity: str = field(default_factory=lambda: secrets.token_hex(8))  # one sitting: counted once
    in_match: bool = False  # a deal of the running match: not one that was repeated, or opened by its code
    aside: Aside | None = None
    eased: str = ""  # the easiest level that has played in it; empty: none has

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
        begun = self.session.actions or self.session.undone or (self.holds_match and any(self.session.setup.standing))
        return bool(begun) and not self.over

    @property
    def holds_match(self) -> bool:
        """Whether the match cannot go on without this deal."""
        return self.in_match and self.aside is None and not self.over

    @property
    def loss(self) -> Loss:
        """What would be lost if the deal were dropped now."""
        if not self.in_progress:
            return Loss.NOTHING
        if self.holds_match:
            return Loss.MATCH
        if self.session.rules.target is not None:
            return Loss.HAND
        return Loss.GAME if self.counted() else Loss.UNCOUNTED

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

    def note_level(self) -> None:
        """Note that the programs play at their present level: the easiest that has played is what counts."""
        self.eased = easiest(self.eased, self.level)

    def note_action(self) -> None:
        """Note who has just acted."""
        if self.session.actions and not self.session.undone and self.session.actions[-1][0] not in self.humans:
            self.note_level()

    def text(self) -> str:
        """Return the save."""
        more = {
            "identity": self.identity,
            "match": "yes" if self.in_match else "",
            "aside": self.aside.value if self.aside is not None else "",
            "easiest": self.eased if self.eased != self.level else "",
        }
        headers = [(key, value) for key, value in more.items() if value]
        return transcript.record(self.session, self.players, headers).text()

    def counted(self) -> bool | None:
        """Return whether its result goes into the books; ``None`` if none are kept: nobody plays against programs."""
        if self.session.practice or self.aside is not None:
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


def new_deal(game_id: str, settings: GameSettings, match: Match, seed: int | None = None) -> Deal:
    """Return the next deal of *match*, with the options and opponents of the settings; a *seed* that is none: drawn."""
    rules = load_rules(game_id)
    options = tuple(
        (option.key, chosen if chosen in option.values else option.values[0])
        for option in rules.options
        for chosen in (settings.option(option.key, option.values[0]),)
    )
    setup = match.setup(secrets.randbelow(dealcode.SEEDS) if seed is None else seed, options)
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
    players, known = saved.players, {HUMAN, *(f"ai {level}" for level in LEVELS)}
    if HUMAN not in players or not known.issuperset(players):
        raise TranscriptError("bad-value", ("player", ", ".join(saved.players)))
    deal = Deal(replay.session, players, in_match=saved.header("match") == "yes")
    if identity := _checked(saved, "identity", NAME.fullmatch):
        deal.identity = identity
    if aside := _checked(saved, "aside", {reason.value for reason in Aside}.__contains__):
        deal.aside = Aside(aside)
    deal.eased = _checked(saved, "easiest", LEVELS.__contains__)
    if not deal.eased and any(seat not in deal.humans for seat, _ in replay.session.actions):
        deal.note_level()  # always the same, or written by a version that knew only the last
    return deal, replay.drifted


def _checked(saved: Transcript, key: str, fits: Callable[[str], object]) -> str:
    """Return another header of a save; empty if it is not there.

    :raises TranscriptError: if it is damaged.
    """
    value = saved.header(key)
    if value and not fits(value):
        raise TranscriptError("bad-value", (key, value))
    return value
