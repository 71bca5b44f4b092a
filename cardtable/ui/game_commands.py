"""The window's commands while a game is on the table: what they do there, and which of them can be given."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction

from cardtable.core.rules import Rules
from cardtable.scene.widgets.chip import REASON
from cardtable.ui.actions import call_deals_hands, call_next, leave_keys
from cardtable.ui.laid_deal import LaidDeal

translate = QCoreApplication.translate


class GameCommands:
    """Lends the window's actions to one page until they are released."""

    def __init__(
        self,
        actions: Mapping[str, QAction],
        rules: Rules[Any, Any, Any],
        run: Mapping[str, Callable[[], object]],
        pause: Callable[[bool], object],
    ) -> None:
        """*run* has a function for every command but the pause, which is told whether it is on."""
        self._actions, self._pause = actions, pause
        self._own: frozenset[int] = frozenset()  # keys that the table has another use for
        self._slots = {key: partial(_call, function) for key, function in run.items()}
        for key, slot in self._slots.items():
            actions[key].triggered.connect(slot)
        actions["pause"].toggled.connect(pause)
        call_deals_hands(actions, rules.hidden)
        call_next(actions, "game")

    def release(self) -> None:
        """Give the actions back."""
        for key, slot in self._slots.items():
            self._actions[key].triggered.disconnect(slot)
        self._slots.clear()
        leave_keys(self._actions, ())
        self._actions["pause"].setChecked(False)
        self._actions["pause"].toggled.disconnect(self._pause)

    def refresh(self, laid: LaidDeal, moving: bool) -> None:
        """Name and enable the actions as a deal stands; *moving*: there is something to skip."""
        director, deal, reviewing = laid.director, laid.deal, laid.reviewing
        if (own := laid.table.stage.own_keys) != self._own:
            self._own = own
            leave_keys(self._actions, own)
        self._actions["hint"].setProperty(REASON, translate("GamePage", "not your turn"))  # said while it is off
        call_next(self._actions, laid.following)
        for key, on in {
            "undo": director.can_undo(),
            "redo": director.can_redo(),
            "hint": director.human_to_act() is not None,
            "why": not reviewing and laid.last_explained is not None,
            "skip": moving,
            "pause": not reviewing and (moving or not deal.over),  # what the end sets in motion can be paused, too
            "review": bool(deal.session.actions) and not reviewing,
            "repeat": bool(deal.session.actions),
        }.items():
            self._actions[key].setEnabled(on)


def _call(function: Callable[[], object], _checked: bool = False) -> None:
    function()
