"""What is kept of a game's deals: the running save, finished games, the statistics, the score of the evening."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable
from dataclasses import replace

from cardtable.controllers.saves import SaveError
from cardtable.core.events import Seat
from cardtable.core.match import Match
from cardtable.core.rules import DealResult, Handover
from cardtable.core.transcript import TranscriptError
from cardtable.games import load_rules
from cardtable.ui.deal import Aside, Deal, Loss, loaded_deal, match_for, new_deal, seats_for, starters_for
from cardtable.ui.evenings import follows
from cardtable.ui.saved import saved_game
from cardtable.ui.services import Services

log = logging.getLogger(__name__)


class Bookkeeper:
    """Keeps the books of one game; *tell* takes a notice's key and its detail."""

    def __init__(self, services: Services, game_id: str, tell: Callable[[str, str], object]) -> None:
        self._services, self._game_id, self._tell = services, game_id, tell
        self._rules = load_rules(game_id)
        self._trouble = ""  # the last reason why the game could not be saved: told once

    def new(self) -> Deal:
        """Return the next deal, as the settings of the game say."""
        settings, evenings = self._services.settings.game(self._game_id), self._services.evenings
        seats = seats_for(self._game_id, settings)
        if self._rules.target is not None:
            if (running := self._running_match()) is not None:
                return new_deal(self._game_id, settings, running, evenings.seed(self._game_id))
            evenings.close(self._game_id)  # decided, or of other players
            first = Seat(secrets.randbelow(seats)) if self._rules.draws_opener else Seat(0)
            return new_deal(self._game_id, settings, Match(seats, first, self._rules.handover, self._rules.target))
        match = match_for(settings, seats)
        drawn = self._rules.draws_opener and match.handover is not Handover.FIXED
        if drawn and (self._rules.handover is Handover.DRAWN or evenings.match(self._game_id) is None):
            match = replace(match, first=Seat(secrets.randbelow(match.seats)))
        return new_deal(self._game_id, settings, match)

    def _running_match(self) -> Match | None:
        """Return the match that goes on with the next deal; none if it is decided, or has other players."""
        match = self._services.evenings.match(self._game_id)
        seats = seats_for(self._game_id, self._services.settings.game(self._game_id))
        return match if match is not None and not match.winners and match.seats == seats else None

    def drop(self, deal: Deal | None) -> None:
        """Take a deal off the table for good, or the saved one: what it ends ends in the books, too.

        A result counts although it has not been seen; a match ends with the hand that is not played.
        """
        deal = deal or saved_game(self._services.saves, self._game_id).deal
        if deal is None:
            return
        if (result := self._rules.result(deal.session.state)) is not None:
            self.finish(deal, result)
        elif deal.holds_match:
            self._services.evenings.close(self._game_id)

    # -- how it stands -------------------------------------------------------------------------

    def begin(self, deal: Deal) -> Match | None:
        """Return the deals before one that begins, or goes on, now; ``None``: there are none, or it counts nowhere."""
        return self._found(deal, self._services.evenings.begin(self._game_id, deal.identity))

    def before(self, deal: Deal) -> Match | None:
        """Return the same while a deal is on the table, and when it is over."""
        return self._found(deal, self._services.evenings.before(self._game_id, deal.identity))

    def after(self, deal: Deal) -> Match | None:
        """Return the finished deals up to this one."""
        evenings = self._services.evenings
        if self._rules.target is None:
            return evenings.match(self._game_id)
        return evenings.match(self._game_id) if evenings.has(self._game_id, deal.identity) else None

    def counted(self, deal: Deal) -> bool | None:
        """Return whether a deal, or its match, goes into the books; ``None`` if none are kept of it."""
        if self._rules.target is None:
            return deal.counted()
        if not deal.in_match or deal.aside is not None:
            return False if deal.counted() is False else None
        evenings = self._services.evenings
        match, begun = evenings.match(self._game_id), Match.of(self._rules, deal.session.setup)
        joined = evenings.has(self._game_id, deal.identity) or (match is not None and follows(begun, match))
        return deal.counted() and not (joined and evenings.practice(self._game_id))

    def next_after(self, deal: Deal) -> str:
        """Return what follows when *deal* is dropped: a "game", a "match", or the next "hand" of the running one."""
        if self._rules.target is None:
            return "game"
        return "match" if deal.holds_match or self._running_match() is None else "hand"

    def match_open(self, deal: Deal) -> bool:
        """Return whether a match is running that other players would end."""
        if self._rules.target is None:
            return False
        match = self._services.evenings.match(self._game_id)
        return deal.holds_match if match is None else not match.winners

    def _found(self, deal: Deal, match: Match | None) -> Match | None:
        """Return the match of a deal, by the deal itself where the file does not know it."""
        if self._rules.target is None:
            return match
        if not deal.in_match:
            return None
        begun = Match.of(self._rules, deal.session.setup)
        return match if match is not None and follows(begun, match) else begun

    # -- keeping -------------------------------------------------------------------------------

    def load(self, record: str = "") -> Deal | None:
        """Return the saved deal; what cannot be used is set aside, and told.

        That of a *record* is somebody else's, or an older copy: it goes into no books.
        """
        if record:
            deal, _ = loaded_deal(record, self._rules)
            deal.identity, deal.in_match, deal.aside = secrets.token_hex(8), False, Aside.OPENED
            return deal
        try:
            text = self._services.saves.read(self._game_id)
        except SaveError as error:
            log.warning("resume: %s", error)
            self._set_aside(error.key, str(error.path))
            return None
        if text is None:
            return None
        try:
            deal, drifted = loaded_deal(text, self._rules)
        except TranscriptError as error:
            log.warning("resume: %s: line %d: %s %s", self._game_id, error.line, error.key, error.details)
            self._set_aside("other-version" if error.key == "other-version" else "save-damaged")
            return None
        if drifted:
            self._set_aside("save-drifted")
        if not deal.over and deal.aside is None and self._services.evenings.has(self._game_id, deal.identity):
            deal.aside = Aside.REPLAY  # it had an end; earlier versions did not say so in the save
        if deal.level and not deal.over:  # a level chosen meanwhile on the home page counts at once
            deal.with_level(self._services.settings.game(self._game_id).level)
        return deal

    def save(self, deal: Deal) -> None:
        """Write the running deal; trouble is told once, until it is over or another one comes."""
        try:
            self._services.saves.write(self._game_id, deal.text())
            self._trouble = ""
        except SaveError as error:
            if self._trouble != error.key:
                self._trouble = error.key
                log.warning("save: %s", error)
                self._tell(error.key, str(error.path))

    def finish(self, deal: Deal, result: DealResult) -> None:
        """Enter a finished deal: once in the statistics, once in the score, once on the shelf."""
        if deal.aside is not None:
            return
        if self._rules.target is None:
            self._finish_deal(deal, result)
        elif deal.in_match:
            self._finish_in_match(deal, result)
        try:
            self._services.saves.finish(self._game_id, deal.identity, deal.text())
        except SaveError as error:
            log.warning("finished game: %s", error)

    def _finish_in_match(self, deal: Deal, result: DealResult) -> None:
        """Add a deal to its match; the statistics count matches."""
        evenings, begun = self._services.evenings, Match.of(self._rules, deal.session.setup)
        evenings.add(self._game_id, deal.identity, result, begun, deal.session.practice, deal.eased or deal.level)
        match = self.after(deal)
        if match is None or not match.winners or evenings.practice(self._game_id) or len(deal.humans) != 1:
            return
        mine = next(iter(deal.humans))
        outcome = "lost" if mine not in match.winners else "won" if len(match.winners) == 1 else "drawn"
        name, level = f"{self._game_id}-{deal.identity}", evenings.level(self._game_id)
        self._services.statistics.record(self._game_id, level, match.first == mine, outcome, name)

    def _finish_deal(self, deal: Deal, result: DealResult) -> None:
        if len(deal.humans) == 1 and not deal.session.practice:
            began = deal.session.setup.dealer in deal.humans
            name = f"{self._game_id}-{deal.identity}"
            level = deal.eased or deal.level
            self._services.statistics.record(self._game_id, level, began, deal.outcome(result), name)
        self._pass_the_opening(deal, result)
        if not deal.session.practice:
            self._services.evenings.add(self._game_id, deal.identity, result)

    def _pass_the_opening(self, deal: Deal, result: DealResult) -> None:
        """Let the opening of the next deal go round."""
        if not self._services.saves.owned:  # the settings are another program's to write
            return
        settings, setup = self._services.settings.game(self._game_id), deal.session.setup
        following = Match(setup.seats, setup.dealer).after(result).dealer
        if settings.next_first != following and settings.starter not in starters_for(setup.seats)[1:]:
            self._services.settings.set_game(self._game_id, replace(settings, next_first=following))

    def _set_aside(self, key: str, path: str = "") -> None:
        target = self._services.saves.set_aside(self._game_id)
        self._tell(key, str(target) if target is not None else path)


def match_runs(services: Services, game_id: str) -> bool:
    """Return whether a match of several deals is under way, between two deals or in one that is saved."""
    if load_rules(game_id).target is None:
        return False
    match = services.evenings.match(game_id)
    return (match is not None and not match.winners) or saved_game(services.saves, game_id).loss is Loss.MATCH
