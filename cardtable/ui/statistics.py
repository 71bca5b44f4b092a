"""Games won, lost and drawn, by game, level and who began."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject, Signal

from cardtable.controllers.saves import SaveError
from cardtable.ui.storage import read_json_object, write_json

OUTCOMES: Final = ("won", "lost", "drawn")
KEPT_DEALS: Final = 200  # a deal resumed at its end must not count twice; older ones cannot be open any more

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Tally:
    """How many games ended which way."""

    won: int = 0
    lost: int = 0
    drawn: int = 0

    @property
    def played(self) -> int:
        """All of them."""
        return self.won + self.lost + self.drawn

    def __add__(self, other: Tally) -> Tally:
        return Tally(self.won + other.won, self.lost + other.lost, self.drawn + other.drawn)


class Statistics(QObject):
    """The statistics file in memory; games between people at one screen are not counted in it.

    *owned* says whether this program may write: a second one would put back what it has read at its start.
    """

    changed = Signal()
    unwritable = Signal(str, str)  # why (a notice key), and the path

    def __init__(self, path: Path, parent: QObject | None = None, owned: Callable[[], bool] = lambda: True) -> None:
        super().__init__(parent)
        self.path, self._owned = path, owned
        try:
            record = read_json_object(path)
        except (OSError, ValueError) as error:
            log.warning("statistics: %s; counting from zero", error)
            record = {}
            self._set_aside()
        self._tallies = _parse_tallies(record.get("tallies"))
        deals = record.get("deals")
        self._deals = [str(deal) for deal in deals] if isinstance(deals, list) else []

    def record(self, game_id: str, level: str, began: bool, outcome: str, deal: str) -> bool:
        """Count one game against programs of *level*; *deal* names it, so that it counts once.

        Returns whether it was counted.
        """
        if deal in self._deals:
            return False
        key = (game_id, level, began)
        old = self._tallies.get(key, Tally())
        self._tallies[key] = replace(old, **{outcome: getattr(old, outcome) + 1})
        self._deals = [*self._deals, deal][-KEPT_DEALS:]
        self._write()
        self.changed.emit()
        return True

    def tally(self, game_id: str, level: str | None = None, began: bool | None = None) -> Tally:
        """Return the games of all levels, or of one; of all starts, or of one."""
        total = Tally()
        for (game, of_level, of_start), tally in self._tallies.items():
            if game == game_id and level in (None, of_level) and began in (None, of_start):
                total += tally
        return total

    def clear(self) -> None:
        """Forget every game."""
        self._tallies.clear()
        self._write()
        self.changed.emit()

    def _write(self) -> None:
        if not self._owned():
            return
        tallies: dict[str, Any] = {}
        for (game, level, began), tally in self._tallies.items():
            start = "began" if began else "followed"
            tallies.setdefault(game, {}).setdefault(level, {})[start] = {
                outcome: getattr(tally, outcome) for outcome in OUTCOMES
            }
        try:
            write_json(self.path, {"tallies": tallies, "deals": self._deals})
        except SaveError as error:
            log.warning("statistics: %s", error)
            self.unwritable.emit(error.key, str(self.path))

    def _set_aside(self) -> None:
        """Keep a damaged file for whoever wants to mend it."""
        if not self._owned():
            return
        try:
            self.path.replace(self.path.with_suffix(".damaged.json"))
        except OSError as error:
            log.warning("statistics: %s", error)


def _parse_tallies(raw: object) -> dict[tuple[str, str, bool], Tally]:
    """Return what can be read of the stored counts; anything else is left out."""
    found: dict[tuple[str, str, bool], Tally] = {}
    for game, levels in _items(raw):
        for level, starts in _items(levels):
            for start, counts in _items(starts):
                numbers = {k: n for k, n in _items(counts) if k in OUTCOMES and type(n) is int and n >= 0}
                if start in ("began", "followed") and numbers:
                    found[game, level, start == "began"] = Tally(**numbers)
    return found


def _items(raw: object) -> list[tuple[str, Any]]:
    return list(raw.items()) if isinstance(raw, dict) else []
