"""The result of the deal on the table: a sheet over it, and what can be done next."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QAction

from cardtable.scene.stage import Stage
from cardtable.scene.widgets.icons import Icon
from cardtable.ui.game_port import TextChoice
from cardtable.ui.laid_deal import LaidDeal

if TYPE_CHECKING:
    from cardtable.scene.widgets.sheet import ResultSheet

BUTTONS: Final = (("new", Icon.AGAIN), ("repeat", Icon.REPEAT), ("review", Icon.REVIEW), ("home", Icon.HOME))


class Result:
    """Shows the sheet and puts it away; *changed* is called when it comes or goes, *said* with its first words."""

    def __init__(
        self,
        stage: Stage,
        actions: Mapping[str, QAction],
        said: Callable[[str], object],
        changed: Callable[[], object],
    ) -> None:
        self._stage, self._actions, self._said, self._changed = stage, actions, said, changed
        self.sheet: ResultSheet | None = None

    def show(self, laid: LaidDeal) -> None:
        """Show the result of a deal that is over, or show it anew."""
        content = laid.result()
        if content is None:
            return
        if self.sheet is not None:
            self.sheet.show_content(content)
            return
        from cardtable.scene.widgets.sheet import ResultSheet  # not before there is a result

        self.sheet = ResultSheet(self._stage, content, [(self._actions[key], icon) for key, icon in BUTTONS])
        self._said(self.sheet.focus_name())
        self._changed()

    def dismiss(self) -> None:
        """Put the sheet away, if it is there."""
        if self.sheet is not None:
            self.sheet.dismiss()
            self.sheet = None
            self._changed()

    def choices(self) -> list[TextChoice]:
        """Return what the sheet offers."""
        shown = (self._actions[key] for key, _ in BUTTONS)
        return [TextChoice(action.iconText(), partial(self._take, action)) for action in shown]

    def _take(self, action: QAction) -> None:
        """Do it, unless the sheet came only just now: the key was meant for the table, not to start another deal."""
        if self.sheet is None or not self.sheet.fresh:
            action.trigger()
