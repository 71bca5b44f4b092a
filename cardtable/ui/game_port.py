"""What the window asks of a page that shows a game.  ``ui.game_page.GamePage`` is one.

Its constructor is ``GamePage(services, actions, game_id, parent=None)``; *actions* are the window's
own (see ``ui.actions``), and the page connects and enables those in ``IN_GAME`` while it is shown.
It sends ``notice(key, detail)`` for ``ui.notices`` and ``said(sentence)`` for the text panel,
``log_changed()`` when the log is another one instead of a line longer, and ``choices_changed()``
when the list of possible actions is another one.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import SignalInstance
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from cardtable.ui.deal import Loss


@dataclass(frozen=True, slots=True)
class TextChoice:
    """One thing the player can do now, for the text panel; *group* is what a long list folds it under."""

    text: str
    perform: Callable[[], object]
    group: str = ""


class GamePort(Protocol):
    """A game on the table."""

    game_id: str
    notice: SignalInstance  # (key, detail)
    said: SignalInstance  # (sentence): one more line of the log
    log_changed: SignalInstance  # (): something was taken back, or another deal lies on the table
    choices_changed: SignalInstance  # ()
    rule_asked: SignalInstance  # (rule): open the rules page at this paragraph, "R6"
    new_asked: SignalInstance  # (): the player wants another game; the window asks first if one is lost
    home_asked: SignalInstance  # ()
    shown: SignalInstance  # (): once, its first picture is on the screen

    def widget(self) -> QWidget:
        """Return the page itself."""

    def start(self, code: str = "") -> None:
        """Deal: what *code* names, or a new deal as the settings of the game say."""

    def resume(self, record: str = "") -> bool:
        """Go on with the saved game, or with that of a record; ``False`` if there is none that can be used."""

    def leave(self) -> None:
        """Stop everything; the game is saved."""

    def in_progress(self) -> bool:
        """Return whether a new game would lose something."""

    def loss(self) -> Loss:
        """Return what a new game would lose."""

    def match_open(self) -> bool:
        """Return whether other players would end a match of several deals."""

    def over(self) -> bool:
        """Return whether the deal on the table has its result."""

    def deal_code(self) -> str:
        """Return the code of the deal on the table."""

    def transcript(self) -> str:
        """Return the game's record, for a problem report."""

    def log_lines(self) -> list[str]:
        """Return what has been seen of the deal on the table, in the present language."""

    def choices(self) -> list[TextChoice]:
        """Return what the player can do now."""

    def settings_changed(self, key: str) -> None:
        """Take a changed setting at once: pace, animation, table look, level."""

    def retranslate(self) -> None:
        """Make every text anew."""
