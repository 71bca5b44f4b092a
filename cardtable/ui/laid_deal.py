"""A deal on the table: its record, who carries its actions, and what becomes of it when somebody goes back in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QCoreApplication

from cardtable.ai.player import Level
from cardtable.controllers.director import Director, Mode
from cardtable.controllers.players import AiPlayer
from cardtable.core.events import Seat
from cardtable.scene.table import GameTable, SheetContent
from cardtable.ui.bookkeeper import Bookkeeper
from cardtable.ui.deal import Aside, Deal

translate = QCoreApplication.translate


class LaidDeal:
    """Keeps the table and the books in step with one deal, however it is played.

    *practised* is called when going back has made practice of it.
    """

    def __init__(
        self,
        deal: Deal,
        director: Director[Any, Any, Any],
        table: GameTable[Any, Any],
        books: Bookkeeper,
        practised: Callable[[], object],
    ) -> None:
        self.deal, self.director, self.table, self._books, self._practised = deal, director, table, books, practised

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
        """Whether a match is being played that other players would end."""
        return self._books.match_open(self.deal)

    @property
    def following(self) -> str:
        """What comes after the deal: a "game", a "match", or the next "hand" of one."""
        return self._books.next_after(self.deal)

    def result(self) -> SheetContent | None:
        """Return what the table says of the result; nothing before there is one."""
        session = self.deal.session
        result = session.rules.result(session.state)
        if result is None:
            return None
        self.table.match = self._books.after(self.deal)
        content = self.table.result(session.rules.view(session.state, Seat(0)), result)
        self.table.match = self._books.before(self.deal)  # the table goes on showing this deal
        return content._replace(note=" · ".join(filter(None, (self._uncounted(), content.note))))

    def _uncounted(self) -> str:
        """Return why a result is in no books; empty if it is, or if none are kept."""
        match self.deal.aside:
            case Aside.OPENED:
                return translate("Result", "Opened from a file: it is not counted")
            case Aside.REPLAY:
                return translate("Result", "Practice: the first result stands")
        return translate("Result", "Practice: it is not counted") if self._books.counted(self.deal) is False else ""

    # -- going back ----------------------------------------------------------------------------

    def step(self, step: Callable[[Director[Any, Any, Any]], bool]) -> None:
        """Undo or redo."""
        self._go_back(lambda: step(self.director))

    def wind_back(self) -> None:
        """Go back to the first position; everything can be redone."""
        self.director.review(0)
        self.play_from_review()

    def play_from_review(self) -> None:
        """Take the reviewed position as the present one."""
        if self.director.review_ply < len(self.deal.session.actions):
            self._go_back(self.director.play_from_review)
        else:
            self.director.leave_review()

    def _go_back(self, go: Callable[[], object]) -> None:
        """Leave the present position; from a result that is kept on, what is played next is another game."""
        deal, counted = self.deal, self._books.counted(self.deal)
        aside, length = deal.aside, len(deal.session.actions)
        if deal.over and deal.aside is None:
            self._books.drop(deal)  # its end may not have been seen yet
            if counted is not False or deal.in_match:  # else its first result is in no books either
                deal.aside = Aside.REPLAY
        go()
        if len(deal.session.actions) == length:
            deal.aside = aside  # there was no way back
        self._books.save(deal)
        self.table.match = self._books.before(deal)
        if (now := self._books.counted(deal)) is not counted:
            self.table.take_counted(now)
            if now is False:
                self._practised()

    # -- who plays -----------------------------------------------------------------------------

    def take_level(self, level: str) -> None:
        """Let a changed difficulty count from the next AI turn on."""
        deal = self.deal
        if deal.over or deal.level in ("", level):
            return
        thinking = self.director.mode is Mode.CHOOSING and self.director.human_to_act() is None
        if thinking:
            deal.note_level()  # its action is still one of the old level
        deal.with_level(level)
        for player in self.director.others.values():
            if isinstance(player, AiPlayer):
                player.level = Level(level)
        self.table.reseat(deal.seats(), deal.session.setup.dealer)
        self._books.save(deal)
