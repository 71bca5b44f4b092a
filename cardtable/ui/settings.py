"""What the player chose, kept in one JSON file of ids and numbers, never of translated names.

A key that is damaged, or comes from another version, falls back to its default alone; the log says so.
Values are written at once, so that an irregular exit loses nothing.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from PySide6.QtCore import QObject, Signal

from cardtable.controllers.saves import SaveError
from cardtable.core.rules import Option
from cardtable.ui.storage import read_json_object, write_json

T = TypeVar("T")

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Setting(Generic[T]):
    """One key with its default; *parse* turns what the file holds into a value or raises ``ValueError``."""

    key: str
    default: T
    parse: Callable[[object], T]
    values: tuple[T, ...] = ()  # the allowed ones, where they can be counted


def choice(key: str, *values: str) -> Setting[str]:
    """Return a setting with a few allowed ids, the default first."""

    def parse(raw: object) -> str:
        if raw not in values:
            raise ValueError(f"{raw!r} is none of {values}")
        return str(raw)

    return Setting(key, values[0], parse, values)


def percent(key: str, default: int) -> Setting[int]:
    """Return a setting between 0 and 100."""

    def parse(raw: object) -> int:
        if not isinstance(raw, int) or isinstance(raw, bool) or not 0 <= raw <= 100:
            raise ValueError(f"{raw!r} is no number from 0 to 100")
        return raw

    return Setting(key, default, parse)


def switch(key: str, default: bool) -> Setting[bool]:
    """Return an on/off setting."""

    def parse(raw: object) -> bool:
        if not isinstance(raw, bool):
            raise ValueError(f"{raw!r} is neither true nor false")
        return raw

    return Setting(key, default, parse, (False, True))


def _parse_rect(raw: object) -> tuple[int, ...]:
    if not isinstance(raw, list) or len(raw) not in (0, 2, 4) or not all(type(n) is int for n in raw):
        raise ValueError(f"{raw!r} is no window size or place")
    return tuple(raw)


LANGUAGE: Final = choice("language", "system", "pt_BR", "en")
ANIMATION: Final = choice("animation", "normal", "off", "fast", "slow")
AI_PACE: Final = choice("ai_pace", "normal", "slow", "fast", "instant")
REDUCED_MOTION: Final = choice("reduced_motion", "system", "on", "off")
TEXT_SIZE: Final = choice("text_size", "normal", "large", "larger")
TEXT_FLOOR: Final = {"normal": 11.5, "large": 14.0, "larger": 17.0}  # logical pixels: no text on the table is smaller
APPEARANCE: Final = choice("appearance", "light", "dark", "system")  # paper or dark wood, of pages and dialogs
CONTRAST: Final = percent("table/contrast", 50)
GRAIN: Final = percent("table/grain", 50)
TEMPERATURE: Final = percent("table/temperature", 50)
FULL_SCREEN: Final = switch("window/full_screen", False)
TEXT_PANEL: Final = switch("window/text_panel", False)
MAXIMIZED: Final = switch("window/maximized", False)
WINDOW: Final[Setting[tuple[int, ...]]] = Setting("window/geometry", (), _parse_rect)  # (w, h) or (w, h, x, y)

MODES: Final = ("ai", "shared")
LEVELS: Final = ("easy", "medium", "hard")
STARTERS: Final = ("alternate", "me", "opponent", "opponent-2", "opponent-3")  # from the second on: by seat


@dataclass(frozen=True, slots=True)
class GameSettings:
    """How the next deal of one game is set up.

    *mode* "ai": one person against programs of *level*; "shared": people at one screen.
    *seats* 0 means the game's usual number.  *options* are the rules' own, those off their default;
    *table* is how the player likes this game's table, and changes no deal.
    *next_first* is the seat that starts the next deal when the start alternates.
    """

    mode: str = "ai"
    level: str = "easy"
    starter: str = "alternate"
    seats: int = 0
    options: tuple[tuple[str, str], ...] = ()
    next_first: int = 0
    table: tuple[tuple[str, str], ...] = ()

    def option(self, key: str, default: str) -> str:
        """Return the chosen value of a rules option."""
        return dict(self.options).get(key, default)

    def with_option(self, key: str, value: str) -> GameSettings:
        """Return these settings with one option changed."""
        return replace(self, options=tuple(sorted({**dict(self.options), key: value}.items())))

    def preference(self, option: Option) -> str:
        """Return the chosen value of one of a table's preferences, or its default if the file knows no such value."""
        chosen = dict(self.table).get(option.key, "")
        return chosen if chosen in option.values else option.values[0]

    def with_preference(self, key: str, value: str) -> GameSettings:
        """Return these settings with one preference changed."""
        return replace(self, table=tuple(sorted({**dict(self.table), key: value}.items())))


