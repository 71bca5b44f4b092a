"""A deal on the table: its record, who carries its actions, and what becomes of it when somebody goes back in it."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any

from cardtable.ai.player import Level
from cardtable.controllers.director import Director, Mode
from cardtable.controllers.players import AiPlayer
from cardtable.core.events import Seat
from cardtable.scene.table import GameTable, SheetContent
from cardtable.ui.bookkeeper import Bookkeeper
from cardtable.ui.deal import Deal


class LaidDeal:
    """Keeps the table and the books in step with one deal, however it is played."""

    def __init__(
        self, deal: Deal, director: Director[Any, Any, Any], table: GameTable[Any, Any], books: Bookkeeper
    ) -> None:
        self.deal, self.director, self.table, self._books = deal, director, table, books

    def begin(self, opening: bool) -> None:
        """Tell the table what lies on it now, and get the deal going; with *opening* it is seen to be dealt."""
        table, deal = self.table, self.deal
        table.offer = self.director.offer
        table.code = deal.code
        table.counted = self._books.counted(deal)
        table.match = self._books.begin(deal)
        table.reseat(deal.seats(), deal.session.setup.dealer)
        self._books.save(deal)
        self.director.start(opening)

    # -- how it stands -------------------------------------------------------------------------

    @property
    def reviewing(self) -> bool:
        """Whether an earlier position is shown, without being played."""
        return self.director.mode is Mode.REVIEW

    @property
    def last_explained(self) -> int | None:
        """The number of the last action whose reason is known."""
        return max(self.director.reasons, default=None)

    @property
    def match_open(self) -> bool:
        """Whether a match is being played to which the deal belongs."""
        return self._books.match_open(self.deal)

    def result(self) -> SheetContent | None:
        """Return what the table says of the result; nothing before there is one."""
        session = self.deal.session
        result = session.rules.result(session.state)
        if result is None:
            return None
        self.table.match = self._books.after(self.deal)
        content = self.table.result(session.rules.view(session.state, Seat(0)), result)
        self.table.match = self._books.before(self.deal)  # the table goes on showing this deal
        return content

    # -- going back ----------------------------------------------------------------------------

    def step(self, step: Callable[[Director[Any, Any, Any]], bool]) -> bool:
        """Undo or redo; return whether that has made practice of the deal."""
        practice = self.deal.session.practice
        stepped = step(self.director)
        self._tell_counted()
        return stepped and self.deal.session.practice and not practice

    def wind_back(self) -> None:
        """Go back to the first position; everything can be redone."""
        self.director.review(0)
        self.director.play_from_review()
        self._tell_counted()

    def play_from_review(self) -> None:
        """Take the reviewed position as the present one."""
        if self.deal.over and self.director.review_ply < len(self.deal.session.actions):
            self.deal.identity = secrets.token_hex(8)  # another game from here on
            self.deal.in_match = False
            self.deal.session.practice = True  # with hindsight: not counted
        self.director.play_from_review()
        self._tell_counted()

    def _tell_counted(self) -> None:
        self.table.match = self._books.before(self.deal)
        self.table.take_counted(self._books.counted(self.deal))

    # -- who plays -----------------------------------------------------------------------------

    def take_level(self, level: str) -> None:
        """Let a changed difficulty count from the next AI turn on."""
        deal = self.deal
        if deal.over or deal.level in ("", level):
            return
        deal.with_level(level)
        for player in self.director.others.values():
            if isinstance(player, AiPlayer):
                player.level = Level(level)
        self.table.reseat(deal.seats(), deal.session.setup.dealer)
        self._books.save(deal)
