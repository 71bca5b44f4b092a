"""Build hook: compile the translations and put them into the wheel."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class TranslationsHook(BuildHookInterface[Any]):
    """Ships what lrelease makes of i18n/*.ts; the build needs PySide6 for it, and pyproject.toml says so."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        sys.path.insert(0, self.root)
        import dev

        pyside = importlib.util.find_spec("PySide6")
        if pyside is None or pyside.origin is None:
            raise RuntimeError("building the wheel needs PySide6-Essentials, for its lrelease")
        dev.compile_translations(str(Path(pyside.origin).parents[1]))
        for compiled in sorted(Path(dev.TRANSLATIONS).glob("*.qm")):
            build_data["force_include"][str(compiled)] = f"cardtable/_data/i18n/{compiled.name}"
