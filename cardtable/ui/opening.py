"""Opening what somebody typed, pasted or named on the command line: a deal code, or the file of a game."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from cardtable.controllers.saves import SaveError
from cardtable.games import load_rules

if TYPE_CHECKING:
    from cardtable.ui.main_window import MainWindow

log = logging.getLogger(__name__)


class Opener:
    """Works for the window; asks before a game in progress would be overwritten."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window

    def ask_code(self) -> None:
        """Ask for a deal code and play it."""
        from cardtable.ui.code_sheet import CodeSheet

        self._window.close_sheets()
        sheet = CodeSheet(self._window, self._window.services.settings)
        sheet.found.connect(self.code)
        sheet.open_over()

    def code(self, game_id: str, code: str) -> None:
        """Play the deal a code names."""
        self._unless_lost(game_id, lambda: self._window.play(game_id, code=code))

    def text(self, text: str) -> None:
        """Open a deal code, or else the file of that name."""
        from cardtable.core.dealcode import DealCodeError
        from cardtable.ui.codes import read_code

        try:
            game_id, _ = read_code(text)
        except DealCodeError as error:
            log.info("open %s: no code: %s", text, error)
            self._file(text)
        else:
            self.code(game_id, text)

    def _file(self, name: str) -> None:
        from cardtable.core.transcript import TranscriptError, parse
        from cardtable.ui.deal import loaded_deal

        window = self._window
        try:
            text = Path(name).read_text(encoding="utf-8")
            game_id = parse(text).game_id
            _, drifted = loaded_deal(text, load_rules(game_id))
        except TranscriptError as error:
            log.warning("open %s: line %d: %s %s", name, error.line, error.key, error.details)
            told = {"not-a-transcript": "cannot-open", "other-version": "other-version"}
            window.notices.tell(told.get(error.key, "save-damaged"), name)
            return
        except (OSError, KeyError, ValueError) as cause:
            log.warning("open %s: %s", name, cause)
            window.notices.tell("cannot-open", name)
            return
        if drifted:
            window.notices.tell("save-drifted", name)
        if self._kept_here(game_id, text):
            window.play(game_id)
        else:
            self._unless_lost(game_id, lambda: window.play(game_id, record=text))

    def _kept_here(self, game_id: str, text: str) -> bool:
        """Return whether a file holds the very game that is saved here: then nothing has to make room for it."""
        saves = self._window.services.saves
        try:
            return saves.owned and saves.read(game_id) == text
        except SaveError:
            return False

    def _unless_lost(self, game_id: str, go_on: Callable[[], object]) -> None:
        """Go on, but ask first if this game has a deal in progress, on the table or saved."""
        from cardtable.ui.saved import saved_game

        window = self._window
        if window.game is not None and window.game.game_id == game_id:
            if window.game.in_progress():
                window.ask_loss(go_on, window.game.loss())
                return
        elif (saved := saved_game(window.services.saves, game_id)).there:
            window.ask_loss(go_on, saved.loss, None if window.game is not None else lambda: window.play(game_id))
            return
        go_on()
