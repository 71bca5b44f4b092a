"""The program's language, switched while it runs: our translations and Qt's own, always as a pair."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, Signal

from cardtable.resources import data_root

LANGUAGES: Final = {"pt_BR": "Português (Brasil)", "en": "English"}  # each in its own words, never translated

log = logging.getLogger(__name__)


def system_language() -> str:
    """Return the language the system asks for, if we speak it; else English."""
    wanted = QLocale.system().uiLanguages()
    for name in wanted:
        match name.replace("_", "-").split("-")[0]:
            case "pt":
                return "pt_BR"
            case "en":
                return "en"
    return "en"


class Language(QObject):
    """Owns the translators.  ``changed(code)`` is sent when every text has to be made anew."""

    changed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.code = ""
        self.locale = QLocale(QLocale.Language.English)
        self._translators: list[tuple[QTranslator, bytes]] = []

    def set(self, choice: str) -> None:
        """Speak *choice*: a key of ``LANGUAGES``, or "system"."""
        code = choice if choice in LANGUAGES else system_language()
        if code == self.code:
            return
        for translator, _ in self._translators:
            QCoreApplication.removeTranslator(translator)
            translator.deleteLater()
        self._translators.clear()
        self.code, self.locale = code, QLocale(code)
        QLocale.setDefault(self.locale)
        self._install(Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)) / f"qtbase_{code}.qm")
        self._install(data_root() / "i18n" / f"cardtable_{code}.qm")
        self.changed.emit(code)

    def _install(self, path: Path) -> None:
        """Load a translation from memory: one that Qt maps from its file goes wrong when the file is replaced."""
        translator = QTranslator(self)
        try:
            data = path.read_bytes()
        except OSError as error:
            log.warning("no translation: %s", error)
            return
        if not translator.load(data):
            log.warning("no translation in %s", path)
            return
        QCoreApplication.installTranslator(translator)
        self._translators.append((translator, data))  # Qt reads the bytes where they are