def easiest(*levels: str) -> str:
    """Return the easiest of some levels; empty ones are not known."""
    return min(filter(None, levels), key=LEVELS.index, default="")


def _game_record(value: GameSettings) -> dict[str, Any]:
    return {
        "mode": value.mode,
        "level": value.level,
        "starter": value.starter,
        "seats": value.seats,
        "next_first": value.next_first,
        "options": dict(value.options),
        "table": dict(value.table),
    }


def _options(raw: object) -> tuple[tuple[str, str], ...]:
    if not isinstance(raw, dict) or not all(isinstance(text, str) for pair in raw.items() for text in pair):
        raise ValueError(f"{raw!r} are no options")
    return tuple(sorted(raw.items()))


def _small_number(raw: object) -> int:
    if not isinstance(raw, int) or isinstance(raw, bool) or not 0 <= raw <= 8:
        raise ValueError(f"{raw!r} is no number of seats")
    return raw


_GAME_FIELDS: Final[dict[str, Callable[[object], Any]]] = {
    "mode": choice("mode", *MODES).parse,
    "level": choice("level", *LEVELS).parse,
    "starter": choice("starter", *STARTERS).parse,
    "seats": _small_number,
    "next_first": _small_number,
    "options": _options,
    "table": _options,
}


class Settings(QObject):
    """The settings file in memory.  ``changed(key)`` follows every change of a value."""

    changed = Signal(str)
    unwritable = Signal(str, str)  # why (a notice key), and the path; sent once

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.path = path
        self._reported = False
        self._system_moves_less = False
        try:
            self._values = read_json_object(path)
        except (OSError, ValueError) as error:
            log.warning("settings: %s; starting from the defaults", error)
            self._values = {}

    def get(self, setting: Setting[T]) -> T:
        """Return a value, or its default if the file holds nothing usable."""
        raw = self._values.get(setting.key, self)
        if raw is self:
            return setting.default
        try:
            return setting.parse(raw)
        except ValueError as error:
            log.warning("settings: %s: %s; using %r", setting.key, error, setting.default)
            del self._values[setting.key]  # say it once
            return setting.default

    def set(self, setting: Setting[T], value: T) -> None:
        """Keep *value*, write the file and tell."""
        if self.get(setting) == value:
            return
        self._values[setting.key] = list(value) if isinstance(value, tuple) else value
        self._write()
        self.changed.emit(setting.key)

    def learn_motion(self, less: bool) -> None:
        """Note whether the system asks for less movement."""
        if less != self._system_moves_less:
            self._system_moves_less = less
            self.changed.emit(REDUCED_MOTION.key)

    def reduced_motion(self) -> bool:
        """Return whether movement is to be kept small: what the player says, else what the system says."""
        chosen = self.get(REDUCED_MOTION)
        return self._system_moves_less if chosen == "system" else chosen == "on"

    def game(self, game_id: str) -> GameSettings:
        """Return how a game is set up."""
        raw = self._values.get(f"game/{game_id}", {})
        found: dict[str, Any] = {}
        for name, parse in _GAME_FIELDS.items():
            if not isinstance(raw, dict) or name not in raw:
                continue
            try:
                found[name] = parse(raw[name])
            except ValueError as error:
                log.warning("settings: game/%s/%s: %s; using the default", game_id, name, error)
        return GameSettings(**found)

    def set_game(self, game_id: str, value: GameSettings) -> None:
        """Keep how a game is set up; ``changed("game/<id>")`` follows."""
        if self.game(game_id) == value:
            return
        self._values[f"game/{game_id}"] = _game_record(value)
        self._write()
        self.changed.emit(f"game/{game_id}")

    def _write(self) -> None:
        try:
            write_json(self.path, self._values)
        except SaveError as error:
            log.warning("settings: %s", error)
            if not self._reported:
                self._reported = True
                self.unwritable.emit(error.key, str(self.path))
