"""Settings survive, fall back one by one, and never hold a translated name."""

from __future__ import annotations

import json
import logging
from pathlib import Path

import pytest

from cardtable.ui import settings as keys
from cardtable.ui.settings import GameSettings, Settings


def test_values_survive_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "config" / "settings.json"
    first = Settings(path)
    first.set(keys.LANGUAGE, "pt_BR")
    first.set(keys.GRAIN, 80)
    first.set(keys.WINDOW, (1000, 700, 10, 20))
    first.set_game("some_game", GameSettings(mode="shared", options=(("young", "on"),)))
    again = Settings(path)
    assert again.get(keys.LANGUAGE) == "pt_BR"
    assert again.get(keys.GRAIN) == 80
    assert again.get(keys.WINDOW) == (1000, 700, 10, 20)
    assert again.game("some_game") == GameSettings(mode="shared", options=(("young", "on"),))
    assert again.game("another_game") == GameSettings()


@pytest.mark.parametrize(
    ("setting", "raw"),
    [
        (keys.LANGUAGE, "Português (Brasil)"),
        (keys.ANIMATION, 3),
        (keys.GRAIN, 101),
        (keys.GRAIN, True),
        (keys.WINDOW, [1, 2, 3]),
        (keys.WINDOW, "large"),
        (keys.FULL_SCREEN, "yes"),
    ],
)
def test_a_foreign_value_falls_back_alone_and_says_so(
    setting: keys.Setting[object], raw: object, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({setting.key: raw, "ai_pace": "fast"}), encoding="utf-8")
    settings = Settings(path)
    with caplog.at_level(logging.WARNING):
        assert settings.get(setting) == setting.default
    assert setting.key in caplog.text
    assert settings.get(keys.AI_PACE) == "fast"


@pytest.mark.parametrize("text", ["", "{", "[1, 2]", "\x00\xff"])
def test_a_damaged_file_leaves_the_program_usable(text: str, tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text(text, encoding="utf-8")
    settings = Settings(path)
    assert settings.get(keys.LANGUAGE) == "system"
    settings.set(keys.LANGUAGE, "en")
    assert Settings(path).get(keys.LANGUAGE) == "en"


def test_a_damaged_game_keeps_what_is_sound(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    record = {"game/x": {"mode": "shared", "level": "godlike", "options": {"a": 1}, "next_first": -1}}
    path.write_text(json.dumps(record), encoding="utf-8")
    assert Settings(path).game("x") == GameSettings(mode="shared")


def test_only_ids_are_written(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    settings = Settings(path)
    for setting in (keys.LANGUAGE, keys.ANIMATION, keys.AI_PACE, keys.TEXT_SIZE, keys.APPEARANCE):
        settings.set(setting, setting.values[-1])
    assert path.read_text(encoding="utf-8").isascii()


def test_a_folder_that_cannot_be_written_is_told_once(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    settings = Settings(tmp_path / "file" / "settings.json")  # a file where a folder should be
    told: list[tuple[str, str]] = []
    settings.unwritable.connect(lambda key, path: told.append((key, path)))
    settings.set(keys.GRAIN, 10)
    settings.set(keys.GRAIN, 20)
    assert settings.get(keys.GRAIN) == 20
    assert [key for key, _ in told] == ["write-failed"]


def test_a_change_is_told_after_it_was_written(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    settings = Settings(path)
    seen: list[tuple[str, int]] = []
    settings.changed.connect(lambda key: seen.append((key, json.loads(path.read_text(encoding="utf-8"))[key])))
    settings.set(keys.GRAIN, 60)
    settings.set(keys.GRAIN, 60)
    assert seen == [("table/grain", 60)]


def test_one_option_changes_and_the_others_stay() -> None:
    kept = GameSettings(options=(("a", "1"), ("b", "2"))).with_option("a", "3")
    assert kept.option("a", "") == "3"
    assert kept.option("b", "") == "2"
    assert kept.option("c", "default") == "default"
