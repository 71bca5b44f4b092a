"""The running score of every game: its deals of one evening, kept on disk, so that a restart ends no evening.

An evening is over when no deal has been finished, or begun, for :data:`LASTS` hours; the next deal then counts
from nought again, as people do who meet another day.  Midnight means nothing.

A match that goes to a number of points lasts until somebody has them, however long that takes.  The seed of
its next deal is drawn when a deal ends and kept, so that nobody can have another hand dealt instead.
"""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from cardtable.controllers.saves import SaveError
from cardtable.core import dealcode
from cardtable.core.events import Seat
from cardtable.core.match import Match
from cardtable.core.rules import DealResult, Handover
from cardtable.ui.settings import LEVELS, easiest
from cardtable.ui.storage import read_json_object, write_json

LASTS: Final = 6  # hours without a deal: longer than a supper, shorter than a night

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Evening:
    match: Match
    deals: tuple[str, ...]  # their identities: each counts once
    time: float  # of the last deal, in seconds since 1970
    practice: bool = False  # hidden cards of one of its deals were seen twice
    level: str = ""  # the easiest that has played in the match; empty: not known
    seed: int | None = None  # of the next deal of the match; None: not drawn yet


class Evenings:
    """The file in memory; *now* is the clock, and *owned* says whether this program may write."""

    def __init__(
        self, path: Path, now: Callable[[], float] = time.time, owned: Callable[[], bool] = lambda: True
    ) -> None:
        self.path, self._now, self._owned = path, now, owned
        try:
            record = read_json_object(path)
        except (OSError, ValueError) as error:
            log.warning("evenings: %s; counting from nought", error)
            record = {}
        self._evenings = {game_id: found for game_id, raw in record.items() if (found := _parse(raw)) is not None}

    def match(self, game_id: str) -> Match | None:
        """Return the finished deals of this evening, or of this match; ``None`` before the first."""
        evening = self._evenings.get(game_id)
        return evening.match if evening is not None and self._goes_on(evening) else None

    def before(self, game_id: str, deal: str) -> Match | None:
        """Return how it stood when *deal* began: without it, if it has been added, and what followed."""
        match = self.match(game_id)
        if match is None or deal not in (deals := self._evenings[game_id].deals):
            return match
        earlier = match.results[: deals.index(deal)]
        return replace(match, results=earlier) if earlier or match.target is not None else None

    def has(self, game_id: str, deal: str) -> bool:
        """Return whether *deal* has been added."""
        return self.match(game_id) is not None and deal in self._evenings[game_id].deals

    def practice(self, game_id: str) -> bool:
        """Return whether a deal of the match was only practice, and so the match is."""
        return self.match(game_id) is not None and self._evenings[game_id].practice

    def level(self, game_id: str) -> str:
        """Return the easiest level that has played in the match; empty if the file does not know."""
        return self._evenings[game_id].level if self.match(game_id) is not None else ""

    def seed(self, game_id: str) -> int | None:
        """Return the seed of the next deal of the match, if it is drawn."""
        return self._evenings[game_id].seed if self.match(game_id) is not None else None

    def begin(self, game_id: str, deal: str) -> Match | None:
        """Return the same for a deal that begins, or goes on, now: the evening lasts while it is played."""
        if self.match(game_id) is not None:
            self._evenings[game_id] = replace(self._evenings[game_id], time=self._now())
        return self.before(game_id, deal)

    def add(
        self,
        game_id: str,
        deal: str,
        result: DealResult,
        begun: Match | None = None,
        practice: bool = False,
        level: str = "",
    ) -> None:
        """Add a finished deal, once; *deal* is its identity, *begun* the match as the deal has found it.

        *level* is the easiest that has played in the deal; empty: people only.
        """
        old = self._evenings.get(game_id)
        if old is not None and deal in old.deals:
            return
        match, deals = begun or Match(len(result.points)), tuple[str, ...]()
        if old is not None and self._goes_on(old) and follows(match, old.match):
            match, deals, practice = old.match, old.deals, practice or old.practice
            level = easiest(level, old.level)
        match = match.after(result)
        seed = None if match.target is None or match.winners else secrets.randbelow(dealcode.SEEDS)
        self._evenings[game_id] = _Evening(match, (*deals, deal), self._now(), practice, level, seed)
        self._write()

    def close(self, game_id: str) -> None:
        """Forget a match that has been given up."""
        if self._evenings.pop(game_id, None) is not None:
            self._write()

    def _write(self) -> None:
        if not self._owned():
            return
        try:
            write_json(self.path, {game_id: _record(evening) for game_id, evening in self._evenings.items()})
        except SaveError as error:
            log.warning("evenings: %s", error)  # the statistics lie beside it, and tell the player

    def _goes_on(self, evening: _Evening) -> bool:
        # clocks are set back, too
        return evening.match.target is not None or abs(self._now() - evening.time) < LASTS * 3600


def follows(begun: Match, earlier: Match) -> bool:
    """Return whether the deal that has found *begun* is the next one after *earlier* deals."""
    if (begun.seats, begun.target) != (earlier.seats, earlier.target):
        return False
    return begun.target is None or (begun.points == earlier.points and not earlier.winners)


def _record(evening: _Evening) -> dict[str, Any]:
    results = [
        {"deal": deal, "points": result.points, "winners": result.winners, "together": result.together}
        for deal, result in zip(evening.deals, evening.match.results, strict=True)
    ]
    record: dict[str, Any] = {"time": evening.time, "deals": results}
    if (match := evening.match).target is not None:
        record["match"] = {
            "first": match.first,
            "handover": match.handover.name,
            "target": match.target,
            "standing": match.standing,
            "practice": evening.practice,
            "level": evening.level,
            "seed": evening.seed,
        }
    return record


def _parse(raw: object) -> _Evening | None:
    """Return a stored evening; nothing if it is damaged."""
    try:
        deals = raw["deals"]  # type: ignore[index]  # anything may stand in the file
        results = tuple(
            DealResult(
                tuple(int(points) for points in deal["points"]),
                "",
                tuple(Seat(int(seat)) for seat in deal["winners"]),
                together=bool(deal["together"]),
            )
            for deal in deals
        )
        (seats,) = {len(result.points) for result in results}
        names = tuple(str(deal["deal"]) for deal in deals)
        evening = _Evening(Match(seats, results=results), names, float(raw["time"]))  # type: ignore[index]  # as above
        if (kept := raw.get("match")) is not None:  # type: ignore[attr-defined]  # as above
            match = Match(
                seats,
                Seat(int(kept["first"])),
                Handover[kept["handover"]],
                int(kept["target"]),
                results,
                tuple(int(points) for points in kept["standing"]),
            )
            level, seed = kept.get("level"), kept.get("seed")  # earlier versions have not written them
            evening = replace(
                evening,
                match=match,
                practice=bool(kept["practice"]),
                level=level if level in LEVELS else "",
                seed=seed if type(seed) is int and 0 <= seed < dealcode.SEEDS else None,
            )
        return evening
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        log.warning("evenings: %r; that game counts from nought", error)
        return None
