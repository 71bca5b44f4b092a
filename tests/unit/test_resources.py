"""Our own data is found in a checkout and in an installed package alike."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from cardtable import resources
from cardtable.games import CATALOGUE


@pytest.fixture
def forgetful() -> Iterator[None]:
    resources.data_root.cache_clear()
    yield
    resources.data_root.cache_clear()


@pytest.mark.parametrize("name", ["resources/fonts", "i18n/cardtable_pt_BR.ts", "i18n/cardtable_en.ts"])
def test_a_checkout_has_its_data_at_its_top(name: str) -> None:
    assert resources.resource(name).exists()


@pytest.mark.parametrize("game_id", CATALOGUE)
@pytest.mark.parametrize("language", ["pt_BR", "en"])
def test_every_game_has_its_rules(game_id: str, language: str) -> None:
    assert resources.resource(f"resources/rules/{game_id}.{language}.html").stat().st_size > 2000


@pytest.mark.usefixtures("forgetful")
def test_an_installed_package_carries_its_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "_data" / "i18n").mkdir(parents=True)
    monkeypatch.setattr(resources, "_PACKAGE", tmp_path)
    assert resources.resource("i18n") == tmp_path / "_data" / "i18n"


def test_what_is_missing_is_a_broken_installation() -> None:
    with pytest.raises(FileNotFoundError):
        resources.resource("resources/nothing")
