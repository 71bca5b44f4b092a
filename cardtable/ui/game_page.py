"""A game on the table: joins record, director, players and scene, and obeys the window's commands."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cardtable.controllers.director import Director
from cardtable.controllers.players import AiPlayer
from cardtable.core.dealcode import DealCodeError
from cardtable.core.rules import DealResult
from cardtable.games import CATALOGUE, load_rules
from cardtable.scene.foresight import Foresight
from cardtable.scene.stage import Stage
from cardtable.scene.table import GameTable
from cardtable.scene.view import TableView
from cardtable.ui import settings as keys
from cardtable.ui.advice import Advice
from cardtable.ui.bookkeeper import Bookkeeper
from cardtable.ui.codes import read_code
from cardtable.ui.deal import Deal, Loss, coded_deal
from cardtable.ui.game_commands import GameCommands
from cardtable.ui.game_port import TextChoice
from cardtable.ui.laid_deal import LaidDeal
from cardtable.ui.pause_sign import PauseSign
from cardtable.ui.result import Result
from cardtable.ui.review import Review
from cardtable.ui.services import Services
from cardtable.ui.table_runner import TableRunner
from cardtable.ui.table_settings import give_preferences, keep_preference, set_up_stage
from cardtable.ui.why import WhyCard

if TYPE_CHECKING:
    from cardtable.scene.widgets.sheet import ResultSheet

log = logging.getLogger(__name__)

ACTING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class GamePage(QWidget):
    """Implements :class:`cardtable.ui.game_port.GamePort`."""

    notice = Signal(str, str)
    said = Signal(str)
    log_changed = Signal()
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
        self._level = services.settings.game(game_id).level  # as last seen in the settings
        self._books = Bookkeeper(services, game_id, self.notice.emit)
        self.advice = Advice(services.thinker, game_id, lambda key: self.notice.emit(key, ""))
        self._laid: LaidDeal | None = None
        self.runner: TableRunner | None = None
        self.stage = Stage(self, services.pictures)
        self.view = TableView(self.stage)
        self.why = WhyCard(self.stage, self._words)
        self.review = Review(self.stage, self._update_actions)
        self._result = Result(self.stage, actions, self.said.emit, self.choices_changed.emit)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.view)
        self.setFocusProxy(self.view)
        self.stage.shown.connect(self.shown)
        self.stage.timeline.busy_changed.connect(self._update_actions)
        run = {key: partial(self._run, function) for key, function in self._on_a_deal().items()}
        self._commands = GameCommands(actions, self._rules, run, self._pause)
        self._pause_sign = PauseSign(self.stage, actions)
        set_up_stage(self.stage, services.settings)

    @property
    def deal(self) -> Deal | None:
        """The record of what is on the table."""
        return self._laid.deal if self._laid is not None else None

    @property
    def sheet(self) -> ResultSheet | None:
        """The result, while it is shown."""
        return self._result.sheet

    # -- GamePort ------------------------------------------------------------------------------

    def widget(self) -> QWidget:
        """Return the page itself."""
        return self

    def start(self, code: str = "") -> None:
        """Deal: what *code* names, or a new deal as the settings of the game say."""
        self._books.drop(self.deal)
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

    def resume(self, record: str = "") -> bool:
        """Go on with the saved game, or with that of a record; ``False`` if there is none that can be used."""
        deal = self._books.load(record)
        if deal is not None:
            if record:
                self._books.drop(self.deal)
            self._lay(deal, opening=False)
        return deal is not None

    def leave(self) -> None:
        """Stop everything; the game is saved already."""
        self.advice.drop()
        if self._laid is not None:
            self._laid.director.close()
            if self._laid.deal.over:
                self._books.drop(self._laid.deal)  # its end may not have been seen yet
        self.stage.timeline.drop()
        self._commands.release()

    def in_progress(self) -> bool:
        """Return whether a new game would lose something."""
        return self.deal is not None and self.deal.in_progress

    def loss(self) -> Loss:
        """Return what a new game would lose."""
        return self.deal.loss if self.deal is not None else Loss.NOTHING

    def match_open(self) -> bool:
        """Return whether other players would end a match of several deals."""
        return self._laid is not None and self._laid.match_open

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
        """Return what has been seen of the deal on the table, in the present language."""
        lines = self.runner.log_lines() if self.runner is not None else []
        return lines if self.sheet is None else [*lines, self.sheet.focus_name()]

    def choices(self) -> list[TextChoice]:
        """Return what the player can do now."""
        if self.runner is None:
            return []
        if self.sheet is not None:
            return self._result.choices()
        return [TextChoice(choice.name, choice.perform, choice.group) for choice in self.runner.table.choices()]

    def settings_changed(self, key: str) -> None:
        """Take a changed setting at once: pace, animation, table look, level."""
        settings = self._services.settings
        if key != f"game/{self.game_id}":
            set_up_stage(self.stage, settings)
            return
        before, self._level = self._level, settings.game(self.game_id).level
        if self._laid is not None and self._level != before:  # else something that waits for the next deal
            self._laid.take_level(self._level)
        if self.runner is not None:
            give_preferences(self.runner.table, settings, self.game_id)

    def retranslate(self) -> None:
        """Make every text anew."""
        if self.runner is not None:
            self.runner.table.retranslate()
        self.stage.retranslate()
        if self._laid is not None and self.sheet is not None:
            self._result.show(self._laid)
        self.why.clear()
        self.choices_changed.emit()

    # -- a deal on the table -------------------------------------------------------------------

    def _lay(self, deal: Deal, opening: bool) -> None:
        """Put a deal on the table and get it going."""
        if self._laid is not None:
            self._laid.director.close()
        self.advice.drop()
        self._end_pause()
        self._result.dismiss()
        self.why.clear()
        self.review.close()
        runner = self.runner or self._make_runner(deal)
        director = Director(
            deal.session,
            runner,
            deal.humans,
            {info.seat: self._player(info.level or "") for info in deal.seats() if not info.human},
            changed=partial(self._changed, deal),
        )
        practised = partial(self.notice.emit, "practice", "")
        self._laid = LaidDeal(deal, director, runner.table, self._books, practised)
        self._laid.begin(opening)
        self._update_actions()

    def _make_runner(self, deal: Deal) -> TableRunner:
        """Set up the table; it serves every deal that follows."""
        if not self.isVisible():  # the window is about to be shown: everything is to be painted for its size
            self.view.resize(self.size())
            self.view.settle()
        make: Callable[..., GameTable[Any, Any]] = CATALOGUE[self.game_id].part("table", "TABLE")
        table = make(self.stage, self._actions, deal.seats(), deal.session.setup.dealer)
        table.rule_asked = self.rule_asked.emit
        table.prefer = partial(keep_preference, self._services.settings, self.game_id)
        give_preferences(table, self._services.settings, self.game_id)
        self.stage.keys = self._key
        self.stage.resized.connect(self._arrange)  # after the table, which places itself
        self.stage.shown.connect(Foresight(self.stage, table.soon).begin)
        runner = self.runner = TableRunner(table, self._rules, self._words, self)
        runner.said.connect(self.said)
        runner.retold.connect(self.log_changed)
        runner.choices_changed.connect(self.choices_changed)
        runner.choices_changed.connect(self._update_actions)
        runner.choices_changed.connect(self._follow_advice)
        runner.over.connect(self._ended)
        return runner

    def _key(self, event: QKeyEvent) -> bool:
        """Give a key to what is in front."""
        if self.review.bar.isVisible():
            return self.review.bar.key(event)
        if event.key() == Qt.Key.Key_Escape and self.why.shown:
            self.why.clear()
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

    def _ended(self, view: Any, result: DealResult) -> None:
        if self._laid is not None:
            self._books.finish(self._laid.deal, result)
            self._end_pause()
            self._update_actions()  # first: the panel names what the sheet offers by them
            self._result.show(self._laid)
            self._update_actions()

    def _arrange(self) -> None:
        if self._laid is not None and self.why.shown:
            self.why.show(self._laid)
        self.review.bar.arrange()

    # -- commands ------------------------------------------------------------------------------

    def _on_a_deal(self) -> dict[str, Callable[[LaidDeal], object]]:
        """Return what the commands do with the deal on the table."""
        return {
            "undo": partial(self._step, Director.undo),
            "redo": partial(self._step, Director.redo),
            "hint": lambda laid: self.advice.ask(laid.director, laid.table),
            "why": self.why.show,
            "skip": lambda laid: self.stage.timeline.skip(),
            "repeat": self._repeat,
            "review": self._look_back,
        }

    def _run(self, function: Callable[[LaidDeal], object]) -> None:
        if self._laid is not None:
            function(self._laid)
            self._update_actions()

    def _step(self, step: Callable[[Director[Any, Any, Any]], bool], laid: LaidDeal) -> None:
        self._result.dismiss()
        self.why.clear()
        laid.step(step)

    def _repeat(self, laid: LaidDeal) -> None:
        """Begin the same deal again: a running one is wound back, so that nothing is lost."""
        if laid.deal.over:
            self._books.drop(laid.deal)  # its end may not have been seen yet
            self._lay(laid.deal.again(), opening=True)
        elif laid.deal.session.actions:
            self.review.close()
            self.why.clear()
            laid.wind_back()

    def _look_back(self, laid: LaidDeal) -> None:
        """Look through the game from its start, without changing it."""
        if laid.deal.session.actions:
            self._end_pause()
            self._result.dismiss()
            self.why.clear()
            self.advice.drop()
            self.review.open(laid)

    def _changed(self, deal: Deal) -> None:
        """Something was done, or taken back."""
        deal.note_action()
        self._books.save(deal)
        self._follow_advice()

    def _follow_advice(self) -> None:
        if self._laid is not None:
            self.advice.follow(self._laid.director, self._laid.table)

    def _pause(self, on: bool) -> None:
        timeline = self.stage.timeline
        (timeline.pause if on else timeline.resume)()
        self._pause_sign.show(on)

    def _end_pause(self) -> None:
        """Let what comes now be seen: it is not what was paused."""
        self._actions["pause"].setChecked(False)

    def _update_actions(self) -> None:
        if self._laid is not None:
            self._commands.refresh(self._laid, self.stage.timeline.busy)
