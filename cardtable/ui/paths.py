"""The four folders the program writes to."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

APPLICATION = "cardtable"


class Paths(NamedTuple):
    """Configuration, data (saves, statistics), cache and log folders; they need not exist yet."""

    config: Path
    data: Path
    cache: Path
    log: Path

    @classmethod
    def of_user(cls) -> Paths:
        """Return the folders that the platform gives to this user."""
        import platformdirs

        return cls(
            platformdirs.user_config_path(APPLICATION, appauthor=False),
            platformdirs.user_data_path(APPLICATION, appauthor=False),
            platformdirs.user_cache_path(APPLICATION, appauthor=False),
            platformdirs.user_log_path(APPLICATION, appauthor=False),
        )

    @classmethod
    def under(cls, profile: Path) -> Paths:
        """Return folders that all lie in one profile folder."""
        root = profile.absolute()
        return cls(root / "config", root / "data", root / "cache", root / "log")

    @property
    def settings_file(self) -> Path:
        """The settings."""
        return self.config / "settings.json"

    @property
    def statistics_file(self) -> Path:
        """The statistics."""
        return self.data / "statistics.json"

    @property
    def evenings_file(self) -> Path:
        """The running scores."""
        return self.data / "evenings.json"

    @property
    def saves(self) -> Path:
        """The folder of the saved deals."""
        return self.data / "saves"

    @property
    def log_file(self) -> Path:
        """The running log."""
        return self.log / "cardtable.log"
