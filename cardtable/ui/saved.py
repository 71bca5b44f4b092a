"""What the home page says about a saved game."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QTime

from cardtable.controllers.saves import SaveError, SaveStore
from cardtable.core.events import Seat
from cardtable.games import load_rules

if TYPE_CHECKING:
    from cardtable.ui.deal import Deal, Loss

translate = QCoreApplication.translate
log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Saved:
    """*there*: a game in progress is saved.  *time* is its last change, in seconds since 1970."""

    there: bool = False
    time: float = 0.0
    deal: Deal | None = None

    @property
    def loss(self) -> Loss:
        """What would be lost with it."""
        from cardtable.ui.deal import Loss  # not before the first picture

        if self.deal is not None:
            return self.deal.loss
        return Loss.GAME if self.there else Loss.NOTHING

    def status(self, words: Any) -> str:
        """Return how the game stands, in the game's own words."""
        if self.deal is None:
            return ""
        session = self.deal.session
        return str(words.standing(session.rules.view(session.state, Seat(0))))

    def when(self, locale: QLocale) -> str:
        """Return when the game was saved."""
        if not self.time:
            return ""
        moment, today = datetime.fromtimestamp(self.time).astimezone(), datetime.now().astimezone().date()
        clock = locale.toString(QTime(moment.hour, moment.minute), translate("Home", "h:mm AP", "time of day"))
        days = (today - moment.date()).days
        if days == 0:
            return translate("Home", "Game saved today at {time}").format(time=clock)
        if days == 1:
            return translate("Home", "Game saved yesterday at {time}").format(time=clock)
        date = locale.toString(QDate(moment.year, moment.month, moment.day), QLocale.FormatType.ShortFormat)
        return translate("Home", "Game saved on {date}").format(date=date)


def saved_game(store: SaveStore, game_id: str) -> Saved:
    """Read a save.  One that cannot be read counts as there: the game page says what is wrong with it."""
    try:
        text = store.read(game_id)
        if text is None:
            return Saved()
        changed = store.path(game_id).stat().st_mtime
        from cardtable.ui.deal import loaded_deal  # not before the first picture, unless there is something to load

        deal, _ = loaded_deal(text, load_rules(game_id))
    except (SaveError, OSError, ValueError) as error:  # a TranscriptError is a ValueError
        log.info("home: %s: %s", game_id, error)
        return Saved(there=True)
    return Saved(deal.in_progress, changed, deal)
