"""A game on the table: joins record, director, players and scene, and obeys the window's commands."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cardtable.ai.player import Level
from cardtable.controllers.director import Director, Mode
from cardtable.controllers.players import AiPlayer
from cardtable.core.dealcode import DealCodeError
from cardtable.core.events import Seat
from cardtable.core.rules import DealResult
from cardtable.games import CATALOGUE, load_rules
from cardtable.scene.foresight import Foresight
from cardtable.scene.stage import Stage
from cardtable.scene.surface import Look
from cardtable.scene.table import GameTable
from cardtable.scene.timeline import Speed
from cardtable.scene.view import TableView
from cardtable.scene.widgets.chip import REASON
from cardtable.scene.widgets.hint import HintCard
from cardtable.scene.widgets.icons import Icon
from cardtable.scene.widgets.review_bar import ReviewBar
from cardtable.ui import settings as keys
from cardtable.ui.actions import call_deals_hands, call_next
from cardtable.ui.advice import Advice
from cardtable.ui.bookkeeper import Bookkeeper
from cardtable.ui.codes import read_code
from cardtable.ui.deal import Deal, coded_deal
from cardtable.ui.game_port import TextChoice
from cardtable.ui.services import Services
from cardtable.ui.table_runner import TableRunner

if TYPE_CHECKING:
    from cardtable.scene.widgets.sheet import ResultSheet

translate = QCoreApplication.translate
log = logging.getLogger(__name__)

TEXT_FLOORS = {"normal": 11.5, "large": 14.0, "larger": 17.0}  # logical pixels
SHEET_BUTTONS = (("new", Icon.AGAIN), ("repeat", Icon.REPEAT), ("review", Icon.REVIEW), ("home", Icon.HOME))
ACTING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
SPEEDS = {"off": Speed.OFF, "fast": Speed.FAST, "normal": Speed.NORMAL, "slow": Speed.SLOW}


class GamePage(QWidget):
    """Implements :class:`cardtable.ui.game_port.GamePort`."""

    notice = Signal(str, str)
    said = Signal(str)
    choices_changed = Signal()
    rule_asked = Signal(str)
    new_asked = Signal()
    home_asked = Signal()
    shown = Signal()

    def __init__(
        self, services: Services, actions: Mapping[str, QAction], game_id: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.game_id = game_id
        self._services, self._actions = services, actions
        self._rules = load_rules(game_id)
        self._words = CATALOGUE[game_id].part("messages", "MESSAGES")
        self.deal: Deal | None = None
        self._director: Director[Any, Any, Any] | None = None
        self.runner: TableRunner | None = None
        self._level = services.settings.game(game_id).level  # as last seen in the settings
        self._books = Bookkeeper(services, game_id, self.notice.emit)
        self._advice = Advice(services.thinker, game_id, lambda key: self.notice.emit(key, ""))
        self.stage = Stage(self, services.pictures)
        self.view = TableView(self.stage)
        self.sheet: ResultSheet | None = None
        self.card = HintCard(self.stage)
        self.review_bar = ReviewBar(self.stage, self.review_to, self.play_from_review, self.leave_review)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.view)
        self.setFocusProxy(self.view)
        self.stage.shown.connect(self.shown)
        self.stage.timeline.busy_changed.connect(self._update_actions)
        self._slots = {key: partial(self._run, function) for key, function in self._commands().items()}
        for key, slot in self._slots.items():
            actions[key].triggered.connect(slot)
        actions["pause"].toggled.connect(self._pause)
        call_deals_hands(actions, self._rules.hidden)
        call_next(actions, "game")
        self._apply_look()

    # -- GamePort ------------------------------------------------------------------------------

    def widget(self) -> QWidget:
        """Return the page itself."""
        return self

    def start(self, code: str = "") -> None:
        """Deal: what *code* names, or a new deal as the settings of the game say."""
        settings = self._services.settings.game(self.game_id)
        if code:
            try:
                game_id, setup = read_code(code)
            except DealCodeError as error:  # the window reads codes before it comes here
                log.warning("start: %s", error)
                setup, game_id = None, ""
            if setup is not None and game_id == self.game_id:
                self._lay(coded_deal(self.game_id, setup, settings), opening=True)
                return
        self._lay(self._books.new(), opening=True)

    def resume(self) -> bool:
        """Go on with the saved game; ``False`` if there is none that can be used."""
        deal = self._books.load()
        if deal is not None:
            self._lay(deal, opening=False)
        return deal is not None

    def leave(self) -> None:
        """Stop everything; the game is saved already."""
        self._advice.drop()
        if self._director is not None:
            self._director.close()
        self.stage.timeline.drop()
        for key, slot in self._slots.items():
            self._actions[key].triggered.disconnect(slot)
        self._slots.clear()
        self._actions["pause"].setChecked(False)
        self._actions["pause"].toggled.disconnect(self._pause)

    def in_progress(self) -> bool:
        """Return whether a new game would lose something."""
        return self.deal is not None and self.deal.in_progress

    def match_open(self) -> bool:
        """Return whether a match is being played to which the deal on the table belongs."""
        return self.deal is not None and self._books.match_open(self.deal)

    def over(self) -> bool:
        """Return whether the deal on the table has its result."""
        return self.deal is not None and self.deal.over

    def deal_code(self) -> str:
        """Return the code of the deal on the table."""
        return self.deal.code if self.deal is not None else ""

    def transcript(self) -> str:
        """Return the game's record, for a problem report."""
        return self.deal.text() if self.deal is not None else ""

    def log_lines(self) -> list[str]:
        """Return the log of the game so far, in the present language."""
        if self.runner is None or self.deal is None:
            return []
        lines = self.runner.log_lines(self.deal.session, Seat(0))
        return lines if self.sheet is None else [*lines, self.sheet.focus_name()]

    def choices(self) -> list[TextChoice]:
        """Return what the player can do now."""
        if self.runner is None:
            return []
        if self.sheet is not None:
            shown = (self._actions[key] for key, _ in SHEET_BUTTONS)
            return [TextChoice(action.iconText(), action.trigger) for action in shown]
        return [TextChoice(choice.name, choice.perform, choice.group) for choice in self.runner.table.choices()]

    def settings_changed(self, key: str) -> None:
        """Take a changed setting at once: pace, animation, table look, level."""
        if key == f"game/{self.game_id}":
            self._take_level()
            self._take_preferences()
        else:
            self._apply_look()

    def retranslate(self) -> None:
        """Make every text anew."""
        if self.runner is not None:
            self.runner.table.retranslate()
        self.stage.retranslate()
        if self.sheet is not None:
            self._show_sheet()
        self.card.clear()
        self.choices_changed.emit()

    # -- a deal on the table -------------------------------------------------------------------

    def _lay(self, deal: Deal, opening: bool) -> None:
        """Put a deal on the table and get it going."""
        if self._director is not None:
            self._director.close()
        self._advice.drop()
        self._dismiss_sheet()
        self.card.clear()
        self.review_bar.close()
        self.deal = deal
        seats = deal.seats()
        runner = self.runner or self._make_runner(deal)
        director = Director(
            deal.session,
            runner,
            deal.humans,
            {info.seat: self._player(info.level or "") for info in seats if not info.human},
            changed=self._save,
        )
        self._director = director
        runner.table.offer = director.offer
        runner.table.code = deal.code
        runner.table.counted = self._books.counted(deal)
        runner.table.match = self._books.begin(deal)
        runner.table.reseat(seats, deal.session.setup.dealer)
        self._save()
        director.start(opening)
        self._update_actions()

    def _make_runner(self, deal: Deal) -> TableRunner:
        """Set up the table; it serves every deal that follows."""
        if not self.isVisible():  # the window is about to be shown: everything is to be painted for its size
            self.view.resize(self.size())
            self.view.settle()
        make: Callable[..., GameTable[Any, Any]] = CATALOGUE[self.game_id].part("table", "TABLE")
        table = make(self.stage, self._actions, deal.seats(), deal.session.setup.dealer)
        table.rule_asked = self.rule_asked.emit
        table.prefer = self._prefer
        table.take_preferences(self._preferences(table))
        self.stage.keys = self._key
        self.stage.resized.connect(self._arrange)  # after the table, which places itself
        Foresight(self.stage, table.soon)
        runner = self.runner = TableRunner(table, self._rules, self._words, self)
        runner.said.connect(self.said)
        runner.choices_changed.connect(self.choices_changed)
        runner.choices_changed.connect(self._update_actions)
        runner.over.connect(self._ended)
        return runner

    def _key(self, event: QKeyEvent) -> bool:
        """Give a key to what is in front."""
        if self.review_bar.isVisible():
            return self.review_bar.key(event)
        if event.key() == Qt.Key.Key_Escape and self.card.isVisible():
            self.card.clear()
            return True
        if self.sheet is not None:
            return self.sheet.fresh and event.key() in ACTING  # meant for the table: it shall not start another deal
        return self.runner is not None and self.runner.table.key(event)

    def _player(self, level: str) -> AiPlayer:
        return AiPlayer(
            self._services.thinker,
            self.game_id,
            level,
            lambda: self._services.settings.get(keys.AI_PACE),
            lambda: CATALOGUE[self.game_id].part("ai", "AI"),
            lambda key: self.notice.emit(key, ""),
            self,
        )

    def _save(self) -> None:
        if self.deal is not None:
            self._books.save(self.deal)

    # -- the end -------------------------------------------------------------------------------

    def _ended(self, view: Any, result: DealResult) -> None:
        deal = self.deal
        if deal is None or self._director is None:
            return
        self._books.finish(deal, result)
        self._show_sheet()
        self._update_actions()

    def _show_sheet(self) -> None:
        if self.deal is None or self.runner is None:
            return
        session = self.deal.session
        result = self._rules.result(session.state)
        if result is None:
            return
        table = self.runner.table
        table.match = self._books.after(self.deal)
        content = table.result(self._rules.view(session.state, Seat(0)), result)
        table.match = self._books.before(self.deal)  # the table goes on showing this deal
        if self.sheet is not None:
            self.sheet.show_content(content)
        else:
            from cardtable.scene.widgets.sheet import ResultSheet  # not before there is a result

            self.sheet = ResultSheet(self.stage, content, [(self._actions[key], icon) for key, icon in SHEET_BUTTONS])
            self.said.emit(self.sheet.focus_name())
            self.choices_changed.emit()

    def _dismiss_sheet(self) -> None:
        if self.sheet is not None:
            self.sheet.dismiss()
            self.sheet = None
            self.choices_changed.emit()

    # -- commands ------------------------------------------------------------------------------

    def _commands(self) -> dict[str, Callable[[], object]]:
        return {
            "undo": self._undo,
            "redo": self._redo,
            "hint": self._hint,
            "why": self._why,
            "skip": self._skip,
            "repeat": self._repeat,
            "review": self._review,
        }

    def _run(self, function: Callable[[], object], _checked: bool = False) -> None:
        function()
        self._update_actions()

    def _undo(self) -> None:
        self._back(lambda director: director.undo())

    def _redo(self) -> None:
        self._back(lambda director: director.redo())

    def _back(self, step: Callable[[Director[Any, Any, Any]], bool]) -> None:
        if self._director is None or self.deal is None:
            return
        practice = self.deal.session.practice
        self._dismiss_sheet()
        self.card.clear()
        if step(self._director) and self.deal.session.practice and not practice:
            self.notice.emit("practice", "")
        self._tell_counted()

    def _tell_counted(self) -> None:
        if self.deal is not None and self.runner is not None:
            self.runner.table.match = self._books.before(self.deal)
            self.runner.table.take_counted(self._books.counted(self.deal))

    def _repeat(self) -> None:
        """Begin the same deal again: a running one is wound back, so that nothing is lost."""
        if self.deal is None or self._director is None:
            return
        if self.deal.over or self._director.mode is Mode.REVIEW:
            self._lay(self.deal.again(), opening=True)
        elif self.deal.session.actions:
            self._director.review(0)
            self._director.play_from_review()
            self._tell_counted()

    def _skip(self) -> None:
        self.stage.timeline.skip()

    def _pause(self, on: bool) -> None:
        timeline = self.stage.timeline
        (timeline.pause if on else timeline.resume)()

    def _hint(self) -> None:
        if self._director is not None and self.runner is not None:
            self._advice.ask(self._director, self.runner.table)

    def _last_explained(self) -> int | None:
        """Return the number of the last action whose reason is known."""
        return max(self._director.reasons, default=None) if self._director is not None else None

    def _why(self) -> None:
        """Say why the last action of a program was chosen."""
        ply = self._last_explained()
        if ply is None or self._director is None or self.runner is None or self.deal is None:
            return
        seat = self.deal.session.actions[ply][0]
        text = self._words.hint(self._director.reasons[ply])
        self.card.show_hint(
            text, self.runner.table.seat_area(seat), title=translate("GamePage", "Why the AI played that")
        )

    # -- review --------------------------------------------------------------------------------

    def _review(self) -> None:
        """Look through the game from its start, without changing it."""
        if self.runner is None or self.deal is None or not self.deal.session.actions:
            return
        self._dismiss_sheet()
        self.card.clear()
        self._advice.drop()
        self.review_bar.open(len(self.deal.session.actions), self.runner.table.review_area)
        self.review_to(0)

    def review_to(self, ply: int) -> None:
        """Show the position before action number *ply*."""
        if self._director is not None:
            self._director.review(ply)
            self.review_bar.mark(self._director.review_ply)
            self._update_actions()

    def leave_review(self) -> None:
        """Go back to the present position, or to the result."""
        self.review_bar.close()
        if self._director is not None:
            self._director.leave_review()
        self._update_actions()

    def play_from_review(self) -> None:
        """Take the reviewed position as the present one."""
        self.review_bar.close()
        if self._director is not None and self.deal is not None:
            if self.deal.over and self._director.review_ply < len(self.deal.session.actions):
                self.deal.identity = secrets.token_hex(8)  # another game from here on
                self.deal.in_match = False
                self.deal.session.practice = True  # with hindsight: not counted
            self._director.play_from_review()
            self._tell_counted()
        self._update_actions()

    # -- options and states --------------------------------------------------------------------

    def _take_level(self) -> None:
        """Let a changed difficulty count from the next AI turn on; other changes wait for the next deal."""
        deal, director, runner = self.deal, self._director, self.runner
        old, self._level = self._level, self._services.settings.game(self.game_id).level
        if self._level == old or deal is None or director is None or runner is None:
            return  # another setting has changed
        if deal.over or deal.level in ("", self._level):
            return
        deal.with_level(self._level)
        for player in director.others.values():
            if isinstance(player, AiPlayer):
                player.level = Level(self._level)
        runner.table.reseat(deal.seats(), deal.session.setup.dealer)
        self._save()

    def _prefer(self, key: str, value: str) -> None:
        """Remember what the player prefers at this table."""
        settings = self._services.settings
        settings.set_game(self.game_id, settings.game(self.game_id).with_preference(key, value))

    def _take_preferences(self) -> None:
        if self.runner is not None:
            self.runner.table.take_preferences(self._preferences(self.runner.table))

    def _preferences(self, table: GameTable[Any, Any]) -> dict[str, str]:
        kept = self._services.settings.game(self.game_id)
        return {option.key: kept.preference(option) for option in table.preferences}

    def _apply_look(self) -> None:
        get = self._services.settings.get
        self.stage.timeline.speed = SPEEDS[get(keys.ANIMATION)]
        self.stage.timeline.reduced_motion = self._services.settings.reduced_motion()
        self.stage.set_text_floor(TEXT_FLOORS[get(keys.TEXT_SIZE)])
        self.stage.set_look(Look(get(keys.CONTRAST), get(keys.GRAIN), get(keys.TEMPERATURE)))

    def _arrange(self) -> None:
        if self.card.isVisible():
            self._why()  # beside the plate, wherever that is now
        self.review_bar.arrange()

    def _update_actions(self) -> None:
        director, deal = self._director, self.deal
        if director is None or deal is None:
            return
        reviewing = director.mode is Mode.REVIEW
        self._actions["hint"].setProperty(REASON, translate("GamePage", "not your turn"))  # said while it is off
        if self._rules.target is not None:
            call_next(self._actions, "hand" if deal.over and (self.match_open() or not deal.in_match) else "match")
        for key, on in {
            "undo": director.can_undo(),
            "redo": director.can_redo(),
            "hint": director.human_to_act() is not None,
            "why": not reviewing and self._last_explained() is not None,
            "skip": self.stage.timeline.busy,
            "pause": not reviewing and not deal.over,
            "review": bool(deal.session.actions) and not reviewing,
            "repeat": bool(deal.session.actions),
        }.items():
            self._actions[key].setEnabled(on)
