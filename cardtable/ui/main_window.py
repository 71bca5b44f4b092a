"""The window: home and game pages in a stack, commands, notices, and sheets over all of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QCloseEvent, QGuiApplication, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QMainWindow, QStackedWidget, QWidget

from cardtable.games import CATALOGUE
from cardtable.ui import actions as commands
from cardtable.ui import settings as keys
from cardtable.ui import theme
from cardtable.ui.game_port import GamePort, TextChoice
from cardtable.ui.menu import Menus
from cardtable.ui.notices import NoticeBar
from cardtable.ui.opening import Opener
from cardtable.ui.preparing import prepare
from cardtable.ui.saved import saved_game
from cardtable.ui.services import Services
from cardtable.ui.sheet import Sheet
from cardtable.ui.side_panel import SidePanel
from cardtable.ui.window_place import SMALLEST, keep_place, restore_place

if TYPE_CHECKING:
    from cardtable.ui.deal import Loss
    from cardtable.ui.home_page import HomePage

MakeGamePage: TypeAlias = Callable[[Services, Mapping[str, QAction], str], GamePort]


class MainWindow(QMainWindow):
    """Owns the actions and decides which page is shown.  Knows no game by name.

    The home page is made when it is first wanted, at the latest when the window is shown without a game.
    """

    painted = Signal()  # once: the first picture is on the screen

    def __init__(self, services: Services, make_game_page: MakeGamePage) -> None:
        super().__init__()
        self.services = services
        self._make_game_page = make_game_page
        self.game: GamePort | None = None
        self.setMinimumSize(SMALLEST)
        self.commands = commands.make_actions(self)
        for action in self.commands.values():
            self.addAction(action)  # keys work without a visible menu bar
        commands.set_in_game(self.commands, False)
        self.menus = Menus(self, services.settings, self.commands)
        self.stack = QStackedWidget()
        self._home: HomePage | None = None
        self._painted = False
        middle = QWidget()
        row = QHBoxLayout(middle)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.stack, 1)
        self.setCentralWidget(middle)
        close_side = partial(self.commands["log"].setChecked, False)
        self.side = SidePanel(self, row, services.settings, self._log_lines, self._choices, close_side)
        self.notices = NoticeBar(self, services.settings)
        self.opener = Opener(self)
        self._connect()
        restore_place(self, services.settings)
        if services.settings.get(keys.FULL_SCREEN):
            self.commands["full_screen"].setChecked(True)
        self.retranslate()
        self.commands["log"].setChecked(services.settings.get(keys.TEXT_PANEL))

    @property
    def home(self) -> HomePage:
        """The page of all games."""
        if self._home is None:
            from cardtable.ui.home_page import HomePage

            home = self._home = HomePage(self.services, self.commands)
            home.play_asked.connect(self.play)
            home.new_asked.connect(self.start_from_home)
            home.painted.connect(self._first_picture)
            home.surveyed.connect(self._home_surveyed)
            self.stack.addWidget(home)
            home.retranslate()
            home.enter()
        return self._home

    # -- the first picture ---------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        if self.stack.currentWidget() is None:
            self.stack.setCurrentWidget(self.home)
            self.side.fill()
            self.side.take_focus()
        super().showEvent(event)

    def _first_picture(self) -> None:
        if not self._painted:
            self._painted = True
            self.painted.emit()

    def prepare(self) -> None:
        """Do, bit by bit while nobody wants anything, what a click on Play would else wait for."""
        prepare(self, self._game_in_hand())

    # -- pages ---------------------------------------------------------------------------------

    def play(self, game_id: str, resume: bool = True, code: str = "", record: str = "") -> None:
        """Show a game: the saved deal, the one that a code names or a record holds, or a new one."""
        page = self._page(game_id)
        commands.set_in_game(self.commands, True)
        in_words = self.side.has_focus()
        self.stack.setCurrentWidget(page.widget())
        if not self.isVisible():  # it gets its place with the window, but is to be laid for that size now
            page.widget().resize(self.size())
        page.widget().setFocus(Qt.FocusReason.OtherFocusReason)
        if code or not (resume and page.resume(record)):
            page.start(code)
        self._title()
        self.side.fill()
        if in_words:  # who plays in words goes on so
            self.side.take_focus()

    def show_home(self) -> None:
        """Leave the game, which stays saved, and show all games."""
        in_words = self.side.has_focus()
        self.leave_game()
        self.home.enter()
        self.stack.setCurrentWidget(self.home)
        self.home.setFocus(Qt.FocusReason.OtherFocusReason)
        self._title()
        self.side.fill()
        if in_words:
            self.side.take_focus()

    def _home_surveyed(self) -> None:
        if self.game is None:
            self.side.fill()

    def ask_new(self) -> None:
        """Start a new game; ask first if one would be lost."""
        if self.game is not None:
            self._unless_lost(self.game.start)

    def start_from_home(self, game_id: str) -> None:
        """Start a new game from the home page; ask first if a saved one would be lost."""
        if self.home.has_saved(game_id):
            self.ask_loss(lambda: self.play(game_id, resume=False), saved_game(self.services.saves, game_id).loss)
        else:
            self.play(game_id, resume=False)

    def _page(self, game_id: str) -> GamePort:
        if self.game is not None and self.game.game_id == game_id:
            return self.game
        self.leave_game()
        page = self._make_game_page(self.services, self.commands, game_id)
        page.notice.connect(self.notices.tell)
        page.rule_asked.connect(self.show_rules)
        page.new_asked.connect(self.ask_new)
        page.home_asked.connect(self.show_home)
        page.said.connect(self.side.add_line)
        page.log_changed.connect(self.side.fill_log)
        page.shown.connect(self._first_picture)
        page.choices_changed.connect(self.side.fill_choices)
        self.stack.addWidget(page.widget())
        self.game = page
        return page

    def leave_game(self) -> None:
        """Take the game off the table; it stays saved."""
        commands.set_in_game(self.commands, False)
        if self.game is not None:
            self.game.leave()
            self.stack.removeWidget(self.game.widget())
            self.game.widget().deleteLater()
            self.game = None

    def _unless_lost(self, go_on: Callable[[], object], match: bool = False) -> None:
        """Go on, but ask first if a game in progress would be lost, or a *match*."""
        if match or (self.game is not None and self.game.in_progress()):
            from cardtable.ui.deal import Loss

            self.ask_loss(go_on, Loss.MATCH if match or self.game is None else self.game.loss())
        else:
            go_on()

    def ask_loss(self, go_on: Callable[[], object], loss: Loss, keep: Callable[[], object] | None = None) -> None:
        """Ask whether a game in progress may be lost, and go on if so; *keep* goes on with it, if it is not here."""
        from cardtable.ui.confirm import ask_loss

        ask_loss(self, self.services.settings, loss, go_on, keep)

    # -- commands ------------------------------------------------------------------------------

    def _connect(self) -> None:
        settings = self.services.settings
        settings.changed.connect(self._setting_changed)
        settings.unwritable.connect(self.notices.tell)
        self.services.statistics.unwritable.connect(self.notices.tell)
        self.services.language.changed.connect(self.retranslate)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._dress)
        run: dict[str, Callable[[], object]] = {
            "new": self.ask_new,
            "home": self.show_home,
            "quit": self.close,
            "menu": self.menus.open,
            "copy_code": self.copy_code,
            "rules": self.show_rules,
            "options": self.show_options,
            "look": self.show_look,
            "statistics": self.show_statistics,
            "about": self.show_about,
            "report": self.copy_report,
            "open": self.opener.ask_code,
            "continue": lambda: self.home.continue_latest(),
        }
        for key, function in run.items():
            self.commands[key].triggered.connect(lambda _=False, f=function: f())
        self.commands["full_screen"].toggled.connect(self._set_full_screen)
        self.commands["log"].toggled.connect(self._show_side)

    def copy_code(self) -> None:
        """Put the deal's code on the clipboard."""
        if self.game is not None:
            code = self.game.deal_code()
            QApplication.clipboard().setText(code)
            self.notices.tell("code-copied", code)

    def copy_report(self) -> None:
        """Put version, system and the game's record on the clipboard."""
        from cardtable.ui.report import problem_report

        transcript = self.game.transcript() if self.game is not None else ""
        QApplication.clipboard().setText(problem_report(self.services, transcript))
        self.notices.tell("report-copied")

    def show_rules(self, rule: str = "", game_id: str = "") -> None:
        """Open the rules of the game in hand, at a paragraph if one is named ("R6")."""
        from cardtable.ui.rules_page import RulesSheet

        self.close_sheets()
        RulesSheet(self, self.services, game_id or self._game_in_hand(), rule).open_over()

    def show_options(self, game_id: str = "") -> None:
        """Open the options beside the table."""
        from cardtable.ui.options_dialog import OptionsSheet

        self.close_sheets()
        sheet = OptionsSheet(self, self.services, game_id or self._game_in_hand())
        sheet.deal_asked.connect(self.change_deal)
        sheet.code_asked.connect(self.opener.ask_code)
        sheet.open_over()

    def show_look(self) -> None:
        """Open the look of the table over its corner."""
        from cardtable.ui.look_sheet import LookSheet

        self.close_sheets()
        LookSheet(self, self.services.settings).open_over()

    def change_deal(self, game_id: str, wanted: keys.GameSettings) -> None:
        """Take settings that need a new deal; ask first if the game on the table would be lost."""

        from cardtable.ui.bookkeeper import match_runs

        settings = self.services.settings
        here = self.game is not None and self.game.game_id == game_id
        left = not here and wanted.seats != settings.game(game_id).seats and match_runs(self.services, game_id)

        def go_on() -> None:
            settings.set_game(game_id, wanted)
            if here and self.game is not None:
                self.game.start()
            elif left:
                self.play(game_id, resume=False)

        self._unless_lost(go_on, left or (here and self.game is not None and self.game.match_open()))

    def show_statistics(self) -> None:
        """Open the statistics."""
        from cardtable.ui.statistics_page import StatisticsSheet

        self.close_sheets()
        StatisticsSheet(self, self.services).open_over()

    def show_about(self) -> None:
        """Open the page about the program."""
        from cardtable.ui.about import AboutSheet

        self.close_sheets()
        sheet = AboutSheet(self, self.services)
        sheet.report_asked.connect(self.copy_report)
        sheet.open_over()

    def _game_in_hand(self) -> str:
        return self.game.game_id if self.game is not None else self.home.current_game()

    def close_sheets(self) -> None:
        """Put away whatever lies over the page."""
        for sheet in self.findChildren(Sheet):
            if sheet.isVisible():
                sheet.reject()

    # -- the game in words ---------------------------------------------------------------------

    def _show_side(self, on: bool) -> None:
        self.services.settings.set(keys.TEXT_PANEL, on)
        if on:
            self.side.open()
        elif self.side.close() and (page := self.stack.currentWidget()) is not None:
            page.setFocus(Qt.FocusReason.OtherFocusReason)

    def _log_lines(self) -> list[str]:
        if self.stack.currentWidget() is None:  # the first page comes with the window
            return []
        return self.game.log_lines() if self.game is not None else [self.home.summary()]

    def _choices(self) -> list[TextChoice]:
        if self.stack.currentWidget() is None:
            return []
        return self.game.choices() if self.game is not None else self.home.choices()

    # -- language and settings -----------------------------------------------------------------

    def retranslate(self) -> None:
        """Make every text of the window anew."""
        commands.retranslate(self.commands)
        self.menus.retranslate()
        self.notices.retranslate()
        if self._home is not None:
            self._home.retranslate()
        if self.game is not None:
            self.game.retranslate()
        self.side.retranslate()
        for sheet in self.findChildren(Sheet):
            sheet.retranslate()
            sheet.dress()
        self._title()

    def _title(self) -> None:
        name = CATALOGUE[self.game.game_id].part("tile", "TILE").name if self.game is not None else ""
        self.setWindowTitle(f"{name} · Cardtable" if name else "Cardtable")

    def _setting_changed(self, key: str) -> None:
        if key == keys.LANGUAGE.key:
            self.services.language.set(self.services.settings.get(keys.LANGUAGE))
        elif key in (keys.APPEARANCE.key, keys.TEXT_SIZE.key):
            self._dress()
        if self._home is not None:
            self._home.settings_changed(key)
        if self.game is not None:
            self.game.settings_changed(key)

    def _dress(self) -> None:
        """Give sheets, panel and tips the present appearance and sizes."""
        theme.dress_tips(self.services.settings, self.size())
        for sheet in self.findChildren(Sheet):
            sheet.dress()
        self.side.dress()

    # -- the window ----------------------------------------------------------------------------

    def _set_full_screen(self, on: bool) -> None:
        state = self.windowState()
        full = Qt.WindowState.WindowFullScreen
        self.setWindowState(state | full if on else state & ~full)
        self.services.settings.set(keys.FULL_SCREEN, on)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        theme.dress_tips(self.services.settings, self.size())
        self.side.dress()

    def closeEvent(self, event: QCloseEvent) -> None:
        keep_place(self, self.services.settings)
        if self.game is not None:
            self.game.leave()
        super().closeEvent(event)
