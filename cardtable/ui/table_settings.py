"""What the settings say about a table: pace, sizes and surface of any, and what is preferred at one."""

from __future__ import annotations

from typing import Any, Final

from cardtable.scene.stage import Stage
from cardtable.scene.surface import Look
from cardtable.scene.table import GameTable
from cardtable.scene.timeline import Speed
from cardtable.ui import settings as keys
from cardtable.ui.settings import Settings

TEXT_FLOORS: Final = {"normal": 11.5, "large": 14.0, "larger": 17.0}  # logical pixels
SPEEDS: Final = {"off": Speed.OFF, "fast": Speed.FAST, "normal": Speed.NORMAL, "slow": Speed.SLOW}


def set_up_stage(stage: Stage, settings: Settings) -> None:
    """Let a stage look and move as the settings say."""
    stage.timeline.speed = SPEEDS[settings.get(keys.ANIMATION)]
    stage.timeline.reduced_motion = settings.reduced_motion()
    stage.set_text_floor(TEXT_FLOORS[settings.get(keys.TEXT_SIZE)])
    stage.set_look(Look(settings.get(keys.CONTRAST), settings.get(keys.GRAIN), settings.get(keys.TEMPERATURE)))


def give_preferences(table: GameTable[Any, Any], settings: Settings, game_id: str) -> None:
    """Let a table be as it is preferred."""
    kept = settings.game(game_id)
    table.take_preferences({option.key: kept.preference(option) for option in table.preferences})


def keep_preference(settings: Settings, game_id: str, key: str, value: str) -> None:
    """Remember what the player prefers at a table."""
    settings.set_game(game_id, settings.game(game_id).with_preference(key, value))
