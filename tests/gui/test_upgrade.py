"""What earlier versions of the program wrote is kept: whole profiles, as they wrote them, each opened by this one.

A folder of ``fixtures/profiles`` is named after the commit whose program wrote it: every game of that day was played
once to its end and begun again, against easy opponents, and then all settings were moved off their defaults.  They are
never changed.  A release adds its own.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from cardtable.app import make_game_page
from cardtable.controllers.saves import SUFFIX
from cardtable.core import transcript
from cardtable.games import CATALOGUE, load_rules
from cardtable.ui import settings as keys
from cardtable.ui.deal import loaded_deal
from cardtable.ui.evenings import Evenings
from cardtable.ui.main_window import MainWindow
from cardtable.ui.settings import Setting
from cardtable.ui.statistics import Statistics
from tests.helpers.ui import make_services

PROFILES = sorted((Path(__file__).parents[1] / "fixtures" / "profiles").iterdir())
SAVES = [save for profile in PROFILES for save in sorted(profile.rglob(f"*{SUFFIX}"))]
CHOSEN: dict[Setting[Any], object] = {
    keys.ANIMATION: "fast",
    keys.AI_PACE: "slow",
    keys.LANGUAGE: "pt_BR",
    keys.TEXT_SIZE: "large",
    keys.APPEARANCE: "dark",
    keys.CONTRAST: 80,
    keys.GRAIN: 20,
    keys.TEMPERATURE: 65,
}


def called(path: Path) -> str:
    return "-".join(path.relative_to(PROFILES[0].parent).with_suffix("").parts)


def raw(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


@pytest.fixture(params=PROFILES, ids=called)
def profile(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A copy of an old profile."""
    return Path(shutil.copytree(request.param, tmp_path / "profile"))


@pytest.fixture
def opened(profile: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[MainWindow, list[str]]]:
    """The window over an old profile, and the keys of all notices it has told."""
    services = make_services(profile)
    services.saves.acquire()
    window, told = MainWindow(services, make_game_page), list[str]()
    qtbot.addWidget(window)
    tell = window.notices.tell

    def note(key: str, detail: str = "") -> None:
        told.append(key)
        tell(key, detail)

    monkeypatch.setattr(window.notices, "tell", note)
    window.show()
    yield window, told
    window.close()
    services.saves.release()


def test_there_is_a_profile_of_every_game() -> None:
    assert {transcript.parse(save.read_text(encoding="utf-8")).game_id for save in SAVES} == set(CATALOGUE)


@pytest.mark.parametrize("save", SAVES, ids=called)
def test_a_save_leads_to_the_position_it_was_written_in(save: Path) -> None:
    text = save.read_text(encoding="utf-8")
    saved = transcript.parse(text)
    rules = load_rules(saved.game_id)
    deal, drifted = loaded_deal(text, rules)
    assert not drifted
    assert deal.identity == saved.header("identity")
    assert deal.over == (save.parent.name == "finished")
    assert transcript.parse(deal.text()) == saved


def test_every_running_game_is_offered_and_goes_on(profile: Path, opened: tuple[MainWindow, list[str]]) -> None:
    window, told = opened
    running = sorted((profile / "data" / "saves").glob(f"*{SUFFIX}"))
    assert running
    for save in running:
        before = transcript.parse(save.read_text(encoding="utf-8"))
        assert window.home.has_saved(save.stem)
        window.play(save.stem)
        assert window.game is not None
        after = transcript.parse(window.game.transcript())
        assert (after.setup, after.digest) == (before.setup, before.digest)
        assert [(entry.seat, entry.text) for entry in after.actions] == [
            (entry.seat, entry.text) for entry in before.actions
        ]
        assert after.header("identity") == before.header("identity")
        window.show_home()
    assert told == []


def test_every_setting_is_kept(profile: Path) -> None:
    settings, written = make_services(profile).settings, raw(profile / "config" / "settings.json")
    for setting, value in CHOSEN.items():
        if setting.key in written:
            assert settings.get(setting) == value, setting.key
    assert sum(setting.key in written for setting in CHOSEN) >= 4
    assert settings.get(keys.WINDOW)[:2] == (1100, 700)
    games = [key.removeprefix("game/") for key in written if key.startswith("game/")]
    assert games
    assert all(settings.game(game_id).level == "hard" for game_id in games)


def test_a_change_keeps_what_another_version_wrote(profile: Path) -> None:
    before = raw(profile / "config" / "settings.json")
    make_services(profile).settings.set(keys.TEXT_SIZE, "larger")
    assert raw(profile / "config" / "settings.json") == {**before, "text_size": "larger"}


def test_the_statistics_are_kept_and_count_on(profile: Path) -> None:
    path = profile / "data" / "statistics.json"
    before = raw(path)
    statistics = Statistics(path)
    for game_id, levels in before["tallies"].items():
        counts = [number for starts in levels.values() for tally in starts.values() for number in tally.values()]
        assert statistics.tally(game_id).played == sum(counts) > 0
    assert not statistics.record("o_an_quan", "easy", True, "won", before["deals"][0])  # it counts once
    assert statistics.record("o_an_quan", "medium", False, "won", "another")
    assert set(raw(path)["deals"]) == {*before["deals"], "another"}


def test_the_score_of_the_evening_goes_on(profile: Path) -> None:
    path = profile / "data" / "evenings.json"
    for game_id, evening in (raw(path) if path.exists() else {}).items():
        match = Evenings(path, lambda evening=evening: evening["time"] + 60).match(game_id)  # type: ignore[misc]
        assert match is not None
        assert [list(result.points) for result in match.results] == [deal["points"] for deal in evening["deals"]]
